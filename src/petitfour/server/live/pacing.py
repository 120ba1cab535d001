"""Decide when a bot's move is shown. The time must not reveal how long the bot thought or whether it had a choice."""

from __future__ import annotations

import asyncio
from math import ceil

from petitfour.server.clock import Clock


class Release:
    """The time at which a move is shown, fixed when the turn begins.

    The timer starts before the bot thinks, so thinking cannot shift it, not even by the rounding of a timer. A move
    that is ready later waits for the next tick of a coarse grid.
    """

    def __init__(self, clock: Clock, after: float, grid: float) -> None:
        self.clock = clock
        self.at = clock.ticks() + after
        self.grid = grid
        self.reached = asyncio.Event()
        clock.call_at(self.at, self.reached.set)

    async def wait(self, ready: float) -> None:
        """Return at the first tick at or after `ready`, a monotonic time."""
        await self.reached.wait()
        if ready > self.at:
            tick = asyncio.Event()
            self.clock.call_at(self.at + self.grid * ceil((ready - self.at) / self.grid), tick.set)
            await tick.wait()
