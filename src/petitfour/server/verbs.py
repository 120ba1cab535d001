"""What a message up comes to: one function a verb. Each makes a wish at the room, or answers by itself."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import get_args

import msgspec

from petitfour.server import wishes
from petitfour.server.acts import AnyAct
from petitfour.server.limits import Buckets
from petitfour.server.metrics import METRICS
from petitfour.server.persons import Secret
from petitfour.server.room import Connection, Reply, Room, now_ms
from petitfour.server.rooms import Rooms
from petitfour.server.table import Table
from petitfour.server.wire import PICTURES, Error, Reaction, Refused, Up, Verb

log = logging.getLogger("petitfour.verbs")


REACTIONS = (0.5, 4)  # a second, and at once


class Talk:
    """One connection's talk with a room."""

    def __init__(self, rooms: Rooms, room: Room, connection: Connection, known: bool) -> None:
        self.rooms = rooms
        self.known = known  # not just a visitor
        self.room = room
        self.connection = connection
        self.person = connection.person
        self.reactions = Buckets(*REACTIONS)
        self.advised_at = 0  # the entry at which a hint was last asked for

    async def hear(self, up: Up) -> None:
        """Does what is asked, or answers why not."""
        began = perf_counter()
        try:
            if not self.known and up.do not in ("look", "resume"):
                raise Refused("nobody")
            await VERBS[up.do](self, up)
        except Refused as refusal:
            METRICS.refusals[refusal.error.id] += 1
            self.room.refuse(self.connection, up.id, refusal.error)
        except Exception:  # ours to mend; the table is as it was
            log.exception("a message of table %s went wrong", self.room.id)
            METRICS.errors += 1
            self.room.refuse(self.connection, up.id, Error("trouble"))
        else:
            if up.do == "move":
                METRICS.moves += 1
                METRICS.move_times.observe(perf_counter() - began)

    async def wish(self, up: Up, wish: Callable[[Table], AnyAct], **answer: str) -> None:
        await self.room.commit(wish, Reply(self.connection, up.id, answer or None))

    # --- play ------------------------------------------------------------------------------------------

    async def move(self, up: Up) -> None:
        seat = self.lifted(up)
        arrived = now_ms()
        await self.wish(up, lambda t: wishes.move(t, self.person, seat, up.at, up.move, arrived, up.thought))

    def lifted(self, up: Up) -> int:
        """A seat of one's own whose curtain is up: nothing of its cards is told or done before."""
        seat = seat_of(up)
        wishes.own_seat(self.room.table, self.person, seat)
        if self.connection.viewpoint != seat:
            raise Refused("curtain")
        return seat

    async def look(self, up: Up) -> None:
        self.room.look(self.connection, up.seat)
        self.room.greet(self.connection, re=up.id)

    async def resume(self, up: Up) -> None:
        self.room.greet(self.connection, up.at or 0, re=up.id)

    async def react(self, up: Up) -> None:
        seat = seat_of(up)
        wishes.own_seat(self.room.table, self.person, seat)
        if up.picture not in PICTURES:
            raise Refused("bad-message")
        if not self.reactions.take(""):
            raise Refused("too-fast")
        self.room.react(Reaction(seat, up.picture))
        self.room.answer(self.connection, up.id)

    async def hint(self, up: Up) -> None:
        seat = self.lifted(up)
        table = self.room.table
        if not table.made.hints:
            raise Refused("no-hints")
        if self.advised_at == table.number:
            raise Refused("too-fast")
        self.advised_at = table.number
        advice = await self.rooms.robots.advise(table, seat)
        self.lifted(up)  # still: somebody else may hold the device by now
        self.room.answer(self.connection, up.id, hint=msgspec.to_builtins(advice), at=table.number)

    async def belief(self, up: Up) -> None:
        """What a perfect memory knows (docs/bots.md): for bots always, for people where the table says so."""
        seat = self.lifted(up)
        table = self.room.table
        if not table.seats[seat].place.outside and not table.options.memory_aid:
            raise Refused("no-memory-aid")
        if table.state is None:
            raise Refused("not-playing")
        self.room.answer(self.connection, up.id, belief=table.state.belief(seat).data())

    # --- before the start ------------------------------------------------------------------------------

    async def sit(self, up: Up) -> None:
        if await self.room.store.person(self.person) is None:  # they wanted to be forgotten, and are still connected
            raise Refused("nobody")
        await self.wish(up, lambda t: wishes.sit(t, self.person, seat_of(up), up.name, up.key))

    async def stand(self, up: Up) -> None:
        await self.wish(up, lambda t: wishes.stand(t, self.person, seat_of(up)))

    async def ready(self, up: Up) -> None:
        await self.wish(up, lambda t: wishes.ready(t, self.person, seat_of(up), up.entropy))

    async def start(self, up: Up) -> None:
        await self.wish(up, lambda t: wishes.start(t, self.person))

    async def set_seat(self, up: Up) -> None:
        """A friend's key is told once, to the host; the table keeps its hash."""
        answer = {"key": Secret.new().reveal()} if up.to == "friend" else {}
        place = wishes.place(up.to, up.name, up.level, answer.get("key"))
        await self.wish(up, lambda t: wishes.set_seat(t, self.person, seat_of(up), place), **answer)

    async def remove(self, up: Up) -> None:
        place = wishes.place("open", None, None, None)
        await self.wish(up, lambda t: wishes.set_seat(t, self.person, seat_of(up), place))

    async def give_host(self, up: Up) -> None:
        await self.wish(up, lambda t: wishes.give_host(t, self.person, seat_of(up)))

    # --- absence and the end ---------------------------------------------------------------------------

    async def let_bot(self, up: Up) -> None:
        seat = seat_of(up)
        await self.wish(up, lambda t: wishes.let_bot(t, self.person, seat, self.room.away().get(seat), now_ms()))

    async def back(self, up: Up) -> None:
        await self.wish(up, lambda t: wishes.back(t, self.person, seat_of(up)))

    async def concede(self, up: Up) -> None:
        await self.wish(up, lambda t: wishes.concede(t, self.person, seat_of(up)))

    async def end(self, up: Up) -> None:
        await self.wish(up, lambda t: wishes.agree(t, self.person, seat_of(up), up.agree))

    async def abandon(self, up: Up) -> None:
        await self.wish(up, lambda t: wishes.abandon(t, self.person, now_ms()))

    async def rematch(self, up: Up) -> None:
        """Whoever asks first makes the table; for the others it is there already."""
        wishes.rematch(self.room.table, self.person, "")
        if self.room.table.rematch is None:
            new = await self.rooms.rematch(self.room.table)
            try:
                await self.wish(up, lambda t: wishes.first_rematch(t, self.person, new.id), table=new.id)
                return
            except Refused as refusal:
                await self.rooms.forget(new)
                if refusal.error.id != "rematched":
                    raise
        self.room.answer(self.connection, up.id, table=self.room.table.rematch)


def seat_of(up: Up) -> int:
    if up.seat is None:
        raise Refused("bad-message")
    return up.seat


VERBS: dict[str, Callable[[Talk, Up], Awaitable[None]]] = {verb: getattr(Talk, verb) for verb in get_args(Verb)}
