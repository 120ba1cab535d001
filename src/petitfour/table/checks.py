"""Checks that several commands share, and whether an event would change anything."""

from __future__ import annotations

from petitfour.bots.levels import LEVELS
from petitfour.core.names import clean_name, name_key
from petitfour.core.record import BadName
from petitfour.table.errors import Refused
from petitfour.table.events import GATHERING, AgreedToEnd, AnyEvent, HostGiven, Readied, Sat, SeatConfig, SeatSet
from petitfour.table.seats import Seat
from petitfour.table.table import Table

LONGEST_NAME = 30


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("no-such-seat")
    return table.seats[number]


def own_seat(table: Table, person: str, number: int) -> Seat:
    seat = seat_at(table, number)
    if seat.person is None or seat.person != person:
        raise Refused("not-your-seat")
    return seat


def check_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Refused("not-host")


def check_phase(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise Refused(f"not-{phase}")


def check_unsealed(table: Table) -> None:
    """Check that seats and pledges may still change."""
    check_phase(table, GATHERING)
    if table.sealed:
        raise Refused("sealed")


def check_not_removed(seat: Seat) -> None:
    if seat.removed:
        raise Refused("removed")


def good_name(name: str | None) -> str:
    """Return the name in its normal form, or raise Refused("bad-name")."""
    try:
        clean = clean_name(name or "")
    except BadName:
        raise Refused("bad-name") from None
    if len(clean) > LONGEST_NAME:
        raise Refused("bad-name")
    return clean


def distinct_name(table: Table, person: str, name: str | None) -> str:
    """Return a good name, with a number added if somebody else at the table has one that looks the same."""
    clean = good_name(name)
    taken = {name_key(seat.config.name) for seat in table.seats if seat.config.name and is_other(seat, person)}
    found, number = clean, 1
    while name_key(found) in taken:
        number += 1
        found = f"{clean[: LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}"
    return found


def is_other(seat: Seat, person: str) -> bool:
    return seat.config.kind in ("person", "bot") and seat.person != person


def good_level(level: str | None) -> str:
    if level not in LEVELS:
        raise Refused("no-such-level")
    return level


def changes_nothing(table: Table, event: AnyEvent) -> bool:
    """Whether the table is already as this event would make it. Such an event need not be written."""
    if isinstance(event, Readied):
        seat = table.seats[event.seat]
        return seat.ready and (seat.entropy, seat.pledge) == (event.entropy, event.pledge)
    if isinstance(event, Sat):
        seat = table.seats[event.seat]
        same = SeatConfig("person", event.name, person=event.person, remote=event.remote) == seat.config
        return same and not seat.ready  # sitting down again takes readiness back
    if isinstance(event, SeatSet):
        return table.seats[event.seat].config == event.config
    if isinstance(event, HostGiven):
        return table.host == event.person
    if isinstance(event, AgreedToEnd):
        return event.seat in table.agreed if event.yes else not table.agreed
    return False
