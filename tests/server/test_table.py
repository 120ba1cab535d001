"""A table as the fold over its log: play, clocks, ends, and what is shown to whom."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from petitfour import GAMES, Rng
from petitfour.core.record import last_position, read, verify, write
from petitfour.server import wishes
from petitfour.server.acts import Abandoned, CameBack, Conceded, Entry, Held, Moved, Place, Stood
from petitfour.server.table import DAY, BadLog, Table, record
from petitfour.server.wire import ClockInfo, Refused, encoder
from server.tables_of_people import BANK, EACH_MOVE, SECRET, START, Match
from tables import tables

# --- the log -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "settings"), tables())
def test_a_table_of_any_game_comes_back_from_its_log(game: str, players: int, settings: dict[str, Any]) -> None:
    match = Match(game, players, settings=settings).fill()
    match.play(120)
    again = Table.fold("t", match.log, SECRET)
    assert again.state is not None
    assert match.table.state is not None
    assert again.state.same(match.table.state)
    assert again.info() == match.table.info()
    assert again.row() == match.table.row()
    for viewpoint in (None, *range(players)):
        assert again.view(viewpoint) == match.table.view(viewpoint)
        assert again.events_on_show(viewpoint) == match.table.events_on_show(viewpoint)


def test_a_table_that_comes_back_deals_on_as_it_would_have() -> None:
    match = Match("monster", 2).fill()
    match.play(400)
    deals = [entry for entry in match.log if isinstance(entry.act, Moved) and entry.act.move.startswith("deal ")]
    assert len(deals) == 3
    for deal in deals[1:]:
        again = Table.fold("t", match.log[: deal.number - 2], SECRET)
        before = match.log[deal.number - 2]
        assert again.after([before.act], before.at)[1] == [before, deal]


def test_a_deal_that_the_secret_does_not_give_is_not_gone_on_with() -> None:
    match = Match(players=2).fill()
    with pytest.raises(BadLog, match="is not the deal that its secret gives"):
        Table.fold("t", match.log, bytes(32))
    assert Table.fold("t", match.log).state is not None  # to look at a log no secret is needed


def test_entries_come_in_their_order_without_a_gap() -> None:
    match = Match()
    with pytest.raises(BadLog, match="entry 3 where 2 should be"):
        match.table.add(Entry(3, START, Stood(0)))


def test_a_log_of_other_rules_is_refused() -> None:
    made = Match().table.made
    with pytest.raises(BadLog, match="version 99"):
        Table.fold("t", [Entry(1, START, msgspec.structs.replace(made, rules=99))])


def test_emma_answers_in_the_same_breath() -> None:
    match = Match("macaron", 1).fill()
    while match.table.state is not None and match.table.state.phase_name() != "play":
        match.play(1)
    mine, emmas = match.move(0, match.legal(0)[0])[:2]
    assert isinstance(mine.act, Moved)
    assert isinstance(emmas.act, Moved)
    assert (emmas.act.seat, emmas.act.by) == (1, "table")
    assert match.table.info().seats[1].kind == "emma"
    assert match.table.names() == ("Ann", "Emma")
    told = match.table.events(None, mine.number - 1)
    assert [event.move for event in told[:2]] == [mine.act.move, emmas.act.move]


def shown(table: Table) -> bytes:
    return encoder.encode([table.info(), table.view(0), table.events(0, 0), table.clocks(START), table.due()])


def test_a_table_stays_as_it_is_until_somebody_takes_the_one_after() -> None:
    match = Match("macaron", 3, clock=BANK).fill()
    match.play(20)
    before = shown(match.table)
    seat = match.table.to_act()[0]
    for act in (Moved(seat, match.legal(seat)[0]), Held(1), Conceded(2)):
        other, _ = match.table.after([act], match.now + 5000)
        assert shown(other) != before
    assert shown(match.table) == before
    assert shown(Table.fold("t", match.log, SECRET)) == before


# --- clocks --------------------------------------------------------------------------------------------------------


def test_a_bank_runs_down_while_one_thinks_and_grows_with_every_move() -> None:
    match = Match(players=2, clock=BANK, settings={"first": 0}).fill()
    match.later(10)
    assert match.table.clocks(match.now) == [ClockInfo(50_000, True), ClockInfo(60_000, False)]
    match.move(0, match.legal(0)[0])
    assert match.table.clocks(match.now) == [ClockInfo(55_000, False), ClockInfo(60_000, True)]
    assert match.table.due() == match.now + 60_500


def test_what_the_network_cost_is_given_back_up_to_a_limit() -> None:
    match = Match(players=2, clock=BANK, settings={"first": 0}).fill()
    match.later(10)
    assert match.table.spent(0, match.now, None) == 10_000
    assert match.table.spent(0, match.now, 9800) == 9800
    assert match.table.spent(0, match.now, 0) == 9500
    assert match.table.spent(0, match.now, -5) == 9500
    assert match.table.spent(0, match.now, 60_000) == 10_000
    assert match.table.spent(0, match.table.at + 100, 0) == 0


def test_when_time_is_out_the_bot_plays_that_move_and_after_two_it_holds_the_seat() -> None:
    match = Match(players=2, clock=EACH_MOVE, settings={"first": 0}).fill()
    with pytest.raises(Refused):
        wishes.robot_move(match.table, 0, match.legal(0)[0], match.now)
    late = 0
    while late < 2:
        if match.table.to_act() == (0,):
            assert not match.table.seats[0].held
            match.later(20.6)
            assert match.table.late_seats(match.now) == [0]
            (mine, *_) = match.do(wishes.robot_move(match.table, 0, match.legal(0)[0], match.now))
            assert isinstance(mine.act, Moved)
            assert mine.act.by == "clock"
            late += 1
        else:
            match.move(1, match.legal(1)[0])
    assert match.table.seats[0].held
    assert match.table.info().seats[0].bot_holds
    assert match.table.deadline(0) is None
    match.do(wishes.back(match.table, "p0", 0))
    assert not match.table.seats[0].held


def test_a_move_of_ones_own_forgives_a_late_one() -> None:
    match = Match(players=2, clock=EACH_MOVE, settings={"first": 0}).fill()
    match.later(21)
    match.do(wishes.robot_move(match.table, 0, match.legal(0)[0], match.now))
    assert match.table.seats[0].late == 1
    for _ in range(3):
        (seat,) = match.table.to_act()
        match.move(seat, match.legal(seat)[0])
    assert match.table.seats[0].late == 0


def test_the_clocks_of_those_who_choose_at_once_run_each_by_itself() -> None:
    match = Match("monster", 2, clock=BANK).fill()
    match.later(5)
    match.move(0, "order 1 2 3")
    match.later(5)
    assert match.table.clocks(match.now) == [ClockInfo(60_000, False), ClockInfo(50_000, True)]


def test_bots_have_no_clock_and_no_deadline() -> None:
    match = Match(players=2, clock=BANK, seats=(Place("bot", level="medium"), Place()), settings={"first": 0}).fill()
    assert match.table.clocks(match.now) == [None, ClockInfo(60_000, False)]
    assert match.table.late_seats(match.now + DAY) == []


def test_who_comes_back_with_nothing_in_the_bank_gets_some_time() -> None:
    match = Match(players=2, clock=BANK, settings={"first": 0}).fill()
    match.later(100)
    match.do(wishes.robot_move(match.table, 0, match.legal(0)[0], match.now), Held(0))
    assert match.table.seats[0].bank == 5000
    match.do(CameBack(0))
    assert match.table.seats[0].bank == 6000


# --- the end -------------------------------------------------------------------------------------------------------


def ended(match: Match) -> tuple[list[int], str]:
    outcome = match.table.outcome
    assert outcome is not None
    assert match.table.row().phase == "over"
    assert match.table.to_act() == ()
    return outcome.winners, outcome.reason


def test_conceding_ends_a_match_of_two() -> None:
    match = Match(players=2).fill()
    match.play(5)
    match.do(Conceded(0))
    assert ended(match) == ([1], "conceded")


def test_conceding_among_many_leaves_the_seat_to_a_bot() -> None:
    match = Match(players=3).fill()
    match.do(Conceded(0))
    assert match.table.phase == "playing"
    assert match.table.seats[0].by_bot
    match.do(Conceded(2))
    assert ended(match) == ([1], "conceded")


def test_one_partner_who_concedes_does_not_lose_for_the_other() -> None:
    match = Match("macaron", 4, settings={"teams": True}).fill()
    match.do(Conceded(0))
    assert match.table.phase == "playing"
    match.do(Conceded(2))
    assert ended(match) == ([1], "conceded")


def test_conceding_to_emma_and_to_bots_alone() -> None:
    solo = Match("macaron", 1).fill()
    solo.do(Conceded(0))
    assert ended(solo) == ([1], "conceded")
    bots = Match(players=3, seats=(Place(), *[Place("bot", level="medium")] * 2)).fill()
    bots.do(Conceded(0))
    assert ended(bots) == ([1, 2], "conceded")


def test_a_match_ends_by_agreement_of_all_who_still_play() -> None:
    match = Match(players=4).fill()
    for seat, yes in ((0, True), (1, True), (1, False), (2, True)):
        match.do(wishes.agree(match.table, f"p{seat}", seat, yes))
    match.do(Held(3))
    assert match.table.phase == "playing"
    assert match.table.info().agreed == [0, 2]
    match.do(Conceded(1))
    assert ended(match) == ([], "agreed")


def test_when_somebody_must_see_to_a_table() -> None:
    match = Match(players=2, seats=(Place("bot", level="medium"), Place()), settings={"first": 0}, host="p1")
    assert match.table.due() == START + DAY
    match.fill()
    assert match.table.due() == START + 5000  # the bot's move
    match.do(wishes.robot_move(match.table, 0, match.legal(0)[0], match.now))
    assert match.table.due() == START + 60 * DAY
    match.do(Abandoned())
    assert match.table.due() is None  # it was played: it is kept
    unplayed = Match()
    unplayed.do(Abandoned())
    assert unplayed.table.due() == START  # at once: nothing to keep


# --- what is shown -------------------------------------------------------------------------------------------------


def test_the_row_says_who_sits_where_and_whom_the_table_waits_for() -> None:
    match = Match(players=2, settings={"first": 1})
    assert match.table.row().people == [("p0", -1)]
    assert match.table.row().waiting_for == []
    match.fill()
    row = match.table.row()
    assert row.people == [("p0", 0), ("p1", 1)]
    assert row.waiting_for == [1]
    assert (row.number, row.phase, row.game) == (match.table.number, "playing", "marshmallow")
    about = msgspec.json.decode(row.about)
    assert [seat["name"] for seat in about["seats"]] == ["Ann", "Ben"]


def test_several_seats_of_one_person() -> None:
    match = Match(players=3, seats=tuple(Place("person", name, person="p0") for name in ("Ann", "Ben", "Cleo"))).fill()
    assert match.table.seats_of("p0") == [0, 1, 2]
    match.play(30)
    assert {entry.act.by for entry in match.log if isinstance(entry.act, Moved)} == {"person", "table"}


def test_who_may_watch() -> None:
    for spectators, may in (("public", True), ("none", False), ("delay", False)):
        table = Match(players=2, spectators=spectators, host="p0").fill().table
        assert table.may_watch("stranger") is may
        assert table.may_watch("p1")
    assert Match(players=2, spectators="none", host="host").table.may_watch("host")


def test_before_the_start_nothing_of_the_deal_and_before_the_end_no_secret() -> None:
    match = Match(players=2)
    assert match.table.view(None) is None
    assert match.table.info().entropies is None
    match.fill()
    assert match.table.info().entropies == ["words of 0", "words of 1"]
    assert match.table.info().secret is None
    assert SECRET.hex().encode() not in encoder.encode(match.table.info())
    match.do(Conceded(0))
    assert match.table.info().secret == SECRET.hex()


def test_who_comes_to_the_table_hears_of_what_lies_open_only() -> None:
    """MT-8: within a round no card of a trick older than the last one."""
    match = Match(players=3).fill()
    rng = Rng(3)
    for _ in range(60):
        match.play(1, rng)
        view = match.table.view(None)
        assert view is not None
        shown = [play["card"] for play in view["last_trick"] + view["trick"]]
        assert [event.move for event in match.table.events_on_show(None)] == shown
        assert match.table.events_on_show(1, after=match.table.number) == []


def test_scores_and_rounds_are_told_when_they_change() -> None:
    match = Match(players=2, settings={"target": 8}).fill()
    match.play(500)
    assert match.table.phase == "over"
    ends = [happening for happening in match.table.happenings if happening.round is not None]
    assert ends[-1].scores == match.table.rounds[-1] == match.table.info().rounds[-1]
    assert len(match.table.rounds) == ends[-1].round


def test_the_end_of_a_round_is_shown_to_all_before_the_next_deal_clears_the_table() -> None:
    match = Match(players=3).fill()
    match.play(200, Rng(5))
    ends = [happening for happening in match.table.happenings if happening.final is not None]
    assert ends
    assert all(end.round is not None for end in ends)
    for end in ends:
        views = [end.event(viewpoint).final for viewpoint in (None, 0, 1, 2)]
        assert views[0] is not None
        assert views.count(views[0]) == 4
        assert views[0]["seat"] is None
        assert "hand" not in views[0]
        assert views[0]["last_trick"][-1] == {"seat": end.seat, "card": end.told[0]}


def test_the_record_of_a_table_is_verified_like_any() -> None:
    match = Match("monster", 2, seats=(Place("bot", level="medium"), Place()), host="p1").fill()
    match.play(1000)
    text = write(record(match.table, match.log))
    found = read(text, GAMES)
    assert found.names == ("medium bot", "Ben")
    assert verify(found) == 4
    assert found.outcome == match.table.outcome


def test_the_record_of_a_match_that_was_given_up_closes_as_unfinished() -> None:
    match = Match(players=2).fill()
    match.play(9)
    match.do(Conceded(0))
    text = write(record(match.table, match.log))
    assert text.rstrip().endswith("unfinished")
    assert SECRET.hex() not in text
    assert match.table.state is not None
    assert last_position(read(text, GAMES)).same(match.table.state)
