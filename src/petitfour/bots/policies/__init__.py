"""The default policy of each game."""

from __future__ import annotations

from petitfour.bots.mastermind.policy import MastermindPolicy
from petitfour.bots.policies.macaron import MacaronPolicy
from petitfour.bots.policies.marshmallow import MarshmallowPolicy
from petitfour.bots.policies.monster import MonsterPolicy
from petitfour.core.policy import Policy
from petitfour.games import game as find

POLICIES: dict[str, type[Policy]] = {
    "marshmallow": MarshmallowPolicy,
    "monster": MonsterPolicy,
    "macaron": MacaronPolicy,
    "mastermind": MastermindPolicy,
}


def default_policy(game: str) -> Policy:
    """Return a default policy object for one thread: one of ours, or the one that the game holds."""
    return POLICIES[game]() if game in POLICIES else find(game).policy()
