"""The messages: one shape up, one shape down, JSON text frames over one WebSocket a table. docs/wire.md tells it in
words, with examples that the tests hold against these types.

A message down has only the fields that have something to say. What is the same for several connections is encoded
once: so nothing in `table`, `view` and `events` depends on anything but the viewpoint.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from petitfour.core.errors import PetitFourError
from petitfour.core.game import Outcome
from petitfour.server.acts import By, Clock, Phase, SeatKind, Spectators

VERSION = 1
LONGEST_UP = 4096  # bytes of a message up
LARGEST = 2**53 - 1  # whole numbers that JavaScript can hold
PICTURES = ("smile", "laugh", "wow", "sad", "think", "clap", "heart", "hurry")  # the reactions

Verb = Literal[
    "move", "sit", "stand", "ready", "start", "set_seat", "remove", "give_host", "look", "react", "let_bot", "back",
    "concede", "end", "abandon", "rematch", "hint", "belief", "resume",
]  # fmt: skip


class Refused(PetitFourError):
    """A wish that is not granted: an id for the client to render, for a move also the rule and what it would take."""

    def __init__(self, id: str, rule: str | None = None, needs: dict[str, str | int] | None = None) -> None:
        super().__init__(id if rule is None else f"{id} by {rule}")
        self.error = Error(id, rule, needs)


# --- up --------------------------------------------------------------------------------------------------------


class Up(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a client can say. Which of the other fields a verb needs: docs/wire.md."""

    id: Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]
    """Counts up on each connection; the answer names it in `re`."""
    do: Verb
    seat: Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)] | None = None
    at: Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)] | None = None
    """The number of the last entry that the client knew."""
    move: str | None = None
    thought: Annotated[int, msgspec.Meta(ge=0, le=LARGEST)] | None = None
    """Milliseconds between the turn being shown and the move, by the client's clock."""
    name: str | None = None
    key: str | None = None
    entropy: str | None = None
    to: Literal["open", "friend", "bot"] | None = None
    level: str | None = None
    picture: str | None = None
    agree: bool = True


# --- down ------------------------------------------------------------------------------------------------------


class Error(msgspec.Struct, frozen=True, omit_defaults=True):
    """`id` is one of the ids in docs/wire.md; the sentence is the client's to say."""

    id: str
    rule: str | None = None
    needs: dict[str, str | int] | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """One chair: who sits there, and whether they are here."""

    seat: int
    kind: Literal["open", "friend", "person", "bot", "emma"]
    name: str | None
    level: str | None
    ready: bool
    here: bool
    away: int | None
    """Milliseconds since the person's last connection closed; None for who is here, and for bots."""
    bot_holds: bool
    conceded: bool


class TableInfo(msgspec.Struct, frozen=True):
    """Everything about a table that everybody may know, but for the position itself."""

    id: str
    game: str
    rules: int
    players: int
    settings: dict[str, Any]
    listed: bool
    clock: Clock
    spectators: Spectators
    delay: int
    hints: bool
    fast: bool
    phase: Phase
    host: int | None
    """A seat; None for a host who stands."""
    seats: list[SeatInfo]
    watchers: int
    commitment: str
    entropies: list[str] | None
    """From the start on."""
    secret: str | None
    """Once it is over."""
    agreed: list[int]
    rounds: list[list[int]]
    """The scores after each round."""
    outcome: Outcome | None
    rematch: str | None
    after: str | None
    created: int


class ListedSeat(msgspec.Struct, frozen=True):
    kind: SeatKind
    name: str | None
    level: str | None


class ListedTable(msgspec.Struct, frozen=True):
    """Of a table in a list: what one wants to know before one opens it."""

    players: int
    settings: dict[str, Any]
    clock: Clock
    spectators: Spectators
    hints: bool
    fast: bool
    seats: list[ListedSeat]
    outcome: Outcome | None


class You(msgspec.Struct, frozen=True):
    """What a connection may do here."""

    seats: list[int]
    host: bool


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, as one viewpoint is told of it; `move` is None where it is hidden from them."""

    number: int
    seat: int
    move: str | None
    by: By
    fired: list[str] = []
    scores: list[int] | None = None
    """If they changed."""
    round: int | None = None
    """The round that ended with this move."""
    final: dict[str, Any] | None = None
    """The table as that round left it, as everybody sees it; where another round follows, for its deal clears all."""


class ClockInfo(msgspec.Struct, frozen=True):
    left: int
    """Milliseconds, when the message was sent."""
    running: bool


class Reaction(msgspec.Struct, frozen=True):
    seat: int
    picture: str


class Down(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything the server can say."""

    at: int
    """The number of the last entry."""
    re: int | None = None
    error: Error | None = None
    table: TableInfo | None = None
    you: You | None = None
    sees: int | msgspec.UnsetType | None = msgspec.field(default=msgspec.UNSET, name="as")
    """The seat whose eyes these are; None for what everybody sees. It comes with every view."""
    view: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET
    """The engine's view, whole; None before the start, and for those who may not watch."""
    events: list[Event] | None = None
    clocks: list[ClockInfo | None] | None = None
    reaction: Reaction | None = None
    answer: dict[str, Any] | None = None
    going: bool = False
    """The server is about to leave: connect again."""


encoder = msgspec.json.Encoder()
up_decoder: msgspec.json.Decoder[Up] = msgspec.json.Decoder(Up)


def read(data: bytes | str) -> Up:
    """A message up; Refused where it is none."""
    try:
        return up_decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("bad-message") from None
