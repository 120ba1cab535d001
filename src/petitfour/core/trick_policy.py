"""What the policies of trick-taking games share. Plain Python; trick_policy.pxd adds the C types.

The mask of higher cards is `bits.above`: policies call it in their innermost loops, where a call into another module
would cost too much.
"""

from __future__ import annotations

from petitfour.core import bits
from petitfour.core.state import State
from petitfour.core.tricks import Tricks


def unseen_by(table: Tricks, seat: int, since: int) -> int:
    """Return the cards that others may still hold: not in this hand, and not played from index `since` on."""
    unseen = table.pack & ~table.hands[seat]
    for i in range(since, table.played):
        unseen &= ~(bits.ONE << table.log_card[i])
    return unseen


def on_table(table: Tricks) -> int:
    """Return the cards of the trick on the table."""
    cards = 0
    for i in range(table.trick_at, table.played):
        cards |= bits.ONE << table.log_card[i]
    return cards


def lowest_of_run(hand: int, between: int, card: int, lowest: int) -> int:
    """Return the lowest of a run of touching cards of a hand: no card of `between` lies between it and `card`. `lowest`
    is the lowest card that may be in the run."""
    below = card - 1
    while below >= lowest and not between >> below & 1:
        if hand >> below & 1:
            card = below
        below -= 1
    return card


def final_share(state: State, side: int) -> float:
    """Return a side's share of the win, at the end of a match."""
    winners = state.winners()
    return 1.0 / bits.popcount(winners) if winners >> side & 1 else 0.0
