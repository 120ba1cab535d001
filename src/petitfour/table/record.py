"""The record of a match: the text form of a table that is over, for the archive."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from petitfour.core.record import Committed, Record, write
from petitfour.table.events import Entry, Moved
from petitfour.table.presentation import encoder

if TYPE_CHECKING:
    from petitfour.table.table import Table


def record(table: Table, entries: Iterable[Entry]) -> Record:
    """Return the record of a table that is over. It has no secret if the match was not played to its end."""
    assert table.state is not None
    outcome = table.state.outcome()
    moves = tuple((entry.event.seat, entry.event.move) for entry in entries if isinstance(entry.event, Moved))
    # a branch has deals of another match, so they cannot be verified with its secret
    source = chance(table) if table.made.branch is None else None
    if outcome is None and source is not None:
        source = replace(source, secret=None)
    return Record(
        game=table.game, players=table.made.players, options=table.options, names=names(table), chance=source,
        moves=moves, outcome=outcome,
    )  # fmt: skip


def record_text(table: Table, found: Record) -> str:
    """Return the record as text, with the table's settings other than the game's in a comment line."""
    made = table.made
    if not made.host:  # an imported match
        return write(found)
    first, rest = write(found).split("\n", 1)
    how = {"clock": made.clock, "spectators": made.spectators, "delay": made.delay, "hints": made.hints,
           "fast": made.fast, "listed": made.listed}  # fmt: skip
    return f"{first}\n# table: {encoder.encode(how).decode()}\n{rest}"


def names(table: Table) -> tuple[str, ...]:
    """Return a name for each seat, Emma's included."""
    found = [seat.config.name or f"{seat.level} bot" for seat in table.seats]
    return (*found, *["Emma"] * (table.chairs - len(found)))


def chance(table: Table) -> Committed:
    """Return the source of the deals, with the secret if it is known here. Call it after the start."""
    made = table.made
    assert table.entropies is not None
    pledges = (table.pledges or (None,) * made.players) if made.scheme == 2 else ()
    return Committed(made.commitment, table.entropies, table.secret, made.scheme, pledges)
