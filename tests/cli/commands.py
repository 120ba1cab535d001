"""Commands in processes of their own."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path


def begun(words: Iterable[object], file: Path, lines: int) -> subprocess.Popen[bytes]:
    """Start a command, and return once its file has more than this many lines.

    It has a process group of its own, like a command in a terminal: Ctrl-C goes to all its processes.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "petitfour", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )
    for _ in range(1200):
        if file.exists() and file.read_bytes().count(b"\n") > lines:
            return process
        assert process.poll() is None, "it ended before it was stopped"
        time.sleep(0.05)
    raise AssertionError("it took too long")
