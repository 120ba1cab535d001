"""Convert between the stored log of a table and its events, and fold a log into a table."""

from __future__ import annotations

from collections.abc import Iterable

from petitfour.server.store import store
from petitfour.table import events
from petitfour.table.config import TableConfig
from petitfour.table.errors import BadLog
from petitfour.table.events import Entry
from petitfour.table.table import DEFAULTS, Table


def as_stored(entry: Entry) -> store.Entry:
    """Encode an entry for the store."""
    return store.Entry(entry.number, entry.at, events.encode(entry.event))


def as_read(entry: store.Entry) -> Entry:
    """Decode a stored entry; raises msgspec.MsgspecError if its form is unknown."""
    return Entry(entry.number, entry.at, events.decode(entry.act))


def add_all(table: Table, entries: Iterable[Entry]) -> Table:
    """Add entries to a table; raises BadLog for any failure. The text of the error is logged, so it contains no move
    and no person."""
    number = table.number
    try:
        for entry in entries:
            number += 1
            table.add(entry)
    except (BadLog, MemoryError):
        raise
    except Exception as error:
        raise BadLog(f"table {table.id}: entry {number} or the next cannot be read ({type(error).__name__})") from error
    return table


def fold(id: str, entries: Iterable[store.Entry], secret: bytes | None, config: TableConfig = DEFAULTS) -> Table:
    """Build a table from its stored log; raises BadLog if that fails."""
    return add_all(Table(id, secret, config), map(as_read, entries))
