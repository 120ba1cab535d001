"""The dealer of Macaron: what chance decides, and what it sets in motion. Plain Python; dealer.pxd adds the C types."""

from __future__ import annotations

from petitfour.core import bits, dealing
from petitfour.core.rng import Rng
from petitfour.games.macaron import emma, table
from petitfour.games.macaron.table import Table

# --- drawing a move --------------------------------------------------------------------------------------


def draw(state: Table, rng: Rng, out: list[int]) -> int:
    """Writes the dealer's move; returns its length."""
    if state.phase == table.FIRST:
        out[0] = rng.below(state.players)
        return 1
    if state.phase == table.TOKENS:
        return draw_tokens(state, rng, out)
    if state.phase == table.EMMA:
        return draw_stacks(state, rng, out)
    return draw_cards(state, rng, out)


def draw_cards(state: Table, rng: Rng, out: list[int]) -> int:
    """The hands in seat order, then what is left over, each sorted; the draw pile of the solo game as it lies."""
    cards = [0] * 64
    n = 0
    pack = state.pack
    while pack:
        cards[n] = bits.ctz(pack)
        n += 1
        pack &= pack - 1
    dealing.shuffle(cards, n, rng)
    at = 0
    for _ in range(state.players):
        dealing.sorted_into(out, at, cards, state.hand_size)
        at += state.hand_size
    if state.solo:
        for i in range(at, n):
            out[i] = cards[i]
    else:
        dealing.sorted_into(out, at, cards, n - at)
    return n


def draw_tokens(state: Table, rng: Rng, out: list[int]) -> int:
    """The kinds of the tokens in seat order, each seat's sorted."""
    n = state.players * state.tokens_each
    for i in range(n):
        out[i] = state.bag[i]
    dealing.shuffle(out, n, rng)
    for seat in range(state.players):
        sort(out, seat * state.tokens_each, state.tokens_each)
    return n


def draw_stacks(state: Table, rng: Rng, out: list[int]) -> int:
    """Emma's stacks, left to right, the top card of each first."""
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
    """Sorts n values from place `at` on, the lowest first."""
    for i in range(at + 1, at + n):
        value = values[i]
        j = i
        while j > at and values[j - 1] > value:
            values[j] = values[j - 1]
            j -= 1
        values[j] = value


# --- playing it ------------------------------------------------------------------------------------------


def deal(state: Table, cards: list[int]) -> None:
    if state.phase == table.FIRST:
        state.first = cards[0]
        state.phase = table.DEAL
    elif state.phase == table.TOKENS:
        deal_tokens(state, cards)
    elif state.phase == table.EMMA:
        deal_stacks(state, cards)
    else:
        deal_cards(state, cards)


def deal_cards(state: Table, cards: list[int]) -> None:
    """MC-4."""
    at = 0
    for seat in range(state.seats):
        state.held[seat] = state.hand_size
        state.bets[seat] = table.NONE
        state.tricks[seat] = 0
        state.boxes[seat] = 0
        state.voids[seat] = 0
    for seat in range(state.players):
        for i in range(at, at + state.hand_size):
            state.hands[seat] |= bits.ONE << cards[i]
        at += state.hand_size
    if state.solo:
        for i in range(bits.popcount(state.pack) - at):
            state.pile[i] = cards[at + i]
    state.royal = table.NONE
    state.allergen = table.NONE
    state.played = 0
    state.trick_at = 0
    state.last_at = table.NONE
    state.best = 0
    state.best_flavour = table.NONE
    state.best_seat = 0
    state.allergen_in = False
    state.two_in = False
    state.turn = state.first
    state.phase = table.DISCARD if state.solo else table.PASS


def deal_tokens(state: Table, kinds: list[int]) -> None:
    """MC-10."""
    n = state.tokens_each
    for seat in range(state.players):
        sort(kinds, seat * n, n)
        for i in range(n):
            state.token[3 * seat + i] = kinds[seat * n + i]
    state.turn = state.first
    state.phase = table.VOTE


def deal_stacks(state: Table, cards: list[int]) -> None:
    """MC-30 and MC-31: Emma's stacks, and with them the royal group and the allergen."""
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
    state.phase = table.BET


def take_in(state: Table) -> None:
    """The end of a round: all cards go back to the pack, unseen (MC-24)."""
    for seat in range(state.seats):
        state.hands[seat] = 0
        state.held[seat] = 0
        state.passed[seat] = 0
    state.chosen = 0
    for i in range(state.votes):
        state.vote_token[i] = table.NONE
        state.vote_spot[i] = 0
    state.votes = 0
    for flavour in range(state.flavours):
        state.on[flavour] = 0
    if state.solo:
        state.drawn = 0
        state.discarded = 0
        for i in range(35):
            state.pile[i] = table.NONE
        for i in range(13):
            state.stacks[i] = table.NONE
        for flavour in range(state.flavours):
            state.top[flavour] = 0
            state.bottom[flavour] = 0
