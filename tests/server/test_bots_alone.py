"""Where bots play every seat, they move while somebody is connected, and pause while nobody is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from petitfour.server.clock import now_ms
from petitfour.server.live.room import Room
from server.live import Live, Person, Socket, live, sweep, until
from server.manual_clock import ManualClock
from server.test_robots import table_with_bots

FOUR_BOTS = [{"kind": "bot", "level": "medium"}] * 4


async def watched_bots(house: Live, **settings: Any) -> tuple[Person, str, Socket, Room]:
    host = await house.person("Host")
    made = await host.make_table(game="marshmallow", players=4, seats=FOUR_BOTS, fast=True, settings=settings)
    socket = await host.at(made)
    await socket.ask("start")
    return host, made, socket, await house.service.registry.get(made)


async def test_bots_alone_pause_while_nobody_is_connected(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live(tmp_path / "data.db", clock=clock) as house:
        host, made, socket, room = await watched_bots(house, out_at=12)
        async with clock.running():
            await socket.until(lambda told: told["at"] > 20)
            await socket.close()
            await until(lambda: not room.connections and not house.service.bots.busy(room))
        paused = room.table.number
        schedule = house.service.registry.schedule
        schedule.waits.clear()
        house.service.bots.consider(room)
        for _ in range(3):
            await clock.advance(20)  # the room stays open for a minute
            await sweep(house)
            assert not schedule.waits  # no sweep has anything to do with it
        assert not house.service.bots.busy(room)
        assert room.table.number == paused
        assert await house.service.store.overdue(clock.wall_ms() + 24 * 3600 * 1000) == []
        back = await host.at(made)
        async with clock.running():
            await back.until(lambda told: told["at"] > paused + 10)


async def test_bots_play_on_while_a_person_still_plays_though_nobody_is_connected(house: Live) -> None:
    """Who comes back finds their turn: the others' moves were made."""
    seat = await table_with_bots(house, settings={"first": 1})
    room = await house.service.registry.get(seat.table["id"])
    await seat.close()
    await until(lambda: room.table.to_act() == (0,))


async def test_a_table_of_bots_that_a_former_version_left_overdue_is_put_off_once(house: Live) -> None:
    _, made, socket, room = await watched_bots(house, out_at=12)
    await socket.close()
    await until(lambda: not room.connections and not house.service.bots.busy(room))
    store = house.service.store
    await store.set_due(made, room.table.number, 1)
    assert await store.overdue(now_ms()) == [made]
    number = room.table.number
    await house.service.registry.schedule.run_due(made)
    assert await store.overdue(now_ms()) == []
    assert room.table.number == number


async def test_bots_alone_go_on_where_somebody_watches_though_their_process_died(tmp_path: Path) -> None:
    """The process of the last entry forgets the table; the one of the spectator sees to it."""
    clock = ManualClock()
    async with live(tmp_path / "data.db", clock=clock) as house:
        house.service.bots.closed = True
        _, _, socket, room = await watched_bots(house, out_at=12)
        assert room.table.bots_to_act()
        number = room.table.number
        house.service.bots.closed = False
        await sweep(house)
        assert not house.service.bots.busy(room)  # it is not late yet
        clock.pass_(5.1)
        await sweep(house)
        async with clock.running():
            await socket.until(lambda told: told["at"] > number)
