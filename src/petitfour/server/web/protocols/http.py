"""uvicorn's HTTP protocol with deadlines, a count of connections, and named errors for malformed requests."""

from __future__ import annotations

import asyncio
import logging
import math
import sys
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from petitfour.server.clock import Alarm
from petitfour.server.web.protocols.connections import Connections
from petitfour.server.web.security import raw_answer

log = logging.getLogger("petitfour.http")


class HttpProtocol(H11Protocol):
    """An HTTP connection with deadlines. uvicorn waits without a limit for requests to end and answers to be read."""

    def __init__(self, *args: Any, registry: Connections, **more: Any) -> None:
        super().__init__(*args, **more)
        self.registry = registry
        self.settings = registry.settings
        self.clock = registry.clock
        self.since = self.clock.ticks()  # time of the connection or of its last answer
        self.unsent = math.inf  # bytes at the last check
        self.check_timer: Alarm | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        status = self.registry.admit(self, self.client[0] if self.client else None)
        if status:
            transport.write(raw_answer(status, "too-many"))
            transport.close()
        self.check_later()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.check_timer is not None:
            self.check_timer.cancel()
        self.registry.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse in pieces: h11 checks the size of a head only between two pieces."""
        for start in range(0, len(data), self.settings.head):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(data[start : start + self.settings.head])

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.check_timer is not None:
            self.check_timer.cancel()
        self.registry.upgraded(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self.since = self.clock.ticks()
        self.unsent = math.inf
        super().on_response_complete()

    # --- deadlines -------------------------------------------------------------------------------------

    def awaits_client(self) -> bool:
        """Return whether the server waits for the client: no request, or an incomplete one."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def check_later(self) -> None:
        """Schedule the next check of the deadlines."""
        self.check_timer = self.clock.call_later(self.settings.request, self.check)

    def check(self) -> None:
        """Abort the connection of a client that reads too slowly, or does not send a complete request in time."""
        unsent = self.transport.get_write_buffer_size()
        if unsent and self.unsent - unsent < self.settings.slowest_reader * self.settings.request:
            self.transport.abort()
            return
        self.unsent = unsent or math.inf
        late = self.clock.ticks() - self.since >= self.settings.request
        if late and not unsent and self.awaits_client():
            self.transport.abort()
        else:
            self.check_later()

    def timeout_keep_alive_handler(self) -> None:
        self.transport.close()

    # --- malformed requests ------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request with the status that h11 suggests. Called while the error of h11 is handled."""
        status = getattr(sys.exc_info()[1], "error_status_hint", 400)
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(raw_answer(status, "too-large" if status == 431 else "bad-request"))
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    # --- closing ---------------------------------------------------------------------------------------

    def shutdown(self) -> None:
        """Close the connection because the server stops. Does not wait for incomplete requests."""
        if not self.awaits_client():
            super().shutdown()
        elif self.transport.get_write_buffer_size():
            self.transport.close()
        else:
            self.transport.abort()
