"""Mastermind in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from petitfour.cli.faces import Face, Line
from petitfour.core.facts import Fact
from petitfour.core.view import View
from petitfour.games.mastermind.facts import CodeRevealed, RowMarked


class MastermindFace(Face):
    instead = (RowMarked,)

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

    def told_by_game(self, fact: Fact) -> Iterator[Line]:
        match fact:
            case RowMarked():
                yield self.say("label-row", number=fact.row), self.row(msgspec.to_builtins(fact))
            case CodeRevealed():
                yield self.label("code"), fact.code
                if fact.void:
                    yield self.label("void"), self.name(fact.codemaker)


FACE = MastermindFace
