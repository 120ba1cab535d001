"""One greedy client of each kind beside 100 tables that play: `make abuse`.

The server runs with its default limits. The tables are strangers to each other and to the greedy client: each has an
address of its own, all of them on loopback. For each kind the bench measures the others' moves (from a move sent to
the last of the four seats told) without it, with it, and after it has stopped, and the server's memory.

The bars: beside the greedy client the p99 stays below 100 ms or below twice the run without it; memory grows by at
most 100 MB; ten seconds after it has stopped the p99 and the memory are back. The exit code is 1 where one is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import resource
import sys
import tempfile
from datetime import date
from pathlib import Path

from greedy import KINDS
from load import Load, Measured, Process, petitfour

TABLES = 100
RATE = 150.0  # moves a second, at all tables together
GROWTH = 100 * 2**20  # bytes
REST = 10.0  # seconds after which everything is back
GREEDY = Path(__file__).parent / "greedy.py"


async def highest_memory(server: Process, seconds: float) -> int:
    highest = 0
    for _ in range(int(10 * seconds)):
        highest = max(highest, server.memory())
        await asyncio.sleep(0.1)
    return highest


async def beside(kind: str, server: Process, load: Load, seconds: float) -> tuple[Measured, int, str]:
    """The others' moves while a greedy client is at work, the highest memory, and what it says it sent."""
    line = [sys.executable, str(GREEDY), kind, str(server.port), str(seconds + 1), load.tables[0].id]
    process = await asyncio.create_subprocess_exec(*line, stdout=asyncio.subprocess.PIPE)
    try:
        await asyncio.sleep(1)  # it starts
        memory = asyncio.create_task(highest_memory(server, seconds))
        found = await load.run(seconds, RATE)
        said, _ = await asyncio.wait_for(process.communicate(), 30)
        return found, await memory, said.decode().strip()
    finally:
        if process.returncode is None:
            process.kill()


async def abuse(kind: str, seconds: float) -> bool:
    with tempfile.TemporaryDirectory() as folder, petitfour(f"--data={folder}/data.db", limited=True) as server:
        load = Load([server], apart=True)
        await load.open(TABLES)
        await load.run(2, RATE)
        alone = await load.run(seconds, RATE)
        at_rest = server.memory()
        with_it, highest, said = await beside(kind, server, load, seconds)
        await asyncio.sleep(REST)
        after = await load.run(seconds / 2, RATE)
        back = server.memory()
        lost = list(load.errors)
        load.close()
    bar = max(100.0, 2 * alone.latency(0.99))
    grew, kept = (highest - at_rest) / 2**20, (back - at_rest) / 2**20
    fine = [
        with_it.latency(0.99) < bar,
        with_it.moves >= 0.9 * alone.moves,
        after.latency(0.99) < bar,
        highest - at_rest < GROWTH,
        back - at_rest < GROWTH,
        not lost,
    ]
    print(
        f"{kind:13} p99 {alone.latency(0.99):6.1f} → {with_it.latency(0.99):7.1f} → {after.latency(0.99):6.1f} ms;"
        f" {alone.moves} → {with_it.moves} moves; memory {grew:+6.0f}, then {kept:+6.0f} MB;"
        f" {len(lost)} errors; {said}; {'held' if all(fine) else 'NOT HELD'}",
        flush=True,
    )
    if lost:
        print(f"  {lost[:3]}")
    return all(fine)


async def run(kinds: list[str], seconds: float) -> bool:
    held = [await abuse(kind, seconds) for kind in kinds]
    print(f"{sum(held)} of {len(held)} held")
    return all(held)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(KINDS)} (all)")
    parser.add_argument("--seconds", type=float, default=6, metavar="N", help="of each measurement (6)")
    args = parser.parse_args()
    if unknown := set(args.kinds) - set(KINDS):
        parser.error(f"no kind {', '.join(sorted(unknown))}; there are {', '.join(KINDS)}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, most), most))
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(
        f"{date.today()}, {machine}; load before: {os.getloadavg()[0]:.1f}; {TABLES} tables, {RATE:.0f} moves a second"
    )
    print("p99 and moves of the others: without → beside → ten seconds after")
    return 0 if asyncio.run(run(args.kinds or list(KINDS), args.seconds)) else 1


if __name__ == "__main__":
    sys.exit(main())
