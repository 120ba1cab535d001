"""The registry: one line a game. A game that stands here is tested by the contract suite."""

from __future__ import annotations

from typing import Any

from petitfour.core.errors import UnknownGame, brief
from petitfour.core.game import Game
from petitfour.games.macaron import MACARON
from petitfour.games.marshmallow import MARSHMALLOW
from petitfour.games.mastermind import MASTERMIND
from petitfour.games.monster import MONSTER

GAMES: dict[str, Game[Any]] = {game.id: game for game in (MARSHMALLOW, MONSTER, MACARON, MASTERMIND)}


def game(name: str) -> Game[Any]:
    """The game of that id."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"no game {brief(name)!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]
