"""The server as a process: how it starts, what it says when it cannot, and what is left when it is stopped."""

from __future__ import annotations

import asyncio
import os
import random
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from petitfour import GAMES
from petitfour.core.record import read, verify
from petitfour.server.live.event_log import as_read
from petitfour.server.service import COOKIE
from petitfour.server.store.store import Store
from petitfour.table.events import Moved
from petitfour.table.summary import Row
from petitfour.table.table import Table
from server.live import PATIENCE, Person, Socket, live
from server.process import PETITFOUR, Served, data, petitfour
from server.test_play import play_on

KILLS = int(os.environ.get("PETITFOUR_KILLS", "2"))


# --- starting ------------------------------------------------------------------------------------------------------


async def test_it_says_where_it_is_and_with_lan_shows_a_code(tmp_path: Path) -> None:
    with Served("--lan", data(tmp_path)) as server:
        server.listen_for("█".encode())
        assert (await server.visitor().http.get("/healthz")).text == "ok\n"
        assert (await server.visitor().http.get("/healthz", headers={"host": "evil.example"})).status_code == 421
    assert (tmp_path / "data.db").exists()


def test_it_opens_a_browser_unless_told_not_to(tmp_path: Path) -> None:
    for more, opens in (([], True), (["--no-browser"], False)):
        line = [*PETITFOUR, "serve", "--port=0", data(tmp_path), *more]
        environment = os.environ | {"BROWSER": "echo opened %s"}
        with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=environment) as server:
            assert server.stdout is not None
            said = server.stdout.readline()
            if opens:
                said += server.stdout.readline()
            server.send_signal(signal.SIGINT)
            said += server.stdout.read()
        assert server.returncode == 0
        url = said.split()[4]
        assert (f"opened {url}\n" in said) is opens


async def test_metrics_are_asked_for_at_their_own_port(tmp_path: Path, free_port: int) -> None:
    with Served(data(tmp_path), f"--metrics={free_port}") as server:
        async with httpx.AsyncClient() as http:
            assert "petitfour_rooms" in (await http.get(f"http://127.0.0.1:{free_port}/metrics")).text
        assert (await server.visitor().http.get("/metrics")).status_code == 404


def one_sentence(*argv: object) -> str:
    ended = petitfour("serve", "--no-browser", *argv)
    assert ended.returncode == 2
    lines = ended.stderr.strip().splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


def test_what_keeps_it_from_starting_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port} of 127.0.0.1 cannot be had" in one_sentence(f"--port={port}", data(tmp_path))
        said = one_sentence("--port=0", data(tmp_path), f"--metrics={port}")
        assert f"port {port} of 127.0.0.1 cannot be had" in said
        assert "--metrics takes another" in said
    for where in ("x", "127.0.0.1:", "99999999"):
        assert "--metrics takes PORT or ADDRESS:PORT" in one_sentence("--port=0", data(tmp_path), f"--metrics={where}")
    (tmp_path / "file").write_text("not a folder")
    assert "cannot be made" in one_sentence("--port=0", f"--data={tmp_path}/file/data.db")
    (tmp_path / "other.db").write_bytes(b"no database at all" * 100)
    assert "damaged" in one_sentence("--port=0", f"--data={tmp_path}/other.db")
    assert "postgresql://" in one_sentence("--port=0", "--database=mysql://x")
    assert "redis://" in one_sentence("--port=0", data(tmp_path), "--broker=http://x")
    assert "NAME=N" in one_sentence("--port=0", data(tmp_path), "--limit=x=1")
    assert "0 to 65535" in one_sentence("--port=99999", data(tmp_path))


async def test_data_of_a_newer_version_are_not_touched(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "data.db")).close()
    with sqlite3.connect(tmp_path / "data.db") as file:
        file.execute("UPDATE alembic_version SET version_num = 'v9999'")
    assert "newer" in one_sentence("--port=0", data(tmp_path))


# --- stopping ------------------------------------------------------------------------------------------------------


def plain(row: Row) -> Any:
    """A row as plain data, so that a difference can be read."""
    return json.decode(json.encode(row))


async def two_at(server: Served, game: str = "marshmallow") -> tuple[str, list[Person]]:
    people = [await server.person(name) for name in ("Ann", "Ben")]
    table = await people[0].make_table(game=game, players=2)
    for number, person in enumerate(people):
        seat = await person.at(table)
        if number:
            await seat.ask("sit", seat=1, name="Ben")
        await seat.ask("ready", seat=number)
    await people[0].seats[table].ask("start")
    return table, people


async def play_until_gone(table: str, people: list[Person], told: dict[str, int]) -> None:
    """As fast as answered; what was acknowledged last is noted."""
    seats = [person.seats[table] for person in people]
    try:
        while True:
            last = max(seat.told[-1]["at"] for seat in seats)
            for seat in seats:
                await seat.up_to(last)
            (mover, *_) = seats[0].view["to_act"]
            seat = seats[mover]
            answer = await seat.ask("move", seat=mover, at=last, move=seat.view["legal"][0])
            assert "error" not in answer
            told[table] = answer["at"]
    except (ConnectionClosed, ConnectionError, ValueError):
        return


async def log_of(store: Store, table: str) -> Table:
    _, entries = await store.load(table)
    return Table.fold(table, map(as_read, entries), await store.secret(table))


async def test_sigterm_commits_tells_everybody_and_leaves(tmp_path: Path) -> None:
    with Served(data(tmp_path)) as server:
        tables = [await two_at(server) for _ in range(3)]
        watcher = await server.visitor().at(tables[0][0])
        await watcher.hear()
        told: dict[str, int] = {}
        playing = [asyncio.create_task(play_until_gone(table, people, told)) for table, people in tables]
        await asyncio.sleep(0.5)
        server.process.send_signal(signal.SIGTERM)
        assert await watcher.closed() == 1013
        assert watcher.told[-1]["shutting_down"]
        await asyncio.gather(*playing)
        assert await asyncio.to_thread(server.process.wait, 20) == 0
    store = await Store.open(f"sqlite:///{tmp_path / 'data.db'}")
    for table, at in told.items():
        assert (await log_of(store, table)).number >= at
    await store.close()


async def test_kill_9_loses_nothing_acknowledged_and_every_table_goes_on(tmp_path: Path) -> None:
    """A few times here; `make kills` does it a hundred times. Matches that are over make place for new ones."""
    tables: list[tuple[str, list[Person]]] = []
    port = 0
    for _ in range(KILLS):
        with Served(data(tmp_path), port=port) as server:
            port = server.port
            for table, people in tables:
                seats = [await person.at(table) for person in people]
                for seat in seats:
                    await seat.hear()
                assert await play_on(seats, 1) == 1 or seats[0].view["outcome"]
            tables = [one for one in tables if one[1][0].seats[one[0]].view["outcome"] is None]
            for game in ("marshmallow", "monster", "macaron")[: 6 - len(tables)]:
                tables.append(await two_at(server, game))
            told: dict[str, int] = {}
            playing = [asyncio.create_task(play_until_gone(table, people, told)) for table, people in tables]
            async with asyncio.timeout(PATIENCE):
                while not told:  # on a busy machine it takes its time
                    await asyncio.sleep(0.01)
            await asyncio.sleep(random.random() / 2)
            server.process.kill()
            await asyncio.gather(*playing)
        store = await Store.open(f"sqlite:///{tmp_path / 'data.db'}")
        for table, at in told.items():
            found = await log_of(store, table)
            assert found.number >= at
            stored, _ = await store.load(table)
            assert plain(replace(found.row(), relisted=None)) == plain(stored)  # no half move
        await store.close()
    assert petitfour("check", data(tmp_path)).returncode == 0


async def test_a_full_disk_is_told_and_play_goes_on_by_itself_when_there_is_room(tmp_path: Path) -> None:
    """The system refuses to let the server's files grow."""
    with Served(data(tmp_path)) as server:
        table, people = await two_at(server)
        seats = [person.seats[table] for person in people]
        await play_on(seats, 2)
        (mover,) = seats[0].view["to_act"]
        me, other = seats[mover], seats[1 - mover]
        at, move = me.told[-1]["at"], me.view["legal"][0]
        limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert (await me.ask("move", seat=mover, at=at, move=move))["error"] == {"id": "store-unavailable"}
        assert (await other.until(lambda told: "error" in told))["error"] == {"id": "store-unavailable"}
        ready = await server.visitor().http.get("/readyz")
        assert (ready.status_code, ready.json()["error"]["id"]) == (503, "store-unavailable")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
        assert "error" not in await other.until(lambda told: "table" in told)
        assert (await server.visitor().http.get("/readyz")).status_code == 200
        moved = await me.ask("move", seat=mover, at=at, move=move)
        assert (moved["at"], moved["events"][0]["move"]) == (at + 1, move)
        await other.up_to(at + 1)


async def test_no_log_names_anybody_or_shows_a_secret(tmp_path: Path) -> None:
    """Whatever is written to stderr on a full day: play, links, refusals, a fault, the end."""
    with Served(data(tmp_path)) as server:
        ann, ben = [await server.person(name) for name in ("Anonyma", "Bertholda")]
        made = await ann.http.post("/api/tables", json={"game": "marshmallow", "players": 2, "seats": [
            {"kind": "you"}, {"kind": "friend", "name": "Bertholda"}]})  # fmt: skip
        table, key = made.json()["id"], made.json()["keys"]["1"]
        one, other = await ann.at(table), await ben.at(table)
        await other.ask("sit", seat=1, key="wrong")
        await other.ask("sit", seat=1, key=key)
        for number, seat in enumerate((one, other)):
            await seat.pledge(number, "swordfish")
        await one.ask("start")
        for number, seat in enumerate((one, other)):
            await seat.ask("reveal", seat=number, entropy="swordfish")
        await one.until(lambda told: told.get("view"))
        await play_on([one, other], 5)
        await one.ask("move", seat=0, at=0, move="P13")
        carry = (await ann.http.post(f"/api/tables/{table}/link-device")).json()["token"]
        await ann.http.post("/api/link-device", json={"token": carry})
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        await play_on_refused(one, other)
        await ann.http.patch("/api/me", json={"name": "Other"})
        secrets = [key, carry, "swordfish", "Anonyma", "Bertholda", *[who.http.cookies[COOKIE] for who in (ann, ben)]]
        server.process.terminate()
        _, said = await asyncio.to_thread(server.process.communicate)
    assert b"cannot be used now" in said  # there is something to look through
    for secret in secrets:
        assert secret.encode() not in said
    assert not re.search(rb"\b[PYGBV]1?[0-9]\b", said)


async def play_on_refused(one: Socket, other: Socket) -> None:
    (mover,) = one.view["to_act"]
    seat = (one, other)[mover]
    answer = await seat.ask("move", seat=mover, at=seat.told[-1]["at"], move=seat.view["legal"][0])
    assert answer["error"] == {"id": "store-unavailable"}


# --- a server's data -----------------------------------------------------------------------------------------------


async def test_check_backup_export_and_import(tmp_path: Path) -> None:
    file = tmp_path / "data.db"
    async with live(file) as house:
        table, people = await house.table("marshmallow", ["Ann", "Ben"], settings={"target": 1})
        await play_on([person.seats[table] for person in people], 300)
        given_up, two = await house.table("monster", ["Cleo", "Dev"])
        await two[0].seats[given_up].ask("concede", seat=0)
        await house.table("macaron", ["Ann", "Ben"])  # goes on
        copied = await asyncio.to_thread(petitfour, "backup", tmp_path / "copy.db", f"--data={file}")  # while it runs
        assert copied.returncode == 0, copied.stderr
    checked = petitfour("check", f"--data={tmp_path / 'copy.db'}")
    assert (checked.returncode, checked.stdout) == (0, "3 tables: 3 as they were, 0 not\n")
    exported = petitfour("export", tmp_path / "records", f"--data={file}")
    assert exported.returncode == 0, exported.stderr
    records = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in records] == [f"marshmallow-{table}.pf", f"monster-{given_up}.pf"]
    assert verify(read(records[0].read_bytes(), GAMES)) > 1
    imported = petitfour("import", *records, f"--data={tmp_path / 'new.db'}")
    assert imported.returncode == 0, imported.stderr
    ids = imported.stdout.split()
    assert len(ids) == 2
    assert petitfour("check", f"--data={tmp_path / 'new.db'}").returncode == 0
    async with live(tmp_path / "new.db") as house:
        again = await house.visitor().http.get(f"/api/tables/{ids[0]}/record")
        first, how, *rest = records[0].read_text().splitlines()
        assert '"clock":{},"spectators":"public"' in how
        assert again.text.splitlines() == [first, *rest]  # how the other server's table was set is not ours
    assert petitfour("import", tmp_path / "data.db", f"--data={tmp_path / 'new.db'}").returncode == 2


@pytest.mark.parametrize("fault", ["move", "deal", "outcome"])
async def test_check_names_a_table_that_would_be_another(tmp_path: Path, fault: str) -> None:
    file = tmp_path / "data.db"
    async with live(file) as house:
        table, people = await house.table("marshmallow", ["Ann", "Ben"], settings={"target": 1})
        await play_on([person.seats[table] for person in people], 300)
        _, entries = await house.service.store.load(table)
    events = [(entry.number, as_read(entry).event) for entry in entries]
    moves = [(number, event) for number, event in events if isinstance(event, Moved)]
    with sqlite3.connect(file) as data_file:
        if fault == "outcome":
            data_file.execute("UPDATE tables SET about = replace(about, 'target', 'magic')")
        else:
            number, event = next(
                one for one in moves if (one[1].seat < 0) == (fault == "deal") and "first" not in one[1].move
            )
            change = event.move.split(" | ")
            other = "P13" if fault == "move" else " | ".join([f"deal {change[1]}", change[0][5:], *change[2:]])
            data_file.execute(
                "UPDATE entries SET act = replace(act, ?, ?) WHERE number = ?", (event.move, other, number)
            )
    checked = petitfour("check", f"--data={file}")
    assert checked.returncode == 1
    assert checked.stdout.startswith(f"{table} (marshmallow): ")
    assert checked.stdout.endswith("1 tables: 0 as they were, 1 not\n")


def test_a_second_ctrl_c_does_not_keep_the_store_open(tmp_path: Path) -> None:
    with Served(data(tmp_path)) as server:
        for _ in range(2):
            server.process.send_signal(signal.SIGINT)
        assert server.process.wait(60) == 0
        assert not (tmp_path / "data.db-wal").exists()


def test_sigterm_before_anything_is_served_exits_0(tmp_path: Path) -> None:
    program = (
        "import signal, sys\n"
        "from petitfour.cli import main, serve\n"
        "look = serve.look_at_data\n"
        "async def told(url):\n"
        "    signal.raise_signal(signal.SIGTERM)\n"
        "    await look(url)\n"
        "serve.look_at_data = told\n"
        "sys.exit(main(['serve', '--no-browser', '--port=0', *sys.argv[1:]]))\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program, data(tmp_path)], capture_output=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
