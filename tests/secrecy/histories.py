"""Games as lists of moves in text form, with the positions between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from petitfour.core.errors import IllegalMove
from petitfour.core.state import State
from tables import random_steps, start

Step = tuple[int, str]
"""The seat that moved (-1: the dealer), and the text of the move."""


class Play(NamedTuple):
    """A game that was played: `positions[n]` is the one before move n, the last one is after the last move."""

    moves: list[Step]
    positions: list[State]


def random_play(game: str, players: int, settings: dict[str, Any], seed: int, limit: int = 10_000) -> Play:
    """A random match, or its first `limit` moves."""
    state = start(game, players, settings)
    moves: list[Step] = []
    positions: list[State] = []
    for position, seat, move in random_steps(state, seed):
        if len(moves) == limit:
            break
        moves.append((seat, position.text(seat, move)))
        positions.append(position.clone())
    return Play(moves, [*positions, state])


def replay(state: State, moves: Iterable[Step]) -> State | None:
    """Return the position after these moves, or None if one of them is illegal; `state` does not change."""
    state = state.clone()
    try:
        for seat, text in moves:
            state.play_text(seat, text)
    except IllegalMove:
        return None
    return state
