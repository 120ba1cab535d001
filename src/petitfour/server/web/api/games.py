"""Games, their rules and their tutorials."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from petitfour.games import GAMES
from petitfour.games import game as find_game
from petitfour.server.web.api.types import ERRORS, KindInfo, MovesSoFar, RuleInfo, RulesPage
from petitfour.table.catalogue import GameInfo, Title, catalogue
from petitfour.table.tutorials import Introduction, introduction
from petitfour.texts import LANGUAGES, example_ids, game_texts, rules, texts


@get("/games", responses=ERRORS, sync_to_thread=False)
def games() -> list[GameInfo]:
    """List the games with their names, player counts, settings and bot levels."""
    return [replace(game, titles=titles(game.id)) for game in catalogue()]


def titles(game: str) -> dict[str, Title]:
    """Return the name of a game in every language."""
    return {lang: Title(texts(lang).game_name(game), texts(lang).game_about(game)) for lang in LANGUAGES}


@get("/games/{game:str}/texts", responses=ERRORS, media_type="text/plain", sync_to_thread=False)
def sentences(game: FromPath[str], lang: FromQuery[str] = "en") -> str:
    """Return all sentences of a game in one language, as Fluent text."""
    return game_texts(find_game(game), texts(lang).lang)


@get("/rules/{game:str}", responses=ERRORS, sync_to_thread=False)
def rules_page(game: FromPath[str], lang: FromQuery[str] = "en") -> RulesPage:
    """Return the rules of a game in one language, each with its id and its kinds (printed, ruling, stand-in …)."""
    say = texts(lang)
    page = rules(game, say.lang)
    kinds = dict.fromkeys(kind for rule in page for kind in rule.kinds if kind != "printed")
    return RulesPage(
        game=game,
        lang=say.lang,
        name=say.game_name(game),
        about=say.game_about(game),
        rules=[RuleInfo(rule.id, rule.text, list(rule.kinds)) for rule in page],
        examples=[say.say(example) for example in example_ids(game)],
        kinds={kind: KindInfo(say.say(f"kind-{kind}"), say.say(f"kind-{kind}-about")) for kind in kinds},
        phases=GAMES[game].about.phase_rules,
    )


@post("/introductions/{game:str}", responses=ERRORS, status_code=200, sync_to_thread=False)
def introduce(game: FromPath[str], data: JSONBody[MovesSoFar]) -> Introduction:
    """Replay the moves made so far in the tutorial of a game. If the last one is refused, `error` says why."""
    return introduction(game, data.moves)
