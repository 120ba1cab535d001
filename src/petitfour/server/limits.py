"""How much one person or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What one person or one address may take. A household shares an address."""

    messages: int = 20
    """A second, on each connection; ten times as many at once."""
    connections_person: int = 30
    connections_address: int = 200
    tables_person: int = 60
    """An hour."""
    tables_address: int = 300
    reviews_person: int = 30
    people_address: int = 100
    requests_address: int = 50
    """A second, of the REST part; ten times as many at once."""


class Buckets:
    """Token buckets by key: each holds `size`, and fills up again at `rate` a second."""

    MOST = 100_000

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.held: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        now = time.monotonic()
        left, at = self.held.pop(key, (self.size, now))
        left = min(self.size, left + (now - at) * self.rate)
        allowed = left >= 1
        self.held[key] = (left - 1 if allowed else left, now)
        if len(self.held) > self.MOST:
            self.held.popitem(last=False)
        return allowed


def hourly(number: int) -> Buckets:
    return Buckets(number / 3600, number)
