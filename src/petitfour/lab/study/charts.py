"""Small SVG charts for the pages of a study. The same numbers give the same bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from petitfour.lab.statistics import Estimate

WIDTH, LABEL, RIGHT, ROW = 760, 300, 70, 18
COLOURS = ("#3566a8", "#c2571a", "#3c8d4f", "#8a4fa3", "#a88a1e", "#5b6b7a", "#b23a5a", "#1f8a8a")


def colour(n: int) -> str:
    return COLOURS[n % len(COLOURS)]


def dots(rows: Sequence[tuple[str, Sequence[Estimate | None]]], mark: float | None = None) -> str:
    """Draw one group of rows per figure, one row per variant: the mean as a dot, its interval as a line. `mark` is a
    value to compare with, such as an even share."""
    there = [own for _, every in rows for own in every if own is not None]
    ends = [end for own in there for end in (own.mean, own.low, own.high) if end is not None]
    low, high = span([*ends, *([] if mark is None else [mark])])
    parts: list[str] = []
    y = 8.0
    for name, every in rows:
        shown = [(n, own) for n, own in enumerate(every) if own is not None]
        parts.append(text(LABEL - 10, y + 13, shorten(name), anchor="end"))
        for n, own in shown:
            at = place(own.mean, low, high)
            if own.low is not None and own.high is not None:
                a, b = place(own.low, low, high), place(own.high, low, high)
                parts.append(f'<line x1="{a:.1f}" x2="{b:.1f}" y1="{y + 9:.1f}" y2="{y + 9:.1f}" '
                             f'stroke="{colour(n)}" stroke-width="2"/>')  # fmt: skip
            parts.append(f'<circle cx="{at:.1f}" cy="{y + 9:.1f}" r="4" fill="{colour(n)}"/>')
            y += ROW
        y += 6 if shown else ROW
    if mark is not None:
        at = place(mark, low, high)
        parts.insert(0, f'<line x1="{at:.1f}" x2="{at:.1f}" y1="4" y2="{y:.1f}" stroke="#999" stroke-dasharray="3 3"/>')
    parts.append(text(LABEL, y + 10, number(low)))
    parts.append(text(WIDTH - RIGHT, y + 10, number(high), anchor="end"))
    return picture(y + 18, parts)


def bars(counts: Sequence[Mapping[int, int]], title: str) -> str:
    """Draw the distributions of a whole number, one colour per variant."""
    keys = sorted({key for own in counts for key in own})
    if not keys:
        return ""
    totals = [max(sum(own.values()), 1) for own in counts]
    most = max(own.get(key, 0) / total for own, total in zip(counts, totals, strict=True) for key in keys)
    wide = (WIDTH - 80) / len(keys)
    bar = wide * 0.8 / len(counts)
    parts = [text(12, 16, title)]
    for k, key in enumerate(keys):
        for n, (own, total) in enumerate(zip(counts, totals, strict=True)):
            share = own.get(key, 0) / total
            tall = 110 * share / most
            x = 40 + k * wide + n * bar
            parts.append(f'<rect x="{x:.1f}" y="{140 - tall:.1f}" width="{max(bar - 1, 1):.1f}" height="{tall:.1f}" '
                         f'fill="{colour(n)}"><title>{key}: {share:.1%}</title></rect>')  # fmt: skip
        if len(keys) <= 30 or k % 5 == 0:
            parts.append(text(40 + k * wide + wide * 0.4, 156, str(key), anchor="middle"))
    return picture(164, parts)


def legend(labels: Sequence[str]) -> str:
    parts = []
    for n, label in enumerate(labels):
        parts.append(f'<circle cx="16" cy="{14 + n * ROW}" r="5" fill="{colour(n)}"/>')
        parts.append(text(28, 18 + n * ROW, label))
    return picture(10 + ROW * len(labels), parts)


def picture(height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
        f'height="{height:.0f}" font-family="sans-serif" font-size="12">{"".join(parts)}</svg>'
    )


def span(ends: Sequence[float]) -> tuple[float, float]:
    if not ends:
        return 0.0, 1.0
    low, high = min(ends), max(ends)
    return (low - 0.5, high + 0.5) if high == low else (low - 0.04 * (high - low), high + 0.04 * (high - low))


def place(value: float, low: float, high: float) -> float:
    return LABEL + (value - low) / (high - low) * (WIDTH - RIGHT - LABEL)


def text(x: float, y: float, said: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333">{escape(said)}</text>'


def shorten(said: str, most: int = 46) -> str:
    return said if len(said) <= most else said[: most - 1] + "…"


def number(value: float) -> str:
    return f"{value:.3g}"
