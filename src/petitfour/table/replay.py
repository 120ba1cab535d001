"""A finished match once more: everything that each viewpoint saw, from one play-through at a table."""

from __future__ import annotations

import msgspec

from petitfour.core.breaks import breathe
from petitfour.core.game import as_settings
from petitfour.core.record import Record
from petitfour.core.state import DEALER
from petitfour.core.view import View
from petitfour.table.events import By, Created, Entry, Moved, SeatConfig, Started
from petitfour.table.presentation import PlayedMove, TableInfo
from petitfour.table.table import Table


class SeenMatch(msgspec.Struct, frozen=True):
    """The match from one viewpoint: `views[n]` is the view before `events[n]`; the last view is the final one."""

    viewpoint: int | None
    views: list[View]
    events: list[PlayedMove]
    """Numbered from 1."""


class FullReplay(msgspec.Struct, frozen=True):
    """A match from the public side and from every seat."""

    table: TableInfo
    seen: list[SeenMatch]
    """The public side first, then the seats."""


def full_replay(found: Record) -> FullReplay:
    """Play a record once and note what each viewpoint sees, as a live table shows it."""
    table = table_of(found)
    start = table.number
    seen = [SeenMatch(viewpoint, [], []) for viewpoint in (None, *range(found.players))]
    note_views(table, seen)
    for number, (seat, move) in enumerate(found.moves, 1):
        breathe()
        by: By = "table" if seat == DEALER or seat >= found.players else "person"
        table.add(Entry(start + number, 0, Moved(seat, move, by)))
        for one in seen:
            event = table.recent[-1].seen_by(one.viewpoint)
            one.events.append(msgspec.structs.replace(event, number=number))
        note_views(table, seen)
    return FullReplay(table.info(), seen)


def table_of(found: Record) -> Table:
    """Return a table at which the match of a record is about to begin."""
    made = Created(
        game=found.game.id, rules=found.game.rules_version, players=found.players,
        settings=as_settings(found.options),
        seats=tuple(SeatConfig("person", name) for name in found.names[: found.players]), host="",
        commitment="", spectators="public", hints=False,
    )  # fmt: skip
    return Table.fold("", [Entry(1, 0, made), Entry(2, 0, Started((None,) * found.players))])


def note_views(table: Table, seen: list[SeenMatch]) -> None:
    for one in seen:
        view = table.view(one.viewpoint)
        assert view is not None
        one.views.append(view)
