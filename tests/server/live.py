"""A real server on a real port, and people who play on it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from petitfour.core import fair
from petitfour.server.clock import Clock
from petitfour.server.config import Bots, Config, Limits, Transport
from petitfour.server.service import COOKIE, Service
from petitfour.server.web.run import Server, server
from petitfour.table.commands.structs import ClientCommand
from petitfour.table.messages import VERSION, AnyRequest

PATIENCE = 20.0
NO_LIMITS = Limits(*[1_000_000] * len(Limits.__struct_fields__))
QUICK_STOP = Transport(flush=0.02)
QUICK_BOTS = Bots(fast=0.001)
STEADY_BOTS = Bots(pace=0, pace_more=0, fast=0)  # for a clock that stands still: moves are shown at once
Message = dict[str, Any]
COMMANDS: dict[str, Any] = {kind.__struct_config__.tag: kind for kind in get_args(ClientCommand | AnyRequest)}
"""What a client may send, by its type."""


def fitting(type: str, fields: Message) -> Message:
    """Those of the fields that a command has."""
    return {name: value for name, value in fields.items() if name in COMMANDS[type].__struct_fields__}


class Live:
    """A server that is running."""

    def __init__(self, made: Server, port: int) -> None:
        self.server = made
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def service(self) -> Service:
        assert self.server.app.service is not None
        return self.server.app.service

    async def person(self, name: str) -> Person:
        person = Person(self.port, http_client(self.url))
        (await person.http.patch("/api/me", json={"name": name})).raise_for_status()
        return person

    def visitor(self) -> Person:
        return Person(self.port, http_client(self.url))

    async def table(self, game: str, names: list[str], **how: Any) -> tuple[str, list[Person]]:
        """A table of people who sit, are ready and have begun; the first is the host."""
        people = [await self.person(name) for name in names]
        seats = how.pop("seats", None)
        made = await people[0].make_table(game=game, players=how.pop("players", len(names)), seats=seats, **how)
        await self.seat(made, people)
        return made, people

    async def pair(self) -> tuple[str, Socket, Socket]:
        """A table of two at Marshmallow Test whose first move is seat 0's, and the sockets of both, up to date."""
        table, people = await self.table("marshmallow", ["Ann", "Ben"], settings={"first": 0})
        ann, ben = (person.seats[table] for person in people)
        await all_at([ann, ben])
        return table, ann, ben

    async def seat(self, table: str, people: list[Person]) -> None:
        for number, person in enumerate(people):
            seat = await person.at(table)
            if number:
                await seat.ask("sit", seat=number, name=f"P{number}")
            await seat.ask("ready", seat=number)
        await people[0].seats[table].ask("start")


def error(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the id of an error."""
    return answer.status_code, answer.json()["error"]["id"]


async def all_at(seats: list[Socket]) -> None:
    """Wait until every socket has got the last entry."""
    last = max(seat.told[-1]["at"] for seat in seats)
    for seat in seats:
        await seat.up_to(last)


async def until(true: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Wait until something is true that other tasks or threads bring about."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


async def sweep(house: Live, number: int = 1) -> None:
    """Run the periodic work of a process now, and wait for the deferred work of tables that it starts."""
    rooms = house.service.registry
    for _ in range(number):
        await rooms.sweeper.sweep()
        await asyncio.sleep(0)  # the work begins
        await until(lambda: not rooms.schedule.running)


@contextlib.asynccontextmanager
async def live(database: str | Path, port: int = 0, clock: Clock | None = None, **how: Any) -> AsyncIterator[Live]:
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    how.setdefault("limits", NO_LIMITS)
    how.setdefault("transport", QUICK_STOP)
    made = server(Config(url, **how), port=port, clock=clock)
    running = asyncio.create_task(made.serve())
    try:
        async with asyncio.timeout(PATIENCE):
            while not made.started:
                if running.done():
                    running.result()
                    raise RuntimeError("the server did not start")
                await asyncio.sleep(0.01)
        yield Live(made, made.servers[0].sockets[0].getsockname()[1])
    finally:
        made.should_exit = True
        await running


def http_client(url: str) -> httpx.AsyncClient:
    """A browser's HTTP client. It does not load certificates, which takes longer than most requests."""
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)


class Person:
    """A browser: a cookie, and a socket a table."""

    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.port = port
        self.http = http
        self.seats: dict[str, Socket] = {}

    async def make_table(self, **how: Any) -> str:
        answer = await self.http.post(
            "/api/tables", json={key: value for key, value in how.items() if value is not None}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def at(self, table: str, query: str = "", version: int | str = VERSION, **headers: str) -> Socket:
        cookie = self.http.cookies.get(COOKIE)
        if cookie and "Authorization" not in headers:
            headers["Cookie"] = f"{COOKIE}={cookie}"
        url = f"ws://127.0.0.1:{self.port}/t/{table}/ws?v={version}{query}"
        # without a limit on unread messages: at the limit the client reads nothing, not even the answer to its close
        connected = await connect(url, additional_headers=headers, compression=None, max_queue=None)
        socket = Socket(connected)
        self.seats[table] = socket
        return socket

    async def close(self) -> None:
        for socket in self.seats.values():
            await socket.close()
        await self.http.aclose()


class Socket:
    """One connection; remembers all it was told, and the last view, table and events."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.id = 0
        self.told: list[Message] = []
        self.raw: list[str] = []
        self.when: list[float] = []  # milliseconds since 1970
        self.view: Any = None
        self.table: Any = None
        self.you: Any = None

    async def hear(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        assert isinstance(text, str)
        message: Message = msgspec.json.decode(text)
        self.raw.append(text)
        self.when.append(1000 * time.time())
        self.told.append(message)
        self.view = message.get("view", self.view)
        self.table = message.get("table", self.table)
        self.you = message.get("you", self.you)
        return message

    async def until(self, wanted: Callable[[Message], Any]) -> Message:
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def send(self, type: str, **more: Any) -> int:
        self.id += 1
        await self.connection.send(msgspec.json.encode({"id": self.id, "command": {"type": type, **more}}).decode())
        return self.id

    async def ask(self, type: str, **more: Any) -> Message:
        """Sends, and waits for the answer."""
        id = await self.send(type, **more)
        return await self.until(lambda message: message.get("reply_to") == id)

    async def pledge(self, seat: int, entropy: str) -> Message:
        """Get ready as the web client does: with a pledge of that entropy."""
        if self.table is None:
            await self.hear()
        return await self.ask("ready", seat=seat, pledge=fair.pledge(self.table["commitment"], seat, entropy))

    async def up_to(self, number: int) -> None:
        """Hears everything up to that entry."""
        while not self.told or self.told[-1]["at"] < number:
            await self.hear()

    async def rest(self, quiet: float = 0.15) -> list[Message]:
        """What still comes until it is quiet."""
        start = len(self.told)
        with contextlib.suppress(TimeoutError):
            while True:
                async with asyncio.timeout(quiet):
                    await self.hear()
        return self.told[start:]

    async def close(self) -> None:
        await self.connection.close()

    async def closed(self) -> int:
        """Waits for the other side to close; the code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.hear()
        return self.connection.close_code or 0
