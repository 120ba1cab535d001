"""All deals and rows of small games of Monster Tricks that agree with what a seat has perceived."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, ClassVar

from sampling.enumerate import Fits, Small, deals, plays_of
from secrecy.histories import Step
from secrecy.oracle import deal_of, parts_of


class Worlds(Small):
    tables: ClassVar = [(2, {"ranks": 2}), (2, {"ranks": 6}), (3, {"ranks": 3}), (3, {"ranks": 6}), (4, {"ranks": 2})]
    hidden = ("hands", "rows")
    wanted: ClassVar = {"row not laid", "row unseen", "row partly seen", "row seen"}

    def worlds(self, players: int, round_moves: list[Step], seat: int, fits: Fits) -> Iterator[list[Step]]:
        dealer, text = round_moves[0]
        parts = parts_of(text)
        known = [parts[i] if i == seat else plays_of(i, round_moves) for i in range(players)]
        laid = [n for n, (who, text) in enumerate(round_moves) if text.startswith("order ") and who != seat]
        orders = [[" ".join(row) for row in permutations(round_moves[n][1].split()[1:])] for n in laid]
        for hands in deals(parts, known):
            for rows in product(*orders):
                world = [(dealer, deal_of(hands)), *round_moves[1:]]
                for n, row in zip(laid, rows, strict=True):
                    world[n] = (world[n][0], f"order {row}")
                yield world

    def features(self, fields: dict[str, Any], seat: int) -> set[str]:
        if fields["phase"] not in (2, 3):
            return set()
        by_wins = ("row unseen", "row partly seen", "row partly seen", "row seen")
        others = [i for i in range(fields["players"]) if i != seat]
        return {by_wins[min(fields["tricks"][i], 3)] if fields["laid"] >> i & 1 else "row not laid" for i in others}
