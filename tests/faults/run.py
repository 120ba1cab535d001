"""Inject faults into servers that people play on, and check what clients were told: `make faults`.

    python tests/faults/run.py --faults 200 --seed 1 [--host single|pair] [--summary FILE]

The faults come from the seed, in rounds: tables of all four games are played at random while faults happen; then the
faults end, every table must go on, the server stops, and the checker compares everything that clients were told with
the logs. Exit code 1 if there is any anomaly.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import time
from collections import Counter
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from faults.history import History, check, check_snapshot
from faults.hosts import HOSTS, Host, Single, temporary
from faults.players import GAMES, Player, open_table
from petitfour.server.live.event_log import as_read
from petitfour.server.store.store import Store

ROUND = 40  # faults in a round, after which everything is checked
TABLES = 6
GO_ON = 60.0  # seconds within which every table goes on after the last fault


class Tables:
    """The tables that are played in a round. A table that is over is replaced by a new one."""

    def __init__(self, host: Host, seed: int) -> None:
        self.host = host
        self.random = random.Random(seed)
        self.histories: list[History] = []
        self.opened = 0
        self.playing: dict[asyncio.Task[None], tuple[History, list[Player]]] = {}
        self.stopped = asyncio.Event()

    async def fill(self) -> None:
        """Open tables until enough of them are unfinished."""
        while sum(not task.done() for task in self.playing) < TABLES:
            await self.open()

    async def open(self) -> None:
        game, players = GAMES[self.opened % len(GAMES)]
        server = self.host.servers[self.opened % len(self.host.servers)]
        self.opened += 1
        seed = self.random.getrandbits(32)
        history, people = await open_table(server.port, game, players, self.host.ports, seed)
        self.histories.append(history)
        task = asyncio.create_task(self.play(people))
        self.playing[task] = history, people

    async def play(self, people: list[Player]) -> None:
        await asyncio.gather(*(player.play(self.stopped) for player in people))

    def moves(self) -> int:
        return sum(player.moves for _, people in self.playing.values() for player in people)

    def raise_failures(self) -> None:
        for task in self.playing:
            if task.done() and not task.cancelled():
                task.result()

    async def until_everybody_moves(self) -> list[str]:
        """Wait until every unfinished table has gone on, and return what did not."""
        before = {history.table: sum(p.moves for p in people) for history, people in self.playing.values()}
        until = time.monotonic() + GO_ON
        waiting = list(self.playing.values())
        while waiting and time.monotonic() < until:
            await asyncio.sleep(0.05)
            self.raise_failures()
            waiting = [
                (history, people)
                for history, people in waiting
                if sum(p.moves for p in people) == before[history.table] and not any(p.over for p in people)
            ]
        return [f"table {history.table} did not go on within {GO_ON:.0f} s" for history, _ in waiting]

    async def stop(self) -> None:
        self.stopped.set()
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)


async def one_round(name: str, faults: int, seed: int, counts: Counter[str]) -> tuple[list[str], int]:
    """Play one round with faults; return its anomalies and the number of acknowledged moves."""
    with temporary() as folder:
        host = HOSTS[name](Path(folder), seed)
        chooser = random.Random(seed)
        try:
            await host.start()
            tables = Tables(host, seed)
            await tables.fill()
            possible = host.faults()
            for _ in range(faults):
                fault = chooser.choice(possible)
                counts[fault.__name__] += 1
                await fault()
                tables.raise_failures()
                await tables.fill()
                await asyncio.sleep(chooser.uniform(0.05, 0.3))
            anomalies = await tables.until_everybody_moves()
            moves = tables.moves()
            await tables.stop()
            await host.stop()
            anomalies += host.anomalies + await check_all(host, tables.histories)
        finally:
            await host.kill_all()
    return anomalies, moves


async def check_all(host: Host, histories: list[History]) -> list[str]:
    """Compare all histories with the logs, and all snapshots with the histories."""
    store = await Store.open(host.database)
    anomalies, finals = [], {}
    try:
        for history in histories:
            _, stored = await store.load(history.table)
            entries = [as_read(entry) for entry in stored]
            secret = await store.secret(history.table)
            assert secret is not None
            finals[history.table] = len(entries)
            anomalies += check(history, entries, secret)
    finally:
        await store.close()
    if isinstance(host, Single):
        for mark in sorted(host.snapshots.glob("*.at")):
            logs = await open_snapshot(mark.with_suffix(".db"), histories)
            if isinstance(logs, str):
                anomalies.append(logs)
            else:
                anomalies += check_snapshot(histories, logs, finals, float(mark.read_text()))
    return anomalies


async def open_snapshot(path: Path, histories: list[History]) -> dict[str, int] | str:
    """Open a copy of the data file as after a power cut, and return the length of each log, or what is wrong."""
    try:
        store = await Store.open(f"sqlite:///{path}", exclusive=True)
    except Exception as error:
        return f"{path.name}: the data file could not be opened after a power cut: {error}"
    try:
        if damage := await store.damage():
            return f"{path.name}: damaged after a power cut: {damage[0]}"
        return {history.table: len((await store.load(history.table))[1]) for history in histories}
    finally:
        await store.close()


async def run(names: list[str], faults: int, seed: int, summary: Path | None) -> int:
    counts: Counter[str] = Counter()
    found: list[str] = []
    moves = done = rounds = 0
    began = time.monotonic()
    while done < faults:
        name = names[rounds % len(names)]
        size = min(ROUND, faults - done)
        anomalies, played = await one_round(name, size, seed + rounds, counts)
        found += [f"{name}, seed {seed + rounds}: {one}" for one in anomalies]
        done, moves, rounds = done + size, moves + played, rounds + 1
        print(f"{done} faults, {moves} acknowledged moves, {len(found)} anomalies", flush=True)
        for one in found[-len(anomalies) :] if anomalies else ():
            print(f"  {one}")
    result = {
        "date": date.today().isoformat(), "seed": seed, "hosts": names, "rounds": rounds, "faults": done,
        "by_kind": dict(sorted(counts.items())), "acknowledged_moves": moves, "anomalies": found,
        "seconds": round(time.monotonic() - began), "cores": os.cpu_count(),
    }  # fmt: skip
    if summary is not None:
        summary.write_text(json.dumps(result, indent=2) + "\n")
    return 1 if found else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--host", choices=HOSTS, action="append", help="the set-ups to test (default: all in turn)")
    parser.add_argument("--summary", type=Path, metavar="FILE", help="write a summary as JSON")
    args = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, most), most))
    return asyncio.run(run(args.host or list(HOSTS), args.faults, args.seed, args.summary))


if __name__ == "__main__":
    sys.exit(main())
