"""Macaron for two players and more, rule by rule, up to the bets: MC-1 to MC-16."""

from __future__ import annotations

from typing import Any

import pytest

from macaron_tables import after_pass, bets, choose, deal, hands, legal, refusal, table, two, vote
from petitfour import DEALER, Rng
from petitfour.core.errors import BadSetting
from petitfour.games.macaron.rules import Macaron
from tables import random_steps, start

TEAMS = {"teams": True}


# --- the pack and the deal ---------------------------------------------------------------------------------


def test_MC_1_seven_flavours_of_seven_ranks_and_chocolate_to_ten() -> None:
    state = table(4)
    text = state.text(DEALER, state.chance(Rng(1)))
    names = text.removeprefix("deal ").replace("| ", "").split()
    flavours = {flavour: sorted(int(name[1:]) for name in names if name[0] == flavour) for flavour in "APSBGEC"}
    assert len(names) == 52
    assert all(flavours[flavour] == list(range(1, 8)) for flavour in "APSBGE")
    assert flavours["C"] == list(range(1, 11))


@pytest.mark.parametrize(
    ("players", "flavours", "size"),
    [(1, "APSBG", 35), (2, "APSBG", 35), (3, "APSBGE", 42), (4, "APSBGEC", 52), (5, "APSBGEC", 52)],
)
def test_MC_2_flavours_in_play(players: int, flavours: str, size: int) -> None:
    state = table(players)
    cards = state.text(DEALER, state.chance(Rng(2))).removeprefix("deal ").replace("| ", "").split()
    assert len(set(cards)) == size
    assert "".join(sorted({card[0] for card in cards}, key="APSBGEC".index)) == flavours
    assert state.view(0)["flavours"] == list(flavours)


def test_MC_2_a_flavour_that_is_not_in_play_is_refused() -> None:
    state = table(2)
    deal(state)
    assert refusal(state, 0, "pass A1 E3").rule == "MC-2"
    assert refusal(state, 0, "pass A1 E3").needs == {"flavour": "E"}
    state = two("A1 A2 A3", "P1 P2 P3")
    assert refusal(state, 0, "C9").needs == {"flavour": "C"}


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"target": 30}, "the target on the standard board is 10 or 20, not 30"),
        ({"target": 15, "board": "advanced"}, "the target on the advanced board is 10 or 20 or 30, not 15"),
        ({"target": 0}, "the target on the standard board is 10 or 20, not 0"),
        ({"board": "big"}, "Invalid enum value 'big'"),
    ],
)
def test_MC_3_wrong_boards_and_targets_are_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        start("macaron", 3, settings)


@pytest.mark.parametrize(("board", "target"), [("standard", 20), ("advanced", 10), ("advanced", 30)])
def test_MC_3_boards_and_targets(board: str, target: int) -> None:
    state = table(2, board=board, target=target)
    for _ in random_steps(state, 5):
        assert max(state.scores()) < target
    assert max(state.scores()) >= target


@pytest.mark.parametrize(
    ("players", "sizes"), [(2, [13, 13, 9]), (3, [13, 13, 13, 3]), (4, [13] * 4), (5, [10, 10, 10, 10, 10, 2])]
)
def test_MC_4_hands_and_what_is_left_over(players: int, sizes: list[int]) -> None:
    state = table(players)
    move = state.chance(Rng(3))
    parts = state.text(DEALER, move).removeprefix("deal ").split(" | ")
    assert [len(part.split()) for part in parts] == sizes
    state.play(DEALER, move)
    assert state.view(0)["cards"] == [sizes[0]] * players
    assert state.view(0)["left_over"] == sum(sizes[players:])


@pytest.mark.parametrize(
    ("players", "phases"),
    [
        (1, ["deal", "discard", "emma", "bet", "play"]),
        (2, ["deal", "pass", "royal", "allergen", "bet", "play"]),
        (3, ["deal", "pass", "royal", "allergen", "bet", "play"]),
        (4, ["deal", "pass", "tokens", "vote", "bet", "play"]),
        (5, ["deal", "pass", "tokens", "vote", "bet", "play"]),
    ],
)
def test_MC_4_the_order_of_a_round(players: int, phases: list[str]) -> None:
    found: list[str] = []
    for position, _, _ in random_steps(table(players), 7):
        if position.round > 1:
            break
        if not found or found[-1] != position.phase_name():
            found.append(position.phase_name())
    assert found == phases


def test_MC_4_a_wrong_deal_is_refused() -> None:
    state = table(2, hand=2, flavours=2, ranks=3)
    assert refusal(state, DEALER, "deal A1 A2 | A3 P1 | P2 P2").rule == "MC-4"
    assert refusal(state, DEALER, "deal A1 A2 | A3 P1 | P2 S3").rule == "MC-4"
    assert refusal(state, DEALER, "deal A1 A2 | A3 P1").rule == "unreadable"
    assert refusal(state, DEALER, "first 1").rule == "MC-4"
    state.play_text(DEALER, "deal A1 A2 | A3 P1 | P2 P3")
    assert hands(state) == ["A1 A2", "A3 P1"]


def test_MC_5_the_first_player_by_lot_or_setting() -> None:
    state = table(3, first=None)
    assert state.phase_name() == "first"
    assert refusal(state, DEALER, "first 3").rule == "MC-5"
    state.play_text(DEALER, "first 2")
    assert state.view(0)["first"] == 2
    assert table(3, first=1).view(0)["first"] == 1
    assert table(3, first=1).phase_name() == "deal"
    assert {table(3, first=None).chance(Rng(seed)) for seed in range(40)} == {(0,), (1,), (2,)}


def test_MC_5_the_marker_moves_left_each_round() -> None:
    firsts = {}
    for position, _, _ in random_steps(table(3, first=1, target=20), 11):
        firsts[position.round] = position.first
    assert len(firsts) > 3
    assert all(first == (1 + number - 1) % 3 for number, first in firsts.items())


# --- passing -----------------------------------------------------------------------------------------------


def test_MC_6_to_the_left_in_odd_rounds() -> None:
    state = table(3, hand=3)
    deal(state, "A1 A2 A3", "P1 P2 P3", "S1 S2 S3")
    for seat, move in [(2, "pass S1 S2"), (0, "pass A1 A2"), (1, "pass P2 P1")]:
        state.play_text(seat, move)
    assert hands(state) == ["A3 S1 S2", "A1 A2 P3", "P1 P2 S3"]


def test_MC_6_to_the_right_in_even_rounds() -> None:
    state = table(3, hand=2)
    while state.round == 1:
        seat = state.to_act()[0]
        state.play(seat, state.chance(Rng(1)) if seat == DEALER else state.legal(seat)[0])
    deal(state, "A1 A2", "P1 P2", "S1 S2")
    for seat, move in enumerate(["pass A1 A2", "pass P1 P2", "pass S1 S2"]):
        state.play_text(seat, move)
    assert hands(state) == ["P1 P2", "S1 S2", "A1 A2"]


def test_MC_6_a_pass_is_two_different_cards_and_final() -> None:
    state = table(2, hand=3)
    deal(state, "A1 A2 A3", "P1 P2 P3")
    assert refusal(state, 0, "pass A1 A1").rule == "MC-6"
    assert refusal(state, 0, "pass A1").rule == "MC-6"
    assert refusal(state, 0, "pass A1 A2 A3").rule == "MC-6"
    assert refusal(state, 0, "pass A1 P1").needs == {"card": "P1"}
    assert refusal(state, 0, "A1").rule == "not-this-phase"
    assert state.why_not(0, state.read(0, "pass A1 A2") - 1).rule == "MC-6"  # type: ignore[operator,union-attr]
    state.play_text(0, "pass A1 A2")
    assert refusal(state, 0, "pass A1 A3").rule == "MC-6"
    assert refusal(state, 0, "A3").rule == "not-your-turn"
    assert legal(state, 0) == []


def test_MC_6_either_order_reads_and_the_lower_card_is_written_first() -> None:
    state = table(4)
    deal(state, "A3 C10")
    assert state.read(0, "pass C10 A3") == state.read(0, "pass A3 C10")
    assert state.text(0, state.read(0, "pass C10 A3")) == "pass A3 C10"
    assert len(legal(state, 0)) == 13 * 12 // 2


# --- royal and allergen ------------------------------------------------------------------------------------


def test_MC_8_royal_is_a_group_in_play_and_never_D() -> None:
    for players, groups in [(2, 3), (3, 3)]:
        state = table(players, hand=2)
        after_pass(state, *["A1 A2", "P1 P2", "S1 S2"][:players])
        assert legal(state, 1) == ["royal A", "royal B", "royal C"][:groups]
        assert refusal(state, 1, "royal D").needs == {"what": "royal"}
        assert refusal(state, 1, "royal D").rule == "MC-8"
    small = table(2, hand=2, flavours=4)
    after_pass(small, "A1 A2", "P1 P2")
    assert refusal(small, 1, "royal C").rule == "MC-8"


def test_MC_8_the_allergen_is_a_flavour_in_play_maybe_royal_never_chocolate() -> None:
    state = table(2, hand=2)
    after_pass(state, "A1 A2", "P1 P2")
    state.play_text(1, "royal A")
    assert legal(state, 0) == ["allergen A", "allergen P", "allergen S", "allergen B", "allergen G"]
    assert refusal(state, 0, "allergen C").rule == "MC-8"
    assert refusal(state, 0, "allergen C").needs == {"what": "allergen"}
    assert refusal(state, 0, "allergen E").rule == "MC-2"
    state.play_text(0, "allergen A")
    assert (state.view(0)["royal"], state.view(0)["allergen"]) == ("A", "A")


@pytest.mark.parametrize(
    ("players", "first", "royal", "allergen"), [(2, 0, 1, 0), (2, 1, 0, 1), (3, 0, 1, 2), (3, 1, 2, 0), (3, 2, 0, 1)]
)
def test_MC_9_who_chooses(players: int, first: int, royal: int, allergen: int) -> None:
    state = table(players, hand=2, first=first)
    after_pass(state, *["A1 A2", "P1 P2", "S1 S2"][:players])
    assert state.to_act() == (royal,)
    assert refusal(state, allergen, "royal A").rule == "not-your-turn"
    state.play_text(royal, "royal C")
    assert state.to_act() == (allergen,)
    state.play_text(allergen, "allergen P")
    assert (state.phase_name(), state.to_act()) == ("bet", (first,))


# --- votes -------------------------------------------------------------------------------------------------


def voting(tokens: str, players: int = 4, **settings: Any) -> Macaron:
    state = table(players, hand=2, **settings)
    after_pass(state, *["A1 A2", "P1 P2", "S1 S2", "B1 B2", "G1 G2"][:players])
    state.play_text(DEALER, tokens)
    return state


FOUR = "tokens 3 3 4 | 3 3 4 | 4 4 5 | 5 6/2 2/6"


@pytest.mark.parametrize(("players", "each", "settings"), [(4, 3, {}), (4, 3, TEAMS), (5, 2, {})])
def test_MC_10_tokens_are_dealt_at_random(players: int, each: int, settings: dict[str, Any]) -> None:
    state = table(players, **settings)
    deal(state)
    for seat in range(players):
        state.play(seat, state.legal(seat)[0])
    seen = set()
    for seed in range(50):
        text = state.text(DEALER, state.chance(Rng(seed)))
        dealt = [part.split() for part in text.removeprefix("tokens ").split(" | ")]
        assert [len(part) for part in dealt] == [each] * players
        threes = 4 if players == 4 else 2  # two stay in the box
        assert sorted(token for part in dealt for token in part) == sorted(
            ["3"] * threes + ["4"] * 4 + ["5"] * 2 + ["6/2", "2/6"]
        )
        seen.add(text)
    assert len(seen) > 40


def test_MC_10_a_wrong_deal_of_tokens_is_refused() -> None:
    state = table(4, hand=2)
    after_pass(state, "A1 A2", "P1 P2", "S1 S2", "B1 B2")
    assert refusal(state, DEALER, "tokens 3 3 3 | 3 3 4 | 4 4 5 | 5 6/2 2/6").rule == "MC-14"
    assert refusal(state, DEALER, "tokens 3 3 4 | 3 3 4 | 4 4 5").rule == "unreadable"
    assert refusal(state, DEALER, "tokens 3 3 4 | 3 3 4 | 4 4 5 | 5 6/2 9").rule == "unreadable"
    state.play_text(DEALER, FOUR)


def test_MC_10_only_the_own_tokens_are_seen_and_placed() -> None:
    state = voting(FOUR)
    assert [state.view(seat)["tokens"] for seat in range(4)] == [
        ["3", "3", "4"], ["3", "3", "4"], ["4", "4", "5"], ["2/6", "5", "6/2"],
    ]  # fmt: skip
    assert "tokens" not in state.view(None)
    assert refusal(state, 0, "vote 5 above S").needs == {"token": "5"}
    assert refusal(state, 0, "vote 6/2 above S").rule == "MC-10"
    assert refusal(state, 0, "vote 9 above S").rule == "MC-10"
    state.play_text(0, "vote 4 above S")
    for seat in (1, 2, 3):
        state.play(seat, state.legal(seat)[0])
    assert refusal(state, 0, "vote 4 above S").rule == "MC-10"


def test_MC_11_one_token_each_in_turn_from_the_first_player() -> None:
    state = voting(FOUR, first=2)
    order = []
    while state.phase_name() == "vote":
        seat = state.to_act()[0]
        order.append(seat)
        state.play(seat, state.legal(seat)[-1])
    assert order == [2, 3, 0, 1] * 3
    assert len(state.view(None)["votes"]) == 12


def test_MC_11_at_most_three_tokens_on_a_flavour_above_and_below_together() -> None:
    state = voting(FOUR)
    for seat, text in [(0, "vote 3 above S"), (1, "vote 3 below S"), (2, "vote 4 above S")]:
        state.play_text(seat, text)
    for text in ("vote 5 above S", "vote 5 below S"):
        assert refusal(state, 3, text).rule == "MC-11"
        assert refusal(state, 3, text).needs == {"flavour": "S"}
    assert not [text for text in legal(state, 3) if text.endswith("S")]
    assert len(legal(state, 3)) == 3 * 6 * 2
    small = voting(FOUR, flavours=4, ranks=3)
    assert refusal(small, 0, "vote 3 above G").rule == "MC-2"


def sums(votes: list[str], tokens: str = FOUR) -> tuple[str, str, list[str]]:
    """Return the royal group, the allergen and what was fired after these votes, from seat 0 on."""
    state = voting(tokens)
    for i, text in enumerate(votes):
        state.play_text(i % 4, "vote " + text)
    view = state.view(0)
    return view["royal"], view["allergen"], state.rules_fired()


def test_MC_11_a_two_number_token_counts_plus_above_and_minus_below() -> None:
    # group C has 6/2 above: +6; almond has 2/6 below: -6. Everything else cancels out or is on chocolate.
    votes = ["3 above B", "3 below B", "4 above C", "6/2 above G",
             "3 above S", "3 below S", "4 above C", "2/6 below A",
             "4 above P", "4 below P", "5 above C", "5 below E"]  # fmt: skip
    # A: -6, B: 0, C: +6 -5 = +1
    assert sums(votes) == ("C", "A", [])
    votes[3], votes[7] = "2/6 above G", "6/2 below A"
    # A: -2, B: 0, C: +2 -5 = -3; the lowest flavour is Earl Grey
    assert sums(votes) == ("B", "E", [])


def test_MC_12_highest_group_lowest_flavour() -> None:
    votes = ["3 above S", "3 above B", "4 above S", "5 above A",
             "3 below P", "3 below G", "4 above B", "6/2 above A",
             "4 above C", "4 above C", "5 above C", "2/6 below E"]  # fmt: skip
    # A: 11 - 3 = 8, B: 7 + 7 = 14, C: -3 - 6 = -9
    assert sums(votes) == ("B", "E", [])


def test_MC_12_ties_go_to_the_leftmost_and_no_tokens_count_0() -> None:
    votes = ["3 above S", "3 above P", "4 below A", "5 above G",
             "3 above S", "3 above P", "4 below B", "6/2 above C",
             "4 above C", "4 below E", "5 above C", "2/6 above G"]  # fmt: skip
    # A: -4 + 6 = 2, B: 6 - 4 = 2, C: 7 - 4 = 3; lowest -4: almond, blueberry, Earl Grey
    assert sums(votes) == ("C", "A", ["MC-12"])
    votes[11] = "2/6 below G"
    # now C: 5 - 6 - 4 = -5, and A ties with B; almond, blueberry and Earl Grey still at -4
    assert sums(votes) == ("A", "A", ["MC-12"])
    votes[2] = "4 above A"
    # A: 4 + 6 = 10, B: 2; blueberry and Earl Grey at -4
    assert sums(votes) == ("A", "B", ["MC-12"])


def test_MC_12_the_lowest_sum_may_be_0() -> None:
    votes = ["3 above A", "3 above P", "4 above S", "5 above B",
             "3 above A", "3 above P", "4 above S", "6/2 above B",
             "4 above G", "4 above G", "5 above G", "2/6 above C"]  # fmt: skip
    assert sums(votes) == ("B", "E", [])


def test_MC_12_tokens_are_open_after_the_reveal_and_then_removed() -> None:
    state = voting(FOUR)
    while state.phase_name() == "vote":
        placed = state.view(1)["votes"]
        assert all((entry["token"] is not None) == (entry["seat"] == 1) for entry in placed)
        assert all(entry["token"] is None for entry in state.view(None)["votes"])
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[-1])
    assert [entry["token"] for entry in state.view(None)["votes"]] == [
        "4", "4", "5", "6/2", "3", "3", "4", "5", "3", "3", "4", "2/6",
    ]  # fmt: skip
    bets(state)
    assert state.view(1)["votes"] == []


def test_MC_13_votes_on_chocolate_decide_nothing() -> None:
    votes = ["3 above C", "3 below C", "4 below C", "5 above A",
             "3 below G", "3 above P", "4 above B", "6/2 below S",
             "4 above S", "4 above G", "5 above E", "2/6 above B"]  # fmt: skip
    # almond 5, pistachio 3, strawberry 2, blueberry 6, green tea 1, Earl Grey 5; chocolate -4 is the lowest of all
    assert sums(votes)[:2] == ("A", "G")
    votes[0], votes[1], votes[2] = "3 above C", "3 above C", "4 above C"
    assert sums(votes)[:2] == ("A", "G")


def test_MC_14_the_tokens() -> None:
    tokens = table(4).options.box.tokens
    assert sorted(tokens) == ["2/6", *["3"] * 4, *["4"] * 4, *["5"] * 2, "6/2"]


# --- bets --------------------------------------------------------------------------------------------------


def betting(players: int = 2, **settings: Any) -> Macaron:
    state = table(players, hand=3, **settings)
    after_pass(state, *["A1 A2 A3", "P1 P2 P3", "S1 S2 S3", "B1 B2 B3"][:players])
    vote(state, "C", "A") if players > 3 else choose(state, "B", "A")
    return state


def test_MC_15_openly_in_turn_and_one_may_decline() -> None:
    state = betting(3, first=1)
    state.play_text(1, "bet 3-4")
    assert state.view(0)["bets"] == [None, "3-4", None]
    assert refusal(state, 0, "bet 3-4").rule == "not-your-turn"
    state.play_text(2, "bet 3-4")
    state.play_text(0, "no bet")
    assert state.view(None)["bets"] == ["no bet", "3-4", "3-4"]
    assert (state.phase_name(), state.to_act()) == ("play", (1,))


def test_MC_16_levels_open_to_a_bet() -> None:
    assert legal(betting(), 0) == ["bet 0", "bet 1-2", "bet 3-4", "bet 5-7", "no bet"]
    assert legal(betting(board="advanced"), 0) == [
        "bet 0", "bet 1", "bet 2-3", "bet 4-5", "bet 6-7", "bet 8+", "no bet",
    ]  # fmt: skip
    for text in ("bet 8+", "bet 1", "bet 2-3"):
        assert refusal(betting(), 0, text).rule == "MC-16"
        assert refusal(betting(), 0, text).needs == {"levels": "0, 1-2, 3-4, 5-7"}
    assert refusal(betting(), 0, "bet on").rule == "unreadable"


# --- texts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "", "A8", "C11", "a3", "A03", "pass", "pass ", "pass A3 X1", "pass  A3 A4", "discard", "royal", "royal AB",
        "royal E", "allergen", "allergen Z", "allergen AP", "vote 4", "vote 4 over S", "vote 4 above",
        "vote 4 above SS", "bet", "bet ", "bet x", "bet -1", "no", "no bets", "A3 as A", "A3 as", "A3 as Q", "X3 as A",
        "emma A: A1", "deal A1", "first 0",
    ],
)  # fmt: skip
def test_unreadable_moves_are_named_so(text: str) -> None:
    for state in (betting(), voting(FOUR)):
        seat = state.to_act()[0]
        assert refusal(state, seat, text).rule == "unreadable"


@pytest.mark.parametrize(
    "move", [-5, 52, 63, 64 + 52, 516, 527, 543, 1023, 1024 + 64, 1024 + 52, 5120 + 63, 9000, 1 << 29]
)
def test_numbers_that_are_no_move_are_named_so(move: int) -> None:
    for state in (betting(), voting(FOUR), two("A1 A2 A3", "P1 P2 P3")):
        seat = state.to_act()[0]
        refused = state.why_not(seat, move)
        assert refused is not None
        assert refused.rule == "unreadable"


def test_a_state_is_small() -> None:
    assert type(table(4)).__basicsize__ <= 1024
