"""Which guesses are the same but for the names of colours and the order of places."""

from __future__ import annotations

from itertools import permutations

Guess = tuple[int, ...]


def symmetries(history: list[Guess]) -> list[tuple[Guess, dict[int, int]]]:
    """The ways to move the places and rename the colours that leave every guess of the history as it is. Colours
    that the history has not used are left out: they may be renamed at will."""
    found = []
    for move in permutations(range(4)):
        name: dict[int, int] = {}
        if all(name.setdefault(guess[p], guess[move[p]]) == guess[move[p]] for guess in history for p in range(4)):
            found.append((move, name))
    return found


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
