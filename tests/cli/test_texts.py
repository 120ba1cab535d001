"""What the terminal says: every message can be said in every language, with the typography of the language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import petitfour.texts
from petitfour import GAMES
from petitfour.texts import LANGUAGES, texts
from typography import wrong_marks

ARGUMENTS: dict[str, str | int] = {
    "number": 3, "seat": 2, "label": "Label", "said": "said", "place": 4, "red": 1, "white": 2, "game": "Macaron",
    "players": 4, "commitment": "00ff", "name": "Ann", "round": 2, "some": "P7, P8", "winners": "Ann",
    "secret": "ff00", "file": "game.pf", "level": "facile", "flavours": "A", "groups": "B",
}  # fmt: skip


def messages(lang: str) -> list[str]:
    source = (files(petitfour.texts) / lang / "cli.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    assert len(messages(lang)) > 50
    for message in messages(lang):
        for players in (1, 2):
            said = texts(lang).say(message, **ARGUMENTS | {"players": players})
            assert not re.search(r"[{}$]|\?\?\?|^\s|\s$", said), message


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_sentences_are_translated(lang: str) -> None:
    for message in messages(lang):
        if message.startswith(("play-", "letters-", "name-", "command-")):
            assert texts(lang).say(message, **ARGUMENTS) != texts("en").say(message, **ARGUMENTS), message


def test_plurals() -> None:
    assert texts("en").say("play-welcome", game="Macaron", players=1) == "Macaron, 1 player."
    assert texts("fr").say("play-welcome", game="Macaron", players=2) == "Macaron, 2 joueurs."
    assert texts("es").say("play-welcome", game="Macaron", players=1) == "Macaron, 1 jugador."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    wrong = wrong_marks(lang)
    if lang == "es":
        wrong["question not opened"] = r"^[^¿(]*\?"
    for message in messages(lang):
        said = texts(lang).say(message, **ARGUMENTS)
        for what, pattern in wrong.items():
            assert not re.search(pattern, said), (what, message, said)


def test_every_game_with_a_face_explains_its_letters() -> None:
    for game in GAMES:
        for lang in LANGUAGES:
            assert texts(lang).has(f"letters-{game}")
