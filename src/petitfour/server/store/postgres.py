"""PostgreSQL as the database, for many processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from petitfour.server.config import Storage
from petitfour.server.store import appends
from petitfour.server.store.appends import Append
from petitfour.server.store.database import ENGINE_OPTIONS, BadData, Database, StoreUnavailable

T = TypeVar("T")


class DatabaseServer(Database):
    """PostgreSQL over the network. The cost is waiting, and asyncpg waits without a thread."""

    def __init__(self, url: URL, config: Storage) -> None:
        super().__init__(url, config)
        self._reading = self._engine(isolation_level="AUTOCOMMIT", pool_reset_on_return=None, pool_pre_ping=True)
        self._writing = self._engine(pool_size=1, max_overflow=0)

    def _engine(self, **options: Any) -> AsyncEngine:
        # Rows to look up are passed as JSON, and PostgreSQL cannot know how many there are. It would guess a hundred
        # and scan ten thousand tables instead of looking up a hundred. We always look up rows by their keys.
        lookups = {f"enable_{way}": "off" for way in ("seqscan", "hashjoin", "mergejoin")}
        connecting = {
            "timeout": self.config.patience,
            "command_timeout": 2 * self.config.patience,
            # A commit that returned is on the disk, whatever the host's default is.
            "server_settings": {"synchronous_commit": "on", "application_name": "petitfour", **lookups},
        }
        try:
            return create_async_engine(self.url, connect_args=connecting, **ENGINE_OPTIONS, **options)
        except ModuleNotFoundError:
            raise BadData("PostgreSQL needs its driver: pip install 'petitfour[scale]'.") from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)
        except (SQLAlchemyError, OSError) as error:
            raise self.named(error) from error

    async def write(self, work: Callable[[Connection], T]) -> T:
        tried = False
        while True:
            committing = False
            try:
                async with self._writing.connect() as connection:
                    answer = await connection.run_sync(work)
                    committing = True
                    await connection.commit()
                    return answer
            except (SQLAlchemyError, OSError) as error:
                named = self.named(error)
                # The connection may have died while it was idle. Try once more with a new one.
                if tried or committing or not isinstance(named, StoreUnavailable):
                    raise named from error
                tried = True

    async def append(self, wave: Sequence[Append]) -> tuple[set[str], set[str]]:
        """Append in one statement.

        If the connection died while it was idle, the statement runs again on a new one. If the first statement was
        committed after all, the second one finds the number taken, and the caller loads the table.
        """
        tried = False
        while True:
            try:
                async with self._writing.connect() as connection:
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    try:
                        return await append(driver, wave)
                    except Exception as error:
                        lost = driver.is_closed()
                        await connection.invalidate()
                        raise ConnectionError(str(error)) if lost else error from error
            except Exception as error:  # the driver's errors have no common base class
                if tried or not isinstance(error, ConnectionError):
                    raise self.named(error) from error
                tried = True

    async def close(self) -> None:
        await self._writing.dispose()
        await self._reading.dispose()

    def __str__(self) -> str:
        return f"The database {self.url.database} at {self.url.host}"


async def append(driver: Any, wave: Sequence[Append]) -> tuple[set[str], set[str]]:
    """Run the statement of an append (see `Database.append`). People whom it names are locked first."""
    people = appends.named(wave)
    if people is None:
        return await moved(driver, wave), set()
    async with driver.transaction():
        alive = {id for (id,) in await driver.fetch(appends.POSTGRESQL_NAMED, people)}
        return await moved(driver, [one for one in wave if alive.issuperset(one.named)]), alive


async def moved(driver: Any, wave: Sequence[Append]) -> set[str]:
    """Run the statement and return the ids of the tables that moved."""
    statement = appends.POSTGRESQL[appends.relists(wave)]
    return {id for (id,) in await driver.fetch(statement, appends.parameter(wave))}
