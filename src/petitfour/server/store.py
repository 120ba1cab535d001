"""What is kept: the log of every table, and beside it what lists, sweeps and returning people need.

A table is a log of numbered entries. Whoever appends says which number comes next; if that number is taken, nothing is
written and `Collision` says so: load, look, try again. That is all the agreement several processes need.

An entry's act is JSON, written and read above this file: the store does not know what can happen at a table.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import ColumnElement, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from petitfour.core.errors import PetitFourError
from petitfour.server import database
from petitfour.server.database import BadData, NewerData, StoreAway, entries, persons, seats, secrets, tables, tokens

__all__ = [
    "BadData",
    "Collision",
    "Entry",
    "NewerData",
    "NoSuchTable",
    "NotHere",
    "Person",
    "Row",
    "Store",
    "StoreAway",
    "Token",
    "backup",
]

Phase = Literal["gathering", "playing", "over"]
T = TypeVar("T")

MOST_AT_ONCE = 1_000  # writes that share a commit: bounds how long the first of them waits


class Collision(PetitFourError):
    """The number is taken (or the id, for a new table): somebody else was quicker. Load, and try again."""


class NoSuchTable(PetitFourError):
    """There is no table of that id."""


class NotHere(PetitFourError):
    """Something that this kind of database does by its own tools."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One act at a table. `at` is in milliseconds since 1970 and never before the entry's predecessor."""

    number: int
    at: int
    act: bytes


class Row(msgspec.Struct, frozen=True):
    """What can be asked about a table without reading its log; written in the same commit as the entry it follows."""

    id: str
    game: str
    phase: Phase
    listed: bool
    number: int  # of the last entry
    created: int
    updated: int
    due: int | None = None  # when somebody must act if nobody has: a bot's move, a clock, cleaning up
    waiting_for: list[int] = []  # the seats to act, for "my tables"
    people: list[tuple[str, int]] = []  # (person, seat)
    about: msgspec.Raw = msgspec.Raw(b"{}")  # JSON for lists: whatever they should show without reading the log


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: int


class Token(msgspec.Struct, frozen=True):
    """What the holder of a secret may do. The secret itself is not here, nor anywhere in the store."""

    hash: bytes
    kind: str
    person: str | None = None
    table: str | None = None
    seat: int | None = None
    expires: int | None = None
    used: int | None = None

    def __repr__(self) -> str:
        return f"<token {self.kind}>"


class _Append(msgspec.Struct):
    row: Row
    entries: Sequence[Entry]


# A write: something to append (these go to the database together), or anything else that is done on the connection.
_Write = _Append | Callable[[AsyncConnection], Awaitable[Any]]


class Store:
    """Open one with `await Store.open(url)`; one per process, used by all its tasks."""

    def __init__(self, url: str) -> None:
        self.url = database.address(url)
        self._reading: AsyncEngine = database.engine(self.url, writes=False)
        self._writing: AsyncEngine = database.engine(self.url, writes=True)
        self._connection: AsyncConnection | None = None
        self._waiting: list[tuple[_Write, asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Bring the data to this version and open them. StoreAway, NewerData or BadData say why it cannot be done."""
        store = cls(url)
        try:
            async with store._translated(), store._writing.begin() as connection:
                await connection.run_sync(database.migrate)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Commits what is in hand, then leaves."""
        if self._writer is not None:
            await asyncio.shield(self._writer)
        await self._drop_connection()
        await self._reading.dispose()
        await self._writing.dispose()

    # --- tables --------------------------------------------------------------------------------------------------

    async def create(self, row: Row, entries_: Sequence[Entry], secret: bytes) -> None:
        """A new table with its first entries and the secret its deals are made from. Collision if the id is taken."""
        _check(row, entries_, first=True)

        async def work(connection: AsyncConnection) -> None:
            made = await connection.execute(self._insert(tables).on_conflict_do_nothing(), _columns(row))
            if not made.rowcount:
                raise Collision(f"There already is a table {row.id}.")
            await connection.execute(insert(secrets), {"table_id": row.id, "secret": secret})
            await connection.execute(insert(entries), [_entry(row.id, entry) for entry in entries_])
            if row.people:
                await connection.execute(insert(seats), _seats(row))

        await self._write(work)

    async def append(self, row: Row, entry: Entry | Sequence[Entry]) -> None:
        """One or more entries and the row that follows from them: all of it or nothing, durable when this returns.

        Raises Collision if a number is taken or not the next one. A caller that was cancelled may have written: it
        loads before it goes on.
        """
        new = (entry,) if isinstance(entry, Entry) else tuple(entry)
        _check(row, new)
        await self._write(_Append(row, new))

    async def load(self, table: str, after: int = 0) -> tuple[Row, list[Entry]]:
        """The row, and the entries behind number `after`."""
        async with self._read() as connection:
            found = (await connection.execute(_ROW, {"table": table})).first()
            if found is None:
                raise NoSuchTable(f"There is no table {table}.")
            row = _row(found)
            # The log only grows: up to the row's number it is what it was when the row was read.
            log = await connection.execute(_LOG, {"table": table, "after": after, "last": row.number})
            return row, [Entry(number, at, act.encode()) for number, at, act in log]

    async def secret(self, table: str) -> bytes:
        async with self._read() as connection:
            found = await connection.scalar(select(secrets.c.secret).where(secrets.c.table_id == table))
        if found is None:
            raise NoSuchTable(f"There is no table {table}.")
        return bytes(found)

    async def open_tables(self, limit: int = 50) -> list[Row]:
        """Tables anybody may join, the newest first."""
        return await self._rows(select(tables).where(database.is_open).order_by(tables.c.created.desc()).limit(limit))

    async def tables_of(self, person: str, over: bool = False, limit: int = 50) -> list[Row]:
        """Where somebody sits, or has sat if `over`; what moved last comes first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        phase = tables.c.phase == "over" if over else tables.c.phase != "over"
        return await self._rows(
            select(tables).where(tables.c.id.in_(sits), phase).order_by(tables.c.updated.desc()).limit(limit)
        )

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Tables at which somebody should have acted by now, the longest overdue first."""
        async with self._read() as connection:
            due = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
            return list(await connection.scalars(due))

    async def forget_tables(self, ids: Iterable[str]) -> None:
        """Tables with their logs, secrets, seats and tokens."""
        gone = list(ids)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(tables).where(tables.c.id.in_(gone)))

        await self._write(work)

    async def redact(self, table: str, rewritten: Sequence[Entry]) -> None:
        """Write acts over: only for what somebody said of themselves and wants forgotten. Nothing else may change."""

        async def work(connection: AsyncConnection) -> None:
            change = update(entries).where(entries.c.table_id == table, entries.c.number == bindparam("of"))
            for entry in rewritten:
                await connection.execute(change.values(act=entry.act.decode()), {"of": entry.number})

        await self._write(work)

    async def everything(self) -> AsyncIterator[tuple[Row, list[Entry]]]:
        """Every table with its log, by id, for checks and exports; while others go on writing."""
        last = ""
        while found := await self._rows(select(tables).where(tables.c.id > last).order_by(tables.c.id).limit(100)):
            for row in found:
                last = row.id
                try:
                    yield await self.load(row.id)
                except NoSuchTable:
                    continue  # forgotten a moment ago

    # --- people --------------------------------------------------------------------------------------------------

    async def new_person(self, person: Person, token: Token) -> None:
        """Somebody new, with the token by which they are known again."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(persons), msgspec.to_builtins(person))
            await connection.execute(insert(tokens), _token(token))

        await self._write(work)

    async def person_by_token(self, hash: bytes, kind: str, now: int) -> Person | None:
        async with self._read() as connection:
            found = await connection.execute(
                select(persons).join(tokens).where(tokens.c.hash == hash, tokens.c.kind == kind, _is_good(now))
            )
            one = found.first()
        return None if one is None else Person(*one)

    async def person(self, id: str) -> Person | None:
        async with self._read() as connection:
            one = (await connection.execute(select(persons).where(persons.c.id == id))).first()
        return None if one is None else Person(*one)

    async def rename(self, person: str, name: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(persons).where(persons.c.id == person).values(name=name))

        await self._write(work)

    async def forget_person(self, person: str) -> None:
        """The person, all their tokens, and where they sat. What they wrote into logs is up to `redact`."""

        async def work(connection: AsyncConnection) -> None:
            at = select(tables.c.id, tables.c.people).join(seats).where(seats.c.person == person).distinct()
            for table, people in (await connection.execute(at.order_by(tables.c.id).with_for_update(of=tables))).all():
                others = [(who, seat) for who, seat in _PEOPLE.decode(people) if who != person]
                change = update(tables).where(tables.c.id == table)
                await connection.execute(change.values(people=_json(others)))
            await connection.execute(delete(seats).where(seats.c.person == person))
            await connection.execute(delete(persons).where(persons.c.id == person))

        await self._write(work)

    async def add_token(self, token: Token) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(tokens), _token(token))

        await self._write(work)

    async def token(self, hash: bytes, kind: str, now: int) -> Token | None:
        """A token that is good now: known, of that kind, not used up, not expired."""
        async with self._read() as connection:
            found = await connection.execute(
                select(tokens).where(tokens.c.hash == hash, tokens.c.kind == kind, _is_good(now))
            )
            one = found.first()
        return None if one is None else Token(*one)

    async def use_token(self, hash: bytes, kind: str, now: int) -> Token | None:
        """The same, and used up by this: of all who try, on all machines, exactly one gets it."""

        async def work(connection: AsyncConnection) -> Token | None:
            found = await connection.execute(
                update(tokens)
                .where(tokens.c.hash == hash, tokens.c.kind == kind, _is_good(now))
                .values(used=now)
                .returning(*tokens.c)
            )
            one = found.first()
            return None if one is None else Token(*one)

        return await self._write(work)

    async def forget_token(self, hash: bytes) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(tokens).where(tokens.c.hash == hash))

        await self._write(work)

    async def forget_expired(self, now: int) -> None:
        """Tokens that are good for nothing any more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(tokens).where(tokens.c.expires <= now))

        await self._write(work)

    # --- the whole -----------------------------------------------------------------------------------------------

    async def ping(self) -> None:
        """Returns if a move could be stored now; raises StoreAway if not."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(tables).where(tables.c.id == "").values(number=0))

        await self._write(work)

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(backup, self.url.render_as_string(hide_password=False), path)

    # --- reading -------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _translated(self) -> AsyncIterator[None]:
        """Errors of the driver under our names."""
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            if database.is_damaged(error):
                raise BadData(f"{self} is damaged, or not a data file of Petit Four.") from error
            if database.is_away(error):
                raise StoreAway(f"{self} cannot be used now: {_reason(error)}.") from error
            raise

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        async with self._translated(), self._reading.connect() as connection:
            yield connection

    async def _rows(self, question: Any) -> list[Row]:
        async with self._read() as connection:
            return [_row(found) for found in await connection.execute(question)]

    # --- writing: all that waits shares one commit -----------------------------------------------------------------
    #
    # A durable commit costs one wait for the disk, however much is in it. While one commit is under way, new writes
    # gather; the next takes them all. So a single move waits for nobody, and under load the disk is never the limit.

    async def _write(self, write: _Append | Callable[[AsyncConnection], Awaitable[T]]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, answer))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._drain())
        return await answer

    async def _drain(self) -> None:
        while self._waiting:
            batch = [one for one in self._waiting[:MOST_AT_ONCE] if not one[1].done()]
            del self._waiting[:MOST_AT_ONCE]
            answers = await self._commit([write for write, _ in batch])
            for (_, future), answer in zip(batch, answers, strict=True):
                if future.done():
                    continue  # its caller was cancelled
                if isinstance(answer, BaseException):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)

    async def _commit(self, batch: list[_Write]) -> list[Any]:
        """One answer for each write, an exception among them where it failed. Never raises."""
        for attempt in (1, 2):
            committing = False
            try:
                async with self._translated():
                    connection = await self._connected()
                    async with connection.begin() as transaction:
                        answers = await self._do(connection, batch)
                        committing = True
                        await transaction.commit()
                return answers
            except StoreAway as error:
                await self._drop_connection()
                # A connection may have died while nobody used it; then a new one will do, and nobody need know.
                if attempt == 2 or committing:
                    return [error] * len(batch)
            except Exception as error:
                await self._drop_connection()
                if len(batch) == 1:
                    return [error]
                break
        # One of them asked for something impossible, and the database undid them all. Each by itself, then.
        return [(await self._commit([write]))[0] for write in batch]

    async def _do(self, connection: AsyncConnection, batch: list[_Write]) -> list[Any]:
        answers: list[Any] = [None] * len(batch)
        appends = [(index, write) for index, write in enumerate(batch) if isinstance(write, _Append)]
        if appends:
            for (index, _), answer in zip(
                appends, await self._append([write for _, write in appends], connection), strict=True
            ):
                answers[index] = answer
        for index, write in enumerate(batch):
            if not isinstance(write, _Append):
                try:
                    answers[index] = await write(connection)
                except Collision as error:  # raised by us, before anything was written for it
                    answers[index] = error
        return answers

    async def _append(self, batch: list[_Append], connection: AsyncConnection) -> list[Collision | None]:
        # Locked in the order of their ids, so that two processes never wait for each other.
        ids = sorted({one.row.id for one in batch})
        found = await connection.execute(_PRESENT, {"ids": ids})
        present = {id: (number, people) for id, number, people in found}
        answers: list[Collision | None] = []
        rows, log, moved_seats = {}, [], {}
        for one in batch:
            row = one.row
            number, people = present.get(row.id, (None, ""))
            if number != one.entries[0].number - 1:
                answers.append(Collision(f"Entry {one.entries[0].number} of table {row.id} is not the next one."))
                continue
            columns = _columns(row)
            present[row.id] = (row.number, columns["people"])
            rows[row.id] = columns
            log += [_entry(row.id, entry) for entry in one.entries]
            if columns["people"] != people:
                moved_seats[row.id] = row
            answers.append(None)
        if rows:
            await connection.execute(_MOVE_ON, [columns | {"table": id} for id, columns in rows.items()])
            await connection.execute(_LOG_ON, log)
        if moved_seats:
            await connection.execute(delete(seats).where(seats.c.table_id.in_(moved_seats)))
            if there := [seat for row in moved_seats.values() for seat in _seats(row)]:
                await connection.execute(insert(seats), there)
        return answers

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._writing.connect()
        return self._connection

    async def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except Exception:  # it is broken: that is why it is dropped
                pass

    def _insert(self, table: Any) -> Any:
        return (sqlite if self.url.get_backend_name() == "sqlite" else postgresql).insert(table)

    def __str__(self) -> str:
        if self.url.get_backend_name() == "sqlite":
            return f"The data file {self.url.database}"
        return f"The database {self.url.database} at {self.url.host}"


def backup(url: str, path: Path) -> None:
    """A copy of the data file as it is at one moment, taken while others write; whole or not there."""
    source = database.address(url)
    if source.get_backend_name() != "sqlite" or source.database is None:
        raise NotHere("PostgreSQL has its own tool for this: pg_dump.")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        here, there = sqlite3.connect(f"file:{source.database}?mode=ro", uri=True), sqlite3.connect(part)
        try:
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
        finally:
            here.close()
            there.close()
        with part.open("rb") as file:
            os.fsync(file.fileno())
        os.replace(part, path)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise StoreAway(f"The data could not be copied to {path}: {error}.") from error


# --- the questions and the forms of what is stored -------------------------------------------------------------------

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
_PRESENT = (
    select(tables.c.id, tables.c.number, tables.c.people)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
_MOVES = ("phase", "listed", "number", "updated", "due", "waiting_for", "people", "about")
_MOVE_ON = update(tables).where(tables.c.id == bindparam("table")).values({name: bindparam(name) for name in _MOVES})
_LOG_ON = insert(entries)
_PEOPLE = msgspec.json.Decoder(list[tuple[str, int]])
_SEATS = msgspec.json.Decoder(list[int])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _columns(row: Row) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "phase": row.phase,
        "listed": row.listed,
        "number": row.number,
        "created": row.created,
        "updated": row.updated,
        "due": row.due,
        "waiting_for": _json(row.waiting_for),
        "people": _json(row.people),
        "about": bytes(row.about).decode(),
    }


def _row(found: Any) -> Row:
    return Row(
        found.id,
        found.game,
        found.phase,
        found.listed,
        found.number,
        found.created,
        found.updated,
        found.due,
        _SEATS.decode(found.waiting_for),
        _PEOPLE.decode(found.people),
        msgspec.Raw(found.about.encode()),
    )


def _entry(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, "number": entry.number, "at": entry.at, "act": entry.act.decode()}


def _seats(row: Row) -> list[dict[str, Any]]:
    return [{"table_id": row.id, "seat": seat, "person": person} for person, seat in row.people]


def _token(token: Token) -> dict[str, Any]:
    return {column.name: value for column, value in zip(tokens.c, msgspec.structs.astuple(token), strict=True)}


def _is_good(now: int) -> ColumnElement[bool]:
    return tokens.c.used.is_(None) & (tokens.c.expires.is_(None) | (tokens.c.expires > now))


def _check(row: Row, new: Sequence[Entry], first: bool = False) -> None:
    """Mistakes of the caller, found before they are in anybody's transaction."""
    numbers = [entry.number for entry in new]
    start = 1 if first else numbers[0] if numbers else 0
    if not new or numbers != list(range(start, row.number + 1)):
        raise ValueError(f"entries {numbers} do not lead to row {row.number}")


def _reason(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).strip().rstrip(".") or type(error).__name__
