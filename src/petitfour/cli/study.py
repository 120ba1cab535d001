"""`petitfour study`: what a change of the rules does."""

from __future__ import annotations

import argparse
import contextlib
import itertools
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from petitfour.cli.common import (
    FIRST,
    LAB,
    BadArguments,
    Commands,
    add_command,
    number_from,
    progress,
    table_options,
    write_file,
)
from petitfour.cli.runs import add_game, add_run
from petitfour.core.errors import BadSetting
from petitfour.core.game import Game, as_settings
from petitfour.games import game as find_game
from petitfour.lab.arena import MOST_MOVES

if TYPE_CHECKING:
    from petitfour.lab.study.panels import Report
    from petitfour.lab.study.runs import Deals, Study


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "study",
        study,
        "Study a game as a designer: the chosen bots play in all seats, on the same deals for every variant. The\n"
        "report shows fairness, skill and luck, tension, choices, length, hidden information and the use of rules,\n"
        "each with an interval, and the differences between variants. --vary takes several values of a setting and\n"
        "may be repeated: all combinations are played. docs/study.md defines every figure.",
        f"  petitfour study {FIRST} --players 5 --deals 20 --out study",
        LAB,
    )
    add_game(command)
    command.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="KEY=A,B,C",
        help="a setting and its values, as often as you like; @FILE as a value reads it from a JSON or TOML file",
    )
    command.add_argument("--bots", default="medium", metavar="BOT", help="the bot in all seats (medium)")
    command.add_argument("--deals", type=number_from(1), default=200, metavar="D", help="number of deals (200)")
    command.add_argument(
        "--deep",
        type=number_from(0),
        default=40,
        metavar="D",
        help="number of deals on which win probabilities, choices and hidden information are measured too (40)",
    )
    command.add_argument("--pace", type=float, default=5.0, metavar="SECONDS", help="seconds for a move (5)")
    command.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="write report.html, report.md, report.json, pictures and deals to this folder; a stopped study continues",
    )
    command.add_argument("--jobs", type=number_from(1), metavar="J", help="number of processes (default: one per core)")
    command.add_argument("--cluster", action="store_true", help="run on a Ray cluster instead (at RAY_ADDRESS)")
    add_run(command, MOST_MOVES, players_range=True)


def study(args: argparse.Namespace) -> int:
    from petitfour.lab.study.runs import Deals, Study  # noqa: PLC0415  (NumPy)

    if not 0 < args.pace < 10_000:
        raise BadArguments(f"--pace is a number of seconds above 0, not {args.pace:g}")
    game = find_game(args.game)
    counts = player_counts(game, args.players)
    made = Study.of(game, counts, variants(game, args.settings, args.vary), args.bots, args.seed, args.deep, args.moves)
    deals = Deals(made) if args.out is None else Deals.in_folder(made, args.out)
    wanted = args.deals * len(made.variants)
    if not play(made, deals, args, wanted):
        return 130
    from petitfour.lab.study.panels import report  # noqa: PLC0415
    from petitfour.lab.study.report import markdown  # noqa: PLC0415

    found = report(made, deals.played[:wanted], args.pace)
    print(markdown(found), end="")
    if args.out is not None:
        write_report(found, args.out)
    return 0


def play(made: Study, deals: Deals, args: argparse.Namespace, wanted: int) -> bool:
    """Play what is missing. Return False if Ctrl-C stopped it."""
    from petitfour.lab.study.runs import play_deals  # noqa: PLC0415

    work = list(made.work(args.deals))[len(deals.played) :]
    try:
        with contextlib.closing(deals), progress() as bar:
            bar.start(made.game, wanted, min(len(deals.played), wanted))
            with contextlib.closing(play_deals(made, work, args.jobs, args.cluster)) as played:
                for deal in played:
                    deals.add(deal)
                    bar.advance()
    except KeyboardInterrupt:
        where = "" if args.out is None else f"; they are in {args.out}, and the same command goes on from there"
        print(f"petitfour: stopped after {len(deals.played)} of {wanted} deals{where}", file=sys.stderr)
        return False
    return True


def write_report(found: Report, out: Path) -> None:
    from petitfour.lab.study import report  # noqa: PLC0415

    write_file(out / "report.html", report.html(found), force=True)
    write_file(out / "report.md", report.markdown(found), force=True)
    write_file(out / "report.json", report.data(found), force=True)
    for name, picture in report.pictures(found).items():
        write_file(out / f"{name}.svg", picture + "\n", force=True)


def player_counts(game: Game[Any], written: str | None) -> list[int]:
    """Read the numbers of players: 4, 2-5 or 2,4."""
    if written is None:
        if len(game.players) > 1:
            raise BadSetting(
                f"say how many play, with --players: {game.id} is for {game.players[0]}–{game.players[-1]}"
            )
        return [game.players[0]]
    counts: list[int] = []
    for part in written.split(","):
        low, dash, high = part.partition("-")
        if not (low.isascii() and low.isdigit() and (not dash or (high.isascii() and high.isdigit()))):
            raise BadArguments(f"--players is a number, a range like 2-5 or a list like 2,4; not {written!r:.80}")
        counts += range(int(low[:6]), int(high[:6] if dash else low[:6]) + 1)
    if not counts or len(counts) > len(game.players):
        raise BadSetting(f"{game.id} is for {game.players[0]} to {game.players[-1]} players, not {written!r:.80}")
    return list(dict.fromkeys(counts))


def variants(game: Game[Any], settings: list[str], vary: list[str]) -> list[dict[str, Any]]:
    """Return the settings of all variants: every combination of the values to vary."""
    axes = []
    for written in vary:
        name, equals, values = written.partition("=")
        if not equals or not values:
            raise BadSetting(f"--vary is written KEY=A,B,C, not {written!r:.80}")
        axes.append([f"{name}={value}" for value in values.split(",")])
    combined = [[*settings, *chosen] for chosen in itertools.product(*axes)]
    return [as_settings(table_options(game, own)) for own in combined]
