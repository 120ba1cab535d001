"""What a check found, and what to do about it."""

from __future__ import annotations

from typing import Literal

import msgspec

Level = Literal["ok", "warning", "problem", "unknown"]


class Finding(msgspec.Struct, frozen=True):
    """The result of one check. `advice` says what to do; it is empty if everything is fine."""

    check: str
    level: Level
    says: str
    advice: str = ""


def ok(check: str, says: str) -> Finding:
    return Finding(check, "ok", says)


def warning(check: str, says: str, advice: str) -> Finding:
    """The server works, but not as well or as safely as it should."""
    return Finding(check, "warning", says, advice)


def problem(check: str, says: str, advice: str) -> Finding:
    """Players will lose something, or cannot play."""
    return Finding(check, "problem", says, advice)


def unknown(check: str, says: str) -> Finding:
    """The check is not possible here."""
    return Finding(check, "unknown", says)
