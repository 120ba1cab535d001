"""SQLite as the database: one data file, served by one process."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from petitfour.server.clock import Clock
from petitfour.server.config import Storage
from petitfour.server.store import appends, files
from petitfour.server.store.appends import Append
from petitfour.server.store.database import (
    DEFAULTS,
    ENGINE_OPTIONS,
    BadData,
    Database,
    InUse,
    StoreUnavailable,
    as_json,
    is_damaged,
)

log = logging.getLogger("petitfour.store")

T = TypeVar("T")


def connect(path: Path, patience: float = DEFAULTS.patience, **options: Any) -> sqlite3.Connection:
    """Open an existing data file."""
    made: sqlite3.Connection = sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=patience, **options)
    return made


class DataFile(Database):
    """SQLite, on threads of our own.

    SQLAlchemy's asynchronous driver for SQLite switches to its thread and back three times per statement, which costs
    more than the statement. Here a whole transaction switches once.
    """

    def __init__(self, url: URL, writes: bool = True, config: Storage = DEFAULTS, clock: Clock | None = None) -> None:
        super().__init__(url, config)
        self._clock = clock or Clock()
        if sqlite3.sqlite_version_info < (3, 38):
            raise BadData(f"SQLite 3.38 or newer is needed; this Python comes with {sqlite3.sqlite_version}.")
        self.path = Path(str(url.database)).resolve()  # SQLite and the lock follow links too
        self._writes = writes
        self._lock: files.Lock | None = None
        self._identity: tuple[int, int] | None = None
        self._gone = False
        self._looking = threading.Lock()
        self._erase_at: float | None = None  # when to truncate the WAL again, on the monotonic clock
        self._writing = self._engine(pool_size=1, max_overflow=0)
        self._reading = self._engine(isolation_level="AUTOCOMMIT", pool_size=config.readers, max_overflow=0)
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(config.readers, "store-reader")
        event.listen(self._writing, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))

    def _engine(self, **options: Any) -> Engine:
        made = create_engine(self.url, creator=self._connect, pool_reset_on_return=None, **ENGINE_OPTIONS, **options)

        @event.listens_for(made, "connect")
        def prepare(connection: sqlite3.Connection, _: object) -> None:
            if not self._writes:
                connection.execute("PRAGMA query_only = ON")
                return
            connection.execute("PRAGMA journal_mode = WAL")  # readers and the writer do not block each other
            connection.execute("PRAGMA synchronous = FULL")  # a commit that returned is on the disk
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA secure_delete = ON")  # overwrites deleted data with zeros

        return made

    def _connect(self) -> sqlite3.Connection:
        if not self._writes and not self.path.exists():
            raise BadData(f"There is no data file {self.url.database}.")
        if self._identity is None and self._writes:
            try:
                files.make_private(self.path)
            except FileNotFoundError:
                pass  # the folder does not exist; SQLite reports that below
            except PermissionError:
                if self.path.exists():
                    log.warning("%s can be read by others, and belongs to another user: its mode is unchanged", self)
        # The driver must not begin transactions itself: it would begin them late, after reading without a lock.
        made = connect(self.path, self.config.patience, isolation_level=None, check_same_thread=False)
        if self._identity is None:
            self._identity = files.identity(self.path)
        return made

    def lock(self) -> None:
        try:
            self._lock = files.Lock(self.path)
        except BlockingIOError:
            raise InUse(f"{self} is in use by another process: stop that one first, or take another file.") from None
        except OSError as error:
            raise self.named(error) from error

    @contextmanager
    def _same_file(self) -> Iterator[None]:
        """Raise StoreUnavailable if the data file was moved, deleted or replaced, before the work or during it.

        SQLite would go on writing into a file that has no name any more. The two checks per commit take 8 µs.
        """
        self._look()
        yield
        self._look()

    def _look(self) -> None:
        """Raise StoreUnavailable if the path is not the file that we opened. Log the first time and the return."""
        if self._identity is None:
            return
        try:
            same = files.identity(self.path) == self._identity
        except OSError:
            same = False
        with self._looking:
            changed, self._gone = same == self._gone, not same
        if changed and same:
            log.warning("%s is there again", self)
        elif changed:
            log.error("%s was moved, deleted or replaced: nothing is stored until it is put back", self)
        if not same:
            raise StoreUnavailable(f"{self} cannot be used now: it was moved, deleted or replaced.")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def append(self, wave: Sequence[Append]) -> tuple[set[str], set[str]]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._append, wave)

    async def erase(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._erase)

    def _append(self, wave: Sequence[Append]) -> tuple[set[str], set[str]]:
        with self._same_file():
            try:
                with self._writing.connect() as connection:
                    driver: Any = connection.connection.dbapi_connection
                    driver.execute("BEGIN IMMEDIATE")
                    found = append(driver, wave)
                    driver.execute("COMMIT")
            except (SQLAlchemyError, sqlite3.Error, OSError) as error:
                self._writing.dispose()
                raise self.named(error) from error
        self._erase_rest()
        return found

    def _read(self, work: Callable[[Connection], T]) -> T:
        self._look()
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise self.named(error) from error

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._same_file():
            try:
                with self._writing.begin() as connection:
                    answer = work(connection)
            except (SQLAlchemyError, OSError) as error:
                self._writing.dispose()  # do not reuse a connection after a failed write
                raise self.named(error) from error
        self._erase_rest()
        return answer

    def _erase(self) -> None:
        """Copy the write-ahead log into the data file and truncate it. If somebody is reading from it, or the disk is
        full, a later write tries again."""
        self._erase_at = self._clock.ticks() + self.config.truncate_again
        try:
            with self._writing.connect() as connection:
                driver: Any = connection.connection.dbapi_connection
                driver.execute(f"PRAGMA busy_timeout = {round(1000 * self.config.truncate)}")
                try:
                    (busy, *_) = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                finally:
                    driver.execute(f"PRAGMA busy_timeout = {round(1000 * self.config.patience)}")
            if not busy:
                self._erase_at = None
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            self._writing.dispose()
            log.warning("the write-ahead log keeps deleted data for now: %s", self.named(error))

    def _erase_rest(self) -> None:
        if self._erase_at is not None and self._clock.ticks() >= self._erase_at:
            self._erase()

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._writing.dispose()
        self._reading.dispose()
        if self._lock is not None:
            self._lock.close()

    def __str__(self) -> str:
        return f"The data file {self.url.database}"


def append(driver: sqlite3.Connection, wave: Sequence[Append]) -> tuple[set[str], set[str]]:
    """Run the statements of an append (see `Database.append`) in the transaction of the connection."""
    people = appends.named(wave)
    alive = {id for (id,) in driver.execute(appends.SQLITE_NAMED, (people,))} if people else set()
    wave = [one for one in wave if alive.issuperset(one.named)]
    new = appends.parameter(wave)
    relists = appends.relists(wave)
    moved = {id for (id,) in driver.execute(appends.SQLITE_UPDATE[relists], (new,)).fetchall()}
    which = (new, as_json(moved))
    driver.execute(appends.SQLITE_ENTRIES, which)
    if relists:
        driver.execute(appends.SQLITE_REWRITTEN, which)
        driver.execute(appends.SQLITE_UNSEAT, which)
        driver.execute(appends.SQLITE_SEAT, which)
    return moved, alive


def damage(file: sqlite3.Connection | Connection, quickly: bool = False) -> list[str]:
    """Return what is wrong with a data file, at most ten lines. PostgreSQL checks its own files.

    `quickly` skips whether indexes agree with their tables, and whether references between tables are valid.
    """
    if isinstance(file, Connection):
        if file.dialect.name != "sqlite":
            return []
        file = cast(sqlite3.Connection, file.connection.dbapi_connection)
    check = "quick_check" if quickly else "integrity_check"
    try:
        found = [line for (lines,) in file.execute(f"PRAGMA {check}(10)") for line in lines.splitlines()]
        if found == ["ok"]:
            broken = [] if quickly else file.execute("PRAGMA foreign_key_check").fetchmany(10)
            found = [f"a row of {row[0]} refers to a row of {row[2]} that is missing" for row in broken]
    except sqlite3.Error as error:  # too damaged to be checked
        if not is_damaged(error):
            raise
        found = [str(error)]
    return found[:10]
