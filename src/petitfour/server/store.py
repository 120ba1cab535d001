"""What is kept: the log of every table, and beside it what lists, sweeps and returning people need.

A table is a log of numbered entries. Whoever appends says which number comes next; if that number is taken, nothing is
written and `Collision` says so: load, look, try again. That is all the agreement several processes need.

An entry's act is JSON, written and read above this file: the store does not know what can happen at a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from pathlib import Path
from secrets import token_bytes
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    Connection,
    Select,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)

from petitfour.core.errors import PetitFourError
from petitfour.server import database
from petitfour.server.database import (
    BadData,
    Database,
    NewerData,
    NotHere,
    StoreAway,
    as_json,
    entries,
    persons,
    seats,
    secrets,
    tables,
    tokens,
)

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
]

Phase = Literal["gathering", "playing", "over"]
T = TypeVar("T")

HOST = -1
MOST_AT_ONCE = 1_000  # writes that share a commit: bounds how long the first of them waits


class Collision(PetitFourError):
    """The number is taken (or the id, for a new table): somebody else was quicker. Load, and try again."""


class NoSuchTable(PetitFourError):
    """There is no table of that id."""


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
    people: list[tuple[str, int]] = []  # (person, seat); HOST for a host who stands, less for who has left
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


class _Append(msgspec.Struct, frozen=True):
    row: Row
    entries: Sequence[Entry]
    moves_only: bool = False


# A write: something to append (these go to the database together), or anything else that is done on the connection.
# Work runs in a transaction that it may share with others; on SQLite on another thread.
_Write = _Append | Callable[[Connection], Any]


class Store:
    """Open one with `await Store.open(path_or_url)`; one per process, used by all its tasks."""

    def __init__(self, data: Database) -> None:
        self._data = data
        self._waiting: list[tuple[_Write, asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, where: str | Path) -> Store:
        """A file or an address; its data are brought to this version. StoreAway, NewerData, BadData say why not."""
        data = Database.at(where)
        try:
            await data.write(database.migrate)
        except BaseException:
            await data.close()
            raise
        return cls(data)

    async def close(self) -> None:
        """Commits what is in hand, then leaves."""
        if self._writer is not None:
            await self._writer
        await self._data.close()

    # --- tables --------------------------------------------------------------------------------------------------

    async def create(self, row: Row, log: Sequence[Entry], secret: bytes) -> None:
        """A new table with its first entries and the secret its deals are made from. Collision if the id is taken."""
        _check(row, log, first=1)

        def work(connection: Connection) -> None:
            if connection.execute(_ROW, {"table": row.id}).first() is not None:
                raise Collision(f"There already is a table {row.id}.")
            connection.execute(insert(tables), _columns(row))
            connection.execute(insert(secrets), {"table_id": row.id, "secret": secret})
            connection.execute(insert(entries), [_entry(row.id, entry) for entry in log])
            if row.people:
                connection.execute(insert(seats), _seats(row))

        await self._write(work)

    async def append(self, row: Row, entry: Entry | Sequence[Entry], moves_only: bool = False) -> None:
        """One or more entries and the row that follows from them: all of it or nothing, durable when this returns.
        `moves_only`: of the row nothing has changed but its number, its times and whom it waits for.

        Raises Collision if a number is taken or not the next one. A caller that was cancelled may have written: it
        loads before it goes on.
        """
        new = (entry,) if isinstance(entry, Entry) else tuple(entry)
        _check(row, new)
        await self._write(_Append(row, new, moves_only))

    async def load(self, table: str, after: int = 0) -> tuple[Row, list[Entry]]:
        """The row, and the entries behind number `after`."""

        def work(connection: Connection) -> tuple[Row, list[Entry]]:
            found = connection.execute(_ROW, {"table": table}).first()
            if found is None:
                raise NoSuchTable(f"There is no table {table}.")
            row = _row(found)
            # The log only grows: up to the row's number it is what it was when the row was read.
            log = connection.execute(_LOG, {"table": table, "after": after, "last": row.number})
            return row, [Entry(number, at, act.encode()) for number, at, act in log]

        return await self._data.read(work)

    async def secret(self, table: str) -> bytes:
        found = await self._one(select(secrets.c.secret).where(secrets.c.table_id == table))
        if found is None:
            raise NoSuchTable(f"There is no table {table}.")
        return bytes(found.secret)

    async def open_tables(self, limit: int = 50) -> list[Row]:
        """Tables anybody may join, the newest first."""
        return await self._rows(select(tables).where(database.is_open).order_by(tables.c.created.desc()).limit(limit))

    async def tables_of(self, person: str, over: bool = False, limit: int = 50) -> list[Row]:
        """Where somebody sits, or has sat if `over`; what moved last comes first."""
        sits = select(seats.c.table_id).where(seats.c.person == person, seats.c.seat >= HOST)
        phase = tables.c.phase == "over" if over else tables.c.phase != "over"
        return await self._rows(
            select(tables).where(tables.c.id.in_(sits), phase).order_by(tables.c.updated.desc()).limit(limit)
        )

    async def tables_naming(self, person: str) -> list[str]:
        """Where somebody's name is in the log, also if they left before the start."""
        where = select(seats.c.table_id).where(seats.c.person == person).distinct()
        return await self._data.read(lambda connection: list(connection.scalars(where)))

    async def numbers(self, ids: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        asked = {"new": dict.fromkeys(ids)}
        found = await self._data.read(lambda connection: connection.execute(_NUMBERS, asked).all())
        return {row.id: row.number for row in found}

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Tables at which somebody should have acted by now, the longest overdue first."""
        due = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        return await self._data.read(lambda connection: list(connection.scalars(due)))

    async def forget_tables(self, ids: Iterable[str]) -> None:
        """Tables with their logs, secrets, seats and tokens."""
        gone = sorted(ids)
        await self._change(delete(tables).where(tables.c.id == bindparam("gone")), [{"gone": id} for id in gone])

    async def redact(self, table: str, rewritten: Sequence[Entry], about: bytes | None = None) -> None:
        """Write acts over, and what lists show: only for what somebody said of themselves and wants forgotten. Nothing
        else may change."""
        if about is not None:
            await self._change(update(tables).where(tables.c.id == table).values(about=about.decode()))
        await self._change(
            update(entries)
            .where(entries.c.table_id == table, entries.c.number == bindparam("of"))
            .values(act=bindparam("new")),
            [{"of": entry.number, "new": entry.act.decode()} for entry in rewritten],
        )

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

        def work(connection: Connection) -> None:
            connection.execute(insert(persons), msgspec.to_builtins(person))
            connection.execute(insert(tokens), _token(token))

        await self._write(work)

    async def person(self, id: str) -> Person | None:
        found = await self._one(select(persons).where(persons.c.id == id))
        return None if found is None else Person(*found)

    async def person_by_token(self, hash: bytes, kind: str, now: int) -> Person | None:
        found = await self._one(
            select(persons).join(tokens).where(tokens.c.hash == hash, tokens.c.kind == kind, _is_good(now))
        )
        return None if found is None else Person(*found)

    async def rename(self, person: str, name: str) -> None:
        await self._change(update(persons).where(persons.c.id == person).values(name=name))

    async def forget_person(self, person: str) -> None:
        """The person, all their tokens, and where they sat. What they wrote into logs is up to `redact`."""

        def work(connection: Connection) -> None:
            sits = select(seats.c.table_id).where(seats.c.person == person)
            where = select(tables.c.id, tables.c.people).where(tables.c.id.in_(sits)).order_by(tables.c.id)
            for table, people in connection.execute(where.with_for_update()).all():
                others = [(who, seat) for who, seat in _PEOPLE.decode(people) if who != person]
                connection.execute(update(tables).where(tables.c.id == table).values(people=as_json(others)))
            connection.execute(delete(seats).where(seats.c.person == person))
            connection.execute(delete(persons).where(persons.c.id == person))

        await self._write(work)

    async def add_token(self, token: Token) -> None:
        await self._change(insert(tokens), _token(token))

    async def token(self, hash: bytes, kind: str, now: int) -> Token | None:
        """A token that is good now: known, of that kind, not used up, not expired."""
        found = await self._one(select(tokens).where(tokens.c.hash == hash, tokens.c.kind == kind, _is_good(now)))
        return None if found is None else Token(*found)

    async def use_token(self, hash: bytes, kind: str, now: int) -> Token | None:
        """The same, and used up by this: of all who try, on all machines, exactly one gets it."""
        good = (tokens.c.hash == hash) & (tokens.c.kind == kind) & _is_good(now)

        def work(connection: Connection) -> Token | None:
            found = connection.execute(update(tokens).where(good).values(used=now).returning(*tokens.c)).first()
            return None if found is None else Token(*found)

        return await self._write(work)

    async def forget_token(self, hash: bytes) -> None:
        await self._change(delete(tokens).where(tokens.c.hash == hash))

    async def forget_expired(self, now: int) -> None:
        """Tokens whose time is over."""
        await self._change(delete(tokens).where(tokens.c.expires <= now))

    # --- the whole -----------------------------------------------------------------------------------------------

    async def ping(self) -> None:
        """Returns if a move could be stored now; raises StoreAway if not. Only what is written shows that."""
        trial = Token(token_bytes(), "trial")

        def work(connection: Connection) -> None:
            connection.execute(insert(tokens), _token(trial))
            connection.execute(delete(tokens).where(tokens.c.hash == trial.hash))

        await self._write(work)

    async def backup(self, path: Path) -> None:
        """A copy of the data file as it is now, while others write. NotHere for PostgreSQL."""
        await asyncio.to_thread(self._data.backup, path)

    # --- reading and writing -------------------------------------------------------------------------------------

    async def _one(self, question: Select[Any]) -> Any:
        return await self._data.read(lambda connection: connection.execute(question).first())

    async def _rows(self, question: Select[Any]) -> list[Row]:
        return await self._data.read(lambda connection: [_row(found) for found in connection.execute(question)])

    async def _change(self, change: Any, values: Any = None) -> None:
        if values == []:
            return

        def work(connection: Connection) -> None:
            connection.execute(change, values)

        await self._write(work)

    # All writes that wait share one commit. A durable commit costs one wait for the disk, however much is in it. While
    # one is under way, new writes gather, and the next takes them all: a single move waits for nobody, and under load
    # the disk is not the limit.

    async def _write(self, write: _Append | Callable[[Connection], T]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, answer))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._drain())
        return await answer

    async def _drain(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            batch.sort(key=_place)  # processes that lock tables in the same order never wait for each other in a circle
            answers = await self._commit([write for write, _ in batch])
            for (_, future), answer in zip(batch, answers, strict=True):
                if future.done():
                    continue  # its caller was cancelled
                if isinstance(answer, Exception):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)

    async def _commit(self, batch: Sequence[_Write]) -> list[Any]:
        """One answer for each write, an exception among them where it failed. Never raises."""
        try:
            if moves := _moves(batch):
                moved = await self._data.move(as_json(moves))
                return [None if id in moved else _collision(id, move[4] + 1) for id, move in moves.items()]
            return await self._data.write(lambda connection: _do(connection, batch))
        except StoreAway as error:
            return [StoreAway(str(error)) for _ in batch]  # each its own: an error grows while it travels up
        except Exception as error:
            if len(batch) == 1:
                return [error]
        # One of them asked for something impossible, and the database undid them all. Each by itself, then.
        return [(await self._commit([write]))[0] for write in batch]


def _place(waiting: tuple[_Write, asyncio.Future[Any]]) -> str:
    write, _ = waiting
    return write.row.id if isinstance(write, _Append) else ""


def _moves(batch: Sequence[_Write]) -> dict[str, tuple[Any, ...]]:
    """What `Database.move` takes, where a batch is nothing but moves of as many tables. In the order of the tables' ids
    (see `_drain`), in which they are locked."""
    moves = {
        one.row.id: (
            one.row.number, one.row.updated, one.row.due, as_json(one.row.waiting_for), one.entries[0].number - 1,
            [(entry.number, entry.at, entry.act.decode()) for entry in one.entries],
        )
        for one in batch if isinstance(one, _Append) and one.moves_only
    }  # fmt: skip
    return moves if len(moves) == len(batch) else {}


def _collision(table: str, number: int) -> Collision:
    return Collision(f"Entry {number} of table {table} is not the next one.")


def _do(connection: Connection, batch: Sequence[_Write]) -> list[Any]:
    """A batch in one transaction: one answer for each."""
    appended = iter(_append(connection, [write for write in batch if isinstance(write, _Append)]))
    answers: list[Any] = []
    for write in batch:
        if isinstance(write, _Append):
            answers.append(next(appended))
        else:
            try:
                answers.append(write(connection))
            except Collision as error:  # raised before anything was written for it
                answers.append(error)
    return answers


def _append(connection: Connection, batch: Sequence[_Append]) -> list[Collision | None]:
    """Three statements for any number of tables. Rows are locked in the order of their ids, so that two processes never
    wait for each other in a circle; with its row locked, nobody else can take a table's next number."""
    if not batch:
        return []
    found = connection.execute(_PRESENT, {"new": dict.fromkeys(one.row.id for one in batch)})
    present = {id: (number, people) for id, number, people in found}
    answers: list[Collision | None] = []
    rows: dict[str, list[Any]] = {}
    resat: dict[str, Row] = {}
    log: list[tuple[str, int, int, str]] = []
    for one in batch:
        row = one.row
        number, people = present.get(row.id, (None, None))
        if number != one.entries[0].number - 1:
            answers.append(_collision(row.id, one.entries[0].number))
            continue
        columns = _columns(row)
        rows[row.id] = [columns[name] for name in _MOVING]
        present[row.id] = (row.number, columns["people"])
        if columns["people"] != people:
            resat[row.id] = row
        log += [(row.id, entry.number, entry.at, entry.act.decode()) for entry in one.entries]
        answers.append(None)
    if log:
        connection.execute(_MOVE_ON, {"new": rows})
        connection.execute(_LOG_ON, {"new": {str(key): entry for key, entry in enumerate(log)}})
    if resat:
        connection.execute(delete(seats).where(seats.c.table_id.in_(resat)))
        if sitting := [seat for row in resat.values() for seat in _seats(row)]:
            connection.execute(insert(seats), sitting)
    return answers


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

# A batch of rows goes into a statement as one JSON object, which both databases take apart in the same way. A statement
# with one parameter is one call of the driver, during which SQLite's thread leaves the interpreter to the others; row
# by row it would ask for it back a thousand times.
_NEW = func.json_each(bindparam("new", type_=JSON)).table_valued("key", "value", name="new")


def _value(index: int, column: Column[Any]) -> ColumnElement[Any]:
    return cast(_NEW.c.value.op("->>")(index), column.type)


_MOVING = ("phase", "listed", "number", "updated", "due", "waiting_for", "people", "about")
_PRESENT = (
    select(tables.c.id, tables.c.number, tables.c.people)
    .where(tables.c.id.in_(select(_NEW.c.key)))
    .order_by(tables.c.id)
    .with_for_update()
)
_NUMBERS = select(tables.c.id, tables.c.number).where(tables.c.id.in_(select(_NEW.c.key)))
_MOVE_ON = (
    update(tables)
    .where(tables.c.id == _NEW.c.key)
    .values({name: _value(index, tables.c[name]) for index, name in enumerate(_MOVING)})
)
_LOG_ON = insert(entries).from_select(
    [column.name for column in entries.c], select(*(_value(index, column) for index, column in enumerate(entries.c)))
)
_PEOPLE = msgspec.json.Decoder(list[tuple[str, int]])
_SEATS = msgspec.json.Decoder(list[int])


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
        "waiting_for": as_json(row.waiting_for),
        "people": as_json(row.people),
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


def _check(row: Row, new: Sequence[Entry], first: int | None = None) -> None:
    """Mistakes of the caller, found before they are in anybody's transaction."""
    numbers = [entry.number for entry in new]
    if not new or numbers != list(range(first or numbers[0], row.number + 1)):
        raise ValueError(f"entries {numbers} do not lead to row {row.number}")
