"""The value of a Mastermind guess for any worth of the rows. Plain Python; codebreaker.pxd adds the C types.

`worth` says for every row of the board what finding the code there is worth; later rows are never worth more. With one
less per row it plays for the mean; with equal worth for three rows and nothing after, it plays to find the code by
then. The value of a set of codes is the sum of their worths, each found as early as the guesses allow. Every value
given here can be reached, but only the most promising guesses are tried (fewer for larger sets), so it may be a little
below the optimum, never above.

A set of m codes is worth at most what it would be if every guess separated as many codes as there are marks (`most`).
That prunes most of the search: for small sets some guess nearly always reaches this bound.
"""

from __future__ import annotations

from array import array

import cython

from petitfour.core import bits
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.constants import FOUR_RED
from petitfour.games.mastermind.rules import Mastermind

PARTS = 45  # marks are 10 × red + white
FANOUT = 13  # marks that a guess can get besides four reds
USUAL = 7.0  # marks that it usually gets, to estimate the value of large sets
WORK = 100  # codes times guesses to try per set
WIDEST = 32
LEVELS = 10


class Codebreaker:
    """The codes that agree with all marks of a board, and the value of guesses."""

    def __init__(self, board: Mastermind, worth: list[int]) -> None:
        if len(worth) != board.rows or any(a < b for a, b in zip(worth, [*worth[1:], 0], strict=True)):
            raise ValueError("worth is a number for each row of the board, none below 0 or above the one before")
        self.laid = board.laid
        self.used = 0  # a bit for each colour that has been guessed
        self.worth = [0] * 12
        for i, value in enumerate(worth):
            self.worth[i] = value
        self.n_guesses = board.n_guesses
        self.guesses = array("h", bytes(2 * self.n_guesses))
        self.masks = array("Q", bytes(8 * self.n_guesses))
        self.room = board.n_codes
        self.arena = array("h", bytes(2 * self.room * (LEVELS + 1)))  # sets of codes; those of a level are contiguous
        self.top = array("i", bytes(4 * WIDEST * (LEVELS + 1)))
        self.esteem = array("d", bytes(8 * WIDEST * (LEVELS + 1)))
        self.n = self.look_at(board)

    def look_at(self, board: Mastermind) -> int:
        for g in range(self.n_guesses):
            self.guesses[g] = codes.ROWS[g] if board.repeats else codes.CODES[g]
            self.masks[g] = codes.peg_mask(self.guesses[g])
        for i in range(board.laid):
            self.used |= codes.peg_mask(board.guesses[i]) >> codes.COLOURS_AT
        found = [0] * 5040
        n = codes.agreeing(board.n_codes, board.laid, board.guesses, board.marks, found)
        for i in range(n):
            self.arena[i] = found[i]
        return n

    # --- for Python ------------------------------------------------------------------------------------

    def left(self) -> list[int]:
        """Return the codes that are left."""
        return [codes.CODES[self.arena[i]] for i in range(self.n)]

    def leaves(self, guess: int) -> float:
        """Return how many codes this guess leaves on average; none if it is the code."""
        size = [0] * 45
        self.sizes(0, self.n, codes.peg_mask(guess), size)
        squares = 0.0
        for mark in range(FOUR_RED):
            squares += 1.0 * size[mark] * size[mark]
        return squares / max(self.n, 1)

    def candidates(self) -> list[int]:
        """Return the guesses worth trying, most promising first. Guesses that differ only in new colours appear
        once."""
        promises = array("d", bytes(8 * self.n_guesses))
        self.rate(promises)
        order = sorted((g for g in range(self.n_guesses) if promises[g] >= 0.0), key=lambda g: -promises[g])
        return [self.guesses[g] for g in order]

    def bound(self) -> int:
        """Return an upper bound for the value of any guess."""
        return self.most(self.n, self.laid)

    def value(self, guess: int, best: int = -1) -> int:
        """Return the value of this guess, summed over all codes; if it is not above `best`, return any bound not above
        `best`."""
        with cython.nogil:
            value = self.split(0, self.n, codes.peg_mask(guess), self.laid, self.used, 0, best)
        return value

    # --- the search ------------------------------------------------------------------------------------

    def rate(self, promises: array[float]) -> None:
        """Write the estimated value of every guess; -1 for guesses that another one represents."""
        with cython.nogil:
            for g in range(self.n_guesses):
                promises[g] = self.promise(0, self.n, g, self.laid) if self.takes_new(g, self.used) else -1.0

    def search(self, at: int, n: int, row: int, used: int, level: int) -> int:
        """Return the value of the n codes at `at` in the arena from this row on."""
        if n == 1:
            return self.worth[row]
        if n == 2 or self.worth[row + 1] == 0:  # any of them is optimal
            return self.worth[row] + self.worth[row + 1]
        most = self.most(n, row)
        if n <= FANOUT + 1 and self.told_apart(at, n):
            return most
        width = min(max(WORK // n, 1), WIDEST)
        count = self.choose(at, n, row, used, level, width)
        best = 0
        for i in range(count):
            best = max(best, self.split(at, n, self.masks[self.top[WIDEST * level + i]], row, used, level, best))
            if best == most:
                break
        return best

    def told_apart(self, at: int, n: int) -> bool:
        """Return whether one of the codes, as a guess, gets a different mark from each of them."""
        for i in range(n):
            guess = codes.CODE_PEGS[self.arena[at + i]]
            seen = 0
            j = 0
            while j < n:
                mark = bits.ONE << codes.compare(codes.CODE_PEGS[self.arena[at + j]], guess)
                if seen & mark:
                    break
                seen |= mark
                j += 1
            if j == n:
                return True
        return False

    def choose(self, at: int, n: int, row: int, used: int, level: int, width: int) -> int:
        """List the most promising guesses of the level, best first. Return their number."""
        base = WIDEST * level
        count = 0
        for g in range(self.n_guesses):
            if not self.takes_new(g, used):
                continue
            promise = self.promise(at, n, g, row)
            if count == width and promise <= self.esteem[base + count - 1]:
                continue
            if count < width:
                count += 1
            i = count - 1
            while i and self.esteem[base + i - 1] < promise:
                self.esteem[base + i] = self.esteem[base + i - 1]
                self.top[base + i] = self.top[base + i - 1]
                i -= 1
            self.esteem[base + i] = promise
            self.top[base + i] = g
        return count

    def promise(self, at: int, n: int, g: int, row: int) -> float:
        """Return an estimate of a guess's value."""
        size = [0] * 45
        self.sizes(at, n, self.masks[g], size)
        total = 1.0 * size[FOUR_RED] * self.worth[row]
        for mark in range(FOUR_RED):
            if size[mark]:
                total += self.usual(size[mark], row + 1)
        return total

    def sizes(self, at: int, n: int, guess: int, size: list[int]) -> None:
        for mark in range(PARTS):
            size[mark] = 0
        for i in range(n):
            size[codes.compare(codes.CODE_PEGS[self.arena[at + i]], guess)] += 1

    def split(self, at: int, n: int, guess: int, row: int, used: int, level: int, best: int) -> int:
        """Return the value of n codes after this guess, or a bound not above `best`."""
        size = [0] * 45
        place = [0] * 45
        self.sizes(at, n, guess, size)
        total = size[FOUR_RED] * self.worth[row]
        free = (level + 1) * self.room
        for mark in range(FOUR_RED):
            place[mark] = free
            free += size[mark]
            total += self.most(size[mark], row + 1)
            if size[mark] == n:
                return 0  # it separates nothing
        if total <= best:
            return total
        place[FOUR_RED] = free
        for i in range(n):
            code = self.arena[at + i]
            mark = codes.compare(codes.CODE_PEGS[code], guess)
            self.arena[place[mark]] = code
            place[mark] += 1
        used |= guess >> codes.COLOURS_AT
        for mark in range(FOUR_RED):
            if size[mark] > 2:
                total -= self.most(size[mark], row + 1)
                total += self.search(place[mark] - size[mark], size[mark], row + 1, used, level + 1)
                if total <= best:
                    break
        return total

    def most(self, n: int, row: int) -> int:
        """Return an upper bound for the value of n codes: one found in this row, one per mark in the next, and so
        on."""
        total = 0
        fanout = 1
        while n > fanout and self.worth[row]:
            total += fanout * self.worth[row]
            n -= fanout
            fanout *= FANOUT
            row += 1
        return total + n * self.worth[row]

    def usual(self, n: int, row: int) -> float:
        """Estimate the value in the same way, with the usual number of marks."""
        total = 0.0
        fanout = 1.0
        left = 1.0 * n
        while left > fanout and self.worth[row]:
            total += fanout * self.worth[row]
            left -= fanout
            fanout *= USUAL
            row += 1
        return total + left * self.worth[row]

    def takes_new(self, g: int, used: int) -> bool:
        """Return whether this guess uses new colours in their order. Colours that have not been guessed are
        interchangeable."""
        row = self.guesses[g]
        power = 1000
        while power:
            colour = bits.ONE << (row // power % 10)
            power //= 10
            if not used & colour:
                if (colour - 1) & ~used:
                    return False
                used |= colour
        return True
