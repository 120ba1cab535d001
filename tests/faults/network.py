"""A TCP proxy that misbehaves on request: it delays, slices, cuts in the middle, half-opens and resets connections."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import struct
from typing import Literal

Mode = Literal["pass", "delay", "slice", "drop"]
CHUNK = 65536


class Line:
    """One proxied connection."""

    def __init__(self, client: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.writers = (client, server)
        self.cut_after: int | None = None  # bytes to the client after which the line is cut

    def cut(self) -> None:
        """Close both sides, whatever they were saying."""
        for writer in self.writers:
            writer.close()

    def reset(self) -> None:
        """Reset both sides: the peers get an error instead of an end."""
        for writer in self.writers:
            sock: socket.socket | None = writer.get_extra_info("socket")
            if sock is not None:
                with contextlib.suppress(OSError):
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()


class Proxy:
    """Passes connections on to a port of this machine. `mode` holds for all of them, from now on."""

    def __init__(self, target: int, seed: int = 0) -> None:
        self.target = target
        self.random = random.Random(seed)
        self.mode: Mode = "pass"
        self.refusing = False
        self.lines: set[Line] = set()
        self.server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        for line in list(self.lines):
            line.cut()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        try:
            theirs, out = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        line = Line(writer, out)
        self.lines.add(line)
        try:
            await asyncio.gather(self.pump(line, reader, out, False), self.pump(line, theirs, writer, True))
        finally:
            self.lines.discard(line)
            line.cut()

    async def pump(self, line: Line, source: asyncio.StreamReader, target: asyncio.StreamWriter, down: bool) -> None:
        """Pass bytes on in one direction until it ends."""
        with contextlib.suppress(OSError):
            while data := await source.read(CHUNK):
                if self.mode == "drop":
                    continue  # half open: the connection stands, and nothing comes through
                if down and line.cut_after is not None:
                    target.write(data[: line.cut_after])
                    line.cut()
                    return
                if self.mode == "delay":
                    await asyncio.sleep(self.random.uniform(0.005, 0.05))
                if self.mode == "slice":
                    await self.slices(target, data)
                else:
                    target.write(data)
                await target.drain()
        with contextlib.suppress(OSError):
            target.close()

    async def slices(self, target: asyncio.StreamWriter, data: bytes) -> None:
        """Send data in small pieces."""
        while data:
            size = self.random.randint(1, 200)
            target.write(data[:size])
            data = data[size:]
            await asyncio.sleep(0)

    # --- faults of single connections ------------------------------------------------------------------

    def cut_some(self) -> None:
        for line in self.some():
            line.cut()

    def cut_in_frame(self) -> None:
        """Cut some lines within the next message to the client."""
        for line in self.some():
            line.cut_after = self.random.randint(1, 40)

    def reset_some(self) -> None:
        for line in self.some():
            line.reset()

    def some(self) -> list[Line]:
        """Choose some lines, at least one if there is any."""
        lines = sorted(self.lines, key=id)
        return self.random.sample(lines, self.random.randint(1, max(1, len(lines) // 2))) if lines else []
