"""Blackout: win exactly the tricks you bid."""

from petitfour_blackout.game import GAME, BlackoutOptions

__all__ = ["GAME", "BlackoutOptions"]
