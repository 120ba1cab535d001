"""petitfour arena: what it prints and writes, and that a run which was stopped goes on."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.commands import begun

LINE = ["arena", "marshmallow", "medium", "random", "--players", 3, "--deals", 4, "--seed", 7]
FILES = {"matches.jsonl", "times.jsonl", "summary.json", "table.txt", "picture.svg"}


def files(folder: Path) -> dict[str, bytes]:
    """All that must repeat."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name != "times.jsonl"}


def test_the_report_and_its_files(run: Any, tmp_path: Path) -> None:
    code, out, err = run(*LINE, "--jobs", 1, "--out", tmp_path)
    assert (code, err) == (0, "")
    assert {file.name for file in tmp_path.iterdir()} == FILES
    assert out.startswith(
        "marshmallow, players: 3, deals: 4, seatings of each: 6, matches: 24, seed: 7, standard settings\n"
    )
    assert out.startswith((tmp_path / "table.txt").read_text())
    for heading in ("wins, %", "points", "place", "thinking"):
        assert f"\n{heading}  " in out
    summary = json.loads((tmp_path / "summary.json").read_text())
    medium, random = summary["standings"]
    assert (medium["bot"], random["bot"], summary["deals"], medium["matches"]) == ("medium", "random", 4, 24)
    wins = medium["measures"]["wins"]
    assert f"{wins['mean'] * 100:.1f}  " in out
    assert f"{wins['low'] * 100:.1f} … {wins['high'] * 100:.1f}" in out
    picture = (tmp_path / "picture.svg").read_text()
    assert picture.startswith("<?xml")
    assert ">medium<" in picture
    matches = [json.loads(line) for line in (tmp_path / "matches.jsonl").read_text().splitlines()[1:]]
    assert [match["deal"] for match in matches] == [n // 6 for n in range(24)]
    assert len(run(*LINE, "--jobs", 1).out) == len(out), "without a folder the report is the same, but for times"


def test_the_same_seed_gives_the_same_files_and_a_run_goes_on(run: Any, tmp_path: Path) -> None:
    run(*LINE, "--jobs", 1, "--out", tmp_path / "one")
    whole = files(tmp_path / "one")
    out = tmp_path / "two"
    short = [*LINE, "--deals", 2]
    assert run(*short, "--jobs", 2, "--out", out).code == 0
    assert files(out).keys() == whole.keys()
    assert files(out)["matches.jsonl"] != whole["matches.jsonl"]
    assert run(*LINE, "--jobs", 2, "--out", out).code == 0
    assert files(out) == whole
    began = (out / "times.jsonl").read_bytes()
    assert run(*LINE, "--jobs", 1, "--out", out).code == 0
    assert files(out) == whole
    assert (out / "times.jsonl").read_bytes() == began, "nothing was played again"
    assert run(*short, "--jobs", 1, "--out", out).out.startswith("marshmallow, players: 3, deals: 2,")


def test_another_contest_in_the_folder_is_refused(run: Any, tmp_path: Path) -> None:
    run(*LINE, "--jobs", 1, "--out", tmp_path)
    before = files(tmp_path)
    code, out, err = run(*LINE, "--jobs", 1, "--out", tmp_path, "--set", "edition=gigamic")
    assert (code, out) == (2, "")
    assert err.startswith(f"petitfour: BadResults: {tmp_path} holds another contest: settings is ")
    assert files(tmp_path) == before


def test_solo_and_teams(run: Any) -> None:
    solo = run("arena", "macaron", "medium", "random", "--players", 1, "--deals", 3, "--jobs", 1)
    assert solo.code == 0
    assert "seatings of each: 2, matches: 6" in solo.out
    assert "Even is" not in solo.out
    teams = ["arena", "macaron", "medium", "random", "--players", 4, "--set", "teams=true", "--deals", 2, "--jobs", 1]
    assert "Even is 50.0% of the wins" in run(*teams).out


def test_matches_without_an_end_are_told(run: Any) -> None:
    line = ["arena", "mastermind", "random", "medium", "--set", "marking=by-hand", "--moves", 9, "--deals", 2]
    code, out, _ = run(*line, "--jobs", 1)
    assert code == 0
    assert "deals: 0, " in out
    assert "2 deals left out, with 4 matches stopped at the cap of moves" in out
    assert "wins, %" not in out


@pytest.mark.parametrize("module", ["joblib", "numpy"])
def test_without_the_extra_it_says_what_to_install(run: Any, monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    code, out, err = run(*LINE)
    assert (code, out) == (2, "")
    assert err == f"petitfour: MissingExtra: petitfour arena needs {module}: pip install 'petitfour[lab]'\n"


def test_without_matplotlib_there_is_all_but_the_picture(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, out, err = run(*LINE, "--jobs", 1, "--out", tmp_path)
    assert code == 0
    assert "wins, %" in out
    assert err == "petitfour: no picture, it needs matplotlib: pip install 'petitfour[lab]'\n"
    assert {file.name for file in tmp_path.iterdir()} == FILES - {"picture.svg"}


def test_without_ray_there_is_no_cluster(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, out, err = run(*LINE, "--cluster")
    assert (code, out) == (2, "")
    assert err == "petitfour: NoCluster: a cluster needs Ray: pip install 'petitfour[lab,cluster]'\n"


# --- stopped -----------------------------------------------------------------------------------------------------

LONG = ["arena", "marshmallow", "medium", "search:30", "--players", 2, "--deals", 5, "--jobs", 2]


def begin(out: Path, deals: int) -> subprocess.Popen[bytes]:
    return begun([*LONG, "--deals", deals, "--out", out], out / "matches.jsonl", 3)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_what_was_played_is_kept(run: Any, tmp_path: Path, how: signal.Signals) -> None:
    process = begin(tmp_path / "out", deals=1_000)
    os.killpg(process.pid, how)
    stdout, stderr = process.communicate(timeout=60)
    done = (tmp_path / "out" / "matches.jsonl").read_bytes()
    assert stdout == b""
    assert b"Traceback" not in stderr
    if how == signal.SIGINT:
        assert process.returncode == 130
        played = done.count(b"\n") - 1
        assert f"stopped after {played} of 2000 matches; they are in" in stderr.decode()
    deals = done.count(b"\n") // 2 + 2
    for folder in ("out", "whole"):
        assert run(*LONG, "--deals", deals, "--out", tmp_path / folder).code == 0
    assert files(tmp_path / "out") == files(tmp_path / "whole")
    assert (tmp_path / "out" / "matches.jsonl").read_bytes().startswith(done[: done.rindex(b"\n")])


def test_a_bar_on_the_terminal_does_not_touch_the_output() -> None:
    terminal, end = pty.openpty()
    words = [sys.executable, "-m", "petitfour", *map(str, [*LINE, "--jobs", 1])]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=end)
    os.close(end)
    stdout, _ = process.communicate(timeout=60)
    bar = os.read(terminal, 10_000).decode()
    os.close(terminal)
    assert process.returncode == 0
    assert stdout.decode().startswith("marshmallow, players: 3, deals: 4")
    assert "/24" in bar
