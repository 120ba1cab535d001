"""Default policies: one quick, sensible move, and the value of a position. Plain Python; policy.pxd adds the C types.

A policy is the medium level, the opponent model and the rollout policy of every search. `choose` reads only what the
seat can know: its own cards and public fields. It gives the same move for a full state and for the seat's information
set; a test checks that for every policy.
"""

from __future__ import annotations

import math

from petitfour.core import bits
from petitfour.core.playout import Chooser
from petitfour.core.rng import Rng
from petitfour.core.state import State


class Policy(Chooser):
    """The base: a random legal move; only the end of the match has a value."""

    def __init__(self) -> None:
        super().__init__()
        self.memory = 60  # how many of the last plays it remembers; 60 means all

    def since(self, played: int) -> int:
        """Return the index of the first remembered play."""
        return max(played - self.memory, 0)

    def equity(self, state: State, side: int) -> float:
        """Return the side's chance of winning the match, between two rounds or at the end. A shared win counts its
        share."""
        if state.actors() != 0:
            return 1.0 / state.sides
        winners = state.winners()
        return 1.0 / bits.popcount(winners) if winners >> side & 1 else 0.0

    def canonical(self, state: State, seat: int, move: int) -> int:
        """Return the canonical representative of equivalent moves (the lowest of touching cards)."""
        return move

    def is_hidden_choice(self, state: State, seat: int) -> bool:
        """Return whether others do not see this choice and must not be able to predict it."""
        return False

    def is_endgame(self, state: State) -> bool:
        """Return whether so few plays are left in the round that they can be solved."""
        return False

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        """`choose` for callers in Python."""
        if seat not in state.to_act():
            raise ValueError(f"seat {seat} has nothing to choose")
        return self.choose(state, seat, rng)

    def standing(self, state: State, side: int) -> float:
        """`equity` for callers in Python."""
        return self.equity(state, side)

    def canonical_move(self, state: State, seat: int, move: int) -> int:
        """`canonical` for callers in Python."""
        return self.canonical(state, seat, move)


def score_race(points: list[int], sides: int, side: int, target: int, slope: float, bend: float) -> float:
    """Return a side's chance of winning a race to `target` points: a softmax over the sides of
    p × (slope + bend × p²), where p is the share of the target that a side has."""
    mine = 0.0
    total = 0.0
    for other in range(sides):
        share = points[other] * 1.0 / target
        weight = math.exp(share * (slope + bend * share * share))
        total += weight
        if other == side:
            mine = weight
    return mine / total


def arrangements(held: list[int], seats: int) -> int:
    """Return the number of orders in which hands of these sizes can be played, ignoring the rules; at most a
    million."""
    ways = 1
    for seat in range(seats):
        for cards in range(2, held[seat] + 1):
            ways = min(ways * cards, 1000000)
    return ways
