"""Commands during the match: moves, absence, coming back."""

from __future__ import annotations

from petitfour.core.errors import IllegalMove
from petitfour.core.state import Move as MoveNumber
from petitfour.table import clock
from petitfour.table.checks import check_host, check_not_removed, check_phase, own_seat, seat_at
from petitfour.table.commands.structs import BotMove, Context, Continue, LetBot, Move, TakeBack
from petitfour.table.errors import Refused
from petitfour.table.events import PLAYING, AnyEvent, BotLetIn, By, Checked, Continued, Moved, TookBack
from petitfour.table.table import Table


def move(table: Table, person: str, command: Move, context: Context) -> list[AnyEvent]:
    """Once the time of the seat is up, the move is too late, even if no bot has moved in its place yet."""
    seat = own_seat(table, person, command.seat)
    check_phase(table, PLAYING)
    check_not_removed(seat)
    if seat.by_bot:
        raise Refused("conceded" if seat.conceded else "bot-in-seat")
    if table.changed[command.seat] > command.at:
        raise Refused("stale")
    if command.seat in clock.late_seats(table, context.now):
        raise Refused("too-late")
    timed = table.made.clock.kind != "none"
    spent = clock.spent(table, command.seat, context.now, command.thought) if timed else 0
    return [legal_move(table, command.seat, command.move, "person", spent)]


def bot_move(table: Table, command: BotMove, context: Context) -> list[AnyEvent]:
    """The move is stale if the seat no longer waits for a bot, or if its legal moves have changed."""
    check_phase(table, PLAYING)
    if command.seat not in table.to_act() or table.changed[command.seat] > command.at:
        raise Refused("stale")
    if table.seats[command.seat].by_bot:
        return [legal_move(table, command.seat, command.move, "bot")]
    if command.seat in clock.late_seats(table, context.now):
        return [legal_move(table, command.seat, command.move, "clock")]
    raise Refused("stale")


def legal_move(table: Table, seat: int, move: str | MoveNumber, by: By, spent: int = 0) -> Moved:
    """Return the event of a legal move, or raise Refused with the rule that forbids it.

    The move is checked by playing it on a copy of the position. The event carries the result, so that nobody needs to
    read, check and play it again.
    """
    assert table.state is not None
    state = table.state.clone()
    try:
        number = state.read(seat, move) if isinstance(move, str) else move
        state.play(seat, number)
    except IllegalMove as error:
        raise Refused("refused", error.refusal.rule, error.refusal.needs) from None
    made = Moved(seat, table.state.text(seat, number), by, spent)
    return made.with_check(Checked(table.number, number, state))


def continue_(table: Table, person: str, command: Continue, context: Context) -> list[AnyEvent]:
    """A person continues for all their seats. People who are away are not waited for."""
    own_seat(table, person, command.seat)
    check_phase(table, PLAYING)
    if command.everybody:
        check_host(table, person)
    own = set(table.seats_of(person))
    waits_for = table.waits_for()
    if not waits_for or (own.isdisjoint(waits_for) and not command.everybody):
        return []
    if command.everybody or all(seat in own or seat in context.away for seat in waits_for):
        return [Continued()]
    return [Continued(seat) for seat in waits_for if seat in own]


def end_pause(table: Table, context: Context) -> list[AnyEvent]:
    """Somebody may just have continued; then the command is stale."""
    if not table.waits_for() or context.now < clock.pause_ends(table):
        raise Refused("stale")
    return [Continued()]


def let_bot(table: Table, person: str, command: LetBot, context: Context) -> list[AnyEvent]:
    if not table.seats_of(person):
        raise Refused("not-your-seat")
    check_phase(table, PLAYING)
    seat = seat_at(table, command.seat)
    if seat.by_bot or seat.person is None:
        raise Refused("bot-in-seat")
    waiting = table.made.clock.kind == "none" and command.seat in table.to_act()
    away = context.away.get(command.seat)
    idle = waiting and context.now >= table.at + table.config.idle_ms
    if not idle and (away is None or away < table.config.away_ms):
        raise Refused("player-present")
    return [BotLetIn(command.seat)]


def take_back(table: Table, person: str, command: TakeBack) -> list[AnyEvent]:
    seat = own_seat(table, person, command.seat)
    check_phase(table, PLAYING)
    check_not_removed(seat)
    if seat.conceded:
        raise Refused("conceded")
    if not seat.bot_plays:
        raise Refused("no-bot-in-seat")
    return [TookBack(command.seat)]
