"""Tables to test the server's logic on: made, filled and played without a server."""

from __future__ import annotations

from typing import Any

from petitfour import GAMES, Rng
from petitfour.core import fair
from petitfour.core.game import as_settings
from petitfour.server.acts import AnyAct, Clock, Created, Entry, Place, Readied, Sat
from petitfour.server.table import Table
from petitfour.server.wishes import move, robot_move, start

SECRET = bytes(range(32))
START = 1_700_000_000_000
NAMES = ("Ann", "Ben", "Cleo", "Dev", "Eve")
BANK = Clock("bank", 60, 5)
EACH_MOVE = Clock("move", 20)


class Match:
    """A table with its whole log and a clock that the test turns."""

    def __init__(self, game: str = "marshmallow", players: int = 3, secret: bytes = SECRET, **how: Any) -> None:
        self.now = START
        self.log: list[Entry] = []
        self.table = Table("t", secret)
        settings = as_settings(GAMES[game].options(**how.pop("settings", {})))
        seats = how.pop("seats", (Place(),) * players)
        host = how.pop("host", "p0")
        version = GAMES[game].rules_version
        self.do(Created(game, version, players, settings, seats, host, fair.commitment(secret), **how))

    def do(self, *acts: AnyAct) -> list[Entry]:
        """What a room does, without a store: the acts and what follows from them."""
        self.table, entries = self.table.after(acts, self.now)
        self.log += entries
        return entries

    def fill(self) -> Match:
        """A person in every open seat, all ready, the match begun."""
        for number, seat in enumerate(self.table.seats):
            if seat.place.kind == "open":
                self.do(Sat(number, f"p{number}", NAMES[number]))
            if self.table.seats[number].person:
                self.do(Readied(number, f"words of {number}"))
        self.do(start(self.table, self.table.host))
        return self

    def later(self, seconds: float) -> None:
        self.now += int(1000 * seconds)

    def move(self, seat: int, text: str, at: int | None = None) -> list[Entry]:
        person = self.table.seats[seat].person or ""
        return self.do(move(self.table, person, seat, self.table.number if at is None else at, text, self.now))

    def legal(self, seat: int) -> list[str]:
        state = self.table.state
        assert state is not None
        return [state.text(seat, number) for number in state.legal(seat)]

    def play(self, moves: int, rng: Rng | None = None) -> None:
        """So many moves of whoever is to act, people and bots alike; fewer if the match ends."""
        rng = rng or Rng(1)
        for _ in range(moves):
            actors = self.table.to_act()
            if not actors:
                return
            seat = actors[rng.randbelow(len(actors))]
            texts = self.legal(seat)
            text = texts[rng.randbelow(len(texts))]
            if self.table.seats[seat].by_bot:
                self.do(robot_move(self.table, seat, text, self.now))
            else:
                self.move(seat, text)
