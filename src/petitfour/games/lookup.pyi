# Written by tests/games/stub.py.
from typing import Any, Literal, overload

from petitfour.core.game import Game
from petitfour.core.policy import Policy
from petitfour.games.macaron.game import MacaronGame
from petitfour.games.marshmallow.game import MarshmallowGame
from petitfour.games.mastermind.game import MastermindGame
from petitfour.games.monster.game import MonsterGame

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
def default_policy(name: str) -> Policy: ...
