"""How far the bots are from play that nobody could exploit, exactly, in games of one round that are small enough.

    python bench/nashconv.py [--seeds 8]

Points of a round that two perfect opponents, one in each seat, would gain together (docs/bots.md).
"""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from petitfour import GAMES
from petitfour.bots.levels import player
from petitfour.lab.exploit import nash_conv, strategy_of

SMALL = {
    "marshmallow": {"suits": 2, "ranks": 4, "hand": 4, "out_at": 2},
    "monster": {"ranks": 2, "hand": 2},
}
BOTS = ("random", "easy", "medium", "search:20", "search:200")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=8, help="how often a bot is asked in the same place")
    seeds: int = parser.parse_args().seeds
    table = Table("bot", *SMALL, title=f"NashConv, points of a round; {seeds} seeds")
    rows = {name: [name] for name in BOTS}
    for game, settings in SMALL.items():
        for name in BOTS:
            start = GAMES[game].start(2, GAMES[game].options(**settings))
            seated = player(name, game)
            rows[name].append(f"{nash_conv(start, strategy_of(seated.bot, seated.budget, seeds)):.3f}")
    for row in rows.values():
        table.add_row(*row)
    Console().print(table)


if __name__ == "__main__":
    main()
