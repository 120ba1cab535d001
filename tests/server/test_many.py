"""Many processes, one truth: players of one table on different servers, with PostgreSQL and Redis between them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from petitfour.server.store.store import Store
from server.live import PATIENCE, STEADY_BOTS, Live, Person, live, sweep
from server.manual_clock import ManualClock
from server.process import Served
from server.services import Postgres, Redis
from server.test_play import play_on
from server.test_serve import log_of, play_until_gone


@asynccontextmanager
async def two_servers(postgres: Postgres, redis: Redis, /, **how: Any) -> AsyncIterator[tuple[Live, Live]]:
    url = postgres.new_database()
    async with live(url, broker=redis.url, **how) as one, live(url, broker=redis.url, **how) as other:
        yield one, other


def moved_to(person: Person, port: int) -> None:
    person.port = port
    person.http.base_url = person.http.base_url.copy_with(port=port)


async def test_players_of_one_table_sit_at_different_servers(postgres: Postgres, redis: Redis) -> None:
    async with two_servers(postgres, redis) as (one, other):
        ann, ben = await one.person("Ann"), await other.person("Ben")
        id = await ann.make_table(game="marshmallow", players=2, settings={"target": 1})
        here, there = await ann.at(id), await ben.at(id)
        await there.ask("sit", seat=1, name="Ben")
        await here.until(lambda told: "table" in told and told["table"]["seats"][1]["here"])
        await here.ask("ready", seat=0)
        await there.ask("ready", seat=1)
        await here.ask("start")
        assert await play_on([here, there], 400) > 10
        assert here.view["outcome"] == there.view["outcome"] is not None
        await there.send("react", seat=1, picture="clap")
        assert (await here.until(lambda told: "reaction" in told))["reaction"]["seat"] == 1
        await there.close()
        await here.until(lambda told: "table" in told and not told["table"]["seats"][1]["here"])


async def test_two_servers_that_write_at_once_both_succeed(postgres: Postgres, redis: Redis) -> None:
    """All four choose their row at the same moment, two by each server: collisions are tried again."""
    async with two_servers(postgres, redis) as (one, other):
        id, people = await one.table("monster", ["Ann", "Ben", "Cleo", "Dev"])
        for person in people[2:]:
            moved_to(person, other.port)
        seats = [await person.at(id) for person in people]
        for seat in seats:
            await seat.hear()
        at = seats[0].told[-1]["at"]
        answers = await asyncio.gather(
            *(seat.ask("move", seat=n, at=at, move="order 3 2 1") for n, seat in enumerate(seats))
        )
        assert not any("error" in answer for answer in answers)
        for seat in seats:
            await seat.up_to(at + 4)
            assert seat.view["phase"] == "play"


async def test_a_server_that_is_killed_leaves_nothing_lost_and_the_other_goes_on(
    postgres: Postgres, redis: Redis
) -> None:
    url = postgres.new_database()
    where = ("--database", url, "--broker", redis.url)
    with Served(*where) as one, Served(*where) as other:
        tables = []
        for _ in range(3):
            people = [await one.person("Ann"), await other.person("Ben")]
            id = await people[0].make_table(game="marshmallow", players=2)
            seats = [await person.at(id) for person in people]
            await seats[1].ask("sit", seat=1, name="Ben")
            for number, seat in enumerate(seats):
                await seat.ask("ready", seat=number)
            await seats[0].ask("start")
            tables.append((id, people))
        told: dict[str, int] = {}
        playing = [asyncio.create_task(play_until_gone(id, people, told)) for id, people in tables]
        async with asyncio.timeout(PATIENCE):
            while not told:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        one.process.kill()
        await asyncio.gather(*playing)
        store = await Store.open(url)
        for id, at in told.items():
            assert (await log_of(store, id)).number >= at
        await store.close()
        for id, people in tables:
            moved_to(people[0], other.port)
            seats = [await person.at(id) for person in people]
            for seat in seats:
                await seat.hear()
            assert await play_on(seats, 5) == 5 or seats[0].view["outcome"]  # a quick machine may be at the end


async def test_a_move_of_which_no_news_came_is_found_in_the_store(postgres: Postgres, own_redis: Redis) -> None:
    """Redis is away, or the process died between the commit and the news: the others hear of it all the same."""
    async with two_servers(postgres, own_redis, clock=ManualClock()) as (one, other):
        id, people = await one.table("marshmallow", ["Ann", "Ben"], settings={"first": 0})
        moved_to(people[1], other.port)
        ann, ben = people[0].seats[id], await people[1].at(id)
        await ben.hear()
        own_redis.stop()
        move = ann.view["legal"][0]
        await ann.ask("move", seat=0, at=ann.told[-1]["at"], move=move)
        await sweep(other)
        heard = await ben.until(lambda told: "events" in told)
        assert heard["events"][0]["move"] == move
        again = await (await people[0].at(id)).hear()
        assert again["at"] == heard["at"]


async def test_a_bots_turn_is_picked_up_by_another_server(postgres: Postgres, redis: Redis) -> None:
    clock = ManualClock()
    async with two_servers(postgres, redis, clock=clock, bots=STEADY_BOTS) as (one, other):
        one.service.bots.closed = True  # as if it had died
        ann = await one.person("Ann")
        seats = [{"kind": "you"}, {"kind": "bot", "level": "medium"}]
        id = await ann.make_table(game="marshmallow", players=2, seats=seats, fast=True, settings={"first": 1})
        seat = await ann.at(id)
        await seat.ask("ready", seat=0)
        await seat.ask("start")
        clock.pass_(5.1)
        await sweep(other)
        moved = await seat.until(lambda told: any(event["by"] == "bot" for event in told.get("events", [])))
        assert moved["view"]["to_act"] == [0]
        assert other.service.registry.rooms


async def test_a_bot_moves_though_the_process_in_which_it_thought_was_killed(postgres: Postgres, redis: Redis) -> None:
    url = postgres.new_database()
    with Served("--database", url, "--broker", redis.url) as one:
        ann = await one.person("Ann")
        seats = [{"kind": "you"}, {"kind": "bot", "level": "medium"}]
        id = await ann.make_table(game="marshmallow", players=2, seats=seats, settings={"first": 1})
        seat = await ann.at(id)
        await seat.ask("ready", seat=0)
        await seat.ask("start")
        one.process.kill()  # it moves at a human pace: not yet
        clock = ManualClock(wall=time.time())
        async with live(url, broker=redis.url, clock=clock, bots=STEADY_BOTS) as other:
            moved_to(ann, other.port)
            again = await ann.at(id)
            assert (await again.hear())["view"]["to_act"] == [1]
            clock.pass_(10)
            await sweep(other)
            heard = await again.until(lambda told: "events" in told)
            assert heard["events"][0]["by"] == "bot"
