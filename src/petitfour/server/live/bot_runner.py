"""Let bots think and move. They think off the event loop, and their moves are committed like those of people.

The release time of a move is fixed when the turn begins (pacing.py). It does not depend on the number of legal moves,
so it reveals nothing about the hand. One bot of a table thinks at a time. In the queue (work_queue.py) the hosts of
tables take turns, and moves come before hints.

Where no person plays any more, bots think only while somebody is connected to the table in this process.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar, cast

from petitfour.bots.bot import Budget, Decision
from petitfour.bots.hints import Hint, hint
from petitfour.bots.levels import SeatedBot, player
from petitfour.bots.review import Review, review
from petitfour.core.record import Record
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.server.clock import Clock
from petitfour.server.config import Config
from petitfour.server.live.pacing import Release
from petitfour.server.live.room import Room
from petitfour.server.live.tasks import background
from petitfour.server.live.work_queue import Kind, Work
from petitfour.server.web.metrics import METRICS
from petitfour.table.clock import late_seats
from petitfour.table.commands.structs import BotMove
from petitfour.table.errors import Refused
from petitfour.table.events import PLAYING
from petitfour.table.table import Table

log = logging.getLogger("petitfour.bot_runner")

T = TypeVar("T")

STAND_IN = "medium"  # level that replaces bots that fail and people whose time has expired


class BotRunner:
    """Runs the bots, hints and reviews of one process."""

    def __init__(self, work: Work, clock: Clock, config: Config) -> None:
        self.work = work
        self.clock = clock
        self.config = config.bots
        self.most_advised = config.bounds.advised
        self.thinking: dict[tuple[str, int], int] = {}  # (table, seat): number of the entry with which the turn began
        self.advised: OrderedDict[tuple[str, str, int], int] = (
            OrderedDict()
        )  # (person, table, seat): entry of the last hint
        self.closed = False

    def close(self) -> None:
        """Commit no further moves, and refuse waiting work."""
        self.closed = True
        self.work.close()

    def busy(self, room: Room) -> bool:
        """Whether a bot of this room is thinking."""
        return any(table == room.id for table, _ in self.thinking)

    def consider(self, room: Room, now: int | None = None) -> None:
        """Start all bots that are to act. With `now`, also start stand-ins for people whose time has expired."""
        table = room.table
        seats = table.bots_to_act()
        if seats and not room.connections and table.bots_alone():
            seats = []
        if now is not None:
            seats += late_seats(table, now)
        for seat in seats:
            turn = table.changed[seat]
            if self.closed or self.thinking.get((room.id, seat)) == turn:
                continue
            self.thinking[room.id, seat] = turn
            background(self.play(room, seat, turn))

    def resume(self, room: Room) -> None:
        """Start the bots of a table where only bots play, after somebody has connected."""
        if room.table.bots_alone():
            self.consider(room)

    async def play(self, room: Room, seat: int, turn: int) -> None:
        """Choose and commit the move of one seat."""
        key = (room.id, seat)
        try:
            table = room.table
            assert table.state is not None
            stands_in = not table.seats[seat].by_bot
            level = STAND_IN if stands_in else table.seats[seat].level
            chosen = await self.decide(table, seat, level, stands_in)
            if await self.commit(room, BotMove(seat, turn, chosen), level):
                return
            chosen = await self.decide(table, seat, STAND_IN, stands_in=True)
            if not await self.commit(room, BotMove(seat, turn, chosen), STAND_IN):
                await self.commit(room, BotMove(seat, turn, table.state.legal(seat)[0]), "of last resort")
        except Refused as error:  # the position has changed, or the store is away; then the table becomes overdue
            log.info("table %s: the bot in seat %d could not move: %s", room.id, seat, error)
        finally:
            if self.thinking.get(key) == turn:
                del self.thinking[key]

    async def commit(self, room: Room, command: BotMove, level: str) -> bool:
        """Commit the move of a bot. Returns False if the rules refuse it; raises Refused for any other reason."""
        try:
            if not self.closed:
                await room.commit("", command, room.context())
        except Refused as refusal:
            if refusal.error.id != "refused":
                raise
            log.error("bot %s for %s chose an illegal move", level, room.table.game.id)
            METRICS.bot_failures += 1
            return False
        return True

    async def decide(self, table: Table, seat: int, level: str, stands_in: bool = False) -> int:
        """Return a move at the time when it may be shown."""
        state = table.state
        assert state is not None
        quick = stands_in or table.made.fast
        config, ticks = self.config, self.clock.ticks
        pace = config.fast if quick else config.pace + config.pace_more * secrets.randbelow(1000) / 1000
        who = player(level, table.made.game)
        timed = who.budget.seconds is not None  # a level without a time limit answers at once
        if table.made.fast:
            who = who.hurried(config.fast_think)
        release = self.release(table, pace, (who.budget.seconds or 0.0) if timed else 0.0)
        world = state.clone()

        def think() -> tuple[int, float]:
            began = ticks()
            return move(world, seat, who), began

        if stands_in:  # does not wait for other bots of its table
            chosen, began = await self.work.run(Kind.STAND_IN, table.id, think)
        else:
            chosen, began = await self.work.run(Kind.BOT, table.host or table.id, think, alone=table.id)
        ended = ticks()
        METRICS.bot_times.observe(ended - began)
        await release.wait(max(ended, began + (who.budget.seconds or 0.0)) if timed else ended)
        return chosen

    def release(self, table: Table, pace: float, seconds: float) -> Release:
        """Fix when a move is shown: after the pace, and after the time that all bots to act at the table may use.
        This depends only on public information. One tick is added for bots that exceed their time."""
        waiting = max(1, sum(1 for id, _ in self.thinking if id == table.id))
        grid = pace / self.config.ticks
        return Release(self.clock, max(pace, waiting * seconds + grid), grid)

    def check_hint(self, table: Table, seat: int, person: str) -> None:
        """Raise Refused unless the seat is to act and has had no hint in this position."""
        if table.phase != PLAYING or seat not in table.to_act():
            raise Refused("not-your-turn")
        if self.advised.get((person, table.id, seat)) == table.number:
            raise Refused("too-fast")

    async def advise(self, table: Table, seat: int, person: str) -> Hint:
        """Return the best moves of a seat with explanations, computed from its information set."""
        self.check_hint(table, seat, person)
        state, key = table.state, (person, table.id, seat)
        assert state is not None
        view, belief = state.view(seat), state.belief(seat)
        budget = Budget(worlds=self.config.hint_worlds, seconds=self.config.hint)
        found = await self.work.run(Kind.HINT, person, lambda: hint(view, belief, Rng(secrets.randbits(64)), budget))
        self.advised[key] = table.number
        self.advised.move_to_end(key)
        if len(self.advised) > self.most_advised:
            self.advised.popitem(last=False)
        return found

    async def review(self, person: str, load: Callable[[], Record], seat: int) -> Review:
        """Review the moves of a seat in a finished match; `load` makes its record. Stops if the caller is cancelled."""
        gone = threading.Event()
        rng, worlds = Rng(secrets.randbits(64)), self.config.review_worlds

        def while_awaited(decisions: Iterable[T]) -> Iterator[T]:
            for decision in decisions:
                if gone.is_set():
                    raise Refused("busy")
                yield decision

        try:
            return await self.work.run(Kind.REVIEW, person, lambda: review(load(), seat, rng, worlds, while_awaited))
        except asyncio.CancelledError:
            gone.set()
            raise


def decision(state: State, seat: int, who: SeatedBot) -> Decision:
    """Let a bot decide. It gets the view and the information set of its seat, never the state."""
    return who.bot.decide(state.view(seat), state.belief(seat), Rng(secrets.randbits(64)), who.budget)


def move(state: State, seat: int, who: SeatedBot) -> int:
    """Return the move of a bot. If it fails, the stand-in moves; if that fails, it is the first legal move.

    The table checks whether the move is legal.
    """
    game = state.game.id
    for one in (who, player(STAND_IN, game)):
        try:
            return cast(int, state.read(seat, decision(state, seat, one).move))
        except Exception:
            log.exception("bot %s for %s failed", one.name, game)
        METRICS.bot_failures += 1
    return state.legal(seat)[0]
