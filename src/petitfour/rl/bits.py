"""Rows of bytes that code without the GIL writes. bits.pxd replaces these functions with C on raw memory."""

from __future__ import annotations

from typing import Any

WORD = 64


def prepare() -> None:
    """Fill the tables of the compiled form. Each compiled module has its own and calls this once."""


def bit(value: int) -> int:
    """Return the mask with this bit; 0 for a negative number."""
    return 1 << value if value >= 0 else 0


def number(value: int) -> int:
    """Return a number as a byte, clipped to 0 to 255."""
    return 0 if value < 0 else 255 if value > 255 else value


def relative(seat: int, to: int, seats: int) -> int:
    """Return how many seats clockwise `seat` is from `to`; -1 for none."""
    return -1 if seat < 0 else (seat - to) % seats


def spread(out: Any, at: int, mask: int, n: int) -> None:
    """Write the lowest n bits of a mask as n bytes of 0 or 1."""
    for i in range(n):
        out[at + i] = mask >> i & 1


def eight(out: Any, at: int, mask: int) -> None:
    """Write the lowest eight bits of a mask as eight bytes."""
    spread(out, at, mask, 8)


def clear(out: Any, at: int, n: int) -> None:
    out[at : at + n] = 0


def ones(out: Any, at: int, n: int) -> None:
    out[at : at + n] = 1


def zeros(out: Any, at: int, n: int) -> None:
    """`clear` for floats."""
    out[at : at + n] = 0.0


def plain_values(state: Any) -> list[int]:
    """Return the plain fields of an uncompiled state in a fixed order."""
    found: list[int] = []
    for name, value in state.__dict__.items():
        if name not in ("game", "options"):
            found += value if isinstance(value, list) else [int(value)]
    return found


def plain_size(state: Any) -> int:
    """Return the number of bytes that `spread_plain` writes, divided by eight."""
    return len(plain_values(state)) * WORD // 8


def spread_plain(state: Any, out: Any, at: int) -> None:
    """Write all plain fields of a state, bit by bit."""
    for i, value in enumerate(plain_values(state)):
        spread(out, at + WORD * i, value & (1 << WORD) - 1, WORD)


def flat(array: Any) -> Any:
    """Return a contiguous array as one row; compiled, its address."""
    return array.reshape(-1)


bytes_of = small_of = ints_of = longs_of = floats_of = flat


def objects_of(objects: list[Any]) -> list[Any]:
    """Return a list that is not changed any more; compiled, the address of its first entry."""
    return objects
