"""Deferred work at tables: bot moves, expired turns, starts, clean-up.

There is no leader. The next deferred work of a table is its `due` timestamp, which is stored with the log. The process
that wrote the last entry sets an alarm for it. If that process died, any other one finds the overdue table in the
store. Two processes may try at once: the store accepts the work of one.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from petitfour.server.clock import Alarm
from petitfour.server.live.room import Room
from petitfour.server.live.tasks import background
from petitfour.server.store.store import NoSuchTable, StoreUnavailable
from petitfour.table.clock import unused_after
from petitfour.table.commands.structs import Abandon, Context, EndPause, StartSealed
from petitfour.table.errors import BadLog, Refused
from petitfour.table.events import OVER
from petitfour.table.table import Table

if TYPE_CHECKING:
    from petitfour.server.live.registry import Registry

log = logging.getLogger("petitfour.schedule")


class Wait(msgspec.Struct, frozen=True):
    """A pause between two attempts at an overdue table."""

    until: int  # ticks
    length: int  # milliseconds
    failed: bool


class Schedule:
    """Runs the deferred work of the tables in one process."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.timing = registry.config.timing
        self.alarms: dict[str, Alarm] = {}
        self.running: set[str] = set()  # tables whose deferred work runs now
        self.waits: dict[str, Wait] = {}

    def arm(self, room: Room) -> None:
        """Set the alarm of a table for its next deferred work."""
        self.disarm(room.id)
        due = room.table.due()
        if due is not None and not self.registry.closing:
            wait = (due - room.now()) / 1000
            if wait < self.timing.farthest_alarm:
                self.alarms[room.id] = self.registry.clock.call_later(max(wait, 0) + 0.01, partial(self.ring, room.id))

    def disarm(self, id: str) -> None:
        """Cancel the alarm of a table."""
        if alarm := self.alarms.pop(id, None):
            alarm.cancel()

    def ring(self, id: str) -> None:
        """Run the work of a table whose alarm has expired."""
        self.alarms.pop(id, None)
        background(self.run_due(id))

    async def run_overdue(self) -> None:
        """Run the work of overdue tables that have no alarm.

        Tables that stay overdue are tried less and less often. They do not use up the limit of the search.
        """
        clock = self.registry.clock
        now = clock.wall_ms() if clock.settled() else clock.earliest_ms()
        overdue = await self.registry.store.overdue(now, self.registry.config.bounds.overdue + len(self.waits))
        found = set(overdue)
        self.waits = {id: wait for id, wait in self.waits.items() if id in found}
        ticks = clock.ticks_ms()
        for id in overdue:
            wait = self.waits.get(id)
            if id not in self.alarms and (wait is None or wait.until <= ticks):
                background(self.run_due(id))

    async def run_due(self, id: str) -> None:
        """Run what is due at a table, if it still is."""
        if id in self.running:
            return
        self.running.add(id)
        registry = self.registry
        try:
            room = await registry.get(id)
            async with room.lock:
                await room.read_on()
            if registry.rooms.get(id) is room and not registry.closing:
                await self.run_next(room)
            self.put_off(id)
        except BadLog as error:
            registry.set_aside(id, error)
            self.put_off(id)
        except (NoSuchTable, StoreUnavailable, Refused) as error:
            log.debug("table %s: %s", id, error)
        except Exception:
            if (before := self.waits.get(id)) is None or not before.failed:
                log.exception("table %s: deferred work failed and will be tried again", id)
            self.put_off(id, failed=True)
        finally:
            self.running.discard(id)

    async def run_next(self, room: Room) -> None:
        """Run the next deferred work of a room."""
        table, now = room.table, room.now()
        due = table.due()
        if due is None or due > now:  # the stored row is of a former version, or from before a clock jumped
            await self.registry.store.set_due(room.id, table.number, room.row(table).due)
            self.arm(room)
        elif table.phase == OVER:
            await self.registry.forget(room)
        elif table.sealed:
            await room.commit("", StartSealed(), Context(now))
        elif table.waits_for():
            await room.commit("", EndPause(), Context(now))
        elif self.is_abandoned(table):
            await room.commit("", Abandon(), Context(self.registry.clock.earliest_ms()))
        else:
            self.registry.bots.consider(room, now)

    def put_off(self, id: str, failed: bool = False) -> None:
        """Double the time until an overdue table is tried again."""
        before = self.waits.get(id)
        longest = int(1000 * (self.timing.wait_failed if failed else self.timing.wait))
        length = min(2 * before.length if before is not None else int(1000 * self.timing.sweep), longest)
        self.waits[id] = Wait(self.registry.clock.ticks_ms() + length, length, failed)

    def is_abandoned(self, table: Table) -> bool:
        """Whether a table has been unused for so long that it is closed. A process that has just started, or whose wall
        clock has just jumped, cannot tell."""
        clock = self.registry.clock
        return clock.settled() and clock.earliest_ms() >= unused_after(table)

    def close(self) -> None:
        """Cancel all alarms."""
        for alarm in self.alarms.values():
            alarm.cancel()
