"""All deals of small games of Marshmallow Test that agree with what a seat has perceived."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from sampling.enumerate import Fits, Small, deals, plays_of
from secrecy.histories import Step
from secrecy.oracle import deal_of, parts_of

WITH_LEFT_OVER = {"suits": 3, "ranks": 4, "hand": 3, "out_at": 2, "target": 100}
ALL_DEALT = {"suits": 3, "ranks": 4, "hand": 4, "out_at": 1, "target": 100}
FOUR_HANDS = {"suits": 4, "ranks": 3, "hand": 3, "out_at": 1, "target": 100}


class Worlds(Small):
    tables: ClassVar = [
        (players, {**small, "edition": edition})
        for edition in ("gamewright", "gigamic")
        for players, small in ((2, WITH_LEFT_OVER), (3, WITH_LEFT_OVER), (3, ALL_DEALT), (4, FOUR_HANDS))
    ]
    hidden = ("hands",)
    wanted: ClassVar = {
        "trump to name",
        "left over",
        "void shown",
        "voids cross",
        "no trumps shown",
        "gigamic, no trump on a trump",
        "discards",
        "ruffed",
    }

    def worlds(self, players: int, round_moves: list[Step], seat: int, fits: Fits) -> Iterator[list[Step]]:
        dealer, text = round_moves[0]
        parts = parts_of(text)
        known = [parts[i] if i == seat else plays_of(i, round_moves) for i in range(players)]
        for hands in deals(parts, known):
            yield [(dealer, deal_of(hands)), *round_moves[1:]]

    def features(self, fields: dict[str, Any], seat: int) -> set[str]:
        others = [i for i in range(5) if i != seat and fields["held"][i]]
        lacks = [fields["voids"][i] for i in others]
        signs = {
            "trump to name": fields["phase"] == 2,
            "left over": fields["pack"].bit_count() > fields["hand_size"] * fields["players"],
            "void shown": any(lacks),
            "voids cross": any(one & ~other and other & ~one for one in lacks for other in lacks),
            "no trumps shown": fields["trump"] >= 0 and any(void >> fields["trump"] & 1 for void in lacks),
            "discards": any(fields["out"] >> i & 1 for i in others),
            "ruffed": fields["trump_open"],
            "gigamic, no trump on a trump": fields["gigamic"] and no_trump_on_a_trump(fields, others),
        }
        return {sign for sign, there in signs.items() if there}


def no_trump_on_a_trump(fields: dict[str, Any], seats: list[int]) -> bool:
    """Return whether one of these seats, in this trick or the last, played another suit after a ruff."""
    plays = list(zip(fields["log_card"], fields["log_seat"], strict=True))
    for start, end in ((fields["last_at"], fields["trick_at"]), (fields["trick_at"], fields["played"])):
        trick = [(card // 12, seat) for card, seat in plays[max(start, 0) : end]]
        ruffs = [n for n, (suit, _) in enumerate(trick) if suit == fields["trump"] != trick[0][0]]
        if ruffs and any(suit != fields["trump"] and seat in seats for suit, seat in trick[ruffs[0] :]):
            return True
    return False
