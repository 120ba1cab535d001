"""Play over real sockets: sitting down, moves, refusals, reconnecting, hot seat, spectators."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from petitfour.server.store.store import StoreUnavailable
from server.live import Live, Socket, all_at, fitting, live


async def play_on(seats: list[Socket], moves: int) -> int:
    """The lowest seat to act plays its first legal move, so many times; how many there really were."""
    for n in range(moves):
        await all_at(seats)
        actors = seats[0].view["to_act"]
        if not actors:
            return n
        seat = seats[actors[0]]
        answer = await seat.ask("move", seat=actors[0], at=seat.told[-1]["at"], move=seat.view["legal"][0])
        if n == 0 and answer.get("error") == {"id": "stale"}:
            continue  # a process that was killed may have stored more than it could tell; the answer tells it
        assert "error" not in answer
    await all_at(seats)
    return moves


async def test_three_people_play_a_match_to_its_end(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben", "Cleo"], settings={"target": 1})
    seats = [person.seats[table] for person in people]
    assert await play_on(seats, 200) < 200
    for number, seat in enumerate(seats):
        assert seat.view["outcome"] == seat.table["outcome"]
        assert seat.view["seat"] == number
        assert seat.table["phase"] == "over"
        assert seat.table["secret"]
    record = await people[1].http.get(f"/api/tables/{table}/record")
    assert record.text.startswith("petitfour record 2\n")
    assert f"secret: {seats[0].table['secret']}" in record.text


async def test_a_move_is_told_to_all_and_answered_to_its_sender(house: Live) -> None:
    _table, ann, ben = await house.pair()
    move = ann.view["legal"][0]
    answer = await ann.ask("move", seat=0, at=ann.told[-1]["at"], move=move)
    heard = await ben.hear()
    assert heard["events"] == [{"number": heard["at"], "seat": 0, "move": move, "by": "person"}]
    assert "reply_to" not in heard
    assert answer["events"] == heard["events"]
    assert heard["viewpoint"] == 1
    assert "table" not in heard


async def test_refused_and_stale_moves_change_nothing_and_bring_the_present_view(house: Live) -> None:
    _table, ann, ben = await house.pair()
    at = ann.told[-1]["at"]
    view = ann.view
    refused = await ann.ask("move", seat=0, at=at, move="trump P")
    assert refused["error"] == {"id": "refused", "rule": "not-this-phase", "needs": {}}
    assert (refused["view"], refused["at"], refused["viewpoint"]) == (view, at, 0)
    wrong = await ben.ask("move", seat=1, at=at, move=ann.view["legal"][0])
    assert wrong["error"]["rule"] == "not-your-turn"
    assert (await ben.ask("move", seat=0, at=at, move=ann.view["legal"][0]))["error"]["id"] == "not-your-seat"
    move = ann.view["legal"][0]
    await ann.ask("move", seat=0, at=at, move=move)
    stale = await ann.ask("move", seat=0, at=at, move=move)
    assert stale["error"] == {"id": "stale"}
    assert stale["view"]["trick"] == [{"seat": 0, "card": move}]
    assert await ben.rest() != []
    assert await ann.rest() == []


async def test_who_comes_back_finds_seat_and_position_at_once(house: Live) -> None:
    table, people = await house.table("macaron", ["Ann", "Ben", "Cleo"])
    seats = [person.seats[table] for person in people]
    await play_on(seats, 30)
    before, at = seats[1].view, seats[1].told[-1]["at"]
    await seats[1].close()
    gone = await seats[0].until(lambda message: "table" in message)
    assert [seat["here"] for seat in gone["table"]["seats"]] == [True, False, True]
    again = await people[1].at(table, f"&at={at}")
    first = await again.hear()
    assert (first["view"], first["viewpoint"], first["at"]) == (before, 1, at)
    assert first["you"] == {"seats": [1], "host": False}
    assert "events" not in first  # nothing was missed
    back = await seats[0].until(lambda message: "table" in message)
    assert [seat["here"] for seat in back["table"]["seats"]] == [True, True, True]


async def test_two_tabs_of_one_person_are_both_told(house: Live) -> None:
    table, people = await house.table("monster", ["Ann", "Ben"])
    tab = await people[0].at(table)
    await tab.hear()
    await tab.ask("move", seat=0, at=tab.told[-1]["at"], move="order 3 2 1")
    other = people[1].seats[table]
    event = (await other.until(lambda message: "events" in message and message["events"][-1]["seat"] == 0))["events"][
        -1
    ]
    assert event["move"] is None  # MO-3: that it is laid, not how


async def test_a_seats_view_is_sent_only_once_its_curtain_is_lifted(house: Live) -> None:
    ann = await house.person("Ann")
    you = [{"kind": "you", "name": name} for name in ("Ann", "Ben")]
    table = await ann.make_table(game="marshmallow", players=2, seats=you, settings={"first": 0})
    seat = await ann.at(table)
    first = await seat.hear()
    assert first["viewpoint"] is None
    assert first["you"] == {"seats": [0, 1], "host": True}
    for number in (0, 1):
        await seat.ask("ready", seat=number)
    started = await seat.ask("start")
    assert "hand" not in started["view"]
    at = started["at"]
    assert (await seat.ask("move", seat=0, at=at, move="P1"))["error"]["id"] == "hand-hidden"
    lifted = await seat.ask("look", seat=0)
    assert (lifted["viewpoint"], len(lifted["view"]["hand"])) == (0, 12)
    moved = await seat.ask("move", seat=0, at=at, move=lifted["view"]["legal"][0])
    assert moved["viewpoint"] == 0
    assert (await seat.ask("look", seat=None))["view"].get("hand") is None
    assert (await seat.ask("look", seat=1))["view"]["seat"] == 1
    assert (await seat.ask("look", seat=2))["error"]["id"] == "no-such-seat"


async def test_a_curtain_that_was_lowered_stays_down(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben", "Cleo"])
    ann, ben = (person.seats[table] for person in people[:2])
    await ann.ask("look", seat=None)
    await ben.ask("stand", seat=1)
    told = await ann.until(lambda message: "table" in message and message["table"]["seats"][1]["bot_plays"])
    assert told["viewpoint"] is None
    assert "hand" not in told["view"]
    for type in ("hint", "information_set", "move"):
        fields = fitting(type, {"seat": 0, "at": told["at"], "move": "P1"})
        assert (await ann.ask(type, **fields))["error"]["id"] == "hand-hidden"


async def test_a_table_that_never_began_is_gone_once_it_is_closed(house: Live) -> None:
    ann = await house.person("Ann")
    table = await ann.make_table(game="monster", players=2)
    seat, watcher = await ann.at(table), await house.visitor().at(table)
    await seat.ask("close")
    assert await watcher.closed() == 4404
    assert (await ann.http.get(f"/api/tables/{table}")).status_code == 404
    assert (await ann.http.get("/api/me/tables")).json() == []


async def test_spectators_see_what_everybody_sees_or_nothing(house: Live) -> None:
    for spectators in ("public", "none"):
        table, people = await house.table("marshmallow", ["Ann", "Ben"], spectators=spectators)
        for query in ("", "&screen=1"):
            watcher = await house.visitor().at(table, query)
            first = await watcher.hear()
            assert first["viewpoint"] is None
            assert first["you"] == {"seats": [], "host": False}
            if spectators == "public":
                assert "hand" not in first["view"]
            else:
                assert first["view"] is None
            assert (await watcher.ask("look", seat=0))["error"]["id"] == "not-your-seat"
            assert (await watcher.ask("concede", seat=0))["error"]["id"] == "unauthenticated"
        screen = await people[0].at(table, "&screen=1")
        shown = await screen.hear()
        assert shown["viewpoint"] is None
        assert "hand" not in shown["view"]


async def test_late_spectators_see_the_same_later(house: Live) -> None:
    people = [await house.person(name) for name in ("Ann", "Ben")]
    table = await people[0].make_table(game="marshmallow", players=2, spectators="delay", delay=1)
    early = await house.visitor().at(table)
    assert (await early.hear())["view"] is None
    await house.seat(table, people)
    seats = [person.seats[table] for person in people]
    watcher = await house.visitor().at(table)
    assert (await watcher.hear())["view"] is None
    await play_on(seats, 3)
    number = seats[0].told[-1]["at"]
    _, entries = await house.service.store.load(table)
    for late in (early, watcher):
        await late.up_to(number)
        shown = [(told, when) for told, when in zip(late.told, late.when, strict=True) if told.get("view")]
        assert shown
        for told, when in shown:
            assert when >= entries[told["at"] - 1].at + 1000
        assert late.view["trick"] + late.view["last_trick"] != []
        assert late.view["seat"] is None
        cards = [event["move"] for message in late.told for event in message.get("events", []) if event["seat"] >= 0]
        assert len(cards) == 3


async def test_what_happens_now_is_not_told_to_who_sees_it_later_or_not_at_all(house: Live) -> None:
    """Neither the number of the last entry, nor scores, clocks, or who is here."""
    clock = {"kind": "bank", "seconds": 600}
    for spectators in ("delay", "none"):
        table, people = await house.table(
            "marshmallow", ["Ann", "Ben"], spectators=spectators, clock=clock, settings={"target": 10}
        )
        seats = [person.seats[table] for person in people]
        stranger = await house.person("Eve")
        watcher = await stranger.at(table)
        known = (await watcher.hear())["at"]
        while not seats[0].table["rounds"]:
            assert await play_on(seats, 1) == 1
        refused = [await watcher.ask("move", seat=0, at=0, move="P1"), await watcher.ask("look", seat=0)]
        await watcher.connection.send("nonsense")
        refused.append(await watcher.hear())
        assert {told["at"] for told in refused} == {known}
        await people[1].at(table, "&screen=1")
        await seats[0].close()
        assert await watcher.rest() == []  # not even that Ann has left
        told = watcher.told
        for one in told:
            assert not {"events", "clocks"} & set(one)
            assert one.get("view") is None
            assert one.get("table", {}).get("rounds", []) == []
        for who, sees in ((stranger, False), (house.visitor(), False), (people[1], True)):
            info = (await who.http.get(f"/api/tables/{table}")).json()
            assert bool(info["rounds"]) is sees


async def test_a_hint_does_not_come_through_a_curtain_that_fell_meanwhile(
    house: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await house.person("Ann")
    you = [{"kind": "you", "name": name} for name in ("Ann", "Ben")]
    table = await ann.make_table(game="marshmallow", players=2, seats=you, settings={"first": 0})
    seat = await ann.at(table)
    for number in (0, 1):
        await seat.ask("ready", seat=number)
    await seat.ask("start")
    await seat.ask("look", seat=0)
    asked = await seat.send("hint", seat=0)
    await seat.ask("look", seat=1)
    answer = await seat.until(lambda told: told.get("reply_to") == asked)
    assert answer["error"] == {"id": "hand-hidden"}
    assert "answer" not in answer


async def test_reactions_are_pictures_from_a_seat_of_ones_own(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"])
    ann, ben = (person.seats[table] for person in people)
    await ann.send("react", seat=0, picture="clap")
    heard = await ben.until(lambda message: "reaction" in message)
    assert heard["reaction"] == {"seat": 0, "picture": "clap"}
    assert (await ann.ask("react", seat=0, picture="<b>"))["error"]["id"] == "bad-message"
    assert (await ann.ask("react", seat=1, picture="clap"))["error"]["id"] == "not-your-seat"


async def test_host_rights_friends_links_and_a_rematch(house: Live) -> None:
    ann, ben, cleo = [await house.person(name) for name in ("Ann", "Ben", "Cleo")]
    table = await ann.make_table(game="marshmallow", players=2, settings={"target": 1}, listed=True)
    host, guest = await ann.at(table), await ben.at(table)
    assert (await guest.ask("set_seat", seat=1, to="bot", level="medium"))["error"]["id"] == "not-host"
    key = (await host.ask("set_seat", seat=1, to="friend", name="Benny"))["answer"]["key"]
    assert (await guest.ask("sit", seat=1, key="nonsense"))["error"]["id"] == "wrong-key"
    assert (await (await cleo.at(table)).ask("sit", seat=0, name="Cleo"))["error"]["id"] == "seat-taken"
    sat = await guest.ask("sit", seat=1, key=key)
    assert sat["you"] == {"seats": [1], "host": False}
    assert sat["table"]["seats"][1]["name"] == "Benny"
    assert key not in "".join(guest.raw)
    assert (await host.ask("start"))["error"]["id"] == "not-ready"
    await host.ask("ready", seat=0)
    await guest.ask("ready", seat=1)
    await host.ask("start")
    await play_on([host, guest], 500)
    one, other = await asyncio.gather(host.ask("rematch"), guest.ask("rematch"))
    assert one["answer"]["table"] == other["answer"]["table"]
    again = await ben.at(one["answer"]["table"])
    first = await again.hear()
    assert [seat["name"] for seat in first["table"]["seats"]] == ["Ann", "Benny"]
    assert first["table"]["after"] == table
    assert first["table"]["settings"]["first"] is not None


async def test_my_tables_my_games_and_the_list_of_open_ones(house: Live) -> None:
    async def get(who: Any, path: str) -> Any:
        return (await who.http.get(path)).json()

    table, people = await house.table("marshmallow", ["Ann", "Ben"], settings={"first": 1, "target": 1})
    ann, ben = people
    listed = await ann.make_table(game="monster", players=3, listed=True)
    assert [row["id"] for row in await get(ben, "/api/tables")] == [listed]
    assert {row["id"]: row["your_turn"] for row in await get(ann, "/api/me/tables")} == {table: False, listed: False}
    (mine,) = await get(ben, "/api/me/tables")
    assert (mine["id"], mine["seats"], mine["your_turn"], mine["waiting_for"]) == (table, [1], True, [1])
    assert [seat["name"] for seat in mine["about"]["seats"]] == ["Ann", "P1"]
    assert await get(ben, "/api/me/games") == []
    assert (await ben.http.get(f"/api/tables/{table}/record")).json() == {"error": {"id": "not-over"}}
    await play_on([person.seats[table] for person in people], 500)
    (over,) = await get(ben, "/api/me/games")
    assert over["about"]["outcome"]["reason"] == "target"
    (result,) = await get(ben, "/api/me/results")
    assert {key: result[key] for key in ("id", "game", "over", "players", "mine", "teams")} == {
        "id": table, "game": "marshmallow", "over": over["updated"], "players": 2, "mine": [1], "teams": False,
    }  # fmt: skip
    assert result["outcome"] == over["about"]["outcome"]
    assert result["seats"] == over["about"]["seats"]
    assert await get(ann, "/api/me/results") == [{**result, "mine": [0]}]
    await ben.http.request("DELETE", "/api/me")
    assert await get(ben, "/api/me/results") == []
    replay = await get(ben, f"/api/tables/{table}/replay?seat=0")
    assert replay["positions"][-1]["move"] is None
    assert all(position["view"]["seat"] == 0 for position in replay["positions"])


async def test_the_same_data_file_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "data.db"
    async with live(file) as house:
        table, people = await house.table("monster", ["Ann", "Ben"])
        seats = [person.seats[table] for person in people]
        await play_on(seats, 9)
        views = [seat.view for seat in seats]
        closed = [asyncio.create_task(seat.closed()) for seat in seats]
        port = house.port
    assert [await code for code in closed] == [1013, 1013]
    assert all(seat.told[-1].get("shutting_down") for seat in seats)
    async with live(file, port=port):
        again = [await person.at(table) for person in people]
        for seat, view in zip(again, views, strict=True):
            assert (await seat.hear())["view"] == view
        assert await play_on(again, 300) > 20


async def test_while_nothing_can_be_stored_nothing_is_acknowledged_and_then_play_goes_on(
    house: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    _table, ann, ben = await house.pair()
    at, move = ann.told[-1]["at"], ann.view["legal"][0]

    async def away() -> None:
        raise StoreUnavailable("the disk is full")

    with monkeypatch.context() as trouble:
        trouble.setattr(house.service.store, "append_soon", lambda *_, **__: asyncio.ensure_future(away()))
        for _ in range(2):
            assert (await ann.ask("move", seat=0, at=at, move=move))["error"] == {"id": "store-unavailable"}
        assert [told["error"] for told in await ben.rest()] == [{"id": "store-unavailable"}]  # once
    assert "error" not in await ben.until(lambda told: "table" in told)  # it is back, and everybody hears of it
    moved = await ann.ask("move", seat=0, at=at, move=move)
    assert "error" not in moved
    assert (await ben.hear())["events"][0]["move"] == move


async def test_a_move_that_was_written_though_nobody_could_say_so_is_found_again(
    house: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    _table, ann, ben = await house.pair()
    at, move = ann.told[-1]["at"], ann.view["legal"][0]
    append = house.service.store.append_soon

    async def lost_on_the_way_back(*what: Any, **more: Any) -> None:
        await append(*what, **more)
        raise StoreUnavailable("the connection broke")

    def append_soon(*what: Any, **more: Any) -> asyncio.Future[None]:
        return asyncio.ensure_future(lost_on_the_way_back(*what, **more))

    with monkeypatch.context() as trouble:
        trouble.setattr(house.service.store, "append_soon", append_soon)
        assert (await ann.ask("move", seat=0, at=at, move=move))["error"] == {"id": "store-unavailable"}
    again = await ann.ask("move", seat=0, at=at, move=move)
    assert again["error"] == {"id": "stale"}
    assert again["view"]["trick"] == [{"seat": 0, "card": move}]
    assert (await ben.until(lambda told: "events" in told))["events"][0]["move"] == move


async def test_everybody_sees_which_seats_one_person_holds(house: Live) -> None:
    ann, ben = await house.person("Ann"), await house.person("Ben")
    table = await ann.make_table(game="monster", players=4)
    host, other = await ann.at(table), await ben.at(table)
    for seat in (1, 3):
        await other.ask("sit", seat=seat, name=f"B{seat}")
    await host.until(lambda told: [seat["same_as"] for seat in told["table"]["seats"]] == [None, 1, None, 1])
    shown = (await house.visitor().http.get(f"/api/tables/{table}")).json()
    assert [seat["same_as"] for seat in shown["seats"]] == [None, 1, None, 1]


async def test_a_muted_person_cannot_react_and_everybody_sees_why(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"])
    ann, ben = (person.seats[table] for person in people)
    assert (await ben.ask("mute", seat=0))["error"]["id"] == "not-host"
    assert (await ann.ask("mute", seat=1))["table"]["seats"][1]["muted"]
    assert (await ben.ask("react", seat=1, picture="clap"))["error"]["id"] == "muted"
    assert not any("reaction" in told for told in await ann.rest())
    await ann.ask("unmute", seat=1)
    assert "error" not in await ben.ask("react", seat=1, picture="clap")


async def test_a_blocked_person_is_sent_away_and_does_not_get_in_again(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben", "Cleo"], settings={"first": 1})
    ann, ben, cleo = (person.seats[table] for person in people)
    second = await people[1].at(table)
    assert (await ann.ask("block", seat=1))["table"]["seats"][1]["removed"]
    for socket in (ben, second):
        told = [message async for message in until_closed(socket)]
        assert told[-1]["error"] == {"id": "blocked"}
        assert await socket.closed() == 4403
    again = await people[1].at(table)
    assert (await again.hear()) == {"at": 0, "error": {"id": "blocked"}}
    assert await again.closed() == 4403
    assert (await people[1].http.get(f"/api/tables/{table}")).json()["error"]["id"] == "blocked"
    await cleo.until(lambda told: "table" in told and told["table"]["seats"][1]["removed"])
    await cleo.until(lambda told: any(event["seat"] == 1 for event in told.get("events", [])))  # a bot plays on


async def test_the_host_closes_a_match_and_everybody_sees_it(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"])
    ann, ben = (person.seats[table] for person in people)
    assert (await ben.ask("close"))["error"]["id"] == "not-host"
    await ann.ask("close")
    told = await ben.until(lambda message: message.get("table", {}).get("phase") == "over")
    assert told["table"]["outcome"]["reason"] == "closed"
    assert told["table"]["outcome"]["winners"] == []


async def until_closed(socket: Socket) -> AsyncIterator[dict[str, Any]]:
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield await socket.hear()
