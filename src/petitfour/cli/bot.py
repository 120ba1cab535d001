"""`petitfour bot check`: play every game with an external bot and report what is wrong."""

from __future__ import annotations

import argparse
import contextlib
import itertools
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec

from petitfour.bots.bot import Budget, Decision
from petitfour.bots.external import ExternalBot, never_ran, problem_of
from petitfour.bots.levels import SeatedBot, player
from petitfour.cli.common import FIRST, Commands, add_command, number_from, progress
from petitfour.core.errors import BadSetting, brief
from petitfour.core.game import Game, changed_text
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, State
from petitfour.core.view import View
from petitfour.games import GAMES
from petitfour.games import game as find_game
from petitfour.lab.arena import BadBot, chairs_of, play_match

MOST_MOVES = 400  # of one table
MOST_PROBLEMS = 3  # of one table, after which the next one is played
MOST_SHOWN = 20


class Problem(msgspec.Struct, frozen=True):
    """One request that got no usable answer."""

    game: str
    players: int
    settings: str
    request: int
    """The number of the request of this program: the line of its input."""
    round: int
    phase: str
    kind: str
    reason: str

    def text(self) -> str:
        table = f"{self.game}, {self.players} players, {self.settings}"
        return (
            f"{table}: line {self.request} of its input (round {self.round}, {self.phase}): {self.kind}: {self.reason}"
        )


class Enough(Exception):
    """This table has shown enough problems."""


class CheckedBot:
    """Asks an external bot and remembers what went wrong."""

    def __init__(self, bot: ExternalBot, state: State) -> None:
        self.bot = bot
        self.state = state
        self.problems: list[Problem] = []
        self.moves = 0
        self.longest = 0.0

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        began = perf_counter()
        decision = self.bot.decide(view, belief, rng, budget)
        self.longest = max(self.longest, perf_counter() - began)
        self.moves += 1
        reason = problem_of(decision)
        if reason is not None:
            if never_ran(self.bot, decision):
                raise BadBot(f"the bot cannot be started: {reason}")
            self.problems.append(
                Problem(
                    game=self.state.game.id,
                    players=self.state.players,
                    settings=changed_text(self.state.options),
                    request=self.bot.asked,
                    round=view["round"],
                    phase=view["phase"],
                    kind=decision.reasons[0].id.removeprefix("reason-fallback-"),
                    reason=reason.removeprefix(f"{self.bot.command:.80} "),
                )
            )
            if len(self.problems) == MOST_PROBLEMS:
                raise Enough
        return decision


def add_commands(commands: Commands) -> None:
    group = commands.add_parser(
        "bot", help="Tools for authors of bots", description="Tools for authors of bots.", allow_abbrev=False
    )
    command = add_command(
        group.add_subparsers(metavar="COMMAND", required=True),
        "check",
        check,
        "Check an external bot: it plays one match of every game, with every number of players and in every variant,\n"
        "against medium bots. Each request without a usable answer is reported with its line and the reason. The exit\n"
        "code is 1 if there are any, and 2 if the bot cannot be started. docs/external-bots.md describes the messages.",
        f"  petitfour bot check 'python my_bot.py'\n  petitfour bot check ./my_bot --game {FIRST} --json",
    )
    command.add_argument("command", metavar="CMD", help="the command that starts the bot")
    command.add_argument("--game", metavar="GAME", help="only this game")
    command.add_argument("--seconds", type=float, default=10.0, metavar="S", help="seconds for a move (10)")
    command.add_argument("--seed", type=number_from(0), default=0, metavar="S", help="the seed of all chance (0)")
    command.add_argument("--json", action="store_true", help="print the problems as JSON")


def check(args: argparse.Namespace) -> int:
    if not 0 < args.seconds <= 1_000_000:
        raise BadSetting(f"the seconds for a move are above 0 and at most a million, not {args.seconds:g}")
    games = list(GAMES.values()) if args.game is None else [find_game(args.game)]
    starts = [state for game in games for state in tables(game)]
    problems: list[Problem] = []
    moves, longest = 0, 0.0
    with progress() as bar:
        for state in bar.track(starts, "tables"):
            checked = play_table(state, args.command, args.seconds, args.seed)
            problems += checked.problems
            moves += checked.moves
            longest = max(longest, checked.longest)
    if args.json:
        found = {"tables": len(starts), "moves": moves, "longest": longest, "problems": problems}
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        show(problems, len(starts), moves, longest)
    return 1 if problems else 0


def show(problems: list[Problem], played: int, moves: int, longest: float) -> None:
    for problem in problems[:MOST_SHOWN]:
        print(problem.text())
    if len(problems) > MOST_SHOWN:
        print(f"… and {len(problems) - MOST_SHOWN} more; --json has all")
    verdict = f"{len(problems)} problems" if problems else "no problems"
    print(f"{verdict}: {played} tables, {moves} moves, the longest took {longest * 1000:.0f} ms")


def tables(game: Game[Any]) -> Iterator[State]:
    """Yield the start of every table: all numbers of players in all variants."""
    for settings, players in itertools.product(game.variants, game.players):
        with contextlib.suppress(BadSetting):  # some variants need a number of players
            yield game.start(players, game.options(**settings))


def play_table(state: State, command: str, seconds: float, seed: int) -> CheckedBot:
    """Let the bot play one match; its seat depends on the number of players."""
    bot = ExternalBot(command)
    checked = CheckedBot(bot, state)
    chairs = chairs_of(state)
    medium = player("medium", state.game.id)
    seats = [medium] * chairs
    seats[(state.players + seed) % chairs] = SeatedBot(brief(command), checked, Budget(seconds=seconds))
    with contextlib.closing(bot), contextlib.suppress(Enough):
        play_match(state, seats, seed, MOST_MOVES)
    return checked
