"""What a move costs: one parse, one legality check, each text once, one draw for each deal.

Calls are counted in the uncompiled form of the rules, in a process of its own, because the methods of compiled states
cannot be replaced. Both forms run the same table code.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROGRAM = """
import json
from collections import Counter
from petitfour.core.state import State
from petitfour.games import GAMES
from petitfour.table.commands.structs import BotMove, Move, Start
from petitfour.table.events import Readied, Sat, SeatConfig
from petitfour.table.summary import row
from table.matches import NAMES, Match

counts = Counter()

def counted(owner, name):
    real = getattr(owner, name)
    def count(*args, **more):
        counts[name] += 1
        return real(*args, **more)
    setattr(owner, name, count)

for name in ("read", "is_legal", "play", "chance", "to_act", "clone"):
    counted(State, name)
for game in {type(game) for game in GAMES.values()}:
    counted(game, "text")

def cost(match, work):
    counts.clear()
    work()
    row(match.table)
    return dict(counts)

bot = SeatConfig("bot", level="medium")
match = Match(players=4, seats=(SeatConfig(), SeatConfig(), SeatConfig(), bot), settings={"first": 0})
for seat in range(3):
    match.do(Sat(seat, f"p{seat}", NAMES[seat]), Readied(seat))
costs = {"start": cost(match, lambda: match.ask("p0", Start()))}
while match.table.state.phase_name() != "play":
    match.move(match.table.to_act()[0], match.legal(match.table.to_act()[0])[0])
while "bot" not in costs or "person" not in costs:
    (seat,) = match.table.to_act()
    text = match.legal(seat)[0]
    number, at = match.number(seat, text), match.table.number
    if seat == 3:
        costs["bot"] = cost(match, lambda: match.ask("", BotMove(seat, at, number)))
    else:
        costs["person"] = cost(match, lambda: match.ask(f"p{seat}", Move(seat, at, text)))
print(json.dumps(costs))
"""


@pytest.fixture(scope="module")
def costs() -> Any:
    """The calls for a start with its deal, a person's move and a bot's move, at a table of four."""
    tests = str(Path(__file__).parents[1])
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {tests!r})\n{PROGRAM}"],
        capture_output=True, text=True, timeout=300, check=False, env={**os.environ, "PETITFOUR_PURE": "1"},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_a_persons_move_is_read_checked_and_written_once(costs: Any) -> None:
    found = costs["person"]
    assert {name: found.get(name, 0) for name in ("read", "is_legal", "play", "text", "chance")} == {
        "read": 1, "is_legal": 1, "play": 1, "text": 1, "chance": 0,
    }  # fmt: skip
    assert found["to_act"] <= 5
    assert found["clone"] == 1  # the move is checked on a copy, which becomes the position of the new table


def test_a_bots_move_is_not_read_at_all(costs: Any) -> None:
    found = costs["bot"]
    assert {name: found.get(name, 0) for name in ("read", "is_legal", "play", "text", "chance")} == {
        "read": 0, "is_legal": 1, "play": 1, "text": 1, "chance": 0,
    }  # fmt: skip
    assert found["to_act"] <= 6


def test_a_deal_is_drawn_written_and_checked_once(costs: Any) -> None:
    found = costs["start"]
    assert {name: found.get(name, 0) for name in ("read", "is_legal", "play", "text", "chance")} == {
        "read": 0, "is_legal": 1, "play": 1, "text": 1, "chance": 1,
    }  # fmt: skip
