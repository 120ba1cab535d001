"""The search's speed, side by side with OpenSpiel's ISMCTS in one run: `make bench-search`.

A simulation draws a world (ours: one for all candidates) and plays it to the end of the round. Everything is measured
at the first real choice of a round's card play, four players, one core, in processor time; each of our measures
alternates with OpenSpiel's, and the table shows the median of the ratios. Nothing here is a test.

search
    `bots.search.Search`: every candidate in every world, played out by the default policy.
search, random playouts
    the same with random moves, as OpenSpiel plays them out: what the search itself costs, and what a policy adds.
tree
    `bots.ismcts.Tree`: OpenSpiel's own kind of search, compiled by us: random playouts, one tree over all worlds.
OpenSpiel
    its C++ `ISMCTSBot` on its hearts with 1,000 simulations a search; bench/openspiel/rates.py says exactly how.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from datetime import date
from functools import partial

from engine import TRICK_GAMES, OpenSpiel, compare, dealt, rate

import petitfour
from petitfour import Rng
from petitfour.bots.ismcts import EXPLORATION, Tree
from petitfour.bots.search import Search
from petitfour.core.policy import Policy
from petitfour.core.state import Belief
from petitfour.games import default_policy

SIMULATIONS = 1000  # of one search


def choice(name: str, rng: Rng) -> Belief:
    """Of the seat that has the first real choice."""
    state = dealt(name, rng)
    while len(legal := state.legal(seat := state.to_act()[0])) == 1:
        state.play(seat, legal[0])
    return state.belief(seat)


def searched(name: str, belief: Belief, rng: Rng) -> int:
    return looked_at(Search(belief, default_policy(name), rng))


def searched_at_random(name: str, belief: Belief, rng: Rng) -> int:
    return looked_at(Search(belief, Policy(), rng))


def looked_at(search: Search) -> int:
    worlds = max(1, SIMULATIONS // search.n)
    search.batch(worlds)
    return worlds * search.n


def grown(name: str, belief: Belief, rng: Rng) -> int:
    Tree(belief, rng, SIMULATIONS, "round", EXPLORATION["round"]).run(SIMULATIONS)
    return SIMULATIONS


def simulation_rate(work: Callable[[str, Belief, Rng], int], name: str, seconds: float, rng: Rng) -> float:
    return rate(lambda: choice(name, rng), lambda belief: work(name, belief, rng), 8, seconds)


MEASURES = {"search": searched, "search, random playouts": searched_at_random, "tree": grown}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--openspiel", required=True, metavar="PYTHON", help="the interpreter that has OpenSpiel")
    parser.add_argument("--times", type=int, default=9, help="alternations of each pair (median)")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each single measure")
    args = parser.parse_args()
    if not petitfour.compiled:
        raise SystemExit("the bench wants the compiled engine")
    rng, other = Rng(1), OpenSpiel(args.openspiel)
    print(f"{date.today()}, {platform.machine()}, Python {platform.python_version()}; medians of {args.times}\n")
    print("| simulations a second | ours | OpenSpiel's ISMCTS, hearts | ratio | bar |\n|---|---|---|---|---|")
    for what, work in MEASURES.items():
        for name in TRICK_GAMES:
            ours, theirs, ratio = compare(
                args.times,
                partial(simulation_rate, work, name, args.seconds, rng),
                lambda: other.rate("ismcts", "hearts", args.seconds, of="simulations"),
            )
            bar = "≥ 10" if what == "search" else ""
            print(f"| {what}: {name} | {ours:,.0f} | {theirs:,.0f} | {ratio:.1f} | {bar} |", flush=True)
    other.close()


if __name__ == "__main__":
    main()
