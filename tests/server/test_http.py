"""The REST part, and what stands before it: people, tables, records, refusals with names."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from petitfour import GAMES
from petitfour.server.config import Limits
from petitfour.server.service import COOKIE
from petitfour.server.web import metrics
from petitfour.texts import LANGUAGES, game_texts
from server.live import Live, error, live
from server.test_play import play_on

SMALL = {"settings": {"target": 1, "first": 0}}


# --- people --------------------------------------------------------------------------------------------------------


async def test_a_name_makes_somebody_of_nobody_and_a_cookie_knows_them_again(house: Live) -> None:
    ann = house.visitor()
    assert (await ann.http.get("/api/me")).json() == {"name": None}
    made = await ann.http.patch("/api/me", json={"name": "Ann"})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # there is no TLS here
    assert (await ann.http.get("/api/me")).json() == {"name": "Ann"}
    again = await ann.http.patch("/api/me", json={"name": "Anna"})
    assert "set-cookie" not in again.headers
    assert (await ann.http.get("/api/me")).json() == {"name": "Anna"}
    for name in ("", " x", "x" * 31, "a\u200bb"):
        assert error(await ann.http.patch("/api/me", json={"name": name})) == (400, "bad-name")
    ann.http.cookies.clear()
    ann.http.cookies.set(COOKIE, "A" * 43)
    assert (await ann.http.get("/api/me")).json() == {"name": None}


@pytest.mark.parametrize("token", ["wrong", "A" * 43])
async def test_a_wrong_bearer_token_is_refused(house: Live, token: str) -> None:
    ann = house.visitor()
    await ann.http.patch("/api/me", json={"name": "Ann"})
    table = await ann.make_table(game="marshmallow", players=2)
    wrong = {"Authorization": f"Bearer {token}"}
    for path in ("/api/me", "/api/me/tables"):
        answer = await ann.http.get(path, headers=wrong)
        assert error(answer) == (401, "unauthenticated"), "the cookie does not count then"
    socket = await ann.at(table, Authorization=f"Bearer {token}")
    assert (await socket.hear())["error"]["id"] == "unauthenticated"
    await socket.connection.wait_closed()
    assert socket.connection.close_code == 4401


async def test_behind_tls_cookies_are_secure_and_browsers_told_to_stay_there(house: Live) -> None:
    """A proxy on the same machine says that it speaks TLS."""
    made = await house.visitor().http.patch("/api/me", json={"name": "A"}, headers={"x-forwarded-proto": "https"})
    assert "secure" in made.headers["set-cookie"].lower()
    assert "max-age" in made.headers["strict-transport-security"]


async def test_a_seat_is_carried_to_another_device_once(house: Live) -> None:
    table, (ann, _) = await house.table("marshmallow", ["Ann", "Ben"], **SMALL)
    token = (await ann.http.post(f"/api/tables/{table}/link-device")).json()["token"]
    phone = house.visitor()
    assert (await phone.http.post("/api/link-device", json={"token": token})).json() == {"name": "Ann"}
    first = await (await phone.at(table)).hear()
    assert first["viewpoint"] == 0
    assert first["you"]["seats"] == [0]
    thief = house.visitor()
    for text in (token, "A" * 43, "nonsense"):
        assert error(await thief.http.post("/api/link-device", json={"token": text})) == (404, "no-such-link")
    assert (await (await ann.at(table)).hear())["viewpoint"] == 0  # and the first device keeps it


async def test_who_is_forgotten_is_in_no_log_and_no_list_and_the_match_goes_on(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Anonyma", "Ben", "Cleo"], **SMALL)
    gathering = await people[0].make_table(game="monster", players=2, listed=True)
    assert (await people[0].http.delete("/api/me")).json() == {"name": None}
    assert (await people[0].http.get("/api/me")).json() == {"name": None}
    store = house.service.store
    for id in (table, gathering):
        row, entries = await store.load(id)
        kept = b"".join(entry.act for entry in entries) + bytes(row.about) + repr(row.people).encode()
        assert b"Anonyma" not in kept
    assert (await store.load(gathering))[0].people == []
    info = (await people[1].http.get(f"/api/tables/{table}")).json()
    assert (info["phase"], info["seats"][0]["conceded"], info["seats"][0]["name"]) == ("playing", True, None)
    assert info["host"] == 1
    house.service.registry.drop(await house.service.registry.get(table))
    assert (await people[1].http.get(f"/api/tables/{table}")).json()["seats"][0]["name"] is None  # read anew


async def test_who_left_before_the_start_or_sat_on_a_friends_link_is_forgotten_too(house: Live) -> None:
    ann, ben, cleo = [await house.person(name) for name in ("Ann", "Bertholda", "Clementia")]
    friend = {"kind": "friend", "name": "Clementia"}
    made = await ann.http.post("/api/tables", json={"game": "marshmallow", "players": 3, "seats": [
        {"kind": "you"}, {"kind": "open"}, friend]})  # fmt: skip
    table, key = made.json()["id"], made.json()["keys"]["2"]
    host, second, third = [await person.at(table) for person in (ann, ben, cleo)]
    await second.ask("sit", seat=1, name="Bertholda")
    await second.ask("stand", seat=1)
    await third.ask("sit", seat=2, key=key)
    assert [len((await person.http.get("/api/me/tables")).json()) for person in (ann, ben, cleo)] == [1, 0, 1]
    for person in (ben, cleo):
        assert (await person.http.delete("/api/me")).status_code == 200
    await host.ask("set_seat", seat=1, to="bot", level="medium")  # the room goes on writing, and they do not come back
    row, entries = await house.service.store.load(table)
    kept = b"".join(entry.act for entry in entries) + bytes(row.about) + repr(row.people).encode()
    assert b"Bertholda" not in kept
    assert b"Clementia" not in kept
    assert len(row.people) == 1
    assert (await second.ask("sit", seat=2, name="Eve"))["error"]["id"] == "unauthenticated"  # the socket is still open


async def test_who_is_forgotten_leaves_their_seat_free_in_a_rematch(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"], **SMALL)
    await play_on([person.seats[table] for person in people], 300)
    await people[1].http.delete("/api/me")
    again = (await people[0].seats[table].ask("rematch"))["answer"]["table"]
    kinds = [seat["kind"] for seat in (await people[0].http.get(f"/api/tables/{again}")).json()["seats"]]
    assert kinds == ["person", "open"]


async def test_a_table_by_rules_of_old_forgets_people_all_the_same(
    house: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await house.table("marshmallow", ["Anonyma", "Ben"], **SMALL)
    house.service.registry.drop(await house.service.registry.get(table))
    monkeypatch.setattr(type(GAMES["marshmallow"]), "rules_version", 99)
    assert (await people[0].http.delete("/api/me")).status_code == 200
    row, entries = await house.service.store.load(table)
    assert b"Anonyma" not in b"".join(entry.act for entry in entries) + bytes(row.about)


# --- tables --------------------------------------------------------------------------------------------------------


async def test_games_and_rules_in_every_language(house: Live) -> None:
    http = house.visitor().http
    games = (await http.get("/api/games")).json()
    assert [game["id"] for game in games] == list(GAMES)
    editions = {setting["name"]: setting for setting in games[0]["settings"]}["edition"]
    assert editions == {
        "name": "edition", "type": "choice", "default": "gamewright", "choices": ["gamewright", "gigamic"]
    }  # fmt: skip
    assert games[0]["usual_players"] == 4
    assert "edition" in games[0]["shown"]
    assert set(games[0]["colours"]) == set("PYGBV")
    for lang in LANGUAGES:
        for game, listed in zip(GAMES, games, strict=True):
            page = (await http.get(f"/api/rules/{game}?lang={lang}")).json()
            assert len(page["rules"]) > 10
            assert page["lang"] == lang
            assert listed["titles"][lang] == {"name": page["name"], "about": page["about"]}
            said = await http.get(f"/api/games/{game}/texts?lang={lang}")
            assert said.headers["content-type"].startswith("text/plain")
            assert said.text == game_texts(GAMES[game], lang)
            assert f"game-{game} = {page['name']}" in said.text
    assert error(await http.get("/api/games/chess/texts")) == (404, "no-such-game")
    assert error(await http.get("/api/rules/chess")) == (404, "no-such-game")
    assert error(await http.get("/api/rules/monster?lang=xx")) == (400, "no-such-language")


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"players": 9}, "bad-setting"),
        ({"settings": {"target": 0}}, "bad-setting"),
        ({"settings": {"colour": 1}}, "bad-setting"),
        ({"seats": [{"kind": "you"}]}, "bad-setting"),
        ({"seats": [{"kind": "you"}, {"kind": "bot", "level": "god"}]}, "no-such-level"),
        ({"seats": [{"kind": "you"}, {"kind": "friend"}]}, "bad-name"),
        ({"seats": [{"kind": "king"}, {}]}, "bad-request"),
        ({"clock": {"kind": "move", "seconds": 0}}, "bad-setting"),
        ({"clock": {"kind": "bank", "seconds": 60, "increment": -1}}, "bad-setting"),
        ({"spectators": "delay", "delay": 0}, "bad-setting"),
        ({"spectators": "public", "delay": 10**300}, "bad-setting"),
        ({"clock": {"kind": "none", "seconds": 10**300}}, "bad-setting"),
        ({"clock": {"kind": "none", "seconds": -1}}, "bad-setting"),
        ({"clock": {"kind": "bank", "seconds": 60, "increment": 10**300}}, "bad-setting"),
        ({"settings": {"target": 10**300}}, "bad-setting"),
        ({"colour": "red"}, "bad-request"),
        ({"players": "two"}, "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_name(house: Live, change: dict[str, Any], id: str) -> None:
    ann = await house.person("Ann")
    answer = await ann.http.post("/api/tables", json={"game": "marshmallow", "players": 2, **change})
    assert answer.status_code in (400, 404)
    assert error(answer)[1] == id


async def test_who_is_nobody_makes_no_table(house: Live) -> None:
    answer = await house.visitor().http.post("/api/tables", json={"game": "monster", "players": 2})
    assert error(answer) == (401, "unauthenticated")


async def test_what_is_not_there(house: Live) -> None:
    http = house.visitor().http
    for path in ("", "/record", "/replay"):
        assert error(await http.get(f"/api/tables/nowhere{path}")) == (404, "no-such-table")
    assert error(await http.get("/api/nothing")) == (404, "not-found")
    assert error(await http.put("/api/me")) == (405, "not-allowed")
    answer = await house.visitor().at("nowhere")
    assert (await answer.hear())["error"] == {"id": "no-such-table"}
    assert await answer.closed() == 4404


async def test_neither_record_nor_replay_before_the_end(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"], **SMALL)
    for path in ("record", "replay", "replay?seat=0"):
        assert error(await people[0].http.get(f"/api/tables/{table}/{path}")) == (409, "not-over")
    gathering = await people[0].make_table(game="monster", players=2)
    socket = await people[0].at(gathering)
    await socket.ask("close")
    status, _ = error(await people[0].http.get(f"/api/tables/{gathering}/record"))
    assert status in (404, 409)  # it may be cleaned up already


async def test_a_review_of_a_match_that_is_over(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"], **SMALL)
    ann = people[0].http
    assert error(await ann.post(f"/api/tables/{table}/review?seat=0")) == (409, "not-over")
    await play_on([person.seats[table] for person in people], 300)
    found = (await ann.post(f"/api/tables/{table}/review?seat=0")).json()
    assert (found["game"], found["seat"]) == ("marshmallow", 0)
    assert found["decisions"]
    assert error(await ann.post(f"/api/tables/{table}/review?seat=4")) == (400, "bad-setting")
    other, two = await house.table("marshmallow", ["Ann", "Ben"], **SMALL)
    await two[0].seats[other].ask("concede", seat=0)
    assert error(await ann.post(f"/api/tables/{other}/review?seat=0")) == (409, "not-over")


async def test_a_record_is_expanded_into_positions(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"], **SMALL)
    await play_on([person.seats[table] for person in people], 300)
    http = people[0].http
    record = (await http.get(f"/api/tables/{table}/record")).text
    for query in ("?all=true", "", "?seat=1"):
        expanded = (await http.post(f"/api/records/expand{query}", content=record)).json()
        assert expanded == (await http.get(f"/api/tables/{table}/replay{query}")).json()
    assert expanded["positions"][3]["view"]["hand"]
    assert error(await http.post("/api/records/expand", content=record + "x")) == (400, "bad-record")
    assert error(await http.post("/api/records/expand", content=b"\xff")) == (400, "bad-record")
    assert error(await http.post("/api/records/expand?seat=4", content=record)) == (400, "bad-setting")
    assert error(await http.post("/api/records/expand", content="x" * 2**21)) == (413, "too-large")


async def test_a_match_played_on_a_device_is_imported_and_marked(house: Live) -> None:
    table, people = await house.table("marshmallow", ["Ann", "Ben"], **SMALL)
    await play_on([person.seats[table] for person in people], 300)
    record = (await people[0].http.get(f"/api/tables/{table}/record")).text
    cleo = (await house.person("Cleo")).http
    made = (await cleo.post("/api/records/import?seat=1", content=record)).json()["id"]
    info = (await cleo.get(f"/api/tables/{made}")).json()
    assert (info["elsewhere"], info["phase"], info["host"]) == (True, "over", None)
    assert (await cleo.get(f"/api/tables/{table}")).json()["elsewhere"] is False
    (mine,) = (await cleo.get("/api/me/results")).json()
    assert (mine["id"], mine["mine"], mine["elsewhere"]) == (made, [1], True)
    assert (await cleo.get(f"/api/tables/{made}/record")).text.splitlines()[1:] == [
        line for line in record.splitlines()[1:] if not line.startswith("# table: ")
    ]
    assert error(await cleo.post("/api/records/import?seat=2", content=record)) == (404, "no-such-seat")
    assert error(await cleo.post("/api/records/import?seat=0", content=record + "x")) == (400, "bad-record")
    started = record[: record.index("\n\n") + 2] if "\n\n" in record else ""
    assert error(await cleo.post("/api/records/import?seat=0", content=started))[1] == "bad-record"
    visitor = house.visitor().http
    assert error(await visitor.post("/api/records/import?seat=0", content=record)) == (401, "unauthenticated")


async def test_a_qr_code_is_a_picture(house: Live) -> None:
    http = house.visitor().http
    answer = await http.post("/api/qr", json={"path": "/t/abc#seat=1&key=Zm9v"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in answer.text
    assert (await http.post("/api/qr", json={"path": "evil"})).status_code == 400


async def test_the_description_names_every_path(house: Live) -> None:
    described = (await house.visitor().http.get("/api/openapi.json")).json()
    assert set(described["paths"]) >= {
        "/api/games", "/api/me", "/api/tables", "/api/tables/{id}", "/api/records/expand", "/api/link-device",
    }  # fmt: skip


async def test_the_client_is_served_with_what_it_needs(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>the client</title>")
    (static / "assets" / "main-AbCd1234.js").write_text("let x = 1;\n" * 500)
    (static / "assets" / "icon.svg").write_text("<svg/>")
    (static / "worker.js").write_text("let y = 2;\n")
    (tmp_path / "secret").write_text("no")
    async with live(tmp_path / "data.db", static=static) as house:
        http = house.visitor().http
        for path in ("/", "/t/abc", "/t/abc/screen", "/rules/monster", "/replay/abc", "/link-device", "/anything/else"):
            answer = await http.get(path)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert "the client" in answer.text
        script = await http.get("/assets/main-AbCd1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("let x")
        plain = await http.get("/assets/main-AbCd1234.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert "immutable" not in (await http.get("/assets/icon.svg")).headers["cache-control"]
        worker = await http.get("/worker.js")  # a service worker sees to the folder it lies in
        assert worker.text == "let y = 2;\n"
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
        for path in ("/assets/none.js", "/assets/..%2f..%2fsecret", "/api/nothing"):
            assert (await http.get(path)).status_code == 404


async def test_a_link_to_a_table_has_a_preview_without_secrets(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Petit Four</title>")
    async with live(tmp_path / "data.db", static=static) as house:
        ann = await house.person("Ann & Co")
        id = await ann.make_table(game="mastermind", players=2, seats=[{"kind": "you"}, {"kind": "open"}])
        page = (await house.visitor().http.get(f"/t/{id}")).text
        assert "<title>Mastermind, travel edition – Petit Four</title>" in page
        assert 'property="og:description" content="Join the table: Ann &amp; Co, …"' in page
        french = (await house.visitor().http.get(f"/t/{id}", headers={"accept-language": "fr-CA,en"})).text
        assert "Rejoignez la table" in french
        assert "og:" not in (await house.visitor().http.get("/t/none")).text


# --- the guards ----------------------------------------------------------------------------------------------------


async def test_every_answer_has_the_security_headers(house: Live) -> None:
    http = house.visitor().http
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/t/abc"):
        headers = (await http.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].split("script-src")[1].split(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert (await http.get("/api/games")).headers["cache-control"] == "no-store"


async def test_other_hosts_and_other_origins_are_turned_away(house: Live) -> None:
    ann = await house.person("Ann")
    assert error(await ann.http.get("/api/me", headers={"host": "evil.example"})) == (421, "wrong-host")
    origin = {"origin": "https://evil.example"}
    assert error(await ann.http.patch("/api/me", json={"name": "Eve"}, headers=origin)) == (403, "wrong-origin")
    assert (await ann.http.get("/api/me")).json() == {"name": "Ann"}
    good = {"origin": house.url}
    assert (await ann.http.patch("/api/me", json={"name": "Anna"}, headers=good)).status_code == 200
    table = await ann.make_table(game="monster", players=2)
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}):
        with pytest.raises(Exception, match=r"HTTP 40[03]"):
            await ann.at(table, **headers)
    assert (await (await ann.at(table, Origin=house.url)).hear())["you"]["host"]


async def test_health_and_readiness_are_public_and_metrics_are_not(house: Live) -> None:
    http = house.visitor().http
    assert (await http.get("/healthz")).text == "ok\n"
    assert (await http.get("/readyz")).text == "ok\n"
    assert error(await http.get("/metrics")) == (404, "not-found")
    await house.service.drain()
    assert (await http.get("/readyz")).status_code == 503


async def test_metrics_are_served_at_an_address_of_their_own(house: Live) -> None:
    await house.table("marshmallow", ["Ann", "Ben"])
    sock = socket.create_server(("127.0.0.1", 0))
    serving = await metrics.serve(sock, 10.0)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{sock.getsockname()[1]}") as http:
        page = (await http.get("/metrics")).text
        assert "petitfour_connections 2.0" in page
        assert "petitfour_rooms" in page
        assert (await http.get("/api/me")).status_code == 404
        assert (await http.post("/metrics")).status_code == 404
    serving.close()


async def test_limits_on_tables_people_requests_and_connections(tmp_path: Path) -> None:
    limits = Limits(messages=5, connections_person=2, connections_address=3, tables_person=2, people_address=2,
                    requests_address=1000)  # fmt: skip
    async with live(tmp_path / "data.db", limits=limits) as house:
        ann, _ = await house.person("Ann"), await house.person("Ben")
        assert error(await house.visitor().http.patch("/api/me", json={"name": "Cleo"})) == (429, "too-many")
        tables = [await ann.make_table(game="monster", players=2) for _ in range(2)]
        answer = await ann.http.post("/api/tables", json={"game": "monster", "players": 2})
        assert error(answer) == (429, "too-many")
        sockets = [await ann.at(tables[0]) for _ in range(2)]
        for socket in sockets:
            await socket.hear()
        third = await ann.at(tables[0])
        assert (await third.hear())["error"]["id"] == "too-many"
        assert await third.closed() == 4429
        await sockets.pop().close()
        assert "table" in await (await ann.at(tables[0])).hear()
        for _ in range(60):
            await sockets[0].send("resume", at=0)
        assert (await sockets[0].until(lambda told: "error" in told))["error"]["id"] == "too-fast"
    async with live(tmp_path / "data.db", limits=Limits(requests_address=1)) as house:
        answers = [await house.visitor().http.get("/api/games") for _ in range(40)]
        assert {answer.status_code for answer in answers} == {200, 429}
