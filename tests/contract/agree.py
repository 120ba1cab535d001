"""Summarise random games in one line each. The compiled and the uncompiled form must give the same lines.

    python tests/contract/agree.py marshmallow-4 30
    PETITFOUR_PURE=1 python tests/contract/agree.py marshmallow-4 30

If they differ, `--trace 17` prints everything that goes into the line of game 17, for a diff.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import petitfour
from petitfour import Rng
from tables import all_tables, fields, random_steps, start


def trace(table: str, seed: int) -> Iterator[str]:
    """Yield every legal list and score of a game; at every tenth position also the information sets, and samples of
    them."""
    rng = Rng(seed)
    state = start(*all_tables()[table])
    for n, (position, seat, move) in enumerate(random_steps(state, seed)):
        legal = {actor: position.legal(actor) for actor in position.to_act()}
        yield f"{n} {position.round} {position.phase_name()} {legal} {position.scores()} {position.rules_fired()}"
        if n % 10 == 0:
            yield f"  {fields(position)}"
            for person in range(position.players):
                belief = position.belief(person)
                yield f"  {person} knows {fields(belief.known)}"
                yield f"  {person} imagines {fields(belief.sample(rng))}"
        yield f"  {seat}: {position.text(seat, move)}"
    yield f"{state.outcome()} {fields(state)}"


def digest(table: str, seed: int) -> str:
    return sha256("\n".join(trace(table, seed)).encode()).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", choices=all_tables())
    parser.add_argument("games", type=int, nargs="?", default=30)
    parser.add_argument("--trace", type=int, metavar="GAME")
    given = parser.parse_args()
    print("compiled" if petitfour.compiled else "uncompiled")
    if given.trace is not None:
        print(*trace(given.table, given.trace), sep="\n")
    else:
        for seed in range(given.games):
            print(seed, digest(given.table, seed))


if __name__ == "__main__":
    main()
