"""Bytes over a TCP connection, to send a server what no client library would send."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from server.live import PATIENCE

TEXT, CONTINUATION, CLOSE, PING, PONG = 1, 0, 8, 9, 10


class Raw:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def head(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"\r\n\r\n")

    async def rest(self) -> bytes:
        """Read until the server closes or cuts off the connection."""
        said = b""
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionError):
                while more := await self.reader.read(65536):
                    said += more
        return said

    async def upgrade(self, port: int, table: str, more: str = "") -> None:
        self.send(handshake(port, table, more))
        assert (await self.head()).startswith(b"HTTP/1.1 101 ")

    async def flood(self, data: bytes, most: int) -> bool:
        """Send the same data again and again; True if the server ends the connection before `most` bytes."""
        try:
            for _ in range(most // len(data)):
                self.writer.write(data)
                async with asyncio.timeout(PATIENCE):
                    await self.writer.drain()
                await asyncio.sleep(0)
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return False


@contextlib.asynccontextmanager
async def raw(port: int, source: str = "127.0.0.1") -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


def handshake(port: int, table: str, more: str = "") -> bytes:
    return (
        f"GET /t/{table}/ws?v=2 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
    ).encode("latin-1")


def frame(opcode: int, payload: bytes = b"", end: bool = True) -> bytes:
    """A masked frame of at most 125 bytes; the mask is zero."""
    return bytes([opcode | (128 if end else 0), 128 | len(payload)]) + b"\0\0\0\0" + payload
