"""The rules of Monster Tricks. Plain Python; rules.pxd adds the C types."""

from __future__ import annotations

import cython

from petitfour.core import bits, dealing
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State

FIRST, DEAL, ORDER, PLAY, OVER = range(5)  # the phases
NONE = -1
# A card is 15 × colour + rank − 1, whatever the number of ranks in play; a move is 5 × card + way, where way 0 opens
# a new trick and ways 1 to 4 are the places of open ones. (The numbers are written out: as a C literal they divide
# several times faster than a variable.)
COLOUR = 0x7FFF
FULL = 0b1111  # the mask of all four places: no room for a new trick
ORDER_MOVES = 300  # 300 + 6 × (round − 1) + order: the six orders of a round's point cards, lowest first
OFF_COLOUR, TAKEN_OVER, COMPLETED, ROW_AGAIN, UNFINISHED, TIED = 1, 2, 4, 8, 16, 32  # bits of `fired`


class Monster(State):
    def set_up(self) -> None:
        options = self.options
        self.rounds: int = options.rounds
        self.ranks: int = options.ranks_of(self.players)  # MO-1
        self.hand_size: int = options.hand_of(self.players)
        self.hands = [0] * 5
        self.held = [0] * 5  # how many cards each hand has
        self.rows = [0] * 15  # point cards: three a seat, left to right; 0 = not laid, or not known in a belief
        self.laid = 0  # the mask of seats whose row is laid
        self.won = [0] * 5  # tricks won in this round
        self.kept = [0] * 15  # point cards kept: three a seat, by round; 0 = none
        self.taken = 0  # the mask of places (0 to 3) where a trick is open
        self.places = [0] * 4  # by colour: the mask of places where a trick of that opening colour is open
        self.lying = [0] * 4  # by place: how many cards lie there,
        self.best = [0] * 4  # the highest of the opening colour
        self.marker = [0] * 4  # and whose it is
        # The cards of this round in the order they were played, and their places. Whose they are is plain: every
        # turn is one card, clockwise from the starter (MO-5, MO-12).
        self.log_card = [0] * 60
        self.log_place = [0] * 60
        self.played = 0  # how many
        self.starter = NONE if options.first is None else options.first
        self.turn = 0
        self.phase = FIRST if self.starter == NONE else DEAL  # MO-4

    # --- who may do what -------------------------------------------------------------------------------

    def actors(self) -> int:
        if self.phase == PLAY:
            return 1 << self.turn
        if self.phase == ORDER:  # MO-3: all who have not laid their row, in any order
            return (1 << self.players) - 1 ^ self.laid
        return bits.DEALER_ACTS if self.phase <= DEAL else 0

    def ways(self, colour: int) -> int:
        """The mask of ways to play a card of that colour; the other cards of the hand do not matter."""
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

    def pick(self, seat: int, rng: Rng, scratch: Moves) -> int:
        """Without a list: all cards of one colour have the same ways."""
        if self.phase == ORDER:
            return ORDER_MOVES + 6 * (self.round - 1) + rng.below(6)
        upto = [0] * 5  # moves with the colours before
        hand = self.hands[seat]
        for colour in range(4):
            n = bits.popcount(hand >> (15 * colour) & COLOUR) * bits.popcount(self.ways(colour))
            upto[colour + 1] = upto[colour] + n
        k = rng.below(upto[4])
        colour = (k >= upto[1]) + (k >= upto[2]) + (k >= upto[3])  # a sum, for a branch would be a coin toss
        k -= upto[colour]
        cards = hand & (COLOUR << (15 * colour))
        ways = self.ways(colour)
        n = bits.popcount(ways)
        while k >= n:
            cards &= cards - 1
            k -= n
        while k:
            ways &= ways - 1
            k -= 1
        return 5 * bits.ctz(cards) + bits.ctz(ways)

    # --- the dealer ------------------------------------------------------------------------------------

    def draw(self, rng: Rng, out: list[int]) -> int:
        """`first`: one seat. `deal`: the hands in seat order, each sorted; nothing is left over (MO-1)."""
        if self.phase == FIRST:
            out[0] = rng.below(self.players)
            return 1
        pack = [0] * 64
        n = 0
        for colour in range(4):
            for rank in range(self.ranks):
                pack[n] = 15 * colour + rank
                n += 1
        dealing.shuffle(pack, n, rng)
        for seat in range(self.players):
            dealing.sorted_into(out, seat * self.hand_size, pack, self.hand_size)
        return n

    def deal(self, cards: list[int]) -> None:
        self.fired = 0
        if self.phase == FIRST:
            self.starter = cards[0]
            self.phase = DEAL
            return
        for seat in range(self.players):
            self.hands[seat] = 0
            for i in range(seat * self.hand_size, (seat + 1) * self.hand_size):
                self.hands[seat] |= bits.ONE << cards[i]
            self.held[seat] = self.hand_size
            self.won[seat] = 0
        for i in range(4):
            self.places[i] = 0
            self.lying[i] = 0
            self.best[i] = 0
            self.marker[i] = 0
        self.taken = 0
        self.played = 0
        if self.round > 1:
            self.starter = self.left_of(self.starter)  # MO-4
        self.turn = self.starter
        self.phase = ORDER

    # --- a move ----------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        self.fired = 0
        if self.phase == ORDER:
            self.lay_row(seat, (move - ORDER_MOVES) % 6)
            return
        card = move // 5
        place = move % 5 - 1
        if place < 0:
            place = bits.ctz(FULL ^ self.taken)  # MO-6: the lowest free one
            self.open_trick(seat, card, place)
        else:
            self.add_card(seat, card, place)
        self.hands[seat] ^= bits.ONE << card
        self.held[seat] -= 1
        self.log_card[self.played] = card
        self.log_place[self.played] = place
        self.played += 1
        self.turn = self.left_of(seat)  # MO-12
        if self.played == self.players * self.hand_size:
            self.end_round()

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

    def left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def open_trick(self, seat: int, card: int, place: int) -> None:
        self.taken |= 1 << place
        self.places[card // 15] |= 1 << place
        self.lying[place] = 1
        self.best[place] = card
        self.marker[place] = seat  # MO-9

    def add_card(self, seat: int, card: int, place: int) -> None:
        colour = self.best[place] // 15
        if card // 15 != colour:
            self.fired |= OFF_COLOUR
        elif card > self.best[place]:  # MO-9
            self.best[place] = card
            if self.marker[place] != seat:
                self.marker[place] = seat
                self.fired |= TAKEN_OVER
        self.lying[place] += 1
        if self.lying[place] == 4:  # MO-10
            self.taken ^= 1 << place
            self.places[colour] ^= 1 << place
            self.fired |= COMPLETED
            self.win_trick(self.marker[place])

    def win_trick(self, seat: int) -> None:
        """MO-11: the number of wins says which point card is face up, so nothing needs turning here."""
        self.won[seat] += 1
        if self.won[seat] > 1 and self.won[seat] % 3 == 1:
            self.fired |= ROW_AGAIN

    def end_round(self) -> None:
        """MO-13. The rows are put away; the cards stay as they lie until the next deal."""
        if self.taken:
            self.fired |= UNFINISHED
        for seat in range(self.players):
            if self.won[seat]:
                self.kept[3 * seat + self.round - 1] = self.rows[3 * seat + (self.won[seat] - 1) % 3]
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
        """MO-14. When the totals and the other rounds are equal, round 1 is too."""
        tied = self.leaders((1 << self.players) - 1, 0)
        for number in range(self.rounds, 1, -1):
            tied = self.leaders(tied, number)
        return tied

    def leaders(self, seats: int, number: int) -> int:
        """The seats out of a mask that have most points from round `number`; 0: from all rounds."""
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
        """Sets a fresh state to just after the deal of a round; `kept` is a list of 15, `hands` of five."""
        self.round = number
        self.phase = DEAL
        self.play_deal([0] * 60)  # blank cards
        self.starter = starter
        self.turn = starter
        for i in range(15):
            self.kept[i] = kept[i]
        for i in range(5):
            self.hands[i] = hands[i]

    def learn(self, full: State, seat: int) -> None:
        self.learn_from(cython.cast(Monster, full), seat)

    def learn_from(self, full: Monster, seat: int) -> None:
        self.round = full.round
        self.phase = full.phase
        self.starter = full.starter
        self.turn = full.turn
        self.laid = full.laid
        self.taken = full.taken
        self.played = full.played
        for i in range(full.played):
            self.log_card[i] = full.log_card[i]
            self.log_place[i] = full.log_place[i]
        for i in range(4):
            self.places[i] = full.places[i]
            self.lying[i] = full.lying[i]
            self.best[i] = full.best[i]
            self.marker[i] = full.marker[i]
        for player in range(full.players):
            self.held[player] = full.held[player]
            self.won[player] = full.won[player]
            for i in range(3):
                self.kept[3 * player + i] = full.kept[3 * player + i]
                if player == seat or i < full.won[player]:  # MO-11: win i + 1 has shown card i to everybody
                    self.rows[3 * player + i] = full.rows[3 * player + i]
        self.hands[seat] = full.hands[seat]

    def imagine(self, seat: int, rng: Rng) -> bool:
        """The unknown cards go anywhere. No play says what else is in a hand: every card of it can be played at
        every turn, and where it may go depends on that card alone (MO-8), so nobody ever shows to lack a colour.
        """
        if self.phase <= DEAL:
            return True  # nothing is hidden before a deal
        free = [0] * 5
        hands = [0] * 5
        ranks = (bits.ONE << self.ranks) - 1
        pool = ranks | ranks << 15 | ranks << 30 | ranks << 45
        pool &= ~self.hands[seat]
        for i in range(self.played):
            pool &= ~(bits.ONE << self.log_card[i])
        unknown = 0
        for i in range(self.players):
            if i != seat:
                free[i] = self.held[i]
                unknown += free[i]
        if bits.popcount(pool) != unknown:
            return False
        dealing.share_out(pool, self.players, free, hands, rng)
        for i in range(self.players):
            if i != seat:
                self.hands[i] = hands[i]
                if self.laid >> i & 1 and not self.imagine_row(i, rng):
                    return False
        return True

    def imagine_row(self, seat: int, rng: Rng) -> bool:
        """The point cards of a laid row that have not been seen, in any order on the places that are left."""
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
