"""Sets of cards and of seats as masks. bits.pxd replaces these by compiler builtins and one memcpy."""

from __future__ import annotations

from typing import Any

ONE = 1
DEALER_ACTS = 32  # the dealer's bit among the seats that may act; seats 0 to 4 have the bits below


def popcount(mask: int) -> int:
    return mask.bit_count()


def ctz(mask: int) -> int:
    """The index of the lowest set bit."""
    return (mask & -mask).bit_length() - 1


def copy_plain(target: Any, source: Any) -> None:
    """Copies everything but the two references (game, options) that all states of a match share."""
    for name, value in source.__dict__.items():
        if name not in ("game", "options"):
            target.__dict__[name] = value[:] if isinstance(value, list) else value


def same_plain(one: Any, other: Any) -> bool:
    return bool(one.__dict__ == other.__dict__)


def hash_plain(state: Any, seed: int) -> int:
    """A number for what `same_plain` compares, never 0; of different states hardly ever the same one."""
    fields = tuple(tuple(value) if isinstance(value, list) else value for value in state.__dict__.values())
    return hash((seed, fields[2:])) % 0xFFFFFFFFFFFFFFFF + 1


def plain_bytes(state: Any) -> bytes:
    """All that `same_plain` compares; the two forms, and different machines, write it differently."""
    return repr([(name, value) for name, value in state.__dict__.items() if name not in ("game", "options")]).encode()
