"""Uniform draws for the loops of playouts. draws.pxd replaces this function with an inlined one."""

from __future__ import annotations

from petitfour.core.rng import Rng


def below(rng: Rng, n: int) -> int:
    """Return `rng.below(n)`, without a call if the generator is a plain `Rng`."""
    return rng.below(n)
