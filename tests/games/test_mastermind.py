"""Mastermind, travel edition, rule by rule: the ids are those of the rules page.

The file is longer than most: it holds every rule of the game, in order, and the definition of a mark that they share.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations, product
from math import sqrt
from random import Random
from typing import Any

import msgspec
import pytest

from petitfour import DEALER, Rng
from petitfour.core.errors import BadSetting, IllegalMove, Refusal
from petitfour.core.playout import play_match
from petitfour.games.mastermind import GAME as MASTERMIND
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.rules import Mastermind

COLOURS = "ROYGBVWKNP"
MAKER, BREAKER = 0, 1  # of the first round at the tables below


def table(*lines: str, **settings: Any) -> Mastermind:
    """Return a table where seat 0 is the first codemaker, with these moves played by the seats to act."""
    state = MASTERMIND.start(2, MASTERMIND.options(**{"first": MAKER} | settings))
    play(state, *lines)
    return state


def by_hand(*lines: str, **settings: Any) -> Mastermind:
    return table(*lines, marking="by-hand", **settings)


def play(state: Mastermind, *lines: str) -> None:
    for line in lines:
        state.play_text(state.to_act()[0], line)


def refusal(state: Mastermind, seat: int, text: str) -> Refusal:
    """Return why a text is refused; the refused move must change nothing."""
    before = state.clone()
    with pytest.raises(IllegalMove) as refused:
        state.play_text(seat, text)
    assert state.same(before)
    return refused.value.refusal


def definition(code: str, guess: str) -> tuple[int, int]:
    """MM-6 word for word, independent of the code under test: red pegs first, then each remaining peg of the guess
    looks for a peg of the code without a mark."""
    unmarked, looking = [], []
    red = white = 0
    for peg, guessed in zip(code, guess, strict=True):
        if peg == guessed:
            red += 1
        else:
            unmarked.append(peg)
            looking.append(guessed)
    for guessed in looking:
        if guessed in unmarked:
            unmarked.remove(guessed)
            white += 1
    return red, white


def number(row: str) -> int:
    return int("".join(str(COLOURS.index(peg)) for peg in row))


def all_codes(colours: int) -> list[str]:
    return ["".join(row) for row in permutations(COLOURS[:colours], 4)]


def all_rows(colours: int) -> list[str]:
    return ["".join(row) for row in product(COLOURS[:colours], repeat=4)]


def marks_on(state: Mastermind) -> list[tuple[int, int]]:
    return [(row["red"], row["white"]) for row in state.view()["rows"]]


def assert_uniform(seen: Iterable[str], expected: Iterable[str]) -> None:
    """Every expected value occurs, nothing else does, and chi-square is within five standard deviations."""
    counts, worlds = Counter(seen), list(expected)
    assert set(counts) == set(worlds)
    each = counts.total() / len(worlds)
    chi_square = sum((counts[world] - each) ** 2 / each for world in worlds)
    freedom = len(worlds) - 1
    assert chi_square <= freedom + 5 * sqrt(2 * freedom)


# --- the board and the settings ------------------------------------------------------------------------


@pytest.mark.parametrize("colours", range(6, 11))
def test_MM_1_six_to_ten_colours(colours: int) -> None:
    state = table(colours=colours)
    assert state.view()["colours"] == list(COLOURS[:colours])
    assert set(state.view(MAKER)["legal"]) == {f"code {code}" for code in all_codes(colours)}
    play(state, "code ROYG")
    assert set(state.view(BREAKER)["legal"]) == {f"guess {row}" for row in all_rows(colours)}


def test_MM_1_eight_colours_and_nine_rows_unless_said_otherwise() -> None:
    view = table().view()
    assert view["colours"] == list("ROYGBVWK")
    assert (view["rows"], view["rows_left"]) == ([], 9)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"colours": 5}, "colours is a number from 6 to 10, not 5"),
        ({"colours": 11}, "colours is a number from 6 to 10, not 11"),
        ({"rounds": 0}, "rounds is a number from 1 to 100, not 0"),
        ({"rounds": 101}, "rounds is a number from 1 to 100, not 101"),
        ({"rows": 0}, "rows is a number from 1 to 9, not 0"),
        ({"rows": 10}, "rows is a number from 1 to 9, not 10"),
        ({"first": 2}, "first is a seat from 0 to 1"),
        ({"marking": "guess"}, "marking"),
        ({"penalty": "none"}, "penalty"),
        ({"repeats_in_guess": "maybe"}, "repeats_in_guess"),
        ({"pegs": 4}, "Its settings are: .*colours, rounds, repeats_in_guess, marking .*, penalty .*, rows"),
    ],
)
def test_MM_1_wrong_settings_are_refused_with_what_is_allowed(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        MASTERMIND.start(2, MASTERMIND.options(**settings))


@pytest.mark.parametrize("players", [1, 3])
def test_MM_1_it_is_a_game_for_two(players: int) -> None:
    with pytest.raises(BadSetting, match="for 2 players"):
        MASTERMIND.start(players)


def test_MM_1_a_colour_that_is_not_in_play_is_refused() -> None:
    needs: dict[str, str | int] = {"colours": "R O Y G B V"}
    state = table(colours=6)
    assert refusal(state, MAKER, "code ROYW") == Refusal("MM-1", needs)
    assert refusal(state, MAKER, "code WWWW") == Refusal("MM-1", needs)
    play(state, "code ROYG")
    assert refusal(state, BREAKER, "guess PPRR") == Refusal("MM-1", needs)
    assert state.is_legal(BREAKER, state.read(BREAKER, "guess VVRR"))


def test_MM_1_the_supply_of_pegs_never_limits_a_guess() -> None:
    state = table("code OYGB", *["guess RRRR"] * 8)
    play(state, "guess RRRR")  # 36 red pegs; the box has 10
    assert len(state.view()["last_round"]["rows"]) == 9


def test_MM_2_two_rounds_unless_said_otherwise() -> None:
    state = table("code ROYG", "guess ROYG")
    assert state.outcome() is None
    assert (state.view()["rounds"], state.view()["completed"]) == (2, 1)
    play(state, "code ROYG", "guess ROYG")
    assert state.outcome() is not None


@pytest.mark.parametrize("rounds", [1, 3, 4])
def test_MM_2_as_many_rounds_as_agreed_odd_ones_too(rounds: int) -> None:
    state = table(*["code ROYG", "guess ROYG"] * (rounds - 1), rounds=rounds)
    assert state.outcome() is None
    play(state, "code ROYG", "guess ROYG")
    assert state.outcome() is not None
    assert state.completed == state.round == rounds


def test_MM_2_the_first_codemaker_is_drawn_by_lot_or_a_setting() -> None:
    assert table(first=1).to_act() == (1,)
    drawn = set()
    for seed in range(20):
        state = table(first=None)
        assert (state.phase_name(), state.to_act()) == ("first", (DEALER,))
        assert state.view()["codemaker"] is state.view()["codebreaker"] is None
        move = state.chance(Rng(seed))
        drawn.add(state.text(DEALER, move))
        state.play(DEALER, move)
        assert state.to_act() == (state.view()["codemaker"],) == move
        assert state.view()["codebreaker"] == 1 - state.view()["codemaker"]
    assert drawn == {"first 0", "first 1"}


@pytest.mark.parametrize("move", [(2,), (-1,), (), (0, 1), (1 << 40,), (0.5,), ("1",)])
def test_MM_2_the_dealer_draws_one_of_the_two_seats(move: Any) -> None:
    state = table(first=None)
    before = state.clone()
    with pytest.raises(IllegalMove, match="MM-2"):
        state.play(DEALER, move)
    assert state.same(before)


def test_MM_2_a_seat_that_is_not_there_is_not_drawn() -> None:
    state = table(first=None)
    assert refusal(state, DEALER, "first 2") == Refusal("MM-2")
    assert refusal(state, DEALER, "first one").rule == "unreadable"
    assert refusal(state, MAKER, "code ROYG").rule == "not-your-turn"


# --- code and guess ------------------------------------------------------------------------------------


def test_MM_3_no_colour_comes_twice_in_the_code() -> None:
    state = table()
    for row in all_rows(8):
        if len(set(row)) < 4:
            assert state.why_not(MAKER, state.read(MAKER, f"code {row}")) == Refusal("MM-3")
        else:
            assert state.is_legal(MAKER, state.read(MAKER, f"code {row}"))
    assert refusal(state, MAKER, "code ROYR") == Refusal("MM-3")


def test_MM_3_only_the_codemaker_sees_the_code() -> None:
    state = table("code KWVB", "guess ROYG")
    assert state.view(MAKER)["code"] == "KWVB"
    for other in (BREAKER, None):
        view = state.view(other).plain()
        assert "code" not in view
        view["legal"] = []  # the guesses, KWVB among them
        assert b"KWVB" not in msgspec.json.encode(view)
    assert state.belief(BREAKER).known.code == -1  # type: ignore[attr-defined]


@pytest.mark.parametrize("marking", ["auto", "by-hand"])
def test_MM_3_codes_that_earn_the_same_marks_look_the_same(marking: str) -> None:
    """Two rounds that differ only in the code, and in no mark: the codebreaker and a spectator get the same bytes until
    the reveal."""
    mark = ["mark 0 0"] if marking == "by-hand" else []
    one, other = (table(f"code {code}", marking=marking) for code in ("GBVK", "KBGV"))
    assert_alike(one, other)
    for line in ["guess RRRR", *mark, "guess OROR", *mark, "guess WYRO", *mark]:
        play(one, line)
        play(other, line)
        assert_alike(one, other)
    assert one.view(MAKER) != other.view(MAKER)
    for state in (one, other):
        play(state, "guess GBVK", *(["mark 4 0"] if marking == "by-hand" else []))
    assert one.view(BREAKER) != other.view(BREAKER)


def assert_alike(one: Mastermind, other: Mastermind) -> None:
    for seat in (BREAKER, None):
        assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(other.view(seat))
    assert one.belief(BREAKER) == other.belief(BREAKER)
    assert one.belief(MAKER) != other.belief(MAKER)
    samples = [state.belief(BREAKER).sample(Rng(1)) for state in (one, other)]
    assert samples[0].same(samples[1])
    assert one.rules_fired() == other.rules_fired()
    for text in ("guess ROYN", "guess ROY", "mark 1 1", "code ROYG"):
        assert refused_with(one, text) == refused_with(other, text)


def refused_with(state: Mastermind, text: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        state.play_text(BREAKER, text)
    return str(refused.value)


@pytest.mark.parametrize("text", ["guess ROY", "guess ROYGB", "guess", "guess ", "ROYG", "guess RO YG", "guess -ROY"])
def test_MM_4_a_guess_is_a_full_row(text: str) -> None:
    assert refusal(table("code ROYG"), BREAKER, text) == Refusal("unreadable", {"move": text})


def test_MM_4_rows_stay_as_they_are() -> None:
    guesses = [f"guess {row}" for row in ("RRRR", "OYGB", "VWKR", "RRRR")]
    state = table("code ROYG")
    for n, line in enumerate(guesses, start=1):
        play(state, line)
        assert [f"guess {row['guess']}" for row in state.view()["rows"]] == guesses[:n]
        assert state.view()["rows_left"] == 9 - n
        assert state.to_act() == (BREAKER,)
    assert marks_on(state) == [(1, 0), (0, 3), (0, 1), (1, 0)]


def test_MM_5_colours_may_repeat_in_a_guess() -> None:
    state = table("code ROYG")
    assert len(state.legal(BREAKER)) == 8**4
    play(state, "guess RRRR", "guess KKOO")
    assert marks_on(state) == [(1, 0), (0, 1)]


def test_MM_5_unless_the_table_says_no() -> None:
    state = table("code ROYG", repeats_in_guess=False)
    assert set(state.view(BREAKER)["legal"]) == {f"guess {row}" for row in all_codes(8)}
    assert refusal(state, BREAKER, "guess RRYG") == Refusal("MM-5")
    assert refusal(state, BREAKER, "guess RRYN").rule == "MM-1"
    play(state, "guess GYOR")


# --- marks ---------------------------------------------------------------------------------------------


def test_MM_6_the_printed_example() -> None:
    """One peg in its place, two of the right colour elsewhere: red 1, white 2."""
    state = table("code ROYG", "guess RYOB")
    assert marks_on(state) == [(1, 2)]


@pytest.mark.parametrize(
    ("guess", "mark"),
    [
        ("ROYG", (4, 0)),
        ("GYOR", (0, 4)),
        ("ROGY", (2, 2)),
        ("BVWK", (0, 0)),
        ("RRRR", (1, 0)),  # each code peg once, red before white
        ("ORRR", (0, 2)),
        ("BRRR", (0, 1)),
        ("RRYY", (2, 0)),
        ("YYRR", (0, 2)),
        ("OORR", (1, 1)),
    ],
)
def test_MM_6_each_code_peg_is_marked_once_red_before_white(guess: str, mark: tuple[int, int]) -> None:
    state = by_hand("code ROYG", f"guess {guess}", "mark 0 0", rows=2)
    play(state, "guess KKKK", "mark 0 0")
    row = state.view()["last_round"]["rows"][0]
    assert (row["true_red"], row["true_white"]) == mark
    state = table("code ROYG", f"guess {guess}", rows=1)
    row = state.view()["last_round"]["rows"][0]
    assert (row["red"], row["white"]) == (row["true_red"], row["true_white"]) == mark


def test_MM_6_every_code_and_guess_of_six_colours() -> None:
    guesses = [(guess, number(guess)) for guess in all_rows(6)]
    for code in all_codes(6):
        at = number(code)
        for guess, guess_at in guesses:
            red, white = definition(code, guess)
            assert codes.mark(at, guess_at) == 10 * red + white, (code, guess)


def test_MM_6_many_codes_and_guesses_of_ten_colours() -> None:
    choice = Random(6)
    for i in range(20_000):
        code, guess = "".join(choice.sample(COLOURS, 4)), "".join(choice.choices(COLOURS, k=4))
        red, white = definition(code, guess)
        assert codes.mark(number(code), number(guess)) == 10 * red + white, (code, guess)
        if i % 20 == 0:
            shown = table(f"code {code}", f"guess {guess}", colours=10, rows=1).view()["last_round"]
            assert (shown["rows"][0]["red"], shown["rows"][0]["white"]) == (red, white)
            assert not shown["void"]


def test_MM_6_the_mark_table_holds_the_marks_of_all_codes() -> None:
    listed = codes.list_codes(6)
    assert {f"{code:04d}" for code in listed} == {"".join(row) for row in permutations("012345", 4)}
    marks = codes.mark_table(6)
    assert len(marks) == len(listed) ** 2 == 360**2
    rows = ["".join(COLOURS[int(digit)] for digit in f"{code:04d}") for code in listed]
    for i, code in enumerate(rows):
        for j, guess in enumerate(rows):
            red, white = definition(code, guess)
            assert marks[360 * i + j] == 10 * red + white


@pytest.mark.parametrize(("colours", "count"), [(6, 360), (7, 840), (8, 1680), (9, 3024), (10, 5040)])
def test_MM_6_codes_of_fewer_colours_come_first(colours: int, count: int) -> None:
    listed = codes.list_codes(colours)
    assert len(set(listed)) == len(listed) == count
    assert listed == codes.list_codes(10)[:count]
    state = table(colours=colours)
    assert state.legal(MAKER) == [10_000 + code for code in listed]


@pytest.mark.parametrize("colours", [3, 11, -4])
def test_MM_6_no_table_for_other_numbers_of_colours(colours: int) -> None:
    with pytest.raises(ValueError, match="4 to 10 colours"):
        codes.mark_table(colours)
    with pytest.raises(ValueError, match="4 to 10 colours"):
        codes.list_codes(colours)


def test_MM_7_auto_the_table_marks_at_once() -> None:
    state = table("code ROYG", "guess OROB")
    assert (state.phase_name(), state.to_act()) == ("guess", (BREAKER,))
    assert state.view()["rows"] == [{"guess": "OROB", "red": 0, "white": 2}]
    assert refusal(state, BREAKER, "mark 0 2").rule == "not-this-phase"


def test_MM_7_by_hand_the_codemaker_marks() -> None:
    state = by_hand("code ROYG", "guess OROB")
    assert (state.phase_name(), state.to_act()) == ("mark", (MAKER,))
    assert state.view()["rows"] == [{"guess": "OROB", "red": None, "white": None}]
    assert state.view(BREAKER)["legal"] == []
    assert refusal(state, BREAKER, "mark 0 2").rule == "not-your-turn"
    assert refusal(state, MAKER, "guess ROYG").rule == "not-this-phase"
    assert refusal(state, MAKER, "code ROYG").rule == "not-this-phase"
    play(state, "mark 0 2")
    assert state.view()["rows"] == [{"guess": "OROB", "red": 0, "white": 2}]
    assert state.to_act() == (BREAKER,)


def test_MM_7_any_red_and_white_up_to_four() -> None:
    state = by_hand("code ROYG", "guess OROB")
    expected = {f"mark {red} {white}" for red in range(5) for white in range(5) if red + white <= 4}
    assert "mark 3 1" in expected  # no guess ever earns it, but it may be set
    assert set(state.view(MAKER)["legal"]) == expected
    for red in range(5):
        for white in range(5):
            if red + white > 4:
                assert refusal(state, MAKER, f"mark {red} {white}") == Refusal("MM-7")


@pytest.mark.parametrize("text", ["mark 5 0", "mark 0 5", "mark 1", "mark -1 0", "mark 1  2", "mark 12", "mark 1 2 0"])
def test_MM_7_a_mark_is_two_numbers_from_0_to_4(text: str) -> None:
    assert refusal(by_hand("code ROYG", "guess OROB"), MAKER, text).rule == "unreadable"


def test_MM_7_nothing_is_checked_until_the_reveal() -> None:
    state = by_hand("code ROYG")
    for n in range(8):
        play(state, "guess ROYG", "mark 0 0")  # wrong every time, and nobody says so
        assert state.scores() == [0, 0]
        assert state.rules_fired() == []
        assert state.view()["last_round"] is None
        assert len(state.view()["rows"]) == n + 1
    play(state, "guess ROYG", "mark 0 0")
    assert state.view()["last_round"]["void"]


# --- the end of a round --------------------------------------------------------------------------------


def test_MM_8_four_reds_end_the_round_and_reveal_the_code() -> None:
    state = table("code ROYG", "guess OROB", "guess ROYG")
    assert state.rules_fired() == ["MM-8"]
    for seat in (MAKER, BREAKER, None):
        view = state.view(seat)
        assert (view["rows"], view["rows_left"], "code" in view) == ([], 9, False)
        assert view["last_round"] == {
            "codemaker": MAKER,
            "code": "ROYG",
            "rows": [
                {"guess": "OROB", "red": 0, "white": 2, "true_red": 0, "true_white": 2},
                {"guess": "ROYG", "red": 4, "white": 0, "true_red": 4, "true_white": 0},
            ],
            "void": False,
        }
    assert state.round == 2
    play(state, "code BVWK", "guess ROYG")  # it stays visible until the next reveal
    assert state.rules_fired() == []
    assert state.view(MAKER)["last_round"]["code"] == "ROYG"


def test_MM_8_the_ninth_row_ends_the_round() -> None:
    state = table("code ROYG", *["guess OROB"] * 8)
    assert (state.round, state.phase_name(), state.view()["last_round"]) == (1, "guess", None)
    play(state, "guess OROB")
    assert (state.round, state.phase_name()) == (2, "code")
    assert state.rules_fired() == ["MM-8", "MM-9"]
    assert state.view(BREAKER)["last_round"]["code"] == "ROYG"


def test_MM_8_four_whites_end_nothing() -> None:
    assert table("code ROYG", "guess GYOR").round == 1


@pytest.mark.parametrize("laid", range(1, 10))
def test_MM_9_one_point_for_each_row_laid(laid: int) -> None:
    state = table("code ROYG", *["guess BBBB"] * (laid - 1), "guess ROYG")
    assert state.scores() == [laid, 0]


def test_MM_9_nine_if_the_code_was_not_found() -> None:
    state = table("code ROYG", *["guess BBBB"] * 9)
    assert state.scores() == [9, 0]
    play(state, "code ROYG", *["guess BBBB"] * 9)
    assert state.scores() == [9, 9]


def test_MM_9_a_smaller_board_gives_fewer() -> None:
    state = table("code ROYG", *["guess BBBB"] * 4, rows=4)
    assert (state.scores(), state.round) == ([4, 0], 2)


# --- a wrong mark --------------------------------------------------------------------------------------


def test_MM_10_a_wrong_mark_voids_the_round() -> None:
    state = by_hand("code ROYG", "guess OROB", "mark 0 1", "guess ROYG", "mark 4 0")
    assert state.rules_fired() == ["MM-8", "MM-10"]
    assert state.scores() == [-3, 3]  # the points move, and nothing of MM-9
    assert (state.completed, state.round) == (0, 2)
    assert (state.phase_name(), state.to_act()) == ("code", (MAKER,))  # the same roles again
    for seat in (MAKER, BREAKER, None):
        shown = state.view(seat)["last_round"]
        assert (shown["void"], shown["code"], shown["codemaker"]) == (True, "ROYG", MAKER)
        assert shown["rows"][0] == {"guess": "OROB", "red": 0, "white": 1, "true_red": 0, "true_white": 2}


def test_MM_10_award_gives_without_taking() -> None:
    state = by_hand("code ROYG", "guess BBBB", "mark 4 0", penalty="award")
    assert state.scores() == [0, 3]


def test_MM_10_right_marks_by_hand_count_as_usual() -> None:
    state = by_hand("code ROYG", "guess OROB", "mark 0 2", "guess ROYG", "mark 4 0")
    assert (state.scores(), state.completed, state.rules_fired()) == ([2, 0], 1, ["MM-8"])
    assert state.view()["last_round"]["void"] is False
    assert state.to_act() == (BREAKER,)
    play(state, "code ROYG", *["guess BBBB", "mark 0 0"] * 9)
    assert (state.scores(), state.rules_fired()) == ([2, 9], ["MM-8", "MM-9"])


def test_MM_10_a_false_four_red_ends_the_round() -> None:
    state = by_hand("code ROYG", "guess BBBB", "mark 4 0")
    assert (state.round, state.phase_name(), state.scores()) == (2, "code", [-3, 3])
    assert state.view()["last_round"]["rows"] == [
        {"guess": "BBBB", "red": 4, "white": 0, "true_red": 0, "true_white": 0}
    ]


def test_MM_10_a_code_that_was_not_marked_ends_nothing_until_the_reveal() -> None:
    state = by_hand("code ROYG", "guess ROYG", "mark 3 0")
    assert (state.round, state.to_act()) == (1, (BREAKER,))
    play(state, "guess ROYG", "mark 4 0")
    assert state.rules_fired() == ["MM-8", "MM-10"]
    assert state.scores() == [-3, 3]


def test_MM_10_the_ninth_row_was_the_code_but_not_marked() -> None:
    state = by_hand("code ROYG", *["guess BBBB", "mark 0 0"] * 8, "guess ROYG", "mark 0 4")
    assert (state.rules_fired(), state.scores()) == (["MM-8", "MM-10"], [-3, 3])


def test_MM_10_one_penalty_however_many_marks_were_wrong() -> None:
    state = by_hand("code ROYG", *["guess ROYG", "mark 0 0"] * 9)
    assert state.scores() == [-3, 3]


def test_MM_10_replays_have_no_limit_and_totals_may_go_below_zero() -> None:
    void = ["code ROYG", "guess BBBB", "mark 4 0"]  # the new code may be the old one
    state = by_hand(rounds=1)
    for n in range(1, 101):
        play(state, *void)
        assert state.scores() == [-3 * n, 3 * n]
        assert (state.round, state.completed, state.to_act()) == (n + 1, 0, (MAKER,))
        assert state.outcome() is None
    play(state, "code ROYG", "guess ROYG", "mark 4 0")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([-299, 300], [1], "rounds")


def test_MM_10_a_later_codemaker_pays_too() -> None:
    state = by_hand("code ROYG", "guess ROYG", "mark 4 0", "code BVWK", "guess ROYG", "mark 4 0")
    assert state.scores() == [1 + 3, -3]
    assert state.to_act() == (BREAKER,)
    assert state.view()["last_round"]["codemaker"] == BREAKER


# --- the match -----------------------------------------------------------------------------------------


def test_MM_11_roles_swap_after_every_completed_round() -> None:
    state = table(rounds=4)
    for n in range(4):
        assert (state.view()["codemaker"], state.view()["codebreaker"]) == (n % 2, 1 - n % 2)
        assert state.to_act() == (n % 2,)
        play(state, "code ROYG")
        assert state.to_act() == (1 - n % 2,)
        play(state, "guess ROYG")
    assert state.outcome() is not None


def test_MM_11_the_higher_total_wins() -> None:
    state = table("code ROYG", "guess BBBB", "guess ROYG", "code ROYG", "guess BBBB", "guess RRRR", "guess ROYG")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([2, 3], [1], "rounds")
    state = table("code ROYG", "guess BBBB", "guess ROYG", "code ROYG", "guess ROYG")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([2, 1], [0], "rounds")


def test_MM_11_equal_totals_share_the_win() -> None:
    state = table("code ROYG", "guess ROYG", "code BVWK", "guess BVWK")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([1, 1], [0, 1], "shared")


def test_MM_11_after_the_last_round_nobody_acts() -> None:
    state = table("code ROYG", "guess ROYG", rounds=1)
    assert (state.phase_name(), state.to_act(), state.round) == ("over", (), 1)
    assert state.view()["last_round"]["code"] == "ROYG"
    for seat in (MAKER, BREAKER, DEALER):
        assert state.legal(seat) == []
    assert refusal(state, MAKER, "code ROYG").rule == "game-over"
    assert refusal(state, BREAKER, "guess ROYG").rule == "game-over"


# --- moves ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lines",
    [[], ["code ROYG"], ["code ROYG", "guess ROYB"]],
    ids=["code", "guess", "mark"],
)
@pytest.mark.parametrize("repeats", [True, False])
def test_legal_moves_are_exactly_the_allowed_ones(lines: list[str], repeats: bool) -> None:
    state = by_hand(*lines, colours=7, repeats_in_guess=repeats)
    seat = state.to_act()[0]
    legal = set(state.legal(seat))
    assert {move for move in range(-30_000, 60_000) if state.is_legal(seat, move)} == legal
    for move in range(-5, 40_000, 7):
        if move not in legal:
            reason = state.why_not(seat, move)
            assert reason is not None
            readable = 0 <= move < 20_000 or (20_000 <= move < 20_045 and move % 10 <= 4)
            assert (reason.rule == "unreadable") == (not readable)


@pytest.mark.parametrize("move", [None, "guess ROYG", (1,), 1.0, True, -1, 1 << 40])
def test_what_is_no_move_at_all_is_unreadable(move: Any) -> None:
    state = table("code ROYG")
    before = state.clone()
    with pytest.raises(IllegalMove, match="unreadable"):
        state.play(BREAKER, move)
    assert state.same(before)


def test_each_text_has_its_number() -> None:
    state = table()
    assert state.read(MAKER, "code ROYG") == 10_123
    assert state.read(MAKER, "guess PPPP") == 9_999
    assert state.read(MAKER, "mark 1 2") == 20_012
    for text in ("guess RRRR", "code PNKW", "mark 0 0", "mark 4 4"):
        assert state.text(MAKER, state.read(MAKER, text)) == text
    for text in ("code royg", "Code ROYG", "code ROYX", "code ROYG ", " code ROYG", "mark 1 2\n", ""):
        assert refusal(state, MAKER, text).rule == "unreadable"


def test_whose_turn_it_is() -> None:
    state = table()
    assert refusal(state, BREAKER, "guess ROYG").rule == "not-your-turn"
    assert refusal(state, MAKER, "guess ROYG").rule == "not-this-phase"
    assert refusal(state, MAKER, "mark 1 1").rule == "not-this-phase"
    play(state, "code ROYG")
    assert refusal(state, MAKER, "code ROYG").rule == "not-your-turn"
    assert refusal(state, BREAKER, "code ROYG").rule == "not-this-phase"


def test_random_play_picks_every_move_alike() -> None:
    chosen, guessed = [], []
    rng = Rng(5)
    for _ in range(5_400):
        state = table(colours=6, rows=1, rounds=1, repeats_in_guess=False)
        play_match(state, rng)
        shown = state.view()["last_round"]
        chosen.append(shown["code"])
        guessed.append(shown["rows"][0]["guess"])
    assert_uniform(chosen, all_codes(6))
    assert_uniform(guessed, all_codes(6))


def test_random_play_by_hand_need_not_end() -> None:
    assert MASTERMIND.random_ends(MASTERMIND.options())
    assert not MASTERMIND.random_ends(MASTERMIND.options(marking="by-hand"))
    assert MASTERMIND.random_ends(MASTERMIND.options(marking="by-hand", rows=1))


def test_memory_aid_has_nothing_to_add() -> None:
    lines = ["code ROYG", "guess OROB", "guess ROYG", "code BVWK", "guess RRRR"]
    for seat in (MAKER, BREAKER, None):
        assert table(*lines).view(seat) == table(*lines, memory_aid=True).view(seat)


def test_a_state_is_small() -> None:
    assert Mastermind.__basicsize__ <= 1024


# --- what the codebreaker can know ---------------------------------------------------------------------


def sampled(state: Mastermind, n: int) -> list[str]:
    belief, rng = state.belief(BREAKER), Rng(7)
    found = []
    for _ in range(n):
        world = belief.sample(rng)
        assert world.belief(BREAKER) == belief
        found.append(world.view(MAKER)["code"])
    return found


def agreeing(state: Mastermind) -> list[str]:
    """By enumeration: the codes of six colours for which every mark on the table is the right one."""
    rows = [row for row in state.view()["rows"] if row["red"] is not None]
    return [
        code
        for code in all_codes(6)
        if all(definition(code, row["guess"]) == (row["red"], row["white"]) for row in rows)
    ]


@pytest.mark.parametrize("guesses", [[], ["OROB"], ["RRBB"], ["OROB", "VGYO"], ["OROB", "VGYO", "YVYG"]])
def test_samples_are_uniform_over_the_codes_that_agree(guesses: list[str]) -> None:
    state = table("code ROYG", *(f"guess {guess}" for guess in guesses), colours=6)
    worlds = agreeing(state)
    assert "ROYG" in worlds
    assert_uniform(sampled(state, 15 * len(worlds)), worlds)


def test_samples_respect_marks_made_by_hand() -> None:
    state = by_hand("code ROYG", "guess RRBB", "mark 0 2", "guess OOVV", colours=6)  # the first mark is false
    worlds = agreeing(state)
    assert worlds
    assert "ROYG" not in worlds
    assert state.phase_name() == "mark"  # a row without a mark says nothing
    assert_uniform(sampled(state, 15 * len(worlds)), worlds)


@pytest.mark.parametrize("lines", [[], ["guess RRRR"]], ids=["guess", "mark"])
def test_marks_that_no_code_earns_leave_every_code(lines: list[str]) -> None:
    state = by_hand("code ROYG", "guess ROYB", "mark 3 1", *lines, colours=6)
    assert agreeing(state) == []
    assert_uniform(sampled(state, 15 * 360), all_codes(6))


def test_the_codemaker_knows_everything() -> None:
    state = by_hand("code ROYG", "guess OROB", "mark 3 1", "guess RRRR")
    world = state.belief(MAKER).sample(Rng(1))
    assert world.same(state)


def test_between_rounds_there_is_nothing_to_imagine() -> None:
    state = table("code ROYG", "guess OROB", "guess ROYG")
    for seat in (MAKER, BREAKER):
        assert state.belief(seat).sample(Rng(1)).same(state)
