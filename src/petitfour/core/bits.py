"""Masks for sets of cards and seats. bits.pxd replaces these functions with compiler builtins and one memcpy."""

from __future__ import annotations

from typing import Any

ONE = 1
DEALER_ACTS = 32  # the dealer's bit in the mask of seats that may act; seats 0 to 4 have the lower bits


def popcount(mask: int) -> int:
    return mask.bit_count()


def ctz(mask: int) -> int:
    """Return the index of the lowest set bit."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, n: int) -> int:
    """Return number n of a set, counted from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    return ctz(mask)


def above(card: int) -> int:
    """Return the set of all cards with higher numbers."""
    return 0xFFFFFFFFFFFFFFFE << card & 0xFFFFFFFFFFFFFFFF


def after(seat: int, seats: int) -> int:
    """Return the next seat clockwise at a table with this many seats."""
    return seat + 1 if seat + 1 < seats else 0


def copy_plain(target: Any, source: Any) -> None:
    """Copy everything but the two references (game, options) that all states of a match share."""
    for name, value in source.__dict__.items():
        if name not in ("game", "options"):
            target.__dict__[name] = value[:] if isinstance(value, list) else value


def same_plain(one: Any, other: Any) -> bool:
    return bool(one.__dict__ == other.__dict__)


def hash_plain(state: Any, seed: int) -> int:
    """Return a hash of what `same_plain` compares, never 0. Different states rarely collide."""
    fields = tuple(tuple(value) if isinstance(value, list) else value for value in state.__dict__.values())
    return hash((seed, fields[2:])) % 0xFFFFFFFFFFFFFFFF + 1


def plain_bytes(state: Any) -> bytes:
    """Return everything that `same_plain` compares. The bytes differ between the two forms and between machines."""
    return repr([(name, value) for name, value in state.__dict__.items() if name not in ("game", "options")]).encode()
