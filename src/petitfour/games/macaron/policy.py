"""Macaron: in every phase the move that leaves the hand worth most (hand.py says what a hand is worth).

Before the tricks the worth of a hand is its worth with the best bet. In a trick each card is weighed by its chance of
winning it, the boxes that it then brings, what the other cards are worth after that, and who wins the trick otherwise.
"""

from __future__ import annotations

import math

import cython

from petitfour.core import bits
from petitfour.core import policy as policies
from petitfour.core import trick_policy as tricks
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.games.macaron import hand as macaron_hand
from petitfour.games.macaron import table
from petitfour.games.macaron.constants import (
    ALLERGEN,
    ALLERGEN_MOVES,
    BET_MOVES,
    CHOCOLATE,
    DECLINED,
    DISCARD,
    DISCARD_MOVES,
    NO_BET,
    NONE,
    PASS,
    PASS_MOVES,
    PLAY,
    ROYAL,
    ROYAL_MOVES,
    VOTE,
    VOTE_MOVES,
)
from petitfour.games.macaron.hand import HandJudge
from petitfour.games.macaron.rules import Macaron

FEW = 1500  # arrangements of the last cards that a search tries


class MacaronPolicy(HandJudge):
    def __init__(self) -> None:
        super().__init__()
        self.keen = 0.8  # how often a player who can win a trick does
        self.spoil = 0.1  # how often a later player plays the allergen on a trick,
        self.cure = 0.05  # and a 2 on one that has it
        self.spite = 0.3  # what a rival's point counts against a point of one's own, with several rivals
        self.ends = 2  # how many of its likeliest and of its least likely cards a pass chooses from
        self.noise = 0.1  # for choices that others should not predict, in points
        self.heat = 3.0  # how uncertain votes are: the tokens of others are hidden

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.move(cython.cast(Macaron, state), seat, rng)

    def move(self, game: Macaron, seat: int, rng: Rng) -> int:
        if game.is_emma(seat):
            return game.pick(seat, rng, self.scratch)  # her one move
        if game.phase == PLAY:
            return self.card(game, seat)
        if game.phase == PASS:
            return PASS_MOVES + self.shed(game, seat, rng)
        if game.phase == DISCARD:
            return DISCARD_MOVES + self.shed(game, seat, rng)
        if game.phase == ROYAL:
            return ROYAL_MOVES + self.best_choice(game, seat)
        if game.phase == ALLERGEN:
            return ALLERGEN_MOVES + self.best_choice(game, seat)
        if game.phase == VOTE:
            return self.vote(game, seat, rng)
        return self.bet(game, seat)

    # --- before the tricks -------------------------------------------------------------------------------

    def shed(self, game: Macaron, seat: int, rng: Rng) -> int:
        """Return the two cards without which the hand is worth most: 64 × the lower + the higher. Choosing one after
        the other would miss that two high cards spoil a hand for no boxes, and one of them still does."""
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
        """Return the cards likeliest to bring boxes and those least likely to. A plan for few boxes sheds the former, a
        plan for many the latter."""
        rest = hand
        for _ in range(self.ends):
            if rest:
                rest ^= bits.ONE << self.likeliest(rest, 1.0)
            if rest:
                rest ^= bits.ONE << self.likeliest(rest, -1.0)
        return hand ^ rest

    def likeliest(self, cards: int, sign: float) -> int:
        """Return the card with the highest odds; with sign -1 the lowest."""
        best = bits.ctz(cards)
        while cards:
            card = bits.ctz(cards)
            cards &= cards - 1
            if sign * self.odds[card] > sign * self.odds[best]:
                best = card
        return best

    def best_choice(self, game: Macaron, seat: int) -> int:
        """MC-9: the royal group, or the allergen, that makes the hand worth most."""
        unseen = macaron_hand.unseen_by(game, seat, 0)
        royal = game.royal
        allergen = macaron_hand.NO_FLAVOUR
        best = 0
        most = -100.0
        for choice in range(game.choices()):
            if game.phase == ROYAL:
                royal = choice
            else:
                allergen = choice
            self.judge(game, seat, royal, allergen, unseen)
            worth = self.hope(game, game.hands[seat])
            if worth > most:
                most = worth
                best = choice
        return best

    def vote(self, game: Macaron, seat: int, rng: Rng) -> int:
        """MC-11: choose the token and place that best favour the royal group and the allergen that suit the hand."""
        royal_worth = [0.0] * 3
        allergen_worth = [0.0] * 6
        on = [0.0] * 7
        unseen = macaron_hand.unseen_by(game, seat, 0)
        flavours = min(game.flavours, CHOCOLATE)
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
                    best = VOTE_MOVES + 14 * kind + spot
        return best

    def counts(self, game: Macaron, seat: int, number: int) -> float:
        """Return what a vote on the board counts: known if it is the seat's own, else the mean of the tokens."""
        if game.voter(number) == seat:
            kind = game.vote_token[number]
            return -game.minus[kind] if game.vote_spot[number] % 2 else game.plus[kind]
        return -4.0 if game.vote_spot[number] % 2 else 4.0

    def bet(self, game: Macaron, seat: int) -> int:
        self.judge(game, seat, game.royal, game.allergen, macaron_hand.unseen_by(game, seat, 0))
        level = self.best_bet(game, game.hands[seat])
        return NO_BET if level == DECLINED else BET_MOVES + level

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
        """Return what it costs this seat if the current winner of the trick keeps it; partners share points (MC-26)."""
        gain = 1
        if game.lead != NONE:
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
        """Return the chance that this card wins the trick."""
        flavour = table.flavour_of(card)
        lead = flavour if game.lead == NONE else game.lead
        if game.lead != NONE and strength(game, card) <= game.best:
            return 0.0
        to_come = game.seats - 1
        if game.lead != NONE:
            to_come -= game.played - game.trick_at
        if to_come == 0:
            return 1.0
        if game.solo:
            return 1.0 - emma_beats(game, card)
        following = unseen & game.suit[lead]
        higher = 0
        ruffs = 0
        if flavour == lead:
            higher = bits.popcount(following & bits.above(card))
            if lead // 2 != game.royal:
                ruffs = bits.popcount(unseen & macaron_hand.group(game, game.royal))
        else:
            ruffs = bits.popcount(unseen & game.suit[flavour] & bits.above(card))
            ruffs += bits.popcount(
                unseen
                & (macaron_hand.group(game, game.royal) ^ game.suit[flavour])
                & bits.above(macaron_hand.twin(card))
            )
        pool = max(bits.popcount(unseen), 1)
        chance = 1.0
        other = seat
        for _ in range(to_come):
            other = bits.after(other, game.seats)
            lacks = 1.0 - game.held[other] * 1.0 / pool
            lacks = max(lacks, 0.0)
            void = 1.0 if game.voids[other] >> lead & 1 else power(lacks, bits.popcount(following))
            beaten = void * (1.0 - power(lacks, ruffs))
            if void < 1.0:
                beaten += 1.0 - power(lacks, higher)
            chance *= 1.0 - self.keen * min(beaten, 1.0)
        return chance

    def clear_chance(self, game: Macaron, card: int) -> float:
        """MC-22: return the chance that the trick brings boxes."""
        allergic = table.flavour_of(card) == game.allergen
        cured = macaron_hand.is_two(card)
        to_come = game.seats - 1
        if game.lead != NONE:
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

    def canonical(self, state: State, seat: int, move: int) -> int:
        return lowest_of_run(cython.cast(Macaron, state), seat, move)

    def is_hidden_choice(self, state: State, seat: int) -> bool:
        return is_hidden_choice(cython.cast(Macaron, state))

    def is_endgame(self, state: State) -> bool:
        return is_endgame(cython.cast(Macaron, state))


def is_hidden_choice(game: Macaron) -> bool:
    return game.phase in (PASS, VOTE)


def is_endgame(game: Macaron) -> bool:
    return game.phase == PLAY and not game.solo and policies.arrangements(game.held, game.seats) <= FEW


def win_share(game: Macaron, side: int) -> float:
    """Return the chance of winning, from the points: a logit fitted to medium self-play."""
    if game.actors() == 0:
        return tricks.final_share(game, side)
    return policies.score_race(game.points, game.sides, side, game.target, 3.3 + 0.75 * game.sides, 2.2)


def lowest_of_run(game: Macaron, seat: int, move: int) -> int:
    """Return the lowest of a run of touching cards. 1s and 2s are excluded (MC-21, MC-22), and so is play against Emma,
    whose cards can count as another flavour (MC-30). In a royal flavour, a card of the other royal flavour divides too
    (MC-19)."""
    if game.phase != PLAY or game.solo or macaron_hand.is_one(move) or macaron_hand.is_two(move):
        return move
    flavour = table.flavour_of(move)
    between = macaron_hand.unseen_by(game, seat, 0) | tricks.on_table(game)
    if flavour // 2 == game.royal:
        twins = between & game.suit[flavour ^ 1]
        twins = twins << 7 if flavour % 2 else twins >> 7
        between |= twins | twins >> 1
    return tricks.lowest_of_run(game.hands[seat], between, move, 7 * flavour + 2)


def emma_beats(game: Macaron, card: int) -> float:
    """Return the chance that Emma beats the card that is led. Her stacks and her face-up cards are known; one more card
    in each stack is not (MC-30, MC-32, MC-34)."""
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
    return (bits.popcount(known & bits.above(card)) + hidden * (7 - rank) / 7.0) / stack


def strength(game: Macaron, card: int) -> int:
    """Return the strength of a card, as the rules compare it with `best` in a trick that has been led (MC-19,
    MC-20)."""
    flavour = table.flavour_of(card)
    rank = card - 7 * flavour + 1
    if flavour == game.lead:
        return rank
    if flavour // 2 == game.royal and game.lead // 2 != game.royal:
        return rank + 16
    return 0


def power(base: float, n: int) -> float:
    """Return base to the n, for small n."""
    result = 1.0
    while n > 0:
        result *= base
        n -= 1
    return result


def expected(
    on: list[float], flavours: int, royal_worth: list[float], allergen_worth: list[float], heat: float
) -> float:
    """MC-12: return the expected worth over royal groups and allergens. Those that lead are likeliest."""
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
