"""New names show what they are; stored names of any former version are still read."""

from __future__ import annotations

import unicodedata

import pytest

from petitfour.core.names import clean_name, name_key
from petitfour.core.record import BadName, check_name

NOTHING = [
    "\u200d",
    "\u200c\u200d",
    "\u3164",
    "\u2800",
    "\ufe0f",
    "\u115f\u1160",
    "\uffa0",
    "\u0301",
    "\u00a0",
    "...",
    "\u034f",
]
HIDING = [
    "Ann\u200d", "A\u200dnn", "\u200dAnn", "Ann\u200c", "Ann\ufe0f", "Ann\u3164", "Ann\u2800", "An\u00adn", "Ann\u034f",
    "Ann \u0301", "Ann 1\ufe0f", "Ann\ue000", "Ann\u0378", "Ann\U000e0100", "Ann\u180b",
    "A  nn", "Ann\u2003B", "Ann\u2060",
    "\U0001f600\u200d", "\U0001f600\u200dAnn", "Ann\U000e0067", "Ann\ufffc",
]  # fmt: skip
GOOD = [
    "Ann", "Zoë", "O’Neil", "Anne-Marie", "J. R.", "李小龍", "山田　太郎", "葛\U000e0100城", "محمد", "علی‌رضا", "שרה",
    "क्षत्रिय", "श्री", "ක්‍රිෂ්ණ",
    "Nguyễn Văn Â", "Ἀθηνᾶ", "ไพลิน", "한국", "7", "42 cats", "★", "❤️", "👩‍🚀", "👨🏽‍🚀", "🏳️‍🌈", "👨‍👩‍👧‍👦", "🙂‍↔️",
    "1️⃣", "🇫🇷", "Ann ♥", "x̂", "A.", "ᠮᠣᠩᠭᠣᠯ", "€", "¯\\_(ツ)_/¯",
]  # fmt: skip


@pytest.mark.parametrize("name", NOTHING + HIDING, ids=ascii)
def test_a_new_name_that_shows_nothing_or_hides_something_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize("name", GOOD, ids=ascii)
def test_names_of_any_script_and_emoji_are_taken(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_names_are_stored_in_one_normal_form() -> None:
    assert clean_name("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800", "Ann\u200d", "Ann\ue000", "A  nn"], ids=ascii)
def test_names_that_former_versions_took_are_still_read(name: str) -> None:
    check_name(name)


def test_names_that_look_the_same_have_the_same_key() -> None:
    for name in ("ann", "ANN", "Ann\u200d", "An\u00adn", "Ａｎｎ", "Ann\ufe0f"):
        assert name_key(name) == name_key("Ann")
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("A  B") == name_key("A\u00a0B")
    assert name_key("Ann") != name_key("Anne")
