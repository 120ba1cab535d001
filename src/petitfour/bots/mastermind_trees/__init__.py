"""Solved Mastermind: for 6 to 10 colours, trees of guesses with the least known sum of guesses over all codes.

    tree(8, repeats=True).guess([])          the first guess: (0, 1, 2, 3)
    tree(8, repeats=True).guess([11, 20])    the third, after one red and one white, then two reds

A guess is four colours by place, colours being numbers from 0; a mark is 10 × red + white. Whoever plays a tree should
rename colours and places at random first: the trees are public. How they are made: docs/trees.md.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from struct import iter_unpack, pack

MARKS = [10 * red + white for red in range(5) for white in range(5 - red) if (red, white) != (3, 1)]


class Tree:
    """A guess, and the tree to go on with after each mark that it can get. After a hit there is none."""

    __slots__ = ("after", "row")

    def __init__(self, row: tuple[int, ...], after: dict[int, Tree] | None = None) -> None:
        self.row = row
        self.after: dict[int, Tree] = after or {}

    def guess(self, marks: Iterable[int]) -> tuple[int, ...] | None:
        """The guess after the marks of all guesses so far; None if no code gives these marks (they may be set by
        hand, MM-7) or the code is found."""
        node: Tree | None = self
        for mark in marks:
            node = node.after.get(mark) if node else None
        return node.row if node else None

    def to_bytes(self) -> bytes:
        """Each guess as a decimal number and the set of marks that go on, the trees of these marks following."""
        number = int("".join(map(str, self.row)))
        goes_on = [i for i, mark in enumerate(MARKS) if mark in self.after]
        below = b"".join(self.after[MARKS[i]].to_bytes() for i in goes_on)
        return pack(">HH", number, sum(1 << i for i in goes_on)) + below

    @staticmethod
    def from_bytes(data: bytes) -> Tree:
        return grow(iter_unpack(">HH", data))


def grow(nodes: Iterator[tuple[int, ...]]) -> Tree:
    number, goes_on = next(nodes)
    row = (number // 1000, number // 100 % 10, number // 10 % 10, number % 10)
    return Tree(row, {mark: grow(nodes) for i, mark in enumerate(MARKS) if goes_on >> i & 1} if goes_on else None)


def file_name(colours: int, repeats: bool) -> str:
    return f"{colours}{'-repeats' if repeats else ''}.tree"


@cache
def tree(colours: int, repeats: bool) -> Tree | None:
    """The tree for so many colours, guesses with repeated colours allowed or not; None if none has been computed."""
    file = files(__name__) / file_name(colours, repeats)
    return Tree.from_bytes(zlib.decompress(file.read_bytes())) if file.is_file() else None
