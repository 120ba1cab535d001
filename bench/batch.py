"""Steps per second of the environments for learning, beside other libraries in one run: `make bench-environments`.

batch
    one call of `step` for 1,024 tables: actions read, moves played, deals, observations, masks, rewards, auto-reset.
    Choosing the actions is not counted. In processor time; the last columns compare two threads with one by the clock.
PettingZoo
    our AEC environment and PettingZoo's own card games, each as a user steps it: last, random legal action, step.
stepped
    other libraries as bench/environments/rates.py says.

Nothing here is a test. Figures of a busy machine are too low; compare within one run only.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
from collections.abc import Callable
from datetime import date
from pathlib import Path
from time import perf_counter, process_time

import numpy as np

from petitfour import Rng
from petitfour.rl.batching import Batch
from petitfour.rl.zoo import AecEnv

HERE = Path(__file__).parent
GAMES = ("marshmallow", "monster", "macaron", "mastermind")
TABLES = 1024


def batch_rate(game: str, threads: int, seconds: float, clock: Callable[[], float]) -> float:
    batch, rng = Batch(game, TABLES, threads=threads, seed=1), Rng(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = batch.random_actions(rng)
        began = clock()
        batch.step(actions)
        spent += clock() - began
        steps += TABLES
    batch.close()
    return steps / spent


def zoo_rate(game: str, seconds: float) -> float:
    table, random = AecEnv(game), np.random.default_rng(0)
    table.reset(seed=1)
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        for _ in table.agent_iter(200):
            seen, _, ended, _, _ = table.last()
            if ended:
                table.reset()
                break
            legal = np.flatnonzero(seen["action_mask"])
            table.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
    return steps / (process_time() - began)


def others(python: str, seconds: float) -> dict[str, float | None]:
    ran = subprocess.run(
        [python, str(HERE / "environments" / "rates.py"), str(seconds)], stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, float | None] = json.loads(ran.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--others", metavar="PYTHON", help="the interpreter that has the other libraries")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    given = parser.parse_args()
    print(f"{date.today()}, {platform.machine()}, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}\n")
    print("| batch of 1,024 tables | M steps/s, one core | two threads, by the clock |")
    print("|---|---|---|")
    for game in GAMES:
        one = batch_rate(game, 1, given.seconds, process_time)
        ratio = batch_rate(game, 2, given.seconds, perf_counter) / batch_rate(game, 1, given.seconds, perf_counter)
        print(f"| {game} | {one / 1e6:.2f} | {ratio:.2f} times one |", flush=True)
    print("\n| stepped from Python | k steps/s |\n|---|---|")
    for game in GAMES:
        print(f"| Petit Four {game}, PettingZoo AEC | {zoo_rate(game, given.seconds) / 1e3:.1f} |", flush=True)
    for label, rate in (others(given.others, given.seconds) if given.others else {}).items():
        print(f"| {label} | {'not measured' if rate is None else f'{rate / 1e3:.1f}'} |")


if __name__ == "__main__":
    main()
