"""People who play at random over sockets that break, and write down everything they ask and are told."""

from __future__ import annotations

import asyncio
import itertools
import random
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from faults.history import Asked, History, Message
from petitfour.server.service import COOKIE
from petitfour.table.messages import VERSION

GONE = (OSError, WebSocketException, TimeoutError, asyncio.TimeoutError, httpx.HTTPError)
ANSWER = 3.0  # seconds to wait for an answer before the line counts as dead
GAMES = (("marshmallow", 3), ("monster", 2), ("macaron", 3), ("mastermind", 2))
_numbers = itertools.count(1)


class Player:
    """One seat: a socket that is opened again whenever it breaks."""

    def __init__(self, history: History, seat: int, cookie: str, ports: list[int], seed: int) -> None:
        self.history = history
        self.seat = seat
        self.cookie = cookie
        self.ports = ports
        self.random = random.Random(seed)
        self.moves = 0  # acknowledged
        self.over = False
        self.view: Any = None
        self.at = 0

    async def play(self, stopped: asyncio.Event) -> None:
        while not stopped.is_set() and not self.over:
            with suppress(*GONE):
                await self.one_connection(stopped)
            await asyncio.sleep(self.random.uniform(0.01, 0.1))

    async def one_connection(self, stopped: asyncio.Event) -> None:
        port = self.random.choice(self.ports)
        url = f"ws://127.0.0.1:{port}/t/{self.history.table}/ws?v={VERSION}"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        async with connect(
            url, additional_headers=headers, compression=None, open_timeout=5, close_timeout=0.2
        ) as line:
            number, id = next(_numbers), 0
            await self.hear(line, number)
            while not stopped.is_set() and not self.over:
                if self.view is None or self.seat not in self.view["to_act"]:
                    await self.hear(line, number, 30)
                    continue
                id += 1
                await self.move(line, number, id)

    async def hear(self, line: ClientConnection, number: int, patience: float = ANSWER) -> Message:
        async with asyncio.timeout(patience):
            text = await line.recv()
        message: Message = msgspec.json.decode(text)
        self.history.hear(number, message.get("viewpoint", self.seat), message)
        self.at = message["at"]
        if "view" in message:
            self.view = message["view"]
            self.over = self.view is not None and self.view["outcome"] is not None
        return message

    async def move(self, line: ClientConnection, number: int, id: int) -> None:
        """Send a random legal move and wait for its answer."""
        asked = Asked(self.seat, self.choose())
        self.history.asked.append(asked)
        command = {"type": "move", "seat": self.seat, "at": self.at, "move": asked.move}
        await line.send(msgspec.json.encode({"id": id, "command": command}).decode())
        while True:
            message = await self.hear(line, number)
            if message.get("reply_to") == id:
                break
        if error := message.get("error"):
            asked.error = error["id"]
            if error["id"] not in ("stale", "store-unavailable", "too-fast"):
                raise AssertionError(f"a legal move was refused: {asked.move}: {error}")
            await asyncio.sleep(0.05)
            return
        mine = [event["number"] for event in message["events"] if event["seat"] == self.seat]
        asked.number = mine[0]
        self.moves += 1

    def choose(self) -> str:
        """Choose a legal move from the view."""
        if self.view["legal"]:
            return str(self.random.choice(self.view["legal"]))
        form = self.view["legal_form"]
        take = self.random.choices if form["repeats"] else self.random.sample
        return f"{form['word']} {''.join(take(form['colours'], k=form['pegs']))}"


async def open_table(port: int, game: str, players: int, ports: list[int], seed: int) -> tuple[History, list[Player]]:
    """Create a table for one person in all seats, on a connection without faults, and start it."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        people = []
        (await http.patch("/api/me", json={"name": "P0"})).raise_for_status()
        cookie = http.cookies[COOKIE]
        seats = [{"kind": "you", "name": "P0"}] + [{"kind": "open"}] * (players - 1)
        answer = await http.post("/api/tables", json={"game": game, "players": players, "seats": seats})
        answer.raise_for_status()
        id = str(answer.json()["id"])
        people.append(cookie)
    for seat in range(1, players):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
            (await http.patch("/api/me", json={"name": f"P{seat}"})).raise_for_status()
            people.append(http.cookies[COOKIE])
    lines = []
    for seat, cookie in enumerate(people):
        url = f"ws://127.0.0.1:{port}/t/{id}/ws?v={VERSION}"
        line = await connect(url, additional_headers={"Cookie": f"{COOKIE}={cookie}"}, compression=None)
        lines.append(line)
        commands = [{"type": "sit", "seat": seat, "name": f"P{seat}"}] if seat else []
        for number, command in enumerate([*commands, {"type": "ready", "seat": seat}], 1):
            await answered(line, number, command)
    await answered(lines[0], 9, {"type": "start"})
    for line in lines:
        await line.close()
    history = History(id)
    return history, [Player(history, seat, cookie, ports, seed + seat) for seat, cookie in enumerate(people)]


async def answered(line: ClientConnection, id: int, command: dict[str, Any]) -> None:
    """Send a command and wait for its answer, which must not be an error."""
    await line.send(msgspec.json.encode({"id": id, "command": command}).decode())
    async with asyncio.timeout(30):
        while (message := msgspec.json.decode(await line.recv())).get("reply_to") != id:
            pass
    assert "error" not in message, message
