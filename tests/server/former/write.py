"""Write a data file as this version stores it, for later versions to open.

python tests/server/former/write.py VERSION

Run it with the code of a released version, before its storage changes. It plays on a real server and writes
`VERSION.db`, the keys of its people to `VERSION.json`, and the records of its finished matches to `VERSION.records`.
`test_former.py` opens every such file with the present code.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from petitfour import Rng  # noqa: E402
from petitfour.server.service import COOKIE  # noqa: E402
from server.live import Live, Person, Socket, live  # noqa: E402
from server.process import petitfour  # noqa: E402

BOT = {"kind": "bot", "level": "medium", "name": "Biscotti"}
YOU = {"kind": "you", "name": "Ann"}
MATCHES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("marshmallow", ["Ann", "Ben", "Cleo"], {"settings": {"target": 3}}),
    ("marshmallow", ["Ann", "Ben"], {"settings": {"edition": "gigamic", "target": 3}, "listed": True}),
    ("monster", ["Ann", "Ben", "Cleo"], {"clock": {"kind": "bank", "seconds": 90_000, "increment": 5}}),
    ("monster", ["Ann"], {"players": 2, "seats": [YOU, BOT], "fast": True, "settings": {"rounds": 1}}),
    ("macaron", ["Ann", "Ben", "Cleo", "Dora"], {"spectators": "delay", "delay": 60, "settings": {"target": 10}}),
    ("macaron", ["Ann"], {"players": 1, "seats": [YOU]}),
    ("mastermind", ["Ann", "Ben"], {"settings": {"rounds": 2}, "hints": False}),
    ("mastermind", ["Ben", "Cleo"], {"settings": {"colours": 10, "rounds": 2}, "spectators": "none"}),
]


async def play(house: Live, table: str, people: list[Person], rng: Rng, most: int = 10_000) -> None:
    """Play legal moves at random for everybody who is to act; bots move for themselves."""
    room = await house.service.registry.get(table)
    for _ in range(most):
        while (state := room.table.state) is not None and room.table.bots_to_act():
            await asyncio.sleep(0.02)
        actors = room.table.to_act()
        if not actors or state is None:
            return
        seat = actors[rng.randbelow(len(actors))]
        legal = state.legal(seat)
        text = state.text(seat, legal[rng.randbelow(len(legal))])
        answer = await people[seat].seats[table].ask("move", seat=seat, at=room.table.number, move=text)
        assert "error" not in answer, answer


async def get_ready(socket: Socket, seat: int, words: str) -> None:
    """Get ready under the scheme of fair deals that the table was made with."""
    if socket.table is None:
        await socket.hear()
    if socket.table.get("scheme", 1) == 1:
        answer = await socket.ask("ready", seat=seat, entropy=words)
    else:
        answer = await socket.pledge(seat, words)
    assert "error" not in answer, answer


async def begin(sockets: list[Socket], words: list[str]) -> None:
    """Start the match, and reveal what was pledged. The first socket is the host's."""
    answer = await sockets[0].ask("start")
    assert "error" not in answer, answer
    if answer["table"].get("pledges"):
        for seat, socket in enumerate(sockets):
            assert "error" not in await socket.ask("reveal", seat=seat, entropy=words[seat])


async def fill(house: Live) -> dict[str, Any]:
    rng = Rng(28)
    people: dict[str, Person] = {}
    for name in ("Ann", "Ben", "Cleo", "Dora", "Eve"):
        people[name] = await house.person(name)
    tables: list[dict[str, Any]] = []
    for game, names, how in MATCHES:
        there = [people[name] for name in names]
        words = [f"words of {name}" for name in names]
        for stage in ("over", "playing", "sealed", "gathering"):
            id = await there[0].make_table(**{"game": game, "players": len(names), **how})
            for number, person in enumerate(there):
                seat = await person.at(id)
                if number:
                    await seat.ask("sit", seat=number, name=names[number])
                if stage != "gathering" or number == 0:
                    await get_ready(seat, number, words[number])
            if stage == "sealed":
                await there[0].seats[id].ask("start")
            elif stage != "gathering":
                await begin([person.seats[id] for person in there], words)
                await play(house, id, there, rng, 10_000 if stage == "over" else 9)
            tables.append({"id": id, "game": game, "stage": stage, "people": names})
            for person in there:
                await person.seats.pop(id).close()
    ann, ben = people["Ann"], people["Ben"]
    ended = await ann.make_table(game="marshmallow", players=2, seats=[YOU, BOT])
    seat = await ann.at(ended)
    await get_ready(seat, 0, "")
    await begin([seat], [""])
    await seat.ask("concede", seat=0)
    tables.append({"id": ended, "game": "marshmallow", "stage": "over", "people": ["Ann"]})
    tables.append(await moderated(house, [ann, ben, people["Cleo"]]))
    friends = (
        await ann.http.post(
            "/api/tables",
            json={"game": "monster", "players": 2, "seats": [YOU, {"kind": "friend", "name": "Fay"}]},
        )
    ).json()
    carry = (await ben.http.post(f"/api/tables/{ended}/link-device")).json()["token"]
    (await people["Eve"].http.delete("/api/me")).raise_for_status()
    return {
        "people": {name: person.http.cookies[COOKIE] for name, person in people.items() if name != "Eve"},
        "forgotten": people["Eve"].http.cookies.get(COOKIE),
        "tables": tables,
        "friend": {"table": friends["id"], "key": friends["keys"]["1"]},
        "carry": carry,
    }


async def moderated(house: Live, people: list[Person]) -> dict[str, Any]:
    """A match in which the host has muted, removed and blocked others, and then closed the table."""
    id = await people[0].make_table(game="monster", players=3)
    for number, person in enumerate(people):
        seat = await person.at(id)
        if number:
            await seat.ask("sit", seat=number, name=f"P{number}")
        await get_ready(seat, number, "words")
    sockets = [person.seats[id] for person in people]
    await begin(sockets, ["words"] * 3)
    for do, number in (("mute", 1), ("remove", 1), ("block", 2)):
        assert "error" not in await sockets[0].ask(do, seat=number)
    await sockets[0].ask("close")
    return {"id": id, "game": "monster", "stage": "over", "people": ["Ann", "Ben", "Cleo"]}


async def main(version: str) -> None:
    path = HERE / f"{version}.db"
    path.unlink(missing_ok=True)
    async with live(path) as house:
        keys = await fill(house)
    with closing(sqlite3.connect(path)) as data:
        data.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        data.execute("PRAGMA journal_mode = DELETE")
        data.execute("VACUUM")
    (HERE / f"{version}.json").write_bytes(msgspec.json.format(msgspec.json.encode(keys), indent=2) + b"\n")
    exported = petitfour("export", HERE / f"{version}.records", "--data", path)
    assert exported.returncode == 0, exported.stderr


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
