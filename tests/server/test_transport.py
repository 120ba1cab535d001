"""What reaches the server before a message has a meaning: floods, half requests, unread answers, many connections."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from petitfour.server.config import Limits, Transport
from petitfour.server.web import security
from petitfour.server.web.protocols import connections
from petitfour.server.web.protocols.websocket import WebSocketProtocol
from server.live import NO_LIMITS, PATIENCE, Live, Socket, http_client, live
from server.process import Served, data
from server.raw import CONTINUATION, PING, PONG, TEXT, Raw, frame, handshake, raw

QUICK = Transport(request=0.3, keep_alive=0.3, close=0.3, grace=1.0)


async def eventually(true: object) -> None:
    assert callable(true)
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


async def player(house: Live) -> tuple[str, Socket]:
    ann = await house.person("Ann")
    table = await ann.make_table(game="monster", players=2)
    seat = await ann.at(table)
    await seat.hear()
    return table, seat


# --- floods of frames ----------------------------------------------------------------------------------------------

FLOODS = {
    "empty pings": (b"", frame(PING)),
    "large pings": (b"", frame(PING, b"x" * 125)),
    "empty pongs": (b"", frame(PONG)),
    "empty fragments": (frame(TEXT, b"{", end=False), frame(CONTINUATION, end=False)),
    "many messages of two fragments": (b"", frame(TEXT, end=False) + frame(CONTINUATION)),
}


@pytest.mark.parametrize("kind", FLOODS)
@pytest.mark.parametrize("reads", [True, False], ids=["reads", "does not read"])
async def test_a_flood_of_small_frames_ends_with_the_flooder_disconnected(
    tmp_path: Path, kind: str, reads: bool
) -> None:
    first, one = FLOODS[kind]
    async with live(tmp_path / "data.db", limits=Limits(), transport=QUICK) as house:
        table, ann = await player(house)
        async with raw(house.port) as flooder:
            await flooder.upgrade(house.port, table)
            flooder.send(first)
            reading = asyncio.create_task(flooder.rest()) if reads else None
            flood = asyncio.create_task(flooder.flood(one * (16384 // len(one)), 8 * 2**20))
            for _ in range(30):
                assert "table" in await ann.ask("resume", at=0)
            assert await flood
            if reading is not None:
                assert b"\x88\x02\x03\xf0" in await reading  # a close frame with 1008
            await eventually(lambda: len(house.server.server_state.connections) <= 2)
            room = await house.service.registry.get(table)
            assert len(room.connections) == 1
        assert "table" in await ann.ask("resume", at=0)


async def test_pongs_that_nobody_reads_do_not_fill_the_memory(tmp_path: Path) -> None:
    """Without a limit on frames the limit on unsent bytes holds."""
    with Served(data(tmp_path)) as server:
        ann = await server.person("Ann")
        table = await ann.make_table(game="monster", players=2)
        before = memory(server.process.pid)
        async with raw(server.port) as flooder:
            await flooder.upgrade(server.port, table)
            assert await flooder.flood(frame(PING, b"x" * 125) * 125, 48 * 2**20)
        assert memory(server.process.pid) - before < 20 * 2**20
        assert (await ann.http.get("/readyz")).text == "ok\n"


def memory(process: int) -> int:
    """Resident bytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


async def test_a_message_may_have_a_handful_of_fragments(tmp_path: Path) -> None:
    async with live(tmp_path / "data.db") as house:
        table, _ = await player(house)
        for pieces, expected in ((7, b'"reply_to":1'), (9, b"\x88\x02\x03\xf0")):  # an answer; a close frame with 1008
            async with raw(house.port) as peer:
                await peer.upgrade(house.port, table)
                peer.send(frame(TEXT, b'{"id":1,"command":{"type":"resume","at":0}}', end=False))
                for number in range(pieces):
                    peer.send(frame(CONTINUATION, b" ", end=number == pieces - 1))
                async with asyncio.timeout(PATIENCE):
                    await peer.reader.readuntil(expected)


async def test_tiny_frames_are_parsed_in_slices_so_that_others_are_answered_meanwhile(tmp_path: Path) -> None:
    async with live(tmp_path / "data.db") as house:
        table, ann = await player(house)
        async with raw(house.port) as flooder:
            await flooder.upgrade(house.port, table)
            flooder.send(frame(PONG) * 40_000)
            sockets = [one for one in house.server.server_state.connections if isinstance(one, WebSocketProtocol)]
            await eventually(lambda: any(one.unparsed for one in sockets))
            answered = 0
            while any(one.unparsed for one in sockets):
                assert "table" in await ann.ask("resume", at=0)
                answered += 1
            assert answered >= 5


async def test_a_peer_that_does_not_answer_pings_is_cut_off_though_it_reads_nothing(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(QUICK, ping=0.3)
    async with live(tmp_path / "data.db", transport=settings) as house:
        table, ann = await player(house)
        async with raw(house.port) as peer:
            await peer.upgrade(house.port, table)
            room = await house.service.registry.get(table)
            await eventually(lambda: len(room.connections) == 2)
            deaf = next(one for one in room.connections if one.person.startswith("visitor"))
            peer.writer.transport.pause_reading()  # type: ignore[attr-defined]
            deaf.send(b" " * 200_000)  # less than may wait, more than the system takes
            deaf.send(b" " * 50_000)
            await eventually(lambda: len(room.connections) == 1)
            await eventually(lambda: len(house.server.server_state.connections) <= 2)
        assert "table" in await ann.ask("resume", at=0)


# --- handshakes ----------------------------------------------------------------------------------------------------

BAD_HANDSHAKES = {
    "a long header": "Cookie: " + "a" * 9000 + "\r\n",
    "many headers": "".join(f"X-{number}: 1\r\n" for number in range(200)),
    "a body": "Content-Length: 5\r\n",
    "a coded body": "Transfer-Encoding: chunked\r\n",
    "two keys": "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
    "no text": "Sec-WebSocket-Protocol: \xff\xfe\r\n",
}


@pytest.mark.parametrize("kind", BAD_HANDSHAKES)
async def test_a_handshake_that_cannot_be_read_is_answered_and_closed(tmp_path: Path, kind: str) -> None:
    async with live(tmp_path / "data.db", transport=QUICK) as house:
        async with raw(house.port) as peer:
            peer.send(handshake(house.port, "x", BAD_HANDSHAKES[kind]))
            said = await peer.rest()
            assert said.startswith(b"HTTP/1.1 4"), said
        await eventually(lambda: not house.server.server_state.connections)


async def test_half_a_handshake_is_cut_off_after_a_while(tmp_path: Path) -> None:
    async with live(tmp_path / "data.db", transport=QUICK) as house, raw(house.port) as peer:
        peer.send(handshake(house.port, "x")[:-2])
        assert await peer.rest() == b""


async def test_frames_sent_before_the_answer_to_the_handshake_are_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with live(tmp_path / "data.db", transport=QUICK) as house:
        table, _ = await player(house)
        for early in (b"\xff" * 50, frame(PING, b"early"), frame(TEXT, b"early"), frame(8)):
            async with raw(house.port) as peer:
                peer.send(handshake(house.port, table) + early)
                await peer.head()
                peer.send(frame(8, b"\x03\xe8"))
                await peer.rest()
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


async def stuck(port: int) -> list[Raw]:
    """Connections in every unpleasant state."""
    said = [
        b"",
        b"GET / HT",
        handshake(port, "x")[:-2],
        handshake(port, "x", BAD_HANDSHAKES["a long header"]),
        b"PATCH /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api/ga",
        b"GET /assets/x HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 300,
    ]
    made = []
    for one in said:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.write(one)
        made.append(Raw(reader, writer))
    return made


async def test_sigterm_exits_0_and_closes_the_store_whatever_connections_are_open(tmp_path: Path) -> None:
    with Served(data(tmp_path)) as server:
        ann = await server.person("Ann")
        seat = await ann.at(await ann.make_table(game="monster", players=2))
        await seat.hear()
        held = await stuck(server.port)
        assert (await ann.http.get("/readyz")).text == "ok\n"
        server.process.send_signal(signal.SIGTERM)
        _, said = await asyncio.to_thread(server.process.communicate, timeout=60)
        assert server.process.returncode == 0, said
        assert b"Traceback" not in said, said.decode()
        assert sorted(path.name for path in tmp_path.iterdir()) == ["data.db", "data.db.lock"]  # and no WAL
    for one in held:
        one.writer.transport.abort()


async def test_a_connection_that_cannot_be_closed_does_not_keep_the_server_from_stopping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path / "data.db", transport=QUICK) as house:
        await player(house)

        def fail(*_: object) -> None:
            raise AssertionError

        monkeypatch.setattr(WebSocketsSansIOProtocol, "shutdown", fail)
    assert house.service.going.is_set()
    assert not house.server.server_state.connections


# --- answers that nobody reads -------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def large_page(tmp_path: Path, size: int) -> AsyncIterator[Live]:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "assets" / "large.bin").write_bytes(b"x" * size)
    settings = msgspec.structs.replace(QUICK, keep_alive=60.0)
    async with live(tmp_path / "data.db", static=tmp_path / "static", transport=settings) as house:
        yield house


ASK_LARGE = b"GET /assets/large.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


async def test_a_client_that_does_not_read_its_answer_is_cut_off(tmp_path: Path) -> None:
    async with large_page(tmp_path, 16 * 2**20) as house:
        with socket.socket() as reader:
            reader.setblocking(False)
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(reader, ("127.0.0.1", house.port))
            await loop.sock_sendall(reader, ASK_LARGE)
            connections = house.server.server_state.connections
            await eventually(lambda: any(one.transport.get_write_buffer_size() for one in connections))
            await eventually(lambda: not connections)
            assert house.server.registry.addresses == {}


async def test_a_client_that_reads_slowly_but_steadily_gets_its_whole_answer(tmp_path: Path) -> None:
    size = 8 * 2**20
    async with large_page(tmp_path, size) as house, raw(house.port) as peer:
        peer.send(ASK_LARGE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        got = len(await peer.reader.read(1024))
        while more := await peer.reader.read(2**20):
            got += len(more)
            await asyncio.sleep(0.05)  # longer in all than a deadline, but never as long without reading
        assert got > size


# --- how many connections ------------------------------------------------------------------------------------------


async def test_connections_are_counted_by_address_whatever_they_speak(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, sockets_address=5)
    async with live(tmp_path / "data.db", limits=limits) as house, contextlib.AsyncExitStack() as held:
        table, _ = await player(house)
        one = await held.enter_async_context(raw(house.port, "127.0.0.2"))
        await one.upgrade(house.port, table)
        idle = [await held.enter_async_context(raw(house.port, "127.0.0.2")) for _ in range(4)]
        await eventually(lambda: house.server.registry.counts == {"127.0.0.2": 5})
        async with raw(house.port, "127.0.0.2") as sixth:
            said = await sixth.rest()
            assert said.startswith(b"HTTP/1.1 429 ")
            assert b'"too-many"' in said
        async with raw(house.port, "127.0.0.3") as other:
            other.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert (await other.rest()).startswith(b"HTTP/1.1 200 ")
        for _ in range(8):  # from a trusted proxy
            await held.enter_async_context(raw(house.port))
        assert (await house.visitor().http.get("/healthz")).status_code == 200
        idle[0].writer.transport.abort()
        await eventually(lambda: house.server.registry.counts == {"127.0.0.2": 4})
        async with raw(house.port, "127.0.0.2") as again:
            again.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert (await again.rest()).startswith(b"HTTP/1.1 200 ")
    assert house.server.registry.counts == {}


async def test_idle_connections_make_room_for_newcomers_and_players_stay(tmp_path: Path) -> None:
    """1,100 idle connections through a proxy, at a limit of 64."""
    async with live(tmp_path / "data.db", transport=Transport(connections=64)) as house:
        table, ann = await player(house)
        async with contextlib.AsyncExitStack() as held:
            for number in range(1100):
                await held.enter_async_context(raw(house.port))
                if number % 100 == 0:
                    async with http_client(house.url) as newcomer:
                        assert (await newcomer.get("/healthz")).status_code == 200
            assert len(house.server.registry.addresses) <= 64
            ben = await (await house.person("Ben")).at(table)
            assert "table" in await ben.hear()
        assert "table" in await ann.ask("resume", at=0)


async def test_players_are_not_cut_off_for_newcomers(tmp_path: Path) -> None:
    async with live(tmp_path / "data.db", transport=Transport(connections=3)) as house:
        table, _ = await player(house)
        async with contextlib.AsyncExitStack() as held:
            watchers = [await held.enter_async_context(raw(house.port)) for _ in range(2)]
            for watcher in watchers:
                await watcher.upgrade(house.port, table)
            late = await held.enter_async_context(raw(house.port))
            said = await late.rest()
            assert said.startswith(b"HTTP/1.1 503 ")
            assert b'"too-many"' in said


def test_the_limit_on_connections_follows_the_limit_on_files(monkeypatch: pytest.MonkeyPatch) -> None:
    files = [(1024, 4096)]
    monkeypatch.setattr("petitfour.server.web.protocols.connections.resource.getrlimit", lambda _: files[-1])
    monkeypatch.setattr(
        "petitfour.server.web.protocols.connections.resource.setrlimit", lambda _, new: files.append(new)
    )
    assert connections.most_connections(Transport()) == 824
    connections.raise_file_limit()
    assert files[-1] == (4096, 4096)
    assert connections.most_connections(Transport()) == 3896
    assert connections.most_connections(Transport(connections=7)) == 7


async def test_handshakes_of_an_address_are_limited_before_the_store_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, handshakes_address=1)
    async with live(tmp_path / "data.db", limits=limits) as house:
        ann = await house.person("Ann")
        table = await ann.make_table(game="monster", players=2)
        house.service.handshakes.rate = 0  # on a slow machine some would come back meanwhile
        asked = []
        person = house.service.person

        def asking(*who: Any) -> Any:
            asked.append(who)
            return person(*who)

        monkeypatch.setattr(house.service, "person", asking)
        codes = []
        for _ in range(14):
            visit = await house.visitor().at(table)
            told = await visit.hear()
            codes.append("error" in told and (told["error"]["id"], await visit.closed()))
            await visit.close()
        assert codes[:10] == [False] * 10
        refused = [code for code in codes if code]
        assert len(refused) == 4
        assert set(refused) == {("too-many", 4429)}
        assert len(asked) == 14 - len(refused)
        elsewhere = await house.visitor().at(table, **{"X-Forwarded-For": "192.0.2.7"})
        assert "table" in await elsewhere.hear()


# --- cookies -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("petitfour=abc", "abc"),
        ("a=1; petitfour = abc ;b=2", "abc"),
        ("petitfour=old; petitfour=new", "new"),
        ("petitfour=a=b", "a=b"),
        ("xpetitfour=abc; petitfourx=abc", None),
        ("petitfour", ""),
        ('a="\\"; petitfour=abc', "abc"),
        ("", None),
    ],
)
def test_one_cookie_is_found_among_others(header: str, value: str | None) -> None:
    assert security.cookie_of({"cookie": header}, "petitfour") == value
