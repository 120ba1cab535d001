"""Solvers for small games: CFR+ and external-sampling MCCFR, with the exact NashConv. Plain Python; solver.pxd adds the
C types.

CFR+ (Tammelin 2014): regret matching+, alternating updates, linear averaging. External sampling (Lanctot et al. 2009)
samples chance and the opponents and walks all moves of one seat. Both are written so that OpenSpiel's solvers of the
same names give the same numbers, which tests check.
"""

from __future__ import annotations

from array import array

import cython

from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.rl.constants import CHANCE, END
from petitfour.rl.tree import Tree

LITTLE = 1e-6  # what external sampling starts from, so that unvisited decisions are uniform


class Solver:
    """One solver: call `run` (CFR+) or `sample` (external sampling), then `average` and `nash_conv`."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.players = tree.players
        self.iterations = 0
        self.actor, self.first, self.count, self.info = tree.actor, tree.first, tree.count, tree.info
        self.child, self.chance, self.pay = tree.child, tree.chance, tree.pay
        sizes = [len(moves) for moves in tree.legal]
        self.sets = len(sizes)
        self.size = array("i", sizes)
        self.at = array("i", running(sizes))
        self.owner = array("i", [seat for seat, _ in tree.keys])
        self.regret = array("d", bytes(8 * sum(sizes)))
        self.total = array("d", bytes(8 * sum(sizes)))
        self.policy = array("d", [1 / size for size in sizes for _ in range(size)])
        self.best = array("i", [-1]) * len(sizes)
        self.reach = array("d", bytes(8 * len(tree.actor)))
        nodes: list[list[int]] = [[] for _ in sizes]
        for node, info in enumerate(tree.info):
            if info >= 0:
                nodes[info].append(node)
        self.members = array("i", [node for same in nodes for node in same])
        self.members_at = array("i", [*running([len(same) for same in nodes]), len(self.members)])

    # --- CFR+ --------------------------------------------------------------------------------------------

    def run(self, iterations: int) -> None:
        """Run this many iterations of CFR+."""
        with cython.nogil:
            for _ in range(iterations):
                self.iterations += 1
                for player in range(self.players):
                    self.walk(0, player, 1.0, 1.0)
                    self.reset_negative()

    def walk(self, node: int, player: int, own: float, others: float) -> float:
        """Add the regrets of a seat below a node, and its average policy. Return its value. `own` and `others` are the
        probabilities that the seat, and all others with chance, play to the node."""
        each = [0.0] * 64
        if self.actor[node] == END:
            return self.pay[node * self.players + player]
        if own == 0.0 and others == 0.0:
            return 0.0
        value = 0.0
        end = self.first[node] + self.count[node]
        if self.actor[node] == CHANCE:
            for edge in range(self.first[node], end):
                value += self.chance[edge] * self.walk(self.child[edge], player, own, others * self.chance[edge])
            return value
        a = self.at[self.info[node]]
        n = 0
        for edge in range(self.first[node], end):
            mine = self.policy[a + n]
            if self.actor[node] == player:
                each[n] = self.walk(self.child[edge], player, own * mine, others)
            else:
                each[n] = self.walk(self.child[edge], player, own, others * mine)
            value += mine * each[n]
            n += 1
        if self.actor[node] == player:
            for edge in range(n):
                self.regret[a + edge] += others * (each[edge] - value)
                self.total[a + edge] += self.iterations * own * self.policy[a + edge]
        return value

    def reset_negative(self) -> None:
        """Regret matching+: forget negative regrets, then choose in proportion to the others."""
        for i in range(self.sets):
            for a in range(self.at[i], self.at[i] + self.size[i]):
                self.regret[a] = max(self.regret[a], 0.0)
            self.match_regrets(i)

    def match_regrets(self, i: int) -> None:
        most = 0.0
        n = self.size[i]
        for a in range(self.at[i], self.at[i] + n):
            if self.regret[a] > 0.0:
                most += self.regret[a]
        for a in range(self.at[i], self.at[i] + n):
            if most > 0.0:
                self.policy[a] = self.regret[a] / most if self.regret[a] > 0.0 else 0.0
            else:
                self.policy[a] = 1.0 / n

    # --- external sampling -------------------------------------------------------------------------------

    def sample(self, iterations: int, rng: Rng) -> None:
        """Run this many iterations of external-sampling MCCFR."""
        if self.iterations == 0:
            for i in range(len(self.regret)):
                self.regret[i] = LITTLE
                self.total[i] = LITTLE
        with cython.nogil:
            for _ in range(iterations):
                self.iterations += 1
                for player in range(self.players):
                    self.episode(0, player, rng)

    def episode(self, node: int, player: int, rng: Rng) -> float:
        each = [0.0] * 64
        if self.actor[node] == END:
            return self.pay[node * self.players + player]
        n = self.count[node]
        if self.actor[node] == CHANCE:
            edge = self.first[node] + self.drawn(self.chance, self.first[node], n, rng)
            return self.episode(self.child[edge], player, rng)
        i = self.info[node]
        a = self.at[i]
        self.match_regrets(i)
        value = 0.0
        if self.actor[node] != player:
            edge = self.first[node] + self.drawn(self.policy, a, n, rng)
            value = self.episode(self.child[edge], player, rng)
        else:
            for edge in range(n):
                each[edge] = self.episode(self.child[self.first[node] + edge], player, rng)
            for edge in range(n):
                value += self.policy[a + edge] * each[edge]
            for edge in range(n):
                self.regret[a + edge] += each[edge] - value
        if self.actor[node] == (player + 1) % self.players:
            for edge in range(n):
                self.total[a + edge] += self.policy[a + edge]
        return value

    def drawn(self, chances: array[float], first: int, n: int, rng: Rng) -> int:
        """Return a number from 0 to n - 1, drawn with these probabilities."""
        unit = rng.unit()
        for i in range(n - 1):
            unit -= chances[first + i]
            if unit < 0.0:
                return i
        return n - 1

    # --- results -----------------------------------------------------------------------------------------

    def average(self) -> list[list[float]]:
        """Return the average policy by information set, with the moves in the order of `tree.legal`."""
        return [self.average_of(i) for i in range(self.sets)]

    def strategy(self, state: State, seat: int) -> dict[int, float]:
        """Return the average policy at a position of the game, by move."""
        i = self.tree.keys[seat, state.belief(seat).key()]
        return dict(zip(self.tree.legal[i], self.average_of(i), strict=True))

    def average_of(self, i: int) -> list[float]:
        total = [self.total[a] for a in range(self.at[i], self.at[i] + self.size[i])]
        whole = sum(total)
        return [one / whole if whole > 0 else 1.0 / len(total) for one in total]

    def nash_conv(self) -> float:
        """Return what all seats together could gain by best responses to the average policy: 0 in an equilibrium."""
        current = array("d", self.policy)
        averages = [share for shares in self.average() for share in shares]
        for i in range(len(averages)):
            self.policy[i] = averages[i]
        total = 0.0
        for player in range(self.players):
            for i in range(len(self.best)):
                self.best[i] = -1
            self.spread_reach(0, player, 1.0)
            total += self.worth(0, player, True) - self.worth(0, player, False)
        for i in range(len(averages)):
            self.policy[i] = current[i]
        return total

    def value(self, player: int) -> float:
        """Return what a seat gets if all play their current policy."""
        return self.worth(0, player, False)

    def spread_reach(self, node: int, player: int, others: float) -> None:
        """Write for each node how likely the others and chance play to it."""
        self.reach[node] = others
        if self.actor[node] == END:
            return
        a = self.at[self.info[node]] if self.actor[node] >= 0 else 0
        for n in range(self.count[node]):
            edge = self.first[node] + n
            if self.actor[node] == player:
                self.spread_reach(self.child[edge], player, others)
            elif self.actor[node] == CHANCE:
                self.spread_reach(self.child[edge], player, others * self.chance[edge])
            else:
                self.spread_reach(self.child[edge], player, others * self.policy[a + n])

    def worth(self, node: int, player: int, best: bool) -> float:
        """Return what a seat gets from a node on: with its best response, or by the policy like all others."""
        if self.actor[node] == END:
            return self.pay[node * self.players + player]
        if best and self.actor[node] == player:
            a = self.best_action(self.info[node], player)
            return self.worth(self.child[self.first[node] + a], player, True)
        value = 0.0
        end = self.first[node] + self.count[node]
        a = self.at[self.info[node]] - self.first[node] if self.actor[node] >= 0 else 0
        for edge in range(self.first[node], end):
            if self.actor[node] == CHANCE:
                value += self.chance[edge] * self.worth(self.child[edge], player, best)
            else:
                value += self.policy[a + edge] * self.worth(self.child[edge], player, best)
        return value

    def best_action(self, i: int, player: int) -> int:
        """Return the best move at an information set, over all its nodes at once."""
        if self.best[i] >= 0:
            return self.best[i]
        most = 0.0
        n = 0
        for a in range(self.size[i]):
            value = 0.0
            for m in range(self.members_at[i], self.members_at[i + 1]):
                node = self.members[m]
                if self.reach[node] > 0.0:
                    value += self.reach[node] * self.worth(self.child[self.first[node] + a], player, True)
            if a == 0 or value > most:
                most = value
                n = a
        self.best[i] = n
        return n


def running(sizes: list[int]) -> list[int]:
    """Return the sum of all earlier sizes, for each."""
    found, total = [], 0
    for size in sizes:
        found.append(total)
        total += size
    return found
