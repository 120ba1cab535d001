"""Games, their rules and their tutorials."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from petitfour.bots.levels import LEVELS
from petitfour.core.game import Game, as_settings
from petitfour.games import GAMES
from petitfour.server.web.api.types import ERRORS, GameInfo, KindInfo, MovesSoFar, RuleInfo, RulesPage, Setting
from petitfour.table.tutorials import Introduction, introduction
from petitfour.texts import example_ids, rules, texts


@get("/games", responses=ERRORS, sync_to_thread=False)
def games() -> list[GameInfo]:
    """List the games with their player counts, settings and bot levels."""
    return [
        GameInfo(game.id, game.rules_version, list(game.players), settings_of(game), list(LEVELS))
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


@get("/rules/{game:str}", responses=ERRORS, sync_to_thread=False)
def rules_page(game: FromPath[str], lang: FromQuery[str] = "en") -> RulesPage:
    """Return the rules of a game in one language, each with its id and its kinds (printed, ruling, stand-in …)."""
    say = texts(lang)
    page = rules(game, say.lang)
    kinds = dict.fromkeys(kind for rule in page for kind in rule.kinds if kind != "printed")
    return RulesPage(
        game=game,
        lang=say.lang,
        name=say.say(f"game-{game}"),
        about=say.say(f"game-{game}-about"),
        rules=[RuleInfo(rule.id, rule.text, list(rule.kinds)) for rule in page],
        examples=[say.say(example) for example in example_ids(game)],
        kinds={kind: KindInfo(say.say(f"kind-{kind}"), say.say(f"kind-{kind}-about")) for kind in kinds},
    )


@post("/introductions/{game:str}", responses=ERRORS, status_code=200, sync_to_thread=False)
def introduce(game: FromPath[str], data: JSONBody[MovesSoFar]) -> Introduction:
    """Replay the moves made so far in the tutorial of a game. If the last one is refused, `error` says why."""
    return introduction(game, data.moves)
