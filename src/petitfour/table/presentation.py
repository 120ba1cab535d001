"""What a table shows to a viewpoint, as typed data. The server sends these structs unchanged.

A viewpoint is a seat, or None for the public side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from petitfour.core.facts import Fact
from petitfour.core.view import Outcome, View
from petitfour.table.clock import allowed, deadline, pause_ends
from petitfour.table.events import OVER, PLAYING, Branch, By, Clock, Moved, Phase, Spectators

if TYPE_CHECKING:
    from petitfour.table.table import Table

encoder = msgspec.json.Encoder()


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat: who holds it, and whether they are connected."""

    seat: int
    kind: Literal["open", "friend", "person", "bot", "emma"]
    name: str | None
    level: str | None
    ready: bool
    here: bool
    away: int | None
    """Milliseconds since the person's last connection closed; None for bots and for people who are connected."""
    bot_plays: bool
    conceded: bool
    same_as: int | None = None
    """The lowest seat of the same person if the person holds several seats; otherwise None."""
    muted: bool = False
    """The host has muted this person."""
    removed: bool = False
    """The host has removed this person from the match; a bot plays on."""


class PauseInfo(msgspec.Struct, frozen=True):
    """The pause after a round: whom the next deal waits for."""

    seats: list[int]
    """The people who have not continued."""
    longest: int
    """Milliseconds after which the next round is dealt in any case, counted from the end of the round."""


class TableInfo(msgspec.Struct, frozen=True):
    """All public information about a table except the position."""

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
    """The host's seat; None for a host without a seat."""
    seats: list[SeatInfo]
    watchers: int
    scheme: int
    """Version of the fair-deal protocol: docs/fair.md."""
    commitment: str
    pledges: list[str | None] | None
    """One for each seat once the table is sealed (scheme 2); None for a seat that pledged nothing."""
    entropies: list[str | None] | None
    """One for each seat once the match has started; None for a seat that revealed nothing (scheme 2)."""
    secret: str | None
    """Shown once the match is over."""
    agreed: list[int]
    """The seats that offer to end the match without a winner."""
    declined: int | None
    """The seat that declined the last such offer; None after a new offer."""
    pause: PauseInfo | None
    """Set between two rounds, at tables that pause."""
    pauses: bool
    """Whether the table pauses after each round."""
    takeback: bool
    """Whether moves may be taken back."""
    elsewhere: bool
    """The match was played on a player's device and imported: no server has watched it."""
    branch: Branch | None
    """Set if the match goes on from a moment of another one."""
    rounds: list[list[int]]
    """The scores after each round."""
    outcome: Outcome | None
    rematch: str | None
    after: str | None
    created: int


class ListedSeat(msgspec.Struct, frozen=True):
    """One seat of a table in a list. Lists of matches name Emma too."""

    kind: Literal["open", "friend", "person", "bot", "emma"]
    name: str | None
    level: str | None


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list: what a person wants to know before opening it."""

    players: int
    settings: dict[str, Any]
    clock: Clock
    spectators: Spectators
    hints: bool
    fast: bool
    seats: list[ListedSeat]
    outcome: Outcome | None
    elsewhere: bool = False
    """The match was played on a player's device and imported."""


class You(msgspec.Struct, frozen=True):
    """The rights of a connection at a table."""

    seats: list[int]
    host: bool


class PlayedMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as one viewpoint sees it. `move` is None if it is hidden from that viewpoint."""

    number: int
    seat: int
    move: str | None
    by: By
    triggered: list[str] = []
    scores: list[int] | None = None
    """The scores, if they changed."""
    round: int | None = None
    """The round that ended with this move."""
    final: View | None = None
    """The public view of the end of the round (`Game.round_end`), if another round follows: its deal clears the
    table."""
    facts: tuple[Fact, ...] = ()
    """What the move made visible to this viewpoint."""


class ClockInfo(msgspec.Struct, frozen=True):
    """The clock of a seat."""

    left: int
    """Milliseconds left when the message was sent."""
    running: bool


class RecentMove:
    """A recent move, with its text and its facts for each viewpoint: the public side first, then the seats."""

    __slots__ = ("by", "facts", "final", "number", "public", "round", "scores", "seat", "shown", "texts", "triggered")

    def __init__(self, number: int, moved: Moved, texts: tuple[str | None, ...]) -> None:
        self.number = number
        self.seat = moved.seat
        self.by = moved.by
        self.texts = texts
        self.triggered: list[str] = []
        self.scores: list[int] | None = None
        self.round: int | None = None
        self.final: View | None = None
        self.facts: tuple[tuple[Fact, ...], ...] = ((),) * len(texts)
        self.public = False  # all viewpoints see the same
        self.shown: PlayedMove | None = None  # what they see, once somebody has asked

    def seen_by(self, viewpoint: int | None) -> PlayedMove:
        """Return the move as this viewpoint sees it."""
        if self.shown is not None:
            return self.shown
        index = 0 if viewpoint is None else viewpoint + 1
        found = PlayedMove(
            self.number, self.seat, self.texts[index], self.by, self.triggered, self.scores, self.round, self.final,
            self.facts[index],
        )  # fmt: skip
        if self.public:
            self.shown = found
        return found


def clocks(table: Table, now: int) -> list[ClockInfo | None] | None:
    """Return the clocks of all seats, or None at a table without clocks."""
    if table.made.clock.kind == "none":
        return None
    return [clock_info(table, number, now) for number in range(len(table.seats))]


def clock_info(table: Table, number: int, now: int) -> ClockInfo | None:
    """Return the clock of one seat, or None if no person holds it."""
    seat = table.seats[number]
    if seat.config.kind != "person":
        return None
    limit = deadline(table, number)
    time = allowed(seat, table.made.clock)
    if limit is not None:
        return ClockInfo(min(max(0, limit - now), time), True)  # never more than allowed, even if `now` is too early
    return ClockInfo(time, False)


def info(table: Table, away: Mapping[int, int], watchers: int) -> TableInfo:
    """Return the present state of the table, for people who may watch.

    `away` maps the seats of absent people to the milliseconds since they left.
    """
    over = table.phase == OVER
    return base_info(
        table, [seat_info(table, number, away) for number in range(len(table.seats))],
        phase=table.phase, host=next(iter(table.seats_of(table.host)), None), watchers=watchers,
        secret=table.secret.hex() if over and table.secret is not None else None,
        agreed=sorted(table.agreed), declined=table.declined, pause=pause(table),
        rounds=table.rounds, outcome=table.outcome, rematch=table.rematch,
    )  # fmt: skip


def pause(table: Table) -> PauseInfo | None:
    """Return whom the next deal waits for, or None between two moves of a round."""
    seats = table.waits_for()
    return PauseInfo(seats, pause_ends(table) - table.paused_at) if seats else None


def info_at_start(table: Table) -> TableInfo:
    """Return the table as it was when the match started, for people who may not watch.

    It shows neither presence nor the course of the match. Names are the present ones, because a deleted name must not
    reappear.
    """
    seats = [seat_at_start(table, number) for number in range(len(table.seats))]
    return base_info(
        table, seats, phase=PLAYING, host=None, watchers=0, secret=None, agreed=[], declined=None, pause=None,
        rounds=[], outcome=None, rematch=None,
    )  # fmt: skip


def base_info(table: Table, seats: list[SeatInfo], **present: Any) -> TableInfo:
    """Combine what was set before the start with the given fields of the present."""
    made = table.made
    emma = range(made.players, table.chairs)
    seats += [SeatInfo(number, "emma", "Emma", None, True, True, None, False, False) for number in emma]
    return TableInfo(
        id=table.id, game=made.game, rules=made.rules, players=made.players, settings=made.settings,
        listed=made.listed, clock=made.clock, spectators=made.spectators, delay=made.delay, hints=made.hints,
        fast=made.fast, seats=seats, scheme=made.scheme, commitment=made.commitment,
        pledges=None if table.pledges is None else list(table.pledges),
        entropies=None if table.entropies is None else list(table.entropies), after=made.after,
        created=table.created, pauses=made.pause, takeback=made.takeback, elsewhere=made.elsewhere,
        branch=made.branch, **present,
    )  # fmt: skip


def seat_info(table: Table, number: int, away: Mapping[int, int]) -> SeatInfo:
    """Return the present state of a seat."""
    seat = table.seats[number]
    here = seat.config.kind in ("person", "bot") and number not in away
    muted = seat.person is not None and table.is_muted(seat.person)
    return msgspec.structs.replace(
        seat_at_start(table, number), ready=seat.ready, here=here, away=away.get(number), bot_plays=seat.bot_plays,
        conceded=seat.conceded, muted=muted, removed=seat.removed,
    )  # fmt: skip


def seat_at_start(table: Table, number: int) -> SeatInfo:
    """Return a seat as it was when the match started."""
    config = table.seats[number].config
    kind = "bot" if config.remote else config.kind
    level = "remote" if config.remote else config.level
    theirs = table.seats_of(config.person) if config.person else []
    same_as = theirs[0] if len(theirs) > 1 else None
    return SeatInfo(number, kind, config.name, level, True, True, None, False, False, same_as)


def listing(table: Table) -> ListedTable:
    """Return what lists show of the table. The store keeps it, so that lists need not read the log."""
    made = table.made
    configs = [seat.config for seat in table.seats]
    return ListedTable(
        players=made.players, settings=made.settings, clock=made.clock, spectators=made.spectators,
        hints=made.hints, fast=made.fast, outcome=table.outcome, elsewhere=made.elsewhere,
        seats=[ListedSeat("bot" if one.remote else one.kind, one.name, one.level) for one in configs],
    )  # fmt: skip
