"""Positions and rows to compare, for the tests of the environments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from petitfour.core.state import State
from petitfour.rl.encoder import Encoder
from tables import random_steps, start

SMALL: list[tuple[str, int, dict[str, Any]]] = [
    ("marshmallow", 2, {"suits": 2, "ranks": 3, "hand": 3, "out_at": 2}),
    ("marshmallow", 3, {"suits": 3, "ranks": 5, "hand": 4}),
    ("monster", 2, {"ranks": 3}),
    ("macaron", 1, {"flavours": 4, "ranks": 5, "hand": 6}),
    ("macaron", 2, {"flavours": 3, "ranks": 4, "hand": 4}),
    ("macaron", 4, {"flavours": 7, "ranks": 3, "hand": 4}),
    ("mastermind", 2, {"colours": 6, "rows": 3}),
]
"""Reduced games; cards are numbered with gaps there."""


def row(encoder: Encoder, state: State, seat: int) -> NDArray[np.uint8]:
    """The observation of a seat, written over old content."""
    out = np.full(encoder.size, 0xAA, np.uint8)
    encoder.write(state, seat, out)
    return out


def whole_row(encoder: Encoder, state: State, seat: int) -> bytes:
    """The observation and the history of a seat."""
    history = np.full(encoder.history, 0xAA, np.uint8)
    if encoder.history:
        encoder.write_history(state, seat, history)
    return row(encoder, state, seat).tobytes() + history.tobytes()


def legal_row(encoder: Encoder, state: State, seat: int) -> NDArray[np.uint8]:
    out = np.full(encoder.actions, 0xAA, np.uint8)
    encoder.write_mask(state, seat, out)
    return out


def positions(game: str, players: int, settings: dict[str, Any], seed: int, limit: int) -> Iterator[State]:
    """The positions of random matches in which a person acts, all in one object a match."""
    while limit > 0:
        for state, seat, _ in random_steps(start(game, players, settings), seed):
            if 0 <= seat < players:
                yield state
                limit -= 1
                if limit == 0:
                    return
        seed += 1
