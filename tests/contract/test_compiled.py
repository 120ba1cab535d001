"""What the compiled form owes: it is small, it works without the GIL, and it plays exactly like the other."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import petitfour
from petitfour import DEALER, Rng
from petitfour.core.playout import belief_playouts, playouts
from tables import all_tables, random_steps, start, tables

GAMES = int(os.environ.get("PETITFOUR_AGREE", "30"))  # per table; `make deep` plays 1,000

pytestmark = pytest.mark.skipif(not petitfour.compiled, reason="nothing is compiled here")
each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())


def run(table: str, pure: bool) -> subprocess.Popen[str]:
    script = str(Path(__file__).with_name("agree.py"))
    env = os.environ | {"PETITFOUR_PURE": "1" if pure else "0"}
    return subprocess.Popen([sys.executable, script, table, str(GAMES)], env=env, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("table", all_tables())
def test_compiled_and_uncompiled_agree(table: str) -> None:
    """On every legal list and score, and on samples at every tenth position."""
    runs = run(table, pure=False), run(table, pure=True)
    compiled, uncompiled = (process.communicate()[0].splitlines() for process in runs)
    assert [process.returncode for process in runs] == [0, 0]
    assert (compiled[0], uncompiled[0]) == ("compiled", "uncompiled")
    assert len(compiled) == GAMES + 1
    different = [line.split()[0] for line, other in zip(compiled, uncompiled, strict=True) if line != other][1:]
    assert different == [], f"see `python tests/contract/agree.py {table} --trace {different[0]}` of both forms"


@each_table
def test_a_state_is_at_most_a_kibibyte(game: str, players: int, settings: dict[str, Any]) -> None:
    state = start(game, players, settings)
    assert not hasattr(state, "__dict__")
    assert type(state).__basicsize__ <= 1024


def progress_during(work: Any) -> tuple[int, float]:
    """How often this thread gets a turn while another does the work, and how long that takes."""
    thread = Thread(target=work)
    turns = 0
    began = time.perf_counter()
    thread.start()
    while thread.is_alive():
        time.sleep(0.001)
        turns += 1
    return turns, time.perf_counter() - began


@each_table
def test_playouts_and_beliefs_work_without_the_gil(game: str, players: int, settings: dict[str, Any]) -> None:
    """Copy, list, play, roll out, learn and imagine, all in one call that lets other threads run meanwhile."""
    position = next(p.clone() for p, seat, _ in random_steps(start(game, players, settings), 1) if seat != DEALER)
    for work in (playouts, lambda *given: belief_playouts(given[0], 0, *given[1:])):
        n, turns, seconds = 100, 0, 0.0
        while seconds < 0.15:
            n *= 3
            turns, seconds = progress_during(lambda: work(position, n, Rng(1)))  # noqa: B023
        assert turns > 5, "one or two, if the call kept the GIL"
