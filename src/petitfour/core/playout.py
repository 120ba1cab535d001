"""Playouts for any game, without the GIL: the base of simulation, benchmarks, rollouts and search."""

from __future__ import annotations

import cython

from petitfour.core import bits, hooks
from petitfour.core.errors import IllegalMove, NoSample, Refusal
from petitfour.core.overrides import refuse_overrides
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State


class Chooser:
    """Chooses moves in a playout: here uniformly at random. The policies of the bots are subclasses."""

    def __init__(self) -> None:
        self.scratch = Moves()
        self.is_random = type(self) is Chooser

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """Return a move for a seat that may act."""
        return state.pick(seat, rng, self.scratch)


hooks.on_subclass(Chooser, refuse_overrides)


def play_round(state: State, number: int, chooser: Chooser, rng: Rng) -> int:
    """Play to the end of round `number`, which may be over already. Return the number of moves, deals not counted.
    If several seats may act, the lowest moves first."""
    if chooser.is_random:
        return state.play_randomly(number, rng, chooser.scratch)
    cards = [0] * 64
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
            state.apply(seat, chooser.choose(state, seat, rng))
            plays += 1
    return plays


def playouts(start: State, n: int, rng: Rng) -> int:
    """Play n random playouts of `start`, which does not change, to the end of its round; return the number of moves."""
    state: State = start.clone()
    chooser = Chooser()
    plays = 0
    with cython.nogil:
        for _ in range(n):
            bits.copy_plain(state, start)
            plays += play_round(state, start.round, chooser, rng)
    return plays


def belief_playouts(start: State, seat: int, n: int, rng: Rng) -> int:
    """Do n times what a search over hidden cards does: take the information set of `seat` in `start`, sample a full
    state from it, and play that at random to the end of its round. Return the number of moves."""
    number = start.seat_number(seat)
    known: State = start.belief(number).known
    sample: State = known.clone()
    blank: State = start.__class__(start.game, start.options, start.players)
    chooser = Chooser()
    plays = 0
    failed = False
    with cython.nogil:
        for _ in range(n):
            bits.copy_plain(known, blank)
            known.learn(start, number)
            bits.copy_plain(sample, known)
            if not sample.imagine(number, rng):
                failed = True
                break
            plays += play_round(sample, sample.round, chooser, rng)
    if failed:
        raise NoSample(f"no deal agrees with what seat {seat} knows")
    return plays


def random_move(state: State, seat: int, rng: Rng) -> int:
    """Return a uniformly random legal move of a seat that may act, drawn as playouts draw it."""
    number = state.seat_number(seat)
    if number < 0 or not state.actors() >> number & 1:
        raise IllegalMove(Refusal("not-your-turn"))
    return state.pick(number, rng, Moves())


def play_match(state: State, rng: Rng) -> int:
    """Play `state` at random to the end of the match, in place. Return the number of moves."""
    chooser = Chooser()
    plays = 0
    with cython.nogil:
        while state.actors() != 0:
            plays += play_round(state, state.round, chooser, rng)
    return plays
