"""The bots by name: the four levels, and what an arena seats beside them."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from petitfour.bots.bot import Bot, Budget, PolicyBot, RandomBot, SearchBot
from petitfour.bots.ismcts import TreeBot
from petitfour.core.errors import PetitFourError


class UnknownBot(PetitFourError):
    """There is no bot of that name."""


class Player(msgspec.Struct, frozen=True):
    """A bot and how long it may think about a move."""

    name: str
    bot: Bot
    budget: Budget


LEVELS: dict[str, Callable[[str], Player]] = {
    "medium": lambda game: Player("medium", PolicyBot(), Budget(worlds=1)),
    "hard": lambda game: Player("hard", SearchBot(), Budget(worlds=200, seconds=0.24)),
    "expert": lambda game: Player("expert", SearchBot(), Budget(worlds=1000, seconds=0.8)),
}
OTHERS = "random, search:WORLDS, ismcts:SIMULATIONS"
COUNTED = re.compile(r"(search|ismcts):(\d{1,7})")


def player(name: str, game: str) -> Player:
    """A bot for one game (an id) by its name: a level, `random`, or a search with its worlds, like `search:200`."""
    if name in LEVELS:
        return LEVELS[name](game)
    if name == "random":
        return Player(name, RandomBot(), Budget(worlds=1))
    if match := COUNTED.fullmatch(name):
        budget = Budget(worlds=int(match[2]))
        budget.check()
        return Player(name, SearchBot() if match[1] == "search" else TreeBot(), budget)
    raise UnknownBot(f"no bot is called {name!r:.80}; there are {', '.join(LEVELS)}, {OTHERS}")
