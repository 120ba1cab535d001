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

from petitfour.core import fair
from petitfour.core.errors import IllegalMove
from petitfour.core.state import DEALER, State
from petitfour.server.config import Timing
from petitfour.table import transitions
from petitfour.table.events import Moved
from petitfour.table.table import Table
from secrecy.histories import Step, random_play
from secrecy.oracle import oracle
from server.live import COMMANDS, Live, Person, Socket, fitting, live
from server.manual_clock import ManualClock
from tables import start

Viewpoint = int | None | str
Game = tuple[str, int, dict[str, Any]]
MOVES = 45  # of each match
AT_ONCE = Timing(visits=0)  # a delayed message about visitors would come between other frames
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
    """The deals of a written game in place of those drawn, a secret that is always the same, and a time that stands.
    Without `deals` they are drawn from that secret."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, deals: bool = True) -> None:
        self.deals: Iterator[str] = iter(())
        script, real = self, Table.automatic_move

        def automatic_move(table: Table, state: State) -> Moved:
            return Moved(DEALER, next(script.deals), "table") if state.to_act() == (DEALER,) else real(table, state)

        if deals:
            monkeypatch.setattr(Table, "automatic_move", automatic_move)
            monkeypatch.setattr(transitions, "check_deal", lambda *_: None)
        self.clock = ManualClock()
        monkeypatch.setattr(fair, "new_secret", lambda: bytes(range(32)))


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
        await socket.ask("ready", seat=seat)
    await mains[0].ask("start")
    here = (await house.service.registry.get(made)).connections
    result = Played(made, watched)
    for n, (seat, text) in enumerate(moves[:until]):
        if not 0 <= seat < players:
            continue  # the dealer's and Emma's moves follow by themselves
        result.numbers.append((await house.service.registry.get(made)).table.number)
        if "error" in await mains[seat].ask("move", seat=seat, at=10_000, move=text):
            result.numbers.pop()
            break
        other = n % players
        for trial in refused(await mains[other].ask("resume", at=0), battery, n):
            assert "error" in await mains[other].ask("move", seat=other, at=0 if n % 5 == 0 else 10_000, move=trial)
        if other != seat:
            assert "error" in await mains[other].ask("move", seat=seat, at=10_000, move=text)
        if n % 7 == 3:
            assert ("error" in await mains[other].ask("information_set", seat=other)) is not settings.get(
                "memory_aid", False
            )
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
    async with live(tmp_path / "data.db", clock=script.clock, timing=AT_ONCE) as house:
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


# --- spectators who see the match later, or not at all -------------------------------------------------------------


class Strangers:
    """Everything that people who may not watch can get at: sockets from before and after the start, and requests."""

    def __init__(self, house: Live, table: str) -> None:
        self.house = house
        self.table = table
        self.sockets: list[Socket] = []
        self.answers: list[str] = []

    async def come(self, *queries: str) -> None:
        for query in queries:
            who = await self.house.person("Eve") if query == "" else self.house.visitor()
            self.sockets.append(await who.at(self.table, query))
            await self.sockets[-1].hear()

    async def ask_everything(self) -> None:
        """Try every command with every socket, and every request about the table."""
        for socket in self.sockets:
            for type in sorted(COMMANDS):
                fields = {
                    "seat": 0,
                    "at": 0,
                    "name": "Eve",
                    "picture": "clap",
                    "move": "P1",
                    "entropy": "",
                    "to": "open",
                }
                await socket.ask(type, **fitting(type, fields))
        visitor = self.house.visitor()
        for path in ("", "/record", "/replay"):
            self.answers.append((await visitor.http.get(f"/api/tables/{self.table}{path}")).text)
        self.answers += [(await visitor.http.get(f"/api/{path}")).text for path in ("tables", "me/tables", "me/games")]

    async def heard(self) -> list[str]:
        """All frames and answers, with the name of the table taken out."""
        for socket in self.sockets:
            await socket.rest()
        told = [text for socket in self.sockets for text in socket.raw] + self.answers
        return [text.replace(self.table, "TABLE") for text in told]


async def quiet(mains: list[Socket]) -> None:
    """Nothing happens but the start."""


async def busy(mains: list[Socket]) -> None:
    """Moves, reactions, somebody who leaves and comes back, a bot that holds a seat, agreements, another host."""
    ann, ben = mains
    for _ in range(7):
        for seat, socket in enumerate(mains):
            seen = await socket.ask("resume", at=0)
            if seat in seen["view"]["to_act"]:
                await socket.ask("move", seat=seat, at=seen["at"], move=seen["view"]["legal"][0])
    await ann.ask("react", seat=0, picture="clap")
    await ben.ask("stand", seat=1)
    await ben.ask("take_back", seat=1)
    await ann.ask("agree_to_end", seat=0)
    await ann.ask("agree_to_end", seat=0, agree=False)
    await ann.ask("mute", seat=1)
    await ann.ask("give_host", seat=1)
    await ben.close()


async def ended(mains: list[Socket]) -> None:
    """The match is over, and there is a rematch."""
    ann, ben = mains
    await ben.ask("concede", seat=1)
    await ann.ask("rematch")


async def watched_by_strangers(house: Live, spectators: str, present: Any) -> Strangers:
    people = [await house.person(name) for name in ("Ann", "Ben")]
    table = await people[0].make_table(
        game="marshmallow", players=2, spectators=spectators, delay=1, settings={"first": 0, "target": 10},
        clock={"kind": "bank", "seconds": 600},
    )  # fmt: skip
    strangers = Strangers(house, table)
    mains = [await person.at(table) for person in people]
    await mains[1].ask("sit", seat=1, name="Ben")
    await strangers.come("", "&screen=1", "&at=1")
    for seat, socket in enumerate(mains):
        await socket.ask("ready", seat=seat)
    await mains[0].ask("start")
    await strangers.ask_everything()
    await present(mains)
    await strangers.ask_everything()
    await strangers.come("", "&screen=1", "&at=1")
    await strangers.ask_everything()
    return strangers


@pytest.mark.parametrize(
    ("spectators", "present"), [("delay", busy), ("delay", ended), ("none", busy)], ids=lambda one: str(one)[:16]
)
async def test_who_may_not_watch_now_gets_the_same_bytes_whatever_happens_now(
    spectators: str, present: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script(monkeypatch, deals=False)
    async with live(tmp_path / "data.db", clock=script.clock, timing=AT_ONCE) as house:
        one = await watched_by_strangers(house, spectators, quiet)
        other = await watched_by_strangers(house, spectators, present)
        nothing, something = await one.heard(), await other.heard()
        assert len(nothing) > 100
        assert nothing == something
        if spectators == "delay":  # once the delay has passed they see what happened
            await script.clock.advance(1.01)
            if present is busy:
                await other.sockets[0].until(lambda told: told.get("table", {}).get("phase") == "playing")
            else:
                last = await other.sockets[0].until(lambda told: told.get("table", {}).get("secret"))
                assert last["table"]["rematch"] is not None
                await other.ask_everything()
                assert '"conceded"' in other.answers[-6]
