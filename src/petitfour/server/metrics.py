"""What Prometheus is told. Numbers only: no ids, no names, nothing of a position.

What is counted with every move is a plain number here, and becomes a metric when somebody looks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Times:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(LATENCIES) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(LATENCIES, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        return list(zip([*map(str, LATENCIES), "+Inf"], accumulate(map(float, self.counts)), strict=True))


class Metrics(Collector):
    def __init__(self) -> None:
        self.rooms = 0
        self.connections = 0
        self.tables = 0
        self.messages = 0
        self.moves = 0
        self.refusals: Counter[str] = Counter()
        self.errors = 0
        self.store_failures = 0
        self.bot_failures = 0
        self.bot_times = Times()
        self.move_times = Times()
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        for name, about, number in (
            ("rooms", "Tables that are live in this process.", self.rooms),
            ("connections", "Open WebSockets.", self.connections),
        ):
            yield GaugeMetricFamily(f"petitfour_{name}", about, number)
        for name, about, number in (
            ("tables", "Tables made.", self.tables),
            ("messages", "Messages received.", self.messages),
            ("moves", "Moves of people that were stored.", self.moves),
            ("errors", "Faults of the server.", self.errors),
            (
                "store_failures",
                "Wishes that could not be stored: the disk is full, the database away.",
                self.store_failures,
            ),
            ("bot_failures", "Bots that failed.", self.bot_failures),
        ):
            yield CounterMetricFamily(f"petitfour_{name}", about, number)
        refusals = CounterMetricFamily("petitfour_refusals", "Wishes that were refused.", labels=["error"])
        for error, number in self.refusals.items():
            refusals.add_metric([error], number)
        yield refusals
        for name, about, times in (
            ("bot", "Time a bot thought about a move.", self.bot_times),
            ("move", "From a move received to everybody here being told.", self.move_times),
        ):
            yield HistogramMetricFamily(f"petitfour_{name}_seconds", about, times.buckets(), times.total)

    def page(self) -> bytes:
        return generate_latest(self.registry)


METRICS = Metrics()
