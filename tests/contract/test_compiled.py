"""The compiled form: it is small, runs without the GIL, and plays exactly like the uncompiled one."""

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
    """Compare every legal list and score, and samples at every tenth position."""
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


def turns_during(work: Any) -> int:
    """Return how often this thread gets a turn while another does the work."""
    thread = Thread(target=work)
    turns = 0
    thread.start()
    while thread.is_alive():
        time.sleep(0.001)
        turns += 1
    return turns


@each_table
def test_playouts_and_beliefs_work_without_the_gil(game: str, players: int, settings: dict[str, Any]) -> None:
    """Copying, listing, playing, rollouts, learning and sampling run in one call that lets other threads run. A call
    that keeps the GIL allows one or two turns however long it takes; one that releases it allows many if it is long
    enough, also on a busy machine."""
    position = next(p.clone() for p, seat, _ in random_steps(start(game, players, settings), 1) if seat != DEALER)
    for work in (playouts, lambda *given: belief_playouts(given[0], 0, *given[1:])):
        n = 1000
        while turns_during(lambda: work(position, n, Rng(1))) <= 5:  # noqa: B023
            n *= 3
            assert n < 10**7, "this thread had no turn: the call keeps the GIL"
