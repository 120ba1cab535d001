"""Macaron: in every phase the move that leaves the hand worth most (macaron_hand.py says what a hand is worth).

Before the tricks the worth of a hand is that with its best bet. In a trick each card is weighed by its chance of taking
it, the boxes that it then brings, what the other cards are worth after that, and whom it is left to otherwise.
"""

from __future__ import annotations

import math

import cython

from petitfour.bots import policy as policies
from petitfour.bots.policies import macaron_hand
from petitfour.bots.policies.macaron_hand import HandJudge
from petitfour.core import bits
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.games.macaron import table
from petitfour.games.macaron.rules import Macaron

FEW = 1500  # arrangements of the last cards that a search goes through


class MacaronPolicy(HandJudge):
    def __init__(self) -> None:
        super().__init__()
        self.keen = 0.8  # how often one who can take a trick does
        self.spoil = 0.1  # how often a later player puts the allergen into a trick,
        self.cure = 0.05  # and a 2 into one that has it
        self.spite = 0.3  # what a point of one of several rivals counts against one of my own
        self.ends = 2  # how many of its likeliest cards, and of its least likely ones, a pass chooses from
        self.noise = 0.1  # of choices that others should not foresee, in points
        self.heat = 3.0  # how far votes are from certain: the tokens of others are not known

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.move(cython.cast(Macaron, state), seat, rng)

    def move(self, game: Macaron, seat: int, rng: Rng) -> int:
        if game.is_emma(seat):
            return game.pick(seat, rng, self.scratch)  # her one move
        if game.phase == table.PLAY:
            return self.card(game, seat)
        if game.phase == table.PASS:
            return table.PASS_MOVES + self.shed(game, seat, rng)
        if game.phase == table.DISCARD:
            return table.DISCARD_MOVES + self.shed(game, seat, rng)
        if game.phase == table.ROYAL:
            return table.ROYAL_MOVES + self.best_royal(game, seat)
        if game.phase == table.ALLERGEN:
            return table.ALLERGEN_MOVES + self.best_allergen(game, seat)
        if game.phase == table.VOTE:
            return self.vote(game, seat, rng)
        return self.bet(game, seat)

    # --- before the tricks -------------------------------------------------------------------------------

    def shed(self, game: Macaron, seat: int, rng: Rng) -> int:
        """The two cards without which the hand is worth most: 64 × the lower + the higher. Looking for one after the
        other would miss that two high cards spoil a hand for no boxes, and one of them still does."""
        self.judge_blindly(game, seat)
        hand = game.hands[seat]
        best = -1
        most = -100.0
        lower = self.extremes(hand)
        while lower:
            low = bits.ctz(lower)
            lower &= lower - 1
            higher = lower
            while higher:
                high = bits.ctz(higher)
                higher &= higher - 1
                worth = self.hope(game, hand ^ bits.ONE << low ^ bits.ONE << high) + self.noise * rng.unit()
                if worth > most:
                    most = worth
                    best = 64 * low + high
        return best

    def extremes(self, hand: int) -> int:
        """The cards likeliest to bring boxes and those least likely to: a plan for few boxes is rid of the ones, a
        plan for many of the others."""
        rest = hand
        for _ in range(self.ends):
            if rest:
                rest ^= bits.ONE << self.likeliest(rest, 1.0)
            if rest:
                rest ^= bits.ONE << self.likeliest(rest, -1.0)
        return hand ^ rest

    def likeliest(self, cards: int, sign: float) -> int:
        """The card with the highest odds, or with sign -1 the lowest."""
        best = bits.ctz(cards)
        while cards:
            card = bits.ctz(cards)
            cards &= cards - 1
            if sign * self.odds[card] > sign * self.odds[best]:
                best = card
        return best

    def best_royal(self, game: Macaron, seat: int) -> int:
        best = 0
        most = -100.0
        for royal in range(game.choices()):
            self.judge(game, seat, royal, macaron_hand.NO_FLAVOUR, macaron_hand.unseen_by(game, seat, 0))
            worth = self.hope(game, game.hands[seat])
            if worth > most:
                most = worth
                best = royal
        return best

    def best_allergen(self, game: Macaron, seat: int) -> int:
        best = 0
        most = -100.0
        for allergen in range(game.choices()):
            self.judge(game, seat, game.royal, allergen, macaron_hand.unseen_by(game, seat, 0))
            worth = self.hope(game, game.hands[seat])
            if worth > most:
                most = worth
                best = allergen
        return best

    def vote(self, game: Macaron, seat: int, rng: Rng) -> int:
        """MC-11: the token and the place that make the royal group and the allergen that suit the hand likeliest."""
        royal_worth = [0.0] * 3
        allergen_worth = [0.0] * 6
        on = [0.0] * 7
        unseen = macaron_hand.unseen_by(game, seat, 0)
        flavours = min(game.flavours, table.CHOCOLATE)
        likely = 0
        for royal in range((flavours + 1) // 2):
            self.judge(game, seat, royal, macaron_hand.NO_FLAVOUR, unseen)
            royal_worth[royal] = self.hope(game, game.hands[seat])
            if royal_worth[royal] > royal_worth[likely]:
                likely = royal
        for allergen in range(flavours):
            self.judge(game, seat, likely, allergen, unseen)
            allergen_worth[allergen] = self.hope(game, game.hands[seat])
        for i in range(game.votes):
            on[game.vote_spot[i] // 2] += self.counts(game, seat, i)
        best = -1
        most = -100.0
        kinds = game.kinds(seat)
        while kinds:
            kind = bits.ctz(kinds)
            kinds &= kinds - 1
            for spot in range(2 * game.flavours):
                if game.on[spot // 2] == 3:
                    continue
                change = -game.minus[kind] if spot % 2 else game.plus[kind]
                on[spot // 2] += change
                worth = expected(on, flavours, royal_worth, allergen_worth, self.heat) + self.noise * rng.unit()
                on[spot // 2] -= change
                if worth > most:
                    most = worth
                    best = table.VOTE_MOVES + 14 * kind + spot
        return best

    def counts(self, game: Macaron, seat: int, number: int) -> float:
        """What a vote that lies on the board counts: known if it is the seat's own, else as tokens do on average."""
        if game.voter(number) == seat:
            kind = game.vote_token[number]
            return -game.minus[kind] if game.vote_spot[number] % 2 else game.plus[kind]
        return -4.0 if game.vote_spot[number] % 2 else 4.0

    def bet(self, game: Macaron, seat: int) -> int:
        self.judge(game, seat, game.royal, game.allergen, macaron_hand.unseen_by(game, seat, 0))
        level = self.best_bet(game, game.hands[seat])
        return table.NO_BET if level == table.DECLINED else table.BET_MOVES + level

    # --- the tricks --------------------------------------------------------------------------------------

    def card(self, game: Macaron, seat: int) -> int:
        cards = game.playable(seat)
        if cards & (cards - 1) == 0:
            return bits.ctz(cards)
        unseen = macaron_hand.unseen_by(game, seat, self.since(game.played))
        hand = game.hands[seat]
        self.judge(game, seat, game.royal, game.allergen, unseen)
        grudge = self.grudge(game, seat)
        self.set_prices(game, game.bets[seat])
        best = -1
        most = -100.0
        while cards:
            card = bits.ctz(cards)
            cards &= cards - 1
            win = self.win_chance(game, seat, card, unseen)
            clear = self.clear_chance(game, card)
            self.spread(hand ^ bits.ONE << card)
            worth = (1.0 - win * clear) * self.value(game.boxes[seat])
            worth += win * clear * self.value(game.boxes[seat] + macaron_hand.prize(card))
            worth -= (1.0 - win) * clear * grudge
            if worth > most:
                most = worth
                best = card
        return best

    def grudge(self, game: Macaron, seat: int) -> float:
        """What it costs this seat if the trick goes to whoever holds it so far; partners share (MC-26)."""
        gain = 1
        if game.lead != table.NONE:
            rival = game.best_seat
            gain = 3 if game.best & 15 == 1 else 1  # MC-21
        elif game.seats == 2:
            rival = 1 - seat
        else:
            return 0.0
        self.set_prices(game, game.bets[rival])
        self.spread_evenly(game.held[seat] - 1)
        cost = self.value(game.boxes[rival] + gain) - self.value(game.boxes[rival])
        if game.teams and (rival + seat) % 2 == 0:
            return -cost
        return cost if game.sides == 2 else self.spite * cost

    def win_chance(self, game: Macaron, seat: int, card: int, unseen: int) -> float:
        """The chance that this card takes the trick."""
        flavour = table.flavour_of(card)
        lead = flavour if game.lead == table.NONE else game.lead
        if game.lead != table.NONE and strength(game, card) <= game.best:
            return 0.0
        to_come = game.seats - 1
        if game.lead != table.NONE:
            to_come -= game.played - game.trick_at
        if to_come == 0:
            return 1.0
        if game.solo:
            return 1.0 - emma_beats(game, card)
        following = unseen & game.suit[lead]
        higher = 0
        ruffs = 0
        if flavour == lead:
            higher = bits.popcount(following & macaron_hand.above(card))
            if lead // 2 != game.royal:
                ruffs = bits.popcount(unseen & macaron_hand.group(game, game.royal))
        else:
            ruffs = bits.popcount(unseen & game.suit[flavour] & macaron_hand.above(card))
            ruffs += bits.popcount(
                unseen
                & (macaron_hand.group(game, game.royal) ^ game.suit[flavour])
                & macaron_hand.above(macaron_hand.twin(card))
            )
        pool = max(bits.popcount(unseen), 1)
        chance = 1.0
        other = seat
        for _ in range(to_come):
            other = game.seat_after(other)
            lacks = 1.0 - game.held[other] * 1.0 / pool
            lacks = max(lacks, 0.0)
            void = 1.0 if game.voids[other] >> lead & 1 else power(lacks, bits.popcount(following))
            beaten = void * (1.0 - power(lacks, ruffs))
            if void < 1.0:
                beaten += 1.0 - power(lacks, higher)
            chance *= 1.0 - self.keen * min(beaten, 1.0)
        return chance

    def clear_chance(self, game: Macaron, card: int) -> float:
        """MC-22: the chance that the trick brings boxes at all."""
        allergic = table.flavour_of(card) == game.allergen
        cured = macaron_hand.is_two(card)
        to_come = game.seats - 1
        if game.lead != table.NONE:
            to_come -= game.played - game.trick_at
            allergic = allergic or game.allergen_in
            cured = cured or game.two_in
        if cured:
            return 1.0
        if allergic:
            return self.cure * to_come
        return 1.0 - self.spoil * to_come

    # --- for a search ------------------------------------------------------------------------------------

    def equity(self, state: State, side: int) -> float:
        return win_share(cython.cast(Macaron, state), side)

    def stands_for(self, state: State, seat: int, move: int) -> int:
        return lowest_of_run(cython.cast(Macaron, state), seat, move)

    def is_secret(self, state: State, seat: int) -> bool:
        return is_secret(cython.cast(Macaron, state))

    def is_last(self, state: State) -> bool:
        return is_last(cython.cast(Macaron, state))


def is_secret(game: Macaron) -> bool:
    return game.phase in (table.PASS, table.VOTE)


def is_last(game: Macaron) -> bool:
    return game.phase == table.PLAY and not game.solo and policies.arrangements(game.held, game.seats) <= FEW


def win_share(game: Macaron, side: int) -> float:
    """The chance of winning from the score race: a logit in the points, fitted to medium self-play."""
    if game.actors() == 0:
        return 1.0 / bits.popcount(game.winners()) if game.winners() >> side & 1 else 0.0
    mine = 0.0
    total = 0.0
    for other in range(game.sides):
        points = game.points[other] * 1.0 / game.target
        weight = math.exp(points * (3.3 + 0.75 * game.sides + 2.2 * points * points))
        total += weight
        if other == side:
            mine = weight
    return mine / total


def lowest_of_run(game: Macaron, seat: int, move: int) -> int:
    """The lowest card of a run of touching cards. Not of 1s and 2s (MC-21, MC-22), and not against Emma, whose cards
    can count as another flavour (MC-30). Of a royal flavour, a card of the other one divides too (MC-19)."""
    if game.phase != table.PLAY or game.solo or macaron_hand.is_one(move) or macaron_hand.is_two(move):
        return move
    others = macaron_hand.unseen_by(game, seat, 0)
    for i in range(game.trick_at, game.played):
        others |= bits.ONE << game.log[i]
    flavour = table.flavour_of(move)
    royals = macaron_hand.group(game, game.royal)
    hand = game.hands[seat]
    card = move
    below = move - 1
    while below >= 7 * flavour + 2 and not others >> below & 1:
        if flavour // 2 == game.royal and others & royals & (
            bits.ONE << macaron_hand.twin(below) | bits.ONE << macaron_hand.twin(below + 1)
        ):
            break
        if hand >> below & 1:
            card = below
        below -= 1
    return card


def emma_beats(game: Macaron, card: int) -> float:
    """The chance that Emma beats the card that is led. Her stacks and the cards that she got face up are known; the
    one card more in each is not (MC-30, MC-32, MC-34)."""
    flavour = table.flavour_of(card)
    stack = game.bottom[flavour] - game.top[flavour]
    if stack == 0:
        if flavour // 2 == game.royal:
            return 0.0
        for royal in range(2 * game.royal, min(2 * game.royal + 2, game.flavours)):
            if game.bottom[royal] > game.top[royal]:
                return 1.0
        return 0.0
    known = macaron_hand.unseen_by(game, 0, 0) & game.suit[flavour]
    hidden = stack - bits.popcount(known)
    rank = card - 7 * flavour + 1
    return (bits.popcount(known & macaron_hand.above(card)) + hidden * (7 - rank) / 7.0) / stack


def strength(game: Macaron, card: int) -> int:
    """As the rules compare it with `best` in a trick that has been led (MC-19, MC-20)."""
    flavour = table.flavour_of(card)
    rank = card - 7 * flavour + 1
    if flavour == game.lead:
        return rank
    if flavour // 2 == game.royal and game.lead // 2 != game.royal:
        return rank + 16
    return 0


def power(base: float, n: int) -> float:
    """For small whole n."""
    result = 1.0
    while n > 0:
        result *= base
        n -= 1
    return result


def expected(
    on: list[float], flavours: int, royal_worth: list[float], allergen_worth: list[float], heat: float
) -> float:
    """MC-12, not yet certain: the worth over the royal groups and allergens, the leading ones likeliest."""
    total = 0.0
    worth = 0.0
    for royal in range((flavours + 1) // 2):
        weight = math.exp((on[2 * royal] + on[2 * royal + 1]) / heat)
        total += weight
        worth += weight * royal_worth[royal]
    result = worth / total
    total = 0.0
    worth = 0.0
    for allergen in range(flavours):
        weight = math.exp(-on[allergen] / heat)
        total += weight
        worth += weight * allergen_worth[allergen]
    return result + worth / total
