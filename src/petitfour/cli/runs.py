"""What the commands that play many games share: their arguments, and the tables they print."""

from __future__ import annotations

import argparse
from typing import Any

from petitfour.cli.common import add_number, add_table, table_options, table_players
from petitfour.cli.screen import Table
from petitfour.core.game import Game, Options
from petitfour.games import game as find_game


def add_game(command: argparse.ArgumentParser) -> None:
    """Add the game as the first argument."""
    command.add_argument("game", metavar="GAME", help="the id of a game; `petitfour games` lists them")


def add_run(command: argparse.ArgumentParser, most_moves: int, players_range: bool = False) -> None:
    """Add the arguments of a run: the table, its seed, and the cap of moves per game."""
    add_table(command, players_range)
    add_number(command, "--seed", 0, 0, "S", "the seed of all chance")
    add_number(command, "--moves", 1, most_moves, "CAP", "stop a game after this many moves and count it as unfinished")


def run_table(args: argparse.Namespace) -> tuple[Game[Any], int, Options]:
    """Return the game, the number of players and the settings that the arguments name."""
    game = find_game(args.game)
    return game, table_players(game, args.players), table_options(game, args.settings)


def columns(first: str, *others: str) -> Table:
    """Return a table with one left-aligned and several right-aligned columns."""
    table = Table(first)
    for other in others:
        table.add_column(other, right=True)
    return table
