"""Everything that can go wrong has a name here. Each error's text is one sentence a person can act on."""

from __future__ import annotations

import msgspec


def sendable(text: str) -> str:
    """Half characters written out: what somebody typed may be repeated to them, and no message could carry those."""
    return text.encode("utf-8", "backslashreplace").decode()


def brief(thing: object) -> str:
    """Anything a caller sent, short enough to be repeated in a sentence."""
    try:
        shown = thing if isinstance(thing, str) else repr(thing)
    except Exception:  # a number of 5,000 digits, or an object that cannot be shown at all
        shown = f"<{type(thing).__name__}>"
    return sendable(shown[:80])


class PetitFourError(Exception):
    """The base of all errors that this package raises on purpose."""

    def __init__(self, sentence: str = "") -> None:
        super().__init__(sendable(sentence))


class UnknownGame(PetitFourError):
    """There is no game of that id."""


class BadSetting(PetitFourError):
    """A setting, or a number of players, that the game does not allow."""


class BadSeat(PetitFourError):
    """A seat that this table does not have."""


class BadRecord(PetitFourError):
    """A record that cannot be read or replayed; `line` counts from 1, 0 means the whole file."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class NoWorld(PetitFourError):
    """A belief that no full state agrees with: it was corrupted, honest play never makes one."""


class BadBelief(PetitFourError):
    """Data that is no belief: something is missing, impossible, or does not follow from the rest."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is refused: the id of the rule, and the data a sentence about it needs."""

    rule: str
    needs: dict[str, str | int] = {}


def unreadable(what: object) -> Refusal:
    """The refusal of what is no move at all."""
    return Refusal("unreadable", {"move": brief(what)})


class IllegalMove(PetitFourError):
    """A move that the rules refuse. The sentence for people is made by `texts` from `refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        details = ", ".join(f"{key} {value}" for key, value in refusal.needs.items())
        super().__init__(f"refused by {refusal.rule}" + (f" ({details})" if details else ""))
        self.refusal = refusal
