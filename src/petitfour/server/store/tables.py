"""Tables and their logs, in the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence

from sqlalchemy import JSON, Connection, bindparam, delete, func, insert, select, update

from petitfour.server.store.appends import Append
from petitfour.server.store.commits import Commits
from petitfour.server.store.people import check_named
from petitfour.server.store.rows import (
    Collision,
    Entry,
    NoSuchTable,
    check_numbers,
    entry_columns,
    read_row,
    seat_columns,
    table_columns,
)
from petitfour.server.store.schema import entries, is_open, seats, secrets, tables
from petitfour.table.summary import HOST, Row


class Tables(Commits):
    """The part of the store that has tables, their logs and their secrets."""

    async def create(self, row: Row, log: Sequence[Entry], secret: bytes, named: Sequence[str] = ()) -> None:
        """Write a new table with its first entries and the secret of its deals.

        Raises Collision if the id is taken, NoSuchPerson if one of the people in `named` is deleted.
        """
        check_numbers(row, log, first=1)

        def work(connection: Connection) -> None:
            if connection.execute(_ROW, {"table": row.id}).first() is not None:
                raise Collision(f"There already is a table {row.id}.")
            check_named(connection, named)
            connection.execute(insert(tables), table_columns(row))
            connection.execute(insert(secrets), {"table_id": row.id, "secret": secret})
            connection.execute(insert(entries), [entry_columns(row.id, entry) for entry in log])
            if row.people:
                connection.execute(insert(seats), seat_columns(row))

        await self._write(work)

    async def append(
        self,
        row: Row,
        entry: Entry | Sequence[Entry],
        *,
        named: Sequence[str] = (),
        rewritten: Sequence[Entry] = (),
    ) -> None:
        """Append one or more entries and update the row, all or nothing. Durable when this returns.

        `named` are the people whom the entries name. `rewritten` are earlier entries to overwrite in the same
        transaction (see `redact`).

        Raises Collision if a number is taken or not the next one, NoSuchPerson if one of `named` is deleted. If the
        call is cancelled, the entries may or may not be written: load the table before you continue.
        """
        await self.append_soon(row, (entry,) if isinstance(entry, Entry) else entry, named=named, rewritten=rewritten)

    def append_soon(
        self, row: Row, log: Sequence[Entry], *, named: Sequence[str] = (), rewritten: Sequence[Entry] = ()
    ) -> asyncio.Future[None]:
        """Queue what `append` writes, and return the future of its answer. The caller needs no task."""
        check_numbers(row, log)
        return self._append(Append(row, log, named, rewritten))

    async def load(self, table: str, after: int = 0) -> tuple[Row, list[Entry]]:
        """Return the row of a table and its entries after number `after`. Raises NoSuchTable."""

        def work(connection: Connection) -> tuple[Row, list[Entry]]:
            found = connection.execute(_ROW, {"table": table}).first()
            if found is None:
                raise NoSuchTable(f"There is no table {table}.")
            row = read_row(found)
            # The log only grows: up to the row's number it is as it was when the row was read.
            log = connection.execute(_LOG, {"table": table, "after": after, "last": row.number})
            return row, [Entry(number, at, act.encode()) for number, at, act in log]

        return await self._data.read(work)

    async def secret(self, table: str) -> bytes:
        """Return the secret of a table's deals. Raises NoSuchTable."""
        found = await self._one(select(secrets.c.secret).where(secrets.c.table_id == table))
        if found is None:
            raise NoSuchTable(f"There is no table {table}.")
        return bytes(found.secret)

    async def open_tables(self, limit: int = 50) -> list[Row]:
        """Return the tables that anybody may join, newest first."""
        return await self._rows(select(tables).where(is_open).order_by(tables.c.created.desc()).limit(limit))

    async def tables_of(self, person: str, over: bool = False, limit: int = 50) -> list[Row]:
        """Return the unfinished tables (finished ones if `over`) at which a person sits, last updated first."""
        sits = select(seats.c.table_id).where(seats.c.person == person, seats.c.seat >= HOST)
        phase = tables.c.phase == "over" if over else tables.c.phase != "over"
        return await self._rows(
            select(tables).where(tables.c.id.in_(sits), phase).order_by(tables.c.updated.desc()).limit(limit)
        )

    async def tables_naming(self, person: str) -> list[str]:
        """Return the tables whose log has a person's name, also if the person left before the start."""
        where = select(seats.c.table_id).where(seats.c.person == person).distinct()
        return await self._data.read(lambda connection: list(connection.scalars(where)))

    async def numbers(self, ids: Iterable[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables."""
        asked = {"ids": dict.fromkeys(ids)}
        found = await self._data.read(lambda connection: connection.execute(_NUMBERS, asked).all())
        return {row.id: row.number for row in found}

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Return the tables whose `due` time has passed, longest overdue first."""
        due = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        return await self._data.read(lambda connection: list(connection.scalars(due)))

    async def set_due(self, table: str, number: int, due: int | None) -> None:
        """Change the `due` time without an entry, if `number` is still the table's last one.

        None takes the table out of `overdue`.
        """
        await self._change(update(tables).where(tables.c.id == table, tables.c.number == number).values(due=due))

    async def forget_tables(self, ids: Iterable[str]) -> None:
        """Delete tables with their logs, secrets and seats."""
        gone = sorted(ids)
        await self._change(delete(tables).where(tables.c.id == bindparam("gone")), [{"gone": id} for id in gone])

    async def redact(self, table: str, rewritten: Sequence[Entry], about: bytes | None = None) -> None:
        """Overwrite events, and what lists show. Only for personal data that somebody wants deleted; nothing else may
        change."""
        if about is not None:
            await self._change(update(tables).where(tables.c.id == table).values(about=about.decode()))
        values = [{"which": entry.number, "redacted": entry.act.decode()} for entry in rewritten]
        where = (entries.c.table_id == table) & (entries.c.number == bindparam("which"))
        await self._change(update(entries).where(where).values(act=bindparam("redacted")), values)

    async def everything(self) -> AsyncIterator[tuple[Row, list[Entry]]]:
        """Yield every table with its log, sorted by id, for checks and exports. Others may write meanwhile."""
        last = ""
        while found := await self._rows(select(tables).where(tables.c.id > last).order_by(tables.c.id).limit(100)):
            for row in found:
                last = row.id
                try:
                    yield await self.load(row.id)
                except NoSuchTable:
                    continue  # deleted a moment ago


_ROW = select(tables).where(tables.c.id == bindparam("table"))
_LOG = (
    select(entries.c.number, entries.c.at, entries.c.act)
    .where(
        entries.c.table_id == bindparam("table"),
        entries.c.number > bindparam("after"),
        entries.c.number <= bindparam("last"),
    )
    .order_by(entries.c.number)
)
# The ids are passed as one JSON parameter: one statement for any number of them.
_IDS = func.json_each(bindparam("ids", type_=JSON)).table_valued("key", name="ids")
_NUMBERS = select(tables.c.id, tables.c.number).where(tables.c.id.in_(select(_IDS.c.key)))
