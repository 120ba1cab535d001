"""Who is connected to a table, in this process and in the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petitfour.server.clock import Alarm
from petitfour.server.live.connection import Connection

if TYPE_CHECKING:
    from petitfour.server.live.room import Room


class Presence:
    """The people who are connected to the table of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clock = room.clock
        self.visits_ms = int(1000 * room.config.timing.visits)  # between two messages about spectators
        self.left: dict[str, int] = {}  # ticks when the last connection of a seated person closed
        self.elsewhere: set[str] | None = set() if room.alone else None  # people at other processes, None: never asked
        self.known = room.alone  # whether `elsewhere` is the answer to the last question
        self.visits_told = room.opened - self.visits_ms  # ticks of the last message
        self.visits_alarm: Alarm | None = None

    def here(self) -> set[str]:
        """People who are connected to this process or, as far as known, to another one."""
        return self.connected() | (self.elsewhere or set())

    def connected(self) -> set[str]:
        """People who are connected to this process."""
        return {one.person for one in self.room.connections if not one.screen}

    def away(self) -> dict[int, int]:
        """Return the seats of absent people, with the milliseconds of their absence.

        Nobody is absent before the other processes were asked for the first time. While they cannot be asked, the last
        answer is used and every absence is 0.
        """
        if self.elsewhere is None:
            return {}
        now = self.clock.ticks_ms()
        here = self.here()
        return {
            number: now - self.left.get(seat.person, self.room.opened) if self.known else 0
            for number, seat in enumerate(self.room.table.seats)
            if seat.person is not None and seat.person not in here
        }

    def watchers(self) -> int:
        """Return the number of spectators."""
        return len(self.here() - self.room.table.people())

    def left_now(self, person: str) -> None:
        """Note that a connection of a person has closed, and announce it."""
        gone = not any(one.person == person and not one.screen for one in self.room.connections)
        if gone and person in self.room.table.people():
            self.left[person] = self.room.used
        self.announce(person, gone)

    def announce(self, person: str, changed: bool, but: Connection | None = None) -> None:
        """Tell all clients and processes that a person came or left, if that changed who is here.

        Arrivals and departures of seated people are sent at once, those of spectators at most once a second.
        """
        if not changed:
            self.room.broker.announce(self.room.id, self.connected())
        elif person in self.room.table.people():
            self.tell(but)
        elif self.visits_alarm is None:
            wait = self.visits_told + self.visits_ms - self.clock.ticks_ms()
            if wait > 0:
                self.visits_alarm = self.clock.call_later(wait / 1000, self.tell)
            else:
                self.tell(but)

    def tell(self, but: Connection | None = None) -> None:
        """Send the present people to all clients except `but`, and to the other processes."""
        self.stop_alarm()
        self.visits_told = self.clock.ticks_ms()
        self.room.broker.announce(self.room.id, self.connected())
        self.room.audience.tell_table(but)
        self.room.peers.publish_presence()

    def stop_alarm(self) -> None:
        """Cancel the delayed message about spectators."""
        if self.visits_alarm is not None:
            self.visits_alarm.cancel()
            self.visits_alarm = None

    def set(self, elsewhere: set[str] | None) -> None:
        """Set who is connected to other processes. None: they could not be asked, and the last answer is kept."""
        before, known = self.here(), self.known
        self.known = elsewhere is not None
        if elsewhere is not None:
            self.elsewhere = elsewhere
        here = self.here()
        if left := (before - here) & self.room.table.people():
            self.left.update(dict.fromkeys(left, self.clock.ticks_ms()))
        if here != before or (known != self.known and self.away()):
            self.room.audience.tell_table()

    def close(self) -> None:
        """Stop the alarm and tell the broker that nobody is connected here."""
        self.stop_alarm()
        self.room.broker.announce(self.room.id, ())
