"""The search drops what is clearly worse, solves the last tricks exactly, and mixes hidden choices."""

from __future__ import annotations

import math
from typing import Any

import pytest

from petitfour import DEALER, Rng
from petitfour.bots.bot import BadBudget, Budget, SearchBot
from petitfour.bots.search import Search
from petitfour.core.state import State
from petitfour.games import default_policy
from tables import random_steps, start

SMALL: list[Any] = [
    ("marshmallow", {"first": 1, "suits": 2, "ranks": 6, "hand": 4, "out_at": 2, "target": 2}),
    ("monster", {"first": 0, "ranks": 3, "rounds": 1}),
]


def worth(state: State, side: int) -> float:
    """The end of a match: the share of the win, and a fiftieth of the lead."""
    outcome = state.outcome()
    assert outcome is not None
    win = 1 / len(outcome.winners) if side in outcome.winners else 0.0
    lead = outcome.scores[side] - max(score for other, score in enumerate(outcome.scores) if other != side)
    return win + 0.02 * lead / (10 + abs(lead))


def best_end(state: State) -> list[float]:
    """Return by brute force what the match is worth to each side if all play for themselves with all cards up."""
    actors = state.to_act()
    if not actors:
        return [worth(state, side) for side in range(state.sides)]
    seat = actors[0]
    best: list[float] = []
    for move in state.legal(seat):
        after = state.clone()
        after.play(seat, move)
        ends = best_end(after)
        if not best or ends[seat] > best[seat] + 1e-9:
            best = ends
    return best


@pytest.mark.parametrize(("game", "settings"), SMALL)
def test_the_last_tricks_of_a_last_round_are_solved_exactly(game: str, settings: dict[str, Any]) -> None:
    """With two players: what one wins the other loses, so there is one value to agree on."""
    compared = 0
    for seed in range(20):
        for position, seat, _ in random_steps(start(game, 2, settings), seed):
            if seat == DEALER:
                continue
            search = Search(position.belief(seat), default_policy(game), Rng(seed))
            if not search.solves:
                continue
            search.batch(1)
            sample = position.belief(seat).sample(Rng(seed))  # the one that the search has seen
            for i, move in enumerate(search.candidates):
                after = sample.clone()
                after.play(seat, move)
                if ends_with_the_round(after):
                    assert math.isclose(search.values[i], best_end(after)[seat], abs_tol=1e-9)
                    compared += 1
    assert compared > 20


def ends_with_the_round(state: State) -> bool:
    """Return whether the match ends with this round, whatever is played."""
    if not state.to_act():
        return True
    if state.to_act() == (DEALER,):
        return False
    seat = state.to_act()[0]
    for move in state.legal(seat):
        after = state.clone()
        after.play(seat, move)
        if not ends_with_the_round(after):
            return False
    return True


def ordering() -> State:
    state = start("monster", 4, {"first": 0})
    state.play(DEALER, state.chance(Rng(12)))
    return state


def test_a_secret_choice_is_a_mixture() -> None:
    """MO-3: the same hand does not always lay the same row; clearly worse rows are rare."""
    state = ordering()
    belief, view = state.belief(0), state.view(0)
    rows = [SearchBot().decide(view, belief, Rng(seed), Budget(worlds=120)) for seed in range(40)]
    assert len({decision.move for decision in rows}) > 1
    search = Search(belief, default_policy("monster"), Rng(1))
    search.batch(200)
    shares = search.mixture()
    assert math.isclose(sum(shares), 1)
    worst = min(range(search.n), key=lambda i: search.sums[i])
    assert shares[worst] < 1 / search.n


def test_an_open_choice_is_the_best_one() -> None:
    state = ordering()
    for seat in range(4):
        state.play(seat, state.legal(seat)[seat])
    search = Search(state.belief(0), default_policy("monster"), Rng(1))
    assert not search.is_hidden_choice
    search.batch(50)
    assert search.sums[search.best()] == max(search.sums)


def test_what_is_clearly_worse_is_dropped_and_the_rest_compared_on_the_same_worlds() -> None:
    state = ordering()
    for seat in range(4):
        state.play(seat, state.legal(seat)[seat])
    search = Search(state.belief(0), default_policy("monster"), Rng(3))
    while search.worlds < 400 and not search.narrow(2.0):
        search.batch(20)
    n = search.n
    assert 0 < sum(search.alive) < n
    for i in range(n):
        column = search.values[i::n]
        if search.alive[i]:
            assert not any(math.isnan(value) for value in column)
            assert math.isclose(search.sums[i], sum(column))
        else:
            seen = [value for value in column if not math.isnan(value)]
            assert seen == list(column[: len(seen)])
            assert search.sums[i] / len(seen) < search.sums[search.best()] / search.worlds + 0.2


@pytest.mark.parametrize("budget", [Budget(), Budget(worlds=0), Budget(seconds=-1.0), Budget(worlds=5, seconds=1e9)])
def test_an_impossible_budget_has_a_name(budget: Budget) -> None:
    state = ordering()
    with pytest.raises(BadBudget):
        SearchBot().decide(state.view(0), state.belief(0), Rng(1), budget)


def test_time_runs_out_between_two_batches() -> None:
    state = ordering()
    decision = SearchBot().decide(state.view(0), state.belief(0), Rng(1), Budget(seconds=1e-6))
    assert decision.worlds > 0
    assert state.is_legal(0, state.read(0, decision.move))


def test_very_many_candidates_are_halved_first() -> None:
    """MC-6: a pass with four players has 78 pairs."""
    state = start("macaron", 4, {"first": 0})
    state.play(DEALER, state.chance(Rng(2)))
    search = Search(state.belief(1), default_policy("macaron"), Rng(3))
    left = []
    for _ in range(4):
        search.batch(4)
        search.narrow(3.0)
        left.append(sum(search.alive))
    assert left == [39, 19, 12, 12]
    assert all(share == 0 for share, alive in zip(search.mixture(), search.alive, strict=True) if not alive)
