"""`petitfour simulate`: random games, a report of what happened, and their records."""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.table import Table

from petitfour.cli.common import (
    BadFile,
    Commands,
    Screen,
    add_command,
    add_table,
    number_from,
    progress,
    reason,
    seat_names,
    table_options,
    table_players,
    write_file,
)
from petitfour.core.game import Game, Options
from petitfour.core.record import Record, Recorder, Simulated, write
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER
from petitfour.games import game as find_game

MOST_MOVES = 20_000  # no random game that ends by itself comes near


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "simulate",
        simulate,
        "Play random games and report what happened. Every seat chooses among its legal moves, all equally likely.\n"
        "The report tells how long the games were, the scores, the wins of each seat, and how often each special\n"
        "rule came up. The same seed gives the same games, the same report and the same records.",
        "  petitfour simulate marshmallow --players 4 --games 1000 --seed 17\n"
        "  petitfour simulate marshmallow --players 5 --set edition=gigamic --games 20 --out records\n"
        "  petitfour simulate mastermind --set marking=by-hand --moves 500 --games 10",
    )
    command.add_argument("game", metavar="GAME", help="the id of a game; `petitfour games` lists them")
    add_table(command)
    command.add_argument("--games", type=number_from(1), default=100, metavar="K", help="how many games (100)")
    command.add_argument("--seed", type=number_from(0), default=0, metavar="S", help="what all chance comes from (0)")
    command.add_argument("--out", type=Path, metavar="DIR", help="write the record of each game into this folder")
    command.add_argument("--force", action="store_true", help="overwrite records that are there and differ")
    command.add_argument(
        "--moves",
        type=number_from(1),
        default=MOST_MOVES,
        metavar="CAP",
        help=f"stop a game after so many moves and call it unfinished ({MOST_MOVES})",
    )


def simulate(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    players = table_players(game, args.players)
    options = table_options(game, args.settings)
    report = Report(game, players, game.start(players, options).sides)
    if args.out is not None:
        make_folder(args.out)
    try:
        with progress() as bar:
            for number in bar.track(range(1, args.games + 1), description=game.id):
                record = play_one(game, players, options, args.seed, number, args.moves, report)
                if args.out is not None:
                    name = f"{game.id}-{players}p-seed{args.seed}-{number:04}.pf"
                    write_file(args.out / name, write(record), args.force)
                report.done += 1
    except KeyboardInterrupt:
        where = "" if args.out is None else f"; their records are in {args.out}"
        print(f"petitfour: stopped after {report.done} of {args.games} games{where}", file=sys.stderr)
        return 130
    report.print(args.seed)
    return 0


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{path} cannot be made: {reason(error)}") from None


def game_seed(seed: int, number: int, what: str) -> int:
    """Seeds that have nothing to do with each other, whatever the numbers: game 2 of seed 1 is not game 1 of seed 2."""
    return int.from_bytes(hashlib.sha256(f"petitfour simulate {seed} {number} {what}".encode()).digest()[:8], "big")


@dataclass
class Report:
    """What happened in the games so far."""

    game: Game[Any]
    players: int
    sides: int
    done: int = 0
    moves: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    fired: Counter[str] = field(default_factory=Counter)
    games_with: Counter[str] = field(default_factory=Counter)

    def print(self, seed: int) -> None:
        print(f"{self.game.id}, players: {self.players}, random games: {self.done}, seed: {seed}")
        if unfinished := self.done - len(self.scores):
            print(f"{unfinished} of them unfinished: stopped at the cap of moves, left out of scores and wins")
        screen = Screen()
        for table in (self.lengths(), self.results(), self.special_rules()):
            screen.print("", table)
        print("\nA shared win counts for everyone who shares it.")

    def lengths(self) -> Table:
        table = columns("a game has", "mean", "min", "max")
        table.add_row("moves", *spread(self.moves))
        table.add_row("rounds", *spread(self.rounds))
        return table

    def results(self) -> Table:
        table = columns("score", "mean", "min", "max", "wins")
        name = "seat" if self.sides >= self.players else "team"
        for side in range(self.sides):
            scores = [scores[side] for scores in self.scores]
            table.add_row(f"{name} {side}", *spread(scores), str(self.wins[side]))
        return table

    def special_rules(self) -> Table:
        table = columns("special rule", "times", "times a game", "games with it")
        for rule in dict.fromkeys(self.game.fired):
            times = self.fired[rule]
            table.add_row(rule, str(times), f"{times / self.done:.3f}", str(self.games_with[rule]))
        return table


def columns(first: str, *others: str) -> Table:
    table = Table(first, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for other in others:
        table.add_column(other, justify="right")
    return table


def spread(numbers: Sequence[int]) -> list[str]:
    if not numbers:
        return ["–", "–", "–"]
    return [f"{sum(numbers) / len(numbers):.2f}", str(min(numbers)), str(max(numbers))]


def play_one(
    game: Game[Any], players: int, options: Options, seed: int, number: int, cap: int, report: Report
) -> Record:
    """One random game, counted in the report. Deals and choices have seeds of their own, so that the record's
    deals can be recomputed from its seed alone."""
    names = seat_names(game.start(players, options))
    recorder = Recorder(game, players, options, names, Simulated(game_seed(seed, number, "deals")))
    choice = Rng(game_seed(seed, number, "choices"))
    state = recorder.state
    fired: Counter[str] = Counter()
    while (actors := state.to_act()) and len(recorder.moves) < cap:
        seat = actors[choice.randbelow(len(actors))]
        if seat == DEALER:
            recorder.deal()
        else:
            legal = state.legal(seat)
            recorder.play(seat, legal[choice.randbelow(len(legal))])
        fired.update(state.rules_fired())
    report.moves.append(len(recorder.moves))
    report.rounds.append(state.round)
    report.fired += fired
    report.games_with.update(fired.keys())
    record = recorder.record()
    if record.outcome is not None:
        report.scores.append(record.outcome.scores)
        report.wins.update(record.outcome.winners)
    return record
