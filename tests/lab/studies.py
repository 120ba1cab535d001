"""How often two equal variants are said to differ: `make study` counts it over 100 seeds."""

from __future__ import annotations

import sys

import msgspec

from petitfour import GAMES
from petitfour.lab.study.panels import report
from petitfour.lab.study.runs import Deal, Study, play_deals


def differs_by_chance(seeds: int, deals: int, jobs: int = 1, game: str = "marshmallow", players: int = 3) -> int:
    """Return for how many seeds any figure of two equal variants, played on independent deals, is clearly different."""
    wrong = 0
    for seed in range(seeds):
        made, one, two = (
            Study.of(GAMES[game], [players], [{}] * size, seed=chance, deep=max(deals // 3, 20))
            for size, chance in ((2, seed), (1, 2 * seed), (1, 2 * seed + 1))
        )
        both: list[Deal] = []
        for variant, own in enumerate((one, two)):
            played = play_deals(own, list(own.work(deals)), jobs)
            both += [msgspec.structs.replace(deal, variant=variant) for deal in played]
        panels = report(made, both).panels
        clear = [
            f"{panel.id}: {figure.name}"
            for panel in panels
            for figure in panel.figures
            if (found := figure.differences[1]) is not None and found.is_clear
        ]
        wrong += bool(clear)
        if clear:
            print(f"seed {seed}: {', '.join(clear)}", file=sys.stderr)
    return wrong


if __name__ == "__main__":
    found = differs_by_chance(seeds=100, deals=60, jobs=2)
    print(f"{found} of 100 seeds show a difference between equal variants; at most 5 may")
    sys.exit(found > 5)
