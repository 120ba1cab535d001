"""Where the processor time of a move goes, by part and game: python bench/move_parts.py [GAME ...].

It plays matches at a table in this process, without sockets and without a database, and measures each part of the path
of a move by itself: decode the message, authorize the command, fold the events, summarize for the store, and build and
encode a frame for each seat. Each figure is the fastest of several runs, in microseconds per move. The last column is
everything that `Room.commit` does besides waiting for the store.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from petitfour.core import fair
from petitfour.games import GAMES
from petitfour.server.clock import Clock
from petitfour.server.config import Config
from petitfour.server.live.broker import MemoryBroker
from petitfour.server.live.connection import Reply
from petitfour.server.live.event_log import as_stored
from petitfour.server.live.room import Room
from petitfour.table import messages
from petitfour.table.commands.authorize import authorize
from petitfour.table.commands.structs import Context, Move
from petitfour.table.events import PLAYING, Created, SeatConfig, Started
from petitfour.table.presentation import You
from petitfour.table.table import Table

PERSON = "person"
PLAYERS = {"marshmallow": 4, "monster": 4, "macaron": 4, "mastermind": 2}
CHUNK = 10  # moves that are measured together
PARTS = ("decode", "authorize", "fold", "summary", "views", "frames", "commit")


class Socket:
    """A connection that drops its frames."""

    person = PERSON
    screen = False
    you: You | None = None

    def __init__(self, viewpoint: int) -> None:
        self.viewpoint: int | None = viewpoint
        self.bytes = 0

    def send(self, frame: bytes) -> None:
        self.bytes += len(frame)

    def close(self, code: int) -> None:
        raise AssertionError(code)


class Owner:
    """What a room needs of a registry."""

    clock = Clock()
    config = Config("")

    def changed(self, room: Room) -> None: ...

    def want_presence(self, room: Room) -> None: ...

    def lost(self, room: Room, error: Exception) -> None:
        raise error


class Done:
    """What has been awaited before."""

    def __await__(self) -> Iterator[None]:
        yield from ()


class NoStore:
    """A store that keeps nothing and never waits."""

    def append_soon(self, row: object, entries: object, **more: object) -> Done:
        return Done()


def new_table(game: str) -> Table:
    """Return a table whose match has started, all of its seats held by one person."""
    secret = bytes(32)
    players = PLAYERS[game]
    seats = (SeatConfig("person", "Bench", person=PERSON),) * players
    options = GAMES[game].options()
    settings = {name: getattr(options, name) for name in options.__struct_fields__}
    made = Created(
        game=game, rules=GAMES[game].rules_version, players=players, settings=settings, seats=seats, host=PERSON,
        commitment=fair.commitment(secret),
    )  # fmt: skip
    table, _ = Table("bench", secret).after([made, Started(("",) * players)], 1000)
    return table


def positions(game: str) -> list[tuple[Table, Move]]:
    """Play a match with a cheap, fixed choice of moves. Return every table with the next move of a person."""
    table, found = new_table(game), []
    while table.phase == PLAYING:
        state, seat = table.state, table.to_act()[0]
        assert state is not None
        legal = state.legal(seat)
        move = Move(seat, table.number, state.text(seat, legal[7 * table.number % len(legal)]))
        found.append((table, move))
        table, _ = table.after(authorize(table, PERSON, move, Context(table.at)), table.at + 1000)
    return found


def room_of(table: Table) -> Room:
    room = Room(table, NoStore(), MemoryBroker(), Owner())  # type: ignore[arg-type]
    for seat in range(table.made.players):
        room.connections[Socket(seat)] = seat
    return room


def measure(game: str, repeats: int) -> dict[str, float]:
    """Return microseconds per move for each part. Moves are measured a few at a time, the fastest run of each counts:
    so a busy machine disturbs little."""
    played = positions(game)
    sums = dict.fromkeys(PARTS, 0.0)
    for first in range(0, len(played), CHUNK):
        for part, took in measure_some(game, played[first : first + CHUNK], repeats).items():
            sums[part] += took
    return {part: took / len(played) for part, took in sums.items()}


def measure_some(game: str, played: list[tuple[Table, Move]], repeats: int) -> dict[str, float]:
    """Return microseconds for each part, for all these moves together."""
    texts = [
        messages.encoder.encode(
            {"id": 1, "command": {"type": "move", "seat": one.seat, "at": one.at, "move": one.move}}
        )
        for _, one in played
    ]
    seats = range(PLAYERS[game])
    room = room_of(played[0][0])
    sender = next(iter(room.connections))

    def events(table: Table, move: Move) -> list[Any]:
        return authorize(table, PERSON, move, Context(table.at + 1000))

    def fresh() -> list[Table]:
        return [table.after(events(table, move), table.at + 1000)[0] for table, move in played]

    def frames(tables: list[Table]) -> None:
        for table, (before, _) in zip(tables, played, strict=True):
            room.table = table
            for seat in seats:
                room.audience.frame(seat, before.number, False)

    def summaries(tables: list[tuple[Table, list[Any]]]) -> None:
        for table, entries in tables:
            room.row(table)
            for entry in entries:
                as_stored(entry)

    async def commit() -> None:
        for table, move in played:
            room.table = table
            await room.commit(PERSON, move, Context(table.at + 1000), Reply(sender, 7))

    authorized = [events(table, move) for table, move in played]
    after = [table.after(found, table.at + 1000) for (table, _), found in zip(played, authorized, strict=True)]
    works: dict[str, tuple[Callable[[], Any], Callable[[Any], Any]]] = {
        "decode": (lambda: None, lambda _: [messages.read(text) for text in texts]),
        "authorize": (lambda: None, lambda _: [events(table, move) for table, move in played]),
        "fold": (
            lambda: [events(table, move) for table, move in played],
            lambda made: [t.after(found, t.at + 1000) for (t, _), found in zip(played, made, strict=True)],
        ),
        "summary": (lambda: after, summaries),
        "views": (fresh, lambda tables: [table.view(seat) for table in tables for seat in seats]),
        "frames": (fresh, frames),
        "commit": (lambda: None, lambda _: run(commit())),
    }
    return {name: fastest(prepare, work, repeats) for name, (prepare, work) in works.items()}


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine that never waits."""
    try:
        work.send(None)
    except StopIteration:
        return
    raise AssertionError("it waits")


def fastest(prepare: Callable[[], Any], work: Callable[[Any], Any], repeats: int) -> float:
    """Return the microseconds of the fastest run."""
    best = float("inf")
    for _ in range(repeats):
        given = prepare()
        began = time.process_time()
        work(given)
        best = min(best, time.process_time() - began)
    return 1e6 * best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(PLAYERS))
    parser.add_argument("--repeats", type=int, default=15)
    args = parser.parse_args()
    print(f"{'':12}" + "".join(f"{part:>11}" for part in PARTS))
    for game in args.games:
        found = measure(game, args.repeats)
        print(f"{game:12}" + "".join(f"{found[part]:11.1f}" for part in PARTS), flush=True)


if __name__ == "__main__":
    main()
