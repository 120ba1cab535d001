"""The messages between a client and a table: `ClientMessage` from clients, `ServerMessage` from the table, as JSON.

docs/wire.md describes them, with examples that the tests check against these types.

A client sends a command of the table (table/commands/structs.py) unchanged, or a request that writes nothing. A message
from the server leaves out empty fields. `table`, `view` and `events` depend only on the viewpoint, so the server
encodes them once for all connections with the same viewpoint.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from petitfour.bots.hints import Hint
from petitfour.core.view import View
from petitfour.table.commands.structs import LARGEST, ClientCommand, Number, Seat
from petitfour.table.errors import Error, Refused
from petitfour.table.presentation import ClockInfo, PlayedMove, TableInfo, You

VERSION = 2
LONGEST_MESSAGE = 4096  # maximum bytes of a message from a client
Picture = Literal[
    "smile", "laugh", "wow", "sad", "think", "clap", "heart", "hurry",
    "good-luck", "nice-move", "well-played", "thanks", "sorry", "one-moment",
]  # fmt: skip
"""The reactions. The last line has phrases: every reader sees them in their own language."""


# --- from clients ------------------------------------------------------------------------------------------------


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all requests: messages that write nothing to the log of the table."""


class Look(Request, frozen=True, tag="look"):
    """Change the viewpoint: to one of one's own seats, or to the public side (null)."""

    seat: Seat | None


class Resume(Request, frozen=True, tag="resume"):
    """Send everything again, as after connecting."""

    at: Number
    """The number of the last entry that the client knows."""


class React(Request, frozen=True, tag="react"):
    """Show a reaction."""

    seat: Seat
    picture: Picture


class HintRequest(Request, frozen=True, tag="hint"):
    """Ask for the best moves of a seat and why."""

    seat: Seat


class InformationSet(Request, frozen=True, tag="information_set"):
    """Ask for the information set of a seat."""

    seat: Seat


AnyRequest = Look | Resume | React | HintRequest | InformationSet


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message from a client: a command or a request."""

    id: Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]
    """Increases with every message of a connection. The answer repeats it in `reply_to`."""
    command: ClientCommand | AnyRequest


# --- from the server ---------------------------------------------------------------------------------------------


class Reaction(msgspec.Struct, frozen=True):
    """A reaction of a seat."""

    seat: int
    picture: Picture


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a command or a request returns, besides what it changes."""

    key: str | None = None
    """Of `set_seat`: the key of a reserved seat."""
    table: str | None = None
    """Of `rematch`: the id of the new table."""
    at: int | None = None
    """Of `hint`: the number of the last entry before the hint."""
    hint: Hint | None = None
    information_set: dict[str, Any] | None = None
    """In the form of the game's `belief_type`."""


class ServerMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message from the server."""

    at: int
    """The number of the last entry."""
    reply_to: int | None = None
    error: Error | None = None
    table: TableInfo | None = None
    you: You | None = None
    viewpoint: int | msgspec.UnsetType | None = msgspec.UNSET
    """The viewpoint of `view`: a seat, or None for the public side. Sent with every view."""
    view: View | msgspec.UnsetType | None = msgspec.UNSET
    """The engine's view, complete. None before the start, and for those who may not watch."""
    events: list[PlayedMove] | None = None
    clocks: list[ClockInfo | None] | None = None
    reaction: Reaction | None = None
    answer: Answer | None = None
    shutting_down: bool = False
    """The server stops: connect again."""


class Numbered(msgspec.Struct, frozen=True):
    """The part of a message that its answer needs."""

    id: Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]


encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
id_decoder: msgspec.json.Decoder[Numbered] = msgspec.json.Decoder(Numbered)


def read(data: bytes | str) -> ClientMessage:
    """Decode a message from a client, or raise Refused."""
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("bad-message") from None


def id_in(data: bytes | str) -> int | None:
    """Return the id of a message that is otherwise refused, or None if it has none."""
    try:
        return id_decoder.decode(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
