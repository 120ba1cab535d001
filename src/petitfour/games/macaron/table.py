"""The table of Macaron: everything that lies on it, hidden or open. Plain Python; table.pxd adds the C types.

A class cannot be spread over files, but what works on it can: emma.py plays her cards, knowledge.py says what a seat
knows, and rules.py puts the game together.
"""

from __future__ import annotations

from petitfour.core import bits
from petitfour.core.state import State
from petitfour.games.macaron.options import setup

PHASES = ("first", "deal", "pass", "discard", "emma", "royal", "allergen", "tokens", "vote", "bet", "play", "over")
FIRST, DEAL, PASS, DISCARD, EMMA, ROYAL, ALLERGEN, TOKENS, VOTE, BET, PLAY, OVER = range(12)
NONE = -1
# A card is 7 × flavour + rank − 1; chocolate, the last flavour, goes on to rank 10. (The 7, and the 14 and 64 below,
# are written out where they divide: C is faster with a literal.)
CHOCOLATE = 6
FIRST_CHOCOLATE = 42
GROUPS = 3  # MC-8: those that can be royal; group = flavour // 2
SOLO_SEAT = 1  # Emma's
DECLINED = 9  # a bet on no level

# The numbers of the moves. Moves 0 to 51 are cards; 64 × (flavour + 1) + card is a card of Emma's that counts as
# another flavour. A vote is 14 × kind of token + 2 × flavour + (1 if below). A pass or discard is 64 × card + card,
# the lower card first; the same card twice is a discard of one.
ROYAL_MOVES = 512
ALLERGEN_MOVES = 520
BET_MOVES = 528
NO_BET = 537
VOTE_MOVES = 544
PASS_MOVES = 1024
DISCARD_MOVES = 5120
END_OF_MOVES = 5120 + 64 * 52

NUMBERS = {  # the same for Python: compiled, the names above are no longer seen from there
    "as": 64,
    "royal": ROYAL_MOVES,
    "allergen": ALLERGEN_MOVES,
    "bet": BET_MOVES,
    "no bet": NO_BET,
    "vote": VOTE_MOVES,
    "pass": PASS_MOVES,
    "discard": DISCARD_MOVES,
    "end": END_OF_MOVES,
}


def flavour_of(card: int) -> int:
    """The flavour printed on a card."""
    return CHOCOLATE if card >= FIRST_CHOCOLATE else card // 7


class Table(State):
    def set_up(self) -> None:
        numbers = setup(self.options, self.players)
        self.flavours: int = numbers.flavours
        self.hand_size: int = numbers.hand
        self.target: int = self.options.target
        self.solo = self.players == 1
        self.teams: bool = self.options.teams
        if self.solo:
            self.seats = 2
        if self.solo or self.teams:
            self.sides = 2
        self.tokens_each = 3 if self.players == 4 else 2 if self.players == 5 else 0  # MC-10
        self.bag = numbers.bag  # the kinds of all tokens
        self.plus = numbers.plus  # by kind: what a token counts above a flavour,
        self.minus = numbers.minus  # and below it
        self.level_of = numbers.level_of  # by boxes; 8 stands for all above
        self.worth = numbers.worth  # by level
        self.won = numbers.won
        self.lost = numbers.lost
        self.bettable: int = numbers.bettable
        self.wishes = numbers.wishes
        self.pack = 0
        self.suit = [0] * 7
        for flavour in range(self.flavours):
            ranks = numbers.ranks + 3 if flavour == CHOCOLATE else numbers.ranks
            self.suit[flavour] = ((bits.ONE << ranks) - 1) << (7 * flavour)
            self.pack |= self.suit[flavour]

        self.points = [0] * 5  # by side
        self.first = 0 if self.solo else NONE if self.options.first is None else self.options.first  # MC-5
        self.turn = self.first
        self.phase = FIRST if self.first == NONE else DEAL

        self.hands = [0] * 5
        self.held = [0] * 5  # how many cards each hand has, Emma's stacks too
        self.chosen = 0  # MC-6: the mask of those who have chosen their pass; of all, once it is done
        self.passed = [0] * 5  # by giver; still in the giver's hand until all have chosen
        self.royal = NONE
        self.allergen = NONE
        self.token = [NONE] * 15  # three places a seat: the kinds of the tokens it holds, the lowest first
        self.votes = 0  # how many have been placed, in turn from the first player
        self.vote_token = [NONE] * 12
        self.vote_spot = [0] * 12  # 2 × flavour + (1 if below)
        self.on = [0] * 7  # tokens on each flavour
        self.bets = [NONE] * 5  # a level, DECLINED, or NONE: not yet

        self.log = [0] * 52  # the card moves of this round
        self.log_seat = [0] * 52
        self.played = 0  # how many
        self.trick_at = 0  # where in the log the trick on the table begins
        self.last_at = NONE  # where the one before begins; NONE in the first trick
        self.lead = NONE
        self.best = 0  # the strength of the card that wins the trick so far, its flavour and its seat
        self.best_flavour = NONE
        self.best_seat = 0
        self.allergen_in = False  # MC-22: such cards are in the trick
        self.two_in = False
        self.tricks = [0] * 5
        self.boxes = [0] * 5
        self.voids = [0] * 5  # by seat: the mask of flavours it has shown to lack

        # Solo. The pile stays as it was dealt: first the cards that the human drew, then a random card for each of
        # Emma's stacks, then those she got face up, then the one turned up for the allergen, then what is left.
        self.pile = [NONE] * 35
        self.drawn = 0
        self.discarded = 0
        self.stacks = [NONE] * 13  # her cards, stack after stack, the top of each first
        self.top = [0] * 7  # by flavour: the place of the top card,
        self.bottom = [0] * 7  # and the one after the last

    def giver_to(self, seat: int) -> int:
        """MC-6: who passes to this seat: to the left in odd rounds, to the right in even ones."""
        return (seat + (self.players - 1 if self.round & 1 else 1)) % self.players

    def receiver_of(self, seat: int) -> int:
        return (seat + (1 if self.round & 1 else self.players - 1)) % self.players

    def voter(self, number: int) -> int:
        """MC-11: who placed that vote."""
        return (self.first + number) % self.players

    def all_passed(self) -> bool:
        return self.chosen == (1 << self.players) - 1

    def open_card(self) -> int:
        """Where in the pile the card lies that is turned up for the allergen: behind all of Emma's."""
        return self.drawn + self.hand_size
