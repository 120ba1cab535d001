"""uvicorn's WebSocket protocol with direct writes and with limits on what a peer may cost.

In ASGI a message is sent by awaiting a coroutine. For a table of four this would wake four more tasks for each move.
This protocol sends the frames of one turn of the event loop together at its end, without a task. It disconnects peers
that leave too much data unread. In ASGI a message is also received by a task. Here the application may take a message
at once, in the turn in which it arrives.

Large because it overrides many small methods of uvicorn's protocol, which call each other.

It parses incoming data in slices, one in each turn of the event loop. It counts control frames and fragments and
disconnects peers that send too many.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import HeaderLineTooLong, RequestLineTooLong, TooManyHeaders
from websockets.frames import Frame
from websockets.http11 import Request

from petitfour.server.web.limits import per_second
from petitfour.server.web.protocols.connections import Connections
from petitfour.server.web.security import raw_answer

log = logging.getLogger("petitfour.websocket")

EXTENSION = "petitfour.websocket"
POLICY, TOO_SLOW = 1008, 1013  # close codes


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection. The ASGI scope holds it as an extension, so that the application can write to it."""

    def __init__(self, *args: Any, registry: Connections, **more: Any) -> None:
        super().__init__(*args, **more)
        self.registry = registry
        self.settings = registry.settings
        self.small_frames = per_second(registry.clock, registry.limits.messages)
        self.unparsed = bytearray()
        self.parse_scheduled = False
        self.ignoring = False  # ignore everything that this peer still sends
        self.surplus = 0  # bytes received after our close frame
        self.unsent: list[bytes] = []  # frames of this turn of the event loop
        self.take_now: Callable[[str], bool] | None = None  # set by the application; see `send_receive_event_to_app`

    # --- the handshake ---------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.close_sent:
            self.abort_soon()
        else:
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    def refuse_handshake(self) -> None:
        """Answer a handshake that websockets cannot read. uvicorn would keep the connection and say nothing."""
        self.handshake_complete = self.close_sent = True
        too_large = isinstance(self.conn.handshake_exc, HeaderLineTooLong | RequestLineTooLong | TooManyHeaders)
        self.transport.write(raw_answer(431, "too-large") if too_large else raw_answer(400, "bad-request"))
        self.transport.close()
        self.abort_soon()

    # --- receiving --------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the head arrives in one piece, and its size is limited
            super().data_received(data)
            if not self.handshake_initiated:
                self.refuse_handshake()
            return
        self.unparsed += data
        if not self.parse_scheduled:
            self.parse_slice()

    def parse_slice(self) -> None:
        """Parse a part of the received data. The rest waits for a later turn of the event loop."""
        self.parse_scheduled = False
        if self.ignoring or self.transport.is_closing():
            self.unparsed.clear()
            return
        if not self.handshake_complete:  # keep frames until the handshake is answered
            self.stop_reading()
            return
        piece = bytes(self.unparsed[: self.settings.slice])
        del self.unparsed[: len(piece)]
        if self.close_sent:
            self.surplus += len(piece)
            if self.surplus > self.settings.surplus:  # it does not answer our close frame, it sends on
                self.ignore()
                return
        super().data_received(piece)
        if self.unparsed:
            self.stop_reading()
        if self.queue.empty() or self.close_sent:
            self.read_on()

    def stop_reading(self) -> None:
        """Stop reading from the socket."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Schedule the next slice; read from the peer again once everything is parsed."""
        if self.unparsed:
            if not self.parse_scheduled:
                self.parse_scheduled = True
                self.loop.call_soon(self.parse_slice)
        elif self.read_paused and not self.ignoring and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Return the next message: one in each turn of the event loop, so that a peer that sends many at once does not
        delay the others."""
        if self.queue.empty():
            self.read_on()
        else:
            await asyncio.sleep(0)
        message = await self.queue.get()
        if self.queue.empty():
            self.read_on()
        return message

    def send_receive_event_to_app(self) -> None:
        """Pass on a message. The application may take a text at once if none waits before it. Otherwise it waits in
        the queue, and nothing more is read meanwhile."""
        if self.take_now is not None and self.queue.empty() and self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()
                return
            if not self.close_sent and self.take_now(text):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if not self.may_send_frame():
            return
        if self.close_sent:
            self.conn.data_to_send()  # no pongs after our close frame: discard it
            return
        super().handle_ping()
        self.check_unsent()

    def handle_pong(self, event: Frame) -> None:
        if self.may_send_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self.may_send_frame():
            return
        if len(self.frames) >= self.settings.fragments:
            self.cut_off()
        else:
            super().handle_cont(event)

    def handle_close(self, event: Frame) -> None:
        self.flush()
        super().handle_close(event)
        self.abort_soon()

    def handle_parser_exception(self) -> None:
        self.flush()
        super().handle_parser_exception()
        self.abort_soon()

    def may_send_frame(self) -> bool:
        """Count a control frame or a fragment; disconnect a peer that sends too many."""
        if not self.ignoring and not self.small_frames.take(""):
            self.cut_off()
        return not self.ignoring

    def cut_off(self) -> None:
        """Close the connection of a peer that sends too much, and ignore what it still sends."""
        if self.close_sent:
            self.transport.abort()
        else:
            self.close(POLICY)
        self.ignore()

    def ignore(self) -> None:
        """Read no more from this peer. The connection is aborted soon."""
        self.stop_reading()
        self.ignoring = True
        self.frames = []
        self.unparsed.clear()

    # --- sending -------------------------------------------------------------------------------------------

    def write_text(self, text: bytes) -> None:
        """Send a text frame at the end of this turn of the event loop. Never blocks; slow readers are disconnected."""
        if self.close_sent or self.transport.is_closing():
            return
        if not self.unsent:
            self.registry.outbox.add(self)
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.unsent += (head, text)

    def flush(self) -> None:
        """Send all frames that were written in this turn, in one write."""
        if self.unsent:
            unsent, self.unsent = self.unsent, []
            if not self.transport.is_closing():
                self.transport.write(b"".join(unsent))
                self.check_unsent()

    def check_unsent(self) -> None:
        """Disconnect a peer that reads too slowly."""
        if self.transport.get_write_buffer_size() > self.settings.most_unsent:
            self.close(TOO_SLOW)

    # --- closing ---------------------------------------------------------------------------------------

    def close(self, code: int) -> None:
        """Send a close frame after everything written so far."""
        if self.close_sent or self.transport.is_closing():
            return
        self.flush()
        if self.close_sent:  # too slow for what was to be sent before
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_on()
        self.abort_soon()

    def abort_soon(self) -> None:
        """Abort the connection if it is still open after a while: closing waits until the peer has read everything."""
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(self.settings.close, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Abort the connection of a peer that does not answer pings. Closing would wait until it has read all data."""
        self.stop_keepalive()
        self.transport.abort()

    def eof_received(self) -> None:
        self.abort_soon()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.abort_soon()

    def shutdown(self) -> None:
        """Close the connection because the server stops. An error here must not keep the server from stopping."""
        try:
            if self.handshake_complete:
                self.flush()
                super().shutdown()
            else:
                self.transport.abort()
        except Exception:
            log.warning("could not close a WebSocket; aborting it", exc_info=True)
            self.transport.abort()
        self.abort_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        self.registry.leave(self.transport)
        super().connection_lost(exc)
