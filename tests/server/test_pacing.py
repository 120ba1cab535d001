"""The time of a bot's move does not depend on how long the bot thought."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from petitfour.bots import levels
from petitfour.bots.bot import Budget, Decision
from petitfour.core.rng import Rng
from petitfour.core.state import Belief
from petitfour.core.view import View
from petitfour.server.clock import Clock
from petitfour.server.config import Bots, Config, Limits, Timing
from petitfour.server.live.bot_runner import BotRunner
from petitfour.server.live.pacing import Release
from petitfour.server.live.work_queue import Kind, Work
from table.matches import Match


class LoopClock(Clock):
    """A clock that follows the time of the event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        super().__init__()

    def ticks(self) -> float:
        return self.loop.time()


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps to the next timer at once."""

    def __init__(self) -> None:
        loop = self
        self.now = 1000.0

        class Selector(selectors.DefaultSelector):
            def select(self, timeout: float | None = None) -> Any:
                loop.now += timeout or 0.0
                return super().select(0)

        super().__init__(Selector())

    def time(self) -> float:
        return self.now


def at_virtual_times(work: Callable[[VirtualLoop], Awaitable[float]]) -> float:
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(work(loop))
    finally:
        loop.close()


def shown_after(thinking: float, after: float = 0.2, grid: float = 0.05) -> float:
    """When a move is shown, from the begin of its turn, if its bot thinks for so long."""

    async def work(loop: VirtualLoop) -> float:
        began = loop.time()
        release = Release(LoopClock(loop), after, grid)
        await asyncio.sleep(thinking)
        await release.wait(loop.time())
        return loop.time() - began

    return at_virtual_times(work)


def test_a_move_is_shown_at_the_same_time_however_long_its_bot_thought() -> None:
    times = {shown_after(thinking) for thinking in (0.0, 0.0001, 0.0123, 0.1, 0.1987, 0.2)}
    assert len(times) == 1
    assert times.pop() == pytest.approx(0.2)


def test_a_move_that_is_late_is_shown_at_a_tick() -> None:
    for thinking, shown in ((0.201, 0.25), (0.249, 0.25), (0.251, 0.3), (0.487, 0.5)):
        assert shown_after(thinking) == pytest.approx(shown)


@pytest.mark.parametrize(("fast", "level"), [(True, "hard"), (False, "hard"), (True, "medium")])
def test_a_forced_move_and_a_free_one_are_released_at_the_same_time(
    fast: bool, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's work is replaced by a sleep: none for a forced move, the whole budget for a free one."""

    class Bot:
        def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
            return Decision(view["legal"][0])

    seconds = {"hard": 0.15, "medium": None}[level]
    monkeypatch.setitem(
        levels.LEVELS, level, lambda game: levels.SeatedBot(level, Bot(), Budget(worlds=1, seconds=seconds))
    )
    table = Match(players=2, fast=fast).fill().table
    (seat,) = table.to_act()

    def decided(thinking: float) -> float:
        async def work(loop: VirtualLoop) -> float:
            class Sleeper(Work):
                async def run(self, kind: Kind, owner: str, call: Callable[[], Any], alone: str | None = None) -> Any:
                    done = call()
                    await asyncio.sleep(thinking)
                    return done

            queue = Sleeper(1, Limits(), Timing())
            began = loop.time()
            config = Config("", bots=Bots(pace_more=0))
            await BotRunner(queue, LoopClock(loop), config).decide(table, seat, level)
            queue.close()
            return loop.time() - began

        return at_virtual_times(work)

    assert len({round(decided(thinking), 9) for thinking in (0.0, 0.0004, 0.07, seconds or 0.1)}) == 1
