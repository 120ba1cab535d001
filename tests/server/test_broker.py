"""News between processes: heard once by everybody else, missed ones admitted, a lost Redis survived."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from petitfour.server.clock import Clock
from petitfour.server.config import Redis as Config
from petitfour.server.live.broker import BadBroker, Broker, MemoryBroker, RedisBroker, broker
from server.live import until
from server.services import Redis

Heard = list[bytes | None]


QUICK = Config(again=0.05, quiet=0.2, here_for=1)
Opener = Callable[..., RedisBroker]


@pytest_asyncio.fixture
async def opened() -> AsyncIterator[Opener]:
    brokers: list[RedisBroker] = []

    def one(url: str, config: Config = QUICK) -> RedisBroker:
        brokers.append(RedisBroker(url, Clock(), config))
        return brokers[-1]

    yield one
    for made in brokers:
        await made.close()


@pytest.fixture(params=["memory", "redis"])
def address(request: pytest.FixtureRequest) -> str | None:
    return None if request.param == "memory" else str(request.getfixturevalue("redis").url)


@pytest_asyncio.fixture
async def any_broker(address: str | None) -> AsyncIterator[Broker]:
    made = broker(address, Clock(), QUICK)
    yield made
    await made.close()


async def test_all_listeners_of_a_table_hear_and_no_others(any_broker: Broker) -> None:
    first: Heard = []
    second: Heard = []
    other: Heard = []
    stop = any_broker.subscribe("t1", first.append)
    any_broker.subscribe("t1", second.append)
    any_broker.subscribe("t2", other.append)
    any_broker.publish("t1", b"one")
    stop()
    stop()
    any_broker.publish("t1", b"two\x00\xff")
    await asyncio.sleep(0.1)
    assert [message for message in first if message] == [b"one"]
    assert [message for message in second if message] == [b"one", b"two\x00\xff"]
    assert [message for message in other if message] == []


async def test_a_listener_that_fails_disturbs_nobody(redis: Redis, opened: Opener) -> None:
    one, other = opened(redis.url), opened(redis.url)
    heard: list[bytes | None] = []

    def fail(_: bytes | None) -> None:
        raise RuntimeError("a fault")

    other.subscribe("t", fail)
    other.subscribe("t", heard.append)
    await until(lambda: None in heard)
    one.publish("t", b"first")
    one.publish("t", b"second")
    await until(lambda: heard[-2:] == [b"first", b"second"])


async def elsewhere(one: Broker, table: str) -> set[str] | None:
    answer = await one.present([table])
    return None if answer is None else answer[table]


async def seen(by: Broker, table: str, who: set[str]) -> None:
    async with asyncio.timeout(10):
        while await elsewhere(by, table) != who:
            await asyncio.sleep(0.02)


async def test_alone_nobody_is_elsewhere(any_broker: Broker) -> None:
    any_broker.announce("t1", ["anna", "ben"])
    await seen(any_broker, "t1", set())
    any_broker.announce("t1", [])
    assert await any_broker.present(["t1", "t2"]) == {"t1": set(), "t2": set()}
    assert await any_broker.present([]) == {}


async def subscribed(broker: RedisBroker, table: str) -> Heard:
    """Subscribe to a table and return what is heard. From now on nothing is missed."""
    heard: Heard = []
    broker.subscribe(table, heard.append)
    await until(lambda: heard == [None])
    return heard


async def test_news_reach_the_other_process_once(redis: Redis, opened: Opener) -> None:
    here, there = opened(redis.url), opened(redis.url)
    heard, own = await subscribed(there, "news"), await subscribed(here, "news")
    for number in range(100):
        here.publish("news", b"%d" % number)
    await until(lambda: len(heard) == 101)
    await asyncio.sleep(0.05)
    assert heard[1:] == own[1:] == [b"%d" % number for number in range(100)]


async def test_a_stopped_listener_can_listen_again(redis: Redis, opened: Opener) -> None:
    here, there = opened(redis.url), opened(redis.url)
    for _ in range(3):
        heard: Heard = []
        stop = there.subscribe("again", heard.append)
        await until(lambda heard=heard: heard == [None])  # type: ignore[misc]
        here.publish("again", b"hello")
        await until(lambda heard=heard: heard == [None, b"hello"])  # type: ignore[misc]
        stop()
    there.subscribe("again", heard.append)()
    await asyncio.sleep(0.1)
    here.publish("again", b"unheard")
    await asyncio.sleep(0.1)
    assert heard[-1] != b"unheard"


async def test_presence_of_several_processes(redis: Redis, opened: Opener) -> None:
    here, there, third = opened(redis.url), opened(redis.url), opened(redis.url)
    here.announce("p1", ["anna", "ben"])
    there.announce("p1", ["ben", "carla"])
    await seen(third, "p1", {"anna", "ben", "carla"})
    await seen(here, "p1", {"ben", "carla"})  # the others
    await asyncio.sleep(1.2)  # longer than an announcement lasts: it was repeated
    assert await elsewhere(third, "p1") == {"anna", "ben", "carla"}
    for task in here._tasks:  # it dies without a word
        task.cancel()
    await seen(third, "p1", {"ben", "carla"})
    there.announce("p1", [])
    await seen(third, "p1", set())


async def test_presence_does_not_depend_on_the_clocks_of_machines(
    redis: Redis, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = opened(redis.url), opened(redis.url)
    real = time.time
    with monkeypatch.context() as wrong:
        wrong.setattr(time, "time", lambda: real() - 172_800)
        here.announce("p3", ["anna"])
        await seen(there, "p3", {"anna"})
    await seen(there, "p3", {"anna"})


async def test_presence_at_a_thousand_tables_is_one_question(
    redis: Redis, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient = Config(quiet=10.0, here_for=60.0)  # a busy machine may need a while for a thousand
    here, there = opened(redis.url, patient), opened(redis.url, patient)
    tables = [f"many{number}" for number in range(1_000)]
    for table in tables:
        there.announce(table, ["ben"])
    await seen(here, tables[-1], {"ben"})
    asked: list[int] = []
    ask = RedisBroker._ask

    async def count(self: RedisBroker, questions: list[tuple[str, str]]) -> list[object]:
        asked.append(len(questions))
        return await ask(self, questions)

    monkeypatch.setattr(RedisBroker, "_ask", count)
    assert await here.present(tables) == {table: {"ben"} for table in tables}
    assert asked == [1_000, 1]  # the tables, and whether the other process lives


async def test_a_process_that_leaves_takes_its_presence_along(redis: Redis, opened: Opener) -> None:
    here, there = opened(redis.url), RedisBroker(redis.url, Clock(), QUICK)
    there.announce("p2", ["anna"])
    await until(lambda: there.connected)
    await there.close()
    await seen(here, "p2", set())


async def test_a_lost_redis_is_survived(own_redis: Redis, opened: Opener) -> None:
    here, there = opened(own_redis.url), opened(own_redis.url)
    heard, own = await subscribed(there, "t1"), await subscribed(here, "t1")
    own_redis.stop()
    await until(lambda: not here.connected and not there.connected)
    here.publish("t1", b"while away")
    here.announce("t1", ["anna"])
    assert own[-1] == b"while away"
    assert await here.present(["t1"]) is None  # not known: that is not nobody
    own_redis.start()
    await until(lambda: here.connected and heard[1:2] == [None])  # told that something may have been missed
    here.publish("t1", b"back")
    await until(lambda: heard[-1] == b"back")
    await seen(there, "t1", {"anna"})


async def test_a_redis_that_stays_away_is_logged_once_and_so_is_its_return(
    own_redis: Redis, opened: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    here = opened(own_redis.url)
    await until(lambda: here.connected)
    own_redis.stop()
    await until(lambda: not here.connected)
    for number in range(10):
        here.publish("t1", b"%d" % number)
        assert await here.present(["t1"]) is None
        await asyncio.sleep(0.05)
    own_redis.start()
    await until(lambda: here.connected)
    assert [record.message.partition(";")[0] for record in caplog.records] == ["Redis is away", "Redis is back"]


async def test_a_redis_that_falls_silent_is_noticed(own_redis: Redis, opened: Opener) -> None:
    there = opened(own_redis.url)
    heard: Heard = []
    there.subscribe("t1", heard.append)
    await until(lambda: heard == [None])
    await asyncio.sleep(1)  # quiet is not silent: it answers when asked
    assert heard == [None]
    own_redis.freeze()
    await until(lambda: not there.connected)
    own_redis.thaw()
    await until(lambda: there.connected and heard == [None, None])


async def test_a_redis_that_was_never_there(free_port: int, opened: Opener) -> None:
    alone = opened(f"redis://127.0.0.1:{free_port}")
    heard: Heard = []
    alone.subscribe("t1", heard.append)
    for _ in range(20_000):
        alone.publish("t1", b"x")
    await asyncio.sleep(0.2)
    assert heard == [b"x"] * 20_000
    assert len(alone._unsent) <= QUICK.most_unsent
    assert not alone.connected


@pytest.mark.parametrize("url", ["nonsense", "http://127.0.0.1"])
async def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(BadBroker, match="redis://"):
        broker(url, Clock(), QUICK)


async def test_alone_there_is_only_memory() -> None:
    assert isinstance(broker(None, Clock(), QUICK), MemoryBroker)
