"""What clients asked and were told, and the checker that compares it with the log.

A log determines everything: the events, and the view of every viewpoint after every entry. So the checker folds the
final log once and requires that each message says exactly what the log says at its number. It is an anomaly if a
message is about an entry that was never stored or was stored differently, or shows a viewpoint anything but its view.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from petitfour.table.events import Entry, Moved
from petitfour.table.presentation import RecentMove
from petitfour.table.table import Table

Message = dict[str, Any]
MOST = 20  # anomalies reported for each table


class Heard(msgspec.Struct):
    """One message to a client, in the order of its connection."""

    connection: int
    viewpoint: int | None
    message: Message
    when: float
    """By the monotonic clock of this machine, which all processes share."""


class Asked(msgspec.Struct):
    """One move that a client sent, and the number under which the server acknowledged it."""

    seat: int
    move: str
    number: int | None = None
    error: str | None = None


class History:
    """Everything that the clients of one table saw and sent."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.heard: list[Heard] = []
        self.asked: list[Asked] = []

    def hear(self, connection: int, viewpoint: int | None, message: Message) -> None:
        self.heard.append(Heard(connection, viewpoint, message, time.monotonic()))

    def told(self, before: float = float("inf")) -> int:
        """Return the highest number that a client was told before a moment."""
        return max((one.message["at"] for one in self.heard if one.when < before), default=0)


def plain(value: object) -> Any:
    """Return a value as it is after JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check(history: History, entries: Sequence[Entry], secret: bytes) -> list[str]:
    """Return the anomalies of one table: what clients were told compared with its final log."""
    anomalies = check_numbers(entries)
    if anomalies:
        return anomalies
    anomalies += check_contents(history, entries, secret)
    anomalies += check_order(history.heard)
    anomalies += check_answers(history.asked, entries)
    return [f"table {history.table}: {one}" for one in anomalies[:MOST]]


def check_numbers(entries: Iterable[Entry]) -> list[str]:
    """The numbers of a log have no gap and no double."""
    return [
        f"entry {entry.number} stands where {wanted} should be"
        for wanted, entry in enumerate(entries, 1)
        if entry.number != wanted
    ][:1]


def check_contents(history: History, entries: Sequence[Entry], secret: bytes) -> list[str]:
    """Every message says what the log says: the events and the view of its viewpoint at its number."""
    at: dict[int, list[Heard]] = defaultdict(list)
    for heard in history.heard:
        at[heard.message["at"]].append(heard)
    last = len(entries)
    anomalies = [f"a client was told of entry {number}, but the log ends at {last}" for number in at if number > last]
    table = Table(history.table, secret)
    played: dict[int, RecentMove] = {}
    for entry in entries:
        table.add(entry)
        if isinstance(entry.event, Moved):
            played[entry.number] = table.recent[-1]
        anomalies += [one for heard in at.get(entry.number, ()) for one in compare(heard, table, played)]
    return anomalies


def compare(heard: Heard, table: Table, played: dict[int, RecentMove]) -> list[str]:
    """Compare one message with the table at its number."""
    message, seat = heard.message, heard.viewpoint
    found = []
    if message.get("view") is not None and message["view"] != plain(table.view(seat)):
        found.append(f"at {table.number} viewpoint {seat} was shown a view that the log does not give")
    for event in message.get("events", ()):
        real = played.get(event["number"])
        if real is None:
            found.append(f"viewpoint {seat} was told of move {event['number']}, which is not in the log")
        elif plain(real.seen_by(seat)) != event:
            found.append(f"viewpoint {seat} was told of move {event['number']} otherwise than the log has it")
    return found


def check_order(heard: Iterable[Heard]) -> list[str]:
    """On each connection numbers never fall, and after the first message no event is left out or told twice."""
    anomalies = []
    last: dict[int, int] = {}
    events: dict[int, int] = {}
    for one in heard:
        number, key = one.message["at"], one.connection
        if number < last.get(key, 0):
            anomalies.append(f"connection {key} was told of entry {number} after {last[key]}")
        for event in one.message.get("events", ()):
            if event["number"] <= events.get(key, 0):
                anomalies.append(f"connection {key} was told of move {event['number']} twice")
            events[key] = event["number"]
        last[key] = max(number, last.get(key, 0))
    return anomalies


def check_answers(asked: Iterable[Asked], entries: Sequence[Entry]) -> list[str]:
    """Every acknowledged move is in the log exactly once, and no move was made that nobody asked for."""
    anomalies = []
    acknowledged: set[int] = set()
    sent: dict[tuple[int, str], int] = defaultdict(int)
    for one in asked:
        sent[one.seat, one.move] += 1
        if one.number is None:
            continue
        if one.number in acknowledged:
            anomalies.append(f"two moves were acknowledged as entry {one.number}")
        acknowledged.add(one.number)
        event = entries[one.number - 1].event if one.number <= len(entries) else None
        if not isinstance(event, Moved) or (event.seat, event.move) != (one.seat, one.move):
            anomalies.append(f"the move {one.move} of seat {one.seat}, acknowledged as entry {one.number}, is lost")
    for entry in entries:
        if isinstance(entry.event, Moved) and entry.event.by == "person":
            sent[entry.event.seat, entry.event.move] -= 1
            if sent[entry.event.seat, entry.event.move] < 0:
                anomalies.append(f"seat {entry.event.seat} made move {entry.number}, which it had not sent")
    return anomalies


def check_snapshot(
    histories: Iterable[History], logs: dict[str, int], finals: dict[str, int], when: float
) -> list[str]:
    """A data file as it was on the disk at a moment has everything that clients had been told before."""
    anomalies = []
    for history in histories:
        stored = logs.get(history.table, 0)
        if stored < (told := history.told(when)):
            anomalies.append(f"table {history.table}: a power cut would have lost entries {stored + 1} to {told}")
        if stored > finals[history.table]:
            anomalies.append(f"table {history.table}: the data file lost entries that were on the disk")
    return anomalies
