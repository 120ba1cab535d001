"""Macaron in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from petitfour.cli.faces import Line, TrickFace, items
from petitfour.core.facts import Fact
from petitfour.core.view import View
from petitfour.games.macaron.facts import AllergenDecided, BoxesWon, RoyalDecided, VotePlaced, VotesRevealed
from petitfour.texts import Texts


class MacaronFace(TrickFace):
    instead = (VotePlaced, RoyalDecided, AllergenDecided)

    @classmethod
    def letters(cls, say: Texts, view: View) -> str:
        """Explain the flavours in play and their groups (MC-2)."""
        names = [f"{suit} {say.say('suit-macaron', suit=suit)}" for suit in view["flavours"]]
        groups = [", ".join(names[at : at + 2]) for at in range(0, len(names), 2)]
        named = "; ".join(f"{letter} = {group}" for letter, group in zip("ABCD", groups, strict=False))
        return say.say("letters-macaron", flavours=", ".join(names), groups=named)

    def lines(self, view: View) -> Iterator[Line]:
        for key in ("royal", "allergen"):
            if view[key]:
                yield self.label(key), view[key]
        if view["royal"]:
            yield self.label("boxes"), self.by_seat(view["boxes"])
        if any(view["bets"]):
            yield self.label("bets"), self.by_seat(view["bets"])
        if view.get("votes"):
            yield self.label("votes"), items(map(self.vote, view["votes"]))
        if view.get("tokens"):
            yield self.label("tokens"), " ".join(view["tokens"])
        if "emma" in view:
            yield from self.emma_lines(view["emma"])
        if view.get("pass"):
            yield self.label("pass"), self.cards(view["pass"])
        yield from self.trick_lines(view)

    def emma_lines(self, emma: dict[str, Any]) -> Iterator[Line]:
        if any(emma["stacks"].values()):
            yield (
                self.label("stacks"),
                items(self.pair(flavour, str(n)) for flavour, n in emma["stacks"].items()),
            )
        for key in ("allergen_card", "face_up"):
            if emma[key]:
                yield self.label(key), self.plain(emma[key])

    def vote(self, vote: dict[str, Any]) -> str:
        """Return a vote as its move is written; a token that is face down is a dot."""
        return self.pair(self.name(vote["seat"]), f"{vote['token'] or '•'} {vote['side']} {vote['flavour']}")

    def told_by_game(self, fact: Fact) -> Iterator[Line]:
        match fact:
            case VotePlaced():
                yield self.label("votes"), self.vote({"token": None, **msgspec.to_builtins(fact)})
            case VotesRevealed():
                yield self.label("votes"), items(map(self.vote, msgspec.to_builtins(fact.votes)))
            case RoyalDecided():
                yield self.label("royal"), fact.group
            case AllergenDecided():
                yield self.label("allergen"), fact.flavour
            case BoxesWon():
                yield self.label("boxes"), self.pair(self.name(fact.seat), str(fact.total))


FACE = MacaronFace
