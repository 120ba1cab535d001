"""Random numbers. `Rng` is the fast generator (splitmix64) for simulation, search and sampling.

It provides `below(n)`, a uniform number from 0 to n-1. `fair.Stream` has the same interface with a source that players
can verify, so nothing else in the engine depends on where chance comes from.
"""

from __future__ import annotations

WORD = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
LOW = 0xFFFFFFFF


class Rng:
    """A deterministic stream of random numbers: the same seed gives the same stream, compiled or not."""

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & WORD
        self.plain = type(self) is Rng  # draws.py may inline `word`

    def __repr__(self) -> str:
        return f"<{type(self).__name__} in state {self.state}>"

    def word(self) -> int:
        """Return the next 64 random bits. Subclasses replace only this method."""
        self.state = (self.state + STEP) & WORD
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_1) & WORD
        z = ((z ^ (z >> 27)) * MIX_2) & WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a uniform number from 0 to n-1, for 0 < n < 2³²: multiply-shift, rejecting the few biased values."""
        product = (self.word() >> 32) * n
        if (product & LOW) < n:
            threshold = (LOW - n + 1) % n
            while (product & LOW) < threshold:
                product = (self.word() >> 32) * n
        return product >> 32

    def randbelow(self, n: int) -> int:
        """`below` for callers in Python."""
        if not 0 < n <= LOW:
            raise ValueError(f"randbelow wants a number from 1 to 2^32 - 1, not {n}")
        return self.below(n)

    def unit(self) -> float:
        """Return a uniform number in [0, 1) with 53 bits."""
        return (self.word() >> 11) / 9007199254740992.0
