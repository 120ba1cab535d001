"""The store: the log of every table, the rows that lists and sweeps query, people and tokens.

A table is a log of numbered entries. A writer says which number comes next. If that number is taken, nothing is written
and `Collision` is raised: load, evaluate again, try again. Processes need no other coordination.

An entry's event is JSON, encoded and decoded by the caller. The store does not interpret it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, delete, insert

from petitfour.server.clock import Clock
from petitfour.server.config import Storage
from petitfour.server.store import copies, sqlite
from petitfour.server.store.database import DEFAULTS, BadData, Database, InUse, NewerData, NotHere, StoreUnavailable
from petitfour.server.store.migrate import is_current, migrate
from petitfour.server.store.people import People
from petitfour.server.store.rows import Collision, Entry, NoSuchPerson, NoSuchTable, Person, Token, token_columns
from petitfour.server.store.schema import tokens
from petitfour.server.store.sqlite import DataFile
from petitfour.server.store.tables import Tables
from petitfour.table.summary import Row

__all__ = [
    "BadData",
    "Collision",
    "Entry",
    "InUse",
    "NewerData",
    "NoSuchPerson",
    "NoSuchTable",
    "NotHere",
    "Person",
    "Row",
    "Store",
    "StoreUnavailable",
    "Token",
]


class Store(Tables, People):
    """Everything that is stored. Open it with `await Store.open(path_or_url)`; all tasks of a process share one."""

    def __init__(self, data: Database, remove: Callable[[], None] | None = None) -> None:
        super().__init__(data)
        self._remove = remove

    @classmethod
    async def open(
        cls, where: str | Path, exclusive: bool = False, config: Storage = DEFAULTS, clock: Clock | None = None
    ) -> Store:
        """Open a file or an address and bring its data to this version. Raises StoreUnavailable, NewerData or BadData.

        `exclusive` keeps other processes from opening a data file exclusively while this store is open, and raises
        InUse if one has done so already. PostgreSQL serves any number of processes.
        """
        data = Database.at(where, config=config, clock=clock)
        try:
            if exclusive:
                data.lock()
            await data.write(migrate)
        except BaseException:
            await data.close()
            raise
        return cls(data)

    @classmethod
    async def open_to_read(cls, where: str | Path) -> Store:
        """Open data for checks and exports. A data file may be in use and is not changed: data of an older version are
        copied to a temporary file and migrated there."""
        data = Database.at(where, writes=False)
        if not isinstance(data, DataFile):
            await data.close()
            return await cls.open(where)
        try:
            if await data.read(is_current):
                return cls(data)
        except BaseException:
            await data.close()
            raise
        await data.close()
        folder = TemporaryDirectory(prefix="petitfour-")
        try:
            copy = Path(folder.name) / "data.db"
            await asyncio.to_thread(copies.backup, data, copy)
            migrated = Database.at(copy)
            await migrated.write(migrate)
        except BaseException:
            folder.cleanup()
            raise
        return cls(migrated, folder.cleanup)

    async def close(self) -> None:
        """Commit the writes that wait, then close the database."""
        if self._writer is not None:
            await self._writer
        await self._data.close()
        if self._remove is not None:
            self._remove()

    async def ping(self) -> None:
        """Return if a move could be stored now; raise StoreUnavailable if not. Only a write can show that."""
        trial = Token(token_bytes(), "trial")

        def work(connection: Connection) -> None:
            connection.execute(insert(tokens), token_columns(trial))
            connection.execute(delete(tokens).where(tokens.c.hash == trial.hash))

        await self._write(work)

    async def backup(self, path: Path) -> None:
        """Copy the data file as it is now, while others write. Raises NotHere for PostgreSQL."""
        await asyncio.to_thread(copies.backup, self._data, path)

    async def damage(self, quickly: bool = False) -> list[str]:
        """Return what is wrong with a data file, at most ten lines."""
        return await self._data.read(lambda connection: sqlite.damage(connection, quickly))
