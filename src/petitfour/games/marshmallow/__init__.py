"""Marshmallow Test: take the tricks you need, and wait for the others to take theirs."""

from petitfour.games.marshmallow.game import GAME, MarshmallowOptions

__all__ = ["GAME", "MarshmallowOptions"]
