"""How many moves a second one process of the server takes: real sockets on loopback, durable SQLite, bounded in time.

    python bench/server.py [--tables 500] [--seconds 20] [--rate MOVES_A_SECOND] [--against]

Every table has four sockets, one a seat; whoever is to act plays as soon as everybody was told (or, with --rate, at
that rate in all). A move counts when all four seats have heard of it. What is printed: moves a second, how long from a
move sent to the last seat told, processor time of the server a move, and its memory. Where other work shares the
machine, the processor time is the steadier figure.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from pathlib import Path

import httpx
import msgspec

SEATS = 4
LIMITS = ("messages", "connections_person", "connections_address", "tables_person", "tables_address", "people_address",
          "requests_address")  # fmt: skip


class View(msgspec.Struct):
    to_act: list[int]
    legal: list[str]
    outcome: object = None


class Told(msgspec.Struct):
    at: int
    view: View | None = None
    error: object = None
    re: int | None = None


decoder = msgspec.json.Decoder(Told)


class Client(asyncio.Protocol):
    """A WebSocket client that knows text frames and nothing else."""

    def __init__(self, table: Table, seat: int, request: bytes) -> None:
        self.table = table
        self.seat = seat
        self.request = request
        self.buffer = b""
        self.open = False
        self.id = 0
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self.transport = transport
        transport.write(self.request)

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
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if size - start < length:
                break
            if buffer[at] & 15 == 1:
                self.table.hear(self, decoder.decode(buffer[start : start + length]))
            elif buffer[at] & 15 == 9:  # ping
                self.transport.write(b"\x8a\x80\0\0\0\0")
            at = start + length
        self.buffer = buffer[at:]

    def say(self, **message: object) -> None:
        self.id += 1
        text = msgspec.json.encode({"id": self.id, **message})
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)  # a mask of zeros changes nothing


class Table:
    def __init__(self, bench: Bench, id: str) -> None:
        self.bench = bench
        self.id = id
        self.clients: list[Client] = []
        self.views: list[View | None] = [None] * SEATS
        self.at = 0
        self.heard = 0
        self.sent = 0.0
        self.moving = False

    def hear(self, client: Client, told: Told) -> None:
        if not client.ready.done():
            client.ready.set_result(None)
        if told.error is not None:
            self.bench.errors.append(told.error)
        if told.view is None:
            return
        self.views[client.seat] = told.view
        if told.at > self.at:
            self.at, self.heard = told.at, 0
        if not self.moving:
            return
        self.heard += 1
        if self.heard == SEATS:
            now = time.perf_counter()
            self.moving = False
            self.bench.latencies.append(now - self.sent)
            if self.bench.rate is None:
                self.move()
            else:
                self.bench.idle.append(self)

    def move(self) -> None:
        view = self.views[0]
        if self.bench.stopped or view is None or not view.to_act:
            return
        seat = view.to_act[0]
        mine = self.views[seat]
        assert mine is not None
        self.moving, self.sent = True, time.perf_counter()
        self.clients[seat].say(do="move", seat=seat, at=self.at, move=mine.legal[0])


class Bench:
    def __init__(self, rate: float | None) -> None:
        self.rate = rate
        self.latencies: list[float] = []
        self.errors: list[object] = []
        self.idle: list[Table] = []
        self.stopped = False


def server_memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(re.search(r"VmRSS:\s+(\d+)", status)[1])  # type: ignore[index]


def server_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(port: int, pid: int, tables: int, seconds: float, rate: float | None) -> None:
    bench = Bench(rate)
    empty = server_memory(pid)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        (await http.patch("/api/me", json={"name": "Bench"})).raise_for_status()
        cookie = http.cookies["petitfour"]
        you = [{"kind": "you", "name": f"P{seat}"} for seat in range(SEATS)]
        made = []
        for _ in range(tables):
            body = {"game": "marshmallow", "players": SEATS, "seats": you, "settings": {"target": 100}}
            made.append(Table(bench, (await http.post("/api/tables", json=body)).json()["id"]))
    print(f"{tables} idle tables: {(server_memory(pid) - empty) / tables / 1024:.1f} KiB each")
    loop = asyncio.get_running_loop()
    for table in made:
        for seat in range(SEATS):
            key = b64encode(os.urandom(16)).decode()
            request = (
                f"GET /t/{table.id}/ws?v=1 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: petitfour={cookie}\r\n\r\n"
            ).encode()
            _, client = await loop.create_connection(
                lambda t=table, s=seat, r=request: Client(t, s, r), "127.0.0.1", port
            )
            await client.ready
            table.clients.append(client)
            client.say(do="look", seat=seat)
            client.say(do="ready", seat=seat)
    for table in made:
        table.clients[0].say(do="start")
    while any(None in table.views for table in made):
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    bench.latencies.clear()
    began, used, mine = time.perf_counter(), server_seconds(pid), resource.getrusage(resource.RUSAGE_SELF).ru_utime
    if rate is None:
        for table in made:
            table.move()
        await asyncio.sleep(seconds)
    else:
        bench.idle += made
        for n in range(int(rate * seconds)):
            await asyncio.sleep(max(0, began + n / rate - time.perf_counter()))
            if bench.idle:
                bench.idle.pop(0).move()
    took = time.perf_counter() - began
    used = server_seconds(pid) - used
    mine = resource.getrusage(resource.RUSAGE_SELF).ru_utime - mine
    bench.stopped = True
    latencies = sorted(bench.latencies)
    number = len(latencies)
    print(f"{number / took:.0f} moves a second, {SEATS} seats told of each ({number} in {took:.1f} s)")
    print(f"p50 {1000 * latencies[number // 2]:.1f} ms, p99 {1000 * latencies[number * 99 // 100]:.1f} ms")
    print(f"server: {1e6 * used / number:.0f} µs of processor a move, {used / took:.0%} of a core")
    print(f"client: {mine / took:.0%} of a core")
    print(f"memory {server_memory(pid) / 2**20:.0f} MiB; errors: {len(bench.errors)} {bench.errors[:1]}")


def boardgameio(tables: int, seconds: float) -> None:
    """The same with boardgame.io's server, in memory, and a trick game of the same size: bench/boardgameio."""
    folder = Path(__file__).parent / "boardgameio"
    if not (folder / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--silent", "--no-package-lock"], cwd=folder, check=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with subprocess.Popen(["node", "server.cjs", port], cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            server.stdout.readline()
            line = ["node", "client.cjs", port, str(tables), str(seconds), str(server.pid)]
            subprocess.run(line, cwd=folder, check=True)
        finally:
            server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, help="moves a second in all; else as fast as answered")
    parser.add_argument("--against", action="store_true", help="boardgame.io too, in the same run")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, 8192))
    print("Petit Four, durable SQLite:", flush=True)
    ours(args.tables, args.seconds, args.rate)
    if args.against:
        print("boardgame.io, in memory:", flush=True)
        boardgameio(args.tables, args.seconds)


def ours(tables: int, seconds: float, rate: float | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        limits = [f"--limit={name}=100000000" for name in LIMITS]
        line = [sys.executable, "-m", "petitfour", "serve", "--no-browser", "--port=0", f"--data={folder}/data.db"]
        with subprocess.Popen([*line, *limits], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                said = server.stdout.readline()
                port = int(said.split("  ")[0].rsplit(":", 1)[1])
                asyncio.run(run(port, server.pid, tables, seconds, rate))
            finally:
                server.kill()


if __name__ == "__main__":
    main()
