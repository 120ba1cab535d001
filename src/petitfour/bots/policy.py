"""A default policy: one quick, sensible move, and what a position is worth. Plain Python; policy.pxd adds the C types.

A policy is the medium level, the opponent model and the rollout of every search. `choose` reads nothing but what the
seat can know: its own cards and the public fields. It gives the same move for a full state and for the belief of the
seat in it, and a test holds every policy to that.
"""

from __future__ import annotations

from petitfour.core import bits
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State


class Policy:
    """The base: a random legal move, and a win is worth a win."""

    def __init__(self) -> None:
        self.scratch = Moves()
        self.memory = 60  # how many of the last plays it remembers; 60 are all of them

    def since(self, played: int) -> int:
        """The number of the first play that it remembers, out of so many in the round."""
        return max(played - self.memory, 0)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """A move for a seat that may act."""
        return state.pick(seat, rng, self.scratch)

    def equity(self, state: State, side: int) -> float:
        """The side's chance of winning the match (a shared win counts its share), judged between two rounds or at the
        end; a small term for the margin makes a sure winner still play well."""
        if state.actors() != 0:
            return 1.0 / state.sides
        winners = state.winners()
        return 1.0 / bits.popcount(winners) if winners >> side & 1 else 0.0

    def stands_for(self, state: State, seat: int, move: int) -> int:
        """The move that a search tries instead of this one because both come to the same (touching cards)."""
        return move

    def is_secret(self, state: State, seat: int) -> bool:
        """Is this a choice that others do not see, and must not foresee?"""
        return False

    def is_last(self, state: State) -> bool:
        """Are so few plays left in the round that they can be solved?"""
        return False

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        """`choose` for callers in Python."""
        if seat not in state.to_act():
            raise ValueError(f"seat {seat} has nothing to choose")
        return self.choose(state, seat, rng)

    def standing(self, state: State, side: int) -> float:
        """`equity` for callers in Python."""
        return self.equity(state, side)

    def like(self, state: State, seat: int, move: int) -> int:
        """`stands_for` for callers in Python."""
        return self.stands_for(state, seat, move)


def arrangements(held: list[int], seats: int) -> int:
    """In how many ways hands of such sizes can be played, whatever may be played when; at most a million."""
    ways = 1
    for seat in range(seats):
        for cards in range(2, held[seat] + 1):
            ways = min(ways * cards, 1000000)
    return ways


def finish_round(state: State, number: int, policy: Policy, rng: Rng) -> int:
    """Plays a state to the end of round `number` (which may have ended with the last move), everybody by the policy;
    the number of moves, deals not counted."""
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
            state.apply(seat, policy.choose(state, seat, rng))
            plays += 1
    return plays
