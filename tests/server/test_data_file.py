"""The data file in the hands of an operator: locks, modes, damage, backup, restore, and a file that goes away."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config

from petitfour.server.store import migrate, sqlite
from petitfour.server.store.copies import restore
from petitfour.server.store.database import Database
from petitfour.server.store.store import BadData, Entry, InUse, NotHere, Store, StoreUnavailable
from petitfour.server.tokens import new_id
from server.kept import create, entry, row
from server.live import PATIENCE, live
from server.manual_clock import ManualClock
from server.process import Served, data, petitfour
from server.test_play import play_on
from server.test_serve import one_sentence, play_until_gone, two_at


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data.db"


async def filled(file: Path, tables: int = 3) -> None:
    store = await Store.open(file)
    for number in range(tables):
        await create(store, f"t{number}")
    await store.close()


def refused(*argv: object) -> str:
    """The one sentence with which a command fails."""
    ended = petitfour(*argv)
    assert ended.returncode == 2, (ended.stdout, ended.stderr)
    lines = ended.stderr.strip().splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


async def numbers(file: Path) -> dict[str, int]:
    store = await Store.open(file)
    found = {row.id: len(log) async for row, log in store.everything()}
    await store.close()
    return found


def content(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as opened:
        return list(opened.iterdump())


# --- restore -------------------------------------------------------------------------------------------------------


async def test_a_backup_restored_after_kill_9_is_whole_and_plays_on(tmp_path: Path, file: Path) -> None:
    """A write-ahead log that a crash left behind is not replayed over the restored file."""
    copy = tmp_path / "copy.db"
    with Served(data(tmp_path)) as server:
        tables = [await two_at(server, game) for game in ("marshmallow", "macaron")]
        for table, people in tables:
            await play_on([person.seats[table] for person in people], 4)
        copied = await asyncio.to_thread(petitfour, "backup", copy, data(tmp_path))
        assert copied.returncode == 0, copied.stderr
        told: dict[str, int] = {}
        playing = [asyncio.create_task(play_until_gone(table, people, told)) for table, people in tables]
        async with asyncio.timeout(PATIENCE):
            while len(told) < len(tables):
                await asyncio.sleep(0.01)
        server.process.kill()
        await asyncio.gather(*playing)
    assert (tmp_path / "data.db-wal").stat().st_size > 0
    restored = petitfour("restore", copy, data(tmp_path))
    assert restored.returncode == 0, restored.stderr
    assert content(file) == content(copy)
    checked = petitfour("check", data(tmp_path))
    assert (checked.returncode, checked.stdout) == (0, "2 tables: 2 as they were, 0 not\n")
    kept = await numbers(tmp_path / "data.db.before-restore")  # with all that was acknowledged
    assert all(kept[table] >= number for table, number in told.items())
    with Served(data(tmp_path)) as server:
        for table, people in tables:
            for person in people:
                person.port = server.port
            seats = [await person.at(table) for person in people]
            for seat in seats:
                await seat.hear()
            assert await play_on(seats, 2) == 2


async def test_restore_is_refused_while_a_server_uses_the_file(tmp_path: Path, file: Path) -> None:
    await filled(tmp_path / "copy.db")
    async with live(file):
        await asyncio.to_thread(lambda: refused("restore", tmp_path / "copy.db", data(tmp_path)))
        with pytest.raises(InUse, match="in use by another process"):
            await restore(tmp_path / "copy.db", Database.at(file))
    assert await numbers(file) == {}


def newer(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as opened, opened:
        opened.execute("UPDATE alembic_version SET version_num = 'v9999'")


def noise(copy: Path) -> None:
    """A page of noise in an index: every table can still be read."""
    with closing(sqlite3.connect(copy)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables_due'").fetchone()
        (size,) = opened.execute("PRAGMA page_size").fetchone()
    with copy.open("r+b") as bytes_:
        bytes_.seek((page - 1) * size)
        bytes_.write(random.Random(1).randbytes(size))


def truncated(copy: Path) -> None:
    os.truncate(copy, copy.stat().st_size // 2)


def foreign(copy: Path) -> None:
    copy.unlink()
    with closing(sqlite3.connect(copy)) as opened, opened:
        opened.execute("CREATE TABLE recipes (id INTEGER)")


def with_a_wal(copy: Path) -> None:
    Path(f"{copy}-wal").write_bytes(b"")


BAD: list[tuple[Callable[[Path], object], str]] = [
    (newer, "newer"),
    (noise, "damaged"),
    (truncated, "damaged"),
    (foreign, "not a data file of Petit Four"),
    (with_a_wal, "make a whole copy with `petitfour backup"),
    (lambda copy: copy.write_bytes(b""), "not a data file of Petit Four"),
    (lambda copy: copy.write_text("my diary\n" * 500), "not a data file of Petit Four"),
    (Path.unlink, "There is no file"),
]


@pytest.mark.parametrize(("spoil", "why"), BAD)
async def test_restore_refuses_a_bad_backup_and_leaves_the_data_alone(
    tmp_path: Path, file: Path, spoil: Callable[[Path], object], why: str
) -> None:
    copy = tmp_path / "copy.db"
    await filled(copy, 5)
    spoil(copy)
    await filled(file, 2)
    before = content(file)
    assert why in refused("restore", copy, data(tmp_path))
    assert content(file) == before
    assert {path.name for path in tmp_path.iterdir()} - {"copy.db", "copy.db-wal"} == {"data.db", "data.db.lock"}


async def restored(copy: Path, file: Path) -> Path | None:
    made = Database.at(file)
    try:
        return await restore(copy, made)
    finally:
        await made.close()


async def test_restore_keeps_what_was_there_each_time(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / "copy.db"
    await filled(copy, 4)
    assert await restored(copy, file) is None  # there was nothing
    assert len(await numbers(file)) == 4
    for number, name in enumerate(("data.db.before-restore", "data.db.before-restore.2")):
        store = await Store.open(file)
        await create(store, f"new{number}")
        await store.close()
        assert await restored(copy, file) == tmp_path / name
        assert f"new{number}" in await numbers(tmp_path / name)
        assert len(await numbers(file)) == 4


async def test_restore_keeps_damaged_data_as_they_were(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / "copy.db"
    await filled(copy)
    file.write_text("my diary\n" * 500)
    assert petitfour("restore", copy, data(tmp_path)).returncode == 0
    assert (tmp_path / "data.db.before-restore").read_text() == "my diary\n" * 500
    assert len(await numbers(file)) == 3


async def test_the_data_file_is_not_restored_from_itself(tmp_path: Path, file: Path) -> None:
    await filled(file)
    (tmp_path / "link.db").symlink_to(file)
    for name in ("data.db", "link.db"):
        assert "the data file itself" in refused("restore", tmp_path / name, data(tmp_path))


async def test_postgresql_is_restored_by_its_own_tool(tmp_path: Path) -> None:
    with pytest.raises(NotHere, match="pg_restore"):
        await restore(tmp_path / "copy.db", Database.at("postgresql://host/name"))


# --- backup --------------------------------------------------------------------------------------------------------


async def test_a_backup_never_replaces_the_data_file(tmp_path: Path, file: Path) -> None:
    await filled(file)
    os.link(file, tmp_path / "hard.db")
    (tmp_path / "soft.db").symlink_to("data.db")
    (tmp_path / "data.db.lock").touch()
    names = ["data.db", "hard.db", "soft.db", *(f"data.db{end}" for end in ("-wal", "-shm", "-journal", ".lock"))]
    before = file.stat().st_ino, content(file)
    for name in names:
        assert "belongs to the data file itself" in refused("backup", tmp_path / name, data(tmp_path))
        assert "itself" in refused("backup", tmp_path / "." / name, f"--data={tmp_path / 'soft.db'}")
    assert (file.stat().st_ino, content(file)) == before


@pytest.mark.parametrize("end", ["-wal", "-shm", "-journal"])
async def test_a_backup_never_replaces_another_data_file_in_use(tmp_path: Path, file: Path, end: str) -> None:
    await filled(file)
    other = tmp_path / "other.db"
    await filled(other, 1)
    Path(f"{other}{end}").write_bytes(b"")
    before = other.read_bytes()
    assert "in use" in refused("backup", other, data(tmp_path))
    assert other.read_bytes() == before


async def test_damaged_data_are_not_backed_up_over_a_good_backup(tmp_path: Path, file: Path) -> None:
    await filled(file)
    copy = tmp_path / "copy.db"
    assert petitfour("backup", copy, data(tmp_path)).returncode == 0
    before = copy.read_bytes()
    noise(file)
    assert "damaged" in refused("backup", copy, data(tmp_path))
    assert copy.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))


# --- a file that goes away -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("replaced", [False, True])
async def test_a_data_file_that_is_taken_away_is_noticed_and_known_again(
    tmp_path: Path, file: Path, replaced: bool
) -> None:
    with Served(data(tmp_path)) as server:
        table, people = await two_at(server)
        seats = [person.seats[table] for person in people]
        await play_on(seats, 3)
        file.rename(tmp_path / "elsewhere.db")
        if replaced:
            shutil.copy(tmp_path / "elsewhere.db", file)
        (mover,) = seats[0].view["to_act"]
        me, other = seats[mover], seats[1 - mover]
        at, move = me.told[-1]["at"], me.view["legal"][0]
        assert (await me.ask("move", seat=mover, at=at, move=move))["error"] == {"id": "store-unavailable"}
        await other.until(lambda told: "error" in told)
        for what in ("/readyz", "/api/tables"):
            answer = await people[0].http.get(what)
            assert (answer.status_code, answer.json()["error"]["id"]) == (503, "store-unavailable")
        made = await people[0].http.post("/api/tables", json={"game": "monster", "players": 2})
        assert (made.status_code, made.json()["error"]["id"]) == (503, "store-unavailable")
        if not replaced:
            assert not file.exists()  # nobody has made an empty one
        (tmp_path / "elsewhere.db").rename(file)
        assert "error" not in await other.until(lambda told: "table" in told)
        assert (await server.visitor().http.get("/readyz")).status_code == 200
        moved = await me.ask("move", seat=mover, at=at, move=move)
        assert (moved["at"], moved["events"][0]["move"]) == (at + 1, move)
        await other.up_to(at + 1)
        server.process.send_signal(signal.SIGTERM)
        _, said = await asyncio.to_thread(server.process.communicate)
    assert said.count(b"nothing is stored until it is put back") == 1
    assert said.count(b"is there again") == 1
    assert petitfour("check", data(tmp_path)).returncode == 0
    assert (await numbers(file))[table] == at + 1


async def test_a_file_replaced_during_a_commit_is_not_acknowledged(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(file)
    await create(store)
    data_ = store._data
    assert isinstance(data_, sqlite.DataFile)
    looks = iter([data_._identity, (0, 0)])
    monkeypatch.setattr("petitfour.server.store.files.identity", lambda _: next(looks))
    with pytest.raises(StoreUnavailable, match="moved, deleted or replaced"):
        await store.append(row(number=2), entry(2))
    monkeypatch.undo()
    await store.close()


# --- damage --------------------------------------------------------------------------------------------------------


async def test_damage_is_found_by_check_and_refused_at_the_start(tmp_path: Path, file: Path) -> None:
    async with live(file) as house:
        await house.table("marshmallow", ["Ann", "Ben"])
    noise(file)
    checked = petitfour("check", data(tmp_path))
    assert checked.returncode == 1
    assert "the data file is damaged" in checked.stdout
    assert "damaged" in one_sentence("--port=0", data(tmp_path))


async def test_a_reference_to_nothing_is_damage(tmp_path: Path, file: Path) -> None:
    await filled(file)
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("DELETE FROM tables WHERE id = 't1'")
    checked = petitfour("check", data(tmp_path))
    assert checked.returncode == 1
    assert "refers to a row of tables that is missing" in checked.stdout


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path, file: Path) -> None:
    file.touch()
    foreign(file)
    before = content(file)
    for command in (["serve", "--port=0", "--no-browser"], ["check"], ["export", tmp_path / "out"]):
        assert "another program" in refused(*command, data(tmp_path))
    assert content(file) == before


@pytest.mark.parametrize("command", [["check"], ["export", "out"], ["backup", "copy.db"]])
def test_a_data_file_that_is_missing_is_not_made_by_reading(
    tmp_path: Path, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(*command, data(tmp_path))
    assert not list(tmp_path.glob("*.db*"))


# --- modes ---------------------------------------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir() if path.is_file()}


async def test_only_the_owner_can_read_what_holds_secrets(tmp_path: Path, file: Path) -> None:
    former = os.umask(0o022)
    try:
        async with live(file) as house:
            await house.table("marshmallow", ["Ann", "Ben"])
            await house.service.store.backup(tmp_path / "copy.db")
            assert modes(tmp_path) == dict.fromkeys(
                ("data.db", "data.db-wal", "data.db-shm", "data.db.lock", "copy.db"), 0o600
            )
        for name in ("data.db", "copy.db"):
            (tmp_path / name).chmod(0o644)
        assert petitfour("restore", tmp_path / "copy.db", data(tmp_path)).returncode == 0
        found = modes(tmp_path)
        assert (found["data.db"], found["data.db.before-restore"]) == (0o600, 0o600)
    finally:
        os.umask(former)


async def test_files_of_former_versions_are_made_private(tmp_path: Path, file: Path) -> None:
    former = os.umask(0o022)
    try:
        with closing(sqlite3.connect(file)) as opened:
            opened.execute("PRAGMA journal_mode = WAL")
            opened.execute("BEGIN IMMEDIATE")
            assert modes(tmp_path) == dict.fromkeys(("data.db", "data.db-wal", "data.db-shm"), 0o644)
            opened.execute("ROLLBACK")
            store = await Store.open(file)
            assert set(modes(tmp_path).values()) == {0o600}
            await store.close()
    finally:
        os.umask(former)


# --- one server a file ---------------------------------------------------------------------------------------------


async def test_a_second_server_is_refused_until_the_first_is_gone(tmp_path: Path, file: Path) -> None:
    (tmp_path / "link.db").symlink_to(file)
    with Served(data(tmp_path)) as server:
        table, people = await two_at(server)
        await people[0].seats[table].ask("concede", seat=0)
        for path in (file, tmp_path / "link.db"):
            assert "in use by another process" in one_sentence("--port=0", f"--data={path}")
        exported = petitfour("export", tmp_path / "out", data(tmp_path))  # those that only read may
        assert exported.returncode == 0, exported.stderr
        assert petitfour("check", data(tmp_path)).returncode == 0
        assert petitfour("backup", tmp_path / "copy.db", data(tmp_path)).returncode == 0
        (record,) = (tmp_path / "out").iterdir()
        assert "in use by another process" in refused("import", record, data(tmp_path))
        server.process.kill()
        server.process.wait()
        assert petitfour("import", record, data(tmp_path)).returncode == 0
        with Served(data(tmp_path)):
            pass


async def test_postgresql_serves_several_processes(postgres: Any) -> None:
    url = postgres.new_database()
    stores = [await Store.open(url, exclusive=True) for _ in range(2)]
    for store in stores:
        assert await store.damage() == []
        await store.close()


async def test_reading_older_data_does_not_migrate_them(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(file)
    before = content(file)
    steps = tmp_path / "migrations"
    shutil.copytree(Path(migrate.__file__).parent / "migrations", steps)
    (steps / "versions" / "v0003_next.py").write_text(
        "from alembic import op\n"
        "revision, down_revision = '0003', '0002'\n"
        "def upgrade():\n    op.execute('DROP TABLE secrets')\n"
    )

    def newer_program() -> Config:
        config = Config()
        config.set_main_option("script_location", str(steps))
        return config

    monkeypatch.setattr(migrate, "migrations", newer_program)
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    served = await Store.open_to_read(file)
    assert len([found async for found in served.everything()]) == 3
    with pytest.raises(Exception, match="no such table: secrets"):
        await served.secret("t1")
    assert content(file) == before
    assert list(temporary.iterdir())
    await served.close()
    assert not list(temporary.iterdir())
    with pytest.raises(BadData, match="There is no data file"):
        await Store.open_to_read(tmp_path / "none.db")


# --- deleted is gone -----------------------------------------------------------------------------------------------


def on_disk(folder: Path, word: bytes) -> list[str]:
    return [path.name for path in folder.iterdir() if word in path.read_bytes()]


async def test_the_name_of_a_deleted_person_is_nowhere_on_the_disk(tmp_path: Path, file: Path) -> None:
    async with live(file) as house:
        table, people = await house.table("marshmallow", ["Anonyma Vergissmeinnicht", "Ben"])
        await play_on([person.seats[table] for person in people], 5)
        assert on_disk(tmp_path, b"Vergissmeinnicht")
        assert (await people[0].http.delete("/api/me")).status_code == 200
        assert on_disk(tmp_path, b"Vergissmeinnicht") == []
    assert on_disk(tmp_path, b"Vergissmeinnicht") == []


async def test_a_name_is_removed_later_if_somebody_was_reading(tmp_path: Path, file: Path) -> None:
    clock = ManualClock()
    store = await Store.open(file, clock=clock)
    await create(store)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        await store.append(row(number=2), Entry(2, 0, b'"Vergissmeinnicht"'))
        await store.redact("t1", [Entry(2, 0, b'""')])
        await store.forget_person(new_id())
        assert on_disk(tmp_path, b"Vergissmeinnicht") == ["data.db-wal"]
        reader.execute("COMMIT")
    clock.pass_(1.0)
    await store.append(row(number=3), entry(3))
    assert on_disk(tmp_path, b"Vergissmeinnicht") == []
    await store.close()


async def test_sqlite_overwrites_what_is_deleted(file: Path) -> None:
    store = await Store.open(file)
    asked = await store._data.write(lambda connection: connection.exec_driver_sql("PRAGMA secure_delete").scalar())
    assert asked == 1
    await store.close()
