"""The data file or the database: its tables, how it is opened, and what its errors mean.

SQLite (one file, no server, the default) and PostgreSQL (many processes) are both spoken to through SQLAlchemy Core,
with the same statements. What differs between them is in this file.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    false,
    literal_column,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from petitfour.core.errors import PetitFourError

T = TypeVar("T")

PATIENCE = 5.0  # seconds: for the write lock of a data file, for a connection, for an answer
READERS = 4


class StoreAway(PetitFourError):
    """The disk is full or the database cannot be reached. Nothing was acknowledged; the caller may try again later.

    A connection that breaks in the very moment of a commit leaves open which way it went, so whoever goes on after
    this error loads the table first.
    """


class NewerData(PetitFourError):
    """The data were written by a newer version of this program."""


class BadData(PetitFourError):
    """There is a file, but it is not ours or it is damaged; or an address of a database that cannot be read."""


class NotHere(PetitFourError):
    """Something that this kind of database does by its own tools."""


# --- the tables --------------------------------------------------------------------------------------------------

metadata = MetaData()

# Times are milliseconds since 1970. Lists and free-form parts are JSON text: readable with any database tool.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("number", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("waiting_for", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("about", Text, nullable=False),
)

# The indexes hold only the rows somebody asks for, so that a table which is over, or waits for a person, costs
# nothing. SQLite uses such an index only if the question repeats its condition as it is written here.
is_open = literal_column("listed") & (literal_column("phase") == literal_column("'gathering'"))
for name, column, condition in (
    ("tables_open", tables.c.created, is_open),
    ("tables_due", tables.c.due, literal_column("due").is_not(None)),
):
    Index(name, column, sqlite_where=condition, postgresql_where=condition)

# The log: the truth. Its key makes it impossible that two processes both write entry 18.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("act", Text, nullable=False),
    sqlite_with_rowid=False,  # a table's entries lie side by side
)

# Who sits where: what `tables.people` says, turned round so that it can be asked by person.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False, index=True),
    sqlite_with_rowid=False,
)

# What the deals of a table are made from. It is not in the log, so that no way of showing the log can show it.
secrets = Table(
    "secrets",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Of a token only its SHA-256 is kept: who reads the data file cannot sit down in anybody's place.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String, ForeignKey("persons.id", ondelete="CASCADE"), index=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer),
    Column("expires", BigInteger, index=True),
    Column("used", BigInteger),
)


# --- opening -----------------------------------------------------------------------------------------------------


def address(where: str | Path) -> URL:
    """A data file, or the address a host writes, with the driver we use."""
    if isinstance(where, Path):
        return URL.create("sqlite+pysqlite", database=str(where))
    try:
        parsed = make_url(where)
    except ArgumentError:
        raise BadData("A database is written as sqlite:///FILE or postgresql://USER@HOST/NAME.") from None
    match parsed.get_backend_name():
        case "sqlite" if parsed.database and parsed.database != ":memory:":
            return parsed.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgres":
            # as everybody writes it, and as asyncpg calls it
            query = {"ssl" if key == "sslmode" else key: value for key, value in parsed.query.items()}
            return parsed.set(drivername="postgresql+asyncpg", query=query)
    raise BadData("A database is written as sqlite:///FILE or postgresql://USER@HOST/NAME.")


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# Errors name the statement and not what was in it: that may be somebody's, or a secret.
_COMMON: dict[str, Any] = {"json_serializer": as_json, "hide_parameters": True}


class Database:
    """Runs work on a connection, written once for both kinds: a function that is given a `Connection` and waits.

    `read` gives it a connection on which every question is consistent by itself. `write` gives it a transaction, and
    returns what the work returned when that is durably committed. Errors come out under our names.
    """

    def __init__(self, url: URL) -> None:
        self.url = url

    @staticmethod
    def at(where: str | Path) -> Database:
        found = address(where)
        return DataFile(found) if found.get_backend_name() == "sqlite" else DatabaseServer(found)

    async def read(self, work: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def write(self, work: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def move(self, new: str) -> set[str]:
        """Moves, of any number of tables: what `_MOVES` takes, as JSON. The tables that moved, when that is durable;
        at the others somebody else was quicker, and nothing is written."""
        raise NotImplementedError

    def backup(self, path: Path) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    def named(self, error: Exception) -> Exception:
        """The driver's error under our name, or as it is if it is a mistake of ours."""
        if is_damaged(error):
            return BadData(f"{self} is damaged, or not a data file of Petit Four.")
        if is_away(error):
            why = str(getattr(error, "orig", None) or error).rstrip(".") or "it does not answer"
            return StoreAway(f"{self} cannot be used now: {why}.")
        return error


class DataFile(Database):
    """SQLite, on threads of our own.

    SQLAlchemy's asynchronous driver for SQLite crosses to its thread and back three times for each statement, which
    costs more than the statement. Here a whole transaction crosses once.
    """

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        if sqlite3.sqlite_version_info < (3, 38):
            raise BadData(f"SQLite 3.38 or newer is needed; this Python comes with {sqlite3.sqlite_version}.")
        self._writing = self._engine(pool_size=1, max_overflow=0)
        self._reading = self._engine(isolation_level="AUTOCOMMIT", pool_size=READERS, max_overflow=0)
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        event.listen(self._writing, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))

    def _engine(self, **options: Any) -> Engine:
        # The driver must not begin transactions on its own: it would begin them too late, and read before it locks.
        made = create_engine(
            self.url,
            connect_args={"isolation_level": None, "timeout": PATIENCE, "check_same_thread": False},
            pool_reset_on_return=None,
            **_COMMON,
            **options,
        )

        @event.listens_for(made, "connect")
        def prepare(connection: sqlite3.Connection, _: object) -> None:
            connection.execute("PRAGMA journal_mode = WAL")  # readers do not wait for the writer, nor it for them
            connection.execute("PRAGMA synchronous = FULL")  # a commit that returned is on the disk
            connection.execute("PRAGMA foreign_keys = ON")

        return made

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def move(self, new: str) -> set[str]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._move, new)

    def _move(self, new: str) -> set[str]:
        try:
            with self._writing.connect() as connection:
                driver: Any = connection.connection.dbapi_connection
                driver.execute("BEGIN IMMEDIATE")
                moved = {id for (id,) in driver.execute(f"UPDATE {_MOVES} RETURNING tables.id", (new,)).fetchall()}
                driver.execute(_LOG_OF_MOVES, (new, as_json(moved)))
                driver.execute("COMMIT")
                return moved
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            self._writing.dispose()
            raise self.named(error) from error

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except (SQLAlchemyError, OSError) as error:
            raise self.named(error) from error

    def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._writing.begin() as connection:
                return work(connection)
        except (SQLAlchemyError, OSError) as error:
            self._writing.dispose()  # after a failed write nothing of that connection is relied on
            raise self.named(error) from error

    def backup(self, path: Path) -> None:
        """A copy as it is at one moment, taken while others write; whole or not there.

        Needs no open store, so that another process, even an older one, may be the one that serves.
        """
        part = path.with_name(path.name + ".part")
        try:
            part.unlink(missing_ok=True)
            source = f"{Path(str(self.url.database)).absolute().as_uri()}?mode=ro"
            with closing(sqlite3.connect(source, uri=True)) as here, closing(sqlite3.connect(part)) as there:
                here.backup(there)
                there.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
            with part.open("rb") as file:
                os.fsync(file.fileno())
            part.replace(path)
        except (sqlite3.Error, OSError) as error:
            part.unlink(missing_ok=True)
            raise StoreAway(f"The data could not be copied to {path}: {error}.") from error

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._writing.dispose()
        self._reading.dispose()

    def __str__(self) -> str:
        return f"The data file {self.url.database}"


class DatabaseServer(Database):
    """PostgreSQL, over the network: here waiting is what costs, and asyncpg waits without a thread."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        self._reading = self._engine(isolation_level="AUTOCOMMIT", pool_reset_on_return=None, pool_pre_ping=True)
        self._writing = self._engine(pool_size=1, max_overflow=0)

    def _engine(self, **options: Any) -> AsyncEngine:
        # What is asked for comes as JSON, and PostgreSQL cannot know how much it is. It would guess a hundred, and
        # rather go through ten thousand tables than look up a hundred. We always look rows up by their keys.
        lookups = {f"enable_{way}": "off" for way in ("seqscan", "hashjoin", "mergejoin")}
        connecting = {
            "timeout": PATIENCE,
            "command_timeout": 2 * PATIENCE,
            # A commit that returned is on the disk, whatever the host's default is.
            "server_settings": {"synchronous_commit": "on", "application_name": "petitfour", **lookups},
        }
        try:
            return create_async_engine(self.url, connect_args=connecting, **_COMMON, **options)
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
                # A connection may have died while nobody used it: then a new one will do, and nobody need know.
                if tried or committing or not isinstance(named, StoreAway):
                    raise named from error
                tried = True

    async def move(self, new: str) -> set[str]:
        """One statement is a transaction of its own. A connection may have died while nobody used it; if it did so a
        moment later, the second try finds the number taken, and who asked looks what is there."""
        tried = False
        while True:
            try:
                async with self._writing.connect() as connection:
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    try:
                        return {id for (id,) in await driver.fetch(_MOVES_AT_ONCE, new)}
                    except Exception as error:
                        lost = driver.is_closed()
                        await connection.invalidate()
                        raise ConnectionError(str(error)) if lost else error from error
            except Exception as error:  # the driver's own have no base
                if tried or not isinstance(error, ConnectionError):
                    raise self.named(error) from error
                tried = True

    def backup(self, path: Path) -> None:
        raise NotHere("PostgreSQL has its own tool for backups: pg_dump.")

    async def close(self) -> None:
        await self._writing.dispose()
        await self._reading.dispose()

    def __str__(self) -> str:
        return f"The database {self.url.database} at {self.url.host}"


# A move is one entry or a few, and four columns of the row beside the log. By far the most that is written are moves,
# so they go past SQLAlchemy, in one statement for all tables of a commit. It is given as JSON: of each table the
# columns, the number of the entry before, and the new entries: {"id": [18, updated, due, "[2]", 17, [[18, at, act]]]}.
_MOVES = """tables
    SET number = CAST(new.value ->> 0 AS INTEGER), updated = CAST(new.value ->> 1 AS BIGINT),
        due = CAST(new.value ->> 2 AS BIGINT), waiting_for = new.value ->> 3
    FROM json_each(?1) AS new
    WHERE tables.id = new.key AND tables.number = CAST(new.value ->> 4 AS INTEGER)"""
_LOG_OF_MOVES = """
    INSERT INTO entries (table_id, number, at, act)
    SELECT new.key, entry.value ->> 0, entry.value ->> 1, entry.value ->> 2
    FROM json_each(?1) AS new, json_each(new.value, '$[5]') AS entry
    WHERE new.key IN (SELECT value FROM json_each(?2))"""
_MOVES_AT_ONCE = f"""
    WITH moved AS (UPDATE {_MOVES.replace("?1", "$1::text::json")} RETURNING tables.id, new.value -> 5 AS log),
    logged AS (
        INSERT INTO entries (table_id, number, at, act)
        SELECT moved.id, CAST(entry ->> 0 AS INTEGER), CAST(entry ->> 1 AS BIGINT), entry ->> 2
        FROM moved CROSS JOIN LATERAL json_array_elements(moved.log) AS entry
    )
    SELECT id FROM moved"""


# --- migrations --------------------------------------------------------------------------------------------------


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def migrate(connection: Connection) -> None:
    """Bring the data to this version, in the transaction the caller has begun; never backwards."""
    if connection.dialect.name == "postgresql":  # of several processes that start at once, one migrates
        connection.execute(text("SELECT pg_advisory_xact_lock(4444)"))
    config = migrations()
    scripts = ScriptDirectory.from_config(config)
    here = MigrationContext.configure(connection).get_current_revision()
    if here is not None:
        try:
            scripts.get_revision(here)
        except (CommandError, ResolutionError):
            raise NewerData(
                f"The data were written by a newer version of Petit Four (data version {here}); update the program."
            ) from None
    if here != scripts.get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


# --- errors ------------------------------------------------------------------------------------------------------

_SQLITE_AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}
# connection, resources (a full disk is 53100), operator's intervention, system error
_POSTGRESQL_AWAY = ("08", "53", "57", "58")


def is_away(error: BaseException) -> bool:
    """Whether an error means that the disk or the database is not there now, rather than that we asked nonsense."""
    if isinstance(error, (OSError, TimeoutError)):
        return True
    if isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, InterfaceError)):
        return True
    driver = getattr(error, "orig", None) or error  # the driver's own, where SQLAlchemy has wrapped it
    code = getattr(driver, "sqlite_errorcode", None)
    if code is not None:
        return (code & 0xFF) in _SQLITE_AWAY
    return (getattr(driver, "sqlstate", None) or "").startswith(_POSTGRESQL_AWAY)


def is_damaged(error: BaseException) -> bool:
    code = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", None)
    return code is not None and (code & 0xFF) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
