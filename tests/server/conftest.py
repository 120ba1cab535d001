"""Fixtures of the server's tests: stores on both databases, a PostgreSQL and a Redis of our own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from petitfour.server.store.store import Store
from server import services
from server.live import Live, live
from server.services import Postgres, Redis, Service, missing


def running(service: type[Service]) -> Iterator[Service]:
    why_not = missing(service.name)
    if why_not:
        pytest.skip(why_not)
    made = service()
    try:
        made.start()
        yield made
    finally:
        made.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Service]:
    yield from running(Postgres)


@pytest.fixture
def own_postgres() -> Iterator[Service]:
    """One that the test may stop and start."""
    yield from running(Postgres)


@pytest.fixture
def free_port() -> int:
    """Nobody listens there."""
    return services.free_port()


@pytest.fixture(scope="session")
def redis() -> Iterator[Service]:
    yield from running(Redis)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/data.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Live]:
    """A running server with a data file."""
    async with live(tmp_path / "data.db") as running:
        yield running


Opener = Callable[[], Awaitable[Store]]


@pytest_asyncio.fixture
async def opened(url: str) -> AsyncIterator[Opener]:
    """Opens stores on the same data, as several processes would; closed afterwards."""
    stores: list[Store] = []

    async def one() -> Store:
        stores.append(await Store.open(url))
        return stores[-1]

    yield one
    for store in stores:
        await store.close()


@pytest_asyncio.fixture
async def store(opened: Opener) -> Store:
    return await opened()


@pytest.fixture
def own_redis() -> Iterator[Service]:
    """One that the test may stop, freeze and start."""
    yield from running(Redis)
