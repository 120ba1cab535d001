"""Compute the Mastermind trees. The run can be stopped at any time: it saves what it has found and proved, and the next
run continues from there. With --quick it proves nothing and writes the best trees found so far."""

from __future__ import annotations

import argparse
import zlib
from pathlib import Path

from petitfour.games.mastermind.trees import file_name
from petitfour.games.mastermind.trees.builder import ALL, TreeBuilder


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m petitfour.games.mastermind.trees", description=__doc__)
    parser.add_argument("trees", nargs="*", default=ALL, metavar="TREE", help=f"unless told, all: {' '.join(ALL)}")
    parser.add_argument("--folder", type=Path, default=Path("build/trees"), help="where progress is kept")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, help="where trees are written")
    parser.add_argument("--quick", action="store_true", help="good trees in seconds, nothing proved")
    parser.add_argument("--width", type=int, default=20, help="guesses tried for each set by the quick search")
    parser.add_argument("--longest", type=int, default=0, help="guesses for the worst code")
    chosen = parser.parse_args()
    if unknown := set(chosen.trees) - set(ALL):
        parser.error(f"no such tree: {', '.join(sorted(unknown))}")
    for name in chosen.trees:
        colours, repeats = int(name.partition("-")[0]), name.endswith("-repeats")
        builder = TreeBuilder(colours, repeats, chosen.folder, chosen.width, chosen.longest)
        for tree in builder.trees(prove=not chosen.quick):
            (chosen.out / file_name(colours, repeats)).write_bytes(zlib.compress(tree.to_bytes(), 9))


if __name__ == "__main__":
    main()
