"""Information set Monte Carlo tree search, compiled: a well-known opponent to measure our own search against.

Each simulation draws a sample and descends one tree, whose nodes are the information sets of the acting seats. A random
playout values a new node. In known nodes UCB chooses, untried moves first. This is the search of OpenSpiel's ISMCTSBot
step by step, so both spread their visits alike on the same position.
"""

from __future__ import annotations

import cython

from petitfour.bots.bot import BadBudget, Budget, Decision
from petitfour.bots.nodes import NodeTable
from petitfour.core import bits, playout
from petitfour.core.errors import NoSample
from petitfour.core.playout import Chooser
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, Moves, State
from petitfour.core.view import View

CHUNK = 64  # simulations between two checks of the room left
EXPLORATION = {"match": 2.0, "round": 6.0}  # match values lie within 1, round values within some points


class Tree:
    """The search of one decision. The horizon `round` values points, `match` the win, each minus the mean of the
    others."""

    def __init__(self, belief: Belief, rng: Rng, simulations: int, horizon: str, exploration: float) -> None:
        self.seat = belief.seat
        self.known: State = belief.known
        self.rng = rng
        self.whole = horizon == "match"
        self.sample: State = belief.known.clone()
        self.scratch = Moves()
        self.chooser = Chooser()
        self.table = NodeTable(belief.known, exploration, False)

    def run(self, simulations: int) -> None:
        while simulations > 0:
            chunk = min(simulations, CHUNK)
            self.table.reserve(chunk)
            if not self.simulate(chunk):
                raise NoSample(f"no deal agrees with what seat {self.seat} is said to know")
            simulations -= chunk

    def children(self) -> list[tuple[int, int, float]]:
        """Return for each move of the root how often it was tried and its mean value."""
        table = self.table
        slot = table.find(self.known, self.seat)
        at = range(table.first[slot], table.first[slot] + table.count[slot])
        return [(table.move[i], table.tried[i], table.total[i] / max(table.tried[i], 1)) for i in at]

    def simulate(self, simulations: int) -> bool:
        table = self.table
        cards = [0] * 64
        path = [0] * 400
        mover = [0] * 400
        values = [0.0] * 5
        with cython.nogil:
            for _ in range(simulations):
                bits.copy_plain(self.sample, self.known)
                if not self.sample.imagine(self.seat, self.rng):
                    return False
                depth = 0
                while not self.is_over():
                    actors = self.sample.actors()
                    if actors == bits.DEALER_ACTS:
                        self.sample.draw(self.rng, cards)
                        self.sample.deal(cards)
                        continue
                    seat = bits.ctz(actors) if depth else self.seat  # at the root, this seat acts
                    slot = table.find(self.sample, seat)
                    if table.visits[slot] < 0 or depth == 400:  # new, or deeper than any round
                        table.visits[slot] = max(table.visits[slot], 0)
                        self.play_out()
                        break
                    if table.count[slot] == 0:
                        self.sample.moves(seat, self.scratch)
                        table.write(slot, self.scratch)
                    child = table.choose(slot, self.rng)
                    path[depth] = child
                    mover[depth] = seat % self.sample.sides
                    depth += 1
                    self.sample.apply(seat, table.move[child])
                self.value(values)
                for i in range(depth):
                    table.total[path[i]] += values[mover[i]]
        return True

    def is_over(self) -> bool:
        return self.sample.actors() == 0 or (not self.whole and self.sample.round != self.known.round)

    def play_out(self) -> None:
        while not self.is_over():
            playout.play_round(self.sample, self.sample.round, self.chooser, self.rng)

    def value(self, values: list[float]) -> None:
        """Write what the end is worth to each side, minus the mean of the others."""
        sides = self.sample.sides
        winners = self.sample.winners() if self.whole else 0
        total = 0.0
        for side in range(sides):
            if self.whole:
                values[side] = 1.0 / bits.popcount(winners) if winners >> side & 1 else 0.0
            else:
                values[side] = self.sample.score(side) - self.known.score(side)
            total += values[side]
        for side in range(sides):
            values[side] -= (total - values[side]) / (sides - 1)


class TreeBot:
    """Runs as many simulations as the budget allows samples, and plays the most visited move."""

    def __init__(self, horizon: str = "round", exploration: float | None = None) -> None:
        self.horizon = horizon
        self.exploration = EXPLORATION[horizon] if exploration is None else exploration

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        budget.check()
        if budget.worlds is None:
            raise BadBudget("a tree search needs a budget in worlds; it cannot use a time limit")
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        tree = Tree(belief, rng, budget.worlds, self.horizon, self.exploration)
        tree.run(budget.worlds)
        most = max(tree.children(), key=lambda child: child[1])
        return Decision(belief.known.text(belief.seat, most[0]), worlds=budget.worlds)
