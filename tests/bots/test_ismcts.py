"""Our information set tree search. tests/rl checks that it spreads its visits as OpenSpiel's does."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import DEALER, Rng
from petitfour.bots.bot import BadBudget, Budget
from petitfour.bots.ismcts import Tree, TreeBot
from petitfour.core.state import State
from tables import random_steps, start, tables

each_table = pytest.mark.parametrize(
    ("game", "players", "settings"), [table for table in tables() if table.values[0] != "mastermind"]
)


def grown(position: State, seat: int, simulations: int, horizon: str = "round") -> Tree:
    tree = Tree(position.belief(seat), Rng(7), simulations, horizon, 2.0)
    tree.run(simulations)
    return tree


@each_table
def test_a_tree_grows_at_every_position_and_sees_nothing_hidden(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    for n, (position, seat, _) in enumerate(random_steps(start(game, players, settings), 3)):
        if n % 13 or seat == DEALER or seat >= position.players:
            continue
        children = grown(position, seat, 60).children()
        assert [move for move, _, _ in children] == position.legal(seat)
        assert sum(tried for _, tried, _ in children) == 59  # the first simulation values the root itself
        assert children == grown(position.belief(seat).sample(Rng(n)), seat, 60).children()


@pytest.mark.parametrize("horizon", ["round", "match"])
def test_the_better_move_is_tried_more(horizon: str) -> None:
    for seed in range(5):
        state = start("marshmallow", 3, {"first": 0, "target": 5})
        state.play(DEALER, state.chance(Rng(seed)))
        children = grown(state, state.to_act()[0], 2000, horizon).children()
        assert sum(tried for _, tried, _ in children) == 1999  # nothing was lost when room was made
        by_value = sorted(children, key=lambda child: child[2])
        assert by_value[-1][1] > 2 * by_value[0][1]


def test_simulations_are_counted_not_timed() -> None:
    state = start("monster", 3, {"first": 0})
    state.play(DEALER, state.chance(Rng(1)))
    with pytest.raises(BadBudget):
        TreeBot().decide(state.view(0), state.belief(0), Rng(1), Budget(seconds=1.0))
