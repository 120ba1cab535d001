"""A table: the fold over its log. Pure and synchronous; nothing here knows of stores, sockets or the time of day.

`add` takes the next entry and never refuses one: what is in the log has happened. Who may do what is asked before,
in wishes.py. `after` gives the table as it will be, and the entries that lead there, for somebody to store before
anything is told. What each viewpoint is shown is built up from the engine's `view` and `told`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self

import msgspec

from petitfour.core import fair
from petitfour.core.errors import PetitFourError
from petitfour.core.game import Game, Options, Outcome
from petitfour.core.record import Committed, Record, write
from petitfour.core.state import DEALER, State
from petitfour.games import GAMES
from petitfour.server.acts import (
    GATHERING,
    OVER,
    PLAYING,
    Abandoned,
    Agreed,
    AnyAct,
    CameBack,
    Conceded,
    Created,
    Entry,
    Forgotten,
    Held,
    HostGiven,
    Moved,
    Phase,
    Place,
    Readied,
    Rematched,
    Sat,
    SeatSet,
    Started,
    Stood,
    mark,
    named,
)
from petitfour.server.store import Row
from petitfour.server.wire import ClockInfo, Event, ListedSeat, ListedTable, SeatInfo, TableInfo, encoder

SECOND = 1000
DAY = 24 * 3600 * SECOND
GATHERING_KEPT = DAY  # a table at which nothing has happened for so long is abandoned
PLAYING_KEPT = 60 * DAY
ROBOT_PATIENCE = 5 * SECOND  # by how much a bot's move may be late before any process plays it
LATE_MOVES = 2  # after so many moves by the clock a bot holds the seat
LONGEST_LAG = 500  # of what the network cost, at most so much a move is given back
MEMORY = 40  # moves that a table can tell again to who comes back: more than can be on show
NOBODY: Mapping[int, int] = {}


class BadLog(PetitFourError):
    """A log that this program cannot go on with."""


class Seat:
    """One chair, as it is now."""

    __slots__ = ("bank", "conceded", "entropy", "held", "late", "place", "ready", "since")

    def __init__(self, place: Place) -> None:
        self.place = place
        self.ready = place.kind == "bot"
        self.entropy = ""
        self.held = False  # a bot plays for the person, until they come back
        self.conceded = False
        self.late = 0  # moves by the clock, one after the other
        self.bank = 0  # milliseconds
        self.since = 0  # when their turn began; 0 while it is not

    def copy(self) -> Seat:
        other = Seat(self.place)
        other.ready, other.entropy, other.held, other.conceded = self.ready, self.entropy, self.held, self.conceded
        other.late, other.bank, other.since = self.late, self.bank, self.since
        return other

    @property
    def person(self) -> str | None:
        return self.place.person

    @property
    def by_bot(self) -> bool:
        """Is the next move of this seat a bot's?"""
        return self.place.kind == "bot" or self.held or self.conceded

    @property
    def level(self) -> str:
        """Of the bot that plays here, also in a person's stead."""
        return self.place.level or "medium"


class Happening:
    """A move, with what each viewpoint is told of it: the spectators first, then the seats."""

    __slots__ = ("by", "final", "fired", "number", "round", "scores", "seat", "told")

    def __init__(self, number: int, moved: Moved, told: tuple[str | None, ...]) -> None:
        self.number = number
        self.seat = moved.seat
        self.by = moved.by
        self.told = told
        self.fired: list[str] = []
        self.scores: list[int] | None = None
        self.round: int | None = None
        self.final: dict[str, Any] | None = None

    def event(self, viewpoint: int | None) -> Event:
        told = self.told[0 if viewpoint is None else viewpoint + 1]
        return Event(self.number, self.seat, told, self.by, self.fired, self.scores, self.round, self.final)


class Table:
    """Give it the entries of a log in order. With the secret of its deals it can also go on dealing."""

    made: Created
    game: Game[Any]
    options: Options
    chairs: int

    def __init__(self, id: str, secret: bytes | None = None) -> None:
        self.id = id
        self.secret = secret
        self.number = 0
        self.at = 0
        self.created = 0
        self.phase: Phase = GATHERING
        self.seats: list[Seat] = []
        self.host = ""
        self.state: State | None = None
        self.stream: fair.Stream | None = None
        self.entropies: tuple[str, ...] | None = None
        self.agreed: set[int] = set()
        self.first: int | None = None  # who really dealt or started first
        self.rounds: list[list[int]] = []
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        self.about = msgspec.Raw(b"{}")  # for lists of tables
        self.named: dict[str, None] = {}  # all people that the log names
        self.roster: list[tuple[str, int]] = []  # the same with their seats: a host who stands in -1, who left beyond
        self.changed: list[int] = []  # for each seat, the entry with which its legal moves last changed
        self.happenings: deque[Happening] = deque(maxlen=MEMORY)

    @classmethod
    def fold(cls, id: str, entries: Iterable[Entry], secret: bytes | None = None) -> Self:
        table = cls(id, secret)
        for entry in entries:
            table.add(entry)
        return table

    def add(self, entry: Entry) -> None:
        if entry.number != self.number + 1:
            raise BadLog(f"table {self.id}: entry {entry.number} where {self.number + 1} should be")
        self.number = entry.number
        self.at = max(self.at, entry.at)
        phase = self.phase
        FOLD[type(entry.act)](self, entry.act)
        if type(entry.act) is not Moved or self.phase != phase:
            self.about = msgspec.Raw(encoder.encode(self.listing()))
            self.named |= dict.fromkeys(person for person in named(entry.act) if person)
            self.roster = self.people_and_places()

    def people_and_places(self) -> list[tuple[str, int]]:
        """Who has left is found again too, should they want to be forgotten."""
        sitting = [(seat.person, number) for number, seat in enumerate(self.seats) if seat.person]
        seated = self.people()
        standing = [(self.host, -1)] if self.host and self.host not in seated else []
        gone = [person for person in self.named if person not in seated and person != self.host]
        return [*sitting, *standing, *[(person, -2 - place) for place, person in enumerate(gone)]]

    # --- before the start ------------------------------------------------------------------------------

    def on_created(self, act: Created) -> None:
        game = GAMES.get(act.game)
        if game is None or game.rules_version != act.rules:
            raise BadLog(f"table {self.id}: {act.game} by version {act.rules} of its rules is not known here")
        self.made = act
        self.game = game
        self.options = game.options(**act.settings)
        self.chairs = game.start(act.players, self.options).seats  # Emma's included
        self.created = self.at
        self.host = act.host
        self.seats = [Seat(place) for place in act.seats]

    def on_sat(self, act: Sat) -> None:
        self.seats[act.seat] = Seat(Place("person", act.name or None, person=act.person or None, outside=act.outside))
        self.find_host()

    def on_stood(self, act: Stood) -> None:
        self.seats[act.seat] = Seat(Place())
        self.find_host()

    def on_seat_set(self, act: SeatSet) -> None:
        self.seats[act.seat] = Seat(act.place)
        self.find_host()

    def on_readied(self, act: Readied) -> None:
        self.seats[act.seat].ready = True
        self.seats[act.seat].entropy = act.entropy

    def on_host_given(self, act: HostGiven) -> None:
        self.host = act.person

    def on_forgotten(self, act: Forgotten) -> None:
        for number in act.seats:
            seat = self.seats[number]
            seat.place = msgspec.structs.replace(seat.place, person=None, name=None)
        if act.host:
            self.host = ""
        self.named = {person: None for person in self.named if mark(self.id, person) != act.mark}
        self.find_host()

    def find_host(self) -> None:
        """A table whose host is forgotten goes to whoever sits first."""
        if not self.host:
            self.host = next((seat.person for seat in self.seats if seat.person), "")

    # --- play ------------------------------------------------------------------------------------------

    def on_started(self, act: Started) -> None:
        self.phase = PLAYING
        self.entropies = act.entropies
        self.state = self.game.start(self.made.players, self.options)
        self.first = getattr(self.options, "first", None)
        self.changed = [self.number] * self.made.players
        if self.secret is not None:
            self.stream = fair.Stream(fair.combined_seed(self.secret, act.entropies))
        for seat in self.seats:
            seat.bank = SECOND * self.made.clock.seconds
        self.start_clocks(None)

    def on_moved(self, act: Moved) -> None:
        state = self.state
        assert state is not None
        move = state.read(act.seat, act.move)
        if act.seat == DEALER:
            self.catch_up(state, act.move)
            if isinstance(move, tuple) and state.phase_name() == "first":
                self.first = move[0]
        told = tuple([self.game.told(state, act.seat, move, to) for to in (None, *range(self.made.players))])
        happening = Happening(self.number, act, told)
        lists = self.legal_lists(state, act.seat)
        round, scores = state.round, state.scores()
        state.play(act.seat, move)
        happening.fired = state.rules_fired()
        after = state.scores()
        if after != scores:
            happening.scores = after
        if state.round != round or not state.to_act():
            happening.round = round
            self.rounds.append(after)
            if state.to_act():
                happening.final = self.view(None)
        self.happenings.append(happening)
        self.note_changes(state, act.seat, lists)
        if 0 <= act.seat < self.made.players:
            self.charge(self.seats[act.seat], act)
        self.start_clocks(act.seat)
        self.end(state.outcome())

    def catch_up(self, state: State, text: str) -> None:
        """The stream is drawn from as often as the dealer did: further deals are the same whoever goes on."""
        if self.stream is not None and state.text(DEALER, state.chance(self.stream)) != text:
            raise BadLog(f"table {self.id}: entry {self.number} is not the deal that its secret gives")

    def legal_lists(self, state: State, mover: int) -> dict[int, list[int]]:
        """Of the seats that act besides the mover: theirs may stay the same."""
        actors = state.to_act()
        if len(actors) == 1:
            return {}
        return {seat: state.legal(seat) for seat in actors if seat != mover}

    def note_changes(self, state: State, mover: int, before: dict[int, list[int]]) -> None:
        actors = state.to_act()
        for seat in range(self.made.players):
            same = seat != mover and (seat in actors) == (seat in before)
            if not same or (seat in before and state.legal(seat) != before[seat]):
                self.changed[seat] = self.number

    def on_held(self, act: Held) -> None:
        self.seats[act.seat].held = True
        self.start_clocks(None)
        self.end_if_agreed()

    def on_came_back(self, act: CameBack) -> None:
        seat = self.seats[act.seat]
        seat.held = False
        seat.late = 0
        seat.since = 0
        seat.bank = max(seat.bank, SECOND * self.made.clock.seconds // 10)  # who comes back gets some time to look
        self.start_clocks(None)

    # --- the end ---------------------------------------------------------------------------------------

    def on_conceded(self, act: Conceded) -> None:
        """A side is left while one of its seats has not conceded; people are left while one of them still plays."""
        state = self.state
        assert state is not None
        self.seats[act.seat].conceded = True
        left = {seat % state.sides for seat in range(state.seats) if not self.has_conceded(seat)}
        people = any(seat.person and not seat.conceded for seat in self.seats)
        if len(left) == 1 or not people:
            scores = state.scores()
            best = max(scores[side] for side in left)
            self.end(Outcome(scores, sorted(side for side in left if scores[side] == best), "conceded"))
        self.start_clocks(None)
        self.end_if_agreed()

    def has_conceded(self, seat: int) -> bool:
        return seat < self.made.players and self.seats[seat].conceded

    def on_agreed(self, act: Agreed) -> None:
        (self.agreed.add if act.yes else self.agreed.discard)(act.seat)
        self.end_if_agreed()

    def end_if_agreed(self) -> None:
        """All who still play themselves must agree; nobody wins."""
        still = [number for number, seat in enumerate(self.seats) if seat.person and not seat.by_bot]
        if self.agreed and self.state is not None and all(number in self.agreed for number in still):
            self.end(Outcome(self.state.scores(), [], "agreed"))

    def on_abandoned(self, act: Abandoned) -> None:
        scores = [] if self.state is None else self.state.scores()
        self.end(Outcome(scores, [], "abandoned"))

    def end(self, outcome: Outcome | None) -> None:
        if outcome is not None and self.phase != OVER:
            self.phase = OVER
            self.outcome = outcome

    def on_rematched(self, act: Rematched) -> None:
        self.rematch = act.table

    # --- clocks ----------------------------------------------------------------------------------------

    def start_clocks(self, mover: int | None) -> None:
        """A turn begins when a seat may act that could not before, or that has just acted."""
        actors = self.to_act()
        for number, seat in enumerate(self.seats):
            if number not in actors:
                seat.since = 0
            elif seat.since == 0 or number == mover:
                seat.since = self.at

    def charge(self, seat: Seat, act: Moved) -> None:
        if self.made.clock.kind == "bank" and act.by in ("person", "clock"):
            left = 0 if act.by == "clock" else max(0, seat.bank - act.spent)
            seat.bank = left + SECOND * self.made.clock.increment
        if act.by == "clock":
            seat.late += 1
            seat.held = seat.late >= LATE_MOVES
        elif act.by == "person":
            seat.late = 0

    def deadline(self, number: int) -> int | None:
        """When the time of a seat is out; None where no clock runs."""
        seat = self.seats[number]
        if self.made.clock.kind == "none" or seat.since == 0 or seat.by_bot or seat.place.kind != "person":
            return None
        return seat.since + (SECOND * self.made.clock.seconds if self.made.clock.kind == "move" else seat.bank)

    def spent(self, number: int, now: int, thought: int | None) -> int:
        """What a move made now takes from the clock. The client says how long the person thought; what goes beyond
        that is the network's, and is given back up to a limit."""
        passed = max(0, now - self.seats[number].since)
        return passed if thought is None else max(passed - LONGEST_LAG, min(passed, thought), 0)

    def late_seats(self, now: int) -> list[int]:
        """Whose time is out, network included."""
        if self.phase != PLAYING or self.made.clock.kind == "none":
            return []
        limits = ((number, self.deadline(number)) for number in range(len(self.seats)))
        return [number for number, limit in limits if limit is not None and now >= limit + LONGEST_LAG]

    def due(self) -> int | None:
        if self.phase == OVER:
            return self.at if self.state is None else None  # what never began need not be kept
        if self.phase == GATHERING:
            return self.at + GATHERING_KEPT
        due = self.at + (ROBOT_PATIENCE if self.robots_to_act() else PLAYING_KEPT)
        if self.made.clock.kind == "none":
            return due
        limits = (self.deadline(number) for number in range(len(self.seats)))
        return min([due, *[limit + LONGEST_LAG for limit in limits if limit is not None]])

    # --- what an act comes to --------------------------------------------------------------------------

    def after(self, acts: Iterable[AnyAct], now: int) -> tuple[Self, list[Entry]]:
        """The table after these acts, and the entries that lead there: the acts, and the moves that follow of their
        own accord, the dealer's and Emma's. This table stays as it is, until the entries are stored."""
        table, entries = self.exactly(acts, now)
        while table.phase == PLAYING and table.state is not None and table.is_automatic(table.state):
            entries.append(Entry(table.number + 1, table.at, table.automatic_move(table.state)))
            table.add(entries[-1])
        return table, entries

    def exactly(self, acts: Iterable[AnyAct], now: int) -> tuple[Self, list[Entry]]:
        """The same with nothing added: for matches that were played elsewhere."""
        table = self.copy()
        entries: list[Entry] = []
        for act in acts:
            entries.append(Entry(table.number + 1, max(now, self.at), act))
            table.add(entries[-1])
        return table, entries

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.seats = [seat.copy() for seat in self.seats]
        other.state = None if self.state is None else self.state.clone()
        other.stream = None if self.stream is None else self.stream.copy()
        other.agreed = self.agreed.copy()
        other.named = self.named.copy()
        other.rounds = self.rounds.copy()
        other.changed = self.changed.copy()
        other.happenings = self.happenings.copy()
        return other

    def automatic_move(self, state: State) -> Moved:
        (seat,) = state.to_act()
        if seat != DEALER:
            return Moved(seat, state.text(seat, state.legal(seat)[0]), "table")
        if self.stream is None:
            raise BadLog(f"table {self.id}: its secret is not known here")
        return Moved(DEALER, state.text(DEALER, state.chance(self.stream.copy())), "table")

    def is_automatic(self, state: State) -> bool:
        """The dealer's moves, and Emma's: her rules leave her one (MC-32 to MC-36)."""
        actors = state.to_act()
        return actors == (DEALER,) or (len(actors) == 1 and actors[0] >= self.made.players)

    # --- who is who ------------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act() if self.state is not None and self.phase == PLAYING else ()

    def robots_to_act(self) -> list[int]:
        return [seat for seat in self.to_act() if 0 <= seat < len(self.seats) and self.seats[seat].by_bot]

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def may_watch(self, person: str) -> bool:
        """What everybody sees, now: who sits at the table may always, others as it is set; before the start and after
        the end nothing is hidden."""
        if self.state is None or self.phase == OVER or self.made.spectators == "public":
            return True
        return person == self.host or bool(self.seats_of(person))

    # --- what is shown ---------------------------------------------------------------------------------

    def view(self, viewpoint: int | None) -> dict[str, Any] | None:
        return None if self.state is None else self.game.view(self.state, viewpoint, forms=True)

    def events(self, viewpoint: int | None, after: int) -> list[Event]:
        """What has happened since, for who was there all the time."""
        new = []
        for happening in reversed(self.happenings):
            if happening.number <= after:
                break
            new.append(happening.event(viewpoint))
        return new[::-1]

    def events_on_show(self, viewpoint: int | None, after: int = 0) -> list[Event]:
        """What somebody who comes (back) to the table may be told: only what still lies open."""
        on_show = 0 if self.state is None else self.game.on_show(self.state)
        tail = list(self.happenings)[len(self.happenings) - min(on_show, len(self.happenings)) :]
        return [happening.event(viewpoint) for happening in tail if happening.number > after]

    def clocks(self, now: int) -> list[ClockInfo | None] | None:
        """Nothing at a table without clocks."""
        if self.made.clock.kind == "none":
            return None
        return [self.clock(number, now) for number in range(len(self.seats))]

    def clock(self, number: int, now: int) -> ClockInfo | None:
        seat = self.seats[number]
        if seat.place.kind != "person":
            return None
        limit = self.deadline(number)
        if limit is not None:
            return ClockInfo(max(0, limit - now), True)
        return ClockInfo(SECOND * self.made.clock.seconds if self.made.clock.kind == "move" else seat.bank, False)

    def info(self, away: Mapping[int, int] = NOBODY, watchers: int = 0, watched: bool = True) -> TableInfo:
        """The same for everybody, but for the scores: those are for who may watch. `away` has the seats of people who
        are not here, and for how many milliseconds."""
        made = self.made
        over = self.phase == OVER
        seats = [self.seat_info(number, away) for number in range(len(self.seats))]
        emma = range(made.players, self.chairs)
        seats += [SeatInfo(number, "emma", "Emma", None, True, True, None, False, False) for number in emma]
        return TableInfo(
            id=self.id, game=made.game, rules=made.rules, players=made.players, settings=made.settings,
            listed=made.listed, clock=made.clock, spectators=made.spectators, delay=made.delay, hints=made.hints,
            fast=made.fast, phase=self.phase, host=next(iter(self.seats_of(self.host)), None), seats=seats,
            watchers=watchers, commitment=made.commitment,
            entropies=None if self.entropies is None else list(self.entropies),
            secret=self.secret.hex() if over and self.secret is not None else None,
            agreed=sorted(self.agreed), rounds=self.rounds if watched else [], outcome=self.outcome,
            rematch=self.rematch, after=made.after, created=self.created,
        )  # fmt: skip

    def seat_info(self, number: int, away: Mapping[int, int]) -> SeatInfo:
        seat = self.seats[number]
        place = seat.place
        kind = "bot" if place.outside else place.kind
        level = "outside" if place.outside else place.level
        here = place.kind in ("person", "bot") and number not in away
        return SeatInfo(
            number, kind, place.name, level, seat.ready, here, away.get(number), seat.held, seat.conceded
        )  # fmt: skip

    # --- for the store, the archive --------------------------------------------------------------------

    def row(self) -> Row:
        return Row(
            id=self.id, game=self.made.game, phase=self.phase, listed=self.made.listed, number=self.number,
            created=self.created, updated=self.at, due=self.due(),
            waiting_for=[seat for seat in self.to_act() if 0 <= seat < len(self.seats)],
            people=self.roster, about=self.about,
        )  # fmt: skip

    def listing(self) -> ListedTable:
        """What lists show, without reading the log."""
        made = self.made
        places = [self.seats[number].place for number in range(len(self.seats))]
        return ListedTable(
            players=made.players, settings=made.settings, clock=made.clock, spectators=made.spectators,
            hints=made.hints, fast=made.fast, outcome=self.outcome,
            seats=[ListedSeat("bot" if place.outside else place.kind, place.name, place.level) for place in places],
        )  # fmt: skip

    def names(self) -> tuple[str, ...]:
        """For a record: one a seat, Emma's included."""
        names = [seat.place.name or f"{seat.level} bot" for seat in self.seats]
        return (*names, *["Emma"] * (self.chairs - len(names)))


def record(table: Table, entries: Iterable[Entry]) -> Record:
    """The match of a table that is over, for the archive; without its secret if it was not played to its end."""
    assert table.state is not None
    assert table.entropies is not None
    outcome = table.state.outcome()
    moves = tuple((entry.act.seat, entry.act.move) for entry in entries if isinstance(entry.act, Moved))
    chance = Committed(table.made.commitment, table.entropies, None if outcome is None else table.secret)
    return Record(
        game=table.game, players=table.made.players, options=table.options, names=table.names(), chance=chance,
        moves=moves, outcome=outcome,
    )  # fmt: skip


def record_text(table: Table, found: Record) -> str:
    """The record as a file; how the table was set besides the game is a remark in it."""
    made = table.made
    if not made.host:  # it was played elsewhere
        return write(found)
    first, rest = write(found).split("\n", 1)
    how = {"clock": made.clock, "spectators": made.spectators, "delay": made.delay, "hints": made.hints,
           "fast": made.fast, "listed": made.listed}  # fmt: skip
    return f"{first}\n# table: {encoder.encode(how).decode()}\n{rest}"


FOLD: dict[type, Callable[[Table, Any], None]] = {
    Created: Table.on_created,
    Sat: Table.on_sat,
    Stood: Table.on_stood,
    SeatSet: Table.on_seat_set,
    Readied: Table.on_readied,
    HostGiven: Table.on_host_given,
    Started: Table.on_started,
    Moved: Table.on_moved,
    Held: Table.on_held,
    CameBack: Table.on_came_back,
    Conceded: Table.on_conceded,
    Agreed: Table.on_agreed,
    Abandoned: Table.on_abandoned,
    Rematched: Table.on_rematched,
    Forgotten: Table.on_forgotten,
}
