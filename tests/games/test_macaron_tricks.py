"""Macaron for two players and more, rule by rule, from the first trick to the end: MC-16 to MC-27."""

from __future__ import annotations

from typing import Any

import pytest

from macaron_tables import after_pass, bets, choose, legal, play, refusal, table, two, vote
from petitfour.core.errors import BadSetting
from petitfour.games.macaron.rules import Macaron
from tables import random_steps

# --- levels and bets ---------------------------------------------------------------------------------------


def scored(boxes: int, bet: str | None = None, **settings: Any) -> Macaron:
    """Return the table after a round in which seat 0 got this many boxes with this bet, and seat 1 none without a bet.
    Seat 0 wins every trick: three boxes with a 1, one with another card, none once seat 1 adds the allergen, blueberry.
    """
    ones = {0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3, 10: 3}[boxes]
    lead = [*["A7", "A6"][: boxes - 3 * ones], *["A1", "S1", "G1"][:ones], "A3"]
    follow = [*["P7", "P6", "P5", "P4"][: len(lead) - 1], "B7"]
    if len(lead) < 2:
        lead, follow = ["A4", *lead], ["B6", *follow]
    state = table(2, hand=len(lead), **settings)
    after_pass(state, " ".join(lead), " ".join(follow))
    choose(state, "C", "B")
    bets(state, bet)
    for one, other in zip(lead, follow, strict=True):
        if state.phase_name() == "play":
            play(state, f"{one} {other}")
    assert state.round == 2 or state.outcome() is not None
    assert state.boxes[:2] == [boxes, 0]
    return state


@pytest.mark.parametrize(
    ("board", "points"),
    [("standard", [2, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4]), ("advanced", [2, 1, 2, 2, 3, 3, 4, 4, 6, 6, 6])],
)
def test_MC_16_what_the_levels_are_worth(board: str, points: list[int]) -> None:
    assert [scored(boxes, board=board).scores() for boxes in range(11)] == [[worth, 2] for worth in points]


def test_MC_16_spaces_of_a_level_may_have_points_of_their_own() -> None:
    track = [
        {"boxes": "0-1", "points": [5, 0], "bet": "yes", "won": 2, "lost": 1},
        {"boxes": "2-4", "points": [1, 2, 3], "bet": "yes", "won": 2, "lost": 1},
        {"boxes": "5-7", "points": 6, "bet": "yes"},
        {"boxes": "8+", "points": 9, "bet": "no"},
    ]
    box = {"standard": track}
    assert [scored(boxes, box=box).scores()[0] for boxes in range(10)] == [5, 0, 1, 2, 3, 6, 6, 6, 9, 9]
    assert scored(3, "2-4", box=box).scores()[0] == 2 + 2
    assert scored(1, "0-1", box=box).scores()[0] == 0 + 2


@pytest.mark.parametrize(
    ("board", "boxes", "bet", "change"),
    [
        ("standard", 0, "0", 2), ("standard", 2, "1-2", 2), ("standard", 3, "3-4", 2), ("standard", 7, "5-7", 2),
        ("standard", 3, "0", -1), ("standard", 3, "1-2", -1), ("standard", 5, "3-4", -1), ("standard", 8, "5-7", -1),
        ("advanced", 0, "0", 2), ("advanced", 1, "1", 3), ("advanced", 2, "2-3", 2), ("advanced", 5, "4-5", 2),
        ("advanced", 6, "6-7", 3), ("advanced", 9, "8+", 4),
        ("advanced", 6, "0", -2), ("advanced", 6, "1", -1), ("advanced", 6, "2-3", -1), ("advanced", 6, "4-5", -1),
        ("advanced", 9, "6-7", -2), ("advanced", 7, "8+", -2),
    ],
)  # fmt: skip
def test_MC_16_bets_won_and_lost(board: str, boxes: int, bet: str, change: int) -> None:
    state = scored(boxes, bet, board=board)
    assert state.scores()[0] == scored(boxes, board=board).scores()[0] + change
    assert ("MC-16-won" if change > 0 else "MC-16-lost") in state.rules_fired()
    assert ("MC-16-lost" if change > 0 else "MC-16-won") not in state.rules_fired()


# --- tricks ------------------------------------------------------------------------------------------------


def test_MC_17_the_first_player_leads_then_the_winner_clockwise() -> None:
    state = table(3, hand=3, first=1)
    after_pass(state, "A3 A4 S3", "A5 A6 S4", "A7 P3 S5")
    choose(state, "C", "G")
    bets(state)
    for seat, card in [
        (1, "A5"),
        (2, "A7"),
        (0, "A3"),
        (2, "S5"),
        (0, "S3"),
        (1, "S4"),
        (2, "P3"),
        (0, "A4"),
        (1, "A6"),
    ]:
        assert state.to_act() == (seat,)
        state.play_text(seat, card)


def test_MC_18_follow_the_flavour_if_you_can() -> None:
    state = two("A3 P4 S5", "A6 P7 B2", royal="A")
    assert legal(state, 0) == ["A3", "P4", "S5"]
    assert refusal(state, 1, "P7").rule == "not-your-turn"
    state.play_text(0, "A3")
    assert legal(state, 1) == ["A6"]
    assert refusal(state, 1, "P7").rule == "MC-18"  # the same group is not the same flavour
    assert refusal(state, 1, "B2").needs == {"flavour": "A"}
    assert refusal(state, 1, "S5").rule == "not-in-hand"
    assert refusal(state, 1, "S5").needs == {"card": "S5"}
    assert refusal(state, 1, "bet 0").rule == "not-this-phase"
    assert refusal(state, 1, "G1 as A").rule == "unreadable"
    play(state, "A6 P7 P4 B2")
    assert state.boxes[:2] == [0, 2]


def test_MC_18_without_the_lead_flavour_any_card() -> None:
    state = two("A3 A4 A5", "P7 S2 B2")
    state.play_text(0, "A3")
    assert legal(state, 1) == ["P7", "S2", "B2"]


def three(*hands: str, royal: str = "B", allergen: str = "G") -> Macaron:
    """Three players, hands of two, no bets, seat 0 leads."""
    state = table(3, hand=2)
    after_pass(state, *hands)
    choose(state, royal, allergen)
    bets(state)
    return state


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("A3 A7 A5", 1),  # no royal card: the highest of the lead flavour
        ("A3 P7 E7", 0),  # other flavours that are not royal cannot win
        ("A3 S1 A7", 1),  # any royal card beats the lead flavour
        ("A7 S3 B5", 2),  # of both royal flavours the highest rank
        ("A7 B5 S3", 1),
        ("A7 S4 B4", 1),  # equal ranks: the one played first
        ("A7 B4 S4", 1),
    ],
)
def test_MC_19_royal_cards_on_another_flavour(trick: str, winner: int) -> None:
    state = three(*[f"{card} G{3 + seat}" for seat, card in enumerate(trick.split())])
    play(state, trick)
    assert state.tricks[:3] == [int(seat == winner) for seat in range(3)]
    assert ("MC-19" in state.rules_fired()) == (trick.split()[winner][0] in "SB")


@pytest.mark.parametrize(
    ("trick", "winner", "fired"),
    [("S3 B7 S4", 2, ["MC-20"]), ("S3 B7 A7", 0, ["MC-20"]), ("B1 S7 S6", 0, ["MC-20"]), ("S3 S7 S4", 1, [])],
)
def test_MC_20_on_a_royal_lead_the_other_royal_flavour_is_dead(trick: str, winner: int, fired: list[str]) -> None:
    state = three(*[f"{card} G{3 + seat}" for seat, card in enumerate(trick.split())])
    seen: list[str] = []
    for card in trick.split():
        play(state, card)
        seen += state.rules_fired()
    assert state.tricks[:3] == [int(seat == winner) for seat in range(3)]
    assert [rule for rule in seen if rule == "MC-20"] == fired * (2 if trick == "B1 S7 S6" else 1)
    assert "MC-19" not in seen


def test_MC_21_one_box_and_three_for_a_1() -> None:
    for trick, boxes in [
        ("A3 A7 P1", [0, 1, 0]),
        ("A1 P3 P4", [3, 0, 0]),
        ("A7 S1 A1", [0, 3, 0]),
        ("A5 A4 A1", [1, 0, 0]),
    ]:
        state = three(*[f"{card} G{3 + seat}" for seat, card in enumerate(trick.split())])
        play(state, trick)
        assert state.boxes[:3] == boxes
        assert ("MC-21" in state.rules_fired()) == (3 in boxes)


@pytest.mark.parametrize(
    ("trick", "boxes", "rule"),
    [
        ("A1 P3 P4", [3, 0, 0], None),
        ("A1 G3 P4", [0, 0, 0], "MC-22"),  # the allergen: no box
        ("A1 G3 P2", [3, 0, 0], "MC-22-cancelled"),  # and a 2: as usual
        ("A1 G2 P4", [3, 0, 0], "MC-22-cancelled"),  # the allergen's own 2
        ("A7 G3 G2", [1, 0, 0], "MC-22-cancelled"),
        ("A7 P2 P4", [1, 0, 0], None),
        ("G4 G6 P4", [0, 0, 0], "MC-22"),
        ("A7 S3 G5", [0, 0, 0], "MC-22"),
    ],
)
def test_MC_22_the_allergen_and_the_2(trick: str, boxes: list[int], rule: str | None) -> None:
    state = three(*[f"{card} E{3 + seat}" for seat, card in enumerate(trick.split())])
    play(state, trick)
    assert state.boxes[:3] == boxes
    assert [fired for fired in state.rules_fired() if fired.startswith("MC-22")] == ([rule] if rule else [])


def test_MC_22_the_winner_of_a_blocked_trick_still_leads() -> None:
    state = three("A3 E3", "A7 E4", "G5 E5")
    play(state, "A3 A7 G5")
    assert state.boxes[:3] == [0, 0, 0]
    assert state.tricks[:3] == [0, 1, 0]
    assert state.to_act() == (1,)


# --- the end of a round ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "tricks"), [(2, 13), (3, 13), (4, 13), (5, 10)])
def test_MC_23_a_round_is_all_cards_of_the_hands_unless_somebody_has_eight_boxes(players: int, tricks: int) -> None:
    early = full = 0
    for seed in range(40):
        before = None
        for position, _, _ in random_steps(table(players), seed):
            if position.round > 1:
                break
            before = position.clone()
        assert before is not None
        before.play(before.to_act()[0], before.legal(before.to_act()[0])[0])
        if before.round == 1:
            continue
        if sum(before.tricks) < tricks:
            early += 1
            assert max(before.boxes) >= 8
            assert "MC-23" in before.rules_fired()
        else:
            full += 1
            assert sum(before.tricks) == tricks
            assert "MC-23" not in before.rules_fired()
    assert full
    assert early or players == 5


def test_MC_23_the_round_ends_at_once_with_eight_boxes() -> None:
    state = two("A1 S1 A7 A6 G5", "P7 P6 P5 P4 P3", royal="C", allergen="B", hand=5)
    play(state, "A1 P7 S1 P6 A7 P5")
    assert state.boxes[:2] == [7, 0]
    assert state.phase_name() == "play"
    play(state, "A6 P4")
    assert state.rules_fired() == ["MC-23"]
    assert (state.round, state.phase_name()) == (2, "deal")
    assert state.scores() == [4, 2]


def test_MC_23_boxes_of_partners_are_not_added() -> None:
    state = table(4, hand=5, teams=True)
    after_pass(state, "A1 A7 S3 C8 C9", "P3 P4 P5 P6 P7", "S1 S6 S7 C1 C10", "C3 C4 C5 C6 C7")
    vote(state, "C", "B")
    bets(state)
    play(state, "A1 P7 C10 C7 A7 P6 C1 C6 S3 P5 S7 C5 S1 C4 C8 P4")
    assert state.boxes[:4] == [4, 0, 4, 0]
    assert (state.round, state.phase_name(), state.to_act()) == (1, "play", (2,))


def test_MC_24_the_trick_just_completed_is_shown_until_the_next_lead() -> None:
    state = two("A3 A4 A5", "P7 P6 B3")
    play(state, "A3")
    assert state.view(1)["last_trick"] == []
    play(state, "P7")
    for seat in (0, 1, None):
        assert state.view(seat)["last_trick"] == [{"seat": 0, "card": "A3"}, {"seat": 1, "card": "P7"}]
        assert state.view(seat)["trick"] == []
    play(state, "A4")
    assert state.view(1)["last_trick"] == []
    assert state.view(1)["trick"] == [{"seat": 0, "card": "A4"}]
    assert "A3" not in str(state.view(None))
    assert "A3" not in str(state.view(1))


def test_MC_24_lifted_by_the_memory_aid() -> None:
    state = two("A3 A4 A5", "P7 P6 B3", memory_aid=True)
    play(state, "A3 P7 A4")
    for seat in (0, 1, None):
        memory = state.view(seat)["memory"]
        assert [entry["card"] for entry in memory["played"]] == ["A3", "P7", "A4"]
        assert memory["without"] == [[], ["A"]]
    assert state.view(0)["memory"]["passed"] == {"to": 1, "cards": ["P6", "B3"]}
    assert state.view(0)["memory"]["received"] == {"from": 1, "cards": ["A4", "A5"]}
    assert set(state.view(None)["memory"]) == {"played", "tricks", "without", "holders"}


def test_MC_24_cards_not_played_stay_hidden_after_the_round() -> None:
    state = scored(8)
    assert state.round == 2
    assert state.hands[:2] == [0, 0]
    assert "A3" not in str([state.view(seat) for seat in (0, 1, None)])


def box(lost: int = 1, won: int = 2) -> dict[str, Any]:
    levels = [
        {"boxes": "0", "points": 2, "bet": "yes", "won": 2, "lost": lost},
        {"boxes": "1-7", "points": 1, "bet": "yes", "won": won, "lost": 1},
        {"boxes": "8+", "points": 4, "bet": "no"},
    ]
    return {"standard": levels}


def test_MC_25_a_score_never_falls_below_0() -> None:
    state = scored(1, "0", box=box(lost=5))
    assert state.scores() == [0, 2]
    assert "MC-25" in state.rules_fired()
    state = scored(1, "0", box=box(lost=1))
    assert state.scores() == [0, 2]
    assert "MC-25" not in state.rules_fired()


def partners(*levels: str | None, **settings: Any) -> Macaron:
    """Two against two after a round in which seats 0 and 2 got one box each."""
    state = table(4, hand=2, teams=True, **settings)
    after_pass(state, "A7 P3", "E4 E5", "A6 P7", "E6 E7")
    vote(state, "B", "G")
    bets(state, *levels)
    play(state, "A7 E4 A6 E6 P3 E5 P7 E7")
    assert state.boxes[:4] == [1, 0, 1, 0]
    return state


def test_MC_25_the_floor_of_a_team_is_looked_at_once_after_both_partners() -> None:
    # seat 0: 1 - 5, seat 2: 1 + 2; together -1, so 0. One after the other it would be 3.
    assert partners("0", None, "1-7", box=box(lost=5)).scores() == [0, 4]
    assert partners("1-7", None, "0", box=box(lost=5)).scores() == [0, 4]
    assert partners("0", None, "1-7", box=box(lost=4)).scores() == [0, 4]
    assert partners("0", None, "1-7", box=box(lost=3)).scores() == [1, 4]


def test_MC_26_partners_sit_opposite_and_add_their_points() -> None:
    state = partners()
    assert state.scores() == [2, 4]  # 1 + 1, 2 + 2
    assert state.view(0)["teams"] == [[0, 2], [1, 3]]
    assert state.view(0)["boxes"] == [1, 0, 1, 0]
    assert partners("1-2", "0", None, "0").scores() == [4, 8]
    assert partners("1-2", "0", "0", "1-2").scores() == [2 + 2 - 1, 4 + 2 - 1]
    assert partners("1-2", "0", "0", "1-2").view(None)["scores"] == [3, 5]


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_MC_26_teams_are_for_four(players: int) -> None:
    with pytest.raises(BadSetting, match="needs 4 players, not"):
        table(players, teams=True)


def test_MC_27_the_highest_score_wins_once_the_target_is_reached_at_the_end_of_a_round() -> None:
    points = [
        {"boxes": "0", "points": 9, "bet": "yes", "won": 3},
        {"boxes": "1-7", "points": 10, "bet": "yes", "won": 1},
        {"boxes": "8+", "points": 4, "bet": "no"},
    ]
    box = {"standard": points}
    state = scored(1, box=box)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([10, 9], [0], "target")
    assert (state.phase_name(), state.to_act(), state.round) == ("over", (), 1)
    assert refusal(state, 0, "A3").rule == "game-over"
    assert scored(0, box=box).outcome() is None  # nine each
    shared = scored(0, "0", box={"standard": [{**points[0], "points": 12, "won": 0}, *points[1:]]}).outcome()
    assert shared is not None
    assert (shared.scores, shared.winners, shared.reason) == ([12, 12], [0, 1], "shared")


def test_MC_27_in_2v2_the_teams_are_the_sides() -> None:
    state = table(4, teams=True)
    for _ in random_steps(state, 3):
        pass
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.scores) == 2
    assert max(outcome.scores) >= 10
    assert outcome.winners == [side for side in (0, 1) if outcome.scores[side] == max(outcome.scores)]
