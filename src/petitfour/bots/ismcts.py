"""Information set Monte Carlo tree search, compiled: a well-known opponent to measure our own search against.

Every simulation draws a world and goes down one tree, whose nodes are what the seat that acts can know. A new node is
valued by a random playout; in known ones UCB chooses, untried moves first. That is the search of OpenSpiel's ISMCTSBot
step by step, so that both spread their visits alike on the same position.
"""

from __future__ import annotations

import math
from array import array
from typing import Any

import cython

from petitfour.bots.bot import BadBudget, Budget, Decision
from petitfour.core import bits, playout
from petitfour.core.errors import NoWorld
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, Moves, State

CHUNK = 64  # simulations between two looks at the room that is left
MOST = 128  # moves of a position that are looked at
EXPLORATION = {"match": 2.0, "round": 6.0}  # the values of a match lie within 1, those of a round within some points


class Tree:
    """The search of one decision. The horizon `round` values points, `match` the win; less the mean of the others."""

    def __init__(self, belief: Belief, rng: Rng, simulations: int, horizon: str, exploration: float) -> None:
        self.seat = belief.seat
        self.known: State = belief.known
        self.rng = rng
        self.whole = horizon == "match"
        self.exploration = exploration
        self.world: State = belief.known.clone()
        self.mind: State = belief.known.clone()
        self.blank: State = type(belief.known)(belief.known.game, belief.known.options, belief.known.players)
        self.scratch = Moves()
        self.slots = 4
        while self.slots < 2 * simulations + 4:
            self.slots *= 2
        # A hash table of nodes: what is known there as one number (0: free), how often it was passed (-1: not yet
        # valued), and its children, which lie side by side.
        self.keys = array("Q", bytes(8 * self.slots))
        self.visits = array("i", [-1]) * self.slots
        self.first = array("i", bytes(4 * self.slots))
        self.count = array("i", bytes(4 * self.slots))
        self.move = array("i")
        self.tried = array("i")
        self.total = array("d")
        self.used = 0  # children

    def run(self, simulations: int) -> None:
        while simulations > 0:
            chunk = min(simulations, CHUNK)
            room = self.used + chunk * MOST - len(self.move)
            if room > 0:
                self.move.extend([0] * room)
                self.tried.extend([0] * room)
                self.total.extend([0.0] * room)
            if not self.simulate(
                chunk, self.keys, self.visits, self.first, self.count, self.move, self.tried, self.total
            ):
                raise NoWorld(f"no deal agrees with what seat {self.seat} is said to know")
            simulations -= chunk

    def children(self) -> list[tuple[int, int, float]]:
        """Of the root: each move, how often it was tried and its mean value."""
        slot = self.find(self.known, self.seat, self.keys)
        at = range(self.first[slot], self.first[slot] + self.count[slot])
        return [(self.move[i], self.tried[i], self.total[i] / max(self.tried[i], 1)) for i in at]

    def find(self, state: State, seat: int, keys: array[int]) -> int:
        """The slot of what the seat knows in this state; its key is written there."""
        bits.copy_plain(self.mind, self.blank)
        self.mind.learn(state, seat)
        key = bits.hash_plain(self.mind, seat)
        slot = key % self.slots
        while keys[slot] != 0 and keys[slot] != key:
            slot = (slot + 1) % self.slots
        keys[slot] = key
        return slot

    def simulate(
        self,
        simulations: int,
        keys: array[int],
        visits: array[int],
        first: array[int],
        count: array[int],
        move: array[int],
        tried: array[int],
        total: array[float],
    ) -> bool:
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
                    slot = self.find(self.world, seat, keys)
                    if visits[slot] < 0 or depth == 400:  # new, or deeper than any round of ours
                        visits[slot] = max(visits[slot], 0)
                        self.play_out()
                        break
                    if count[slot] == 0:
                        self.world.moves(seat, self.scratch)
                        first[slot] = self.used
                        count[slot] = min(self.scratch.n, 128)
                        for i in range(count[slot]):
                            move[self.used] = self.scratch.at[i]
                            self.used += 1
                    child = self.choose(first[slot], count[slot], visits[slot], tried, total)
                    visits[slot] += 1
                    tried[child] += 1
                    path[depth] = child
                    mover[depth] = seat % self.world.sides
                    depth += 1
                    self.world.apply(seat, move[child])
                self.value(values)
                for i in range(depth):
                    total[path[i]] += values[mover[i]]
        return True

    def is_over(self) -> bool:
        return self.world.actors() == 0 or (not self.whole and self.world.round != self.known.round)

    def play_out(self) -> None:
        while not self.is_over():
            playout.play_round(self.world, self.rng, self.scratch)

    def choose(self, first: int, count: int, visits: int, tried: array[int], total: array[float]) -> int:
        """An untried move, any of them; or the one with the highest bound, any of equals."""
        untried = 0
        for i in range(first, first + count):
            untried += tried[i] == 0
        if untried:
            untried = self.rng.below(untried)
            for i in range(first, first + count):
                if tried[i] == 0:
                    if untried == 0:
                        return i
                    untried -= 1
        best = first
        most = -1e300
        equals = 1
        log = math.log(visits)
        for i in range(first, first + count):
            bound = total[i] / tried[i] + self.exploration * math.sqrt(log / tried[i])
            if bound > most + 1e-9:
                most = bound
                best = i
                equals = 1
            elif bound > most - 1e-9:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = i
        return best

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
