"""What people send who mean no good, or whose programs are broken: every answer is a named one, and nobody suffers."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

from petitfour.server.config import Transport
from server.live import COMMANDS, Live, Socket, fitting, live
from server.test_play import play_on

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


SENSELESS: list[str | bytes] = [
    "", "x", "{", "[]", "null", "7", '"move"', "{}", '{"id":1}', '{"command":{"type":"start"}}',
    '{"id":1,"do":"start"}',
    '{"id":1,"command":{}}', '{"id":1,"command":"start"}', '{"id":1,"command":{"type":"fly"}}',
    '{"id":"1","command":{"type":"start"}}', '{"id":1,"command":{"type":"concede","seat":"0"}}',
    '{"id":1,"command":{"type":"concede"}}', '{"id":1,"command":{"type":"start","extra":1}}',
    '{"id":1,"extra":1,"command":{"type":"start"}}', '{"id":1.5,"command":{"type":"start"}}',
    '{"id":1,"command":{"type":"bot_move","seat":0,"at":9,"move":0}}', '{"id":1,"command":{"type":"forget"}}',
    '{"id":99999999999999999999,"command":{"type":"start"}}', "[" * 2000, '{"id":0,"command":{"type":"start"}}',
    '{"id":-5,"command":{"type":"start"}}', '{"id":1,"command":{"type":"sit","seat":1,"name":"\\ud800"}}', b"\x00\xff",
    b'{"id":1,"command":{"type":"start"}}',
]  # fmt: skip


@pytest.mark.parametrize("frame", SENSELESS, ids=range(len(SENSELESS)))
async def test_a_senseless_message_has_a_named_answer_and_the_connection_lives_on(
    house: Live, frame: str | bytes
) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"])
    socket = people[1].seats[table]
    await socket.connection.send(frame)
    answer = await socket.until(lambda told: "error" in told)
    assert answer["error"]["id"] in ("bad-message", "bad-name", "not-gathering")
    socket.id = 5
    assert "view" in await socket.ask("resume", at=0)


async def test_a_frame_that_is_too_large_ends_the_connection_and_no_other(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"])
    ann, ben = (person.seats[table] for person in people)
    await ann.connection.send(json.dumps({"id": 9, "command": {"type": "react", "seat": 0, "picture": "x" * 5000}}))
    assert await ann.closed() == 1009
    assert "view" in await ben.ask("resume", at=0)


async def test_who_only_talks_nonsense_is_let_go(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"])
    ann = people[0].seats[table]
    for _ in range(50):
        await ann.connection.send("nonsense")
    assert await ann.closed() == 1008


async def test_a_message_sent_twice_is_heard_once(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"], settings={"first": 0})
    ann = people[0].seats[table]
    await play_on([person.seats[table] for person in people], 0)
    move = {"type": "move", "seat": 0, "at": ann.told[-1]["at"], "move": ann.view["legal"][0]}
    message = {"id": 50, "command": move}
    for _ in range(3):
        await ann.connection.send(json.dumps(message))
    told = await ann.rest()
    assert sum("events" in one for one in told) == 1
    assert [one["error"]["id"] for one in told if "error" in one] == ["bad-message"] * 2


async def test_other_peoples_seats_and_tables(house: Live) -> None:
    """Every command, tried by a stranger and by the other player on a seat that is not theirs: nothing happens."""
    table, people = await house.table("marshmallow", ["Ann", "Ben", "Cleo"], settings={"first": 0})
    stranger = await (await house.person("Eve")).at(table)
    ben = people[1].seats[table]
    before = (await house.service.registry.get(table)).table.number
    harmless = {"look", "resume", "rematch", "start", "give_host", "set_seat", "remove", "close", "sit"}
    fields: dict[str, Any] = {"seat": 0, "at": before, "move": "P1", "name": "Eve", "to": "bot", "level": "medium",
                              "picture": "clap", "entropy": "words"}  # fmt: skip
    for socket, types in ((stranger, set(COMMANDS)), (ben, set(COMMANDS) - harmless)):
        for type in sorted(types - {"resume"}):
            answer = await socket.ask(type, **fitting(type, fields))
            assert "error" in answer, type
            assert answer["error"]["id"] != "bad-message", type
    assert (await house.service.registry.get(table)).table.number == before


async def test_a_storm_of_random_messages_finds_no_fault(house: Live) -> None:
    """Commands and fields at random, from three who sit and one who does not: only named answers, and play goes on."""
    choice = Random(7)
    table, people = await house.table("macaron", ["Ann", "Ben", "Cleo"])
    sockets = [person.seats[table] for person in people] + [await house.visitor().at(table)]
    types = sorted(set(COMMANDS) - {"concede", "hint", "stand", "close", "remove", "block"})
    ids = set()
    for _ in range(400):
        socket = choice.choice(sockets)
        fields = {
            "seat": choice.choice([0, 1, 2, 3, 2**40]),
            "at": choice.choice([0, 5, 10_000]),
            "move": choice.choice(["A1", "pass A1 A2", "royal A", "", "\u0000", "x" * 300]),
            "thought": choice.choice([0, 2**40, None]),
            "name": choice.choice(["Eve", "", "\n", None]),
            "key": choice.choice(["", "x", None]),
            "picture": choice.choice(["clap", "hurry"]),
            "entropy": choice.choice(["", "é" * 600]),
            "pledge": choice.choice(["", "ab" * 32, None]),
            "level": choice.choice(["medium", "none", None]),
            "to": choice.choice(["bot", "open", "friend"]),
            "agree": False,
        }
        type = choice.choice(types)
        answer = await socket.ask(type, **fitting(type, fields))
        ids.add(answer.get("error", {}).get("id"))
    assert "internal-error" not in ids
    assert len(ids) > 8
    room = await house.service.registry.get(table)
    assert room.table.phase == "playing"
    views = [await socket.ask("look", seat=seat) for seat, socket in enumerate(sockets[:3])]
    assert all(view["viewpoint"] == seat for seat, view in enumerate(views))


async def test_a_reader_who_does_not_read_is_let_go(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"])
    room = await house.service.registry.get(table)
    slow = next(one for one in room.connections if one.viewpoint == 1)
    people[1].seats[table].connection.transport.pause_reading()
    for _ in range(200):
        slow.send(b" " * 100_000)
    async with asyncio.timeout(10):
        while slow in room.connections:
            await asyncio.sleep(0.05)
    assert "view" in await people[0].seats[table].ask("resume", at=0)


@pytest.mark.parametrize(
    "said", [b"", b"GET /api/games HTTP/1.1\r\nHost: lo", b"PATCH /api/me HTTP/1.1\r\nHost: localhost\r\n"
             b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"]
)  # fmt: skip
async def test_who_never_finishes_a_request_does_not_hold_the_line(tmp_path: Path, said: bytes) -> None:
    async with live(tmp_path / "data.db", transport=Transport(request=0.3)) as house:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(said)
        ann = await house.person("Ann")
        socket = await ann.at(await ann.make_table(game="monster", players=2))
        async with asyncio.timeout(10):
            assert await reader.read() == b""
        writer.close()
        assert "table" in await socket.ask("resume", at=0)  # who plays is left alone


async def test_a_path_that_is_not_known_is_refused_at_the_door(house: Live) -> None:
    ann = await house.person("Ann")
    with pytest.raises(Exception, match="HTTP 403"):
        await ann.at("x/y")
    with pytest.raises((ConnectionClosed, Exception)):
        await (await ann.at("x" * 41)).hear()


@pytest.mark.parametrize("game", ["marshmallow", "mastermind"])
async def test_a_remote_bot_plays_a_match(house: Live, game: str) -> None:
    """The example as it stands, in a process of its own."""
    assert len(EXAMPLE.read_text().splitlines()) < 80
    ann = await house.person("Ann")
    settings = {"marshmallow": {"target": 1}, "mastermind": {"rounds": 1, "rows": 2}}[game]
    table = await ann.make_table(game=game, players=2, settings=settings)
    stranger = await house.person("Ben")
    denied = await stranger.http.post(f"/api/tables/{table}/tokens", json={"seat": 1, "name": "Robo"})
    assert denied.status_code == 403
    made = await ann.http.post(f"/api/tables/{table}/tokens", json={"seat": 1, "name": "Robo"})
    token = made.json()["token"]
    seat = await ann.at(table)
    await seat.hear()
    assert (seat.table["seats"][1]["kind"], seat.table["seats"][1]["level"]) == ("bot", "remote")
    bot = subprocess.Popen([sys.executable, str(EXAMPLE), house.url, table, token], stderr=subprocess.PIPE)
    try:
        await seat.ask("ready", seat=0)
        await seat.until(lambda told: "table" in told and told["table"]["seats"][1]["ready"])
        await seat.ask("start")
        await play_against(seat)
        assert await asyncio.to_thread(bot.wait, 20) == 0  # the server runs in this process
    finally:
        bot.kill()
        _, said = bot.communicate()
    assert said == b""


async def test_a_remote_bot_with_a_wrong_token_says_so_and_ends(house: Live) -> None:
    ann = await house.person("Ann")
    table = await ann.make_table(game="marshmallow", players=2)
    line = [sys.executable, str(EXAMPLE), house.url, table, "A" * 43]
    done = await asyncio.to_thread(subprocess.run, line, capture_output=True, timeout=30, check=False)
    assert done.returncode == 1
    assert b"4401" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("game", ["macaron", "mastermind"])
async def test_a_program_hosts_a_table_and_seats_bots(house: Live, game: str) -> None:
    """Macaron has simultaneous phases: a bot sees other views while it waits for the answer to its move."""
    line = [sys.executable, str(EXAMPLE.with_name("host_bots.py")), house.url, game, "2"]
    done = await asyncio.to_thread(subprocess.run, line, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert b"'winners': [" in done.stdout
    assert b"Traceback" not in done.stderr


class Refusing:
    """A server that refuses everything once, in every way, and then ends the match."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals = ["stale", "not-your-turn", "too-many", "store-unavailable", "MT-6", "bad-message", "sealed"]

    async def serve(self, socket: Any) -> None:
        view = {"to_act": [0], "legal": ["P7"], "round": 1, "phase": "play"}
        table = {"phase": "gathering"}
        await socket.send(json.dumps({"at": 1, "you": {"seats": [0]}, "table": table, "view": view}))
        at = 1
        async for text in socket:
            said = json.loads(text)
            type = said["command"]["type"]
            at += 1
            if type == "move":
                self.moves += 1
            if type in ("move", "ready") and self.refusals:
                await socket.send(json.dumps({"at": at, "reply_to": said["id"], "error": {"id": self.refusals.pop()}}))
            elif type == "resume":
                await socket.send(json.dumps({"at": at, "reply_to": said["id"], "you": {"seats": [0]}, "view": view}))
            elif type == "move":
                await socket.send(json.dumps({"at": at, "reply_to": said["id"], "table": {"phase": "over"}}))


async def test_the_example_survives_every_refusal() -> None:
    refusing = Refusing()
    async with serve(refusing.serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        line = [sys.executable, str(EXAMPLE), f"http://127.0.0.1:{port}", "x", "y"]
        done = await asyncio.to_thread(subprocess.run, line, capture_output=True, timeout=30, check=False)
    assert (done.returncode, refusing.refusals) == (0, [])
    assert refusing.moves > 1
    assert done.stderr.count(b"refused: ") == 7


async def play_against(seat: Socket) -> None:
    while seat.view is None or seat.view["outcome"] is None:
        if seat.view and 0 in seat.view["to_act"]:
            form = seat.view.get("legal_form")
            move = f"{form['word']} {''.join(form['colours'][:4])}" if form else seat.view["legal"][0]
            await seat.ask("move", seat=0, at=seat.told[-1]["at"], move=move)
        else:
            await seat.hear()
