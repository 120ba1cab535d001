"""Checks of hosts, origins, paths and content types, and the security headers of answers."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from http import HTTPStatus
from typing import Any

from petitfour.server.web.limits import network_of

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "  # the engine is WebAssembly
    "style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # links to tables hold keys
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
CONTROL = re.compile(r"[\x00-\x1f\x7f]")
TEXT_BODIES = frozenset({"/api/records/expand", "/api/records/import"})  # all other bodies are JSON


def headers_of(scope: Scope) -> dict[str, str]:
    """Return the headers by name. If a name occurs several times, the last one counts."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def cookie_of(headers: dict[str, str], name: str) -> str | None:
    """Return the value of a cookie. If it occurs several times, the last one counts, as in Litestar."""
    found = None
    for one in headers.get("cookie", "").split(";"):
        key, _, value = one.partition("=")
        if key.strip() == name:
            found = value.strip()
    return found


def address_of(scope: Any) -> str:
    """Return the address under which limits count: an IPv4 address, or the /64 network of an IPv6 address."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


def is_secure(scope: Any) -> bool:
    """Return whether the client uses TLS."""
    return scope.get("scheme") in ("https", "wss")


def good_host(headers: dict[str, str], hosts: frozenset[str]) -> bool:
    """Return whether the Host header names this server. This protects against DNS rebinding."""
    found = HOST.fullmatch(headers.get("host", ""))
    if found is None or int(found[2] or 0) > 65535:
        return False
    return "*" in hosts or found[1].lower() in hosts


def good_origin(headers: dict[str, str], secure: bool) -> bool:
    """Return whether a request comes from a page of this server, or from a program, which sends no origin.

    A page that was loaded over HTTP must not use a server over HTTPS. The opposite is allowed, because the server may
    not know that a proxy handles TLS.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    host = headers.get("host", "").lower()
    return origin.lower() == f"https://{host}" or (not secure and origin.lower() == f"http://{host}")


def good_path(scope: Scope) -> bool:
    """Return whether the path of a request is valid. Absolute URLs and control characters are not."""
    path: str = scope["path"]
    return path.startswith("/") and CONTROL.search(path) is None


def good_type(scope: Scope, headers: dict[str, str]) -> bool:
    """Return whether a body has the content type of JSON. Pages of other sites cannot send it without a preflight."""
    has_body = headers.get("content-length", "0").strip("0") != "" or "transfer-encoding" in headers
    if not has_body or not scope["path"].startswith("/api/") or scope["path"] in TEXT_BODIES:
        return True
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def guarded(send: Send, secure: bool, api: bool) -> Send:
    """Wrap `send` so that answers get the security headers."""

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            more = [*HEADERS, *([HSTS] if secure else []), *([NO_STORE] if api else [])]
            message["headers"] = [*message.get("headers", []), *more]
        await send(message)

    return send_guarded


async def answer(send: Send, status: int, error: str) -> None:
    """Send an answer with an error id."""
    body = b'{"error":{"id":"%s"}}' % error.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def raw_answer(status: int, error: str) -> bytes:
    """Return a complete HTTP response, for connections that never reach the application."""
    body = b'{"error":{"id":"%s"}}' % error.encode()
    head = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), (b"connection", b"close")]
    lines = [b"%s: %s\r\n" % header for header in (*head, *HEADERS, NO_STORE)]
    return b"".join([b"HTTP/1.1 %d %s\r\n" % (status, HTTPStatus(status).phrase.encode()), *lines, b"\r\n", body])
