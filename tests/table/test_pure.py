"""A table works without sockets, databases, event loops, threads and the system clock."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys, threading, time

BLOCKED = ("asyncio", "socket", "sqlite3", "sqlalchemy", "alembic", "uvicorn", "litestar", "websockets", "redis")

class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED or name.startswith("petitfour.server"):
            raise ImportError(f"{name} is blocked")

def forbidden(*_):
    raise AssertionError("a table asked for the time, or started a thread")

sys.meta_path.insert(0, Block())
import petitfour.table.tutorials
from petitfour import GAMES, Rng
from petitfour.bots.levels import player
from petitfour.table.commands.structs import BotMove
from petitfour.table.events import SeatConfig
from petitfour.table.record import record, record_text
from table.matches import Match

time.time = time.time_ns = time.monotonic = time.monotonic_ns = threading.Thread.start = forbidden
for game in GAMES:
    match = Match(game, 2, seats=(SeatConfig(), SeatConfig("bot", None, "medium")), settings={"first": 0})
    match.fill()
    bot, rng = player("medium", game), Rng(7)
    while match.table.phase == "playing":
        state = match.table.state
        seat = match.table.to_act()[0]
        match.later(1)
        if match.table.seats[seat].by_bot:
            decision = bot.bot.decide(state.view(seat), state.belief(seat), rng, bot.budget)
            match.ask("", BotMove(seat, match.table.number, state.read(seat, decision.move)))
        else:
            legal = match.legal(seat)
            match.move(seat, legal[rng.randbelow(len(legal))])
    assert record_text(match.table, record(match.table, match.log)).count("\\n") > 10
    for viewpoint in (None, 0, 1):
        match.table.view(viewpoint), match.table.moves_since(viewpoint, 0), match.table.info()
    print(game, match.table.outcome.reason)
assert not set(BLOCKED) & set(sys.modules)
"""


def test_whole_matches_of_all_games_without_a_server() -> None:
    tests = str(Path(__file__).parents[1])
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {tests!r})\n{PROGRAM}"],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert [line.split()[0] for line in ran.stdout.splitlines()] == ["marshmallow", "monster", "macaron", "mastermind"]
