"""`petitfour arena`: compare bots on the same deals."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from petitfour.cli.common import (
    FIRST,
    LAB,
    Commands,
    add_command,
    number_from,
    progress,
    write_file,
)
from petitfour.cli.runs import add_game, add_run, columns, run_table
from petitfour.cli.screen import Screen, Table
from petitfour.cli.simulate import make_folder
from petitfour.core.game import changed_text
from petitfour.lab.arena import MOST_MOVES, Contest, Match, Seating, Thinking, Times, play_all, run_all
from petitfour.lab.records import file_name, play_recorded
from petitfour.lab.results import Results

if TYPE_CHECKING:
    from petitfour.lab.statistics import Estimate, Summary

MOST_FALLBACKS = 0.01  # of a bot's moves
WIDTH = 100  # of the tables in table.txt
MEASURES = (("wins", "wins, %", 100), ("points", "points", 1), ("place", "place", 1))


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "arena",
        arena,
        "Compare bots: they play whole matches against each other with the same deals in all mixed seatings. The\n"
        "report shows wins, points and places with intervals. BOT is easy, medium, hard, expert, random,\n"
        "search:WORLDS …, or LABEL=BOT to give it a label. With at most as many bots as seats, each bot sits at least\n"
        "as often as it is named, in every possible seating; with more, every selection of them plays. In 2 against 2\n"
        "a bot plays a whole team. Budgets count samples, not seconds, so the same seed gives the same results.",
        f"  petitfour arena {FIRST} medium random --players 4 --deals 100\n"
        f"  petitfour arena {FIRST} one=medium two=medium --players 2 --deals 50 --seed 3",
        LAB,
    )
    add_game(command)
    command.add_argument("bots", metavar="BOT", nargs="+", help="the name of a bot")
    command.add_argument("--deals", type=number_from(1), default=100, metavar="D", help="number of deals (100)")
    command.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="write matches, summary, table and picture to this folder; a stopped run continues from it",
    )
    command.add_argument("--records", type=Path, metavar="DIR", help="write the record of each match to this folder")
    command.add_argument(
        "--rounds",
        type=number_from(1),
        metavar="R",
        help="play only this many rounds of each match; then the most points win",
    )
    command.add_argument(
        "--allow-fallbacks",
        action="store_true",
        help="exit with 0 even if the default policy made more than 1 %% of an external bot's moves",
    )
    command.add_argument("--jobs", type=number_from(1), metavar="J", help="number of processes (default: one per core)")
    command.add_argument("--cluster", action="store_true", help="run on a Ray cluster instead (at RAY_ADDRESS)")
    add_run(command, MOST_MOVES)


def arena(args: argparse.Namespace) -> int:
    game, players, options = run_table(args)
    contest = Contest.of(game, players, options, args.bots, args.seed, args.moves, args.rounds)
    results = Results(contest) if args.out is None else Results.in_folder(contest, args.out)
    work = list(contest.work(args.deals))
    if args.records is not None:
        make_folder(args.records)
    try:
        with contextlib.closing(results), progress() as bar:
            done = len(results.matches)
            bar.start(game.id, len(work), min(done, len(work)))
            if args.records is None:
                played = play_all(contest, work[done:], args.jobs, args.cluster)
            else:
                played = play_and_record(contest, work, done, args)
            with contextlib.closing(played):
                for match, times in played:
                    results.add(match, times)
                    bar.advance()
    except KeyboardInterrupt:
        where = "" if args.out is None else f"; they are in {args.out}, and the same command goes on from there"
        print(f"petitfour: stopped after {len(results.matches)} of {len(work)} matches{where}", file=sys.stderr)
        return 130
    return too_many_fallbacks(report(results, len(work), args.out)) if not args.allow_fallbacks else 0


def play_and_record(
    contest: Contest, work: Sequence[tuple[int, Seating]], done: int, args: argparse.Namespace
) -> Generator[tuple[Match, Times], None, None]:
    """Write the records of all matches; those that are done and have none are played again. Yield the new matches."""
    missing = [n for n in range(len(work)) if n >= done or not (args.records / file_name(contest, n)).exists()]
    played = run_all(play_recorded, [(contest, *work[n]) for n in missing], args.jobs, args.cluster)
    for n, (match, times, text) in zip(missing, played, strict=True):
        write_file(args.records / file_name(contest, n), text, force=True)
        if n >= done:
            yield match, times


def too_many_fallbacks(summary: Summary) -> int:
    """Return the exit code. A result of which the bot played too little is not the bot's."""
    code = 0
    for own in summary.played:
        if own.share > MOST_FALLBACKS:
            print(
                f"petitfour: the result of {own.bot} does not count: the default policy made {own.fallbacks} of its "
                f"{own.moves} moves ({own.share:.1%}); --allow-fallbacks accepts that. "
                f"The first problem: {own.problem}",
                file=sys.stderr,
            )
            code = 1
    return code


def report(results: Results, asked: int, out: Path | None) -> Summary:
    """Print and write the report. It selects the matches that were asked for: a folder may hold more."""
    from petitfour.lab.statistics import summarise  # noqa: PLC0415  (NumPy)

    summary = summarise(results.contest, results.matches[:asked])
    said = table_text(summary)
    print(said, end="")
    Screen().print("", thinking(results.times[:asked]))
    if out is None:
        return summary
    write_file(out / "summary.json", msgspec.json.format(msgspec.json.encode(summary)).decode() + "\n", force=True)
    write_file(out / "table.txt", said, force=True)
    try:
        from petitfour.lab.picture import picture  # noqa: PLC0415

        write_file(out / "picture.svg", picture(summary), force=True)
    except ImportError as error:
        print(f"petitfour: no picture, it needs {error.name}: pip install 'petitfour[lab]'", file=sys.stderr)
    return summary


# --- the table ---------------------------------------------------------------------------------------------------


def table_text(summary: Summary) -> str:
    """Return everything but the times, so that the same contest gives the same text."""
    contest = summary.contest
    matches = summary.deals * len(contest.seatings)
    lines = [
        f"{contest.game}, players: {contest.players}, deals: {summary.deals}, seatings of each: "
        f"{len(contest.seatings)}, matches: {matches}, seed: {contest.seed}"
        + ("" if contest.rounds is None else f", rounds: {contest.rounds}")
        + f", {changed_text(contest.start().options)}",
    ]
    if summary.left_out:
        lines.append(
            f"{summary.left_out} deals left out, with {summary.unfinished} matches stopped at the cap of moves"
        )
    lines += [
        f"{own.bot}: the default policy made {own.fallbacks} of its {own.moves} moves. The first problem: {own.problem}"
        for own in summary.played
        if own.fallbacks
    ]
    for name, title, scale in MEASURES if summary.standings else ():
        table = columns(title, "mean", f"{summary.level:.0%} interval", "")
        for standing in summary.standings:
            table.add_row(standing.bot, *cells(getattr(standing.measures, name), scale), "")
        for difference in summary.differences:
            more: Estimate = getattr(difference.measures, name)
            sign = "clear of even" if more.is_clear else ""
            table.add_row(f"{difference.bot} − {difference.other}", *cells(more, scale, "+"), sign)
        lines += ["", *(line.plain for line in table.lines(WIDTH))]
    even = f"Even is {summary.even:.1%} of the wins. " if contest.players > 1 else ""
    lines += ["", f"{even}A shared win counts its share. The deal is the unit of the intervals."]
    return "\n".join(lines) + "\n"


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
