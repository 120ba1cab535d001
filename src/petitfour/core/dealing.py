"""Shuffle, and deal unknown cards uniformly under what is known about each hand."""

from __future__ import annotations

import cython

from petitfour.core import bits, draws
from petitfour.core.rng import Rng

MANY_TRIES = 1000  # after this many rejections in a row, count the deals instead
MOST_COUNTS = 230_000  # room for seven suits and four hands of twelve: 8 × 13⁴


def shuffle(cards: list[int], n: int, rng: Rng) -> None:
    """Shuffle by Fisher and Yates, from the end. The order of the draws is part of the definition of fair deals."""
    for i in range(n - 1, 0, -1):
        j = draws.below(rng, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def sorted_into(out: list[int], at: int, cards: list[int], n: int) -> None:
    """Copy n cards from place `at` of one list to the same place of the other, lowest first."""
    mask = hand_mask(cards, at, n)
    for i in range(at, at + n):
        out[i] = bits.ctz(mask)
        mask &= mask - 1


def deal_hands(pack: int, players: int, size: int, out: list[int], rng: Rng) -> int:
    """Write a random deal of a pack: `size` cards for each player in seat order, then what is left over, each part
    sorted. Return the size of the pack."""
    cards = [0] * 64
    n = list_cards(pack, cards)
    shuffle(cards, n, rng)
    for seat in range(players):
        sorted_into(out, seat * size, cards, size)
    sorted_into(out, players * size, cards, n - players * size)
    return n


def hand_mask(cards: list[int], at: int, n: int) -> int:
    """Return the set of n cards of a list, from place `at` on."""
    mask = 0
    for i in range(at, at + n):
        mask |= bits.ONE << cards[i]
    return mask


def list_cards(mask: int, out: list[int]) -> int:
    """Write the cards of a set, lowest first. Return how many there are."""
    count = 0
    while mask:
        out[count] = bits.ctz(mask)
        count += 1
        mask &= mask - 1
    return count


def some_of(mask: int, n: int, rng: Rng) -> int:
    """Return a uniformly random subset of n cards. The set must have at least n."""
    cards = [0] * 64
    count = list_cards(mask, cards)
    some = 0
    for _ in range(n):
        j = draws.below(rng, count)
        some |= bits.ONE << cards[j]
        count -= 1
        cards[j] = cards[count]
    return some


def fill(
    pool: int, suits: int, suit: list[int], n: int, voids: list[int], size: list[int], hands: list[int], rng: Rng
) -> bool:
    """Deal size[i] cards of the pool to each of n hands, none of a suit in the mask voids[i]. The rest of the pool
    stays undealt. Every such deal is equally likely. `suit` holds the mask of each suit. Return False if there is no
    such deal.

    Think of a deal as cards laid on places: each hand has `size` places, and the undealt cards have as many as they
    need. Suits that some hand lacks go first, one after the other, and each card takes a free place where it may lie. A
    deal made this way has probability 1 / Π (free places at each step). Accepting it with probability Π (free places) /
    Π (most that could be free) makes all deals equally likely. Suits that no hand lacks need no rejection.

    If hands lack so many suits that nearly every deal is rejected, or if there is no deal, `count_and_fill` takes over.
    It is slower, but its time is bounded.
    """
    order = [0] * 8
    most = [0] * 8
    free = [0] * 8
    slack = [0] * 8
    constrained = 0
    spare = bits.popcount(pool)
    lacked = 0
    for i in range(n):
        spare -= size[i]
        if size[i]:
            lacked |= voids[i]
    if spare < 0:
        return False
    for k in range(suits):
        if lacked >> k & 1 and pool & suit[k]:
            # the suit with the fewest places to spare goes first
            slack[k] = spare - bits.popcount(pool & suit[k])
            for i in range(n):
                if not voids[i] >> k & 1:
                    slack[k] += size[i]
            j = constrained
            while j and slack[order[j - 1]] > slack[k]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = k
            constrained += 1
    bound_places(pool, constrained, order, suit, n, voids, size, most)

    tries = 0
    left = pool
    accepted = False
    while not accepted:
        for i in range(n):
            hands[i] = 0
            free[i] = size[i]
        free[n] = spare
        left = pool
        accepted = True
        for k in range(constrained):
            accepted = lay_suit(pool & suit[order[k]], 1 << order[k], most[k], n, voids, free, hands, rng)
            if not accepted:
                break
            left &= ~suit[order[k]]
        tries += 1
        if tries == MANY_TRIES and not accepted and countable(constrained, n, size):
            return count_and_fill(pool, constrained, order, suit, n, voids, size, hands, rng)
    share_out(left, n, free, hands, rng)
    return True


def bound_places(
    pool: int, constrained: int, order: list[int], suit: list[int], n: int, voids: list[int], size: list[int],
    most: list[int],
) -> None:  # fmt: skip
    """For each suit in order, compute the most places that can be free for it once the earlier suits are laid."""
    total = bits.popcount(pool)
    for k in range(constrained):
        most[k] = total
        for j in range(k):
            most[k] -= bits.popcount(pool & suit[order[j]])
        for i in range(n):
            if voids[i] >> order[k] & 1:
                fitting = 0  # cards of earlier suits that may lie in this hand and so do not block a place
                for j in range(k):
                    if not voids[i] >> order[j] & 1:
                        fitting += bits.popcount(pool & suit[order[j]])
                most[k] -= size[i] - min(fitting, size[i])


def lay_suit(
    cards: int, bit: int, most: int, n: int, voids: list[int], free: list[int], hands: list[int], rng: Rng
) -> bool:
    """Lay the cards of one suit; free[n] counts the places outside all hands. Return False to start again."""
    places = free[n]
    for i in range(n):
        if not voids[i] & bit:
            places += free[i]
    if places < most:
        chance = 1.0
        for j in range(bits.popcount(cards)):
            chance = chance * (places - j) / (most - j)  # keep this order: C would divide integers as integers
        if rng.unit() >= chance:
            return False
    while cards:
        if places <= 0:
            return False
        at = draws.below(rng, places)
        places -= 1
        i = 0
        while True:
            if i == n or not voids[i] & bit:
                at -= free[i]
                if at < 0:
                    break
            i += 1
        free[i] -= 1
        if i < n:
            hands[i] |= cards & -cards
        cards &= cards - 1
    return True


def share_out(left: int, n: int, free: list[int], hands: list[int], rng: Rng) -> None:
    """Fill the free places of the hands from the cards that are left. All ways are equally likely."""
    cards = [0] * 64
    count = list_cards(left, cards)
    for i in range(n):
        for _ in range(free[i]):
            j = draws.below(rng, count)
            hands[i] |= bits.ONE << cards[j]
            count -= 1
            cards[j] = cards[count]


class Ways:
    """The working data of `count_and_fill`: the suits still to be laid, the free places, and the number of ways found
    so far for each such situation. Only hands that lack a suit are distinguished; all other places count as one group.
    """

    def __init__(self) -> None:
        self.suits = 0
        self.cards = [0] * 8  # how many of each suit
        self.hands = 0
        self.lacks = [0] * 5  # by hand: the mask of suits, numbered as here
        self.size = [0] * 5
        self.free = [0] * 6  # by hand; the last entry used counts the other places
        # 0: not counted yet; -1: there is no way. A compiled field is zero from the start, and assigning the list would
        # put 2 MB of zeros into the module.
        if not cython.compiled:
            self.counted = [0.0] * MOST_COUNTS


def countable(suits: int, n: int, size: list[int]) -> bool:
    """Return whether there is room for all the counts. There is in all four games."""
    counts = suits + 1
    for i in range(n):
        counts *= size[i] + 1
    return counts <= MOST_COUNTS


def count_and_fill(
    pool: int, suits: int, order: list[int], suit: list[int], n: int, voids: list[int], size: list[int],
    hands: list[int], rng: Rng,
) -> bool:  # fmt: skip
    """`fill` by counting: draw how many cards of each suit go to each hand, in proportion to the number of deals with
    these counts. `suits` and `order` are the suits that some hand lacks."""
    ways = Ways()
    seat = [0] * 5  # of the hands in `ways`
    free = [0] * 8
    ways.suits = suits
    left = pool
    for k in range(suits):
        ways.cards[k] = bits.popcount(pool & suit[order[k]])
        left &= ~suit[order[k]]
    places = bits.popcount(pool)
    for i in range(n):
        hands[i] = 0
        lacks = 0
        for k in range(suits):
            lacks |= (voids[i] >> order[k] & 1) << k
        if lacks and size[i]:
            seat[ways.hands] = i
            ways.lacks[ways.hands] = lacks
            ways.size[ways.hands] = size[i]
            ways.free[ways.hands] = size[i]
            ways.hands += 1
            places -= size[i]
    ways.free[ways.hands] = places
    if ways_from(ways, 0) <= 0:
        return False
    for k in range(suits):
        cards = pool & suit[order[k]]
        for i in range(ways.hands):
            count = draw_count(ways, k, i, bits.popcount(cards), rng)
            some = some_of(cards, count, rng)
            ways.free[i] -= count
            hands[seat[i]] |= some
            cards &= ~some
        ways.free[ways.hands] -= bits.popcount(cards)
    for i in range(ways.hands):
        free[seat[i]] = ways.free[i]
    share_out(left, n, free, hands, rng)  # first to the hands that lack other suits, then to the others
    left = pool
    for i in range(n):
        left &= ~hands[i]
    for i in range(n):
        free[i] = size[i] - bits.popcount(hands[i])
    share_out(left, n, free, hands, rng)
    return True


def ways_from(ways: Ways, k: int) -> float:
    """Return in how many ways the suits from the k-th on, and then the rest, fit on the free places."""
    at = k
    for i in range(ways.hands):
        at = at * (ways.size[i] + 1) + ways.free[i]
    if ways.counted[at] == 0:
        count = 1.0
        if k < ways.suits:
            count = ways_for(ways, k, 0, ways.cards[k])
        else:
            # Cards that any hand may hold: as many as there are places, so n! / Π (free places of each hand)!. The n!
            # is the same in all cases and is left out.
            for i in range(ways.hands + 1):
                for j in range(2, ways.free[i] + 1):
                    count = count / j
        ways.counted[at] = count if count > 0 else -1
    return max(ways.counted[at], 0.0)


def ways_for(ways: Ways, k: int, i: int, cards: int) -> float:
    """Return the same with `cards` cards of the k-th suit left for the hands from the i-th on and for outside."""
    count = 0.0
    if i == ways.hands:
        if cards <= ways.free[i]:
            ways.free[i] -= cards
            count = ways_from(ways, k + 1)
            ways.free[i] += cards
    elif ways.lacks[i] >> k & 1:
        count = ways_for(ways, k, i + 1, cards)
    else:
        choices = 1.0
        for taken in range(min(cards, ways.free[i]) + 1):
            ways.free[i] -= taken
            count += choices * ways_for(ways, k, i + 1, cards - taken)
            ways.free[i] += taken
            choices = choices * (cards - taken) / (taken + 1)
    return count


def draw_count(ways: Ways, k: int, i: int, cards: int, rng: Rng) -> int:
    """Draw how many of these cards of the k-th suit the i-th hand takes, weighted by the number of deals."""
    if ways.lacks[i] >> k & 1:
        return 0
    at = rng.unit() * ways_for(ways, k, i, cards)
    choices = 1.0
    likely = 0  # if rounding leaves nothing at the end, take the last possible number
    for taken in range(min(cards, ways.free[i]) + 1):
        ways.free[i] -= taken
        count = choices * ways_for(ways, k, i + 1, cards - taken)
        ways.free[i] += taken
        if count > 0:
            likely = taken
            at -= count
            if at < 0:
                break
        choices = choices * (cards - taken) / (taken + 1)
    return likely
