"""Who can hold which unseen cards: the deduction of a player with perfect memory."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from petitfour.core.cards import Pack, each
from petitfour.core.view import Holders


def holders(
    pack: Pack, unseen: int, room: Sequence[int], voids: Sequence[int], fixed: tuple[int, int] | None = None
) -> list[Holders]:
    """Return for each suit with unseen cards which seats can hold some of them.

    `unseen` is the mask of the cards that may be anywhere. `room[seat]` is the number of cards the seat holds, 0 for
    the seat that asks. `voids[seat]` is the mask of suits the seat is known to lack. `fixed` is a seat and the mask of
    cards it is known to hold; they are not part of the answer. Cards for which no seat has room lie where nobody plays
    them.
    """
    free = list(room)
    if fixed is not None:
        free[fixed[0]] -= fixed[1].bit_count()
        unseen &= ~fixed[1]
    nobody = len(free)
    free.append(unseen.bit_count() - sum(free))
    found = [(suit, unseen & mask) for suit, mask in enumerate(pack.masks) if unseen & mask]
    can = {suit: can_hold(suit, free, voids) for suit, _ in found}
    fill = filled({suit: cards.bit_count() for suit, cards in found}, free, can)
    everybody: list[int | None] = [*range(nobody), None]
    return [
        Holders(
            pack.suits[suit],
            [*texts(pack, cards)],
            [everybody[one] for one in each(possible(can[suit], fill))],
        )
        for suit, cards in found
    ]


@lru_cache(maxsize=2048)
def texts(pack: Pack, cards: int) -> list[str]:
    return pack.texts(cards)


def can_hold(suit: int, free: Sequence[int], voids: Sequence[int]) -> int:
    """Return the mask of the holders with room that may have this suit."""
    mask = 0
    for one, room in enumerate(free):
        if room > 0 and not (one < len(voids) and voids[one] >> suit & 1):
            mask |= 1 << one
    return mask


def filled(supply: dict[int, int], free: Sequence[int], can: dict[int, int]) -> list[int]:
    """Return the masks of holders that are full with the suits that only they may have, in every possible deal.

    By Hall's theorem nothing else keeps a holder from having a suit. Only unions of the masks in `can` matter.
    """
    kinds = sorted(set(can.values()))
    if len(kinds) < 2:
        return []  # all suits may go to the same holders
    full = []
    unions = {0}
    for kind in kinds:
        unions |= {union | kind for union in unions}
    for union in unions:
        cards = sum(number for suit, number in supply.items() if not can[suit] & ~union)
        if cards and cards == sum(room for one, room in enumerate(free) if union >> one & 1):
            full.append(union)
    return full


def possible(can: int, full: list[int]) -> int:
    """Remove the holders that are full with other suits."""
    for mask in full:
        if can & ~mask:
            can &= ~mask
    return can
