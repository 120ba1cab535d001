"""The summary of a table: what lists, "my tables" and deferred work need without reading the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from petitfour.table import clock
from petitfour.table.events import Phase

if TYPE_CHECKING:
    from petitfour.table.table import Table

HOST = -1  # the seat number of a host without a seat


class Row(msgspec.Struct, frozen=True):
    """The summary of a table. The store writes it in the same transaction as the log entry it follows."""

    id: str
    game: str
    phase: Phase
    listed: bool
    number: int  # of the last entry
    created: int
    updated: int
    due: int | None = None  # when deferred work must run: a bot's move, a late move, a cleanup
    waiting_for: list[int] = []  # the seats to act, for "my tables"
    people: list[tuple[str, int]] = []  # (person, seat); HOST for a host without a seat, less for people who left
    about: msgspec.Raw = msgspec.Raw(b"{}")  # a ListedTable as JSON, for lists
    relisted: int | None = None  # the entry that last changed phase, people or about; None: unknown


def row(table: Table) -> Row:
    """Return the summary of a table."""
    return Row(
        id=table.id, game=table.made.game, phase=table.phase, listed=table.made.listed, number=table.number,
        created=table.created, updated=table.at, due=clock.due(table),
        waiting_for=[seat for seat in table.to_act() if 0 <= seat < len(table.seats)],
        people=table.roster, about=table.about, relisted=table.relisted,
    )  # fmt: skip


def roster(table: Table) -> list[tuple[str, int]]:
    """Return all people that the log names, with their seats.

    People who have left are included, so that the store finds the table when they delete their data.
    """
    sitting = [(seat.person, number) for number, seat in enumerate(table.seats) if seat.person]
    seated = table.people()
    standing = [(table.host, HOST)] if table.host and table.host not in seated else []
    gone = [person for person in table.named if person not in seated and person != table.host]
    return [*sitting, *standing, *[(person, HOST - 1 - place) for place, person in enumerate(gone)]]
