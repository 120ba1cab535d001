"""Deals that nobody can steer and anybody can check. docs/fair.md defines every byte, with test vectors.

Before a match the table draws a secret and shows its commitment, so it cannot choose another secret later. Then
every seat may add entropy, which the table could not know when it committed. Both together seed one stream of
random numbers, and every move of the dealer is drawn from it, in order. After the match the secret is shown.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from petitfour.core.errors import PetitFourError
from petitfour.core.rng import Rng

SECRET_BYTES = 32
ENTROPY_BYTES = 1000  # the most a seat may add
COMMIT = b"petitfour commitment 1\n"  # what is hashed says what it is for, so that no hash can serve as another
SEED = b"petitfour seed 1\n"


class BadEntropy(PetitFourError, ValueError):
    """A secret, an entropy or a seed that the fair deal cannot use."""


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What the table shows before the match: it fixes the secret and gives nothing of it away."""
    check_secret(secret)
    return hashlib.sha256(COMMIT + secret).hexdigest()


def combined_seed(secret: bytes, entropies: Sequence[str]) -> bytes:
    """The seed of the stream: the secret and what each seat added, in seat order, each after its length."""
    check_secret(secret)
    parts = [secret, *map(entropy_bytes, entropies)]
    return hashlib.sha256(SEED + b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def check_secret(secret: bytes) -> None:
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        raise BadEntropy(f"a secret is {SECRET_BYTES} bytes")


def entropy_bytes(text: str) -> bytes:
    """The text in UTF-8; a seat that adds nothing adds the empty text."""
    try:
        data = text.encode()
    except (AttributeError, UnicodeEncodeError):
        raise BadEntropy("an entropy is a text that UTF-8 can write") from None
    if len(data) > ENTROPY_BYTES:
        raise BadEntropy(f"an entropy is at most {ENTROPY_BYTES} bytes, not {len(data)}")
    return data


class Stream(Rng):
    """The random numbers of a seed: block k is SHA-256(seed ‖ k), four words each. `below` is Rng's own."""

    def __init__(self, seed: bytes) -> None:
        if not isinstance(seed, bytes) or len(seed) != 32:
            raise BadEntropy("the seed of a stream is 32 bytes")
        super().__init__()
        self.seed = seed
        self.block = b""
        self.drawn = 0  # words so far

    def word(self) -> int:
        at = 8 * (self.drawn % 4)
        if at == 0:
            self.block = hashlib.sha256(self.seed + (self.drawn // 4).to_bytes(8, "big")).digest()
        self.drawn += 1
        return int.from_bytes(self.block[at : at + 8], "big")

    def copy(self) -> Stream:
        """Another stream that goes on where this one is."""
        other = Stream(self.seed)
        other.block = self.block
        other.drawn = self.drawn
        return other
