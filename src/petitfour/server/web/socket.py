"""The WebSocket endpoint: admits connections, reads their messages and hands them to live/handlers.py."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

from petitfour.server.live.connection import AGAIN, CLOSE_CODES, NOT_FOUND, OTHER_VERSION, UNREADABLE
from petitfour.server.live.handlers import ClientSession
from petitfour.server.live.room import Room
from petitfour.server.service import COOKIE, Service
from petitfour.server.store.store import NoSuchTable, StoreUnavailable
from petitfour.server.tokens import new_id
from petitfour.server.web import version1
from petitfour.server.web.limits import per_second
from petitfour.server.web.metrics import METRICS
from petitfour.server.web.protocols.websocket import EXTENSION, POLICY, WebSocketProtocol
from petitfour.server.web.security import address_of, cookie_of, headers_of
from petitfour.table import messages
from petitfour.table.commands.structs import Move
from petitfour.table.errors import BadLog, Error, Refused
from petitfour.table.messages import HintRequest, ServerMessage, encoder
from petitfour.table.presentation import You

PATH = re.compile(r"/t/([A-Za-z0-9_-]{1,40})/ws")
TOO_MANY = 4429
UNAUTHORIZED = 4401

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Socket:
    """One WebSocket connection to a room."""

    def __init__(self, protocol: WebSocketProtocol, person: str, screen: bool) -> None:
        self.person = person
        self.viewpoint: int | None = None
        self.screen = screen
        self.you: You | None = None
        self.protocol = protocol
        self.send = protocol.write_text
        self.close = protocol.close


async def serve(service: Service, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection until it closes. The caller has checked host and origin."""
    await receive()  # websocket.connect
    found = PATH.fullmatch(scope["path"])
    query = parse_qs(scope["query_string"].decode("latin-1"))
    if found is None:
        await send({"type": "websocket.close", "code": POLICY})
        return
    headers, address = headers_of(scope), address_of(scope)
    protocol: WebSocketProtocol = scope["extensions"][EXTENSION]["protocol"]
    await send({"type": "websocket.accept"})
    if not service.handshakes.take(address):
        refuse(protocol, "too-many", TOO_MANY)
        return
    version = query.get("v", [""])[0]
    if version != str(messages.VERSION):
        await (version1.serve(service, found[1], address, protocol, receive) if version == "1" else other(protocol))
        return
    try:
        somebody = await service.person(cookie_of(headers, COOKIE), headers.get("authorization"))
        person = somebody.id if somebody else f"visitor {new_id()}"
        if service.going.is_set() or not service.may_connect(person, address):
            refuse(protocol, "too-many", AGAIN if service.going.is_set() else TOO_MANY)
            return
        room = await service.registry.get(found[1])
    except NoSuchTable:
        refuse(protocol, "no-such-table", NOT_FOUND)
        return
    except Refused as refusal:  # a wrong bearer token
        refuse(protocol, refusal.error.id, UNAUTHORIZED)
        return
    except StoreUnavailable:
        refuse(protocol, "store-unavailable", AGAIN)
        return
    except BadLog as error:
        refuse(protocol, error.id, UNREADABLE)
        return
    socket = Socket(protocol, person, query.get("screen") == ["1"])
    service.count(1, person, address)
    METRICS.connections += 1
    try:
        await room.enter(socket, number_in(query, "at"))
        await listen(service, room, socket, receive, somebody is not None, address)
    except Refused as refusal:
        socket.send(encoder.encode(ServerMessage(at=0, error=refusal.error)))
        socket.close(CLOSE_CODES.get(refusal.error.id, AGAIN))
    finally:
        room.leave(socket)
        service.count(-1, person, address)
        METRICS.connections -= 1


async def listen(service: Service, room: Room, socket: Socket, receive: Receive, known: bool, address: str) -> None:
    """Answer messages until the connection closes, then cancel the work it waits for."""
    session = ClientSession(service, room, socket, known, address)
    service.bots.resume(room)
    listener = Listener(service, session, room, socket)
    socket.protocol.take_now = listener.take_now
    try:
        await listener.answer(receive)
    finally:
        socket.protocol.take_now = None
        session.cancel()


class Listener:
    """Reads the messages of one connection, checks their rate and form, and passes them on."""

    def __init__(self, service: Service, session: ClientSession, room: Room, socket: Socket) -> None:
        self.session = session
        self.room = room
        self.socket = socket
        self.bucket = per_second(service.clock, service.config.limits.messages)
        self.of_address = service.messages
        self.most_senseless = service.config.transport.senseless
        self.senseless = 0
        self.last = 0  # the id of the last message
        self.under_way: asyncio.Future[None] | None = None  # the append of a move that is committed without a task

    def take_now(self, text: str) -> bool:
        """Hand a move to the store at once, without waking a task. False: it waits in the queue for `answer`, like
        everything else that a client sends."""
        if self.under_way is not None and not self.under_way.done():
            return False
        try:
            read = messages.read(text)
        except Refused:
            return False
        if type(read.command) is not Move or read.id <= self.last or not self.bucket.covers(""):
            return False
        under_way = self.session.move_now(read, read.command)
        if under_way is None:
            return False
        self.under_way = under_way
        self.bucket.take("")
        self.last = read.id
        METRICS.messages += 1
        return True

    async def answer(self, receive: Receive) -> None:
        """Answer messages. Close after too many refused ones."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.under_way is not None:
                await asyncio.wait((self.under_way,))
                self.under_way = None
            METRICS.messages += 1
            text = message.get("text") or ""
            try:
                if not self.bucket.take("") or not self.of_address.take(self.session.address):
                    raise Refused("too-fast")
                read = messages.read(text)
                if read.id <= self.last:
                    raise Refused("bad-message")
            except Refused as refusal:
                self.senseless += 1
                self.room.audience.answer(self.socket, messages.id_in(text), refusal.error)
                if self.senseless >= self.most_senseless:
                    self.socket.close(POLICY)
                    return
            else:
                self.last = read.id
                if isinstance(read.command, HintRequest):  # takes up to a second; other messages do not wait for it
                    self.session.handle_in_background(read)
                else:
                    await self.session.handle(read)


async def other(protocol: WebSocketProtocol) -> None:
    """Tell a client of an unknown version that it must be loaded again."""
    refuse(protocol, "other-version", OTHER_VERSION)


def refuse(protocol: WebSocketProtocol, error: str, code: int) -> None:
    """Send an error and close. Browsers do not tell a page why a handshake was refused."""
    protocol.write_text(encoder.encode(ServerMessage(at=0, error=Error(error))))
    protocol.close(code)


def number_in(query: dict[str, list[str]], name: str) -> int:
    """Return a number of the query string, or 0."""
    text = query.get(name, ["0"])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
