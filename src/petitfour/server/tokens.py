"""Random secrets that identify people and devices.

There are no accounts. A token in a cookie identifies a person, and a one-time token links another device. A token has
256 random bits. The store has its SHA-256 and looks tokens up by it. A slower hash would gain nothing, because a random
token cannot be guessed.
"""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256
from typing import Final

BYTES: Final = 32
_SHAPE = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)  # 32 bytes in URL-safe base 64


class Secret:
    """A token in clear text. Only `reveal()` returns it; no representation, log or error text contains it."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    @classmethod
    def new(cls) -> Secret:
        return cls(secrets.token_urlsafe(BYTES))

    @classmethod
    def read(cls, text: str) -> Secret | None:
        """Read a token that a client sent; None if it does not have the form of a token."""
        return cls(text) if _SHAPE.fullmatch(text) else None

    def reveal(self) -> str:
        return self._text

    @property
    def hash(self) -> bytes:
        return sha256(self._text.encode()).digest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and hmac.compare_digest(self.hash, other.hash)

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return "<secret>"

    def __reduce__(self) -> str:
        raise TypeError("a secret is not copied into files or other processes")


def new_id() -> str:
    """Return a random id for a person or a table. It cannot be guessed, and is short enough for a link."""
    return secrets.token_urlsafe(12)
