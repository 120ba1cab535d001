"""What stands before everything else: hosts, origins, headers, and how often somebody may ask."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
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


def headers_of(scope: Scope) -> dict[str, str]:
    """The last of several headers of one name counts."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def cookies_of(headers: dict[str, str]) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(headers.get("cookie", "")).items()}
    except CookieError:
        return {}


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def is_secure(scope: Any) -> bool:
    return scope.get("scheme") in ("https", "wss")


def good_host(headers: dict[str, str], hosts: frozenset[str]) -> bool:
    """Else a page of somebody else whose name leads here could speak for its visitors (DNS rebinding)."""
    return "*" in hosts or host_name(headers.get("host", "")) in hosts


def good_origin(headers: dict[str, str]) -> bool:
    """A browser says from which page it asks; programs that are no browsers say nothing, and hold no cookies."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def host_name(host: str) -> str:
    """Without the port."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0].lower()


def guarded(send: Send, secure: bool, api: bool) -> Send:
    """Adds the security headers to an answer."""

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            more = [*HEADERS, *([HSTS] if secure else []), *([NO_STORE] if api else [])]
            message["headers"] = [*message.get("headers", []), *more]
        await send(message)

    return send_guarded


async def answer(send: Send, status: int, error: str) -> None:
    body = b'{"error":{"id":"%s"}}' % error.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
