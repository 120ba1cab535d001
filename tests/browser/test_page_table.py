"""A table in the browser takes and gives the messages of a server's table."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from petitfour.bots.levels import LEVELS
from petitfour.browser.branches import Wish, branch, of_table
from petitfour.browser.host import Host
from petitfour.core import fair
from petitfour.core.record import read
from petitfour.core.rng import Rng
from petitfour.games import GAMES
from petitfour.table.events import Branch, Moved, Placed
from petitfour.table.messages import ServerMessage
from petitfour.table.table import Table

FIELDS = {field.name for field in msgspec.structs.fields(ServerMessage)}
TABLES = [(game.id, players) for game in GAMES.values() for players in game.players]


class Page:
    """What the page does: sends messages, lets bots step, and keeps what is to be stored."""

    def __init__(self, **new: Any) -> None:
        self.host = Host()
        self.now = 1_700_000_000_000
        self.stored: dict[str, Any] = {}
        self.messages: list[dict[str, Any]] = []
        self.next = 1
        self.told: dict[str, Any] = {}
        made = self.call("create", new, "Ann", self.now)
        self.id = made["id"]
        self.keep(made)
        self.open()

    def call(self, name: str, *arguments: Any) -> Any:
        answer = json.loads(self.host.call(name, json.dumps(arguments)))
        assert "error" not in answer, answer
        return answer["result"]

    def keep(self, saved: dict[str, Any]) -> None:
        self.stored[saved["id"]] = saved

    def hear(self, told: dict[str, Any]) -> list[dict[str, Any]]:
        self.told = told
        for saved in told.get("save", []):
            self.keep(saved)
        new = [json.loads(frame) for frame in told.get("frames", [])]
        assert all(set(message) <= FIELDS for message in new)
        self.messages += new
        return new

    def open(self) -> None:
        """Open the table from the store, in a new engine, as after a reload."""
        self.host = Host()
        self.hear(self.call("open", self.stored[self.id], self.now))

    def send(self, type: str, **fields: Any) -> dict[str, Any]:
        self.now += 1000
        text = json.dumps({"id": self.next, "command": {"type": type, **fields}})
        new = self.hear(self.call("handle", self.id, text, self.now))
        (answer,) = [message for message in new if message.get("reply_to") == self.next]
        self.next += 1
        return answer

    def step(self) -> None:
        assert self.told.get("wait") is not None
        self.now += self.told["wait"]
        self.call("think", self.id)
        self.hear(self.call("step", self.id, self.now))

    def start(self) -> None:
        for seat in self.last("you")["seats"]:
            self.send("ready", seat=seat)
        assert "error" not in self.send("start")

    def last(self, field: str) -> Any:
        return next(message[field] for message in reversed(self.messages) if field in message)

    def play(self) -> dict[str, Any]:
        """Play the first legal move of the person."""
        view = self.last("view")
        at = self.messages[-1]["at"]
        return self.send("move", seat=view["seat"], at=at, move=legal(view))

    def run(self, moves: int = 100_000, reload: int = 0) -> None:
        """Play until the match is over, with a reload after every `reload` moves of the person."""
        made = 0
        while self.last("table")["phase"] == "playing" and made < moves:
            if self.last("view")["legal"] or self.last("view").get("legal_form"):
                assert "error" not in self.play()
                made += 1
                if reload and made % reload == 0:
                    self.open()
            elif pause := self.last("table")["pause"]:
                assert "error" not in self.send("continue", seat=pause["seats"][0])
            else:
                self.step()


def legal(view: dict[str, Any]) -> str:
    """Return the first legal move, also where the view only says how moves are built."""
    if view["legal"]:
        return str(view["legal"][0])
    form = view["legal_form"]
    return f"{form['word']} {''.join(form['colours'][: form['pegs']])}"


def bots(players: int, level: str = "easy") -> list[dict[str, Any]]:
    return [{"kind": "you"}, *({"kind": "bot", "level": level} for _ in range(players - 1))]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_match(game: str, players: int) -> None:
    """Played to the end with reloads, recorded, replayed."""
    page = Page(game=game, players=players, seats=bots(players), fast=True)
    assert page.last("table")["phase"] == "gathering"
    page.start()
    page.run(reload=7)
    table = page.last("table")
    assert table["phase"] == "over"
    assert table["outcome"]["winners"]
    found = read(page.call("record", page.id).encode(), GAMES)
    assert found.outcome is not None
    assert found.chance is not None
    replay = page.call("replay", page.id)
    assert len(replay["seen"]) == players + 1
    assert len(replay["seen"][0]["events"]) == len(found.moves)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str) -> None:
    page = Page(game="monster", players=3, seats=bots(3, level), fast=True)
    page.start()
    page.run(moves=3)


def test_a_restored_table_is_the_same_and_plays_on_alike() -> None:
    page = Page(game="marshmallow", players=3, seats=bots(3, "medium"))
    page.start()
    page.run(moves=4)
    while page.told.get("wait") is None:  # until bots are to act
        page.run(moves=1)
    stored = page.stored[page.id]
    lines = []
    for _ in range(2):
        other = Host()
        told = json.loads(other.call("open", json.dumps([stored, page.now])))["result"]
        heard = [told["frames"]]
        for _ in range(4):
            if told.get("wait") is None:
                break
            told = json.loads(other.call("step", json.dumps([page.id, page.now + 5000])))["result"]
            heard.append(told["frames"])
        lines.append(heard)
    assert lines[0] == lines[1]
    assert len(lines[0]) > 1


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_redo(game: str) -> None:
    """Undo goes back to the position before the own move, over the end of a round too; redo comes back exactly."""
    players = GAMES[game].players[0]
    page = Page(game=game, players=players, seats=bots(players), takeback=True)
    page.start()
    positions = []
    for _ in range(30):
        page.run(moves=0)
        while page.last("table")["phase"] == "playing" and not turn(page.last("view")):
            page.step()
        if page.last("table")["phase"] != "playing":
            break
        positions.append((page.messages[-1]["at"], page.last("view")))
        page.play()
    while page.told.get("wait") is not None and not turn(page.last("view")):
        page.step()
    end = (page.messages[-1]["at"], page.last("view"))
    assert positions[0][1]["round"] < end[1]["round"] or game in ("macaron", "mastermind")
    for at, view in reversed(positions):
        answer = page.send("undo", seat=0)
        assert answer["view"] == view
        assert answer["at"] == at
    assert page.send("undo", seat=0)["error"] == {"id": "nothing-to-undo"}
    page.open()  # what was taken back survives a reload
    for _, view in positions[1:]:
        assert page.send("redo", seat=0)["view"] == view
    assert page.send("redo", seat=0)["view"] == end[1]
    assert page.send("redo", seat=0)["error"] == {"id": "nothing-to-undo"}


def turn(view: dict[str, Any]) -> bool:
    return bool(view["legal"] or view.get("legal_form"))


def test_hot_seat_shows_no_hand_unasked() -> None:
    people = [{"kind": "you", "name": "Ann"}, {"kind": "you", "name": "Bob"}]
    page = Page(game="marshmallow", players=2, seats=people, takeback=True)
    page.start()
    assert page.messages[-1]["viewpoint"] is None
    seat = page.last("view")["to_act"][0]
    assert page.send("move", seat=seat, at=page.messages[-1]["at"], move="P7")["error"] == {"id": "hand-hidden"}
    mine = page.send("look", seat=seat)
    assert mine["view"]["legal"]
    page.play()
    assert page.send("undo", seat=seat)["error"] == {"id": "nothing-to-undo"}


def test_hints_memory_aid_and_reactions() -> None:
    page = Page(game="marshmallow", players=2, seats=bots(2), settings={"memory_aid": True})
    page.start()
    while not turn(page.last("view")):
        page.step()
    found = page.send("hint", seat=0)["answer"]["hint"]
    assert found["moves"][0]["move"] in page.last("view")["legal"]
    assert page.send("information_set", seat=0)["answer"]["information_set"]
    assert "error" not in page.send("react", seat=0, picture="clap")
    assert page.send("nonsense")["error"] == {"id": "bad-message"}


def test_fair_deals_with_pledges() -> None:
    """The page pledges its own entropy; the match starts when it is revealed."""
    page = Page(game="marshmallow", players=2, seats=bots(2))
    commitment = page.last("table")["commitment"]
    page.send("ready", seat=0, pledge=fair.pledge(commitment, 0, "mine"))
    page.send("start")
    assert page.last("table")["phase"] == "gathering"
    page.send("reveal", seat=0, entropy="mine")
    assert page.last("table")["phase"] == "playing"
    assert page.last("table")["entropies"] == ["mine", None]


def test_rematch_and_review() -> None:
    page = Page(game="marshmallow", players=2, seats=bots(2), fast=True)
    page.start()
    page.run()
    new = page.send("rematch")["answer"]["table"]
    assert new != page.id
    assert new in page.stored
    assert page.send("rematch")["answer"]["table"] == new
    assert page.call("review", page.call("record", page.id), 0)["seat"] == 0
    page.id = new
    page.open()
    assert page.last("table")["phase"] == "gathering"


def test_a_closed_table_is_removed() -> None:
    page = Page(game="marshmallow", players=2, seats=bots(2))
    page.send("close")
    assert page.told["remove"] is True


def test_tutorials_and_records() -> None:
    page = Page(game="marshmallow", players=2, seats=bots(2))
    for game in GAMES:
        assert page.call("introduction", game, [])["step"] == 0
    assert [game["id"] for game in page.call("games")] == list(GAMES)
    refused = json.loads(page.host.call("record", json.dumps([page.id])))
    assert refused == {"error": {"id": "not-over"}}
    bad = json.loads(page.host.call("create", json.dumps([{"game": "chess", "players": 2}, "Ann", 1])))
    assert bad["error"]["id"] == "bad-request"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["as-seen", "as-was"])
def test_a_branch_goes_on_from_the_same_position(game: str, kind: str) -> None:
    """The seat sees the same as at that moment, plays on to the end, also after reloads, and can branch again."""
    players = GAMES[game].players[-1]
    first = Page(game=game, players=players, seats=bots(players), fast=True)
    first.start()
    first.run(moves=3)
    while not turn(first.last("view")):
        first.step()
    view = first.last("view")
    where = {"of": first.id, "number": 0, "seat": 0, "kind": kind}
    made = first.call("branch_table", first.id, {"branch": where, "name": "Ann", "level": "easy"}, first.now)
    assert made["branch"]["of"] == first.id
    first.keep(made)
    first.id = made["id"]
    first.open()
    assert first.last("view") == view
    assert first.last("table")["phase"] == "playing"
    assert first.send("undo", seat=0)["error"] == {"id": "nothing-to-undo"}  # not beyond the branch
    first.play()
    assert first.send("undo", seat=0)["view"] == view
    first.run(reload=9)
    assert first.last("table")["phase"] == "over"
    record = json.loads(first.host.call("record", json.dumps([first.id])))
    if kind == "as-seen":
        assert record == {"error": {"id": "no-record"}}
    else:
        assert read(record["result"].encode(), GAMES).outcome is not None
    again = {"branch": {**where, "of": first.id}, "name": "Ann", "level": "easy"}
    over = json.loads(first.host.call("branch_table", json.dumps([first.id, again, first.now])))
    assert over["error"]["id"] == "bad-request"


def test_a_branch_of_a_record_can_be_of_any_seat_and_moment() -> None:
    page = Page(game="macaron", players=4, seats=bots(4), fast=True)
    page.start()
    page.run()
    text = page.call("record", page.id)
    seen = page.call("expand", text)["seen"]
    last = len(seen[0]["events"])
    for number, seat in ((1, 3), (last // 2, 2), (last - 1, 1)):
        for kind in ("as-seen", "as-was"):
            wish = {"branch": {"of": "x", "number": number, "seat": seat, "kind": kind}, "name": "Ann", "level": "hard"}
            made = page.call("branch", text, wish, page.now)
            told = page.call("open", made, page.now)
            view = next(message["view"] for message in map(json.loads, told["frames"]) if "view" in message)
            ours = seen[seat + 1]["views"][number]
            assert made["branch"]["number"] == number
            if ours["to_act"] != [-1]:  # otherwise the branch has dealt on
                assert view["seat"] == seat
                assert {**view, "legal": []} == {**ours, "legal": []}


def test_what_a_seat_does_not_know_does_not_reach_a_branch_as_seen() -> None:
    """Two matches that a seat cannot tell apart give the same branch."""
    page = Page(game="marshmallow", players=3, seats=bots(3), fast=True)
    page.start()
    page.run(moves=2)
    while not turn(page.last("view")):
        page.step()
    local = page.host.tables[page.id]
    number = sum(isinstance(entry.event, Moved) for entry in local.entries)
    known = local.state.belief(0)
    twin = of_table(local.table, local.entries)
    wish = Wish(Branch(page.id, number, 0, "as-seen"), "Ann", "easy")
    entries = branch(twin, wish, bytes(32), 5, 1)
    assert known.data() == next(entry.event.known for entry in entries if isinstance(entry.event, Placed))
    sample = known.sample(Rng(9))
    assert sample.belief(0).data() == known.data()
    assert not sample.same(local.state)  # the hidden cards lie otherwise
    assert not Table.fold("x", entries, bytes(32)).state.same(local.state)  # type: ignore[union-attr]


def test_strict_tables_take_nothing_back() -> None:
    page = Page(game="mastermind", players=2, seats=bots(2))
    page.start()
    page.run(moves=1)
    assert page.send("undo", seat=0)["error"] == {"id": "no-takeback"}


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_judges_the_last_move(game: str) -> None:
    players = GAMES[game].players[-1]
    page = Page(game=game, players=players, seats=bots(players), fast=True)
    page.start()
    refused = json.loads(page.host.call("coach", json.dumps([page.id, 0])))
    assert refused == {"error": {"id": "nothing-to-judge"}}
    for _ in range(4):
        while page.last("table")["phase"] == "playing" and not turn(page.last("view")):
            page.step()
        view = page.last("view")
        move = legal(view) if game == "mastermind" else str(view["legal"][-1])
        assert "error" not in page.send("move", seat=0, at=page.messages[-1]["at"], move=move)
        said = page.call("coach", page.id, 0)
        assert (said["best"] == said["move"]) == (said["verdict"] in ("good", "forced"))
        assert page.call("coach", page.id, 0) == said  # the same move is judged alike
