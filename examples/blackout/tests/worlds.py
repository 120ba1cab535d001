"""All deals of small games of Blackout that agree with what a seat has perceived."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from sampling.enumerate import Fits, Small, deals, plays_of
from secrecy.histories import Step
from secrecy.oracle import deal_of, parts_of


class Worlds(Small):
    tables: ClassVar = [(3, {"ranks": 3, "rounds": 2}), (4, {"ranks": 4, "rounds": 2, "hook": False})]
    hidden = ("hands",)
    wanted: ClassVar = {"to bid", "void shown", "ruffed"}

    def worlds(self, players: int, round_moves: list[Step], seat: int, fits: Fits) -> Iterator[list[Step]]:
        dealer, text = round_moves[0]
        parts = parts_of(text)
        known = [parts[i] if i == seat else plays_of(i, round_moves) for i in range(players)]
        for hands in deals(parts, [*known, parts[players]]):
            yield [(dealer, deal_of(hands)), *round_moves[1:]]

    def features(self, fields: dict[str, Any], seat: int) -> set[str]:
        others = [i for i in range(5) if i != seat and fields["held"][i]]
        signs = {
            "to bid": fields["phase"] == 2,
            "void shown": any(fields["voids"][i] for i in others),
            "ruffed": fields["best_suit"] == fields["trump"] != fields["lead"],
        }
        return {sign for sign, there in signs.items() if there}
