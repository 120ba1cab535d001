"""Deleting a person leaves no name behind, whatever the same person does meanwhile."""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack, suppress
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select
from websockets.exceptions import ConnectionClosed

from petitfour.server.store.schema import metadata
from petitfour.server.store.store import NoSuchPerson, Store
from server.live import Live, Person, live

ROUNDS = 15 if os.environ.get("DEEP") else 4


async def everything(store: Store) -> str:
    """All rows of all database tables, as text."""

    def work(connection: Connection) -> str:
        return "\n".join(str(row) for table in metadata.sorted_tables for row in connection.execute(select(table)))

    return await store._data.read(work)


async def keep_busy(house: Live, eve: Person, host: Person, person: str, name: str, gone: asyncio.Event) -> None:
    """Make tables, sit, rename and ask for tokens, all at once, until the person is deleted."""

    async def make() -> None:
        while not gone.is_set():
            await eve.http.post(f"http://127.0.0.1:{eve.port}/api/tables", json={"game": "marshmallow", "players": 2})

    async def sit() -> None:
        with suppress(ConnectionClosed):
            while not gone.is_set():
                table = await host.make_table(game="marshmallow", players=2)
                socket = await eve.at(table)
                await socket.ask("sit", seat=1, name=name)
                await socket.close()

    async def rename() -> None:  # PATCH would make somebody new of who is nobody
        while not gone.is_set():
            await house.service.store.rename(person, f"{name} again")

    async def carry() -> None:
        while not gone.is_set():
            await eve.http.post(f"http://127.0.0.1:{eve.port}/api/tables/any/link-device")

    await asyncio.gather(make(), sit(), rename(), carry())


async def test_nothing_names_a_person_who_was_deleted_while_busy(url: str) -> None:
    """In every round; on PostgreSQL the person is busy at two servers."""
    async with live(url) as house, AsyncExitStack() as more:
        houses = [house]
        if url.startswith("postgresql"):
            houses.append(await more.enter_async_context(live(url)))
        host = await house.person("Ann")
        for round in range(ROUNDS):
            name = f"Evangelina{round}"
            eve = await house.person(name)
            person = await id_of(eve, house)
            gone = asyncio.Event()
            devices = [Person(one.port, eve.http) for one in houses]
            works = [asyncio.create_task(keep_busy(house, one, host, person, name, gone)) for one in devices]
            await asyncio.sleep(0.03 + 0.01 * round)
            assert (await eve.http.delete("/api/me")).status_code == 200
            gone.set()
            await asyncio.gather(*works)
            left = await everything(house.service.store)
            assert name not in left
            assert person not in left
            for room in [room for one in houses for room in one.service.registry.rooms.values()]:
                assert name not in repr(room.table.info()) or await caught_up(room, name)


async def caught_up(room: Any, name: str) -> bool:
    """Another process may not have heard of it yet; what it reads next is without the name."""
    async with room.lock:
        await room.read_on()
    return name not in repr(room.table.info())


async def test_an_interrupted_deletion_goes_on_at_the_next_start(url: str) -> None:
    async with live(url) as house:
        table, people = await house.table("marshmallow", ["Ann", "Ben"])
        person = await id_of(people[1], house)
        assert await house.service.store.tables_naming(person) == [table]
        await house.service.store.begin_to_forget(person)
        assert (await people[1].http.get("/api/me")).json() == {"name": None}
    async with live(url) as house:
        async with asyncio.timeout(20):
            while await house.service.store.half_forgotten():
                await asyncio.sleep(0.05)
        left = await everything(house.service.store)
        assert person not in left
        assert '"P1"' not in left


async def id_of(person: Person, house: Live) -> str:
    found = await house.service.person(person.http.cookies.get("petitfour"), None)
    assert found is not None
    return found.id


async def test_a_person_whose_deletion_has_begun_cannot_be_named(url: str) -> None:
    async with live(url) as house:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        table = await ann.make_table(game="marshmallow", players=2)
        socket = await ben.at(table)
        await house.service.store.begin_to_forget(await id_of(ben, house))
        assert (await socket.ask("sit", seat=1, name="Ben"))["error"]["id"] == "unauthenticated"
        assert "Ben" not in await everything(house.service.store)
        with pytest.raises(NoSuchPerson):
            await house.service.store.append(*await next_entry(house, table), named=["nobody there"])


async def next_entry(house: Live, table: str) -> Any:
    row, entries = await house.service.store.load(table)
    new = msgspec.structs.replace(entries[-1], number=row.number + 1)
    return msgspec.structs.replace(row, number=row.number + 1), new


async def test_a_log_that_cannot_be_read_does_not_keep_a_name_either(url: str) -> None:
    async with live(url) as house:
        ann, eve = await house.person("Ann"), await house.person("Evelina")
        table = await ann.make_table(game="marshmallow", players=2)
        await (await eve.at(table)).ask("sit", seat=1, name="Evelina")
        store = house.service.store
        assert "Evelina" in await everything(store)
        _, entries = await store.load(table)
        strange = [entry.act.replace(b'"sat"', b'"of-another-version"') for entry in entries]
        rewritten = [msgspec.structs.replace(entry, act=act) for entry, act in zip(entries, strange, strict=True)]
        await store.redact(table, rewritten)
        house.service.registry.drop(await house.service.registry.get(table))
        (await eve.http.delete("/api/me")).raise_for_status()
        left = await everything(store)
        assert "Evelina" not in left
        assert "of-another-version" in left
