"""How each event changes a table.

The functions never refuse an event: what is in the log has happened. Commands are checked before, in commands/.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from petitfour.core import fair
from petitfour.core.beliefs import read_belief
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, Move, State
from petitfour.core.view import Outcome
from petitfour.games import GAMES
from petitfour.table import events
from petitfour.table.clock import charge, resume, start_clocks
from petitfour.table.config import SECOND
from petitfour.table.errors import BadLog, OtherRules
from petitfour.table.presentation import RecentMove
from petitfour.table.record import chance
from petitfour.table.seats import Seat

if TYPE_CHECKING:
    from petitfour.table.table import Table


def apply(table: Table, event: events.AnyEvent, checked: events.Checked | None = None) -> None:
    """Change the table by one event. A move that was checked at this table is not read and checked again."""
    if type(event) is events.Moved:
        on_moved(table, event, checked)
    else:
        TRANSITIONS[type(event)](table, event)


# --- before the start --------------------------------------------------------------------------------------------


def on_created(table: Table, event: events.Created) -> None:
    game = GAMES.get(event.game)
    if game is None:
        raise BadLog(f"table {table.id}: the game {event.game} is not known here")
    if game.rules_version != event.rules:
        raise OtherRules(f"table {table.id}: {event.game} by version {event.rules} of its rules is not known here")
    table.made = event
    table.game = game
    table.options = game.options(**event.settings)
    table.chairs = game.start(event.players, table.options).seats  # Emma's included
    table.created = table.at
    table.host = event.host
    table.seats = [Seat(config) for config in event.seats]


def on_sat(table: Table, event: events.Sat) -> None:
    config = events.SeatConfig("person", event.name or None, person=event.person or None, remote=event.remote)
    table.seats[event.seat] = Seat(config)
    find_host(table)


def on_stood(table: Table, event: events.Stood) -> None:
    table.seats[event.seat] = Seat(events.SeatConfig())
    find_host(table)


def on_seat_set(table: Table, event: events.SeatSet) -> None:
    table.seats[event.seat] = Seat(event.config)
    find_host(table)


def on_readied(table: Table, event: events.Readied) -> None:
    table.seats[event.seat].ready = True
    table.seats[event.seat].entropy = event.entropy
    table.seats[event.seat].pledge = event.pledge


def on_sealed(table: Table, event: events.Sealed) -> None:
    table.pledges = event.pledges
    table.sealed_at = table.at


def on_revealed(table: Table, event: events.Revealed) -> None:
    table.revealed = {**table.revealed, event.seat: event.entropy}


def on_host_given(table: Table, event: events.HostGiven) -> None:
    table.host = event.person


def on_forgotten(table: Table, event: events.Forgotten) -> None:
    for number in event.seats:
        seat = table.seats[number]
        seat.config = msgspec.structs.replace(seat.config, person=None, name=None)
    if event.host:
        table.host = ""
    table.named = {person: None for person in table.named if events.pseudonym(table.id, person) != event.mark}
    find_host(table)


def find_host(table: Table) -> None:
    """Make the person in the lowest seat the host if the host's data was deleted."""
    if not table.host:
        table.host = next((seat.person for seat in table.seats if seat.person and not seat.removed), "")


# --- moderation --------------------------------------------------------------------------------------------------


def on_muted(table: Table, event: events.Muted) -> None:
    table.muted = table.muted | {event.mark} if event.yes else table.muted - {event.mark}


def on_removed(table: Table, event: events.Removed) -> None:
    table.seats[event.seat].removed = True
    start_clocks(table, None, table.to_act())
    end_if_agreed(table)


def on_blocked(table: Table, event: events.Blocked) -> None:
    table.blocked |= {event.mark}


# --- play --------------------------------------------------------------------------------------------------------


def on_started(table: Table, event: events.Started) -> None:
    table.phase = events.PLAYING
    table.started = table.number
    table.entropies = event.entropies
    table.state = table.game.start(table.made.players, table.options)
    table.first = getattr(table.options, "first", None)
    table.changed = [table.number] * table.made.players
    if table.secret is not None:
        table.stream = fair.Stream(chance(table).seed())
    for seat in table.seats:
        seat.bank = SECOND * table.made.clock.seconds
    start_clocks(table, None, table.to_act())


def on_placed(table: Table, event: events.Placed) -> None:
    table.state = read_belief(event.known, GAMES).sample(Rng(event.seed))
    table.changed = [table.number] * table.made.players
    start_clocks(table, None, table.to_act())


def on_moved(table: Table, event: events.Moved, checked: events.Checked | None = None) -> None:
    before = table.state
    assert before is not None
    move = read_move(table, before, event) if checked is None else checked.move
    if isinstance(move, tuple) and before.phase_name() == "first":
        table.first = move[0]
    played = RecentMove(table.number, event, visible_texts(table, before, event, move, checked is not None))
    lists = legal_lists(before, event.seat)
    round, scores = before.round, before.scores()
    state = table.state = played_on(before, event.seat, move, checked)
    actors = state.to_act()
    played.triggered = state.rules_fired()
    if table.game.facts_are_public(before, event.seat):
        played.facts = (table.game.facts(before, event.seat, move, state, None),) * len(played.texts)
        played.public = played.texts[0] is not None
    else:
        played.facts = tuple([table.game.facts(before, event.seat, move, state, to) for to in viewpoints(table)])
    after = state.scores()
    if after != scores:
        played.scores = after
    if state.round != round or not actors:
        played.round = round
        table.rounds = [*table.rounds, after]
        if actors:
            played.final = table.game.round_end(before, state)
    table.paused_at = table.at if table.made.pause and played.round is not None and actors == (DEALER,) else 0
    table.continued = frozenset()
    table.recent.append(played)
    note_changes(table, state, actors, event.seat, lists)
    if 0 <= event.seat < table.made.players:
        charge(table.seats[event.seat], table.made.clock, event)
    start_clocks(table, event.seat, actors)
    if not actors:
        end(table, state.outcome())


def read_move(table: Table, state: State, event: events.Moved) -> Move:
    """Read a move of the log. A deal must be the one that the table's secret gives."""
    if event.seat == DEALER:
        check_deal(table, state, event.move)
    return state.read(event.seat, event.move)


def played_on(before: State, seat: int, move: Move, checked: events.Checked | None) -> State:
    """Return the position after a move. The position before stays as it is: tables share their positions."""
    if checked is not None and checked.after is not None:
        return checked.after
    state = before.clone()
    state.play(seat, move)
    return state


def viewpoints(table: Table) -> tuple[int | None, ...]:
    """Return the public side and the seats."""
    return None, *range(table.made.players)


def visible_texts(
    table: Table, state: State, event: events.Moved, move: Move, canonical: bool
) -> tuple[str | None, ...]:
    """Return the text of a move for each viewpoint that sees it: the public side first, then the seats.

    `canonical`: the event has the canonical text. Imported records may have another one.
    """
    if table.game.sees_move(state, event.seat, None):  # what the public side sees, all seats see
        sees = [True] * (1 + table.made.players)
    else:
        sees = [table.game.sees_move(state, event.seat, to) for to in viewpoints(table)]
    text = event.move if canonical or not any(sees) else state.text(event.seat, move)
    return tuple([text if one else None for one in sees])


def check_deal(table: Table, state: State, text: str) -> None:
    """Draw the dealer's move from the table's stream and compare it with the log.

    Drawing also advances the stream, so that every process deals on in the same way. The deals before a branch are
    those of another match.
    """
    if table.stream is not None and not before_branch(table) and state.text(DEALER, table.deal(state)) != text:
        raise BadLog(f"table {table.id}: entry {table.number} is not the deal that its secret gives")


def before_branch(table: Table) -> bool:
    """Whether the current entry is a move that a branch has taken over from another match."""
    branch = table.made.branch
    return branch is not None and branch.kind == "as-was" and table.number <= table.started + branch.number


def legal_lists(state: State, mover: int) -> dict[int, list[int]]:
    """Return the legal moves of the seats to act except the mover: a move may leave them unchanged."""
    actors = state.to_act()
    if len(actors) == 1:
        return {}
    return {seat: state.legal(seat) for seat in actors if seat != mover}


def note_changes(table: Table, state: State, actors: tuple[int, ...], mover: int, before: dict[int, list[int]]) -> None:
    """Update `changed` for the mover and for each seat whose legal moves differ from `before`."""
    table.changed = table.changed.copy()
    for seat in range(table.made.players):
        same = seat != mover and (seat in actors) == (seat in before)
        if not same or (seat in before and state.legal(seat) != before[seat]):
            table.changed[seat] = table.number


def on_continued(table: Table, event: events.Continued) -> None:
    if event.seat is None:
        table.paused_at = 0
    else:
        table.continued |= {event.seat}


def on_bot_let_in(table: Table, event: events.BotLetIn) -> None:
    table.seats[event.seat].bot_plays = True
    start_clocks(table, None, table.to_act())
    end_if_agreed(table)


def on_took_back(table: Table, event: events.TookBack) -> None:
    seat = table.seats[event.seat]
    seat.bot_plays = False
    resume(seat, table.made.clock)
    start_clocks(table, None, table.to_act())


# --- the end -----------------------------------------------------------------------------------------------------


def on_conceded(table: Table, event: events.Conceded) -> None:
    """End the match if only one side has not conceded, or if no person plays any more."""
    state = table.state
    assert state is not None
    table.seats[event.seat].conceded = True
    left = {seat % state.sides for seat in range(state.seats) if not has_conceded(table, seat)}
    people = any(seat.person and not seat.conceded and not seat.removed for seat in table.seats)
    if table.phase == events.PLAYING and (len(left) == 1 or not people):  # one person may concede several seats at once
        scores = state.scores()
        best = max(scores[side] for side in left)
        end(table, Outcome(scores, sorted(side for side in left if scores[side] == best), "conceded"))
    start_clocks(table, None, table.to_act())
    end_if_agreed(table)


def has_conceded(table: Table, seat: int) -> bool:
    return seat < table.made.players and table.seats[seat].conceded


def on_agreed_to_end(table: Table, event: events.AgreedToEnd) -> None:
    if event.yes:
        table.agreed |= {event.seat}
        table.declined = None
    elif event.seat in table.agreed:
        table.agreed -= {event.seat}
    else:
        table.agreed = frozenset()
        table.declined = event.seat
    end_if_agreed(table)


def end_if_agreed(table: Table) -> None:
    """End the match without a winner if all people who still play agree to it."""
    still = [number for number, seat in enumerate(table.seats) if seat.person and not seat.by_bot]
    if table.agreed and table.state is not None and all(number in table.agreed for number in still):
        end(table, Outcome(table.state.scores(), [], "agreed"))


def on_closed(table: Table, event: events.Closed) -> None:
    scores = [] if table.state is None else table.state.scores()
    end(table, Outcome(scores, [], event.reason))


def end(table: Table, outcome: Outcome | None) -> None:
    """End the match with this outcome. None, or an end after the first one, changes nothing."""
    if outcome is not None and table.phase != events.OVER:
        table.phase = events.OVER
        table.outcome = outcome
        table.ended = table.at


def on_rematched(table: Table, event: events.Rematched) -> None:
    table.rematch = event.table


TRANSITIONS: dict[type, Callable[[Table, Any], None]] = {
    events.Created: on_created,
    events.Sat: on_sat,
    events.Stood: on_stood,
    events.SeatSet: on_seat_set,
    events.Readied: on_readied,
    events.Sealed: on_sealed,
    events.Revealed: on_revealed,
    events.HostGiven: on_host_given,
    events.Started: on_started,
    events.Placed: on_placed,
    events.Continued: on_continued,
    events.BotLetIn: on_bot_let_in,
    events.TookBack: on_took_back,
    events.Conceded: on_conceded,
    events.AgreedToEnd: on_agreed_to_end,
    events.Closed: on_closed,
    events.Rematched: on_rematched,
    events.Forgotten: on_forgotten,
    events.Muted: on_muted,
    events.Removed: on_removed,
    events.Blocked: on_blocked,
}
