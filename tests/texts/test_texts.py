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

import petitfour.texts
from petitfour.core.errors import PetitFourError, UnknownGame
from petitfour.texts import (
    LANGUAGES,
    BadText,
    Rule,
    UnknownLanguage,
    UnknownText,
    example_ids,
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
GAMES = tuple(PREFIX)

REFUSALS: dict[str, set[str]] = {
    "not-your-turn": set(), "not-in-hand": {"card"}, "not-this-phase": set(), "unreadable": {"move"},
    "game-over": set(),
    "MT-6": {"suit"}, "MT-16-gamewright": {"suit", "trump"}, "MT-16-gigamic": {"trump"},
    "MT-15": {"suits"}, "MO-2": {"values"}, "MO-3": set(), "MO-6": set(), "MO-7": {"place"}, "MO-8": {"colour"},
    "MC-2": {"flavour"}, "MC-6": set(), "MC-7": set(), "MC-8": {"what"}, "MC-10": {"token"},
    "MC-11": {"flavour"}, "MC-15": set(), "MC-16": {"levels"}, "MC-18": {"flavour"}, "MC-32": set(),
    "MT-2": set(), "MT-3": set(), "MO-1": set(), "MO-4": set(), "MC-4": set(), "MC-5": set(), "MC-14": set(),
    "MC-30": set(), "MM-2": set(), "MM-1": {"colours"}, "MM-3": set(), "MM-5": set(), "MM-7": set(),
}  # fmt: skip
REASONS: dict[str, set[str]] = {"target": set(), "rounds": set(), "tie-break": set(), "shared": set()}

# What the callers pass; the first value is used where another argument is being varied.
VALUES: dict[str, list[str | int]] = {
    "suit": [*"PYGBV"], "trump": [*"GPYBV"], "colour": [*"GYVB"], "flavour": [*"APSBGEC"],
    "what": ["royal", "allergen"], "card": ["P7"], "move": ["hello"], "values": ["2 4 6"], "place": [3],
    "token": ["6/2", "4"], "level": [1, 0, "3–4"], "levels": ["0, 1-2, 3-4, 5-7"], "colours": ["R O Y G B V"],
    "suits": ["P Y"],
}  # fmt: skip
ALL_FILES = sorted(file.name for file in (files(petitfour.texts) / "en").iterdir())
FILES = ["common.ftl", "refusals.ftl", *(f"rules-{game}.ftl" for game in GAMES)]


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
    return (files(petitfour.texts) / lang / file).read_text(encoding="utf-8")


@cache
def shapes(lang: str, file: str) -> dict[str, Shape]:
    body = FluentParser().parse(source(lang, file)).body
    return {entry.id.name: Shape(entry) for entry in body if isinstance(entry, ast.Message)}


def calls(shape: Shape) -> Iterator[dict[str, str | int]]:
    """Arguments for a message: every value of every variable, and one that no selector knows."""
    plain = {name: VALUES[name][0] for name in shape.variables}
    yield plain
    for name in shape.variables:
        for value in [*VALUES[name], *(["Z"] if name in shape.variants else [])]:
            yield plain | {name: value}


def sentences(lang: str, file: str) -> Iterator[tuple[str, str]]:
    for message, shape in shapes(lang, file).items():
        for args in calls(shape):
            yield message, texts(lang).say(message, **args)


def all_sentences(lang: str) -> Iterator[tuple[str, str]]:
    for file in FILES:
        yield from sentences(lang, file)


# --- complete ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_rule_ids_are_those_of_the_rules(game: str) -> None:
    assert rule_ids(game) == [f"{PREFIX[game]}-{number}" for number in NUMBERS[game]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rules_file_holds_exactly_what_game_toml_names(lang: str, game: str) -> None:
    expected = [f"game-{game}", f"game-{game}-about", *rule_ids(game), *example_ids(game)]
    assert list(shapes(lang, f"rules-{game}.ftl")) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_reason_is_there_with_its_arguments(lang: str) -> None:
    expected = {f"refuse-{rule}": needs for rule, needs in REFUSALS.items()}
    expected |= {f"reason-{reason}": needs for reason, needs in REASONS.items()}
    assert {message: shape.variables for message, shape in shapes(lang, "refusals.ftl").items()} == expected


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
    assert sorted(file.name for file in (files(petitfour.texts) / lang).iterdir()) == ALL_FILES
    assert set(FILES) <= set(ALL_FILES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_parse_without_junk_or_doubles(lang: str) -> None:
    """Fluent itself passes over both in silence."""
    entries = [entry for file in ALL_FILES for entry in FluentParser().parse(source(lang, file)).body]
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("file", ALL_FILES)
def test_messages_and_their_variables_and_variants_agree_with_english(lang: str, file: str) -> None:
    ours, english = shapes(lang, file), shapes("en", file)
    assert list(ours) == list(english)
    for message, shape in ours.items():
        assert shape.variables == english[message].variables, message
        if file in FILES:  # elsewhere plural forms may rightly differ
            assert shape.variants == english[message].variants, message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_selectors_name_every_letter(lang: str) -> None:
    seen = set()
    for shape in shapes(lang, "refusals.ftl").values():
        for variable, keys in shape.variants.items():
            seen.add(variable)
            letters = set(VALUES[variable])
            assert keys == letters | {"other"}
        assert not shape.leans_on  # else the variables above would have to be followed
    assert seen == {"suit", "trump", "colour", "flavour", "what"}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_numbers_letters_settings_and_rule_ids_agree_with_english(lang: str, game: str) -> None:
    """A fact lost in a translation shows up as a missing number."""
    facts = re.compile(r"[A-Z]{2}-\d+|[+−]?\d+\+?|\([A-Z]\)")
    quoted = re.compile(r"[“«]\u202f?([a-z_-]+|3)\u202f?[”»]")
    words = {"winning", "lead", "gagnant", "principal", "ganador"}  # quoted, and rightly translated
    for message in shapes(lang, f"rules-{game}.ftl"):
        ours, english = texts(lang).say(message), texts("en").say(message)
        assert Counter(facts.findall(ours)) == Counter(facts.findall(english)), message
        assert set(quoted.findall(ours)) - words == set(quoted.findall(english)) - words, message


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_translations_are_translated(lang: str) -> None:
    names = {"game-marshmallow", "game-monster", "game-macaron"}  # a game may keep its name
    english = dict(all_sentences("en"))
    same = {message for message, sentence in all_sentences(lang) if sentence == english[message]}
    assert same <= names


# --- every sentence can be said ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_formats_with_every_variant(lang: str) -> None:
    said = Counter(message for message, _ in all_sentences(lang))
    assert said["refuse-MC-18"] == 9
    for message, sentence in all_sentences(lang):
        assert sentence.strip() == sentence != "", message
        assert not re.search(r"[{}$\n]|\?\?\?|  |[\u2068\u2069]", sentence), (message, sentence)
        assert message not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_makes_a_sentence_of_its_own(lang: str) -> None:
    for message, shape in shapes(lang, "refusals.ftl").items():
        plain = {name: VALUES[name][0] for name in shape.variables}
        for name in shape.variables:
            said = {texts(lang).say(message, **plain | {name: value}) for value in VALUES[name]}
            assert len(said) == len(VALUES[name]), message


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
        for message in shapes(lang, file):
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
