"""Data files written by former versions open, play on and keep their records byte for byte.

Each `former/VERSION.db` was written by `former/write.py` with the code of that version.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from petitfour import Rng
from petitfour.server.service import COOKIE
from petitfour.table.config import TableConfig
from server.former.write import begin, get_ready, play
from server.live import PATIENCE, QUICK_BOTS, Live, Person, http_client, live
from server.process import petitfour

HERE = Path(__file__).parent / "former"
VERSIONS = sorted(path.stem for path in HERE.glob("*.db"))


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def keys(version: str) -> Any:
    return json.loads((HERE / f"{version}.json").read_text(encoding="utf-8"))


@pytest.fixture
def data(version: str, tmp_path: Path) -> Path:
    """A copy of the file, its times moved so that its last entry was just written: old tables would be cleaned up."""
    path = tmp_path / "data.db"
    shutil.copy(HERE / f"{version}.db", path)
    with closing(sqlite3.connect(path)) as file, file:
        (last,) = file.execute("SELECT max(at) FROM entries").fetchone()
        by = int(1000 * time.time()) - last
        file.execute("UPDATE entries SET at = at + ?", (by,))
        file.execute("UPDATE tables SET created = created + ?1, updated = updated + ?1, due = due + ?1", (by,))
        file.execute("UPDATE tokens SET expires = expires + ?", (by,))
    return path


def known(house: Live, cookie: str) -> Person:
    """A browser that still has its cookie."""
    http = http_client(house.url)
    http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
    return Person(house.port, http)


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_there_is_a_file_of_a_former_version() -> None:
    assert "28fbd4d" in VERSIONS


def test_check_agrees_and_records_are_the_same_bytes(version: str, data: Path, tmp_path: Path) -> None:
    checked = petitfour("check", "--data", data)
    assert checked.returncode == 0, checked.stdout
    exported = petitfour("export", tmp_path / "out", "--data", data)
    assert exported.returncode == 0, exported.stderr
    expected = records(HERE / f"{version}.records")
    found = records(tmp_path / "out")
    assert {name: found[name] for name in expected} == expected


def assert_verified(folder: Path) -> None:
    """Every record that shows its secret; a match that was stopped early has none."""
    finished = [path for path in folder.iterdir() if "\nsecret: " in path.read_text(encoding="utf-8")]
    verified = petitfour("verify", *finished)
    assert verified.returncode == 0, verified.stderr
    assert verified.stdout.count(": ok") == len(finished) > 0


def test_records_still_verify(version: str) -> None:
    assert_verified(HERE / f"{version}.records")


async def test_people_are_known_again(data: Path, keys: Any) -> None:
    async with live(data) as house:
        for name, cookie in keys["people"].items():
            person = known(house, cookie)
            assert (await person.http.get("/api/me")).json() == {"name": name}
            over = [row["id"] for row in (await person.http.get("/api/me/games")).json()]
            assert [one["id"] for one in (await person.http.get("/api/me/results")).json()] == over
        linked = await house.visitor().http.post("/api/link-device", json={"token": keys["carry"]})
        assert linked.json() == {"name": "Ben"}
        friend = await house.person("Fay")
        seat = await friend.at(keys["friend"]["table"])
        answer = await seat.ask("sit", seat=1, key=keys["friend"]["key"])
        assert "error" not in answer
        await seat.close()


async def test_unfinished_tables_play_on_to_the_end(data: Path, keys: Any, tmp_path: Path) -> None:
    async with live(data, bots=QUICK_BOTS, table=TableConfig(reveal_ms=50)) as house:
        for table in keys["tables"]:
            if table["stage"] == "over":
                continue
            people = [known(house, keys["people"][name]) for name in table["people"]]
            for number, person in enumerate(people):
                seat = await person.at(table["id"])
                if table["stage"] == "gathering" and number:
                    await get_ready(seat, number, "late words")
            if table["stage"] == "gathering":
                words = [f"words of {table['people'][0]}", *["late words"] * (len(people) - 1)]
                await begin([person.seats[table["id"]] for person in people], words)
            room = await house.service.registry.get(table["id"])
            async with asyncio.timeout(PATIENCE):  # a sealed match starts by itself, without what was not revealed
                while room.table.state is None:
                    await asyncio.sleep(0.05)
            await play(house, table["id"], people, Rng(1))
            assert room.table.phase == "over"
            for person in people:
                await person.close()
    checked = petitfour("check", "--data", data)
    assert checked.returncode == 0, checked.stdout
    assert petitfour("export", tmp_path / "out", "--data", data).returncode == 0
    assert_verified(tmp_path / "out")
