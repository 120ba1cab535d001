"""Check all tables against the present rules, export finished matches as records, and import records."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from petitfour.core.errors import PetitFourError
from petitfour.core.game import as_settings
from petitfour.core.record import Committed, Record
from petitfour.server.clock import now_ms
from petitfour.server.live.event_log import as_read, as_stored, fold
from petitfour.server.store.store import Entry as Kept
from petitfour.server.store.store import Row, Store
from petitfour.server.tokens import new_id
from petitfour.table.errors import BadLog
from petitfour.table.events import OVER, AnyEvent, Closed, Created, Moved, Sealed, SeatConfig, Started
from petitfour.table.record import record, record_text
from petitfour.table.table import Table


class Differs(PetitFourError):
    """The present rules give another result for a table than the one that was stored."""


async def tables(store: Store) -> AsyncIterator[tuple[Row, Table | PetitFourError, list[Kept]]]:
    """Yield every table, replayed by the present rules, or the error that prevents it."""
    async for row, entries in store.everything():
        try:
            table = fold(row.id, entries, await store.secret(row.id) or None)
            compare(row, table)
        except BadLog as error:
            yield row, BadLog(f"{error}: {error.__cause__}") if error.__cause__ else error, entries
        except (PetitFourError, msgspec.MsgspecError) as error:
            yield row, error if isinstance(error, PetitFourError) else Differs(str(error)), entries
        else:
            yield row, table, entries


def compare(row: Row, table: Table) -> None:
    """Raise Differs if the stored row is not the one that follows from the log now."""
    about: dict[str, Any] = msgspec.json.decode(row.about)
    outcome = msgspec.to_builtins(table.outcome)
    for what, was, now in (
        ("its last entry is", row.number, table.number),
        ("it is", row.phase, table.phase),
        ("it waits for", row.waiting_for, table.row().waiting_for),
        ("its outcome is", about.get("outcome"), outcome),
    ):
        if was != now:
            raise Differs(f"by the present rules {what} {now}, not {was}")


async def records(store: Store) -> AsyncIterator[tuple[Table, str]]:
    """Yield every finished match with the text of its record."""
    async for row, table, entries in tables(store):
        if row.phase == OVER and isinstance(table, Table) and table.state is not None:
            yield table, record_text(table, record(table, map(as_read, entries)))


async def put_in(store: Store, found: Record, person: str | None = None, seat: int = 0) -> str:
    """Store a record as a finished table and return its id. With a person: they played it in this seat on a device."""
    chance = found.chance
    committed = chance if isinstance(chance, Committed) else None
    secret = committed.secret if committed and committed.secret else b""
    made = Created(
        game=found.game.id, rules=found.game.rules_version, players=found.players,
        settings=as_settings(found.options), host="", commitment=committed.commitment if committed else "",
        seats=tuple(
            SeatConfig("person", name, person=person if number == seat else None)
            for number, name in enumerate(found.names[: found.players])
        ),
        elsewhere=person is not None, scheme=committed.scheme if committed else 1,
    )  # fmt: skip
    entropies: tuple[str | None, ...] = committed.entropies if committed else ("",) * found.players
    events: list[AnyEvent] = [made]
    if committed and any(committed.pledges):
        events.append(Sealed(committed.pledges))
    events += [Started(entropies), *[Moved(seat, move, "table") for seat, move in found.moves]]
    if found.outcome is None:
        events.append(Closed())
    table, entries = Table(new_id(), secret or None).with_events(events, now_ms())
    await store.create(table.row(), [as_stored(entry) for entry in entries], secret)
    return table.id
