"""The information set of a Macaron seat, and samples from it. Plain Python; knowledge.pxd adds the C types.

A sample places every card and token: hands, leftover cards, who passed what to whom, which tokens are held and where
the others lie, the order of the draw pile and of Emma's stacks. All full states that agree with the seat are equally
likely. The comments below say why this way of drawing them is uniform.
"""

from __future__ import annotations

from petitfour.core import bits, dealing
from petitfour.core.rng import Rng
from petitfour.games.macaron import dealer, emma
from petitfour.games.macaron.constants import BET, CARD, DEAL, EMMA, NONE, OVER, ROYAL, TOKENS, VOTE
from petitfour.games.macaron.table import Table


def learn(known: Table, full: Table, seat: int) -> None:
    """Write what `seat` can know of a full table into a fresh one."""
    known.learn_tricks(full, seat)
    learn_what_all_see(known, full)
    known.passed[seat] = full.passed[seat]
    if full.solo:
        learn_solo(known, full)
        return
    if full.all_passed():  # MC-6: not before
        known.passed[full.giver_to(seat)] = full.passed[full.giver_to(seat)]
    for i in range(3 * seat, 3 * seat + 3):
        known.token[i] = full.token[i]
    for i in range(full.votes):
        if full.phase > VOTE or full.voter(i) == seat:  # MC-12: revealed, or placed by this seat
            known.vote_token[i] = full.vote_token[i]


def learn_what_all_see(known: Table, full: Table) -> None:
    known.first = full.first
    known.chosen = full.chosen
    known.royal = full.royal
    known.allergen = full.allergen
    known.votes = full.votes
    known.allergen_in = full.allergen_in
    known.two_in = full.two_in
    known.drawn = full.drawn
    for i in range(full.votes):
        known.vote_spot[i] = full.vote_spot[i]
    for i in range(full.seats):
        known.bets[i] = full.bets[i]
        known.boxes[i] = full.boxes[i]
        known.points[i] = full.points[i]
    for i in range(full.flavours):
        known.on[i] = full.on[i]
        known.top[i] = full.top[i]
        known.bottom[i] = full.bottom[i]


def learn_solo(known: Table, full: Table) -> None:
    """MC-7, MC-30: the human knows the discards, the cards drawn, the eight that came face up and the one turned up for
    the allergen; of Emma's stacks only what she has played."""
    known.discarded = full.discarded
    for i in range(full.drawn):
        known.pile[i] = full.pile[i]
    if full.phase <= EMMA or full.phase == OVER:
        return
    for i in range(full.drawn + full.flavours, full.open_card() + 1):
        known.pile[i] = full.pile[i]
    at = 0
    for flavour in range(full.flavours):
        while at < full.top[flavour]:
            known.stacks[at] = full.stacks[at]
            if full.stacks[at] == full.pile[full.drawn + flavour]:
                # not one of the eight, so it was this stack's random card
                known.pile[full.drawn + flavour] = full.stacks[at]
            at += 1
        at = full.bottom[flavour]


def imagine(state: Table, seat: int, rng: Rng) -> bool:
    """Fill in what `seat` cannot know. Return False if no full state agrees."""
    if state.held[seat] != bits.popcount(state.hands[seat]):
        return False
    if state.phase <= DEAL or state.phase == OVER:
        return True  # nothing is dealt
    if state.solo:
        return imagine_pile(state, rng) and (state.phase <= EMMA or imagine_stacks(state, rng))
    return imagine_passes(state, seat, rng) and (state.phase != VOTE or imagine_tokens(state, seat, rng))


def imagine_passes(state: Table, seat: int, rng: Rng) -> bool:
    """Sample the other hands and their passes. Cards that the seat passed and has not seen since are with its
    neighbour; the rest is dealt uniformly under the known voids. The passes come last: each could be any two cards of
    the hand it was chosen from or, once all have passed, of the hand it went to, including played cards. That gives the
    same number of full states for all hands, so the hands stay uniform."""
    out = [0] * 5  # by seat: the cards it has played
    played = 0
    for i in range(state.played):
        out[state.log_seat[i]] |= bits.ONE << state.log_card[i]
        played |= bits.ONE << state.log_card[i]
    neighbour = state.receiver_of(seat)
    given = 0
    if state.all_passed():
        given = state.passed[seat] & ~played
    if not state.imagine_hands(seat, rng, neighbour, given):
        return False
    for i in range(state.players):
        if i == seat:
            continue
        if not state.all_passed():
            if state.chosen >> i & 1:
                state.passed[i] = dealing.some_of(state.hands[i], 2, rng)
        elif i != state.giver_to(seat):
            neighbour = state.receiver_of(i)
            state.passed[i] = dealing.some_of(state.hands[neighbour] | out[neighbour], 2, rng)
    return True


def imagine_tokens(state: Table, seat: int, rng: Rng) -> bool:
    """Sample the tokens of the others, in their hands and face down on the board: all tokens that the seat has not had,
    in random order. Equal tokens count as distinct."""
    seen = [0] * 12  # by kind: tokens that the seat has had
    rest = [0] * 12
    n = 0
    for i in range(3 * seat, 3 * seat + 3):
        if state.token[i] != NONE:
            seen[state.token[i]] += 1
    for i in range(state.votes):
        if state.voter(i) == seat:
            seen[state.vote_token[i]] += 1
    for i in range(state.players * state.tokens_each):
        if seen[state.bag[i]]:
            seen[state.bag[i]] -= 1
        else:
            rest[n] = state.bag[i]
            n += 1
    if n != (state.players - 1) * state.tokens_each:
        return False
    dealing.shuffle(rest, n, rng)
    for i in range(state.votes):
        if state.voter(i) != seat:
            n -= 1
            state.vote_token[i] = rest[n]
    for other in range(state.players):
        if other == seat:
            continue
        holds = 0  # how many this player still has
        for i in range(state.votes, state.players * state.tokens_each):
            if state.voter(i) == other:
                n -= 1
                holds += 1
                state.token[3 * other + holds - 1] = rest[n]
        sort_tokens(state, other, holds)
    return True


def sort_tokens(state: Table, seat: int, n: int) -> None:
    kinds = [0] * 3
    for i in range(n):
        kinds[i] = state.token[3 * seat + i]
    dealer.sort(kinds, 0, n)
    for i in range(n):
        state.token[3 * seat + i] = kinds[i]


def imagine_pile(state: Table, rng: Rng) -> bool:
    """Sample the cards of the pile that the human has not seen, including Emma's random ones, in random order."""
    cards = [0] * 64
    in_pile = bits.popcount(state.pack) - state.hand_size
    unseen = state.pack & ~(state.hands[0] | state.discarded)
    for i in range(state.played):
        unseen &= ~(bits.ONE << (state.log_card[i] & CARD))
    for i in range(in_pile):
        if state.pile[i] != NONE:
            unseen &= ~(bits.ONE << state.pile[i])
    n = dealing.list_cards(unseen, cards)
    dealing.shuffle(cards, n, rng)
    for i in range(in_pile):
        if state.pile[i] == NONE:
            n -= 1
            if n < 0:
                return False
            state.pile[i] = cards[n]
    return n == 0


def imagine_stacks(state: Table, rng: Rng) -> bool:
    """Sample Emma's stacks below what she has played, each in random order. The pile determines which card of a stack
    is the random one; if it is still in the stack, it may lie anywhere in it. For every pile, a stack with k cards left
    has k! orders, so piles stay equally likely."""
    cards = [0] * 13
    size = [0] * 7
    left = [0] * 13
    played = 0
    for i in range(state.played):
        played |= bits.ONE << (state.log_card[i] & CARD)
    emma.gather(state, cards, size)
    at = 0
    for flavour in range(state.flavours):
        n = 0
        for i in range(at, at + size[flavour]):
            if not played >> cards[i] & 1:
                left[n] = cards[i]
                n += 1
        at += size[flavour]
        if state.bottom[flavour] != at or state.top[flavour] != at - n:
            return False
        dealing.shuffle(left, n, rng)
        for i in range(n):
            state.stacks[at - n + i] = left[i]
    return True


# --- a belief built again, see beliefs.py; the lists have the lengths of the fields ------------------------


def recall(state: Table, number: int, first: int, points: list[int]) -> None:
    """Set a fresh table to just before the deal of a round."""
    state.round = number
    state.first = first
    state.phase = DEAL
    for i in range(5):
        state.points[i] = points[i]


def recall_hands(state: Table, hands: list[int], chosen: int, passed: list[int]) -> None:
    """Continue to the passing, or past it if all have chosen; the hands are then those after the pass."""
    state.play_deal([0] * 52)  # blank cards
    state.chosen = chosen
    for i in range(5):
        state.hands[i] = hands[i]
        state.passed[i] = passed[i]
    if state.all_passed():
        state.phase = TOKENS if state.tokens_each else ROYAL
    if state.phase == ROYAL:
        state.turn = (state.first + 1) % state.players  # MC-9


def recall_bets(
    state: Table, hands: list[int], royal: int, allergen: int, stacks: list[int], top: list[int], bottom: list[int]
) -> None:
    """Or continue directly to the bets, for a round of which only the tricks are known."""
    state.play_deal([0] * 52)
    state.royal = royal
    state.allergen = allergen
    state.phase = BET
    for i in range(5):
        state.hands[i] = hands[i]
    for i in range(13):
        state.stacks[i] = stacks[i]
    for i in range(7):
        state.top[i] = top[i]
        state.bottom[i] = bottom[i]
