"""All sentences that people read, in three languages: Fluent files, and the code that loads them.

This folder has what all games share. The sentences of a game are in its own folder, one file per language, and are
loaded when one of them is first asked for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Any

from petitfour.core.errors import PetitFourError, Refusal
from petitfour.core.game import Game
from petitfour.games import GAMES
from petitfour.games import game as find
from petitfour.texts.fluent import BadText as BadText
from petitfour.texts.fluent import Bundle
from petitfour.texts.fluent import UnknownText as UnknownText

LANGUAGES = ("en", "fr", "es")
MINUS = re.compile(r"(?<!\w)-(?=\d)")  # not the hyphen of a move like `bet 3-4`


class UnknownLanguage(PetitFourError, ValueError):
    """There are no texts in this language."""


class Texts:
    """All texts of one language. Get it from `texts`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = Bundle(lang)
        for file in sorted((files(__name__) / lang).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add(file.read_text(encoding="utf-8"))
        self._games = list(GAMES.values())  # whose sentences are not loaded yet
        self._lock = Lock()

    def has(self, message_id: str) -> bool:
        return self._bundle.has(message_id) or self._in_a_game(message_id)

    def _in_a_game(self, message_id: str) -> bool:
        """Load the sentences of one game after the other until this message is there."""
        with self._lock:
            while self._games and not self._bundle.has(message_id):
                self._bundle.add(game_texts(self._games[0], self.lang))
                del self._games[0]
            return self._bundle.has(message_id)

    def say(self, message_id: str, /, **args: str | int | float) -> str:
        """Return a sentence. Raise for an unknown id or a missing argument."""
        self.has(message_id)  # loads the sentences of its game
        return self._bundle.say(message_id, args)

    def game_name(self, game: str) -> str:
        """Return the name of a game, or its id if it brings no name."""
        return self.say(f"game-{game}") if self.has(f"game-{game}") else game

    def game_about(self, game: str) -> str:
        """Return what a game is about in one sentence, or "" if it does not say so."""
        return self.say(f"game-{game}-about") if self.has(f"game-{game}-about") else ""

    def reason(self, reason_id: str, facts: Mapping[str, str | int | float]) -> str:
        """Return the sentence of a bot's reason, with numbers as the language writes them."""
        return MINUS.sub("−", self.say(reason_id, **facts))

    def rule_use(self, rule: str) -> str:
        """Return what happens when a special rule is triggered, or the id of a rule without a text."""
        return self.say(f"rule-use-{rule}") if self.has(f"rule-use-{rule}") else rule

    def refusal(self, refusal: Refusal) -> str:
        """Return why a move is refused, after the id of the rule: `MT-6: You still have …`."""
        message_id = f"refuse-{refusal.rule}"
        if "edition" in refusal.needs:  # the one rule that two editions print differently
            message_id += f"-{refusal.needs['edition']}"
        said = self.say(message_id, **refusal.needs)
        return f"{refusal.rule}: {said}" if refusal.rule[0].isupper() else said


def texts(lang: str) -> Texts:
    """Return the texts of a language. A regional tag like fr-CA or es_MX means its language."""
    plain = lang.replace("_", "-").split("-")[0].lower()
    if plain not in LANGUAGES:
        raise UnknownLanguage(f"{lang!r} is not one of our languages; choose one of {', '.join(LANGUAGES)}")
    return _load(plain)


_load = cache(Texts)


def game_texts(game: Game[Any], lang: str) -> str:
    """Return the sentences of a game in a language, as Fluent text. A game without the language has none."""
    return game.file(f"texts/{lang}.ftl") or ""


@dataclass(frozen=True)
class Rule:
    """One rule in one language; `kinds` are among printed, ruling and reconstruction (labels: kind-…)."""

    id: str
    text: str
    kinds: tuple[str, ...]


def rules(game: str, lang: str) -> list[Rule]:
    """Return the rules of a game, in the order of the rules page."""
    said = texts(lang)
    return [Rule(rule, said.say(rule), kinds) for rule, kinds in find(game).about.rules.items()]


def rule_ids(game: str) -> list[str]:
    return list(find(game).about.rules)


def example_ids(game: str) -> list[str]:
    """Return the message ids of the worked examples."""
    return list(find(game).about.examples)
