"""A run continues from its own folder, whatever stopped it, and never from another run's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from petitfour import GAMES
from petitfour.lab.arena import Contest, play
from petitfour.lab.results import BadResults, Results

DEALS = 3


def contest(*bots: str, seed: int = 1) -> Contest:
    return Contest.of(GAMES["monster"], 2, GAMES["monster"].options(), bots or ("medium", "random"), seed)


def go_on(folder: Path, most: int = 1000, **changed: Any) -> int:
    """Play what is missing, at most this many matches; return how many were played."""
    played = contest(**changed)
    results = Results.in_folder(played, folder)
    missing = list(played.work(DEALS))[len(results.matches) :][:most]
    for deal, seating in missing:
        results.add(*play(played, deal, seating))
    results.close()
    return len(missing)


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    assert go_on(tmp_path / "whole") == 2 * DEALS
    return (tmp_path / "whole" / "matches.jsonl").read_bytes()


def test_a_finished_run_has_nothing_left(tmp_path: Path, whole: bytes) -> None:
    assert go_on(tmp_path / "whole") == 0
    assert (tmp_path / "whole" / "matches.jsonl").read_bytes() == whole


def test_a_stopped_run_goes_on(tmp_path: Path, whole: bytes) -> None:
    assert go_on(tmp_path / "out", most=3) == 3
    assert go_on(tmp_path / "out") == 2 * DEALS - 3
    assert (tmp_path / "out" / "matches.jsonl").read_bytes() == whole


@pytest.mark.parametrize("name", ["matches.jsonl", "times.jsonl"])
def test_wherever_a_file_was_cut_off_the_run_comes_out_the_same(tmp_path: Path, whole: bytes, name: str) -> None:
    """Truncate a file, as kill -9 would leave it."""
    folder = tmp_path / "whole"
    data = (folder / name).read_bytes()
    first = data.index(b"\n")
    for cut in {0, 1, first - 1, first, first + 1, len(data) // 2, len(data) - 30, len(data) - 1}:
        (folder / name).write_bytes(data[:cut])
        assert go_on(folder) > 0
        assert (folder / "matches.jsonl").read_bytes() == whole
        assert (folder / "times.jsonl").read_bytes().count(b"\n") == 2 * DEALS


def test_another_contest_is_refused_and_nothing_is_touched(tmp_path: Path, whole: bytes) -> None:
    folder = tmp_path / "whole"
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    for changed, said in (
        (contest(seed=2), "seed is 1 there and 2 here"),
        (contest("random", "medium"), "bots is"),
        (
            Contest.of(GAMES["monster"], 3, GAMES["monster"].options(), ["medium", "random"], 1),
            "players is 2 there and 3 here",
        ),
    ):
        with pytest.raises(BadResults, match=said):
            Results.in_folder(changed, folder)
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_what_is_no_result_is_refused(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "whole" / "matches.jsonl"
    lines = whole.splitlines(keepends=True)
    for data, said in (
        (b"my notes", "is not a file of results"),
        (b"my notes\n", "line 1 cannot be read"),
        (b"{}\n", "results of another kind: game is not in both"),
        (b"".join([*lines[:2], b"{]\n", *lines[3:]]), "line 3 cannot be read"),
        (b"".join([lines[0], b"\xff\n", *lines[2:]]), "line 2 cannot be read"),
        (b"".join([lines[0], lines[2], lines[1], *lines[3:]]), "line 2 is not the match that comes next"),
    ):
        file.write_bytes(data)
        with pytest.raises(BadResults, match=said):
            Results.in_folder(contest(), file.parent)
        assert file.read_bytes() == data


def test_a_place_that_cannot_be_written_has_a_name(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadResults, match=r"cannot be used: file exists|cannot be used: not a directory"):
        Results.in_folder(contest(), tmp_path / "file")
