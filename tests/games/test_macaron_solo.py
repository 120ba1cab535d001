"""Macaron against Emma, rule by rule: MC-7, and MC-30 to MC-38."""

from __future__ import annotations

import pytest

from macaron_tables import deal, emma_after, hands, legal, play, refusal, solo, table
from petitfour import DEALER, Rng
from petitfour.core.errors import BadSeat, BadSetting
from petitfour.games.macaron.rules import Macaron
from tables import random_steps

HAND = "A1 A2 A3 A4 A5 A6 A7 P1 P2 P3 P4 P5 P6"
# the pile, top first: two that may be drawn, then the rest
PILE = "P7 S1 S2 S3 S4 S5 S6 S7 B1 B2 B3 B4 B5 B6 B7 G1 G2 G3 G4 G5 G6 G7"


def dealt() -> Macaron:
    state = table(1)
    deal(state, HAND, PILE)
    return state


# --- the set-up --------------------------------------------------------------------------------------------


def test_MC_5_solo_the_human_is_always_the_first_player() -> None:
    assert table(1, first=None).phase_name() == "deal"
    with pytest.raises(BadSetting, match="first is a seat from 0 to 0"):
        table(1, first=1)
    firsts = {position.first for position, _, _ in random_steps(table(1, target=20), 1)}
    assert firsts == {0}


def test_MC_7_discard_one_or_two_and_draw_as_many_from_the_top() -> None:
    one, two = dealt(), dealt()
    one.play_text(0, "discard A1")
    assert hands(one) == ["A2 A3 A4 A5 A6 A7 P1 P2 P3 P4 P5 P6 P7"]
    two.play_text(0, "discard P6 A1")
    assert hands(two) == ["A2 A3 A4 A5 A6 A7 P1 P2 P3 P4 P5 P7 S1"]
    assert len(legal(dealt(), 0)) == 13 + 13 * 12 // 2
    assert legal(dealt(), 0)[0] == "discard A1"
    assert "discard A1 P6" in legal(dealt(), 0)


def test_MC_7_anything_else_is_refused() -> None:
    state = dealt()
    assert refusal(state, 0, "discard A1 A1").rule == "MC-7"
    assert refusal(state, 0, "discard A1 A2 A3").rule == "MC-7"
    assert refusal(state, 0, "discard A1 P7").needs == {"card": "P7"}
    assert refusal(state, 0, "discard G1").rule == "not-in-hand"
    assert refusal(state, 0, "discard E1").rule == "MC-2"
    assert refusal(state, 0, "pass A1 A2").rule == "not-this-phase"
    assert refusal(state, 1, "discard A1").rule == "not-your-turn"


def test_MC_7_discards_do_not_come_back() -> None:
    for position, seat, move in random_steps(table(1, target=20), 2):
        if position.phase_name() == "emma":
            gone = position.discarded
        if position.phase_name() == "play":
            assert not gone >> (int(move) & 63) & 1  # type: ignore[arg-type]
            assert seat in (0, 1)


def test_MC_30_emma_gets_a_random_card_for_each_flavour_then_eight_by_their_print() -> None:
    state = dealt()
    state.play_text(0, "discard A1")  # P7 is drawn: the random cards are S1 to S5, the eight S6 S7 B1 to B6
    stacks = "emma A: S1 | P: S2 | S: S7 S3 S6 | B: B5 B1 B6 B2 S4 B3 B4 | G: S5"
    assert refusal(state, DEALER, stacks.replace("S1", "S2")).rule == "MC-30"
    assert refusal(state, DEALER, stacks.replace("S7", "B7")).rule == "MC-30"
    assert refusal(state, DEALER, stacks.replace("A: S1", "A: S5").replace("G: S5", "G: S1")).rule == "MC-30"
    assert refusal(state, DEALER, stacks.replace(" | G: S5", "")).rule == "unreadable"
    assert refusal(state, DEALER, stacks.replace("G:", "E:")).rule == "unreadable"
    state.play_text(DEALER, stacks)
    view = state.view(0)
    assert view["emma"]["stacks"] == {"A": 1, "P": 1, "S": 3, "B": 7, "G": 1}
    assert view["emma"]["face_up"] == ["S6", "S7", "B1", "B2", "B3", "B4", "B5", "B6"]
    assert view["cards"] == [13, 13]
    assert view["emma"]["pile"] == 22 - 1 - 13 - 1


def test_MC_30_the_stacks_are_shuffled() -> None:
    state = dealt()
    state.play_text(0, "discard A1")
    texts = {state.text(DEALER, state.chance(Rng(seed))) for seed in range(60)}
    assert len(texts) > 50
    assert {text.split("S: ")[1][:2] for text in texts} == {"S3", "S6", "S7"}


def test_MC_30_a_random_card_counts_as_its_stack_rank_and_ability_unchanged() -> None:
    # the allergen is green tea; G1 in the almond stack counts as almond
    state = solo("A3 A4 A5 A6 A7", "G1 P3 S3 B3 G3", "", "G7")
    play(state, "A3")
    assert legal(state, 1) == ["G1 as A"]
    play(state, "G1/A")
    assert state.boxes[:2] == [1, 0]  # not the allergen
    # and a 1 that counts as royal almond wins three boxes; a 2 cancels the allergen
    assert emma_after("S7", "G3 G4 G5 G6 S7", "G1 P3 S3 B3 G7", "", "G2") == ["S3"]
    state = solo("S7 S6 G5 G6 P7", "B1 P3 S3 B3 G7", "", "B7")
    play(state, "S7 S3 S6")
    assert legal(state, 1) == ["B1 as A"]  # MC-34: a royal flavour
    play(state, "B1/A")
    assert state.boxes[:2] == [1, 3]  # blueberry is the allergen, but this one counts as almond
    state = solo("B7 B6 B5 B4 B3", "A3 P3 S3 G2 G3", "", "B1")
    play(state, "B7 G2/B")
    assert state.boxes[:2] == [1, 0]
    assert state.rules_fired() == ["MC-22-cancelled"]


def test_MC_31_printed_example_six_six_one_makes_A_royal() -> None:
    # 2 almonds and 4 pistachios, 3 strawberries and 3 blueberries, 1 green tea
    state = solo(
        "A1 A2 A3 A4 A5 P1 P2 P3 S1 S2 S3 B1 B2",
        random="G1 G2 G3 G4 G5",
        face_up="A7 P5 P6 P7 S6 S7 B6 B7",
        allergen_card="S5",
        bet="",
    )
    view = state.view(0)
    assert view["emma"]["stacks"] == {"A": 2, "P": 4, "S": 3, "B": 3, "G": 1}
    assert view["royal"] == "A"
    assert view["allergen"] == "S"
    assert view["emma"]["allergen_card"] == "S5"


@pytest.mark.parametrize(
    ("face_up", "royal"), [("S6 P6", "A"), ("S6 B6", "B"), ("G6 G5", "C"), ("A6 G6", "A"), ("S6 G5", "B")]
)
def test_MC_31_most_cards_by_stack_ties_leftmost(face_up: str, royal: str) -> None:
    # the print on the random cards does not matter: they are all green teas and strawberries
    state = solo("A1 A2 A3 A4 A5 P1 P2", "G1 G2 G3 G4 S1", face_up, "B1", bet="")
    assert state.view(0)["royal"] == royal


def test_MC_31_the_card_turned_up_stays_visible() -> None:
    state = solo("A3 A4 A5 A6 A7", "G1 P3 S3 B3 G3", "", "G7")
    for seat in (0, None):
        assert state.view(seat)["emma"]["allergen_card"] == "G7"
    play(state, "A3 G1/A")
    assert state.view(None)["emma"]["allergen_card"] == "G7"


def test_MC_15_solo_the_human_must_bet_and_may_bet_on_8() -> None:
    state = solo("A3 A4 A5 A6 A7", "G1 P3 S3 B3 G3", "", "G7", bet="")
    assert legal(state, 0) == ["bet 0", "bet 1-2", "bet 3-4", "bet 5-7", "bet 8+"]
    assert refusal(state, 0, "no bet").rule == "MC-15"
    state.play_text(0, "bet 8+")
    assert state.view(0)["bets"] == ["8+", None]
    assert (state.phase_name(), state.to_act()) == ("play", (0,))


# --- what she plays ----------------------------------------------------------------------------------------


def test_MC_32_emma_follows_and_has_one_move() -> None:
    state = solo("A3 A4 A5 A6 A7", "G1 P3 S3 B3 G3", "", "G7")
    play(state, "A3")
    assert legal(state, 1) == ["G1 as A"]
    for text in ("P3", "G1", "S3 as A", "no bet"):
        assert refusal(state, 1, text).rule == "MC-32"
    assert refusal(state, 0, "A4").rule == "not-your-turn"


def test_MC_33_cannot_follow_a_royal_lead_allergen_then_not_royal_then_anything() -> None:
    # royal A; the allergen is strawberry; one card in each stack
    state = solo("A7 A6 A5 A4 A3", "P4 P3 S3 B3 G3", "", "S7")
    assert (state.view(0)["royal"], state.view(0)["allergen"]) == ("A", "S")
    play(state, "A7 P4/A A6 S3 A5 B3 A4 G3")  # the allergen; the leftmost of the others; the next
    play(state, "A3")
    assert legal(state, 1) == ["P3"]  # only the other royal flavour is left
    # the allergen also comes first if it is not the leftmost
    assert emma_after("A7 P4/A A6", "A7 A6 A5 A4 A3", "P4 P3 S3 B3 G3", "", "G7") == ["G3"]


def test_MC_34_cannot_follow_another_lead_royal_then_allergen_then_anything() -> None:
    state = solo("A7 P7 G7 G6 G5", "A3 P3 S3 B3 G3", "", "S7")
    play(state, "A7 A3 P7 P3 G7 G3 G6")
    assert legal(state, 1) == ["S3"]  # royal is gone: the allergen
    play(state, "S3 G5")
    assert legal(state, 1) == ["B3"]
    assert emma_after("P7 P3 G7 G3 G6", "P7 G7 G6 G5 G4", "A3 P3 S3 B3 G3", "", "S7") == ["A3"]  # royal


def test_MC_35_printed_example_royal_B_allergen_almond_emma_leads_pistachio() -> None:
    # blueberry, royal, won the last trick: she wants a flavour neither royal nor allergen
    state = solo("B3 S4 S5 G4 G5 G6", "A3 P3 S3 B7 G3", "S6", "A7")
    assert (state.view(0)["royal"], state.view(0)["allergen"]) == ("B", "A")
    play(state, "B3 B7")
    assert state.to_act() == (1,)
    assert legal(state, 1) == ["P3"]


def test_MC_35_after_the_allergen_a_flavour_that_is_not_royal() -> None:
    # royal A; the allergen, strawberry, won: the leftmost that is not royal is strawberry itself, then blueberry
    state = solo("S4 A5 P5 P6 P7 G4 G5", "A3 P3 S7 B3 G3", "S6 A4", "S1")
    assert (state.view(0)["royal"], state.view(0)["allergen"]) == ("A", "S")
    play(state, "S4 S7")
    assert legal(state, 1) == ["S6"]
    # royal B and the allergen strawberry: it won as allergen, not as royal
    state = solo("S4 A5 P5 P6 P7 G4 G5", "A3 P3 S7 B3 G3", "S6 B4", "S1")
    assert (state.view(0)["royal"], state.view(0)["allergen"]) == ("B", "S")
    play(state, "S4 S7")
    assert legal(state, 1) == ["A3"]
    # royal B and the allergen pistachio: almond is further left than pistachio, of which she has another
    state = solo("P4 A5 A6 S5 S7 G4 G5 G6", "A3 P7 S3 B3 G3", "P6 S6 B4", "P1")
    assert (state.view(0)["royal"], state.view(0)["allergen"]) == ("B", "P")
    play(state, "P4 P7")
    assert legal(state, 1) == ["A3"]


def test_MC_35_after_a_royal_neither_royal_nor_allergen_then_not_royal_then_anything() -> None:
    # royal A, the allergen strawberry; she holds one card of each, and almond wins
    assert emma_after("A3 A7", "A3 P4 P5 P6 P7", "A7 P3 S3 B3 G3", "", "S1") == ["B3"]
    # without blueberry and green tea: strawberry, not royal
    assert emma_after("B7 B3 G7 G3 A3 A7", "B7 G7 A3 P6 P7", "A7 P3 S3 B3 G3", "", "S1") == ["S3"]
    # without strawberry too: pistachio, royal, is all she has
    assert emma_after("B7 B3 G7 G3 S7 S3 A3 A7", "B7 G7 S7 A3 P7", "A7 P3 S3 B3 G3", "", "S1") == ["P3"]


def test_MC_35_after_another_flavour_the_same_again() -> None:
    # royal A; blueberry is the allergen; strawberry won
    assert emma_after("S4 G7/S", "S4 A5 P4 P5 P6 P7 G4", "A3 P3 G7 B3 G3", "S6 A4", "B1") == [
        "S6"
    ]  # what counts is the stack, not the print
    # also if another flavour is further left
    assert emma_after("B4 B7", "B4 A5 P4 P5 P6 P7 G4", "A3 P3 S3 B7 G2", "B6 A4", "G1") == ["B6"]
    # and if there is none: neither royal nor allergen
    assert emma_after("S4 S7", "S4 P4 P5 P6 P7", "A3 P3 S7 B3 G3", "", "B1") == ["G3"]
    # then not royal
    assert emma_after("G7 G3 S4 S7", "G7 S4 P5 P6 P7", "A3 P3 S7 B3 G3", "", "B1") == ["B3"]


def test_MC_36_the_leftmost_of_several() -> None:
    assert emma_after("G7 G3 G6", "G7 G6 P5 P6 P7", "A3 P3 S3 B3 G3", "", "B1") == ["A3"]  # almond before pistachio
    assert emma_after("A7 A3 G7 G3 G6", "A7 G7 G6 P6 P7", "A3 P3 S3 B3 G3", "", "B1") == ["P3"]


def test_MC_37_the_same_rank_of_the_same_flavour_the_one_played_first_wins() -> None:
    state = solo("A5 P4 P5 P6 P7", "S5 P3 S3 B3 G3", "", "B1")
    play(state, "A5 S5/A")
    assert state.tricks[:2] == [1, 0]
    assert state.rules_fired() == ["MC-37"]
    # Emma leads: strawberry 7 won, then she plays the strawberry that is printed as green tea 5
    state = solo(
        "S4 S5 P4 P5 P6 P7 G4", "A3 P3 G5 B3 G3", "S7 A4", "B1", stacks="A: A3 A4 | P: P3 | S: S7 G5 | B: B3 | G: G3"
    )
    play(state, "S4 S7 G5/S S5")
    assert state.tricks[:2] == [0, 2]
    assert state.rules_fired() == ["MC-37"]


@pytest.mark.parametrize(
    ("bet", "scores", "fired"), [("3-4", [2, 2], []), ("0", [2, 4], ["MC-38"]), ("8+", [2, 4], ["MC-38"])]
)
def test_MC_38_a_lost_bet_gives_emma_two_points_and_a_won_one_nothing(
    bet: str, scores: list[int], fired: list[str]
) -> None:
    state = solo("A7 A6 A5 A4 A3", "P4 P3 S3 B3 G3", "", "P7", bet=bet)  # the allergen is pistachio, royal too
    play(state, "A7 P4/A A6 P3 A5 S3 A4 B3 A3 G3")
    assert state.boxes[:2] == [4, 0]
    assert state.scores() == scores
    assert [rule for rule in state.rules_fired() if rule == "MC-38"] == fired


# --- the rest ----------------------------------------------------------------------------------------------


def test_MC_23_solo_emmas_eight_boxes_end_the_round_too() -> None:
    state = solo("G7 G6 S7 G5 B7 G4 B6", "S1 B1 S3 B3 G3", "A1 P1", "B2")
    assert (state.view(0)["royal"], state.view(0)["allergen"]) == ("A", "B")
    play(state, "G7 G3 G6 S1/A S3 S7 G5 A1 B3 B7")
    assert state.boxes[:2] == [2, 6]
    play(state, "G4 B1/P")
    assert state.boxes[:2] == [2, 9]
    assert "MC-23" in state.rules_fired()
    assert state.scores() == [1, 4 + 2]  # MC-25, MC-38


def test_MC_24_solo_the_last_trick_stays_until_the_humans_next_card() -> None:
    state = solo("S4 A5 P4 P5 P6 P7 G4", "A3 P3 G7 B3 G3", "S6 A4", "B1")
    play(state, "S4 G7/S")
    trick = [{"seat": 0, "card": "S4"}, {"seat": 1, "card": "G7 as S"}]
    assert state.view(0)["last_trick"] == trick
    play(state, "S6")  # Emma leads
    assert state.view(0)["last_trick"] == trick
    assert state.view(0)["trick"] == [{"seat": 1, "card": "S6"}]
    play(state, "A5")
    assert state.view(0)["last_trick"][0] == {"seat": 1, "card": "S6"}
    play(state, legal(state, state.to_act()[0])[0].replace(" as ", "/"))


def test_the_eight_are_shown_until_the_bet_and_then_only_by_the_memory_aid() -> None:
    cards = {"hand": "A3 A4 A5 A6 A7 P1 P2", "random": "G1 G2 S3 B3 G3", "face_up": "S6 G5", "allergen_card": "G7"}
    state = solo(**cards, bet="")
    assert state.view(0)["emma"]["face_up"] == ["S6", "G5"]
    assert state.view(None)["emma"]["face_up"] == []
    state.play_text(0, "bet 0")
    assert state.view(0)["emma"]["face_up"] == []
    aided = solo(**cards, memory_aid=True)
    memory = aided.view(0)["memory"]
    assert memory["face_up"] == ["S6", "G5"]
    assert memory["drawn"] == ["P2"]
    assert len(memory["discarded"]) == 1
    assert set(aided.view(None)["memory"]) == {"played", "tricks", "without", "holders"}


def test_emma_is_no_person() -> None:
    state = dealt()
    assert (state.players, state.seats, state.sides) == (1, 2, 2)
    for ask in (state.view, state.belief):
        with pytest.raises(BadSeat):
            ask(1)


@pytest.mark.parametrize(
    ("points", "winners", "reason"), [((12, 9), [0], "target"), ((8, 11), [1], "target"), ((10, 10), [0, 1], "shared")]
)
def test_MC_27_solo_human_and_emma_are_the_sides(points: tuple[int, int], winners: list[int], reason: str) -> None:
    levels = [
        {"boxes": "0", "points": points[1], "bet": "yes"},
        {"boxes": "1-7", "points": points[0], "bet": "yes"},
        {"boxes": "8+", "points": 1, "bet": "no"},
    ]
    state = solo("A7 A6 A5 A4 A3", "P4 P3 S3 B3 G3", "", "P7", bet="1-7", box={"standard": levels})
    play(state, "A7 P4/A A6 P3 A5 S3 A4 B3 A3 G3")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == (list(points), winners, reason)
