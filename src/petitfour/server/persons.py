"""Who somebody is: a random secret they hold and we do not.

There are no accounts. A person is known by a token in a cookie; a seat is carried to another device, a friend invited,
an outside bot admitted by tokens too. A token is 256 random bits. We keep its SHA-256, which says nothing about it
(there is nothing to guess, so nothing to slow down by a costlier hash), and look tokens up by that.
"""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from typing import Final, Literal

BYTES: Final = 32
_SHAPE = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)  # 32 bytes in URL-safe base 64

Kind = Literal["person", "carry", "friend", "bot"]
"""What a token is good for: being somebody (the cookie), taking over a seat once, a seat kept free, a bot's seat."""


class Secret:
    """A token in clear. It leaves by `reveal()` alone: no representation, no log and no error text shows it."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    @classmethod
    def new(cls) -> Secret:
        return cls(secrets.token_urlsafe(BYTES))

    @classmethod
    def read(cls, text: str) -> Secret | None:
        """What somebody sent, or None if it cannot be a token: no need to ask the store then."""
        return cls(text) if _SHAPE.fullmatch(text) else None

    def reveal(self) -> str:
        return self._text

    @property
    def hash(self) -> bytes:
        return sha256(self._text.encode()).digest()

    def matches(self, hash: bytes) -> bool:
        """In constant time."""
        return hmac.compare_digest(self.hash, hash)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and hmac.compare_digest(self.hash, other.hash)

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return "<secret>"

    def __reduce__(self) -> str:
        raise TypeError("a secret is not copied into files or other processes")


def new_id() -> str:
    """The id of a person or a table: too many to be guessed, short enough for a link."""
    return secrets.token_urlsafe(12)
