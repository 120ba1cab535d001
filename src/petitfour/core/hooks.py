"""A hook for Python subclasses of compiled classes. hooks.pxd replaces this function with C; uncompiled, every override
works and nothing needs a check."""

from __future__ import annotations

from collections.abc import Callable


def on_subclass(cls: type, hook: Callable[[type], None]) -> None:
    """Call `hook` with each Python subclass of `cls` when it is created."""
