"""Runs the application: uvicorn, told what we need of it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
from collections.abc import Iterator

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from petitfour.server.app import App
from petitfour.server.line import Line
from petitfour.server.service import Config
from petitfour.server.wire import LONGEST_UP

PING = 20.0  # seconds; a peer that does not answer within as many more is gone
FLUSH = 0.2  # seconds for the last messages to leave
REQUEST = 20.0  # seconds; within twice as many a request must have come to its end
GRACE = 5  # seconds until connections that do not close are cut


class Door(H11Protocol):
    """The HTTP of uvicorn, which would let a connection be held for ever by who never finishes a request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.since = self.loop.time()  # so long nothing was answered
        self.loop.call_later(REQUEST, self.look)

    def on_response_complete(self) -> None:
        self.since = self.loop.time()
        super().on_response_complete()

    def look(self) -> None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        asks = self.cycle is None or self.cycle.response_complete or self.cycle.more_body
        if asks and self.loop.time() - self.since >= REQUEST:
            self.transport.close()
        else:
            self.loop.call_later(REQUEST, self.look)


class Server(uvicorn.Server):
    """Leaves politely: what is in hand is committed, and everybody is told to connect elsewhere."""

    def __init__(self, app: App, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to leave is no failure: uvicorn's own way would end the process by the signal."""
        yield

    def leave_on_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.handle_exit, number, None)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.app.service is not None:
            await self.app.service.drain()
            await asyncio.sleep(FLUSH)
        await super().shutdown(sockets)


def calm_collector() -> None:
    """What is made for a move is gone with it, by reference count; and what was loaded at the start stays. So there is
    little for the collector to find, and it need not look so often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def server(config: Config, host: str = "127.0.0.1", port: int = 0) -> Server:
    app = App(config)
    return Server(
        app,
        uvicorn.Config(
            app,
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            server_header=False,
            http=Door,
            ws=Line,
            ws_max_size=LONGEST_UP,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_per_message_deflate=False,  # messages are small, and memory is not
            timeout_keep_alive=15,
            timeout_graceful_shutdown=GRACE,
            h11_max_incomplete_event_size=16 * 1024,
            lifespan="on",
        ),
    )
