"""Macaron: win tricks to fill gift boxes, mind the allergen, and bet on how many boxes there will be."""

from petitfour.games.macaron.game import GAME
from petitfour.games.macaron.options import Box, Emma, Level, MacaronOptions, read_box

__all__ = ["GAME", "Box", "Emma", "Level", "MacaronOptions", "read_box"]
