"""New tables: the settings that a person chooses, checked, as the first event of a log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from petitfour.core import fair
from petitfour.core.errors import BadSetting
from petitfour.core.game import as_settings
from petitfour.games import game as find_game
from petitfour.table import checks
from petitfour.table.commands.ending import rematch_seats, rematch_settings
from petitfour.table.commands.lobby import hashed, seat_config
from petitfour.table.events import Clock, Created, SeatConfig, Spectators
from petitfour.table.table import Table


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["you", "open", "friend", "bot"] = "open"
    name: str | None = None
    level: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: int
    settings: dict[str, Any] = {}
    seats: list[NewSeat] | None = None
    """Default: you in the first seat, the others open."""
    listed: bool = False
    clock: Clock = Clock()
    spectators: Spectators = "public"
    delay: int = 180
    """In seconds, for delayed spectators."""
    hints: bool = True
    fast: bool = False
    pause: bool = False
    """After each round, wait with the next deal until everybody has continued."""
    takeback: bool = False
    """Moves may be taken back."""

    def all_seats(self) -> list[NewSeat]:
        """Return the seats, or raise if the game has no table of this size or the seats do not fit it."""
        find_game(self.game).start(self.players)
        seats = self.seats or [NewSeat("you"), *[NewSeat()] * (self.players - 1)]
        if len(seats) != self.players:
            raise BadSetting(f"{self.players} play, but there are {len(seats)} seats")
        return seats


def created(
    new: NewTable, person: str, name: str | None, secret: bytes, keys: Mapping[int, str], scheme: int = fair.SCHEME
) -> Created:
    """Return the first event of a new table, or raise. `keys` are the plain keys of the reserved seats."""
    game = find_game(new.game)
    options = game.options(**new.settings)
    game.start(new.players, options)  # raises if the settings contradict each other
    seats = new.all_seats()
    configs = tuple(first_config(seat, person, name, keys.get(number)) for number, seat in enumerate(seats))
    return Created(
        game=game.id, rules=game.rules_version, players=new.players, settings=as_settings(options), seats=configs,
        host=person, commitment=fair.commitment(secret, scheme), listed=new.listed, clock=new.clock,
        spectators=new.spectators, delay=new.delay if new.spectators == "delay" else 0, hints=new.hints,
        fast=new.fast, scheme=scheme, pause=new.pause, takeback=new.takeback,
    )  # fmt: skip


def first_config(seat: NewSeat, person: str, name: str | None, key: str | None) -> SeatConfig:
    """Return a seat of a new table. `key` is the plain key of a reserved seat."""
    if seat.kind == "you":
        return SeatConfig("person", checks.good_name(seat.name or name), person=person)
    return seat_config(seat.kind, seat.name, seat.level, key and hashed(key))


def rematch(old: Table, secret: bytes) -> Created:
    """Return the first event of a rematch: the same people and bots. The next seat starts."""
    made = old.made
    return Created(
        game=made.game, rules=old.game.rules_version, players=made.players, settings=rematch_settings(old),
        seats=rematch_seats(old), host=old.host, commitment=fair.commitment(secret, fair.SCHEME), listed=False,
        clock=made.clock, spectators=made.spectators, delay=made.delay, hints=made.hints, fast=made.fast,
        pause=made.pause, after=old.id, scheme=fair.SCHEME, takeback=made.takeback,
    )  # fmt: skip
