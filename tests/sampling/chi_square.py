"""The chi-square test, as far as it is needed here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

K = TypeVar("K", bound=Hashable)

Z = 4.5  # of the normal distribution: one honest test in 300,000 would fail


def critical(freedom: int, z: float = Z) -> float:
    """The value that chi-square exceeds as rarely as a normal variable exceeds z (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + z * sqrt(part)) ** 3


def distance(found: Counter[K], weights: Mapping[K, float]) -> float:
    """Chi-square of counts against the expectation from their weights."""
    share = found.total() / sum(weights.values())
    return sum((found[key] - weight * share) ** 2 / (weight * share) for key, weight in weights.items())
