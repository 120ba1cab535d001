"""The table of Macaron: all its fields, hidden and public. Plain Python; table.pxd adds the C types.

The functions that work on it are in other modules: emma.py plays her cards, knowledge.py handles information sets, and
rules.py puts the game together.
"""

from __future__ import annotations

from petitfour.core.tricks import Tricks
from petitfour.games.macaron.constants import CHOCOLATE, DEAL, FIRST, FIRST_CHOCOLATE, NONE
from petitfour.games.macaron.options import setup

# A card is 7 × flavour + rank − 1; chocolate, the last flavour, goes on to rank 10. (7, 14 and 64 are literals
# where they divide, because C divides by a literal faster.)


def flavour_of(card: int) -> int:
    """Return the flavour printed on a card."""
    return CHOCOLATE if card >= FIRST_CHOCOLATE else card // 7


class Table(Tricks):
    def set_up(self) -> None:
        numbers = setup(self.options, self.players)
        self.set_up_hands(numbers.hand)  # MC-19: `best` is the strength of a card, and Emma's stacks count in `held`
        self.flavours: int = numbers.flavours
        for flavour in range(self.flavours):
            self.add_suit(flavour, 7 * flavour, numbers.ranks + 3 if flavour == CHOCOLATE else numbers.ranks)
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
        self.level_of = numbers.level_of  # by boxes; 8 means 8 or more
        self.worth = numbers.worth  # by boxes
        self.won = numbers.won
        self.lost = numbers.lost
        self.bettable: int = numbers.bettable
        self.wishes = numbers.wishes

        self.points = [0] * 5  # by side
        self.first = 0 if self.solo else NONE if self.options.first is None else self.options.first  # MC-5
        self.turn = self.first
        self.phase = FIRST if self.first == NONE else DEAL

        self.chosen = 0  # MC-6: the mask of seats that have chosen their pass; all of them once passing is done
        self.passed = [0] * 5  # by giver; still in the giver's hand until all have chosen
        self.royal = NONE
        self.allergen = NONE
        self.token = [NONE] * 15  # three places per seat: the kinds of its tokens, lowest first
        self.votes = 0  # the number of votes placed, in turn from the first player
        self.vote_token = [NONE] * 12
        self.vote_spot = [0] * 12  # 2 × flavour + (1 if below)
        self.on = [0] * 7  # tokens on each flavour
        self.bets = [NONE] * 5  # a level, DECLINED, or NONE: not yet

        self.allergen_in = False  # MC-22: such cards are in the trick
        self.two_in = False
        self.boxes = [0] * 5

        # Solo. The pile keeps the order of the deal: first the cards that the human drew, then a random card for each
        # of Emma's stacks, then those she got face up, then the one turned up for the allergen, then the rest.
        self.pile = [NONE] * 35
        self.drawn = 0
        self.discarded = 0
        self.stacks = [NONE] * 13  # her cards, stack by stack, the top of each first
        self.top = [0] * 7  # by flavour: the index of the top card,
        self.bottom = [0] * 7  # and the one after the last

    def giver_to(self, seat: int) -> int:
        """MC-6: return the seat that passes to this seat. Cards go left in odd rounds, right in even ones."""
        return (seat + (self.players - 1 if self.round & 1 else 1)) % self.players

    def receiver_of(self, seat: int) -> int:
        return (seat + (1 if self.round & 1 else self.players - 1)) % self.players

    def voter(self, number: int) -> int:
        """MC-11: return the seat that placed this vote."""
        return (self.first + number) % self.players

    def all_passed(self) -> bool:
        return self.chosen == (1 << self.players) - 1

    def open_card(self) -> int:
        """Return the index in the pile of the card turned up for the allergen: after all of Emma's cards."""
        return self.drawn + self.hand_size
