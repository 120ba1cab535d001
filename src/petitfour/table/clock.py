"""Time at a table: the clocks of the seats, and when deferred work is due.

All times are milliseconds. The present time is always an argument; durations come from `Table.config`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from petitfour.table.config import SECOND
from petitfour.table.events import GATHERING, OVER, PLAYING, Clock, Moved
from petitfour.table.seats import Seat

if TYPE_CHECKING:
    from petitfour.table.table import Table

LATE_MOVES = 2  # after this many consecutive late moves a bot holds the seat; a rule of the fold, so not a setting


def start_clocks(table: Table, mover: int | None, actors: tuple[int, ...]) -> None:
    """Start the clock of each seat that has just become able to act or has just acted; stop those of the others."""
    for number, seat in enumerate(table.seats):
        if number not in actors:
            seat.since = 0
        elif seat.since == 0 or number == mover:
            seat.since = table.at


def charge(seat: Seat, clock: Clock, event: Moved) -> None:
    """Take the time of a move from the seat's bank, and count consecutive late moves."""
    if clock.kind == "bank" and event.by in ("person", "clock"):
        left = 0 if event.by == "clock" else max(0, seat.bank - event.spent)
        seat.bank = left + SECOND * clock.increment
    if event.by == "clock":
        seat.late += 1
        seat.bot_plays = seat.late >= LATE_MOVES
    elif event.by == "person":
        seat.late = 0


def resume(seat: Seat, clock: Clock) -> None:
    """Reset the clock of a person who comes back, with at least a tenth of the initial time in the bank."""
    seat.late = 0
    seat.since = 0
    seat.bank = max(seat.bank, SECOND * clock.seconds // 10)


def turn_began(table: Table, number: int) -> int:
    """Return when the clock of a seat started to run."""
    return max(table.seats[number].since, table.clocks_from)


def allowed(seat: Seat, clock: Clock) -> int:
    """Return the time that a seat has for its next move."""
    return SECOND * clock.seconds if clock.kind == "move" else seat.bank


def deadline(table: Table, number: int) -> int | None:
    """Return when the time of a seat is up, or None if no clock runs there."""
    seat, clock = table.seats[number], table.made.clock
    if clock.kind == "none" or seat.since == 0 or seat.by_bot or seat.config.kind != "person":
        return None
    return turn_began(table, number) + allowed(seat, clock)


def spent(table: Table, number: int, now: int, thought: int | None) -> int:
    """Return the time that a move made now takes from the clock.

    `thought` is how long the person thought, as the client reports it. The rest is network delay. It is given back up
    to a limit.
    """
    passed = max(0, now - turn_began(table, number))
    return passed if thought is None else max(passed - table.config.lag_ms, min(passed, thought), 0)


def late_seats(table: Table, now: int) -> list[int]:
    """Return the seats whose time is up, network delay included."""
    if table.phase != PLAYING or table.made.clock.kind == "none":
        return []
    limits = ((number, deadline(table, number)) for number in range(len(table.seats)))
    return [number for number, limit in limits if limit is not None and now >= limit + table.config.lag_ms]


def pause_ends(table: Table) -> int:
    """Return when the pause after a round is over, even if somebody has not continued."""
    config = table.config
    return table.paused_at + (config.pause_ms if table.made.clock.kind == "none" else config.pause_clock_ms)


def unused_after(table: Table) -> int:
    """Return when a table that is not over counts as abandoned, if no event comes before."""
    return table.at + (table.config.gathering_ms if table.phase == GATHERING else table.config.playing_ms)


def due(table: Table) -> int | None:
    """Return when deferred work must run if no event comes before: a bot's move, a late move, a start, a cleanup."""
    config = table.config
    if table.phase == OVER:
        return table.at if table.state is None else None  # a match that never started is deleted at once
    if table.sealed:
        return table.sealed_at + config.reveal_ms
    if table.phase == GATHERING:
        return unused_after(table)
    if table.waits_for():
        return pause_ends(table)
    # A table of bots alone plays only while somebody watches; the spectator's process makes its moves.
    bots = table.bots_to_act() and not table.bots_alone()
    due = table.at + config.bot_ms if bots else unused_after(table)
    if table.made.clock.kind == "none":
        return due
    limits = (deadline(table, number) for number in range(len(table.seats)))
    return min([due, *[limit + config.lag_ms for limit in limits if limit is not None]])
