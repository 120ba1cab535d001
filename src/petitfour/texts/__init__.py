"""Every sentence people read, in three languages: Fluent files, and the few lines that load them."""

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
    """A language that we have no texts in."""


class Texts:
    """All the texts of one language; get one from `texts`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = Bundle(lang)
        for file in sorted((files(__name__) / lang).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add(file.read_text(encoding="utf-8"))

    def has(self, message_id: str) -> bool:
        return self._bundle.has(message_id)

    def say(self, message_id: str, /, **args: str | int | float) -> str:
        """The sentence; never a raw id or an unfilled place, those raise."""
        return self._bundle.say(message_id, args)

    def reason(self, reason_id: str, facts: Mapping[str, str | int | float]) -> str:
        """The sentence of a bot's reason; numbers are written as the language does, a minus as a minus."""
        return MINUS.sub("−", self.say(reason_id, **facts))

    def rule_use(self, rule: str) -> str:
        """What happens when a special rule is triggered; the id itself for a rule without words."""
        return self.say(f"rule-use-{rule}") if self.has(f"rule-use-{rule}") else rule

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is refused, the rule's id in front: `MT-6: You still have …`."""
        message_id = f"refuse-{refusal.rule}"
        if "edition" in refusal.needs:  # the one rule that two editions print differently
            message_id += f"-{refusal.needs['edition']}"
        said = self.say(message_id, **refusal.needs)
        return f"{refusal.rule}: {said}" if refusal.rule[0].isupper() else said


def texts(lang: str) -> Texts:
    """The texts of a language; a regional tag like fr-CA or es_MX means its language."""
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
    """The rules page of a game, in order."""
    said = texts(lang)
    return [Rule(rule, said.say(rule), kinds) for rule, kinds in find(game).about.rules.items()]


def rule_ids(game: str) -> list[str]:
    return list(find(game).about.rules)


def example_ids(game: str) -> list[str]:
    """The message ids of the worked examples, for `Texts.say`."""
    return list(find(game).about.examples)
