"""Read the numbers in a sentence back, as a person would."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

CONSTANT = re.compile(
    r"95\s%\s(?:sure|de certitude|de confianza)|(?:Of|of|Sur|sur|De|de) 100 (?:matches|parties|partidas)|sur 100"
)
NUMBER = {
    "en": re.compile(r"−?\d{1,3}(?:,\d{3})+(?:\.\d+)?|−?\d+(?:\.\d+)?"),
    "fr": re.compile(r"−?\d{1,3}(?:[\u202f\u00a0]\d{3})+(?:,\d+)?|−?\d+(?:,\d+)?"),
    "es": re.compile(r"−?\d{1,3}(?:\.\d{3})+(?:,\d+)?|−?\d+(?:,\d+)?"),
}


def numbers(lang: str, sentence: str, facts: Mapping[str, str | int | float]) -> Counter[float]:
    """Return all numbers except those of moves and levels and the constants of the wording."""
    for text in sorted((fact for fact in facts.values() if isinstance(fact, str)), key=len, reverse=True):
        sentence = re.sub(rf"(?<![A-Z\d]){re.escape(text)}(?![A-Z\d])", "…", sentence, count=1)
    return Counter(value(lang, found) for found in NUMBER[lang].findall(CONSTANT.sub("…", sentence)))


def value(lang: str, text: str) -> float:
    group, point = {"en": (",", "."), "fr": ("[\u202f\u00a0]", ","), "es": (r"\.", ",")}[lang]
    return float(re.sub(group, "", text).replace(point, ".").replace("−", "-"))


def given(facts: Mapping[str, str | int | float]) -> Counter[float]:
    return Counter(float(fact) for fact in facts.values() if not isinstance(fact, str))
