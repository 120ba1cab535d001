"""News between processes: heard once by everybody else, missed ones admitted, a lost Redis survived."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from petitfour.server.broker import BadBroker, Broker, MemoryBroker, RedisBroker, broker
from server.services import Redis

Heard = list[bytes | None]


async def until(true: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("AGAIN", 0.05), ("QUIET", 0.2), ("HERE_FOR", 1)):
        monkeypatch.setattr(RedisBroker, name, seconds)


Opener = Callable[[str], RedisBroker]


@pytest_asyncio.fixture
async def opened(quick: None) -> AsyncIterator[Opener]:
    brokers: list[RedisBroker] = []

    def one(url: str) -> RedisBroker:
        brokers.append(RedisBroker(url))
        return brokers[-1]

    yield one
    for made in brokers:
        await made.close()


@pytest.fixture(params=["memory", "redis"])
def address(request: pytest.FixtureRequest) -> str | None:
    return None if request.param == "memory" else str(request.getfixturevalue("redis").url)


@pytest_asyncio.fixture
async def any_broker(address: str | None, quick: None) -> AsyncIterator[Broker]:
    made = broker(address)
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


async def test_presence_in_one_process(any_broker: Broker) -> None:
    assert await any_broker.present("t1") == set()
    any_broker.announce("t1", ["anna", "ben"])
    assert await any_broker.present("t1") == {"anna", "ben"}
    any_broker.announce("t1", [])
    assert await any_broker.present("t1") == set()


async def test_news_reach_the_other_process_once(redis: Redis, opened: Opener) -> None:
    here, there = opened(redis.url), opened(redis.url)
    heard: Heard = []
    own: Heard = []
    there.subscribe("news", heard.append)
    here.subscribe("news", own.append)
    await until(lambda: heard == [None] and own == [None])  # subscribed: from now on nothing is missed
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

    async def seen(who: set[str]) -> None:
        async with asyncio.timeout(10):
            while await third.present("p1") != who:
                await asyncio.sleep(0.02)

    await seen({"anna", "ben", "carla"})
    await asyncio.sleep(1.2)  # longer than an announcement lasts: it was repeated
    assert await third.present("p1") == {"anna", "ben", "carla"}
    for task in here._tasks:  # it dies without a word
        task.cancel()
    await seen({"ben", "carla"})
    there.announce("p1", [])
    await seen(set())


async def test_a_process_that_leaves_takes_its_presence_along(redis: Redis, opened: Opener) -> None:
    here, there = opened(redis.url), RedisBroker(redis.url)
    there.announce("p2", ["anna"])
    await until(lambda: there.connected)
    await there.close()
    assert await here.present("p2") == set()


async def test_a_lost_redis_is_survived(own_redis: Redis, opened: Opener) -> None:
    here, there = opened(own_redis.url), opened(own_redis.url)
    heard: Heard = []
    own: Heard = []
    there.subscribe("t1", heard.append)
    here.subscribe("t1", own.append)
    await until(lambda: heard == [None] and own == [None])
    own_redis.stop()
    await until(lambda: not here.connected and not there.connected)
    here.publish("t1", b"while away")
    here.announce("t1", ["anna"])
    assert own[-1] == b"while away"
    assert await here.present("t1") == {"anna"}
    own_redis.start()
    await until(lambda: here.connected and heard[1:2] == [None])  # told that something may have been missed
    here.publish("t1", b"back")
    await until(lambda: heard[-1] == b"back")

    async def seen() -> None:
        async with asyncio.timeout(10):
            while await there.present("t1") != {"anna"}:
                await asyncio.sleep(0.02)

    await seen()


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
    assert len(alone._unsent) <= RedisBroker.MOST_UNSENT
    assert not alone.connected


@pytest.mark.parametrize("url", ["nonsense", "http://127.0.0.1"])
async def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(BadBroker, match="redis://"):
        broker(url)


async def test_alone_there_is_only_memory() -> None:
    assert isinstance(broker(None), MemoryBroker)
