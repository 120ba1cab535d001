"""The encoder of each game. A game without one gets the general `Encoder`."""

from __future__ import annotations

from petitfour.core.state import State
from petitfour.rl.encoder import Encoder
from petitfour.rl.encoders.macaron import MacaronEncoder
from petitfour.rl.encoders.marshmallow import MarshmallowEncoder
from petitfour.rl.encoders.mastermind import MastermindEncoder
from petitfour.rl.encoders.monster import MonsterEncoder

ENCODERS: dict[str, type[Encoder]] = {
    "marshmallow": MarshmallowEncoder,
    "monster": MonsterEncoder,
    "macaron": MacaronEncoder,
    "mastermind": MastermindEncoder,
}


def encoder(start: State) -> Encoder:
    """Return a new encoder for the game, players and settings of a state before its first deal."""
    return ENCODERS.get(start.game.id, Encoder)(start)
