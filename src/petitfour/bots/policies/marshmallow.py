"""Marshmallow Test: name a trump, want a trick or not, and play for that.

The whole art is when to go out (MT-11): early scores nothing, last scores nothing. A player one trick short waits
until enough tricks lie with the others, but never as one of the last two, and never without a card that can still win.
"""

from __future__ import annotations

import math

import cython

from petitfour.bots import policy as policies
from petitfour.bots.policy import Policy
from petitfour.core import bits
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.games.marshmallow.rules import Marshmallow

TRUMP_PHASE, PLAY_PHASE = 2, 3
TRUMP_MOVES = 60
SUIT = 0xFFF
FEW = 1500  # arrangements of the last cards that a search goes through


class MarshmallowPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        # MT-11: how many tricks must lie with the others before one wants the trick one lacks, six numbers for each
        # number of players, by players remaining; so many fewer for each further trick one lacks. Found by self-play.
        self.enough = [0] * 36
        self.sooner = [0, 0, 0, 3, 1, 6]
        self.enough[18 + 3] = 9
        self.enough[24 + 3] = 8
        self.enough[24 + 4] = 8
        self.enough[30 + 3] = 6
        self.enough[30 + 4] = 6
        self.enough[30 + 5] = 10

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.move(cython.cast(Marshmallow, state), seat)

    def move(self, table: Marshmallow, seat: int) -> int:
        if table.phase == TRUMP_PHASE:
            return TRUMP_MOVES + best_trump(table, table.hands[seat])
        cards = table.playable(seat)
        if cards & (cards - 1) == 0:
            return bits.ctz(cards)
        want = self.wants_trick(table, seat)
        unseen = unseen_by(table, seat, self.since(table.played))
        if table.lead < 0:
            return lead(table, cards, unseen, want)
        return follow(table, seat, cards, unseen, want)

    def wants_trick(self, table: Marshmallow, seat: int) -> bool:
        remaining = table.players - bits.popcount(table.out)
        if remaining == 2:
            return True  # the other one scores if I do not
        gain = 0
        for other in range(table.players):
            if other != seat:
                gain += table.tricks[other]
        if table.points[seat] + gain >= table.target:
            return True  # MT-20
        enough = self.enough[6 * table.players + remaining]
        return gain >= enough - self.sooner[table.players] * (table.need - table.tricks[seat] - 1)

    def equity(self, state: State, side: int) -> float:
        return win_share(cython.cast(Marshmallow, state), side)

    def stands_for(self, state: State, seat: int, move: int) -> int:
        return lowest_of_run(cython.cast(Marshmallow, state), seat, move)

    def is_last(self, state: State) -> bool:
        return is_last(cython.cast(Marshmallow, state))


def is_last(table: Marshmallow) -> bool:
    return table.phase == PLAY_PHASE and policies.arrangements(table.held, table.players) <= FEW


def win_share(table: Marshmallow, side: int) -> float:
    """The chance of winning from the score race: a logit in the points, fitted to medium self-play (docs/bots.md)."""
    if table.actors() == 0:
        return 1.0 if table.winners() >> side & 1 else 0.0
    mine = 0.0
    total = 0.0
    for seat in range(table.players):
        points = table.points[seat] * 1.0 / table.target
        weight = math.exp(points * (2.0 + 0.45 * table.players + 2.5 * points * points))
        total += weight
        if seat == side:
            mine = weight
    return mine / total


def lowest_of_run(table: Marshmallow, seat: int, move: int) -> int:
    """The lowest card of a run of touching cards: nobody else can hold anything between them."""
    if move >= TRUMP_MOVES:
        return move
    unseen = unseen_by(table, seat, 0)
    for i in range(table.trick_at, table.played):
        unseen |= bits.ONE << table.log_card[i]  # a card in this trick still divides
    hand = table.hands[seat]
    card = move
    below = move - 1
    while below >= 0 and below // 12 == move // 12 and not unseen >> below & 1:
        if hand >> below & 1:
            card = below
        below -= 1
    return card


def best_trump(table: Marshmallow, hand: int) -> int:
    best = 0
    most = -1
    for suit in range(table.suits):
        cards = hand >> (12 * suit) & SUIT
        worth = 6 * bits.popcount(cards)
        while cards:
            worth += bits.ctz(cards)
            cards &= cards - 1
        if worth > most:
            most = worth
            best = suit
    return best


def unseen_by(table: Marshmallow, seat: int, since: int) -> int:
    """The cards that may still turn up against this seat: not in its hand, not played since."""
    unseen = 0
    for suit in range(table.suits):
        unseen |= ((bits.ONE << table.ranks) - 1) << (12 * suit)
    unseen &= ~table.hands[seat]
    for i in range(since, table.played):
        unseen &= ~(bits.ONE << table.log_card[i])
    return unseen


def above(card: int) -> int:
    """The mask of the higher cards of the same suit."""
    suit = card // 12
    return (SUIT << (12 * suit)) & ~((bits.ONE << card) | ((bits.ONE << card) - 1))


def lead(table: Marshmallow, cards: int, unseen: int, want: bool) -> int:
    """To win: the card that the fewest can beat. To lose: the one that the most can beat."""
    best = -1
    most = -1000
    while cards:
        card = bits.ctz(cards)
        cards &= cards - 1
        beaten = bits.popcount(unseen & above(card))
        worth = -4 * beaten if want else 4 * beaten
        if table.trump >= 0 and card // 12 == table.trump:
            worth -= 2 if want else 3  # trumps win later, when others cannot follow
        worth -= (card % 12) // 6 if want else (card % 12) // 3
        if worth > most:
            most = worth
            best = card
    return best


def follow(table: Marshmallow, seat: int, cards: int, unseen: int, want: bool) -> int:
    winning = 0
    rest = cards
    while rest:
        card = bits.ctz(rest)
        rest &= rest - 1
        if beats(table, card):
            winning |= bits.ONE << card
    losing = cards & ~winning
    last = table.next_in(seat) == table.log_seat[table.trick_at]
    if want:
        if winning:
            return lowest(winning) if last or table.trump_open else strongest(winning, unseen)
        return throw_away(losing, unseen, False)
    if losing:
        return throw_away(losing, unseen, True)
    return highest(winning) if last else lowest(winning)


def beats(table: Marshmallow, card: int) -> bool:
    suit = card // 12
    if suit == table.best // 12:
        return card > table.best
    return table.trump >= 0 and suit == table.trump


def lowest(cards: int) -> int:
    """The lowest rank; of equal ranks the first suit."""
    best = bits.ctz(cards)
    while cards:
        card = bits.ctz(cards)
        cards &= cards - 1
        if card % 12 < best % 12:
            best = card
    return best


def highest(cards: int) -> int:
    best = bits.ctz(cards)
    while cards:
        card = bits.ctz(cards)
        cards &= cards - 1
        if card % 12 > best % 12:
            best = card
    return best


def strongest(cards: int, unseen: int) -> int:
    """The card that the fewest unseen ones beat; of equals the lowest."""
    best = -1
    fewest = 100
    while cards:
        card = bits.ctz(cards)
        cards &= cards - 1
        beaten = bits.popcount(unseen & above(card))
        if beaten < fewest:
            fewest = beaten
            best = card
    return best


def throw_away(cards: int, unseen: int, waiting: bool) -> int:
    """A card that will not win: who waits sheds what might win too early but keeps what is sure to win later."""
    best = -1
    most = -1000
    while cards:
        card = bits.ctz(cards)
        cards &= cards - 1
        beaten = bits.popcount(unseen & above(card))
        worth = card % 12 if waiting else -(card % 12)
        if beaten == 0:
            worth -= 20
        if worth > most:
            most = worth
            best = card
    return best
