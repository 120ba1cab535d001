"""Short breaks in long computations, so that other threads of the process get the interpreter's lock.

A thread that runs Python code for a second makes every other thread wait for the lock again and again, and longest
where the system has taken the processor from the thread that holds it. Long computations therefore call `breathe`
between their parts. It does nothing unless the thread runs within `taking_breaks`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class Breaks:
    """When a computation takes a break: for `rest` seconds, after `work` seconds."""

    def __init__(self, work: float, rest: float) -> None:
        self.work = work
        self.rest = rest
        self.since = time.perf_counter()
        self.taken = 0

    def breathe(self) -> None:
        if time.perf_counter() - self.since >= self.work:
            time.sleep(self.rest)  # releases the lock
            self.taken += 1
            self.since = time.perf_counter()


_breaks: ContextVar[Breaks | None] = ContextVar("breaks", default=None)


@contextmanager
def taking_breaks(work: float, rest: float) -> Iterator[Breaks]:
    """Let `breathe` take breaks in this block, on this thread."""
    breaks = Breaks(work, rest)
    before = _breaks.set(breaks)
    try:
        yield breaks
    finally:
        _breaks.reset(before)


def breathe() -> None:
    """Take a break if one is due. Costs next to nothing otherwise."""
    breaks = _breaks.get()
    if breaks is not None:
        breaks.breathe()
