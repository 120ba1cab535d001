"""Statistics of a contest: wins, points and places of each bot, each with an interval.

The unit is the deal. A bot's value on a deal is its mean over all its chairs and seatings there. The effect of the
cards is then the same in all values of a deal and cancels out of differences. Intervals are bootstrap intervals over
deals: deals are resampled with everything that was played on them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
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
        """Return whether zero lies outside the interval, for a difference."""
        return self.low is not None and self.high is not None and not self.low <= 0 <= self.high


class Measures(msgspec.Struct, frozen=True):
    """The three measures: shares of won matches, points, places (1 is best)."""

    wins: Estimate
    points: Estimate
    place: Estimate


class Standing(msgspec.Struct, frozen=True):
    bot: str
    matches: int
    measures: Measures


class Played(msgspec.Struct, frozen=True):
    """How many moves a bot made, and how many of them were fallbacks: moves of the default policy."""

    bot: str
    moves: int
    fallbacks: int
    problem: str | None
    """What was wrong at the first fallback."""

    @property
    def share(self) -> float:
        return self.fallbacks / max(self.moves, 1)


class Difference(msgspec.Struct, frozen=True):
    """How much more `bot` has than `other`, on the same deals. (For places, more is worse.)"""

    bot: str
    other: str
    measures: Measures


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The statistics of a contest. Only deals that were finished in all seatings count."""

    contest: Contest
    level: float = LEVEL
    even: float
    """The share of wins of equal bots: one over the number of sides."""
    deals: int
    left_out: int
    """Deals with a match that is missing or was stopped at the cap."""
    unfinished: int
    """Matches stopped at the cap."""
    played: list[Played]
    """One entry per bot, over all matches, also those that are left out."""
    standings: list[Standing]
    differences: list[Difference]


MEASURES: tuple[Callable[[Match, int], float], ...] = (
    lambda match, side: (side in match.winners) / len(match.winners),  # a shared win counts its share
    lambda match, side: match.scores[side],
    lambda match, side: match.places[side],
)


def summarise(contest: Contest, matches: Sequence[Match]) -> Summary:
    """Summarise a contest. The matches may come from a stopped run."""
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
        played=[moves_of(label, matches) for label in labels],
        standings=[Standing(label, sat[label], own) for label, own in zip(labels, measures, strict=False)],
        differences=[
            Difference(labels[i], labels[j], own) for (i, j), own in zip(pairs, measures[len(labels) :], strict=False)
        ],
    )


def moves_of(label: str, matches: Sequence[Match]) -> Played:
    fallbacks = [match.fallbacks[label] for match in matches if label in match.fallbacks]
    return Played(
        bot=label,
        moves=sum(match.decisions.get(label, 0) for match in matches),
        fallbacks=sum(own.moves for own in fallbacks),
        problem=fallbacks[0].problem if fallbacks else None,
    )


def on_deal(matches: Sequence[Match], label: str) -> list[float]:
    """Return a bot's mean of each measure over its chairs. fsum makes the result independent of the order of the
    seatings, so that identical bots come out exactly even."""
    chairs = [(match, side) for match in matches for side, sat in enumerate(match.seating) if sat == label]
    return [math.fsum(measure(match, side) for match, side in chairs) / len(chairs) for measure in MEASURES]


def estimates(values: Matrix, seed: int, resamples: int = RESAMPLES) -> list[Estimate]:
    """Return for each column (rows are deals) its mean and interval. All columns use the same resamples."""
    means = values.mean(axis=0)
    n = len(values)
    if n == 1:
        return [Estimate(float(mean), None, None) for mean in means]
    drawn = np.vstack([weights @ values / (n - 1) for weights in resampled(n, seed, resamples)])
    low, high = np.quantile(drawn, [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    return [Estimate(float(mean), float(a), float(b)) for mean, a, b in zip(means, low, high, strict=True)]


def resampled(n: int, seed: int, resamples: int = RESAMPLES) -> Iterator[npt.NDArray[np.int64]]:
    """Yield blocks of resamples of n deals: each row says how often each deal was drawn. A resample has one deal less
    than there are: n would make the spread of the means too small, as dividing by n does for a variance."""
    rng = np.random.default_rng(seed)
    block = max(1, BLOCK // n)
    for at in range(0, resamples, block):
        yield rng.multinomial(n - 1, np.full(n, 1 / n), size=min(block, resamples - at))
