"""Introductions: all paths through their steps, and the wrong moves that they expect."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from petitfour import GAMES
from petitfour.table.errors import Refused
from petitfour.table.tutorials import YOU, Introduction, Script, introduction, script
from petitfour.texts import LANGUAGES, game_texts, texts
from server.live import Live, live

FEW, MANY = 3, 6


def choices(game: str, prepared: Script, step: int, moves: list[str]) -> list[str]:
    """Return the moves that complete a step: the listed ones, or all legal moves."""
    if prepared.steps[step].play:
        return list(prepared.steps[step].play)
    view = introduction(game, moves).moments[-1].view
    state = GAMES[game].start(prepared.players, GAMES[game].options(**prepared.settings))
    for seat, move in [*prepared.before, *played(prepared, moves)]:
        state.play_text(seat, move)
    legal = [state.text(YOU, move) for move in state.legal(YOU)]
    assert view["legal"] in ([], legal)  # empty if the view describes the moves as a form
    return legal


def played(prepared: Script, moves: list[str]) -> Iterator[tuple[int, str]]:
    for step, move in zip(prepared.steps, moves, strict=False):
        yield YOU, move
        yield from step.then


def ways(game: str, prepared: Script, moves: list[str]) -> Iterator[list[str]]:
    """Yield every sequence of moves that completes the introduction."""
    if len(moves) == len(prepared.steps):
        yield moves
        return
    for move in choices(game, prepared, len(moves), moves):
        yield from ways(game, prepared, [*moves, move])


@pytest.mark.parametrize("game", GAMES)
def test_every_path_reaches_the_end(game: str) -> None:
    prepared = script(game)
    assert FEW <= len(prepared.steps) <= MANY
    number = 0
    for moves in ways(game, prepared, []):
        number += 1
        at = introduction(game, moves[:-1]).moments[-1].at
        end = introduction(game, moves)
        assert (end.step, end.error, end.play) == (len(prepared.steps), None, [])
        assert end.text == f"intro-{game}-end"
        assert [event.number for moment in end.moments for event in moment.events] == list(
            range(at + 1, end.moments[-1].at + 1)
        )
    assert number >= 1


@pytest.mark.parametrize("game", GAMES)
def test_each_step_is_the_learners_turn_and_wrong_moves_name_their_rules(game: str) -> None:
    prepared = script(game)
    moves: list[str] = []
    refused = 0
    for number, step in enumerate(prepared.steps):
        now = introduction(game, moves)
        view = now.moments[-1].view
        assert YOU in view["to_act"]
        assert (now.step, now.text, now.play) == (number, f"intro-{game}-{step.text}", list(step.play))
        for move, rule in step.wrong.items():
            answer = introduction(game, [*moves, move])
            assert answer.error is not None
            assert (answer.error.id, answer.error.rule) == ("refused", rule), move
            assert stays(answer, now)
            refused += 1
        moves.append((step.play or choices(game, prepared, number, moves))[0])
    assert refused
    wrong_rules = {rule for step in prepared.steps for rule in step.wrong.values()}
    assert any(rule.isupper() for rule in wrong_rules)


def stays(answer: Introduction, before: Introduction) -> bool:
    """Whether only the error differs."""
    (moment,) = answer.moments
    return (
        moment.view == before.moments[-1].view
        and moment.events == []
        and (answer.table, answer.step, answer.text) == (before.table, before.step, before.text)
    )


def test_a_legal_move_that_does_not_complete_the_step_is_refused() -> None:
    before, answer = introduction("marshmallow", []), introduction("marshmallow", ["G4"])
    assert "G4" in before.moments[-1].view["legal"]
    assert answer.error is not None
    assert (answer.error.id, answer.error.rule) == ("not-the-step", None)
    assert stays(answer, before)


def test_an_introduction_shows_what_a_live_table_shows() -> None:
    """The views are the engine's views of the learner's seat, without the cards of the others."""
    first = introduction("marshmallow", [])
    assert [seat.kind for seat in first.table.seats] == ["person", "bot", "bot", "bot"]
    (moment,) = first.moments
    assert moment.view["hand"] == ["P2", "Y7", "Y12", "G4", "G11", "B3", "B12"]
    assert [event.move for event in moment.events] == [None, "G6", "G8", "G2"]
    out = introduction("marshmallow", ["G11", "Y12", "P2", "G4", "B3", "B12"])
    assert out.moments[0].events[0].triggered == ["MT-11"]
    assert out.moments[0].view["scores"] == [3, 0, 0, 0]
    assert introduction("monster", ["order 1 3 2"]).moments[1].events[0].move is None  # MO-3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_sentence_and_every_sentence_a_step(lang: str, game: str) -> None:
    source = game_texts(GAMES[game], lang)
    said = re.findall(rf"^intro-{game}-(\w+) =", source, re.M)
    assert said == [*(step.text for step in script(game).steps), "end"]
    for step in script(game).steps:
        sentence = texts(lang).say(f"intro-{game}-{step.text}")
        assert len(sentence) < 260  # it must fit above a table on a phone
    if lang == "fr":
        steps = re.findall(rf"^intro-{game}-.*$", source, re.M)
        assert not re.search(r"[^\u202f][:;!?](\s|$)", "\n".join(steps))


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Live]:
    async with live(tmp_path / "data.db") as running:
        yield running


async def test_the_rest_endpoint_serves_introductions_to_anybody(house: Live) -> None:
    """Visitors without an account may use introductions."""
    http = house.visitor().http

    async def post(game: str, body: object) -> tuple[int, dict[str, object]]:
        answer = await http.post(f"/api/introductions/{game}", json=body)
        return answer.status_code, answer.json()

    for game in GAMES:
        status, begun = await post(game, {})
        assert status == 200
        assert begun["step"] == 0
        assert begun["error"] is None
    _, wrong = await post("marshmallow", {"moves": ["P2"]})
    assert wrong["error"] == {"id": "refused", "rule": "MT-6", "needs": {"suit": "G"}}
    for game, body, failed in (
        ("chess", {}, (404, "no-such-game")),
        ("../macaron", {}, (404, "not-found")),
        ("marshmallow", {"moves": ["P2", "G11"]}, (400, "bad-message")),
        ("mastermind", {"moves": ["guess ROYG", "guess GORB", "guess GOBR", "code RGBV", "x"]}, (400, "bad-message")),
        ("marshmallow", {"moves": ["x" * 41]}, (400, "bad-request")),
        ("marshmallow", {"moves": ["G11"] * 21}, (400, "bad-request")),
        ("marshmallow", {"moves": 3}, (400, "bad-request")),
        ("marshmallow", {"steps": []}, (400, "bad-request")),
    ):
        status, answer = await post(game, body)
        assert (status, answer["error"]["id"]) == failed, (game, body)  # type: ignore[index]


def test_a_game_without_an_introduction_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    new = type("New", (type(GAMES["monster"]),), {"id": "new"})()
    monkeypatch.setitem(GAMES, "new", new)
    with pytest.raises(Refused, match="no-introduction"):
        introduction("new", [])
