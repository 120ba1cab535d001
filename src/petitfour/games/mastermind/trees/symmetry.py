"""Guesses that are equivalent up to the names of colours and the order of places."""

from __future__ import annotations

from itertools import permutations

Guess = tuple[int, ...]


def pegs(row: int) -> Guess:
    """Return the four colours of a row, which is a number of four decimal digits."""
    return row // 1000, row // 100 % 10, row // 10 % 10, row % 10


def row_of(guess: Guess) -> int:
    """The reverse of `pegs`."""
    a, b, c, d = guess
    return 1000 * a + 100 * b + 10 * c + d


Renaming = tuple[Guess, dict[int, int]]
"""The new place of each place, and the new name of each colour. Colours that are left out may get any free name."""


def renamings(guesses: list[Guess], others: list[Guess]) -> list[Renaming]:
    """Return the ways to move the places and rename the colours that turn every guess into its counterpart."""
    found = []
    for move in permutations(range(4)):
        name: dict[int, int] = {}
        pairs = [(one[p], other[move[p]]) for one, other in zip(guesses, others, strict=True) for p in range(4)]
        if all(name.setdefault(colour, new) == new for colour, new in pairs) and len(set(name.values())) == len(name):
            found.append((move, name))
    return found


def symmetries(history: list[Guess]) -> list[Renaming]:
    """Return the ways that leave every guess of the history unchanged."""
    return renamings(history, history)


def representatives(guesses: list[Guess], history: list[Guess], colours: int) -> bytes:
    """Return a 1 for one guess of each class that the symmetries of the history map to each other."""
    group = symmetries(history)
    used = {colour for guess in history for colour in guess}
    fresh = [colour for colour in range(colours) if colour not in used]

    def image(guess: Guess, move: Guess, name: dict[int, int]) -> Guess:
        row = [0] * 4
        for p in range(4):
            row[move[p]] = name.get(guess[p], -1 - guess[p])
        new: dict[int, int] = {}  # fresh colours are named in the order in which they appear
        return tuple(c if c >= 0 else new.setdefault(c, fresh[len(new)] if c not in new else 0) for c in row)

    classes = bytearray(len(guesses))
    for i, guess in enumerate(guesses):
        new = [colour for colour in dict.fromkeys(guess) if colour not in used]
        if new == fresh[: len(new)]:
            classes[i] = len(group) == 1 or all(guess <= image(guess, *symmetry) for symmetry in group)
    return bytes(classes)
