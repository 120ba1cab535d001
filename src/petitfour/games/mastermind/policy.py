"""Mastermind: a random code, true marks, and guesses that could be the code. (The solved trees are in trees/.)"""

from __future__ import annotations

import math

import cython

from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.constants import GUESS, MARK, MARK_MOVES
from petitfour.games.mastermind.rules import Mastermind


class MastermindPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.overlooks = 0.0  # how often it ignores one of the rows

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return choose(cython.cast(Mastermind, state), seat, rng, self.scratch, self.overlooks)

    def equity(self, state: State, side: int) -> float:
        return win_share(cython.cast(Mastermind, state), side)


def choose(board: Mastermind, seat: int, rng: Rng, scratch: Moves, overlooks: float) -> int:
    if board.phase == GUESS:
        if overlooks > 0.0 and board.laid and rng.unit() < overlooks:
            return guess_without(board, rng.below(board.laid), rng)
        return board.possible_code(rng)  # a code is a row and so a legal guess
    if board.phase == MARK:
        return MARK_MOVES + codes.mark(board.code, board.guesses[board.laid - 1])  # MM-6: the true mark
    return board.pick(seat, rng, scratch)


def guess_without(board: Mastermind, row: int, rng: Rng) -> int:
    """Return a guess that agrees with the marks of all rows but one."""
    found = [0] * 5040
    guesses = [0] * 9
    marks = [0] * 9
    for i in range(board.laid - 1):
        guesses[i] = board.guesses[i if i < row else i + 1]
        marks[i] = board.marks[i if i < row else i + 1]
    n = codes.agreeing(board.n_codes, board.laid - 1, guesses, marks, found)
    return codes.CODES[found[rng.below(n)]] if n else board.possible_code(rng)


def win_share(board: Mastermind, side: int) -> float:
    """Estimate from the lead in points. A round ends within about a row of its mean, so a lead of two rows is large."""
    lead = board.points[side] - board.points[1 - side]
    if board.actors() == 0:
        return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    return 1.0 / (1.0 + math.exp(-0.9 * lead))
