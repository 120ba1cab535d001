"""The search, written once for all games: sampled worlds, the same for every candidate, played out by a policy.

`Search` holds everything that runs without the GIL; `batch` adds so many worlds to what it has seen, so that a caller
can stop by count, by clock or because the best move is clear.
"""

from __future__ import annotations

import math
from array import array
from typing import TYPE_CHECKING

import cython

from petitfour.bots import policy as policies
from petitfour.bots.policy import Policy
from petitfour.core import bits
from petitfour.core.errors import NoWorld
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, Moves, State

if TYPE_CHECKING:
    from collections.abc import Sequence


class Search:
    """One decision of one seat."""

    def __init__(self, belief: Belief, policy: Policy, rng: Rng) -> None:
        self.seat = belief.seat
        self.side = belief.seat % belief.known.sides
        self.known: State = belief.known
        self.policy = policy
        self.rng = rng
        self.world: State = belief.known.clone()
        self.trial: State = belief.known.clone()
        self.candidates = distinct(belief.known, belief.seat, policy)
        self.moves = array("i", self.candidates)
        self.values = array("d")  # one row a world, one column a candidate
        self.points = array("d")
        self.worlds = 0

    def batch(self, worlds: int) -> None:
        """Looks at so many more worlds."""
        n = len(self.candidates)
        size = n * worlds
        values = array("d", bytes(8 * size))
        points = array("d", bytes(8 * size))
        if not self.look(self.moves, n, worlds, values, points):
            raise NoWorld(f"no deal agrees with what seat {self.seat} is said to know")
        self.values.extend(values)
        self.points.extend(points)
        self.worlds += worlds

    def summary(self) -> list[tuple[int, float, float, float]]:
        """For each candidate: the move, mean equity, mean points of the round, and the standard error of the equity."""
        n, worlds = len(self.candidates), max(self.worlds, 1)
        rows = []
        for i, move in enumerate(self.candidates):
            values = self.values[i::n]
            mean = sum(values) / worlds
            variance = sum((value - mean) ** 2 for value in values) / worlds
            rows.append((move, mean, sum(self.points[i::n]) / worlds, math.sqrt(variance / worlds)))
        return rows

    def is_clear(self, errors: float) -> bool:
        """Does the best candidate lead each other one by so many standard errors of their difference?"""
        if self.worlds < 32:
            return False
        n = len(self.candidates)
        best = max(range(n), key=lambda i: sum(self.values[i::n]))
        lead = self.values[best::n]
        for i in range(n):
            if i != best:
                gaps = [one - other for one, other in zip(lead, self.values[i::n], strict=True)]
                mean = sum(gaps) / self.worlds
                variance = sum((gap - mean) ** 2 for gap in gaps) / self.worlds
                if mean * mean * self.worlds <= errors * errors * variance:
                    return False
        return True

    def look(self, moves: Sequence[int], n: int, worlds: int, values: array[float], points: array[float]) -> bool:
        at = 0
        before = self.known.score(self.side)
        with cython.nogil:
            for _ in range(worlds):
                bits.copy_plain(self.world, self.known)
                if not self.world.imagine(self.seat, self.rng):
                    return False
                for i in range(n):
                    bits.copy_plain(self.trial, self.world)
                    self.trial.apply(self.seat, moves[i])
                    policies.finish_round(self.trial, self.known.round, self.policy, self.rng)
                    values[at] = self.policy.equity(self.trial, self.side)
                    points[at] = self.trial.score(self.side) - before
                    at += 1
        return True


def distinct(known: State, seat: int, policy: Policy) -> list[int]:
    """The legal moves, one of each group that comes to the same."""
    scratch = Moves()
    known.moves(seat, scratch)
    chosen: dict[int, None] = {}
    for i in range(scratch.n):
        chosen.setdefault(policy.stands_for(known, seat, scratch.at[i]))
    return list(chosen)
