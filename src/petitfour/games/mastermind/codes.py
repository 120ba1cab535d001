"""Rows of four pegs and their marks. Plain Python; codes.pxd adds the C types.

A row (a code or a guess) is a number of four decimal digits, one per peg: the colours R O Y G B V W K N P are 0 to 9,
so ROYG is 123 and RRRR is 0. A mark is 10 × red + white: 12 is one red and two white, 40 is the code.

Rows are compared as masks: one bit for each peg in its place, and one bit for each colour in the row.
"""

from __future__ import annotations

from itertools import product

from petitfour.core import bits

COLOURS_AT = 40  # bits 0 to 39 of a mask are the ten colours in each of four places, 40 to 49 the colours anywhere
PLACES = (bits.ONE << COLOURS_AT) - 1

# Made once per process and shared by all states. Rows are ordered by their highest colour, then by number. The rows of
# six colours are a prefix of those of seven, so one list serves every number of colours.
ROWS = [0] * 10000
CODES = [0] * 5040  # MM-3: the rows without a repeated colour
CODE_PEGS = [0] * 5040  # the same as masks
MARKS = [0] * 15  # MM-7: every red and white with red + white ≤ 4


def peg_mask(row: int) -> int:
    """Return the mask of a row. (Places are counted from the right; that changes no mark.)"""
    mask = 0
    for place in range(4):
        colour = row % 10
        row //= 10
        mask |= bits.ONE << (10 * place + colour) | bits.ONE << (COLOURS_AT + colour)
    return mask


def compare(code: int, guess: int) -> int:
    """MM-6, for the masks of a code and a row. A code has no repeated colour (MM-3), so its marked pegs are the colours
    in both, however often the guess has them. Those in the right place are red."""
    both = code & guess
    red = bits.popcount(both & PLACES)
    return 10 * red + bits.popcount(both >> COLOURS_AT) - red


def mark(code: int, guess: int) -> int:
    """MM-6: return the true mark of a guess."""
    return compare(peg_mask(code), peg_mask(guess))


def agreeing(n_codes: int, n_rows: int, guesses: list[int], marks: list[int], out: list[int]) -> int:
    """Write the indices in CODES of those of the first codes that give exactly these marks. Return their number."""
    masks = [0] * 9
    for j in range(n_rows):
        masks[j] = peg_mask(guesses[j])
    n = 0
    for i in range(n_codes):
        j = 0
        while j < n_rows and compare(CODE_PEGS[i], masks[j]) == marks[j]:
            j += 1
        if j == n_rows:
            out[n] = i
            n += 1
    return n


def fill_mark_table(n: int, out: bytearray) -> None:
    """Write the n × n marks of the first n codes against each other."""
    for i in range(n):
        for j in range(n):
            out[n * i + j] = compare(CODE_PEGS[i], CODE_PEGS[j])


# --- for Python ----------------------------------------------------------------------------------------


def count_codes(colours: int) -> int:
    return colours * (colours - 1) * (colours - 2) * (colours - 3)


def list_codes(colours: int) -> list[int]:
    """Return all codes of this many colours, in the order of the legal moves and of `mark_table`."""
    return [CODES[i] for i in range(count_codes(checked(colours)))]


def mark_table(colours: int) -> bytearray:
    """Return the mark of every code as a guess at every code: code i against code j is at i × n + j, for n codes."""
    n = count_codes(checked(colours))
    table = bytearray(n * n)
    fill_mark_table(n, table)
    return table


def checked(colours: int) -> int:
    if not 4 <= colours <= 10:
        raise ValueError(f"codes have 4 to 10 colours to choose from, not {colours}")
    return colours


def make_lists() -> None:
    n = 0
    for i, (a, b, c, d) in enumerate(sorted(product(range(10), repeat=4), key=max)):
        ROWS[i] = 1000 * a + 100 * b + 10 * c + d
        if len({a, b, c, d}) == 4:
            CODES[n] = ROWS[i]
            CODE_PEGS[n] = peg_mask(ROWS[i])
            n += 1
    n = 0
    for red in range(5):
        for white in range(5 - red):
            MARKS[n] = 10 * red + white
            n += 1


make_lists()
