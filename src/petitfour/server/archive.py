"""What can be done with all tables at once: check them against the present rules, take records out, put records in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from petitfour.core.errors import PetitFourError
from petitfour.core.game import as_settings
from petitfour.core.record import Committed, Record
from petitfour.server.acts import OVER, Abandoned, AnyAct, Created, Moved, Place, Started
from petitfour.server.persons import new_id
from petitfour.server.room import as_read, as_stored, now_ms
from petitfour.server.store import Entry as Kept
from petitfour.server.store import Row, Store
from petitfour.server.table import Table, record, record_text


class Differs(PetitFourError):
    """A table that the present rules would play otherwise."""


async def tables(store: Store) -> AsyncIterator[tuple[Row, Table | PetitFourError, list[Kept]]]:
    """Every table, played again by the present rules; or why it cannot be."""
    async for row, entries in store.everything():
        try:
            table = Table.fold(row.id, map(as_read, entries), await store.secret(row.id) or None)
            compare(row, table)
        except (PetitFourError, msgspec.MsgspecError) as error:
            yield row, error if isinstance(error, PetitFourError) else Differs(str(error)), entries
        else:
            yield row, table, entries


def compare(row: Row, table: Table) -> None:
    """What was written down beside the log when it happened must be what the log gives now."""
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
    """Of all matches that are over, as files."""
    async for row, table, entries in tables(store):
        if row.phase == OVER and isinstance(table, Table) and table.state is not None:
            yield table, record_text(table, record(table, map(as_read, entries)))


async def put_in(store: Store, found: Record) -> str:
    """A record becomes a table that is over; its id."""
    chance = found.chance
    committed = chance if isinstance(chance, Committed) else None
    secret = committed.secret if committed and committed.secret else b""
    made = Created(
        game=found.game.id, rules=found.game.rules_version, players=found.players,
        settings=as_settings(found.options), host="", commitment=committed.commitment if committed else "",
        seats=tuple(Place("person", name) for name in found.names[: found.players]),
    )  # fmt: skip
    entropies = committed.entropies if committed else ("",) * found.players
    acts: list[AnyAct] = [made, Started(entropies), *[Moved(seat, move, "table") for seat, move in found.moves]]
    if found.outcome is None:
        acts.append(Abandoned())
    table, entries = Table(new_id(), secret or None).exactly(acts, now_ms())
    await store.create(table.row(), [as_stored(entry) for entry in entries], secret)
    return table.id
