"""Who may do what at a table: sitting, starting, moving, leaving, ending."""

from __future__ import annotations

import pytest

from petitfour.table.commands import structs
from petitfour.table.commands.ending import rematch_seats, rematch_settings
from petitfour.table.commands.lobby import hashed
from petitfour.table.errors import Refused
from petitfour.table.events import Clock, Closed, Moved, Readied, Sat, SeatConfig, Started
from petitfour.table.presentation import encoder
from table.matches import BANK, EACH_MOVE, Match

# --- before the start ----------------------------------------------------------------------------------------------


def test_sitting_standing_and_being_ready() -> None:
    match = Match()
    match.ask("p1", structs.Sit(1, "Ben"))
    assert match.refusal("p2", structs.Sit(1, "Cleo")) == "seat-taken"
    match.ask("p1", structs.Sit(1, "Benedict"))  # a new name in the same seat
    assert match.table.seats[1].config.name == "Benedict"
    assert match.refusal("p1", structs.Sit(1, "")) == "bad-name"
    assert match.refusal("p2", structs.Stand(1)) == "not-your-seat"
    assert match.refusal("p2", structs.Ready(1, "")) == "not-your-seat"
    match.ask("p1", structs.Ready(1, "my words"))
    assert match.table.info().seats[1].ready
    assert match.table.info().seats[1].name == "Benedict"
    match.ask("p1", structs.Stand(1))
    assert match.table.info().seats[1].kind == "open"
    assert not match.table.info().seats[1].ready
    for seat in (-1, 3, 99):
        assert match.refusal("p1", structs.Sit(seat, "Ben")) == "no-such-seat"
    for name in ("", " Ben", "a\nb", "x" * 31, "\u202eneB", "\u3164", "Ann\u200d", None):
        assert match.refusal("p1", structs.Sit(1, name)) == "bad-name"
    match.ask("p1", structs.Sit(1, "Ben"))
    assert match.refusal("p1", structs.Ready(1, "x" * 2000)) == "bad-entropy"


def test_a_number_distinguishes_people_with_the_same_name() -> None:
    match = Match(
        seats=(SeatConfig(), SeatConfig("bot", "Biscotti", "easy"), SeatConfig(), SeatConfig()),
        players=4,
        game="monster",
    )
    match.ask("p0", structs.Sit(0, "Ann"))
    assert match.name_for("p2", structs.Sit(2, "ＡＮＮ")) == "ＡＮＮ 2"
    match.ask("p2", structs.Sit(2, "ann"))
    assert match.name_for("p3", structs.Sit(3, "Ann")) == "Ann 3"
    assert match.name_for("p3", structs.Sit(3, "Biscotti")) == "Biscotti 2"
    assert match.name_for("p0", structs.Sit(3, "Ann")) == "Ann"  # another seat of the same person
    match.ask("p0", structs.Ready(0))
    assert match.name_for("p0", structs.Sit(0, "Ann")) == "Ann"  # an unchanged name; sitting takes the readiness back
    match.ask("p0", structs.Sit(0, "x" * 30))
    assert match.name_for("p3", structs.Sit(3, "x" * 30)) == "x" * 28 + " 2"


def test_only_the_key_opens_a_friends_seat() -> None:
    match = Match()
    match.ask("p0", structs.SetSeat(2, "friend", name="Zoë"), new_key=hashed("the key"))
    assert "the key" not in encoder.encode(match.log[-1].event).decode()
    for key in (None, "", "another"):
        assert match.refusal("p2", structs.Sit(2, None, key)) == "wrong-key"
    match.ask("p2", structs.Sit(2, None, "the key"))
    assert match.table.info().seats[2].name == "Zoë"


def test_the_host_sets_seats_and_gives_the_role_to_another_person() -> None:
    match = Match()
    assert match.refusal("p1", structs.SetSeat(1, "bot", level="hard")) == "not-host"
    match.ask("p0", structs.SetSeat(1, "bot", level="hard"))
    assert match.table.info().seats[1].kind == "bot"
    assert match.table.info().seats[1].ready
    assert match.refusal("p0", structs.SetSeat(1, "bot", level="grandmaster")) == "no-such-level"
    match.ask("p2", structs.Sit(2, "Cleo"))
    match.ask("p0", structs.SetSeat(2, "open"))  # removed
    assert match.table.seats_of("p2") == []
    assert match.refusal("p0", structs.GiveHost(1)) == "no-such-seat"
    match.ask("p2", structs.Sit(2, "Cleo"))
    match.ask("p0", structs.GiveHost(2))
    assert match.table.info().host == 2
    assert match.refusal("p0", structs.SetSeat(1, "bot", level="hard")) == "not-host"


def test_a_match_starts_when_all_seats_are_taken_and_ready() -> None:
    match = Match(players=2, seats=(SeatConfig("person", "Ann", person="p0"), SeatConfig()))
    assert match.refusal("p1", structs.Start()) == "not-host"
    assert match.refusal("p0", structs.Start()) == "seats-free"
    match.do(Sat(1, "p1", "Ben"))
    assert match.refusal("p0", structs.Start()) == "not-ready"
    match.do(Readied(0), Readied(1, "two"))
    match.ask("p0", structs.Start())
    assert match.table.phase == "playing"
    assert match.table.entropies == ("", "two")
    assert match.refusal("p3", structs.Sit(1, "Dev")) == "not-gathering"
    assert match.refusal("p0", structs.Start()) == "not-gathering"
    assert match.refusal("p0", structs.SetSeat(1, "open")) == "not-gathering"


def test_any_player_may_start_if_the_host_has_no_seat() -> None:
    match = Match(players=2, host="nobody")
    match.do(Sat(0, "p0", "Ann"), Sat(1, "p1", "Ben"), Readied(0), Readied(1))
    assert match.refusal("stranger", structs.Start()) == "not-host"
    assert match.authorize("p1", structs.Start()) == [Started(("", ""))]


# --- moves ---------------------------------------------------------------------------------------------------------


def test_a_move_must_be_in_an_own_seat_legal_and_current() -> None:
    match = Match(players=2, settings={"first": 0}).fill()
    good = match.legal(0)[0]
    assert match.refusal("p1", structs.Move(0, match.table.number, good)) == "not-your-seat"
    with pytest.raises(Refused) as caught:
        match.authorize("p1", structs.Move(1, match.table.number, good))
    assert (caught.value.error.id, caught.value.error.rule) == ("refused", "not-your-turn")
    with pytest.raises(Refused) as caught:
        match.authorize("p0", structs.Move(0, match.table.number, "nonsense"))
    assert (caught.value.error.rule, caught.value.error.needs) == ("unreadable", {"move": "nonsense"})
    before = match.table.number
    match.move(0, good)
    assert match.refusal("p0", structs.Move(0, before, good)) == "stale"


def test_simultaneous_passes_do_not_make_each_other_stale() -> None:
    match = Match("macaron", 3).fill()
    at = match.table.number
    match.move(0, match.legal(0)[0], at)
    match.move(2, match.legal(2)[5], at)
    assert match.refusal("p0", structs.Move(0, at, match.legal(1)[0])) == "stale"  # it has moved
    match.move(1, match.legal(1)[3], at)
    assert match.refusal("p1", structs.Move(1, at, "royal A")) == "stale"


def test_a_guess_sent_twice_is_played_once() -> None:
    """A guess does not change the legal guesses, but the seat's own move makes the second copy stale."""
    match = Match("mastermind", 2, settings={"first": 0}).fill()
    match.move(0, "code ROYG")
    at = match.table.number
    match.move(1, "guess BBBB", at)
    assert match.refusal("p1", structs.Move(1, at, "guess BBBB")) == "stale"


def test_bots_move_only_in_their_own_seats_and_turns() -> None:
    bot, ann = SeatConfig("bot", level="medium"), SeatConfig("person", "Ann", person="p0")
    match = Match(players=2, seats=(bot, ann), settings={"first": 0}).fill()
    assert match.table.bots_to_act() == [0]
    text = match.legal(0)[0]
    assert match.refusal("", structs.BotMove(1, match.table.number, match.number(1, text))) == "stale"
    match.ask("", structs.BotMove(0, match.table.number, match.number(0, text)))
    assert match.refusal("", structs.BotMove(0, match.table.number, match.number(0, text))) == "stale"
    assert match.refusal("", structs.BotMove(1, match.table.number, match.number(1, match.legal(1)[0]))) == "stale"
    assert match.table.bots_to_act() == []
    assert match.table.moves_since(1, match.table.number - 1)[0].by == "bot"


# --- absence, and the end ------------------------------------------------------------------------------------------


def test_after_half_a_minute_the_others_may_let_a_bot_play() -> None:
    match = Match(players=3).fill()
    assert match.refusal("p1", structs.LetBot(0)) == "player-present"
    assert match.refusal("p1", structs.LetBot(0), away={0: 29_999}) == "player-present"
    assert match.refusal("stranger", structs.LetBot(0), away={0: 30_000}) == "not-your-seat"
    match.ask("p1", structs.LetBot(0), away={0: 30_000})
    assert match.refusal("p1", structs.LetBot(0), away={0: 30_000}) == "bot-in-seat"
    assert match.refusal("p0", structs.Move(0, match.table.number, "P1")) == "bot-in-seat"
    match.ask("p0", structs.TakeBack(0))
    assert match.refusal("p0", structs.TakeBack(0)) == "no-bot-in-seat"
    match.ask("p0", structs.Stand(0))  # leaving has the same effect
    assert match.table.seats[0].bot_plays


def test_after_three_minutes_a_bot_may_play_for_an_idle_person() -> None:
    match = Match(players=3, settings={"first": 0}).fill()
    late = match.table.at + 180_000
    assert match.refusal("p1", structs.LetBot(0), now=late - 1) == "player-present"
    assert match.refusal("p1", structs.LetBot(2), now=late) == "player-present"  # it is not their turn
    assert match.refusal("stranger", structs.LetBot(0), now=late) == "not-your-seat"
    match.ask("p1", structs.LetBot(0), now=late)
    assert match.table.seats[0].bot_plays
    timed = Match(players=3, settings={"first": 0}, clock=Clock("bank", 600)).fill()
    # With a clock, only the clock counts.
    assert timed.refusal("p1", structs.LetBot(0), now=timed.table.at + 180_000) == "player-present"


def test_a_person_who_conceded_can_neither_come_back_nor_agree() -> None:
    match = Match(players=3).fill()
    match.ask("p0", structs.Concede(0))
    assert match.refusal("p0", structs.TakeBack(0)) == "conceded"
    assert match.refusal("p0", structs.Concede(0)) == "conceded"
    assert match.refusal("p0", structs.AgreeToEnd(0, True)) == "conceded"
    assert match.refusal("p0", structs.Move(0, match.table.number, "P1")) == "conceded"
    assert match.refusal("p1", structs.Concede(2)) == "not-your-seat"


def test_the_host_may_close_a_table_at_any_time_and_nobody_wins() -> None:
    match = Match(players=2)
    assert match.refusal("p1", structs.Close()) == "not-host"
    assert match.authorize("p0", structs.Close()) == [Closed("closed")]
    match.fill()
    assert match.refusal("p1", structs.Close()) == "not-host"
    match.ask("p0", structs.Close())
    assert match.table.outcome is not None
    assert match.table.outcome.reason == "closed"
    assert match.table.outcome.winners == []
    assert match.refusal("p0", structs.Close()) == "not-playing"


def test_a_bot_replaces_a_removed_person_who_cannot_come_back() -> None:
    match = Match(players=3).fill()
    assert match.refusal("p1", structs.Remove(2)) == "not-host"
    assert match.refusal("p0", structs.Remove(0)) == "own-seat"
    match.ask("p0", structs.Remove(1))
    seat = match.table.info().seats[1]
    assert (seat.removed, seat.name, match.table.phase) == (True, "Ben", "playing")
    assert match.refusal("p0", structs.Remove(1)) == "removed"
    assert match.refusal("p1", structs.TakeBack(1)) == "removed"
    assert match.refusal("p1", structs.Concede(1)) == "removed"
    assert match.refusal("p1", structs.AgreeToEnd(1, True)) == "removed"
    assert match.refusal("p1", structs.Move(1, match.table.number, "P1")) == "removed"
    assert match.refusal("p0", structs.GiveHost(1)) == "removed"
    match.ask("p0", structs.Remove(2))
    assert match.table.phase == "playing"  # the host does not win by it
    assert match.table.seats[1].by_bot
    match.ask("p0", structs.Close())
    assert match.refusal("p1", structs.Rematch(), new_table="t2") == "not-your-seat"
    assert [seat.kind for seat in rematch_seats(match.table)] == ["person", "open", "open"]


def test_a_blocked_person_loses_all_seats_and_cannot_sit_again() -> None:
    match = Match(players=3)
    match.ask("p0", structs.Sit(0, "Ann"))
    match.ask("eve", structs.Sit(1, "Eve"))
    match.ask("eve", structs.Sit(2, "Eva"))
    assert match.refusal("eve", structs.Block(0)) == "not-host"
    assert match.refusal("p0", structs.Block(0)) == "own-seat"
    match.ask("p0", structs.Block(2))
    assert [seat.kind for seat in match.table.info().seats] == ["person", "open", "open"]
    assert match.refusal("eve", structs.Sit(1, "Eve")) == "blocked"
    assert b"eve" not in encoder.encode(match.log[-1].event)  # a pseudonym: no id stays in the log
    assert match.refusal("p0", structs.Block(1)) == "no-such-seat"
    match.fill()
    match.ask("p0", structs.Block(1))
    assert match.table.seats[1].removed
    assert match.table.is_blocked("p1")


def test_refusals_tell_a_stranger_nothing_about_the_match() -> None:
    """A stranger gets the same refusals whether the match is running or over."""
    match = Match(players=2).fill()
    asked: list[structs.AnyCommand] = [
        structs.Concede(0), structs.AgreeToEnd(0), structs.TakeBack(0), structs.LetBot(0), structs.Rematch(),
        structs.Stand(0), structs.Sit(0, "Eve"), structs.Ready(0), structs.Start(), structs.Close(),
        structs.Mute(0), structs.Block(0), structs.Remove(0),
    ]  # fmt: skip
    before = [match.refusal("eve", command, new_table="t2") for command in asked]
    match.ask("p1", structs.Concede(1))
    assert match.table.phase == "over"
    assert [match.refusal("eve", command, new_table="t2") for command in asked] == before


def test_a_rematch_keeps_the_people_and_the_next_seat_starts() -> None:
    match = Match(
        players=3, seats=(SeatConfig(), SeatConfig(), SeatConfig("bot", level="hard")), settings={"target": 1}
    ).fill()
    assert match.refusal("p0", structs.Rematch(), new_table="new") == "not-over"
    match.play(1000)
    assert match.table.phase == "over"
    assert match.refusal("stranger", structs.Rematch(), new_table="new") == "not-your-seat"
    first = match.table.first
    assert first is not None
    assert rematch_settings(match.table) == {**match.table.made.settings, "first": (first + 1) % 3}
    assert [seat.person for seat in rematch_seats(match.table)] == ["p0", "p1", None]
    match.ask("p1", structs.Rematch(), new_table="new")
    assert match.table.info().rematch == "new"


@pytest.mark.parametrize(("clock", "seconds"), [(EACH_MOVE, 20), (BANK, 60)])
def test_a_move_is_too_late_after_its_time_and_the_lag(clock: Clock, seconds: int) -> None:
    """It is too late even if no bot has moved yet: a busy server must not give anybody more time."""
    match = Match(clock=clock, settings={"first": 0}).fill()
    (seat,) = match.table.to_act()
    other = (seat + 1) % 3
    text = match.legal(seat)[0]
    match.later(seconds + match.table.config.lag_ms / 1000 - 0.001)
    assert match.authorize(f"p{seat}", structs.Move(seat, match.table.number, text))
    match.later(0.001)
    with pytest.raises(Refused, match="too-late"):
        match.authorize(f"p{seat}", structs.Move(seat, match.table.number, text))
    with pytest.raises(Refused, match="not-your-seat"):
        match.authorize(f"p{other}", structs.Move(seat, match.table.number, text))
    bot_move = structs.BotMove(seat, match.table.number, match.number(seat, text))
    assert match.authorize("", bot_move) == [Moved(seat, text, "clock")]


def test_a_move_without_a_clock_is_never_too_late() -> None:
    match = Match(settings={"first": 0}).fill()
    (seat,) = match.table.to_act()
    match.later(30 * 24 * 3600)
    match.move(seat, match.legal(seat)[0])
