"""What every default policy must satisfy."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import DEALER, Rng
from petitfour.bots.bot import SearchBot
from petitfour.bots.levels import thinker
from petitfour.bots.search import Search
from petitfour.games import default_policy
from tables import random_steps, start, tables

NAMES = ("game", "players", "settings")
each_table = pytest.mark.parametrize(NAMES, tables())
each_searched = pytest.mark.parametrize(
    NAMES, [table for table in tables() if type(thinker(str(table.values[0]))) is SearchBot]
)


@each_table
def test_a_policy_plays_legal_moves_from_what_its_seat_can_know(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    """The full state and the seat's information set give the same move: nothing hidden is read."""
    policy = default_policy(game)
    for seed in range(2):
        for n, (position, seat, _) in enumerate(random_steps(start(game, players, settings), seed)):
            if seat == DEALER or seat >= position.players:
                continue
            open_move = policy.decide(position, seat, Rng(n))
            assert position.is_legal(seat, open_move)
            assert policy.decide(position.belief(seat).known, seat, Rng(n)) == open_move


@each_searched
def test_a_search_is_reproducible_and_sees_nothing_hidden(game: str, players: int, settings: dict[str, Any]) -> None:
    for n, (position, seat, _) in enumerate(random_steps(start(game, players, settings), 5)):
        if n % 9 or seat == DEALER or seat >= position.players:
            continue
        belief = position.belief(seat)
        seen = []
        for sample in (position, belief.sample(Rng(n))):
            search = Search(sample.belief(seat), default_policy(game), Rng(n))
            search.batch(3)
            seen.append((search.candidates, list(search.values), list(search.points)))
        assert seen[0] == seen[1]


def test_a_move_that_ends_the_round_is_judged_there() -> None:
    """A small Marshmallow Test: two players with one card each, one trick to go out. Nothing is played after it."""
    state = start("marshmallow", 2, {"first": 0, "suits": 1, "ranks": 2, "hand": 1, "out_at": 1, "target": 5})
    state.play_text(DEALER, "deal P1 | P2")
    state.play_text(0, "P1")
    search = Search(state.belief(1), default_policy("marshmallow"), Rng(1))
    search.batch(4)
    assert list(search.points) == [0.0] * 4
    assert list(search.values) == [0.5] * 4
