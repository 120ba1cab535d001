"""Shuffling, and the uniform deal of unknown cards under what is known about each hand."""

from __future__ import annotations

from petitfour.core import bits
from petitfour.core.rng import Rng

MANY_TRIES = 200  # after so many rejections in a row, make sure that there is a deal at all


def shuffle(cards: list[int], n: int, rng: Rng) -> None:
    """Fisher and Yates, from the end; the order of its draws is part of the fair deal's definition."""
    for i in range(n - 1, 0, -1):
        j = rng.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def sorted_into(out: list[int], at: int, cards: list[int], n: int) -> None:
    """Copies n cards from place `at` of one list to the same place of the other, lowest first."""
    mask = 0
    for i in range(at, at + n):
        mask |= bits.ONE << cards[i]
    for i in range(at, at + n):
        out[i] = bits.ctz(mask)
        mask &= mask - 1


def some_of(mask: int, n: int, rng: Rng) -> int:
    """A uniformly random set of n cards out of a mask that has at least so many."""
    cards = [0] * 64
    count = 0
    while mask:
        cards[count] = bits.ctz(mask)
        count += 1
        mask &= mask - 1
    some = 0
    for _ in range(n):
        j = rng.below(count)
        some |= bits.ONE << cards[j]
        count -= 1
        cards[j] = cards[count]
    return some


def fill(
    pool: int, suits: int, suit: list[int], n: int, voids: list[int], size: list[int], hands: list[int], rng: Rng
) -> bool:
    """Deals size[i] cards of the pool to each of n hands, none of a suit in the mask voids[i]; what is left of the
    pool stays undealt. Every such deal is equally likely. `suit` holds the mask of each suit. False if there is none.

    Think of a deal as cards laid on places, each hand having `size` places and the rest of the pool as many as it
    needs. Suit by suit, those that some hand lacks first, each card takes one of the free places it may lie on.
    A deal made this way has probability 1 / Π (free places at each step), so accepting it with probability
    Π (free places) / Π (most that could be free) evens it out. Suits that no hand lacks need no such care.
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
        if tries == MANY_TRIES and not accepted and not possible(pool, suits, suit, n, voids, size):
            return False
    share_out(left, n, free, hands, rng)
    return True


def bound_places(
    pool: int, constrained: int, order: list[int], suit: list[int], n: int, voids: list[int], size: list[int],
    most: list[int],
) -> None:  # fmt: skip
    """For each suit in order: the most places that can be free for it once the suits before it have been laid."""
    total = bits.popcount(pool)
    for k in range(constrained):
        most[k] = total
        for j in range(k):
            most[k] -= bits.popcount(pool & suit[order[j]])
        for i in range(n):
            if voids[i] >> order[k] & 1:
                fitting = 0  # cards of the suits before that may lie in this hand, and so out of the way
                for j in range(k):
                    if not voids[i] >> order[j] & 1:
                        fitting += bits.popcount(pool & suit[order[j]])
                most[k] -= size[i] - min(fitting, size[i])


def lay_suit(
    cards: int, bit: int, most: int, n: int, voids: list[int], free: list[int], hands: list[int], rng: Rng
) -> bool:
    """Lays the cards of one suit; free[n] counts the places outside of all hands. False: start again."""
    places = free[n]
    for i in range(n):
        if not voids[i] & bit:
            places += free[i]
    if places < most:
        chance = 1.0
        for j in range(bits.popcount(cards)):
            chance = chance * (places - j) / (most - j)  # in this order: C divides integers as integers
        if rng.unit() >= chance:
            return False
    while cards:
        if places <= 0:
            return False
        at = rng.below(places)
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
    """Fills the free places of the hands from what is left, all ways equally likely."""
    cards = [0] * 64
    count = 0
    while left:
        cards[count] = bits.ctz(left)
        count += 1
        left &= left - 1
    for i in range(n):
        for _ in range(free[i]):
            j = rng.below(count)
            hands[i] |= bits.ONE << cards[j]
            count -= 1
            cards[j] = cards[count]


def possible(pool: int, suits: int, suit: list[int], n: int, voids: list[int], size: list[int]) -> bool:
    """Hall's condition: no group of hands wants more cards than there are for the group."""
    for group in range(1, 1 << n):
        lacked = (1 << suits) - 1
        wanted = 0
        for i in range(n):
            if group >> i & 1 and size[i]:
                lacked &= voids[i]
                wanted += size[i]
        fitting = pool
        for k in range(suits):
            if lacked >> k & 1:
                fitting &= ~suit[k]
        if wanted > bits.popcount(fitting):
            return False
    return True
