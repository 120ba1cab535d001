"""The connections of a live table: their viewpoints, and the frames they are sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from petitfour.server.live.connection import (
    BLOCKED,
    CLOSE_CODES,
    Connection,
    Reply,
    Viewpoint,
    default_viewpoint,
    is_live,
    seat_in,
)  # fmt: skip
from petitfour.server.live.delayed import DelayedTable
from petitfour.table import checks, presentation
from petitfour.table.errors import Error
from petitfour.table.events import Entry
from petitfour.table.messages import Answer, Reaction, ServerMessage, encoder
from petitfour.table.presentation import PlayedMove, TableInfo, You
from petitfour.table.table import Table

if TYPE_CHECKING:
    from petitfour.server.live.room import Room


class Audience:
    """The connections of a room. Every frame is built for one viewpoint and contains only what it may see."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.connections: dict[Connection, Viewpoint] = {}
        self.delayed: DelayedTable | None = None  # while there are delayed spectators

    # --- viewpoints ------------------------------------------------------------------------------------

    def look(self, connection: Connection, seat: int | None) -> None:
        """Let a connection see a seat of its own person, or the public side."""
        if seat is not None:
            checks.own_seat(self.room.table, connection.person, seat)
        connection.viewpoint = seat
        self.connections[connection] = self.viewpoint(connection)

    def viewpoint(self, connection: Connection) -> Viewpoint:
        """Return what a connection may be shown now."""
        if connection.viewpoint is not None:
            return connection.viewpoint
        if self.room.may_watch(connection.person):
            return "table"
        return "delayed" if self.room.table.made.spectators == "delay" else None

    def refresh_viewpoints(self, before: Table, entries: Sequence[Entry]) -> None:
        """Compute all viewpoints again after seats changed hands, or after the match began or ended."""
        for connection in self.connections:
            seats = self.room.table.seats_of(connection.person)
            if seats != before.seats_of(connection.person):
                connection.viewpoint = default_viewpoint(connection, seats)
            self.connections[connection] = self.viewpoint(connection)
        if "delayed" in self.connections.values() and self.delayed is None:
            self.delayed = DelayedTable(self.room, before.copy(), entries)
        elif self.delayed is not None:
            self.delayed.add(entries)
        self.close_delayed()

    def close_delayed(self) -> None:
        """Drop the delayed table if it has no spectators."""
        if self.delayed is not None and "delayed" not in self.connections.values():
            self.delayed.close()
            self.delayed = None

    def close_blocked(self) -> None:
        """Close the connections of people whom the host has blocked."""
        for connection in [one for one in self.connections if self.room.table.is_blocked(one.person)]:
            self.answer(connection, None, Error("blocked"))
            connection.close(BLOCKED)
            self.room.leave(connection)

    def dismiss(self, error: str) -> None:
        """Close all connections with an error after which clients do not connect again."""
        for connection in list(self.connections):
            connection.send(encoder.encode(ServerMessage(at=self.at(connection), error=Error(error))))
            connection.close(CLOSE_CODES[error])

    # --- what a viewpoint may know ---------------------------------------------------------------------

    def table(self, viewpoint: Viewpoint) -> Table:
        """Return the table that a viewpoint sees: the present or the delayed one."""
        if viewpoint != "delayed":
            return self.room.table
        assert self.delayed is not None
        return self.delayed.table

    def at(self, connection: Connection) -> int:
        """Return the number of the last entry that a connection may know."""
        return self.number(self.connections.get(connection))

    def number(self, viewpoint: Viewpoint) -> int:
        """Return the number of the last entry that a viewpoint may know: that of the start for people who may not
        watch."""
        return self.room.table.started if viewpoint is None else self.table(viewpoint).number

    def info(self, viewpoint: Viewpoint) -> TableInfo:
        """Return what a viewpoint may know about the table. Only live viewpoints see which people are absent."""
        presence = self.room.presence
        if viewpoint is None:
            return presentation.info_at_start(self.room.table)
        if viewpoint == "delayed":
            return self.table(viewpoint).info(watchers=presence.watchers())
        return self.room.table.info(presence.away(), presence.watchers())

    # --- frames ----------------------------------------------------------------------------------------

    def frame(self, viewpoint: Viewpoint, since: int, whole: bool) -> bytes:
        """Encode the position and the events after `since`; with the table, too, if `whole`."""
        table = self.room.table
        return self.encode(viewpoint, [] if viewpoint is None else table.moves_since(seat_in(viewpoint), since), whole)

    def encode(self, viewpoint: Viewpoint, events: list[PlayedMove], whole: bool = True) -> bytes:
        """Encode what a viewpoint sees. Nothing of the position is shown to people who may not watch."""
        at, info = self.number(viewpoint), self.info(viewpoint) if whole else None
        if viewpoint is None:
            return encoder.encode(ServerMessage(at, table=info, viewpoint=None, view=None))
        table, seat = self.room.table, seat_in(viewpoint)
        clocks = None if table.made.clock.kind == "none" else table.clocks(self.room.now())
        return encoder.encode(ServerMessage(at, None, None, info, None, seat, table.view(seat), events or None, clocks))

    def with_you(self, connection: Connection, frame: bytes, table: Table | None = None) -> bytes:
        """Add what the person may do at this table, if that has changed since the last frame."""
        table = table or self.room.table
        you = You(table.seats_of(connection.person), connection.person == table.host)
        if you == connection.you:
            return frame
        connection.you = you
        return b'{"you":' + encoder.encode(you) + b"," + frame[1:]

    # --- sending ---------------------------------------------------------------------------------------

    def greet(self, connection: Connection, after: int = 0, reply_to: int | None = None) -> None:
        """Send a connection everything it may see now, with the events after `after` that are still visible."""
        viewpoint = self.connections[connection]
        connection.you = None
        table = self.table(viewpoint)
        if self.delayed is not None and table is self.delayed.table:
            frame = self.delayed.frame(table.moves_on_show(None))
        else:
            shown = [] if viewpoint is None else table.moves_on_show(seat_in(viewpoint), after)
            frame = self.encode(viewpoint, shown)
        frame = self.with_you(connection, frame, table)
        connection.send(frame if reply_to is None else Reply(connection, reply_to).put_into(frame))

    def tell(self, since: int, whole: bool, reply: Reply | None = None, begun: bool = False) -> None:
        """Send all connections what happened after entry `since`, and encode it once for each viewpoint.

        `whole` adds the table to the position. People who may not watch are sent the start (`begun`) and the end only.
        """
        frames: dict[Viewpoint, bytes] = {}
        for connection, viewpoint in list(self.connections.items()):
            if viewpoint == "delayed" or (viewpoint is None and not begun):
                continue
            frame = frames.get(viewpoint)
            if frame is None:
                frame = frames[viewpoint] = self.frame(viewpoint, since, whole)
            if whole:
                frame = self.with_you(connection, frame)
            connection.send(reply.put_into(frame) if reply is not None and connection is reply.connection else frame)

    def tell_table(self, but: Connection | None = None) -> None:
        """Send the table without the position to all live connections except `but`, after presence has changed."""
        frames: dict[Viewpoint, bytes] = {}
        for connection, viewpoint in list(self.connections.items()):
            if connection is but or not is_live(viewpoint):
                continue
            what: Viewpoint = "table" if isinstance(viewpoint, int) else viewpoint  # the same for every seat
            if what not in frames:
                frames[what] = encoder.encode(ServerMessage(at=self.table(what).number, table=self.info(what)))
            connection.send(frames[what])

    def tell_error(self, error: Error, but: Connection | None = None) -> None:
        """Send an error to all live connections except `but`."""
        for connection, viewpoint in list(self.connections.items()):
            if is_live(viewpoint) and connection is not but:
                connection.send(encoder.encode(ServerMessage(at=self.at(connection), error=error)))

    def show(self, reaction: Reaction) -> None:
        """Show a reaction to all live connections."""
        frame = encoder.encode(ServerMessage(at=self.room.table.number, reaction=reaction))
        for connection, viewpoint in list(self.connections.items()):
            if is_live(viewpoint):
                connection.send(frame)

    def answer(
        self, connection: Connection, reply_to: int | None, error: Error | None = None, answer: Answer | None = None
    ) -> None:
        """Answer one connection, with an error or with data."""
        connection.send(
            encoder.encode(ServerMessage(at=self.at(connection), reply_to=reply_to, error=error, answer=answer))
        )

    def confirm(self, reply: Reply | None) -> None:
        """Answer a command that changes nothing: the sender gets the present position, the others get nothing."""
        if reply is not None and reply.connection in self.connections:
            connection, viewpoint = reply.connection, self.connections[reply.connection]
            if viewpoint == "delayed" and self.delayed:
                frame = self.delayed.frame([])
            else:
                frame = self.frame(viewpoint, self.room.table.number, True)
            connection.send(reply.put_into(self.with_you(connection, frame, self.table(viewpoint))))

    def refuse(self, connection: Connection, reply_to: int, error: Error) -> None:
        """Answer a refused command with the error and, where the refusal depends on the position, the present view."""
        viewpoint = self.connections.get(connection)
        if error.id not in ("refused", "stale") or not is_live(viewpoint):
            self.answer(connection, reply_to, error)
            return
        table, seat = self.room.table, seat_in(viewpoint)
        view, clocks = table.view(seat), table.clocks(self.room.now())
        connection.send(
            encoder.encode(
                ServerMessage(at=table.number, reply_to=reply_to, error=error, viewpoint=seat, view=view, clocks=clocks)
            )
        )
