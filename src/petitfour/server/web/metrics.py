"""Metrics for Prometheus. Numbers only: no ids, no names, nothing about a position.

The counters are plain numbers, because every move changes some. They become metrics when Prometheus asks.
"""

from __future__ import annotations

import asyncio
import socket
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Times:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(LATENCIES) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(LATENCIES, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        return list(zip([*map(str, LATENCIES), "+Inf"], accumulate(map(float, self.counts)), strict=True))


class Metrics(Collector):
    """All counters of a process."""

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
            ("rooms", "Live tables of this process.", self.rooms),
            ("connections", "Open WebSockets.", self.connections),
        ):
            yield GaugeMetricFamily(f"petitfour_{name}", about, number)
        for name, about, number in (
            ("tables", "Tables created.", self.tables),
            ("messages", "Messages received.", self.messages),
            ("moves", "Stored moves of people.", self.moves),
            ("errors", "Internal errors.", self.errors),
            (
                "store_failures",
                "Commands that could not be stored, because the disk is full or the database is unreachable.",
                self.store_failures,
            ),
            ("bot_failures", "Failures of bots.", self.bot_failures),
        ):
            yield CounterMetricFamily(f"petitfour_{name}", about, number)
        refusals = CounterMetricFamily("petitfour_refusals", "Refused commands.", labels=["error"])
        for error, number in self.refusals.items():
            refusals.add_metric([error], number)
        yield refusals
        for name, about, times in (
            ("bot", "Time that a bot took for a move.", self.bot_times),
            ("move", "Time from receiving a move to sending it to everybody on this process.", self.move_times),
        ):
            yield HistogramMetricFamily(f"petitfour_{name}_seconds", about, times.buckets(), times.total)

    def page(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)


METRICS = Metrics()


async def serve(sock: socket.socket, deadline: float) -> asyncio.Server:
    """Serve `GET /metrics` on a separate socket. Bot times reveal whether a bot had a choice, so players must not read
    them. A request must be over after `deadline` seconds."""
    return await asyncio.start_server(partial(answer, deadline=deadline), sock=sock, limit=8 * 1024)


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, deadline: float) -> None:
    """Answer one request and close the connection."""
    try:
        async with asyncio.timeout(deadline):
            request = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n", 1)[0].split(b" ")
            found = request[0] == b"GET" and len(request) == 3 and request[1].split(b"?")[0] == b"/metrics"
            status, body = (b"200 OK", METRICS.page()) if found else (b"404 Not Found", b"")
            head = b"HTTP/1.1 %s\r\nContent-Type: %s\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
            writer.write(head % (status, CONTENT_TYPE.encode(), len(body)) + body)
            await writer.drain()
    except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
        pass  # the peer is gone, too slow, or does not speak HTTP
    finally:
        writer.close()
