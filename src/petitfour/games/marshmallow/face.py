"""Marshmallow Test in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from petitfour.cli.faces import Line, TrickFace
from petitfour.core.facts import Fact
from petitfour.core.view import View
from petitfour.games.marshmallow.facts import TrumpNamed, WentOut


class MarshmallowFace(TrickFace):
    instead = (TrumpNamed,)

    def lines(self, view: View) -> Iterator[Line]:
        needed = self.say("tricks-needed", number=view["tricks_needed"])
        yield self.label("tricks"), f"{self.by_seat(view['tricks'])} {needed}"
        if view["out"]:
            yield self.label("out"), self.names(view["out"])
        if view["trump"]:
            yield self.label("trump"), view["trump"]
        yield from self.trick_lines(view)

    def told_by_game(self, fact: Fact) -> Iterator[Line]:
        match fact:
            case TrumpNamed():
                yield self.label("trump"), self.pair(self.name(fact.seat), fact.suit)
            case WentOut():
                yield self.label("out"), self.name(fact.seat)


FACE = MarshmallowFace
