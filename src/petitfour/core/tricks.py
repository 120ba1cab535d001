"""What trick-taking games share. Plain Python; tricks.pxd adds the C types.

`Tricks` holds the hands, the plays of a round and the trick on the table. It deals, lets players follow suit, finds the
winner of a trick, writes what a seat knows and samples the hands it does not know. A game derives from it, adds its
bids, scores and rounds, and overrides what its rules do differently.

Phases 0 and 1 of such a game are `first` and `deal`. Cards are numbered by suit and rank, with the ranks of a suit in
order. Methods that need the suit of a card take it as an argument: a game divides by a literal, which is several times
faster in C than dividing by a field.
"""

from __future__ import annotations

import cython

from petitfour.core import bits, dealing, draws
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State

FIRST, DEAL = 0, 1
NONE = -1  # no seat, no suit, no place


def add(out: Moves, move: int) -> None:
    out.at[out.n] = move
    out.n += 1


def add_all(out: Moves, base: int, step: int, mask: int) -> None:
    """Add a move for each number of a set."""
    while mask:
        add(out, base + step * bits.ctz(mask))
        mask &= mask - 1


class Tricks(State):
    def set_up_hands(self, hand_size: int) -> None:
        """Create the shared fields. A game calls this in `set_up`, and `add_suit` for each of its suits."""
        self.hand_size = hand_size
        self.pack = 0  # all cards in play
        self.suit = [0] * 7  # by suit: its cards
        self.hands = [0] * 5
        self.held = [0] * 5  # the number of cards in each hand
        self.tricks = [0] * 5  # won in this round
        self.voids = [0] * 5  # by seat: the mask of suits it is known to lack
        self.log_card = [0] * 60  # the cards played in this round, in order
        self.log_seat = [0] * 60
        self.played = 0  # the number of them
        self.trick_at = 0  # index in the log where the trick on the table begins
        self.last_at = NONE  # index where the previous trick begins; NONE in the first trick
        self.turn = 0
        self.trump = NONE
        self.lead = NONE  # the suit led to the trick
        self.best = 0  # the card that wins the trick so far, its suit and its seat
        self.best_suit = NONE
        self.best_seat = 0

    def add_suit(self, suit: int, lowest: int, ranks: int) -> None:
        """Add the cards `lowest` to `lowest` + ranks − 1 to the pack."""
        self.suit[suit] = ((bits.ONE << ranks) - 1) << lowest
        self.pack |= self.suit[suit]

    # --- who may do what -------------------------------------------------------------------------------

    def playable(self, seat: int) -> int:
        """Return the cards a seat may play: a player who can follow suit must."""
        follow = self.hands[seat] & self.suit[self.lead] if self.lead != NONE else 0
        return follow if follow else self.hands[seat]

    def moves(self, seat: int, out: Moves) -> None:
        """Write the cards a seat may play. Games with other moves override this and the next two, and call them while
        cards are played."""
        out.n = 0
        add_all(out, 0, 1, self.playable(seat))

    def allowed(self, seat: int, move: int) -> bool:
        return 0 <= move < 64 and self.playable(seat) >> move & 1 != 0

    def pick(self, seat: int, rng: Rng, scratch: Moves) -> int:
        cards = self.playable(seat)
        return bits.nth(cards, draws.below(rng, bits.popcount(cards)))

    # --- the dealer ------------------------------------------------------------------------------------

    def draw(self, rng: Rng, out: list[int]) -> int:
        """Draw one seat in phase `first`; in `deal` the hands in seat order, then what is left over, each sorted."""
        if self.phase == FIRST:
            out[0] = draws.below(rng, self.players)
            return 1
        return dealing.deal_hands(self.pack, self.players, self.hand_size, out, rng)

    def deal_hands(self, cards: list[int]) -> None:
        """Begin a round with these hands."""
        for seat in range(self.seats):
            self.held[seat] = self.hand_size
            self.tricks[seat] = 0
            self.voids[seat] = 0
        for seat in range(self.players):
            self.hands[seat] = dealing.hand_mask(cards, seat * self.hand_size, self.hand_size)
        self.played = 0
        self.trick_at = 0
        self.last_at = NONE
        self.trump = NONE
        self.lead = NONE
        self.best = 0
        self.best_suit = NONE
        self.best_seat = 0

    # --- a card ----------------------------------------------------------------------------------------

    def put(self, seat: int, card: int, suit: int) -> None:
        """Play a card from a hand onto the trick, and note whether it wins so far. `note_voids` goes before it."""
        self.hands[seat] ^= bits.ONE << card
        self.log_play(seat, card)
        if self.lead == NONE:
            self.lead = suit
        elif not self.beats(card, suit):
            return
        self.best = card
        self.best_suit = suit
        self.best_seat = seat

    @cython.final
    def log_play(self, seat: int, card: int) -> None:
        self.held[seat] -= 1
        self.log_card[self.played] = card
        self.log_seat[self.played] = seat
        self.played += 1

    def note_voids(self, seat: int, suit: int) -> None:
        """Record what everybody can conclude from a card of this suit: who does not follow cannot."""
        if self.lead not in (NONE, suit):
            self.voids[seat] |= 1 << self.lead

    @cython.final
    def beats(self, card: int, suit: int) -> bool:
        """Return whether a card would win the trick so far: a higher one of the same suit does, and a trump on another
        suit."""
        if suit == self.best_suit:
            return card > self.best
        return suit == self.trump

    def take_trick(self) -> None:
        """Give the trick to the seat that wins it, which leads next."""
        self.tricks[self.best_seat] += 1
        self.last_at = self.trick_at
        self.trick_at = self.played
        self.lead = NONE
        self.turn = self.best_seat

    # --- what a seat knows -----------------------------------------------------------------------------

    def recall_deal(self, number: int, hands: list[int]) -> None:
        """Set a fresh state to just after the deal of a round, with these five hands."""
        self.round = number
        self.phase = DEAL
        self.play_deal([0] * 60)  # blank cards
        for i in range(5):
            self.hands[i] = hands[i]

    def learn_tricks(self, full: Tricks, seat: int) -> None:
        """Write the shared fields that `seat` knows: its own hand, and what everybody has seen."""
        self.round = full.round
        self.phase = full.phase
        self.played = full.played
        self.trick_at = full.trick_at
        self.last_at = full.last_at
        self.turn = full.turn
        self.trump = full.trump
        self.lead = full.lead
        self.best = full.best
        self.best_suit = full.best_suit
        self.best_seat = full.best_seat
        for i in range(full.played):
            self.log_card[i] = full.log_card[i]
            self.log_seat[i] = full.log_seat[i]
        for i in range(full.seats):
            self.held[i] = full.held[i]
            self.tricks[i] = full.tricks[i]
            self.voids[i] = full.voids[i]
        self.hands[seat] = full.hands[seat]

    def imagine(self, seat: int, rng: Rng) -> bool:
        if self.held[seat] != bits.popcount(self.hands[seat]):
            return False
        if self.held[0] + self.held[1] + self.held[2] + self.held[3] + self.held[4] == 0:
            return True  # nothing is dealt yet
        return self.imagine_hands(seat, rng, seat, 0)

    def imagine_hands(self, seat: int, rng: Rng, other: int, given: int) -> bool:
        """Sample the other hands. The seat knows that seat `other` holds the cards `given`; with no such cards, `other`
        may be the seat itself."""
        voids = [0] * 5
        size = [0] * 5
        hands = [0] * 5
        pool = self.pack & ~(self.hands[seat] | given)
        for i in range(self.played):
            pool &= ~(bits.ONE << self.log_card[i])
        for i in range(self.players):
            voids[i] = self.voids[i]
            size[i] = 0 if i == seat else self.held[i]
        size[other] -= bits.popcount(given)
        if size[other] < 0:
            return False
        left_over = bits.popcount(self.pack) - self.players * self.hand_size
        if bits.popcount(pool) != left_over + size[0] + size[1] + size[2] + size[3] + size[4]:
            return False
        if not dealing.fill(pool, 7, self.suit, self.players, voids, size, hands, rng):
            return False
        hands[other] |= given
        for i in range(self.players):
            if i != seat:
                self.hands[i] = hands[i]
        return True
