"""The long round trip: the information set of a sample equals the one it was drawn from, at very many positions.

    python tests/sampling/roundtrip.py [--positions 100000] [--seed 1] [GAME …]

Prints one line per game, with the slowest single sample. Exits with 1 and the position if one differs.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count
from pathlib import Path
from time import perf_counter, thread_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from petitfour import GAMES, Rng
from petitfour.core.state import State
from tables import all_tables, random_steps, start


def failures(position: State, rng: Rng, times: list[float]) -> list[int]:
    """Return the seats whose information set does not survive sampling."""
    failed = []
    for seat in range(position.players):
        belief = position.belief(seat)
        began = thread_time()
        world = belief.sample(rng)
        times.append(thread_time() - began)
        if world.belief(seat) != belief or world.to_act() != position.to_act():
            failed.append(seat)
    return failed


def travel(game: str, positions: int, first_seed: int) -> bool:
    tables = [table for table in all_tables().values() if table[0] == game]
    rng, seen, slowest, began = Rng(first_seed), 0, 0.0, perf_counter()
    for seed in count(first_seed):
        name, players, settings = tables[seed % len(tables)]
        for n, (position, _, _) in enumerate(random_steps(start(name, players, settings), seed)):
            times: list[float] = []
            if failed := failures(position, rng, times):
                print(f"{game}, {players} players, {settings}, seed {seed}, after {n} moves: seats {failed}")
                return False
            slowest = max(slowest, *times)
            seen += 1
        if seen >= positions:
            break
    print(
        f"{game}: {seen} positions, {perf_counter() - began:.0f} s, slowest sample {1000 * slowest:.1f} ms", flush=True
    )
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Belief to sample and back, at very many positions.")
    parser.add_argument("--positions", type=int, default=100_000, help="of each game (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("games", nargs="*", default=[*GAMES])
    given = parser.parse_args()
    return 0 if all(travel(game, given.positions, given.seed) for game in given.games) else 1


if __name__ == "__main__":
    sys.exit(main())
