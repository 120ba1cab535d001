"""The explainer of each game."""

from __future__ import annotations

from petitfour.bots.explanations.base import Explainer
from petitfour.bots.explanations.macaron import MacaronExplainer
from petitfour.bots.explanations.marshmallow import MarshmallowExplainer
from petitfour.bots.explanations.monster import MonsterExplainer
from petitfour.bots.mastermind.explainer import MastermindExplainer
from petitfour.bots.policies import default_policy
from petitfour.core.state import Belief

EXPLAINERS: dict[str, type[Explainer]] = {
    "marshmallow": MarshmallowExplainer,
    "monster": MonsterExplainer,
    "macaron": MacaronExplainer,
    "mastermind": MastermindExplainer,
}


def explainer_for(belief: Belief) -> Explainer:
    """Return an explainer for one decision of the seat with this information set."""
    game = belief.known.game.id
    return EXPLAINERS.get(game, Explainer)(belief, default_policy(game))
