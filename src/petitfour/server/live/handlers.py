"""Handle the messages of a client: commit its commands in the room, and answer its requests."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from petitfour.server.live.connection import Connection, Reply
from petitfour.server.live.room import Room
from petitfour.server.service import Service
from petitfour.server.store.store import Collision
from petitfour.server.tokens import Secret
from petitfour.server.web.limits import Buckets
from petitfour.server.web.metrics import METRICS
from petitfour.table import checks
from petitfour.table.commands.authorize import authorize
from petitfour.table.commands.lobby import hashed
from petitfour.table.commands.structs import ClientCommand, Context, Continue, LetBot, Move, Rematch, Reveal, SetSeat
from petitfour.table.errors import Error, Refused
from petitfour.table.messages import (
    Answer,
    AnyRequest,
    ClientMessage,
    HintRequest,
    InformationSet,
    Look,
    React,
    Reaction,
    Resume,
)

log = logging.getLogger("petitfour.handlers")


class ClientSession:
    """Handles the messages of one connection to a room."""

    def __init__(self, service: Service, room: Room, connection: Connection, known: bool, address: str) -> None:
        self.service = service
        self.known = known  # a person with a name, not an anonymous visitor
        self.address = address
        self.room = room
        self.connection = connection
        self.person = connection.person
        self.reactions = Buckets(service.clock, service.config.bounds.reactions, service.config.bounds.reactions_burst)
        self.tasks: set[asyncio.Task[None]] = set()  # messages that are handled in the background

    def handle_in_background(self, message: ClientMessage) -> None:
        """Handle a slow message without delaying the next ones."""
        task = asyncio.create_task(self.handle(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def cancel(self) -> None:
        """Cancel the background tasks of a closed connection."""
        for task in self.tasks:
            task.cancel()

    async def handle(self, message: ClientMessage) -> None:
        """Run a command or a request, or answer why it is refused."""
        began = self.service.clock.ticks()
        try:
            if not self.known and not isinstance(message.command, Look | Resume):
                raise Refused("unauthenticated")
            if self.room.table.is_blocked(self.person):  # the connection is about to be closed
                raise Refused("blocked")
            await self.run(message.id, message.command)
        except Exception as error:
            self.failed(message, error)
        else:
            if isinstance(message.command, Move):
                METRICS.moves += 1
                METRICS.move_times.observe(self.service.clock.ticks() - began)

    def move_now(self, message: ClientMessage, command: Move) -> asyncio.Future[None] | None:
        """Start to commit a move without a task. None: use `handle`, which also finds out why a move is refused."""
        room = self.room
        if not self.known or self.connection.viewpoint != command.seat or room.table.is_blocked(self.person):
            return None
        done = partial(self.move_done, message, self.service.clock.ticks())
        return room.commit_now(self.person, command, room.context(), Reply(self.connection, message.id), done)

    def move_done(self, message: ClientMessage, began: float, error: Exception | None) -> None:
        """Count a move that was committed without a task, or report what went wrong."""
        if error is None:
            METRICS.moves += 1
            METRICS.move_times.observe(self.service.clock.ticks() - began)
        elif isinstance(error, Collision):  # another process was faster: see whether the move is still legal
            self.handle_in_background(message)
        else:
            self.failed(message, error)

    def failed(self, message: ClientMessage, error: Exception) -> None:
        """Answer a message that could not be handled."""
        if isinstance(error, Refused):
            METRICS.refusals[error.error.id] += 1
            self.room.audience.refuse(self.connection, message.id, error.error)
        else:  # a fault of the server; the table has not changed
            log.error("table %s: a message failed", self.room.id, exc_info=error)
            METRICS.errors += 1
            self.room.audience.refuse(self.connection, message.id, Error("internal-error"))

    async def run(self, id: int, command: ClientCommand | AnyRequest) -> None:
        """Run a command or a request. Most commands need nothing but the time."""
        match command:
            case Move():
                self.check_hand_shown(command.seat)
                await self.commit(id, command, self.room.context(), free=True)
            case LetBot() | Continue():
                await self.commit(id, command, self.room.context(away=self.room.presence.away()))
            case SetSeat():
                await self.set_seat(id, command)
            case Reveal():  # costs no budget: a seat reveals once, and the start waits for it
                await self.commit(id, command, self.room.context(), free=True)
            case Rematch():
                await self.rematch(id, command)
            case Look():
                self.room.audience.look(self.connection, command.seat)
                self.room.audience.greet(self.connection, reply_to=id)
            case Resume():
                self.room.audience.greet(self.connection, command.at, reply_to=id)
            case React():
                self.react(id, command)
            case HintRequest():
                await self.hint(id, command)
            case InformationSet():
                self.information_set(id, command)
            case _:
                await self.commit(id, command, self.room.context())

    # --- commands --------------------------------------------------------------------------------------

    async def commit(
        self, id: int, command: ClientCommand, context: Context, *, free: bool = False, answer: Answer | None = None
    ) -> None:
        """Commit a command. Unless it is `free`, it costs budget of the person if it changes anything."""
        spend = None if free else lambda: self.service.command(self.room.id, self.person)
        reply = Reply(self.connection, id, answer)
        await self.room.commit(self.person, command, context, reply, spend)

    async def set_seat(self, id: int, command: SetSeat) -> None:
        """Set a seat. The key of a reserved seat is sent to the host once; its hash is stored."""
        if command.to == "friend":
            key = Secret.new().reveal()
            await self.commit(id, command, self.room.context(new_key=hashed(key)), answer=Answer(key=key))
        else:
            await self.commit(id, command, self.room.context())

    async def rematch(self, id: int, command: Rematch) -> None:
        """Create the table of the rematch for the first who asks, and answer the others with its id."""
        try:
            # First see whether it would be refused, so that no table is created for nothing.
            authorize(self.room.table, self.person, command, self.room.context(new_table=""))
            self.service.tables.spend(self.person, self.address)
            new = await self.service.registry.rematch(self.room.table)
            try:
                await self.commit(id, command, self.room.context(new_table=new.id), answer=Answer(table=new.id))
            except Refused:
                await self.service.registry.forget(new)
                raise
        except Refused as refusal:
            if refusal.error.id != "rematched":
                raise
            self.room.audience.answer(self.connection, id, answer=Answer(table=self.room.table.rematch))

    # --- requests --------------------------------------------------------------------------------------

    def check_hand_shown(self, seat: int) -> None:
        """Check that this connection shows the view of a seat, so that nobody moves for a hand that they do not see."""
        if self.connection.viewpoint != seat:
            checks.own_seat(self.room.table, self.person, seat)
            raise Refused("hand-hidden")

    def check_own_hand(self, seat: int) -> None:
        """Check that a seat is the person's own and that this connection shows its view."""
        checks.own_seat(self.room.table, self.person, seat)
        self.check_hand_shown(seat)

    def react(self, id: int, request: React) -> None:
        """Show a reaction to everybody."""
        checks.own_seat(self.room.table, self.person, request.seat)
        if self.room.table.is_muted(self.person):
            raise Refused("muted")
        if not self.reactions.take(""):
            raise Refused("too-fast")
        self.room.peers.react(Reaction(request.seat, request.picture))
        self.room.audience.answer(self.connection, id)

    async def hint(self, id: int, request: HintRequest) -> None:
        """Answer with the best moves of a seat."""
        self.check_own_hand(request.seat)
        table = self.room.table
        if not table.made.hints:
            raise Refused("no-hints")
        self.service.bots.check_hint(table, request.seat, self.person)
        self.service.hints.spend(self.person, self.address)
        advice = await self.service.bots.advise(table, request.seat, self.person)
        self.check_own_hand(request.seat)  # again: another person may hold the device by now
        self.room.audience.answer(self.connection, id, answer=Answer(hint=advice, at=table.number))

    def information_set(self, id: int, request: InformationSet) -> None:
        """Answer with the information set of a seat (docs/bots.md): for bots, and for people with the memory aid."""
        self.check_own_hand(request.seat)
        table = self.room.table
        if not table.seats[request.seat].config.remote and not table.options.memory_aid:
            raise Refused("no-memory-aid")
        if table.state is None:
            raise Refused("not-playing")
        found = table.state.belief(request.seat).data()
        self.room.audience.answer(self.connection, id, answer=Answer(information_set=found))
