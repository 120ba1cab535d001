"""The dealer of Macaron: draw and play chance moves. Plain Python; dealer.pxd adds the C types."""

from __future__ import annotations

from petitfour.core import bits, dealing
from petitfour.core.rng import Rng
from petitfour.core.tricks import Tricks
from petitfour.games.macaron import emma, table
from petitfour.games.macaron.constants import BET, DEAL, DISCARD, EMMA, FIRST, NONE, PASS, TOKENS, VOTE
from petitfour.games.macaron.table import Table

# --- drawing a move --------------------------------------------------------------------------------------


def draw(state: Table, rng: Rng, out: list[int]) -> int:
    """Write the dealer's move. Return its length."""
    if state.phase == TOKENS:
        return draw_tokens(state, rng, out)
    if state.phase == EMMA:
        return draw_stacks(state, rng, out)
    if state.solo and state.phase == DEAL:
        return draw_solo(state, rng, out)
    return Tricks.draw(state, rng, out)


def draw_solo(state: Table, rng: Rng, out: list[int]) -> int:
    """Draw the hand, sorted, then the draw pile, unsorted."""
    cards = [0] * 64
    n = dealing.list_cards(state.pack, cards)
    dealing.shuffle(cards, n, rng)
    dealing.sorted_into(out, 0, cards, state.hand_size)
    for i in range(state.hand_size, n):
        out[i] = cards[i]
    return n


def draw_tokens(state: Table, rng: Rng, out: list[int]) -> int:
    """Draw the kinds of the tokens in seat order, each seat's sorted."""
    n = state.players * state.tokens_each
    for i in range(n):
        out[i] = state.bag[i]
    dealing.shuffle(out, n, rng)
    for seat in range(state.players):
        sort(out, seat * state.tokens_each, state.tokens_each)
    return n


def draw_stacks(state: Table, rng: Rng, out: list[int]) -> int:
    """Draw Emma's stacks, left to right, the top card of each first."""
    size = [0] * 7
    cards = [0] * 13
    emma.gather(state, out, size)
    at = 0
    for flavour in range(state.flavours):
        for i in range(size[flavour]):
            cards[i] = out[at + i]
        dealing.shuffle(cards, size[flavour], rng)
        for i in range(size[flavour]):
            out[at + i] = cards[i]
        at += size[flavour]
    return at


def sort(values: list[int], at: int, n: int) -> None:
    """Sort n values from place `at` on, lowest first."""
    for i in range(at + 1, at + n):
        value = values[i]
        j = i
        while j > at and values[j - 1] > value:
            values[j] = values[j - 1]
            j -= 1
        values[j] = value


# --- playing it ------------------------------------------------------------------------------------------


def deal(state: Table, cards: list[int]) -> None:
    if state.phase == FIRST:
        state.first = cards[0]
        state.phase = DEAL
    elif state.phase == TOKENS:
        deal_tokens(state, cards)
    elif state.phase == EMMA:
        deal_stacks(state, cards)
    else:
        deal_cards(state, cards)


def deal_cards(state: Table, cards: list[int]) -> None:
    """MC-4."""
    state.deal_hands(cards)
    for seat in range(state.seats):
        state.bets[seat] = NONE
        state.boxes[seat] = 0
    if state.solo:
        for i in range(bits.popcount(state.pack) - state.hand_size):
            state.pile[i] = cards[state.hand_size + i]
    state.royal = NONE
    state.allergen = NONE
    state.allergen_in = False
    state.two_in = False
    state.turn = state.first
    state.phase = DISCARD if state.solo else PASS


def deal_tokens(state: Table, kinds: list[int]) -> None:
    """MC-10."""
    n = state.tokens_each
    for seat in range(state.players):
        sort(kinds, seat * n, n)
        for i in range(n):
            state.token[3 * seat + i] = kinds[seat * n + i]
    state.turn = state.first
    state.phase = VOTE


def deal_stacks(state: Table, cards: list[int]) -> None:
    """MC-30 and MC-31: deal Emma's stacks, which determine the royal group and the allergen."""
    size = [0] * 7
    unshuffled = [0] * 13
    emma.gather(state, unshuffled, size)
    at = 0
    for flavour in range(state.flavours):
        state.top[flavour] = at
        at += size[flavour]
        state.bottom[flavour] = at
    for i in range(at):
        state.stacks[i] = cards[i]
    state.royal = emma.royal_group(state)
    state.allergen = table.flavour_of(state.pile[state.open_card()])
    state.phase = BET


def take_in(state: Table) -> None:
    """End a round: all cards go back to the pack, unseen (MC-24)."""
    for seat in range(state.seats):
        state.hands[seat] = 0
        state.held[seat] = 0
        state.passed[seat] = 0
    state.chosen = 0
    for i in range(state.votes):
        state.vote_token[i] = NONE
        state.vote_spot[i] = 0
    state.votes = 0
    for flavour in range(state.flavours):
        state.on[flavour] = 0
    if state.solo:
        state.drawn = 0
        state.discarded = 0
        for i in range(35):
            state.pile[i] = NONE
        for i in range(13):
            state.stacks[i] = NONE
        for flavour in range(state.flavours):
            state.top[flavour] = 0
            state.bottom[flavour] = 0
