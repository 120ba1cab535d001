"""Monster Tricks: lay the row for the tricks the hand will win, win until the best card is face up, then duck.

The row and the turns left determine what a further trick is worth (`worth`): positive before the best card is face up,
negative once it is. The same holds for the others as far as their rows are known. Each move is valued by its effect on
the one trick it touches, and by the card it spends.
"""

from __future__ import annotations

import math

import cython

from petitfour.core import bits
from petitfour.core import trick_policy as tricks
from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.games.monster.constants import COLOUR, ORDER, ORDER_MOVES, PLAY
from petitfour.games.monster.rules import Monster

FEW = 5  # plays left that a search tries; off colour a card can go four ways (MO-8)
TURNS = 31  # the longest hand is 30 cards: two players, fifteen ranks


class MonsterPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        # How often a turn brings a trick to a player who wants one, and to a player who does not; more with high cards.
        self.seeking, self.ducking = 0.42, 0.1
        self.strong_seeking, self.strong_ducking = 0.23, 0.18
        self.taking = 0.35  # by card that beats the marker and by missing card: how likely it is played
        self.chasing = 0.2  # the same for the seat's own hand, all its cards together
        self.waste = 2.9  # by missing card, relative to the cards left: how likely it never comes (MO-13)
        self.reluctance = 1.5  # and more for each that only opponents can give to a player who wants the trick
        self.saving = 0.85  # what the strongest card is worth when tricks are wanted, in tricks
        self.shedding = 0.22  # and what it costs when they are not
        self.spite = 0.36  # the weight of a point of all the others together
        # The number of tricks to lay a row for: with the weakest hand, how many more with the strongest, and a random
        # spread, so that a row does not reveal the hand.
        self.few, self.many, self.variety = 0.6, 2.6, 0.8
        # MO-11: what the row of a player with an average hand will bring, in point cards of round 1: by order, turns
        # left and card face up (0 = none).
        self.worth = [0.0] * 744
        self.prepare()

    def prepare(self) -> None:
        for order in range(6):
            for turns in range(TURNS):
                values = [0.0] * 4
                self.look_ahead(order, turns, self.seeking, self.ducking, values)
                for shown in range(4):
                    self.worth[(order * TURNS + turns) * 4 + shown] = values[shown]

    def look_ahead(self, order: int, turns: int, seeking: float, ducking: float, values: list[float]) -> None:
        """Write what a row will bring, by the card that is face up: in every turn the better of seeking and ducking."""
        values[0] = 0.0
        for shown in range(1, 4):
            values[shown] = card_of(order, shown - 1)
        for _ in range(turns):
            first = values[1]
            for shown in range(4):
                rise = (values[shown + 1] if shown < 3 else first) - values[shown]
                values[shown] += (seeking if rise > 0.0 else ducking) * rise

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.move(cython.cast(Monster, state), seat, rng)

    def move(self, table: Monster, seat: int, rng: Rng) -> int:
        if table.phase == ORDER:
            return ORDER_MOVES + 6 * (table.round - 1) + self.row_for(table, seat, rng)
        return self.card_for(table, seat)

    def row_for(self, table: Monster, seat: int, rng: Rng) -> int:
        """Choose the row for the wanted number of tricks, which lies between two counts: the best card goes where the
        nearer count lands, the second best where the other does. So the six orders form a circle (MO-11)."""
        wanted = self.few + self.many * hand_power(table.hands[seat], tricks.unseen_by(table, seat, 0))
        wanted += self.variety * (rng.unit() - 0.5)
        step = 0  # half tricks beyond the first one
        while wanted >= 1.5:
            wanted -= 0.5
            step = (step + 1) % 6
        if step < 3:
            return 5 - 2 * step  # 321, 231, 132: one trick or nearly two, two or nearly one, two or nearly three
        return 2 * step - 6  # 123, 213, 312: three or nearly two, three or nearly four, four or nearly three

    # --- play ------------------------------------------------------------------------------------------

    def card_for(self, table: Monster, seat: int) -> int:
        gains = [0.0] * 5
        unseen = tricks.unseen_by(table, seat, self.since(table.played))
        self.weigh(table, seat, unseen, gains)
        hand = table.hands[seat]
        before = [0.0] * 4
        for place in range(4):
            if table.taken >> place & 1:
                before[place] = self.trick_worth(
                    table, seat, gains, hand, unseen, table.high[place], table.marker[place], table.lying[place]
                )
        best = -1
        most = -1000.0
        cards = hand
        while cards:
            card = bits.ctz(cards)
            cards &= cards - 1
            rest = hand ^ (bits.ONE << card)
            cost = (self.saving if gains[seat] > 0.0 else self.shedding) * gains[seat] * strength(card, unseen)
            ways = table.ways(card // 15)
            while ways:
                way = bits.ctz(ways)
                ways &= ways - 1
                if way == 0:
                    value = self.trick_worth(table, seat, gains, rest, unseen, card, seat, 1)
                else:
                    high = table.high[way - 1]
                    marker = table.marker[way - 1]
                    if card // 15 == high // 15 and card > high:  # MO-9
                        high = card
                        marker = seat
                    value = self.trick_worth(table, seat, gains, rest, unseen, high, marker, table.lying[way - 1] + 1)
                    value -= before[way - 1]
                value -= cost
                if value > most:
                    most = value
                    best = 5 * card + way
        return best

    def weigh(self, table: Monster, seat: int, unseen: int, gains: list[float]) -> None:
        """Write what one more trick is worth to this seat, by who wins it."""
        values = [0.0] * 4
        for player in range(table.players):
            now = (table.tricks[player] - 1) % 3 + 1 if table.tricks[player] else 0
            if player == seat:
                power = hand_power(table.hands[seat], unseen) - 0.5
                seeking = self.seeking + self.strong_seeking * power
                ducking = self.ducking + self.strong_ducking * power
                self.look_ahead(row_of(table, seat), table.held[seat] - 1, seeking, max(ducking, 0.0), values)
                gains[seat] = values[now % 3 + 1] - values[now]
                continue
            gain = 0.0
            n = 0
            for order in range(6):
                if fits(table, player, order):
                    at = (order * TURNS + table.held[player]) * 4
                    gain += self.worth[at + now % 3 + 1] - self.worth[at + now]
                    n += 1
            gains[player] = -self.spite * gain / (n * (table.players - 1))

    def trick_worth(
        self, table: Monster, seat: int, gains: list[float], hand: int, unseen: int, high: int, marker: int, lying: int
    ) -> float:
        """Return what a trick with this marker, highest card and number of cards is worth to the seat."""
        missing = 4 - lying
        if missing == 0:
            return gains[marker]
        left = bits.popcount(hand) + bits.popcount(unseen)
        if missing > left:
            return 0.0  # MO-13: it cannot be completed
        beating = above(high)
        total = 1.0
        value = gains[marker]
        for player in range(table.players):
            if player == marker:
                continue
            if player == seat:
                if gains[seat] > 0.0 and hand & beating:
                    total += self.chasing * missing
                    value += self.chasing * missing * gains[seat]
            elif gains[player] < 0.0:  # only a player who wants the trick takes it over
                chance = self.taking * missing * bits.popcount(unseen & beating) / (table.players - 1)
                total += chance
                value += chance * gains[player]
        risk = self.waste * missing
        if marker == seat:
            if gains[seat] > 0.0:
                own = bits.popcount(hand & (bits.ONE * COLOUR << (15 * (high // 15))))
                risk += self.reluctance * max(missing - own, 0)
        elif gains[marker] < 0.0:
            risk += self.reluctance * missing
        return value / total * left / (left + risk)

    # --- the match -------------------------------------------------------------------------------------

    def equity(self, state: State, side: int) -> float:
        return win_share(cython.cast(Monster, state), side)

    def canonical(self, state: State, seat: int, move: int) -> int:
        return lowest_of_run(cython.cast(Monster, state), seat, move)

    def is_hidden_choice(self, state: State, seat: int) -> bool:
        return is_hidden_choice(cython.cast(Monster, state))

    def is_endgame(self, state: State) -> bool:
        return is_endgame(cython.cast(Monster, state))


def is_hidden_choice(table: Monster) -> bool:
    return table.phase == ORDER


def is_endgame(table: Monster) -> bool:
    return table.phase == PLAY and table.players * table.hand_size - table.played <= FEW


def card_of(order: int, place: int) -> int:
    """MO-3: return the point card of a row in round 1; orders 0 to 5 are 123, 132, 213, 231, 312, 321."""
    left = order // 2
    middle = order % 2
    if middle >= left:
        middle += 1
    if place == 0:
        return left + 1
    return middle + 1 if place == 1 else 4 - left - middle


def row_of(table: Monster, seat: int) -> int:
    """Return the order of the seat's own row: the reverse of `card_of`."""
    left = table.rows[3 * seat] // table.round - 1
    middle = table.rows[3 * seat + 1] // table.round - 1
    return 2 * left + middle - (1 if middle > left else 0)


def fits(table: Monster, player: int, order: int) -> bool:
    """Return whether a row with this order agrees with its cards that have been seen (MO-11)."""
    for place in range(min(table.tricks[player], 3)):
        if table.rows[3 * player + place] != table.round * card_of(order, place):
            return False
    return True


def above(card: int) -> int:
    """Return the mask of the higher cards of the same colour."""
    return COLOUR << (15 * (card // 15)) & bits.above(card)


def strength(card: int, unseen: int) -> float:
    """Return the share of the unseen cards of its colour that a card beats."""
    colour = unseen & (bits.ONE * COLOUR << (15 * (card // 15)))
    if colour == 0:
        return 1.0
    return 1.0 - bits.popcount(colour & above(card)) * 1.0 / bits.popcount(colour)


def hand_power(hand: int, unseen: int) -> float:
    """Return the mean strength of the cards of a hand."""
    total = 0.0
    cards = hand
    while cards:
        total += strength(bits.ctz(cards), unseen)
        cards &= cards - 1
    return total / max(bits.popcount(hand), 1)


def win_share(table: Monster, side: int) -> float:
    """Return the chance of winning, from the totals between two rounds: a logit fitted to medium self-play, by the
    rounds to come. With more players a point counts for more, because more often somebody is close behind."""
    if table.actors() == 0:
        return tricks.final_share(table, side)
    total = 0.0
    point = 0.32 + 0.075 * table.players if table.round == table.rounds else 0.3 + 0.03 * table.players
    for seat in range(table.players):
        total += math.exp(point * (table.score(seat) - table.score(side)))
    return 1.0 / total


def lowest_of_run(table: Monster, seat: int, move: int) -> int:
    """Return the lowest of a run of touching cards: no card between them can ever be played or beaten."""
    if move >= ORDER_MOVES:
        return move
    between = tricks.unseen_by(table, seat, 0)
    for place in range(4):
        if table.taken >> place & 1:
            between |= bits.ONE << table.high[place]
    card = move // 5
    return 5 * tricks.lowest_of_run(table.hands[seat], between, card, 15 * (card // 15)) + move % 5
