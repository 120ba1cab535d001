"""The data file or the database: its tables, how it is opened, and what its errors mean.

SQLite (one file, no server, the default) and PostgreSQL (many processes) are both spoken to through SQLAlchemy Core,
with the same statements. What differs between them is in this file.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

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
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    event,
    false,
    literal_column,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from petitfour.core.errors import PetitFourError

PATIENCE = 5.0  # seconds: for the write lock of a data file, for a connection, for an answer


class StoreAway(PetitFourError):
    """The disk is full or the database cannot be reached. Nothing was acknowledged; the caller may try again later.

    A connection that breaks in the very moment of a commit leaves open which way it went, so whoever goes on after
    this error loads the table first.
    """


class NewerData(PetitFourError):
    """The data were written by a newer version of this program."""


class BadData(PetitFourError):
    """There is a file, but it is not ours or it is damaged; or an address of a database that cannot be read."""


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


def address(url: str) -> URL:
    """The address a host writes, with the driver we use."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadData("A database is written as sqlite:///FILE or postgresql://USER@HOST/NAME.") from None
    match parsed.get_backend_name():
        case "sqlite" if parsed.database and parsed.database != ":memory:":
            return parsed.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            return parsed.set(drivername="postgresql+asyncpg")
    raise BadData("A database is written as sqlite:///FILE or postgresql://USER@HOST/NAME.")


def engine(url: URL, *, writes: bool) -> AsyncEngine:
    """Writers begin transactions; readers ask single questions, each of which is consistent by itself."""
    options: dict[str, Any] = {} if writes else {"isolation_level": "AUTOCOMMIT", "pool_reset_on_return": None}
    if writes:
        options |= {"pool_size": 1, "max_overflow": 0}
    if url.get_backend_name() != "sqlite":
        options["connect_args"] = {
            "timeout": PATIENCE,
            "command_timeout": 2 * PATIENCE,
            # A commit that returned is on the disk, whatever the host's default is.
            "server_settings": {"synchronous_commit": "on", "application_name": "petitfour"},
        }
        try:
            return create_async_engine(url, pool_pre_ping=not writes, **options)
        except (ModuleNotFoundError, NoSuchModuleError):
            raise BadData("PostgreSQL needs a driver: pip install 'petitfour[scale]'.") from None
    # The driver must not begin transactions on its own: it would begin them too late, and read before it locks.
    made = create_async_engine(url, connect_args={"isolation_level": None, "timeout": PATIENCE}, **options)

    @event.listens_for(made.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for the writer, nor it for them
        cursor.execute("PRAGMA synchronous = FULL")  # a commit that returned is on the disk
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    if writes:

        @event.listens_for(made.sync_engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return made


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
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated or isinstance(error, InterfaceError):
        return True
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return (code & 0xFF) in _SQLITE_AWAY
    return (getattr(error.orig, "sqlstate", None) or "").startswith(_POSTGRESQL_AWAY)


def is_damaged(error: BaseException) -> bool:
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return code is not None and (code & 0xFF) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
