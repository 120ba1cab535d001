"""`sample` is uniform: on small games, every world that a seat may think of comes up, and as often as it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from petitfour import GAMES, Rng
from petitfour.core.state import Belief
from sampling.chi_square import critical, distance
from sampling.enumerate import TooMany, all_worlds, small_games
from secrecy.histories import fields, random_play

POSITIONS = 30  # at each table
MOST_WORLDS = 1000
PER_WORLD = 50  # samples

SMALL = [
    pytest.param(game, players, settings, id=f"{game}-{players}-{'-'.join(str(v) for v in settings.values())}")
    for game in GAMES
    for players, settings in small_games(game).tables
]


class Case(NamedTuple):
    """A position, a seat, and all that it may think of."""

    belief: Belief
    weights: Counter[Hashable]
    fields: dict[str, Any]


def cases(game: str, players: int, settings: dict[str, Any]) -> Iterator[Case]:
    choice = Random(5)
    for seed in range(POSITIONS):
        play = random_play(game, players, settings, seed, limit=60)
        at, seat = choice.randrange(len(play.positions)), choice.randrange(players)
        try:
            weights = all_worlds(game, players, settings, play, at, seat, MOST_WORLDS)
        except TooMany:
            continue
        state = play.positions[at]
        assert small_games(game).fingerprint(state) in weights
        yield Case(state.belief(seat), weights, fields(state))


@pytest.mark.parametrize(("game", "players", "settings"), SMALL)
def test_samples_are_uniform_over_all_worlds(game: str, players: int, settings: dict[str, Any]) -> None:
    rng, fingerprint = Rng(5), small_games(game).fingerprint
    for belief, weights, _ in cases(game, players, settings):
        samples = int(PER_WORLD * weights.total() / min(weights.values()))
        found: Counter[Hashable] = Counter(fingerprint(belief.sample(rng)) for _ in range(samples))
        assert found.keys() == weights.keys()
        if len(weights) > 1:
            assert distance(found, weights) < critical(len(weights) - 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_positions_have_everything_that_a_seat_can_conclude_from(game: str) -> None:
    """Else the test above would prove little."""
    small = small_games(game)
    found: set[str] = set()
    for players, settings in small.tables:
        for case in cases(game, players, settings):
            if len(case.weights) > 1:
                found |= small.features(case.fields, case.belief.seat)
    assert found == small.wanted


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
