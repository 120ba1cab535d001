"""Monster Tricks in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from petitfour.cli.faces import Face, Line, items
from petitfour.core.facts import Fact
from petitfour.core.view import View
from petitfour.games.monster.facts import PointCardTurned


class MonsterFace(Face):
    def lines(self, view: View) -> Iterator[Line]:
        yield self.label("tricks"), self.by_seat(view["won"])
        if any(view["rows"]):
            rows = [self.row(seat, row, view["face_up"][seat]) for seat, row in enumerate(view["rows"]) if row]
            yield self.label("point_cards"), items(rows)
        for trick in view["open"]:
            if trick is not None:
                yield self.say("label-trick-at", place=trick["place"]), self.trick(trick)
        if view["last_trick"]:
            yield self.label("last_trick"), self.trick(view["last_trick"])
        if "memory" in view:
            yield self.label("unseen"), self.cards(view["memory"]["unseen"])
        yield self.label("hand"), self.cards(view["hand"])

    def row(self, seat: int, row: list[int | None], face_up: int | None) -> str:
        """Return three point cards: hidden ones as dots, the one that counts now in brackets."""
        shown = ["•" if card is None else str(card) for card in row]
        return self.pair(
            self.name(seat), " ".join(f"[{card}]" if place == face_up else card for place, card in enumerate(shown))
        )

    def trick(self, trick: dict[str, Any]) -> str:
        return f"{self.plays(trick['cards'])} → {self.name(trick['marker'])}"

    def told_by_game(self, fact: Fact) -> Iterator[Line]:
        if isinstance(fact, PointCardTurned):
            yield self.label("point_cards"), self.pair(self.name(fact.seat), f"[{fact.value}]")


FACE = MonsterFace
