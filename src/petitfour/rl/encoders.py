"""The encoder of each game. A game without one gets the general `Encoder`."""

from __future__ import annotations

from petitfour.core.state import State
from petitfour.rl.encoder import Encoder


def encoder(start: State) -> Encoder:
    """Return a new encoder for the game, players and settings of a state before its first deal."""
    own: type[Encoder] = start.game.part("encoder", "ENCODER") or Encoder
    return own(start)
