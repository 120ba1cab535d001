"""A room: one table that is live in this process.

Everything that happens at a table goes through `Room.commit`, for people, bots and clocks alike. It checks a command,
plays it on a copy, commits the new entries to the store, and then tells the audience. The audience never sees a table
that is not stored. If another process has written first, the room reads the new entries and evaluates the command
again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from petitfour.server.clock import Clock
from petitfour.server.config import Config
from petitfour.server.live.audience import Audience
from petitfour.server.live.broker import Broker, MemoryBroker
from petitfour.server.live.connection import CLOSE_CODES, Connection, Reply, Viewpoint, default_viewpoint
from petitfour.server.live.delayed import DelayedTable
from petitfour.server.live.event_log import add_all, as_read, as_stored
from petitfour.server.live.peers import Peers
from petitfour.server.live.presence import Presence
from petitfour.server.store import store
from petitfour.server.store.store import Collision, NoSuchPerson, NoSuchTable, Store, StoreUnavailable
from petitfour.server.web.metrics import METRICS
from petitfour.table import events
from petitfour.table.commands.authorize import authorize
from petitfour.table.commands.structs import AnyCommand, Context
from petitfour.table.errors import BadLog, Refused
from petitfour.table.events import AnyEvent, Entry, Moved
from petitfour.table.table import Table

log = logging.getLogger("petitfour.room")

STORE_UNAVAILABLE = Refused("store-unavailable")


def acquire_now(lock: asyncio.Lock) -> bool:
    """Take a lock if that needs no waiting."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False


class Owner(Protocol):
    """What a room needs of the registry that holds it."""

    clock: Clock
    config: Config

    def changed(self, room: Room) -> None:
        """Handle an entry that this process has stored."""

    def want_presence(self, room: Room) -> None:
        """Ask for the people at other processes: somebody came or left there."""

    def lost(self, room: Room, error: NoSuchTable | BadLog) -> None:
        """The table was deleted, or its log can no longer be read."""


class Room:
    """One live table with its audience. `Registry.get` makes it.

    A table has its own time, `Room.now`. It starts at the wall time when the room is opened, or at the last entry if
    that lies in the future, and then follows the monotonic clock. A jump of the wall clock therefore neither shortens
    nor extends a turn.
    """

    def __init__(self, table: Table, kept: Store, broker: Broker, owner: Owner) -> None:
        self.table = table
        self.id = table.id
        self.store = kept
        self.broker = broker
        self.alone = type(broker) is MemoryBroker  # no other process writes
        self.owner = owner
        self.clock = owner.clock
        self.config = owner.config
        self.ahead = max(self.clock.wall_ms(), table.at) - self.clock.ticks_ms()  # table time minus ticks
        self.lock = asyncio.Lock()
        self.unsure = False  # a commit failed, and may have been written nevertheless
        self.in_trouble = False  # the last commit failed
        self.opened = self.clock.ticks_ms()
        self.used = self.opened  # ticks of the last entry, arrival or departure
        self.jumped = min(self.clock.jumped, self.now())  # wall time of the last jump before the room was opened
        self.audience = Audience(self)
        self.presence = Presence(self)
        self.peers = Peers(self, broker)

    @property
    def connections(self) -> dict[Connection, Viewpoint]:
        """The connections of this process, with what each is shown."""
        return self.audience.connections

    def now(self) -> int:
        """Return the time at this table in milliseconds since 1970. It is never before the last entry."""
        return self.clock.ticks_ms() + self.ahead

    def context(self, **more: Any) -> Context:
        """Return the context of a command that arrives now."""
        return Context(self.now(), **more)

    def may_watch(self, person: str) -> bool:
        """Whether a person may see the public side without delay."""
        return self.table.may_watch(person, self.now())

    # --- check, play, commit, tell ---------------------------------------------------------------------

    async def commit(
        self, person: str, command: AnyCommand, context: Context, reply: Reply | None = None,
        spend: Callable[[], None] | None = None, rewritten: Sequence[store.Entry] = (),
    ) -> None:  # fmt: skip
        """Authorize, apply and store a command of a person, or raise Refused.

        On a write conflict the command is authorized again against the newer table. A command that gives no events is
        answered and writes nothing. Otherwise `spend` is called once before anything is written; it may raise Refused.
        `rewritten` are earlier entries to overwrite in the same transaction.
        """
        async with self.lock:
            if self.unsure:
                await self.read_on()
            for _ in range(self.config.bounds.conflicts):
                found = await self.authorized(person, command, context)
                if not found:
                    self.audience.confirm(reply)
                    return
                if spend is not None:
                    spend()
                    spend = None
                table, entries = self.table.after(found, self.now())
                try:
                    await self.append_soon(table, entries, rewritten)
                except NoSuchPerson:
                    raise Refused("unauthenticated") from None
                except Collision:
                    await self.read_on()
                    continue
                except StoreUnavailable as error:
                    self.store_failed(error, reply)
                    raise STORE_UNAVAILABLE from None
                except asyncio.CancelledError:
                    self.unsure = True
                    raise
                self.stored(table, entries, reply)
                return
        raise STORE_UNAVAILABLE

    def commit_now(
        self, person: str, command: AnyCommand, context: Context, reply: Reply, done: Callable[[Exception | None], None]
    ) -> asyncio.Future[None] | None:
        """Do what `commit` does, but without a task: the command is handed to the store before this returns.

        Return None, and do nothing, if something must be awaited before, or if the command fails: use `commit` then.
        Otherwise return the future of the append. Once it is stored and told, `done(None)` is called. If the
        store is away, or another process has written first, `done` gets that error.
        """
        if self.unsure or not acquire_now(self.lock):
            return None
        try:
            found = authorize(self.table, person, command, context)
            if not found:
                raise Refused("stale")
            table, entries = self.table.after(found, self.now())
            answer = self.append_soon(table, entries)
        except Exception:  # `commit` finds it again, and can read on or report it
            self.lock.release()
            return None
        answer.add_done_callback(partial(self.answered, table, entries, reply, done))
        return answer

    def answered(
        self, table: Table, entries: Sequence[Entry], reply: Reply, done: Callable[[Exception | None], None],
        answer: asyncio.Future[None],
    ) -> None:  # fmt: skip
        """Tell the audience what `commit_now` has stored, or report why it was not."""
        error: Exception | None = None
        try:
            if answer.cancelled() or isinstance(answer.exception(), Collision):
                self.unsure = True
                error = Collision("")
            elif (failure := answer.exception()) is None:
                self.stored(table, entries, reply)
            elif isinstance(failure, StoreUnavailable):
                self.store_failed(failure, reply)
                error = STORE_UNAVAILABLE
            else:
                raise failure
        except Exception as failed:
            error = failed
        finally:
            self.lock.release()
        done(error)

    def append_soon(
        self, table: Table, entries: Sequence[Entry], rewritten: Sequence[store.Entry] = ()
    ) -> asyncio.Future[None]:
        """Hand the entries that lead to a table to the store."""
        named = [one for entry in entries if type(entry.event) is not Moved for one in events.named(entry.event) if one]
        new = [as_stored(entry) for entry in entries]
        return self.store.append_soon(self.row(table), new, named=named, rewritten=rewritten)

    def stored(self, table: Table, entries: Sequence[Entry], reply: Reply | None) -> None:
        """Tell everybody about entries that are stored now."""
        self.in_trouble = False
        self.take(table, entries, reply)
        self.peers.publish_entries(entries)
        self.owner.changed(self)

    async def authorized(self, person: str, command: AnyCommand, context: Context) -> list[AnyEvent]:
        """Return the events of a command. Before it is refused, the entries of other processes are read, because they
        may allow it."""
        try:
            return authorize(self.table, person, command, context)
        except Refused:
            before = self.table.number
            if not self.alone:
                await self.read_on()
            if self.table.number == before:
                raise
            return authorize(self.table, person, command, context)

    def row(self, table: Table) -> store.Row:
        """Return the row that is stored with the log. All processes compare `due` with their wall clocks, so it is in
        wall time."""
        row = table.row()
        if row.due is None:
            return row
        off = self.now() - self.clock.wall_ms()
        return row if abs(off) < 1000 else msgspec.structs.replace(row, due=row.due - off)

    def take(self, table: Table, entries: Sequence[Entry], reply: Reply | None = None) -> None:
        """Replace the table by its stored successor, and tell the audience."""
        before, self.table = self.table, table
        if table.blocked != before.blocked:
            self.audience.close_blocked()
        self.used = self.clock.ticks_ms()
        self.ahead = max(self.ahead, table.at - self.used)
        # After a move by the clock a bot may hold the seat, so it counts as more than a move.
        moves_only = all(type(entry.event) is Moved and entry.event.by != "clock" for entry in entries)
        whole = not moves_only or table.phase != before.phase or len(table.rounds) != len(before.rounds)
        if whole:
            self.audience.refresh_viewpoints(before, entries)
        elif self.audience.delayed is not None:
            self.audience.delayed.add(entries)
        self.audience.tell(before.number, whole, reply, begun=before.state is None and table.state is not None)

    def store_failed(self, error: StoreUnavailable, reply: Reply | None) -> None:
        """Log and tell the audience once that nothing can be stored now. The caller answers the sender."""
        METRICS.store_failures += 1
        if not self.in_trouble:
            log.error("table %s: %s", self.id, error)
            self.audience.tell_error(STORE_UNAVAILABLE.error, but=None if reply is None else reply.connection)
        self.unsure = self.in_trouble = True

    def store_recovered(self) -> None:
        """Tell the audience that commands can be stored again."""
        self.in_trouble = False
        self.audience.tell_table()

    # --- connections -----------------------------------------------------------------------------------

    async def enter(self, connection: Connection, after: int = 0) -> None:
        """Add a connection and send it everything it may see now. Of the events after `after` it is sent those that are
        still visible. Raises Refused."""
        async with self.lock:  # never between two messages of one change
            if not self.alone:
                try:
                    await self.read_on()  # news may have been lost
                except Refused as refusal:
                    if refusal.error.id in CLOSE_CODES:
                        raise
            if self.table.is_blocked(connection.person):
                raise Refused("blocked")
            connection.viewpoint = default_viewpoint(connection, self.table.seats_of(connection.person))
            arrived = connection.person not in self.presence.here() and not connection.screen
            viewpoint = self.audience.viewpoint(connection)
            if viewpoint == "delayed" and self.audience.delayed is None:
                await self.open_delayed()
                viewpoint = self.audience.viewpoint(connection)  # the delay may have ended meanwhile
            self.connections[connection] = viewpoint
            self.used = self.clock.ticks_ms()
            self.audience.greet(connection, after)
            self.presence.announce(connection.person, arrived, but=connection)

    async def open_delayed(self) -> None:
        """Read the log again for the first delayed spectator."""
        try:
            _, entries = await self.store.load(self.id)
        except StoreUnavailable:
            raise STORE_UNAVAILABLE from None
        except NoSuchTable as error:
            self.owner.lost(self, error)
            raise Refused("no-such-table") from None
        self.audience.delayed = DelayedTable(
            self, Table(self.id, config=self.config.table), [as_read(entry) for entry in entries]
        )

    def leave(self, connection: Connection) -> None:
        """Remove a connection, if it is here."""
        if connection in self.connections:
            del self.connections[connection]
            self.used = self.clock.ticks_ms()
            self.presence.left_now(connection.person)
            self.audience.close_delayed()

    def close(self) -> None:
        """Stop all alarms and the subscription. Connections are not closed."""
        self.peers.close()
        self.presence.close()
        if self.audience.delayed is not None:
            self.audience.delayed.close()

    # --- other processes -------------------------------------------------------------------------------

    def follows(self, moves: Sequence[Entry]) -> bool:
        """Add moves from the news; False if that failed. `read_on` then reports the error, if it is also in the
        store."""
        try:
            return self.follow(moves)
        except BadLog:
            return False

    def follow(self, entries: Sequence[Entry]) -> bool:
        """Add entries that another process has stored; False if they are not the next ones."""
        if not entries or entries[0].number != self.table.number + 1:
            return False
        self.take(add_all(self.table.copy(), entries), entries)
        return True

    async def read_on(self) -> None:
        """Read and add the entries that other processes have stored. Call it with the lock held.

        Raises Refused if the store is away. Also if the table was deleted or can no longer be read; the room is closed
        then.
        """
        try:
            _, new = await self.store.load(self.id, self.table.number)
        except StoreUnavailable:
            self.unsure = True
            raise STORE_UNAVAILABLE from None
        except NoSuchTable as error:
            self.owner.lost(self, error)
            raise Refused("no-such-table") from None
        self.unsure = False
        try:
            self.follow([as_read(entry) for entry in new])
        except (BadLog, msgspec.MsgspecError) as error:
            unreadable = error if isinstance(error, BadLog) else BadLog(f"table {self.id}: an entry of unknown form")
            self.owner.lost(self, unreadable)
            raise Refused(unreadable.id) from None

    async def catch_up(self) -> None:
        """Read what other processes have stored. If the store is away, the next sweep tries again."""
        async with self.lock:
            with suppress(Refused):
                await self.read_on()
