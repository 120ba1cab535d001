"""Where the deals of a match come from, and whether a player can trust it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from petitfour.core import fair
from petitfour.core.errors import BadRecord
from petitfour.core.rng import Rng


@dataclass(frozen=True)
class Simulated:
    """Chance from the fast generator and a seed."""

    seed: int

    def __post_init__(self) -> None:
        if not 0 <= self.seed < 2**64:
            raise fair.BadEntropy(f"a seed is a number from 0 to 2^64 - 1, not {self.seed}")

    def rng(self) -> Rng:
        return Rng(self.seed)


@dataclass(frozen=True)
class Committed:
    """Chance from a committed secret and from what each seat added; see fair.py.

    The record of a match in progress has no secret. In scheme 2 a pledge is None where the seat pledged nothing, and
    an entropy is None where the seat revealed nothing.
    """

    commitment: str
    entropies: tuple[str | None, ...]
    secret: bytes | None
    scheme: int = 1
    pledges: tuple[str | None, ...] = ()

    @classmethod
    def by(cls, secret: bytes, entropies: tuple[str, ...]) -> Committed:
        """Return chance of scheme 1."""
        return cls(fair.commitment(secret), entropies, secret)

    @property
    def withheld(self) -> list[int]:
        """Return the seats that pledged an entropy and did not reveal it."""
        pairs = enumerate(zip(self.pledges, self.entropies, strict=True)) if self.scheme == 2 else ()
        return [seat for seat, (pledge, entropy) in pairs if pledge is not None and entropy is None]

    def seed(self) -> bytes:
        if self.secret is None:
            raise BadRecord(0, "the secret is shown when the match is over; until then no deal can be recomputed")
        if self.scheme == 2:
            return fair.pledged_seed(self.secret, self.pledges, self.entropies)
        return fair.combined_seed(self.secret, [entropy or "" for entropy in self.entropies])

    def rng(self) -> Rng:
        return fair.Stream(self.seed())

    def check(self) -> None:
        """Raise BadRecord if the secret or an entropy is not the one that was fixed before the match."""
        if self.secret is not None and fair.commitment(self.secret, self.scheme) != self.commitment:
            raise BadRecord(0, "the secret is not the one that was committed")
        for seat, (pledge, entropy) in enumerate(zip(self.pledges, self.entropies, strict=False)):
            if entropy is not None and fair.pledge(self.commitment, seat, entropy) != pledge:
                raise BadRecord(0, f"the entropy of seat {seat} is not the one that it pledged")


Chance = Simulated | Committed | None  # None: the deals were written by hand, or come from real cards


class Replaced(BadRecord):
    """A record that differs from what a player saw or sent; `id` is the text that says how."""

    def __init__(self, id: str, reason: str) -> None:
        super().__init__(0, reason)
        self.id = id


def check_own(chance: Chance, commitment: str | None, entropies: Mapping[int, str]) -> None:
    """Raise Replaced if a match does not fit what a player noted before it.

    `commitment` is the one the player saw before the match, `entropies` has what the player added, by seat. Without
    these a record proves only that it agrees with itself.
    """
    if commitment is None and not entropies:
        return
    if not isinstance(chance, Committed):
        raise Replaced("commitment-replaced", "the record has no commitment, but you saw one before the match")
    if commitment not in (None, chance.commitment):
        raise Replaced(
            "commitment-replaced",
            f"you saw the commitment {commitment}, but the record has {chance.commitment}: the secret was replaced",
        )
    for seat, entropy in entropies.items():
        if seat >= len(chance.entropies):
            raise Replaced("entropy-replaced", f"the record has no seat {seat} that adds entropy")
        pledge = fair.pledge(chance.commitment, seat, entropy) if chance.scheme == 2 else None
        if seat in chance.withheld and chance.pledges[seat] == pledge:
            raise Replaced(
                "entropy-left-out",
                f"the record says that seat {seat} did not reveal its entropy in time; "
                "if it did, the table left it out and could choose between two deals",
            )
        if chance.entropies[seat] != entropy or (pledge is not None and chance.pledges[seat] != pledge):
            raise Replaced(
                "entropy-replaced",
                f"the entropy of seat {seat} is not what you gave: the table could choose the deals by using others",
            )
