"""Errors of a table: refused commands and logs that cannot be read."""

from __future__ import annotations

import msgspec

from petitfour.core.errors import PetitFourError


class Error(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error as the client gets it. `id` is listed in docs/wire.md; the client has the sentence for it."""

    id: str
    rule: str | None = None
    needs: dict[str, str | int] | None = None


class Refused(PetitFourError):
    """A command that the table does not accept.

    It has an id that the client renders. For a move it also has the rule that forbids it and what the rule requires.
    """

    def __init__(self, id: str, rule: str | None = None, needs: dict[str, str | int] | None = None) -> None:
        super().__init__(id if rule is None else f"{id} by {rule}")
        self.error = Error(id, rule, needs)


class BadLog(PetitFourError):
    """A log that this program cannot read. `id` is the error that visitors get."""

    id = "unreadable"


class OtherRules(BadLog):
    """A log that was played by a version of the rules that this program does not have."""

    id = "other-rules"
