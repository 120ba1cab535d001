"""Clients of version 1 of the wire protocol: pages that were loaded before this server was installed.

They are told to load the page again, in the messages and with the error id that they know: the error `bad-message`,
which a page of version 1 shows as "The page and the server do not understand each other. Load the page again." The
connection stays open, because such a page takes a final close code as "this table is not here", and any other as a
reason to connect again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from petitfour.server.live.connection import AGAIN
from petitfour.server.store.store import NoSuchTable, StoreUnavailable
from petitfour.server.web.limits import Buckets
from petitfour.server.web.protocols.websocket import WebSocketProtocol
from petitfour.table.errors import BadLog
from petitfour.table.events import GATHERING

if TYPE_CHECKING:
    from petitfour.server.service import Service

RELOAD = {"id": "bad-message"}


class Sent(msgspec.Struct, frozen=True):
    """What a message of version 1 must have to be answered."""

    id: int


async def serve(
    service: Service, table: str, address: str, protocol: WebSocketProtocol,
    receive: Callable[[], Awaitable[MutableMapping[str, Any]]],
) -> None:  # fmt: skip
    """Answer everything that a client of version 1 sends with the error that makes people load the page again."""
    if not service.may_connect(address, address):
        protocol.close(AGAIN)
        return
    service.count(1, address)
    try:
        if await is_gathering(service, table):
            send(protocol)  # a lobby shows errors only while it believes that it is connected
        send(protocol, error=RELOAD)
        await answer_all(service, protocol, receive)
    finally:
        service.count(-1, address)


async def is_gathering(service: Service, table: str) -> bool:
    """Whether a page of this table shows the lobby."""
    with suppress(NoSuchTable, StoreUnavailable, BadLog):
        return (await service.registry.get(table)).table.phase == GATHERING
    return False


async def answer_all(
    service: Service, protocol: WebSocketProtocol, receive: Callable[[], Awaitable[MutableMapping[str, Any]]]
) -> None:
    """Answer messages until the client leaves, or sends too many."""
    rate = service.config.limits.messages
    bucket = Buckets(service.clock, rate, 10 * rate)
    while (message := await receive())["type"] != "websocket.disconnect":
        if not bucket.take(""):
            protocol.close(AGAIN)
            return
        with suppress(msgspec.MsgspecError, RecursionError):
            sent = msgspec.json.decode(message.get("text") or "", type=Sent)
            send(protocol, re=sent.id, error=RELOAD)


def send(protocol: WebSocketProtocol, **fields: object) -> None:
    """Send a message of version 1."""
    protocol.write_text(msgspec.json.encode({"at": 0, **fields}))
