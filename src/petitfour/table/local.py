"""A table in this process: its log, the bots that play at it, and the moves that are due.

The terminal game and the tables of a web page use it. The caller brings the time, the secret and the bots.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import NamedTuple

from petitfour.bots.bot import Budget, Decision
from petitfour.bots.hints import Hint, hint
from petitfour.bots.levels import SeatedBot, player
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.table import checks, clock
from petitfour.table.commands.authorize import authorize
from petitfour.table.commands.structs import AnyCommand, BotMove, Context, StartSealed
from petitfour.table.errors import Refused
from petitfour.table.events import PLAYING, Entry
from petitfour.table.table import Table

YOU = "you"  # the person at this device, who may have several seats
STAND_IN = "medium"  # level that replaces people whose time is up


class Chosen(NamedTuple):
    """What a bot has decided, and where: after this entry, in this seat."""

    number: int
    seat: int
    decision: Decision


def seated_bot(table: Table, seat: int) -> SeatedBot:
    """Return the bot that plays a seat, by the level of the seat."""
    return player(table.seats[seat].level, table.made.game)


class LocalTable:
    """A table and its log."""

    def __init__(
        self, id: str, secret: bytes, entries: Iterable[Entry], bots: Callable[[Table, int], SeatedBot] = seated_bot
    ) -> None:
        self.secret = secret
        self.bots = bots
        self.entries = list(entries)
        self.table = Table.fold(id, self.entries, secret)
        self.chosen: Chosen | None = None  # the move of a bot that has thought

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def state(self) -> State:
        """The position. There is none before the start."""
        assert self.table.state is not None
        return self.table.state

    def commit(self, person: str, command: AnyCommand, now: int, context: Context | None = None) -> list[Entry]:
        """Authorize and apply a command. Returns the new entries of the log, or raises Refused."""
        now = max(now, self.table.at)
        found = authorize(self.table, person, command, context or Context(now))
        if not found:
            return []
        self.table, new = self.table.after(found, now)
        self.entries += new
        return new

    def legal(self, seat: int) -> list[str]:
        """Return all legal moves of a seat, also where its view only says how they are built."""
        return self.table.game.legal_texts(self.state, seat)

    # --- bots ------------------------------------------------------------------------------------------

    def think(self) -> Decision | None:
        """Choose the move of the next bot, which `step` makes. Returns None if no bot is to act."""
        table = self.table
        seats = table.bots_to_act()
        if not seats:
            return None
        if self.chosen is None or self.chosen[:2] != (table.number, seats[0]):
            self.chosen = Chosen(table.number, seats[0], self.decide(seats[0], self.bots(table, seats[0])))
        return self.chosen.decision

    def step(self, now: int) -> None:
        """Make the move of a bot, of a person whose time is up, or start a sealed match."""
        table = self.table
        try:
            if table.sealed:
                self.commit("", StartSealed(), now)
            elif self.think():
                assert self.chosen is not None
                self.bot_move(self.chosen.seat, self.chosen.decision, now)
            else:
                for seat in clock.late_seats(table, now):
                    self.bot_move(seat, self.decide(seat, player(STAND_IN, table.made.game)), now)
        except Refused as refusal:
            if refusal.error.id != "stale":
                raise

    def bot_move(self, seat: int, decision: Decision, now: int) -> None:
        move = self.state.read(seat, decision.move)
        assert isinstance(move, int)
        self.commit("", BotMove(seat, self.table.number, move), now)

    def decide(self, seat: int, who: SeatedBot) -> Decision:
        """Let a bot decide for a seat, from what the seat can know."""
        return who.bot.decide(self.state.view(seat), self.state.belief(seat), self.rng(seat, "move"), who.budget)

    def advice(self, seat: int, budget: Budget) -> Hint:
        """Return a hint for a seat, from what the seat can know, or raise Refused."""
        table = self.table
        if not table.made.hints:
            raise Refused("no-hints")
        if table.phase != PLAYING or seat not in table.to_act():
            raise Refused("not-your-turn")
        return hint(self.state.view(seat), self.state.belief(seat), self.rng(seat, "hint"), budget)

    def rng(self, seat: int, use: str) -> Rng:
        """Return random numbers that depend on the table and the position, so that a restored table plays on alike."""
        seed = hashlib.sha256(self.secret + f"{use} {self.table.number} {seat}".encode()).digest()
        return Rng(int.from_bytes(seed[:8], "big"))

    def check_own(self, seat: int) -> None:
        """Raise Refused if the seat is not the person's own."""
        checks.own_seat(self.table, YOU, seat)
