"""Tables for tests: created, filled and played without a server."""

from __future__ import annotations

from typing import Any

from petitfour import GAMES, Rng
from petitfour.core import fair
from petitfour.core.game import as_settings
from petitfour.table.commands.authorize import authorize
from petitfour.table.commands.structs import AnyCommand, BotMove, Context, Move, Start
from petitfour.table.config import TableConfig
from petitfour.table.errors import Refused
from petitfour.table.events import AnyEvent, Clock, Created, Entry, Readied, Sat, SeatConfig
from petitfour.table.table import Table

SECRET = bytes(range(32))
START = 1_700_000_000_000
NAMES = ("Ann", "Ben", "Cleo", "Dev", "Eve")
BANK = Clock("bank", 60, 5)
EACH_MOVE = Clock("move", 20)


class Match:
    """A table with its log and a clock that the test sets."""

    def __init__(self, game: str = "marshmallow", players: int = 3, secret: bytes = SECRET, **how: Any) -> None:
        self.now = START
        self.log: list[Entry] = []
        self.table = Table("t", secret, how.pop("config", TableConfig()))
        settings = as_settings(GAMES[game].options(**how.pop("settings", {})))
        seats = how.pop("seats", (SeatConfig(),) * players)
        host = how.pop("host", "p0")
        version = GAMES[game].rules_version
        self.do(Created(game, version, players, settings, seats, host, fair.commitment(secret), **how))

    def do(self, *events: AnyEvent) -> list[Entry]:
        """Add these events and the automatic moves that follow, as a room does, but without a store."""
        self.table, entries = self.table.after(events, self.now)
        self.log += entries
        return entries

    def fill(self) -> Match:
        """Seat a person in every open seat, make all of them ready, and start the match."""
        for number, seat in enumerate(self.table.seats):
            if seat.config.kind == "open":
                self.do(Sat(number, f"p{number}", NAMES[number]))
            if self.table.seats[number].person:
                self.do(Readied(number, f"words of {number}"))
        self.ask(self.table.host, Start())
        return self

    def authorize(self, person: str, command: AnyCommand, **context: Any) -> list[AnyEvent]:
        """Return the events that a command causes at this table, now or at another time."""
        return authorize(self.table, person, command, Context(**{"now": self.now, **context}))

    def ask(self, person: str, command: AnyCommand, **context: Any) -> list[Entry]:
        """Do what a person commands."""
        return self.do(*self.authorize(person, command, **context))

    def refusal(self, person: str, command: AnyCommand, **context: Any) -> str:
        """Return the id with which a command is refused."""
        try:
            events = self.authorize(person, command, **context)
        except Refused as refused:
            return refused.error.id
        raise AssertionError(f"{command} is allowed: {events}")

    def name_for(self, person: str, command: AnyCommand) -> str:
        """Return the name that a person gets in a seat."""
        (event,) = self.authorize(person, command)
        assert isinstance(event, Sat)
        return event.name

    def later(self, seconds: float) -> None:
        self.now += int(1000 * seconds)

    def move(self, seat: int, text: str, at: int | None = None) -> list[Entry]:
        person = self.table.seats[seat].person or ""
        return self.ask(person, Move(seat, self.table.number if at is None else at, text))

    def number(self, seat: int, text: str) -> int:
        """Return the number of a move."""
        state = self.table.state
        assert state is not None
        move = state.read(seat, text)
        assert isinstance(move, int)
        return move

    def first_bot_move(self, seat: int) -> BotMove:
        """Return the command by which a bot plays its first legal move."""
        return BotMove(seat, self.table.number, self.number(seat, self.legal(seat)[0]))

    def legal(self, seat: int) -> list[str]:
        state = self.table.state
        assert state is not None
        return [state.text(seat, number) for number in state.legal(seat)]

    def play(self, moves: int, rng: Rng | None = None) -> None:
        """Play this many random moves for the seats to act, people and bots alike; fewer if the match ends."""
        rng = rng or Rng(1)
        for _ in range(moves):
            actors = self.table.to_act()
            if not actors:
                return
            seat = actors[rng.randbelow(len(actors))]
            texts = self.legal(seat)
            text = texts[rng.randbelow(len(texts))]
            if self.table.seats[seat].by_bot:
                self.ask("", BotMove(seat, self.table.number, self.number(seat, text)))
            else:
                self.move(seat, text)
