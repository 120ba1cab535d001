"""Greedy clients, one kind each, for `make abuse`: python bench/greedy.py KIND PORT SECONDS TABLE.

Each asks for as much as it can get, from an address of its own, until its time is over. TABLE is a table that others
play at. Loopback only. The last line says what it sent.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import socket
import sys
import time
from base64 import b64encode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec

from petitfour import GAMES, Rng
from petitfour.core.record import Recorder, Simulated, write

ADDRESS = "127.0.3.1"
CONCEDE = b'{"id":3,"command":{"type":"concede","seat":0}}'
LIES = (OSError, httpx.HTTPError, asyncio.TimeoutError, asyncio.IncompleteReadError, AssertionError)


class Greedy:
    """What one greedy client needs: an address, a name, raw connections, and the time at which it must stop."""

    def __init__(self, port: int, seconds: float, table: str) -> None:
        self.port = port
        self.table = table
        self.until = time.monotonic() + seconds
        self.sent = 0
        self.refused = 0
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=200))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30, transport=transport)

    @property
    def going(self) -> bool:
        return time.monotonic() < self.until

    async def name(self) -> str:
        (await self.http.patch("/api/me", json={"name": "Greedy"})).raise_for_status()
        return str(self.http.cookies["petitfour"])

    async def post(self, path: str, **how: Any) -> httpx.Response:
        answer = await self.http.post(path, **how)
        self.sent += 1
        self.refused += answer.status_code >= 400
        return answer

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))

    async def websocket(self, table: str, cookie: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.raw()
        key = b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /t/{table}/ws?v=2 HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: petitfour={cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head[:100]
        return reader, writer

    async def bot_table(self, level: str = "expert", players: int = 5, people: int = 1) -> str | None:
        """A new table with bots, or None where the server refuses one."""
        seats = [{"kind": "you", "name": "Greedy"}] * people + [{"kind": "bot", "level": level}] * (players - people)
        body = {"game": "macaron", "players": players, "seats": seats}
        answer = await self.post("/api/tables", json=body)
        return str(answer.json()["id"]) if answer.status_code == 201 else None

    async def begin(self, table: str, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Starts the match of a table with one person in seat 0."""
        reader, writer = await self.websocket(table, cookie)
        for id, command in enumerate(({"type": "ready", "seat": 0}, {"type": "start"}), 1):
            writer.write(frame(msgspec.json.encode({"id": id, "command": command})))
        await writer.drain()
        return reader, writer

    async def visit(self, level: str, cookie: str, commands: list[dict[str, object]]) -> None:
        """Starts a match with bots at a new table, sends these commands, and leaves without reading."""
        table = await self.bot_table(level, 5)
        if table is None:
            await asyncio.sleep(0.05)
            return
        _, writer = await self.begin(table, cookie)
        for command in commands:
            writer.write(frame(msgspec.json.encode(command)))
            self.sent += 1
        await writer.drain()
        await asyncio.sleep(0.05)
        writer.close()

    async def again(self, work: Callable[[], Awaitable[object]], tasks: int) -> None:
        """Does something as often as it can, several at a time."""

        async def one() -> None:
            while self.going:
                try:
                    await work()
                except LIES:
                    self.refused += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(one() for _ in range(tasks)))


def frame(data: bytes, opcode: int = 1, final: bool = True) -> bytes:
    """A client's frame; a mask of zeros changes nothing."""
    head = bytes([(0x80 if final else 0) | opcode])
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return head + size + b"\0\0\0\0" + data


def long_record(most: int) -> bytes:
    """A legal record just below that size: a match of Mastermind marked by hand, which random play never ends."""
    game = GAMES["mastermind"]
    rng = Rng(1)
    recorder = Recorder(game, 2, game.options(marking="by-hand"), ("a", "b"), Simulated(1))
    size = 0
    while size < most - 2000:
        state = recorder.state
        (seat, *_) = state.to_act()
        if seat < 0:
            recorder.deal()
            continue
        legal = state.legal(seat)
        move = legal[rng.randbelow(len(legal))]
        size += len(state.text(seat, move)) + 16
        recorder.play(seat, move)
    return write(recorder.record()).encode()


def never_scoring(moves: int) -> bytes:
    """A legal record of five players by settings under which nobody ever scores."""
    game = GAMES["marshmallow"]
    recorder = Recorder(game, 5, game.options(out_at=12), tuple("abcde"), Simulated(1))
    while len(recorder.moves) < moves:
        (seat,) = recorder.state.to_act()
        if seat < 0:
            recorder.deal()
        else:
            recorder.play(seat, recorder.state.legal(seat)[0])
    return write(recorder.record()).encode()


# --- the kinds -----------------------------------------------------------------------------------------------------


async def expand(me: Greedy) -> None:
    """Long records, ten at a time."""
    body = long_record(900_000)
    await me.again(lambda: me.post("/api/records/expand", content=body, headers={"content-type": "text/plain"}), 10)


async def unread(me: Greedy) -> None:
    """The largest answers that there are, several MB each, on as many connections as it gets; nobody reads them.

    An answer that is refused is read, so that the connection can ask again."""
    host = f"Host: 127.0.0.1:{me.port}\r\n"
    asked = f"POST /api/records/expand?all=true HTTP/1.1\r\n{host}Content-Type: text/plain\r\n"

    async def hold() -> None:
        body = records[me.sent % 2]
        me.sent += 1
        reader, writer = await me.raw()
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        try:
            writer.write(f"{asked}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
            if b" 200 " in head.partition(b"\r\n")[0]:
                held.append(writer)
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                while me.going and not writer.is_closing():
                    await asyncio.sleep(0.1)
            else:
                me.refused += 1
                await asyncio.sleep(0.05)
        finally:
            if me.going:  # else it stays open, unread, until this process ends
                writer.close()

    records = [never_scoring(3000), never_scoring(600)]
    held: list[asyncio.StreamWriter] = []
    await me.again(hold, 100)
    print(f"{len(held)} answers were left unread")


async def codes(me: Greedy) -> None:
    """QR codes of long links."""
    numbers = itertools.count()
    await me.again(lambda: me.post("/api/qr", json={"path": f"/{next(numbers)}".ljust(290, "x")}), 20)


async def flood(me: Greedy, data: bytes, reads: bool = True) -> None:
    """The same bytes over and over on a WebSocket; connects again when it is cut."""
    block = data * max(1, 65536 // len(data))
    while me.going:
        with suppress(*LIES):
            reader, writer = await me.websocket(me.table)
            if not reads:
                writer.transport.pause_reading()  # type: ignore[attr-defined]
            else:
                drained = asyncio.create_task(drain(reader))
            while me.going and not writer.is_closing():
                writer.write(block)
                me.sent += len(block) // len(data)
                await asyncio.wait_for(writer.drain(), 1)
            if reads:
                drained.cancel()
            writer.close()
        me.refused += 1
        await asyncio.sleep(0.01)


async def drain(reader: asyncio.StreamReader) -> None:
    with suppress(*LIES):
        while await reader.read(65536):
            pass


async def pings(me: Greedy) -> None:
    """Empty pings."""
    await flood(me, frame(b"", 9))


async def long_pings(me: Greedy) -> None:
    """Pings of 125 bytes."""
    await flood(me, frame(b"x" * 125, 9))


async def unread_pongs(me: Greedy) -> None:
    """Pings whose pongs are never read."""
    await flood(me, frame(b"x" * 125, 9), reads=False)


async def fragments(me: Greedy) -> None:
    """Empty fragments of a message that never ends."""
    await flood(me, frame(b"", 0, final=False))


async def messages(me: Greedy) -> None:
    """Messages that ask for the whole position."""
    await flood(me, frame(b'{"id":1,"command":{"type":"resume","at":0}}'))


async def visits(me: Greedy) -> None:
    """Coming and going at a table that others play at."""

    async def visit() -> None:
        _, writer = await me.websocket(me.table)
        me.sent += 1
        writer.close()

    await me.again(visit, 20)


async def connections(me: Greedy) -> None:
    """1,100 idle connections."""
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    while me.going:
        if len(held) < 1100:
            with suppress(*LIES):
                held.append(await me.raw())
                me.sent += 1
        else:
            await asyncio.sleep(0.05)


async def handshakes(me: Greedy) -> None:
    """Handshakes with a header line that is too long, never finished."""
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    while me.going:
        with suppress(*LIES):
            reader, writer = await me.raw()
            writer.write(
                f"GET /t/{me.table}/ws?v=2 HTTP/1.1\r\nHost: 127.0.0.1:{me.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n".encode()
                + b"Cookie: " + b"x" * 9000 + b"\r\n\r\n"
            )  # fmt: skip
            held.append((reader, writer))
            me.sent += 1
        if len(held) > 500:
            held.pop(0)[1].close()
        await asyncio.sleep(0.002)


async def entries(me: Greedy) -> None:
    """Log entries that are no moves: ready with other words, again and again."""
    cookie = await me.name()
    table = await me.bot_table(players=3)
    assert table is not None
    reader, writer = await me.websocket(table, cookie)
    task = asyncio.create_task(drain(reader))
    for id in itertools.count(1):
        if not me.going or writer.is_closing():
            break
        body = {"id": id, "command": {"type": "sit", "seat": 0, "name": f"Greedy {id % 1000}"}}
        writer.write(frame(msgspec.json.encode(body)))
        me.sent += 1
        if id % 100 == 0:
            await writer.drain()
            await asyncio.sleep(0.01)
    task.cancel()


async def hints(me: Greedy) -> None:
    """Hints for one's seat at many tables; the connection closes before the answer."""
    cookie = await me.name()

    asked = [{"id": id, "command": {"type": "hint", "seat": 0}} for id in range(3, 40)]
    await me.again(lambda: me.visit("medium", cookie, asked), 4)


async def bots(me: Greedy) -> None:
    """Tables of five experts that one person makes and leaves."""
    cookie = await me.name()

    left = {"id": 3, "command": {"type": "stand", "seat": 0}}
    await me.again(lambda: me.visit("expert", cookie, [left]), 4)


async def rematches(me: Greedy) -> None:
    """Start, concede, rematch, at one table after the other."""
    cookie = await me.name()
    table = await me.bot_table("medium", 3)
    while me.going and table is not None:
        reader, writer = await me.begin(table, cookie)
        writer.write(frame(CONCEDE) + frame(b'{"id":4,"command":{"type":"rematch"}}'))
        data, found = b"", None
        with suppress(*LIES):
            while found is None and me.going:
                data += await asyncio.wait_for(reader.read(65536), 2)
                if b'"reply_to":4' in data:
                    found = (
                        data.split(b'"reply_to":4', 1)[1]
                        .partition(b'"answer":{"table":"')[2]
                        .partition(b'"')[0]
                        .decode()
                    )
        writer.close()
        me.sent += 1
        if not found:
            me.refused += 1
            await asyncio.sleep(0.2)
        else:
            table = found


async def reviews(me: Greedy) -> None:
    """Reviews and replays of a match of one's own that is over."""
    cookie = await me.name()
    table = await me.bot_table("medium", 2)
    assert table is not None
    _, writer = await me.begin(table, cookie)
    writer.write(frame(CONCEDE))
    await writer.drain()
    await asyncio.sleep(0.5)
    turn = itertools.cycle(["review", "replay"])

    async def ask() -> None:
        if next(turn) == "review":
            await me.post(f"/api/tables/{table}/review", params={"seat": 0})
        else:
            me.sent += 1
            me.refused += (await me.http.get(f"/api/tables/{table}/replay")).status_code >= 400

    await me.again(ask, 10)


async def bodies(me: Greedy) -> None:
    """JSON nested as deeply as a megabyte allows."""
    body = b"[" * 500_000
    await me.again(lambda: me.post("/api/tables", content=body, headers={"content-type": "application/json"}), 4)


KINDS: dict[str, Callable[[Greedy], Awaitable[None]]] = {
    kind.__name__: kind
    for kind in (
        expand, unread, codes, pings, long_pings, unread_pongs, fragments, messages, visits, connections, handshakes,
        entries, hints, bots, rematches, reviews, bodies,
    )
}  # fmt: skip


async def main(kind: str, port: int, seconds: float, table: str) -> None:
    me = Greedy(port, seconds, table)
    try:
        await KINDS[kind](me)
    except Exception as error:
        print(f"stopped by {error!r}")
    print(f"{me.sent} sent, {me.refused} refused or cut", flush=True)
    os._exit(0)  # what is still open is cut, as by a client that dies


if __name__ == "__main__":
    os.nice(10)  # the bench's own client shares the machine with this one
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]))
