"""The rules of Monster Tricks. Plain Python; rules.pxd adds the C types."""

from __future__ import annotations

import cython

from petitfour.core import bits, dealing, draws
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State
from petitfour.core.tricks import Tricks
from petitfour.games.monster.constants import COLOUR, DEAL, FIRST, NONE, ORDER, ORDER_MOVES, OVER, PLAY

# A card is 15 × colour + rank − 1, whatever the number of ranks in play. (15 and 5 are literals everywhere, because C
# divides by a literal several times faster than by a variable.)
FULL = 0b1111  # the mask of all four places: no new trick can be opened
OFF_COLOUR, TAKEN_OVER, COMPLETED, ROW_AGAIN, UNFINISHED, TIED = 1, 2, 4, 8, 16, 32  # bits of `fired`


class Monster(Tricks):
    """Up to four tricks lie open at once, so the fields of the base for a single trick (`lead`, `best`) stay empty."""

    def set_up(self) -> None:
        options = self.options
        self.set_up_hands(options.hand_of(self.players))  # MO-1
        for colour in range(4):
            self.add_suit(colour, 15 * colour, options.ranks_of(self.players))
        self.rounds: int = options.rounds
        self.rows = [0] * 15  # point cards: three per seat, left to right; 0 = not laid, or unknown to the seat
        self.laid = 0  # the mask of seats whose row is laid
        self.kept = [0] * 15  # point cards kept: three per seat, by round; 0 = none
        self.taken = 0  # the mask of places (0 to 3) where a trick is open
        self.places = [0] * 4  # by colour: the mask of places where a trick of that opening colour is open
        self.lying = [0] * 4  # by place: the number of cards there,
        self.high = [0] * 4  # the highest of the opening colour
        self.marker = [0] * 4  # and the seat that played it
        self.log_place = [0] * 60  # the places of the cards in `log_card`
        self.starter = NONE if options.first is None else options.first
        self.phase = FIRST if self.starter == NONE else DEAL  # MO-4

    # --- who may do what -------------------------------------------------------------------------------

    def actors(self) -> int:
        if self.phase == PLAY:
            return 1 << self.turn
        if self.phase == ORDER:  # MO-3: all seats that have not laid their row, in any order
            return (1 << self.players) - 1 ^ self.laid
        return bits.DEALER_ACTS if self.phase <= DEAL else 0

    @cython.final
    def ways(self, colour: int) -> int:
        """Return the mask of ways to play a card of this colour. They do not depend on the rest of the hand."""
        if self.taken != FULL:
            return self.places[colour] << 1 | 1  # MO-6, MO-7
        if self.places[colour]:
            return self.places[colour] << 1
        return FULL << 1  # MO-8

    def moves(self, seat: int, out: Moves) -> None:
        out.n = 0
        if self.phase == ORDER:
            for order in range(6):
                out.at[order] = ORDER_MOVES + 6 * (self.round - 1) + order
            out.n = 6
            return
        cards = self.hands[seat]
        while cards:
            card = bits.ctz(cards)
            ways = self.ways(card // 15)
            while ways:
                out.at[out.n] = 5 * card + bits.ctz(ways)
                out.n += 1
                ways &= ways - 1
            cards &= cards - 1

    def allowed(self, seat: int, move: int) -> bool:
        if self.phase == ORDER:
            return 0 <= move - ORDER_MOVES - 6 * (self.round - 1) < 6
        if move < 0 or move >= ORDER_MOVES or not self.hands[seat] >> (move // 5) & 1:
            return False
        return self.ways(move // 75) >> (move % 5) & 1 != 0

    @cython.final
    def pick(self, seat: int, rng: Rng, scratch: Moves) -> int:
        """Choose without a list: all cards of one colour have the same ways."""
        if self.phase == ORDER:
            return ORDER_MOVES + 6 * (self.round - 1) + draws.below(rng, 6)
        upto = [0] * 5  # number of moves with the earlier colours
        hand = self.hands[seat]
        for colour in range(4):
            n = bits.popcount(hand >> (15 * colour) & COLOUR) * bits.popcount(self.ways(colour))
            upto[colour + 1] = upto[colour] + n
        k = draws.below(rng, upto[4])
        colour = (k >= upto[1]) + (k >= upto[2]) + (k >= upto[3])  # a sum, because a branch would be unpredictable
        k -= upto[colour]
        cards = hand & (COLOUR << (15 * colour))
        ways = self.ways(colour)
        n = bits.popcount(ways)
        return 5 * bits.nth(cards, k // n) + bits.nth(ways, k % n)

    # --- the dealer ------------------------------------------------------------------------------------

    def deal(self, cards: list[int]) -> None:
        self.fired = 0
        if self.phase == FIRST:
            self.starter = cards[0]
            self.phase = DEAL
            return
        self.deal_hands(cards)
        for i in range(4):
            self.places[i] = 0
            self.lying[i] = 0
            self.high[i] = 0
            self.marker[i] = 0
        self.taken = 0
        if self.round > 1:
            self.starter = bits.after(self.starter, self.players)  # MO-4
        self.turn = self.starter
        self.phase = ORDER

    # --- a move ----------------------------------------------------------------------------------------

    @cython.final
    def apply(self, seat: int, move: int) -> None:
        self.fired = 0
        if self.phase == ORDER:
            self.lay_row(seat, (move - ORDER_MOVES) % 6)
            return
        card = move // 5
        place = move % 5 - 1
        if place < 0:
            place = bits.ctz(FULL ^ self.taken)  # MO-6: the lowest free place
            self.open_trick(seat, card, place)
        else:
            self.add_card(seat, card, place)
        self.hands[seat] ^= bits.ONE << card
        self.log_place[self.played] = place
        self.log_play(seat, card)
        self.turn = bits.after(seat, self.players)  # MO-5, MO-12
        if self.played == self.players * self.hand_size:
            self.end_round()

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
    def lay_row(self, seat: int, order: int) -> None:
        """MO-2, MO-3. Orders 0 to 5 are 123, 132, 213, 231, 312, 321 in multiples of the round."""
        left = order // 2
        middle = order % 2
        if middle >= left:
            middle += 1
        self.rows[3 * seat] = self.round * (left + 1)
        self.rows[3 * seat + 1] = self.round * (middle + 1)
        self.rows[3 * seat + 2] = self.round * (4 - left - middle)
        self.laid |= 1 << seat
        if self.laid == (1 << self.players) - 1:
            self.phase = PLAY

    @cython.final
    def open_trick(self, seat: int, card: int, place: int) -> None:
        self.taken |= 1 << place
        self.places[card // 15] |= 1 << place
        self.lying[place] = 1
        self.high[place] = card
        self.marker[place] = seat  # MO-9

    @cython.final
    def add_card(self, seat: int, card: int, place: int) -> None:
        high = self.high[place]
        colour = high // 15
        same = card // 15 == colour
        higher = same & (card > high)  # MO-9; without branches, because a processor could not predict them
        taken_over = higher & (self.marker[place] != seat)
        self.fired |= (not same) * OFF_COLOUR | taken_over * TAKEN_OVER
        self.high[place] = card if higher else high
        self.marker[place] = seat if higher else self.marker[place]
        self.lying[place] += 1
        if self.lying[place] == 4:  # MO-10
            self.taken ^= 1 << place
            self.places[colour] ^= 1 << place
            self.fired |= COMPLETED
            self.win_trick(self.marker[place])

    @cython.final
    def win_trick(self, seat: int) -> None:
        """MO-11: the number of wins determines which point card is face up."""
        self.tricks[seat] += 1
        if self.tricks[seat] > 1 and self.tricks[seat] % 3 == 1:
            self.fired |= ROW_AGAIN

    @cython.final
    def end_round(self) -> None:
        """MO-13. The rows are put away; the cards stay on the table until the next deal."""
        if self.taken:
            self.fired |= UNFINISHED
        for seat in range(self.players):
            if self.tricks[seat]:
                self.kept[3 * seat + self.round - 1] = self.rows[3 * seat + (self.tricks[seat] - 1) % 3]
            for i in range(3):
                self.rows[3 * seat + i] = 0
        self.laid = 0
        if self.round < self.rounds:
            self.round += 1
            self.phase = DEAL
            return
        self.phase = OVER
        if bits.popcount(self.leaders((1 << self.players) - 1, 0)) > 1:
            self.fired |= TIED  # MO-14

    # --- the result ------------------------------------------------------------------------------------

    def score(self, side: int) -> int:
        return self.kept[3 * side] + self.kept[3 * side + 1] + self.kept[3 * side + 2]

    def winners(self) -> int:
        """MO-14. If the totals and the other rounds are equal, round 1 is too."""
        tied = self.leaders((1 << self.players) - 1, 0)
        for number in range(self.rounds, 1, -1):
            tied = self.leaders(tied, number)
        return tied

    def leaders(self, seats: int, number: int) -> int:
        """Return those seats of a mask that have the most points from round `number`; 0 means all rounds."""
        leading = 0
        most = -1
        for seat in range(self.players):
            if seats >> seat & 1:
                points = self.kept[3 * seat + number - 1] if number else self.score(seat)
                if points > most:
                    most = points
                    leading = 0
                if points == most:
                    leading |= 1 << seat
        return leading

    # --- what a seat knows -----------------------------------------------------------------------------

    def recall(self, number: int, starter: int, kept: list[int], hands: list[int]) -> None:
        """Set a fresh state to just after the deal of a round; `kept` has 15 entries, `hands` has five."""
        self.recall_deal(number, hands)
        self.starter = starter
        self.turn = starter
        for i in range(15):
            self.kept[i] = kept[i]

    def learn(self, full: State, seat: int) -> None:
        self.learn_from(cython.cast(Monster, full), seat)

    def learn_from(self, full: Monster, seat: int) -> None:
        self.learn_tricks(full, seat)
        self.starter = full.starter
        self.laid = full.laid
        self.taken = full.taken
        for i in range(full.played):
            self.log_place[i] = full.log_place[i]
        for i in range(4):
            self.places[i] = full.places[i]
            self.lying[i] = full.lying[i]
            self.high[i] = full.high[i]
            self.marker[i] = full.marker[i]
        for player in range(full.players):
            for i in range(3):
                self.kept[3 * player + i] = full.kept[3 * player + i]
                if player == seat or i < full.tricks[player]:  # MO-11: win i + 1 has shown card i to everybody
                    self.rows[3 * player + i] = full.rows[3 * player + i]

    def imagine(self, seat: int, rng: Rng) -> bool:
        """Sample the hands and the unseen point cards. A play reveals nothing about the rest of a hand: every card can
        be played at every turn, and where it may go depends on that card alone (MO-8). So `voids` stay empty."""
        agrees = Tricks.imagine(self, seat, rng)
        for i in range(self.players):
            if i != seat and self.laid >> i & 1:
                agrees = agrees and self.imagine_row(i, rng)
        return agrees

    def imagine_row(self, seat: int, rng: Rng) -> bool:
        """Sample the unseen point cards of a laid row, in any order on the remaining places."""
        missing = [0] * 3
        n = 0
        for k in range(1, 4):
            value = self.round * k
            if self.rows[3 * seat] != value and self.rows[3 * seat + 1] != value and self.rows[3 * seat + 2] != value:
                missing[n] = value
                n += 1
        dealing.shuffle(missing, n, rng)
        for i in range(3):
            if self.rows[3 * seat + i] == 0:
                n -= 1
                if n < 0:
                    return False
                self.rows[3 * seat + i] = missing[n]
        return n == 0
