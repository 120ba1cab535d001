"""`petitfour simulate`: play many games, report on them, and write their records."""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from petitfour.bots.external import ExternalBot, never_ran, problem_of
from petitfour.bots.levels import SeatedBot, player
from petitfour.cli.common import (
    FIRST,
    BadFile,
    Commands,
    add_command,
    add_language,
    language,
    number_from,
    progress,
    reason,
    seat_names,
    write_file,
)
from petitfour.cli.runs import add_game, add_run, columns, run_table
from petitfour.cli.screen import Screen, Table
from petitfour.core.drive import drive
from petitfour.core.errors import BadSetting
from petitfour.core.game import Game, Options, as_settings, changed_settings, changed_text
from petitfour.core.record import LONGEST_NAME, Record, Recorder, Simulated, write
from petitfour.core.rng import Rng
from petitfour.core.state import Move, State
from petitfour.lab.arena import BadBot
from petitfour.texts import Texts

MOST_MOVES = 20_000  # no random game that ends by itself comes near
MOST_FALLBACKS = 0.01  # of the moves of external bots


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "simulate",
        simulate,
        "Play many games and report on them. Every seat chooses uniformly among its legal moves, or a bot plays it\n"
        "(--bots). The report names all settings that differ from the standard game. It shows the length of the\n"
        "games, the scores, the wins of each seat, and how often each special rule was triggered. The same seed\n"
        "gives the same games, the same report and the same records.",
        f"  petitfour simulate {FIRST} --players 4 --games 1000 --seed 17",
    )
    add_game(command)
    command.add_argument("--games", type=number_from(1), default=100, metavar="K", help="number of games (100)")
    command.add_argument(
        "--bots", metavar="BOTS", help="a bot for all seats, or one for each, with commas between them (random)"
    )
    command.add_argument("--json", action="store_true", help="print the report as JSON")
    command.add_argument("--out", type=Path, metavar="DIR", help="write the record of each game to this folder")
    command.add_argument("--force", action="store_true", help="overwrite existing records that differ")
    add_run(command, MOST_MOVES)
    add_language(command)


def simulate(args: argparse.Namespace) -> int:
    game, players, options = run_table(args)
    sides = game.start(players, options).sides
    bots = seat_bots(args.bots, game, players)
    report = Report(game, players, options, [bot.name for bot in bots], sides)
    if args.out is not None:
        make_folder(args.out)
    try:
        with contextlib.ExitStack() as programs, progress() as bar:
            for bot in bots:
                if isinstance(bot.bot, ExternalBot):
                    programs.callback(bot.bot.close)
            for number in bar.track(range(1, args.games + 1), game.id):
                record = play_one(report, bots, args.seed, number, args.moves)
                if args.out is not None:
                    name = f"{game.id}-{players}p-seed{args.seed}-{number:04}.pf"
                    write_file(args.out / name, write(record), args.force)
                report.done += 1
    except KeyboardInterrupt:
        where = "" if args.out is None else f"; their records are in {args.out}"
        print(f"petitfour: stopped after {report.done} of {args.games} games{where}", file=sys.stderr)
        return 130
    say = language(args.lang)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report.data(args.seed, say))).decode())
    else:
        report.print(args.seed, say)
    return 1 if report.fallbacks > MOST_FALLBACKS * max(report.asked, 1) else 0


def seat_bots(written: str | None, game: Game[Any], players: int) -> list[SeatedBot]:
    """Return one bot for each seat."""
    names = ["random"] if written is None else written.split(",")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadSetting(f"--bots names one bot for all seats or one for each of {players}, not {len(names)}")
    return [player(name.strip(), game.id) for name in names]


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{path} cannot be made: {reason(error)}") from None


def game_seed(seed: int, number: int, what: str) -> int:
    """Derive an independent seed from any numbers: game 2 of seed 1 is not game 1 of seed 2."""
    return int.from_bytes(hashlib.sha256(f"petitfour simulate {seed} {number} {what}".encode()).digest()[:8], "big")


@dataclass
class Report:
    """Counts what happened in the games so far."""

    game: Game[Any]
    players: int
    options: Options
    bots: list[str]
    sides: int
    done: int = 0
    moves: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    fired: Counter[str] = field(default_factory=Counter)
    games_with: Counter[str] = field(default_factory=Counter)
    asked: int = 0  # how often an external bot was asked
    fallbacks: int = 0
    problem: str = ""

    def print(self, seed: int, say: Texts) -> None:
        print(
            f"{self.game.id}, players: {self.players}, {changed_text(self.options)}, bots: {self.bots_text()}, "
            f"games: {self.done}, seed: {seed}"
        )
        if unfinished := self.done - len(self.scores):
            print(f"{unfinished} of them unfinished: stopped at the cap of moves, left out of scores and wins")
        if self.fallbacks:
            print(
                f"The default policy made {self.fallbacks} of the {self.asked} moves of external bots. "
                f"The first problem: {self.problem}"
            )
        screen = Screen()
        for table in (self.lengths(), self.results(), self.special_rules(say)):
            screen.print("", table)
        print("\nA shared win counts for everyone who shares it.")

    def bots_text(self) -> str:
        return self.bots[0] if len(set(self.bots)) == 1 else ", ".join(self.bots)

    def lengths(self) -> Table:
        table = columns("a game has", "mean", "min", "max")
        table.add_row("moves", *spread(self.moves))
        table.add_row("rounds", *spread(self.rounds))
        return table

    def results(self) -> Table:
        table = columns("score", "mean", "min", "max", "wins")
        for side in range(self.sides):
            scores = [scores[side] for scores in self.scores]
            table.add_row(f"{self.side_word()} {side}", *spread(scores), str(self.wins[side]))
        return table

    def side_word(self) -> str:
        return "seat" if self.sides >= self.players else "team"

    def special_rules(self, say: Texts) -> Table:
        table = columns("special rule", "times", "times a game", "games with it")
        table.add_column("what happens")
        for rule in dict.fromkeys(self.game.fired):
            times = self.fired[rule]
            row = (str(times), f"{times / self.done:.3f}", str(self.games_with[rule]))
            table.add_row(rule, *row, say.rule_use(rule))
        return table

    def data(self, seed: int, say: Texts) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "players": self.players,
            "settings": as_settings(self.options),
            "changed": changed_settings(self.options),
            "bots": self.bots,
            "seed": seed,
            "games": self.done,
            "unfinished": self.done - len(self.scores),
            "moves": spread_data(self.moves),
            "rounds": spread_data(self.rounds),
            "sides": [
                {"score": spread_data([scores[side] for scores in self.scores]), "wins": self.wins[side]}
                for side in range(self.sides)
            ],
            "rules": [
                {
                    "id": rule,
                    "words": say.rule_use(rule),
                    "times": self.fired[rule],
                    "games": self.games_with[rule],
                }
                for rule in dict.fromkeys(self.game.fired)
            ],
            "fallbacks": {"moves": self.fallbacks, "asked": self.asked, "problem": self.problem or None},
        }

    def count_answer(self, who: SeatedBot, problem: str | None) -> None:
        if isinstance(who.bot, ExternalBot):
            self.asked += 1
            self.fallbacks += problem is not None
            self.problem = self.problem or problem or ""


def spread(numbers: Sequence[int]) -> list[str]:
    if not numbers:
        return ["–", "–", "–"]
    return [f"{sum(numbers) / len(numbers):.2f}", str(min(numbers)), str(max(numbers))]


def spread_data(numbers: Sequence[int]) -> dict[str, float] | None:
    if not numbers:
        return None
    return {"mean": sum(numbers) / len(numbers), "min": min(numbers), "max": max(numbers)}


def play_one(report: Report, bots: Sequence[SeatedBot], seed: int, number: int, cap: int) -> Record:
    """Play one game and count it in the report. Deals and choices have separate seeds, so that the record's deals can
    be recomputed from its seed alone."""
    game, players, options = report.game, report.players, report.options
    names = [bot.name[:LONGEST_NAME].strip() for bot in bots] + seat_names(game.start(players, options))[players:]
    recorder = Recorder(game, players, options, names, Simulated(game_seed(seed, number, "deals")))
    choice = Rng(game_seed(seed, number, "choices"))
    state = recorder.state
    fired: Counter[str] = Counter()
    choose = chooser(state, bots, choice, report)
    for _ in drive(
        state,
        lambda seat: recorder.play(seat, choose(seat)),
        recorder.deal,
        order=lambda actors: actors[choice.randbelow(len(actors))],
    ):
        fired.update(state.rules_fired())
        if len(recorder.moves) == cap:
            break
    report.moves.append(len(recorder.moves))
    report.rounds.append(state.round)
    report.fired += fired
    report.games_with.update(fired.keys())
    record = recorder.record()
    if record.outcome is not None:
        report.scores.append(record.outcome.scores)
        report.wins.update(record.outcome.winners)
    return record


def chooser(state: State, bots: Sequence[SeatedBot], choice: Rng, report: Report) -> Callable[[int], Move]:
    """Return the function that chooses the move of a seat."""

    def choose(seat: int) -> Move:
        if seat >= len(bots) or bots[seat].name == "random":  # Emma has one legal move
            legal = state.legal(seat)
            return legal[choice.randbelow(len(legal))]
        who = bots[seat]
        decision = who.bot.decide(state.view(seat), state.belief(seat), choice, who.budget)
        problem = problem_of(decision)
        if never_ran(who.bot, decision):
            raise BadBot(f"{who.name} cannot be started: {problem}")
        report.count_answer(who, problem)
        return state.read(seat, decision.move)

    return choose
