"""The nodes of a search tree. Plain Python; nodes.pxd adds the C types.

A node is the information set of the seat that acts there, so no play in a search depends on hidden things. It has the
moves, how often each was tried, and its total value for the side that made it.
"""

from __future__ import annotations

import math
from array import array

from petitfour.core import bits
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State

MOST = 128  # moves per node that are considered


class NodeTable:
    """A hash table of nodes. The moves of a node are contiguous."""

    def __init__(self, state: State, exploration: float, usual_first: bool) -> None:
        self.exploration = exploration
        self.usual_first = usual_first  # try the first move before any other untried one
        self.known: State = state.clone()
        self.blank: State = type(state)(state.game, state.options, state.players)
        self.nodes = 0
        self.slots = 0
        self.keys = array("Q")  # the hash of the information set; 0: free
        self.visits = array("i")  # number of visits; -1: seen but not visited
        self.first = array("i")  # index of its first move,
        self.count = array("i")  # and the number of moves; 0: not written yet
        self.used = 0
        self.move = array("i")
        self.tried = array("i")
        self.total = array("d")

    def reserve(self, nodes: int) -> None:
        """Make room for this many more nodes and their moves."""
        if 2 * (self.nodes + nodes) > self.slots:
            keys, visits, first, count, slots = self.keys, self.visits, self.first, self.count, self.slots
            while 2 * (self.nodes + nodes) > self.slots:
                self.slots = max(2 * self.slots, 1024)
            self.keys = array("Q", bytes(8 * self.slots))
            self.visits = array("i", [-1]) * self.slots
            self.first = array("i", bytes(4 * self.slots))
            self.count = array("i", bytes(4 * self.slots))
            self.nodes = 0
            for old in range(slots):
                if keys[old] != 0:
                    slot = self.slot_of(keys[old])
                    self.visits[slot] = visits[old]
                    self.first[slot] = first[old]
                    self.count[slot] = count[old]
        room = self.used + MOST * nodes
        if room > len(self.move):
            room = max(room, 2 * len(self.move))
            self.move = longer(array("i", bytes(4 * room)), self.move)
            self.tried = longer(array("i", bytes(4 * room)), self.tried)
            self.total = longer(array("d", bytes(8 * room)), self.total)

    def find(self, state: State, seat: int) -> int:
        """Return the slot of the seat's information set in this state."""
        bits.copy_plain(self.known, self.blank)
        self.known.learn(state, seat)
        return self.slot_of(bits.hash_plain(self.known, seat))

    def slot_of(self, key: int) -> int:
        slot = (key >> 1) % self.slots
        while self.keys[slot] != 0 and self.keys[slot] != key:
            slot = (slot + 1) % self.slots
        if self.keys[slot] == 0:
            self.keys[slot] = key
            self.nodes += 1
        return slot

    def write(self, slot: int, moves: Moves) -> None:
        """Write the moves of a node."""
        self.first[slot] = self.used
        self.count[slot] = min(moves.n, MOST)
        for i in range(self.count[slot]):
            self.move[self.used] = moves.at[i]
            self.used += 1

    def choose(self, slot: int, rng: Rng) -> int:
        """Return a random untried move, or else one with the highest bound, and count the visit."""
        first = self.first[slot]
        end = first + self.count[slot]
        untried = 0
        for i in range(first, end):
            untried += self.tried[i] == 0
        if self.usual_first and self.tried[first] == 0:
            best = first
        elif untried:
            best = first - 1
            untried = rng.below(untried) + 1  # pick the k-th untried move
            while untried:
                best += 1
                untried -= self.tried[best] == 0
        else:
            best = self.highest(first, end, self.visits[slot], rng)
        self.visits[slot] += 1
        self.tried[best] += 1
        return best

    def highest(self, first: int, end: int, visits: int, rng: Rng) -> int:
        best = first
        most = -1e300
        equals = 1
        log = math.log(visits)
        for i in range(first, end):
            bound = self.total[i] / self.tried[i] + self.exploration * math.sqrt(log / self.tried[i])
            if bound > most + 1e-9:
                most = bound
                best = i
                equals = 1
            elif bound > most - 1e-9:
                equals += 1
                if rng.below(equals) == 0:
                    best = i
        return best


def longer(new: array, old: array) -> array:  # type: ignore[type-arg]
    memoryview(new)[: len(old)] = memoryview(old)
    return new
