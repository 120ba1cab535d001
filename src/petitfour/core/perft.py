"""Count legal lines of play: a number that any two implementations of the rules must agree on."""

from __future__ import annotations

from petitfour.core import bits
from petitfour.core.state import Moves, State

LAST = Moves()  # moves of the last ply are only counted


def lines(state: State, depth: int) -> int:
    """Return the number of legal lines of `depth` moves. If several seats may act, the lowest moves first. A line that
    reaches a deal or the end of the match earlier counts as one."""
    actors = state.actors()
    if depth <= 0 or actors in (0, bits.DEALER_ACTS):
        return 1
    seat = bits.ctz(actors)
    if depth == 1:
        state.moves(seat, LAST)
        return LAST.n
    total = 0
    for move in state.legal(seat):
        child = state.clone()
        child.apply(seat, move)
        total += lines(child, depth - 1)
    return total
