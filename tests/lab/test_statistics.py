"""Intervals, compared with cases whose answer is known."""

from __future__ import annotations

import math

import numpy as np
import pytest

from petitfour import GAMES
from petitfour.lab.arena import Contest, Match, places
from petitfour.lab.statistics import Summary, estimates, on_deal, summarise


def test_the_interval_of_a_mean_is_as_wide_as_theory_says() -> None:
    values = np.random.default_rng(1).normal(3.0, 2.0, size=(400, 1))
    (own,) = estimates(values, seed=1)
    assert own.mean == pytest.approx(values.mean())
    assert own.low is not None
    assert own.high is not None
    half = 1.96 * values.std(ddof=1) / math.sqrt(400)
    assert own.mean - own.low == pytest.approx(half, rel=0.05)
    assert own.high - own.mean == pytest.approx(half, rel=0.05)


@pytest.mark.parametrize(("n", "kind"), [(12, "normal"), (60, "normal"), (60, "wins")])
def test_the_interval_covers_the_truth_as_often_as_it_says(n: int, kind: str) -> None:
    """The level is 95 %; with few deals a little less, as for any bootstrap (12: about 92)."""
    rng = np.random.default_rng(2)
    times = 800
    values = rng.normal(0.3, 1.0, (n, times)) if kind == "normal" else (rng.random((n, times)) < 0.3).astype(float)
    found = estimates(values, seed=3, resamples=1000)
    covered = sum(own.low <= 0.3 <= own.high for own in found if own.low is not None and own.high is not None) / times
    assert (0.89 if n == 12 else 0.92) < covered < 0.98


def test_what_all_bots_share_on_a_deal_falls_out_of_differences() -> None:
    rng = np.random.default_rng(4)
    luck, skill = rng.normal(0, 10, 50), rng.normal(1, 0.1, 50)
    alone, paired = estimates(np.column_stack([luck + skill, (luck + skill) - luck]), seed=1)
    assert alone.low is not None
    assert alone.high is not None
    assert not alone.is_clear
    assert paired.is_clear
    assert paired.mean == pytest.approx(1, abs=0.1)


def test_blocks_are_a_matter_of_memory_only(monkeypatch: pytest.MonkeyPatch) -> None:
    values = np.random.default_rng(5).normal(size=(30, 3))
    at_once = estimates(values, seed=9, resamples=500)
    monkeypatch.setattr("petitfour.lab.statistics.BLOCK", 100)
    assert estimates(values, seed=9, resamples=500) == at_once
    assert estimates(values, seed=10, resamples=500) != at_once


def test_one_deal_has_no_interval() -> None:
    (own,) = estimates(np.array([[2.0]]), seed=1)
    assert (own.mean, own.low, own.high, own.is_clear) == (2.0, None, None, False)


def made(*results: tuple[int, tuple[str, ...], list[int], list[int]]) -> tuple[Contest, list[Match]]:
    contest = Contest.of(GAMES["monster"], 3, GAMES["monster"].options(), ["a=medium", "b=random", "b=random"])
    matches = [
        Match(deal, seating, scores, places(scores, winners), winners, 9, "rounds", {}, {})
        for deal, seating, scores, winners in results
    ]
    return contest, matches


WRITTEN = (
    (0, ("a", "b", "b"), [9, 6, 3], [0]),
    (0, ("b", "a", "b"), [9, 9, 0], [0, 1]),
    (0, ("b", "b", "a"), [5, 4, 3], [0]),
    (1, ("a", "b", "b"), [7, 1, 1], [0]),
    (1, ("b", "a", "b"), [0, 8, 1], [1]),
    (1, ("b", "b", "a"), [2, 1, 9], [2]),
)


def summary_of(*results: tuple[int, tuple[str, ...], list[int], list[int]]) -> Summary:
    return summarise(*made(*results))


def test_a_contest_worked_out_by_hand() -> None:
    summary = summary_of(*WRITTEN)
    a, b = summary.standings
    assert (summary.deals, summary.left_out, summary.unfinished, summary.even) == (2, 0, 0, 1 / 3)
    assert (a.bot, a.matches, b.bot, b.matches) == ("a", 6, "b", 6)
    assert a.measures.wins.mean == pytest.approx((1.5 / 3 + 3 / 3) / 2)
    assert b.measures.wins.mean == pytest.approx((1.5 / 6 + 0) / 2)
    assert a.measures.points.mean == pytest.approx((21 / 3 + 24 / 3) / 2)
    assert b.measures.points.mean == pytest.approx((27 / 6 + 6 / 6) / 2)
    assert a.measures.place.mean == pytest.approx(((1 + 1.5 + 3) / 3 + 1) / 2)
    assert b.measures.place.mean == pytest.approx(((2 + 3 + 1.5 + 3 + 1 + 2) / 6 + (2.5 + 2.5 + 3 + 2 + 2 + 3) / 6) / 2)
    (difference,) = summary.differences
    assert (difference.bot, difference.other) == ("a", "b")
    assert difference.measures.points.mean == pytest.approx(7.5 - 2.75)


def test_only_whole_deals_count() -> None:
    summary = summary_of(*WRITTEN[:5])
    assert (summary.deals, summary.left_out, summary.unfinished) == (1, 1, 0)
    assert summary.standings[0].measures.points.mean == 7
    assert summary.standings[0].measures.points.low is None
    nothing = summary_of(*WRITTEN[:2])
    assert (nothing.deals, nothing.standings, nothing.differences) == (0, [], [])


def test_the_order_of_the_seatings_does_not_matter_to_the_last_bit() -> None:
    """Otherwise identical bots would not be exactly even: 1 + ⅓ + ⅓ + ⅓ is not ⅓ + ⅓ + ⅓ + 1 in plain sums."""
    shared = Match(0, ("a", "b", "c"), [5, 5, 5], [2.0, 2.0, 2.0], [0, 1, 2], 9, "rounds", {}, {})
    won = Match(0, ("a", "b", "c"), [5, 0, 0], [1.0, 2.5, 2.5], [0], 9, "rounds", {}, {})
    assert sum([1, 1 / 3, 1 / 3, 1 / 3]) != sum([1 / 3, 1 / 3, 1 / 3, 1]), "or this test proves nothing"
    assert on_deal([won, shared, shared, shared], "a") == on_deal([shared, shared, shared, won], "a")
