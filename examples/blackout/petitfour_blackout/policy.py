"""Blackout: bid what the hand is worth, then win exactly that."""

from __future__ import annotations

import cython

from petitfour.core import bits
from petitfour.core import trick_policy as tricks
from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour_blackout.constants import BID, BID_MOVES
from petitfour_blackout.rules import Blackout

SUIT = 0x1FFF  # the cards of suit 0


class BlackoutPolicy(Policy):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.move(cython.cast(Blackout, state), seat)

    def move(self, table: Blackout, seat: int) -> int:
        unseen = tricks.unseen_by(table, seat, self.since(table.played))
        if table.phase == BID:
            return BID_MOVES + nearest(table.bids_open(), hand_worth(table, table.hands[seat], unseen))
        return card_for(table, seat, table.playable(seat), unseen, table.tricks[seat] < table.bids[seat])

    def canonical(self, state: State, seat: int, move: int) -> int:
        return lowest_of_run(cython.cast(Blackout, state), seat, move)


def lowest_of_run(table: Blackout, seat: int, move: int) -> int:
    if move >= BID_MOVES:
        return move
    between = tricks.unseen_by(table, seat, 0) | tricks.on_table(table)
    return tricks.lowest_of_run(table.hands[seat], between, move, 13 * (move // 13))


def better(table: Blackout, card: int, unseen: int) -> int:
    """Return the number of unseen cards of the same suit that beat a card."""
    return bits.popcount(unseen & bits.above(card) & SUIT << (13 * (card // 13)))


def hand_worth(table: Blackout, hand: int, unseen: int) -> float:
    """Return the tricks that a hand can hope for: high cards win unless a higher one or a trump comes."""
    share = float(table.players - 1) * table.hand_size / bits.popcount(unseen)  # of the unseen cards that are dealt
    worth = 0.0
    while hand:
        card = bits.ctz(hand)
        hand &= hand - 1
        wins = 1.0 / (1.0 + share * better(table, card, unseen))
        worth += 0.3 + 0.7 * wins if card // 13 == table.trump else 0.75 * wins * wins
    return worth


def nearest(bids: int, worth: float) -> int:
    """Return the open bid that is closest to what the hand is worth."""
    best = -1
    least = 100.0
    while bids:
        bid = bits.ctz(bids)
        bids &= bids - 1
        off = worth - bid if worth > bid else bid - worth
        if off < least:
            least = off
            best = bid
    return best


def card_for(table: Blackout, seat: int, cards: int, unseen: int, wanted: bool) -> int:
    """To win, play the card that the fewest unseen cards beat; to lose, the highest that does not win, and else the
    one that the most beat."""
    best = -1
    most = -1000.0
    while cards:
        card = bits.ctz(cards)
        cards &= cards - 1
        beaten = better(table, card, unseen)
        winning = table.lead < 0 or table.beats(card, card // 13)
        trump = card // 13 == table.trump
        if wanted:
            worth = -float(beaten) + (20.0 - (5.0 if trump else 0.0) if winning else 0.0)
            if not winning:
                worth = float(beaten) - (20.0 if trump else 0.0) - 40.0
        else:
            worth = float(beaten) if winning else 40.0 - float(beaten) + (20.0 if trump else 0.0)
        if worth > most:
            most = worth
            best = card
    return best
