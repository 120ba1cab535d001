"""What a contest says about its bots: wins, points and places, each with an interval.

The unit is the deal. A bot's value on a deal is its mean over all chairs and seatings it had there; what the cards do
to everybody is then in all values of a deal alike, and falls out of differences. Intervals are bootstrap intervals:
what would the means be if other deals had come up? Deals are drawn again and again from those there are, each with all
that was played on it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec
import numpy as np
import numpy.typing as npt

from petitfour.lab.arena import Contest, Match

RESAMPLES = 10_000
LEVEL = 0.95
BLOCK = 4_000_000  # numbers held at once

Matrix = npt.NDArray[np.float64]


class Estimate(msgspec.Struct, frozen=True):
    """A mean over deals and its interval; a single deal has none."""

    mean: float
    low: float | None
    high: float | None

    @property
    def is_clear(self) -> bool:
        """Of a difference: is even outside the interval?"""
        return self.low is not None and self.high is not None and not self.low <= 0 <= self.high


class Measures(msgspec.Struct, frozen=True):
    """The three ways to be good: shares of won matches, points, places (1 is best)."""

    wins: Estimate
    points: Estimate
    place: Estimate


class Standing(msgspec.Struct, frozen=True):
    bot: str
    matches: int
    measures: Measures


class Difference(msgspec.Struct, frozen=True):
    """By how much `bot` has more than `other`, on the same deals. (More is worse in places.)"""

    bot: str
    other: str
    measures: Measures


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All that a contest says. Only deals that were played to the end in all seatings count."""

    contest: Contest
    level: float = LEVEL
    even: float
    """The share of wins of equals: one over the number of sides."""
    deals: int
    left_out: int
    """Deals of which a match is missing or was stopped at the cap."""
    unfinished: int
    """Matches stopped at the cap."""
    standings: list[Standing]
    differences: list[Difference]


MEASURES: tuple[Callable[[Match, int], float], ...] = (
    lambda match, side: (side in match.winners) / len(match.winners),  # a shared win counts its share
    lambda match, side: match.scores[side],
    lambda match, side: match.places[side],
)


def summarise(contest: Contest, matches: Sequence[Match]) -> Summary:
    """The matches may be of a run that was stopped."""
    by_deal: dict[int, list[Match]] = {}
    for match in matches:
        by_deal.setdefault(match.deal, []).append(match)
    whole = [
        found
        for found in by_deal.values()
        if len(found) == len(contest.seatings) and all(match.end is not None for match in found)
    ]
    labels = [entry.label for entry in contest.bots]
    values = np.array([[value for label in labels for value in on_deal(found, label)] for found in whole])
    values = values.reshape(len(whole), len(labels), len(MEASURES))
    pairs = list(combinations(range(len(labels)), 2))
    columns = [values[:, i] for i in range(len(labels))] + [values[:, i] - values[:, j] for i, j in pairs]
    found = estimates(np.hstack(columns), contest.seed) if whole else []
    measures = [Measures(*found[i : i + len(MEASURES)]) for i in range(0, len(found), len(MEASURES))]
    sat = {label: sum(label in seating for seating in contest.seatings) * len(whole) for label in labels}
    return Summary(
        contest=contest,
        even=1 / contest.start().sides,
        deals=len(whole),
        left_out=len(by_deal) - len(whole),
        unfinished=sum(match.end is None for match in matches),
        standings=[Standing(label, sat[label], own) for label, own in zip(labels, measures, strict=False)],
        differences=[
            Difference(labels[i], labels[j], own) for (i, j), own in zip(pairs, measures[len(labels) :], strict=False)
        ],
    )


def on_deal(matches: Sequence[Match], label: str) -> list[float]:
    """A bot's mean of each measure over its chairs. fsum: the order of the seatings must not matter to the last bit,
    or identical bots would come out even only nearly."""
    chairs = [(match, side) for match in matches for side, sat in enumerate(match.seating) if sat == label]
    return [math.fsum(measure(match, side) for match, side in chairs) / len(chairs) for measure in MEASURES]


def estimates(values: Matrix, seed: int, resamples: int = RESAMPLES) -> list[Estimate]:
    """For each column (rows are deals) its mean and interval; all columns are drawn by the same resamples."""
    means = values.mean(axis=0)
    n = len(values)
    if n == 1:
        return [Estimate(float(mean), None, None) for mean in means]
    rng = np.random.default_rng(seed)
    block = max(1, BLOCK // n)
    size = n - 1  # n would make the means spread too little, by the n - 1 of a variance
    drawn = np.vstack(
        [
            rng.multinomial(size, np.full(n, 1 / n), size=min(block, resamples - at)) @ values / size
            for at in range(0, resamples, block)
        ]
    )
    low, high = np.quantile(drawn, [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    return [Estimate(float(mean), float(a), float(b)) for mean, a, b in zip(means, low, high, strict=True)]
