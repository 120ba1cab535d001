"""The store, on SQLite and on PostgreSQL: what is written is there, whole, once, and for whom it should be."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from petitfour.server.store.appends import Append
from petitfour.server.store.postgres import DatabaseServer
from petitfour.server.store.schema import tokens
from petitfour.server.store.sqlite import DataFile
from petitfour.server.store.store import Collision, Entry, NoSuchTable, Person, Row, Store
from petitfour.server.tokens import Secret
from server.conftest import Opener
from server.kept import create, entry, person, row, token


def writing(store: Store) -> Any:
    """The engine the store writes with, for looking over its shoulder."""
    data = store._data
    assert isinstance(data, (DataFile, DatabaseServer))
    return getattr(data._writing, "sync_engine", data._writing)


async def stored_tokens(store: Store) -> list[bytes]:
    """The hashes of all tokens in the database."""
    return await store._data.read(lambda connection: list(connection.scalars(select(tokens.c.hash))))


# --- tables ------------------------------------------------------------------------------------------------------


async def test_what_is_created_and_appended_is_loaded(store: Store) -> None:
    about = msgspec.Raw(b'{"players":4,"names":["Zo\xc3\xab \\u0000"]}')
    made = row(number=2, phase="gathering", listed=True, due=5, people=[("anna", 0), ("ben", 2)], about=about)
    await store.create(made, [entry(1), entry(2)], b"\x00secret\xff")
    assert await store.load("t1") == (made, [entry(1), entry(2)])
    assert await store.secret("t1") == b"\x00secret\xff"

    later = row(number=4, due=None, waiting_for=[1, 3], people=[("anna", 1)], about=msgspec.Raw(b"[]"))
    await store.append(later, [entry(3), entry(4)])
    assert await store.load("t1") == (later, [entry(1), entry(2), entry(3), entry(4)])
    assert await store.load("t1", after=3) == (later, [entry(4)])
    assert await store.load("t1", after=9) == (later, [])


async def test_large_numbers_and_long_acts_survive(store: Store) -> None:
    await create(store)
    at, act = 2**53 + 1, msgspec.json.encode({"text": 'é\u2028"\\ \x00' * 5_000})
    await store.append(row(number=2, updated=at, due=at), Entry(2, at, act))
    assert await store.load("t1", after=1) == (row(number=2, updated=at, due=at), [Entry(2, at, act)])


async def test_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.load("t1")
    with pytest.raises(NoSuchTable):
        await store.secret("t1")
    with pytest.raises(Collision):
        await store.append(row(number=2), entry(2))


async def test_a_taken_id_is_a_collision_and_leaves_the_first_table_alone(store: Store) -> None:
    await create(store)
    with pytest.raises(Collision):
        await store.create(row(), [entry(1)], b"other")
    assert await store.secret("t1") == b"secret of t1"


@pytest.mark.parametrize("numbers", [(1,), (3,), (1, 2)])
async def test_only_the_next_number_can_be_written(store: Store, numbers: tuple[int, ...]) -> None:
    before = await create(store)
    with pytest.raises(Collision):
        await store.append(row(number=numbers[-1]), [entry(number, "other") for number in numbers])
    assert await store.load("t1") == (before, [entry(1, "created")])


@pytest.mark.parametrize("numbers", [(), (3,), (2, 2), (2, 4)])
async def test_entries_that_do_not_lead_to_their_row_are_a_mistake(store: Store, numbers: tuple[int, ...]) -> None:
    await create(store)
    with pytest.raises(ValueError, match="do not lead to"):
        await store.append(row(number=2), [entry(number) for number in numbers])
    with pytest.raises(ValueError, match="do not lead to"):
        await store.create(row("t2", number=2), [entry(2)], b"")


async def test_open_tables_are_listed_newest_first(store: Store) -> None:
    for number in range(5):
        await create(store, f"open{number}", phase="gathering", listed=True, created=number)
    await create(store, "hidden", phase="gathering", created=9)
    await create(store, "playing", listed=True, created=9)
    assert [found.id for found in await store.open_tables(3)] == ["open4", "open3", "open2"]
    await store.append(row("open4", 2, listed=True), entry(2))
    assert [found.id for found in await store.open_tables()] == ["open3", "open2", "open1", "open0"]


async def test_a_persons_tables_follow_where_they_sit(store: Store) -> None:
    await create(store, "a", people=[("anna", 0), ("anna", 1), ("ben", 2)])
    await create(store, "b", people=[("ben", 0)], updated=3_000)
    await create(store, "c", people=[("anna", 0)], phase="over")
    assert [found.id for found in await store.tables_of("anna")] == ["a"]
    assert [found.id for found in await store.tables_of("anna", over=True)] == ["c"]
    assert [found.id for found in await store.tables_of("ben")] == ["b", "a"]
    assert [found.id for found in await store.tables_of("ben", limit=1)] == ["b"]
    await store.append(row("a", 2, people=[("carla", 0)]), entry(2))
    await store.append(row("b", 2, people=[]), entry(2))
    assert await store.tables_of("anna") == []
    assert await store.tables_of("ben") == []
    assert [found.people for found in await store.tables_of("carla")] == [[("carla", 0)]]


async def test_overdue_tables_the_longest_first(store: Store) -> None:
    for id, due in (("late", 20), ("later", 10), ("soon", 30), ("never", None)):
        await create(store, id, due=due)
    assert await store.overdue(20) == ["later", "late"]
    assert await store.overdue(20, limit=1) == ["later"]
    await store.append(row("later", 2, due=None), entry(2))
    assert await store.overdue(30) == ["late", "soon"]


async def test_a_forgotten_table_leaves_nothing(store: Store) -> None:
    await create(store, "gone", people=[("anna", 0)], due=1)
    await create(store, "kept", people=[("anna", 0)])
    await store.forget_tables(["gone", "never was"])
    await store.forget_tables([])
    with pytest.raises(NoSuchTable):
        await store.load("gone")
    with pytest.raises(NoSuchTable):
        await store.secret("gone")
    assert [found.id for found in await store.tables_of("anna")] == ["kept"]
    assert await store.overdue(99) == []


async def test_everything_is_every_table_once(store: Store) -> None:
    ids = [f"t{number:03}" for number in range(230)]
    await asyncio.gather(*(create(store, id) for id in ids))
    found = [(row_, log) async for row_, log in store.everything()]
    assert [row_.id for row_, _ in found] == ids
    assert all(log == [entry(1, "created")] for _, log in found)


async def test_redacted_acts_are_written_over_and_nothing_else(store: Store) -> None:
    await create(store)
    await store.append(row(number=3), [entry(2), entry(3)])
    await store.redact("t1", [Entry(2, 0, b'{"type":"sat"}')], b'{"x":1}')
    assert await store.load("t1") == (
        msgspec.structs.replace(row(number=3), about=msgspec.Raw(b'{"x":1}')),
        [entry(1, "created"), Entry(2, 1_002, b'{"type":"sat"}'), entry(3)],
    )


# --- people ------------------------------------------------------------------------------------------------------


async def test_a_person_is_known_by_their_token(store: Store) -> None:
    secret = await person(store)
    assert await store.person_by_token(secret.hash, "person", 1) == Person("anna", "Anna", 1)
    assert await store.person_by_token(secret.hash, "bot", 1) is None
    assert await store.person_by_token(Secret.new().hash, "person", 1) is None
    await store.rename("anna", "Änne \N{SMILING FACE WITH SUNGLASSES}")
    assert await store.person("anna") == Person("anna", "Änne \N{SMILING FACE WITH SUNGLASSES}", 1)
    assert await store.person("ben") is None


async def test_a_forgotten_person_leaves_nothing(store: Store) -> None:
    await person(store)
    other = await person(store, "ben")
    await create(store, people=[("anna", 0), ("ben", 1), ("anna", 2)])
    await store.forget_person("anna")
    assert await store.person("anna") is None
    assert await stored_tokens(store) == [other.hash]
    assert await store.tables_of("anna") == []
    assert (await store.load("t1"))[0].people == [("ben", 1)]
    assert [found.id for found in await store.tables_of("ben")] == ["t1"]
    assert await store.person_by_token(other.hash, "person", 1) == Person("ben", "Ben", 1)
    await store.append(row(number=2, people=[("ben", 1)]), entry(2))


async def test_tokens_expire_and_are_swept(store: Store) -> None:
    old, young = Secret.new(), Secret.new()
    await store.add_token(token(old, "carry", expires=10))
    await store.add_token(token(young, "carry", expires=20))
    assert await store.use_token(old.hash, "carry", 10) is None
    await store.forget_expired(9)
    assert sorted(await stored_tokens(store)) == sorted([old.hash, young.hash])
    await store.forget_expired(10)
    assert await stored_tokens(store) == [young.hash]
    assert await store.use_token(old.hash, "carry", 9) is None
    found = await store.use_token(young.hash, "carry", 19)
    assert found is not None
    assert (found.expires, found.used) == (20, 19)


async def test_a_one_time_token_is_used_once_however_many_try(opened: Opener) -> None:
    stores = [await opened(), await opened()]
    secret = Secret.new()
    await create(stores[0])
    await stores[0].add_token(token(secret, "carry", expires=99))
    assert await stores[0].use_token(secret.hash, "bot", 5) is None
    got = await asyncio.gather(*(store.use_token(secret.hash, "carry", 5) for store in stores for _ in range(10)))
    won = [one for one in got if one is not None]
    assert [(one.kind, one.used) for one in won] == [("carry", 5)]
    assert await stores[0].use_token(secret.hash, "carry", 5) is None


# --- many at once ------------------------------------------------------------------------------------------------


async def test_writes_that_wait_share_a_commit(store: Store) -> None:
    ids = [f"t{number}" for number in range(300)]
    await asyncio.gather(*(create(store, id) for id in ids))
    commits = 0

    append = store._data.append

    async def count(wave: Sequence[Append]) -> Any:
        nonlocal commits
        commits += 1
        return await append(wave)

    store._data.append = count  # type: ignore[method-assign]
    await asyncio.gather(*(store.append(row(id, 2), entry(2)) for id in ids))
    assert commits <= 2
    await store.append(row("t0", 3), entry(3))
    assert commits <= 3


async def test_each_move_of_a_shared_commit_has_its_own_answer(store: Store) -> None:
    await asyncio.gather(*(create(store, f"t{number}", people=[("anna", 0)]) for number in range(10)))
    move = {"due": 5, "waiting_for": [2], "relisted": 1, "about": msgspec.Raw(b'{"not":"written"}')}
    good = [store.append(row(f"t{number}", 3, **move), [entry(2), entry(3)]) for number in range(5)]
    taken = [store.append(row(f"t{number}", 1, **move), entry(1, "other")) for number in range(5, 9)]
    listed = store.append(row("t9", 2, people=[("ben", 0)], relisted=2), entry(2))
    nowhere = store.append(row("nowhere", 2, **move), entry(2))
    answers = await asyncio.gather(*taken, *good, listed, nowhere, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Collision] * 4 + [type(None)] * 6 + [Collision]
    for number in range(5):
        expected = row(f"t{number}", 3, due=5, waiting_for=[2], people=[("anna", 0)])
        assert await store.load(expected.id) == (expected, [entry(1, "created"), entry(2), entry(3)])
    assert [found.id for found in await store.tables_of("ben")] == ["t9"]
    assert "t9" not in [found.id for found in await store.tables_of("anna")]
    for number in range(5, 9):
        assert (await store.load(f"t{number}"))[1] == [entry(1, "created")]


async def test_each_write_of_a_shared_commit_has_its_own_answer(store: Store) -> None:
    await asyncio.gather(*(create(store, f"t{number}") for number in range(20)))
    taken_token = token(await person(store))
    good = [store.append(row(f"t{number}", 2), entry(2)) for number in range(10)]
    taken = [store.append(row(f"t{number}", 1), entry(1, "other")) for number in range(10, 15)]
    unknown = [store.append(row("nowhere", 2), entry(2))]
    same = [create(store, "t0"), create(store, "new")]
    impossible = [person(store), store.add_token(taken_token)]
    answers = await asyncio.gather(*good, *taken, *unknown, *same, *impossible, return_exceptions=True)
    kinds = [type(answer) for answer in answers]
    assert kinds == [type(None)] * 10 + [Collision] * 7 + [Row] + [IntegrityError] * 2
    assert [(await store.load(f"t{number}"))[0].number for number in range(20)] == [2] * 10 + [1] * 10
    assert (await store.load("new"))[0].number == 1


async def test_of_two_processes_that_write_the_same_number_one_wins(opened: Opener) -> None:
    stores = [await opened(), await opened()]
    await create(stores[0])
    won = [0, 0]

    async def play(which: int) -> None:
        number = 1
        while number < 60:
            new = Entry(number + 1, 0, msgspec.json.encode(which))
            try:
                await stores[which].append(row(number=number + 1), new)
                won[which] += 1
            except Collision:
                pass
            number = (await stores[which].load("t1"))[0].number

    await asyncio.gather(play(0), play(1))
    found, log = await stores[0].load("t1")
    assert [one.number for one in log] == list(range(1, found.number + 1))
    assert [sum(one.act == b"%d" % which for one in log) for which in (0, 1)] == won


async def test_processes_that_write_the_same_tables_do_not_block_each_other(opened: Opener) -> None:
    stores = [await opened() for _ in range(3)]
    ids = [f"t{number}" for number in range(40)]
    await asyncio.gather(*(create(stores[0], id) for id in ids))
    numbers = dict.fromkeys(ids, 1)

    async def try_one(store: Store, id: str, number: int) -> bool:
        try:
            await store.append(row(id, number), entry(number))
        except Collision:
            return False
        return True

    for _ in range(8):
        orders = [random.sample(ids, len(ids)) for _ in stores]
        work = [(store, id) for store, order in zip(stores, orders, strict=True) for id in order]
        done = await asyncio.gather(*(try_one(store, id, numbers[id] + 1) for store, id in work))
        winners = [id for (_, id), won in zip(work, done, strict=True) if won]
        assert sorted(winners) == sorted(ids)
        numbers = {id: number + 1 for id, number in numbers.items()}


async def test_two_entries_of_one_table_in_one_commit(store: Store) -> None:
    await create(store, people=[("anna", 0)])
    answers = await asyncio.gather(
        store.append(row(number=2, people=[("ben", 0)]), entry(2)),
        store.append(row(number=2), entry(2, "other")),
        store.append(row(number=3, people=[("anna", 0)]), entry(3)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Collision, type(None)]
    assert (await store.load("t1"))[1] == [entry(1, "created"), entry(2), entry(3)]
    assert [found.id for found in await store.tables_of("anna")] == ["t1"]
    assert await store.tables_of("ben") == []


async def test_a_caller_that_gives_up_disturbs_nobody(store: Store) -> None:
    await asyncio.gather(create(store, "t1"), create(store, "t2"))
    gone = asyncio.create_task(store.append(row("t1", 2), entry(2)))
    stays = asyncio.create_task(store.append(row("t2", 2), entry(2)))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert (await store.load("t2"))[0].number == 2
    found, log = await store.load("t1")  # written or not, but whole
    assert [one.number for one in log] == list(range(1, found.number + 1))


async def test_closing_commits_what_is_in_hand(opened: Opener) -> None:
    store = await opened()
    await create(store)
    write = asyncio.create_task(store.append(row(number=2), entry(2)))
    await asyncio.sleep(0)
    await store.close()
    await write
    assert (await (await opened()).load("t1"))[0].number == 2
