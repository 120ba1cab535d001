"""Requests that are wrong in every way: each gets a named error, and none is a fault of the server."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from petitfour.server.config import Transport
from petitfour.server.service import COOKIE
from petitfour.server.web import security
from server.live import NO_LIMITS, Live, live
from server.raw import handshake, raw

REQUESTS = 2_000 if os.environ.get("DEEP") else 500
QUICK = Transport(request=0.5, keep_alive=0.5, close=0.5)


@pytest_asyncio.fixture
async def house(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Live]:
    """A server that must log no error."""
    async with live(tmp_path / "data.db", limits=NO_LIMITS, transport=QUICK) as running:
        yield running
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []


async def answer(house: Live, request: bytes) -> bytes:
    """Everything that the server says before it ends the connection."""
    async with raw(house.port) as peer:
        peer.send(request)
        return await peer.rest()


def status(said: bytes) -> int:
    found = re.match(rb"HTTP/1\.1 (\d{3}) ", said)
    assert found is not None, said[:200]
    return int(found[1])


def is_named(said: bytes) -> bool:
    head, _, body = said.partition(b"\r\n\r\n")
    return b"content-security-policy" in head and bool(json.loads(body)["error"]["id"])


def request(method: str, target: str, headers: dict[str, str] | None = None, body: bytes = b"") -> bytes:
    all_headers = {"Host": "127.0.0.1", "Connection": "close"} | (headers or {})
    if body and "Content-Length" not in all_headers and "Transfer-Encoding" not in all_headers:
        all_headers["Content-Length"] = str(len(body))
    lines = "".join(f"{name}: {value}\r\n" for name, value in all_headers.items())
    return f"{method} {target} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body


JSON = {"Content-Type": "application/json"}
WRONG: dict[str, tuple[bytes, int]] = {
    "deep lists": (request("PATCH", "/api/me", JSON, b"[" * 100_000), 400),
    "deep lists that end": (request("POST", "/api/tables", JSON, b"[" * 5000 + b"]" * 5000), 400),
    "a deep value": (request("PATCH", "/api/me", JSON, b'{"name":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001), 400),
    "a huge number": (request("POST", "/api/tables", JSON, b'{"game":"monster","players":' + b"9" * 9000 + b"}"), 400),
    "a huge exponent": (request("POST", "/api/tables", JSON, b'{"game":"monster","players":1e999999}'), 400),
    "no JSON": (request("PATCH", "/api/me", JSON, b"\xff\xfe\x00"), 400),
    "half a character": (request("PATCH", "/api/me", JSON, b'{"name":"\\ud800"}'), 400),
    "NUL in a name": (request("PATCH", "/api/me", JSON, b'{"name":"a\\u0000b"}'), 400),
    "a port that is none": (request("GET", "/api/games", {"Host": "127.0.0.1:99999"}), 421),
    "a port of letters": (request("GET", "/api/games", {"Host": "127.0.0.1:x"}), 421),
    "a host of brackets": (request("GET", "/api/games", {"Host": "["}), 421),
    "a host with spaces": (request("GET", "/api/games", {"Host": "127.0.0.1 evil"}), 421),
    "a host of another script": (request("GET", "/api/games", {"Host": "127.0.0.1\xe9"}), 421),
    "a broken origin": (request("PATCH", "/api/me", JSON | {"Origin": "http://["}, b'{"name":"Ann"}'), 403),
    "an origin of another script": (request("PATCH", "/api/me", JSON | {"Origin": "http://\xff"}, b"{}"), 403),
    "a null origin": (request("PATCH", "/api/me", JSON | {"Origin": "null"}, b'{"name":"Ann"}'), 403),
    "NUL in a header": (request("GET", "/api/me", {"Cookie": "petitfour=\x00"}), 400),
    "a broken escape": (request("GET", "/api/tables/%ZZ%"), 404),
    "a broken escape of UTF-8": (request("GET", "/api/tables/%ff%ed%a0%80"), 404),
    "NUL in a path": (request("GET", "/api/tables/a%00b"), 400),
    "a new line in a path": (request("GET", "/api/tables/a%0ab"), 400),
    "half a character in a query": (request("GET", "/api/rules/monster?lang=%ed%a0%80"), 400),
    "no number in a query": (request("POST", "/api/records/expand?seat=%ff", {}, b"x"), 400),
    "a URL": (request("GET", "http://127.0.0.1/api/games"), 400),
    "a star": (request("OPTIONS", "*"), 400),
    "an unknown method": (request("BREW", "/api/me"), 405),
    "CONNECT": (request("CONNECT", "/api/me"), 405),
    "TRACE": (request("TRACE", "/api/me"), 405),
    "two lengths": (request("PATCH", "/api/me", JSON | {"Content-Length": "3, 4"}, b"{}"), 400),
    "a negative length": (request("PATCH", "/api/me", JSON | {"Content-Length": "-1"}), 400),
    "a body longer than its length": (request("PATCH", "/api/me", JSON | {"Content-Length": "1"}, b"{}"), 400),
    "a broken chunk": (request("PATCH", "/api/me", JSON | {"Transfer-Encoding": "chunked"}, b"zz\r\n"), 400),
    "an unknown coding": (request("PATCH", "/api/me", JSON | {"Transfer-Encoding": "gzip"}, b"x"), 501),
    "too large a body": (request("PATCH", "/api/me", JSON | {"Content-Length": str(2**21)}, b"{"), 413),
    "too large a header": (request("GET", "/api/me", {"Cookie": "a" * 40_000}), 431),
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
    "text for JSON": (request("PATCH", "/api/me", {"Content-Type": "text/plain"}, b'{"name":"Ann"}'), 415),
    "nothing said for JSON": (request("PATCH", "/api/me", {}, b'{"name":"Ann"}'), 415),
    "a form for JSON": (
        request("POST", "/api/tables", {"Content-Type": "multipart/form-data; boundary=x"}, b"--x--"), 415
    ),
    "text for JSON in chunks": (request("PATCH", "/api/me", {"Transfer-Encoding": "chunked"}, b"0\r\n\r\n"), 415),
}  # fmt: skip


@pytest.mark.parametrize("kind", WRONG)
async def test_a_wrong_request_has_a_named_answer(house: Live, kind: str) -> None:
    said, expected = WRONG[kind]
    got = await answer(house, said)
    assert status(got) == expected, got
    assert is_named(got), got


async def test_a_body_shorter_than_its_length_is_no_fault(house: Live) -> None:
    unfinished = request("PATCH", "/api/me", JSON | {"Content-Length": "100"}, b'{"name":')
    assert await answer(house, unfinished) == b""
    async with raw(house.port) as peer:
        peer.send(unfinished)
        await asyncio.sleep(0.05)
    assert (await house.visitor().http.get("/healthz")).status_code == 200


async def test_json_and_records_are_read_as_before(house: Live) -> None:
    visitor = house.visitor()
    content = {"content-type": "application/json; charset=utf-8"}
    assert (await visitor.http.patch("/api/me", content=b'{"name":"Ann"}', headers=content)).status_code == 200
    text = {"content-type": "text/plain;charset=UTF-8"}
    refused = await visitor.http.post("/api/records/expand", content=b"no record", headers=text)
    assert (refused.status_code, refused.json()["error"]["id"]) == (400, "bad-record")
    assert (await visitor.http.delete("/api/me")).status_code == 200


ORIGINS = [
    ("http://127.0.0.1", "http", True),
    ("http://127.0.0.1", "https", False),
    ("https://127.0.0.1", "https", True),
    ("https://127.0.0.1", "http", True),  # a proxy that does not say that it speaks TLS
    ("http://127.0.0.1:80", "http", False),
    ("http://127.0.0.1.evil", "http", False),
    ("ftp://127.0.0.1", "http", False),
]


@pytest.mark.parametrize(("origin", "scheme", "good"), ORIGINS)
async def test_the_scheme_of_an_origin_counts_as_the_proxy_forwards_it(
    house: Live, origin: str, scheme: str, good: bool
) -> None:
    headers = JSON | {"Origin": origin, "X-Forwarded-Proto": scheme}
    got = await answer(house, request("PATCH", "/api/me", headers, b'{"name":"Ann"}'))
    assert status(got) == (200 if good else 403)
    more = f"Origin: {origin}\r\nX-Forwarded-Proto: {scheme}\r\n"
    async with raw(house.port) as peer:
        peer.send(handshake(house.port, "x", more).replace(f"127.0.0.1:{house.port}".encode(), b"127.0.0.1"))
        assert status(await peer.head()) == (101 if good else 403)


@pytest.mark.parametrize(
    "header", ["Origin: http://[", "Origin: \xff", f"Cookie: {COOKIE}=\xff", "Authorization: \xff"]
)
async def test_a_handshake_with_strange_headers_is_no_fault(house: Live, header: str) -> None:
    async with raw(house.port) as peer:
        peer.send(handshake(house.port, "x", header + "\r\n"))
        assert status(await peer.head()) in (101, 403)


# --- at random -----------------------------------------------------------------------------------------------------

METHODS = ["GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS", "CONNECT", "brew", "G@T"]
TARGETS = [
    "/", "/api", "/api/", "/api/me", "/api/me/tables", "/api/tables", "/api/tables/x", "/api/tables/x/replay?seat=0",
    "/api/tables/x/review?seat=9", "/api/tables/x/tokens", "/api/records/expand", "/api/link-device", "/api/qr",
    "/api/introductions/monster", "/api/rules/monster?lang=fr", "/api/openapi.json", "/assets/x", "/t/x/ws?v=2", "//",
    "/readyz", "*", "http://127.0.0.1/", "127.0.0.1:80", "/../../etc/passwd",
]  # fmt: skip
BODIES = [
    b"", b"{}", b"[]", b"null", b'{"name":"Ann"}', b'{"name":1e400}', b'{"name":"\\ud800"}', b"[" * 3000, b"\xff" * 9,
    b'{"game":"monster","players":2}', b'{"game":"mastermind","players":2,"settings":{"rows":' + b"9" * 5000 + b"}}",
    b'{"game":"marshmallow","players":2,"settings":' + b'{"hand":' * 400 + b"1" + b"}" * 401,
    b'{"token":"\\u0000"}', b'{"path":"/\\udfff"}', b'{"path":"/' + b"x" * 290 + b'"}', b'{"moves":["\\u0000"]}',
    b'{"seat":-1e10,"name":"x"}', b"petitfour 1\n\n\x00",
]  # fmt: skip
HEADERS = [
    "Content-Type: application/json", "Content-Type: \xff/;;=", "Content-Type: text/plain", "Content-Encoding: gzip",
    "Origin: http://127.0.0.1", "Origin: http://[::1", "Cookie: petitfour=abc", "Cookie: " + "petitfour=" * 300,
    'Cookie: petitfour="\\', "Cookie: \xe9", "Authorization: Bearer \xff", "Authorization: bearer", "Range: bytes=9-1",
    "Accept-Encoding: gzip;q=x", "Accept: \xff", "Accept-Language: \xff", "If-None-Match: *", "X-Forwarded-For: ,,[::1",
    "X-Forwarded-For: \xff", "X-Forwarded-Proto: gopher", "Expect: 100-continue", "Upgrade: h2c", "Connection: upgrade",
    "Upgrade: websocket", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13", "Content-Length: 0", "Content-Length: 7",
    "Content-Length: 99999999999999999999", "Transfer-Encoding: chunked", "Te\x00st: 1", "Test: \x00", " folded",
    "no colon", ": no name", "Host: second",
]  # fmt: skip
HOSTS = ["127.0.0.1"] * 8 + ["localhost:1", "[::1]", "[::1]:65536", "", "evil", "127.0.0.1:-1", "\xff", "127.0.0.1/"]


def random_request(choose: random.Random) -> bytes:
    target = choose.choice(TARGETS)
    if choose.random() < 0.2:
        place = choose.randrange(1, len(target) + 1)
        target = target[:place] + choose.choice(["%", "%00", "%ff", "%ed%a0%80", "?", "#", "%2e%2e/"]) + target[place:]
    body = choose.choice(BODIES)
    lines = [f"Host: {choose.choice(HOSTS)}", *choose.sample(HEADERS, choose.randrange(5))]
    if choose.random() < 0.6:
        lines.append("Content-Type: application/json")
    if body and choose.random() < 0.8:
        lines.append(f"Content-Length: {len(body)}")
    choose.shuffle(lines)
    version = choose.choice(["HTTP/1.1"] * 8 + ["HTTP/1.0", "HTTP/3", "http/1.1"])
    head = f"{choose.choice(METHODS)} {target} {version}\r\n" + "\r\n".join(lines) + "\r\n\r\n"
    made = bytearray(head.encode("latin-1") + body)
    if choose.random() < 0.1:
        made[choose.randrange(len(made))] = choose.randrange(256)
    return bytes(made)


async def test_requests_at_random_find_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    choose = random.Random(704)
    quick = msgspec.structs.replace(QUICK, request=0.2, keep_alive=0.2)
    seen: dict[int, int] = {}
    room = asyncio.Semaphore(24)

    async def one(house: Live, said: bytes) -> None:
        async with room:
            got = await answer(house, said)
        number = status(got) if got else 0
        seen[number] = seen.get(number, 0) + 1
        assert number < 500 or number in (501, 503), (said, got)

    async with live(tmp_path / "data.db", transport=quick) as house:
        await asyncio.gather(*[one(house, random_request(choose)) for _ in range(REQUESTS)])
        assert (await house.visitor().http.get("/readyz")).text == "ok\n"
    assert [(one.getMessage(), one.exc_info) for one in caplog.records if one.levelno >= logging.ERROR] == []
    assert {200, 400, 404, 405, 415, 421} <= set(seen)


def test_a_refusal_before_the_application_has_the_same_headers() -> None:
    said = security.raw_answer(431, "too-large")
    assert status(said) == 431
    assert is_named(said)
