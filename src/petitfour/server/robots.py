"""The bots at the tables. They think off the event loop, and their moves come in by the same door as anybody's.

Nothing about a bot's move may be read off the clock: every decision of a level takes its place in the queue, and is
shown a fixed time after its turn came there, whether there was one legal move or forty. Between tables the queue is
fair: of each table one bot thinks at a time, first come, first served.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TypeVar

from petitfour.bots.bot import Budget, Decision
from petitfour.bots.hints import Hint, hint
from petitfour.bots.levels import Player, player
from petitfour.bots.review import Review, review
from petitfour.core.record import Record
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.server.acts import PLAYING
from petitfour.server.metrics import METRICS
from petitfour.server.room import Room, background, now_ms
from petitfour.server.table import Table
from petitfour.server.wire import Refused
from petitfour.server.wishes import robot_move

log = logging.getLogger("petitfour.robots")

T = TypeVar("T")

PACE = (0.9, 0.7)  # seconds before a bot's move is shown, and by how much at most they vary
FAST = 0.15  # seconds to think, and until the move is shown, at a fast table
ADVICE = Budget(worlds=400, seconds=1.0)
REVIEW_WORLDS = 100  # for each decision
STAND_IN = "medium"  # plays where a bot fails, and for people whose time is out


class Robots:
    def __init__(self, workers: int | None = None) -> None:
        workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool = ThreadPoolExecutor(workers, "bot")
        self.places = asyncio.Semaphore(workers)
        self.reviewing = ThreadPoolExecutor(1, "review")  # takes long, and no table waits for it
        self.thinking: dict[tuple[str, int], int] = {}  # (table, seat): the entry since which it has been its turn
        self.tables: dict[str, asyncio.Lock] = {}
        self.closed = False

    def close(self) -> None:
        self.closed = True
        for pool in (self.pool, self.reviewing):
            pool.shutdown(wait=False, cancel_futures=True)

    def busy(self, room: Room) -> bool:
        return any(table == room.id for table, _ in self.thinking)

    def consider(self, room: Room, now: int | None = None) -> None:
        """Sets every bot thinking whose turn it is; with the time of day also those who stand in for the late."""
        table = room.table
        seats = table.robots_to_act()
        if now is not None:
            seats += table.late_seats(now)
        for seat in seats:
            turn = table.changed[seat]
            if self.closed or self.thinking.get((room.id, seat)) == turn:
                continue
            self.thinking[room.id, seat] = turn
            background(self.play(room, seat, turn))

    async def play(self, room: Room, seat: int, turn: int) -> None:
        key = (room.id, seat)
        try:
            table = room.table
            assert table.state is not None
            stands_in = not table.seats[seat].by_bot
            level = STAND_IN if stands_in else table.seats[seat].level
            text = await self.decide(table, seat, level, 0.0 if stands_in else None)
            if not self.closed:
                await room.commit(lambda now: robot_move(now, seat, text, now_ms()))
        except Refused as error:  # somebody was quicker, or the store is away: then the table will be overdue
            log.info("table %s: the move of the bot in seat %d: %s", room.id, seat, error)
        finally:
            if self.thinking.get(key) == turn:
                del self.thinking[key]
            if not self.busy(room):
                self.tables.pop(room.id, None)

    async def decide(self, table: Table, seat: int, level: str, pace: float | None = None) -> str:
        """The text of a move, when it is time to show it. `pace` 0: at once."""
        state = table.state
        assert state is not None
        asked = perf_counter()
        if pace is None:
            pace = FAST if table.made.fast else PACE[0] + PACE[1] * secrets.randbelow(1000) / 1000
        who = player(level, table.made.game)
        if table.made.fast:
            who = hurried(who)
        world = state.clone()

        def think() -> tuple[str, float]:
            began = perf_counter()
            return move(world, seat, who), began

        text, began = await self.work(table.id, think)
        METRICS.bot_times.observe(perf_counter() - began)
        # Not before the pace, and not before the whole budget is over: a bot that is sure, or has no choice, waits.
        shown_at = max(asked + pace, began + (who.budget.seconds or 0.0)) if pace else asked
        if (wait := shown_at - perf_counter()) > 0:
            await asyncio.sleep(wait)
        return text

    async def work(self, table: str, job: Callable[[], T]) -> T:
        """Runs a job on a thread: one at a time of each table, and no more than there are threads."""
        async with self.tables.setdefault(table, asyncio.Lock()), self.places:
            return await asyncio.get_running_loop().run_in_executor(self.pool, job)

    async def advise(self, table: Table, seat: int) -> Hint:
        """The best moves of a seat and the reasons for them, from what it can know."""
        state = table.state
        if table.phase != PLAYING or state is None or seat not in table.to_act():
            raise Refused("not-your-turn")
        view, belief = state.view(seat), state.belief(seat)
        return await self.work(table.id, lambda: hint(view, belief, Rng(secrets.randbits(64)), ADVICE))

    async def review(self, match: Record, seat: int) -> Review:
        """What a seat did well and badly in a match that is over."""
        loop = asyncio.get_running_loop()
        rng = Rng(secrets.randbits(64))
        return await loop.run_in_executor(self.reviewing, lambda: review(match, seat, rng, REVIEW_WORLDS))


def hurried(who: Player) -> Player:
    seconds = FAST if who.budget.seconds is None else min(FAST, who.budget.seconds)
    return Player(who.name, who.bot, Budget(who.budget.worlds, seconds))


def decision(state: State, seat: int, who: Player) -> Decision:
    """A bot is given what a person would see and could know, never the state."""
    return who.bot.decide(state.view(seat), state.belief(seat), Rng(secrets.randbits(64)), who.budget)


def move(state: State, seat: int, who: Player) -> str:
    """A legal move whatever happens: nobody is stuck behind a bot that fails."""
    game = state.game.id
    for one in (who, player(STAND_IN, game)):
        try:
            text = decision(state, seat, one).move
            if state.why_not(seat, state.read(seat, text)) is None:
                return text
            log.error("the bot %s of %s played an illegal move", one.name, game)
        except Exception:
            log.exception("the bot %s of %s failed", one.name, game)
        METRICS.bot_failures += 1
    return state.text(seat, state.legal(seat)[0])
