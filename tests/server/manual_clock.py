"""A clock that a test advances by hand, so that no test waits for time to pass."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from petitfour.server.clock import DEFAULTS, Alarm, Clock
from petitfour.server.config import Timing

TURNS = 5  # of the event loop after each alarm: enough for a woken task to go on and to set its next alarm


class ManualAlarm:
    """An alarm of a manual clock."""

    def __init__(self, at: float, call: Callable[[], object]) -> None:
        self.at = at
        self.call = call
        self.waits = True

    def cancel(self) -> None:
        self.waits = False


class ManualClock(Clock):
    """Starts at some wall time and stands still until the test advances it."""

    def __init__(self, timing: Timing = DEFAULTS, wall: float = 1_700_000_000.0) -> None:
        self._wall = wall
        self._ticks = 50.0
        self.alarms: list[ManualAlarm] = []
        super().__init__(timing)

    def wall(self) -> float:
        return self._wall

    def ticks(self) -> float:
        return self._ticks

    def call_at(self, ticks: float, call: Callable[[], object]) -> Alarm:
        alarm = ManualAlarm(ticks, call)
        self.alarms.append(alarm)
        if ticks <= self._ticks:
            asyncio.get_running_loop().call_soon(self.ring)
        return alarm

    def pass_(self, seconds: float) -> None:
        """Let time pass on both clocks. Alarms do not ring."""
        self._wall += seconds
        self._ticks += seconds

    def jump(self, seconds: float) -> None:
        """Set the wall clock. No time passes."""
        self._wall += seconds

    def ring(self) -> bool:
        """Ring the alarms whose time has come, the earliest first; False if there was none."""
        self.alarms = [alarm for alarm in self.alarms if alarm.waits]
        due = sorted((alarm for alarm in self.alarms if alarm.at <= self._ticks), key=lambda alarm: alarm.at)
        for alarm in due:
            if alarm.waits:
                alarm.waits = False
                alarm.call()
        return bool(due)

    @asynccontextmanager
    async def running(self, step: float = 0.1) -> AsyncIterator[None]:
        """Let time pass as fast as the machine can follow, `step` seconds in every turn, while the block waits."""

        async def run() -> None:
            while True:
                await self.advance(step)
                await asyncio.sleep(0.002)

        running = asyncio.create_task(run())
        try:
            yield
        finally:
            running.cancel()

    async def advance(self, seconds: float) -> None:
        """Let time pass, ring the alarms and let their tasks run until they wait for something else.

        An alarm that is set meanwhile counts from the new time: work that repeats is done once, as after a pause of the
        process.
        """
        self.pass_(seconds)
        while self.ring():
            for _ in range(TURNS):
                await asyncio.sleep(0)
