"""Tables to test on: every registered game, variant and player count, with nothing to list by hand."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, takewhile
from typing import Any, TypeVar

import pytest

from petitfour import DEALER, GAMES, Rng
from petitfour.core.errors import BadSetting
from petitfour.core.state import Move, State

T = TypeVar("T")

ENOUGH = 80  # moves of a match that random play would not end


def all_tables() -> dict[str, tuple[str, int, dict[str, Any]]]:
    """By name: game id, players, settings. A variant that a player count refuses is left out."""
    found = {}
    for game in GAMES.values():
        for settings in game.variants:
            for players in game.players:
                try:
                    game.start(players, game.options(**settings))
                except BadSetting:
                    continue
                name = "-".join([game.id, str(players), *(f"{key}={value}" for key, value in settings.items())])
                found[name] = (game.id, players, settings)
    return found


def tables(*, that_end: bool = False) -> list[Any]:
    """The same as pytest parameters: all, or those whose matches random play ends."""
    found = all_tables().items()
    return [pytest.param(*table, id=name) for name, table in found if not that_end or ends(start(*table))]


def ends(state: State) -> bool:
    return state.game.random_ends(state.options)


def start(game: str, players: int, settings: dict[str, Any] | None = None) -> State:
    return GAMES[game].start(players, GAMES[game].options(**(settings or {})))


def pick(some: Sequence[T], rng: Rng) -> T:
    """Not random.choice: what it picks for a seed is nobody's promise, and golden files hang on it."""
    return some[rng.randbelow(len(some))]


def random_steps(state: State, seed: int) -> Iterator[tuple[State, int, Move]]:
    """Plays a match at random, to its end or for ENOUGH moves: each position with the move about to be played."""
    rng = Rng(seed)
    for _ in count() if ends(state) else range(ENOUGH):
        actors = state.to_act()
        if not actors:
            return
        seat = pick(actors, rng)
        move: Move = state.chance(rng) if seat == DEALER else pick(state.legal(seat), rng)
        yield state, seat, move
        state.play(seat, move)


def first_rounds(state: State, seed: int) -> Iterator[tuple[State, int, Move]]:
    """The same for three rounds only, where much is checked at every position and more rounds say nothing new."""
    return takewhile(lambda step: step[0].round <= 3, random_steps(state, seed))


@cache
def field_names(kind: type[State]) -> list[str]:
    """Of the compiled form; the uncompiled one keeps them in __dict__."""
    return [name for name, _ in inspect.getmembers_static(kind, inspect.isgetsetdescriptor)]


def fields(state: State) -> dict[str, Any]:
    """The plain fields of a state, of the compiled and of the uncompiled form alike."""
    found = {}
    for name in sorted(getattr(state, "__dict__", None) or field_names(type(state))):
        if name[0] != "_" and name not in ("game", "options"):
            value = getattr(state, name)
            found[name] = [int(part) for part in value] if isinstance(value, list) else int(value)
    return found
