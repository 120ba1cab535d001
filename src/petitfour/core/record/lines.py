"""The lines of a record: their keys and their one form. Errors name the line."""

from __future__ import annotations

import re
from typing import Any, NoReturn

import msgspec

from petitfour.core.errors import BadRecord
from petitfour.core.record.writer import json

LONGEST_LINE = 10_000
NUMBER = re.compile(r"0|[1-9][0-9]{0,19}")
HASH = re.compile(r"[0-9a-f]{64}")
KEY = re.compile(
    r"(game|rules|players|set [a-z_]+|seat \d|seed|scheme|commitment|pledge \d|entropy \d|secret|result|sha256): "
)
UNWANTED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def plain_text(data: bytes | str) -> str:
    try:
        text = data if isinstance(data, str) else data.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(error.object.count(b"\n", 0, error.start) + 1, "this is not UTF-8") from None
    if unwanted := UNWANTED.search(text):
        line = text.count("\n", 0, unwanted.start()) + 1
        if unwanted[0] == "\r":
            raise BadRecord(line, "a carriage return; the lines of a record end with a line feed alone")
        raise BadRecord(line, f"the character U+{ord(unwanted[0]):04X} has no place in a record")
    return text


class Lines:
    """The lines of a record without comments and blank lines, taken one after the other.

    `line` is the number of the present line.
    """

    def __init__(self, text: str) -> None:
        numbered = enumerate(text.split("\n"), 1)
        self.lines = [(number, line) for number, line in numbered if line and line[0] != "#"]
        self.at = 0
        self.line = 1
        self.seen: dict[str, int] = {}  # header keys and their lines
        for number, line in self.lines:
            if len(line) > LONGEST_LINE:
                raise BadRecord(number, f"a line of {len(line)} characters; at most {LONGEST_LINE} are read")

    def fail(self, reason: str) -> NoReturn:
        raise BadRecord(self.line, reason)

    def peek(self) -> str:
        """Return the present line. Without one the record is truncated."""
        if self.at == len(self.lines):
            self.fail("the record is truncated here: it closes with neither `end` nor `unfinished`")
        self.line, line = self.lines[self.at]
        return line

    def take(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def value(self, key: str) -> str:
        """Take the present line and return what follows `key: ` there."""
        line = self.take()
        if not line.startswith(f"{key}: "):
            self.misplaced(line, key)
        self.seen[key] = self.line
        return line[len(key) + 2 :]

    def misplaced(self, line: str, wanted: str) -> NoReturn:
        match = KEY.match(line)
        if match and match[1] in self.seen:
            self.fail(f"`{match[1]}` stands here again; line {self.seen[match[1]]} has it already")
        self.fail(f"`{wanted}: …` is missing; found {line!r:.80} in its place")

    def number(self, key: str) -> int:
        value = self.value(key)
        if not NUMBER.fullmatch(value):
            self.fail(f"{key} is a whole number, not {value!r:.80}")
        return int(value)

    def hash(self, key: str) -> str:
        value = self.value(key)
        if not HASH.fullmatch(value):
            self.fail(f"{key} is 64 hexadecimal digits, not {value!r:.80}")
        return value

    def json(self, key: str) -> Any:
        value = self.value(key)
        try:
            return msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError) as error:
            self.fail(f"{key} is not JSON: {error}")

    def check_form(self, key: str, value: Any) -> None:
        """Check that a value has its one form, so that reading and writing are exact opposites."""
        if self.lines[self.at - 1][1] != f"{key}: {json(value)}":
            self.fail(f"must be written `{key}: {json(value):.200}`")
