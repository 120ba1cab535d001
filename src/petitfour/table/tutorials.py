"""Introductions: a prepared deal for each game and a few steps that teach it, played by the same rules as any table.

The server keeps nothing between two requests. The client sends all moves made so far. The table is folded from the
prepared log like a live one, and the answer has the views and events that a live table would have sent since the last
move. An illegal move is refused with its rule. A legal move that leads away from the step is refused as
`not-the-step`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from petitfour.core.game import as_settings
from petitfour.core.state import DEALER
from petitfour.core.view import View
from petitfour.games import game as find_game
from petitfour.table.commands.play import legal_move
from petitfour.table.errors import Error, Refused
from petitfour.table.events import By, Created, Entry, Moved, SeatConfig, Started
from petitfour.table.presentation import PlayedMove, TableInfo
from petitfour.table.table import Table

YOU = 0
LEVEL = "medium"  # shown for the other seats, whose moves are scripted


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move of the learner. `text` names the sentence shown: intro-GAME-TEXT."""

    text: str
    play: tuple[str, ...] = ()
    """The moves that complete the step. Empty: any legal move does."""
    wrong: dict[str, str] = {}
    """Moves that a learner may try here, and the rules that refuse them, if each earlier step was completed by the
    first of its moves."""
    then: tuple[tuple[int, str], ...] = ()
    """The answers of the other seats: seat and move."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared match: the file introduction.toml."""

    players: int
    names: tuple[str, ...]
    """Names of the other seats."""
    settings: dict[str, Any]
    before: tuple[tuple[int, str], ...]
    """The moves before the first step, beginning with the deal."""
    steps: tuple[Step, ...]


class Moment(msgspec.Struct, frozen=True):
    """What a live table would have sent to the learner's seat after one move."""

    at: int
    view: View
    events: list[PlayedMove]


class Introduction(msgspec.Struct, frozen=True):
    """The state of an introduction after the moves made so far."""

    table: TableInfo
    text: str
    """The id of the sentence to show now; after the last step, of the closing one."""
    step: int
    """Counts from 0; equal to `steps` after the last step."""
    steps: int
    play: list[str]
    """The moves that complete this step. Empty: any legal move does, or the introduction is over."""
    moments: list[Moment]
    """One for each move since the last request: the learner's own, then those of the other seats."""
    error: Error | None = None
    """Why the last move was refused; the other fields are then as they were before it."""


@cache
def script(game: str) -> Script:
    """Load the prepared match of a game."""
    text = find_game(game).file("introduction.toml")
    if text is None:
        raise Refused("no-introduction")
    return msgspec.convert(tomllib.loads(text), Script)


def introduction(game: str, moves: Sequence[str]) -> Introduction:
    """Return the introduction after these moves. Only the last of them may be refused."""
    prepared = script(game)
    table = laid(game, prepared)
    moments = [moment(table, 0)]
    error = None
    done = 0
    for move in moves:
        if error is not None or done == len(prepared.steps):
            raise Refused("bad-message")
        step = prepared.steps[done]
        try:
            moments = play(table, [(YOU, asked_for(table, step, move)), *step.then])
            done += 1
        except Refused as refused:
            moments, error = [moment(table, table.number)], refused.error
    now = prepared.steps[done] if done < len(prepared.steps) else None
    return Introduction(
        table=table.info(), text=f"intro-{game}-{now.text if now else 'end'}", step=done, steps=len(prepared.steps),
        play=list(now.play) if now else [], moments=moments, error=error,
    )  # fmt: skip


def laid(game: str, prepared: Script) -> Table:
    """Return the table before the first step."""
    rules = find_game(game)
    options = rules.options(**prepared.settings)
    others = tuple(SeatConfig("bot", name, LEVEL) for name in prepared.names)
    made = Created(
        game=game, rules=rules.rules_version, players=prepared.players, settings=as_settings(options),
        seats=(SeatConfig("person", person="you"), *others), host="you", commitment="", spectators="none", hints=False,
    )  # fmt: skip
    table = Table.fold("", [Entry(1, 0, made), Entry(2, 0, Started(("",) * prepared.players))])
    play(table, prepared.before)
    return table


def asked_for(table: Table, step: Step, move: str) -> str:
    """Return the canonical text of the move, if it is legal and completes the step."""
    played = legal_move(table, YOU, move, "person").move
    if step.play and played not in step.play:
        raise Refused("not-the-step")
    return played


def play(table: Table, moves: Sequence[tuple[int, str]]) -> list[Moment]:
    """Add the moves to the table. Return a moment for each."""
    moments = []
    for seat, text in moves:
        before = table.number
        by: By = "person" if seat == YOU else "table" if seat == DEALER else "bot"
        table.add(Entry(before + 1, 0, Moved(seat, text, by)))
        moments.append(moment(table, before))
    return moments


def moment(table: Table, since: int) -> Moment:
    """Return what the learner's seat sees now, with the events since that entry."""
    view = table.view(YOU)
    assert view is not None
    return Moment(table.number, view, table.moves_since(YOU, since))
