"""Tables to test on: every registered game, variant and player count, found automatically."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count, takewhile
from typing import Any, Protocol, TypeVar

import pytest

from petitfour import DEALER, GAMES, Rng
from petitfour.core.drive import dealer, drive
from petitfour.core.errors import BadSetting
from petitfour.core.state import Move, State

T = TypeVar("T")
S = TypeVar("S", bound=State)


class Chooser(Protocol):
    """A policy, as a caller in Python uses it."""

    def decide(self, state: State, seat: int, rng: Rng) -> int: ...


ENOUGH = 80  # moves of a match that random play would not end


def all_tables() -> dict[str, tuple[str, int, dict[str, Any]]]:
    """Return by name: game id, players, settings. Variants that a player count refuses are left out."""
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
    """Return the same as pytest parameters: all tables, or those whose matches end with random play."""
    found = all_tables().items()
    return [pytest.param(*table, id=name) for name, table in found if not that_end or ends(start(*table))]


def ends(state: State) -> bool:
    return state.game.random_ends(state.options)


def start(game: str, players: int, settings: dict[str, Any] | None = None) -> State:
    state: State = GAMES[game].start(players, GAMES[game].options(**(settings or {})))
    return state


def pick(some: Sequence[T], rng: Rng) -> T:
    """Choose an item. random.choice may change between versions of Python, and golden files depend on the result."""
    return some[rng.randbelow(len(some))]


def random_steps(state: S, seed: int) -> Iterator[tuple[S, int, Move]]:
    """Play a match at random, to its end or for ENOUGH moves: yield each position with the move about to be played."""
    rng = Rng(seed)
    for _ in count() if ends(state) else range(ENOUGH):
        actors = state.to_act()
        if not actors:
            return
        seat = pick(actors, rng)
        move: Move = state.chance(rng) if seat == DEALER else pick(state.legal(seat), rng)
        yield state, seat, move
        state.play(seat, move)


def win_share(new: Callable[[], State], matches: int, one: Chooser, others: Chooser, decks: int = 1) -> float:
    """Return the share of matches that `one` wins against `others` in all other seats. It sits in every seat in turn;
    `decks` matches in a row have the same seed."""
    total = 0.0
    for number in range(matches):
        state, rng = new(), Rng(number // decks)
        own = number % state.players

        def act(seat: int, state: State = state, rng: Rng = rng, own: int = own) -> None:
            state.play(seat, (one if seat == own else others).decide(state, seat, rng))

        for _ in drive(state, act, dealer(state, rng)):
            pass
        winners = state.winning_sides()
        total += (own in winners) / len(winners)
    return total / matches


def first_rounds(state: S, seed: int) -> Iterator[tuple[S, int, Move]]:
    """The same for three rounds only, for tests that check much at every position."""
    return takewhile(lambda step: step[0].round <= 3, random_steps(state, seed))


@cache
def field_names(kind: type[State]) -> list[str]:
    """Return the names of the fields of the compiled form; the uncompiled one keeps them in __dict__."""
    return [name for name, _ in inspect.getmembers_static(kind, inspect.isgetsetdescriptor)]


def fields(state: State) -> dict[str, Any]:
    """Return the plain fields of a state, the same for the compiled and the uncompiled form."""
    found = {}
    kind = type(state)
    names = getattr(state, "__dict__", None) or field_names(kind)  # type: ignore[arg-type]  # mypy hashes the instance
    for name in sorted(names):
        if name[0] != "_" and name not in ("game", "options"):
            value = getattr(state, name)
            found[name] = [int(part) for part in value] if isinstance(value, list) else int(value)
    return found
