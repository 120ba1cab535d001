"""Sealed tables: all seats pledge their entropy before anybody reveals one (docs/fair.md, scheme 2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from petitfour import GAMES
from petitfour.core import fair
from petitfour.core.record import Committed, Replaced, check_own, read, verify
from petitfour.table.commands.lobby import to_reveal
from petitfour.table.commands.structs import (
    Block,
    Close,
    Context,
    Forget,
    Ready,
    Remove,
    Reveal,
    SetSeat,
    Sit,
    Stand,
    Start,
    StartSealed,
)  # fmt: skip
from petitfour.table.errors import Refused
from petitfour.table.events import Readied, Revealed, Sat, Sealed, Started
from petitfour.table.record import record, record_text
from petitfour.table.table import Table
from server.live import Live, Person, Socket, live, sweep
from server.manual_clock import ManualClock
from table.matches import SECRET, Match

WORDS = ("words of Ann", "words of Ben", "words of Cleo")
COMMITTED = fair.commitment(SECRET, 2)


def pledged(*words: str | None, **how: Any) -> Match:
    """A table of scheme 2 whose people are ready, with a pledge of these words."""
    match = Match(players=len(words), scheme=2, **how)
    for seat, text in enumerate(words):
        match.do(Sat(seat, f"p{seat}", f"P{seat}"))
        match.do(Readied(seat, pledge=None if text is None else fair.pledge(COMMITTED, seat, text)))
    return match


def sealed(*words: str | None, **how: Any) -> Match:
    match = pledged(*words, **how)
    match.ask("p0", Start())
    return match


def refused(wish: Any, *args: Any) -> str:
    with pytest.raises(Refused) as caught:
        wish(*args)
    return caught.value.error.id


@pytest.fixture(autouse=True)
def scheme_2(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commitment of `Match` is one of scheme 1; these tables have one of scheme 2."""
    monkeypatch.setattr("table.matches.fair.commitment", lambda secret, scheme=2: commitment(secret, scheme))


commitment = fair.commitment


# --- the table ----------------------------------------------------------------------------------------------------


def test_the_last_reveal_starts_the_match_with_the_entropy_of_all() -> None:
    match = sealed(*WORDS)
    assert match.table.info().pledges == [fair.pledge(COMMITTED, seat, text) for seat, text in enumerate(WORDS)]
    assert (match.table.phase, match.table.info().entropies) == ("gathering", None)
    for seat in (2, 0, 1):
        assert match.table.phase == "gathering"
        assert match.table.info().entropies is None
        match.ask(f"p{seat}", Reveal(seat, WORDS[seat]))
    assert match.table.phase == "playing"
    assert match.table.info().entropies == list(WORDS)
    match.play(1000)
    found = read(record_text(match.table, record(match.table, match.log)), GAMES)
    assert verify(found) > 1
    check_own(found.chance, COMMITTED, dict(enumerate(WORDS)))


def test_where_nobody_pledges_the_match_starts_at_once() -> None:
    match = sealed(None, None)
    assert match.table.phase == "playing"
    assert match.table.info().entropies == [None, None]
    match.play(1000)
    assert verify(read(record_text(match.table, record(match.table, match.log)), GAMES)) > 1


def test_a_seat_that_never_reveals_does_not_stall_the_start_and_is_named() -> None:
    match = sealed(*WORDS)
    match.ask("p0", Reveal(0, WORDS[0]))
    match.later(1)
    match.ask("p2", Reveal(2, WORDS[2]))
    due = match.table.due()
    assert due == match.table.sealed_at + match.table.config.reveal_ms, "a reveal does not put the start off"
    assert match.refusal("", StartSealed(), now=due - 1) == "stale"
    match.ask("", StartSealed(), now=due)
    assert match.table.info().entropies == [WORDS[0], None, WORDS[2]]
    match.play(1000)
    found = read(record_text(match.table, record(match.table, match.log)), GAMES)
    assert isinstance(found.chance, Committed)
    assert found.chance.withheld == [1]
    assert verify(found) > 1
    with pytest.raises(Replaced, match="did not reveal"):
        check_own(found.chance, COMMITTED, {1: WORDS[1]})


def test_what_a_seat_withholds_changes_the_deals() -> None:
    def deals(*revealing: int) -> list[object]:
        match = sealed(*WORDS)
        for seat in revealing:
            match.ask(f"p{seat}", Reveal(seat, WORDS[seat]))
        if match.table.sealed:
            match.ask("", StartSealed(), now=match.now + match.table.config.reveal_ms)
        return [entry.event for entry in match.log if type(entry.event).__name__ == "Moved"]

    assert len({str(deals(*some)) for some in ((0, 1, 2), (0, 1), (0,), ())}) == 4


def test_only_the_pledged_entropy_can_be_revealed_and_only_once() -> None:
    match = pledged(*WORDS)
    assert match.refusal("p1", Reveal(1, WORDS[1])) == "nothing-to-reveal"
    match.ask("p0", Start())
    for wrong in ("", "words of ben", WORDS[0], "é" * 600):
        assert match.refusal("p1", Reveal(1, wrong)) == "wrong-entropy"
    assert match.refusal("p0", Reveal(1, WORDS[1])) == "not-your-seat"
    assert match.refusal("p0", Reveal(5, WORDS[1])) == "no-such-seat"
    assert match.table.revealed == {}
    match.ask("p1", Reveal(1, WORDS[1]))
    assert match.refusal("p1", Reveal(1, WORDS[1])) == "nothing-to-reveal"
    nothing = sealed("a", None)
    assert nothing.refusal("p1", Reveal(1, "a")) == "nothing-to-reveal"


def test_while_a_table_is_sealed_seats_and_pledges_stay_as_they_are() -> None:
    match = sealed(*WORDS)
    assert match.refusal("p1", Sit(1, "Other")) == "sealed"
    assert match.refusal("p9", Sit(1, "Nine")) == "sealed"
    assert match.refusal("p1", Stand(1)) == "sealed"
    assert match.refusal("p0", SetSeat(1, "open")) == "sealed"
    assert match.refusal("p1", Ready(1, pledge="ab" * 32)) == "sealed"
    assert match.refusal("p0", Start()) == "sealed"
    assert match.refusal("p0", Close()) == "sealed"
    assert match.refusal("p0", Remove(1)) == "sealed"
    assert match.refusal("p0", Block(1)) == "sealed"


def test_the_field_of_the_other_scheme_is_refused() -> None:
    match = pledged(None, None)
    assert match.refusal("p0", Ready(0, "words")) == "bad-message"
    assert match.refusal("p0", Ready(0, "")) == "bad-message"
    for wrong in ("", "12", "AB" * 32, "words"):
        assert match.refusal("p0", Ready(0, pledge=wrong)) == "bad-message"
    former = Match(players=2)
    former.do(Sat(0, "p0", "Ann"))
    assert former.refusal("p0", Ready(0, pledge="ab" * 32)) == "bad-message"
    assert former.authorize("p0", Ready(0, "words")) == [Readied(0, "words")]


def test_a_person_who_is_forgotten_while_sealed_leaves_a_match_that_starts() -> None:
    match = sealed(*WORDS)
    match.ask("p1", Forget())
    assert match.table.sealed
    match.ask("p0", Reveal(0, WORDS[0]))
    match.ask("p2", Reveal(2, WORDS[2]))
    match.ask("", StartSealed(), now=match.now + match.table.config.reveal_ms)
    started = match.table
    assert started.phase == "playing"
    assert started.seats[1].by_bot
    match.play(1000)
    assert match.table.phase == "over"


def test_a_match_whose_people_are_all_forgotten_while_sealed_ends() -> None:
    match = sealed("a", "b")
    for person in ("p0", "p1"):
        match.ask(person, Forget())
    match.ask("", StartSealed(), now=match.now + match.table.config.reveal_ms)
    assert match.table.phase == "over"


def test_a_sealed_table_is_the_same_when_its_log_is_read_again() -> None:
    match = sealed(*WORDS)
    match.ask("p0", Reveal(0, WORDS[0]))
    again = Table.fold("t", match.log, SECRET)
    assert again.sealed
    assert to_reveal(again) == [1, 2]
    assert (again.due(), again.info()) == (match.table.due(), match.table.info())


# --- a server -----------------------------------------------------------------------------------------------------


async def gathered(
    house: Live, names: tuple[str, ...] = ("Ann", "Ben", "Cleo"), **how: Any
) -> tuple[str, list[Person]]:
    """A table of people who have pledged their words."""
    people = [await house.person(name) for name in names]
    table = await people[0].make_table(game="marshmallow", players=len(names), **how)
    for number, person in enumerate(people):
        seat = await person.at(table)
        if number:
            await seat.ask("sit", seat=number, name=names[number])
        assert "error" not in await seat.pledge(number, WORDS[number])
    return table, people


async def started(seat: Socket) -> None:
    while seat.table is None or seat.table["phase"] == "gathering":
        await seat.hear()


@pytest.mark.parametrize("spectators", ["public", "delay"])
async def test_nobody_sees_another_entropy_before_the_match_starts(url: str, spectators: str) -> None:
    """So the last seat has nothing to choose by: its pledge was fixed before."""
    async with live(url, clock=ManualClock()) as house:
        table, people = await gathered(house, spectators=spectators, delay=60 if spectators == "delay" else 0)
        watcher = await house.visitor().at(table)
        seats = [person.seats[table] for person in people]
        assert "error" not in await seats[0].ask("start")
        for number in (1, 0):
            assert "error" not in await seats[number].ask("reveal", seat=number, entropy=WORDS[number])
        answers = [await seat.ask("resume", at=0) for seat in (*seats, watcher)]
        assert all(answer["table"]["pledges"][2] for answer in answers)
        over_http = await people[2].http.get(f"/api/tables/{table}")
        told = [frame for seat in (*seats, watcher) for frame in seat.raw]
        assert all(word not in frame for word in WORDS for frame in [*told, over_http.text])
        await seats[2].ask("reveal", seat=2, entropy=WORDS[2])
        for seat in seats:
            await started(seat)
            assert seat.table["entropies"] == list(WORDS)


async def test_refusals_at_a_sealed_table_of_a_server(url: str) -> None:
    async with live(url, clock=ManualClock()) as house:
        table, people = await gathered(house, ("Ann", "Ben"))
        ann, ben = (person.seats[table] for person in people)
        assert (await ann.ask("ready", seat=0, entropy="words"))["error"] == {"id": "bad-message"}
        await ann.ask("start")
        tries: list[tuple[Socket, str, dict[str, Any], str]] = [
            (ben, "stand", {"seat": 1}, "sealed"),
            (ben, "sit", {"seat": 1, "name": "Bob"}, "sealed"),
            (ann, "set_seat", {"seat": 1, "to": "bot", "level": "easy"}, "sealed"),
            (ann, "remove", {"seat": 1}, "sealed"),
            (ann, "close", {}, "sealed"),
            (ann, "start", {}, "sealed"),
            (ben, "reveal", {"seat": 1, "entropy": "other words"}, "wrong-entropy"),
            (ben, "reveal", {"seat": 0, "entropy": WORDS[0]}, "not-your-seat"),
            (ben, "reveal", {"seat": 1}, "bad-message"),
        ]
        for seat, do, more, id in tries:
            assert (await seat.ask(do, **more))["error"] == {"id": id}, do
        await ben.ask("reveal", seat=1, entropy=WORDS[1])
        assert (await ben.ask("reveal", seat=1, entropy=WORDS[1]))["error"] == {"id": "nothing-to-reveal"}
        assert "error" not in await ann.ask("reveal", seat=0, entropy=WORDS[0])
        await started(ben)


async def test_the_match_starts_though_the_host_and_another_have_left(url: str) -> None:
    """Their time passes by the table's own `due`, which any process sees to."""
    clock = ManualClock()
    async with live(url, clock=clock) as house:
        table, people = await gathered(house)
        await people[2].seats[table].close()
        await people[0].seats[table].ask("start")
        await people[0].seats[table].close()
        ben = people[1].seats[table]
        await ben.ask("reveal", seat=1, entropy=WORDS[1])
        await clock.advance(5.1)
        await started(ben)
        assert ben.table["entropies"] == [None, WORDS[1], None]
        assert all(ben.table["pledges"])


@pytest.mark.parametrize("late", [False, True], ids=["in time", "too late"])
async def test_a_server_that_stops_while_a_table_is_sealed_goes_on(tmp_path: Path, late: bool) -> None:
    clock = ManualClock()
    data = tmp_path / "data.db"
    async with live(data, clock=clock) as house:
        table, people = await gathered(house, ("Ann", "Ben"))
        await people[0].seats[table].ask("start")
        await people[0].seats[table].ask("reveal", seat=0, entropy=WORDS[0])
    if late:
        clock.pass_(5.1)
    async with live(data, clock=clock) as house:
        people[1].port = house.port
        ben = await people[1].at(table)
        if late:
            await sweep(house)
        else:
            assert "error" not in await ben.ask("reveal", seat=1, entropy=WORDS[1])
        await started(ben)
        assert ben.table["entropies"] == [WORDS[0], None if late else WORDS[1]]


async def test_another_process_starts_what_is_overdue(tmp_path: Path) -> None:
    """The process that sealed the table is gone, and nobody is connected: the sweep finds it."""
    clock = ManualClock()
    data = tmp_path / "data.db"
    async with live(data, clock=clock) as house:
        table, people = await gathered(house, ("Ann", "Ben"))
        await people[0].seats[table].ask("start")
    async with live(data, clock=clock) as house:
        await sweep(house)
        assert not house.service.registry.rooms
        clock.pass_(5.1)
        await sweep(house)
        assert (await house.service.registry.get(table)).table.phase == "playing"


async def test_a_person_who_is_deleted_while_sealed_does_not_hold_up_the_match(url: str) -> None:
    async with live(url, clock=ManualClock()) as house:
        table, people = await gathered(house)
        seats = [person.seats[table] for person in people]
        await seats[0].ask("start")
        assert (await people[1].http.delete("/api/me")).status_code < 300
        room = await house.service.registry.get(table)
        for number in (0, 2):
            await seats[number].ask("reveal", seat=number, entropy=WORDS[number])
        assert room.table.sealed
        await room.commit("", StartSealed(), Context(room.table.due() or 0))
        await started(seats[2])
        assert seats[2].table["seats"][1]["conceded"]


async def test_a_program_without_a_pledge_starts_at_once_and_a_rematch_has_scheme_2(url: str) -> None:
    async with live(url) as house:
        table, people = await house.table("marshmallow", ["Ann", "Ben"])
        ann = people[0].seats[table]
        assert (ann.table["phase"], ann.table["scheme"]) == ("playing", 2)
        await ann.ask("concede", seat=0)
        again = (await ann.ask("rematch"))["answer"]["table"]
        assert (await house.service.registry.get(again)).table.made.scheme == 2


# --- dishonest tables: the record agrees with itself, the notes of the player do not ---------------------------------


def replaces_pledges(table: Table, person: str) -> Sealed:
    """Throws the people's pledges away; it will try words of its own."""
    return Sealed(tuple(fair.pledge(table.made.commitment, seat, f"try {seat}") for seat in range(len(table.seats))))


def best_of_many(table: Table) -> list[Revealed | Started]:
    """Tries words until the first seat is dealt strong cards."""

    def worth(words: list[str]) -> int:
        assert table.secret is not None
        pledges = [fair.pledge(table.made.commitment, seat, text) for seat, text in enumerate(words)]
        stream = fair.Stream(fair.pledged_seed(table.secret, pledges, words))
        state = table.game.start(2, table.options)
        state.play(-1, state.chance(stream))
        hand = state.text(-1, state.chance(stream)).removeprefix("deal ").split(" | ")[0]
        return sum(int(card[1:]) for card in hand.split())

    words = max(([f"try {n}", "try 1"] for n in range(200)), key=worth)
    pledges = tuple(fair.pledge(table.made.commitment, seat, text) for seat, text in enumerate(words))
    return [Sealed(pledges), *map(Revealed, (0, 1), words), Started(tuple(words))]  # type: ignore[list-item]


@pytest.mark.parametrize("way", ["words", "commitment", "pledge"])
def test_a_dishonest_table_is_found_out_by_what_a_player_noted(way: str) -> None:
    """Finding H4: such a table passed `petitfour verify` and the check of the web client."""
    match = pledged("mine", "theirs")
    if way == "words":
        match.do(*best_of_many(match.table))
    elif way == "pledge":
        match.do(replaces_pledges(match.table, "p0"))
        assert match.refusal("p0", Reveal(0, "mine")) == "wrong-entropy"
        for seat in (0, 1):
            match.ask(f"p{seat}", Reveal(seat, f"try {seat}"))
    else:
        match = pledged("mine", "theirs", secret=bytes(32))
        pledges = (fair.pledge(commitment(bytes(32), 2), seat, text) for seat, text in enumerate(("mine", "theirs")))
        match.do(Sealed(tuple(pledges)), Started(("mine", "theirs")))
    match.play(1000)
    found = read(record_text(match.table, record(match.table, match.log)), GAMES)
    assert verify(found) > 1, "the record alone does not show it"
    with pytest.raises(Replaced) as caught:
        check_own(found.chance, COMMITTED, {0: "mine"})
    assert caught.value.id == ("commitment-replaced" if way == "commitment" else "entropy-replaced")
