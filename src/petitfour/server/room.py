"""A room: one table that is live in this process, with the connections that look at it.

Check, play, commit, tell: in that order, always. `Room.commit` is the one door for everything that happens at a
table, for people, bots and clocks alike. The table that is told of is always one that is stored. If another process
was quicker, the room reads what happened, asks the wish again whether it still holds, and tries again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, Literal, Protocol

import msgspec

from petitfour.server import acts, store, wishes
from petitfour.server.acts import AnyAct, Entry, Moved, Started
from petitfour.server.broker import Broker, MemoryBroker
from petitfour.server.metrics import METRICS
from petitfour.server.store import Collision, Store, StoreAway
from petitfour.server.table import Table
from petitfour.server.wire import Down, Error, Event, Reaction, Refused, TableInfo, You, encoder

log = logging.getLogger("petitfour.room")

TRIES = 20  # against other processes; each try means that somebody else got on
AGAIN, NOT_FOUND = 1013, 4404  # how a connection is closed: try again; the table is gone
NEVER = Refused("store-away")


def now_ms() -> int:
    return time.time_ns() // 1_000_000


_tasks: set[asyncio.Task[None]] = set()


def background(work: Coroutine[Any, Any, None]) -> None:
    """Something nobody waits for. What goes wrong in it is logged, and the task is not lost half-way."""
    task = asyncio.get_running_loop().create_task(work)
    _tasks.add(task)
    task.add_done_callback(_done)


def _done(task: asyncio.Task[None]) -> None:
    _tasks.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("in the background", exc_info=error)


def as_stored(entry: Entry) -> store.Entry:
    return store.Entry(entry.number, entry.at, acts.encode(entry.act))


def as_read(entry: store.Entry) -> Entry:
    return Entry(entry.number, entry.at, acts.decode(entry.act))


class Connection(Protocol):
    """Somebody who looks at a table, from one point at a time."""

    person: str
    viewpoint: int | None
    screen: bool
    """A television: counted as nobody's presence."""
    you: You | None
    """What they were last told about themselves."""

    def send(self, frame: bytes) -> None:
        """Never waits: who reads too slowly is let go."""

    def close(self, code: int) -> None:
        """After what was sent before."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the processes that have a room of the same table tell each other."""

    number: int = 0
    moves: list[Entry] = []
    """What led to that number, where it is nothing but moves: it need not be read from the store then."""
    presence: bool = False
    """Somebody came or left."""
    reaction: Reaction | None = None


Wish = Callable[[Table], AnyAct | Sequence[AnyAct]]
Sees = int | Literal["table", "late"] | None
"""What a connection is shown: the seat's view, what everybody sees, the same later, or nothing."""
_news = msgspec.json.Decoder(News)


class Reply(msgspec.Struct, frozen=True):
    """Whose wish it was: their copy of the news is also their answer."""

    connection: Connection
    re: int
    answer: dict[str, Any] | None = None

    def put_into(self, frame: bytes) -> bytes:
        answer = b"" if self.answer is None else b'"answer":' + encoder.encode(self.answer) + b","
        return b'{"re":%d,' % self.re + answer + frame[1:]


class Room:
    """Made by `Rooms.get`."""

    def __init__(self, table: Table, kept: Store, broker: Broker, on_change: Callable[[Room], None]) -> None:
        self.table = table
        self.id = table.id
        self.store = kept
        self.broker = broker
        self.alone = type(broker) is MemoryBroker  # no other process writes
        self.on_change = on_change
        self.connections: dict[Connection, Sees] = {}
        self.lock = asyncio.Lock()
        self.unsure = False  # a commit failed in a way that may have written all the same
        self.in_trouble = False  # the last one failed
        self.opened = now_ms()
        self.used = self.opened
        self.left: dict[str, int] = {}  # when the last connection of a person closed
        self.elsewhere: set[str] = set()  # who was connected by any process when we last asked
        self.late: Late | None = None
        self.stop_hearing = broker.subscribe(self.id, self.hear)

    # --- check, play, commit, tell ---------------------------------------------------------------------

    async def commit(self, wish: Wish, reply: Reply | None = None) -> None:
        """Makes a wish true, or raises Refused. The wish may be asked several times, of newer and newer tables."""
        async with self.lock:
            if self.unsure:
                await self.read_on()
            for _ in range(TRIES):
                wished = await self.granted(wish)
                table, entries = self.table.after(wished if isinstance(wished, Sequence) else (wished,), now_ms())
                try:
                    same = table.about is self.table.about  # what lists show; it is made anew for all but moves
                    await self.store.append(table.row(), [as_stored(entry) for entry in entries], same)
                except Collision:
                    await self.read_on()
                    continue
                except StoreAway as error:
                    log.error("table %s: %s", self.id, error)
                    METRICS.store_failures += 1
                    self.tell_of_trouble(reply)
                    raise NEVER from None
                except asyncio.CancelledError:
                    self.unsure = True
                    raise
                self.in_trouble = False
                self.take(table, entries, reply)
                if not self.alone:
                    moves = entries if all(type(entry.act) is Moved for entry in entries) else []
                    self.publish(News(table.number, moves))
                self.on_change(self)
                return
        raise NEVER

    def tell_of_trouble(self, reply: Reply | None) -> None:
        """Nothing can be stored now: everybody is told, once; the sender of the wish is answered."""
        if not self.in_trouble:
            for connection in list(self.connections):
                if reply is None or connection is not reply.connection:
                    connection.send(encoder.encode(Down(at=self.at(connection), error=NEVER.error)))
        self.unsure = self.in_trouble = True

    def tell_of_recovery(self) -> None:
        """Moves can be stored again; who was refused one may try once more."""
        self.in_trouble = False
        self.tell_table()

    async def granted(self, wish: Wish) -> AnyAct | Sequence[AnyAct]:
        """The acts of a wish. What is refused here may be granted by what another process has just written."""
        try:
            return wish(self.table)
        except Refused:
            before = self.table.number
            if not self.alone:
                await self.read_on()
            if self.table.number == before:
                raise
            return wish(self.table)

    async def read_on(self) -> None:
        """Takes in what other processes have written. Call it with the lock held."""
        try:
            _, new = await self.store.load(self.id, self.table.number)
        except StoreAway:
            self.unsure = True
            raise NEVER from None
        self.unsure = False
        if new:
            self.follow([as_read(entry) for entry in new])

    def take(self, table: Table, entries: Sequence[Entry], reply: Reply | None = None) -> None:
        """The stored table takes the place of the one before, and everybody is told."""
        before, self.table = self.table, table
        self.used = now_ms()
        # A move by the clock may be the one after which a bot holds the seat.
        moves_only = all(type(entry.act) is Moved and entry.act.by != "clock" for entry in entries)
        whole = not moves_only or table.phase != before.phase or len(table.rounds) != len(before.rounds)
        if whole:
            self.look_again(before, entries)
        elif self.late is not None:
            self.late.add(entries)
        self.tell(before.number, whole, reply)

    def tell(self, since: int, whole: bool, reply: Reply | None = None) -> None:
        """Each viewpoint's message is made once. `whole`: with the table, not only the position."""
        frames: dict[Sees, bytes] = {}
        for connection, sees in list(self.connections.items()):
            if sees == "late" or (sees is None and not whole):
                continue
            frame = frames.get(sees)
            if frame is None:
                frame = frames[sees] = self.frame(sees, since, whole)
            if whole:
                frame = self.with_you(connection, frame)
            connection.send(reply.put_into(frame) if reply is not None and connection is reply.connection else frame)

    def frame(self, sees: Sees, since: int, whole: bool) -> bytes:
        table = self.table
        viewpoint = sees if isinstance(sees, int) else None
        return encoder.encode(
            Down(
                at=table.number,
                table=self.info(sees) if whole else None,
                sees=viewpoint,
                view=None if sees is None else table.view(viewpoint),
                events=None if sees is None else table.events(viewpoint, since) or None,
                clocks=None if sees is None else table.clocks(now_ms()),
            )
        )

    def with_you(self, connection: Connection, frame: bytes, table: Table | None = None) -> bytes:
        """What a connection may do here is put in where it has changed."""
        table = table or self.table
        you = You(table.seats_of(connection.person), connection.person == table.host)
        if you == connection.you:
            return frame
        connection.you = you
        return b'{"you":' + encoder.encode(you) + b"," + frame[1:]

    # --- who looks, and from where ---------------------------------------------------------------------

    async def enter(self, connection: Connection, after: int = 0) -> None:
        """A new connection: the whole of what it may see now, and of what happened only what still lies open."""
        async with self.lock:  # never between two messages of one change
            if not self.alone:
                with suppress(Refused):  # news may have been lost; what comes now is the present
                    await self.read_on()
            seats = self.table.seats_of(connection.person)
            connection.viewpoint = first_sight(connection, seats)
            arrived = connection.person not in self.here() and not connection.screen
            sees = self.sees(connection)
            if sees == "late" and self.late is None:
                await self.open_late()
            self.connections[connection] = sees
            self.used = now_ms()
            self.greet(connection, after)
            self.announce(arrived, but=connection)

    def greet(self, connection: Connection, after: int = 0, re: int | None = None) -> None:
        """Everything anew, for one connection."""
        sees = self.connections[connection]
        connection.you = None
        table = self.shown(sees)
        if self.late is not None and table is self.late.table:
            frame = self.late.frame(table.events_on_show(None))
        else:
            viewpoint = sees if isinstance(sees, int) else None
            frame = encoder.encode(
                Down(
                    at=table.number,
                    table=self.info(sees),
                    sees=viewpoint,
                    view=None if sees is None else table.view(viewpoint),
                    events=None if sees is None else table.events_on_show(viewpoint, after) or None,
                    clocks=None if sees is None else table.clocks(now_ms()),
                )
            )
        frame = self.with_you(connection, frame, table)
        connection.send(frame if re is None else Reply(connection, re).put_into(frame))

    def leave(self, connection: Connection) -> None:
        if self.connections.pop(connection, self) is self:
            return
        self.used = now_ms()
        gone = not any(one.person == connection.person and not one.screen for one in self.connections)
        if gone:
            self.left[connection.person] = self.used
            self.elsewhere.discard(connection.person)
        self.announce(gone)
        self.close_late()

    def look(self, connection: Connection, seat: int | None) -> None:
        """Lifts the curtain of a seat, or lowers it."""
        if seat is not None:
            wishes.own_seat(self.table, connection.person, seat)
        connection.viewpoint = seat
        self.connections[connection] = self.sees(connection)

    def sees(self, connection: Connection) -> Sees:
        if connection.viewpoint is not None:
            return connection.viewpoint
        if self.table.may_watch(connection.person):
            return "table"
        return "late" if self.table.made.spectators == "delay" else None

    def look_again(self, before: Table, entries: Sequence[Entry]) -> None:
        """Seats have changed hands, or the match has begun or ended: everybody's point of view may be another."""
        for connection in self.connections:
            seats = self.table.seats_of(connection.person)
            if seats != before.seats_of(connection.person):
                connection.viewpoint = first_sight(connection, seats)
            self.connections[connection] = self.sees(connection)
        if "late" in self.connections.values() and self.late is None:
            self.late = Late(self, before.copy(), entries)
        elif self.late is not None:
            self.late.add(entries)
        self.close_late()

    def close_late(self) -> None:
        if self.late is not None and "late" not in self.connections.values():
            self.late.close()
            self.late = None

    def shown(self, sees: Sees) -> Table:
        """The table as it is for who sees so much: now, or some minutes ago."""
        if sees != "late":
            return self.table
        assert self.late is not None
        return self.late.table

    def at(self, connection: Connection) -> int:
        """The last entry that a connection may know of."""
        return self.shown(self.connections.get(connection)).number

    def info(self, sees: Sees, table: Table | None = None) -> TableInfo:
        """Scores are a part of the match: who may not watch it is not told them."""
        table = table or self.shown(sees)
        return table.info(self.away(), self.watchers(), watched=sees is not None)

    def here(self) -> set[str]:
        """Who is connected, to this process or another."""
        return self.elsewhere.union(one.person for one in self.connections if not one.screen)

    def away(self) -> dict[int, int]:
        """The seats of people who are not here, and for how long."""
        now = now_ms()
        here = self.here()
        return {
            number: now - self.left.get(seat.person, self.opened)
            for number, seat in enumerate(self.table.seats)
            if seat.person is not None and seat.person not in here
        }

    def watchers(self) -> int:
        return len(self.here() - self.table.people())

    def announce(self, changed: bool, but: Connection | None = None) -> None:
        """Tells everybody, also by other processes, who is here now."""
        self.broker.announce(self.id, {one.person for one in self.connections if not one.screen})
        if changed:
            self.tell_table(but)
            self.publish(News(presence=True))

    async def ask_presence(self) -> None:
        """Who is connected by other processes; one that died is forgotten after a while."""
        here = await self.broker.present(self.id)
        if here != self.elsewhere:
            before = self.here()
            self.elsewhere = here
            self.left.update(dict.fromkeys(before - self.here(), now_ms()))
            if self.here() != before:
                self.tell_table()

    def tell_table(self, but: Connection | None = None) -> None:
        """Only the table has changed: who is here."""
        frames: dict[Sees, bytes] = {}
        for connection, sees in list(self.connections.items()):
            if connection is but:
                continue
            what: Sees = "table" if isinstance(sees, int) else sees  # the same for every seat
            if what not in frames:
                frames[what] = encoder.encode(Down(at=self.shown(what).number, table=self.info(what)))
            connection.send(frames[what])

    def react(self, reaction: Reaction) -> None:
        self.publish(News(reaction=reaction))  # heard here as well

    def show(self, reaction: Reaction) -> None:
        frame = encoder.encode(Down(at=self.table.number, reaction=reaction))
        for connection, sees in list(self.connections.items()):
            if sees != "late":
                connection.send(frame)

    def answer(self, connection: Connection, re: int, error: Error | None = None, **answer: object) -> None:
        connection.send(encoder.encode(Down(at=self.at(connection), re=re, error=error, answer=answer or None)))

    def refuse(self, connection: Connection, re: int, error: Error) -> None:
        """A wish that was not granted is answered with the reason and the present view."""
        sees = self.connections.get(connection)
        if error.id not in ("refused", "stale") or sees is None or sees == "late":
            self.answer(connection, re, error)
            return
        viewpoint = sees if isinstance(sees, int) else None
        view = self.table.view(viewpoint)
        clocks = self.table.clocks(now_ms())
        connection.send(
            encoder.encode(Down(at=self.table.number, re=re, error=error, sees=viewpoint, view=view, clocks=clocks))
        )

    # --- other processes -------------------------------------------------------------------------------

    def publish(self, news: News) -> None:
        self.broker.publish(self.id, encoder.encode(news))

    def hear(self, data: bytes | None) -> None:
        """News from any process, our own included; None where some may have been missed."""
        news = _news.decode(data) if data is not None else News(self.table.number + 1, presence=True)
        if news.number > self.table.number and (self.lock.locked() or self.unsure or not self.follow(news.moves)):
            background(self.catch_up())
        if news.presence:
            background(self.ask_presence())
        if news.reaction is not None:
            self.show(news.reaction)

    def follow(self, moves: Sequence[Entry]) -> bool:
        """Takes in moves that another process has stored, if they are the next; True if they were."""
        if not moves or moves[0].number != self.table.number + 1:
            return False
        table = self.table.copy()
        for entry in moves:
            table.add(entry)
        self.take(table, moves)
        return True

    async def catch_up(self) -> None:
        async with self.lock:
            try:
                await self.read_on()
            except Refused:
                log.warning("table %s: its news cannot be read now", self.id)

    def close(self) -> None:
        self.stop_hearing()
        self.broker.announce(self.id, ())
        if self.late is not None:
            self.late.close()

    # --- spectators who see everything later -----------------------------------------------------------

    async def open_late(self) -> None:
        try:
            _, entries = await self.store.load(self.id)
        except StoreAway:
            raise NEVER from None
        self.late = Late(self, Table(self.id), [as_read(entry) for entry in entries])


def first_sight(connection: Connection, seats: list[int]) -> int | None:
    """Several seats of one person are several people at one device: the curtain stays down until it is lifted."""
    return seats[0] if len(seats) == 1 and not connection.screen else None


class Late:
    """The same table some minutes ago, for spectators who may not see the present."""

    def __init__(self, room: Room, table: Table, entries: Iterable[Entry]) -> None:
        self.room = room
        self.table = table
        self.delay = 1000 * room.table.made.delay
        self.waiting = deque(entries)
        self.alarm: asyncio.TimerHandle | None = None
        self.go_on()

    def add(self, entries: Iterable[Entry]) -> None:
        self.waiting += entries
        self.go_on()

    def go_on(self) -> None:
        """Lets happen what is old enough."""
        self.close()
        since = self.table.number
        while self.waiting and self.is_old(self.waiting[0]):
            self.table.add(self.waiting.popleft())
        if since and self.table.number > since:
            self.tell(since)
        if self.waiting:
            wait = (self.waiting[0].at + self.delay - now_ms()) / 1000
            self.alarm = asyncio.get_running_loop().call_later(max(wait, 0.01), self.go_on)

    def is_old(self, entry: Entry) -> bool:
        """Before the start there is nothing to see too early."""
        if self.table.state is None and not isinstance(entry.act, Started):
            return True
        return entry.at + self.delay <= now_ms()

    def tell(self, since: int) -> None:
        self.send(self.frame(self.table.events(None, since)))

    def frame(self, events: list[Event]) -> bytes:
        """Without clocks: they would tell of the present."""
        return encoder.encode(
            Down(
                at=self.table.number,
                table=self.room.info("late", self.table),
                sees=None,
                view=self.table.view(None),
                events=events or None,
            )
        )

    def send(self, frame: bytes) -> None:
        for connection, sees in list(self.room.connections.items()):
            if sees == "late":
                connection.send(frame)

    def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
