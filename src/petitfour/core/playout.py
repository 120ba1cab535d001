"""Random playouts for any game, without the GIL: the base of simulation, benchmarks and search."""

from __future__ import annotations

import cython

from petitfour.core import bits
from petitfour.core.errors import IllegalMove, NoWorld, Refusal
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State


def play_round(state: State, rng: Rng, scratch: Moves) -> int:
    """Plays at random until the round is over (of several who may act, the lowest seat first); returns the number
    of moves, deals not counted."""
    cards = [0] * 64
    number = state.round
    plays = 0
    while state.round == number:
        actors = state.actors()
        if actors == 0:
            break
        if actors == bits.DEALER_ACTS:
            state.draw(rng, cards)
            state.deal(cards)
        else:
            seat = bits.ctz(actors)
            state.apply(seat, state.pick(seat, rng, scratch))
            plays += 1
    return plays


def playouts(start: State, n: int, rng: Rng) -> int:
    """n random playouts from `start` (which stays as it is) to the end of its round; the number of plays."""
    state: State = start.clone()
    scratch = Moves()
    plays = 0
    with cython.nogil:
        for _ in range(n):
            bits.copy_plain(state, start)
            plays += play_round(state, rng, scratch)
    return plays


def belief_playouts(start: State, seat: int, n: int, rng: Rng) -> int:
    """n times: what `seat` can know of `start`, a world that agrees with it, and a random playout of that world to
    the end of its round; the number of plays. What a search over hidden cards does, for any game."""
    number = start.seat_number(seat)
    known: State = start.belief(number).known
    world: State = known.clone()
    blank: State = start.__class__(start.game, start.options, start.players)
    scratch = Moves()
    plays = 0
    failed = False
    with cython.nogil:
        for _ in range(n):
            bits.copy_plain(known, blank)
            known.learn(start, number)
            bits.copy_plain(world, known)
            if not world.imagine(number, rng):
                failed = True
                break
            plays += play_round(world, rng, scratch)
    if failed:
        raise NoWorld(f"no deal agrees with what seat {seat} knows")
    return plays


def random_move(state: State, seat: int, rng: Rng) -> int:
    """A uniformly random legal move of a seat that may act, as the playouts draw it."""
    number = state.seat_number(seat)
    if number < 0 or not state.actors() >> number & 1:
        raise IllegalMove(Refusal("not-your-turn"))
    return state.pick(number, rng, Moves())


def play_match(state: State, rng: Rng) -> int:
    """Plays `state` at random to the end of the match, in place; the number of plays."""
    scratch = Moves()
    plays = 0
    with cython.nogil:
        while state.actors() != 0:
            plays += play_round(state, rng, scratch)
    return plays
