"""Our reader of Fluent files says the same as `fluent.runtime`, and refuses what it does not support."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import petitfour.games
import petitfour.texts
from petitfour.games import GAMES
from petitfour.texts import LANGUAGES
from petitfour.texts.fluent import BadText, Bundle, UnknownText, Value

NUMBERS: tuple[Value, ...] = (
    0,
    1,
    2,
    5,
    999,
    1000,
    9999,
    10_000,
    1_000_000,
    2_345_678,
    -1,
    -4321,
    0.5,
    1.0,
    1.5,
    2.0005,
)
NUMBERS += (1234.5678, -0.25, 0.1 + 0.2, 1e6)


class Arguments(Visitor):
    """The variables of a message, each with the keys that selectors compare it with."""

    def __init__(self, message: ast.Message) -> None:
        self.keys: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.keys.setdefault(node.id.name, {"some text"})

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.keys.setdefault(node.selector.id.name, {"some text"})
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        keys |= names - {"one", "many", "other"}  # as text; numbers choose these
        self.generic_visit(node)


def both(lang: str, *sources: str) -> tuple[Bundle, FluentBundle]:
    ours, theirs = Bundle(lang), FluentBundle([lang], use_isolating=False)
    for source in sources:
        ours.add(source)
        theirs.add_resource(FluentResource(source))
    return ours, theirs


def said_by_theirs(theirs: FluentBundle, message: str, args: dict[str, Value]) -> str:
    pattern = theirs.get_message(message).value
    assert pattern is not None
    said, errors = theirs.format_pattern(pattern, args)
    assert not errors
    if theirs.locales == ["es"]:  # Spanish does not group four digits; browsers know, fluent.runtime does not
        said = re.sub(r"(?<![\d.])(\d)\.(\d{3})(?![\d.])", r"\1\2", str(said))
    return str(said)


def calls(keys: dict[str, set[str]]) -> Iterator[dict[str, Value]]:
    """Every key of every variable, and several numbers."""
    plain: dict[str, Value] = dict.fromkeys(keys, 7)
    yield plain
    for name, own in keys.items():
        for value in itertools.chain(sorted(own), NUMBERS[:5], NUMBERS[-6:]):
            yield plain | {name: value}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(lang: str) -> None:
    shared = [file for file in (files(petitfour.texts) / lang).iterdir() if file.name.endswith(".ftl")]
    games = [files(petitfour.games) / name / "texts" / f"{lang}.ftl" for name in GAMES]
    sources = [file.read_text(encoding="utf-8") for file in (*shared, *games)]
    ours, theirs = both(lang, *sources)
    everywhere: dict[str, set[str]] = {}  # messages refer to each other
    messages = [
        entry for source in sources for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)
    ]
    for message in messages:
        for name, keys in Arguments(message).keys.items():
            everywhere.setdefault(name, set()).update(keys)
    compared = 0
    for message in messages:
        own = Arguments(message).keys
        for args in calls(own):
            given = dict.fromkeys(everywhere, "x") | args
            assert ours.say(message.id.name, given) == said_by_theirs(theirs, message.id.name, given)
            compared += 1
    assert ours.patterns.keys() == {message.id.name for message in messages}
    assert compared > 2 * len(messages)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_plurals_are_those_of_the_language(lang: str) -> None:
    ours, theirs = both(lang, "n = { $n } { $n ->\n    [0] none\n    [one] one\n    [many] many\n   *[other] other\n}")
    for number in (*NUMBERS, *range(-20, 130), *(one / 8 for one in range(-40, 40))):
        assert ours.say("n", {"n": number}) == said_by_theirs(theirs, "n", {"n": number}), number


LAYOUTS = {
    "lines": "m =\n    first\n      indented\n\n    after a gap  \n# a comment\nn = other",
    "beside": "m = first\n    second\n      third",
    "placeable first": "m =\n    { $x } and\n    { $x }",
    "literal": 'm = { "  " }{ "a \\" \\\\ \\u00e9" }{ "" }',
    "select in lines": "m = you { $x ->\n        [a] have\n            a hat\n       *[b] go\n    } now\n    and then",
    "select in a select": "m = { $x ->\n   *[a] { $x ->\n       *[a] deep\n    } on\n    [b] b\n }",
    "windows": "m =\r\n    first\r\n    second\r\n",
    "number keys": "m = { $x ->\n    [1] one\n    [2.0] two\n   *[other] more\n }",
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts_are_read_as_fluent_reads_them(layout: str) -> None:
    ours, theirs = both("en", LAYOUTS[layout])
    for value in ("a", "b", 1, 2, 3):
        assert ours.say("m", {"x": value}) == said_by_theirs(theirs, "m", {"x": value})


@pytest.mark.parametrize(
    "source",
    [
        "m = { -term }",
        "-term = x",
        "m = { NUMBER($n) }",
        "m = { $x",
        "m = { $x ->\n    [a] b\n }",
        "m = x\n .a = b",
        "m",
        "= x",
    ],
)
def test_what_is_not_supported_is_refused(source: str) -> None:
    with pytest.raises(BadText, match=r"^line [123] of a text file: "):
        Bundle("en").add(source)


def test_what_cannot_be_said_is_refused() -> None:
    bundle = Bundle("en")
    bundle.add("m = { $x }\nround = { again }\nagain = { round }\nlost = { nowhere }")
    with pytest.raises(UnknownText, match="'none'"):
        bundle.say("none", {})
    for message, args in (("m", {}), ("m", {"x": None}), ("m", {"x": True}), ("round", {}), ("lost", {})):
        with pytest.raises(BadText, match=f"text '{message}' in 'en' cannot be put together"):
            bundle.say(message, args)  # type: ignore[arg-type]
