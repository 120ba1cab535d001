"""Find an equilibrium of a small game by CFR+, and show what it plays first:

python examples/solve.py
"""

from __future__ import annotations

import time

from petitfour import DEALER
from petitfour.rl.solver import Solver
from petitfour.rl.tree import Tree

SETTINGS = {"suits": 2, "ranks": 3, "hand": 3, "out_at": 2, "first": 0}


def main() -> None:
    tree = Tree("marshmallow", 2, SETTINGS)
    solver = Solver(tree)
    print(f"{tree.decisions():,} decisions, {len(tree.legal):,} information sets")
    for iterations in (1, 10, 100, 1000):
        began = time.process_time()
        solver.run(iterations - solver.iterations)
        spent = time.process_time() - began
        print(f"{iterations:5} iterations: NashConv {solver.nash_conv():.6f} points a round ({spent:.3f} s)")

    state = tree.start.clone()
    state.play_text(DEALER, "deal P1 P3 Y2 | P2 Y1 Y3")
    print("With P1 P3 Y2 the dealer leads:")
    for move, share in solver.strategy(state, 0).items():
        print(f"  {state.text(0, move)} {share:.0%}")


if __name__ == "__main__":
    main()
