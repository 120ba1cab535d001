"""What Prometheus is told. Numbers only: no ids, no names, nothing of a position."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("petitfour_rooms", "Tables that are live in this process.", registry=self.registry)
        self.connections = Gauge("petitfour_connections", "Open WebSockets.", registry=self.registry)
        self.tables = Counter("petitfour_tables", "Tables made.", registry=self.registry)
        self.moves = Counter("petitfour_moves", "Moves of people that were stored.", registry=self.registry)
        self.messages = Counter("petitfour_messages", "Messages received.", registry=self.registry)
        self.refusals = Counter("petitfour_refusals", "Wishes that were refused.", ["error"], registry=self.registry)
        self.errors = Counter("petitfour_errors", "Faults of the server.", registry=self.registry)
        self.bot_failures = Counter("petitfour_bot_failures", "Bots that failed.", registry=self.registry)
        self.bot_seconds = Histogram(
            "petitfour_bot_seconds", "Time a bot thought about a move.", registry=self.registry
        )
        self.move_seconds = Histogram(
            "petitfour_move_seconds",
            "From a move received to everybody here being told.",
            buckets=LATENCIES,
            registry=self.registry,
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)


CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
METRICS = Metrics()
