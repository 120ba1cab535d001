"""Deals that nobody can steer and anybody can check. docs/fair.md defines every byte, with test vectors.

There are two schemes. In both the table draws a secret before the match and shows its commitment, the seats add
entropy, and one stream of random numbers is seeded with all of it. After the match the table shows the secret.

Scheme 1: each seat sends its entropy when it is ready.
Scheme 2: each seat first sends a pledge, the hash of its entropy. When all pledges are fixed, the seats reveal.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence

from petitfour.core.errors import PetitFourError
from petitfour.core.rng import Rng

SECRET_BYTES = 32
ENTROPY_BYTES = 1000  # the most a seat may add
SCHEME = 2  # of new tables; 1 is that of older ones and of the terminal
# Each label names its use and its scheme, so that no hash can serve as another one.
COMMIT = {1: b"petitfour commitment 1\n", 2: b"petitfour commitment 2\n"}
PLEDGE = b"petitfour pledge 2\n"
SEED = b"petitfour seed 1\n"
SEED_2 = b"petitfour seed 2\n"
NOTHING, REVEALED, WITHHELD = b"\0", b"\1", b"\2"  # what a seat adds to the seed of scheme 2
HASH = re.compile(r"[0-9a-f]{64}")


class BadEntropy(PetitFourError, ValueError):
    """A secret, an entropy or a seed that the fair deal cannot use."""


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes, scheme: int = 1) -> str:
    """Return what the table shows before the match. It fixes the secret and does not disclose it."""
    check_secret(secret)
    return hashlib.sha256(COMMIT[scheme] + secret).hexdigest()


def combined_seed(secret: bytes, entropies: Sequence[str]) -> bytes:
    """Return the seed of scheme 1: the secret and the entropy of each seat, in seat order, each after its length."""
    check_secret(secret)
    parts = [secret, *map(entropy_bytes, entropies)]
    return hashlib.sha256(SEED + b"".join(map(with_length, parts))).digest()


def pledge(committed: str, seat: int, entropy: str) -> str:
    """Return what a seat shows before anybody reveals (scheme 2). It fixes the entropy for this table and seat."""
    return hashlib.sha256(PLEDGE + hash_bytes(committed) + bytes([seat]) + entropy_bytes(entropy)).hexdigest()


def pledged_seed(secret: bytes, pledges: Sequence[str | None], entropies: Sequence[str | None]) -> bytes:
    """Return the seed of scheme 2. A seat without a pledge adds nothing; one that did not reveal adds its pledge."""
    check_secret(secret)
    parts = [seat_part(*given) for given in zip(pledges, entropies, strict=True)]
    return hashlib.sha256(SEED_2 + with_length(secret) + b"".join(parts)).digest()


def seat_part(pledged: str | None, entropy: str | None) -> bytes:
    if pledged is None:
        if entropy is not None:
            raise BadEntropy("an entropy without a pledge")
        return NOTHING + with_length(b"")
    if entropy is None:
        return WITHHELD + with_length(hash_bytes(pledged))
    return REVEALED + with_length(entropy_bytes(entropy))


def with_length(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part


def hash_bytes(text: str) -> bytes:
    if not isinstance(text, str) or not HASH.fullmatch(text):
        raise BadEntropy("a commitment or a pledge is 64 hexadecimal digits, in small letters")
    return bytes.fromhex(text)


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
