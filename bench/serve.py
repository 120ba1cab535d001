"""The server's speed, side by side with boardgame.io's in one run, and what else it must hold: `make bench-server`.

Everything is on loopback, bounded in number and time; nothing here is a test. Every table has four sockets, one a seat;
whoever is to act plays as soon as everybody was told. bench/load.py is the client of both servers. Where other work
shares the machine, the processor time of a move is the steadier figure: it is printed beside every rate.

against boardgame.io
    one process on a durable SQLite file; boardgame.io keeps its matches in memory, and plays a trick game of the size
    of Marshmallow Test (bench/boardgameio). The two alternate; the medians are compared.
each game
    rate and processor time of a move, with all four games in turn. Mastermind has two seats.
at half the top rate
    from a move sent to the last of the four seats told.
memory
    of a table in play without sockets: the server starts anew on the same data, and every table is looked at.
10,000 idle tables
    in the store, in play: the start, and moves at some tables beside them.
two processes
    on PostgreSQL and Redis, with twice the tables: processor time of a move in both together, against one such
    process; and kill -9 of either under load. Once every table is served by one of the two, once its seats are spread
    over both: then each of them follows every move.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import resource
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from statistics import median

import httpx

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from load import GAMES as GAMES_IN_TURN
from load import SEATS, Load, Measured, Process, petitfour

from petitfour.core import fair
from petitfour.games import GAMES
from petitfour.server.clock import now_ms
from petitfour.server.live.event_log import as_stored
from petitfour.server.store.store import Store
from petitfour.server.tokens import new_id
from petitfour.table.events import Created, SeatConfig, Started
from petitfour.table.table import Table
from server.services import Postgres, Redis

BOARDGAMEIO = Path(__file__).parent / "boardgameio"
WARM_UP = 2.0  # seconds
IDLE = 10_000
bars: list[tuple[str, str, str, bool]] = []


def bar(what: str, measured: str, wanted: str, held: bool) -> None:
    bars.append((what, measured, wanted, held))


def say(what: str, measured: Measured) -> None:
    print(
        f"  {what}: {measured.rate:.0f} moves a second, p50 {measured.latency(0.5):.1f} ms, p99"
        f" {measured.latency(0.99):.1f} ms, {measured.each:.0f} µs of processor a move"
        f" ({measured.processor / measured.seconds:.0%} of a core), {len(measured.errors)} errors",
        flush=True,
    )
    if measured.errors:
        bar(what, f"errors: {measured.errors[:3]}", "none", False)


def boardgameio() -> Process:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    return Process(["node", "server.cjs", str(port)], port, BOARDGAMEIO)


async def loaded(servers: list[Process], tables: int, seconds: float, split: bool = False) -> tuple[Load, Measured]:
    load = Load(servers)
    await load.open(tables, split)
    await load.run(WARM_UP)
    return load, await load.run(seconds)


# --- one process ---------------------------------------------------------------------------------------------------


async def against(data: str, tables: int, seconds: float, times: int) -> None:
    ours, theirs = [], []
    for turn in range(times):
        with petitfour(f"--data={data}") as server:
            load, found = await loaded([server], tables, seconds)
            say("Petit Four, durable SQLite", found)
            ours.append(found)
            if turn == times - 1:
                calm = await load.run(seconds, median(one.rate for one in ours) / 2)
                say("  at half the top rate", calm)
                bar("p99 at half the top rate", f"{calm.latency(0.99):.1f} ms", "< 100 ms", calm.latency(0.99) < 100)
            load.close()
        with boardgameio() as server:
            load = Load([server])
            await load.open_boardgame(tables)
            await load.run(WARM_UP)
            theirs.append(await load.run(seconds))
            say("boardgame.io, in memory", theirs[-1])
            load.close()
    faster = median(one.rate for one in ours) / median(one.rate for one in theirs)
    cheaper = median(one.each for one in theirs) / median(one.each for one in ours)
    bar(f"moves a second, {tables} tables, against boardgame.io", f"{faster:.1f} times", "≥ 3", faster >= 3)
    print(f"  processor time of a move: boardgame.io takes {cheaper:.1f} times ours")


async def each_game(folder: str, tables: int, seconds: float, times: int) -> None:
    found: dict[str, list[float]] = {game: [] for game in GAMES_IN_TURN}
    for turn in range(times):
        for game, costs in found.items():
            with petitfour(f"--data={folder}/{game}{turn}.db") as server:
                load = Load([server])
                await load.open(tables, game=game)
                await load.run(WARM_UP / 2)
                measured = await load.run(seconds)
                load.close()
            say(game, measured)
            costs.append(measured.each)
    marshmallow = median(found["marshmallow"])
    for game, costs in found.items():
        more = median(costs) / marshmallow
        bar(f"processor time of a move, {game}", f"{median(costs):.0f} µs: {more:.2f} times", "≤ 1.3", more <= 1.3)


async def memory(data: str) -> None:
    store = await Store.open(f"sqlite:///{data}")
    ids = [row.id async for row, _ in store.everything()]
    await store.close()
    with petitfour(f"--data={data}") as server:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
            for _ in range(50):
                (await http.get("/api/games")).raise_for_status()
            before = server.memory()
            for id in ids:
                (await http.get(f"/api/tables/{id}")).raise_for_status()
        each = (server.memory() - before) / len(ids) / 1024
    print(f"  {len(ids)} tables in play without sockets: {each:.1f} KiB each", flush=True)
    bar("memory of an idle table", f"{each:.1f} KiB", "< 64 KiB", each < 64)


async def fill(url: str) -> None:
    """Matches of four people that have begun and wait for somebody."""
    store = await Store.open(url)
    game = GAMES["marshmallow"]
    settings = {"first": 0, "memory_aid": False}

    async def one(number: int) -> None:
        people = tuple(SeatConfig("person", f"P{seat}", person=f"idle{number}.{seat}") for seat in range(SEATS))
        secret = fair.new_secret()
        made = Created(game.id, game.rules_version, SEATS, settings, people, f"idle{number}.0", fair.commitment(secret))
        table, entries = Table(new_id(), secret).after([made, Started(("",) * SEATS)], now_ms())
        await store.create(table.row(), [as_stored(entry) for entry in entries], secret)

    for first in range(0, IDLE, 500):
        await asyncio.gather(*map(one, range(first, first + 500)))
    await store.close()


async def idle_tables(folder: str, tables: int, seconds: float) -> None:
    starts: dict[int, float] = {}
    moves: dict[int, Measured] = {}
    for idle in (0, IDLE):
        data = f"{folder}/idle{idle}.db"
        if idle:
            await fill(f"sqlite:///{data}")
        took = []
        for _ in range(3):
            with petitfour(f"--data={data}") as server:
                took.append(server.processor())
        starts[idle] = median(took)
        with petitfour(f"--data={data}") as server:
            load, moves[idle] = await loaded([server], tables, seconds)
            load.close()
        say(f"{idle} idle tables, start {starts[idle]:.2f} s of processor; {tables} tables", moves[idle])
    slower = moves[IDLE].each / moves[0].each
    later = starts[IDLE] - starts[0]
    bar(f"a move beside {IDLE} idle tables", f"{slower:.2f} times its processor time", "about 1", slower < 1.1)
    bar(f"the start beside {IDLE} idle tables", f"{1000 * later:+.0f} ms", "about 0", later < 0.1)


# --- two processes -------------------------------------------------------------------------------------------------


class DurablePostgres(Postgres):
    fsync = "on"


@contextmanager
def services() -> Iterator[tuple[DurablePostgres, Redis]]:
    postgres, redis = DurablePostgres(), Redis()
    try:
        postgres.start()
        redis.start()
        yield postgres, redis
    finally:
        redis.remove()
        postgres.remove()


async def two_processes(tables: int, seconds: float) -> None:
    with services() as (postgres, redis):
        each: dict[str, float] = {}
        for what, count, split in (
            ("one process", 1, False), ("two, each table at one of them", 2, False),
            ("two, each table at both", 2, True),
        ):  # fmt: skip
            where = (f"--database={postgres.new_database()}", f"--broker={redis.url}")
            with petitfour(*where) as one, petitfour(*where) as other:
                load, found = await loaded([one, other][:count], count * tables, seconds, split)
                load.close()
            say(f"PostgreSQL and Redis, {what}", found)
            each[what] = found.each
        alone = each.pop("one process")
        for what, cost in each.items():
            most = 1.4 if what.endswith("both") else 1.15
            bar(f"processor time of a move, {what}", f"{cost / alone:.2f} times", f"≤ {most}", cost / alone <= most)
        for victim in (0, 1):
            await kill_one(postgres.new_database(), redis.url, tables, victim)


async def kill_one(database: str, broker: str, tables: int, victim: int) -> None:
    where = (f"--database={database}", f"--broker={broker}")
    with petitfour(*where) as one, petitfour(*where) as other:
        servers = [one, other]
        load = Load(servers)
        await load.open(tables, split=True)
        playing = asyncio.create_task(load.run(4))
        await asyncio.sleep(2)
        servers[victim].process.kill()
        moves = (await playing).moves
        acknowledged = {table.id: max(table.known) for table in load.tables}
        store = await Store.open(database)
        stored = await store.numbers(acknowledged)
        await store.close()
        lost = sum(stored[id] < number for id, number in acknowledged.items())
        await asyncio.sleep(3)  # what was stored and not told is found
        await load.back_from(servers[victim])
        before = [max(table.known) for table in load.tables]
        load.errors.clear()
        on = await load.run(4)
        say("  after it", on)
        stuck = sum(max(table.known) == number for table, number in zip(load.tables, before, strict=True))
        load.close()
    name = ("first", "second")[victim]
    print(
        f"  kill -9 of the {name} after {moves} moves at {tables} tables: {lost} tables lost a move, {stuck} are stuck,"
        f" {on.moves} moves after it",
        flush=True,
    )
    bar(f"killing the {name} under load", f"{lost} lost, {stuck} stuck", "0", lost == stuck == 0)


# --- all of it -----------------------------------------------------------------------------------------------------


async def run(tables: int, seconds: float, times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = f"{folder}/data.db"
        print(f"Against boardgame.io: {tables} tables of {SEATS} sockets, {seconds:.0f} s each time", flush=True)
        await against(data, tables, seconds, times)
        print("Each game", flush=True)
        await each_game(folder, tables // 2, min(seconds, 4), times)
        print("Memory", flush=True)
        await memory(data)
        print("Idle tables", flush=True)
        await idle_tables(folder, tables // 5, seconds)
    print("Two processes", flush=True)
    await two_processes(tables // 5, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500, metavar="N")
    parser.add_argument("--seconds", type=float, default=15, metavar="N", help="of each measurement")
    parser.add_argument("--times", type=int, default=3, metavar="N", help="how often we and boardgame.io alternate")
    parser.add_argument("--games", action="store_true", help="only the four games in turn")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, 8192))
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(f"{date.today()}, {machine}; load before: {os.getloadavg()[0]:.1f}")
    if args.games:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(each_game(folder, args.tables // 2, min(args.seconds, 4), args.times))
    else:
        asyncio.run(run(args.tables, args.seconds, args.times))
    print()
    width = max(len(what) for what, *_ in bars)
    for what, measured, wanted, held in bars:
        print(f"{what:{width}}  {measured:>26}  {wanted:>9}  {'yes' if held else 'NO'}")


if __name__ == "__main__":
    main()
