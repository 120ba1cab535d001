"""Mastermind's bot: a random code, true marks, and the guesses of the solved trees under new names each round.

The trees are public, so an opponent could set the code that a tree finds last. The bot therefore renames colours and
places at random; every renaming is equally likely. It stores nothing between two guesses: it draws one of all renamings
that turn the tree's guesses so far into those on the board. That is equivalent to drawing one for the round.

The trees minimize the mean number of rows. In three cases something else counts, and the bot searches (codebreaker.py):
in the last round, which is won by finding the code in time (MM-11); on a board with fewer rows than the tree may need;
and after a guess that is not the tree's, because another player held this seat before.
"""

from __future__ import annotations

from functools import cache
from time import perf_counter

from petitfour.bots.bot import Budget, Candidate, Decision, Reason
from petitfour.core.rng import Rng
from petitfour.core.state import Belief
from petitfour.core.view import View
from petitfour.games import default_policy
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.codebreaker import Codebreaker
from petitfour.games.mastermind.rules import Mastermind
from petitfour.games.mastermind.trees import Tree, tree
from petitfour.games.mastermind.trees.symmetry import Guess, Renaming, pegs, renamings, row_of

LARGE = 1000  # codes: with more, not even one guess can be searched in time


class MastermindBot:
    """The bot of hard and expert. Where it searches, the budget counts guesses tried."""

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        budget.check()
        board = belief.known
        assert isinstance(board, Mastermind)
        if board.phase_name() == "guess":
            return decide_guess(board, belief.seat, rng, budget)
        return Decision(default_move(board, belief.seat, rng))


def decide_guess(board: Mastermind, seat: int, rng: Rng, budget: Budget) -> Decision:
    began = perf_counter()
    halves = halves_of_wins(board)
    gains = [half - halves[-1] for half in halves]  # a code that is not found counts as found in the last row (MM-9)
    decisive = gains[board.laid] > 0
    worth = gains if decisive else rows_saved(board)
    breaker = Codebreaker(board, worth)
    reasons = [Reason("reason-codes-left", {"codes": breaker.n})]
    if breaker.n == 0:  # a mark is wrong, so the round is void whatever is guessed (MM-10)
        return Decision(default_move(board, seat, rng), reasons=reasons)

    plan = find_plan(board)
    guess = plan.guess(rng) if plan is not None else Codebreaker(board, rows_saved(board)).candidates()[0]
    value = tried = 0
    if plan is None or decisive or board.rows < depth(board.colours, board.repeats):
        if plan is not None:
            value = plan.brings(worth)
        if breaker.n <= LARGE:
            guess, value, tried = search(breaker, guess, value, budget, began)
            guess = disguised(guess, board, rng)

    move = board.text(seat, guess)
    candidates = []
    if decisive and value:
        win = (value / breaker.n + halves[-1]) / 2
        candidates.append(Candidate(move, win, 0.0, 0.0))
        in_time = sum(gain > 0 for gain in gains[board.laid :])
        reasons.append(Reason("reason-rows-needed", {"rows": in_time, "win": win}))
    reasons.append(Reason("reason-guess-leaves", {"codes": breaker.leaves(guess)}))
    return Decision(move, candidates, tried, reasons)


def default_move(board: Mastermind, seat: int, rng: Rng) -> str:
    """Return the policy's move: a random code, true marks, or a guess that could be the code."""
    return board.text(seat, default_policy("mastermind").decide(board, seat, rng))


def search(breaker: Codebreaker, best: int, value: int, budget: Budget, began: float) -> tuple[int, int, int]:
    """Return the best guess found, its value, and how many were tried. `best` is a guess to beat and `value` its
    guaranteed value."""
    value = max(value, breaker.value(best, value))
    tried = 1
    for guess in breaker.candidates():
        if value == breaker.bound() or tried == budget.worlds:
            break
        if budget.seconds is not None and perf_counter() - began > budget.seconds:
            break
        brings = breaker.value(guess, value)
        if brings > value:
            best, value = guess, brings
        tried += 1
    return best, value, tried


# --- what counts ----------------------------------------------------------------------------------------


def halves_of_wins(board: Mastermind) -> list[int]:
    """Return by the row in which the code is found: 2 for a match won, 1 for a shared one (MM-11); all 0 before the
    last round."""
    if board.completed < board.rounds - 1:
        return [0] * board.rows
    lead = board.points[1 - board.codemaker] - board.points[board.codemaker]
    return [(number < lead) + (number <= lead) for number in range(1, board.rows + 1)]


def rows_saved(board: Mastermind) -> list[int]:
    """Return by the row in which the code is found: 16 times the rows not laid. The last row is worth 1, although it
    scores the same as not finding the code (MM-9)."""
    return [16 * (board.rows - number) + 1 for number in range(1, board.rows + 1)]


# --- the tree under other names -------------------------------------------------------------------------


class Plan:
    """The tree's continuation: its guesses so far and the next one, and how they may be renamed."""

    def __init__(self, colours: int, path: list[Tree], marks: list[int], ways: list[Renaming]) -> None:
        self.colours = colours
        self.path = path
        self.marks = marks
        self.ways = ways

    def guess(self, rng: Rng) -> int:
        return renamed(self.path[-1].row, self.ways[rng.randbelow(len(self.ways))], self.colours, rng)

    def brings(self, worth: list[int]) -> int:
        """Return the total value of all codes that are left. A guess of the tree that could be the code finds one."""

        def total(node: Tree, before: list[tuple[int, int]]) -> int:
            guess = row_of(node.row)
            hits = len(set(node.row)) == 4 and all(codes.mark(guess, laid) == mark for laid, mark in before)
            below = (total(after, [*before, (guess, mark)]) for mark, after in node.after.items())
            return hits * worth[len(before)] + sum(below) if len(before) < len(worth) else 0

        laid = [row_of(node.row) for node in self.path[:-1]]
        return total(self.path[-1], list(zip(laid, self.marks, strict=True)))


def find_plan(board: Mastermind) -> Plan | None:
    """Return the plan, or None if there is no tree or the guesses so far are not the tree's under any names."""
    node = tree(board.colours, board.repeats)
    marks = board.marks[: board.laid]
    path: list[Tree] = []
    for mark in marks:
        if node is None:
            return None
        path.append(node)
        node = node.after.get(mark)
    if node is None:
        return None
    ways = renamings([node.row for node in path], [pegs(guess) for guess in board.guesses[: board.laid]])
    return Plan(board.colours, [*path, node], marks, ways) if ways else None


def disguised(guess: int, board: Mastermind, rng: Rng) -> int:
    """Return the same guess with other new colours. Colours that have not been guessed are interchangeable."""
    names = {colour: colour for laid in board.guesses[: board.laid] for colour in pegs(laid)}
    return renamed(pegs(guess), ((0, 1, 2, 3), names), board.colours, rng)


def renamed(guess: Guess, way: Renaming, colours: int, rng: Rng) -> int:
    """Return the row that a guess becomes. Colours without a name get a random free one."""
    move, known = way
    names = dict(known)
    free = [colour for colour in range(colours) if colour not in names.values()]
    moved = [0] * 4
    for place, colour in enumerate(guess):
        if colour not in names:
            names[colour] = free.pop(rng.randbelow(len(free)))
        moved[move[place]] = names[colour]
    return row_of(tuple(moved))


@cache
def depth(colours: int, repeats: bool) -> int:
    """Return the most rows that the tree needs."""

    def rows(node: Tree) -> int:
        return 1 + max((rows(after) for after in node.after.values()), default=0)

    root = tree(colours, repeats)
    return rows(root) if root is not None else 0


BOT = MastermindBot
