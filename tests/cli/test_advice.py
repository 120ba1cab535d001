"""`hint` at the prompt and as a command, and `review`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from petitfour import GAMES
from petitfour.bots.hints import Hint
from petitfour.bots.review import Review
from petitfour.core.record import read, replay
from petitfour.texts import LANGUAGES, texts

PLAY = ["play", "marshmallow", "--players", 4, "--seed", 5]


def flat(out: str) -> str:
    return " ".join(out.split())


@pytest.fixture
def solved(run: Any, tmp_path: Path) -> Path:
    """A short match: Mastermind with one round."""
    settings = ["--set", "colours=6", "--set", "rounds=1", "--set", "first=0"]
    run("simulate", "mastermind", *settings, "--games", 1, "--seed", 3, "--out", tmp_path / "solved")
    return next((tmp_path / "solved").iterdir())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint_at_the_prompt(run: Any, tmp_path: Path, lang: str) -> None:
    say = texts(lang).say
    assert say("command-hint") in say("play-help")
    shown = []
    for command in ("hint", say("command-hint")):
        code, out, err = run(*PLAY, "--lang", lang, typed=[command, "quit"])
        assert (code, err) == (0, "")
        shown.append(out)
        assert flat(say("hint-title", worlds=200)) in flat(out)
        assert "95 %" in out.replace("\u202f", " ")
    assert shown[0] == shown[1]


def test_hints_do_not_change_a_game(run: Any, tmp_path: Path) -> None:
    records = []
    for n, typed in enumerate(([1, 1, 1, "quit"], [1, "hint", 1, "hint", "hint", 1, "quit"])):
        file = tmp_path / f"{n}.pf"
        run(*PLAY, "--save", file, typed=typed)
        records.append(file.read_text())
    assert records[0] == records[1]


def test_hint_for_a_position_of_a_record(run: Any, record: Path) -> None:
    moves = read(record.read_bytes(), GAMES).moves
    at = next(n for n, (seat, _) in enumerate(moves, 1) if seat == 2)
    code, out, err = run("hint", record, "--seat", 2, "--at", at, "--worlds", 20, "--json")
    assert (code, err) == (0, "")
    found = msgspec.json.decode(out, type=Hint)
    states = [(state.clone(), seat) for state, seat, _ in replay(read(record.read_bytes(), GAMES))]
    assert found.seat == 2
    assert found.worlds == 20
    assert {option.move for option in found.moves} <= set(states[at - 1][0].view(2)["legal"])
    assert run("hint", record, "--seat", 2, "--at", at, "--worlds", 20, "--json").out == out, "the same seed"
    for lang in LANGUAGES:
        told = run("hint", record, "--seat", 2, "--at", at, "--worlds", 20, "--lang", lang).out
        for reason in found.reasons:
            assert flat(texts(lang).reason(reason.id, reason.facts)) in flat(told)
        assert found.moves[0].move in told


def test_hint_without_a_place_is_for_the_last_decision(run: Any, unfinished: Path) -> None:
    state = [state.clone() for state, seat, _ in replay(read(unfinished.read_bytes(), GAMES)) if seat == 1][-1]
    found = msgspec.json.decode(run("hint", unfinished, "--seat", 1, "--worlds", 16, "--json").out, type=Hint)
    assert {option.move for option in found.moves} <= set(state.view(1)["legal"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_review_in_words(run: Any, solved: Path, lang: str) -> None:
    code, out, err = run("review", solved, "--seat", 1, "--worlds", 16, "--lang", lang, "--all")
    assert (code, err) == (0, "")
    say = texts(lang).say
    assert flat(say("review-lost")) in flat(out), "a codebreaker of one round cannot win"
    assert say("review-all") in out
    for n, (seat, move) in enumerate(read(solved.read_bytes(), GAMES).moves, 1):
        if seat == 1:
            assert flat(say("review-decision", number=n, round=1, move=move)) in flat(out)


def test_review_as_data(run: Any, record: Path) -> None:
    code, out, err = run("review", record, "--seat", 0, "--worlds", 16, "--json")
    assert (code, err) == (0, "")
    found = msgspec.json.decode(out, type=Review)
    assert found.start + found.play.mean + found.luck == pytest.approx(found.result)
    shown = run("review", record, "--seat", 0, "--worlds", 16).out
    assert shown.count(" was better: it wins ") == len(found.mistakes)


@pytest.mark.parametrize("command", ["hint", "review"])
def test_bad_input_has_a_name(run: Any, record: Path, tmp_path: Path, command: str) -> None:
    (tmp_path / "no.pf").write_text("no record")
    for args, name in (
        ([record, "--seat", 9], "BadSeat"),
        ([record, "--seat", -1], "BadSeat"),
        ([record, "--seat", 0, "--worlds", 0], "BadArguments"),
        ([record, "--seat", 0, "--worlds", 2_000_000], "BadBudget"),
        ([record, "--seat", 0, "--lang", "tlh"], "UnknownLanguage"),
        ([record], "BadArguments"),
        ([tmp_path / "no.pf", "--seat", 0], "BadRecord"),
        ([tmp_path / "none.pf", "--seat", 0], "BadFile"),
    ):
        code, out, err = run(command, *args)
        assert (code, out) == (2, ""), args
        assert f"petitfour: {name}: " in err


def test_positions_that_are_not_there(run: Any, record: Path, unfinished: Path) -> None:
    for at in (1, 9999):
        code, _, err = run("hint", record, "--seat", 0, "--at", at)
        assert code == 2
        assert "BadArguments" in err
    code, out, err = run("review", unfinished, "--seat", 0)
    assert (code, out) == (2, "")
    assert "NotFinished" in err
