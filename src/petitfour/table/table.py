"""A table: the fold over its log of events. It is pure and synchronous, without stores, sockets or the time of day.

`Table.add` applies the next entry of the log, by transitions.py. `Table.after` returns the table as it will be and the
entries that lead there, so that a caller can store them before anybody sees the result. commands/ decides who may do
what. presentation.py shows the table to each viewpoint.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Self

import msgspec

from petitfour.core import fair
from petitfour.core.game import Game, Options
from petitfour.core.state import DEALER, Move, State
from petitfour.core.view import Outcome, View
from petitfour.table import clock, presentation, summary, transitions
from petitfour.table.config import SECOND, TableConfig
from petitfour.table.errors import BadLog
from petitfour.table.events import (
    GATHERING,
    OVER,
    PLAYING,
    AnyEvent,
    Checked,
    Closed,
    Created,
    Entry,
    Moved,
    Phase,
    named,
    pseudonym,
)
from petitfour.table.presentation import ClockInfo, PlayedMove, RecentMove, TableInfo, encoder
from petitfour.table.seats import Seat
from petitfour.table.summary import Row

MEMORY = 40  # recent moves kept for people who reconnect; more than can be on show
NOBODY: Mapping[int, int] = {}
DEFAULTS = TableConfig()


class Table:
    """The state of a table, built from the entries of its log in order. Dealing also needs the table's secret."""

    made: Created
    game: Game[Any]
    options: Options
    chairs: int

    def __init__(self, id: str, secret: bytes | None = None, config: TableConfig = DEFAULTS) -> None:
        self.id = id
        self.config = config
        self.secret = secret
        self.number = 0  # of the last entry
        self.at = 0  # the time of the last entry
        self.created = 0
        self.phase: Phase = GATHERING
        self.seats: list[Seat] = []
        self.host = ""
        self.state: State | None = None  # a position is never changed, only replaced
        self.public: tuple[State, View] | None = None  # a position and its public view; see `view`
        self.stream: fair.Stream | None = None
        self.entropies: tuple[str | None, ...] | None = None
        self.pledges: tuple[str | None, ...] | None = None  # set when the table is sealed
        self.sealed_at = 0
        self.revealed: dict[int, str] = {}
        self.agreed: frozenset[int] = frozenset()
        self.declined: int | None = None  # the seat that declined the last offer to end the match
        self.muted: frozenset[str] = frozenset()  # pseudonyms of people
        self.blocked: frozenset[str] = frozenset()
        self.started = 0  # the number of the entry that started the match
        self.ended = 0  # when the match ended
        self.first: int | None = None  # the seat that dealt or started first
        self.paused_at = 0  # when the last round ended, if the next deal waits for people
        self.continued: frozenset[int] = frozenset()  # seats that have seen its result
        self.rounds: list[list[int]] = []
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        self.about = msgspec.Raw(b"{}")  # for lists of tables
        self.relisted = 0  # the number of the entry that last changed what lists show; moves do not
        self.named: dict[str, None] = {}  # all people that the log names
        self.roster: list[tuple[str, int]] = []  # the same people with their seats; see summary.py
        self.changed: list[int] = []  # for each seat, the entry that last changed its legal moves
        self.recent: deque[RecentMove] = deque(maxlen=MEMORY)
        self.clocks_from = 0  # turns that began before this time count from here; see `Registry.open`

    @classmethod
    def fold(cls, id: str, entries: Iterable[Entry], secret: bytes | None = None) -> Self:
        """Build a table from its log."""
        table = cls(id, secret)
        for entry in entries:
            table.add(entry)
        return table

    def add(self, entry: Entry, checked: Checked | None = None) -> None:
        """Apply the next entry of the log. `checked`: its move was just checked at this table."""
        if entry.number != self.number + 1:
            raise BadLog(f"table {self.id}: entry {entry.number} where {self.number + 1} should be")
        self.number = entry.number
        self.at = max(self.at, entry.at)
        phase = self.phase
        transitions.apply(self, entry.event, checked)
        if type(entry.event) is not Moved or self.phase != phase:
            self.relisted = self.number
            self.about = msgspec.Raw(encoder.encode(presentation.listing(self)))
            self.named = self.named | dict.fromkeys(person for person in named(entry.event) if person)
            self.roster = summary.roster(self)

    # --- the table after an event ----------------------------------------------------------------------

    def after(self, events: Iterable[AnyEvent], now: int) -> tuple[Self, list[Entry]]:
        """Return the table after these events, and the entries that lead there. This table is not changed.

        The entries are the events, the automatic moves that follow (the dealer's and Emma's), and the end of a table
        whose log has become too long.
        """
        table, entries = self.with_events(events, now)
        while table.phase == PLAYING and table.state is not None and is_automatic(table.state, table.made.players):
            if table.waits_for():
                break
            move = table.automatic_move(table.state)
            entries.append(Entry(table.number + 1, table.at, move))
            table.add(entries[-1], move.checked)
        if table.number >= table.config.entries and table.phase != OVER:
            entries.append(Entry(table.number + 1, table.at, Closed("too-long")))
            table.add(entries[-1])
        return table, entries

    def with_events(self, events: Iterable[AnyEvent], now: int) -> tuple[Self, list[Entry]]:
        """Return the table after these events alone, without automatic moves: for imported matches."""
        table = self.copy()
        entries: list[Entry] = []
        for event in events:
            entries.append(Entry(table.number + 1, max(now, self.at), event))
            checked = event.checked if type(event) is Moved else None
            table.add(entries[-1], checked if checked is not None and checked.number == table.number else None)
        return table, entries

    def copy(self) -> Self:
        """Return a table that can be changed. Both share what transitions replace and never change in place: all but
        the seats and the list of recent moves."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.seats = [copy(seat) for seat in self.seats]
        other.recent = self.recent.copy()
        return other

    def automatic_move(self, state: State) -> Moved:
        """Return the next move of the dealer or of Emma. A deal advances the stream of this table."""
        (seat,) = state.to_act()
        move = self.deal(state) if seat == DEALER else state.legal(seat)[0]
        return Moved(seat, state.text(seat, move), "table").with_check(Checked(self.number, move))

    def deal(self, state: State) -> Move:
        """Draw the next deal from the stream of this table."""
        if self.stream is None:
            raise BadLog(f"table {self.id}: its secret is not known here")
        self.stream = self.stream.copy()
        return state.chance(self.stream)

    # --- sealing ----------------------------------------------------------------------------------

    @property
    def sealed(self) -> bool:
        """Whether seats and pledges are fixed and the match waits for the seats to reveal their entropies."""
        return self.phase == GATHERING and self.pledges is not None

    # --- seats and people ------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act() if self.state is not None and self.phase == PLAYING else ()

    def bots_to_act(self) -> list[int]:
        """Return the seats to act whose move a bot makes."""
        return [seat for seat in self.to_act() if 0 <= seat < len(self.seats) and self.seats[seat].by_bot]

    def waits_for(self) -> list[int]:
        """Return the seats for which the next deal waits: people who have not continued after the last round.

        Nobody waits for bots, for remote bots, or for people whose seats bots play.
        """
        if not self.paused_at or self.phase != PLAYING:
            return []
        people = (number for number, seat in enumerate(self.seats) if seat.person and not seat.by_bot)
        return [number for number in people if not self.seats[number].config.remote and number not in self.continued]

    def bots_alone(self) -> bool:
        """Whether bots play every seat. People who conceded or whose seats are held do not play."""
        return all(seat.by_bot for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        """Return everybody who has a seat."""
        return {seat.person for seat in self.seats if seat.person}

    def is_muted(self, person: str) -> bool:
        return bool(self.muted) and pseudonym(self.id, person) in self.muted

    def is_blocked(self, person: str) -> bool:
        return bool(self.blocked) and pseudonym(self.id, person) in self.blocked

    def may_watch(self, person: str, now: int) -> bool:
        """Whether this person may see the present. Players and the host always may. Others may before the start, after
        the end (plus the delay), and during the match if the table is public."""
        if self.state is None or self.made.spectators == "public":
            return True
        if self.phase == OVER and (self.made.spectators == "none" or now >= self.ended + SECOND * self.made.delay):
            return True
        return person == self.host or bool(self.seats_of(person))

    # --- what is shown ---------------------------------------------------------------------------------

    def view(self, viewpoint: int | None) -> View | None:
        """Return the position as this viewpoint sees it. Views of the same position share what is public."""
        state = self.state
        if state is None:
            return None
        if self.public is None or self.public[0] is not state:
            self.public = state, self.game.view(state, None, forms=True)
        public = self.public[1]
        return public if viewpoint is None else self.game.seat_view(state, viewpoint, public)

    def moves_since(self, viewpoint: int | None, after: int) -> list[PlayedMove]:
        """Return the moves since entry `after`, for a viewpoint that has been connected since then."""
        new = []
        for played in reversed(self.recent):
            if played.number <= after:
                break
            new.append(played.seen_by(viewpoint))
        return new[::-1]

    def moves_on_show(self, viewpoint: int | None, after: int = 0) -> list[PlayedMove]:
        """Return the moves since entry `after` that are still visible, for a viewpoint that (re)connects."""
        on_show = 0 if self.state is None else self.game.on_show(self.state)
        tail = list(self.recent)[len(self.recent) - min(on_show, len(self.recent)) :]
        return [played.seen_by(viewpoint) for played in tail if played.number > after]

    def clocks(self, now: int) -> list[ClockInfo | None] | None:
        return presentation.clocks(self, now)

    def info(self, away: Mapping[int, int] = NOBODY, watchers: int = 0) -> TableInfo:
        return presentation.info(self, away, watchers)

    def row(self) -> Row:
        return summary.row(self)

    def due(self) -> int | None:
        return clock.due(self)


def is_automatic(state: State, players: int) -> bool:
    """Whether the table makes the next move: the dealer's, or Emma's, who has only one (MC-32 to MC-36)."""
    actors = state.to_act()
    return actors == (DEALER,) or (len(actors) == 1 and actors[0] >= players)
