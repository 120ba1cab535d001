"""Load for the server's bench: tables of four sockets on loopback that play as fast as they are answered, or at a rate.

The same client speaks with our server and with boardgame.io's, so that what it costs is the same for both. It knows
text frames and nothing else of WebSockets. A move counts when all four seats have heard of it.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from base64 import b64encode
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec

from petitfour.server.config import Limits

SEATS = 4
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "marshmallow": (4, {"target": 100}), "monster": (4, {}), "macaron": (4, {"target": 20}),
    "mastermind": (2, {"rounds": 100}),
}  # players and settings of each game: matches as long as the rules allow  # fmt: skip
LIMITS = Limits.__struct_fields__
PATIENCE = 60.0  # seconds for everybody to be greeted, and for a move to be answered


class Measured(msgspec.Struct):
    """What a load came to."""

    moves: int
    seconds: float
    processor: float
    """Seconds, of all server processes together."""
    latencies: list[float]
    errors: list[object]

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def each(self) -> float:
        """Microseconds of processor a move."""
        return 1e6 * self.processor / max(1, self.moves)

    def latency(self, share: float) -> float:
        """In milliseconds."""
        return 1000 * sorted(self.latencies)[int(share * (len(self.latencies) - 1))]


# --- server processes ----------------------------------------------------------------------------------------------


class Process:
    """A server that runs until the block is left. `port` and `pid` say where."""

    def __init__(self, line: Sequence[str], port: int | None = None, cwd: Path | None = None) -> None:
        self.process = subprocess.Popen(line, stdout=subprocess.PIPE, text=True, cwd=cwd)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.port = port or int(re.search(r":(\d+) ", said)[1])  # type: ignore[index]
        self.pid = self.process.pid

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def memory(self) -> int:
        """Bytes that are really there."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return 1024 * int(re.search(r"VmRSS:\s+(\d+)", status)[1])  # type: ignore[index]

    def processor(self) -> float:
        """Seconds used so far, of all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def petitfour(*where: str, limited: bool = False) -> Process:
    """`limited`: with the limits that a server has by default."""
    limits = [] if limited else [f"--limit={name}=100000000" for name in LIMITS]
    return Process([sys.executable, "-m", "petitfour", "serve", "--no-browser", "--port=0", *limits, *where])


# --- clients -------------------------------------------------------------------------------------------------------


class Client(asyncio.Protocol):
    """One seat's WebSocket."""

    def __init__(self, table: Table, seat: int, request: str) -> None:
        self.table = table
        self.seat = seat
        key = b64encode(os.urandom(16)).decode()
        self.request = (
            f"{request}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n"
        )
        self.buffer = b""
        self.open = False
        self.lost = False
        self.id = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self.transport = transport
        transport.write(self.request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.table.load.closing:
            self.table.load.errors.append("a connection was lost")

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            assert buffer.startswith(b"HTTP/1.1 101"), buffer[:200]
            self.open = True
            buffer = buffer[end + 4 :]
            self.table.opened(self)
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length >= 126:
                start += 2 if length == 126 else 8
                if size < start:
                    break
                length = int.from_bytes(buffer[at + 2 : start], "big")
            if size - start < length:
                break
            if buffer[at] & 15 == 1:
                self.table.hear(self, buffer[start : start + length])
            elif buffer[at] & 15 == 9:  # ping
                self.transport.write(bytes([0x8A, 0x80 | length]) + b"\0\0\0\0" + buffer[start : start + length])
            at = start + length
        self.buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)  # a mask of zeros changes nothing

    def say(self, **command: object) -> None:
        self.id += 1
        self.send(msgspec.json.encode({"id": self.id, "command": command}))


class Table:
    """What both servers' tables have in common: whose turn it is, and who has heard."""

    def __init__(self, load: Load, id: str, seats: int = SEATS) -> None:
        self.load = load
        self.id = id
        self.clients: list[Client] = []
        self.known = [-1] * seats  # the last number each seat has heard of
        self.sent = 0.0
        self.moving = False

    def opened(self, client: Client) -> None: ...

    def hear(self, client: Client, frame: bytes) -> None:
        raise NotImplementedError

    def play(self) -> bool:
        """Whoever is to act plays; False if nobody is."""
        raise NotImplementedError

    def heard(self, seat: int, number: int) -> None:
        self.known[seat] = number
        if self.moving and number > self.before and min(self.known) == number:
            self.moving = False
            self.load.latencies.append(time.perf_counter() - self.sent)
            self.load.ready(self)

    def move(self) -> None:
        if self.load.stopped or self.moving:
            return
        self.before = max(self.known)
        self.moving, self.sent = True, time.perf_counter()
        self.moving = self.play()


class LegalForm(msgspec.Struct):
    word: str
    colours: list[str]

    def move(self) -> str:
        """A row; a guess that is never right."""
        return f"{self.word} {''.join(self.colours[:4] if self.word == 'code' else self.colours[1:5])}"


class View(msgspec.Struct):
    to_act: list[int]
    legal: list[str]
    legal_form: LegalForm | None = None

    def move(self) -> str:
        return self.legal[0] if self.legal_form is None else self.legal_form.move()


class Told(msgspec.Struct):
    at: int
    view: View | None = None
    error: object = None


told = msgspec.json.Decoder(Told)


class OurTable(Table):
    """All seats of one person, who lifts the curtain of another on each socket."""

    def __init__(self, load: Load, id: str, seats: int) -> None:
        super().__init__(load, id, seats)
        self.views: list[View | None] = [None] * seats

    def request(self, port: int, cookie: str) -> str:
        return f"GET /t/{self.id}/ws?v=2 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: petitfour={cookie}\r\n"

    def opened(self, client: Client) -> None:
        client.say(type="look", seat=client.seat)

    def hear(self, client: Client, frame: bytes) -> None:
        message = told.decode(frame)
        if message.error is not None:
            self.load.errors.append(message.error)
        if message.view is not None:
            self.views[client.seat] = message.view
            self.heard(client.seat, message.at)

    def play(self) -> bool:
        view = self.views[0]
        if view is None or not view.to_act:
            return False
        seat = view.to_act[0]
        mine = self.views[seat]
        assert mine is not None
        self.clients[seat].say(type="move", seat=seat, at=self.known[seat], move=mine.move())
        return True


class Play(msgspec.Struct):
    card: str


class Cards(msgspec.Struct):
    hands: list[Any]
    trick: list[Play]


class Turn(msgspec.Struct):
    currentPlayer: str


class BoardgameState(msgspec.Struct):
    G: Cards
    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: BoardgameState


happened = msgspec.json.Decoder(list[msgspec.Raw])
updated = msgspec.json.Decoder(BoardgameState)
synced = msgspec.json.Decoder(Synced)


class BoardgameTable(Table):
    """By socket.io: frames begin with a packet's kind, 42 for an event."""

    def __init__(self, load: Load, id: str) -> None:
        super().__init__(load, id)
        self.states: list[BoardgameState | None] = [None] * SEATS

    def request(self, port: int) -> str:
        return f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"

    def hear(self, client: Client, frame: bytes) -> None:
        if frame == b"2":
            client.send(b"3")
        elif frame.startswith(b"0{"):
            client.send(b"40/tricks,")
        elif frame.startswith(b"40/tricks,"):
            self.emit(client, "sync", self.id, str(client.seat), None, SEATS)
        elif frame.startswith(b"42/tricks,"):
            event = happened.decode(frame[10:])
            kind = bytes(event[0])
            if kind == b'"sync"':
                state = synced.decode(event[2]).state
            elif kind == b'"update"':
                state = updated.decode(event[2])
            else:
                return  # who is connected
            self.states[client.seat] = state
            self.heard(client.seat, state.number)

    def emit(self, client: Client, *event: object) -> None:
        client.send(b"42/tricks," + msgspec.json.encode(event))

    def play(self) -> bool:
        state = self.states[0]
        assert state is not None
        seat = int(state.ctx.currentPlayer)
        mine = self.states[seat]
        assert mine is not None
        hand = mine.G.hands[seat]
        lead = mine.G.trick[0].card[0] if mine.G.trick else ""
        card = next((card for card in hand if card[0] == lead), hand[0])
        action = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [card], "playerID": str(seat)}}
        self.emit(self.clients[seat], "update", action, mine.number, self.id, str(seat))
        return True


# --- the load ------------------------------------------------------------------------------------------------------


class Load:
    """So many tables at one server, or at several: then the seats of each are spread over all."""

    def __init__(self, servers: Sequence[Process], apart: bool = False) -> None:
        """`apart`: each table has a person and an address of its own, as at tables of strangers."""
        self.servers = list(servers)
        self.apart = apart
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.errors: list[object] = []
        self.idle: deque[Table] | None = None  # tables that may move, where there is a rate
        self.stopped = True
        self.closing = False
        self.cookies: dict[str, str] = {}  # of each table, by its id

    def ready(self, table: Table) -> None:
        if self.idle is None:
            table.move()
        else:
            self.idle.append(table)

    async def connect(self, table: Table, seat: int, port: int) -> Client:
        request = table.request(port, self.cookies[table.id]) if isinstance(table, OurTable) else table.request(port)  # type: ignore[attr-defined]
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(
            lambda: Client(table, seat, request), "127.0.0.1", port, local_addr=(self.address(table), 0)
        )
        return client

    def address(self, table: Table) -> str:
        """The address that a table's clients come from; any of 127.0.0.0/8 is this machine."""
        return f"127.0.2.{1 + self.tables.index(table) % 250}" if self.apart and table in self.tables else "127.0.0.1"

    async def until_greeted(self, tables: Sequence[Table]) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(min(table.known) < max(0, *table.known) for table in tables):
                await asyncio.sleep(0.02)

    async def open(self, tables: int, split: bool = False, game: str = "marshmallow") -> None:
        """Makes our tables and begins the matches. `split`: the seats of each table go round the servers."""
        players, settings = GAMES[game]
        you = [{"kind": "you", "name": f"P{seat}"} for seat in range(players)]
        body = {"game": game, "players": players, "seats": you, "settings": settings}
        http = self.client("127.0.0.1")
        ours: list[OurTable] = []
        for number in range(tables):
            if self.apart:
                http = self.client(f"127.0.2.{1 + number % 250}")
            if "petitfour" not in http.cookies:
                (await http.patch("/api/me", json={"name": "Bench"})).raise_for_status()
            made = await http.post("/api/tables", json=body)
            table = OurTable(self, made.raise_for_status().json()["id"], players)
            ours.append(table)
            self.tables.append(table)
            self.cookies[table.id] = http.cookies["petitfour"]
            for seat in range(players):
                server = self.servers[(seat if split else number) % len(self.servers)]
                table.clients.append(await self.connect(table, seat, server.port))
            if self.apart:
                await http.aclose()
        await http.aclose()
        await self.until_open()
        for table in ours:
            for seat in range(players):
                table.clients[0].say(type="ready", seat=seat)
            table.clients[0].say(type="start")
        async with asyncio.timeout(PATIENCE):
            while any(view is None for table in ours for view in table.views):
                await asyncio.sleep(0.02)
        await self.until_greeted(self.tables)

    def client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.servers[0].port}", timeout=60, transport=transport)

    async def until_open(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not all(client.open for table in self.tables for client in table.clients):
                await asyncio.sleep(0.02)

    async def open_boardgame(self, tables: int) -> None:
        for number in range(tables):
            table = BoardgameTable(self, f"bench{number}")
            self.tables.append(table)
            for seat in range(SEATS):  # one after the other: the first to come makes the match
                table.clients.append(await self.connect(table, seat, self.servers[0].port))
                async with asyncio.timeout(PATIENCE):
                    while table.known[seat] < 0:
                        await asyncio.sleep(0)
        await self.until_greeted(self.tables)

    async def run(self, seconds: float, rate: float | None = None) -> Measured:
        """Plays for so long; all in all at that rate, or as fast as answered."""
        self.latencies.clear()
        self.idle = deque(self.tables) if rate else None
        self.stopped = False
        used = sum(server.processor() for server in self.servers)
        began = time.perf_counter()
        if rate is None:
            for table in self.tables:
                table.move()
            await asyncio.sleep(seconds)
        else:
            assert self.idle is not None
            for n in range(int(rate * seconds)):
                await asyncio.sleep(max(0, began + n / rate - time.perf_counter()))
                if self.idle:
                    self.idle.popleft().move()
        self.stopped = True
        took = time.perf_counter() - began
        used = sum(server.processor() for server in self.servers) - used
        moves = len(self.latencies)
        await asyncio.sleep(1)  # what is under way comes home
        if rate is not None:  # a move that took long counts, also where it was still under way at the end
            stop = time.perf_counter() + PATIENCE
            while any(table.moving for table in self.tables) and time.perf_counter() < stop:
                await asyncio.sleep(0.01)
            late = sum(table.moving for table in self.tables)
            self.latencies += [PATIENCE] * late
            moves = len(self.latencies)
        return Measured(moves, took, used, self.latencies[:moves], self.errors)

    async def back_from(self, dead: Process) -> None:
        """The sockets of a server that died are opened again at the others."""
        self.servers.remove(dead)
        for table in self.tables:
            table.moving = False
            for seat, client in enumerate(table.clients):
                if client.lost:
                    table.known[seat] = -1
                    table.clients[seat] = await self.connect(table, seat, self.servers[0].port)
        await self.until_open()
        await self.until_greeted(self.tables)

    def close(self) -> None:
        self.closing = True
        for table in self.tables:
            for client in table.clients:
                client.transport.close()
