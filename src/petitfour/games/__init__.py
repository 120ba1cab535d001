"""The registry: one line per game. The contract suite tests every game that is listed here."""

from __future__ import annotations

from typing import Any, Literal, overload

from petitfour.core.errors import UnknownGame, brief, did_you_mean
from petitfour.core.game import Game
from petitfour.games.macaron import MACARON
from petitfour.games.macaron.game import MacaronGame
from petitfour.games.marshmallow import MARSHMALLOW
from petitfour.games.marshmallow.game import MarshmallowGame
from petitfour.games.mastermind import MASTERMIND
from petitfour.games.mastermind.game import MastermindGame
from petitfour.games.monster import MONSTER
from petitfour.games.monster.game import MonsterGame

GAMES: dict[str, Game[Any]] = {game.id: game for game in (MARSHMALLOW, MONSTER, MACARON, MASTERMIND)}


@overload
def game(name: Literal["marshmallow"]) -> MarshmallowGame: ...
@overload
def game(name: Literal["monster"]) -> MonsterGame: ...
@overload
def game(name: Literal["macaron"]) -> MacaronGame: ...
@overload
def game(name: Literal["mastermind"]) -> MastermindGame: ...
@overload
def game(name: str) -> Game[Any]: ...
def game(name: str) -> Game[Any]:
    """Return the game with this id."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"no game {brief(name)!r}; the games are {', '.join(GAMES)}{did_you_mean(name, GAMES)}")
    return GAMES[name]
