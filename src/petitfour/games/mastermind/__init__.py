"""Mastermind, travel edition: hide a code that takes long to find, and find the other's fast."""

from petitfour.games.mastermind.game import MASTERMIND, MastermindOptions

__all__ = ["MASTERMIND", "MastermindOptions"]
