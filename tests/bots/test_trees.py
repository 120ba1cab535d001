"""The Mastermind trees, code by code, and the solver that made them."""

from __future__ import annotations

import random
from functools import cache
from itertools import permutations, product
from pathlib import Path

import pytest

from petitfour.games.mastermind.trees import MARKS, Tree, tree
from petitfour.games.mastermind.trees.builder import TreeBuilder
from petitfour.games.mastermind.trees.solver import Solver
from petitfour.games.mastermind.trees.symmetry import representatives

Row = tuple[int, ...]


@cache
def mark(code: Row, guess: Row) -> int:
    """MM-6, by the book: each code peg is marked at most once, red before white."""
    red = sum(a == b for a, b in zip(code, guess, strict=True))
    return 10 * red + sum(min(code.count(c), guess.count(c)) for c in set(guess)) - red


def nodes(node: Tree) -> int:
    return 1 + sum(map(nodes, node.after.values()))


@pytest.mark.parametrize(
    ("colours", "repeats", "total", "worst"),
    [
        (6, True, 1435, 5),
        (6, False, 1446, 5),
        (7, True, 3633, 6),
        (7, False, 3639, 6),
        (8, True, 7797, 6),
        (8, False, 7817, 6),
        (9, True, 14892, 7),
        (9, False, 14914, 7),
        (10, True, 26260, 7),  # the best found; all others are proved to be the least
        (10, False, 26274, 7),
    ],
)
def test_every_code_is_found(colours: int, repeats: bool, total: int, worst: int) -> None:
    root = tree(colours, repeats)
    assert root is not None
    rows: list[int] = []
    reached: set[int] = set()
    for code in permutations(range(colours), 4):
        node, n = root, 1
        reached.add(id(node))
        while node.row != code:
            assert all(0 <= colour < colours for colour in node.row)
            assert repeats or len(set(node.row)) == 4
            node, n = node.after[mark(code, node.row)], n + 1
            reached.add(id(node))
        rows.append(n)
    assert sum(rows) == total
    assert max(rows) == worst
    assert len(reached) == nodes(root)  # no branch that no code takes, so every last guess is a code that fits


def test_a_guess_follows_the_marks() -> None:
    root = tree(8, True)
    assert root is not None
    code = (5, 0, 7, 2)
    marks: list[int] = []
    while (guess := root.guess(marks)) != code:
        assert guess is not None
        marks.append(mark(code, guess))
    assert root.guess([*marks, 40]) is None


def test_marks_that_no_code_gives_have_no_guess() -> None:
    root = tree(6, False)
    assert root is not None
    assert root.guess([0]) is None  # four of six colours are in the guess, two at least in the code
    assert root.guess([0, 10, 10]) is None
    assert root.guess([31]) is None


def test_a_tree_survives_its_bytes() -> None:
    root = tree(6, True)
    assert root is not None
    again = Tree.from_bytes(root.to_bytes())
    assert again.to_bytes() == root.to_bytes()
    assert nodes(again) == nodes(root)


def test_settings_without_a_tree_have_none() -> None:
    assert tree(5, True) is None


# --- the solver ----------------------------------------------------------------------------------------


def plain_cost(codes: frozenset[Row], guesses: list[Row], left: int) -> float:
    """The definition of the cost, without any pruning."""

    @cache
    def cost(codes: frozenset[Row], left: int) -> float:
        if left == 0:
            return float("inf")
        if len(codes) == 1:
            return 1
        best = float("inf")
        for guess in guesses:
            parts: dict[int, set[Row]] = {}
            for code in codes:
                parts.setdefault(mark(code, guess), set()).add(code)
            parts.pop(40, None)
            if len(codes) not in map(len, parts.values()):
                best = min(best, len(codes) + sum(cost(frozenset(part), left - 1) for part in parts.values()))
        return best

    return cost(codes, left)


@pytest.mark.parametrize("repeats", [False, True])
@pytest.mark.parametrize("left", [1, 2, 3, 5])
def test_the_solver_agrees_with_the_definition(repeats: bool, left: int) -> None:
    """On sets of the same four colours, which are hard to separate."""
    solver = Solver(4, repeats, memory=8)
    rng = random.Random(left)
    for size in (1, 2, 3, 4, 5, 6, 7, 8):
        codes = rng.sample(range(solver.n_codes), size)
        true = plain_cost(frozenset(solver.guesses[code] for code in codes), solver.guesses, left)
        cost, guess = solver.cost(codes, left, 15, 1000)
        if true == float("inf"):
            assert (cost > 1000, guess) == (True, -1)
        else:
            assert (cost, guess >= 0) == (true, True)
            below, none = solver.cost(codes, left, 15, cost - 1)
            assert (below >= cost, none) == (True, -1)


def test_the_solver_agrees_with_the_definition_on_the_whole_of_four_colours() -> None:
    solver = Solver(4, False, memory=12)
    true = plain_cost(frozenset(permutations(range(4))), solver.guesses, 5)
    assert solver.cost(list(range(24)), 5, 0, 1000)[0] == true


def test_the_solver_refuses_what_it_cannot_hold() -> None:
    solver = Solver(4, False, memory=12)
    for codes in ([], [24], [-1], [0, 0]):
        with pytest.raises(ValueError, match="codes are"):
            solver.cost(codes, 3, 0, 100)
    for left in (0, 11):
        with pytest.raises(ValueError, match="guesses"):
            solver.cost([0], left, 0, 100)
    with pytest.raises(ValueError, match="guesses"):
        solver.parts([0], 24)
    with pytest.raises(ValueError, match="colours"):
        Solver(11, False)
    with pytest.raises(ValueError, match="allowed"):
        solver.cost([0, 1, 2], 3, 0, 100, b"\1")


@pytest.mark.parametrize("history", [[(0, 1, 2, 3)], [(0, 0, 1, 2)], [(0, 1, 2, 3), (1, 0, 4, 4)]])
def test_one_guess_stands_for_each_class(history: list[Row]) -> None:
    guesses = list(product(range(5), repeat=4))
    group = [
        (places, names)
        for places in permutations(range(4))
        for names in permutations(range(5))
        if all(tuple(names[guess[p]] for p in places) == guess for guess in history)
    ]
    classes = {frozenset(tuple(names[guess[p]] for p in places) for places, names in group) for guess in guesses}
    chosen = {guess for guess, one in zip(guesses, representatives(guesses, history, 5), strict=True) if one}
    assert all(len(chosen & one) == 1 for one in classes)


def test_there_are_five_first_guesses() -> None:
    guesses = list(product(range(6), repeat=4))
    chosen = [guess for guess, one in zip(guesses, representatives(guesses, [], 6), strict=True) if one]
    assert chosen == [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 2, 3)]


def test_a_study_finds_the_best_tree_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    *_, found = TreeBuilder(6, False, tmp_path, width=1).trees(prove=True)

    def total(node: Tree) -> int:
        lengths = 0
        for code in permutations(range(6), 4):
            at, n = node, 1
            while at.row != code:
                at, n = at.after[mark(code, at.row)], n + 1
            lengths += n
        return lengths

    assert total(found) == 1446

    def searched(*_: object) -> int:
        raise AssertionError("searched again")

    monkeypatch.setattr(TreeBuilder, "cost_after", searched)
    *_, again = TreeBuilder(6, False, tmp_path, width=1).trees(prove=True)
    assert again.to_bytes() == found.to_bytes()


def test_marks_are_numbered_as_they_are_shipped() -> None:
    assert MARKS == [0, 1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 30, 40]
