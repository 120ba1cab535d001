"""The present state of one seat of a table."""

from __future__ import annotations

from petitfour.table.events import SeatConfig


class Seat:
    """One seat: who holds it, and its readiness, absence and clock."""

    __slots__ = ("bank", "bot_plays", "conceded", "config", "entropy", "late", "pledge", "ready", "removed", "since")

    def __init__(self, config: SeatConfig) -> None:
        self.config = config
        self.ready = config.kind == "bot"
        self.entropy = ""  # scheme 1
        self.pledge: str | None = None  # scheme 2
        self.bot_plays = False  # a bot plays for the person until they come back
        self.conceded = False
        self.removed = False  # by the host; a bot plays on
        self.late = 0  # consecutive moves that a bot made because the time was up
        self.bank = 0  # milliseconds
        self.since = 0  # when the present turn of the seat began; 0 while it is not to act

    def copy(self) -> Seat:
        other = Seat(self.config)
        other.ready, other.entropy, other.conceded, other.bot_plays = (
            self.ready, self.entropy, self.conceded, self.bot_plays,
        )  # fmt: skip
        other.late, other.bank, other.since, other.removed = self.late, self.bank, self.since, self.removed
        other.pledge = self.pledge
        return other

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
