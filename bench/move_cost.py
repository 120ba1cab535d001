"""Compare the processor time of a move between two checkouts: python bench/move_cost.py OLD [--times 3].

OLD is a built checkout of another commit (`git worktree add OLD COMMIT && cd OLD && make .make/built .make/dev`). Each
checkout runs its own server and its own client from its `bench/load.py`, so the two may speak different versions of the
wire. The two alternate; the script prints the medians and their ratio. Only processor time of the server counts.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[1]
MEASURE = """
import asyncio, json, sys, tempfile
from load import Load, petitfour

async def measure(tables, seconds):
    with tempfile.TemporaryDirectory() as folder, petitfour(f"--data={folder}/data.db") as server:
        load = Load([server])
        await load.open(tables)
        await load.run(2)
        found = await load.run(seconds)
        load.close()
    assert not found.errors, found.errors[:3]
    print(json.dumps([found.each, found.rate]))

asyncio.run(measure(int(sys.argv[1]), float(sys.argv[2])))
"""


def measure(checkout: Path, tables: int, seconds: float) -> tuple[float, float]:
    """Return the microseconds of processor time per move, and the moves per second, of one checkout."""
    line = [str(checkout / ".venv/bin/python"), "-c", MEASURE, str(tables), str(seconds)]
    said = subprocess.run(line, cwd=checkout / "bench", check=True, capture_output=True, text=True, timeout=300).stdout
    each, rate = json.loads(said.splitlines()[-1])
    return each, rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, help="a built checkout of the commit to compare with")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--times", type=int, default=3)
    args = parser.parse_args()
    found: dict[Path, list[float]] = {args.old.resolve(): [], HERE: []}
    for _ in range(args.times):
        for checkout, costs in found.items():
            each, rate = measure(checkout, args.tables, args.seconds)
            costs.append(each)
            name = "new" if checkout == HERE else "old"
            print(f"{name}: {each:.1f} µs of processor time per move, {rate:.0f} moves per second", flush=True)
    old, new = (median(costs) for costs in found.values())
    print(f"medians: old {old:.1f} µs, new {new:.1f} µs, ratio {new / old:.3f}")


if __name__ == "__main__":
    main()
