"""Counting legal lines, compared with a count that only uses the contract."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import DEALER
from petitfour.core.perft import lines
from petitfour.core.state import State
from tables import random_steps, start, tables


def by_hand(state: State, depth: int) -> int:
    actors = state.to_act()
    if depth == 0 or actors in ((), (DEALER,)):
        return 1
    total = 0
    for text in state.view(min(actors))["legal"] if min(actors) < state.players else ["her only move"]:
        after = state.clone()
        if min(actors) < state.players:
            after.play_text(min(actors), text)
        else:
            after.play(min(actors), state.legal(min(actors))[0])
        total += by_hand(after, depth - 1)
    return total


@pytest.mark.parametrize(("game", "players", "settings"), tables())
def test_lines_are_counted_as_by_hand(game: str, players: int, settings: dict[str, Any]) -> None:
    counted = 0
    for n, (position, _, _) in enumerate(random_steps(start(game, players, settings), 3)):
        if n > 150:
            break
        first = lines(position, 1)
        before = position.clone()
        for depth in (0, 1, 2, 3):
            if n % 10 == 1 and first**depth < 2000:
                assert lines(position, depth) == by_hand(position, depth)
                counted += depth > 0
        assert position.same(before)
    assert counted > 0


def test_a_line_that_reaches_a_deal_or_the_end_counts_as_one() -> None:
    settings = {"suits": 1, "ranks": 2, "hand": 1, "first": 0, "out_at": 1}
    round_ends = start("marshmallow", 2, settings)
    assert [lines(round_ends, depth) for depth in (0, 1, 5)] == [1, 1, 1], "a deal comes first"
    round_ends.play_text(DEALER, "deal P1 | P2")
    assert [lines(round_ends, depth) for depth in (1, 2, 3, 9)] == [1, 1, 1, 1]
    choice = start("marshmallow", 2, {**settings, "ranks": 4, "hand": 2, "out_at": 2})
    choice.play_text(DEALER, "deal P1 P4 | P2 P3")
    assert [lines(choice, depth) for depth in (1, 2, 3, 4, 9)] == [2, 4, 4, 4, 4]
    over = start("marshmallow", 2, {**settings, "target": 1, "ranks": 4, "hand": 2})
    over.play_text(DEALER, "deal P1 P4 | P2 P3")
    over.play_text(0, "P1")
    over.play_text(1, "P2")
    assert lines(over, 4) == 1
