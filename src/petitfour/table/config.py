"""The durations and limits of a table. They come in as arguments, because this layer reads no settings and no clock."""

from __future__ import annotations

import msgspec

SECOND = 1000  # milliseconds
DAY = 24 * 3600 * SECOND


class TableConfig(msgspec.Struct, frozen=True):
    """Durations in milliseconds, and the limit on the length of a log.

    None of these affects the fold over a log: they decide which events are made, not what an event does.
    """

    away_ms: int = 30 * SECOND
    """After this absence the others may let a bot play for a person."""
    idle_ms: int = 180 * SECOND
    """The same for a connected person who does not move, at a table without a clock."""
    lag_ms: int = 500
    """Network delay that is given back, at most, for each move."""
    reveal_ms: int = 5 * SECOND
    """From the sealing of a table to its start, for seats that do not reveal their entropy."""
    pause_ms: int = 60 * SECOND
    """Longest pause after a round, at tables that make one."""
    pause_clock_ms: int = 20 * SECOND
    """The same at tables with a clock."""
    bot_ms: int = 5 * SECOND
    """How late a bot's move may be before any process makes it."""
    gathering_ms: int = DAY
    """A table that has not started is abandoned after this time without an event."""
    playing_ms: int = 60 * DAY
    """The same for a table that has started."""
    entries: int = 20_000
    """A match that is not over at this length of its log is ended."""
