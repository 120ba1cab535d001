"""petitfour study: what it prints and writes."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cli.commands import begun

LINE = ["study", "marshmallow", "--players", 3, "--vary", "target=5,12", "--deals", 10, "--deep", 10]
FILES = {"report.html", "report.md", "report.json", "deals.jsonl"}


def test_the_report_and_its_files(run: Any, tmp_path: Path) -> None:
    code, out, err = run(*LINE, "--jobs", 1, "--out", tmp_path)
    assert (code, err) == (0, "")
    assert out == (tmp_path / "report.md").read_text()
    assert {file.name for file in tmp_path.iterdir()} > FILES
    assert out.startswith("# Marshmallow Test: a study\n")
    assert "- 3 players, target=5\n- 3 players, target=12\n" in out
    assert "The bots were made for the standard rules." in out
    found = json.loads((tmp_path / "report.json").read_text())
    titles = [panel["title"] for panel in found["panels"]]
    assert len(titles) == 11
    page = (tmp_path / "report.html").read_text()
    for title in titles:
        assert f"\n## {title}\n" in out
        assert f"<h2>{title}</h2>" in page
    for panel in found["panels"]:
        assert panel["definition"] in out
    assert not re.search(r"<script|<link|src=|href=", page), "the page loads nothing"
    pictures = [file for file in tmp_path.iterdir() if file.suffix == ".svg"]
    assert len(pictures) >= 10
    for file in pictures:
        ElementTree.fromstring(file.read_text())
        assert file.read_text().strip() in page
    rounds = next(f for p in found["panels"] if p["id"] == "length" for f in p["figures"] if f["name"] == "rounds")
    assert rounds["values"][1]["mean"] > rounds["values"][0]["mean"]
    minutes = next(f for p in found["panels"] if p["id"] == "length" for f in p["figures"] if f["name"] == "minutes")
    moves = next(f for p in found["panels"] if p["id"] == "length" for f in p["figures"] if f["name"] == "moves")
    assert minutes["values"][0]["mean"] == pytest.approx(moves["values"][0]["mean"] * 5 / 60)


def test_a_study_repeats_and_goes_on(run: Any, tmp_path: Path) -> None:
    run(*LINE, "--jobs", 1, "--out", tmp_path / "one")
    run(*LINE, "--jobs", 2, "--deals", 4, "--out", tmp_path / "two")
    run(*LINE, "--jobs", 1, "--out", tmp_path / "two")
    one, two = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("one", "two"))
    assert one == two
    code, out, err = run(*LINE, "--jobs", 1, "--out", tmp_path / "one", "--set", "suits=4")
    assert (code, out) == (2, "")
    assert "BadResults" in err


def test_several_numbers_of_players_are_compared_among_themselves(run: Any) -> None:
    line = ["study", "marshmallow", "--players", "2-3", "--vary", "target=3,5", "--deals", 8, "--deep", 0, "--jobs", 1]
    out = run(*line).out
    labels = [f"- {players} players, target={target}" for players in (2, 3) for target in (3, 5)]
    assert "\n".join(labels) in out
    assert out.count("difference from “2 players, target=3”") == out.count("difference from “3 players, target=3”") > 5


@pytest.mark.parametrize(
    ("more", "error"),
    [
        (["--players", "x"], "BadArguments: --players is a number, a range like 2-5"),
        (["--players", "5-2"], "BadSetting: marshmallow is for 2 to 5 players"),
        (["--players", "9"], "BadSetting: marshmallow is for 2 to 5 players, not 9"),
        (["--vary", "target"], "BadSetting: --vary is written KEY=A,B,C"),
        (["--vary", "target=1,x"], "BadSetting: marshmallow: Expected `int`"),
        (["--vary", "colour=1"], "BadSetting: marshmallow has no setting 'colour'"),
        (["--bots", "external:cat"], "BadSetting: a study needs bots that run here"),
        (["--pace", "0"], "BadArguments: --pace is a number of seconds above 0"),
    ],
)
def test_bad_input(run: Any, more: list[str], error: str) -> None:
    code, out, err = run("study", "marshmallow", *([] if "--players" in more else ["--players", 3]), *more)
    assert (code, out) == (2, "")
    assert err.startswith(f"petitfour: {error}")


def test_a_study_that_was_stopped_says_so(tmp_path: Path) -> None:
    process = begun([*LINE, "--deals", 100_000, "--out", tmp_path], tmp_path / "deals.jsonl", 2)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    assert b"stopped after" in err
    assert b"the same command goes on from there" in err
