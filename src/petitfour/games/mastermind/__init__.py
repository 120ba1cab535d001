"""Mastermind, travel edition: hide a code that takes long to find, and find the other's fast."""

from petitfour.games.mastermind.game import GAME, MastermindOptions

__all__ = ["GAME", "MastermindOptions"]
