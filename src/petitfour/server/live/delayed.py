"""The delayed table that spectators see where the host allows no live spectators."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from petitfour.server.clock import Alarm
from petitfour.table import transitions
from petitfour.table.events import OVER, Entry, Forgotten, Started
from petitfour.table.messages import ServerMessage, encoder
from petitfour.table.presentation import PlayedMove
from petitfour.table.table import Table

if TYPE_CHECKING:
    from petitfour.server.live.room import Room


class DelayedTable:
    """A second fold of the log of a room. It adds each entry when the delay of the table is over."""

    def __init__(self, room: Room, table: Table, entries: Iterable[Entry]) -> None:
        self.room = room
        self.table = table
        self.delay = 1000 * room.table.made.delay
        self.jumped = room.jumped
        self.waiting = deque(entries)
        self.alarm: Alarm | None = None
        self.advance()

    def add(self, entries: Iterable[Entry]) -> None:
        """Queue new entries. A deleted name is removed at once."""
        self.waiting += entries
        for entry in entries:
            if isinstance(entry.event, Forgotten):
                transitions.apply(self.table, entry.event)
        self.advance()

    def advance(self) -> None:
        """Add the entries that are old enough, and set the alarm for the next one."""
        self.close()
        since = self.table.number
        while self.waiting and self.is_old(self.waiting[0]):
            self.table.add(self.waiting.popleft())
        if since and self.table.number > since:
            self.send(self.frame(self.table.moves_since(None, since)))
        if self.table.phase == OVER and not self.waiting:
            self.end()
        elif self.waiting:
            wait = (self.shown_at(self.waiting[0]) - self.room.now()) / 1000
            self.alarm = self.room.clock.call_later(max(wait, 0.01), self.advance)

    def end(self) -> None:
        """Turn the delayed spectators into live ones, who also get the secret of the deals."""
        room, audience = self.room, self.room.audience
        delayed = [connection for connection, viewpoint in room.connections.items() if viewpoint == "delayed"]
        for connection in delayed:
            room.connections[connection] = "table"
            connection.send(encoder.encode(ServerMessage(at=room.table.number, table=audience.info("table"))))
        audience.close_delayed()

    def is_old(self, entry: Entry) -> bool:
        """Whether an entry may be shown. Entries before the start and after the delayed end are never hidden."""
        if self.table.phase == OVER or (self.table.state is None and not isinstance(entry.event, Started)):
            return True
        return self.shown_at(entry) <= self.room.now()

    def shown_at(self, entry: Entry) -> int:
        """Return when an entry may be shown. The delay of an entry from before a jump of the wall clock counts from the
        jump, so that the jump does not shorten it."""
        return max(entry.at, self.jumped) + self.delay

    def frame(self, events: list[PlayedMove]) -> bytes:
        """Encode the delayed position. It contains no clocks, because they would show the present."""
        return encoder.encode(
            ServerMessage(
                at=self.table.number,
                table=self.table.info(watchers=self.room.presence.watchers()),
                viewpoint=None,
                view=self.table.view(None),
                events=events or None,
            )
        )

    def send(self, frame: bytes) -> None:
        """Send a frame to all delayed spectators."""
        for connection, viewpoint in list(self.room.connections.items()):
            if viewpoint == "delayed":
                connection.send(frame)

    def close(self) -> None:
        """Stop the alarm."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
