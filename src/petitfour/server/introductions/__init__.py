"""Introductions: a prepared deal for each game and a few steps that teach it, played by the same rules as any table.

Nothing is kept between two requests. A client sends the moves it has made so far; the table is folded from the
prepared log, exactly as a live one would be, and what has happened since the last move comes back in the messages that
a live table sends. A move that the rules refuse is refused with its rule; one that they allow, but that would lead
away from what the step shows, is `not-the-step`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from petitfour.core.game import as_settings
from petitfour.core.state import DEALER
from petitfour.games import game as find_game
from petitfour.server.acts import By, Created, Entry, Moved, Place, Started
from petitfour.server.table import Table
from petitfour.server.wire import Error, Event, Refused, TableInfo
from petitfour.server.wishes import legal_text

YOU = 0
LEVEL = "medium"  # of the others, whose moves are written down


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move of the reader's. `text` names what is said: intro-GAME-TEXT."""

    text: str
    play: tuple[str, ...] = ()
    """The moves that go on; none: any legal one."""
    wrong: dict[str, str] = {}
    """Moves that a reader may well try here, and the rules that refuse them (where each step before it went on by the
    first of its moves)."""
    then: tuple[tuple[int, str], ...] = ()
    """What the others answer: seat and move."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    names: tuple[str, ...]
    """Of the others."""
    settings: dict[str, Any]
    before: tuple[tuple[int, str], ...]
    """What happens before the first step, the deal first of all."""
    steps: tuple[Step, ...]


class Moment(msgspec.Struct, frozen=True):
    """What a live table would have sent after one move, seen from the reader's seat."""

    at: int
    view: dict[str, Any]
    events: list[Event]


class Introduction(msgspec.Struct, frozen=True):
    """Where a reader stands after the moves made so far."""

    table: TableInfo
    text: str
    """The id of what is to be said now; after the last step of the end."""
    step: int
    """From 0; equal to `steps` after the last one."""
    steps: int
    play: list[str]
    """The moves that go on from here; none: any legal one, or it is over."""
    moments: list[Moment]
    """Since the last move before: the reader's own, then those of the others."""
    error: Error | None = None
    """Why the last move was not played; the other fields are then as they were before it."""


@cache
def script(game: str) -> Script:
    found = files(__name__) / f"{find_game(game).id}.toml"
    if not found.is_file():
        raise Refused("no-introduction")
    return msgspec.convert(tomllib.loads(found.read_text(encoding="utf-8")), Script)


def introduction(game: str, moves: Sequence[str]) -> Introduction:
    """Where these moves lead. Only the last of them may be one that is refused."""
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
    """The table before the first step."""
    rules = find_game(game)
    options = rules.options(**prepared.settings)
    others = tuple(Place("bot", name, LEVEL) for name in prepared.names)
    made = Created(
        game=game, rules=rules.rules_version, players=prepared.players, settings=as_settings(options),
        seats=(Place("person", person="you"), *others), host="you", commitment="", spectators="none", hints=False,
    )  # fmt: skip
    table = Table.fold("", [Entry(1, 0, made), Entry(2, 0, Started(("",) * prepared.players))])
    play(table, prepared.before)
    return table


def asked_for(table: Table, step: Step, move: str) -> str:
    """The move in its one text form, if it is legal and what the step is about."""
    played = legal_text(table, YOU, move)
    if step.play and played not in step.play:
        raise Refused("not-the-step")
    return played


def play(table: Table, moves: Sequence[tuple[int, str]]) -> list[Moment]:
    moments = []
    for seat, text in moves:
        before = table.number
        by: By = "person" if seat == YOU else "table" if seat == DEALER else "bot"
        table.add(Entry(before + 1, 0, Moved(seat, text, by)))
        moments.append(moment(table, before))
    return moments


def moment(table: Table, since: int) -> Moment:
    view = table.view(YOU)
    assert view is not None
    return Moment(table.number, view, table.events(YOU, since))
