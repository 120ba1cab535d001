"""Reads Fluent files and formats their messages: the part of https://projectfluent.org that our texts use.

Supported are patterns over several lines, variables, references to other messages, and selectors on variables. Terms,
attributes and functions are refused when a file is read. The tests compare every message with `fluent.runtime`, which
would bring five more packages and 35 MB.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal
from functools import cache
from typing import TypeAlias

from petitfour.core.errors import PetitFourError

Value = str | int | float
Part: TypeAlias = "str | Variable | Reference | Select"
Pattern: TypeAlias = tuple[Part, ...]

MESSAGE = re.compile(r"([A-Za-z][\w-]*)[ ]*=[ ]*", re.ASCII)
NAME = re.compile(r"[A-Za-z][\w-]*", re.ASCII)
NUMBER = re.compile(r"-?\d+(?:\.\d+)?", re.ASCII)
STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"')
ESCAPE = re.compile(r'\\(["\\]|u([0-9a-fA-F]{4}))')
TEXT = re.compile(r"[^{}\n]+")
BREAK = re.compile(r"\n(?:[ ]*\n)*([ ]*)")  # a line end, blank lines, and the indentation of the next line
BLANK = re.compile(r"[ \n]*")
SEPARATORS = {"en": (",", "."), "fr": ("\u202f", ","), "es": (".", ",")}  # of thousands and of decimals


class UnknownText(PetitFourError, LookupError):
    """A message id that the texts do not have."""


class BadText(PetitFourError, ValueError):
    """A text that cannot be read or put together, for example because an argument is missing."""


@dataclass(frozen=True)
class Variable:
    name: str


@dataclass(frozen=True)
class Reference:
    """Another message."""

    name: str


@dataclass(frozen=True)
class Select:
    """One of several patterns, chosen by a variable."""

    on: str
    variants: tuple[tuple[str | Decimal, Pattern], ...]
    default: Pattern


@dataclass(frozen=True)
class Indent:
    """A line end within a pattern, with the indentation of the next line; only while reading."""

    ends: str
    spaces: int


class Reader:
    """Reads the text of one file."""

    def __init__(self, source: str) -> None:
        self.source = source.replace("\r\n", "\n") + "\n"
        self.at = 0

    def messages(self) -> Iterator[tuple[str, Pattern]]:
        while self.at < len(self.source):
            if self.source[self.at] in "#\n" or not self.line().strip():
                self.at += len(self.line()) + 1
                continue
            start = self.expect(MESSAGE, "a message")
            yield start[1], self.pattern()

    def line(self) -> str:
        return self.source[self.at :].partition("\n")[0]

    def match(self, what: re.Pattern[str]) -> re.Match[str] | None:
        if found := what.match(self.source, self.at):
            self.at = found.end()
        return found

    def expect(self, what: re.Pattern[str], name: str) -> re.Match[str]:
        found = self.match(what)
        if found is None:
            number = self.source.count("\n", 0, self.at) + 1
            raise BadText(f"line {number} of a text file: {name} was expected at {self.line()[:40]!r}")
        return found

    def take(self, word: str) -> bool:
        if self.source.startswith(word, self.at):
            self.at += len(word)
            return True
        return False

    def pattern(self) -> Pattern:
        parts: list[Part | Indent] = []
        while True:
            if text := self.match(TEXT):
                parts.append(text[0])
            elif self.take("{"):
                parts.append(self.placeable())
            elif (found := BREAK.match(self.source, self.at)) and self.goes_on(found):
                parts.append(Indent("\n" * found[0].count("\n"), len(found[1])))
                self.at = found.end()
            else:
                return dedented(parts)

    def goes_on(self, found: re.Match[str]) -> bool:
        """Tell whether the next line belongs to the same pattern."""
        return bool(found[1]) and found.end() < len(self.source) and self.source[found.end()] not in "}.[*"

    def placeable(self) -> Part:
        """Read the rest of `{ … }`."""
        self.match(BLANK)
        if literal := self.match(STRING):
            part: Part = ESCAPE.sub(lambda sign: chr(int(sign[2], 16)) if sign[2] else sign[1], literal[1])
        elif self.take("$"):
            name = self.expect(NAME, "the name of a variable")[0]
            self.match(BLANK)
            part = self.select(name) if self.take("->") else Variable(name)
        else:
            part = Reference(self.expect(NAME, "a variable or a message")[0])
        self.match(BLANK)
        self.expect(re.compile("}"), "the end of a placeable (terms, attributes and functions are not supported)")
        return part

    def select(self, name: str) -> Select:
        variants: list[tuple[str | Decimal, Pattern]] = []
        default: Pattern | None = None
        while True:
            self.match(BLANK)
            starred = self.take("*")
            if not starred and not self.source.startswith("[", self.at):
                break
            self.expect(re.compile(r"\[ *"), "a variant")
            number = self.match(NUMBER)
            key = Decimal(number[0]) if number else self.expect(NAME, "the key of a variant")[0]
            self.expect(re.compile(r" *\] *"), "the end of a key")
            variants.append((key, self.pattern()))
            if starred:
                default = variants[-1][1]
        if default is None:
            self.expect(re.compile("(?!)"), "a variant with a star")
            raise AssertionError
        return Select(name, tuple(variants), default)


def dedented(parts: list[Part | Indent]) -> Pattern:
    """Join the lines of a pattern, without the indentation that all of them share and without space at its end."""
    common = min((part.spaces for part in parts if isinstance(part, Indent)), default=0)
    joined: list[Part] = []
    for number, part in enumerate(parts):
        if isinstance(part, Indent):
            own: Part = (part.ends if number else "") + " " * (part.spaces - common)
        else:
            own = part
        before = joined[-1] if joined else None
        if isinstance(own, str) and isinstance(before, str):
            joined[-1] = before + own
        else:
            joined.append(own)
    if joined and isinstance(last := joined[-1], str):
        joined[-1] = last.rstrip(" \n")
    return tuple(part for part in joined if part != "")


class Bundle:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.patterns: dict[str, Pattern] = {}

    def add(self, source: str) -> None:
        """Add the messages of a file. The first message of a name wins."""
        for name, pattern in Reader(source).messages():
            self.patterns.setdefault(name, pattern)

    def has(self, name: str) -> bool:
        return name in self.patterns

    def say(self, name: str, args: Mapping[str, Value]) -> str:
        """Format a message, or raise UnknownText or BadText."""
        if name not in self.patterns:
            raise UnknownText(f"there is no text {name!r} in {self.lang!r}")
        try:
            return "".join(self.spoken(self.patterns[name], args))
        except (BadText, RecursionError) as error:
            raise BadText(f"text {name!r} in {self.lang!r} cannot be put together: {error}") from None

    def spoken(self, pattern: Pattern, args: Mapping[str, Value]) -> Iterator[str]:
        for part in pattern:
            if isinstance(part, str):
                yield part
            elif isinstance(part, Variable):
                value = argument(args, part.name)
                yield value if isinstance(value, str) else number_text(value, self.lang)
            elif isinstance(part, Reference):
                if part.name not in self.patterns:
                    raise BadText(f"there is no text {part.name!r}")
                yield from self.spoken(self.patterns[part.name], args)
            else:
                yield from self.spoken(chosen(part, argument(args, part.on), self.lang), args)


def argument(args: Mapping[str, Value], name: str) -> Value:
    if name not in args:
        raise BadText(f"the argument {name} is missing")
    value = args[name]
    if not isinstance(value, str | int | float) or isinstance(value, bool):
        raise BadText(f"the argument {name} is text or a number, not {value!r:.80}")
    return value


def chosen(select: Select, value: Value, lang: str) -> Pattern:
    """Return the pattern whose key is the value or, for a number, its plural category."""
    if isinstance(value, str):
        keys: tuple[str | Decimal, ...] = (value,)
    else:
        keys = (Decimal(str(value)), plural(value, lang))
    for wanted in keys:
        for key, pattern in select.variants:
            if type(key) is type(wanted) and key == wanted:
                return pattern
    return select.default


def plural(value: float, lang: str) -> str:
    """Return the plural category of a number by the rules of CLDR: one, many or other."""
    number = abs(Decimal(str(value)))
    whole = int(number)
    is_whole = number == whole
    if whole in (0, 1) if lang == "fr" else whole == 1 and is_whole:
        return "one"
    return "many" if lang != "en" and whole and whole % 1_000_000 == 0 and is_whole else "other"


@cache
def number_text(value: float, lang: str) -> str:
    """Write a number as the language does, with at most three decimals."""
    number = Decimal(str(value)).quantize(Decimal("0.001"), ROUND_HALF_EVEN)
    thousands, point = SEPARATORS[lang]
    whole, _, decimals = f"{abs(number):,}".partition(".")
    if lang == "es" and len(whole) == len("1,000"):
        whole = whole.replace(",", "")  # Spanish groups only numbers of five digits and more
    decimals = decimals.rstrip("0")
    sign = "-" if number < 0 else ""
    return sign + whole.replace(",", thousands) + (point + decimals if decimals else "")
