"""Append entries to the logs of many tables: one way for all entries, past SQLAlchemy, with the same JSON parameter for
both databases.

The parameter maps the id of each table to a `Change`. One UPDATE moves all tables on whose last number is still the
expected one; the other statements take the tables that moved. A statement with one parameter is one call of the driver,
during which SQLite's thread releases the GIL. A call per row would take the GIL back a thousand times.
"""

from __future__ import annotations

import builtins
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from petitfour.core.errors import PetitFourError
from petitfour.server.store.database import as_json
from petitfour.server.store.rows import Collision, Entry, NoSuchPerson
from petitfour.table.summary import Row

T = TypeVar("T")


class Append(msgspec.Struct, frozen=True):
    """Entries to append to one table, with the row that follows from them (see `Tables.append`)."""

    row: Row
    entries: Sequence[Entry]
    named: Sequence[str] = ()
    rewritten: Sequence[Entry] = ()

    @property
    def relists(self) -> bool:
        """Whether the entries change what lists show. Moves do not, and then these columns are not written."""
        return bool(self.rewritten) or self.row.relisted is None or self.row.relisted >= self.entries[0].number

    def answer(self, moved: set[str], alive: set[str]) -> PetitFourError | None:
        """Return the error of this append, or None if its table moved."""
        if not alive.issuperset(self.named):
            return NoSuchPerson("A person who is named there is deleted.")
        if self.row.id not in moved:
            return Collision(f"Entry {self.entries[0].number} of table {self.row.id} is not the next one.")
        return None


class NewEntry(msgspec.Struct, frozen=True, array_like=True):
    """An entry in the parameter."""

    number: int
    at: int
    act: str


class NewSeat(msgspec.Struct, frozen=True, array_like=True):
    """A row of `seats` in the parameter."""

    seat: int
    person: str


class Change(msgspec.Struct, frozen=True, array_like=True):
    """What an append changes at one table. Columns of `tables` without a value stay as they are, except `due`.

    It is written as an array, because the databases read arrays faster. The statements below name its fields, and `at`
    finds their places.
    """

    before: int  # number of the last entry so far
    number: int
    updated: int
    due: int | None
    waiting_for: str
    entries: list[NewEntry]
    rewritten: list[NewEntry]
    phase: str | None = None
    listed: bool | None = None
    people: str | None = None
    about: str | None = None
    seats: list[NewSeat] = []


def change(append: Append) -> Change:
    """Return the change of one append."""
    row = append.row
    always = (
        append.entries[0].number - 1, row.number, row.updated, row.due, as_json(row.waiting_for),
        [NewEntry(entry.number, entry.at, entry.act.decode()) for entry in append.entries],
        [NewEntry(entry.number, entry.at, entry.act.decode()) for entry in append.rewritten],
    )  # fmt: skip
    if not append.relists:
        return Change(*always)
    seats = [NewSeat(seat, person) for person, seat in row.people]
    return Change(*always, row.phase, row.listed, as_json(row.people), bytes(row.about).decode(), seats)


def parameter(wave: Sequence[Append]) -> str:
    """Return the parameter of the statements. The tables keep their order, so all processes lock them in the same."""
    return as_json({append.row.id: change(append) for append in wave})


def waves(batch: Sequence[tuple[Append, T]]) -> list[list[tuple[Append, T]]]:
    """Split a batch into parts with at most one append per table, in order."""
    found: list[list[tuple[Append, T]]] = []
    seen: dict[str, int] = {}
    for one in batch:
        id = one[0].row.id
        number = seen.get(id, 0)
        seen[id] = number + 1
        if number == len(found):
            found.append([])
        found[number].append(one)
    return found


def relists(wave: Sequence[Append]) -> bool:
    """Whether an append of a wave changes more than a move does."""
    return any(append.relists for append in wave)


def named(wave: Sequence[Append]) -> str | None:
    """Return the people whom a wave names as JSON, or None if it names nobody."""
    people = sorted({person for append in wave for person in append.named})
    return as_json(people) if people else None


def at(kind: type[msgspec.Struct], name: str) -> int:
    """Return the place of a field in the array of a struct."""
    return kind.__struct_fields__.index(name)


def field(name: str, type: str, of: str = "new.value", kind: builtins.type[msgspec.Struct] = Change) -> str:
    """Return the SQL of a field of a struct in the parameter, as a column type."""
    return f"CAST({of} ->> {at(kind, name)} AS {type})"


def entry(name: str, type: str) -> str:
    return field(name, type, "entry.value", NewEntry)


def seat(name: str, type: str) -> str:
    return field(name, type, "seat.value", NewSeat)


_ALWAYS = {"number": "INTEGER", "updated": "BIGINT", "due": "BIGINT", "waiting_for": "TEXT"}
_LISTING = {"phase": "TEXT", "listed": "BOOLEAN", "people": "TEXT", "about": "TEXT"}


def _update(relists: bool) -> str:
    """Return the UPDATE of `tables`. If no append of a wave changes what lists show, it leaves those columns out. With
    them a group of 50 moves takes 1.15 times the processor time (SQLite, bench/append.py)."""
    listing = [f"{name} = coalesce({field(name, type)}, tables.{name})" for name, type in _LISTING.items()]
    always = [f"{name} = {field(name, type)}" for name, type in _ALWAYS.items()]
    return f"""
    UPDATE tables SET {", ".join([*always, *(listing if relists else [])])} FROM json_each(?1) AS new
    WHERE tables.id = new.key AND tables.number = {field("before", "INTEGER")}
    RETURNING tables.id"""


_ENTRY = f"{entry('number', 'INTEGER')}, {entry('at', 'BIGINT')}, {entry('act', 'TEXT')}"
_SEAT = f"{seat('seat', 'INTEGER')}, {seat('person', 'TEXT')}"

# --- SQLite: statements in a transaction. `?2` has the ids of the tables that moved. ---------------------------------

_MOVED = "new.key IN (SELECT value FROM json_each(?2))"


def _each(name: str, one: str) -> str:
    return f"json_each(?1) AS new, json_each(new.value, '$[{at(Change, name)}]') AS {one}"


SQLITE_NAMED = "SELECT id FROM persons WHERE id IN (SELECT value FROM json_each(?1)) AND name <> ''"
SQLITE_UPDATE = {relists: _update(relists) for relists in (False, True)}
SQLITE_ENTRIES = f"""
    INSERT INTO entries (table_id, number, at, act) SELECT new.key, {_ENTRY}
    FROM {_each("entries", "entry")} WHERE {_MOVED}"""
SQLITE_REWRITTEN = f"""
    UPDATE entries SET act = {entry("act", "TEXT")} FROM {_each("rewritten", "entry")}
    WHERE {_MOVED} AND entries.table_id = new.key AND entries.number = {entry("number", "INTEGER")}"""
SQLITE_UNSEAT = f"""
    DELETE FROM seats WHERE table_id IN (
        SELECT new.key FROM json_each(?1) AS new WHERE {_MOVED} AND {field("people", "TEXT")} IS NOT NULL)"""
SQLITE_SEAT = f"""
    INSERT INTO seats (table_id, seat, person) SELECT new.key, {_SEAT} FROM {_each("seats", "seat")} WHERE {_MOVED}"""

# --- PostgreSQL: one statement, which is a transaction of its own unless people must be locked before. ---------------


def _elements(name: str, one: str) -> str:
    return f"moved CROSS JOIN LATERAL json_array_elements(moved.value -> {at(Change, name)}) AS {one}"


POSTGRESQL_NAMED = """
    SELECT id FROM persons WHERE id IN (SELECT json_array_elements_text($1::text::json)) AND name <> ''
    ORDER BY id FOR SHARE"""


def _postgresql(relists: bool) -> str:
    seats = f""",
    seating (id, seat, person) AS (SELECT moved.id, {_SEAT} FROM {_elements("seats", "seat")}),
    unseated AS (
        DELETE FROM seats USING moved
        WHERE seats.table_id = moved.id AND {field("people", "TEXT", "moved.value")} IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM seating WHERE seating.id = moved.id AND seating.seat = seats.seat)
    ),
    seated AS (
        INSERT INTO seats (table_id, seat, person) SELECT id, seat, person FROM seating
        ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person
    ),
    rewritten AS (
        UPDATE entries SET act = {entry("act", "TEXT")} FROM {_elements("rewritten", "entry")}
        WHERE entries.table_id = moved.id AND entries.number = {entry("number", "INTEGER")}
    )"""
    return f"""
    WITH moved AS ({_update(relists).replace("?1", "$1::text::json")}, new.value),
    logged AS (
        INSERT INTO entries (table_id, number, at, act) SELECT moved.id, {_ENTRY} FROM {_elements("entries", "entry")}
    ){seats if relists else ""}
    SELECT id FROM moved"""


POSTGRESQL = {relists: _postgresql(relists) for relists in (False, True)}
