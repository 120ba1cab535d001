"""The commands of a table, as structs. A command, its handler and its event share one stem: Move, move, Moved.

Clients send the commands of the union `ClientCommand` unchanged, as JSON objects with a `type`. The others are commands
of the server itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

LARGEST = 2**53 - 1  # the largest integer that JavaScript represents exactly

Seat = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]


class Context(msgspec.Struct, frozen=True):
    """What a command depends on besides itself and the table: the time, who is away, and newly drawn ids."""

    now: int
    """When the command arrived, in milliseconds since 1970 by the clock of the table."""
    away: Mapping[int, int] = {}
    """The seats of absent people, with the milliseconds of their absence."""
    new_key: str | None = None
    """SHA-256 of the new key of a reserved seat."""
    new_table: str | None = None
    """Id of the table of a rematch."""
    new_person: str | None = None
    """Id of a new remote bot."""


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all commands."""


# --- before the start --------------------------------------------------------------------------------------------


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat, or a friend's seat with its key; or change the name in one's own seat."""

    seat: Seat
    name: str | None = None
    """None: the name for which a friend's seat is reserved."""
    key: str | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat. During the match a bot plays on, and the person may take the seat back."""

    seat: Seat


class SetSeat(Command, frozen=True, tag="set_seat"):
    """Open a seat, reserve it for a friend, or give it to a bot."""

    seat: Seat
    to: Literal["open", "friend", "bot"]
    name: str | None = None
    level: str | None = None


class Ready(Command, frozen=True, tag="ready"):
    """Get a seat ready, with an entropy (scheme 1) or the pledge of one (scheme 2)."""

    seat: Seat
    entropy: str | None = None
    pledge: str | None = None


class GiveHost(Command, frozen=True, tag="give_host"):
    """Make the person in a seat the host."""

    seat: Seat


class Start(Command, frozen=True, tag="start"):
    """Start the match, or seal the table if seats have pledged an entropy and must reveal it first."""


class Reveal(Command, frozen=True, tag="reveal"):
    """Reveal the entropy that a seat has pledged."""

    seat: Seat
    entropy: str


class StartSealed(Command, frozen=True, tag="start_sealed"):
    """Start a sealed match whose time to reveal is over. The server does this."""


class SeatRemoteBot(Command, frozen=True, tag="seat_remote_bot"):
    """Give a seat to a remote bot, which is `Context.new_person`. The host does this with the REST API."""

    seat: Seat
    name: str


# --- play --------------------------------------------------------------------------------------------------------


class Move(Command, frozen=True, tag="move"):
    """Make a move. It is stale if the legal moves of its seat have changed since entry `at`."""

    seat: Seat
    at: Number
    """The number of the last entry that the client knows."""
    move: str
    thought: Number | None = None
    """Milliseconds from showing the turn to the move, by the client's clock."""


class BotMove(Command, frozen=True, tag="bot_move"):
    """Make a move of a bot: in its own seat, in a seat that it plays for a person, or when a person's time is up."""

    seat: Seat
    at: Number
    """The number of the last entry that the bot knows."""
    move: int
    """The move itself, not its text."""


class Continue(Command, frozen=True, tag="continue"):
    """Continue after a round: the next deal waits for all people, at tables that pause."""

    seat: Seat
    everybody: bool = False
    """Do not wait for the others. Only the host may."""


class EndPause(Command, frozen=True, tag="end_pause"):
    """Deal the next round when the longest pause is over. The server does this."""


class LetBot(Command, frozen=True, tag="let_bot"):
    """Let a bot play for a person who is away or idle."""

    seat: Seat


class TakeBack(Command, frozen=True, tag="take_back"):
    """Take one's seat back from the bot that plays it."""

    seat: Seat


# --- the end -----------------------------------------------------------------------------------------------------


class Concede(Command, frozen=True, tag="concede"):
    """Give up the match for a seat."""

    seat: Seat


class AgreeToEnd(Command, frozen=True, tag="agree_to_end"):
    """Agree to end the match without a winner, take the agreement back, or decline the offer of the others."""

    seat: Seat
    agree: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """Name the table of the rematch, which is `Context.new_table`."""


class Forget(Command, frozen=True, tag="forget"):
    """Remove a person from the table for good. The server does this when a person deletes their data."""


class Abandon(Command, frozen=True, tag="abandon"):
    """Close a table that nobody has used for a long time. The server does this."""


# --- moderation, by the host -------------------------------------------------------------------------------------


class Mute(Command, frozen=True, tag="mute"):
    """Hide the reactions of the person in a seat."""

    seat: Seat


class Unmute(Command, frozen=True, tag="unmute"):
    """Show the reactions of the person in a seat again."""

    seat: Seat


class Remove(Command, frozen=True, tag="remove"):
    """Remove a person from a seat. Before the start the seat opens; during the match a bot plays it to the end."""

    seat: Seat


class Block(Command, frozen=True, tag="block"):
    """Remove a person from all their seats and ban them from the table."""

    seat: Seat


class Close(Command, frozen=True, tag="close"):
    """End the table at once, without a winner."""


ClientCommand = (
    Move | Sit | Stand | Ready | Start | Reveal | SetSeat | GiveHost | Continue | LetBot | TakeBack | Concede
    | AgreeToEnd | Rematch | Mute | Unmute | Remove | Block | Close
)  # fmt: skip
"""The commands that clients send."""

ServerCommand = BotMove | EndPause | StartSealed | SeatRemoteBot | Forget | Abandon
"""The commands that the server gives itself."""

AnyCommand = ClientCommand | ServerCommand
