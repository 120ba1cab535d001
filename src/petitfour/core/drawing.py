"""Draw a view as SVG, for notebooks and reports.

The drawing is made from a view and nothing else, so it cannot show more than the viewpoint may see. It knows no game:
it recognises cards, plays and rows of pegs by their form, and writes everything else as text. So it draws every game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.sax.saxutils import escape

import msgspec

CARD = re.compile(r"[A-Z]\d{1,2}")
PEGS = re.compile(r"[A-Z]{4}")
COLOURS = {
    "P": "#f2a7c3", "Y": "#f6d55c", "G": "#7cc47f", "B": "#7fb2e5", "V": "#b59ae0", "R": "#e57373", "O": "#f4a261",
    "W": "#f5f5f5", "K": "#8a8a8a", "A": "#e8b98a", "S": "#f29e8e", "E": "#c9e4b4", "C": "#b08968",
}  # fmt: skip
WIDTH, LINE, CARD_WIDTH, CARD_HEIGHT, LEFT = 640, 22, 34, 44, 110
ABOVE = ("game", "players", "seat", "round", "phase", "to_act", "scores", "outcome")  # in the headline
LONGEST = 76  # characters of a line of text
MOST_CARDS = 14  # in one row

Row = tuple[str, list[tuple[str, str]]]  # a label, and cards with what is written below each


def draw(view: dict[str, Any]) -> str:
    """Return a view as an SVG picture. The same view gives the same bytes."""
    parts: list[str] = []
    y = 26
    parts.append(text(12, y, headline(view), size=15, bold=True))
    y += LINE
    parts.append(text(12, y, state_line(view)))
    y += 12
    for name, value in view.items():
        if name in ABOVE:
            continue
        for label, cards in rows(name, value):
            if cards:
                parts += card_row(y, label, cards)
                y += CARD_HEIGHT + 18
            else:
                y += LINE
                parts.append(text(12, y, label))
                y += 4
    height = y + 16
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="sans-serif" role="img" aria-label="{escape(headline(view), QUOTES)}">'
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="#fffdf8" stroke="#d8d2c4"/>{"".join(parts)}</svg>'
    )


QUOTES = {'"': "&quot;"}


def headline(view: dict[str, Any]) -> str:
    seen = "seen by a spectator" if view["seat"] is None else f"seen by seat {view['seat']}"
    return f"{view['game']}, round {view['round']}, {view['phase']}, {seen}"


def state_line(view: dict[str, Any]) -> str:
    scores = " ".join(map(str, view["scores"]))
    if view["outcome"] is not None:
        return f"over: won by {', '.join(map(str, view['outcome']['winners']))} · scores {scores}"
    who = ", ".join("dealer" if seat < 0 else str(seat) for seat in view["to_act"])
    return f"to act: {who} · scores {scores}"


def rows(name: str, value: Any) -> Iterator[Row]:
    """Yield what one entry of a view is drawn as: rows of cards or pegs, or lines of text (with no cards)."""
    if value is None or value in ([], {}):
        return
    if isinstance(value, dict) and all(isinstance(inner, list | dict) for inner in value.values()):
        for inner_name, inner in value.items():
            yield from rows(f"{name} {inner_name}", inner)
        return
    cards = cards_of(value)
    if cards is not None:
        for at in range(0, len(cards), MOST_CARDS):
            yield name if at == 0 else "", cards[at : at + MOST_CARDS]
    elif isinstance(value, str) and PEGS.fullmatch(value):
        yield name, [(peg, "") for peg in value]
    elif isinstance(value, list) and value and all(isinstance(inner, dict) for inner in value if inner is not None):
        for number, inner in enumerate(value, 1):
            if inner is not None:
                yield from rows(f"{name} {number}", inner if has_cards(inner) else brief_text(inner))
    elif isinstance(value, dict) and has_cards(value):
        for inner in value.values():
            if is_drawn(inner):
                yield from rows(name, inner)
        rest = {key: inner for key, inner in value.items() if not is_drawn(inner)}
        yield f"{name}: {brief_text(rest)}", []
    else:
        yield f"{name}: {brief_text(value)}", []


def is_drawn(value: Any) -> bool:
    return cards_of(value) is not None or (isinstance(value, str) and PEGS.fullmatch(value) is not None)


def has_cards(value: dict[str, Any]) -> bool:
    return any(is_drawn(inner) for inner in value.values())


def cards_of(value: Any) -> list[tuple[str, str]] | None:
    """Return a list of cards, or of plays with a seat and a card; None if it is neither."""
    if not isinstance(value, list) or not value:
        return None
    if all(isinstance(card, str) and CARD.fullmatch(card) for card in value):
        return [(card, "") for card in value]
    if all(isinstance(play, dict) and isinstance(play.get("card"), str) and "seat" in play for play in value):
        return [(play["card"], f"seat {play['seat']}") for play in value]
    return None


def brief_text(value: Any) -> str:
    if isinstance(value, str):
        said = value
    elif isinstance(value, dict):
        said = ", ".join(f"{name} {brief_text(inner)}" for name, inner in value.items())
    elif isinstance(value, list):
        said = " ".join(brief_text(inner) for inner in value)
    else:
        said = "–" if value is None else msgspec.json.encode(value).decode()
    return said if len(said) <= LONGEST else said[: LONGEST - 1] + "…"


def card_row(y: int, label: str, cards: list[tuple[str, str]]) -> Iterator[str]:
    yield text(12, y + 32, label)
    for n, (card, below) in enumerate(cards):
        x = LEFT + n * (CARD_WIDTH + 4)
        colour = COLOURS.get(card[0], "#eeeeee")
        yield (
            f'<rect x="{x}" y="{y + 6}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="5" fill="{colour}" '
            'stroke="#6b6356"/>'
        )
        yield text(x + CARD_WIDTH / 2, y + 33, card if len(card) < 5 else card[:4] + "…", middle=True, bold=True)
        if below:
            yield text(x + CARD_WIDTH / 2, y + CARD_HEIGHT + 15, below, size=9, middle=True)


def text(x: float, y: float, said: str, size: int = 12, bold: bool = False, middle: bool = False) -> str:
    more = (' font-weight="bold"' if bold else "") + (' text-anchor="middle"' if middle else "")
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="#2e2a25"{more}>{escape(said)}</text>'
