"""Mastermind: what a seat sees. Views are built up from nothing: what is not written here stays hidden."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from petitfour.core.view import Common, LegalForm, View
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.constants import COLOURS
from petitfour.games.mastermind.rules import Mastermind

LETTERS = str.maketrans("0123456789", COLOURS)  # a row is a number with one digit per peg, see codes.py


class GuessRow(msgspec.Struct, frozen=True):
    """A row of the board; red and white are None until it is marked."""

    guess: str
    red: int | None
    white: int | None
    true_red: int | UnsetType = UNSET
    """With `true_white`: what the mark should be, once the code is revealed."""
    true_white: int | UnsetType = UNSET


class RevealedRow(msgspec.Struct, frozen=True):
    """A row of a round that is over, with the marks that were set and the true ones."""

    guess: str
    red: int
    white: int
    true_red: int
    true_white: int


class RevealedRound(msgspec.Struct, frozen=True):
    """MM-8: the previous round as it was revealed."""

    codemaker: int
    code: str
    rows: list[RevealedRow]
    void: bool


class MastermindView(View, frozen=True, tag="mastermind"):
    phase: Literal["first", "code", "guess", "mark", "over"]
    codemaker: int | None
    codebreaker: int | None
    colours: list[str]
    rounds: int
    completed: int
    rows: list[GuessRow]
    rows_left: int
    last_round: RevealedRound | None
    code: str | UnsetType = UNSET
    """Only for the seat that set it."""
    legal_form: LegalForm | UnsetType = UNSET
    """Instead of a long list in `legal`."""


def show(state: Mastermind, seat: int | None, common: Common) -> MastermindView:
    no_codemaker = state.codemaker < 0  # yet
    return MastermindView(
        *common,
        codemaker=None if no_codemaker else state.codemaker,
        codebreaker=None if no_codemaker else 1 - state.codemaker,
        colours=list(COLOURS[: state.colours]),
        rounds=state.rounds,
        completed=state.completed,
        rows=rows(state),
        rows_left=state.rows - state.laid,
        last_round=revealed(state),
        code=letters(state.code) if seat is not None and seat == state.codemaker and state.code >= 0 else UNSET,
    )


def own(state: Mastermind, seat: int) -> dict[str, Any]:
    """Return what a seat sees besides the public view: the code that it set."""
    return {"code": letters(state.code)} if seat == state.codemaker and state.code >= 0 else {}


def rows(state: Mastermind) -> list[GuessRow]:
    """Return the rows of this round; the last may wait for its mark."""
    marked = state.laid - 1 if state.phase_name() == "mark" else state.laid
    guesses, marks = state.guesses, state.marks  # compiled, each access copies the array
    found = [GuessRow(letters(guesses[i]), marks[i] // 10, marks[i] % 10) for i in range(marked)]
    if marked < state.laid:
        found.append(GuessRow(letters(guesses[marked]), None, None))
    return found


def revealed(state: Mastermind) -> RevealedRound | None:
    """Return the previous round: its code, and the true marks."""
    if state.last_code < 0:
        return None
    code, guesses, marks = state.last_code, state.last_guesses, state.last_marks
    shown = []
    for i in range(state.last_laid):
        truth = codes.mark(code, guesses[i])
        shown.append(RevealedRow(letters(guesses[i]), marks[i] // 10, marks[i] % 10, truth // 10, truth % 10))
    return RevealedRound(state.last_codemaker, letters(code), shown, state.last_void)


def round_end(state: Mastermind, shown: View) -> MastermindView:
    """Return the view of the end of a round: its rows and its code, which everybody sees now (MM-8)."""
    assert isinstance(shown, MastermindView)
    last = shown.last_round
    assert last is not None
    return msgspec.structs.replace(
        shown, codemaker=last.codemaker, codebreaker=1 - last.codemaker, code=last.code,
        rows=[GuessRow(row.guess, row.red, row.white, row.true_red, row.true_white) for row in last.rows],
        rows_left=state.rows - len(last.rows),
    )  # fmt: skip


def letters(row: int) -> str:
    return f"{row:04d}".translate(LETTERS)
