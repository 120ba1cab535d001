"""Views as typed structs: what a seat, or the public side, sees of a position.

Each game has a subclass of `View` in `games/<name>/view.py`. Its JSON form is what clients and external bots receive.
"""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType


class Play(msgspec.Struct, frozen=True, gc=False):
    """A card on the table, and who played it."""

    seat: int
    card: str


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match. `winners` are indices into `scores`; `reason` is the id of a text."""

    scores: list[int]
    winners: list[int]
    reason: str


class LegalForm(msgspec.Struct, frozen=True):
    """How the legal moves are built if there are too many to list: a word, and a row of pegs. The view of a game with
    such moves has a field `legal_form`."""

    word: str
    pegs: int
    colours: list[str]
    repeats: bool


class Holders(msgspec.Struct, frozen=True):
    """Who can hold the unseen cards of one suit."""

    suit: str
    cards: list[str]
    """The unseen cards, lowest first."""
    seats: list[int | None]
    """The seats that can hold at least one of them; None: they may be where nobody plays them."""


class Common(NamedTuple):
    """The fields that all views share, in their order, as `Game.view` passes them to `Game.show`."""

    players: int
    seat: int | None
    round: int
    phase: Any
    to_act: list[int]
    scores: list[int]
    legal: list[str]
    outcome: Outcome | None


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """What every view has. A game's view adds its own fields; a field that does not apply is UNSET.

    A view also reads like a mapping of plain data: `view["hand"]` is the field as it is written in JSON.
    """

    players: int
    seat: int | None
    """Whose view this is; None: the public side."""
    round: int
    phase: str
    to_act: list[int]
    scores: list[int]
    legal: list[str]
    outcome: Outcome | None

    @property
    def game(self) -> str:
        return str(self.__struct_config__.tag)

    def plain(self) -> dict[str, Any]:
        """Return the view as plain data, as it is written in JSON."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def __getitem__(self, key: str) -> Any:
        if key == "game":
            return self.game
        fields = self.__struct_encode_fields__
        found = getattr(self, self.__struct_fields__[fields.index(key)]) if key in fields else UNSET
        if found is UNSET:
            raise KeyError(key)
        return msgspec.to_builtins(found)

    def get(self, key: str, default: Any = None) -> Any:
        try:
            return self[key]
        except KeyError:
            return default

    def keys(self) -> KeysView[str]:
        return self.plain().keys()

    def items(self) -> ItemsView[str, Any]:
        return self.plain().items()

    def __contains__(self, key: object) -> bool:
        return key in self.plain()

    def __iter__(self) -> Iterator[str]:
        return iter(self.plain())

    def __len__(self) -> int:
        return len(self.plain())


class Trick(msgspec.Struct, frozen=True):
    """A trick as an object; a game may say more about it."""

    cards: list[Play]


class Memory(msgspec.Struct, frozen=True):
    """What the memory aid of any game may show."""

    played: list[Play] | UnsetType = UNSET
    """The cards played in this round."""
    tricks: list[Trick] | UnsetType = UNSET
    """The completed tricks of this round."""
    holders: list[Holders] | UnsetType = UNSET


class TableView(View, frozen=True, tag="table"):
    """What a client can use of the view of any game: the fields whose names mean the same in all games.

    A game has those that it needs. A contract test compares their types.
    """

    teams: list[list[int]] | UnsetType | None = UNSET
    """The seats of each side, if partners share a score."""
    hand: list[str] | UnsetType = UNSET
    """The own cards."""
    cards: list[int] | UnsetType = UNSET
    """By seat: the number of cards in hand."""
    lead: str | UnsetType | None = UNSET
    """The suit that was led."""
    trick: list[Play] | UnsetType = UNSET
    """The trick on the table."""
    last_trick: list[Play] | Trick | UnsetType | None = UNSET
    """The trick just completed, while it is visible."""
    tricks: list[int] | UnsetType = UNSET
    """By seat: the tricks won in this round."""
    legal_form: LegalForm | UnsetType = UNSET
    """Instead of a long list in `legal`."""
    memory: Memory | UnsetType = UNSET
    """With the memory aid."""
