"""What a seat perceives in Blackout: its own cards, the card turned up, and everything that is said and played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from secrecy.histories import Step
from secrecy.oracle import Oracle, Twin, deal_of, exchanged, parts_of, rounds


class Table(Oracle):
    channels: ClassVar = {"hand": {"bid", "play"}}
    battery = (
        *(f"{suit}{rank}" for suit in "CLMS" for rank in range(1, 14)),
        *(f"bid {n}" for n in range(11)),
        *("first 1", "deal C1", "C14", "bid", ""),
    )

    def perceive(self, moves: list[Step], seat: int | None) -> Iterator[object]:
        for who, text in moves:
            if text.startswith("deal "):  # BO-2, BO-3
                parts = parts_of(text)
                yield parts[self.players], () if seat is None else tuple(sorted(parts[seat]))
            else:
                yield who, text

    def twins(self, moves: list[Step], seat: int | None, choice: Random) -> Iterator[Twin]:
        for where in rounds(moves):
            start, last = where[0], choice.choice(where)
            parts = parts_of(moves[start][1])
            known = {text for _, text in moves[start + 1 : last + 1]} | set(parts[self.players])
            hidden = [(i, c) for i, part in enumerate(parts) if i != seat for c in part if c not in known]
            holders = [i for i, _ in hidden if i < self.players]
            if holders:
                one = choice.choice(holders)
                card = choice.choice([c for i, c in hidden if i == one])
                other = choice.choice([c for i, c in hidden if i != one])
                deal = deal_of(exchanged(parts, card, other))
                yield Twin("hand", [*moves[:start], (moves[start][0], deal), *moves[start + 1 :]])
