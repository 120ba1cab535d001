"""Writes to the terminal: styled text, tables, a progress bar. Plain text where the output is not a terminal."""

from __future__ import annotations

import itertools
import os
import shutil
import sys
import textwrap
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Self, TextIO, TypeVar
from unicodedata import combining, east_asian_width

T = TypeVar("T")

RESET = "\x1b[0m"
STYLES = {"bold": "1", "dim": "2"}
COLOURS = {  # of 16 colours, which themes adapt to their background, and where the terminal has them of 256
    "red": ("31", "31"), "green": ("32", "32"), "yellow": ("33", "33"), "blue": ("34", "34"), "magenta": ("35", "35"),
    "cyan": ("36", "36"), "purple": ("35", "38;5;129"), "tan": ("33", "38;5;180"), "sea_green2": ("32", "38;5;83"),
    "orange4": ("33", "38;5;94"),
}  # fmt: skip
REFRESH = 0.1  # seconds between two drawings of a progress bar
BAR = 40  # its width
NARROWEST = 20  # a column is not wrapped to less


class Text:
    """One line with styles on parts of it: names of STYLES and COLOURS."""

    def __init__(self, plain: str = "", style: str = "") -> None:
        self.plain = plain
        self.spans: list[tuple[int, int, str]] = []
        self.stylize(style, 0, len(plain))

    def stylize(self, style: str, start: int, end: int) -> None:
        if style and start < end:
            self.spans.append((start, end, style))

    def append(self, plain: str, style: str = "") -> Self:
        start = len(self.plain)
        self.plain += plain
        self.stylize(style, start, len(self.plain))
        return self

    def __add__(self, other: Text) -> Text:
        joined = Text(self.plain + other.plain)
        at = len(self.plain)
        joined.spans = [*self.spans, *((start + at, end + at, style) for start, end, style in other.spans)]
        return joined

    def __getitem__(self, part: slice) -> Text:
        start, end, _ = part.indices(len(self.plain))
        cut = Text(self.plain[start:end])
        for low, high, style in self.spans:
            cut.stylize(style, max(low, start) - start, min(high, end) - start)
        return cut

    def painted(self) -> str:
        """Return the line with escape sequences, where the standard output shows them."""
        if not self.spans or not has_styles():
            return self.plain
        edges = sorted({0, len(self.plain), *(edge for start, end, _ in self.spans for edge in (start, end))})
        pieces = []
        for start, end in itertools.pairwise(edges):
            codes = [code(style) for low, high, style in self.spans if low <= start and end <= high]
            marks = ";".join(filter(None, codes))
            piece = self.plain[start:end]
            pieces.append(f"\x1b[{marks}m{piece}{RESET}" if marks else piece)
        return "".join(pieces)


def has_styles() -> bool:
    """Tell whether the standard output is a terminal that understands escape sequences."""
    known = sys.platform != "win32" or "WT_SESSION" in os.environ or "TERM" in os.environ
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and known


def code(style: str) -> str:
    """Return the parameter of the escape sequence. NO_COLOR leaves bold and dim."""
    if style in STYLES:
        return STYLES[style]
    if os.environ.get("NO_COLOR"):
        return ""
    many = "256" in os.environ.get("TERM", "") or bool(os.environ.get("COLORTERM"))
    return COLOURS[style][many]


def cells(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    return sum(0 if combining(sign) else 1 + (east_asian_width(sign) in "WF") for sign in text)


def padded(text: str, width: int, right: bool = False) -> str:
    space = " " * (width - cells(text))
    return space + text if right else text + space


class Table:
    """Columns without lines between them, with bold titles."""

    def __init__(self, *titles: str) -> None:
        self.titles = list(titles)
        self.right = [False] * len(titles)
        self.rows: list[Sequence[str]] = []

    def add_column(self, title: str, right: bool = False) -> None:
        self.titles.append(title)
        self.right.append(right)

    def add_row(self, *row: str) -> None:
        self.rows.append(row)

    def lines(self, width: int) -> Iterator[Text]:
        """Return the lines of the table. If they do not fit, the widest column is wrapped."""
        widths = [max(map(cells, column)) for column in zip(self.titles, *self.rows, strict=True)]
        widest = widths.index(max(widths))
        too_much = sum(widths) + 2 * (len(widths) - 1) - width
        if too_much > 0:
            widths[widest] = max(widths[widest] - too_much, min(widths[widest], NARROWEST))
        yield Text(self.line(self.titles, widths), "bold")
        for row in self.rows:
            parts = textwrap.wrap(row[widest], widths[widest], break_long_words=False) or [""]
            for number, part in enumerate(parts):
                own = [part if at == widest else "" if number else text for at, text in enumerate(row)]
                yield Text(self.line(own, widths))

    def line(self, row: Sequence[str], widths: Sequence[int]) -> str:
        """Return one line, without spaces at its end."""
        parts = (padded(text, width, right) for text, width, right in zip(row, widths, self.right, strict=True))
        return "  ".join(parts).rstrip()


class Screen:
    """The standard output."""

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns

    def print(self, *parts: Text | Table | str) -> None:
        """Print each part on lines of its own."""
        for part in parts:
            if isinstance(part, Table):
                self.print(*part.lines(self.width))
            else:
                print(part.painted() if isinstance(part, Text) else part)


class Progress:
    """A bar on a terminal that is cleared at the end, or nothing."""

    def __init__(self, to: TextIO, enabled: bool) -> None:
        self.to = to
        self.enabled = enabled
        self.drawn = 0.0
        self.start("", 0)

    def start(self, about: str, total: int, done: int = 0) -> None:
        self.about, self.total, self.done = about, total, done
        self.before = done
        self.began = time.monotonic()
        self.draw()

    def advance(self) -> None:
        self.done += 1
        if self.done >= self.total or time.monotonic() - self.drawn > REFRESH:
            self.draw()

    def track(self, items: Iterable[T], about: str, total: int | None = None) -> Iterator[T]:
        """Yield the items, and count each when the next is wanted."""
        if total is None:
            items = list(items)
            total = len(items)
        self.start(about, total)
        for item in items:
            yield item
            self.advance()

    def draw(self) -> None:
        if not self.enabled or not self.total:
            return
        self.drawn = time.monotonic()
        full = min(BAR * self.done // self.total, BAR)
        line = f"{self.about} {'━' * full}{'─' * (BAR - full)} {self.done}/{self.total} {self.left()}"
        self.write("\r" + line[: shutil.get_terminal_size().columns - 1] + "\x1b[K")

    def left(self) -> str:
        """Estimate the time that is left."""
        new = self.done - self.before
        if not new:
            return "-:--:--"
        seconds = round((time.monotonic() - self.began) / new * (self.total - self.done))
        return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"

    def write(self, text: str) -> None:
        encoding = self.to.encoding or "ascii"
        self.to.write(text.encode(encoding, "replace").decode(encoding))
        self.to.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self.enabled and self.total:
            self.write("\r\x1b[K")
