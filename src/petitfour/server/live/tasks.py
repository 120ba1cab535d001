"""Run coroutines in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("petitfour.tasks")

_tasks: set[asyncio.Task[None]] = set()  # the event loop itself keeps only weak references


def background(work: Coroutine[Any, Any, None]) -> None:
    """Start a coroutine that no caller awaits. An exception in it is logged."""
    task = asyncio.get_running_loop().create_task(work)
    _tasks.add(task)
    task.add_done_callback(_done)


def _done(task: asyncio.Task[None]) -> None:
    _tasks.discard(task)
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a background task failed", exc_info=error)
