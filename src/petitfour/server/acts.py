"""What can happen at a table. A table is the list of these, numbered from 1 and never changed: its log.

An act says what happened, not what somebody wished: whether it may happen is `Table.check`'s to say, before it is
written. Reading a log therefore never refuses anything. Fields may be added, with a default; a name is for ever.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from hashlib import sha256
from typing import Any, Final, Literal

import msgspec

Phase = Literal["gathering", "playing", "over"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
SeatKind = Literal["open", "friend", "person", "bot"]
By = Literal["person", "bot", "clock", "table"]
Spectators = Literal["none", "public", "delay"]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a person may think: no limit; so many seconds a move; or a bank of seconds that each move adds to."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is set before the start: open, kept for a friend who has the key, a person's, or a bot's."""

    kind: SeatKind = "open"
    name: str | None = None
    level: str | None = None
    """Of a bot."""
    person: str | None = None
    key: str | None = None
    """Of a friend's seat: the SHA-256 of the key in the link."""
    outside: bool = False
    """A bot that plays over the wire: a person to the server, a bot to the others."""


class Act(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="act"):
    """The base; the tag of each is its name in small letters."""


class Created(Act, frozen=True, omit_defaults=True, tag="created"):
    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    settings: dict[str, Any]
    """All settings of the game, memory_aid among them."""
    seats: tuple[Place, ...]
    host: str
    """A person."""
    commitment: str
    listed: bool = False
    clock: Clock = Clock()
    spectators: Spectators = "public"
    delay: int = 0
    """Seconds by which spectators see everything later."""
    hints: bool = True
    fast: bool = False
    after: str | None = None
    """The table of which this is the rematch."""


class Sat(Act, frozen=True, omit_defaults=True, tag="sat"):
    seat: int
    person: str
    name: str
    outside: bool = False


class Stood(Act, frozen=True, omit_defaults=True, tag="stood"):
    seat: int


class SeatSet(Act, frozen=True, omit_defaults=True, tag="seat"):
    """By the host: opens a seat, keeps it for a friend, or gives it to a bot; whoever sat there is removed."""

    seat: int
    place: Place


class Readied(Act, frozen=True, omit_defaults=True, tag="ready"):
    seat: int
    entropy: str = ""


class HostGiven(Act, frozen=True, omit_defaults=True, tag="host"):
    person: str


class Started(Act, frozen=True, omit_defaults=True, tag="started"):
    entropies: tuple[str, ...]
    """One a person, a bot's is empty; fixed here, so that a record needs nothing else."""


class Moved(Act, frozen=True, omit_defaults=True, tag="moved"):
    """A move of a seat or of the dealer (-1), in its text form."""

    seat: int
    move: str
    by: By = "person"
    spent: int = 0
    """Milliseconds taken from the clock, what the network cost already given back."""


class Held(Act, frozen=True, omit_defaults=True, tag="held"):
    """A bot plays for the person of this seat, until they come back."""

    seat: int


class CameBack(Act, frozen=True, omit_defaults=True, tag="back"):
    seat: int


class Conceded(Act, frozen=True, omit_defaults=True, tag="conceded"):
    """The person gives up. A bot plays on for them, unless only one side is left: that one wins."""

    seat: int


class Agreed(Act, frozen=True, omit_defaults=True, tag="agreed"):
    """To end the match here (or no longer); it ends, with no winner, when all people agree."""

    seat: int
    yes: bool = True


class Abandoned(Act, frozen=True, omit_defaults=True, tag="abandoned"):
    """By the host, or by the clean-up."""


class Rematched(Act, frozen=True, omit_defaults=True, tag="rematched"):
    table: str


class Forgotten(Act, frozen=True, omit_defaults=True, tag="forgotten"):
    """Somebody wanted to be forgotten: these seats were theirs. Earlier entries no longer name them either."""

    seats: tuple[int, ...]
    host: bool = False
    mark: str = ""
    """Of the person at this table: who has the table in hand knows by it whom to forget, and nobody else anything."""


AnyAct = (
    Created | Sat | Stood | SeatSet | Readied | HostGiven | Started | Moved | Held | CameBack | Conceded | Agreed
    | Abandoned | Rematched | Forgotten
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """One line of a log, read; `store.Entry` is the same as it is kept."""

    number: int
    """From 1, without a gap."""
    at: int
    """Milliseconds since 1970 by the clock of the process that wrote it; never before the last entry's."""
    act: AnyAct


def mark(table: str, person: str) -> str:
    return sha256(f"{table} {person}".encode()).hexdigest()[:32]


def named(act: AnyAct) -> Iterator[str]:
    """Every person that an act names."""
    if isinstance(act, Sat | HostGiven):
        yield act.person
    elif isinstance(act, Created):
        yield act.host
        yield from (place.person for place in act.seats if place.person)


def redacted(act: AnyAct, person: str, sat: Container[int] = ()) -> AnyAct:
    """The same without a word about that person; `sat` has the seats they took, which may have been kept for them."""
    if isinstance(act, Sat) and act.person == person:
        return msgspec.structs.replace(act, person="", name="")
    if isinstance(act, HostGiven) and act.person == person:
        return HostGiven("")
    if isinstance(act, SeatSet):
        return SeatSet(act.seat, without(act.place, person, act.seat in sat))
    if isinstance(act, Created):
        seats = tuple(without(place, person, seat in sat) for seat, place in enumerate(act.seats))
        return msgspec.structs.replace(act, seats=seats, host="" if act.host == person else act.host)
    return act


def without(place: Place, person: str, theirs: bool) -> Place:
    if place.person == person or (theirs and place.kind == "friend"):
        return msgspec.structs.replace(place, person=None, name=None)
    return place


_decoder: msgspec.json.Decoder[AnyAct] = msgspec.json.Decoder(AnyAct)
_encoder = msgspec.json.Encoder()


def encode(act: AnyAct) -> bytes:
    return _encoder.encode(act)


def decode(data: bytes | str) -> AnyAct:
    return _decoder.decode(data)
