"""Which guesses are the same but for the names of colours and the order of places."""

from __future__ import annotations

from itertools import permutations

Guess = tuple[int, ...]


Renaming = tuple[Guess, dict[int, int]]
"""Where each place goes, and what each colour is called; what it leaves out may be called anything that is left."""


def renamings(guesses: list[Guess], others: list[Guess]) -> list[Renaming]:
    """The ways to move the places and rename the colours that turn every guess into the other one beside it."""
    found = []
    for move in permutations(range(4)):
        name: dict[int, int] = {}
        pairs = [(one[p], other[move[p]]) for one, other in zip(guesses, others, strict=True) for p in range(4)]
        if all(name.setdefault(colour, new) == new for colour, new in pairs) and len(set(name.values())) == len(name):
            found.append((move, name))
    return found


def symmetries(history: list[Guess]) -> list[Renaming]:
    """The ways that leave every guess of the history as it is."""
    return renamings(history, history)


def representatives(guesses: list[Guess], history: list[Guess], colours: int) -> bytes:
    """A 1 for one guess out of each class of guesses that the symmetries of the history turn into each other."""
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
