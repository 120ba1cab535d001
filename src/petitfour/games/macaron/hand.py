"""Macaron: what a hand is worth, the idea behind the policy in policy.py.

Each card has a chance of bringing boxes: a logit of what others may still hold against it. Together the cards give a
distribution of the number of boxes, and the track and the bet give each number its points (MC-16). The expected points
are what the hand is worth. A player can lean towards winning or towards ducking, so a hand is worth the best of three
leanings: neutral, with the odds of every card lowered, and with them raised.
"""

from __future__ import annotations

import math

from petitfour.core import bits
from petitfour.core import trick_policy as tricks
from petitfour.core.policy import Policy
from petitfour.games.macaron import table
from petitfour.games.macaron.constants import CARD, CHOCOLATE, DECLINED, EMMA, FIRST_CHOCOLATE, GROUPS, NONE
from petitfour.games.macaron.rules import Macaron

FEATURES = 10
NO_FLAVOUR = 9  # a royal group or an allergen that is not known yet
MOST = 8  # MC-23: more boxes than this make no difference
LEANINGS = 3


class HandJudge(Policy):
    def __init__(self) -> None:
        super().__init__()
        # The logit of a card's chance to bring boxes, fitted to self-play: first for plain cards, then for royal ones.
        # `weigh` says what the numbers weigh.
        self.weights = [
            -1.08, -0.81, 0.60, -0.16, -0.26, 0.03, -0.52, -1.06, 2.30, -0.03,
            -0.53, -0.30, 0.05, 0.16, -0.18, 0.02, 0.12, -1.74, 0.44, 0.66,
        ]  # fmt: skip
        # The factor that leaning applies to the odds, by seats: against one opponent the cards leave little choice.
        self.sway = [1.0, 1.0, 1.2, 1.6, 1.7, 1.7]
        self.even = 0.2  # the odds that a trick brings boxes to a given rival
        # Working data, from one call to the next.
        self.odds = [0.0] * 64  # by card of the hand
        self.lean = [1.0, 1.0, 1.0]
        self.price = [0.0] * 9  # by boxes
        self.chance = [0.0] * 27  # by leaning and further boxes
        self.hoped = 0.0

    def judge(self, game: Macaron, seat: int, royal: int, allergen: int, unseen: int) -> None:
        """Compute the odds of every card of the hand, and the leanings."""
        others = 0
        for other in range(game.seats):
            if other != seat:
                others += game.held[other]
        share = others * 1.0 / max(bits.popcount(unseen), 1)
        share = min(share, 1.0)
        self.lean[1] = 1.0 / self.sway[game.seats]
        self.lean[2] = self.sway[game.seats]
        hand = game.hands[seat]
        cards = hand
        while cards:
            card = bits.ctz(cards)
            cards &= cards - 1
            self.odds[card] = math.exp(self.weigh(game, hand, card, royal, allergen, unseen, share))

    def judge_blindly(self, game: Macaron, seat: int) -> None:
        """Compute the odds while any group can become royal."""
        total = [0.0] * 52
        unseen = unseen_by(game, seat, 0)
        groups = (min(game.flavours, CHOCOLATE) + 1) // 2
        for royal in range(groups):
            self.judge(game, seat, royal, NO_FLAVOUR, unseen)
            cards = game.hands[seat]
            while cards:
                card = bits.ctz(cards)
                cards &= cards - 1
                total[card] += self.odds[card] / (1.0 + self.odds[card])
                self.odds[card] = total[card] / (groups - total[card])  # finally the mean of all chances

    def weigh(self, game: Macaron, hand: int, card: int, royal: int, allergen: int, unseen: int, share: float) -> float:
        """Return the logit of one card; `share` is the part of the unseen cards that others hold."""
        flavour = table.flavour_of(card)
        suit = game.suit[flavour]
        higher = share * bits.popcount(unseen & suit & bits.above(card))
        royals = group(game, royal)
        if flavour // 2 == royal:
            at = FEATURES
            ruffs = share * bits.popcount(unseen & (royals ^ suit) & bits.above(twin(card)))
        else:
            at = 0
            ruffs = share * bits.popcount(unseen & royals)
        logit = self.weights[at] + self.weights[at + 1] * higher
        logit += self.weights[at + 2] * (share * bits.popcount(unseen & suit) - higher)
        logit += self.weights[at + 3] * (bits.popcount(hand & suit) - 1)
        logit += self.weights[at + 4] * ruffs
        logit += self.weights[at + 5] * bits.popcount(hand & royals)
        logit += self.weights[at + 6] * (game.seats - 1)
        if flavour == allergen:
            logit += self.weights[at + 7]
        logit += self.weights[at + 8] * bits.popcount(hand) / 13.0
        if unseen & suit & bits.above(card) == 0:
            logit += self.weights[at + 9]
        return logit

    def set_prices(self, game: Macaron, bet: int) -> None:
        """MC-16: set the points of each number of boxes, including the bet; solo, MC-38."""
        for boxes in range(MOST + 1):
            level = game.level_of[boxes]
            self.price[boxes] = game.worth[boxes]
            if bet == level:
                self.price[boxes] += 0 if game.solo else game.won[level]
            elif bet not in (NONE, DECLINED):
                self.price[boxes] -= 2 if game.solo else game.lost[bet]

    def spread(self, hand: int) -> None:
        """Compute the chances of each number of further boxes from these cards, for each leaning."""
        for leaning in range(LEANINGS):
            reached = self.start(leaning)
            cards = hand
            while cards:
                card = bits.ctz(cards)
                cards &= cards - 1
                reached = self.add(leaning, reached, self.odds[card], prize(card))

    def spread_evenly(self, tricks: int) -> None:
        """Compute the same for a player whose cards are unknown."""
        for leaning in range(LEANINGS):
            reached = self.start(leaning)
            for _ in range(tricks):
                reached = self.add(leaning, reached, self.even, 1)

    def start(self, leaning: int) -> int:
        """Start with no boxes."""
        at = leaning * (MOST + 1)
        self.chance[at] = 1.0
        for k in range(1, MOST + 1):
            self.chance[at + k] = 0.0
        return 0

    def add(self, leaning: int, reached: int, odds: float, gain: int) -> int:
        """Add one trick that may bring `gain` boxes. Return the most boxes that can be reached so far."""
        at = leaning * (MOST + 1)
        p = odds * self.lean[leaning]
        p = p / (1.0 + p)
        reached = min(reached + gain, MOST)
        k = reached
        if k == MOST:  # the last entry collects all higher numbers
            for i in range(MOST - gain, MOST):
                self.chance[at + MOST] += p * self.chance[at + i]
            k -= 1
        while k >= gain:
            self.chance[at + k] += p * (self.chance[at + k - gain] - self.chance[at + k])
            k -= 1
        while k >= 0:
            self.chance[at + k] -= p * self.chance[at + k]
            k -= 1
        return reached

    def value(self, boxes: int) -> float:
        """Return what the hand of the last `spread` is worth on top of this many boxes."""
        best = -100.0
        for leaning in range(LEANINGS):
            at = leaning * (MOST + 1)
            worth = 0.0
            for k in range(MOST + 1):
                worth += self.chance[at + k] * self.price[min(boxes + k, MOST)]
            best = max(best, worth)
        return best

    def best_bet(self, game: Macaron, hand: int) -> int:
        """Return the bet that makes the hand worth most, and store that worth in `hoped`."""
        self.spread(hand)
        best = DECLINED
        self.hoped = -100.0
        if not game.solo:  # MC-15
            self.set_prices(game, best)
            self.hoped = self.value(0)
        for level in range(MOST + 1):
            if game.bettable >> level & 1:
                self.set_prices(game, level)
                worth = self.value(0)
                if worth > self.hoped:
                    self.hoped = worth
                    best = level
        return best

    def hope(self, game: Macaron, hand: int) -> float:
        """Return what the hand is worth with its best bet."""
        self.best_bet(game, hand)
        return self.hoped


def unseen_by(game: Macaron, seat: int, since: int) -> int:
    """Return the cards that others may still hold, for a player who remembers the plays from `since` on; of Emma's
    cards, those that came face up (MC-30)."""
    if not game.solo or game.phase <= EMMA:
        return tricks.unseen_by(game, seat, since)
    unseen = 0
    for i in range(game.drawn + game.flavours, game.open_card()):
        unseen |= bits.ONE << game.pile[i]
    for i in range(since, game.played):
        unseen &= ~(bits.ONE << (game.log_card[i] & CARD))
    return unseen


def group(game: Macaron, royal: int) -> int:
    """MC-8: return the mask of a group's cards."""
    if royal >= GROUPS:
        return 0
    return game.suit[2 * royal] | game.suit[2 * royal + 1]


def twin(card: int) -> int:
    """Return the card of the same rank in the other flavour of the group."""
    return card - 7 if card // 7 % 2 else card + 7


def is_one(card: int) -> bool:
    return card % 7 == 0 and card <= FIRST_CHOCOLATE


def is_two(card: int) -> bool:
    return card % 7 == 1 and card <= FIRST_CHOCOLATE + 1


def prize(card: int) -> int:
    """MC-21."""
    return 3 if is_one(card) else 1
