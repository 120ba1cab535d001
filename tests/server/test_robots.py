"""Bots at tables: they play, they take as long for forced moves as for free ones, and nobody is stuck behind one."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from petitfour.bots import levels
from petitfour.bots.bot import Budget, Decision
from petitfour.core.rng import Rng
from petitfour.core.state import Belief
from petitfour.core.view import View
from petitfour.server.config import Bots
from petitfour.server.live import bot_runner
from petitfour.server.live.event_log import as_read
from petitfour.server.live.work_queue import Kind
from petitfour.table.events import Moved
from server.live import QUICK_BOTS, STEADY_BOTS, Live, Socket, live, sweep, until
from server.manual_clock import ManualClock
from server.services import Postgres

BOTS = [{"kind": "you"}, {"kind": "bot", "level": "medium"}, {"kind": "bot", "level": "medium"}]


async def table_with_bots(house: Live, seats: list[dict[str, str]] = BOTS, **how: Any) -> Socket:
    ann = await house.person("Ann")
    how.setdefault("fast", True)
    made = await ann.make_table(game=how.pop("game", "marshmallow"), players=len(seats), seats=seats, **how)
    seat = await ann.at(made)
    await seat.ask("ready", seat=0)
    await seat.ask("start")
    return seat


async def play_out(seat: Socket) -> None:
    """Plays the first legal move whenever it can, to the end."""
    while seat.view["outcome"] is None:
        if 0 in seat.view["to_act"]:
            await seat.ask("move", seat=0, at=seat.told[-1]["at"], move=seat.view["legal"][0])
        else:
            await seat.hear()


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"])
async def test_a_person_plays_a_match_with_bots(game: str, tmp_path: Path) -> None:
    small = {"marshmallow": {"target": 2}, "monster": {"rounds": 1}, "macaron": {"target": 10}}[game]
    async with live(tmp_path / "data.db", bots=QUICK_BOTS) as house:
        seat = await table_with_bots(house, game=game, settings=small)
        await play_out(seat)
        assert {event["by"] for told in seat.told for event in told.get("events", [])} == {"person", "bot", "table"}


async def test_a_forced_move_is_shown_no_sooner_than_a_free_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that answers at once where it has no choice would tell everybody so."""

    decided = []

    class Thinker:
        def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
            decided.append(view["legal"][0])
            return Decision(view["legal"][0])

    monkeypatch.setitem(levels.LEVELS, "hard", lambda game: levels.SeatedBot("hard", Thinker(), Budget(seconds=0.3)))
    clock = ManualClock()
    async with live(tmp_path / "data.db", clock=clock, bots=Bots(pace=0.05, pace_more=0)) as house:
        seats = [{"kind": "you"}, {"kind": "bot", "level": "hard"}]
        seat = await table_with_bots(house, seats, fast=False, settings={"first": 1, "target": 1})
        room = await house.service.registry.get(seat.table["id"])
        await until(lambda: decided and not house.service.work.running[Kind.BOT])
        number = room.table.number
        await clock.advance(0.29)
        assert room.table.number == number  # it decided at once, and yet
        async with clock.running(0.01):
            await seat.until(lambda told: told.get("events"))
        _, entries = await house.service.store.load(seat.table["id"])
        assert entries[-1].at - entries[-2].at >= 300


@pytest.mark.parametrize("fault", ["raises", "illegal", "nonsense"])
async def test_nobody_is_stuck_behind_a_bot_that_fails(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
            if fault == "raises":
                raise RuntimeError("a fault")
            return Decision("trump P" if fault == "illegal" else "???")

    monkeypatch.setitem(levels.LEVELS, "hard", lambda game: levels.SeatedBot("hard", Broken(), Budget(worlds=1)))
    async with live(tmp_path / "data.db", bots=QUICK_BOTS) as house:
        seat = await table_with_bots(house, [{"kind": "you"}, {"kind": "bot", "level": "hard"}], settings={"first": 1})
        await seat.until(lambda told: told.get("events"))
        assert seat.view["to_act"] == [0]


async def test_of_each_table_one_bot_thinks_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, most = 0, 0

    class Thinker:
        def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
            nonlocal thinking, most
            thinking += 1
            most = max(most, thinking)
            asyncio.run(asyncio.sleep(0.05))
            thinking -= 1
            return Decision(view["legal"][0])

    monkeypatch.setitem(levels.LEVELS, "hard", lambda game: levels.SeatedBot("hard", Thinker(), Budget(worlds=1)))
    async with live(tmp_path / "data.db", threads=4, bots=QUICK_BOTS) as house:
        seats = [{"kind": "you"}, *[{"kind": "bot", "level": "hard"}] * 3]
        seat = await table_with_bots(house, seats, game="monster")  # all lay their row at once
        await seat.until(lambda told: len(told.get("view", {}).get("laid", [])) == 3)
        assert most == 1
        other = await table_with_bots(house, seats, game="monster")
        third = await table_with_bots(house, seats, game="monster")
        for one in (other, third):
            await one.until(lambda told: len(told.get("view", {}).get("laid", [])) == 3)


async def test_time_that_is_out_is_seen_to_and_the_bot_plays_the_seat(tmp_path: Path) -> None:
    clock = ManualClock()
    async with live(tmp_path / "data.db", clock=clock, bots=STEADY_BOTS) as house:
        ann = await house.person("Ann")
        made = await ann.make_table(
            game="marshmallow", players=2, seats=[{"kind": "you"}, {"kind": "bot", "level": "medium"}], fast=True,
            clock={"kind": "move", "seconds": 20}, settings={"first": 0},
        )  # fmt: skip
        seat = await ann.at(made)
        await seat.ask("ready", seat=0)
        started = await seat.ask("start")
        assert started["clocks"][0] == {"left": 20_000, "running": True}

        async def late_move() -> dict[str, Any]:
            while 0 not in seat.view["to_act"]:
                await seat.hear()
            number = seat.told[-1]["at"]
            await clock.advance(20.4)  # some network delay is given back
            assert (await house.service.registry.get(made)).table.number == number
            await clock.advance(0.2)
            return await seat.until(lambda told: any(event["by"] == "clock" for event in told.get("events", [])))

        late = [await late_move() for _ in range(2)]
        assert [told["table"]["seats"][0]["bot_plays"] for told in late] == [False, True]
        back = await seat.ask("take_back", seat=0)
        assert not back["table"]["seats"][0]["bot_plays"]


async def test_a_bot_whose_process_died_is_picked_up_by_another(postgres: Postgres) -> None:
    """The first server starts no bots, as if it had died. The second finds the table overdue."""
    url, clock = postgres.new_database(), ManualClock()
    async with live(url, clock=clock) as house:
        house.service.bots.closed = True
        seat = await table_with_bots(house, settings={"first": 1})
        assert seat.view["to_act"] == [1]
        id = seat.table["id"]
        async with live(url, clock=clock, bots=STEADY_BOTS) as other:
            await sweep(other)
            assert not other.service.registry.rooms  # not yet overdue
            clock.pass_(5.1)
            await sweep(other)
            room = await other.service.registry.get(id)
            await until(lambda: room.table.to_act() == (0,))
            _, entries = await other.service.store.load(id)
            assert [entry.event.by for entry in map(as_read, entries) if isinstance(entry.event, Moved)][-1] == "bot"


async def test_tables_at_which_nothing_happens_are_cleaned_up(tmp_path: Path) -> None:
    """What never began is deleted; what was played is over, and kept."""
    clock = ManualClock()
    async with live(tmp_path / "data.db", clock=clock) as house:
        played, (ann, _) = await house.table("marshmallow", ["Ann", "Ben"])
        empty = await ann.make_table(game="monster", players=2)
        for seconds, left in ((86_000, True), (1_000, False)):
            clock.pass_(seconds)
            await sweep(house)
            await clock.advance(1)  # what was abandoned is deleted by an alarm
            await sweep(house)
            assert ((await ann.http.get(f"/api/tables/{empty}")).status_code == 200) == left
            assert (await ann.http.get(f"/api/tables/{played}")).json()["phase"] == "playing"
        clock.pass_(60 * 86_400)
        await sweep(house)
        assert (await ann.http.get(f"/api/tables/{played}")).json()["phase"] == "over"
        assert (await ann.http.get(f"/api/tables/{played}/record")).status_code == 200
        (game,) = (await ann.http.get("/api/me/games")).json()
        assert game["about"]["outcome"]["reason"] == "abandoned"


async def test_a_review_keeps_no_bot_from_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes, and though there is one thread for all bots."""
    begun, done = threading.Event(), threading.Event()

    def slow_review(*_: Any) -> None:
        begun.set()
        done.wait(20)

    def never() -> Any:
        return None

    monkeypatch.setattr(bot_runner, "review", slow_review)
    async with live(tmp_path / "data.db", threads=1, bots=QUICK_BOTS) as house:
        reviewing = asyncio.create_task(house.service.bots.review("Ann", never, 0))
        try:
            await asyncio.to_thread(begun.wait, 10)
            seat = await table_with_bots(house, settings={"first": 1})
            await seat.until(lambda told: any(event["by"] == "bot" for event in told.get("events", [])))
            assert not reviewing.done()
        finally:
            done.set()
        await reviewing


async def test_hints_come_with_candidates_where_they_are_allowed(tmp_path: Path) -> None:
    async with live(tmp_path / "data.db") as house:
        for hints in (True, False):
            seat = await table_with_bots(house, settings={"first": 0}, hints=hints)
            answer = await seat.ask("hint", seat=0)
            if hints:
                assert answer["answer"]["hint"]["moves"][0]["move"] in seat.view["legal"]
                assert answer["answer"]["hint"]["reasons"]
            else:
                assert answer["error"]["id"] == "no-hints"
        assert (await seat.ask("information_set", seat=0))["error"]["id"] == "no-memory-aid"
        aided = await table_with_bots(house, settings={"first": 0, "memory_aid": True})
        belief = (await aided.ask("information_set", seat=0))["answer"]["information_set"]
        assert sorted(belief["hand"]) == sorted(aided.view["hand"])
