"""All live tables of a process. A room is opened on first use and closed when it is idle."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from petitfour.core import fair
from petitfour.server.clock import Clock
from petitfour.server.config import Config
from petitfour.server.live.bot_runner import BotRunner
from petitfour.server.live.broker import Broker
from petitfour.server.live.connection import AGAIN, NOT_FOUND
from petitfour.server.live.event_log import add_all, as_read, as_stored, fold
from petitfour.server.live.redaction import redaction, unlisted
from petitfour.server.live.room import Room
from petitfour.server.live.schedule import Schedule
from petitfour.server.live.sweep import Sweeper
from petitfour.server.live.tasks import background
from petitfour.server.store.store import Entry as Stored
from petitfour.server.store.store import NoSuchPerson, NoSuchTable, Store, StoreUnavailable
from petitfour.server.tokens import new_id
from petitfour.server.web.metrics import METRICS
from petitfour.table import creation, events
from petitfour.table.commands.structs import Forget
from petitfour.table.errors import BadLog, Refused
from petitfour.table.events import Created
from petitfour.table.messages import ServerMessage, encoder
from petitfour.table.table import Table

log = logging.getLogger("petitfour.registry")

ROW_ONLY = 2**31 - 1  # greater than the number of any entry


class Registry:
    """The rooms of one process, with their deferred and periodic work."""

    def __init__(self, store: Store, broker: Broker, bots: BotRunner, clock: Clock, config: Config) -> None:
        self.store = store
        self.broker = broker
        self.bots = bots
        self.clock = clock
        self.config = config
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.unreadable: dict[str, BadLog] = {}
        self.long_folds = asyncio.Semaphore(1)
        self.closing = False
        self.schedule = Schedule(self)
        self.sweeper = Sweeper(self)

    def start(self) -> None:
        """Start the periodic work."""
        self.sweeper.start()

    # --- opening ---------------------------------------------------------------------------------------

    async def get(self, id: str) -> Room:
        """Return the room of a table, opened if necessary; raises NoSuchTable, StoreUnavailable or BadLog."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        if (error := self.unreadable.get(id)) is not None:
            raise type(error)(str(error))
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.open(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def open(self, id: str) -> Room:
        """Read a table from the store. The time of a turn starts again if the turn began before this process started or
        before the wall clock jumped, because its real length is unknown."""
        row, entries = await self.store.load(id)
        secret = await self.store.secret(id) or None
        try:
            table = await self.folded(id, entries, secret)
        except BadLog as error:
            self.set_aside(id, error)
            raise
        self.clock.look()
        table.clocks_from = self.clock.since
        room = self.add(table)
        due = room.row(table).due
        # A former version could not read the table, or stored it while the wall clock was fast.
        if due is not None and (row.due is None or row.due > due + 1000 * self.config.timing.fast_clock):
            await self.store.set_due(id, row.number, due)
            self.changed(room)
        return room

    async def folded(self, id: str, entries: list[Stored], secret: bytes | None) -> Table:
        """Fold a log. Long logs are folded in slices, one log at a time, so that other tables wait for one slice at
        most."""
        slice = self.config.bounds.folded
        if len(entries) <= slice:
            return fold(id, entries, secret, self.config.table)
        async with self.long_folds:
            table = Table(id, secret, self.config.table)
            for start in range(0, len(entries), slice):
                add_all(table, map(as_read, entries[start : start + slice]))
                await asyncio.sleep(0)
            return table

    def add(self, table: Table) -> Room:
        """Make the room of a table."""
        room = self.rooms[table.id] = Room(table, self.store, self.broker, self)
        self.want_presence(room)
        METRICS.rooms = len(self.rooms)
        return room

    async def create(self, made: Created, secret: bytes) -> Room:
        """Store a new table and open its room; raises Refused if a named person does not exist."""
        table, entries = Table(new_id(), secret, self.config.table).after([made], self.clock.wall_ms())
        named = [person for entry in entries for person in events.named(entry.event) if person]
        try:
            await self.store.create(table.row(), [as_stored(entry) for entry in entries], secret, named)
        except NoSuchPerson:
            raise Refused("unauthenticated") from None
        METRICS.tables += 1
        return self.add(table)

    async def rematch(self, old: Table) -> Room:
        """Create a new table with the same people and bots. The next seat starts."""
        secret = fair.new_secret()
        return await self.create(creation.rematch(old, secret), secret)

    # --- what rooms report -----------------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        """Run bots and set the alarm, after this process has written an entry."""
        self.schedule.waits.pop(room.id, None)
        self.bots.consider(room)
        self.schedule.arm(room)

    def want_presence(self, room: Room) -> None:
        """Ask soon who is connected to a table at other processes."""
        self.sweeper.want_presence(room)

    def lost(self, room: Room, error: NoSuchTable | BadLog) -> None:
        """Close a room whose table was deleted or can no longer be read."""
        room.audience.dismiss(error.id if isinstance(error, BadLog) else "no-such-table")
        self.drop(room)
        if isinstance(error, BadLog):
            self.set_aside(room.id, error)

    # --- closing ---------------------------------------------------------------------------------------

    def set_aside(self, id: str, error: BadLog) -> None:
        """Do not try again to read an unreadable table. It is logged once, and no longer overdue."""
        if id not in self.unreadable:
            log.error("cannot be read and is set aside: %s", error)
            if len(self.unreadable) >= self.config.bounds.unreadable:
                del self.unreadable[next(iter(self.unreadable))]
        self.unreadable[id] = error
        background(self.clear_due(id))

    async def clear_due(self, id: str) -> None:
        """Remove the due time of a table. If that fails, the sweep finds the table again."""
        with suppress(StoreUnavailable, NoSuchTable):
            row, _ = await self.store.load(id, ROW_ONLY)
            if row.due is not None:
                await self.store.set_due(id, row.number, None)

    async def forget(self, room: Room) -> None:
        """Delete a table."""
        await self.store.forget_tables([room.id])
        for connection in list(room.connections):
            connection.close(NOT_FOUND)
        self.drop(room)

    async def forget_person(self, id: str, person: str) -> None:
        """Remove a person from a table and its log. Their deletion has begun, so no new entry can name them."""
        _, kept = await self.store.load(id)
        without = redaction(kept, person)
        rewritten = [new for old, new in zip(kept, without, strict=True) if new != old]
        try:
            room = await self.get(id)
        except BadLog:  # for example of former rules: the match cannot go on, but its log still names the person
            await self.store.redact(id, rewritten, unlisted((await self.store.load(id))[0], person))
        else:
            await room.commit(person, Forget(), room.context(), rewritten=rewritten)

    def drop(self, room: Room) -> None:
        """Close a room. Its table stays in the store."""
        room.close()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.schedule.disarm(room.id)
        METRICS.rooms = len(self.rooms)

    async def drain(self) -> None:
        """Finish the current commits, and tell all clients to connect again elsewhere."""
        self.closing = True
        self.sweeper.close()
        self.schedule.close()
        self.bots.close()
        for room in list(self.rooms.values()):
            async with room.lock:  # until a current commit has been sent
                for connection in list(room.connections):
                    connection.send(encoder.encode(ServerMessage(at=room.audience.at(connection), shutting_down=True)))
                    connection.close(AGAIN)
                room.close()
