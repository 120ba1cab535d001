"""The exact search behind the Mastermind trees: branch and bound over sets of codes. solver.pxd adds the C types.

The *cost* of a set of codes is the least possible sum, over its codes, of the guesses until the code is guessed,
including the last guess. `Solver.search` finds it, or shows that it is above a given budget. It uses four facts:

- a part of m codes costs at least 2m - 1 (one guess can hit, the others need a second), so a guess that splits n codes
  into k parts costs them at least 3n - k, and one less if it may itself be the code;
- for most small sets a guess out of the set itself already reaches a cost that nothing can beat;
- colours that no guess has used so far are interchangeable, so a guess takes new colours in their order;
- two guesses that make the same parts are one guess.

A set is identified by the exclusive or of 64-bit random keys of its codes, in the table of known costs and in the
comparison of parts. A collision would spoil a proof: in a hundred million look-ups among four million keys its chance
is about 1 in 50,000. A tree itself is checked code by code, so a collision cannot make it wrong.

Codes come first among the guesses, so a code has the same number in both lists. Marks are numbered 0 to 13 as in
MARKS; 13 is the hit. With a `width`, only that many guesses are tried for each set: quick, good, but not optimal.
"""

from __future__ import annotations

from array import array
from itertools import permutations, product
from math import log
from random import Random

from petitfour.core import bits
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.trees import HIT, LEVELS, MARKS, NEVER

PARTS = 14
WORD = 0xFFFFFFFFFFFFFFFF
MIX = 0x9E3779B97F4A7C15
VALUE = 0xFFFF  # an entry of the table of known costs: value, 1 bit exact, 14 bits guess, then the size of the set
EXACT = 1 << 16
GUESS_AT = 17
GUESS = 0x3FFF
SIZE_AT = 31
ESTIMATE_AT = 32  # a candidate: the estimate of its cost, its lower bound, its number
LOW_AT = 16


def gather(seen: array[int], rows: array[int], arena: array[int], at: int, n: int, guesses: int) -> None:
    """Write for every guess the set of marks (a mask) that it gets from n codes. Most of the time is spent here, so the
    compiler can process eight guesses at a time, and four codes per pass over the masks."""
    for g in range(guesses):
        seen[g] = 0
    i = 0
    while i + 4 <= n:
        a = arena[at + i] * guesses
        b = arena[at + i + 1] * guesses
        c = arena[at + i + 2] * guesses
        d = arena[at + i + 3] * guesses
        for g in range(guesses):
            seen[g] = seen[g] | rows[a + g] | rows[b + g] | rows[c + g] | rows[d + g]
        i += 4
    while i < n:
        a = arena[at + i] * guesses
        for g in range(guesses):
            seen[g] = seen[g] | rows[a + g]
        i += 1


def sift(heap: array[int], base: int, n: int, i: int) -> None:
    """Let entry i of a heap (smallest on top) sink to its place."""
    entry = heap[base + i]
    child = 2 * i + 1
    while child < n:
        if child + 1 < n and heap[base + child + 1] < heap[base + child]:
            child += 1
        if entry <= heap[base + child]:
            break
        heap[base + i] = heap[base + child]
        i = child
        child = 2 * i + 1
    heap[base + i] = entry


class Solver:
    """Costs of sets of codes for one number of colours, with or without repeated colours in guesses."""

    def __init__(self, colours: int, repeats: bool, width: int = 0, memory: int = 22) -> None:
        """Try `width` guesses for each set (0: all), and store 2 to the `memory` costs."""
        if not 4 <= colours <= 10:
            raise ValueError(f"codes have 4 to 10 colours to choose from, not {colours}")
        self.guesses: list[tuple[int, ...]] = list(permutations(range(colours), 4))
        self.n_codes = len(self.guesses)
        if repeats:
            self.guesses += [guess for guess in product(range(colours), repeat=4) if len(set(guess)) < 4]
        self.n_guesses = len(self.guesses)
        self.width = width or self.n_guesses
        self.choice = -1  # the guess that reaches the last cost found
        self.listed = self.skipped = 0  # see `candidates`

        self.pegs = array("h", [colour for guess in self.guesses for colour in guess])
        self.masks = array("Q", bytes(8 * self.n_guesses))  # the same for `codes.compare`
        self.marks = array("B", bytes(self.n_guesses * self.n_codes))  # of guess g and code c: at g × codes + c
        self.rows = array("H", bytes(2 * self.n_guesses * self.n_codes))  # 1 << the same, at c × guesses + g
        self.fill_marks()

        rng = Random(colours)
        self.names = array("Q", [rng.getrandbits(64) for _ in range(self.n_codes)])
        self.slots = 1 << memory
        self.keys = array("Q", bytes(8 * self.slots))
        self.known = array("Q", bytes(8 * self.slots))

        self.seen = array("H", bytes(2 * self.n_guesses))
        self.open = array("B", b"\1" * self.n_guesses)
        self.arena = array("h", bytes(2 * self.n_codes * (LEVELS + 2)))
        self.heap = array("Q", bytes(8 * self.n_guesses * LEVELS))
        self.made = array("Q", bytes(8 * self.n_guesses * LEVELS))
        room = [0, 1]  # the most codes that can be separated with this many guesses
        for _ in range(LEVELS):
            room.append(min(1 + HIT * room[len(room) - 1], 1 << 20))
        least = [0]  # a lower bound for the cost of this many codes
        guessed = [0]  # an estimate of their cost, in sixteenths
        level = 1
        for n in range(1, self.n_codes + 1):
            if n > room[level]:
                level += 1
            least.append(least[n - 1] + level)
            guessed.append(16 * (2 * n - 1) if n < 3 else int(16 * n * (1.0 + 0.47 * log(n))))
        self.room = array("i", room)
        self.least = array("i", least)
        self.guessed = array("i", guessed)

    def fill_marks(self) -> None:
        number = [0] * 41
        for i in range(PARTS):
            number[MARKS[i]] = i
        for g in range(self.n_guesses):
            row = 0
            for p in range(4):
                row = 10 * row + self.pegs[4 * g + p]
            self.masks[g] = codes.peg_mask(row)
        for g in range(self.n_guesses):
            for c in range(self.n_codes):
                mark = number[codes.compare(self.masks[c], self.masks[g])]
                self.marks[g * self.n_codes + c] = mark
                self.rows[c * self.n_guesses + g] = 1 << mark

    # --- the search ------------------------------------------------------------------------------------

    def search(self, at: int, n: int, left: int, used: int, budget: int, level: int) -> int:
        """Return the cost of the n codes at `at` in the arena with `left` guesses, if it is not above the budget;
        otherwise a lower bound that is above the budget. `used` has a bit for each colour of the guesses so far."""
        if n > self.room[left]:
            return NEVER
        if n <= 2:
            self.choice = self.arena[at]
            return 2 * n - 1
        low = self.least[n]
        if low > budget:
            return low
        if n <= PARTS:
            low = self.among(at, n, left)
            if self.choice >= 0 or low > budget:
                return low

        name = left * MIX & WORD
        for i in range(n):
            name ^= self.names[self.arena[at + i]]
        slot = name & (self.slots - 2)
        if self.keys[slot] != name and self.keys[slot + 1] == name:
            slot += 1
        if self.keys[slot] == name:
            value = self.known[slot] & VALUE
            if self.known[slot] & EXACT:
                self.choice = self.known[slot] >> GUESS_AT & GUESS
                return value
            low = max(low, value)
            if low > budget:
                return low

        best = budget + 1
        choice = -1
        count = self.candidates(at, n, left, used, best, level)
        result = self.skipped  # the least bound of the guesses that are not better than `best`
        low = max(low, min(self.skipped, self.listed))
        base = level * self.n_guesses
        for i in range(count // 2 - 1, -1, -1):
            sift(self.heap, base, count, i)

        tried = 0
        run = 0  # the estimate of the last guesses, and how many had it: equal parts have equal estimates
        runs = 0
        while count and tried < self.width:
            entry = self.heap[base]
            count -= 1
            self.heap[base] = self.heap[base + count]
            sift(self.heap, base, count, 0)
            bound = entry >> LOW_AT & VALUE
            if bound >= best:
                result = min(result, bound)
                continue
            if entry >> ESTIMATE_AT != run:
                run = entry >> ESTIMATE_AT
                runs = 0
            guess = entry & VALUE
            total = self.split(at, n, guess, level, runs, left, used, best)
            if total < 0:
                continue  # these parts were tried already
            runs += 1
            tried += 1
            if total < best:
                best = total
                choice = guess
                if best <= low:
                    break
            else:
                result = min(result, total)

        if choice >= 0:
            result = best
        self.keep(name, n, result, choice)
        self.choice = choice
        return result

    def among(self, at: int, n: int, left: int) -> int:
        """Return 2n - 1 if a guess out of the set separates all its n codes, or 2n if one leaves a single pair
        together. Nothing can beat these, so set the choice. Otherwise the cost is at least 2n."""
        self.choice = -1
        for i in range(n):
            row = self.arena[at + i] * self.n_codes
            seen = 0
            for j in range(n):
                seen |= 1 << self.marks[row + self.arena[at + j]]
            parts = bits.popcount(seen)
            if parts == n:
                self.choice = self.arena[at + i]
                return 2 * n - 1
            if parts == n - 1 and left > 2:
                self.choice = self.arena[at + i]
        return 2 * n

    def candidates(self, at: int, n: int, left: int, used: int, best: int, level: int) -> int:
        """Put the guesses that might cost less than `best` on the level's heap. Return how many there are. Leave the
        least bound of these in `listed`, that of the others in `skipped`."""
        size = [0] * 16
        base = level * self.n_guesses
        room = self.room[left - 1]
        count = 0
        self.listed = NEVER
        self.skipped = NEVER
        gather(self.seen, self.rows, self.arena, at, n, self.n_guesses)
        for g in range(self.n_guesses):
            seen = self.seen[g]
            low = 3 * n - bits.popcount(seen) - (seen >> HIT)
            if low >= best:
                self.skipped = min(self.skipped, low)
                continue
            if seen & (seen - 1) == 0 or (level == 0 and not self.open[g]) or not self.in_order(g, used):
                continue
            for i in range(PARTS):
                size[i] = 0
            row = g * self.n_codes
            for i in range(n):
                size[self.marks[row + self.arena[at + i]]] += 1
            low = n
            estimate = 16 * n
            for i in range(HIT):
                low += self.least[size[i]]
                estimate += self.guessed[size[i]]
                if size[i] > room:
                    low = NEVER
            low = min(low, NEVER)
            if low >= best:
                self.skipped = min(self.skipped, low)
                continue
            self.heap[base + count] = estimate * bits.ONE << ESTIMATE_AT | low << LOW_AT | g
            self.listed = min(self.listed, low)
            count += 1
        return count

    def in_order(self, g: int, used: int) -> bool:
        """Return whether this guess takes new colours lowest first. Unused colours are interchangeable."""
        for p in range(4):
            peg = 1 << self.pegs[4 * g + p]
            if not used & peg:
                if (peg - 1) & ~used:
                    return False
                used |= peg
        return True

    def split(self, at: int, n: int, guess: int, level: int, runs: int, left: int, used: int, best: int) -> int:
        """Return the cost of n codes after this guess, or a bound of it that is not below `best`; -1 if one of the
        `runs` previous guesses made the same parts."""
        size = [0] * 16
        place = [0] * 16
        order = [0] * 16
        name = [0] * 16
        row = guess * self.n_codes
        for i in range(PARTS):
            size[i] = 0
            name[i] = 0
        for i in range(n):
            mark = self.marks[row + self.arena[at + i]]
            size[mark] += 1
            name[mark] ^= self.names[self.arena[at + i]]
        made = size[HIT] * bits.ONE
        for i in range(PARTS):
            made ^= (name[i] ^ name[i] >> 29) * MIX & WORD
        base = level * self.n_guesses
        for i in range(runs):
            if self.made[base + i] == made:
                return -1
        self.made[base + runs] = made

        free = (level + 1) * self.n_codes
        parts = 0
        total = n
        for i in range(PARTS):
            place[i] = free
            free += size[i]
            if size[i] and i != HIT:
                total += self.least[size[i]]
                if size[i] > 2:  # small parts first: they are quick, and leave an exact budget for the large ones
                    j = parts
                    while j and size[order[j - 1]] > size[i]:
                        order[j] = order[j - 1]
                        j -= 1
                    order[j] = i
                    parts += 1
        for i in range(n):
            mark = self.marks[row + self.arena[at + i]]
            self.arena[place[mark]] = self.arena[at + i]
            place[mark] += 1
        for p in range(4):
            used |= 1 << self.pegs[4 * guess + p]
        for j in range(parts):
            if total >= best:
                break
            m = size[order[j]]
            total -= self.least[m]
            total += self.search(place[order[j]] - m, m, left - 1, used, best - 1 - total, level + 1)
        return min(total, NEVER)

    def keep(self, name: int, n: int, value: int, choice: int) -> None:
        """Store a cost (choice ≥ 0) or a lower bound. Of two slots the first is for the larger sets."""
        slot = name & (self.slots - 2)
        if self.keys[slot] != name and (self.keys[slot + 1] == name or self.known[slot] >> SIZE_AT > n):
            slot += 1
        self.keys[slot] = name
        self.known[slot] = n * bits.ONE << SIZE_AT | value
        if choice >= 0:
            self.known[slot] |= EXACT | choice << GUESS_AT

    # --- for Python ------------------------------------------------------------------------------------

    def cost(
        self, codes: list[int], left: int, used: int, budget: int, allowed: bytes | None = None
    ) -> tuple[int, int]:
        """Return for a list of codes the cost and the guess that reaches it, or a bound above the budget and -1.
        `allowed` may have a 0 for each guess that need not be tried."""
        if not 0 < left <= LEVELS:
            raise ValueError(f"from 1 to {LEVELS} guesses can be left, not {left}")
        if not codes or not 0 <= min(codes) <= max(codes) < self.n_codes or len(set(codes)) < len(codes):
            raise ValueError(f"codes are one or more different numbers below {self.n_codes}")
        if allowed is not None and len(allowed) != self.n_guesses:
            raise ValueError("allowed has a byte for each guess")
        for i, code in enumerate(codes):
            self.arena[i] = code
        for g in range(self.n_guesses):
            self.open[g] = allowed[g] if allowed is not None else 1
        budget = min(budget, NEVER - 1)
        value = self.search(0, len(codes), left, used, budget, 0)
        return value, self.choice if value <= budget else -1

    def parts(self, codes: list[int], guess: int) -> dict[int, list[int]]:
        """Return the codes by their marks."""
        if not 0 <= guess < self.n_guesses or not all(0 <= code < self.n_codes for code in codes):
            raise ValueError(f"guesses are numbers below {self.n_guesses}, codes below {self.n_codes}")
        found: dict[int, list[int]] = {}
        for code in codes:
            found.setdefault(self.marks[guess * self.n_codes + code], []).append(code)
        return found
