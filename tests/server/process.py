"""`petitfour serve` as a process of its own, to be stopped in every way."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from petitfour.cli import main
from petitfour.server.config import Limits
from server.live import Person, http_client

PETITFOUR = [sys.executable, "-m", "petitfour"]
LIMITS = [f"--limit={name}=1000000" for name in Limits.__struct_fields__]


def petitfour(*argv: object) -> subprocess.CompletedProcess[str]:
    """Run a command and wait for it: `serve` as a process, the others on a thread of this one, which is much faster."""
    line = [*map(str, argv)]
    if line[0] == "serve":
        line = [*PETITFOUR, *line]
        return subprocess.run(line, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False)
    out, errors = io.StringIO(), io.StringIO()

    with redirect_stdout(out), redirect_stderr(errors), ThreadPoolExecutor(1) as thread:
        code = thread.submit(main, line).result(60)
    return subprocess.CompletedProcess(line, code, out.getvalue(), errors.getvalue())


class Served:
    """A server that runs; leave the block, and it is gone."""

    def __init__(self, *argv: object, port: int = 0) -> None:
        line = [*PETITFOUR, "serve", "--no-browser", f"--port={port}", *LIMITS, *map(str, argv)]
        self.process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ)
        assert self.process.stdout is not None
        os.set_blocking(self.process.stdout.fileno(), False)
        self.said = b""
        self.port = int(self.listen_for(rb"Petit Four is at http://[^:]+:(\d+)")[1])

    def listen_for(self, words: bytes) -> re.Match[bytes]:
        """Waits until it has said that; a pattern."""
        assert self.process.stdout is not None
        until = time.monotonic() + 60
        while not (found := re.search(words, self.said)):
            assert self.process.poll() is None, self.process.communicate()
            assert time.monotonic() < until
            time.sleep(0.02)
            self.said += self.process.stdout.read() or b""
        return found

    async def person(self, name: str) -> Person:
        person = self.visitor()
        (await person.http.patch("/api/me", json={"name": name})).raise_for_status()
        return person

    def visitor(self) -> Person:
        return Person(self.port, http_client(f"http://127.0.0.1:{self.port}"))

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: Any) -> None:
        self.process.kill()
        self.process.communicate()


def data(folder: Path) -> str:
    return f"--data={folder / 'data.db'}"
