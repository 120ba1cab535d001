"""The rules of Marshmallow Test. Plain Python; rules.pxd adds the C types."""

from __future__ import annotations

import cython

from petitfour.core import bits, draws, tricks
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State
from petitfour.core.tricks import Tricks
from petitfour.games.marshmallow.constants import DEAL, FIRST, NONE, OVER, PLAY, TRUMP, TRUMP_MOVES

# A card is 12 × suit + rank − 1, whatever the number of ranks in play. (12 is a literal everywhere, because C divides
# by a literal several times faster than by a variable.)
WENT_OUT, ONE_LEFT, HANDS_EMPTY, NAMED, TRUMP_OPEN, TRUMPED, REACHED = 1, 2, 4, 8, 16, 32, 64  # bits of `fired`


class Marshmallow(Tricks):
    def set_up(self) -> None:
        options = self.options
        self.set_up_hands(options.hand)  # for a player who is out, `hands` has the discarded cards
        self.suits: int = options.suits
        for suit in range(self.suits):
            self.add_suit(suit, 12 * suit, options.ranks)
        self.target: int = options.target
        self.gigamic = options.edition == "gigamic"
        self.need: int = options.tricks_needed(self.players)  # MT-10
        self.points = [0] * 5
        self.out = 0  # the mask of players who went out
        self.dealer = NONE if options.first is None else options.first
        self.turn = self.dealer
        self.trump_open = False  # MT-16: a trump was played on a trick led in another suit
        self.phase = FIRST if self.dealer == NONE else DEAL  # MT-3

    # --- who may do what -------------------------------------------------------------------------------

    def actors(self) -> int:
        if self.phase == OVER:
            return 0
        return bits.DEALER_ACTS if self.phase <= DEAL else 1 << self.turn

    @cython.final
    def playable(self, seat: int) -> int:
        """Not built on `Tricks.playable`: playouts would lose 5 % to the call into another module."""
        hand = self.hands[seat]
        if self.lead == NONE:
            return hand  # MT-5
        follow = hand & self.suit[self.lead]
        if self.trump_open:  # MT-16
            trumps = hand & self.suit[self.trump]
            if self.gigamic:
                if trumps:
                    return trumps
            elif follow:
                return follow | trumps
        return follow if follow else hand  # MT-6, MT-17, MT-18

    def moves(self, seat: int, out: Moves) -> None:
        if self.phase == TRUMP:
            out.n = 0
            tricks.add_all(out, TRUMP_MOVES, 1, (bits.ONE << self.suits) - 1)
        else:
            Tricks.moves(self, seat, out)

    def allowed(self, seat: int, move: int) -> bool:
        if self.phase == TRUMP:
            return TRUMP_MOVES <= move < TRUMP_MOVES + self.suits
        return Tricks.allowed(self, seat, move)

    @cython.final
    def pick(self, seat: int, rng: Rng, scratch: Moves) -> int:
        if self.phase == TRUMP:
            return TRUMP_MOVES + draws.below(rng, self.suits)
        cards = self.playable(seat)
        return bits.nth(cards, draws.below(rng, bits.popcount(cards)))

    # --- the dealer ------------------------------------------------------------------------------------

    def deal(self, cards: list[int]) -> None:
        self.fired = 0
        if self.phase == FIRST:
            self.dealer = cards[0]
            self.phase = DEAL
            return
        self.deal_hands(cards)
        self.out = 0
        self.trump_open = False
        self.turn = self.dealer  # MT-4
        self.phase = PLAY if self.round == 1 else TRUMP  # MT-7, MT-15

    # --- a move ----------------------------------------------------------------------------------------

    @cython.final
    def apply(self, seat: int, move: int) -> None:
        self.fired = 0
        if self.phase == TRUMP:
            self.trump = move - TRUMP_MOVES
            self.phase = PLAY
            self.fired = NAMED
            return
        if self.lead != NONE:
            self.note_ruffs(seat, move // 12)
        self.put(seat, move, move // 12)
        turn = self.next_in(seat)
        if turn == self.log_seat[self.trick_at]:
            self.end_trick()
        else:
            self.turn = turn

    def play_randomly(self, number: int, rng: Rng, scratch: Moves) -> int:
        plays = 0
        while self.round == number and self.phase != OVER:
            if self.phase == PLAY:
                self.apply(self.turn, self.pick(self.turn, rng, scratch))
                plays += 1
            else:
                plays += self.step_randomly(rng, scratch)
        return plays

    @cython.final
    def note_ruffs(self, seat: int, suit: int) -> None:
        """Record what everybody can conclude from a card that does not lead."""
        if self.trump_open:
            self.fired |= TRUMP_OPEN
            if suit == self.trump:
                return  # MT-16: allowed with or without the lead suit
            if self.gigamic:
                self.voids[seat] |= 1 << self.trump
        if suit != self.lead:
            self.voids[seat] |= 1 << self.lead
            if suit == self.trump:
                self.trump_open = True  # MT-19: the first trump on another suit's trick

    @cython.final
    def next_in(self, seat: int) -> int:
        """Return the next remaining player clockwise; once a trick is complete, that is the player who led it."""
        while True:
            seat += 1
            if seat == self.players:
                seat = 0
            if not self.out >> seat & 1:
                return seat

    @cython.final
    def end_trick(self) -> None:
        winner = self.best_seat
        if self.trump_open:
            self.fired |= TRUMPED
        self.trump_open = False
        self.take_trick()  # MT-8, MT-9
        if self.tricks[winner] == self.need:
            self.go_out(winner)
            if self.phase == OVER:
                return
            self.turn = self.next_in(winner)  # MT-12
        if self.next_in(self.turn) == self.turn:
            self.fired |= ONE_LEFT
            self.end_round()  # MT-13
        elif self.held[self.turn] == 0:
            self.fired |= HANDS_EMPTY
            self.end_round()  # MT-14

    @cython.final
    def go_out(self, seat: int) -> None:
        """MT-11: one point for every trick of all other players, including those already out."""
        for other in range(self.players):
            if other != seat:
                self.points[seat] += self.tricks[other]
        self.out |= 1 << seat
        self.fired |= WENT_OUT
        if self.points[seat] >= self.target:  # MT-20
            self.phase = OVER
            self.fired |= REACHED

    @cython.final
    def end_round(self) -> None:
        """The player whose turn it would be deals next: the last one left, or the winner of the last trick."""
        self.dealer = self.turn
        self.round += 1
        self.phase = DEAL

    # --- the result ------------------------------------------------------------------------------------

    def score(self, side: int) -> int:
        return self.points[side]

    def winners(self) -> int:
        mask = 0
        for seat in range(self.players):
            if self.points[seat] >= self.target:
                mask |= 1 << seat
        return mask

    # --- what a seat knows -----------------------------------------------------------------------------

    def recall(self, number: int, dealer: int, points: list[int], hands: list[int]) -> None:
        """Set a fresh state to just after the deal of a round; `hands` and `points` have five entries."""
        self.dealer = dealer
        for i in range(5):
            self.points[i] = points[i]
        self.recall_deal(number, hands)

    def learn(self, full: State, seat: int) -> None:
        self.learn_from(cython.cast(Marshmallow, full), seat)

    def learn_from(self, full: Marshmallow, seat: int) -> None:
        self.learn_tricks(full, seat)
        self.dealer = full.dealer
        self.trump_open = full.trump_open
        self.out = full.out
        for i in range(full.players):
            self.points[i] = full.points[i]
