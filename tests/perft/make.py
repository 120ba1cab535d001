"""Write the perft files: unfinished records, with the number of legal lines of each length in their first comments.

    python tests/perft/make.py

    # perft 1: 5
    # perft 2: 26

The numbers hold for any implementation of the rules, in any language: all ways to play this many moves from the last
position of the record. If several seats may act, the lowest moves first. A line that reaches a deal or the end of the
match is not continued and counts once. `petitfour perft FILE --depth 2` counts them too.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from petitfour import GAMES
from petitfour.core.perft import lines
from petitfour.core.record import Recorder, write
from petitfour.core.state import State
from tables import random_steps, start

FOLDER = Path(__file__).parent
DEEPEST = 12
MOST = 300_000


class Place(NamedTuple):
    """Stop a random match at the first position of that phase after this many moves."""

    game: str
    players: int
    phase: str
    after: int
    settings: dict[str, Any] = {}  # noqa: RUF012
    seed: int = 1


PLACES = {
    "marshmallow-lead": Place("marshmallow", 4, "play", 2),
    "marshmallow-trump": Place("marshmallow", 3, "trump", 2),
    "marshmallow-trumped": Place("marshmallow", 4, "play", 70),
    "marshmallow-gigamic": Place("marshmallow", 4, "play", 70, {"edition": "gigamic"}),
    "marshmallow-last-tricks": Place("marshmallow", 5, "play", 48),
    "monster-order": Place("monster", 2, "order", 2),
    "monster-opening": Place("monster", 3, "play", 5),
    "monster-four-open": Place("monster", 5, "play", 20),
    "monster-last-cards": Place("monster", 4, "play", 45),
    "macaron-pass": Place("macaron", 2, "pass", 2),
    "macaron-royal": Place("macaron", 3, "royal", 3),
    "macaron-vote": Place("macaron", 4, "vote", 14),
    "macaron-bet": Place("macaron", 5, "bet", 10, {"board": "advanced"}),
    "macaron-teams": Place("macaron", 4, "play", 40, {"teams": True}),
    "macaron-discard": Place("macaron", 1, "discard", 1),
    "macaron-emma": Place("macaron", 1, "play", 12),
    "mastermind-code": Place("mastermind", 2, "code", 1, {"colours": 6}),
    "mastermind-last-row": Place("mastermind", 2, "guess", 10, {"repeats_in_guess": False}),
    "mastermind-by-hand": Place("mastermind", 2, "mark", 3, {"marking": "by-hand", "colours": 6, "rows": 2}),
}


def stop_at(place: Place) -> str:
    game = GAMES[place.game]
    state = start(place.game, place.players, place.settings)
    names = tuple(f"player {seat}" for seat in range(state.seats))
    recorder = Recorder(game, place.players, state.options, names)
    for n, (position, seat, move) in enumerate(random_steps(state, place.seed)):
        if n >= place.after and position.phase_name() == place.phase:
            title, rest = write(recorder.record()).split("\n", 1)
            return "\n".join([title, *(f"# perft {depth}: {count}" for depth, count in counts(position)), rest])
        recorder.play(seat, move)
    raise SystemExit(f"the match is over before {place}")


def counts(position: State) -> list[tuple[int, int]]:
    """Count deeper until there are too many lines, or none continues."""
    found: list[tuple[int, int]] = []
    for depth in range(1, DEEPEST + 1):
        count = lines(position, depth)
        if count > MOST or (found and count == found[-1][1] and count == lines(position, depth + 1)):
            break
        found.append((depth, count))
    return found


def main() -> None:
    for name, place in PLACES.items():
        text = stop_at(place)
        (FOLDER / f"{name}.pf").write_text(text, encoding="utf-8")
        print(f"{name:25}", *(line.split(": ")[1] for line in text.splitlines() if line.startswith("# perft")))


if __name__ == "__main__":
    main()
