"""The count of all open connections, and the limit on open files."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

from petitfour.server.clock import Clock
from petitfour.server.config import Config, Transport
from petitfour.server.web.limits import network_of
from petitfour.server.web.protocols.outbox import Outbox

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

log = logging.getLogger("petitfour.transport")

FILES_UNKNOWN = 4096  # if the system has no limit on open files that we can read
FILES_ENOUGH = 65536  # if open files are unlimited


def raise_file_limit() -> None:
    """Raise the soft limit on open files to the hard one."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_ENOUGH if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems have a lower limit that cannot be read
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections(transport: Transport) -> int:
    """Return the limit on all connections: the limit on open files minus some spare files."""
    if transport.connections is not None:
        return transport.connections
    files = FILES_UNKNOWN
    if resource is not None:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = FILES_ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(files - transport.spare_files, files // 2)


class HttpConnection(Protocol):
    """What `Connections` needs of an HTTP connection."""

    transport: asyncio.Transport
    since: float

    def awaits_client(self) -> bool: ...


class Connections:
    """Counts TCP connections, in all and by address, and refuses those above the limits.

    Many people share the connections of a trusted proxy, so only the limit on all connections applies to them. The
    limits on requests, handshakes and WebSockets use the address that the proxy forwards.
    """

    def __init__(self, config: Config, clock: Clock, trusted: Callable[[str], bool]) -> None:
        self.settings = config.transport
        self.limits = config.limits
        self.clock = clock
        self.trusted = trusted
        self.most = most_connections(config.transport)
        self.addresses: dict[asyncio.BaseTransport, str | None] = {}
        self.outbox = Outbox()
        self.counts: dict[str, int] = {}
        self.http: dict[asyncio.BaseTransport, HttpConnection] = {}
        self.complained: float | None = None  # when the last warning was logged

    def admit(self, connection: HttpConnection, address: str | None) -> int:
        """Count a new connection and return 0, or return the HTTP status with which to refuse it."""
        counted = None if address is None or self.trusted(address) else network_of(address)
        if counted is not None and self.counts.get(counted, 0) >= self.limits.sockets_address:
            return 429
        if len(self.addresses) >= self.most and not self.make_room():
            return 503
        self.addresses[connection.transport] = counted
        self.http[connection.transport] = connection
        if counted is not None:
            self.counts[counted] = self.counts.get(counted, 0) + 1
        return 0

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Stop counting a connection. Does nothing if it is not counted."""
        self.http.pop(transport, None)
        counted = self.addresses.pop(transport, None)
        if counted is not None:
            self.counts[counted] -= 1
            if not self.counts[counted]:
                del self.counts[counted]

    def upgraded(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection is now a WebSocket, which is never closed to make room."""
        self.http.pop(transport, None)

    def make_room(self) -> bool:
        """Abort the HTTP connections that have been idle longest. Returns False if none is idle.

        It aborts a sixteenth of the limit, so that the search does not run for every new connection.
        """
        now = self.clock.ticks()
        if self.complained is None or now - self.complained >= self.settings.complain:
            self.complained = now
            log.warning("all %d connections are in use; closing idle ones", self.most)
        idle = sorted((one for one in self.http.values() if one.awaits_client()), key=lambda one: one.since)
        for one in idle[: max(1, self.most // 16)]:
            one.transport.abort()
            self.leave(one.transport)
        return bool(idle)
