"""The WebSocket of uvicorn with a shorter way out.

By ASGI a message goes out through a coroutine, and something must wait for it: for a table of four that is four more
tasks to wake a move. Here a frame is written where it is made. What is not yet sent waits in the transport; who lets
that grow too large reads too slowly and is let go.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "petitfour.line"
MOST_UNSENT = 256 * 1024  # bytes
LAST_WORDS = 2.0  # seconds for the other side to take leave


class Line(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def write_text(self, text: bytes) -> None:
        """Sends a text frame; never waits."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.hang_up(1013)

    def hang_up(self, code: int) -> None:
        """Closes after what was written before."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = asyncio.get_running_loop().call_later(LAST_WORDS, self.transport.abort)
