"""How messages come in and frames go out: moves need no task; one message and one write per turn of the event loop."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from petitfour.server.config import Limits, Transport
from petitfour.server.live.handlers import ClientSession
from petitfour.server.store.rows import Collision
from petitfour.server.web.protocols.websocket import WebSocketProtocol
from petitfour.table.messages import ClientMessage
from server.live import NO_LIMITS, Live, all_at, live
from server.raw import TEXT, frame, raw
from server.test_transport import eventually, player

RESUME = b'{"id":%d,"command":{"type":"resume","at":0}}'


@pytest.fixture
def handled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The types of the messages that a task handles."""
    found: list[str] = []
    handle = ClientSession.handle

    async def noting(self: ClientSession, message: ClientMessage) -> None:
        found.append(str(message.command.__struct_config__.tag))
        await handle(self, message)

    monkeypatch.setattr(ClientSession, "handle", noting)
    return found


async def test_a_legal_move_goes_to_the_store_without_a_task(house: Live, handled: list[str]) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"], settings={"first": 0})
    seats = [person.seats[table] for person in people]
    await all_at(seats)
    handled.clear()
    for _ in range(8):
        (actor,) = seats[0].view["to_act"]
        at, legal = seats[actor].told[-1]["at"], seats[actor].view["legal"]
        assert "error" not in await seats[actor].ask("move", seat=actor, at=at, move=legal[0])
        await all_at(seats)
    assert handled == []
    other = 1 - seats[0].view["to_act"][0]
    refused = await seats[other].ask("move", seat=other, at=seats[other].told[-1]["at"], move="P1")
    assert refused["error"]["id"] == "refused"
    assert handled == ["move"]


async def test_a_move_that_collides_is_checked_again(house: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    _table, ann, ben = await house.pair()
    append, collisions = house.service.store.append_soon, [Collision("")]

    def colliding(*what: Any, **more: Any) -> asyncio.Future[None]:
        if not collisions:
            return append(*what, **more)
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(collisions.pop())
        return failed

    monkeypatch.setattr(house.service.store, "append_soon", colliding)
    moved = await ann.ask("move", seat=0, at=ann.told[-1]["at"], move=ann.view["legal"][0])
    assert "error" not in moved
    assert len((await ben.until(lambda told: "events" in told))["events"]) == 1


async def test_a_fault_of_the_fast_way_is_reported_and_the_lock_is_free(
    house: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _ben = await house.pair()
    at, move = ann.told[-1]["at"], ann.view["legal"][0]

    def broken(*_: Any, **__: Any) -> asyncio.Future[None]:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patched:
        patched.setattr(house.service.store, "append_soon", broken)
        assert (await ann.ask("move", seat=0, at=at, move=move))["error"]["id"] == "internal-error"
    room = await house.service.registry.get(table)
    assert not room.lock.locked()
    assert "error" not in await ann.ask("move", seat=0, at=at, move=move)


async def test_messages_that_arrive_together_are_handled_one_in_each_turn(
    house: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one client that sends many at once delays everybody by all of them."""
    seen: list[int] = []
    now = 0

    async def count() -> None:
        nonlocal now
        while True:
            now += 1
            await asyncio.sleep(0)

    async def handle(self: ClientSession, message: ClientMessage) -> None:
        seen.append(now)

    table, _ = await player(house)
    monkeypatch.setattr(ClientSession, "handle", handle)
    counting = asyncio.create_task(count())
    async with raw(house.port) as many:
        await many.upgrade(house.port, table)
        many.send(b"".join(frame(TEXT, RESUME % id) for id in range(1, 41)))
        await eventually(lambda: len(seen) == 40)
    counting.cancel()
    assert len(set(seen)) == 40


async def test_frames_to_one_connection_in_one_turn_are_one_write(house: Live) -> None:
    _, ann = await player(house)
    protocol = next(one for one in house.server.server_state.connections if isinstance(one, WebSocketProtocol))
    writes: list[bytes] = []

    class Transport:
        def __getattr__(self, name: str) -> Any:
            return getattr(real, name)

        def write(self, data: bytes) -> None:
            writes.append(data)
            real.write(data)

    real, protocol.transport = protocol.transport, Transport()  # type: ignore[assignment]
    for number in range(3):
        protocol.write_text(b'{"at":%d}' % number)
    assert [await ann.hear() for _ in range(3)] == [{"at": 0}, {"at": 1}, {"at": 2}]
    assert len(writes) == 1
    protocol.write_text(b'{"at":9}')
    protocol.close(1000)  # what was written before comes first
    assert await ann.hear() == {"at": 9}


async def test_a_flooder_that_ignores_the_close_is_no_longer_read(tmp_path: Path) -> None:
    slow = Transport(close=30.0)
    async with live(tmp_path / "data.db", limits=Limits(), transport=slow) as house:
        table, ann = await player(house)
        async with raw(house.port) as flooder:
            await flooder.upgrade(house.port, table)
            reading = asyncio.create_task(flooder.rest())
            flood = asyncio.create_task(flooder.flood(frame(TEXT, RESUME % 1) * 300, 64 * 2**20))

            def ignored() -> bool:
                found = house.server.server_state.connections
                return any(isinstance(one, WebSocketProtocol) and one.ignoring and one.read_paused for one in found)

            await eventually(ignored)
            assert "table" in await ann.ask("resume", at=0)
            assert not flood.done()  # nobody reads what it sends
            flood.cancel()
            reading.cancel()


async def test_a_new_connection_brings_no_new_budget_for_messages(tmp_path: Path) -> None:
    limits = {name: getattr(NO_LIMITS, name) for name in NO_LIMITS.__struct_fields__} | {"messages_address": 1}
    async with live(tmp_path / "data.db", limits=Limits(**limits)) as house:
        ann = await house.person("Ann")
        table = await ann.make_table(game="monster", players=2)
        answers = []
        for _ in range(4):
            seat = await ann.at(table)
            await seat.hear()
            answers += [await seat.ask("resume", at=0) for _ in range(5)]
        fast = [answer for answer in answers if answer.get("error", {}).get("id") == "too-fast"]
        assert 8 <= len(fast) <= 10  # ten in a burst, one more each second
