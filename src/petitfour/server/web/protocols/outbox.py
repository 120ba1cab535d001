"""Frames that wait for the end of a turn of the event loop."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Sender(Protocol):
    """A connection that has something to send."""

    def flush(self) -> None: ...


class Outbox:
    """The connections that have frames to send. They send them once per turn of the event loop, after everything that
    this turn does: several frames to one connection are one write."""

    def __init__(self) -> None:
        self.waiting: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Let a connection send at the end of this turn."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(sender)

    def flush(self) -> None:
        waiting, self.waiting = self.waiting, []
        for sender in waiting:
            sender.flush()
