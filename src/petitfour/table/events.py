"""The events of a table. Its log is the list of its events, numbered from 1 and never changed.

An event says what happened. commands/ checks a command before its event is written, so reading a log never refuses
anything. Stored logs fix the names of events and fields. New fields need a default.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

import msgspec

from petitfour.core.state import Move, State

Phase = Literal["gathering", "playing", "over"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
SeatKind = Literal["open", "friend", "person", "bot"]
By = Literal["person", "bot", "clock", "table"]
Spectators = Literal["none", "public", "delay"]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a person may think: without limit, `seconds` for each move, or from a bank with an increment."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class SeatConfig(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is set before the start: open, reserved for a friend who has the key, a person's, or a bot's."""

    kind: SeatKind = "open"
    name: str | None = None
    level: str | None = None
    """Level of a bot."""
    person: str | None = None
    key: str | None = None
    """For a friend's seat: the SHA-256 of the key in the link."""
    remote: bool = msgspec.field(default=False, name="outside")
    """A remote bot: the server treats it as a person, the other players see a bot."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="act"):
    """Base of all events. The tag is the name of the event in stored logs; some differ from the name of the class."""


class Branch(msgspec.Struct, frozen=True):
    """Where a table was branched off another match."""

    of: str
    """The id of that table, or an empty text for a record from a file."""
    number: int
    """The number of moves of that match, deals included, before the branch."""
    seat: int
    """The seat that is played on."""
    kind: Literal["as-seen", "as-was"]
    """As the seat saw it: hidden cards are sampled from its information set. Or as it was."""


class Created(Event, frozen=True, omit_defaults=True, tag="created"):
    """The table was created with these settings."""

    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    settings: dict[str, Any]
    """All settings of the game, including memory_aid."""
    seats: tuple[SeatConfig, ...]
    host: str
    """Id of a person."""
    commitment: str
    listed: bool = False
    clock: Clock = Clock()
    spectators: Spectators = "public"
    delay: int = 0
    """Seconds by which delayed spectators lag behind the match."""
    hints: bool = True
    fast: bool = False
    after: str | None = None
    """The former table, if this is a rematch."""
    scheme: int = 1
    """Version of the fair-deal protocol, see docs/fair.md. Old logs have no such field; it is 1."""
    pause: bool = False
    """After each round, wait with the next deal until everybody has seen the result."""
    takeback: bool = False
    """Moves may be taken back."""
    elsewhere: bool = False
    """The match was played on a player's device and imported: no server has watched it."""
    branch: Branch | None = None
    """Set if the match goes on from a moment of another one."""


class Sat(Event, frozen=True, omit_defaults=True, tag="sat"):
    """A person took a seat, or changed their name there."""

    seat: int
    person: str
    name: str
    remote: bool = msgspec.field(default=False, name="outside")


class Stood(Event, frozen=True, omit_defaults=True, tag="stood"):
    """A person left a seat before the start."""

    seat: int


class SeatSet(Event, frozen=True, omit_defaults=True, tag="seat"):
    """The host opened a seat, reserved it for a friend, or gave it to a bot. A person who sat there loses it."""

    seat: int
    config: SeatConfig = msgspec.field(name="place")


class Readied(Event, frozen=True, omit_defaults=True, tag="ready"):
    """A person is ready. The seat adds an entropy (scheme 1) or the pledge of one (scheme 2)."""

    seat: int
    entropy: str = ""
    pledge: str | None = None


class Sealed(Event, frozen=True, omit_defaults=True, tag="sealed"):
    """The host started a match of scheme 2: seats and pledges are fixed, and the seats reveal their entropies."""

    pledges: tuple[str | None, ...]
    """One for each seat; None for a seat that pledged nothing."""


class Revealed(Event, frozen=True, omit_defaults=True, tag="revealed"):
    """A seat revealed the entropy that it pledged. The others see it when the match starts."""

    seat: int
    entropy: str


class HostGiven(Event, frozen=True, omit_defaults=True, tag="host"):
    """Another person became the host."""

    person: str


class Started(Event, frozen=True, omit_defaults=True, tag="started"):
    """The match started."""

    entropies: tuple[str | None, ...]
    """One for each seat. Empty (scheme 1) or None (scheme 2) for a seat that adds none."""


class Placed(Event, frozen=True, omit_defaults=True, tag="placed"):
    """The match goes on from a position that agrees with what a seat knows: a sample of its information set."""

    known: dict[str, Any]
    """The information set as data."""
    seed: int
    """Of the random numbers that draw the sample."""


class Checked(NamedTuple):
    """A move that this process has just read and checked."""

    number: int
    """The entry after which the move was checked. It is not valid in any other position."""
    move: Move
    after: State | None = None
    """The position after the move, if it was checked by playing it."""


class Moved(Event, frozen=True, omit_defaults=True, dict=True, tag="moved"):
    """A seat or the dealer (-1) made a move, given in its text form."""

    seat: int
    move: str
    by: By = "person"
    spent: int = 0
    """Milliseconds taken from the clock, without the network delay that is given back."""

    def with_check(self, checked: Checked) -> Moved:
        """Attach the result of a check to a new event. It stays in memory: it is neither stored nor compared."""
        self.__dict__["_checked"] = checked
        return self

    @property
    def checked(self) -> Checked | None:
        """The result of the check that made this event; None for an event from a stored log."""
        return self.__dict__.get("_checked")


class Continued(Event, frozen=True, omit_defaults=True, tag="continued"):
    """A seat has seen the result of the round. The next deal waits for all people, see `Table.waits_for`."""

    seat: int | None = None
    """None: for everybody, because the host wanted it, the others are away, or the time was up."""


class BotLetIn(Event, frozen=True, omit_defaults=True, tag="held"):
    """A bot plays for the person in this seat until they take it back."""

    seat: int


class TookBack(Event, frozen=True, omit_defaults=True, tag="back"):
    """The person took the seat back from the bot that played it."""

    seat: int


class Conceded(Event, frozen=True, omit_defaults=True, tag="conceded"):
    """The person conceded. A bot plays on, unless only one side is left: that side wins."""

    seat: int


class AgreedToEnd(Event, frozen=True, omit_defaults=True, tag="agreed"):
    """A seat agreed to end the match, or no longer agrees. It ends without a winner when all people agree.

    `yes` is false for a seat that withdraws its agreement. A seat that has not agreed declines with it: this cancels
    the agreements of all seats.
    """

    seat: int
    yes: bool = True


class Closed(Event, frozen=True, omit_defaults=True, tag="abandoned"):
    """The table was closed, and nobody won: everybody left, the host closed it, or its log became too long."""

    reason: Literal["abandoned", "closed", "too-long"] = "abandoned"
    """Former versions also wrote `abandoned` for tables that the host closed."""


class Muted(Event, frozen=True, omit_defaults=True, tag="muted"):
    """The host muted a person at this table, or unmuted them."""

    mark: str
    """`pseudonym` of the person, so that no id stays in the log when the person is deleted."""
    yes: bool = True


class Removed(Event, frozen=True, omit_defaults=True, tag="removed"):
    """The host removed the person in this seat from the match. A bot plays on; the person cannot come back."""

    seat: int


class Blocked(Event, frozen=True, omit_defaults=True, tag="blocked"):
    """The host blocked a person: they can no longer sit, connect or react here."""

    mark: str
    """`pseudonym` of the person."""


class Rematched(Event, frozen=True, omit_defaults=True, tag="rematched"):
    """A rematch was created at another table."""

    table: str


class Forgotten(Event, frozen=True, omit_defaults=True, tag="forgotten"):
    """A person deleted their data: these seats were theirs. Earlier entries no longer name them either."""

    seats: tuple[int, ...]
    host: bool = False
    mark: str = ""
    """`pseudonym` of the person. A process that has the table in memory finds the person by it."""


AnyEvent = (
    Created | Sat | Stood | SeatSet | Readied | Sealed | Revealed | HostGiven | Started | Placed | Moved | Continued
    | BotLetIn | TookBack | Conceded | AgreedToEnd | Closed | Rematched | Forgotten | Muted | Removed | Blocked
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """One entry of a log, decoded. `store.Entry` is its stored form."""

    number: int
    """Counts from 1 without gaps."""
    at: int
    """Milliseconds since 1970 by the clock of the writing process; never less than in the entry before."""
    event: AnyEvent


def pseudonym(table: str, person: str) -> str:
    """Return a hash that stands for a person at one table, so that the log need not keep the id."""
    return sha256(f"{table} {person}".encode()).hexdigest()[:32]


def named(event: AnyEvent) -> Iterator[str]:
    """Yield the ids of all people that an event names."""
    if isinstance(event, Sat | HostGiven):
        yield event.person
    elif isinstance(event, Created):
        yield event.host
        yield from (config.person for config in event.seats if config.person)


def redacted(event: AnyEvent, person: str, sat: Container[int] = ()) -> AnyEvent:
    """Return the event without the person's id and name. `sat` has the seats they took: a friend's seat names them."""
    if isinstance(event, Sat) and event.person == person:
        return msgspec.structs.replace(event, person="", name="")
    if isinstance(event, HostGiven) and event.person == person:
        return HostGiven("")
    if isinstance(event, SeatSet):
        return SeatSet(event.seat, without(event.config, person, event.seat in sat))
    if isinstance(event, Created):
        seats = tuple(without(config, person, seat in sat) for seat, config in enumerate(event.seats))
        return msgspec.structs.replace(event, seats=seats, host="" if event.host == person else event.host)
    return event


def redacted_text(event: bytes, person: str) -> bytes:
    """Redact an event of unknown form: empty the person's id, and the name beside it, in every object that has it."""

    def clear(value: Any) -> Any:
        if isinstance(value, list):
            return [clear(one) for one in value]
        if not isinstance(value, dict):
            return value
        theirs = person in value.values()
        return {key: "" if theirs and (one == person or key == "name") else clear(one) for key, one in value.items()}

    return msgspec.json.encode(clear(msgspec.json.decode(event)))


def without(config: SeatConfig, person: str, theirs: bool) -> SeatConfig:
    """Return the seat without the person and their name. `theirs`: the person took this seat."""
    if config.person == person or (theirs and config.kind == "friend"):
        return msgspec.structs.replace(config, person=None, name=None)
    return config


_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def encode(event: AnyEvent) -> bytes:
    return _encoder.encode(event)


def decode(data: bytes | str) -> AnyEvent:
    return _decoder.decode(data)
