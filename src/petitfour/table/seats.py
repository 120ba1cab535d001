"""The present state of one seat of a table."""

from __future__ import annotations

import msgspec

from petitfour.table.events import SeatConfig


class Seat(msgspec.Struct):
    """One seat: who holds it, and its readiness, absence and clock."""

    config: SeatConfig
    ready: bool = False
    entropy: str = ""
    """Scheme 1."""
    pledge: str | None = None
    """Scheme 2."""
    bot_plays: bool = False
    """A bot plays for the person until they come back."""
    conceded: bool = False
    removed: bool = False
    """By the host; a bot plays on."""
    late: int = 0
    """Consecutive moves that a bot made because the time was up."""
    bank: int = 0
    """Milliseconds."""
    since: int = 0
    """When the present turn of the seat began; 0 while it is not to act."""

    def __post_init__(self) -> None:
        self.ready = self.config.kind == "bot"

    @property
    def person(self) -> str | None:
        return self.config.person

    @property
    def by_bot(self) -> bool:
        """Whether a bot makes the next move of this seat."""
        return self.config.kind == "bot" or self.bot_plays or self.conceded or self.removed

    @property
    def level(self) -> str:
        """Level of the bot that plays here, for itself or for a person."""
        return self.config.level or "medium"
