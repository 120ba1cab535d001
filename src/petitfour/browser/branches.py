"""Branches: the same position once more, played on from one seat with bots in the others.

Of a branch "as seen" the hidden cards are a sample of what the seat knew, so nothing is revealed. A branch "as was" has
the true position. It needs a match that is over, or one without other people.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from petitfour.core import fair
from petitfour.core.beliefs import read_belief
from petitfour.core.errors import BadSeat, BadSetting
from petitfour.core.game import Game, as_settings
from petitfour.core.record import Record
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, State
from petitfour.games import GAMES
from petitfour.table import checks
from petitfour.table.events import AnyEvent, Branch, Created, Entry, Moved, Placed, SeatConfig, Started
from petitfour.table.local import YOU
from petitfour.table.table import Table


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to play on from."""

    branch: Branch
    name: str
    """Of the person."""
    level: str
    """Of the bots."""
    strict: bool = False
    """No move may be taken back."""


class Origin(NamedTuple):
    """A match that can be branched: its settings and what has happened since its start."""

    game: Game[Any]
    players: int
    options: Any
    names: Sequence[str]
    events: Sequence[Placed | Moved]

    def state(self, number: int) -> State:
        """Return the position after some events."""
        state: State = self.game.start(self.players, self.options)
        for event in self.events[:number]:
            if type(event) is Placed:
                state = read_belief(event.known, GAMES).sample(Rng(event.seed))
            elif type(event) is Moved:
                state.play_text(event.seat, event.move)
        return state


def of_record(found: Record) -> Origin:
    """Return the match of a record."""
    events = [Moved(seat, move, "person") for seat, move in found.moves]
    return Origin(found.game, found.players, found.options, found.names, events)


def of_table(table: Table, entries: Iterable[Entry]) -> Origin:
    """Return the match of a table on this device."""
    events = [entry.event for entry in entries if isinstance(entry.event, Placed | Moved)]
    names = [seat.config.name or "" for seat in table.seats]
    return Origin(table.game, table.made.players, table.options, names, events)


def branch(origin: Origin, wish: Wish, secret: bytes, seed: int, now: int) -> list[Entry]:
    """Return the log of a table that goes on from a moment of a match. `seed` draws hidden cards."""
    at = wish.branch
    if not 0 <= at.number <= len(origin.events):
        raise BadSetting(f"the match has {len(origin.events)} moves, and no moment {at.number}")
    if not 0 <= at.seat < origin.players:
        raise BadSeat(f"no person sits in seat {at.seat}; people sit in 0 to {origin.players - 1}")
    state = origin.state(at.number)
    if not state.to_act():
        raise BadSetting("the match is over at this moment, so there is nothing to play on")
    events: list[AnyEvent] = [made(origin, wish, secret), Started((None,) * origin.players)]
    if at.kind == "as-seen":
        events.append(Placed(state.belief(at.seat).data(), seed))
    else:
        events += [taken_over(event, origin.players, at.seat) for event in origin.events[: at.number]]
    return [Entry(number, now, event) for number, event in enumerate(events, 1)]


def length(made: Created) -> int:
    """Return the number of entries with which a branch begins; these cannot be taken back. 0 for other tables."""
    if made.branch is None:
        return 0
    return 2 + (1 if made.branch.kind == "as-seen" else made.branch.number)


def made(origin: Origin, wish: Wish, secret: bytes) -> Created:
    """Return the first event of a branch: the person in one seat, bots with the names of the others."""
    seats = [SeatConfig("bot", name or None, wish.level) for name in origin.names[: origin.players]]
    seats[wish.branch.seat] = SeatConfig("person", checks.good_name(wish.name), person=YOU)
    return Created(
        game=origin.game.id, rules=origin.game.rules_version, players=origin.players,
        settings=as_settings(origin.options), seats=tuple(seats), host=YOU,
        commitment=fair.commitment(secret, fair.SCHEME), scheme=fair.SCHEME, takeback=not wish.strict,
        branch=wish.branch, pause=True,
    )  # fmt: skip


def taken_over(event: Placed | Moved, players: int, own: int) -> Placed | Moved:
    """Return what happened in the other match as an event of the branch."""
    if isinstance(event, Placed):
        return event
    table = event.seat == DEALER or event.seat >= players
    return Moved(event.seat, event.move, "table" if table else "person" if event.seat == own else "bot")
