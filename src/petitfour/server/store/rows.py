"""What the store takes and gives, and how it is written in database rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from petitfour.core.errors import PetitFourError
from petitfour.server.store.database import as_json
from petitfour.server.store.schema import tokens
from petitfour.table.summary import Row


class Collision(PetitFourError):
    """The number is taken (or the id, for a new table): another writer was faster. Load and try again."""


class NoSuchPerson(PetitFourError):
    """A person named in the entries is deleted, or is being deleted. Nothing was written."""


class NoSuchTable(PetitFourError):
    """There is no table with that id."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One event of a table's log. `at` is in milliseconds since 1970 and never before the previous entry."""

    number: int
    at: int
    act: bytes


class Person(msgspec.Struct, frozen=True):
    """Somebody with a display name, identified by tokens."""

    id: str
    name: str
    created: int


class Token(msgspec.Struct, frozen=True):
    """What the holder of a secret may do. The store has only the hash of the secret."""

    hash: bytes
    kind: str
    person: str | None = None
    expires: int | None = None
    used: int | None = None

    def __repr__(self) -> str:
        return f"<token {self.kind}>"


PEOPLE = msgspec.json.Decoder(list[tuple[str, int]])
_WAITING_FOR = msgspec.json.Decoder(list[int])


def table_columns(row: Row) -> dict[str, Any]:
    """Return the columns of `tables` for a row."""
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


def read_row(found: Any) -> Row:
    """Return the row for the columns of `tables`."""
    return Row(
        found.id,
        found.game,
        found.phase,
        found.listed,
        found.number,
        found.created,
        found.updated,
        found.due,
        _WAITING_FOR.decode(found.waiting_for),
        PEOPLE.decode(found.people),
        msgspec.Raw(found.about.encode()),
    )


def entry_columns(table: str, entry: Entry) -> dict[str, Any]:
    """Return the columns of `entries` for an entry."""
    return {"table_id": table, "number": entry.number, "at": entry.at, "act": entry.act.decode()}


def seat_columns(row: Row) -> list[dict[str, Any]]:
    """Return the columns of `seats` for every person at a table."""
    return [{"table_id": row.id, "seat": seat, "person": person} for person, seat in row.people]


def token_columns(token: Token) -> dict[str, Any]:
    """Return the columns of `tokens` for a token."""
    return {column.name: value for column, value in zip(tokens.c, msgspec.structs.astuple(token), strict=True)}


def check_numbers(row: Row, new: Sequence[Entry], first: int | None = None) -> None:
    """Raise ValueError if the entries are not consecutive up to the row's number: a mistake of the caller, found before
    it can undo a transaction that others share."""
    numbers = [entry.number for entry in new]
    if not new or numbers != list(range(first or numbers[0], row.number + 1)):
        raise ValueError(f"entries {numbers} do not lead to row {row.number}")
