"""The uniform deal under what is known of each hand (core/dealing.py): random with rejection, and by counting if hands
lack so many suits that rejection would take too long.

Both are tested as plain Python against all deals; the compiled form must then draw exactly the same deals.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count, product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, cast

import pytest

import petitfour
from petitfour import DEALER, Rng, game
from petitfour.core import dealing
from petitfour.games.marshmallow.rules import Marshmallow
from sampling.chi_square import critical, distance

SUIT = [0x00F, 0x0F0, 0xF00]  # three suits of four cards

LOPSIDED = """deal B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 P2 | P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 V11 G8 \
| Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 | P1 B12 V1 V2 V3 V4 V5 V6 V7 V8 V9 V10 \
| V12 G1 G2 G3 G4 G5 G6 G7 G9 G10 G11 G12
B10 V11 Y10 B12 G12 V6 V12 B3 P9 Y4 G7 B2 G8 Y11 V2 P6 Y12 P1 G4 P2"""


class Dice:
    """The interface of `Rng` that dealing uses, in plain Python."""

    def __init__(self, seed: int) -> None:
        self.below = Random(seed).randrange
        self.unit = Random(seed + 1).random


def plain(by_counting: bool) -> ModuleType:
    """Return `core/dealing.py` as plain Python, whichever form is in use; by counting: with every first try
    rejected."""
    path = Path(petitfour.__file__).parent / "core" / "dealing.py"
    spec = spec_from_file_location("plain_dealing", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    if by_counting:
        vars(module).update(MANY_TRIES=1, lay_suit=lambda *_: False)
    return module


def all_deals(pool: int, voids: list[int], size: list[int]) -> Iterator[tuple[int, ...]]:
    cards = [1 << i for i in range(12) if pool >> i & 1]
    for holders in product(range(len(size) + 1), repeat=len(cards)):
        hands = [0] * (len(size) + 1)
        for card, holder in zip(cards, holders, strict=True):
            hands[holder] |= card
        if [hand.bit_count() for hand in hands[:-1]] == size and not any(
            hand & SUIT[k] for hand, void in zip(hands, voids, strict=False) for k in range(3) if void >> k & 1
        ):
            yield tuple(hands[:-1])


@pytest.mark.parametrize("by_counting", [False, True])
@pytest.mark.parametrize(
    ("pool", "voids", "size"),
    [
        (0x137, [1, 2, 4], [1, 2, 1]),  # all lack something, two cards left over
        (0x773, [3, 5, 6], [2, 2, 1]),  # each holds one suit only
        (0x373, [1, 0, 3], [2, 2, 2]),  # one lacks nothing
        (0x177, [0, 4, 1], [3, 0, 3]),  # one holds nothing, all are dealt
        (0x737, [5, 1], [1, 3]),
    ],
)
def test_deals_are_uniform(by_counting: bool, pool: int, voids: list[int], size: list[int]) -> None:
    weights = dict.fromkeys(all_deals(pool, voids, size), 1.0)
    dealing, dice, n = plain(by_counting), Dice(1), len(size)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range((60 if by_counting else 300) * len(weights)):
        hands = [0] * n
        assert dealing.fill(pool, 3, SUIT, n, voids, size, hands, dice)
        found[tuple(hands)] += 1
    assert found.keys() == weights.keys()
    assert len(weights) > 1
    assert distance(found, weights) < critical(len(weights) - 1)


@pytest.mark.parametrize(
    ("pool", "voids", "size"),
    [
        (0x777, [3, 3], [2, 2]),  # four cards wanted of a suit that has three
        (0x0FF, [3], [1]),
        (0x00F, [0, 0], [3, 2]),  # more wanted than there is
    ],
)
def test_where_there_is_no_deal_it_says_so(pool: int, voids: list[int], size: list[int]) -> None:
    assert not list(all_deals(pool, voids, size))
    assert not plain(by_counting=False).fill(pool, 3, SUIT, len(size), voids, size, [0] * len(size), Dice(1))


def lopsided_samples() -> list[list[int]]:
    """Return information sets of a game where everybody holds nearly one suit."""
    state = game("marshmallow").start(5, game("marshmallow").options(first=0))
    deal, plays = LOPSIDED.splitlines()
    state.play_text(DEALER, deal)
    for text in plays.split():
        state.play_text(state.to_act()[0], text)
    samples = [state.belief(seat).sample(Rng(seed)) for seat in range(5) for seed in range(4)]
    return [list(cast(Marshmallow, sample).hands) for sample in samples]


def uncompiled() -> None:
    """For the process that the test below starts: print the samples, and how often they were counted."""
    counted = count()
    count_and_fill = dealing.count_and_fill

    def counting(*args: Any) -> bool:
        next(counted)
        return count_and_fill(*args)

    vars(dealing)["count_and_fill"] = counting
    print(json.dumps([lopsided_samples(), next(counted)]))


def test_compiled_and_uncompiled_count_alike() -> None:
    environment = {**os.environ, "PETITFOUR_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", "from sampling.test_dealing import uncompiled; uncompiled()"]
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    samples, counted = json.loads(printed)
    assert counted > 4
    assert lopsided_samples() == samples
