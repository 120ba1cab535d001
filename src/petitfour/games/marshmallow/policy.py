"""Marshmallow Test: name a trump, decide whether to win the trick, and play for that.

The point is when to go out (MT-11): going out first or last scores nothing. A player who lacks one trick waits until
the others have enough tricks, but not as one of the last two, and not without a card that can still win.
"""

from __future__ import annotations

import cython

from petitfour.core import bits
from petitfour.core import policy as policies
from petitfour.core import trick_policy as tricks
from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.games.marshmallow.constants import PLAY, SUIT, TRUMP, TRUMP_MOVES
from petitfour.games.marshmallow.rules import Marshmallow

LEAD_TO_WIN, LEAD_TO_LOSE, STRONGEST, SHED_LOW, SHED_HIGH = range(5)  # aims of a card
FEW = 1500  # arrangements of the last cards that a search tries


class MarshmallowPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        # MT-11: how many tricks the others must have before a player wants the last trick it needs: six numbers for
        # each number of players, by players remaining. `sooner` lowers it for each further trick that the player needs.
        # Found by self-play.
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
        if table.phase == TRUMP:
            return TRUMP_MOVES + best_trump(table, table.hands[seat])
        cards = table.playable(seat)
        if cards & (cards - 1) == 0:
            return bits.ctz(cards)
        want = self.wants_trick(table, seat)
        unseen = tricks.unseen_by(table, seat, self.since(table.played))
        if table.lead < 0:
            return lead(table, cards, unseen, want)
        return follow(table, seat, cards, unseen, want)

    def wants_trick(self, table: Marshmallow, seat: int) -> bool:
        remaining = table.players - bits.popcount(table.out)
        if remaining == 2:
            return True  # otherwise the other player scores
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

    def canonical(self, state: State, seat: int, move: int) -> int:
        return lowest_of_run(cython.cast(Marshmallow, state), seat, move)

    def is_endgame(self, state: State) -> bool:
        return is_endgame(cython.cast(Marshmallow, state))


def is_endgame(table: Marshmallow) -> bool:
    return table.phase == PLAY and policies.arrangements(table.held, table.players) <= FEW


def win_share(table: Marshmallow, side: int) -> float:
    """Return the chance of winning, from the points: a logit fitted to medium self-play (docs/bots.md)."""
    if table.actors() == 0:
        return tricks.final_share(table, side)
    return policies.score_race(table.points, table.players, side, table.target, 2.0 + 0.45 * table.players, 2.5)


def lowest_of_run(table: Marshmallow, seat: int, move: int) -> int:
    """Return the lowest of a run of touching cards: nobody else can hold a card between them."""
    if move >= TRUMP_MOVES:
        return move
    between = tricks.unseen_by(table, seat, 0) | tricks.on_table(table)  # a card in this trick still divides
    return tricks.lowest_of_run(table.hands[seat], between, move, 12 * (move // 12))


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


def above(card: int) -> int:
    """Return the mask of the higher cards of the same suit."""
    return SUIT << (12 * (card // 12)) & bits.above(card)


def lead(table: Marshmallow, cards: int, unseen: int, want: bool) -> int:
    """To win the trick, lead the card that the fewest unseen cards beat; to lose it, the one that the most beat."""
    return best_card(table.trump, cards, unseen, LEAD_TO_WIN if want else LEAD_TO_LOSE)


def best_card(trump: int, cards: int, unseen: int, aim: int) -> int:
    """Return the card that is worth most for the aim; of equals the lowest."""
    best = -1
    most = -1000
    while cards:
        card = bits.ctz(cards)
        cards &= cards - 1
        worth = card_worth(trump, card, bits.popcount(unseen & above(card)), aim)
        if worth > most:
            most = worth
            best = card
    return best


def card_worth(trump: int, card: int, beaten: int, aim: int) -> int:
    """Return what a card is worth for an aim if `beaten` unseen cards of its suit beat it."""
    rank = card % 12
    if aim == STRONGEST:
        return -beaten
    if aim == LEAD_TO_WIN:
        # trumps win later, when others cannot follow
        return -4 * beaten - rank // 6 - (2 if trump >= 0 and card // 12 == trump else 0)
    if aim == LEAD_TO_LOSE:
        return 4 * beaten - rank // 3 - (3 if trump >= 0 and card // 12 == trump else 0)
    # keep what is sure to win later
    return (rank if aim == SHED_HIGH else -rank) - (20 if beaten == 0 else 0)


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
            return lowest(winning) if last or table.trump_open else best_card(table.trump, winning, unseen, STRONGEST)
        return best_card(table.trump, losing, unseen, SHED_LOW)
    if losing:
        return best_card(table.trump, losing, unseen, SHED_HIGH)  # what might win too early
    return highest(winning) if last else lowest(winning)


def beats(table: Marshmallow, card: int) -> bool:
    """As `Tricks.beats`, inlined: rollouts ask it for every card of a hand."""
    suit = card // 12
    if suit == table.best_suit:
        return card > table.best
    return suit == table.trump


def lowest(cards: int) -> int:
    """Return the card of the lowest rank; of equal ranks the first suit."""
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
