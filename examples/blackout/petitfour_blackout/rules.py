"""The rules of Blackout. Plain Python; rules.pxd adds the C types."""

from __future__ import annotations

import cython

from petitfour.core import bits, draws, tricks
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State
from petitfour.core.tricks import Tricks
from petitfour_blackout.constants import BID, BID_MOVES, DEAL, EXACT, FIRST, NONE, OVER, PLAY

# A card is 13 × suit + rank − 1, whatever the number of ranks in play.
MET, RUFFED = 1, 2  # bits of `fired`


class Blackout(Tricks):
    def set_up(self) -> None:
        options = self.options
        self.rounds: int = options.rounds
        self.set_up_hands(self.rounds)  # BO-2: as many cards as rounds are left
        for suit in range(4):
            self.add_suit(suit, 13 * suit, options.ranks)
        self.hook: bool = options.hook
        self.turned = NONE  # the card that names trump
        self.bids = [NONE] * 5
        self.points = [0] * 5
        self.starter = NONE if options.first is None else options.first
        self.phase = FIRST if self.starter == NONE else DEAL  # BO-4

    # --- who may do what -------------------------------------------------------------------------------

    def actors(self) -> int:
        if self.phase == OVER:
            return 0
        return bits.DEALER_ACTS if self.phase <= DEAL else 1 << self.turn

    def bids_open(self) -> int:
        """BO-5: any number of tricks up to the hand; the last bidder may not make the bids come out even."""
        open_bids = (2 << self.hand_size) - 1
        if not self.hook or (self.turn + 1) % self.players != self.starter:
            return open_bids
        even = self.hand_size
        for seat in range(self.players):
            if seat != self.turn:
                even -= self.bids[seat]
        return open_bids & ~(1 << even) if even >= 0 else open_bids

    def moves(self, seat: int, out: Moves) -> None:
        if self.phase == BID:
            out.n = 0
            tricks.add_all(out, BID_MOVES, 1, self.bids_open())
        else:
            Tricks.moves(self, seat, out)

    def allowed(self, seat: int, move: int) -> bool:
        if self.phase == BID:
            return BID_MOVES <= move <= BID_MOVES + self.hand_size and self.bids_open() >> (move - BID_MOVES) & 1 != 0
        return Tricks.allowed(self, seat, move)

    def pick(self, seat: int, rng: Rng, scratch: Moves) -> int:
        if self.phase == BID:
            bids = self.bids_open()
            return BID_MOVES + bits.nth(bids, draws.below(rng, bits.popcount(bids)))
        return Tricks.pick(self, seat, rng, scratch)

    # --- the dealer ------------------------------------------------------------------------------------

    def draw(self, rng: Rng, out: list[int]) -> int:
        """As in `Tricks`, but the card after the hands is the one turned up: any of those that are left over."""
        drawn = Tricks.draw(self, rng, out)
        if drawn > 1:
            at = self.players * self.hand_size
            place = at + draws.below(rng, drawn - at)
            card = out[place]
            while place > at:  # the others stay sorted
                out[place] = out[place - 1]
                place -= 1
            out[at] = card
        return drawn

    def deal(self, cards: list[int]) -> None:
        self.fired = 0
        if self.phase == FIRST:
            self.starter = cards[0]
            self.phase = DEAL
            return
        self.deal_hands(cards)
        self.turn_up(cards[self.players * self.hand_size])

    def turn_up(self, card: int) -> None:
        """BO-3, BO-4: name trump, and let the first player bid."""
        self.turned = card
        self.trump = card // 13
        for seat in range(self.players):
            self.bids[seat] = NONE
        self.turn = self.starter
        self.phase = BID

    # --- a move ----------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        self.fired = 0
        following = (seat + 1) % self.players
        if self.phase == BID:
            self.bids[seat] = move - BID_MOVES
            if following == self.starter:
                self.phase = PLAY
            self.turn = following
            return
        self.note_voids(seat, move // 13)
        self.put(seat, move, move // 13)  # BO-7
        self.turn = following
        if following == self.log_seat[self.trick_at]:
            self.end_trick()

    def end_trick(self) -> None:
        if self.best_suit != self.lead:
            self.fired |= RUFFED
        self.take_trick()
        if self.held[self.turn] == 0:
            self.end_round()

    def end_round(self) -> None:
        for seat in range(self.players):
            if self.tricks[seat] == self.bids[seat]:  # BO-8
                self.points[seat] += EXACT + self.bids[seat]
                self.fired |= MET
        if self.round == self.rounds:
            self.phase = OVER  # BO-9
            return
        self.round += 1
        self.hand_size -= 1
        self.starter = (self.starter + 1) % self.players
        self.phase = DEAL

    # --- the result ------------------------------------------------------------------------------------

    def score(self, side: int) -> int:
        return self.points[side]

    def winners(self) -> int:
        most = 0
        mask = 0
        for seat in range(self.players):
            most = max(most, self.points[seat])
        for seat in range(self.players):
            if self.points[seat] == most:
                mask |= 1 << seat
        return mask

    # --- what a seat knows -----------------------------------------------------------------------------

    def recall(self, number: int, starter: int, points: list[int], turned: int, hands: list[int]) -> None:
        """Set a fresh state to just after the deal of a round; `hands` and `points` have five entries."""
        self.hand_size = self.rounds + 1 - number
        self.starter = starter
        for i in range(5):
            self.points[i] = points[i]
        self.recall_deal(number, hands)
        self.turn_up(turned)

    def learn(self, full: State, seat: int) -> None:
        self.learn_from(cython.cast(Blackout, full), seat)

    def learn_from(self, full: Blackout, seat: int) -> None:
        self.learn_tricks(full, seat)
        self.hand_size = full.hand_size
        self.starter = full.starter
        self.turned = full.turned
        for i in range(full.players):
            self.bids[i] = full.bids[i]
            self.points[i] = full.points[i]

    def imagine(self, seat: int, rng: Rng) -> bool:
        if self.phase <= DEAL or self.turned == NONE:
            return Tricks.imagine(self, seat, rng)
        turned = bits.ONE << self.turned
        self.pack ^= turned  # everybody sees where this card is
        done = Tricks.imagine(self, seat, rng)
        self.pack ^= turned
        return done
