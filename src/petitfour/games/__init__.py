"""All games by their names."""

from petitfour.games.discovery import GAMES
from petitfour.games.lookup import default_policy, game

__all__ = ["GAMES", "default_policy", "game"]
