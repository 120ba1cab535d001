"""A table that cannot be read is set aside once, with one log line and a final answer, and starves nobody."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from petitfour.server.config import Bounds
from petitfour.server.live.event_log import add_all
from petitfour.server.store.database import StoreUnavailable
from petitfour.server.store.store import Entry
from petitfour.table.errors import BadLog
from petitfour.table.events import Moved
from petitfour.table.table import Table
from server.kept import row
from server.live import STEADY_BOTS, Live, live, sweep, until
from server.manual_clock import ManualClock
from server.process import petitfour
from table.matches import Match

CLOSED = 4410
MANY = 520


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Live]:
    async with live(tmp_path / "data.db", clock=ManualClock(), bots=STEADY_BOTS) as running:
        yield running


def rules_of_the_future(id: str) -> list[Entry]:
    made = Match(players=2).table.made
    act = msgspec.json.encode(msgspec.structs.replace(made, rules=99))
    return [Entry(1, 1_000, act)]


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name.startswith("petitfour")]


async def table_whose_bot_is_overdue(house: Live) -> str:
    ann = await house.person("Ann")
    seats = [{"kind": "you"}, {"kind": "bot", "level": "medium"}]
    id = await ann.make_table(game="marshmallow", players=2, seats=seats, fast=True, settings={"first": 1})
    house.service.bots.closed = True  # as if its process had died
    seat = await ann.at(id)
    await seat.ask("ready", seat=0)
    await seat.ask("start")
    house.service.bots.closed = False
    clock = house.service.clock
    assert isinstance(clock, ManualClock)
    clock.pass_(6)
    room = await house.service.registry.get(id)
    await house.service.store.set_due(id, room.table.number, 2_000)  # after all the others
    house.service.registry.schedule.disarm(id)
    return id


async def test_tables_of_other_rules_starve_nobody_and_are_logged_once(
    house: Live, caplog: pytest.LogCaptureFixture
) -> None:
    service = house.service
    for number in range(MANY):
        id = f"old{number}"
        await service.store.create(row(id, due=1_000), rules_of_the_future(id), b"secret")
    good = await table_whose_bot_is_overdue(house)
    room = await service.registry.get(good)
    before = room.table.number
    for _ in range(2):  # one look takes 500
        await sweep(house)
        async with asyncio.timeout(30):
            while len(await service.store.overdue(1_500, 1_000)) > MANY - 500:
                await asyncio.sleep(0.05)
    await until(lambda: room.table.number > before)
    async with asyncio.timeout(30):
        while await service.store.overdue(1_500, 1_000):
            await asyncio.sleep(0.05)
    assert len(lines(caplog)) == MANY
    await sweep(house, 3)
    visitor = house.visitor()
    for _ in range(2):
        socket = await visitor.at("old7")
        assert (await socket.hear())["error"] == {"id": "other-rules"}
        assert await socket.closed() == CLOSED
        answer = await visitor.http.get("/api/tables/old7")
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "other-rules")
    assert len(lines(caplog)) == MANY
    found, entries = await service.store.load("old7")
    assert (found.number, found.due, len(entries)) == (1, None, 1)


DAMAGE: dict[str, tuple[str, tuple[Any, ...]]] = {
    "an act of the future": ("UPDATE entries SET act = ? WHERE number = 3", ('{"act":"danced"}',)),
    "no JSON": ("UPDATE entries SET act = ? WHERE number = 3", ("{",)),
    "a seat that is not there": ("UPDATE entries SET act = ? WHERE number = 2", ('{"act":"stood","seat":99}',)),
    "a missing entry": ("DELETE FROM entries WHERE number = ?", (3,)),
    "another deal": ("UPDATE secrets SET secret = ?", (b"x" * 32,)),
    "an illegal move": (
        "UPDATE entries SET act = ? WHERE number = (SELECT max(number) FROM entries)",
        ('{"act":"moved","seat":0,"move":"Q77"}',),
    ),
    "a game that is not known": ("UPDATE entries SET act = replace(act, ?, '\"chess\"')", ('"marshmallow"',)),
    "settings that are not known": ("UPDATE entries SET act = replace(act, ?, '\"magic\"')", ('"target"',)),
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_whatever_is_wrong_with_a_log_its_visitors_get_a_final_answer(
    damage: str, house: Live, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    id, people = await house.table("marshmallow", ["Ann", "Ben"])
    for person in people:
        await person.seats[id].close()
    service = house.service
    service.registry.drop(await service.registry.get(id))
    with sqlite3.connect(tmp_path / "data.db") as file:
        file.execute(*DAMAGE[damage])
    for _ in range(2):
        again = await people[0].at(id)
        assert (await again.hear())["error"] == {"id": "unreadable"}
        assert await again.closed() == CLOSED
        answer = await people[0].http.get(f"/api/tables/{id}")
        assert (answer.status_code, answer.json()["error"]["id"]) == (410, "unreadable")
    (line,) = lines(caplog)
    assert id in line
    async with asyncio.timeout(10):
        while (await service.store.load(id))[0].due is not None:
            await asyncio.sleep(0.02)
    checked = petitfour("check", f"--data={tmp_path / 'data.db'}")
    assert checked.returncode == 1
    assert checked.stdout.startswith(f"{id} (marshmallow): ")


async def test_a_live_table_that_becomes_unreadable_is_closed(house: Live, caplog: pytest.LogCaptureFixture) -> None:
    """A newer process has written something that this one does not know."""
    id, people = await house.table("marshmallow", ["Ann", "Ben"])
    room = await house.service.registry.get(id)
    found, _ = await house.service.store.load(id)
    new = msgspec.structs.replace(found, number=found.number + 1)
    await house.service.store.append(new, Entry(new.number, found.updated, b'{"act":"danced"}'))
    room.peers.on_news(None)
    for person in people:
        await person.seats[id].until(lambda told: told.get("error") == {"id": "unreadable"})
        assert await person.seats[id].closed() == CLOSED
    assert id not in house.service.registry.rooms
    assert len(lines(caplog)) == 1


async def test_a_table_that_was_set_aside_plays_on_with_a_program_that_can_read_it(house: Live) -> None:
    id = await table_whose_bot_is_overdue(house)
    rooms_, store = house.service.registry, house.service.store
    room = await rooms_.get(id)
    await store.set_due(id, room.table.number, None)
    before = room.table.number
    for connection in list(room.connections):
        connection.close(1013)
    rooms_.drop(room)
    again = await rooms_.get(id)  # a visitor opens it
    assert (await store.load(id))[0].due is not None
    await until(lambda: again.table.number > before)


async def test_a_table_that_fails_again_and_again_backs_off_and_lets_others_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    async with live(tmp_path / "data.db", clock=clock, bots=STEADY_BOTS, bounds=Bounds(overdue=1)) as house:
        await failing_table(house, monkeypatch, caplog)


async def failing_table(house: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    bad = await table_whose_bot_is_overdue(house)
    good = await table_whose_bot_is_overdue(house)
    service = house.service
    bad_room, good_room = [await service.registry.get(id) for id in (bad, good)]
    await service.store.set_due(bad, bad_room.table.number, 1_000)
    consider, tried = service.bots.consider, []

    def fail(room: Any, now: int | None = None) -> None:
        if room is bad_room:
            tried.append(now)
            raise RuntimeError("a fault")
        consider(room, now)

    monkeypatch.setattr(service.bots, "consider", fail)
    before = good_room.table.number
    await sweep(house, 5)
    await until(lambda: good_room.table.number > before)
    assert len(tried) == 1
    assert len(lines(caplog)) == 1


async def test_a_store_that_stays_away_is_logged_once_and_so_is_its_return(
    house: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: Any) -> list[str]:
        raise StoreUnavailable("the disk is gone")

    with monkeypatch.context() as trouble:
        trouble.setattr(house.service.store, "overdue", away)
        for _ in range(5):
            await house.service.registry.sweeper.sweep()
    assert len(lines(caplog)) == 1
    for _ in range(5):
        await house.service.registry.sweeper.sweep()
    assert lines(caplog)[1:] == ["overdue tables: works again"]


def test_what_is_logged_of_an_unreadable_table_shows_no_cards() -> None:
    match = Match(players=2, settings={"first": 0}).fill()
    deal = next(entry for entry in match.log if isinstance(entry.event, Moved))
    assert isinstance(deal.event, Moved)
    wrong = msgspec.structs.replace(deal, event=Moved(deal.event.seat, deal.event.move + " P99", "table"))
    with pytest.raises(BadLog) as error:
        add_all(Table("t"), [wrong if entry is deal else entry for entry in match.log])
    assert "P99" not in str(error.value)
