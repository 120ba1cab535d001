"""The named errors of the package. Each error's text is one sentence that a person can act on."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

import msgspec


def sendable(text: str) -> str:
    """Escape lone surrogates, so that what a user typed can be repeated in a message."""
    return text.encode("utf-8", "backslashreplace").decode()


def brief(thing: object) -> str:
    """Return anything a caller sent, short enough to repeat in a sentence."""
    try:
        shown = thing if isinstance(thing, str) else repr(thing)
    except Exception:  # a number of 5,000 digits, or an object that cannot be shown at all
        shown = f"<{type(thing).__name__}>"
    return sendable(shown[:80])


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """Return a question with the known word that looks most like this one, or nothing."""
    by_form = {name.lower(): name for name in known}
    close = difflib.get_close_matches(word.lower(), by_form, 1, 0.6) if isinstance(word, str) else []
    return f"; did you mean {by_form[close[0]]}?" if close else ""


class PetitFourError(Exception):
    """The base of all errors that this package raises on purpose."""

    def __init__(self, sentence: str = "") -> None:
        super().__init__(sendable(sentence))


class MissingExtra(PetitFourError, ImportError):
    """A package is missing that an extra of petitfour installs."""


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


class NoSample(PetitFourError):
    """An information set that no full state agrees with. It was corrupted: legal play never makes one."""


class BadBelief(PetitFourError):
    """Data that is not an information set: something is missing, impossible, or contradicts the rest."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is refused: the id of the rule, and the data for the sentence about it."""

    rule: str
    needs: dict[str, str | int] = {}


def unreadable(what: object) -> Refusal:
    """Return the refusal of input that is not a move at all."""
    return Refusal("unreadable", {"move": brief(what)})


class IllegalMove(PetitFourError):
    """A move that the rules refuse. `texts` makes the sentence for people from `refusal`."""

    def __init__(self, refusal: Refusal) -> None:
        details = ", ".join(f"{key} {value}" for key, value in refusal.needs.items())
        super().__init__(f"refused by {refusal.rule}" + (f" ({details})" if details else ""))
        self.refusal = refusal
