"""petitfour arena with external bots that fail: no result of theirs looks valid."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from petitfour.bots import external, levels

LOOP = "import json, sys, time\nfor line in sys.stdin:\n    r = json.loads(line)\n"
ANSWER = "    print(json.dumps({'id': r['id'], 'move': MOVE}), flush=True)\n"
GOOD = LOOP + ANSWER.replace("MOVE", "r['view']['legal'][0]")

NEVER_RUNS = {
    "syntax": ("import sys\nthis is a mistake\n", "SyntaxError: invalid syntax"),
    "crash": ("import sys\nsys.exit('my bot has a bug in line 2')\n", "my bot has a bug in line 2"),
    "crash when asked": (LOOP + "    raise ValueError('no idea')\n", "ValueError: no idea"),
}
FAILS = {
    "rubbish": (LOOP + "    print('good morning', flush=True)\n", "answered b'good morning'"),
    "illegal": (LOOP + ANSWER.replace("MOVE", "'P99'"), "answered P99, which is not a legal move"),
    "late": (LOOP + "    time.sleep(60)\n", "did not answer within"),
    "one in ten": (
        LOOP + ANSWER.replace("MOVE", "r['view']['legal'][0] if r['id'] % 10 else 'P99'"),
        "answered P99, which is not a legal move",
    ),
}


@pytest.fixture
def arena(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let a program play against random, in this process, with short timeouts."""
    monkeypatch.setattr(external, "STARTING", 5.0)
    monkeypatch.setattr(levels, "EXTERNAL_SECONDS", 0.1)

    def arena(script: str, *more: object) -> Any:
        (tmp_path / "bot.py").write_text(script)
        if "time.sleep" in script:
            monkeypatch.setattr(external, "STARTING", 0.1)
        command = shlex.join([sys.executable, "-S", str(tmp_path / "bot.py")])
        line = ["arena", "marshmallow", f"mine=external:{command}", "random", "--players", 2, "--deals", 1]
        return run(*line, "--jobs", 1, *more)

    return arena


@pytest.mark.parametrize("what", NEVER_RUNS)
def test_a_bot_that_cannot_be_started_ends_the_contest(arena: Any, tmp_path: Path, what: str) -> None:
    script, last_line = NEVER_RUNS[what]
    code, out, err = arena(script, "--out", tmp_path / "out")
    assert (code, out) == (2, "")
    assert err.startswith("petitfour: BadBot: mine cannot be started: ")
    assert err.rstrip().endswith(last_line)
    assert not (tmp_path / "out" / "summary.json").exists()


def test_a_missing_program_ends_the_contest_in_workers_too(run: Any) -> None:
    line = ["arena", "marshmallow", "nf=external:nosuch", "random", "--players", 2, "--deals", 2, "--jobs", 2]
    code, out, err = run(*line)
    assert (code, out) == (2, "")
    assert err.startswith("petitfour: BadBot: nf cannot be started: nosuch cannot be started: ")
    assert "No such file or directory" in err


@pytest.mark.parametrize("what", FAILS)
def test_fallbacks_stand_in_every_report(arena: Any, tmp_path: Path, what: str) -> None:
    script, problem = FAILS[what]
    code, out, err = arena(script, "--out", tmp_path / "out")
    assert code == 1
    assert "the result of mine does not count" in err
    assert problem in err
    summary = json.loads((tmp_path / "out" / "summary.json").read_text())
    mine, other = summary["played"]
    assert (mine["bot"], other["fallbacks"], other["problem"]) == ("mine", 0, None)
    assert problem in mine["problem"]
    if what == "one in ten":
        assert 0 < mine["fallbacks"] < 0.2 * mine["moves"]
    else:
        assert mine["fallbacks"] == mine["moves"] > 0
    said = f"the default policy made {mine['fallbacks']} of its {mine['moves']} moves"
    assert said in out
    assert said in (tmp_path / "out" / "table.txt").read_text()
    assert f"{mine['fallbacks']} of {mine['moves']} moves: fallbacks" in (tmp_path / "out" / "picture.svg").read_text()
    matches = [json.loads(line) for line in (tmp_path / "out" / "matches.jsonl").read_text().splitlines()[1:]]
    assert sum(match["fallbacks"]["mine"]["moves"] for match in matches) == mine["fallbacks"]
    assert arena(script, "--out", tmp_path / "out", "--allow-fallbacks").code == 0


def test_a_good_bot_has_none(arena: Any, tmp_path: Path) -> None:
    code, out, err = arena(GOOD, "--out", tmp_path / "out")
    assert (code, err) == (0, "")
    assert "default policy" not in out
    assert json.loads((tmp_path / "out" / "summary.json").read_text())["played"][0]["fallbacks"] == 0
