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
from petitfour.server import robots, rooms, table
from petitfour.server.acts import Moved
from petitfour.server.room import as_read
from server.live import Live, Socket, live

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
async def test_a_person_plays_a_match_with_bots(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(robots, "FAST", 0.001)
    small = {"marshmallow": {"target": 2}, "monster": {"rounds": 1}, "macaron": {"target": 10}}[game]
    async with live(tmp_path / "data.db") as house:
        seat = await table_with_bots(house, game=game, settings=small)
        await play_out(seat)
        assert {event["by"] for told in seat.told for event in told.get("events", [])} == {"person", "bot", "table"}


async def test_a_forced_move_is_shown_no_sooner_than_a_free_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that answers at once where it has no choice would tell everybody so."""

    class Thinker:
        def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
            return Decision(view["legal"][0])

    monkeypatch.setitem(levels.LEVELS, "hard", lambda game: levels.Player("hard", Thinker(), Budget(seconds=0.3)))
    monkeypatch.setattr(robots, "PACE", (0.05, 0.0))
    async with live(tmp_path / "data.db") as house:
        seats = [{"kind": "you"}, {"kind": "bot", "level": "hard"}]
        seat = await table_with_bots(house, seats, fast=False, settings={"first": 1, "target": 1})
        await seat.until(lambda told: told.get("events"))
        _, entries = await house.service.store.load(seat.table["id"])
        assert entries[-1].at - entries[-2].at >= 300  # it decided at once, and yet


@pytest.mark.parametrize("fault", ["raises", "illegal", "nonsense"])
async def test_nobody_is_stuck_behind_a_bot_that_fails(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
            if fault == "raises":
                raise RuntimeError("a fault")
            return Decision("trump P" if fault == "illegal" else "???")

    monkeypatch.setattr(robots, "FAST", 0.001)
    monkeypatch.setitem(levels.LEVELS, "hard", lambda game: levels.Player("hard", Broken(), Budget(worlds=1)))
    async with live(tmp_path / "data.db") as house:
        seat = await table_with_bots(house, [{"kind": "you"}, {"kind": "bot", "level": "hard"}], settings={"first": 1})
        await seat.until(lambda told: told.get("events"))
        assert seat.view["to_act"] == [0]


async def test_of_each_table_one_bot_thinks_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, most = 0, 0

    class Thinker:
        def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
            nonlocal thinking, most
            thinking += 1
            most = max(most, thinking)
            asyncio.run(asyncio.sleep(0.05))
            thinking -= 1
            return Decision(view["legal"][0])

    monkeypatch.setattr(robots, "FAST", 0.001)
    monkeypatch.setitem(levels.LEVELS, "hard", lambda game: levels.Player("hard", Thinker(), Budget(worlds=1)))
    async with live(tmp_path / "data.db", threads=4) as house:
        seats = [{"kind": "you"}, *[{"kind": "bot", "level": "hard"}] * 3]
        seat = await table_with_bots(house, seats, game="monster")  # all lay their row at once
        await seat.until(lambda told: len(told.get("view", {}).get("laid", [])) == 3)
        assert most == 1
        other = await table_with_bots(house, seats, game="monster")
        third = await table_with_bots(house, seats, game="monster")
        for one in (other, third):
            await one.until(lambda told: len(told.get("view", {}).get("laid", [])) == 3)


async def test_time_that_is_out_is_seen_to_and_the_bot_holds_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "LONGEST_LAG", 50)
    async with live(tmp_path / "data.db") as house:
        ann = await house.person("Ann")
        made = await ann.make_table(
            game="marshmallow", players=2, seats=[{"kind": "you"}, {"kind": "bot", "level": "medium"}], fast=True,
            clock={"kind": "move", "seconds": 1}, settings={"first": 0},
        )  # fmt: skip
        seat = await ann.at(made)
        await seat.ask("ready", seat=0)
        started = await seat.ask("start")
        assert started["clocks"][0]["running"]
        assert 0 < started["clocks"][0]["left"] <= 1000
        late = [
            (await seat.until(lambda told: any(event["by"] == "clock" for event in told.get("events", []))))
            for _ in range(2)
        ]
        assert [told["table"]["seats"][0]["bot_holds"] for told in late] == [False, True]
        back = await seat.ask("back", seat=0)
        assert not back["table"]["seats"][0]["bot_holds"]


async def test_a_bot_whose_process_died_is_picked_up_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first server forgets its robots, as if it had died; the second finds the table overdue."""
    monkeypatch.setattr(table, "ROBOT_PATIENCE", 300)
    monkeypatch.setattr(rooms, "SWEEP", 0.1)
    async with live(tmp_path / "data.db") as house:
        monkeypatch.setattr(house.service.robots, "consider", lambda room, now=None: None)
        seat = await table_with_bots(house, settings={"first": 1})
        assert seat.view["to_act"] == [1]
        id = seat.table["id"]
        async with live(tmp_path / "data.db") as other:
            async with asyncio.timeout(10):
                while True:
                    _, entries = await other.service.store.load(id)
                    acts = [as_read(entry).act for entry in entries]
                    if any(isinstance(act, Moved) and act.by == "bot" for act in acts):
                        break
                    await asyncio.sleep(0.05)


async def test_tables_at_which_nothing_happens_are_cleaned_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What never began is deleted; what was played is over, and kept."""
    monkeypatch.setattr(rooms, "SWEEP", 0.1)
    async with live(tmp_path / "data.db") as house:
        played, (ann, _) = await house.table("marshmallow", ["Ann", "Ben"])
        empty = await ann.make_table(game="monster", players=2)
        await asyncio.sleep(0.5)
        for id, phase in ((played, "playing"), (empty, "gathering")):
            assert (await ann.http.get(f"/api/tables/{id}")).json()["phase"] == phase
        for module in (table, rooms):
            monkeypatch.setattr(module, "GATHERING_KEPT", 100)
            monkeypatch.setattr(module, "PLAYING_KEPT", 100)
        for id in (played, empty):
            house.service.rooms.changed(await house.service.rooms.get(id))  # as if it had been made so
        async with asyncio.timeout(10):
            while (await ann.http.get(f"/api/tables/{empty}")).status_code != 404:
                await asyncio.sleep(0.05)
            while (await ann.http.get(f"/api/tables/{played}")).json()["phase"] != "over":
                await asyncio.sleep(0.05)
        assert (await ann.http.get(f"/api/tables/{played}/record")).status_code == 200
        (game,) = (await ann.http.get("/api/me/games")).json()
        assert game["about"]["outcome"]["reason"] == "abandoned"


async def test_a_review_keeps_no_bot_from_playing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes, and though there is one thread for all bots."""
    begun, done = threading.Event(), threading.Event()

    def slow_review(*_: Any) -> None:
        begun.set()
        done.wait(20)

    monkeypatch.setattr(robots, "review", slow_review)
    monkeypatch.setattr(robots, "FAST", 0.001)
    async with live(tmp_path / "data.db", threads=1) as house:
        reviewing = asyncio.create_task(house.service.robots.review(None, 0))  # type: ignore[arg-type]
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
        assert (await seat.ask("belief", seat=0))["error"]["id"] == "no-memory-aid"
        aided = await table_with_bots(house, settings={"first": 0, "memory_aid": True})
        belief = (await aided.ask("belief", seat=0))["answer"]["belief"]
        assert sorted(belief["hand"]) == sorted(aided.view["hand"])
