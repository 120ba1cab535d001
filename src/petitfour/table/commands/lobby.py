"""Commands before the start: seats, readiness, the start itself."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256

from petitfour.core import fair
from petitfour.table import events
from petitfour.table.checks import (
    check_host,
    check_phase,
    check_unsealed,
    distinct_name,
    good_level,
    good_name,
    own_seat,
    seat_at,
)
from petitfour.table.commands.structs import (
    Context,
    GiveHost,
    Ready,
    Reveal,
    SeatRemoteBot,
    SetSeat,
    Sit,
    Stand,
)
from petitfour.table.errors import Refused
from petitfour.table.table import Table


def seat_config(to: str, name: str | None, level: str | None, key: str | None) -> events.SeatConfig:
    """Return a seat as a host may set it. `key` is the SHA-256 of the key in a friend's link."""
    if to == "bot":
        return events.SeatConfig("bot", name and good_name(name), good_level(level))
    if to == "friend":
        return events.SeatConfig("friend", good_name(name), key=key)
    return events.SeatConfig()


def hashed(key: str) -> str:
    """Return the SHA-256 of the key of a reserved seat."""
    return sha256(key.encode()).hexdigest()


def sit(table: Table, person: str, command: Sit) -> list[events.AnyEvent]:
    if table.is_blocked(person):
        raise Refused("blocked")
    check_unsealed(table)
    seat = seat_at(table, command.seat)
    if seat.person == person:
        name = distinct_name(table, person, command.name)
        return [events.Sat(command.seat, person, name, remote=seat.config.remote)]
    if seat.config.kind == "friend":
        if not hmac.compare_digest(hashed(command.key or ""), seat.config.key or ""):
            raise Refused("wrong-key")
    elif seat.config.kind != "open":
        raise Refused("seat-taken")
    return [events.Sat(command.seat, person, distinct_name(table, person, command.name or seat.config.name))]


def stand(table: Table, person: str, command: Stand) -> list[events.AnyEvent]:
    seat = own_seat(table, person, command.seat)
    if table.phase == events.GATHERING:
        check_unsealed(table)
        return [events.Stood(command.seat)]
    check_phase(table, events.PLAYING)
    if seat.by_bot:
        raise Refused("bot-in-seat")
    return [events.BotLetIn(command.seat)]


def set_seat(table: Table, person: str, command: SetSeat, context: Context) -> list[events.AnyEvent]:
    config = seat_config(command.to, command.name, command.level, context.new_key)
    check_may_set(table, person, command.seat)
    return [events.SeatSet(command.seat, config)]


def check_may_set(table: Table, person: str, seat: int) -> None:
    """Check that a person may set this seat: as the host, before the start."""
    check_host(table, person)
    check_unsealed(table)
    seat_at(table, seat)


def seat_remote_bot(table: Table, person: str, command: SeatRemoteBot, context: Context) -> list[events.AnyEvent]:
    bot = context.new_person
    assert bot is not None
    check_may_set(table, person, command.seat)
    name = distinct_name(table, bot, command.name)
    return [events.SeatSet(command.seat, events.SeatConfig()), events.Sat(command.seat, bot, name, remote=True)]


def ready(table: Table, person: str, command: Ready) -> list[events.AnyEvent]:
    """The field of the other scheme is refused, not ignored, so that nobody believes that it counts."""
    check_unsealed(table)
    own_seat(table, person, command.seat)
    entropy, pledge = command.entropy, command.pledge
    if table.made.scheme == 2:
        if entropy is not None or (pledge is not None and not fair.HASH.fullmatch(pledge)):
            raise Refused("bad-message")
        return [events.Readied(command.seat, pledge=pledge)]
    if pledge is not None:
        raise Refused("bad-message")
    try:
        fair.entropy_bytes(entropy or "")
    except fair.BadEntropy:
        raise Refused("bad-entropy") from None
    return [events.Readied(command.seat, entropy or "")]


def give_host(table: Table, person: str, command: GiveHost) -> list[events.AnyEvent]:
    check_host(table, person)
    seat = seat_at(table, command.seat)
    heir = seat.person
    if heir is None:
        raise Refused("no-such-seat")
    if seat.removed:
        raise Refused("removed")
    return [events.HostGiven(heir)]


def start(table: Table, person: str) -> list[events.AnyEvent]:
    """Only the host may start. If the host has no seat, any player may."""
    if table.seats_of(table.host) or not table.seats_of(person):
        check_host(table, person)
    check_unsealed(table)
    if any(seat.config.kind in ("open", "friend") for seat in table.seats):
        raise Refused("seats-free")
    if not all(seat.ready for seat in table.seats):
        raise Refused("not-ready")
    if table.made.scheme == 1:
        return [events.Started(tuple(seat.entropy for seat in table.seats))]
    pledges = tuple(seat.pledge for seat in table.seats)
    return [events.Sealed(pledges) if any(pledges) else events.Started((None,) * len(pledges))]


def to_reveal(table: Table) -> list[int]:
    """Return the seats of a sealed table that have pledged an entropy and not revealed it."""
    return [seat for seat, pledge in enumerate(table.pledges or ()) if pledge and seat not in table.revealed]


def reveal(table: Table, person: str, command: Reveal) -> list[events.AnyEvent]:
    """The last reveal starts the match."""
    number, entropy = command.seat, command.entropy
    own_seat(table, person, number)
    if not table.sealed or number not in to_reveal(table):
        raise Refused("nothing-to-reveal")
    assert table.pledges is not None
    try:
        fits = fair.pledge(table.made.commitment, number, entropy) == table.pledges[number]
    except fair.BadEntropy:
        fits = False
    if not fits:
        raise Refused("wrong-entropy")
    revealed = {**table.revealed, number: entropy}
    others = [seat for seat in to_reveal(table) if seat != number]
    return [events.Revealed(number, entropy), *([] if others else first_events(table, revealed))]


def start_sealed(table: Table, context: Context) -> list[events.AnyEvent]:
    """A seat that has not revealed adds only its pledge."""
    due = table.due()
    if not table.sealed or due is None or context.now < due:
        raise Refused("stale")
    return first_events(table, table.revealed)


def first_events(table: Table, revealed: Mapping[int, str]) -> list[events.AnyEvent]:
    """Start the match. Bots play the seats of people who were deleted since the table was sealed."""
    gone = [number for number, seat in enumerate(table.seats) if seat.config.kind == "person" and seat.person is None]
    return [events.Started(tuple(map(revealed.get, range(len(table.seats))))), *map(events.Conceded, gone)]
