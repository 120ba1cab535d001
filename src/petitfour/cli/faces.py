"""How a table looks in a terminal: what is on it, and what just happened.

Nothing here sees a state. A face gets the view of one seat, so it cannot show what that seat may not know, and news is
the difference between two views. `Face` shows the view of any game; a game has its own face if that reads better.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar

from rich.text import Text

from petitfour.core.state import State
from petitfour.core.view import View
from petitfour.texts import Texts

Line = tuple[str, str]  # a label and its text
COMMON = ("game", "players", "seat", "round", "phase", "to_act", "scores", "legal", "outcome")
HARD_SPACE = "\u00a0"  # where a line may not break
COLOURS = {
    "marshmallow": {"P": "magenta", "Y": "yellow", "G": "green", "B": "blue", "V": "purple"},
    "monster": {"G": "green", "Y": "yellow", "V": "purple", "B": "blue"},
    "macaron": {"A": "tan", "P": "green", "S": "red", "B": "blue", "G": "sea_green2", "E": "cyan", "C": "orange4"},
}


def items(texts: Iterable[str]) -> str:
    """Return a list that breaks only between its items."""
    return f"{HARD_SPACE}· ".join(text.replace(" ", HARD_SPACE) for text in texts)


class Face:
    """Shows any game from its view."""

    hidden: ClassVar[tuple[str, ...]] = ("hand",)  # labels whose change is not news

    def __init__(self, say: Texts, state: State, me: int) -> None:
        self.say = say.say
        self.has = say.has
        self.game = state.game.id
        self.me = me
        self.players = state.players
        self.seats = state.seats
        self.sides = state.sides
        self.seat_names = [self.say("name-seat", seat=seat) for seat in range(self.players)]
        self.seat_names[me] = self.say("name-you")
        if self.seats > self.players:
            self.seat_names.append("Emma")

    # --- words ---

    def label(self, key: str) -> str:
        return self.say(f"label-{key}") if self.has(f"label-{key}") else key.replace("_", " ")

    def name(self, seat: int) -> str:
        return self.seat_names[seat]

    def side(self, side: int) -> str:
        """Return the owner of a score: a seat or a team. Partners sit opposite each other."""
        if self.sides == self.seats:
            return self.name(side)
        return self.say("name-your-team" if side == self.me % self.sides else "name-other-team")

    def pair(self, label: str, said: str) -> str:
        return self.say("pair", label=label, said=said)

    def names(self, seats: Iterable[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    def by_seat(self, values: Sequence[Any]) -> str:
        return items(self.pair(self.name(seat), self.plain(value)) for seat, value in enumerate(values))

    def scores(self, scores: Sequence[int]) -> str:
        return items(self.pair(self.side(side), str(score)) for side, score in enumerate(scores))

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
        colours = COLOURS.get(self.game, {})
        for card in re.finditer(r"\b([A-Z])\d+\b", text):
            painted.stylize(colours.get(card[1], ""), *card.span())
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

    def news(self, before: View, after: View) -> Iterator[Line]:
        yield from self.events(before, after)
        if before["scores"] != after["scores"]:
            yield self.label("scores"), self.scores(after["scores"])

    def events(self, before: View, after: View) -> Iterator[Line]:
        """Return the game's own part of the news: here, every line of the table that has changed."""
        old = dict(self.lines(before))
        for label, said in self.lines(after):
            if old.get(label) != said and label not in map(self.label, self.hidden):
                yield label, said


class TrickFace(Face):
    """What the two games with one trick at a time share."""

    def trick_lines(self, view: View) -> Iterator[Line]:
        for key in ("last_trick", "trick"):
            if view[key]:
                yield self.label(key), self.plays(view[key])
        for key, value in view.get("memory", {}).items():
            if value:
                yield self.label(key), self.by_seat(value) if key == "without" else self.plain(value)
        yield self.label("hand"), self.cards(view["hand"])

    def trick_events(self, before: View, after: View) -> Iterator[Line]:
        known = len(before["trick"])
        trick = after["trick"] if len(after["trick"]) > known else after["last_trick"] if known else []
        for play in trick[known:]:
            yield self.name(play["seat"]), play["card"]
        for seat in range(self.seats):
            if after["tricks"][seat] > before["tricks"][seat]:
                yield self.label("won"), self.name(seat)


class MarshmallowFace(TrickFace):
    def lines(self, view: View) -> Iterator[Line]:
        needed = self.say("tricks-needed", number=view["tricks_needed"])
        yield self.label("tricks"), f"{self.by_seat(view['tricks'])} {needed}"
        if view["out"]:
            yield self.label("out"), self.names(view["out"])
        if view["trump"]:
            yield self.label("trump"), view["trump"]
        yield from self.trick_lines(view)

    def events(self, before: View, after: View) -> Iterator[Line]:
        if after["trump"] and not before["trump"]:
            yield self.label("trump"), after["trump"]
        yield from self.trick_events(before, after)
        if len(after["out"]) > len(before["out"]):
            yield self.label("out"), self.names(seat for seat in after["out"] if seat not in before["out"])


class MacaronFace(TrickFace):
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

    def events(self, before: View, after: View) -> Iterator[Line]:
        passed = [seat for seat in after.get("passed", []) if seat not in before["passed"]]
        if passed:
            yield self.label("passed"), self.names(passed)
        for vote in after.get("votes", [])[len(before.get("votes", [])) :]:
            yield self.label("votes"), self.vote(vote)
        for key in ("royal", "allergen"):
            if after[key] and not before[key]:
                yield self.label(key), after[key]
        for seat, bet in enumerate(after["bets"]):
            if bet and not before["bets"][seat]:
                yield self.label("bets"), self.pair(self.name(seat), bet)
        yield from self.trick_events(before, after)
        if sum(after["boxes"]) > sum(before["boxes"]):
            yield self.label("boxes"), self.by_seat(after["boxes"])


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

    def events(self, before: View, after: View) -> Iterator[Line]:
        laid = [seat for seat in after["laid"] if seat not in before["laid"]]
        if laid:
            yield self.label("laid"), self.names(laid)
        completed = [after["last_trick"]] if after["last_trick"] != before["last_trick"] else []
        for trick in [*after["open"], *completed]:
            if trick is not None:
                old = before["open"][trick["place"] - 1]
                known = len(old["cards"]) if old else 0
                for play in trick["cards"][known:]:
                    where = f"on {trick['place']}" if known else "new"
                    yield self.name(play["seat"]), f"{play['card']} {where}"
        for seat in range(self.players):
            if after["won"][seat] > before["won"][seat]:
                yield self.label("won"), self.name(seat)
                if after["rows"][seat]:  # they are gone at the end of a round
                    yield self.label("point_cards"), self.row(seat, after["rows"][seat], after["face_up"][seat])


class MastermindFace(Face):
    def lines(self, view: View) -> Iterator[Line]:
        if view["codemaker"] is not None:
            yield self.label("codemaker"), self.name(view["codemaker"])
        if "code" in view:
            yield self.label("code"), view["code"]
        for number, row in enumerate(view["rows"], 1):
            yield self.say("label-row", number=number), self.row(row)
        yield self.label("rows_left"), str(view["rows_left"])
        yield self.label("colours"), " ".join(view["colours"])

    def row(self, row: dict[str, Any]) -> str:
        marks = "" if row["red"] is None else "   " + self.say("marks", red=row["red"], white=row["white"])
        return f"{row['guess']}{marks}"

    def events(self, before: View, after: View) -> Iterator[Line]:
        if after["round"] != before["round"] or after["outcome"]:  # two rounds may look alike, so do not compare boards
            last = after["last_round"]
            number = len(last["rows"])
            yield self.say("label-row", number=number), self.row(last["rows"][-1])
            yield self.label("code"), last["code"]
            if last["void"]:
                yield self.label("void"), self.name(last["codemaker"])
        elif after["rows"] != before["rows"]:
            yield self.say("label-row", number=len(after["rows"])), self.row(after["rows"][-1])


FACES: dict[str, type[Face]] = {
    "marshmallow": MarshmallowFace,
    "monster": MonsterFace,
    "macaron": MacaronFace,
    "mastermind": MastermindFace,
}


def face(say: Texts, state: State, me: int) -> Face:
    return FACES.get(state.game.id, Face)(say, state, me)
