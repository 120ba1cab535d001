"""Commands at the end of a match: conceding, agreeing, a rematch; and people or tables that go for good."""

from __future__ import annotations

from petitfour.table import clock
from petitfour.table.checks import check_not_removed, check_phase, own_seat
from petitfour.table.commands.structs import AgreeToEnd, Concede, Context
from petitfour.table.errors import Refused
from petitfour.table.events import (
    GATHERING,
    OVER,
    PLAYING,
    AgreedToEnd,
    AnyEvent,
    Closed,
    Conceded,
    Forgotten,
    Rematched,
    SeatConfig,
    Stood,
    pseudonym,
)
from petitfour.table.seats import Seat
from petitfour.table.table import Table


def concede(table: Table, person: str, command: Concede) -> list[AnyEvent]:
    check_still_plays(table, own_seat(table, person, command.seat))
    return [Conceded(command.seat)]


def agree_to_end(table: Table, person: str, command: AgreeToEnd) -> list[AnyEvent]:
    check_still_plays(table, own_seat(table, person, command.seat))
    return [AgreedToEnd(command.seat, command.agree)]


def check_still_plays(table: Table, seat: Seat) -> None:
    """Check that the person of a seat has neither conceded nor been removed."""
    check_phase(table, PLAYING)
    check_not_removed(seat)
    if seat.conceded:
        raise Refused("conceded")


def rematch(table: Table, person: str, context: Context) -> list[AnyEvent]:
    if table.made.elsewhere:
        raise Refused("not-your-seat")  # the other players were never here
    if table.state is None or all(table.seats[number].removed for number in table.seats_of(person)):
        raise Refused("not-your-seat")
    check_phase(table, OVER)
    if table.rematch is not None:
        raise Refused("rematched")
    assert context.new_table is not None
    return [Rematched(context.new_table)]


def rematch_seats(table: Table) -> tuple[SeatConfig, ...]:
    """Return the seats of a rematch: the same people and bots. Seats of deleted or removed people are open."""
    gone = [seat.config.kind == "person" and (seat.person is None or seat.removed) for seat in table.seats]
    return tuple(SeatConfig() if left else seat.config for left, seat in zip(gone, table.seats, strict=True))


def rematch_settings(table: Table) -> dict[str, object]:
    """Return the settings of a rematch: the seat to the left of the former first player starts."""
    first = None if table.first is None else (table.first + 1) % table.made.players
    return {**table.made.settings, "first": first}


def forget(table: Table, person: str) -> list[AnyEvent]:
    """At a sealed table the seats of the person stay until the start: see lobby.first_events."""
    seats = table.seats_of(person)
    leaves: list[AnyEvent] = []
    if table.phase == GATHERING and not table.sealed:
        leaves += [Stood(seat) for seat in seats]
        seats = []
    elif table.phase == PLAYING:
        leaves += [Conceded(seat) for seat in seats if not table.seats[seat].conceded]
    return [*leaves, Forgotten(tuple(seats), person == table.host, pseudonym(table.id, person))]


def abandon(table: Table, context: Context) -> list[AnyEvent]:
    """Somebody may just have used the table; then the command is stale."""
    if table.phase == OVER or context.now < clock.unused_after(table):
        raise Refused("stale")
    return [Closed()]
