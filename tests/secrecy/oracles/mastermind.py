"""What a seat perceives in Mastermind: everything but the opponent's code, until it is revealed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from random import Random
from typing import ClassVar

from secrecy.histories import Step
from secrecy.oracle import Oracle, Twin

COLOURS = "ROYGBVWKNP"


class Table(Oracle):
    channels: ClassVar = {"code": {"guess", "mark"}}
    battery = (
        *("code ROYG", "code GBVW", "code RROY", "code RKNP", "code ROY"),
        *("guess ROYG", "guess RRRR", "guess GYOR", "guess NPNP", "guess"),
        *("mark 0 0", "mark 1 2", "mark 4 0", "mark 3 1", "mark 4 1", "mark 2 3", "first 0", ""),
    )

    def perceive(self, moves: list[Step], seat: int | None) -> Iterator[object]:
        auto = self.settings.get("marking", "auto") == "auto"
        code, codemaker, laid = "", -1, 0
        for who, text in moves:
            word, _, rest = text.partition(" ")
            mark = ""
            if word == "code":  # MM-3: in secret
                code, codemaker, laid = rest, who, 0
                yield (who, text) if seat == codemaker else (who, word)
                continue
            if word == "guess":
                laid += 1
                mark = marked(code, rest) if auto else ""
            elif word == "mark":
                mark = rest
            over = mark == "4 0" or (mark != "" and laid == self.settings.get("rows", 9))
            yield who, text, mark, code if over else ""  # MM-8: then it is revealed

    def twins(self, moves: list[Step], seat: int | None, choice: Random) -> Iterator[Twin]:
        secret = [n for n, (who, text) in enumerate(moves) if text.startswith("code ") and who != seat]
        for n in choice.sample(secret, min(5, len(secret))):
            for rows in (0, 2, 4, choice.randrange(5, 9)):
                code = self.other_code(moves, n, rows, choice)
                if code is not None:
                    yield Twin("code", [*moves[:n], (moves[n][0], f"code {code}"), *moves[n + 1 :]])

    def other_code(self, moves: list[Step], at: int, rows: int, choice: Random) -> str | None:
        """Return a code that would have got the same marks as the one set at that move, for this many rows."""
        code = moves[at][1].removeprefix("code ")
        guesses = [text.removeprefix("guess ") for _, text in moves[at + 1 :] if text.startswith("guess ")][:rows]
        marks = [marked(code, guess) for guess in guesses]
        like = [
            "".join(pegs)
            for pegs in permutations(COLOURS[: self.settings.get("colours", 8)], 4)
            if all(marked("".join(pegs), guess) == mark for guess, mark in zip(guesses, marks, strict=True))
        ]
        return choice.choice([other for other in like if other != code] or [None])


@cache
def marked(code: str, guess: str) -> str:
    """MM-6, peg by peg: the reds, then each remaining code peg against each remaining guessed peg."""
    red = sum(one == other for one, other in zip(code, guess, strict=True))
    left = [peg for peg, other in zip(guess, code, strict=True) if peg != other]
    white = 0
    for peg, other in zip(code, guess, strict=True):
        if peg != other and peg in left:
            left.remove(peg)
            white += 1
    return f"{red} {white}"
