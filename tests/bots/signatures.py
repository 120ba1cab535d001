"""Write the signatures of the bots: one number per level and game, from what the level plays in fixed positions.

    python tests/bots/signatures.py

A refactoring keeps them. A change of play changes them; the changelog then describes it, with an arena result.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from petitfour import DEALER, GAMES, Rng
from petitfour.bots.bot import Budget
from petitfour.bots.levels import LEVELS, player
from petitfour.core.state import State
from tables import all_tables, first_rounds, start

FILE = Path(__file__).with_suffix(".txt")
SEED = 1
APART = 17  # positions of the same phase
WORLDS = 160  # shared by all legal moves, so that this takes seconds …
MOST = 40  # … and enough for a search to stop early


def signature(level: str, game: str) -> str:
    """Hash the chosen moves and the budget, which also decides how the level plays."""
    own = player(level, game).budget
    told = hashlib.sha256(f"{own.worlds} {own.seconds}".encode())
    for n, (state, seat) in enumerate(positions(game)):
        worlds = max(2, min(own.worlds or MOST, MOST, WORLDS // len(state.legal(seat))))
        bot = player(level, game).bot
        decision = bot.decide(state.view(seat), state.belief(seat), Rng(n), Budget(worlds=worlds))
        told.update(f"{n} {seat} {decision.move}\n".encode())
    return told.hexdigest()[:8]


def positions(game: str) -> Iterator[tuple[State, int]]:
    """Yield positions from a random match at every table of a game: each phase when it first occurs, and some later
    ones."""
    for table in all_tables().values():
        if table[0] != game:
            continue
        seen: dict[str, int] = {}
        for state, seat, _ in first_rounds(start(*table), SEED):
            if seat == DEALER or seat >= state.players or len(state.legal(seat)) == 1:
                continue
            times = seen[state.phase_name()] = seen.get(state.phase_name(), -1) + 1
            if times % APART == 0:
                yield state, seat


def signatures() -> str:
    return "".join(f"{level} {game} {signature(level, game)}\n" for level in LEVELS for game in GAMES)


if __name__ == "__main__":
    FILE.write_text(signatures())
    print(FILE.read_text(), end="")
