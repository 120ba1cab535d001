"""The loop that plays a match from Python, for simulations, the arena and reviews.

Search and rollouts have their own loop without the GIL (playout.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, State


def drive(
    state: State,
    act: Callable[[int], None],
    deal: Callable[[], None],
    *,
    last_round: int | None = None,
    order: Callable[[tuple[int, ...]], int] = min,
) -> Iterator[int]:
    """Play `state` to the end of the match, or of `last_round`, and yield the seat of each move that was played.

    `act(seat)` plays a move of that seat and `deal()` one of the dealer. When several seats may act, `order` picks the
    next one. A caller that wants to stop earlier leaves the loop.
    """
    while (last_round is None or state.round <= last_round) and (actors := state.to_act()):
        seat = order(actors)
        if seat == DEALER:
            deal()
        else:
            act(seat)
        yield seat


def dealer(state: State, rng: Rng) -> Callable[[], None]:
    """Return a `deal` for `drive` that draws from `rng`."""
    return lambda: state.play(DEALER, state.chance(rng))
