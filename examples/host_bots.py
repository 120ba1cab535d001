"""Host a table by program: make it, seat remote bots and one of the house's, start, and print the result.

    petitfour serve --no-browser &
    python examples/host_bots.py http://localhost:8704 marshmallow 3

Every seat but the last is played by examples/remote_bot.py; give the command of your own bot as further words. It gets
the server, the table and its token. It needs nothing but `pip install websockets`.
"""

import asyncio
import itertools
import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

EXAMPLE = [sys.executable, str(Path(__file__).with_name("remote_bot.py"))]


class Host:
    """A person of the server: the first request makes one, and its cookie identifies it."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.cookie = ""
        self.call("PATCH", "/api/me", {"name": name})

    def call(self, method: str, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(self.server + path, json.dumps(body).encode(), headers, method=method)
        with urllib.request.urlopen(request) as answer:
            self.cookie = (answer.headers.get("Set-Cookie") or self.cookie).partition(";")[0]
            return json.load(answer)


async def host(server: str, game: str, players: int, command: list[str]) -> Any:
    me = Host(server, "Host")
    seats = [{"kind": "open"}] * (players - 1) + [{"kind": "bot", "level": "medium"}]
    table = me.call("POST", "/api/tables", {"game": game, "players": players, "seats": seats, "fast": True})["id"]
    tokens = [
        me.call("POST", f"/api/tables/{table}/tokens", {"seat": seat, "name": f"Bot {seat + 1}"})["token"]
        for seat in range(players - 1)
    ]
    bots = [subprocess.Popen([*command, server, table, token]) for token in tokens]
    try:
        return await run(f"{server.replace('http', 'ws', 1)}/t/{table}/ws?v=2", me.cookie)
    finally:
        for bot in bots:
            bot.terminate()


async def run(address: str, cookie: str) -> Any:
    """Start when everybody is ready, and return the outcome."""
    numbers, started = itertools.count(1), False
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        async for text in socket:
            message = json.loads(text)
            table = message.get("table")
            if table and not started and all(seat["ready"] for seat in table["seats"] if seat.get("level") == "remote"):
                started = True
                await socket.send(json.dumps({"id": next(numbers), "command": {"type": "start"}}))
            if "error" in message:
                sys.exit(f"refused: {message['error']['id']}")
            view = message.get("view") or {}
            if view.get("outcome"):
                return view["outcome"]
    sys.exit("the server closed the connection")


if __name__ == "__main__":
    server, game, players, *command = sys.argv[1:]
    print(asyncio.run(host(server, game, int(players), command or EXAMPLE)))
