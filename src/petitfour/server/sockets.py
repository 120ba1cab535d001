"""The WebSocket: frames in, frames out. Spoken to directly by the ASGI server; what a message means is verbs.py's."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

from petitfour.core.errors import PetitFourError
from petitfour.server import wire
from petitfour.server.guard import address_of, cookies_of, headers_of
from petitfour.server.limits import Buckets
from petitfour.server.line import EXTENSION, Line
from petitfour.server.metrics import METRICS
from petitfour.server.persons import new_id
from petitfour.server.room import AGAIN, NOT_FOUND, Room, background
from petitfour.server.service import COOKIE, Service
from petitfour.server.store import NoSuchTable, StoreAway
from petitfour.server.verbs import Talk
from petitfour.server.wire import Down, Error, Refused, You, encoder

log = logging.getLogger("petitfour.sockets")

PATH = re.compile(r"/t/([A-Za-z0-9_-]{1,40})/ws")
TOO_MANY, POLICY = 4429, 1008
NO_ANSWERS = 50  # senseless messages after which nobody listens any more

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Socket:
    """A connection as a room knows it."""

    def __init__(self, line: Line, person: str, screen: bool) -> None:
        self.person = person
        self.viewpoint: int | None = None
        self.screen = screen
        self.you: You | None = None
        self.send = line.write_text
        self.close = line.hang_up


async def serve(service: Service, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, from its first to its last frame. Host and origin have been checked."""
    await receive()  # websocket.connect
    found = PATH.fullmatch(scope["path"])
    query = parse_qs(scope["query_string"].decode("latin-1"))
    if found is None or query.get("v") != [str(wire.VERSION)]:
        await send({"type": "websocket.close", "code": POLICY})
        return
    await send({"type": "websocket.accept"})
    headers, address = headers_of(scope), address_of(scope)
    try:
        somebody = await service.person(cookies_of(headers).get(COOKIE), headers.get("authorization"))
        person = somebody.id if somebody else f"visitor {new_id()}"
        if service.going.is_set() or not service.may_connect(person, address):
            await refuse(send, "too-many", AGAIN if service.going.is_set() else TOO_MANY)
            return
        room = await service.rooms.get(found[1])
    except NoSuchTable:
        await refuse(send, "no-such-table", NOT_FOUND)
        return
    except StoreAway:
        await refuse(send, "store-away", AGAIN)
        return
    except PetitFourError as error:
        log.error("table %s cannot be opened: %s", found[1], error)
        await refuse(send, "trouble", AGAIN)
        return
    socket = Socket(scope["extensions"][EXTENSION]["line"], person, query.get("screen") == ["1"])
    service.count(1, person, address)
    METRICS.connections += 1
    try:
        await room.enter(socket, number_in(query, "at"))
        await listen(service, room, socket, receive, somebody is not None)
    except Refused as refusal:
        socket.send(encoder.encode(Down(at=0, error=refusal.error)))
        socket.close(AGAIN)
    finally:
        room.leave(socket)
        service.count(-1, person, address)
        METRICS.connections -= 1


async def listen(service: Service, room: Room, socket: Socket, receive: Receive, known: bool) -> None:
    talk = Talk(service.rooms, room, socket, known)
    rate = service.config.limits.messages
    bucket = Buckets(rate, 10 * rate)
    last = senseless = 0
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        METRICS.messages += 1
        try:
            if not bucket.take(""):
                raise Refused("too-fast")
            up = wire.read(message.get("text") or "")
            if up.id <= last:
                raise Refused("bad-message")
        except Refused as refusal:
            senseless += 1
            socket.send(encoder.encode(Down(at=room.at(socket), error=refusal.error)))
            if senseless >= NO_ANSWERS:
                socket.close(POLICY)
                return
            continue
        last = up.id
        if up.do == "hint":  # takes a while, and nobody should have to wait for it
            background(talk.hear(up))
        else:
            await talk.hear(up)


async def refuse(send: Send, error: str, code: int) -> None:
    """Says why before it closes: browsers do not show a refused handshake to the page."""
    text = encoder.encode(Down(at=0, error=Error(error))).decode()
    await send({"type": "websocket.send", "text": text})
    await send({"type": "websocket.close", "code": code})


def number_in(query: dict[str, list[str]], name: str) -> int:
    text = query.get(name, ["0"])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
