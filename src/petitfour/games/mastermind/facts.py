"""Mastermind: what a move made visible. Only the code is secret, until it is revealed."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from petitfour.core import facts as shared
from petitfour.core.facts import Fact
from petitfour.core.game import Game
from petitfour.core.state import Move
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.constants import FOUR_RED
from petitfour.games.mastermind.rules import Mastermind
from petitfour.games.mastermind.view import letters


class CodeSet(Fact, frozen=True):
    """MM-3: the codemaker set a code."""

    seat: int
    code: str | UnsetType = UNSET
    """Only for the codemaker."""


class RowMarked(Fact, frozen=True):
    """MM-7: a row got its mark, from the table or from the codemaker."""

    row: int
    """1 for the first row."""
    guess: str
    red: int
    white: int


class CodeRevealed(Fact, frozen=True):
    """MM-8: the round is over, and everybody sees the code."""

    codemaker: int
    code: str
    rows: int
    """The rows that were laid."""
    found: bool
    void: bool
    """MM-10: a mark was wrong."""
    wrong: list[int]
    """The rows that were marked wrongly."""
    points: list[int]
    """By seat: what the round brought."""


KINDS: tuple[type[Fact], ...] = (*shared.SHARED, CodeSet, RowMarked, CodeRevealed)


def facts(
    game: Game[Any], before: Mastermind, seat: int, move: Move, after: Mastermind, viewpoint: int | None
) -> tuple[Fact, ...]:
    phase = before.phase_name()
    if phase == "first":
        return shared.first_drawn(before, seat, move)
    if phase == "code":
        return (CodeSet(seat, letters(after.code) if seat == viewpoint else UNSET),)
    if after.phase_name() == "mark":
        return ()  # the row waits for its mark
    if not shared.round_over(before, after):
        return (marked(after.laid, after.guesses[after.laid - 1], after.marks[after.laid - 1]),)
    last = after.last_laid - 1
    revealed = code_revealed(before, after)
    reason = "void" if revealed.void else "found" if revealed.found else "not-found"
    return (
        marked(after.last_laid, after.last_guesses[last], after.last_marks[last]),
        revealed,
        *shared.ended(game, before, after, reason),
    )


def marked(row: int, guess: int, mark: int) -> RowMarked:
    return RowMarked(row, letters(guess), mark // 10, mark % 10)


def code_revealed(before: Mastermind, after: Mastermind) -> CodeRevealed:
    code, guesses, marks = after.last_code, after.last_guesses, after.last_marks
    rows = range(after.last_laid)
    return CodeRevealed(
        codemaker=after.last_codemaker,
        code=letters(code),
        rows=after.last_laid,
        found=marks[after.last_laid - 1] == FOUR_RED and not after.last_void,
        void=after.last_void,
        wrong=[i + 1 for i in rows if marks[i] != codes.mark(code, guesses[i])],
        points=[now - then for then, now in zip(before.points, after.points, strict=True)],
    )
