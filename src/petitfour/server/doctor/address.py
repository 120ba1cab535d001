"""Check the public address: TLS, the proxy and its headers, the WebSocket, the clock, what must not be public."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from petitfour.server.doctor.data import skew
from petitfour.server.doctor.findings import Finding, ok, problem, unknown, warning
from petitfour.table.messages import VERSION

PATIENCE = 10.0  # seconds to wait for an answer
RENEW = 14  # days before the end of a certificate at which to warn
NO_SUCH_TABLE = 4404
PROXY = "see the example for your proxy in deploy/"


class Answer(msgspec.Struct):
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes


def check_address(url: str, trust: ssl.SSLContext | None = None) -> list[Finding]:
    """Check the address that players use. `trust` is for tests with a certificate of their own."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return [problem("address", f"{url} is not a web address", "write --url https://play.example.org")]
    context = trust or ssl.create_default_context()
    try:
        answer = fetch(parts, "/healthz", context)
    except ssl.SSLCertVerificationError as error:
        return [problem("TLS", error.verify_message, "get a certificate for this name; Caddy does it by itself")]
    except (OSError, http.client.HTTPException) as error:
        return [problem("address", f"{url} does not answer: {error}", "start the server and the proxy; check the DNS")]
    if answer.status == 421:
        return [problem("address", "the server does not know its name", f"start it with --url {url}")]
    if answer.status != 200 or answer.body != b"ok\n":
        return [problem("address", f"something else answers there ({answer.status})", "check the proxy's target")]
    return [ok("address", f"{url} answers"), *details(url, parts, context, answer)]


def details(url: str, parts: SplitResult, context: ssl.SSLContext, answer: Answer) -> Iterator[Finding]:
    """Check everything about an address that answers."""
    yield from check_tls(parts, context, answer)
    if date := answer.headers.get("date"):
        yield skew("clock of the address", parsedate_to_datetime(date).timestamp() + 0.5 - time.time())
    ready = fetch(parts, "/readyz", context)
    if ready.status == 200:
        yield ok("store", "the server can store moves")
    else:
        yield problem("store", "the server cannot store moves now", "read its log, and check the disk or the database")
    yield check_forwarding(parts, context)
    yield check_websocket(url, context)
    if fetch(parts, "/metrics", context).status == 200:
        yield problem("metrics", "everybody can read /metrics", "do not let the proxy pass the port of --metrics on")


def fetch(parts: SplitResult, path: str, context: ssl.SSLContext) -> Answer:
    """Send one GET request."""
    assert parts.hostname is not None
    connection: http.client.HTTPConnection
    if parts.scheme == "https":
        connection = http.client.HTTPSConnection(parts.hostname, parts.port, timeout=PATIENCE, context=context)
    else:
        connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read(65536))
    finally:
        connection.close()


def check_tls(parts: SplitResult, context: ssl.SSLContext, answer: Answer) -> Iterator[Finding]:
    """Check the certificate, and that the proxy forwards the scheme."""
    assert parts.hostname is not None
    if parts.scheme == "http":
        if not is_local(parts.hostname):
            yield warning("TLS", "the address has none", f"put a proxy with TLS in front of the server; {PROXY}")
        return
    with (
        socket.create_connection((parts.hostname, parts.port or 443), PATIENCE) as raw,
        context.wrap_socket(raw, server_hostname=parts.hostname) as secured,
    ):
        certificate: Any = secured.getpeercert()
    days = (ssl.cert_time_to_seconds(certificate["notAfter"]) - time.time()) / 86400
    if days < RENEW:
        yield warning("TLS", f"the certificate ends in {days:.0f} days", "renew it, and let that happen by itself")
    else:
        yield ok("TLS", f"the certificate is valid for {days:.0f} days")
    if "strict-transport-security" in answer.headers:
        yield ok("forwarded scheme", "the server knows that players come over TLS")
    else:
        yield problem(
            "forwarded scheme",
            "the server thinks that players come without TLS, so its cookie is not Secure",
            f"let the proxy send X-Forwarded-Proto, and trust it (FORWARDED_ALLOW_IPS); {PROXY}",
        )


def check_forwarding(parts: SplitResult, context: ssl.SSLContext) -> Finding:
    """Check that the server sees the addresses of players and not the one of the proxy."""
    answer = fetch(parts, "/api/connection", context)
    try:
        seen = ipaddress.ip_address(msgspec.json.decode(answer.body)["address"])
    except (msgspec.MsgspecError, ValueError, KeyError, TypeError):
        return unknown("forwarded address", f"the server does not say which address it sees ({answer.status})")
    assert parts.hostname is not None
    if seen.is_loopback and not is_local(parts.hostname):
        return problem(
            "forwarded address",
            f"the server sees {seen} for everybody, so all players share the limits of one address",
            f"let the proxy send X-Forwarded-For; {PROXY}",
        )
    return ok("forwarded address", f"the server sees you as {seen}")


def check_websocket(url: str, context: ssl.SSLContext) -> Finding:
    """Open a WebSocket at a table that does not exist. The server closes it with a code of its own."""
    target = f"{url.rstrip('/').replace('http', 'ws', 1)}/t/doctor/ws?v={VERSION}"
    secured = context if target.startswith("wss:") else None
    try:
        with connect(target, open_timeout=PATIENCE, ssl=secured, proxy=None) as line:
            while True:
                line.recv(PATIENCE)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else None
        if code == NO_SUCH_TABLE:
            return ok("WebSocket", "the proxy passes WebSockets on")
        return problem("WebSocket", f"closed with {code}", "read the server's log")
    except (OSError, InvalidHandshake, TimeoutError) as error:
        return problem("WebSocket", f"cannot be opened: {error}", f"let the proxy pass upgrades on; {PROXY}")


def is_local(host: str) -> bool:
    """Return whether a host name means this machine."""
    try:
        return all(
            ipaddress.ip_address(found[4][0]).is_loopback
            for found in socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
        )
    except (OSError, ValueError):
        return False
