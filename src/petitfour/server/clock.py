"""The clock of a process: reads the time, sleeps and sets alarms. Everything that waits or reads the time gets one.

There are two times. Wall time is what the log stores and what processes share. Monotonic time measures how long
something took. The wall clock jumps when it is set, when time synchronisation corrects it, and when a machine wakes up
from sleep. The monotonic clock cannot jump. Tests pass a clock whose time they advance by hand.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from petitfour.server.config import Timing

DEFAULTS = Timing()


def now_ms() -> int:
    """Wall time in milliseconds since 1970, for code outside a server process."""
    return time.time_ns() // 1_000_000


class Alarm(Protocol):
    """A call that a clock makes later, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock:
    """Tells the time, waits, and notices jumps of the wall clock.

    A subclass for tests replaces `wall`, `ticks` and `call_at`; everything else follows from these.
    """

    def __init__(self, timing: Timing = DEFAULTS) -> None:
        self.jump_ms = int(1000 * timing.jump)
        self.settle_ms = int(1000 * timing.settle)
        self.jumped = 0
        """Wall time at the last jump that this process noticed, or 0."""
        self._started = self._since = self._last = (self.wall_ms(), self.ticks_ms())

    # --- reading and waiting ---------------------------------------------------------------------------

    def wall(self) -> float:
        """Return the seconds since 1970."""
        return time.time()

    def ticks(self) -> float:
        """Monotonic seconds; only differences are meaningful. May be called on any thread."""
        return time.monotonic()

    def call_at(self, ticks: float, call: Callable[[], object]) -> Alarm:
        """Call a function at a monotonic time, on the event loop."""
        loop = asyncio.get_running_loop()
        return loop.call_later(ticks - self.ticks(), call)

    def call_later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        """Call a function after some seconds, on the event loop."""
        return self.call_at(self.ticks() + seconds, call)

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds."""
        woken = asyncio.Event()
        alarm = self.call_later(seconds, woken.set)
        try:
            await woken.wait()
        finally:
            alarm.cancel()

    async def wait(self, event: asyncio.Event, until: float) -> None:
        """Wait until an event is set, but not longer than until a monotonic time. The event stays as it is."""
        woken = asyncio.get_running_loop().create_task(event.wait())
        alarm = self.call_at(until, woken.cancel)
        try:
            await asyncio.wait((woken,))
        finally:
            alarm.cancel()
            woken.cancel()

    def wall_ms(self) -> int:
        """Return the milliseconds since 1970."""
        return int(1000 * self.wall())

    def ticks_ms(self) -> int:
        """Monotonic milliseconds; only differences are meaningful."""
        return int(1000 * self.ticks())

    # --- jumps of the wall clock -----------------------------------------------------------------------

    def look(self) -> bool:
        """Compare the two clocks; True if the wall clock has jumped since the last call."""
        now = (self.wall_ms(), self.ticks_ms())
        jump = (now[0] - self._last[0]) - (now[1] - self._last[1])
        self._last = now
        if abs(jump) <= self.jump_ms:
            return False
        self._since = now
        self.jumped = now[0]
        return True

    @property
    def since(self) -> int:
        """Wall time from which this process can measure durations: its start, or the last jump."""
        return self._since[0]

    def settled(self) -> bool:
        """Whether the process has run for some minutes without a jump of the wall clock."""
        self.look()
        return self.ticks_ms() - self._since[1] >= self.settle_ms

    def earliest_ms(self) -> int:
        """Return the earliest possible wall time. Forward jumps since the start of this process are ignored."""
        wall, ticks = self._started
        return min(self.wall_ms(), wall + self.ticks_ms() - ticks)
