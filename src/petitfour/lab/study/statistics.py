"""Intervals of a study's figures: a bootstrap over deals, with everything that was played on them.

Every figure is a ratio of two sums over deals, so a figure that exists only on some deals needs no special case.
Variants are played on the same deals and resampled together, so the effect of the cards cancels out of differences. All
differences between two variants share one simultaneous interval: the chance that any of them is called clear by mistake
is 5 %, however many figures there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from petitfour.lab.statistics import LEVEL, Estimate, resampled

RESAMPLES = 2000
FAMILY = 0.98  # of the resamples hold all differences at once; a bootstrap of few deals is a little too narrow
FEWEST = 20  # deals on which a figure must exist; fewer give poor intervals
Vector = npt.NDArray[np.float64]


class Sums(NamedTuple):
    """A figure deal by deal: what is divided, and by what."""

    over: Vector
    under: Vector

    @classmethod
    def of(cls, pairs: Sequence[tuple[float, float]]) -> Sums:
        columns = np.array(pairs, dtype=np.float64).reshape(len(pairs), 2)
        return cls(columns[:, 0], columns[:, 1])

    @property
    def exists(self) -> bool:
        return bool(self.deals >= min(FEWEST, len(self.under)) and self.under.sum() != 0)

    @property
    def deals(self) -> int:
        """The number of deals on which the figure exists."""
        return int(np.count_nonzero(self.under))

    def ratio(self) -> float:
        return float(self.over.sum() / self.under.sum())


class Difference(msgspec.Struct, frozen=True):
    """A variant minus the first one, with its simultaneous interval."""

    estimate: Estimate

    @property
    def is_clear(self) -> bool:
        return self.estimate.is_clear


def draws(figures: Sequence[Sums], seed: int) -> Vector:
    """Return one row per resample and one column per figure."""
    deals = len(figures[0].over)
    over = np.column_stack([own.over for own in figures])
    under = np.column_stack([own.under for own in figures])
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.vstack([weights @ over / (weights @ under) for weights in resampled(deals, seed, RESAMPLES)])


def values(figures: Sequence[Sums], seed: int, together: bool = False) -> list[Estimate]:
    """Return each figure with its interval; `together`: intervals that hold for all of them at once."""
    if not figures:
        return []
    means = np.array([own.ratio() for own in figures])
    if len(figures[0].over) < 2:
        return [Estimate(float(mean), None, None) for mean in means]
    drawn = draws(figures, seed)
    if together:
        return simultaneous(means, drawn, [own.deals for own in figures])
    low, high = np.nanquantile(drawn, [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    return [Estimate(float(mean), float(a), float(b)) for mean, a, b in zip(means, low, high, strict=True)]


def differences(first: Sequence[Sums], other: Sequence[Sums], seed: int) -> list[Difference]:
    """Compare two variants figure by figure, on the same deals."""
    if not first:
        return []
    means = np.array([b.ratio() - a.ratio() for a, b in zip(first, other, strict=True)])
    if len(first[0].over) < 2:
        return [Difference(Estimate(float(mean), None, None)) for mean in means]
    drawn = draws([*first, *other], seed)
    deals = [min(a.deals, b.deals) for a, b in zip(first, other, strict=True)]
    found = simultaneous(means, drawn[:, len(first) :] - drawn[:, : len(first)], deals)
    return [Difference(own) for own in found]


def simultaneous(means: Vector, drawn: Vector, deals: Sequence[int]) -> list[Estimate]:
    """Return intervals of a common width in standard errors, such that all hold at once. The width comes from the
    resamples; a figure that exists on few deals gets a wider one, as Student's distribution asks for."""
    errors = np.nanstd(drawn, axis=0)
    moving = errors > 1e-12
    reach = 0.0
    if moving.any():
        off = np.abs(drawn[:, moving] - np.nanmean(drawn[:, moving], axis=0)) / errors[moving]
        reach = float(np.nanquantile(np.nanmax(off, axis=1), FAMILY))
    reaches = [student(reach, max(number - 1, 1)) for number in deals]
    return [
        Estimate(float(mean), float(mean - wide * error), float(mean + wide * error))
        for mean, wide, error in zip(means, reaches, np.where(moving, errors, 0.0), strict=True)
    ]


def student(normal: float, freedom: int) -> float:
    """Turn a quantile of the normal distribution into one of Student's (Cornish and Fisher's expansion)."""
    first = (normal**3 + normal) / 4
    second = (5 * normal**5 + 16 * normal**3 + 3 * normal) / 96
    return normal + first / freedom + second / freedom**2
