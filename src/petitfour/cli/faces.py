"""How a table looks in a terminal: what is on it, and what just happened.

A face never gets a position. It gets the view of one seat, and the moves with their facts as this seat sees them, so it
cannot show anything else. `Face` shows any game; a game has its own face if that reads better.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar

import msgspec

from petitfour.cli.screen import Text
from petitfour.core import facts
from petitfour.core.facts import Fact
from petitfour.core.state import DEALER
from petitfour.core.view import View
from petitfour.games import game
from petitfour.table.presentation import PlayedMove, TableInfo
from petitfour.texts import BadText, Texts, UnknownText

Line = tuple[str, str]  # a label and its text
COMMON = ("game", "players", "seat", "round", "phase", "to_act", "scores", "legal", "legal_form", "outcome")
HARD_SPACE = "\u00a0"  # where a line may not break


def items(texts: Iterable[str]) -> str:
    """Return a list that breaks only between its items."""
    return f"{HARD_SPACE}· ".join(text.replace(" ", HARD_SPACE) for text in texts)


class Face:
    """Shows any game."""

    instead: ClassVar[tuple[type[Fact], ...]] = ()
    """Facts that say all about a move, which is then not shown as its text."""

    def __init__(self, say: Texts, table: TableInfo, me: int) -> None:
        self.say = say.say
        self.game = table.game
        self.colours = game(table.game).about.letters
        self.me = me
        self.seat_names = [self.say("name-seat", seat=seat) for seat in range(table.players)]
        self.seat_names[me] = self.say("name-you")
        if len(table.seats) > table.players:
            self.seat_names.append("Emma")

    # --- words ---

    def label(self, key: str) -> str:
        """Return the word for a field. A field of a game without texts is its own word."""
        try:
            return self.say(f"label-{key}")
        except (UnknownText, BadText):  # no such label, or one that needs a number
            return key.replace("_", " ")

    def name(self, seat: int) -> str:
        return self.seat_names[seat]

    def side(self, side: int, sides: int) -> str:
        """Return the owner of a score: a seat or a team. Partners sit opposite each other."""
        if sides == len(self.seat_names):
            return self.name(side)
        return self.say("name-your-team" if side == self.me % sides else "name-other-team")

    def pair(self, label: str, said: str) -> str:
        return self.say("pair", label=label, said=said)

    def names(self, seats: Iterable[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    @classmethod
    def letters(cls, say: Texts, view: View) -> str:
        """Explain the letters of cards or pegs; empty for a game without such a text."""
        try:
            return say.say(f"letters-{view.game}")
        except (UnknownText, BadText):  # no such text, or one that needs more than this face knows
            return ""

    def by_seat(self, values: Sequence[Any]) -> str:
        return items(self.pair(self.name(seat), self.plain(value)) for seat, value in enumerate(values))

    def scores(self, scores: Sequence[int]) -> str:
        return items(self.pair(self.side(side, len(scores)), str(score)) for side, score in enumerate(scores))

    def plays(self, plays: Iterable[dict[str, Any]]) -> str:
        return items(f"{self.name(play['seat'])} {play['card']}" for play in plays)

    def cards(self, cards: Iterable[str]) -> str:
        """Return cards by suit, with more space between the suits."""
        return "   ".join(" ".join(suit) for _, suit in groupby(cards, key=lambda card: card[0]))

    def plain(self, value: Any) -> str:
        """Return any value of a view as text."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return self.say("word-yes" if value else "word-no")
        if isinstance(value, dict) and value.keys() == {"seat", "card"}:
            return self.plays([value])
        if isinstance(value, dict):
            return " ".join(f"{self.label(key)} {self.plain(item)}" for key, item in value.items())
        if isinstance(value, list):
            nested = any(isinstance(item, list | dict) for item in value)
            return items(map(self.plain, value)) if nested else " ".join(map(self.plain, value))
        return str(value)

    def paint(self, text: str) -> Text:
        """Return the text with its cards in their colours."""
        painted = Text(text)
        for card in re.finditer(r"\b([A-Z])\d+\b", text):
            painted.stylize(self.colours.get(card[1], ""), *card.span())
        return painted

    # --- the table ---

    def table(self, view: View) -> Iterator[Line]:
        yield self.label("scores"), self.scores(view["scores"])
        yield from self.lines(view)

    def lines(self, view: View) -> Iterator[Line]:
        """Return the game's own part of the table."""
        for key, value in view.items():
            if key not in COMMON and value not in (None, [], {}):
                yield self.label(key), self.plain(value)

    # --- what happened ---

    def news(self, played: PlayedMove) -> Iterator[Line]:
        """Return what a move and its facts show."""
        if played.seat != DEALER and not any(isinstance(fact, self.instead) for fact in played.facts):
            yield self.moved(played.seat, played.move)
        for fact in played.facts:
            yield from self.told(fact)
        if played.scores is not None:
            yield self.label("scores"), self.scores(played.scores)

    def moved(self, seat: int, move: str | None) -> Line:
        """Return a move that no fact says better. One that is hidden only makes its seat ready."""
        return (self.label("ready"), self.name(seat)) if move is None else (self.name(seat), move)

    def told(self, fact: Fact) -> Iterator[Line]:
        """Return what a fact says. Headlines say who is drawn first and which round begins; scores have their line."""
        match fact:
            case facts.TrickWon():
                yield self.label("won"), self.name(fact.seat)
            case facts.FirstDrawn() | facts.CardsDealt() | facts.RoundEnded() | facts.MatchEnded():
                pass
            case _:
                yield from self.told_by_game(fact)

    def told_by_game(self, fact: Fact) -> Iterator[Line]:
        """Return what a fact of the game says: here, all its fields."""
        fields = msgspec.to_builtins(fact)
        kind = fields.pop("fact").replace("-", "_")
        yield self.label(kind), items(self.pair(self.label(key), self.plain(field)) for key, field in fields.items())


class TrickFace(Face):
    """What games with one trick at a time share."""

    def trick_lines(self, view: View) -> Iterator[Line]:
        for key in ("last_trick", "trick"):
            if view[key]:
                yield self.label(key), self.plays(view[key])
        for key, value in view.get("memory", {}).items():
            if value:
                yield self.label(key), self.by_seat(value) if key == "without" else self.plain(value)
        yield self.label("hand"), self.cards(view["hand"])


def face(say: Texts, table: TableInfo, me: int) -> Face:
    """Return the face of a game: its own, or the one for any game."""
    own: type[Face] = game(table.game).part("face", "FACE") or Face
    return own(say, table, me)
