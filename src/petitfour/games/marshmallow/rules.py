"""The rules of Marshmallow Test. Plain Python; rules.pxd adds the C types."""

from __future__ import annotations

import cython

from petitfour.core import bits, dealing
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State

FIRST, DEAL, TRUMP, PLAY, OVER = range(5)  # the phases
NONE = -1
# A card is 12 × suit + rank − 1, whatever the number of ranks in play. (The 12 is written out: as a C literal it
# divides several times faster than a variable.)
SUIT = 0xFFF
TRUMP_MOVES = 60  # moves 0 to 59 are cards, 60 to 64 name a trump
WENT_OUT, ONE_LEFT, HANDS_EMPTY, NAMED, TRUMP_OPEN, TRUMPED, REACHED = 1, 2, 4, 8, 16, 32, 64  # bits of `fired`


class Marshmallow(State):
    def set_up(self) -> None:
        options = self.options
        self.suits: int = options.suits
        self.ranks: int = options.ranks
        self.hand_size: int = options.hand
        self.target: int = options.target
        self.gigamic = options.edition == "gigamic"
        self.need: int = options.tricks_needed(self.players)  # MT-10
        self.hands = [0] * 5  # of a player who is out: the discarded cards
        self.held = [0] * 5  # how many cards each hand has
        self.tricks = [0] * 5
        self.points = [0] * 5
        self.voids = [0] * 5  # by seat: the mask of suits it has shown to lack
        self.out = 0  # the mask of players who went out
        self.log_card = [0] * 60  # the cards of this round in the order they were played
        self.log_seat = [0] * 60
        self.played = 0  # how many
        self.trick_at = 0  # where in the log the trick on the table begins
        self.last_at = NONE  # where the one before begins; NONE in the first trick
        self.dealer = NONE if options.first is None else options.first
        self.turn = self.dealer
        self.trump = NONE
        self.lead = NONE
        self.best = 0  # the card that wins the trick so far, and its seat
        self.best_seat = 0
        self.trump_open = False  # MT-16: a trump was put on a trick that another suit leads
        self.phase = FIRST if self.dealer == NONE else DEAL  # MT-3

    # --- who may do what -------------------------------------------------------------------------------

    def actors(self) -> int:
        if self.phase == OVER:
            return 0
        return bits.DEALER_ACTS if self.phase <= DEAL else 1 << self.turn

    def playable(self, seat: int) -> int:
        hand = self.hands[seat]
        if self.lead == NONE:
            return hand  # MT-5
        follow = hand & (SUIT << (12 * self.lead))
        if self.trump_open:  # MT-16
            trumps = hand & (SUIT << (12 * self.trump))
            if self.gigamic:
                if trumps:
                    return trumps
            elif follow:
                return follow | trumps
        return follow if follow else hand  # MT-6, MT-17, MT-18

    def moves(self, seat: int, out: Moves) -> None:
        n = 0
        if self.phase == TRUMP:
            for suit in range(self.suits):
                out.at[suit] = TRUMP_MOVES + suit
            n = self.suits
        else:
            cards = self.playable(seat)
            while cards:
                out.at[n] = bits.ctz(cards)
                n += 1
                cards &= cards - 1
        out.n = n

    def allowed(self, seat: int, move: int) -> bool:
        if self.phase == TRUMP:
            return TRUMP_MOVES <= move < TRUMP_MOVES + self.suits
        return 0 <= move < TRUMP_MOVES and self.playable(seat) >> move & 1 != 0

    def pick(self, seat: int, rng: Rng, scratch: Moves) -> int:
        if self.phase == TRUMP:
            return TRUMP_MOVES + rng.below(self.suits)
        cards = self.playable(seat)
        k = rng.below(bits.popcount(cards))
        while k:
            cards &= cards - 1
            k -= 1
        return bits.ctz(cards)

    # --- the dealer ------------------------------------------------------------------------------------

    def draw(self, rng: Rng, out: list[int]) -> int:
        """`first`: one seat. `deal`: the hands in seat order, then what is left over, each sorted."""
        if self.phase == FIRST:
            out[0] = rng.below(self.players)
            return 1
        pack = [0] * 64
        n = 0
        for suit in range(self.suits):
            for rank in range(self.ranks):
                pack[n] = 12 * suit + rank
                n += 1
        dealing.shuffle(pack, n, rng)
        size = self.hand_size
        at = 0
        for seat in range(self.players + 1):
            if seat == self.players:
                size = n - at
            dealing.sorted_into(out, at, pack, size)
            at += size
        return n

    def deal(self, cards: list[int]) -> None:
        self.fired = 0
        if self.phase == FIRST:
            self.dealer = cards[0]
            self.phase = DEAL
            return
        for seat in range(self.players):
            self.hands[seat] = 0
            for i in range(seat * self.hand_size, (seat + 1) * self.hand_size):
                self.hands[seat] |= bits.ONE << cards[i]
            self.held[seat] = self.hand_size
            self.tricks[seat] = 0
            self.voids[seat] = 0
        self.out = 0
        self.played = 0
        self.trick_at = 0
        self.last_at = NONE
        self.lead = NONE
        self.best = 0
        self.best_seat = 0
        self.trump = NONE
        self.trump_open = False
        self.turn = self.dealer  # MT-4
        self.phase = PLAY if self.round == 1 else TRUMP  # MT-7, MT-15

    # --- a move ----------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        self.fired = 0
        if self.phase == TRUMP:
            self.trump = move - TRUMP_MOVES
            self.phase = PLAY
            self.fired = NAMED
            return
        suit = move // 12
        self.hands[seat] ^= bits.ONE << move
        self.held[seat] -= 1
        self.log_card[self.played] = move
        self.log_seat[self.played] = seat
        self.played += 1
        if self.lead == NONE:
            self.lead = suit
            self.best = move
            self.best_seat = seat
        else:
            self.note_voids(seat, suit)
            if suit == self.best // 12:
                if move > self.best:
                    self.best = move
                    self.best_seat = seat
            elif suit == self.trump:  # MT-19: the first trump on another suit's trick
                self.trump_open = True
                self.best = move
                self.best_seat = seat
        turn = self.next_in(seat)
        if turn == self.log_seat[self.trick_at]:
            self.end_trick()
        else:
            self.turn = turn

    def note_voids(self, seat: int, suit: int) -> None:
        """What everybody can conclude from a card that does not lead."""
        if self.trump_open:
            self.fired |= TRUMP_OPEN
            if suit == self.trump:
                return  # MT-16: allowed with or without the lead suit
            if self.gigamic:
                self.voids[seat] |= 1 << self.trump
        if suit != self.lead:
            self.voids[seat] |= 1 << self.lead

    def next_in(self, seat: int) -> int:
        """The next remaining player clockwise; in a trick that is being completed, the one who led it."""
        while True:
            seat += 1
            if seat == self.players:
                seat = 0
            if not self.out >> seat & 1:
                return seat

    def end_trick(self) -> None:
        winner = self.best_seat
        if self.trump_open:
            self.fired |= TRUMPED
        self.tricks[winner] += 1  # MT-8
        self.last_at = self.trick_at
        self.trick_at = self.played
        self.lead = NONE
        self.trump_open = False
        self.turn = winner  # MT-9
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

    def go_out(self, seat: int) -> None:
        """MT-11: one point for every trick of all others, those already out included."""
        for other in range(self.players):
            if other != seat:
                self.points[seat] += self.tricks[other]
        self.out |= 1 << seat
        self.fired |= WENT_OUT
        if self.points[seat] >= self.target:  # MT-20
            self.phase = OVER
            self.fired |= REACHED

    def end_round(self) -> None:
        """The player whose turn it would be deals: the last one left, or the winner of the last trick."""
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
        """Sets a fresh state to just after the deal of a round; hands and points are lists of five."""
        self.round = number
        self.dealer = dealer
        self.phase = DEAL
        self.play_deal([0] * 60)  # blank cards
        for i in range(5):
            self.points[i] = points[i]
            self.hands[i] = hands[i]

    def learn(self, full: State, seat: int) -> None:
        self.learn_from(cython.cast(Marshmallow, full), seat)

    def learn_from(self, full: Marshmallow, seat: int) -> None:
        self.round = full.round
        self.phase = full.phase
        self.dealer = full.dealer
        self.turn = full.turn
        self.trump = full.trump
        self.lead = full.lead
        self.best = full.best
        self.best_seat = full.best_seat
        self.trump_open = full.trump_open
        self.out = full.out
        self.played = full.played
        self.trick_at = full.trick_at
        self.last_at = full.last_at
        for i in range(full.played):
            self.log_card[i] = full.log_card[i]
            self.log_seat[i] = full.log_seat[i]
        for i in range(full.players):
            self.held[i] = full.held[i]
            self.tricks[i] = full.tricks[i]
            self.points[i] = full.points[i]
            self.voids[i] = full.voids[i]
        self.hands[seat] = full.hands[seat]

    def imagine(self, seat: int, rng: Rng) -> bool:
        if self.held[seat] != bits.popcount(self.hands[seat]):
            return False
        if self.held[0] + self.held[1] + self.held[2] + self.held[3] + self.held[4] == 0:
            return True  # nothing has been dealt yet
        suit = [0] * 5
        voids = [0] * 5
        size = [0] * 5
        hands = [0] * 5
        ranks = (bits.ONE << self.ranks) - 1
        pool = 0
        for i in range(self.suits):
            suit[i] = ranks << (12 * i)
            pool |= suit[i]
        pool &= ~self.hands[seat]
        for i in range(self.played):
            pool &= ~(bits.ONE << self.log_card[i])
        for i in range(self.players):
            voids[i] = self.voids[i]
            size[i] = 0 if i == seat else self.held[i]
        if not dealing.fill(pool, self.suits, suit, self.players, voids, size, hands, rng):
            return False
        for i in range(self.players):
            if i != seat:
                self.hands[i] = hands[i]
        return True
