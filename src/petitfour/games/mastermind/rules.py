"""The rules of Mastermind, travel edition. Plain Python; rules.pxd adds the C types."""

from __future__ import annotations

import cython

from petitfour.core import bits
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.constants import (
    CODE,
    CODE_MOVES,
    FIRST,
    FOUR_RED,
    GUESS,
    MARK,
    MARK_MOVES,
    NONE,
    OVER,
    PENALTY,
)

REVEALED, NOT_FOUND, VOID = 1, 2, 4  # bits of `fired`


class Mastermind(State):
    """Rows and marks are numbers, see codes.py. `round` counts all rounds, `completed` those that were not void."""

    def set_up(self) -> None:
        options = self.options
        self.colours: int = options.colours
        self.rows: int = options.rows  # of the board; `laid` counts those that the codebreaker has filled
        self.rounds: int = options.rounds
        self.by_hand = options.marking == "by-hand"
        self.award = options.penalty == "award"
        self.n_codes: int = codes.count_codes(self.colours)
        self.repeats: bool = options.repeats_in_guess
        self.n_guesses: int = self.colours**4 if self.repeats else self.n_codes  # MM-5
        self.codemaker = NONE if options.first is None else options.first
        self.code = NONE
        self.guesses = [0] * 9
        self.marks = [0] * 9
        self.laid = 0
        self.last_codemaker = NONE  # the previous round, revealed: it stays visible until the next reveal
        self.last_code = NONE
        self.last_guesses = [0] * 9
        self.last_marks = [0] * 9
        self.last_laid = 0
        self.last_void = False
        self.points = [0] * 2
        self.completed = 0
        self.phase = FIRST if self.codemaker == NONE else CODE  # MM-2

    # --- who may do what -------------------------------------------------------------------------------

    def actors(self) -> int:
        if self.phase == OVER:
            return 0
        if self.phase == FIRST:
            return bits.DEALER_ACTS
        return 1 << (1 - self.codemaker if self.phase == GUESS else self.codemaker)

    def choices(self) -> int:
        """Return the number of legal moves."""
        if self.phase == CODE:
            return self.n_codes
        return self.n_guesses if self.phase == GUESS else 15

    def choice(self, i: int) -> int:
        """Return legal move number i."""
        if self.phase == CODE:
            return CODE_MOVES + codes.CODES[i]
        if self.phase == MARK:
            return MARK_MOVES + codes.MARKS[i]
        return codes.ROWS[i] if self.repeats else codes.CODES[i]

    def moves(self, seat: int, out: Moves) -> None:
        out.n = self.choices()
        for i in range(out.n):
            out.at[i] = self.choice(i)

    def allowed(self, seat: int, move: int) -> bool:
        if self.phase == MARK:  # MM-7: any red and white with red + white ≤ 4
            move -= MARK_MOVES
            return 0 <= move <= FOUR_RED and move // 10 + move % 10 <= 4
        if self.phase == CODE:
            move -= CODE_MOVES
        if not 0 <= move < CODE_MOVES:
            return False
        held = codes.peg_mask(move) >> codes.COLOURS_AT
        if held >> self.colours:
            return False  # MM-1
        return (self.phase == GUESS and self.repeats) or bits.popcount(held) == 4  # MM-5, MM-3

    def pick(self, seat: int, rng: Rng, scratch: Moves) -> int:
        return self.choice(rng.below(self.choices()))

    # --- the dealer: who is codemaker first ------------------------------------------------------------

    def draw(self, rng: Rng, out: list[int]) -> int:
        out[0] = rng.below(2)
        return 1

    def deal(self, cards: list[int]) -> None:
        self.codemaker = cards[0]
        self.phase = CODE

    # --- a move ----------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        self.fired = 0
        if self.phase == CODE:
            self.code = move - CODE_MOVES
            self.phase = GUESS
        elif self.phase == GUESS:
            self.guesses[self.laid] = move  # MM-4
            self.laid += 1
            if self.by_hand:
                self.phase = MARK
            else:
                self.set_mark(codes.mark(self.code, move))  # MM-7
        else:
            self.set_mark(move - MARK_MOVES)

    def set_mark(self, mark: int) -> None:
        """Mark the row just laid. The mark that was set ends the round, true or not (MM-8, MM-10)."""
        self.marks[self.laid - 1] = mark
        if mark == FOUR_RED or self.laid == self.rows:
            self.end_round()
        else:
            self.phase = GUESS

    def end_round(self) -> None:
        """MM-8: reveal the code. Only now are marks set by hand checked."""
        self.fired = REVEALED
        self.last_codemaker = self.codemaker
        self.last_code = self.code
        self.last_laid = self.laid
        self.last_void = False
        for i in range(9):
            if i < self.laid and self.marks[i] != codes.mark(self.code, self.guesses[i]):
                self.last_void = True
            self.last_guesses[i] = self.guesses[i]
            self.last_marks[i] = self.marks[i]
            self.guesses[i] = 0
            self.marks[i] = 0
        self.code = NONE
        self.laid = 0
        if self.last_void:
            self.void_round()
        else:
            self.complete_round()
        if self.phase != OVER:
            self.round += 1
            self.phase = CODE

    def void_round(self) -> None:
        """MM-10: a penalty instead of points; the roles stay the same."""
        self.fired |= VOID
        self.points[1 - self.codemaker] += PENALTY
        if not self.award:
            self.points[self.codemaker] -= PENALTY

    def complete_round(self) -> None:
        if self.last_marks[self.last_laid - 1] != FOUR_RED:
            self.fired |= NOT_FOUND
        self.points[self.codemaker] += self.last_laid  # MM-9: all rows are laid when the code was not found
        self.completed += 1
        if self.completed == self.rounds:
            self.phase = OVER
        else:
            self.codemaker = 1 - self.codemaker  # MM-11

    # --- the result ------------------------------------------------------------------------------------

    def score(self, side: int) -> int:
        return self.points[side]

    def winners(self) -> int:
        """MM-11: equal totals share the win."""
        if self.points[0] == self.points[1]:
            return 3
        return 1 if self.points[0] > self.points[1] else 2

    # --- what a seat knows -----------------------------------------------------------------------------

    def recall(self, number: int, completed: int, codemaker: int, points: list[int]) -> None:
        """Set a fresh state to just before the code of a round is set."""
        self.round = number
        self.completed = completed
        self.codemaker = codemaker
        self.phase = CODE
        for i in range(2):
            self.points[i] = points[i]

    def learn(self, full: State, seat: int) -> None:
        self.learn_from(cython.cast(Mastermind, full), seat)

    def learn_from(self, full: Mastermind, seat: int) -> None:
        """Learn everything but the opponent's code."""
        self.round = full.round
        self.phase = full.phase
        self.fired = full.fired
        self.completed = full.completed
        self.codemaker = full.codemaker
        self.laid = full.laid
        self.last_codemaker = full.last_codemaker
        self.last_code = full.last_code
        self.last_laid = full.last_laid
        self.last_void = full.last_void
        for i in range(9):
            self.guesses[i] = full.guesses[i]
            self.marks[i] = full.marks[i]
            self.last_guesses[i] = full.last_guesses[i]
            self.last_marks[i] = full.last_marks[i]
        for i in range(2):
            self.points[i] = full.points[i]
        if seat == full.codemaker:
            self.code = full.code

    def imagine(self, seat: int, rng: Rng) -> bool:
        if self.phase not in (GUESS, MARK):
            return True  # no code is set
        if seat != self.codemaker:
            self.code = self.possible_code(rng)
        return self.code != NONE

    def possible_code(self, rng: Rng) -> int:
        """Return a code that agrees with all marks, each equally likely. If marks set by hand leave none, return any
        code."""
        found = [0] * 5040
        marked = self.laid - 1 if self.phase == MARK else self.laid
        n = codes.agreeing(self.n_codes, marked, self.guesses, self.marks, found)
        if n:
            return codes.CODES[found[rng.below(n)]]
        return codes.CODES[rng.below(self.n_codes)] if self.by_hand else NONE
