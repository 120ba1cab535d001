"""Solved Mastermind: for 6 to 10 colours, trees of guesses with the least known sum of guesses over all codes.

    tree(8, repeats=True).guess([])          the first guess: (0, 1, 2, 3)
    tree(8, repeats=True).guess([11, 20])    the third, after one red and one white, then two reds

A guess is four colours by place; colours are numbers from 0. A mark is 10 × red + white. The trees are public, so
rename colours and places at random before you play one. docs/trees.md says how they are made.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from struct import iter_unpack, pack

from petitfour.games.mastermind.trees.symmetry import pegs, row_of

MARKS = [10 * red + white for red in range(5) for white in range(5 - red) if (red, white) != (3, 1)]
HIT = 13  # the index of the last of them, four reds
LEVELS = 10  # guesses at most
NEVER = 60000  # the cost of a set that cannot be solved within the guesses left


class Tree:
    """A guess, and the tree that follows each mark it can get. After a hit there is none."""

    __slots__ = ("after", "row")

    def __init__(self, row: tuple[int, ...], after: dict[int, Tree] | None = None) -> None:
        self.row = row
        self.after: dict[int, Tree] = after or {}

    def guess(self, marks: Iterable[int]) -> tuple[int, ...] | None:
        """Return the guess after the marks of all guesses so far; None if no code gives these marks (they may be set by
        hand, MM-7) or the code is found."""
        node: Tree | None = self
        for mark in marks:
            node = node.after.get(mark) if node else None
        return node.row if node else None

    def to_bytes(self) -> bytes:
        """Encode each guess as a decimal number and the set of marks that continue, followed by the trees of these
        marks."""
        goes_on = [i for i, mark in enumerate(MARKS) if mark in self.after]
        below = b"".join(self.after[MARKS[i]].to_bytes() for i in goes_on)
        return pack(">HH", row_of(self.row), sum(1 << i for i in goes_on)) + below

    @staticmethod
    def from_bytes(data: bytes) -> Tree:
        return grow(iter_unpack(">HH", data))


def grow(nodes: Iterator[tuple[int, ...]]) -> Tree:
    number, goes_on = next(nodes)
    return Tree(
        pegs(number), {mark: grow(nodes) for i, mark in enumerate(MARKS) if goes_on >> i & 1} if goes_on else None
    )


def file_name(colours: int, repeats: bool) -> str:
    return f"{colours}{'-repeats' if repeats else ''}.tree"


@cache
def tree(colours: int, repeats: bool) -> Tree | None:
    """Return the tree for this many colours, with or without repeated colours in guesses; None if none has been
    computed."""
    file = files(__name__) / file_name(colours, repeats)
    return Tree.from_bytes(zlib.decompress(file.read_bytes())) if file.is_file() else None
