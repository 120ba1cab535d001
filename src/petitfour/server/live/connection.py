"""One client's connection to a live table, and what it may be shown."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from petitfour.table.messages import Answer, encoder
from petitfour.table.presentation import You

AGAIN = 1013  # close code: connect again
BLOCKED = 4403  # close code: the host has blocked this person
NOT_FOUND = 4404  # close code: no such table
OTHER_VERSION = 4426  # close code: the client speaks another version of the protocol
UNREADABLE = 4410  # close code: the log of the table cannot be read
CLOSE_CODES = {
    "blocked": BLOCKED, "no-such-table": NOT_FOUND, "other-rules": UNREADABLE, "unreadable": UNREADABLE,
}  # by error id; a client does not connect again after one of these  # fmt: skip

Viewpoint = int | Literal["table", "delayed"] | None
"""What a connection is shown: the view of a seat, the public view, the delayed public view, or nothing."""


class Connection(Protocol):
    """A client that is connected to a table. It has one viewpoint at a time."""

    person: str
    viewpoint: int | None
    """The seat whose view it is shown, or None for the public side."""
    screen: bool
    """A shared screen. It does not make its person present."""
    you: You | None
    """What it was last sent about its own person."""

    def send(self, frame: bytes) -> None:
        """Send a frame. Never blocks: slow readers are disconnected."""

    def close(self, code: int) -> None:
        """Close the connection after the frames that were sent before."""


class Reply(msgspec.Struct, frozen=True):
    """The sender of a command. The frame that tells them about the change is also their answer."""

    connection: Connection
    reply_to: int
    answer: Answer | None = None

    def put_into(self, frame: bytes) -> bytes:
        """Add the id of the command and the answer to an encoded frame."""
        answer = b"" if self.answer is None else b'"answer":' + encoder.encode(self.answer) + b","
        return b'{"reply_to":%d,' % self.reply_to + answer + frame[1:]


def seat_in(viewpoint: Viewpoint) -> int | None:
    """Return the seat of a viewpoint, or None if it is not that of a seat."""
    return viewpoint if isinstance(viewpoint, int) else None


def is_live(viewpoint: Viewpoint) -> bool:
    """Whether this viewpoint sees the match without delay."""
    return viewpoint is not None and viewpoint != "delayed"


def default_viewpoint(connection: Connection, seats: list[int]) -> int | None:
    """Return the seat that a connection sees first. A person with several seats shares one device with others, so the
    device shows no seat until somebody chooses one."""
    return seats[0] if len(seats) == 1 and not connection.screen else None
