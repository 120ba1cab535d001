"""All rooms of this process: opened when somebody comes, closed when nobody has for a while.

There is no leader. What must happen when nobody acts (a bot's move, the end of somebody's time, the clean-up) is the
`due` time of a table. The process that wrote the last entry sees to it by an alarm of its own; if it died, any other
finds the table overdue in the store. Both may try: the store lets one succeed.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec

from petitfour.core import fair
from petitfour.server.acts import GATHERING, OVER, Abandoned, Created, Entry, Sat, redacted
from petitfour.server.broker import Broker
from petitfour.server.metrics import METRICS
from petitfour.server.persons import new_id
from petitfour.server.robots import Robots
from petitfour.server.room import AGAIN, NOT_FOUND, Room, as_read, as_stored, background, now_ms
from petitfour.server.store import NoSuchTable, Row, Store, StoreAway
from petitfour.server.table import GATHERING_KEPT, PLAYING_KEPT, BadLog, Table
from petitfour.server.wire import Down, Refused, encoder
from petitfour.server.wishes import be_forgotten, rematch_seats, rematch_settings

log = logging.getLogger("petitfour.rooms")

MOST_OVERDUE = 500  # tables of one look
SWEEP = 2.0  # seconds between two looks for overdue tables
IDLE = 60_000  # milliseconds after which a room without connections is closed
FARTHEST_ALARM = 600.0  # seconds: what is due later is the sweep's
PRESENCE_SWEEP = 5  # presence is asked for with every so many sweeps


class Rooms:
    def __init__(self, store: Store, broker: Broker, robots: Robots) -> None:
        self.store = store
        self.broker = broker
        self.robots = robots
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.seen_to: set[str] = set()
        self.closing = False
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.sweeper = asyncio.create_task(self.sweep_on())

    # --- opening ---------------------------------------------------------------------------------------

    async def get(self, id: str) -> Room:
        """The room of a table; NoSuchTable, StoreAway or BadLog if there is none to be had."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.open(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def open(self, id: str) -> Room:
        _, entries = await self.store.load(id)
        table = Table.fold(id, map(as_read, entries), await self.store.secret(id) or None)
        return self.keep(table)

    def keep(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(table, self.store, self.broker, self.changed)
        background(room.ask_presence())
        METRICS.rooms = len(self.rooms)
        return room

    async def create(self, made: Created, secret: bytes) -> Room:
        table, entries = Table(new_id(), secret).after([made], now_ms())
        await self.store.create(table.row(), [as_stored(entry) for entry in entries], secret)
        METRICS.tables += 1
        return self.keep(table)

    async def rematch(self, old: Table) -> Room:
        """The same people and bots at a new table; the start goes round."""
        secret = fair.new_secret()
        made = old.made
        again = Created(
            game=made.game, rules=old.game.rules_version, players=made.players, settings=rematch_settings(old),
            seats=rematch_seats(old), host=old.host, commitment=fair.commitment(secret), listed=False,
            clock=made.clock, spectators=made.spectators, delay=made.delay, hints=made.hints, fast=made.fast,
            after=old.id,
        )  # fmt: skip
        return await self.create(again, secret)

    # --- what must happen though nobody acts -----------------------------------------------------------

    def changed(self, room: Room) -> None:
        """This process wrote the last entry: what comes next is ours to see to."""
        self.robots.consider(room)
        if alarm := self.alarms.pop(room.id, None):
            alarm.cancel()
        due = room.table.due()
        if due is not None and not self.closing:
            wait = (due - now_ms()) / 1000
            if wait < FARTHEST_ALARM:
                loop = asyncio.get_running_loop()
                self.alarms[room.id] = loop.call_later(max(wait, 0) + 0.01, self.ring, room.id)

    def ring(self, id: str) -> None:
        self.alarms.pop(id, None)
        background(self.see_to(id))

    async def sweep_on(self) -> None:
        turns = 0
        while True:
            await asyncio.sleep(SWEEP)
            turns += 1
            try:
                for id in await self.store.overdue(now_ms(), MOST_OVERDUE):
                    if id not in self.alarms:
                        background(self.see_to(id))
                await self.catch_up()
                if turns % PRESENCE_SWEEP == 0:
                    for room in list(self.rooms.values()):
                        if room.connections:
                            await room.ask_presence()
                self.close_idle()
            except StoreAway as error:
                log.warning("the sweep waits: %s", error)
            except Exception:
                log.exception("the sweep goes on after this")

    async def catch_up(self) -> None:
        """For rooms that would wait in vain: a store that was away does not say when it is back, and a process that
        died, or has lost its broker, may have written something of which nobody was told."""
        if troubled := [room for room in self.rooms.values() if room.in_trouble]:
            await self.store.ping()
            for room in troubled:
                room.tell_of_recovery()
        here = {room.id: room for room in self.rooms.values() if room.connections and not room.alone}
        if here:
            for id, number in (await self.store.numbers(here)).items():
                if number > here[id].table.number:
                    await here[id].catch_up()

    async def see_to(self, id: str) -> None:
        """Does what is due at a table, if it still is."""
        if id in self.seen_to:
            return
        self.seen_to.add(id)
        try:
            room = await self.get(id)
            async with room.lock:
                await room.read_on()
            table, now = room.table, now_ms()
            due = table.due()
            if due is None or due > now or self.closing:
                return
            if table.phase == OVER:
                await self.forget(room)
            elif now >= table.at + (GATHERING_KEPT if table.phase == GATHERING else PLAYING_KEPT):
                await room.commit(lambda _: Abandoned())
            else:
                self.robots.consider(room, now)
        except (NoSuchTable, StoreAway, Refused) as error:
            log.info("table %s: %s", id, error)
        finally:
            self.seen_to.discard(id)

    async def forget(self, room: Room) -> None:
        await self.store.forget_tables([room.id])
        for connection in list(room.connections):
            connection.close(NOT_FOUND)
        self.drop(room)

    async def forget_person(self, id: str, person: str) -> None:
        """Takes somebody out of a table and of its log."""
        listed = None
        try:
            room = await self.get(id)
            await room.commit(lambda table: be_forgotten(table, person))
        except BadLog:  # by rules that are no longer played: nobody goes on with it, and yet it names them
            listed = unlisted((await self.store.load(id))[0], person)
        _, kept = await self.store.load(id)
        entries = [as_read(entry) for entry in kept]
        sat = {entry.act.seat for entry in entries if isinstance(entry.act, Sat) and entry.act.person == person}
        blotted = [as_stored(Entry(one.number, one.at, redacted(one.act, person, sat))) for one in entries]
        await self.store.redact(id, [new for old, new in zip(kept, blotted, strict=True) if new != old], listed)

    def close_idle(self) -> None:
        limit = now_ms() - IDLE
        for room in list(self.rooms.values()):
            if not room.connections and room.used < limit and not room.lock.locked() and not self.robots.busy(room):
                self.drop(room)

    def drop(self, room: Room) -> None:
        room.close()
        self.rooms.pop(room.id, None)
        if alarm := self.alarms.pop(room.id, None):
            alarm.cancel()
        METRICS.rooms = len(self.rooms)

    # --- leaving ---------------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Commits what is in hand, and tells everybody to connect elsewhere."""
        self.closing = True
        if self.sweeper is not None:
            self.sweeper.cancel()
        for alarm in self.alarms.values():
            alarm.cancel()
        self.robots.close()
        for room in list(self.rooms.values()):
            async with room.lock:  # a commit that is under way is finished and told
                for connection in list(room.connections):
                    connection.send(encoder.encode(Down(at=room.at(connection), going=True)))
                    connection.close(AGAIN)
                room.close()


def unlisted(row: Row, person: str) -> bytes:
    """What lists show of a table, without the name of somebody who sits there."""
    about = msgspec.json.decode(row.about)
    for who, seat in row.people:
        if who == person and seat >= 0:
            about["seats"][seat]["name"] = None
    return msgspec.json.encode(about)
