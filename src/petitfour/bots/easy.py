"""The easy level: the default policies, erring the way people do.

At cards it forgets all but the last few plays, thinks too well of its high cards and looks too little at the others; at
Mastermind it now and then overlooks a row. What it then plays is sensible for what it thinks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from petitfour.bots.bot import Budget, Decision
from petitfour.bots.policies import policy
from petitfour.bots.policies.macaron import MacaronPolicy
from petitfour.bots.policies.marshmallow import MarshmallowPolicy
from petitfour.bots.policies.mastermind import MastermindPolicy
from petitfour.bots.policies.monster import MonsterPolicy
from petitfour.bots.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import Belief

REMEMBERED = 4  # plays


class EasyBot:
    def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
        known = belief.known
        return Decision(known.text(belief.seat, easy_policy(view["game"]).decide(known, belief.seat, rng)))


def easy_policy(game: str) -> Policy:
    """A policy of its own for one thread; a game that has no easy one is played by its default policy."""
    return EASY[game]() if game in EASY else policy(game)


def marshmallow() -> Policy:
    """Trusts its high cards and is in a hurry: it goes out while too few tricks lie with the others (MT-11)."""
    mind = MarshmallowPolicy()
    mind.memory = REMEMBERED
    mind.enough = [enough * 3 // 4 for enough in mind.enough]
    mind.sooner = [sooner + 2 for sooner in mind.sooner]
    return mind


def monster() -> Policy:
    """Counts on tricks that it will not win, is careless with its high cards and hardly minds what others score."""
    mind = MonsterPolicy()
    mind.memory = REMEMBERED
    mind.seeking, mind.few, mind.many = 0.7, 1.2, 3.6
    mind.saving, mind.spite = 0.2, 0.1
    mind.prepare()
    return mind


def macaron() -> Policy:
    """Makes too little of the royal cards against it and too much of the highest of a flavour."""
    mind = MacaronPolicy()
    mind.memory = REMEMBERED
    weights = list(mind.weights)
    for plain_or_royal in (0, 10):
        weights[plain_or_royal + 4] *= 0.7
        weights[plain_or_royal + 9] += 1.0
    mind.weights = weights
    return mind


def mastermind() -> Policy:
    mind = MastermindPolicy()
    mind.overlooks = 0.35
    return mind


EASY: dict[str, Callable[[], Policy]] = {
    "marshmallow": marshmallow,
    "monster": monster,
    "macaron": macaron,
    "mastermind": mastermind,
}
