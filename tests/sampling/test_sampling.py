"""`sample` is uniform: in small games every full state that a seat may consider possible occurs, as often as
expected."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import pytest

from petitfour import GAMES, Rng
from petitfour.core.state import Belief
from sampling.chi_square import critical, distance
from sampling.enumerate import TooMany, all_worlds, small_games
from secrecy.histories import random_play
from tables import fields

DEEP = int(os.environ.get("DEEP", "0"))  # `make deep`: more of everything
QUOTA = 20 if DEEP else 1  # positions per table for each feature
SEEDS = 400 if DEEP else 30  # matches per table to look for them in
MOST_WORLDS = 20_000 if DEEP else 1_000
PER_WORLD = 50  # samples, and not fewer than
FEWEST = 10_000


class Case(NamedTuple):
    """A moment of a match and a seat: its information set, all full states that agree, and the features of the
    position."""

    belief: Belief
    weights: Counter[Hashable]
    special: set[str]


def cases(game: str, players: int, settings: dict[str, Any]) -> Iterator[Case]:
    """Select moments from random matches, so that every feature occurs as often as the quota says."""
    choice, small = Random(5), small_games(game)
    met: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    for seed in range(SEEDS):
        play = random_play(game, players, settings, seed, limit=40)
        moments = [(at, seat) for at in range(len(play.positions)) for seat in range(players)]
        for at, seat in choice.sample(moments, min(len(moments), 30)):
            state = play.positions[at]
            special = small.features(fields(state), seat) or {"nothing"}
            if any(met[each] < QUOTA and tried[each] < 8 * QUOTA for each in special):
                tried.update(special)
                with suppress(TooMany):
                    weights = all_worlds(game, players, settings, play, at, seat, MOST_WORLDS)
                    if len(weights) > 1 or special == {"nothing"}:
                        met.update(special)
                        yield Case(state.belief(seat), weights, special)


@pytest.mark.parametrize("game", GAMES)
def test_samples_are_uniform_over_all_worlds(game: str) -> None:
    small, rng = small_games(game), Rng(5)
    met = {"nothing"}
    for players, settings in small.tables:
        for belief, weights, special in cases(game, players, settings):
            samples = max(FEWEST, PER_WORLD * weights.total() // min(weights.values()))
            found: Counter[Hashable] = Counter(small.fingerprint(belief.sample(rng)) for _ in range(samples))
            assert found.keys() == weights.keys()
            assert len(weights) == 1 or distance(found, weights) < critical(len(weights) - 1)
            met |= special
    assert met == small.wanted | {"nothing"}, "else this test would prove too little"


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_fills_in_the_hidden_fields_and_no_other(game: str) -> None:
    small, rng, filled = small_games(game), Rng(6), set()
    for players, settings in small.tables:
        for position in random_play(game, players, settings, 1, limit=60).positions:
            for seat in range(players):
                known = position.belief(seat)
                before, after = fields(known.known), fields(known.sample(rng))
                filled |= {name for name in before if before[name] != after[name]}
    assert filled == set(small.hidden)


def test_the_critical_values_are_those_of_the_tables() -> None:
    for freedom, z, value in ((10, 1.6449, 18.307), (30, 2.3263, 50.892), (100, 3.0902, 149.449)):
        assert critical(freedom, z) == pytest.approx(value, rel=2e-3)
