"""Periodic work of a process: overdue tables, missed news, idle rooms, expired tokens, presence elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from petitfour.server.live.room import Room
from petitfour.server.live.tasks import background
from petitfour.server.store.store import StoreUnavailable

if TYPE_CHECKING:
    from petitfour.server.live.registry import Registry

log = logging.getLogger("petitfour.sweep")


class Sweeper:
    """Runs the periodic work of one process."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.clock = registry.clock
        self.timing = registry.config.timing
        self.faults: set[str] = set()  # work that failed last time; already logged
        self.catching_up: set[str] = set()
        self.readers = asyncio.Semaphore(registry.config.bounds.readers)
        self.tokens_swept: int | None = None  # ticks of the last deletion of expired tokens
        self.presence_wanted: set[str] = set()
        self.presence_asked = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the periodic work."""
        self.tasks = [asyncio.create_task(work()) for work in (self.sweep_forever, self.ask_presence_forever)]

    def close(self) -> None:
        """Stop the periodic work."""
        for task in self.tasks:
            task.cancel()

    async def sweep_forever(self) -> None:
        """Sweep at a fixed interval."""
        while True:
            await self.clock.sleep(self.timing.sweep)
            await self.sweep()

    async def sweep(self) -> None:
        """Do all periodic work once. It waits for the store, but never for Redis."""
        if self.clock.look():
            log.warning("the wall clock jumped: nothing is deleted or abandoned for a while")
        await self.attempt("overdue tables", self.registry.schedule.run_overdue)
        await self.attempt("missed news", self.catch_up)
        await self.attempt("bots alone", self.wake_bots)
        await self.attempt("idle rooms", self.close_idle)
        await self.attempt("expired tokens", self.forget_expired)

    async def attempt(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do work that is repeated anyway. Log the first of several failures, and the next success."""
        try:
            await work()
        except StoreUnavailable as error:
            if what not in self.faults:
                log.warning("%s: waiting for the store: %s", what, error)
        except Exception:
            if what not in self.faults:
                log.exception("%s: failed, will be tried again", what)
        else:
            if what in self.faults:
                self.faults.discard(what)
                log.warning("%s: works again", what)
            return
        self.faults.add(what)

    async def catch_up(self) -> None:
        """Find out what no news reported: that the store is back, and the entries of a process that died or lost its
        broker after it wrote them."""
        rooms = self.registry.rooms
        if troubled := [room for room in rooms.values() if room.in_trouble]:
            await self.registry.store.ping()
            for room in troubled:
                room.store_recovered()
        shared = {room.id: room for room in rooms.values() if not room.alone}
        if not shared:
            return
        numbers = await self.registry.store.numbers(shared)
        for id, room in shared.items():
            number = numbers.get(id)
            if number is None or (room.connections and number > room.table.number):
                background(self.catch_up_with(room))

    async def catch_up_with(self, room: Room) -> None:
        """Let one room read its new entries, unless it does so already."""
        if room.id not in self.catching_up:
            self.catching_up.add(room.id)
            try:
                async with self.readers:
                    await self.attempt(f"news of table {room.id}", room.catch_up)
            finally:
                self.catching_up.discard(room.id)

    async def wake_bots(self) -> None:
        """Resume tables where only bots play, if somebody watches here and the process that ran the bots has died."""
        for room in self.registry.rooms.values():
            if room.connections and room.table.at < room.now() - room.table.config.bot_ms:
                self.registry.bots.resume(room)

    async def close_idle(self) -> None:
        """Close rooms that nobody has used for a while."""
        bots, limit = self.registry.bots, self.clock.ticks_ms() - 1000 * self.timing.idle_room
        for room in list(self.registry.rooms.values()):
            if not room.connections and room.used < limit and not room.lock.locked() and not bots.busy(room):
                self.registry.drop(room)

    async def forget_expired(self) -> None:
        """Delete expired tokens now and then, but not while the wall clock may be wrong."""
        ticks, swept = self.clock.ticks_ms(), self.tokens_swept
        due = swept is None or ticks - swept >= 1000 * self.timing.expired_tokens
        if due and self.clock.settled():
            await self.registry.store.forget_expired(self.clock.earliest_ms())
            self.tokens_swept = ticks

    # --- who is connected to other processes -----------------------------------------------------------

    def want_presence(self, room: Room) -> None:
        """Ask soon who is connected to a table at other processes."""
        if not room.alone:
            self.presence_wanted.add(room.id)
            self.presence_asked.set()

    async def ask_presence_forever(self) -> None:
        """Ask the broker who is connected elsewhere: soon after somebody came or left, and regularly for all rooms.

        This is a task of its own, so that only presence waits for a broker that does not answer.
        """
        clock = self.clock
        again = clock.ticks() + self.timing.presence
        while True:
            await clock.wait(self.presence_asked, again)
            self.presence_asked.clear()
            wanted, self.presence_wanted = self.presence_wanted, set()
            if clock.ticks() >= again:
                again = clock.ticks() + self.timing.presence
                wanted |= {room.id for room in self.registry.rooms.values() if room.connections and not room.alone}
            if wanted:
                await self.attempt("presence", lambda wanted=wanted: self.ask_presence(wanted))  # type: ignore[misc]
            await clock.sleep(self.timing.presence_pause)

    async def ask_presence(self, ids: set[str]) -> None:
        """Ask once for all these rooms."""
        answer = await self.registry.broker.present(ids)
        for id in ids:
            if (room := self.registry.rooms.get(id)) is not None:
                room.presence.set(None if answer is None else answer[id])
