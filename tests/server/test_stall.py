"""Nobody stalls others by what they ask for: records, hints, reviews, rematches, commands, bots that play alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from petitfour import GAMES, Rng
from petitfour.core.record import Record, Simulated, write
from petitfour.server.config import Bounds, Limits
from petitfour.server.live import bot_runner
from petitfour.server.live.work_queue import Kind
from petitfour.server.web.api import records
from petitfour.table.errors import Refused
from server.live import QUICK_BOTS, Live, Person, Socket, error, live, until
from server.test_robots import table_with_bots

FOUR_BOTS = [{"kind": "bot", "level": "medium"}] * 4


def record(moves: int) -> bytes:
    """A legal record by settings under which nobody ever scores."""
    game = GAMES["marshmallow"]
    options = game.options(out_at=12)
    state, rng = game.start(5, options), Rng(1)
    played: list[tuple[int, str]] = []
    while len(played) < moves:
        (seat,) = state.to_act()
        move = state.chance(rng) if seat < 0 else state.legal(seat)[0]
        played.append((seat, state.text(seat, move)))
        state.play(seat, move)
    names = tuple(f"n{seat}" for seat in range(5))
    match = Record(
        game=game, players=5, options=options, names=names, chance=Simulated(1), moves=tuple(played), outcome=None
    )
    return write(match).encode()


BOUNDS = Bounds()


class Held:
    """Stands in for something slow: runs on, on its thread, until the test lets it."""

    def __init__(self, result: Any) -> None:
        self.result = result
        self.begun = 0
        self.gate = threading.Event()

    def __call__(self, *_: Any) -> Any:
        self.begun += 1
        self.gate.wait(20)
        return self.result


# --- pages ---------------------------------------------------------------------------------------------------------


async def test_a_record_with_more_moves_than_a_page_may_hold_is_refused(house: Live) -> None:
    client = house.visitor().http
    fits, too_long = record(BOUNDS.moves), record(BOUNDS.moves + 1)
    assert len(too_long) < BOUNDS.record
    answer = await client.post("/api/records/expand?seat=0", content=fits)
    assert len(answer.json()["positions"]) == BOUNDS.moves + 1
    assert len(answer.content) < 4_000_000
    assert error(await client.post("/api/records/expand", content=too_long)) == (413, "too-large")
    assert error(await client.post("/api/records/expand", content=b"#\n" * 50_000)) == (413, "too-large")
    assert error(await client.post("/api/records/expand", content=b"x" * (BOUNDS.record + 1))) == (
        413, "too-large",
    )  # fmt: skip


async def test_tables_are_answered_while_a_record_is_expanded(house: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(b"{}")
    monkeypatch.setattr(records, "expanded", held)
    played, people = await house.table("marshmallow", ["Ann", "Ben"])
    expanding = asyncio.create_task(house.visitor().http.post("/api/records/expand", content=record(10)))
    await until(lambda: held.begun == 1)
    for _ in range(20):
        assert "view" in await people[0].seats[played].ask("resume", at=0)
    assert not expanding.done()
    held.gate.set()
    assert (await expanding).status_code == 200


async def test_requests_beyond_the_queue_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By one who asks for more than their share, and by all together."""
    held = Held(b"{}")
    monkeypatch.setattr(records, "expanded", held)
    async with live(tmp_path / "data.db", limits=Limits(jobs_person=2, jobs=2)) as house:
        people = [await house.person(name) for name in ("Ann", "Ben", "Cleo")]

        def ask(person: Person) -> asyncio.Task[httpx.Response]:
            return asyncio.create_task(person.http.post("/api/records/expand", content=record(10)))

        eve = ask(people[0])
        await until(lambda: held.begun == 1)
        second = ask(people[0])
        await until(lambda: len(house.service.work.waiting[Kind.PAGE]) == 1)
        assert error(await ask(people[0])) == (429, "too-many")
        third = ask(people[1])
        await until(lambda: len(house.service.work.waiting[Kind.PAGE]) == 2)
        assert error(await ask(people[2])) == (503, "busy")
        held.gate.set()
        assert [(await one).status_code for one in (eve, second, third)] == [200] * 3


async def test_a_request_whose_client_has_left_is_not_worked_on(house: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(b"{}")
    monkeypatch.setattr(records, "expanded", held)
    first = asyncio.create_task(house.visitor().http.post("/api/records/expand", content=record(10)))
    await until(lambda: held.begun == 1)
    waiting = house.service.work.waiting[Kind.PAGE]
    leaves = house.visitor()
    second = asyncio.create_task(leaves.http.post("/api/records/expand", content=record(10)))
    await until(lambda: bool(waiting))
    second.cancel()
    await asyncio.wait([second])
    await leaves.http.aclose()
    await until(lambda: not waiting)
    held.gate.set()
    assert (await first).status_code == 200
    assert (await house.visitor().http.post("/api/records/expand", content=record(10))).status_code == 200
    assert held.begun == 2


async def test_a_review_stops_when_its_reader_has_left(house: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []
    gate, stopped = threading.Event(), threading.Event()

    def slow_review(_: Any, seat: int, rng: Rng, worlds: int, track: Callable[..., Any]) -> None:
        try:
            for number in track([0, 1, 2, 3]):
                looked_at.append(number)
                gate.wait(20)
        finally:
            stopped.set()

    monkeypatch.setattr(bot_runner, "review", slow_review)
    reviewing = asyncio.create_task(house.service.bots.review("Ann", lambda: None, 0))  # type: ignore[arg-type,return-value]
    await until(lambda: looked_at == [0])
    reviewing.cancel()
    await asyncio.wait([reviewing])
    gate.set()
    await until(stopped.is_set)
    assert looked_at == [0]


async def test_pages_cost_what_they_take_of_person_and_address(tmp_path: Path) -> None:
    async with live(tmp_path / "data.db", limits=Limits(pages_person=3, pages_address=5)) as house:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        for _ in range(3):
            assert (await ann.http.post("/api/qr", json={"path": "/"})).status_code == 200
        assert error(await ann.http.post("/api/qr", json={"path": "/"})) == (429, "too-many")
        long = record(3 * BOUNDS.moves_a_unit)
        assert error(await ben.http.post("/api/records/expand", content=long)) == (429, "too-many")
        assert (await ben.http.post("/api/qr", json={"path": "/"})).status_code == 200
        assert (await house.visitor().http.post("/api/qr", json={"path": "/"})).status_code == 200
        assert error(await house.visitor().http.post("/api/qr", json={"path": "/"})) == (429, "too-many")


async def test_an_answer_for_all_viewpoints_costs_as_much_as_one_for_each(tmp_path: Path) -> None:
    """It is six times as large, and stays in memory until it is read or the connection is cut."""
    units = 6 * BOUNDS.moves // BOUNDS.moves_a_unit
    async with live(tmp_path / "data.db", limits=Limits(pages_address=2 * units)) as house:
        house.service.pages.addresses.rate = 0  # on a slow machine some would come back meanwhile
        client, body = house.visitor().http, record(BOUNDS.moves)
        answer = await client.post("/api/records/expand?all=true", content=body)
        assert answer.status_code == 200
        assert len(answer.content) < 10_000_000
        assert error(await client.post("/api/records/expand?all=true", content=body)) == (429, "too-many")
        assert (await client.post("/api/records/expand", content=body)).status_code == 200


# --- hints ---------------------------------------------------------------------------------------------------------


async def test_bots_of_others_do_not_wait_for_hints_that_nobody_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person asks at many tables and hangs up; there is one thread for bots."""
    held = Held(None)
    monkeypatch.setattr(bot_runner, "hint", held)
    async with live(tmp_path / "data.db", threads=1, bots=QUICK_BOTS) as house:
        eve = await house.person("Eve")
        for _ in range(6):
            made = await eve.make_table(
                game="marshmallow", players=2, seats=[{"kind": "you"}, FOUR_BOTS[0]], settings={"first": 0}
            )
            seat = await eve.at(made)
            await seat.ask("ready", seat=0)
            await seat.ask("start")
            await seat.send("hint", seat=0)
            await seat.rest(0.05)
            await seat.close()
        other = await table_with_bots(house, settings={"first": 1})
        await other.until(lambda told: any(event["by"] == "bot" for event in told.get("events", [])))
        assert held.begun == 1
        assert not house.service.work.waiting[Kind.HINT]
        held.gate.set()


async def test_one_hint_a_person_and_a_position_over_all_connections(
    house: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held({"moves": []})
    monkeypatch.setattr(bot_runner, "hint", held)
    first = await table_with_bots(house, settings={"first": 0})
    id = first.table["id"]
    second = Socket(first.connection)
    ann = (await house.service.registry.get(id)).table.host
    asked = await first.send("hint", seat=0)
    await until(lambda: held.begun == 1)
    with pytest.raises(Refused, match="too-many"):
        await house.service.bots.advise((await house.service.registry.get(id)).table, 0, ann)
    held.gate.set()
    assert "answer" in await first.until(lambda told: told.get("reply_to") == asked)
    second.id = first.id
    assert (await second.ask("hint", seat=0))["error"]["id"] == "too-fast"
    with pytest.raises(Refused, match="too-fast"):  # another connection of the same person
        await house.service.bots.advise((await house.service.registry.get(id)).table, 0, ann)
    assert held.begun == 1


async def test_hints_have_a_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held({"moves": []})
    held.gate.set()
    monkeypatch.setattr(bot_runner, "hint", held)
    async with live(tmp_path / "data.db", limits=Limits(hints_person=1)) as house:
        seat = await table_with_bots(house, settings={"first": 0})
        assert "answer" in await seat.ask("hint", seat=0)
        await seat.ask("move", seat=0, at=seat.told[-1]["at"], move=seat.view["legal"][0])
        while 0 not in seat.view["to_act"]:
            await seat.hear()
        assert (await seat.ask("hint", seat=0))["error"]["id"] == "too-many"


async def test_the_clock_moves_for_somebody_whose_hints_fill_every_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(None)
    monkeypatch.setattr(bot_runner, "hint", held)
    async with live(tmp_path / "data.db", threads=1) as house:
        eve = await house.person("Eve")
        made = await eve.make_table(
            game="marshmallow", players=2, seats=[{"kind": "you"}, FOUR_BOTS[0]], fast=True,
            clock={"kind": "move", "seconds": 1}, settings={"first": 0},
        )  # fmt: skip
        seat = await eve.at(made)
        await seat.ask("ready", seat=0)
        await seat.ask("start")
        for _ in range(20):
            again = await eve.at(made)
            await again.send("hint", seat=0)
            await again.close()
        await seat.until(lambda told: any(event["by"] == "clock" for event in told.get("events", [])))
        assert held.begun <= 1
        held.gate.set()


# --- tables, commands, links ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", ["tables_person", "tables_address"])
async def test_rematches_count_as_new_tables(tmp_path: Path, limit: str) -> None:
    async with live(tmp_path / "data.db", limits=Limits(**{limit: 3})) as house:
        ann = await house.person("Ann")
        made = await ann.make_table(game="marshmallow", players=2, seats=[{"kind": "you"}, FOUR_BOTS[0]])
        answers = []
        for _ in range(5):
            seat = await ann.at(made)
            await seat.ask("ready", seat=0)
            await seat.ask("start")
            await seat.ask("concede", seat=0)
            answer = await seat.ask("rematch")
            answers.append(answer.get("error", {}).get("id"))
            if "error" in answer:
                break
            made = answer["answer"]["table"]
        assert answers == [None, None, "too-many"]
        assert (
            len(await house.service.store.tables_of((await house.service.registry.get(made)).table.host, over=True))
            == 3
        )


async def test_commands_that_write_to_the_log_have_a_budget_at_each_table(tmp_path: Path) -> None:
    async with live(tmp_path / "data.db", limits=Limits(commands=10)) as house:
        ann = await house.person("Ann")
        made, other = [await ann.make_table(game="monster", players=2) for _ in range(2)]
        first, second = await ann.at(made), await ann.at(made)
        number = (await house.service.registry.get(made)).table.number
        for socket in (first, second):
            answers = [await socket.ask("ready", seat=0, pledge=f"{socket.id:064x}") for _ in range(50)]
        assert answers[-1]["error"]["id"] == "too-many"
        assert (await house.service.registry.get(made)).table.number - number <= 12  # the bucket fills up slowly
        elsewhere = await ann.at(other)
        assert "error" not in await elsewhere.ask("ready", seat=0, pledge="ab" * 32)


async def test_a_command_that_changes_nothing_is_answered_and_not_written(house: Live) -> None:
    made, people = await house.table("marshmallow", ["Ann", "Ben", "Cleo"], players=3)
    ann, ben = people[0].seats[made], people[1].seats[made]
    await ben.rest()
    await ann.ask("agree_to_end", seat=0, agree=True)
    room = await house.service.registry.get(made)
    number = room.table.number
    await ben.rest()
    answer = await ann.ask("agree_to_end", seat=0, agree=True)
    assert answer["table"]["agreed"] == [0]
    assert answer["view"] == ann.view
    assert room.table.number == number
    assert await ben.rest() == []
    await ann.ask("agree_to_end", seat=0, agree=False)
    assert room.table.number == number + 1
    lobby = await people[0].make_table(game="monster", players=3, seats=[{"kind": "you"}, {}, {}])
    host = await people[0].at(lobby)
    room = await house.service.registry.get(lobby)
    await host.ask("set_seat", seat=1, to="bot", level="medium")
    await host.ask("ready", seat=0, pledge="ab" * 32)
    number = room.table.number
    for _ in range(3):
        assert "error" not in await host.ask("set_seat", seat=1, to="bot", level="medium")
        assert (await host.ask("ready", seat=0, pledge="ab" * 32))["table"]["seats"][0]["ready"]
        assert "error" not in await host.ask("remove", seat=2)
        assert "error" not in await host.ask("give_host", seat=0)
    assert room.table.number == number
    await host.ask("sit", seat=0, name="Ann")  # not ready any more: that is a change, once
    assert not host.table["seats"][0]["ready"]
    await host.ask("sit", seat=0, name="Ann")
    assert room.table.number == number + 1


async def test_links_for_another_device_have_a_budget(tmp_path: Path) -> None:
    async with live(tmp_path / "data.db", limits=Limits(links_person=2)) as house:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        made = await ann.make_table(game="monster", players=2)
        assert [(await ann.http.post(f"/api/tables/{made}/link-device")).status_code for _ in range(3)] == [
            201,
            201,
            429,
        ]
        assert (await ben.http.post(f"/api/tables/{made}/link-device")).status_code == 201


def test_all_limits_are_in_the_operators_table() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operate.md").read_text()
    for name in Limits.__struct_fields__:
        assert f"`{name}`" in page, name
