"""petitfour bot check, and playing against one's own bot."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from petitfour.bots import external

LOOP = "import json, sys, time\nfor line in sys.stdin:\n    r = json.loads(line)\n"
ANSWER = "    print(json.dumps({'id': r['id'], 'move': MOVE}), flush=True)\n"
GOOD = LOOP + ANSWER.replace("MOVE", "r['view']['legal'][0]")
BAD = {
    "crashed": (LOOP + "    if r['id'] == 3: raise ValueError('my mistake')\n" + ANSWER, "ValueError: my mistake"),
    "illegal": (LOOP + "    m = r['view']['legal'][0] if r['id'] != 3 else 'X9'\n" + ANSWER, "answered X9"),
    "not-json": (LOOP + "    if r['id'] == 3: print('thinking', flush=True)\n" + ANSWER, "answered b'thinking'"),
    "too-late": (LOOP + "    if r['id'] == 3: time.sleep(60)\n" + ANSWER, "did not answer within"),
}


@pytest.fixture
def command(tmp_path: Path) -> Any:
    def write(script: str) -> str:
        (tmp_path / "bot.py").write_text(script)
        return shlex.join([sys.executable, "-S", str(tmp_path / "bot.py")])

    return write


def test_a_good_bot_passes_every_table(run: Any, command: Any) -> None:
    code, out, err = run("bot", "check", command(GOOD), "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["problems"] == []
    assert found["tables"] == 8 + 4 + 11 + 4
    assert found["moves"] > 500


@pytest.mark.parametrize("kind", BAD)
def test_a_problem_has_its_line_and_reason(run: Any, command: Any, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(external, "GRACE", 0.3)
    script, reason = BAD[kind]
    script = script.replace("MOVE", "m" if kind == "illegal" else "r['view']['legal'][0]")
    line = ["bot", "check", command(script), "--game", "monster", "--seconds", 0.2 if kind == "too-late" else 9]
    code, out, err = run(*line, "--json")
    assert (code, err) == (1, "")
    first = json.loads(out)["problems"][0]
    assert (first["game"], first["players"], first["request"], first["kind"]) == ("monster", 2, 3, kind)
    assert reason in first["reason"]
    if kind == "illegal":
        shown = run(*line).out
        assert f"monster, 2 players, standard settings: line 3 of its input (round 1, play): {kind}: {reason}" in shown


def test_a_bot_that_cannot_be_started_is_no_bot(run: Any, command: Any) -> None:
    assert run("bot", "check", "nosuch").code == 2
    code, out, err = run("bot", "check", command("raise SystemExit('no licence')\n"))
    assert (code, out) == (2, "")
    assert "BadBot: the bot cannot be started: " in err
    assert "no licence" in err
    assert run("bot").code == 2
    assert run("bot", "check", "cat", "--game", "chess").code == 2
    assert run("bot", "check", "cat", "--seconds", 0).code == 2


def test_one_plays_against_the_own_bot(run: Any, command: Any) -> None:
    table = ["play", "marshmallow", "--players", 2, "--set", "target=1", "--seed", 3]
    typed = ["1"] * 60
    out = run(*table, "--level", f"external:{command(GOOD)}", typed=typed).out
    assert "external:" in out
    assert "Game over!" in out
    silly = command(LOOP + ANSWER.replace("MOVE", "'X9'"))
    assert "X9" in run(*table, "--level", f"external:{silly}", typed=typed).out, "the player learns of the fallback"
    missing = run(*table, "--level", "external:nosuch", typed=typed)
    assert missing.code == 2
    assert "BadBot: external:nosuch cannot be started" in missing.err
    assert run(*table, "--level", "nosuch").err.startswith("petitfour: UnknownBot: ")


def test_a_newcomer_needs_three_commands(tmp_path: Path) -> None:
    """From an empty folder, with the bot of docs/external-bots.md, to a match against it."""
    page = (Path(__file__).parents[2] / "docs" / "external-bots.md").read_text()
    bot = page.partition("## A bot in ten lines")[2].partition("```python\n")[2].partition("```")[0]
    (tmp_path / "eager.py").write_text(bot)
    shell = page.partition("## From an empty folder")[2].partition("```\n")[2].partition("```")[0].splitlines()
    assert len(shell) == 3
    for line in shell:
        words = shlex.split(line.replace("python eager.py", f"{shlex.quote(sys.executable)} eager.py"))
        more = {"arena": ["--deals", "1", "--jobs", "1"], "bot": ["--game", "monster"]}.get(words[1], [])
        done = subprocess.run(
            [sys.executable, "-m", *words, *more], cwd=tmp_path, input="\n" + "1\n" * 400, capture_output=True,
            text=True, check=False, timeout=300,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
