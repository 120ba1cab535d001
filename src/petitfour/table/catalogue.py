"""What a person chooses from before there is a table: the games with their player counts, settings and bot levels."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from petitfour.bots.levels import LEVELS
from petitfour.core.game import Game, as_settings
from petitfour.games import GAMES


class Setting(msgspec.Struct, frozen=True):
    """A setting of a game, with its values if they are a list of words."""

    name: str
    type: Literal["choice", "yes-no", "number", "json"]
    default: Any
    choices: list[str] | None = None


class Title(msgspec.Struct, frozen=True):
    """What a game is called in one language, and what it is about."""

    name: str
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game."""

    id: str
    rules: int
    players: list[int]
    settings: list[Setting]
    levels: list[str]
    usual_players: int
    """The number of players proposed first."""
    shown: list[str]
    """The settings offered to players. The others are for research."""
    colours: dict[str, str]
    """The colours of its cards, by the letter of their suit."""
    titles: dict[str, Title] = {}
    """By language. Empty in an answer of the engine in the browser, which has no texts."""


def catalogue() -> list[GameInfo]:
    """List all games."""
    return [
        GameInfo(
            game.id,
            game.rules_version,
            list(game.players),
            settings_of(game),
            list(LEVELS),
            game.about.usual_players or max(game.players),
            list(game.about.shown),
            game.about.letters,
        )
        for game in GAMES.values()
    ]


def settings_of(game: Game[Any]) -> list[Setting]:
    """Describe the settings of a game."""
    kinds = get_type_hints(game.options_type)
    defaults = as_settings(game.options_type())
    return [setting(name, kinds[name], default) for name, default in defaults.items()]


def setting(name: str, kind: Any, default: Any) -> Setting:
    """Describe one setting by the type of its field."""
    if get_origin(kind) is Literal:
        return Setting(name, "choice", default, [str(choice) for choice in get_args(kind)])
    if kind is bool:
        return Setting(name, "yes-no", default)
    if kind is int or int in get_args(kind):
        return Setting(name, "number", default)
    return Setting(name, "json", default)
