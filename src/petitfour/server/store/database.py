"""The interface to a database, its errors, and how a database is addressed.

There are two implementations: `sqlite.DataFile` (one file, no server, the default) and `postgres.DatabaseServer` (many
processes). Both run the same SQLAlchemy Core statements, except that entries are appended past SQLAlchemy (appends.py).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError

from petitfour.core.errors import PetitFourError
from petitfour.server.clock import Clock
from petitfour.server.config import Storage

if TYPE_CHECKING:
    from petitfour.server.store.appends import Append

T = TypeVar("T")

DEFAULTS = Storage()


# --- errors ------------------------------------------------------------------------------------------------------


class StoreUnavailable(PetitFourError):
    """The disk is full or the database cannot be reached. Nothing was acknowledged; the caller may try again later.

    If a connection breaks during a commit, the outcome of that commit is unknown. Callers must load the table before
    they continue.
    """


class NewerData(PetitFourError):
    """A newer version of this program wrote the data."""


class BadData(PetitFourError):
    """The data file is damaged, missing or not one of Petit Four, or the address of a database is malformed."""


class InUse(PetitFourError):
    """Another process uses the data file."""


class NotHere(PetitFourError):
    """This kind of database has its own tool for the operation."""


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
# Classes of SQLSTATE: connection, resources (53100 is a full disk), operator intervention, system error.
_POSTGRESQL_AWAY = ("08", "53", "57", "58")


def is_away(error: BaseException) -> bool:
    """Return whether the error means that the disk or the database is unavailable, rather than a bug of ours."""
    if isinstance(error, (OSError, TimeoutError)):
        return True
    if isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, InterfaceError)):
        return True
    driver = getattr(error, "orig", None) or error  # the driver's error, if SQLAlchemy has wrapped it
    code = getattr(driver, "sqlite_errorcode", None)
    if code is not None:
        return (code & 0xFF) in _SQLITE_AWAY
    return (getattr(driver, "sqlstate", None) or "").startswith(_POSTGRESQL_AWAY)


def is_damaged(error: BaseException) -> bool:
    """Return whether the error means that a file is damaged or not an SQLite database."""
    code = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", None)
    return code is not None and (code & 0xFF) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


# --- addresses ---------------------------------------------------------------------------------------------------


def address(where: str | Path) -> URL:
    """Return the URL of a data file or of an address, with the driver we use. Raises BadData."""
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
            # Hosts write `sslmode`, as libpq calls it; asyncpg calls it `ssl`.
            query = {"ssl" if key == "sslmode" else key: value for key, value in parsed.query.items()}
            return parsed.set(drivername="postgresql+asyncpg", query=query)
    raise BadData("A database is written as sqlite:///FILE or postgresql://USER@HOST/NAME.")


# --- the interface -----------------------------------------------------------------------------------------------


def as_json(value: object) -> str:
    """Encode a value as JSON text."""
    return msgspec.json.encode(value).decode()


# `hide_parameters`: errors show the statement but not its parameters, which may be personal or secret.
ENGINE_OPTIONS: Final[dict[str, Any]] = {"json_serializer": as_json, "hide_parameters": True}


class Database:
    """Runs work on a connection. Work is a blocking function of a `Connection`, the same for both databases.

    `read` runs work on a connection on which each single query is consistent. `write` runs work in a transaction and
    returns its result once the transaction is durably committed. Errors of the drivers are raised as our own.
    """

    def __init__(self, url: URL, config: Storage = DEFAULTS) -> None:
        self.url = url
        self.config = config

    @staticmethod
    def at(where: str | Path, writes: bool = True, config: Storage = DEFAULTS, clock: Clock | None = None) -> Database:
        """Return the database at a path or an address. `writes=False` requires an existing data file and does not
        change it."""
        from petitfour.server.store.postgres import DatabaseServer  # noqa: PLC0415  (both import this module)
        from petitfour.server.store.sqlite import DataFile  # noqa: PLC0415

        found = address(where)
        if found.get_backend_name() == "sqlite":
            return DataFile(found, writes, config, clock)
        return DatabaseServer(found, config)

    def lock(self) -> None:
        """Keep other processes from serving, restoring or importing the same data file. InUse if one does already."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def write(self, work: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def append(self, wave: Sequence[Append]) -> tuple[set[str], set[str]]:
        """Append entries to any number of tables, at most once to each, in one transaction.

        Returns the ids of the tables that moved and those of the people named who exist, once that is durable. Nothing
        is written for a table whose last number has changed, or if a person whom its entries name is deleted.
        """
        raise NotImplementedError

    async def erase(self) -> None:
        """Remove deleted and overwritten data from the disk."""

    async def close(self) -> None:
        raise NotImplementedError

    def named(self, error: Exception) -> Exception:
        """Return our own error for a driver's error, or the error itself if it is a bug of ours."""
        if is_damaged(error):
            return BadData(f"{self} is damaged, or not a data file of Petit Four.")
        if is_away(error):
            why = str(getattr(error, "orig", None) or error).rstrip(".") or "it does not answer"
            return StoreUnavailable(f"{self} cannot be used now: {why}.")
        return error
