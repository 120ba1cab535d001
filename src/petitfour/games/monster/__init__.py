"""Monster Tricks: up to four tricks at once, and point cards laid out for as many as you mean to win."""

from petitfour.games.monster.game import GAME, MonsterOptions

__all__ = ["GAME", "MonsterOptions"]
