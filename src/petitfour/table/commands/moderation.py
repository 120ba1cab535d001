"""Commands by which the host moderates the table. Everybody sees what the host does."""

from __future__ import annotations

from petitfour.table.checks import check_host, check_not_removed, check_phase, check_unsealed, seat_at
from petitfour.table.commands.lobby import check_may_set
from petitfour.table.commands.structs import Block, Mute, Remove, Unmute
from petitfour.table.errors import Refused
from petitfour.table.events import (
    GATHERING,
    OVER,
    PLAYING,
    AnyEvent,
    Blocked,
    Closed,
    Muted,
    Removed,
    SeatConfig,
    SeatSet,
    pseudonym,
)
from petitfour.table.table import Table


def other_person(table: Table, host: str, number: int) -> str:
    """Return the person in a seat whom the host moderates. The host may not choose their own seat."""
    check_host(table, host)
    person = seat_at(table, number).person
    if person is None:
        raise Refused("no-such-seat")
    if person == host:
        raise Refused("own-seat")
    return person


def mute(table: Table, host: str, command: Mute) -> list[AnyEvent]:
    return [Muted(pseudonym(table.id, other_person(table, host, command.seat)))]


def unmute(table: Table, host: str, command: Unmute) -> list[AnyEvent]:
    return [Muted(pseudonym(table.id, other_person(table, host, command.seat)), yes=False)]


def remove(table: Table, host: str, command: Remove) -> list[AnyEvent]:
    """The match goes on with a bot, so nobody wins by a removal."""
    if table.phase == GATHERING:
        check_may_set(table, host, command.seat)
        return [SeatSet(command.seat, SeatConfig())]
    other_person(table, host, command.seat)
    check_phase(table, PLAYING)
    check_not_removed(table.seats[command.seat])
    return [Removed(command.seat)]


def block(table: Table, host: str, command: Block) -> list[AnyEvent]:
    person = other_person(table, host, command.seat)
    leaves: list[AnyEvent] = []
    if table.phase == GATHERING:
        check_unsealed(table)
        leaves += [SeatSet(seat, SeatConfig()) for seat in table.seats_of(person)]
    elif table.phase == PLAYING:
        leaves += [Removed(seat) for seat in table.seats_of(person) if not table.seats[seat].removed]
    return [*leaves, Blocked(pseudonym(table.id, person))]


def close(table: Table, host: str) -> list[AnyEvent]:
    check_host(table, host)
    if table.phase == OVER:
        raise Refused("not-playing")
    if table.sealed:  # otherwise a host who knows the deal from a dishonest server could cancel it
        raise Refused("sealed")
    return [Closed("closed")]
