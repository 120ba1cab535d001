"""Who is here: visitors are told once a second, a silent Redis delays nothing, and unknown is not away."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from petitfour.core import fair
from petitfour.server.config import Redis as RedisConfig
from petitfour.server.live.room import Room
from petitfour.table.presentation import You
from server.live import Live, live, sweep, until
from server.manual_clock import ManualClock
from server.services import Postgres, Redis
from server.test_many import moved_to, two_servers
from table.matches import Match

ROOMS = 1_000 if os.environ.get("DEEP") else 300


class Fake:
    """A connection without a socket; counts what it is sent."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.viewpoint: int | None = None
        self.screen = False
        self.you: You | None = None
        self.frames: list[bytes] = []
        self.codes: list[int] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        self.codes.append(code)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest_asyncio.fixture
async def house(tmp_path: Path, clock: ManualClock) -> AsyncIterator[Live]:
    async with live(tmp_path / "data.db", clock=clock) as running:
        yield running


async def seated(house: Live, **how: object) -> tuple[Room, list[Fake]]:
    id, people = await house.table("marshmallow", ["Ann", "Ben"], **how)
    for person in people:
        await person.seats[id].close()
    here = await house.service.registry.get(id)
    await until(lambda: not here.connections)
    sitting = [Fake(str(seat.person)) for seat in here.table.seats]
    for one in sitting:
        await here.enter(one)
    return here, sitting


@pytest.mark.parametrize("spectators", ["public", "none"])
async def test_a_crowd_of_visitors_is_told_of_once_a_second(house: Live, clock: ManualClock, spectators: str) -> None:
    here, sitting = await seated(house, spectators=spectators)
    before = [len(one.frames) for one in sitting]
    for number in range(500):
        visitor = Fake(f"visitor {number}")
        await here.enter(visitor)
        here.leave(visitor)
    staying = [Fake(f"visitor {number}") for number in range(7)]
    for visitor in staying:
        await here.enter(visitor)
    assert all(len(one.frames) - old <= 2 for one, old in zip(sitting, before, strict=True))
    assert here.presence.visits_alarm is not None  # what is left out now is told then
    await clock.advance(1)
    assert msgspec.json.decode(sitting[0].frames[-1])["table"]["watchers"] == 7


async def test_who_sits_is_told_of_at_once_also_among_visitors(house: Live) -> None:
    here, (ann, ben) = await seated(house)
    for number in range(5):
        await here.enter(Fake(f"visitor {number}"))
    here.leave(ben)
    assert not msgspec.json.decode(ann.frames[-1])["table"]["seats"][1]["here"]
    await here.enter(ben)
    assert msgspec.json.decode(ann.frames[-1])["table"]["seats"][1]["here"]


async def test_only_people_who_sit_are_remembered_when_they_leave(house: Live) -> None:
    here, (_, ben) = await seated(house)
    for number in range(100):
        visitor = Fake(f"visitor {number}")
        await here.enter(visitor)
        here.leave(visitor)
    here.leave(ben)
    assert here.presence.left.keys() <= here.table.people()
    assert ben.person in here.presence.left


# --- several processes ---------------------------------------------------------------------------------------------


async def many_rooms(one: Live, other: Live) -> None:
    """Rooms with a connection each, at the other process."""
    made = Match(players=2).table.made

    async def create(number: int) -> None:
        secret = number.to_bytes(32, "big")
        kept = msgspec.structs.replace(made, commitment=fair.commitment(secret), host="")
        id = (await one.service.registry.create(kept, secret)).id
        await (await other.service.registry.get(id)).enter(Fake(f"visitor {number}"))

    for start in range(0, ROOMS, 100):
        await asyncio.gather(*(create(number) for number in range(start, start + 100)))


async def test_a_silent_redis_stops_no_sweep_however_many_rooms_there_are(
    postgres: Postgres, own_redis: Redis, clock: ManualClock
) -> None:
    async with two_servers(postgres, own_redis, clock=clock) as (one, other):
        id, people = await one.table("marshmallow", ["Ann", "Ben"], settings={"first": 0})
        moved_to(people[1], other.port)
        seats = [people[0].seats[id], await people[1].at(id)]
        await seats[1].hear()
        await many_rooms(one, other)
        own_redis.freeze()
        async with clock.running(), asyncio.timeout(60):
            for _ in range(8):  # each is found in the store, by a sweep of the other process
                last = max(seat.told[-1]["at"] for seat in seats)
                for seat in seats:
                    await seat.up_to(last)
                (actor,) = seats[0].view["to_act"]
                seat = seats[actor]
                answer = await seat.ask("move", seat=actor, at=seat.told[-1]["at"], move=seat.view["legal"][0])
                assert "error" not in answer


async def test_unknown_presence_is_not_absence(postgres: Postgres, own_redis: Redis, clock: ManualClock) -> None:
    quick = RedisConfig(quiet=0.3)
    async with two_servers(postgres, own_redis, clock=clock, redis=quick) as (one, other), clock.running():
        id, people = await one.table("marshmallow", ["Ann", "Ben"])
        ann = people[0].seats[id]
        await people[1].seats[id].close()
        moved_to(people[1], other.port)
        ben = await people[1].at(id)
        here = await one.service.registry.get(id)
        await until(lambda: here.presence.known and not here.presence.away(), 20)
        own_redis.stop()
        await until(lambda: not here.presence.known, 20)
        clock.pass_(31)  # long enough for a bot to take the seat
        assert (await ann.ask("let_bot", seat=1))["error"] == {"id": "player-present"}
        assert ann.table["seats"][1]["here"]
        there = await other.service.registry.get(id)
        await people[0].at(id)  # a second tab
        assert (await ben.ask("let_bot", seat=0))["error"] == {"id": "player-present"}
        assert not there.presence.known
        own_redis.start()
        await until(lambda: here.presence.known, 20)
        clock.pass_(31)
        assert (await ann.ask("let_bot", seat=1))["error"] == {"id": "player-present"}  # he was there all the time
        await ben.close()
        await ann.until(lambda told: "table" in told and not told["table"]["seats"][1]["here"])
        clock.pass_(31)
        assert "error" not in await ann.ask("let_bot", seat=1)


async def test_a_room_opened_while_redis_is_away_takes_nobody_for_absent(
    postgres: Postgres, own_redis: Redis, clock: ManualClock
) -> None:
    url = postgres.new_database()
    async with live(url, clock=clock) as first:
        id, people = await first.table("marshmallow", ["Ann", "Ben"])
    own_redis.stop()
    async with live(url, broker=own_redis.url, clock=clock) as alone:
        moved_to(people[0], alone.port)
        ann = await people[0].at(id)
        assert [seat["here"] for seat in (await ann.hear())["table"]["seats"]] == [True, True]
        await clock.advance(31)
        assert (await ann.ask("let_bot", seat=1))["error"] == {"id": "player-present"}


async def test_a_table_deleted_by_another_process_is_gone_here(
    postgres: Postgres, redis: Redis, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    async with two_servers(postgres, redis, clock=clock) as (one, other):
        ann, ben = await one.person("Ann"), await other.person("Ben")
        for how in ("sweep", "move", "enter"):
            id = await ann.make_table(game="marshmallow", players=2)
            there = await ben.at(id)
            await there.hear()
            await one.service.store.forget_tables([id])
            if how == "sweep":
                await sweep(other)
            elif how == "move":
                await there.send("sit", seat=1, name="Ben")
            if how != "enter":
                await there.until(lambda told: told.get("error") == {"id": "no-such-table"})
                assert await there.closed() == 4404
            again = await ben.at(id)
            assert (await again.hear())["error"] == {"id": "no-such-table"}
            assert await again.closed() == 4404
            await until(lambda id=id: id not in other.service.registry.rooms)  # type: ignore[misc]
            assert (await ben.http.get(f"/api/tables/{id}")).status_code == 404
    assert [record for record in caplog.records if record.exc_info] == []
