"""kill -9 at any moment: what was acknowledged is there, nothing is there by half, and every table goes on.

A few times here; `make kills` does it a hundred times."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from petitfour.server.store.store import Entry, Store
from server.kept import row
from server.kill import act

KILLS = int(os.environ.get("PETITFOUR_KILLS", "3"))
TABLES = 12


def write_and_die(url: str, said: Path, seconds: float) -> None:
    """Start a writer, wait for its first words, and kill it some time later."""
    here = Path(__file__).parent
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(here.parent), *sys.path])}
    with said.open("wb") as out:
        writer = subprocess.Popen(
            [sys.executable, str(here / "kill.py"), url, str(TABLES)], stdout=out, env=environment
        )
        try:
            until = time.monotonic() + 60
            while not said.stat().st_size and writer.poll() is None and time.monotonic() < until:
                time.sleep(0.002)
            time.sleep(seconds)
            assert writer.poll() is None, "it must not end by itself"
        finally:
            writer.send_signal(signal.SIGKILL)
            writer.wait()


async def test_kill_9_loses_nothing_acknowledged(url: str, tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    for _ in range(KILLS):
        said = tmp_path / "said"
        write_and_die(url, said, random.uniform(0, 0.4))
        words = [line.split() for line in said.read_text().splitlines(keepends=True) if line.endswith("\n")]
        assert words
        for table, number in words:
            acknowledged[table] = max(acknowledged.get(table, 0), int(number))

        store = await Store.open(url)
        found = {row_.id: (row_, log) async for row_, log in store.everything()}
        assert set(acknowledged) <= set(found)
        for table, (row_, log) in found.items():
            assert row_.number >= acknowledged.get(table, 0)
            assert [entry.number for entry in log] == list(range(1, row_.number + 1))
            assert [entry.act for entry in log[1:]] == [act(table, entry.number) for entry in log[1:]]
            assert row_ == row(
                table, row_.number, due=row_.number, people=[(f"person{row_.number}", row_.number % 4)]
            ) or row_ == row(table)
            for person, _ in row_.people:
                assert table in {one.id for one in await store.tables_of(person)}
        # and it goes on
        for table, (row_, _) in found.items():
            following = row_.number + 1
            after = row(table, following, due=following, people=[(f"person{following}", following % 4)])
            await store.append(after, Entry(following, 0, act(table, following)))
            acknowledged[table] = following
        await store.close()
