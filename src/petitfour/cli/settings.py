"""`petitfour options`: list the settings of a game."""

from __future__ import annotations

import argparse

import msgspec

from petitfour.cli.common import FIRST, Commands, add_command
from petitfour.cli.runs import add_game, columns
from petitfour.cli.screen import Screen
from petitfour.core.settings import as_json, describe
from petitfour.games import game as find_game

SHOWN = 40  # characters of a default


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "options",
        show_options,
        "List the settings of a game for --set: the allowed values, the default, and the rule with an explanation.\n"
        "The values are those that some table accepts while the other settings are standard. Some of them need a\n"
        "certain number of players.",
        f"  petitfour options {FIRST}\n  petitfour options {FIRST} --json",
    )
    add_game(command)
    command.add_argument("--json", action="store_true", help="print the settings as JSON")


def show_options(args: argparse.Namespace) -> int:
    settings = describe(find_game(args.game))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(settings)).decode())
        return 0
    table = columns("setting")
    for title in ("values", "default", "rule"):
        table.add_column(title)
    for setting in settings:
        default = setting.default if isinstance(setting.default, str) else as_json(setting.default)
        short = default if len(default) <= SHOWN else default[: SHOWN - 1] + "…"
        table.add_row(setting.name, setting.values_text(), short, setting.about)
    Screen().print(table)
    return 0
