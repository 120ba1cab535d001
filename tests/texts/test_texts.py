"""The texts are complete, say the same in all languages, and never show a raw id or an unfilled place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import petitfour
import petitfour.texts
from petitfour.core.errors import PetitFourError, UnknownGame
from petitfour.texts import (
    LANGUAGES,
    BadText,
    Rule,
    UnknownLanguage,
    UnknownText,
    example_ids,
    game_texts,
    rule_ids,
    rules,
    texts,
)
from typography import wrong_marks

PREFIX = {"marshmallow": "MT", "monster": "MO", "macaron": "MC", "mastermind": "MM"}
NUMBERS = {
    "marshmallow": range(1, 22),
    "monster": range(1, 16),
    "macaron": [*range(1, 28), *range(30, 39)],
    "mastermind": range(1, 12),
}
REFUSALS = {
    "not-your-turn": set(), "not-in-hand": {"card"}, "not-this-phase": set(), "unreadable": {"move"},
    "game-over": set(),
}  # fmt: skip
REASONS = {"target", "rounds", "tie-break", "shared"}

# What the callers pass; the first value is used where another argument is being varied. Games say theirs in game.toml.
VALUES: dict[str, tuple[str | int, ...]] = {"card": ("P7",), "move": ("hello",), "level": (1, 0, "3–4")}
SHARED = sorted(file.name for file in (files(petitfour.texts) / "en").iterdir())
GAMES = tuple(petitfour.GAMES)
SOURCES = (*SHARED, *GAMES)
FILES = ["common.ftl", "refusals.ftl", *GAMES]  # what this file says with all arguments
SAID = re.compile(r"[A-Z]{2}-\d|game-|example-|refuse-|kind-|level-|reason-(target|rounds|tie-break|shared)$")


class Shape(Visitor):
    """The variables of a message, the selectors on them, and the messages it leans on."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.leans_on: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.leans_on.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {key.name for variant in node.variants if isinstance(key := variant.key, ast.Identifier)}
            assert self.variants.setdefault(node.selector.id.name, keys) == keys
        self.generic_visit(node)


@cache
def source(lang: str, file: str) -> str:
    """The text of a shared file, or of a game."""
    if file in GAMES:
        return game_texts(petitfour.GAMES[file], lang)
    return (files(petitfour.texts) / lang / file).read_text(encoding="utf-8")


@cache
def shapes(lang: str, file: str) -> dict[str, Shape]:
    body = FluentParser().parse(source(lang, file)).body
    return {entry.id.name: Shape(entry) for entry in body if isinstance(entry, ast.Message)}


def said(lang: str, file: str) -> dict[str, Shape]:
    """The messages whose arguments are known here."""
    return {message: shape for message, shape in shapes(lang, file).items() if SAID.match(message)}


def values(file: str) -> dict[str, tuple[str | int, ...]]:
    return {**VALUES, **petitfour.GAMES[file].about.arguments} if file in GAMES else VALUES


def calls(file: str, shape: Shape) -> Iterator[dict[str, str | int]]:
    """Arguments for a message: every value of every variable, and one that no selector knows."""
    known = values(file)
    plain = {name: known[name][0] for name in shape.variables}
    yield plain
    for name in shape.variables:
        for value in [*known[name], *(["Z"] if name in shape.variants else [])]:
            yield plain | {name: value}


def sentences(lang: str, file: str) -> Iterator[tuple[str, str]]:
    for message, shape in said(lang, file).items():
        for args in calls(file, shape):
            yield message, texts(lang).say(message, **args)


def all_sentences(lang: str) -> Iterator[tuple[str, str]]:
    for file in FILES:
        yield from sentences(lang, file)


# --- complete ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PREFIX)
def test_rule_ids_are_those_of_the_rules(game: str) -> None:
    assert rule_ids(game) == [f"{PREFIX[game]}-{number}" for number in NUMBERS[game]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_name_and_every_rule_and_example_of_game_toml(lang: str, game: str) -> None:
    found = [message for message in shapes(lang, game) if re.match(r"game-|[A-Z]{2}-\d|example-", message)]
    assert found == [f"game-{game}", f"game-{game}-about", *rule_ids(game), *example_ids(game)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shared_refusal_and_reason_is_there_with_its_arguments(lang: str) -> None:
    expected = {f"refuse-{rule}": needs for rule, needs in REFUSALS.items()}
    expected |= {f"reason-{reason}": set() for reason in REASONS}
    assert {message: shape.variables for message, shape in shapes(lang, "refusals.ftl").items()} == expected


@pytest.mark.parametrize("game", GAMES)
def test_every_argument_of_game_toml_is_used_and_no_other(game: str) -> None:
    refusals = [shape.variables for message, shape in shapes("en", game).items() if message.startswith("refuse-")]
    assert set().union(*refusals) == set(petitfour.GAMES[game].about.arguments)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_rule_has_a_label_and_an_explanation(lang: str, game: str) -> None:
    for rule in rules(game, lang):
        assert rule.kinds
        assert len(set(rule.kinds)) == len(rule.kinds)
        for kind in rule.kinds:
            assert kind in ("printed", "ruling", "reconstruction")
            assert texts(lang).say(f"kind-{kind}") != texts(lang).say(f"kind-{kind}-about")


@pytest.mark.parametrize(
    ("lang", "ruling", "stand_in"),
    [
        ("en", r"\b[Oo]ur rulings?\b", r"\bstand-in\b"),
        ("fr", r"\b[Nn]o(tre|s) arbitrages?\b", r"\breconstitution\b"),
        ("es", r"\b[Nn]uestros? criterios?\b", r"\breconstrucción\b"),
    ],
)
def test_a_rule_says_what_is_a_ruling_and_what_a_stand_in(lang: str, ruling: str, stand_in: str) -> None:
    for game in GAMES:
        for rule in rules(game, lang):
            assert bool(re.search(ruling, rule.text)) == ("ruling" in rule.kinds), rule
            assert bool(re.search(stand_in, rule.text)) == ("reconstruction" in rule.kinds), rule


# --- the same in all languages -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_files(lang: str) -> None:
    assert sorted(file.name for file in (files(petitfour.texts) / lang).iterdir()) == SHARED
    assert all(shapes(lang, game) for game in GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_parse_without_junk_or_doubles(lang: str) -> None:
    """Fluent itself passes over both in silence."""
    entries = [entry for file in SOURCES for entry in FluentParser().parse(source(lang, file)).body]
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("file", SOURCES)
def test_messages_and_their_variables_and_variants_agree_with_english(lang: str, file: str) -> None:
    ours, english = shapes(lang, file), shapes("en", file)
    assert list(ours) == list(english)
    for message, shape in ours.items():
        assert shape.variables == english[message].variables, message
        if file in FILES and SAID.match(message):  # elsewhere plural forms may rightly differ
            assert shape.variants == english[message].variants, message


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_selectors_name_every_letter(lang: str, game: str) -> None:
    for message, shape in shapes(lang, game).items():
        if message.startswith("refuse-"):
            for variable, keys in shape.variants.items():
                assert keys == {*map(str, values(game)[variable]), "other"}, message
            assert not shape.leans_on  # else the variables above would have to be followed


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_numbers_letters_settings_and_rule_ids_agree_with_english(lang: str, game: str) -> None:
    """A fact lost in a translation shows up as a missing number."""
    facts = re.compile(r"[A-Z]{2}-\d+|[+−]?\d+\+?|\([A-Z]\)")
    quoted = re.compile(r"[“«]\u202f?([a-z_-]+|3)\u202f?[”»]")
    words = {"winning", "lead", "gagnant", "principal", "ganador"}  # quoted, and rightly translated
    for message in [f"game-{game}-about", *rule_ids(game), *example_ids(game)]:
        ours, english = texts(lang).say(message), texts("en").say(message)
        assert Counter(facts.findall(ours)) == Counter(facts.findall(english)), message
        assert set(quoted.findall(ours)) - words == set(quoted.findall(english)) - words, message


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_translations_are_translated(lang: str) -> None:
    names = {f"game-{game}" for game in GAMES}  # a game may keep its name
    english = dict(all_sentences("en"))
    same = {message for message, sentence in all_sentences(lang) if sentence == english[message]}
    assert same <= names


# --- every sentence can be said ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_formats_with_every_variant(lang: str) -> None:
    times = Counter(message for message, _ in all_sentences(lang))
    assert times["refuse-MC-18"] == 9
    for message, sentence in all_sentences(lang):
        assert sentence.strip() == sentence != "", message
        assert not re.search(r"[{}$\n]|\?\?\?|  |[\u2068\u2069]", sentence), (message, sentence)
        assert message not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_makes_a_sentence_of_its_own(lang: str) -> None:
    for game in GAMES:
        known = values(game)
        for message, shape in said(lang, game).items():
            plain = {name: known[name][0] for name in shape.variables}
            for name in shape.variables:
                spoken = {texts(lang).say(message, **plain | {name: value}) for value in known[name]}
                assert len(spoken) == len(known[name]), message


def test_some_sentences() -> None:
    assert texts("en").say("refuse-MT-6", suit="P") == "You still hold pink cards: follow the lead suit."
    assert texts("fr").say("refuse-MC-11", flavour="E").startswith("Il y a déjà trois jetons sur l’Earl Grey")
    assert texts("es").say("refuse-MO-8", colour="V").startswith("Esta carta violeta todavía tiene otro sitio")
    assert texts("en").say("refuse-unreadable", move="{ $x }") == "“{ $x }” is not a move."


# --- typography --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    wrong = wrong_marks(lang) | {
        "hyphen for a minus or a range": r"(?<![A-Z])-\d",
        "no full stop at the end": r"(?<![.!?…)])$",
    }
    if lang == "es":
        wrong["question or call not opened"] = r"^[^¿]*\?|^[^¡]*!"
    for file in FILES:
        for message in said(lang, file):
            if message == "refuse-MC-16":  # shows the levels as they are typed
                continue
            for _, sentence in (pair for pair in sentences(lang, file) if pair[0] == message):
                for what, pattern in wrong.items():
                    label = re.fullmatch(r"kind-[a-z]+|game-[a-z]+|level-boxes", message)
                    if not (label and what.startswith("no full stop")):
                        assert not re.search(pattern, sentence), (what, message, sentence)


# --- the door ----------------------------------------------------------------------------------------------


def test_regional_tags_mean_their_language_and_texts_are_kept() -> None:
    assert texts("fr-CA") is texts("fr") is texts("FR_be")
    assert texts("es-419").lang == "es"


@pytest.mark.parametrize("lang", ["de", "", "french", "-fr", "../en", "e"])
def test_unknown_language(lang: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, fr, es") as caught:
        texts(lang)
    assert isinstance(caught.value, PetitFourError)
    assert isinstance(caught.value, ValueError)
    with pytest.raises(UnknownLanguage):
        rules("monster", lang)


def test_unknown_text() -> None:
    assert texts("en").has("MT-6")
    for message in ("MT-99", "", "-term", "mt-6", "refuse-MT-16"):
        assert not texts("en").has(message)
        with pytest.raises(UnknownText, match="no text"):
            texts("en").say(message)


def test_a_missing_or_strange_argument_is_an_error() -> None:
    for lang in LANGUAGES:
        with pytest.raises(BadText, match="suit"):
            texts(lang).say("refuse-MT-6")
        with pytest.raises(BadText):
            texts(lang).say("refuse-MT-16-gamewright", suit="P")
        with pytest.raises(BadText):
            texts(lang).say("refuse-not-in-hand", card=object())  # type: ignore[arg-type]


def test_rules_of_a_game() -> None:
    page = rules("monster", "es-MX")
    assert page[5] == Rule("MO-6", texts("es").say("MO-6"), ("printed", "ruling"))
    with pytest.raises(AttributeError):
        page[0].text = "other"  # type: ignore[misc]
    page.clear()
    assert len(rules("monster", "es")) == 15
    with pytest.raises(UnknownGame, match="marshmallow, monster, macaron, mastermind"):
        rules("chess", "en")
    with pytest.raises(UnknownGame):
        rule_ids("chess")
