"""Who may do what at a table: sitting, starting, moving, leaving, ending."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour.server import wishes
from petitfour.server.acts import Abandoned, Clock, Held, Place, Readied, Sat, Started
from petitfour.server.table import DAY
from petitfour.server.wire import Refused, encoder
from server.tables_of_people import START, Match


def refused(wish: Any, *args: Any) -> str:
    with pytest.raises(Refused) as caught:
        wish(*args)
    return caught.value.error.id


# --- before the start ----------------------------------------------------------------------------------------------


def test_sitting_standing_and_being_ready() -> None:
    match = Match()
    match.do(wishes.sit(match.table, "p1", 1, "Ben"))
    assert refused(wishes.sit, match.table, "p2", 1, "Cleo") == "seat-taken"
    match.do(wishes.sit(match.table, "p1", 1, "Benedict"))  # one's own seat: under another name
    assert match.table.seats[1].place.name == "Benedict"
    assert refused(wishes.sit, match.table, "p1", 1, "") == "bad-name"
    assert refused(wishes.stand, match.table, "p2", 1) == "not-your-seat"
    assert refused(wishes.ready, match.table, "p2", 1, "") == "not-your-seat"
    match.do(wishes.ready(match.table, "p1", 1, "my words"))
    assert match.table.info().seats[1].ready
    assert match.table.info().seats[1].name == "Benedict"
    match.do(wishes.stand(match.table, "p1", 1))
    assert match.table.info().seats[1].kind == "open"
    assert not match.table.info().seats[1].ready
    for seat in (-1, 3, 99):
        assert refused(wishes.sit, match.table, "p1", seat, "Ben") == "no-such-seat"
    for name in ("", " Ben", "a\nb", "x" * 31, "\u202eneB", None):
        assert refused(wishes.sit, match.table, "p1", 1, name) == "bad-name"
    match.do(wishes.sit(match.table, "p1", 1, "Ben"))
    assert refused(wishes.ready, match.table, "p1", 1, "x" * 2000) == "bad-entropy"


def test_a_friends_seat_opens_to_the_key_alone() -> None:
    match = Match()
    match.do(wishes.set_seat(match.table, "p0", 2, wishes.place("friend", "Zoë", None, "the key")))
    assert "the key" not in encoder.encode(match.log[-1].act).decode()
    for key in (None, "", "another"):
        assert refused(wishes.sit, match.table, "p2", 2, None, key) == "wrong-key"
    match.do(wishes.sit(match.table, "p2", 2, None, "the key"))
    assert match.table.info().seats[2].name == "Zoë"


def test_the_host_sets_seats_and_hands_the_table_on() -> None:
    match = Match()
    bot = wishes.place("bot", None, "hard", None)
    assert refused(wishes.set_seat, match.table, "p1", 1, bot) == "not-host"
    match.do(wishes.set_seat(match.table, "p0", 1, bot))
    assert match.table.info().seats[1].kind == "bot"
    assert match.table.info().seats[1].ready
    assert refused(wishes.place, "bot", None, "grandmaster", None) == "no-such-level"
    match.do(wishes.sit(match.table, "p2", 2, "Cleo"))
    match.do(wishes.set_seat(match.table, "p0", 2, wishes.place("open", None, None, None)))  # removed
    assert match.table.seats_of("p2") == []
    assert refused(wishes.give_host, match.table, "p0", 1) == "no-such-seat"
    match.do(wishes.sit(match.table, "p2", 2, "Cleo"))
    match.do(wishes.give_host(match.table, "p0", 2))
    assert match.table.info().host == 2
    assert refused(wishes.set_seat, match.table, "p0", 1, bot) == "not-host"


def test_a_match_starts_when_all_seats_are_taken_and_ready() -> None:
    match = Match(players=2, seats=(Place("person", "Ann", person="p0"), Place()))
    assert refused(wishes.start, match.table, "p1") == "not-host"
    assert refused(wishes.start, match.table, "p0") == "seats-free"
    match.do(Sat(1, "p1", "Ben"))
    assert refused(wishes.start, match.table, "p0") == "not-ready"
    match.do(Readied(0), Readied(1, "two"))
    match.do(wishes.start(match.table, "p0"))
    assert match.table.phase == "playing"
    assert match.table.entropies == ("", "two")
    assert refused(wishes.sit, match.table, "p3", 1, "Dev") == "not-gathering"
    assert refused(wishes.start, match.table, "p0") == "not-gathering"
    assert refused(wishes.set_seat, match.table, "p0", 1, Place()) == "not-gathering"


def test_a_host_who_only_looks_on_does_not_hold_up_the_start() -> None:
    match = Match(players=2, host="nobody")
    match.do(Sat(0, "p0", "Ann"), Sat(1, "p1", "Ben"), Readied(0), Readied(1))
    assert refused(wishes.start, match.table, "stranger") == "not-host"
    assert isinstance(wishes.start(match.table, "p1"), Started)


# --- moves ---------------------------------------------------------------------------------------------------------


def test_a_move_must_be_ones_own_legal_and_of_the_present() -> None:
    match = Match(players=2, settings={"first": 0}).fill()
    good = match.legal(0)[0]
    assert refused(wishes.move, match.table, "p1", 0, match.table.number, good, START) == "not-your-seat"
    assert refused(wishes.move, match.table, "p0", 0, None, good, START) == "bad-message"
    with pytest.raises(Refused) as caught:
        wishes.move(match.table, "p1", 1, match.table.number, good, START)
    assert (caught.value.error.id, caught.value.error.rule) == ("refused", "not-your-turn")
    with pytest.raises(Refused) as caught:
        wishes.move(match.table, "p0", 0, match.table.number, "nonsense", START)
    assert (caught.value.error.rule, caught.value.error.needs) == ("unreadable", {"move": "nonsense"})
    before = match.table.number
    match.move(0, good)
    assert refused(wishes.move, match.table, "p0", 0, before, good, START) == "stale"


def test_two_who_pass_at_once_do_not_make_each_other_stale() -> None:
    match = Match("macaron", 3).fill()
    at = match.table.number
    match.move(0, match.legal(0)[0], at)
    match.move(2, match.legal(2)[5], at)
    assert refused(wishes.move, match.table, "p0", 0, at, match.legal(1)[0], START) == "stale"  # one's own counts
    match.move(1, match.legal(1)[3], at)
    assert refused(wishes.move, match.table, "p1", 1, at, "royal A", START) == "stale"


def test_the_same_guess_sent_twice_is_laid_once() -> None:
    """The legal guesses do not change with a guess: one's own move makes a second copy stale all the same."""
    match = Match("mastermind", 2, settings={"first": 0}).fill()
    match.move(0, "code ROYG")
    at = match.table.number
    match.move(1, "guess BBBB", at)
    assert refused(wishes.move, match.table, "p1", 1, at, "guess BBBB", START) == "stale"


def test_bots_move_in_their_seats_only_and_only_in_time() -> None:
    bot, ann = Place("bot", level="medium"), Place("person", "Ann", person="p0")
    match = Match(players=2, seats=(bot, ann), settings={"first": 0}).fill()
    assert match.table.robots_to_act() == [0]
    text = match.legal(0)[0]
    assert refused(wishes.robot_move, match.table, 1, text, START) == "stale"
    match.do(wishes.robot_move(match.table, 0, text, START))
    assert refused(wishes.robot_move, match.table, 0, text, START) == "stale"
    assert refused(wishes.robot_move, match.table, 1, match.legal(1)[0], START) == "stale"
    assert match.table.robots_to_act() == []
    assert match.table.events(1, match.table.number - 1)[0].by == "bot"


# --- absence, and the end ------------------------------------------------------------------------------------------


def test_after_half_a_minute_the_others_may_let_a_bot_play() -> None:
    match = Match(players=3).fill()
    assert refused(wishes.let_bot, match.table, "p1", 0, None, START) == "here"
    assert refused(wishes.let_bot, match.table, "p1", 0, 29_999, START) == "here"
    assert refused(wishes.let_bot, match.table, "stranger", 0, 30_000, START) == "not-your-seat"
    match.do(wishes.let_bot(match.table, "p1", 0, 30_000, START))
    assert refused(wishes.let_bot, match.table, "p1", 0, 30_000, START) == "held"
    assert refused(wishes.move, match.table, "p0", 0, match.table.number, "P1", START) == "held"
    match.do(wishes.back(match.table, "p0", 0))
    assert refused(wishes.back, match.table, "p0", 0) == "not-held"
    match.do(wishes.stand(match.table, "p0", 0))  # leaving is the same
    assert match.table.seats[0].held


def test_who_is_here_and_does_not_move_may_be_played_for_after_three_minutes() -> None:
    match = Match(players=3, settings={"first": 0}).fill()
    late = match.table.at + 180_000
    assert refused(wishes.let_bot, match.table, "p1", 0, None, late - 1) == "here"
    assert refused(wishes.let_bot, match.table, "p1", 2, None, late) == "here"  # nobody waits for them
    assert refused(wishes.let_bot, match.table, "stranger", 0, None, late) == "not-your-seat"
    match.do(wishes.let_bot(match.table, "p1", 0, None, late))
    assert match.table.seats[0].held
    timed = Match(players=3, settings={"first": 0}, clock=Clock("bank", 600)).fill()
    assert refused(wishes.let_bot, timed.table, "p1", 0, None, timed.table.at + 180_000) == "here"  # the clock decides


def test_who_has_conceded_neither_comes_back_nor_agrees() -> None:
    match = Match(players=3).fill()
    match.do(wishes.concede(match.table, "p0", 0))
    assert refused(wishes.back, match.table, "p0", 0) == "conceded"
    assert refused(wishes.concede, match.table, "p0", 0) == "conceded"
    assert refused(wishes.agree, match.table, "p0", 0, True) == "conceded"
    assert refused(wishes.move, match.table, "p0", 0, match.table.number, "P1", START) == "conceded"
    assert refused(wishes.concede, match.table, "p1", 2) == "not-your-seat"


def test_the_host_may_abandon_a_table_at_which_nobody_plays() -> None:
    match = Match(players=2)
    assert refused(wishes.abandon, match.table, "p1", match.now) == "not-host"
    assert isinstance(wishes.abandon(match.table, "p0", match.now), Abandoned)
    match.fill()
    assert refused(wishes.abandon, match.table, "p0", match.now) == "in-play"
    assert isinstance(wishes.abandon(match.table, "p0", match.now + DAY), Abandoned)
    match.do(Held(1))
    match.do(wishes.abandon(match.table, "p0", match.now))
    assert match.table.outcome is not None
    assert match.table.outcome.reason == "abandoned"
    assert refused(wishes.abandon, match.table, "p0", match.now) == "not-playing"


def test_a_rematch_keeps_the_people_and_moves_the_start_on() -> None:
    match = Match(players=3, seats=(Place(), Place(), Place("bot", level="hard")), settings={"target": 1}).fill()
    assert refused(wishes.rematch, match.table, "p0", "new") == "not-over"
    match.play(1000)
    assert match.table.phase == "over"
    assert refused(wishes.rematch, match.table, "stranger", "new") == "not-your-seat"
    first = match.table.first
    assert first is not None
    assert wishes.rematch_settings(match.table) == {**match.table.made.settings, "first": (first + 1) % 3}
    assert [place.person for place in wishes.rematch_seats(match.table)] == ["p0", "p1", None]
    match.do(wishes.rematch(match.table, "p1", "new"))
    assert match.table.info().rematch == "new"
