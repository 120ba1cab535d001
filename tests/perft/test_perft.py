"""The perft files still hold, counted in three ways."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from perft.make import FOLDER, PLACES
from petitfour import DEALER, GAMES, compiled
from petitfour.cli import main
from petitfour.core.perft import lines
from petitfour.core.record import last_position, read
from petitfour.core.state import State

FILES = sorted(FOLDER.glob("*.pf"))
BY_HAND = 5_000  # lines that the slow counter counts

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def expected(file: Path) -> dict[int, int]:
    found = re.findall(r"^# perft (\d+): (\d+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {int(depth): int(count) for depth, count in found}


def slow(state: State, depth: int) -> int:
    """Count with the contract alone: who acts, what is legal, play it in a copy."""
    actors = state.to_act()
    if depth == 0 or actors in ((), (DEALER,)):
        return 1
    total = 0
    for move in state.legal(actors[0]):
        child = state.clone()
        child.play(actors[0], move)
        total += slow(child, depth - 1)
    return total


@each_file
def test_move_by_move(file: Path) -> None:
    state = last_position(read(file.read_bytes(), GAMES))
    before = state.clone()
    counts = {depth: count for depth, count in expected(file).items() if count <= BY_HAND}
    assert counts == {depth: slow(state, depth) for depth in counts} != {}
    assert state.same(before)


@each_file
def test_by_the_fast_counter(file: Path) -> None:
    state = last_position(read(file.read_bytes(), GAMES))
    counts = {depth: count for depth, count in expected(file).items() if compiled or count <= BY_HAND}
    assert counts == {depth: lines(state, depth) for depth in counts}


@each_file
def test_by_the_command(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counts = [count for count in expected(file).values() if compiled or count <= BY_HAND]
    assert main(["perft", str(file), "--depth", str(len(counts))]) == 0
    assert [int(line) for line in capsys.readouterr().out.split()] == counts


def test_every_game_has_perft_files() -> None:
    assert {file.stem for file in FILES} == set(PLACES)
    assert {place.game for place in PLACES.values()} == set(GAMES)
