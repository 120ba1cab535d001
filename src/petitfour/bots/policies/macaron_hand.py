"""Macaron: what a hand is worth, the idea behind the policy in macaron.py.

Each card has a chance of bringing boxes some day, a logit of what others may still hold against it. The cards together
give the chances of each number of boxes, the track and the bet give each number its points (MC-16), and that is what
the hand is worth. Because a player can lean towards winning or towards ducking, it is worth the best of three leanings:
as it comes, with the odds of every card lowered, and with them raised.
"""

from __future__ import annotations

import math

from petitfour.bots.policy import Policy
from petitfour.core import bits
from petitfour.games.macaron import table
from petitfour.games.macaron.rules import Macaron

FEATURES = 10
NO_FLAVOUR = 9  # a royal group or an allergen that is not known yet
MOST = 8  # MC-23: more boxes than this count no more
LEANINGS = 3


class HandJudge(Policy):
    def __init__(self) -> None:
        super().__init__()
        # The logit of a card's chance to bring boxes, fitted to self-play: first for plain cards, then for royal
        # ones. What the numbers weigh is in `weigh`.
        self.weights = [
            -1.08, -0.81, 0.60, -0.16, -0.26, 0.03, -0.52, -1.06, 2.30, -0.03,
            -0.53, -0.30, 0.05, 0.16, -0.18, 0.02, 0.12, -1.74, 0.44, 0.66,
        ]  # fmt: skip
        # What leaning makes of the odds, by seats: against one opponent the cards leave little choice.
        self.sway = [1.0, 1.0, 1.2, 1.6, 1.7, 1.7]
        self.even = 0.2  # the odds that a trick brings boxes to a given rival
        # What the seat looks at, from one call to the next.
        self.odds = [0.0] * 64  # by card of the hand
        self.lean = [1.0, 1.0, 1.0]
        self.price = [0.0] * 9  # by boxes
        self.chance = [0.0] * 27  # by leaning and further boxes
        self.hoped = 0.0

    def judge(self, game: Macaron, seat: int, royal: int, allergen: int, unseen: int) -> None:
        """Fills the odds of every card of the hand, and the leanings."""
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
        """The same while any group can become royal."""
        total = [0.0] * 52
        unseen = unseen_by(game, seat, 0)
        groups = (min(game.flavours, table.CHOCOLATE) + 1) // 2
        for royal in range(groups):
            self.judge(game, seat, royal, NO_FLAVOUR, unseen)
            cards = game.hands[seat]
            while cards:
                card = bits.ctz(cards)
                cards &= cards - 1
                total[card] += self.odds[card] / (1.0 + self.odds[card])
                self.odds[card] = total[card] / (groups - total[card])  # the mean of all chances after the last group

    def weigh(self, game: Macaron, hand: int, card: int, royal: int, allergen: int, unseen: int, share: float) -> float:
        """The logit of one card, `share` being how much of the unseen cards the others hold."""
        flavour = table.flavour_of(card)
        suit = game.suit[flavour]
        higher = share * bits.popcount(unseen & suit & above(card))
        royals = group(game, royal)
        if flavour // 2 == royal:
            at = FEATURES
            ruffs = share * bits.popcount(unseen & (royals ^ suit) & above(twin(card)))
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
        if unseen & suit & above(card) == 0:
            logit += self.weights[at + 9]
        return logit

    def set_prices(self, game: Macaron, bet: int) -> None:
        """MC-16: the points of each number of boxes, the bet counted; solo, MC-38."""
        for boxes in range(MOST + 1):
            level = game.level_of[boxes]
            self.price[boxes] = game.worth[level]
            if bet == level:
                self.price[boxes] += 0 if game.solo else game.won[level]
            elif bet not in (table.NONE, table.DECLINED):
                self.price[boxes] -= 2 if game.solo else game.lost[bet]

    def spread(self, hand: int) -> None:
        """The chances of each number of further boxes from these cards, for each leaning."""
        for leaning in range(LEANINGS):
            reached = self.start(leaning)
            cards = hand
            while cards:
                card = bits.ctz(cards)
                cards &= cards - 1
                reached = self.add(leaning, reached, self.odds[card], prize(card))

    def spread_evenly(self, tricks: int) -> None:
        """The same for somebody whose cards are not known."""
        for leaning in range(LEANINGS):
            reached = self.start(leaning)
            for _ in range(tricks):
                reached = self.add(leaning, reached, self.even, 1)

    def start(self, leaning: int) -> int:
        """No boxes, for certain."""
        at = leaning * (MOST + 1)
        self.chance[at] = 1.0
        for k in range(1, MOST + 1):
            self.chance[at + k] = 0.0
        return 0

    def add(self, leaning: int, reached: int, odds: float, gain: int) -> int:
        """One more trick that may bring so many boxes; the most boxes that can be reached by now."""
        at = leaning * (MOST + 1)
        p = odds * self.lean[leaning]
        p = p / (1.0 + p)
        reached = min(reached + gain, MOST)
        k = reached
        if k == MOST:  # where it ends, however many it would be
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
        """What the hand of the last `spread` is worth on top of so many boxes."""
        best = -100.0
        for leaning in range(LEANINGS):
            at = leaning * (MOST + 1)
            worth = 0.0
            for k in range(MOST + 1):
                worth += self.chance[at + k] * self.price[min(boxes + k, MOST)]
            best = max(best, worth)
        return best

    def best_bet(self, game: Macaron, hand: int) -> int:
        """The bet that makes the hand worth most, and in `hoped` how much."""
        self.spread(hand)
        best = table.DECLINED
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
        """What the hand is worth with its best bet."""
        self.best_bet(game, hand)
        return self.hoped


def unseen_by(game: Macaron, seat: int, since: int) -> int:
    """The cards that may still turn up against this seat, for who remembers what was played since; of Emma's, those
    that came face up (MC-30)."""
    unseen = game.pack & ~game.hands[seat]
    if game.solo and game.phase > table.EMMA:
        unseen = 0
        for i in range(game.drawn + game.flavours, game.open_card()):
            unseen |= bits.ONE << game.pile[i]
    for i in range(since, game.played):
        unseen &= ~(bits.ONE << (game.log[i] & 63))
    return unseen


def above(card: int) -> int:
    """The mask of all higher cards, to be cut down to a flavour."""
    return ~((bits.ONE << card) | ((bits.ONE << card) - 1))


def group(game: Macaron, royal: int) -> int:
    """MC-8: the mask of a group's cards."""
    if royal >= table.GROUPS:
        return 0
    return game.suit[2 * royal] | game.suit[2 * royal + 1]


def twin(card: int) -> int:
    """The card of the same rank in the other flavour of the group."""
    return card - 7 if card // 7 % 2 else card + 7


def is_one(card: int) -> bool:
    return card % 7 == 0 and card <= table.FIRST_CHOCOLATE


def is_two(card: int) -> bool:
    return card % 7 == 1 and card <= table.FIRST_CHOCOLATE + 1


def prize(card: int) -> int:
    """MC-21."""
    return 3 if is_one(card) else 1
