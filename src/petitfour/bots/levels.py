"""The bots by name: the four levels, and what an arena seats beside them."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from petitfour.bots.attacker import AttackBot
from petitfour.bots.bot import Bot, Budget, PolicyBot, RandomBot, SearchBot
from petitfour.bots.easy import EasyBot
from petitfour.bots.external import ExternalBot
from petitfour.bots.ismcts import TreeBot
from petitfour.bots.mastermind import MastermindBot
from petitfour.core.errors import PetitFourError


class UnknownBot(PetitFourError):
    """There is no bot of that name."""


class Player(msgspec.Struct, frozen=True):
    """A bot and how long it may think about a move."""

    name: str
    bot: Bot
    budget: Budget


def thinker(game: str) -> Bot:
    """Mastermind is solved, the others are searched."""
    return MastermindBot() if game == "mastermind" else SearchBot()


# How many worlds hard and expert look at: about what they have time for. A rollout of Marshmallow Test takes a few
# microseconds, of Monster Tricks some forty, of Macaron up to three hundred.
WORLDS = {"marshmallow": (4000, 20_000), "monster": (500, 2000), "macaron": (80, 300), "mastermind": (200, 1000)}
LEVELS: dict[str, Callable[[str], Player]] = {
    "easy": lambda game: Player("easy", EasyBot(), Budget(worlds=1)),
    "medium": lambda game: Player("medium", PolicyBot(), Budget(worlds=1)),
    "hard": lambda game: Player("hard", thinker(game), Budget(worlds=WORLDS[game][0], seconds=0.2)),
    "expert": lambda game: Player("expert", thinker(game), Budget(worlds=WORLDS[game][1], seconds=0.75)),
}
OTHERS = "random, search:WORLDS, ismcts:SIMULATIONS, attack:BOT, external:COMMAND"
COUNTED = re.compile(r"(search|ismcts):(\d{1,7})")
ATTACK = re.compile("attack:((?!attack|external).+)")
EXTERNAL = re.compile("external:(.+)")


def player(name: str, game: str) -> Player:
    """A bot for one game (an id) by its name: a level, `random`, a search with its worlds, like `search:200`, one
    that attacks another, like `attack:medium`, or a separate program, like `external:python my_bot.py`."""
    if name in LEVELS:
        return LEVELS[name](game)
    if name == "random":
        return Player(name, RandomBot(), Budget(worlds=1))
    if match := COUNTED.fullmatch(name):
        budget = Budget(worlds=int(match[2]))
        budget.check()
        return Player(name, thinker(game) if match[1] == "search" else TreeBot(), budget)
    if match := ATTACK.fullmatch(name):
        attacked = player(match[1], game)
        return Player(name, AttackBot(attacked.bot, Budget(worlds=attacked.budget.worlds or 1)), Budget(worlds=12))
    if match := EXTERNAL.fullmatch(name):
        return Player(name, ExternalBot(match[1]), Budget(seconds=10))
    raise UnknownBot(f"no bot is called {name!r:.80}; there are {', '.join(LEVELS)}, {OTHERS}")
