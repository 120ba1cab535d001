"""The engine's speed, side by side with OpenSpiel in one run: `make bench`.

Machines are noisy: time is processor time, every measure of ours alternates with the one it is compared to, and the
table shows the median of the ratios. Nothing here is a test.

What is measured, for four players unless it says otherwise:

playouts
    random card play from dealt hands to the round's end, without Python in the loop, copy and scoring included, in
    plays per second; against OpenSpiel's C++ rollouts (bench/openspiel/rates.py says exactly what those are).
stepped
    the loop a Python user writes: legal list, a random one of it, play, clone; deals not counted.
uncompiled
    our own playouts with and without the compiler, the same source.
sample
    at every decision of 1,000 random rounds: one belief read and one full state sampled from it, against one playout
    from there to the round's end, both without Python in the loop.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import random
from statistics import median
from time import process_time
from typing import Any, TypeVar

import petitfour
from petitfour import DEALER, Rng
from petitfour.core.playout import belief_playouts, playouts
from petitfour.core.state import State

T = TypeVar("T")
HERE = Path(__file__).parent
TRICK_GAMES = ("marshmallow", "monster", "macaron")
THEIRS = ("hearts", "euchre", "bridge", "oh_hell")
BATCH = 200  # playouts of one deal per call


def dealt(name: str, rng: Rng, players: int = 4) -> State:
    """A fresh round of a game at its first card: what comes before (orders, passes, votes, bets) played at random."""
    state: State = petitfour.game(name).start(players)
    while state.phase_name() != "play":
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.play(seat, state.chance(rng) if seat == DEALER else legal[rng.randbelow(len(legal))])
    return state


def rate(make: Callable[[], T], work: Callable[[T], int], batch: int, seconds: float) -> float:
    """What `work` counts for each second of processor time; making what it works on is not measured."""
    done, spent = 0, 0.0
    while spent < seconds:
        made = [make() for _ in range(batch)]
        start = process_time()
        for one in made:
            done += work(one)
        spent += process_time() - start
    return done / spent


def rollout_rate(name: str, seconds: float, rng: Rng) -> float:
    return rate(lambda: dealt(name, rng), lambda state: playouts(state, BATCH, rng), 8, seconds)


def step_through(state: State) -> int:
    number, plays = state.round, 0
    while state.round == number:
        actors = state.to_act()
        if not actors:
            break
        moves = state.legal(actors[0])
        state.play(actors[0], moves[int(random() * len(moves))])
        state = state.clone()
        plays += 1
    return plays


def stepped_rate(name: str, seconds: float, rng: Rng) -> float:
    return rate(lambda: dealt(name, rng), step_through, 50, seconds)


def sample_ratio(name: str, rounds: int, rng: Rng) -> float:
    """Seconds of sampling for each second of playing out, over all decisions of so many rounds."""
    repeat = 20  # of each, so that the call from Python does not count
    sampling = playing = 0.0
    for _ in range(rounds):
        state = dealt(name, rng)
        number = state.round
        while state.round == number and state.to_act() and state.to_act() != (DEALER,):
            seat = state.to_act()[0]
            start = process_time()
            playouts(state, repeat, rng)
            middle = process_time()
            belief_playouts(state, seat, repeat, rng)
            both = process_time() - middle
            playing += middle - start
            sampling += both - (middle - start)
            legal = state.legal(seat)
            state.play(seat, legal[rng.randbelow(len(legal))])
    return sampling / playing


class OpenSpiel:
    """The other side, in its own environment: one JSON line a request, one an answer."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, str(HERE / "openspiel" / "rates.py"), "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, what: str, game: str, seconds: float, of: str = "plays") -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"what": what, "game": game, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return float(answer[f"{of}_per_second"])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def uncompiled_rate(name: str) -> float:
    code = f"import sys; sys.path.insert(0, {str(HERE)!r}); import engine, petitfour; assert not petitfour.compiled; "
    code += f"engine.BATCH = 2; print(engine.rollout_rate({name!r}, 2.0, petitfour.Rng(1)))"
    done = subprocess.run([sys.executable, "-c", code], env={"PETITFOUR_PURE": "1"}, capture_output=True, check=True)
    return float(done.stdout)


def row(what: str, ours: float, theirs: float, ratio: float, bar: str = "") -> None:
    print(f"| {what} | {ours / 1e6:.2f} M/s | {theirs / 1e6:.2f} M/s | {ratio:.1f} | {bar} |", flush=True)


def compare(times: int, ours: Callable[[], float], theirs: Callable[[], float]) -> tuple[float, float, float]:
    pairs = [(ours(), theirs()) for _ in range(times)]
    return median(a for a, _ in pairs), median(b for _, b in pairs), median(a / b for a, b in pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--openspiel", required=True, metavar="PYTHON", help="the interpreter that has OpenSpiel")
    parser.add_argument("--times", type=int, default=9, help="alternations of each pair (median)")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each single measure")
    parser.add_argument("--rounds", type=int, default=1000, help="for the cost of samples")
    args = parser.parse_args()
    if not petitfour.compiled:
        raise SystemExit("the bench wants the compiled engine")
    rng, other = Rng(1), OpenSpiel(args.openspiel)
    print(f"{date.today()}, {platform.machine()}, Python {platform.python_version()}; medians of {args.times}\n")
    print("| measure | ours | OpenSpiel | ratio | bar |\n|---|---|---|---|---|")
    for name in TRICK_GAMES:
        rates = {}
        for game in THEIRS:
            ours, theirs, ratio = compare(
                args.times,
                lambda name=name: rollout_rate(name, args.seconds, rng),  # type: ignore[misc]
                lambda game=game: other.rate("rollout", game, args.seconds),  # type: ignore[misc]
            )
            rates[game] = theirs
            bar = 6.0 if game == "hearts" else 4.0
            bar = bar if name == "marshmallow" else bar / 2
            needed = f"≥ {bar:g}" if game == "hearts" or game == max(rates, key=lambda g: rates[g]) else ""
            row(f"playouts: {name} to C++ {game}", ours, theirs, ratio, needed)
        ours, theirs, ratio = compare(
            args.times,
            lambda name=name: stepped_rate(name, args.seconds, rng),  # type: ignore[misc]
            lambda: other.rate("stepped", "hearts", args.seconds),
        )
        row(f"stepped from Python: {name} to hearts", ours, theirs, ratio, "≥ 3" if name == "marshmallow" else "≥ 1.5")
    other.close()
    print("\n| measure | value | bar |\n|---|---|---|")
    for name in TRICK_GAMES:
        ours = rollout_rate(name, 2.0, rng)
        print(f"| compiled to uncompiled, {name} | {ours / uncompiled_rate(name):.0f} | |", flush=True)
    for name in TRICK_GAMES:
        print(f"| sample to playout, {name} | {sample_ratio(name, args.rounds, rng):.2f} | ≤ 5 |", flush=True)
    for each in petitfour.GAMES.values():
        print(f"| bytes of a state, {each.id} | {each.state_type.__basicsize__} | ≤ 1024 |")
    print(f"| Mastermind's 1,680 × 1,680 marks | {marks_ms():.1f} ms | < 50 ms |")


def marks_ms() -> float:
    from petitfour.games.mastermind.codes import mark_table  # noqa: PLC0415

    times = []
    for _ in range(9):
        start = process_time()
        mark_table(8)
        times.append(process_time() - start)
    return median(times) * 1000


if __name__ == "__main__":
    main()
