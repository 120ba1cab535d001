"""The search for all games: samples, the same for every candidate, played to the end of the round by a policy.

`Search` holds everything that runs without the GIL. `batch` adds samples, so that a caller can stop by count, by clock
or when the best move is clear. Decisions further down are stored as nodes; the policy plays from the first new node on.
In the last tricks a sample is solved instead of played out. A choice that others must not predict gets a mixture of
moves instead of one best move.
"""

from __future__ import annotations

import math
from array import array
from typing import TYPE_CHECKING

import cython

from petitfour.bots.nodes import NodeTable
from petitfour.core import bits, playout
from petitfour.core.errors import NoSample
from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, Moves, State

if TYPE_CHECKING:
    from collections.abc import Sequence

ENOUGH = 120  # samples before a trailing candidate may be dropped
MANY = 12  # with more candidates than this, drop the worse half every FEW samples
FEW = 4
LAST = 14  # the most plays that a policy may call an endgame
EXPLORATION = 0.15  # exploration in the nodes, as a chance of winning the match
MARGIN = 0.02  # weight of the lead in points beside the match, so that a certain winner still plays well


class Search:
    """One decision of one seat."""

    def __init__(self, belief: Belief, policy: Policy, rng: Rng) -> None:
        self.seat = belief.seat
        self.side = belief.seat % belief.known.sides
        self.known: State = belief.known
        self.policy = policy
        self.rng = rng
        self.sample: State = belief.known.clone()
        self.trial: State = belief.known.clone()
        self.candidates = distinct(belief.known, belief.seat, policy)
        n = len(self.candidates)
        self.n = n
        self.moves = array("i", self.candidates)
        self.alive = array("i", [1] * n)  # candidates that are not dropped
        # One row per sample, one column per candidate; NaN after a candidate was dropped.
        self.wins = array("d")  # the chance of winning the match
        self.points = array("d")  # points of the round
        self.values = array("d")  # what ranks the candidates: the chance plus a small weight of the lead in points
        self.sums = array("d", [0.0] * n)  # of the values,
        self.products = array("d", [0.0] * (n * n))  # and of the products of two candidates' values in the same sample
        self.regrets = array("d", [0.0] * n)
        self.weights = array("d", [0.0] * n)
        self.worlds = 0
        self.halved = 0  # number of samples when the worse half was last dropped
        self.is_hidden_choice = n > 1 and self.policy.is_hidden_choice(self.known, self.seat)
        self.solves = self.policy.is_endgame(self.known)
        self.table = NodeTable(belief.known, EXPLORATION, True)
        self.legal = Moves()
        self.sorted = Moves()
        self.solver = Solver(belief.known, policy, LAST if self.solves else 0)

    def batch(self, worlds: int) -> None:
        """Play this many more samples."""
        size = self.n * worlds
        self.table.reserve(size)
        wins = array("d", [math.nan]) * size
        points = wins[:]
        values = wins[:]
        if not self.look(self.moves, self.alive, worlds, wins, points, values):
            raise NoSample(f"no deal agrees with what seat {self.seat} is said to know")
        self.add(worlds, values, self.alive, self.sums, self.products, self.regrets, self.weights)
        self.wins.extend(wins)
        self.points.extend(points)
        self.values.extend(values)
        self.worlds += worlds

    def summary(self) -> list[tuple[int, float, float, float]]:
        """Return for each candidate the move, mean equity, mean points of the round, and the standard error of the
        equity."""
        rows = []
        for i, move in enumerate(self.candidates):
            wins = [win for win in self.wins[i :: self.n] if not math.isnan(win)]
            points = [value for value in self.points[i :: self.n] if not math.isnan(value)]
            worlds = max(len(wins), 1)
            mean = sum(wins) / worlds
            variance = sum((win - mean) ** 2 for win in wins) / worlds
            rows.append((move, mean, sum(points) / worlds, math.sqrt(variance / worlds)))
        return rows

    def narrow(self, errors: float) -> bool:
        """Drop candidates that trail the best by this many standard errors of the difference, and return whether the
        choice is clear. A hidden choice keeps its second best. If there are very many candidates (the pairs of a pass,
        the places of a vote), first halve them down to a number that the budget can separate."""
        left = sum(self.alive)
        if left > MANY and self.worlds >= self.halved + FEW:
            self.halved = self.worlds
            ranks = sorted((i for i in range(self.n) if self.alive[i]), key=lambda i: -self.sums[i])
            for i in ranks[max(left // 2, MANY) :]:
                self.alive[i] = 0
        if self.worlds >= ENOUGH:
            self.drop(errors, self.alive, self.sums, self.products)
        return sum(self.alive) == 1

    def mixture(self) -> list[float]:
        """Return how often to choose each candidate, so that nobody can predict it: the average strategy of regret
        matching against the samples."""
        weights = [weight if alive else 0.0 for weight, alive in zip(self.weights, self.alive, strict=True)]
        return [weight / sum(weights) for weight in weights]

    def best(self) -> int:
        """Return the leading candidate among those that are left."""
        return max((i for i in range(self.n) if self.alive[i]), key=lambda i: self.sums[i])

    def look(
        self,
        moves: Sequence[int],
        alive: Sequence[int],
        worlds: int,
        wins: array[float],
        points: array[float],
        values: array[float],
    ) -> bool:
        before = self.known.score(self.side)
        with cython.nogil:
            for row in range(worlds):
                bits.copy_plain(self.sample, self.known)
                if not self.sample.imagine(self.seat, self.rng):
                    return False
                for i in range(self.n):
                    if not alive[i]:
                        continue
                    bits.copy_plain(self.trial, self.sample)
                    self.trial.apply(self.seat, moves[i])
                    if self.solves:
                        self.solver.solve(self.trial, self.known.round)
                    else:
                        self.play_on(self.trial, self.table)
                    at = row * self.n + i
                    wins[at] = self.policy.equity(self.trial, self.side)
                    points[at] = self.trial.score(self.side) - before
                    values[at] = wins[at] + MARGIN * lead(self.trial, self.side)
        return True

    def play_on(self, state: State, table: NodeTable) -> None:
        """Play a state to the end of the round: by the nodes on the way, and from the first new node by the policy.
        Store the result in the nodes. With more than two sides only the seat's own decisions are nodes: several
        opponents do not find the best answers to each other."""
        cards = [0] * 64
        path = [0] * 400
        mover = [0] * 400
        depth = 0
        while state.round == self.known.round and depth < 400:
            actors = state.actors()
            if actors == 0:
                break
            if actors == bits.DEALER_ACTS:
                state.draw(self.rng, cards)
                state.deal(cards)
                continue
            seat = bits.ctz(actors)
            if seat != self.seat and state.sides > 2:
                state.apply(seat, self.policy.choose(state, seat, self.rng))
                continue
            state.moves(seat, self.legal)
            if self.legal.n == 1:
                state.apply(seat, self.legal.at[0])
                continue
            slot = table.find(state, seat)
            if table.visits[slot] < 0:
                table.visits[slot] = 0
                playout.play_round(state, self.known.round, self.policy, self.rng)
                break
            if table.count[slot] == 0:
                self.sort_out(state, seat)
                table.write(slot, self.sorted)
            child = table.choose(slot, self.rng)
            path[depth] = child
            mover[depth] = seat % state.sides
            depth += 1
            state.apply(seat, table.move[child])
        for i in range(depth):
            table.total[path[i]] += worth(state, mover[i], self.policy)

    def sort_out(self, state: State, seat: int) -> None:
        """List one legal move of each group of equivalent ones, the policy's move first."""
        usual = self.policy.choose(state, seat, self.rng)
        self.sorted.at[0] = usual
        self.sorted.n = 1
        usual = self.policy.canonical(state, seat, usual)
        for i in range(self.legal.n):
            move = self.legal.at[i]
            if move != usual and self.policy.canonical(state, seat, move) == move:
                self.sorted.at[self.sorted.n] = move
                self.sorted.n += 1

    def add(
        self,
        worlds: int,
        values: array[float],
        alive: Sequence[int],
        sums: array[float],
        products: array[float],
        regrets: array[float],
        weights: array[float],
    ) -> None:
        """Add rows of values. Regret matching: in each sample every move's regret grows by what it would have gained
        over the present mixture, which is proportional to the positive regrets."""
        n = self.n
        for row in range(worlds):
            at = row * n
            for i in range(n):
                if alive[i]:
                    sums[i] += values[at + i]
                    for j in range(n):
                        if alive[j]:
                            products[i * n + j] += values[at + i] * values[at + j]
            if self.is_hidden_choice:
                self.match_regrets(values[at : at + n], alive, regrets, weights, self.worlds + row + 1)

    def match_regrets(
        self,
        values: array[float],
        alive: Sequence[int],
        regrets: array[float],
        weights: array[float],
        time: int,
    ) -> None:
        total = 0.0
        living = 0
        for i in range(self.n):
            if alive[i]:
                living += 1
                total += regrets[i]
        mean = 0.0
        for i in range(self.n):
            if alive[i]:
                share = regrets[i] / total if total > 0.0 else 1.0 / living
                mean += share * values[i]
                weights[i] += time * share  # later mixtures are better
        for i in range(self.n):
            if alive[i]:
                regrets[i] = max(regrets[i] + values[i] - mean, 0.0)

    def drop(self, errors: float, alive: array[int], sums: array[float], products: array[float]) -> None:
        n = self.n
        best = -1
        left = 0
        for i in range(n):
            if alive[i]:
                left += 1
                if best < 0 or sums[i] > sums[best]:
                    best = i
        for i in range(n):
            if not alive[i] or i == best or (self.is_hidden_choice and left == 2):
                continue
            gap = sums[best] - sums[i]
            square = products[best * n + best] + products[i * n + i] - 2.0 * products[best * n + i]
            # gap / worlds > errors * sqrt((square / worlds - (gap / worlds)²) / worlds), without the root
            if gap > 0.0 and gap * gap > errors * errors * (square - gap * gap / self.worlds):
                alive[i] = 0
                left -= 1


def worth(state: State, side: int, policy: Policy) -> float:
    return policy.equity(state, side) + MARGIN * lead(state, side)


def lead(state: State, side: int) -> float:
    """Return the points between a side and the best other one, squeezed into -1 to 1."""
    others = -1000
    for other in range(state.sides):
        if other != side:
            others = max(others, state.score(other))
    points = state.score(side) - others
    return points / (10.0 + abs(points))


class Frame:
    """A position on the way down into the last tricks, and the best position found below it."""

    def __init__(self, state: State, depth: int) -> None:
        self.state: State = state.clone()
        self.best: State = state.clone()
        self.moves = Moves()
        self.below: Frame = Frame(state, depth - 1) if depth else self


class Solver:
    """Solves the last tricks with all cards up: every player maximizes their own side, and follows the policy between
    equal moves."""

    def __init__(self, state: State, policy: Policy, plays: int) -> None:
        self.policy = policy
        self.rng = Rng(1)
        self.top = Frame(state, plays)

    def solve(self, state: State, number: int) -> None:
        """Play the state to the end of round `number`."""
        self.descend(state, number, self.top)

    def descend(self, state: State, number: int, frame: Frame) -> None:
        actors = state.actors()
        if state.round != number or actors in (0, bits.DEALER_ACTS):
            return
        seat = bits.ctz(actors)
        side = seat % state.sides
        usual = self.policy.choose(state, seat, self.rng)
        bits.copy_plain(frame.best, state)
        frame.best.apply(seat, usual)
        self.descend(frame.best, number, frame.below)
        most = worth(frame.best, side, self.policy)
        state.moves(seat, frame.moves)
        for i in range(frame.moves.n):
            move = frame.moves.at[i]
            if move == usual or self.policy.canonical(state, seat, move) != move:
                continue
            bits.copy_plain(frame.state, state)
            frame.state.apply(seat, move)
            self.descend(frame.state, number, frame.below)
            value = worth(frame.state, side, self.policy)
            if value > most + 1e-9:
                most = value
                bits.copy_plain(frame.best, frame.state)
        bits.copy_plain(state, frame.best)


def distinct(known: State, seat: int, policy: Policy) -> list[int]:
    """Return one legal move of each group of equivalent ones."""
    scratch = Moves()
    known.moves(seat, scratch)
    chosen: dict[int, None] = {}
    for i in range(scratch.n):
        chosen.setdefault(policy.canonical(known, seat, scratch.at[i]))
    return list(chosen)
