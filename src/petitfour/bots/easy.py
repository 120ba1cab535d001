"""The easy level: the default policies with human errors.

In card games it forgets all but the last few plays, overrates its high cards and pays too little attention to the
others. In Mastermind it sometimes overlooks a row. Its moves are sensible for what it believes.
"""

from __future__ import annotations

from collections.abc import Callable

from petitfour.bots.bot import Budget, Decision
from petitfour.bots.mastermind.policy import MastermindPolicy
from petitfour.bots.policies import default_policy
from petitfour.bots.policies.macaron import MacaronPolicy
from petitfour.bots.policies.marshmallow import MarshmallowPolicy
from petitfour.bots.policies.monster import MonsterPolicy
from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import Belief
from petitfour.core.view import View

REMEMBERED = 4  # plays that it remembers


class EasyBot:
    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        known = belief.known
        return Decision(known.text(belief.seat, easy_policy(view.game).decide(known, belief.seat, rng)))


def easy_policy(game: str) -> Policy:
    """Return a policy object for one thread. A game without an easy policy gets its default policy, forgetful."""
    if game in EASY:
        return EASY[game]()
    policy = default_policy(game)
    policy.memory = REMEMBERED
    return policy


def marshmallow() -> Policy:
    """Overrates its high cards and goes out too early, when the others have too few tricks (MT-11)."""
    policy = MarshmallowPolicy()
    policy.memory = REMEMBERED
    policy.enough = [enough * 3 // 4 for enough in policy.enough]
    policy.sooner = [sooner + 2 for sooner in policy.sooner]
    return policy


def monster() -> Policy:
    """Expects tricks that it will not win, wastes its high cards and hardly considers what others score."""
    policy = MonsterPolicy()
    policy.memory = REMEMBERED
    policy.seeking, policy.few, policy.many = 0.7, 1.2, 3.6
    policy.saving, policy.spite = 0.2, 0.1
    policy.prepare()
    return policy


def macaron() -> Policy:
    """Underrates opposing royal cards and overrates the highest card of a flavour."""
    policy = MacaronPolicy()
    policy.memory = REMEMBERED
    weights = list(policy.weights)
    for plain_or_royal in (0, 10):
        weights[plain_or_royal + 4] *= 0.7
        weights[plain_or_royal + 9] += 1.0
    policy.weights = weights
    return policy


def mastermind() -> Policy:
    policy = MastermindPolicy()
    policy.overlooks = 0.35
    return policy


EASY: dict[str, Callable[[], Policy]] = {
    "marshmallow": marshmallow,
    "monster": monster,
    "macaron": macaron,
    "mastermind": mastermind,
}
