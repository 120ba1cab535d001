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
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return choose(cython.cast(Mastermind, state), seat, rng, self.scratch)

    def equity(self, state: State, side: int) -> float:
        return win_share(cython.cast(Mastermind, state), side)


def choose(board: Mastermind, seat: int, rng: Rng, scratch: Moves) -> int:
    if board.phase == GUESS:
        return board.possible_code(rng)  # a code is a row, and so a guess
    if board.phase == MARK:
        return MARK_MOVES + codes.mark(board.code, board.guesses[board.laid - 1])  # MM-6, honestly
    return board.pick(seat, rng, scratch)


def win_share(board: Mastermind, side: int) -> float:
    """From the lead in points: a round ends within about a row of its mean, so a lead of two rows is a large one."""
    lead = board.points[side] - board.points[1 - side]
    if board.actors() == 0:
        return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    return 1.0 / (1.0 + math.exp(-0.9 * lead))
