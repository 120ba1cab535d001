"""Marshmallow Test: take the tricks you need, and wait for the others to take theirs."""

from petitfour.games.marshmallow.game import MARSHMALLOW, MarshmallowOptions

__all__ = ["MARSHMALLOW", "MarshmallowOptions"]
