"""Bots by name: the four levels, and the other bots of the arena."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from time import process_time

import msgspec

from petitfour.bots.attacker import AttackBot
from petitfour.bots.bot import Bot, Budget, PolicyBot, RandomBot, SearchBot
from petitfour.bots.easy import EasyBot
from petitfour.bots.external import ExternalBot
from petitfour.bots.ismcts import TreeBot
from petitfour.core.errors import PetitFourError, did_you_mean
from petitfour.core.playout import play_round
from petitfour.core.rng import Rng
from petitfour.games import default_policy
from petitfour.games import game as find


class UnknownBot(PetitFourError):
    """There is no bot with this name."""


class SeatedBot(msgspec.Struct, frozen=True):
    """A bot and its budget per move."""

    name: str
    bot: Bot
    budget: Budget

    def hurried(self, seconds: float) -> SeatedBot:
        """Return the bot with at most this time for a move, for fast tables."""
        own = self.budget.seconds
        return SeatedBot(self.name, self.bot, Budget(self.budget.worlds, seconds if own is None else min(seconds, own)))


def thinker(game: str) -> Bot:
    """Return the bot of the upper levels: the game's own, or a search."""
    own: type[Bot] = find(game).part("bot", "BOT") or SearchBot
    return own()


HARD, EXPERT = 0.2, 0.75  # seconds per move
CANDIDATES = 10  # moves that a search weighs at a decision, roughly
ROLLOUTS = 20  # enough to time one


@cache
def worlds(game: str) -> tuple[int, int]:
    """Return the number of samples for hard and expert: what game.toml says, or as many as timed rollouts allow."""
    rules, policy, rng = find(game), default_policy(game), Rng(1)
    if rules.about.samples is not None:
        return rules.about.samples
    start = process_time()
    for _ in range(ROLLOUTS):
        state = rules.start(rules.players[-1])
        play_round(state, state.round, policy, rng)
    rollout = max((process_time() - start) / ROLLOUTS, 1e-6)
    hard, expert = (int(seconds / rollout / CANDIDATES) for seconds in (HARD, EXPERT))
    return min(max(hard, 20), 4000), min(max(expert, 50), 20_000)


LEVELS: dict[str, Callable[[str], SeatedBot]] = {
    "easy": lambda game: SeatedBot("easy", EasyBot(), Budget(worlds=1)),
    "medium": lambda game: SeatedBot("medium", PolicyBot(), Budget(worlds=1)),
    "hard": lambda game: SeatedBot("hard", thinker(game), Budget(worlds=worlds(game)[0], seconds=HARD)),
    "expert": lambda game: SeatedBot("expert", thinker(game), Budget(worlds=worlds(game)[1], seconds=EXPERT)),
}
OTHERS = "random, search:WORLDS, ismcts:SIMULATIONS, attack:BOT, external:COMMAND"
EXTERNAL_SECONDS = 10.0  # for a move of an external bot
COUNTED = re.compile(r"(search|ismcts):(\d{1,7})")
ATTACK = re.compile("attack:((?!attack|external).+)")
EXTERNAL = re.compile("external:(.+)")


def player(name: str, game: str) -> SeatedBot:
    """Return a bot for one game (an id) by name: a level, `random`, a search with a number of samples like
    `search:200`, an attacker like `attack:medium`, or a separate program like `external:python my_bot.py`."""
    if name in LEVELS:
        return LEVELS[name](game)
    if name == "random":
        return SeatedBot(name, RandomBot(), Budget(worlds=1))
    if match := COUNTED.fullmatch(name):
        budget = Budget(worlds=int(match[2]))
        budget.check()
        return SeatedBot(name, thinker(game) if match[1] == "search" else TreeBot(), budget)
    if match := ATTACK.fullmatch(name):
        attacked = player(match[1], game)
        return SeatedBot(name, AttackBot(attacked.bot, Budget(worlds=attacked.budget.worlds or 1)), Budget(worlds=12))
    if match := EXTERNAL.fullmatch(name):
        return SeatedBot(name, ExternalBot(match[1]), Budget(seconds=EXTERNAL_SECONDS))
    meant = did_you_mean(name, [*LEVELS, "random"])
    raise UnknownBot(f"no bot is called {name!r:.80}; there are {', '.join(LEVELS)}, {OTHERS}{meant}")
