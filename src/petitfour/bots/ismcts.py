"""Information set Monte Carlo tree search, compiled: a well-known opponent to measure our own search against.

Every simulation draws a world and goes down one tree, whose nodes are what the seat that acts can know. A new node is
valued by a random playout; in known ones UCB chooses, untried moves first. That is the search of OpenSpiel's ISMCTSBot
step by step, so that both spread their visits alike on the same position.
"""

from __future__ import annotations

from typing import Any

import cython

from petitfour.bots.bot import BadBudget, Budget, Decision
from petitfour.bots.memory import Memory
from petitfour.core import bits, playout
from petitfour.core.errors import NoWorld
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, Moves, State

CHUNK = 64  # simulations between two looks at the room that is left
EXPLORATION = {"match": 2.0, "round": 6.0}  # the values of a match lie within 1, those of a round within some points


class Tree:
    """The search of one decision. The horizon `round` values points, `match` the win; less the mean of the others."""

    def __init__(self, belief: Belief, rng: Rng, simulations: int, horizon: str, exploration: float) -> None:
        self.seat = belief.seat
        self.known: State = belief.known
        self.rng = rng
        self.whole = horizon == "match"
        self.world: State = belief.known.clone()
        self.scratch = Moves()
        self.memory = Memory(belief.known, exploration, False)

    def run(self, simulations: int) -> None:
        while simulations > 0:
            chunk = min(simulations, CHUNK)
            self.memory.reserve(chunk)
            if not self.simulate(chunk):
                raise NoWorld(f"no deal agrees with what seat {self.seat} is said to know")
            simulations -= chunk

    def children(self) -> list[tuple[int, int, float]]:
        """Of the root: each move, how often it was tried and its mean value."""
        memory = self.memory
        slot = memory.find(self.known, self.seat)
        at = range(memory.first[slot], memory.first[slot] + memory.count[slot])
        return [(memory.move[i], memory.tried[i], memory.total[i] / max(memory.tried[i], 1)) for i in at]

    def simulate(self, simulations: int) -> bool:
        memory = self.memory
        cards = [0] * 64
        path = [0] * 400
        mover = [0] * 400
        values = [0.0] * 5
        with cython.nogil:
            for _ in range(simulations):
                bits.copy_plain(self.world, self.known)
                if not self.world.imagine(self.seat, self.rng):
                    return False
                depth = 0
                while not self.is_over():
                    actors = self.world.actors()
                    if actors == bits.DEALER_ACTS:
                        self.world.draw(self.rng, cards)
                        self.world.deal(cards)
                        continue
                    seat = bits.ctz(actors) if depth else self.seat  # of several who may act, this one now
                    slot = memory.find(self.world, seat)
                    if memory.visits[slot] < 0 or depth == 400:  # new, or deeper than any round of ours
                        memory.visits[slot] = max(memory.visits[slot], 0)
                        self.play_out()
                        break
                    if memory.count[slot] == 0:
                        self.world.moves(seat, self.scratch)
                        memory.write(slot, self.scratch)
                    child = memory.choose(slot, self.rng)
                    path[depth] = child
                    mover[depth] = seat % self.world.sides
                    depth += 1
                    self.world.apply(seat, memory.move[child])
                self.value(values)
                for i in range(depth):
                    memory.total[path[i]] += values[mover[i]]
        return True

    def is_over(self) -> bool:
        return self.world.actors() == 0 or (not self.whole and self.world.round != self.known.round)

    def play_out(self) -> None:
        while not self.is_over():
            playout.play_round(self.world, self.rng, self.scratch)

    def value(self, values: list[float]) -> None:
        """What the end is worth to each side, less the mean of the others."""
        sides = self.world.sides
        winners = self.world.winners() if self.whole else 0
        total = 0.0
        for side in range(sides):
            if self.whole:
                values[side] = 1.0 / bits.popcount(winners) if winners >> side & 1 else 0.0
            else:
                values[side] = self.world.score(side) - self.known.score(side)
            total += values[side]
        for side in range(sides):
            values[side] -= (total - values[side]) / (sides - 1)


class TreeBot:
    """As many simulations as the budget allows worlds, and the move that was tried most."""

    def __init__(self, horizon: str = "round", exploration: float | None = None) -> None:
        self.horizon = horizon
        self.exploration = EXPLORATION[horizon] if exploration is None else exploration

    def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
        budget.check()
        if budget.worlds is None:
            raise BadBudget("a tree search counts its simulations; it has no clock")
        if len(view["legal"]) == 1:
            return Decision(view["legal"][0])
        tree = Tree(belief, rng, budget.worlds, self.horizon, self.exploration)
        tree.run(budget.worlds)
        most = max(tree.children(), key=lambda child: child[1])
        return Decision(belief.known.text(belief.seat, most[0]), worlds=budget.worlds)
