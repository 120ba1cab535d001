"""A match: as data, while it is played, and played again."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from petitfour.core import fair
from petitfour.core.errors import BadRecord, PetitFourError
from petitfour.core.game import Game, Options
from petitfour.core.record.chance import Chance, Committed
from petitfour.core.state import DEALER, Move, State
from petitfour.core.view import Outcome

LONGEST_NAME = 80
JOINERS = "\u200c\u200d"  # the invisible characters that names and emoji are written with


class BadName(PetitFourError, ValueError):
    """A name that a record cannot hold."""


@dataclass(frozen=True, kw_only=True)
class Record:
    """A match. If it is finished, it has an outcome."""

    game: Game[Any]
    players: int
    options: Options
    names: tuple[str, ...]  # by seat
    chance: Chance
    moves: tuple[tuple[int, str], ...]  # the seat (or DEALER) and the text of each
    outcome: Outcome | None

    def start(self) -> State:
        state: State = self.game.start(self.players, self.options)
        return state


class Recorder:
    """A match that is played and recorded at the same time."""

    def __init__(
        self, game: Game[Any], players: int, options: Options | None, names: Sequence[str], chance: Chance = None
    ) -> None:
        self.state: State = game.start(players, options)
        if len(names) != self.state.seats:
            raise BadName(f"this table has {self.state.seats} seats, not {len(names)}")
        for name in names:
            check_name(name)
        if isinstance(chance, Committed) and len(chance.entropies) != players:
            raise fair.BadEntropy(f"{players} people play, and each adds an entropy; here are {len(chance.entropies)}")
        self.names = tuple(names)
        self.chance = chance
        self.rng = None if chance is None else chance.rng()
        self.moves: list[tuple[int, str]] = []

    def play(self, seat: int, move: Move) -> None:
        """Play a move of a seat, or a given move of the dealer."""
        text = self.state.text(seat, move) if self.state.is_legal(seat, move) else ""
        self.state.play(seat, move)  # raises the refusal of an illegal move
        self.moves.append((seat, text))

    def deal(self) -> None:
        """Draw the dealer's move from the chance of this match, and play it."""
        if self.rng is None:
            raise BadRecord(0, "this match has no source of chance: its deals must be given")
        self.play(DEALER, self.state.chance(self.rng))

    def record(self) -> Record:
        """Return the match so far. It has the secret only if the match is over."""
        outcome = self.state.outcome()
        chance = self.chance
        if outcome is None and isinstance(chance, Committed):
            chance = replace(chance, secret=None)
        return Record(
            game=self.state.game, players=self.state.players, options=self.state.options, names=self.names,
            chance=chance, moves=tuple(self.moves), outcome=outcome,
        )  # fmt: skip


def check_name(name: str) -> None:
    """Raise BadName for a name with control characters, invisible characters or blanks around it."""
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or name.strip() != name:
        raise BadName(f"a name is 1 to {LONGEST_NAME} characters with no blanks around it, not {name!r:.100}")
    for character in name:
        if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") and character not in JOINERS:
            raise BadName(f"a name cannot hold the character U+{ord(character):04X}")


# --- replaying and verifying ---------------------------------------------------------------------------------


def replay(record: Record) -> Iterator[tuple[State, int, str]]:
    """Yield each position with the next seat and its move. It is always the same state: clone what you keep."""
    state = record.start()
    for seat, text in record.moves:
        yield state, seat, text
        state.play_text(seat, text)


def last_position(record: Record) -> State:
    """Return the position at the end of a record."""
    state = record.start()
    for seat, text in record.moves:
        state.play_text(seat, text)
    return state


def verify(record: Record) -> int:
    """Draw every move of the dealer again from the chance of the record. Return their number.

    Raise BadRecord if a move differs, or if the secret or an entropy is not the one that was fixed before the match.
    """
    chance = record.chance
    if chance is None:
        raise BadRecord(0, "the record names neither a seed nor a commitment: no deal can be recomputed")
    if isinstance(chance, Committed):
        chance.check()
    rng = chance.rng()
    deals = 0
    for n, (state, seat, text) in enumerate(replay(record), 1):
        if seat == DEALER:
            deals += 1
            drawn = state.text(DEALER, state.chance(rng))
            if drawn != text:
                raise BadRecord(0, f"move {n}: the dealer played {text}, but the draw is {drawn}")
    return deals
