"""`petitfour arena`: bots against bots on the same deals, and what that says about them."""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table

from petitfour.cli.common import (
    Commands,
    Screen,
    add_command,
    add_table,
    number_from,
    progress,
    table_options,
    table_players,
    write_file,
)
from petitfour.cli.simulate import columns
from petitfour.core.errors import PetitFourError
from petitfour.games import game as find_game
from petitfour.lab.arena import MOST_MOVES, Contest, Thinking, Times, play_all
from petitfour.lab.results import Results

if TYPE_CHECKING:
    from petitfour.lab.statistics import Estimate, Summary

MEASURES = (("wins", "wins, %", 100), ("points", "points", 1), ("place", "place", 1))


class NotInstalled(PetitFourError):
    """A part of the program that this installation was made without."""


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "arena",
        arena,
        "Let bots play whole matches against each other, the same deals in all mixed seatings, and report wins,\n"
        "points and places with intervals. BOT is easy, medium, hard, expert, random, search:WORLDS …, or\n"
        "LABEL=BOT to give it a name of its own. With no more bots than seats, the seats are filled in every way in\n"
        "which each bot sits at least as often as it is named; with more, every choice of them plays. In 2 against 2\n"
        "a bot plays a whole team. Bots think by numbers of worlds, not by the clock: the same seed, the same results.",
        "  petitfour arena marshmallow medium random --players 4 --deals 100\n"
        "  petitfour arena monster search:50 medium medium medium --players 4 --deals 20 --out results\n"
        "  petitfour arena macaron medium random --players 1 --deals 200\n"
        "  petitfour arena marshmallow one=medium two=medium --players 2 --deals 50 --seed 3",
    )
    command.add_argument("game", metavar="GAME", help="the id of a game; `petitfour games` lists them")
    command.add_argument("bots", metavar="BOT", nargs="+", help="a bot by its name")
    add_table(command)
    command.add_argument("--deals", type=number_from(1), default=100, metavar="D", help="how many deals (100)")
    command.add_argument("--seed", type=number_from(0), default=0, metavar="S", help="what all chance comes from (0)")
    command.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="write matches, summary, table and picture there; a run that was stopped goes on from it",
    )
    command.add_argument(
        "--rounds",
        type=number_from(1),
        metavar="R",
        help="play only so many rounds of each match; most points then win",
    )
    command.add_argument("--jobs", type=number_from(1), metavar="J", help="how many processes (one a core)")
    command.add_argument("--cluster", action="store_true", help="run on a Ray cluster instead (RAY_ADDRESS names it)")
    command.add_argument(
        "--moves",
        type=number_from(1),
        default=MOST_MOVES,
        metavar="CAP",
        help=f"stop a match after so many moves and call it unfinished ({MOST_MOVES})",
    )


def arena(args: argparse.Namespace) -> int:
    need_lab()
    game = find_game(args.game)
    players = table_players(game, args.players)
    options = table_options(game, args.settings)
    contest = Contest.of(game, players, options, args.bots, args.seed, args.moves, args.rounds)
    results = Results(contest) if args.out is None else Results.in_folder(contest, args.out)
    work = list(contest.work(args.deals))
    try:
        with contextlib.closing(results), progress() as bar:
            task = bar.add_task(game.id, total=len(work), completed=min(len(results.matches), len(work)))
            with contextlib.closing(play_all(contest, work[len(results.matches) :], args.jobs, args.cluster)) as played:
                for match, times in played:
                    results.add(match, times)
                    bar.advance(task)
    except KeyboardInterrupt:
        where = "" if args.out is None else f"; they are in {args.out}, and the same command goes on from there"
        print(f"petitfour: stopped after {len(results.matches)} of {len(work)} matches{where}", file=sys.stderr)
        return 130
    report(results, len(work), args.out)
    return 0


def need_lab() -> None:
    try:
        import joblib  # noqa: F401, PLC0415
        import numpy  # noqa: F401, PLC0415
    except ImportError as error:
        raise NotInstalled(f"the arena needs {error.name}: pip install 'petitfour[lab]'") from None


def report(results: Results, asked: int, out: Path | None) -> None:
    """Of the matches that were asked for: a folder may hold more."""
    from petitfour.lab.statistics import summarise  # noqa: PLC0415  (NumPy)

    summary = summarise(results.contest, results.matches[:asked])
    said = table_text(summary)
    print(said, end="")
    Screen().print("", thinking(results.times[:asked]))
    if out is None:
        return
    write_file(out / "summary.json", msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n", force=True)
    write_file(out / "table.txt", said, force=True)
    try:
        from petitfour.lab.picture import picture  # noqa: PLC0415

        write_file(out / "picture.svg", picture(summary), force=True)
    except ImportError as error:
        print(f"petitfour: no picture, it needs {error.name}: pip install 'petitfour[lab]'", file=sys.stderr)


# --- the table ---------------------------------------------------------------------------------------------------


def table_text(summary: Summary) -> str:
    """Everything but the times, so that the same contest gives the same text."""
    contest = summary.contest
    out = io.StringIO()
    screen = Console(file=out, width=100, highlight=False, markup=False, emoji=False)
    matches = summary.deals * len(contest.seatings)
    screen.print(
        f"{contest.game}, players: {contest.players}, deals: {summary.deals}, seatings of each: "
        f"{len(contest.seatings)}, matches: {matches}, seed: {contest.seed}"
        + ("" if contest.rounds is None else f", rounds: {contest.rounds}")
    )
    if summary.left_out:
        screen.print(
            f"{summary.left_out} deals left out, with {summary.unfinished} matches stopped at the cap of moves"
        )
    for name, title, scale in MEASURES if summary.standings else ():
        table = columns(title, "mean", f"{summary.level:.0%} interval", "")
        for standing in summary.standings:
            table.add_row(standing.bot, *cells(getattr(standing.measures, name), scale), "")
        for difference in summary.differences:
            own: Estimate = getattr(difference.measures, name)
            sign = "clear of even" if own.is_clear else ""
            table.add_row(f"{difference.bot} − {difference.other}", *cells(own, scale, "+"), sign)
        screen.print("", table)
    if contest.players > 1:
        screen.print(f"\nEven is {summary.even:.1%} of the wins. ", end="")
    screen.print("A shared win counts its share. The deal is the unit of the intervals.")
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def cells(own: Estimate, scale: int, sign: str = "") -> tuple[str, str]:
    digits = 1 if scale == 100 else 2
    mean = f"{own.mean * scale:{sign}.{digits}f}"
    if own.low is None or own.high is None:
        return mean, "–"
    return mean, f"{own.low * scale:{sign}.{digits}f} … {own.high * scale:{sign}.{digits}f}"


def thinking(all_times: Sequence[Times]) -> Table:
    total: Times = {}
    for times in all_times:
        for label, own in times.items():
            total.setdefault(label, Thinking()).add(own)
    table = columns("thinking", "moves", "mean, ms", "longest, ms", "fallbacks")
    for label, own in total.items():
        mean = own.seconds / max(own.decisions, 1)
        table.add_row(label, str(own.decisions), f"{mean * 1000:.2f}", f"{own.longest * 1000:.1f}", str(own.fallbacks))
    return table
