"""A wall clock that jumps deletes nothing, abandons nothing, takes no turn away and gives nobody extra time."""

from __future__ import annotations

from pathlib import Path

import pytest

from petitfour.server.config import Timing
from petitfour.table.clock import late_seats, spent
from petitfour.table.config import DAY
from petitfour.table.presentation import ClockInfo, clock_info
from server.live import STEADY_BOTS, Live, live, sweep
from server.manual_clock import ManualClock
from table.matches import EACH_MOVE, Match

TIMING = Timing()


def test_a_jump_in_either_direction_is_noticed_once() -> None:
    clock = ManualClock()
    for jump in (2 * 86_400, -2 * 86_400, 1.5, -1.5):
        clock.pass_(100)
        assert not clock.look()
        clock.jump(jump)
        assert clock.look()
        assert not clock.look()
        assert clock.since == clock.jumped == clock.wall_ms()
    clock.jump(0.5)  # slewed, as time synchronisation does
    assert not clock.look()


def test_it_is_settled_some_minutes_after_the_start_and_after_each_jump() -> None:
    clock = ManualClock()
    assert not clock.settled()
    clock.pass_(TIMING.settle)
    assert clock.settled()
    clock.jump(-5)
    assert not clock.settled()
    clock.pass_(TIMING.settle)
    assert clock.settled()


def test_a_jump_forward_does_not_move_the_earliest_time() -> None:
    clock = ManualClock()
    started = clock.wall_ms()
    clock.pass_(10)
    clock.jump(61 * 86_400)
    assert clock.earliest_ms() == started + 10_000
    clock.jump(-62 * 86_400)
    assert clock.earliest_ms() == clock.wall_ms() < started


def test_a_turn_that_began_in_the_future_shows_no_more_than_its_time() -> None:
    match = Match(players=2, clock=EACH_MOVE, settings={"first": 0}).fill()
    assert clock_info(match.table, 0, match.now - 2 * DAY) == ClockInfo(20_000, True)


def test_a_turn_from_before_the_start_of_the_process_gets_its_time_anew() -> None:
    match = Match(players=2, clock=EACH_MOVE, settings={"first": 0}).fill()
    match.later(100)
    assert late_seats(match.table, match.now) == [0]
    match.table.clocks_from = match.now - 5_000
    assert late_seats(match.table, match.now) == []
    assert clock_info(match.table, 0, match.now) == ClockInfo(15_000, True)
    assert spent(match.table, 0, match.now, None) == 5_000
    assert match.table.due() == match.now + 15_000 + match.table.config.lag_ms


async def sweeps(house: Live, clock: ManualClock) -> None:
    """Some sweeps in a row, with the alarms that they set."""
    for _ in range(3):
        await clock.advance(TIMING.sweep)
        await sweep(house)


@pytest.mark.parametrize("settle", [0, TIMING.settle])
@pytest.mark.parametrize("opened", [True, False])
async def test_a_jump_of_61_days_deletes_and_abandons_nothing(tmp_path: Path, settle: float, opened: bool) -> None:
    clock = ManualClock(Timing(settle=settle))
    async with live(tmp_path / "data.db", clock=clock) as house:
        played, (ann, ben) = await house.table("marshmallow", ["Ann", "Ben"])
        empty = await ann.make_table(game="monster", players=2)
        if not opened:
            for person in (ann, ben):
                await person.seats[played].close()
            for id in (played, empty):
                house.service.registry.drop(await house.service.registry.get(id))
        clock.jump(61 * 86_400)
        await sweeps(house, clock)
        assert (await ann.http.get(f"/api/tables/{empty}")).json()["phase"] == "gathering"
        clock.jump(-61 * 86_400)
        await sweeps(house, clock)
        assert (await ann.http.get(f"/api/tables/{played}")).json()["phase"] == "playing"
        assert (await ann.http.get(f"/api/tables/{empty}")).json()["phase"] == "gathering"


async def test_a_process_that_starts_61_days_later_cleans_up_only_after_some_minutes(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live(tmp_path / "data.db", clock=clock) as house:
        played, (ann, _) = await house.table("marshmallow", ["Ann", "Ben"])
        empty = await ann.make_table(game="monster", players=2)
    clock = ManualClock(wall=clock.wall() + 61 * 86_400)
    async with live(tmp_path / "data.db", clock=clock) as house:
        ann = house.visitor()
        await sweeps(house, clock)
        assert (await ann.http.get(f"/api/tables/{empty}")).json()["phase"] == "gathering"
        assert (await ann.http.get(f"/api/tables/{played}")).json()["phase"] == "playing"
        clock.pass_(TIMING.settle + TIMING.wait)
        await sweeps(house, clock)
        assert (await ann.http.get(f"/api/tables/{played}")).json()["phase"] == "over"
        assert (await ann.http.get(f"/api/tables/{empty}")).status_code == 404


async def test_a_jump_takes_no_turn_away_and_gives_no_time(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live(tmp_path / "data.db", clock=clock) as house:
        # both choose at once, so one turn begins before the jump and ends after it
        id, people = await house.table("monster", ["Ann", "Ben"], clock={"kind": "move", "seconds": 300})
        ann, ben = (person.seats[id] for person in people)
        await ben.up_to(ann.told[-1]["at"])
        for seconds, seat in ((2 * 86_400, ann), (-2 * 86_400, ben)):
            clock.jump(seconds)
            await sweeps(house, clock)
            number = 0 if seat is ann else 1
            told = await seat.ask("move", seat=number, at=seat.told[-1]["at"], move=seat.view["legal"][0])
            assert "error" not in told
            left = [one["left"] for one in told["clocks"]]
            assert all(300_000 - 12_000 <= one <= 300_000 for one in left)  # six sweeps at most
        _, entries = await house.service.store.load(id)
        assert not any(b'"by":"clock"' in entry.act for entry in entries)
        assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
        assert entries[-1].at - entries[0].at < DAY


async def test_the_clock_of_a_table_whose_log_is_in_the_future_runs(tmp_path: Path) -> None:
    """The wall clock was two days ahead when the table was played, and was set right before the process started."""
    each_move = {"kind": "move", "seconds": 20}
    async with live(tmp_path / "data.db", clock=ManualClock(wall=1_700_000_000 + 2 * 86_400)) as house:
        id, people = await house.table("marshmallow", ["Ann", "Ben"], clock=each_move, settings={"first": 0})
        await people[0].close()
    clock = ManualClock()
    async with live(tmp_path / "data.db", clock=clock, bots=STEADY_BOTS) as house:
        people[1].port = house.port
        ben = await people[1].at(id)
        told = await ben.hear()
        assert all(one["left"] <= 20_000 for one in told["clocks"])
        await clock.advance(21)
        moved = await ben.until(lambda told: any(event["by"] == "clock" for event in told.get("events", [])))
        assert moved["at"] > told["at"]


async def test_the_time_at_which_a_table_is_due_is_stored_in_wall_time(tmp_path: Path) -> None:
    """Other processes compare it with their own wall clocks."""
    clock = ManualClock()
    async with live(tmp_path / "data.db", clock=clock) as house:
        clock.jump(2 * 86_400)
        clock.look()
        ann = await house.person("Ann")
        id = await ann.make_table(game="marshmallow", players=2)
        clock.jump(-2 * 86_400)
        seat = await ann.at(id)
        await seat.ask("ready", seat=0)
        row, entries = await house.service.store.load(id)
        assert entries[-1].at > clock.wall_ms() + DAY
        assert row.due is not None
        assert row.due == clock.wall_ms() + DAY
