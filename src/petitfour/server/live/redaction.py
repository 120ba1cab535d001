"""Remove a deleted person from the stored log of a table."""

from __future__ import annotations

import msgspec

from petitfour.server.live.event_log import as_read, as_stored
from petitfour.server.store.store import Entry as Stored
from petitfour.server.store.store import Row
from petitfour.table import events
from petitfour.table.events import Entry, Sat, redacted


def redaction(kept: list[Stored], person: str) -> list[Stored]:
    """Return the entries of a log without a person. This includes entries that this program cannot decode."""
    read: list[Entry | Stored] = []
    for entry in kept:
        try:
            read.append(as_read(entry))
        except msgspec.MsgspecError:
            read.append(entry)
    known = [entry.event for entry in read if isinstance(entry, Entry)]
    sat = {event.seat for event in known if isinstance(event, Sat) and event.person == person}
    return [
        as_stored(Entry(one.number, one.at, redacted(one.event, person, sat)))
        if isinstance(one, Entry)
        else Stored(one.number, one.at, events.redacted_text(one.act, person))
        for one in read
    ]


def unlisted(row: Row, person: str) -> bytes:
    """Return what lists show of a table, without the name of a person who sits there."""
    about = msgspec.json.decode(row.about)
    for who, seat in row.people:
        if who == person and seat >= 0:
            about["seats"][seat]["name"] = None
    return msgspec.json.encode(about)
