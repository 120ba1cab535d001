"""All codes of Mastermind with six colours that agree with the marks of a codebreaker."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any, ClassVar

from sampling.enumerate import Fits, Small
from secrecy.histories import Step
from secrecy.oracles.mastermind import COLOURS, marked


class Worlds(Small):
    tables: ClassVar = [
        (2, {"colours": 6, "marking": marking, "repeats_in_guess": repeats, "rounds": 10})
        for marking in ("auto", "by-hand")
        for repeats in (True, False)
    ]
    hidden = ("code",)
    wanted: ClassVar = {"not marked", "marked", "marked by hand", "contradictory", "mark awaited"}

    def worlds(self, players: int, round_moves: list[Step], seat: int, fits: Fits) -> Iterator[list[Step]]:
        codemaker, _code = round_moves[0]
        if codemaker == seat:
            yield round_moves
            return
        codes = ["".join(pegs) for pegs in permutations(COLOURS[:6], 4)]
        rows = [text.removeprefix("guess ") for _, text in round_moves if text.startswith("guess ")]
        marks = [text.removeprefix("mark ") for _, text in round_moves if text.startswith("mark ")]
        # By hand: all codes that agree with all marks, or all codes if none does. Marked by the table: codes that do
        # not agree fail when they are replayed.
        agreeing = [c for c in codes if all(marked(c, row) == mark for row, mark in zip(rows, marks, strict=False))]
        for each in agreeing or codes:
            yield [(codemaker, f"code {each}"), *round_moves[1:]]

    def features(self, fields: dict[str, Any], seat: int) -> set[str]:
        if fields["phase"] not in (2, 3):
            return set()
        n = fields["laid"] - (fields["phase"] == 3)
        rows = [(letters(fields["guesses"][i]), fields["marks"][i]) for i in range(n)]
        agreeing = any(
            all(marked("".join(pegs), row) == f"{mark // 10} {mark % 10}" for row, mark in rows)
            for pegs in permutations(COLOURS[:6], 4)
        )
        by_hand = "marked by hand" if fields["by_hand"] else "marked"
        found = {(by_hand if n else "not marked") if agreeing else "contradictory"}
        return found | ({"mark awaited"} if fields["phase"] == 3 else set())


def letters(row: int) -> str:
    return "".join(COLOURS[int(digit)] for digit in f"{row:04d}")
