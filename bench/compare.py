"""Compare the speed of two builds of the engine, for example before and after a refactoring.

    git worktree add ../old COMMIT
    (cd ../old && ../REPOSITORY/.venv/bin/python setup.py build_ext --inplace)
    .venv/bin/python bench/compare.py ../old

Each build runs in its own process. Both measure the same positions with the same random numbers, alternately, in
processor time, so noise of the machine hits both alike. The table shows the medians and the median of the ratios
new / old; above 1 the new build is faster. `--instructions` counts executed instructions with valgrind instead of
measuring time: a busy machine does not change them.

playouts    random card play from dealt hands to the end of the round, as in bench/engine.py
rollouts    the same, played by the default policy of the game
samples     an information set, a sample from it and a random playout of that, at every decision of a round
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time

SOURCE = Path(__file__).parents[1] / "src"
GAMES = ("marshmallow", "monster", "macaron")
MEASURES = ("playouts", "rollouts", "samples")
PLAYERS = 4
VALGRIND = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")


def work(measure: str, name: str, repeat: int, seed: int) -> float:
    """Do a fixed amount of work in this build. Return its processor time per play."""
    import petitfour  # noqa: PLC0415
    from petitfour import DEALER, Rng  # noqa: PLC0415
    from petitfour.core.playout import belief_playouts, play_round, playouts  # noqa: PLC0415

    if not petitfour.compiled:
        raise SystemExit(f"{petitfour.__file__} is not compiled")
    rng = Rng(seed)
    plays, spent = 0, 0.0
    for _ in range(repeat):
        state = petitfour.game(name).start(PLAYERS)
        while state.phase_name() != "play":
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.play(seat, state.chance(rng) if seat == DEALER else legal[rng.randbelow(len(legal))])
        if measure == "playouts":
            start = process_time()
            plays += playouts(state, 400, rng)
            spent += process_time() - start
        elif measure == "rollouts":
            from petitfour.games import default_policy  # noqa: PLC0415

            policy = default_policy(name)
            copies = [state.clone() for _ in range(10)]
            start = process_time()
            for copy in copies:
                plays += play_round(copy, copy.round, policy, rng)
            spent += process_time() - start
        else:
            number = state.round
            while state.round == number and state.to_act() and state.to_act() != (DEALER,):
                seat = state.to_act()[0]
                start = process_time()
                plays += belief_playouts(state, seat, 5, rng)
                spent += process_time() - start
                legal = state.legal(seat)
                state.play(seat, legal[rng.randbelow(len(legal))])
    return spent / plays


def serve() -> None:
    for line in sys.stdin:
        print(json.dumps(work(**json.loads(line))), flush=True)


class Build:
    """One build, in a process that works on request."""

    def __init__(self, source: Path) -> None:
        self.environment = {**os.environ, "PYTHONPATH": str(source)}
        self.process = subprocess.Popen(
            [sys.executable, "-P", __file__, "--serve"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self.environment,
        )  # fmt: skip

    def seconds(self, **what: object) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return float(json.loads(self.process.stdout.readline()))

    def instructions(self, **what: object) -> float:
        """Return the instructions of the work alone: those of a long run less those of a short one."""
        counts = []
        for repeat in (1, int(str(what["repeat"])) + 1):
            request = json.dumps({**what, "repeat": repeat})
            done = subprocess.run(
                [*VALGRIND, sys.executable, "-P", __file__, "--serve"],
                input=request, text=True, env=self.environment, capture_output=True, check=True,
            )  # fmt: skip
            counts.append(float(re.findall(r"Collected : (\d+)", done.stderr)[0]))
        return counts[1] - counts[0]

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", nargs="?", type=Path, help="the tree of the other build")
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--measures", nargs="+", default=MEASURES, choices=MEASURES)
    parser.add_argument("--times", type=int, default=15, help="alternations of each pair (median)")
    parser.add_argument("--repeat", type=int, default=40, help="rounds of each single measure")
    parser.add_argument("--instructions", action="store_true", help="count instructions with valgrind, once each")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve()
        return
    if args.old is None or not (args.old / "src").is_dir():
        parser.error("give the tree of another build, with its compiled modules beside the sources")
    new, old = Build(SOURCE), Build(args.old / "src")
    unit = "instructions" if args.instructions else "ns per play"
    print(f"| measure | game | new, {unit} | old | ratio new / old speed |\n|---|---|---|---|---|")
    for measure in args.measures:
        for name in args.games:
            what = {"measure": measure, "name": name, "repeat": args.repeat}
            if args.instructions:
                pairs = [(new.instructions(**what, seed=1), old.instructions(**what, seed=1))]
            else:
                pairs = []
                for seed in range(args.times):
                    one = [
                        (build, build.seconds(**what, seed=seed) * 1e9) for build in ((new, old), (old, new))[seed % 2]
                    ]
                    pairs.append((dict(one)[new], dict(one)[old]))
            ours, theirs = median(a for a, _ in pairs), median(b for _, b in pairs)
            ratio = median(b / a for a, b in pairs)
            print(f"| {measure} | {name} | {ours:,.1f} | {theirs:,.1f} | {ratio:.3f} |", flush=True)
    new.close()
    old.close()


if __name__ == "__main__":
    main()
