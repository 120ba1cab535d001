"""A table as the fold over its log: play, clocks, ends, and what each viewpoint sees."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from petitfour import GAMES, Rng
from petitfour.core.record import last_position, read, verify, write
from petitfour.games.mastermind.facts import CodeRevealed
from petitfour.games.mastermind.view import MastermindView
from petitfour.games.monster.facts import PointCardsKept
from petitfour.games.monster.view import MonsterView
from petitfour.table.clock import deadline, late_seats, spent
from petitfour.table.commands.structs import AgreeToEnd, TakeBack
from petitfour.table.config import DAY
from petitfour.table.errors import BadLog, Refused
from petitfour.table.events import BotLetIn, Closed, Conceded, Entry, Moved, SeatConfig, Stood, TookBack
from petitfour.table.messages import encoder
from petitfour.table.presentation import ClockInfo, RecentMove
from petitfour.table.record import names, record
from petitfour.table.table import Table
from table.matches import BANK, EACH_MOVE, SECRET, START, Match
from tables import tables

# --- the log -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "settings"), tables())
def test_a_table_of_any_game_is_rebuilt_from_its_log(game: str, players: int, settings: dict[str, Any]) -> None:
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
        assert again.moves_on_show(viewpoint) == match.table.moves_on_show(viewpoint)


def test_a_rebuilt_table_continues_with_the_same_deals() -> None:
    match = Match("monster", 2).fill()
    match.play(400)
    deals = [entry for entry in match.log if isinstance(entry.event, Moved) and entry.event.move.startswith("deal ")]
    assert len(deals) == 3
    for deal in deals[1:]:
        again = Table.fold("t", match.log[: deal.number - 2], SECRET)
        before = match.log[deal.number - 2]
        assert again.after([before.event], before.at)[1] == [before, deal]


def test_a_log_with_a_deal_that_differs_from_the_secret_is_refused() -> None:
    match = Match(players=2).fill()
    with pytest.raises(BadLog, match="is not the deal that its secret gives"):
        Table.fold("t", match.log, bytes(32))
    assert Table.fold("t", match.log).state is not None  # reading a log needs no secret


def test_entries_must_be_in_order_without_gaps() -> None:
    match = Match()
    with pytest.raises(BadLog, match="entry 3 where 2 should be"):
        match.table.add(Entry(3, START, Stood(0)))


def test_a_log_of_other_rules_is_refused() -> None:
    made = Match().table.made
    with pytest.raises(BadLog, match="version 99"):
        Table.fold("t", [Entry(1, START, msgspec.structs.replace(made, rules=99))])


def test_emma_moves_together_with_the_person() -> None:
    match = Match("macaron", 1).fill()
    while match.table.state is not None and match.table.state.phase_name() != "play":
        match.play(1)
    mine, emmas = match.move(0, match.legal(0)[0])[:2]
    assert isinstance(mine.event, Moved)
    assert isinstance(emmas.event, Moved)
    assert (emmas.event.seat, emmas.event.by) == (1, "table")
    assert match.table.info().seats[1].kind == "emma"
    assert names(match.table) == ("Ann", "Emma")
    told = match.table.moves_since(None, mine.number - 1)
    assert [event.move for event in told[:2]] == [mine.event.move, emmas.event.move]


def shown(table: Table) -> bytes:
    return encoder.encode([table.info(), table.view(0), table.moves_since(0, 0), table.clocks(START), table.due()])


def test_computing_the_next_table_does_not_change_the_present_one() -> None:
    match = Match("macaron", 3, clock=BANK).fill()
    match.play(20)
    before = shown(match.table)
    seat = match.table.to_act()[0]
    for event in (Moved(seat, match.legal(seat)[0]), BotLetIn(1), Conceded(2)):
        other, _ = match.table.after([event], match.now + 5000)
        assert shown(other) != before
    assert shown(match.table) == before
    assert shown(Table.fold("t", match.log, SECRET)) == before


# --- clocks --------------------------------------------------------------------------------------------------------


def test_a_bank_runs_down_during_a_turn_and_grows_with_every_move() -> None:
    match = Match(players=2, clock=BANK, settings={"first": 0}).fill()
    match.later(10)
    assert match.table.clocks(match.now) == [ClockInfo(50_000, True), ClockInfo(60_000, False)]
    match.move(0, match.legal(0)[0])
    assert match.table.clocks(match.now) == [ClockInfo(55_000, False), ClockInfo(60_000, True)]
    assert match.table.due() == match.now + 60_500


def test_network_delay_is_given_back_up_to_a_limit() -> None:
    match = Match(players=2, clock=BANK, settings={"first": 0}).fill()
    match.later(10)
    assert spent(match.table, 0, match.now, None) == 10_000
    assert spent(match.table, 0, match.now, 9800) == 9800
    assert spent(match.table, 0, match.now, 0) == 9500
    assert spent(match.table, 0, match.now, -5) == 9500
    assert spent(match.table, 0, match.now, 60_000) == 10_000
    assert spent(match.table, 0, match.table.at + 100, 0) == 0


def test_a_bot_makes_late_moves_and_holds_the_seat_after_two() -> None:
    match = Match(players=2, clock=EACH_MOVE, settings={"first": 0}).fill()
    with pytest.raises(Refused):
        match.authorize("", match.first_bot_move(0))
    late = 0
    while late < 2:
        if match.table.to_act() == (0,):
            assert not match.table.seats[0].bot_plays
            match.later(20.6)
            assert late_seats(match.table, match.now) == [0]
            (mine, *_) = match.ask("", match.first_bot_move(0))
            assert isinstance(mine.event, Moved)
            assert mine.event.by == "clock"
            late += 1
        else:
            match.move(1, match.legal(1)[0])
    assert match.table.seats[0].bot_plays
    assert match.table.info().seats[0].bot_plays
    assert deadline(match.table, 0) is None
    match.ask("p0", TakeBack(0))
    assert not match.table.seats[0].bot_plays


def test_a_move_in_time_resets_the_count_of_late_moves() -> None:
    match = Match(players=2, clock=EACH_MOVE, settings={"first": 0}).fill()
    match.later(21)
    match.ask("", match.first_bot_move(0))
    assert match.table.seats[0].late == 1
    for _ in range(3):
        (seat,) = match.table.to_act()
        match.move(seat, match.legal(seat)[0])
    assert match.table.seats[0].late == 0


def test_clocks_of_simultaneous_choices_run_independently() -> None:
    match = Match("monster", 2, clock=BANK).fill()
    match.later(5)
    match.move(0, "order 1 2 3")
    match.later(5)
    assert match.table.clocks(match.now) == [ClockInfo(60_000, False), ClockInfo(50_000, True)]


def test_bots_have_no_clock_and_no_deadline() -> None:
    match = Match(
        players=2, clock=BANK, seats=(SeatConfig("bot", level="medium"), SeatConfig()), settings={"first": 0}
    ).fill()
    assert match.table.clocks(match.now) == [None, ClockInfo(60_000, False)]
    assert late_seats(match.table, match.now + DAY) == []


def test_a_person_who_comes_back_with_an_empty_bank_gets_some_time() -> None:
    match = Match(players=2, clock=BANK, settings={"first": 0}).fill()
    match.later(100)
    match.do(*match.authorize("", match.first_bot_move(0)), BotLetIn(0))
    assert match.table.seats[0].bank == 5000
    match.do(TookBack(0))
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


def test_a_bot_plays_on_after_a_concession_if_several_sides_are_left() -> None:
    match = Match(players=3).fill()
    match.do(Conceded(0))
    assert match.table.phase == "playing"
    assert match.table.seats[0].by_bot
    match.do(Conceded(2))
    assert ended(match) == ([1], "conceded")


def test_a_side_loses_only_when_both_partners_concede() -> None:
    match = Match("macaron", 4, settings={"teams": True}).fill()
    match.do(Conceded(0))
    assert match.table.phase == "playing"
    match.do(Conceded(2))
    assert ended(match) == ([1], "conceded")


def test_a_match_ends_when_its_only_person_concedes() -> None:
    solo = Match("macaron", 1).fill()
    solo.do(Conceded(0))
    assert ended(solo) == ([1], "conceded")
    bots = Match(players=3, seats=(SeatConfig(), *[SeatConfig("bot", level="medium")] * 2)).fill()
    bots.do(Conceded(0))
    assert ended(bots) == ([1, 2], "conceded")


def test_a_match_ends_when_all_remaining_people_agree() -> None:
    match = Match(players=4).fill()
    for seat, yes in ((0, True), (1, True), (1, False), (2, True)):
        match.ask(f"p{seat}", AgreeToEnd(seat, yes))
    match.do(BotLetIn(3))
    assert match.table.phase == "playing"
    assert match.table.info().agreed == [0, 2]
    match.do(Conceded(1))
    assert ended(match) == ([], "agreed")


def test_a_declined_offer_is_gone_and_the_others_see_who_declined() -> None:
    match = Match(players=3).fill()
    match.ask("p0", AgreeToEnd(0))
    match.ask("p1", AgreeToEnd(1))
    match.ask("p2", AgreeToEnd(2, agree=False))
    assert (match.table.info().agreed, match.table.info().declined) == ([], 2)
    number = match.table.number
    match.ask("p1", AgreeToEnd(1, agree=False))
    assert match.table.number == number  # nothing is offered
    match.ask("p2", AgreeToEnd(2))
    assert (match.table.info().agreed, match.table.info().declined) == ([2], None)


def test_deferred_work_is_due_for_bots_and_cleanup() -> None:
    match = Match(players=2, seats=(SeatConfig("bot", level="medium"), SeatConfig()), settings={"first": 0}, host="p1")
    assert match.table.due() == START + DAY
    match.fill()
    assert match.table.due() == START + 5000  # the bot's move
    match.ask("", match.first_bot_move(0))
    assert match.table.due() == START + 60 * DAY
    match.do(Closed())
    assert match.table.due() is None  # a played match is kept
    unplayed = Match()
    unplayed.do(Closed())
    assert unplayed.table.due() == START  # deleted at once


# --- what is shown -------------------------------------------------------------------------------------------------


def test_the_row_has_the_people_their_seats_and_the_seats_to_act() -> None:
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


def test_one_person_may_hold_several_seats() -> None:
    match = Match(
        players=3, seats=tuple(SeatConfig("person", name, person="p0") for name in ("Ann", "Ben", "Cleo"))
    ).fill()
    assert match.table.seats_of("p0") == [0, 1, 2]
    match.play(30)
    assert {entry.event.by for entry in match.log if isinstance(entry.event, Moved)} == {"person", "table"}


def test_who_may_watch() -> None:
    for spectators, may in (("public", True), ("none", False), ("delay", False)):
        match = Match(players=2, spectators=spectators, delay=60, host="p0").fill()
        assert match.table.may_watch("stranger", match.now) is may
        assert match.table.may_watch("p1", match.now)
        match.later(10)
        match.do(Closed())
        assert match.table.may_watch("stranger", match.now) is (spectators != "delay")
        assert match.table.may_watch("p1", match.now)
        match.later(60)
        assert match.table.may_watch("stranger", match.now)
    gathering = Match(players=2, spectators="none", host="host")
    assert gathering.table.may_watch("host", gathering.now)


def test_entropies_are_shown_from_the_start_and_the_secret_after_the_end() -> None:
    match = Match(players=2)
    assert match.table.view(None) is None
    assert match.table.info().entropies is None
    match.fill()
    assert match.table.info().entropies == ["words of 0", "words of 1"]
    assert match.table.info().secret is None
    assert SECRET.hex().encode() not in encoder.encode(match.table.info())
    match.do(Conceded(0))
    assert match.table.info().secret == SECRET.hex()


def test_a_new_connection_gets_only_the_moves_still_visible() -> None:
    """MT-8: within a round, cards of tricks before the last one stay hidden."""
    match = Match(players=3).fill()
    rng = Rng(3)
    for _ in range(60):
        match.play(1, rng)
        view = match.table.view(None)
        assert view is not None
        shown = [play["card"] for play in view["last_trick"] + view["trick"]]
        assert [event.move for event in match.table.moves_on_show(None)] == shown
        assert match.table.moves_on_show(1, after=match.table.number) == []


def test_scores_and_rounds_are_in_the_events_that_change_them() -> None:
    match = Match(players=2, settings={"target": 8}).fill()
    match.play(500)
    assert match.table.phase == "over"
    ends = [played for played in match.table.recent if played.round is not None]
    assert ends[-1].scores == match.table.rounds[-1] == match.table.info().rounds[-1]
    assert len(match.table.rounds) == ends[-1].round


def test_the_last_event_of_a_round_has_the_public_view_of_its_end() -> None:
    match = Match(players=3).fill()
    match.play(200, Rng(5))
    ends = [played for played in match.table.recent if played.final is not None]
    assert ends
    assert all(end.round is not None for end in ends)
    for end in ends:
        views = [end.seen_by(viewpoint).final for viewpoint in (None, 0, 1, 2)]
        assert views[0] is not None
        assert views.count(views[0]) == 4
        assert views[0]["seat"] is None
        assert "hand" not in views[0]
        assert views[0]["last_trick"][-1] == {"seat": end.seat, "card": end.texts[0]}
        assert views[0].round == end.round
        assert not views[0].to_act


def round_ends(match: Match, moves: int) -> list[RecentMove]:
    """Play random moves and return those that ended a round."""
    match.fill().play(moves, Rng(5))
    ends = [played for played in match.table.recent if played.final is not None]
    assert ends
    return ends


def test_the_end_of_a_round_of_monster_tricks_shows_the_cards_that_are_kept() -> None:
    for end in round_ends(Match("monster", 3), 60):
        kept = next(fact for fact in end.facts[0] if isinstance(fact, PointCardsKept))
        assert isinstance(end.final, MonsterView)
        assert end.final.face_up == kept.cards
        assert [row and [value or 0 for value in row] for row in end.final.rows] == [
            [value if place == i else 0 for i in range(3)] for place, value in zip(kept.cards, kept.kept, strict=True)
        ]


def test_the_end_of_a_round_of_mastermind_shows_its_rows_and_its_code() -> None:
    for end in round_ends(Match("mastermind", 2, settings={"rounds": 2}), 400):
        revealed = next(fact for fact in end.facts[0] if isinstance(fact, CodeRevealed))
        assert isinstance(end.final, MastermindView)
        assert (end.final.codemaker, end.final.code) == (revealed.codemaker, revealed.code)
        assert len(end.final.rows) == revealed.rows
        assert (end.final.rows[-1].true_red == 4) == revealed.found
        assert end.final.rows_left == 9 - revealed.rows


def test_the_record_of_a_table_can_be_verified() -> None:
    match = Match("monster", 2, seats=(SeatConfig("bot", level="medium"), SeatConfig()), host="p1").fill()
    match.play(1000)
    text = write(record(match.table, match.log))
    found = read(text, GAMES)
    assert found.names == ("medium bot", "Ben")
    assert verify(found) == 4
    assert found.outcome == match.table.outcome


def test_the_record_of_a_conceded_match_is_unfinished_and_has_no_secret() -> None:
    match = Match(players=2).fill()
    match.play(9)
    match.do(Conceded(0))
    text = write(record(match.table, match.log))
    assert text.rstrip().endswith("unfinished")
    assert SECRET.hex() not in text
    assert match.table.state is not None
    assert last_position(read(text, GAMES)).same(match.table.state)
