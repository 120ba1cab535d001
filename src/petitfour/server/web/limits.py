"""The token buckets that count against the limits for each person and each address."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network

from petitfour.server.clock import Clock
from petitfour.table.errors import Refused


class Buckets:
    """Token buckets by key. Each holds up to `size` tokens and gains `rate` tokens per second."""

    def __init__(self, clock: Clock, rate: float, size: float, keys: int = 100_000) -> None:
        self.clock = clock
        self.rate = rate
        self.size = size
        self.keys = keys  # the maximum; the oldest are dropped
        self.held: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, key: str) -> float:
        """Return the number of tokens that a key has now."""
        if key not in self.held:
            return self.size
        left, at = self.held[key]
        return min(self.size, left + (self.clock.ticks() - at) * self.rate)

    def covers(self, key: str, cost: float = 1) -> bool:
        """Return whether a key can pay a cost. A cost above the size of a bucket needs a full bucket."""
        return self.left(key) >= min(cost, max(self.size, 1))

    def take(self, key: str, cost: float = 1) -> bool:
        """Take the cost and return True, or return False."""
        now, held = self.clock.ticks(), self.held.pop(key, None)
        left = self.size if held is None else min(self.size, held[0] + (now - held[1]) * self.rate)
        allowed = left >= min(cost, max(self.size, 1))
        self.held[key] = (max(0.0, left - cost) if allowed else left, now)
        if len(self.held) > self.keys:
            self.held.popitem(last=False)
        return allowed


def per_hour(clock: Clock, number: int) -> Buckets:
    """Make buckets that allow a number of things per hour."""
    return Buckets(clock, number / 3600, number)


def per_minute(clock: Clock, number: int) -> Buckets:
    """Make buckets that allow a number of things per minute."""
    return Buckets(clock, number / 60, number)


def per_second(clock: Clock, number: int) -> Buckets:
    """Make buckets that allow a number of things per second, in bursts of up to ten times as many."""
    return Buckets(clock, number, 10 * number)


class Allowance:
    """A budget for each person and one for each address. A cost is taken from both or from neither."""

    def __init__(self, persons: Buckets, addresses: Buckets) -> None:
        self.persons = persons
        self.addresses = addresses

    def spend(self, person: str | None, address: str, cost: float = 1) -> None:
        """Take the cost, or raise Refused. `person` is None without a cookie."""
        if person is not None and not self.persons.covers(person, cost):
            raise Refused("too-many")
        if not self.addresses.take(address, cost):
            raise Refused("too-many")
        if person is not None:
            self.persons.take(person, cost)


def network_of(address: str) -> str:
    """Return the key under which limits count an address. A household has a whole IPv6 network, which counts as one."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
