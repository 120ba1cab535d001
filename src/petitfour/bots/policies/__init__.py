"""One default policy a game."""

from __future__ import annotations

from petitfour.bots.policies.macaron import MacaronPolicy
from petitfour.bots.policies.marshmallow import MarshmallowPolicy
from petitfour.bots.policies.mastermind import MastermindPolicy
from petitfour.bots.policies.monster import MonsterPolicy
from petitfour.bots.policy import Policy

POLICIES: dict[str, type[Policy]] = {
    "marshmallow": MarshmallowPolicy,
    "monster": MonsterPolicy,
    "macaron": MacaronPolicy,
    "mastermind": MastermindPolicy,
}


def policy(game: str) -> Policy:
    """A default policy of its own for one thread."""
    return POLICIES[game]()
