"""Mastermind: any code, true marks, and guesses that could be the code. (The solved game is in mastermind_trees.)"""

from __future__ import annotations

import math

import cython

from petitfour.bots.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.rules import Mastermind

GUESS, MARK = 2, 3  # phases
MARK_MOVES = 20_000


class MastermindPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.overlooks = 0.0  # how often it guesses as if one of the rows were not there

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return choose(cython.cast(Mastermind, state), seat, rng, self.scratch, self.overlooks)

    def equity(self, state: State, side: int) -> float:
        return win_share(cython.cast(Mastermind, state), side)


def choose(board: Mastermind, seat: int, rng: Rng, scratch: Moves, overlooks: float) -> int:
    if board.phase == GUESS:
        if overlooks > 0.0 and board.laid and rng.unit() < overlooks:
            return guess_without(board, rng.below(board.laid), rng)
        return board.possible_code(rng)  # a code is a row, and so a guess
    if board.phase == MARK:
        return MARK_MOVES + codes.mark(board.code, board.guesses[board.laid - 1])  # MM-6, honestly
    return board.pick(seat, rng, scratch)


def guess_without(board: Mastermind, row: int, rng: Rng) -> int:
    """A guess that agrees with the marks of all rows but one."""
    found = [0] * 5040
    guesses = [0] * 9
    marks = [0] * 9
    for i in range(board.laid - 1):
        guesses[i] = board.guesses[i if i < row else i + 1]
        marks[i] = board.marks[i if i < row else i + 1]
    n = codes.agreeing(board.n_codes, board.laid - 1, guesses, marks, found)
    return codes.CODES[found[rng.below(n)]] if n else board.possible_code(rng)


def win_share(board: Mastermind, side: int) -> float:
    """From the lead in points: a round ends within about a row of its mean, so a lead of two rows is a large one."""
    lead = board.points[side] - board.points[1 - side]
    if board.actors() == 0:
        return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    return 1.0 / (1.0 + math.exp(-0.9 * lead))
