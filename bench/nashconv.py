"""How far bots are from play that nobody could exploit, exactly, in rounds of Marshmallow Test that are small enough.

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

# Marshmallow Test with two players; two tricks take a player out (MT-10)
SMALL = {
    "8 cards, all dealt": {"suits": 2, "ranks": 4, "hand": 4, "out_at": 2},
    "9 cards, 1 unseen": {"suits": 3, "ranks": 3, "hand": 4, "out_at": 2},
}
BOTS = ("random", "easy", "medium", "search:20", "search:200")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=8, help="how often a bot is asked in the same place")
    seeds: int = parser.parse_args().seeds
    table = Table("bot", *SMALL, title=f"NashConv, points of a round; {seeds} seeds")
    rows = {name: [name] for name in BOTS}
    game = GAMES["marshmallow"]
    for settings in SMALL.values():
        for name in BOTS:
            start = game.start(2, game.options(**settings))
            seated = player(name, game.id)
            rows[name].append(f"{nash_conv(start, strategy_of(seated.bot, seated.budget, seeds)):.3f}")
    for row in rows.values():
        table.add_row(*row)
    Console().print(table)


if __name__ == "__main__":
    main()
