"""Processor time of appends to the store, this tree against another one.

    python bench/append.py                    # this tree alone
    python bench/append.py --against OTHER    # OTHER is the `src` folder of another, built checkout

Each tree runs in a process of its own, on a fresh data file. In turn, each commits some single moves and some groups of
50 tables, and reports the processor time of both, all threads included: 2,000 single moves and 40 groups in all. The
result is the median over the turns of the ratio this tree / other tree; 1.0 means no difference.
"""

from __future__ import annotations

import argparse
import asyncio
import inspect
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent / "src"
MOVES, GROUPS, TABLES, TURNS = 2_000, 40, 50, 40


async def measure(folder: Path) -> None:
    """Measure once for each line of the input. Runs in the process of one tree."""
    import msgspec  # noqa: PLC0415

    from petitfour.server.store.store import Entry, Row, Store  # noqa: PLC0415

    store = await Store.open(folder / "data.db")
    moves_only: dict[str, Any] = (
        {"moves_only": True} if "moves_only" in inspect.signature(store.append).parameters else {}
    )
    people = [(f"person{seat}", seat) for seat in range(4)]
    about = msgspec.Raw(
        msgspec.json.encode({"seats": [{"name": f"Player {n}", "kind": "person"} for n in range(4)] * 3})
    )
    rows: dict[str, Row] = {}
    for number in range(TABLES):
        id = f"table{number:04}"
        rows[id] = Row(id, "marshmallow", "playing", False, 1, 1_000, 1_000, 9_000, [0], people, about)
        await store.create(rows[id], [Entry(1, 1_000, b'{"act":"created"}')], b"secret")

    async def move(id: str) -> None:
        before = rows[id]
        number = before.number + 1
        row = msgspec.structs.replace(before, number=number, updated=1_000 + number, waiting_for=[number % 4])
        if "relisted" in Row.__struct_fields__:
            row = msgspec.structs.replace(row, relisted=1)
        entry = Entry(number, 1_000 + number, b'{"act":"moved","seat":2,"move":"P12","by":"person","spent":1234}')
        await store.append(row, entry, **moves_only)
        rows[id] = row

    for _ in sys.stdin:
        began = time.process_time()
        for _ in range(MOVES // TURNS):
            await move("table0000")
        half = time.process_time()
        for _ in range(GROUPS // TURNS):
            await asyncio.gather(*map(move, rows))
        print(json.dumps([half - began, time.process_time() - half]), flush=True)
    await store.close()


class Tree:
    """A process that measures one tree."""

    def __init__(self, source: Path, folder: Path) -> None:
        folder.mkdir()
        environment = {**os.environ, "PYTHONPATH": str(source)}
        line = [sys.executable, __file__, "--measure", str(folder)]
        self.process = subprocess.Popen(
            line, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def turn(self) -> list[float]:
        """Measure once: seconds for the single moves and for the groups."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        found: list[float] = json.loads(self.process.stdout.readline())
        return found

    def close(self) -> None:
        self.process.communicate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, metavar="SRC", help="the src folder of another built checkout")
    parser.add_argument("--measure", type=Path, metavar="FOLDER", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        asyncio.run(measure(args.measure))
        return
    with tempfile.TemporaryDirectory() as folder:
        sources = [HERE, *([args.against] if args.against else [])]
        trees = [Tree(source, Path(folder) / str(number)) for number, source in enumerate(sources)]
        turns = [[tree.turn() for tree in trees] for _ in range(TURNS)]
        for tree in trees:
            tree.close()
    for what, (name, count) in enumerate({"single moves": MOVES, "groups of 50": GROUPS * TABLES}.items()):
        each = 1e6 * statistics.median(turn[0][what] for turn in turns) * TURNS / count
        line = f"{name}: {each:.0f} µs of processor time for each move"
        if args.against:
            ratios = sorted(turn[0][what] / turn[1][what] for turn in turns)
            line += f", {statistics.median(ratios):.2f} of the other tree"
            line += f" (half of the turns {ratios[TURNS // 4]:.2f} to {ratios[3 * TURNS // 4]:.2f})"
        print(line)


if __name__ == "__main__":
    main()
