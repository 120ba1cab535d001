"""Run the application with uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts

from petitfour.server.clock import Clock
from petitfour.server.config import Config
from petitfour.server.web.app import App
from petitfour.server.web.protocols.connections import Connections
from petitfour.server.web.protocols.http import HttpProtocol
from petitfour.server.web.protocols.websocket import WebSocketProtocol
from petitfour.table.messages import LONGEST_MESSAGE

log = logging.getLogger("petitfour.run")


class Server(uvicorn.Server):
    """A uvicorn server that stops gracefully: it commits pending commands and tells all clients to connect again."""

    def __init__(self, app: App, config: uvicorn.Config, registry: Connections) -> None:
        super().__init__(config)
        self.app = app
        self.registry = registry

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone. uvicorn would end the process by the signal, and the exit code would not be 0."""
        yield

    def leave_on_signals(self) -> None:
        """Stop on SIGTERM and SIGINT."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.stop)

    def stop(self) -> None:
        """Stop gracefully. A second signal has no effect; with uvicorn it would skip closing the store."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, whatever state the connections are in. Aborts those that do not close in time."""
        settings = self.app.config.transport
        if self.app.service is not None:
            try:
                await self.app.service.drain()
            except Exception:
                log.exception("could not tell the tables that the server stops")
            await asyncio.sleep(settings.flush)
        cutting = asyncio.get_running_loop().call_later(settings.grace, self.cut_off)
        try:
            await super().shutdown(sockets)
        finally:
            cutting.cancel()

    def cut_off(self) -> None:
        """Abort all connections."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def calm_collector() -> None:
    """Make the garbage collector run less often.

    Reference counts free the objects of a move, and what was loaded at the start stays. So the collector finds little.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def share_the_lock() -> None:
    """Shorten the time that the event loop waits for the interpreter's lock from five milliseconds to one. Bots, pages
    and reviews hold it for parts of their work, and the loop needs it again after every wait for the network."""
    sys.setswitchinterval(0.001)


def server(config: Config, host: str = "127.0.0.1", port: int = 0, clock: Clock | None = None) -> Server:
    """Make a server that is ready to run."""
    clock = clock or Clock(config.timing)
    app = App(config, clock)
    settings = config.transport
    made = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        ws_per_message_deflate=False,  # compression costs memory, and messages are small
        timeout_keep_alive=settings.keep_alive,  # type: ignore[arg-type]
        timeout_graceful_shutdown=settings.grace + settings.close,  # type: ignore[arg-type]
        h11_max_incomplete_event_size=settings.head,
        backlog=settings.backlog,
        lifespan="on",
    )
    registry = Connections(config, clock, _TrustedHosts(made.forwarded_allow_ips).__contains__)
    http: Any = partial(HttpProtocol, registry=registry)
    websocket: Any = partial(WebSocketProtocol, registry=registry)
    made.http, made.ws = http, websocket
    return Server(app, made, registry)
