"""Random playouts for any game, without the GIL: the base of simulation, benchmarks and search."""

from __future__ import annotations

import cython

from petitfour.core import bits
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


def play_match(state: State, rng: Rng) -> int:
    """Plays `state` at random to the end of the match, in place; the number of plays."""
    scratch = Moves()
    plays = 0
    with cython.nogil:
        while state.actors() != 0:
            plays += play_round(state, rng, scratch)
    return plays
