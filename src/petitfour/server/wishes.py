"""Who may do what at a table. Each function takes a wish and gives the act that it comes to, or raises Refused.

Nothing here changes a table. What is refused, and why, hangs on public things alone, but for the move of a seat: its
own legal moves are no secret to it.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from petitfour.bots.levels import LEVELS
from petitfour.core import fair
from petitfour.core.errors import IllegalMove
from petitfour.core.record import BadName, check_name
from petitfour.server.acts import (
    GATHERING,
    OVER,
    PLAYING,
    Abandoned,
    Agreed,
    CameBack,
    Conceded,
    Forgotten,
    Held,
    HostGiven,
    Moved,
    Place,
    Readied,
    Rematched,
    Sat,
    SeatSet,
    Started,
    Stood,
    mark,
)
from petitfour.server.table import DAY, Seat, Table
from petitfour.server.wire import Refused

LONGEST_NAME = 30
AWAY = 30_000  # milliseconds after which the others may let a bot play for who is not here
IDLE = 180_000  # and for who is here and does not move, at a table without a clock
QUIET = DAY  # a match in which nothing has happened for so long may be abandoned by its host


# --- what several wishes need ------------------------------------------------------------------------------------


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


def good_name(name: str | None) -> str:
    try:
        check_name(name or "")
    except BadName:
        raise Refused("bad-name") from None
    assert name is not None
    if len(name) > LONGEST_NAME:
        raise Refused("bad-name")
    return name


def good_level(level: str | None) -> str:
    if level not in LEVELS:
        raise Refused("no-such-level")
    return level


def place(to: str | None, name: str | None, level: str | None, key: str | None) -> Place:
    """A seat as a host may set it; `key` is the clear one of a friend's link."""
    if to == "bot":
        return Place("bot", name and good_name(name), good_level(level))
    if to == "friend":
        return Place("friend", good_name(name), key=hashed(key or ""))
    if to == "open":
        return Place()
    raise Refused("bad-message")


def hashed(key: str) -> str:
    return sha256(key.encode()).hexdigest()


# --- before the start --------------------------------------------------------------------------------------------


def sit(table: Table, person: str, number: int, name: str | None, key: str | None = None) -> Sat:
    check_phase(table, GATHERING)
    seat = seat_at(table, number)
    if seat.person == person:  # under another name
        return Sat(number, person, good_name(name), outside=seat.place.outside)
    if seat.place.kind == "friend":
        if not hmac.compare_digest(hashed(key or ""), seat.place.key or ""):
            raise Refused("wrong-key")
    elif seat.place.kind != "open":
        raise Refused("seat-taken")
    return Sat(number, person, good_name(name or seat.place.name))


def stand(table: Table, person: str, number: int) -> Stood | Held:
    """During the match a bot takes over, and the person may come back."""
    seat = own_seat(table, person, number)
    if table.phase == GATHERING:
        return Stood(number)
    check_phase(table, PLAYING)
    if seat.by_bot:
        raise Refused("held")
    return Held(number)


def set_seat(table: Table, person: str, number: int, there: Place) -> SeatSet:
    check_host(table, person)
    check_phase(table, GATHERING)
    seat_at(table, number)
    return SeatSet(number, there)


def ready(table: Table, person: str, number: int, entropy: str | None) -> Readied:
    check_phase(table, GATHERING)
    own_seat(table, person, number)
    try:
        fair.entropy_bytes(entropy or "")
    except fair.BadEntropy:
        raise Refused("bad-entropy") from None
    return Readied(number, entropy or "")


def give_host(table: Table, person: str, number: int) -> HostGiven:
    check_host(table, person)
    heir = seat_at(table, number).person
    if heir is None:
        raise Refused("no-such-seat")
    return HostGiven(heir)


def start(table: Table, person: str) -> Started:
    """The host's to say; where the host only looks on, anybody's who plays."""
    if table.seats_of(table.host) or not table.seats_of(person):
        check_host(table, person)
    check_phase(table, GATHERING)
    if any(seat.place.kind in ("open", "friend") for seat in table.seats):
        raise Refused("seats-free")
    if not all(seat.ready for seat in table.seats):
        raise Refused("not-ready")
    return Started(tuple(seat.entropy for seat in table.seats))


# --- play --------------------------------------------------------------------------------------------------------


def move(
    table: Table, person: str, number: int, at: int | None, text: str | None, now: int, thought: int | None = None
) -> Moved:
    """A person's move. It is stale only if the legal moves of its own seat have changed since the client looked."""
    seat = own_seat(table, person, number)
    if at is None or text is None:
        raise Refused("bad-message")
    check_phase(table, PLAYING)
    if seat.by_bot:
        raise Refused("conceded" if seat.conceded else "held")
    if table.changed[number] > at:
        raise Refused("stale")
    spent = table.spent(number, now, thought) if table.made.clock.kind != "none" else 0
    return Moved(number, legal_text(table, number, text), "person", spent)


def legal_text(table: Table, number: int, text: str) -> str:
    """The one text form of a legal move; Refused with its rule for any other."""
    state = table.state
    assert state is not None
    try:
        played = state.read(number, text)
        refusal = state.why_not(number, played)
    except IllegalMove as error:
        refusal = error.refusal
    if refusal is not None:
        raise Refused("refused", refusal.rule, refusal.needs)
    return state.text(number, played)


def robot_move(table: Table, number: int, text: str, now: int) -> Moved:
    """Of a bot in its seat or a person's, or in the place of somebody whose time is out; Refused("stale") for one that
    comes too late."""
    check_phase(table, PLAYING)
    if number not in table.to_act():
        raise Refused("stale")
    if table.seats[number].by_bot:
        return Moved(number, legal_text(table, number, text), "bot")
    if number in table.late_seats(now):
        return Moved(number, legal_text(table, number, text), "clock")
    raise Refused("stale")


def let_bot(table: Table, person: str, number: int, away: int | None, now: int) -> Held:
    """One of the others has waited long enough; `away` is for how long the person of that seat has not been here."""
    check_phase(table, PLAYING)
    seat = seat_at(table, number)
    if not table.seats_of(person):
        raise Refused("not-your-seat")
    if seat.by_bot or seat.person is None:
        raise Refused("held")
    idle = table.made.clock.kind == "none" and number in table.to_act() and now >= table.at + IDLE
    if not idle and (away is None or away < AWAY):
        raise Refused("here")
    return Held(number)


def back(table: Table, person: str, number: int) -> CameBack:
    check_phase(table, PLAYING)
    seat = own_seat(table, person, number)
    if seat.conceded:
        raise Refused("conceded")
    if not seat.held:
        raise Refused("not-held")
    return CameBack(number)


# --- the end -----------------------------------------------------------------------------------------------------


def concede(table: Table, person: str, number: int) -> Conceded:
    check_phase(table, PLAYING)
    if own_seat(table, person, number).conceded:
        raise Refused("conceded")
    return Conceded(number)


def agree(table: Table, person: str, number: int, yes: bool) -> Agreed:
    check_phase(table, PLAYING)
    if own_seat(table, person, number).conceded:
        raise Refused("conceded")
    return Agreed(number, yes)


def abandon(table: Table, person: str, now: int) -> Abandoned:
    """A table at which nobody plays: not yet, no longer, or not for a long time."""
    check_host(table, person)
    if table.phase == OVER:
        raise Refused("not-playing")
    others = any(seat.person not in (None, person) and not seat.by_bot for seat in table.seats)
    if table.phase == PLAYING and others and now < table.at + QUIET:
        raise Refused("in-play")
    return Abandoned()


def rematch(table: Table, person: str, id: str) -> Rematched:
    check_phase(table, OVER)
    if table.state is None or not table.seats_of(person):
        raise Refused("not-your-seat")
    return Rematched(id)


def first_rematch(table: Table, person: str, id: str) -> Rematched:
    if table.rematch is not None:
        raise Refused("rematched")
    return rematch(table, person, id)


def be_forgotten(table: Table, person: str) -> list[Stood | Conceded | Forgotten]:
    """Leaves every seat; nobody needs to be asked."""
    seats = table.seats_of(person)
    leaves: list[Stood | Conceded | Forgotten] = []
    if table.phase == GATHERING:
        leaves += [Stood(seat) for seat in seats]
        seats = []
    elif table.phase == PLAYING:
        leaves += [Conceded(seat) for seat in seats if not table.seats[seat].conceded]
    return [*leaves, Forgotten(tuple(seats), person == table.host, mark(table.id, person))]


def rematch_seats(table: Table) -> tuple[Place, ...]:
    """The same people and bots; the seat of somebody who wanted to be forgotten is free."""
    gone = [seat.place.kind == "person" and seat.person is None for seat in table.seats]
    return tuple(Place() if left else seat.place for left, seat in zip(gone, table.seats, strict=True))


def rematch_settings(table: Table) -> dict[str, object]:
    """The start goes round: whoever sits left of the one who had it is next."""
    first = None if table.first is None else (table.first + 1) % table.made.players
    return {**table.made.settings, "first": first}
