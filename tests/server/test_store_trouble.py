"""A full disk, a lost database, damaged or newer data: nothing is acknowledged that is not kept, and play goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, event, insert, text
from sqlalchemy.exc import IntegrityError

from petitfour.server.config import Storage
from petitfour.server.store.copies import backup
from petitfour.server.store.database import Database
from petitfour.server.store.schema import secrets
from petitfour.server.store.store import BadData, Entry, NotHere, Store, StoreUnavailable
from server.conftest import Opener
from server.kept import create, entry, person, row
from server.services import Postgres
from server.test_store import writing


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data.db"


LONG = b'"%s"' % (b"x" * 9_000)


async def fill(store: Store) -> tuple[int, StoreUnavailable]:
    """Append long entries until nothing fits any more: the number that did not, and why."""
    number, refused = 2, 0
    while number < 500:
        try:
            await store.append(row(number=number), Entry(number, 0, LONG))
            number, refused = number + 1, 0
        except StoreUnavailable as error:
            refused += 1  # SQLite may find room once more by tidying up
            if refused == 3:
                return number, error
    raise AssertionError("there was room for everything")


# --- durable -----------------------------------------------------------------------------------------------------


async def test_a_commit_on_sqlite_waits_for_the_disk(file: Path) -> None:
    store = await Store.open(file)

    def asked(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    FULL = 2
    assert await store._data.write(asked) == ["wal", FULL, 1, 5_000]
    assert await store._data.read(asked) == ["wal", FULL, 1, 5_000]
    await store.close()


async def test_a_commit_on_postgresql_waits_for_the_disk(postgres: Postgres) -> None:
    url = postgres.new_database()
    name = url.rpartition("/")[2]
    postgres.sql(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = await Store.open(url)
    assert await store._data.write(lambda c: c.scalar(text("SHOW synchronous_commit"))) == "on"
    await store.close()


# --- full --------------------------------------------------------------------------------------------------------


async def test_a_full_data_file_acknowledges_nothing_and_recovers(file: Path) -> None:
    store = await Store.open(file)
    await create(store)
    pages = 200

    def limit(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(writing(store), "connect", limit)
    writing(store).dispose()
    number, error = await fill(store)
    assert "full" in str(error)
    answers = await asyncio.gather(
        *(store.append(row(number=number), Entry(number, 0, LONG)) for _ in range(3)),
        create(store, "t2", about=LONG),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [StoreUnavailable] * 4
    found, log = await store.load("t1")  # reading goes on
    assert found.number == len(log) == number - 1
    pages = 10_000
    await store.append(row(number=number), entry(number))
    assert (await store.load("t1", number - 1))[1] == [entry(number)]
    await store.close()


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """What the system itself refuses to write."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_disk_that_refuses_to_write_acknowledges_nothing_and_recovers(file: Path) -> None:
    store = await Store.open(file)
    await create(store)
    with no_file_longer_than(1_000_000):
        number, _ = await fill(store)
        answers = await asyncio.gather(
            *(store.append(row(number=number), Entry(number, 0, LONG)) for _ in range(3)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [StoreUnavailable] * 3
    found, log = await store.load("t1")
    assert found.number == len(log) == number - 1
    await store.append(row(number=number), entry(number))
    await store.close()
    again = await Store.open(file)
    found, log = await again.load("t1")
    assert found.number == len(log) == number
    await again.close()


async def test_a_full_disk_of_postgresql_acknowledges_nothing_and_recovers(postgres: Postgres) -> None:
    store = await Store.open(postgres.new_database())
    await create(store)
    # PostgreSQL's own error for it, raised where it would be
    await store._data.write(
        lambda connection: [
            connection.exec_driver_sql(
                "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS "
                "$$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$"
            ),
            connection.exec_driver_sql(
                "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()"
            ),
        ]
    )
    answers = await asyncio.gather(
        store.append(row(number=2), entry(2)), store.append(row(number=2), entry(2)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [StoreUnavailable] * 2
    await store._data.write(lambda connection: connection.exec_driver_sql("DROP TRIGGER full_disk ON entries"))
    assert (await store.load("t1"))[0].number == 1
    await store.append(row(number=2), entry(2))
    await store.close()


# --- away --------------------------------------------------------------------------------------------------------


async def test_a_lost_database_is_told_and_comes_back_by_itself(own_postgres: Postgres) -> None:
    store = await Store.open(own_postgres.new_database())
    await create(store)
    secret = await person(store)
    own_postgres.stop()
    answers = await asyncio.gather(
        store.append(row(number=2), entry(2)),
        store.load("t1"),
        store.person_by_token(secret.hash, "person", 1),
        store.ping(),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [StoreUnavailable] * 4
    own_postgres.start()
    assert (await store.load("t1"))[0].number == 1
    await store.append(row(number=2), entry(2))
    # A connection that dies while nobody uses it is not even noticed.
    own_postgres.stop()
    own_postgres.start()
    await store.append(row(number=3), entry(3))
    own_postgres.stop()
    own_postgres.start()
    assert (await store.load("t1"))[0].number == 3
    await store.close()


async def test_a_database_lost_under_load_loses_nothing_acknowledged(own_postgres: Postgres) -> None:
    store = await Store.open(own_postgres.new_database())
    ids = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(create(store, id) for id in ids))
    acknowledged = dict.fromkeys(ids, 1)
    stopping = False
    refused = 0

    async def play(id: str) -> None:
        nonlocal refused
        while not stopping:
            number = acknowledged[id] + 1
            try:
                await store.append(row(id, number), entry(number))
                acknowledged[id] = number
            except StoreUnavailable:
                refused += 1
                await asyncio.sleep(0.02)
            except Exception:  # a number may have been taken by an append whose answer was lost
                acknowledged[id] = (await store.load(id))[0].number

    players = [asyncio.create_task(play(id)) for id in ids]
    for _ in range(2):
        await asyncio.sleep(0.3)
        await asyncio.to_thread(own_postgres.stop)
        await asyncio.sleep(0.1)
        before = dict(acknowledged)
        await asyncio.to_thread(own_postgres.start)
        while any(acknowledged[id] <= before[id] for id in ids):  # every table goes on
            await asyncio.sleep(0.02)
    stopping = True
    await asyncio.gather(*players)
    assert refused
    for id in ids:
        found, log = await store.load(id)
        assert found.number >= acknowledged[id]
        assert [one.number for one in log] == list(range(1, found.number + 1))
    await store.close()


async def test_a_data_file_locked_by_another_program_is_away(file: Path) -> None:
    store = await Store.open(file, config=Storage(patience=0.1))
    await create(store)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable, match="locked"):
        await store.append(row(number=2), entry(2))
    assert (await store.load("t1"))[0].number == 1
    other.execute("COMMIT")
    other.close()
    await store.append(row(number=2), entry(2))
    await store.close()


async def test_a_database_that_does_not_answer_is_away(postgres: Postgres) -> None:
    url = postgres.new_database()
    store = await Store.open(f"{url}?sslmode=disable", config=Storage(patience=1.0))
    await create(store)
    other = await asyncpg.connect(url)
    async with other.transaction():
        await other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        answers = await asyncio.gather(store.append(row(number=2), entry(2)), store.load("t1"), return_exceptions=True)
        assert [type(answer) for answer in answers] == [StoreUnavailable] * 2
        assert "does not answer" in str(answers[0])
    await other.close()
    assert (await store.load("t1"))[0].number == 1
    await store.append(row(number=2), entry(2))
    await store.close()


async def test_errors_tell_no_secrets(store: Store) -> None:
    def twice(connection: Connection) -> None:
        for _ in range(2):
            connection.execute(insert(secrets), {"table_id": "t1", "secret": b"swordfish"})

    await create(store)
    with pytest.raises(IntegrityError) as caught:
        await store._data.write(twice)
    assert "swordfish" not in f"{caught.value!r} {caught.value}"
    assert "hidden" in str(caught.value)


# --- what cannot be opened ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url", ["", "data.db", "sqlite://", "sqlite:///:memory:", "mysql://host/name", "postgresql+nonsense"]
)
async def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(BadData, match="sqlite:///FILE or postgresql://"):
        await Store.open(url)


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match=r"nowhere/data\.db cannot be used now: unable to open"):
        await Store.open(f"sqlite:///{tmp_path}/nowhere/data.db")


async def test_a_file_that_is_not_ours(file: Path) -> None:
    file.write_text("my diary\n" * 500)
    with pytest.raises(BadData, match="not a data file of Petit Four"):
        await Store.open(file)
    assert file.read_text() == "my diary\n" * 500


async def test_a_server_that_is_not_there_is_named_without_its_password(free_port: int) -> None:
    with pytest.raises(StoreUnavailable) as caught:
        await Store.open(f"postgresql://anna:swordfish@127.0.0.1:{free_port}/games")
    assert "The database games at 127.0.0.1 cannot be used now" in str(caught.value)
    assert "swordfish" not in f"{caught.value} {caught.value.__cause__!r}"


# --- backup ------------------------------------------------------------------------------------------------------


async def test_a_backup_taken_while_others_write_is_whole(tmp_path: Path, file: Path) -> None:
    store = await Store.open(file)
    ids = [f"t{number}" for number in range(30)]
    await asyncio.gather(*(create(store, id) for id in ids))
    stopping = False

    async def play(id: str) -> int:
        number = 1
        while not stopping:
            number += 1
            await store.append(row(id, number), Entry(number, 0, b'"%s"' % (b"x" * 500)))
        return number

    players = [asyncio.create_task(play(id)) for id in ids]
    await asyncio.sleep(0.1)
    copies = [tmp_path / f"copy{number}.db" for number in range(3)]
    for copy in copies:
        copy.write_text("an older one")
        await store.backup(copy)
    stopping = True
    ends = await asyncio.gather(*players)
    await store.close()
    totals = []
    for copy in copies:
        opened = await Store.open(copy)
        whole = [(found.number, len(log)) async for found, log in opened.everything()]
        assert len(whole) == 30
        assert all(number == length for number, length in whole)
        totals.append(sum(number for number, _ in whole))
        await opened.close()
    assert sorted(totals) == totals
    assert 30 <= totals[-1] <= sum(ends)
    assert not list(tmp_path.glob("*.part"))


async def test_any_name_will_do_for_a_data_file_and_its_backup(tmp_path: Path) -> None:
    folder = tmp_path / "a b%20?x=1&#ü"
    folder.mkdir()
    store = await Store.open(folder / "data.db")
    await create(store)
    await store.close()
    assert [path.name for path in folder.iterdir()] == ["data.db"]
    backup(Database.at(folder / "data.db"), folder / "copy.db")  # nobody serves
    copy = await Store.open(folder / "copy.db")
    assert (await copy.load("t1"))[0].number == 1
    await copy.close()


async def test_a_backup_that_cannot_be_written_leaves_nothing(tmp_path: Path, file: Path) -> None:
    store = await Store.open(file)
    with pytest.raises(StoreUnavailable, match="could not be copied"):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    await store.close()
    with pytest.raises(StoreUnavailable, match="could not be copied"):
        backup(Database.at(tmp_path / "none.db"), tmp_path / "copy.db")
    assert not (tmp_path / "none.db").exists()
    assert not list(tmp_path.glob("copy*"))


def test_postgresql_is_backed_up_by_its_own_tool(tmp_path: Path) -> None:
    with pytest.raises(NotHere, match="pg_dump"):
        backup(Database.at("postgresql://host/name"), tmp_path / "copy.db")


async def test_stores_can_be_opened_again_and_again(opened: Opener) -> None:
    for number in range(3):
        store = await opened()
        await create(store, f"t{number}")
        await store.close()
    assert len([found async for found in (await opened()).everything()]) == 3
