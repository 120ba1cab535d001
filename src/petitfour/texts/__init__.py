"""All sentences that people read, in three languages: Fluent files, and the code that loads them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from petitfour.core.errors import PetitFourError, Refusal
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

    def has(self, message_id: str) -> bool:
        return self._bundle.has(message_id)

    def say(self, message_id: str, /, **args: str | int | float) -> str:
        """Return a sentence. Raise for an unknown id or a missing argument."""
        return self._bundle.say(message_id, args)

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
