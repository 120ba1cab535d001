"""Shuffling, and the uniform deal of unknown cards under what is known about each hand."""

from __future__ import annotations

from petitfour.core import bits
from petitfour.core.rng import Rng

MANY_TRIES = 1000  # after so many rejections in a row, count the deals instead
MOST_COUNTS = 230_000  # room for seven suits and four hands of twelve: 8 × 13⁴


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

    Where hands lack so much that nearly every deal is rejected (or where there is none), `count_and_fill` takes over:
    it is slower, but its time has a bound.
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


class Ways:
    """What `count_and_fill` works on: the suits still to be laid, the places free for them, and the number of ways
    found so far for each such situation. Of hands, only those that lack something are told apart; all other places
    are as one."""

    def __init__(self) -> None:
        self.suits = 0
        self.cards = [0] * 8  # how many of each suit
        self.hands = 0
        self.lacks = [0] * 5  # by hand: the mask of suits, numbered as here
        self.size = [0] * 5
        self.free = [0] * 6  # by hand; the last entry in use counts the other places
        self.counted = [0.0] * 230_000  # MOST_COUNTS. 0: not yet; -1: there is no way


def countable(suits: int, n: int, size: list[int]) -> bool:
    """Is there room for all the counts? In every game of ours."""
    counts = suits + 1
    for i in range(n):
        counts *= size[i] + 1
    return counts <= MOST_COUNTS


def count_and_fill(
    pool: int, suits: int, order: list[int], suit: list[int], n: int, voids: list[int], size: list[int],
    hands: list[int], rng: Rng,
) -> bool:  # fmt: skip
    """`fill` by counting: how many cards of each suit go to each hand is drawn in proportion to the number of deals
    that have it so. `suits` and `order` are those that some hand lacks."""
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
    share_out(left, n, free, hands, rng)  # first to those who lack other suits, then anything to the others
    left = pool
    for i in range(n):
        left &= ~hands[i]
    for i in range(n):
        free[i] = size[i] - bits.popcount(hands[i])
    share_out(left, n, free, hands, rng)
    return True


def ways_from(ways: Ways, k: int) -> float:
    """In how many ways the suits from the k-th on, and then the rest, can be laid on the places that are free."""
    at = k
    for i in range(ways.hands):
        at = at * (ways.size[i] + 1) + ways.free[i]
    if ways.counted[at] == 0:
        count = 1.0
        if k < ways.suits:
            count = ways_for(ways, k, 0, ways.cards[k])
        else:
            # cards that anybody may hold: as many as there are places, so n! / (free places of each)!; n is the same
            # for all, and left out
            for i in range(ways.hands + 1):
                for j in range(2, ways.free[i] + 1):
                    count = count / j
        ways.counted[at] = count if count > 0 else -1
    return max(ways.counted[at], 0.0)


def ways_for(ways: Ways, k: int, i: int, cards: int) -> float:
    """The same, where so many cards of the k-th suit are left for the hands from the i-th on and for outside."""
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
    """How many of so many cards of the k-th suit the i-th hand takes, each number as likely as it has deals."""
    if ways.lacks[i] >> k & 1:
        return 0
    at = rng.unit() * ways_for(ways, k, i, cards)
    choices = 1.0
    likely = 0  # where rounding leaves nothing at the end, the last possible number
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
