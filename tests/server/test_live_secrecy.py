"""Nothing hidden leaks over the wire: for two matches that a seat cannot tell apart, every byte it gets is the same.

Both matches are played on a real server over real sockets, with the deals of the two written games in place of drawn
ones. What a seat can tell apart is decided by the oracles of tests/secrecy, which share no code with the engine.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from petitfour.core.errors import IllegalMove
from petitfour.core.state import DEALER, State
from petitfour.server import http, room, rooms, service
from petitfour.server.acts import Moved
from petitfour.server.table import Table
from secrecy.histories import Step, random_play
from secrecy.oracle import oracle
from server.live import Live, Person, Socket, live
from tables import start

Viewpoint = int | None | str
Game = tuple[str, int, dict[str, Any]]
MOVES = 45  # of each match
TWINS = 4 if os.environ.get("DEEP") else 1  # for each who looks on
TABLES: list[Game] = [
    ("marshmallow", 3, {}),
    ("marshmallow", 2, {"memory_aid": True}),
    ("monster", 3, {}),
    ("macaron", 1, {}),
    ("macaron", 2, {"memory_aid": True}),
    ("macaron", 4, {}),
    ("mastermind", 2, {}),
    ("mastermind", 2, {"marking": "by-hand"}),
]


class Script:
    """The deals of a written game in place of those drawn, a secret that is always the same, and a time that stands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.deals: Iterator[str] = iter(())
        script, real = self, Table.automatic_move

        def automatic_move(table: Table, state: State) -> Moved:
            return Moved(DEALER, next(script.deals), "table") if state.to_act() == (DEALER,) else real(table, state)

        monkeypatch.setattr(Table, "automatic_move", automatic_move)
        monkeypatch.setattr(Table, "catch_up", lambda *_: None)
        for module in (room, rooms, service):
            monkeypatch.setattr(module, "now_ms", lambda: 1_700_000_000_000)
        monkeypatch.setattr(http.fair, "new_secret", lambda: bytes(range(32)))


class Watched:
    """One viewpoint, with all its connections."""

    def __init__(self, person: Person, query: str = "") -> None:
        self.person = person
        self.query = query
        self.sockets: list[Socket] = []

    async def connect(self, table: str, more: str = "") -> None:
        self.sockets.append(await self.person.at(table, self.query + more))
        await self.sockets[-1].hear()

    def heard(self, table: str, until: int) -> list[list[str]]:
        """Every frame up to an entry, connection by connection."""
        heard = [
            [text.replace(table, "TABLE") for text in socket.raw if msgspec.json.decode(text)["at"] <= until]
            for socket in self.sockets
        ]
        return [frames for frames in heard if frames]


class Played:
    """A match that was played over sockets; `numbers` has the last entry before each move of a person."""

    def __init__(self, table: str, watched: dict[Viewpoint, Watched]) -> None:
        self.table = table
        self.watched = watched
        self.numbers: list[int] = []


async def play(house: Live, script: Script, game: Game, moves: list[Step], until: int, battery: list[str]) -> Played:
    """The written moves up to one of them; in between everybody tries something, opens tabs and closes them."""
    name, players, settings = game
    script.deals = iter([text for seat, text in moves if seat == DEALER])
    people = [await house.person(f"P{seat}") for seat in range(players)]
    made = await people[0].make_table(game=name, players=players, settings=settings)
    watched: dict[Viewpoint, Watched] = {seat: Watched(person) for seat, person in enumerate(people)}
    watched |= {None: Watched(house.visitor()), "screen": Watched(house.visitor(), "&screen=1")}
    for one in watched.values():
        await one.connect(made)
    mains = [watched[seat].sockets[0] for seat in range(players)]
    for seat, socket in enumerate(mains):
        if seat:
            await socket.ask("sit", seat=seat, name=f"P{seat}")
        await socket.ask("ready", seat=seat, entropy="words")
    await mains[0].ask("start")
    here = (await house.service.rooms.get(made)).connections
    result = Played(made, watched)
    for n, (seat, text) in enumerate(moves[:until]):
        if not 0 <= seat < players:
            continue  # the dealer's and Emma's moves follow by themselves
        result.numbers.append((await house.service.rooms.get(made)).table.number)
        if "error" in await mains[seat].ask("move", seat=seat, at=10_000, move=text):
            result.numbers.pop()
            break
        other = n % players
        for trial in refused(await mains[other].ask("resume", at=0), battery, n):
            assert "error" in await mains[other].ask("move", seat=other, at=0 if n % 5 == 0 else 10_000, move=trial)
        if other != seat:
            assert "error" in await mains[other].ask("move", seat=seat, at=10_000, move=text)
        if n % 7 == 3:
            assert ("error" in await mains[other].ask("belief", seat=other)) is not settings.get("memory_aid", False)
        if n % 9 == 4:
            for one in watched.values():
                await one.connect(made, f"&at={n}")
        if n % 18 == 13:
            for one in watched.values():
                expected = len(here) - 1
                await one.sockets[-1].close()
                while len(here) > expected:
                    await asyncio.sleep(0.001)
    for one in watched.values():
        for socket in one.sockets:
            if socket.connection.close_code is None:
                await socket.ask("resume", at=0)
                await socket.close()
    return result


def twins(game: Game, moves: list[Step], seat: int | None, choice: Random) -> list[tuple[str, list[Step], int]]:
    """Of the games that really differ from this one and that the seat cannot tell from it, those that stay so for
    longest; and for how many moves they do."""
    watch = oracle(*game)
    found = []
    for twin in [twin for _ in range(4) for twin in watch.twins(moves, seat, choice)]:
        same = min(watch.parting(moves, twin.moves, seat), legal_length(game, twin.moves))
        if moves[:same] != twin.moves[:same]:
            found.append((twin.channel, twin.moves, same))
    return sorted(found, key=lambda one: -one[2])[:TWINS]


def legal_length(game: Game, moves: list[Step]) -> int:
    """How many of these moves the rules allow: a twin serves up to the first that they do not."""
    state = start(*game)
    for n, (seat, text) in enumerate(moves):
        try:
            state.play_text(seat, text)
        except IllegalMove:
            return n
    return len(moves)


def refused(seen: dict[str, Any], battery: list[str], n: int) -> list[str]:
    """Some moves that a seat may not make, from what it sees."""
    view = seen["view"]
    form = view.get("legal_form")
    turned = battery[n % len(battery) :] + battery[: n % len(battery)]
    bad = [text for text in turned if text not in view["legal"] and not (form and text.startswith(form["word"]))]
    return [bad[0], f"{turned[0]} "]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: "-".join(map(str, [*game[:2], *game[2]])))
async def test_what_a_seat_cannot_tell_apart_is_the_same_in_every_byte_it_receives(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, players, settings = game
    script, choice = Script(monkeypatch), Random(3)
    watch = oracle(name, players, settings)
    moves = random_play(name, players, settings, 5, limit=MOVES).moves
    battery = choice.sample(list(watch.battery), min(20, len(watch.battery)))
    compared = 0
    async with live(tmp_path / "data.db") as house:
        ours = await play(house, script, game, moves, len(moves), battery)
        for seat in (None, *range(players)):
            for channel, twin, same in twins(game, moves, seat, choice):
                theirs = await play(house, script, game, twin, same, battery)
                # What follows a person's move by itself is told with it, and may be where the two part.
                until = theirs.numbers[-1]
                for viewpoint in [seat] if seat is not None else [None, "screen"]:
                    one = ours.watched[viewpoint].heard(ours.table, until)
                    other = theirs.watched[viewpoint].heard(theirs.table, until)
                    assert one == other, f"{channel} leaks to {viewpoint}"
                    compared += sum(map(len, one))
    assert compared > 100
