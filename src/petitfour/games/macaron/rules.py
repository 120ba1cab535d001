"""The rules of Macaron: who may act, and what a move does. Plain Python; rules.pxd adds the C types.

Large because the game has twelve phases, with a method or two for each. Emma, the dealer and the tables have files of
their own.
"""

from __future__ import annotations

import cython

from petitfour.core import bits, draws, tricks
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State
from petitfour.core.tricks import Tricks
from petitfour.games.macaron import dealer, emma, knowledge, table
from petitfour.games.macaron.constants import (
    ALLERGEN,
    ALLERGEN_MOVES,
    BET,
    BET_MOVES,
    CARD,
    CHOCOLATE,
    DEAL,
    DECLINED,
    DISCARD,
    DISCARD_MOVES,
    EMMA,
    NO_BET,
    NONE,
    OVER,
    PASS,
    PASS_MOVES,
    PLAY,
    ROYAL,
    ROYAL_MOVES,
    SOLO_SEAT,
    TOKENS,
    VOTE,
    VOTE_MOVES,
)
from petitfour.games.macaron.table import Table

RANK = 15  # the bits of a strength that hold the rank
TRUMPS = 16  # added to the rank of a royal card on another flavour's trick
ONE, TWO = 1, 2  # the ranks with an ability
EIGHT = 8  # MC-23
FIRED = (  # the ids behind the bits of `fired`
    "MC-12", "MC-16-won", "MC-16-lost", "MC-19", "MC-20", "MC-21", "MC-22", "MC-22-cancelled", "MC-23", "MC-25",
    "MC-37", "MC-38",
)  # fmt: skip
TIE, WON, LOST, ROYAL_WINS, DEAD_ROYAL, THREE = 1, 2, 4, 8, 16, 32
BLOCKED, CANCELLED, EARLY, FLOOR, SAME_CARD, EMMA_GAINS = 64, 128, 256, 512, 1024, 2048


def random_pair(cards: int, rng: Rng) -> int:
    """Return two different cards, the lower first. All pairs are equally likely."""
    n = bits.popcount(cards)
    i = draws.below(rng, n)
    j = draws.below(rng, n - 1)
    if j < i:
        return 64 * bits.nth(cards, j) + bits.nth(cards, i)
    return 64 * bits.nth(cards, i) + bits.nth(cards, j + 1)


def add_pairs(out: Moves, base: int, cards: int) -> None:
    """Add a move for each pair of cards."""
    while cards:
        low = bits.ctz(cards)
        cards &= cards - 1
        tricks.add_all(out, base + 64 * low, 1, cards)


class Macaron(Table):
    # --- who may do what -------------------------------------------------------------------------------

    def actors(self) -> int:
        phase = self.phase
        if phase == PLAY:
            return 1 << self.turn
        if phase == PASS:
            return ((1 << self.players) - 1) & ~self.chosen  # MC-6: all at once
        if phase == OVER:
            return 0
        if phase <= DEAL or phase in (EMMA, TOKENS):
            return bits.DEALER_ACTS
        return 1 << self.turn

    @cython.final
    def is_emma(self, seat: int) -> bool:
        return self.solo and seat == SOLO_SEAT

    def choices(self) -> int:
        """MC-8: return how many flavours can be the allergen, or groups royal: only those in play, never chocolate."""
        flavours = min(self.flavours, CHOCOLATE)
        return (flavours + 1) // 2 if self.phase == ROYAL else flavours

    def open_flavours(self) -> int:
        """MC-11: return the mask of the flavours that take another token; MC-13: chocolate too."""
        mask = 0
        for flavour in range(self.flavours):
            if self.on[flavour] < 3:
                mask |= 1 << flavour
        return mask

    def kinds(self, seat: int) -> int:
        """Return the mask of the kinds of tokens that a seat holds."""
        mask = 0
        for place in range(3 * seat, 3 * seat + 3):
            if self.token[place] != NONE:
                mask |= 1 << self.token[place]
        return mask

    def moves(self, seat: int, out: Moves) -> None:
        out.n = 0
        phase = self.phase
        if phase == PLAY:
            if self.is_emma(seat):
                tricks.add(out, emma.move(self))
            else:
                Tricks.moves(self, seat, out)  # MC-18
        elif phase == PASS:
            add_pairs(out, PASS_MOVES, self.hands[seat])
        elif phase == DISCARD:
            tricks.add_all(out, DISCARD_MOVES, 65, self.hands[seat])
            add_pairs(out, DISCARD_MOVES, self.hands[seat])
        elif phase == VOTE:
            kinds = self.kinds(seat)
            while kinds:
                spots = VOTE_MOVES + 14 * bits.ctz(kinds)
                for flavour in range(self.flavours):
                    if self.on[flavour] < 3:
                        tricks.add(out, spots + 2 * flavour)
                        tricks.add(out, spots + 2 * flavour + 1)
                kinds &= kinds - 1
        elif phase == BET:
            tricks.add_all(out, BET_MOVES, 1, self.bettable)
            if not self.solo:  # MC-15
                tricks.add(out, NO_BET)
        else:
            tricks.add_all(out, self.base(), 1, (bits.ONE << self.choices()) - 1)

    def base(self) -> int:
        """Return the first move number of the phase, royal or allergen."""
        return ROYAL_MOVES if self.phase == ROYAL else ALLERGEN_MOVES

    def allowed(self, seat: int, move: int) -> bool:
        phase = self.phase
        if phase == PLAY:
            if self.is_emma(seat):
                return move == emma.move(self)
            return Tricks.allowed(self, seat, move)
        if phase == PASS:
            return self.holds(seat, move - PASS_MOVES) and (move - PASS_MOVES) % 65 != 0
        if phase == DISCARD:
            return self.holds(seat, move - DISCARD_MOVES)
        if phase == VOTE:
            vote = move - VOTE_MOVES
            if not 0 <= vote < 12 * 14:
                return False
            kind = vote // 14
            flavour = vote % 14 // 2
            return self.kinds(seat) >> kind & 1 != 0 and self.open_flavours() >> flavour & 1 != 0
        if phase == BET:
            if move == NO_BET:
                return not self.solo  # MC-15
            return BET_MOVES <= move < NO_BET and self.bettable >> (move - BET_MOVES) & 1 != 0
        return self.base() <= move < self.base() + self.choices()

    def holds(self, seat: int, pair: int) -> bool:
        """Return whether `pair` is one card of the hand twice, or two of them, the lower first."""
        low = pair // 64
        high = pair % 64
        if pair < 0 or low > high:
            return False
        return self.hands[seat] >> low & self.hands[seat] >> high & 1 != 0

    @cython.final
    def pick(self, seat: int, rng: Rng, scratch: Moves) -> int:
        phase = self.phase
        if phase == PLAY:
            if self.is_emma(seat):
                return emma.move(self)
            mask = self.playable(seat)
            return bits.nth(mask, draws.below(rng, bits.popcount(mask)))
        if phase == PASS:
            return PASS_MOVES + random_pair(self.hands[seat], rng)
        if phase == DISCARD:
            n = bits.popcount(self.hands[seat])
            k = draws.below(rng, n * (n + 1) // 2)  # n single cards and n (n - 1) / 2 pairs
            if k < n:
                return DISCARD_MOVES + 65 * bits.nth(self.hands[seat], k)
            return DISCARD_MOVES + random_pair(self.hands[seat], rng)
        if phase == VOTE:
            mask = self.kinds(seat)
            kind = bits.nth(mask, draws.below(rng, bits.popcount(mask)))
            mask = self.open_flavours()
            k = draws.below(rng, 2 * bits.popcount(mask))
            return VOTE_MOVES + 14 * kind + 2 * bits.nth(mask, k // 2) + k % 2
        if phase == BET:
            n = bits.popcount(self.bettable)
            k = draws.below(rng, n if self.solo else n + 1)
            return NO_BET if k == n else BET_MOVES + bits.nth(self.bettable, k)
        return self.base() + draws.below(rng, self.choices())

    # --- a move ----------------------------------------------------------------------------------------

    def draw(self, rng: Rng, out: list[int]) -> int:
        return dealer.draw(self, rng, out)

    def deal(self, cards: list[int]) -> None:
        self.fired = 0
        dealer.deal(self, cards)

    @cython.final
    def apply(self, seat: int, move: int) -> None:
        self.fired = 0
        phase = self.phase
        if phase == PLAY:
            self.play_card(seat, move)
        elif phase == PASS:
            self.pass_cards(seat, move - PASS_MOVES)
        elif phase == DISCARD:
            self.discard(move - DISCARD_MOVES)
        elif phase == VOTE:
            self.vote(seat, move - VOTE_MOVES)
        elif phase == BET:
            self.bet(seat, move)
        elif phase == ROYAL:
            self.royal = move - ROYAL_MOVES
            self.turn = bits.after(seat, self.seats)  # MC-9: again the first player, or the third
            self.phase = ALLERGEN
        else:
            self.allergen = move - ALLERGEN_MOVES
            self.turn = self.first
            self.phase = BET

    def play_randomly(self, number: int, rng: Rng, scratch: Moves) -> int:
        plays = 0
        while self.round == number and self.phase != OVER:
            if self.phase == PLAY:
                self.apply(self.turn, self.pick(self.turn, rng, scratch))
                plays += 1
            else:
                plays += self.step_randomly(rng, scratch)
        return plays

    def pass_cards(self, seat: int, pair: int) -> None:
        """MC-6: cards stay in hand until all have chosen, then all change hands at once."""
        self.passed[seat] = bits.ONE << pair // 64 | bits.ONE << pair % 64
        self.chosen |= 1 << seat
        if not self.all_passed():
            return
        for giver in range(self.players):
            self.hands[giver] ^= self.passed[giver]
        for giver in range(self.players):
            self.hands[self.receiver_of(giver)] |= self.passed[giver]
        if self.tokens_each:
            self.phase = TOKENS
        else:
            self.turn = bits.after(self.first, self.seats)  # MC-9
            self.phase = ROYAL

    def discard(self, pair: int) -> None:
        """MC-7."""
        self.discarded = bits.ONE << pair // 64 | bits.ONE << pair % 64
        self.drawn = bits.popcount(self.discarded)
        self.hands[0] ^= self.discarded
        for i in range(self.drawn):
            self.hands[0] |= bits.ONE << self.pile[i]
        self.phase = EMMA

    def vote(self, seat: int, vote: int) -> None:
        """MC-11."""
        kind = vote // 14
        spot = vote % 14
        self.vote_token[self.votes] = kind
        self.vote_spot[self.votes] = spot
        self.votes += 1
        self.on[spot // 2] += 1
        place = 3 * seat
        while self.token[place] != kind:
            place += 1
        while place < 3 * seat + 2:
            self.token[place] = self.token[place + 1]
            place += 1
        self.token[place] = NONE
        self.turn = bits.after(seat, self.seats)
        if self.votes == self.players * self.tokens_each:
            self.count_votes()

    def count_votes(self) -> None:
        """MC-12; chocolate, the last flavour, can be neither."""
        flavours = [0] * 7
        for i in range(self.votes):
            if self.vote_spot[i] % 2:
                flavours[self.vote_spot[i] // 2] -= self.minus[self.vote_token[i]]
            else:
                flavours[self.vote_spot[i] // 2] += self.plus[self.vote_token[i]]
        self.royal = 0
        self.allergen = 0
        highest = flavours[0] + flavours[1]
        lowest = flavours[0]
        highest_twice = False
        lowest_twice = False
        for flavour in range(1, min(self.flavours, CHOCOLATE)):
            if flavours[flavour] <= lowest:
                lowest_twice = flavours[flavour] == lowest
            if flavours[flavour] < lowest:
                self.allergen = flavour
                lowest = flavours[flavour]
            if flavour % 2 == 0:
                group = flavours[flavour] + flavours[flavour + 1]
                if group >= highest:
                    highest_twice = group == highest
                if group > highest:
                    self.royal = flavour // 2
                    highest = group
        if highest_twice or lowest_twice:
            self.fired = TIE
        self.turn = self.first
        self.phase = BET

    def bet(self, seat: int, move: int) -> None:
        """MC-15."""
        self.bets[seat] = DECLINED if move == NO_BET else move - BET_MOVES
        self.turn = self.first if self.solo else bits.after(seat, self.seats)
        if self.turn == self.first:
            self.phase = PLAY  # MC-17

    # --- a trick ---------------------------------------------------------------------------------------

    @cython.final
    def play_card(self, seat: int, move: int) -> None:
        card = move & CARD
        flavour = table.flavour_of(card)
        rank = card - 7 * flavour + 1
        if self.is_emma(seat):
            if move >= 64:  # MC-30
                flavour = move // 64 - 1
            self.top[flavour] += 1
        else:
            self.hands[seat] ^= bits.ONE << card
        self.log_play(seat, move)
        if self.lead == NONE:
            self.lead = flavour
            self.best = 0
            self.allergen_in = False
            self.two_in = False
        elif flavour != self.lead:
            self.voids[seat] |= 1 << self.lead
        if flavour == self.allergen:
            self.allergen_in = True
        if rank == TWO:
            self.two_in = True
        self.compare(seat, flavour, rank)
        if self.played - self.trick_at == self.seats:
            self.end_trick()
        else:
            self.turn = bits.after(seat, self.seats)

    @cython.final
    def compare(self, seat: int, flavour: int, rank: int) -> None:
        """Update the winner of the trick so far. Of equal cards the one played first wins (MC-19, MC-37)."""
        strength = 0
        if flavour == self.lead:
            strength = rank
        elif flavour // 2 == self.royal:
            if self.lead // 2 == self.royal:
                self.fired |= DEAD_ROYAL  # MC-20
            else:
                strength = rank + TRUMPS  # MC-19
        if strength > self.best:
            self.best = strength
            self.best_suit = flavour
            self.best_seat = seat
        elif strength == self.best and flavour == self.best_suit:
            self.fired |= SAME_CARD

    @cython.final
    def end_trick(self) -> None:
        winner = self.best_seat
        boxes = 3 if self.best & RANK == ONE else 1  # MC-21
        if self.best > TRUMPS:
            self.fired |= ROYAL_WINS
        if self.allergen_in:  # MC-22
            if self.two_in:
                self.fired |= CANCELLED
            else:
                self.fired |= BLOCKED
                boxes = 0
        if boxes == 3:
            self.fired |= THREE
        self.boxes[winner] += boxes
        self.take_trick()  # MC-17
        if self.boxes[winner] >= EIGHT or self.held[winner] == 0:  # MC-23
            if self.held[winner]:
                self.fired |= EARLY
            self.end_round()

    # --- the end of a round ----------------------------------------------------------------------------

    @cython.final
    def end_round(self) -> None:
        """MC-25: for each side the points of the level, then the bet, and only then the floor."""
        gain = [0] * 5
        for seat in range(self.seats):
            side = seat % 2 if self.teams else seat  # MC-26
            boxes = min(self.boxes[seat], EIGHT)
            level = self.level_of[boxes]
            bet = self.bets[seat]
            gain[side] += self.worth[boxes]
            if bet == level:
                self.fired |= WON
                if not self.solo:
                    gain[side] += self.won[bet]
            elif bet not in (NONE, DECLINED):
                self.fired |= LOST
                if self.solo:
                    self.fired |= EMMA_GAINS
                    gain[SOLO_SEAT] += 2  # MC-38
                else:
                    gain[side] -= self.lost[bet]
        self.phase = DEAL
        for side in range(self.sides):
            self.points[side] += gain[side]
            if self.points[side] < 0:
                self.points[side] = 0
                self.fired |= FLOOR
            if self.points[side] >= self.target:
                self.phase = OVER  # MC-27
        dealer.take_in(self)
        if self.phase != OVER:
            self.round += 1
            if not self.solo:
                self.first = bits.after(self.first, self.seats)  # MC-5

    def score(self, side: int) -> int:
        return self.points[side]

    def winners(self) -> int:
        """MC-27: the highest score wins; several sides share the win."""
        mask = 0
        most = 0
        for side in range(self.sides):
            if self.points[side] > most:
                most = self.points[side]
                mask = 0
            if self.points[side] == most:
                mask |= 1 << side
        return mask

    # --- what a seat knows -----------------------------------------------------------------------------

    def learn(self, full: State, seat: int) -> None:
        knowledge.learn(self, cython.cast(Table, full), seat)

    def imagine(self, seat: int, rng: Rng) -> bool:
        return knowledge.imagine(self, seat, rng)
