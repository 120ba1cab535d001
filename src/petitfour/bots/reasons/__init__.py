"""One witness a game: what it looks for in the rollouts, and what it says about it."""

from __future__ import annotations

from petitfour.bots.policies import policy
from petitfour.bots.reasons.base import Option, Witness
from petitfour.bots.reasons.macaron import MacaronWitness
from petitfour.bots.reasons.marshmallow import MarshmallowWitness
from petitfour.bots.reasons.mastermind import MastermindWitness
from petitfour.bots.reasons.monster import MonsterWitness
from petitfour.core.state import Belief

__all__ = ["Option", "Witness", "witness"]

WITNESSES: dict[str, type[Witness]] = {
    "marshmallow": MarshmallowWitness,
    "monster": MonsterWitness,
    "macaron": MacaronWitness,
    "mastermind": MastermindWitness,
}


def witness(belief: Belief) -> Witness:
    """For one decision of the seat whose belief this is."""
    game = belief.known.game.id
    return WITNESSES.get(game, Witness)(belief, policy(game))
