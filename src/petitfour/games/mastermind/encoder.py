"""The observation of Mastermind. Plain Python; encoder.pxd adds the C types."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import cython

from petitfour.core.state import State
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.constants import CODE, CODE_MOVES, GUESS, MARK, MARK_MOVES, NONE
from petitfour.games.mastermind.rules import Mastermind
from petitfour.rl import bits
from petitfour.rl.encoder import Encoder

bits.prepare()
EVEN = 128  # how 0 points are written: points can be negative (MM-10)


class MastermindEncoder(Encoder):
    def __init__(self, start: State) -> None:
        rules = cast(Mastermind, start)
        self.colours = rules.colours
        self.rows = rules.rows
        self.guesses = rules.n_guesses
        self.codes = rules.n_codes
        super().__init__(start)

    def all_moves(self, start: State) -> list[int]:
        rules = cast(Mastermind, start)
        secret = codes.list_codes(rules.colours)
        guesses = all_rows(rules.colours) if rules.repeats else secret
        marks = [MARK_MOVES + 10 * red + white for red in range(5) for white in range(5 - red)]
        return [*guesses, *[CODE_MOVES + code for code in secret], *(marks if rules.by_hand else [])]

    def fields(self, start: State) -> list[tuple[str, int, int]]:
        rules = cast(Mastermind, start)
        pegs = 4 * rules.colours
        rows = [
            [(f"row {row + 1}", pegs, 1), (f"red of row {row + 1}", 5, 1), (f"white of row {row + 1}", 5, 1)]
            for row in range(rules.rows)
        ]
        return [
            ("phase: code, guess, mark", 3, 1),
            ("the observer is the codemaker", 1, 1),
            ("own code", pegs, 1),
            *[field for row in rows for field in row],
            ("rows laid", 1, rules.rows),
            ("completed rounds", 1, rules.rounds),
            (f"points of the observer and the other, plus {EVEN}", 2, 255),
        ]

    def encode(self, state: State, seat: int, out: Any, at: int) -> None:
        self.write_all(cython.cast(Mastermind, state), seat, out, at)

    def write_all(self, state: Mastermind, seat: int, out: Any, at: int) -> None:
        bits.clear(out, at, self.size)
        bits.spread(out, at, (state.phase == CODE) | (state.phase == GUESS) << 1 | (state.phase == MARK) << 2, 3)
        at += 3
        if state.codemaker == seat:
            out[at] = 1
            if state.code != NONE:
                self.write_row(state.code, out, at + 1)
        at += 1 + 4 * self.colours
        n = 4 * self.colours + 10
        for i in range(state.laid):
            self.write_row(state.guesses[i], out, at + n * i)
            if i + 1 < state.laid or state.phase != MARK:  # the last row may still be unmarked
                out[at + n * i + n - 10 + state.marks[i] // 10] = 1
                out[at + n * i + n - 5 + state.marks[i] % 10] = 1
        at += n * self.rows
        out[at] = state.laid
        out[at + 1] = bits.number(state.completed)
        other = 1 - seat
        out[at + 2] = bits.number(EVEN + state.points[seat])
        out[at + 3] = bits.number(EVEN + state.points[other])

    def write_row(self, row: int, out: Any, at: int) -> None:
        """Write the colour of each peg, the last peg first."""
        for place in range(4):
            out[at + self.colours * place + row % 10] = 1
            row //= 10

    def mask(self, state: State, seat: int, out: Any, at: int) -> None:
        self.write_legal(cython.cast(Mastermind, state), out, at)

    def write_legal(self, state: Mastermind, out: Any, at: int) -> None:
        bits.clear(out, at, self.actions)
        if state.phase == GUESS:
            bits.ones(out, at, self.guesses)
        elif state.phase == CODE:
            bits.ones(out, at + self.guesses, self.codes)
        else:
            bits.ones(out, at + self.guesses + self.codes, 15)


def all_rows(colours: int) -> list[int]:
    """Return all rows of four pegs in the order of the legal guesses."""
    return [1000 * a + 100 * b + 10 * c + d for a, b, c, d in sorted(product(range(colours), repeat=4), key=max)]


ENCODER = MastermindEncoder
