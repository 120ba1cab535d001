"""What a seat perceives in Marshmallow Test: its own cards, and everything that is said and played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from secrecy.histories import Step
from secrecy.oracle import Oracle, Twin, deal_of, exchanged, parts_of, rounds


class Table(Oracle):
    channels: ClassVar = {
        "hand": {"trump", "play"},
        "left over": {"trump", "play"},
        "discards": {"play"},
    }
    battery = (
        *(f"{suit}{rank}" for suit in "PYGBV" for rank in range(1, 13)),
        *(f"trump {suit}" for suit in "PYGBV"),
        *("first 1", "deal P1", "P13", "trump", ""),
    )

    def perceive(self, moves: list[Step], seat: int | None) -> Iterator[object]:
        for who, text in moves:
            if text.startswith("deal "):  # MT-2: everybody sees their own hand, nobody the rest
                yield () if seat is None else tuple(sorted(parts_of(text)[seat]))
            else:
                yield who, text

    def twins(self, moves: list[Step], seat: int | None, choice: Random) -> Iterator[Twin]:
        for where in rounds(moves):
            start, last = where[0], choice.choice(where)
            parts = parts_of(moves[start][1])
            played = {text for _, text in moves[start + 1 : last + 1]}
            hidden = [(i, c) for i, part in enumerate(parts) if i != seat for c in part if c not in played]
            if not hidden:
                continue
            one, card = choice.choice(hidden)
            elsewhere = [c for i, c in hidden if i != one]
            if elsewhere:
                other_card = choice.choice(elsewhere)
                deal = deal_of(exchanged(parts, card, other_card))
                yield Twin("hand", [*moves[:start], (moves[start][0], deal), *moves[start + 1 :]])

    def stands_in(self, channel: str, one: dict[str, Any], other: dict[str, Any]) -> str:
        differ = [i for i in range(self.players) if one["hands"][i] != other["hands"][i]]
        if any(one["out"] >> i & 1 for i in differ):
            return "discards"  # MT-12
        return "hand" if len(differ) > 1 else "left over"
