"""The pause after a round: the next deal waits for people, and for nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour.table.commands.structs import Continue, EndPause, LetBot, Move
from petitfour.table.config import TableConfig
from petitfour.table.events import Conceded, Continued, Moved, SeatConfig
from petitfour.table.record import record, record_text
from petitfour.table.table import Table
from table.matches import BANK, Match

TIMES = TableConfig()


def play_round(match: Match) -> Match:
    """Play the first legal moves until a round is over."""
    rounds = len(match.table.rounds)
    while len(match.table.rounds) == rounds:
        seat = match.table.to_act()[0]
        if match.table.seats[seat].by_bot:
            match.ask("", match.first_bot_move(seat))
        else:
            match.ask(f"p{seat}", Move(seat, match.table.number, match.legal(seat)[0]))
    return match


@pytest.mark.parametrize(("game", "players"), [("marshmallow", 3), ("monster", 2), ("macaron", 3), ("macaron", 1)])
def test_the_next_deal_waits_until_all_people_have_continued(game: str, players: int) -> None:
    match = play_round(Match(game, players, pause=True).fill())
    assert match.table.to_act() == (-1,)
    for seat in range(players):
        info = match.table.info().pause
        assert info is not None
        assert info.seats == list(range(seat, players))
        match.ask(f"p{seat}", Continue(seat))
    assert match.table.info().pause is None
    assert match.table.to_act() != (-1,)


def test_other_tables_deal_at_once() -> None:
    match = play_round(Match(players=3).fill())
    assert match.table.to_act() != (-1,)
    assert match.table.info().pause is None


def test_bots_remote_bots_and_people_who_let_a_bot_play_are_not_waited_for() -> None:
    remote = SeatConfig("person", "Robo", person="p3", remote=True)
    seats = (SeatConfig(), SeatConfig("bot", level="easy"), SeatConfig(), remote)
    match = play_round(Match(players=4, seats=seats, pause=True).fill())
    assert match.table.waits_for() == [0, 2]
    match.ask("p0", LetBot(2), away={2: TIMES.away_ms})
    assert match.table.waits_for() == [0]
    match.do(Conceded(0))
    assert match.table.to_act() != (-1,)


@pytest.mark.parametrize(("clock", "longest"), [({}, TIMES.pause_ms), ({"clock": BANK}, TIMES.pause_clock_ms)])
def test_the_pause_ends_by_itself(clock: dict[str, Any], longest: int) -> None:
    match = play_round(Match(players=3, pause=True, **clock).fill())
    assert match.table.due() == match.table.paused_at + longest
    match.ask("", EndPause(), now=match.table.paused_at + longest)
    assert match.table.to_act() != (-1,)


def test_the_record_does_not_contain_it() -> None:
    def text(pause: bool) -> str:
        match = Match("monster", 2, pause=pause).fill()
        while match.table.phase == "playing":
            play_round(match)
            if match.table.waits_for():
                match.ask("p0", Continue(0, everybody=True))
        assert Table.fold("t", match.log).info().rounds == match.table.info().rounds
        assert any(isinstance(entry.event, Continued) for entry in match.log) == pause
        return record_text(match.table, record(match.table, match.log))

    assert text(True) == text(False)


def test_a_stored_log_without_the_event_is_read_as_before() -> None:
    match = play_round(Match(players=3, pause=True).fill())
    match.ask("p0", Continue(0, everybody=True))
    log = [entry for entry in match.log if not isinstance(entry.event, Continued)]
    renumbered = [type(entry)(number, entry.at, entry.event) for number, entry in enumerate(log, 1)]
    folded = Table.fold("t", renumbered)
    assert folded.to_act() == match.table.to_act()
    assert isinstance(renumbered[-1].event, Moved)
