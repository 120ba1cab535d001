"""Emma, the opponent of the solo game: a rule, not a bot (MC-30 to MC-37). Plain Python; emma.pxd adds the C types."""

from __future__ import annotations

from petitfour.core import bits
from petitfour.games.macaron import table
from petitfour.games.macaron.constants import GROUPS, NONE
from petitfour.games.macaron.table import Table

# What she wants of a flavour: the words of boards.toml, in the order of options.WISHES.
ANY, A_ROYAL, NOT_ROYAL, THE_ALLERGEN, NEITHER, SAME = range(6)
LEAD_IS_ROYAL, LEAD_IS_NOT, ALLERGEN_WON, ROYAL_WON, OTHER_WON = range(5)  # her situations, each with a list of wishes
WISHES = 6  # wishes per list


def move(emma: Table) -> int:
    """Return her one legal move: the top card of the stack that she plays from."""
    flavour = stack(emma)
    card = emma.stacks[emma.top[flavour]]
    if table.flavour_of(card) == flavour:
        return card
    return 64 * (flavour + 1) + card  # MC-30


def stack(emma: Table) -> int:
    """Return the flavour that she plays. She must still have a card."""
    holds = 0
    for flavour in range(emma.flavours):
        if emma.top[flavour] < emma.bottom[flavour]:
            holds |= 1 << flavour
    if emma.lead != NONE and holds >> emma.lead & 1:
        return emma.lead  # MC-32
    at = WISHES * situation(emma)
    while not holds & wanted(emma, emma.wishes[at]):
        at += 1
    return bits.ctz(holds & wanted(emma, emma.wishes[at]))  # MC-36


def situation(emma: Table) -> int:
    if emma.lead != NONE:
        return LEAD_IS_ROYAL if emma.lead // 2 == emma.royal else LEAD_IS_NOT  # MC-33, MC-34
    if emma.best_suit == emma.allergen:  # MC-35
        return ALLERGEN_WON
    return ROYAL_WON if emma.best_suit // 2 == emma.royal else OTHER_WON


def wanted(emma: Table, wish: int) -> int:
    """Return the mask of the flavours that match a wish."""
    royal = 3 << (2 * emma.royal)
    if wish == A_ROYAL:
        return royal
    if wish == NOT_ROYAL:
        return ~royal
    if wish == THE_ALLERGEN:
        return 1 << emma.allergen
    if wish == NEITHER:
        return ~(royal | 1 << emma.allergen)
    if wish == SAME:
        return 1 << emma.best_suit
    return ~0


def royal_group(emma: Table) -> int:
    """MC-31: return the group in which she has the most cards; of several, the leftmost."""
    royal = 0
    most = 0
    for group in range(GROUPS):
        cards = 0
        for flavour in range(2 * group, min(2 * group + 2, emma.flavours)):
            cards += emma.bottom[flavour] - emma.top[flavour]
        if cards > most:
            royal = group
            most = cards
    return royal


def gather(emma: Table, out: list[int], size: list[int]) -> None:
    """MC-30: write her cards from the pile, stack by stack as in a move of the dealer, but unshuffled: first the random
    card, then those that came face up. Also write the size of each stack."""
    n = 0
    for flavour in range(emma.flavours):
        size[flavour] = 1
        out[n] = emma.pile[emma.drawn + flavour]
        n += 1
        for i in range(emma.drawn + emma.flavours, emma.open_card()):
            if table.flavour_of(emma.pile[i]) == flavour:
                size[flavour] += 1
                out[n] = emma.pile[i]
                n += 1
