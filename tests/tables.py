"""Tables to test on: every registered game, variant and player count, with nothing to list by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from petitfour import DEALER, GAMES, Rng
from petitfour.core.errors import BadSetting
from petitfour.core.state import Move, State


def tables() -> list[Any]:
    """pytest parameters (game id, players, settings); a variant that a player count refuses is left out."""
    found = []
    for game in GAMES.values():
        for settings in game.variants:
            for players in game.players:
                try:
                    game.start(players, game.options(**settings))
                except BadSetting:
                    continue
                name = "-".join([game.id, str(players), *(f"{k}={v}" for k, v in settings.items())])
                found.append(pytest.param(game.id, players, settings, id=name))
    return found


def start(game: str, players: int, settings: dict[str, Any] | None = None) -> State:
    return GAMES[game].start(players, GAMES[game].options(**(settings or {})))


def random_steps(state: State, seed: int) -> Iterator[tuple[State, int, Move]]:
    """Plays a match at random: each position with the move that is about to be played there."""
    rng, choice = Rng(seed), Random(seed)
    while actors := state.to_act():
        seat = choice.choice(actors)
        move: Move = state.chance(rng) if seat == DEALER else choice.choice(state.legal(seat))
        yield state, seat, move
        state.play(seat, move)
