"""Monster Tricks, rule by rule, from written deals; see test_monster_secrecy.py for MO-15 and the rest of MO-3."""

from __future__ import annotations

import pytest

from games.monster_tables import (
    GREY,
    HIGH_LOW,
    ODD_EVEN,
    ONE_EACH,
    ORANGE,
    PRINTED,
    RED,
    legal,
    match_of,
    one_trick_each,
    play,
    refusal,
    table,
    unreadable,
    ways,
)
from petitfour import DEALER, Rng
from petitfour.core.errors import Refusal
from petitfour.core.playout import play_match
from tables import random_steps, start

# --- the pack and the point cards ----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "ranks"), [(2, 6), (3, 9), (4, 12), (5, 15)])
def test_MO_1_twelve_cards_each_and_all_of_the_pack(players: int, ranks: int) -> None:
    state = start("monster", players, {"first": 0})
    state.play(DEALER, state.chance(Rng(1)))
    hands = [state.view(seat)["hand"] for seat in range(players)]
    assert [len(hand) for hand in hands] == [12] * players
    assert sorted(card for hand in hands for card in hand) == sorted(
        f"{colour}{rank}" for colour in "GYVB" for rank in range(1, ranks + 1)
    )


def test_MO_1_a_written_deal_is_checked() -> None:
    state = start("monster", 2, {"first": 0, "ranks": 2})
    assert refusal(state, DEALER, "deal G1 G1 Y1 Y2 | V1 V2 B1 B2") == Refusal("MO-1")  # no G2
    assert refusal(state, DEALER, "deal G1 G3 Y1 Y2 | V1 V2 B1 B2") == Refusal("MO-1")  # there are two ranks
    assert refusal(state, DEALER, "first 1") == Refusal("MO-1")
    assert unreadable(state, DEALER, "deal G1 G2 Y1 | Y2 V1 V2 B1 B2")
    assert unreadable(state, DEALER, "deal G1 G2 Y1 Y2 | V1 V2 B1 B2 | G3")
    assert unreadable(state, DEALER, "deal G1 G2 Y1 Y2 V1 V2 B1 B2")
    for odd in ((0, "G1"), (None,)):
        assert state.why_not(DEALER, odd) == Refusal("MO-1")  # type: ignore[arg-type]
    state.play_text(DEALER, "deal G1 G2 Y1 Y2 | V1 V2 B1 B2")
    assert state.view(1)["hand"] == ["V1", "V2", "B1", "B2"]


def test_MO_1_cards_are_numbered_by_colour_and_rank() -> None:
    state = start("monster", 5, {"first": 0})
    for colour, letter in enumerate("GYVB"):
        for rank in range(1, 16):
            assert state.read(0, f"{letter}{rank} new") == 5 * (15 * colour + rank - 1)


def test_MO_2_three_rounds_of_three_point_cards() -> None:
    state = start("monster", 4, {"first": 0, "hand": 4})
    for number, orders in enumerate(
        (
            ["1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"],
            ["2 4 6", "2 6 4", "4 2 6", "4 6 2", "6 2 4", "6 4 2"],
            ["3 6 9", "3 9 6", "6 3 9", "6 9 3", "9 3 6", "9 6 3"],
        ),
        1,
    ):
        assert state.round == number
        state.play_text(DEALER, ONE_EACH)
        for seat in range(4):
            assert legal(state, seat) == [f"order {order}" for order in orders]
        for seat in range(4):
            state.play_text(seat, f"order {orders[seat + 1]}")
            assert state.view(seat)["rows"][seat] == [int(value) for value in orders[seat + 1].split()]
        one_trick_each(state)
    assert state.to_act() == ()
    assert state.phase_name() == "over"


def test_MO_2_the_point_cards_of_another_round_are_refused() -> None:
    state = start("monster", 4, {"first": 0, "hand": 4})
    state.play_text(DEALER, ONE_EACH)
    assert refusal(state, 1, "order 2 6 4") == Refusal("MO-2", {"values": "1 2 3"})
    for seat in range(4):
        state.play_text(seat, "order 1 2 3")
    one_trick_each(state)
    state.play_text(DEALER, ONE_EACH)
    assert refusal(state, 0, "order 1 2 3") == Refusal("MO-2", {"values": "2 4 6"})
    assert refusal(state, 0, "order 9 6 3") == Refusal("MO-2", {"values": "2 4 6"})
    for text in ("order 2 2 4", "order 1 4 6", "order 2 4", "order 2 4 6 ", "order 4 8 12", "order", "order 2  4 6"):
        assert unreadable(state, 0, text)


# --- the rows ------------------------------------------------------------------------------------------------


def test_MO_3_all_lay_their_rows_at_once_in_any_order() -> None:
    orders = {0: "order 3 1 2", 1: "order 1 2 3", 2: "order 2 3 1", 3: "order 2 1 3"}
    ends = []
    for sequence in ([0, 1, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0]):
        state = start("monster", 4, {"first": 0, "hand": 4})
        state.play_text(DEALER, ONE_EACH)
        waiting = [0, 1, 2, 3]
        for seat in sequence:
            assert state.phase_name() == "order"
            assert list(state.to_act()) == waiting
            state.play_text(seat, orders[seat])
            waiting.remove(seat)
        ends.append(state)
    assert all(end.same(ends[0]) for end in ends)
    assert ends[0].phase_name() == "play"


def test_MO_3_a_laid_row_is_final() -> None:
    state = start("monster", 4, {"first": 0, "hand": 4})
    state.play_text(DEALER, ONE_EACH)
    assert refusal(state, 2, "G2 new") == Refusal("not-this-phase")
    state.play_text(2, "order 3 1 2")
    assert refusal(state, 2, "order 3 1 2") == Refusal("MO-3")
    assert refusal(state, 2, "order 1 2 3") == Refusal("MO-3")
    assert refusal(state, 2, "G2 new") == Refusal("not-this-phase")
    play(state, "0 order 1 2 3", "1 order 1 2 3", "3 order 1 2 3")
    assert refusal(state, 0, "order 3 2 1") == Refusal("MO-3")  # in turn
    assert refusal(state, 2, "order 3 2 1") == Refusal("MO-3")  # and out of turn
    assert refusal(state, 2, "G2 new") == Refusal("not-your-turn")


# --- turns ---------------------------------------------------------------------------------------------------


def test_MO_4_the_first_starter_is_drawn_by_lot_or_set() -> None:
    state = start("monster", 3)
    assert state.to_act() == (DEALER,)
    assert state.view(0)["starter"] is None
    assert {state.chance(Rng(seed)) for seed in range(50)} == {(0,), (1,), (2,)}
    assert refusal(state, DEALER, "first 3") == Refusal("MO-4")
    assert state.why_not(DEALER, tuple(range(36))) == Refusal("MO-4")
    assert state.why_not(DEALER, 1) == Refusal("unreadable", {"move": "1"})
    state.play_text(DEALER, "first 2")
    assert state.view(0)["starter"] == 2
    assert start("monster", 3, {"first": 1}).view(0)["starter"] == 1


def test_MO_4_each_later_round_starts_one_seat_further_left() -> None:
    state = start("monster", 4, {"first": 2, "hand": 4})
    for starter in (2, 3, 0):
        state.play_text(DEALER, ONE_EACH)
        for seat in range(4):
            state.play(seat, state.legal(seat)[0])
        assert state.to_act() == (starter,)
        assert state.view(None)["starter"] == starter
        one_trick_each(state)


def test_MO_5_clockwise_one_card_a_turn_and_no_passing() -> None:
    state = table(PRINTED, players=3)
    for text in ("pass", "", "G2", "G2 G8 new", "G2 on 0", "G2 on 5", "G2 on", "g2 new", "G02 new", "G16 new"):
        assert unreadable(state, 0, text)
    assert refusal(state, 1, "G7 new") == Refusal("not-your-turn")
    assert refusal(state, 0, "G7 new") == Refusal("not-in-hand", {"card": "G7"})
    assert state.why_not(DEALER, (0,)) == Refusal("not-your-turn")
    for move, shown in ((-1, "-1"), (318, "318"), (10**12, "1000000000000"), (True, "True"), ((1, 2), "(1, 2)")):
        assert state.why_not(0, move) == Refusal("unreadable", {"move": shown})
    seats = []
    for _ in range(36):
        (seat,) = state.to_act()
        seats.append(seat)
        hand = state.view(seat)["hand"]
        assert {text.split()[0] for text in legal(state, seat)} == set(hand), "every card can be played at every turn"
        state.play(seat, state.legal(seat)[-1])
        assert len(state.view(seat)["hand"]) == len(hand) - 1
    assert seats == [0, 1, 2] * 12


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_MO_6_at_most_four_open_tricks(players: int) -> None:
    state = start("monster", players, {"first": 0})
    state.play(DEALER, state.chance(Rng(3)))
    for seat in range(players):
        state.play(seat, state.legal(seat)[0])
    for place in range(1, 5):
        seat = state.to_act()[0]
        card = state.view(seat)["hand"][0]
        assert "new" in ways(state, seat, card)
        state.play_text(seat, f"{card} new")
        assert [trick["place"] for trick in state.view(None)["open"] if trick] == list(range(1, place + 1))
    seat = state.to_act()[0]
    assert not any(text.endswith("new") for text in legal(state, seat))
    for card in state.view(seat)["hand"]:
        assert refusal(state, seat, f"{card} new") == Refusal("MO-6")


def test_MO_6_a_colour_may_lie_open_more_than_once() -> None:
    state = table(ODD_EVEN, players=2)
    play(state, "0 G1 new", "1 G2 new", "0 G3 new", "1 G4 new")
    assert [trick["colour"] for trick in state.view(None)["open"]] == ["G", "G", "G", "G"]
    assert ways(state, 0, "G5") == ["on 1", "on 2", "on 3", "on 4"]


def test_MO_6_a_new_trick_takes_the_lowest_free_place() -> None:
    state = table(ODD_EVEN, players=2)
    play(state, "0 G1 new", "1 Y2 new", "0 Y1 on 2", "1 V2 new")  # places 1, 2, 3
    play(state, "0 Y3 on 2", "1 Y4 on 2")  # 2 is free again
    play(state, "0 G3 on 1", "1 G2 on 1", "0 G5 on 1")  # and 1
    assert [trick and trick["place"] for trick in state.view(None)["open"]] == [None, None, 3, None]
    play(state, "1 B2 new", "0 V1 new", "1 B4 new")
    assert [trick["cards"][0]["card"] for trick in state.view(None)["open"]] == ["B2", "V1", "V2", "B4"]


# --- where a card may go -------------------------------------------------------------------------------------


def test_MO_7_on_a_trick_of_its_colour() -> None:
    state = table(ODD_EVEN, players=2)
    play(state, "0 G1 new", "1 Y2 new")
    assert ways(state, 0, "G3") == ["new", "on 1"]
    assert ways(state, 0, "Y1") == ["new", "on 2"]
    assert ways(state, 0, "B5") == ["new"]
    assert refusal(state, 0, "G3 on 3") == Refusal("MO-7", {"place": 3})
    assert refusal(state, 0, "B5 on 4") == Refusal("MO-7", {"place": 4})


def test_MO_8_another_colour_only_when_this_card_has_no_other_place() -> None:
    state = table(ODD_EVEN, players=2)
    play(state, "0 G1 new", "1 Y2 new", "0 V1 new")
    assert refusal(state, 1, "B2 on 1") == Refusal("MO-8", {"colour": "B"})  # it can open a fourth trick
    assert refusal(state, 1, "G2 on 2") == Refusal("MO-8", {"colour": "G"})
    play(state, "1 Y4 new")
    # Four are open: G, Y, V, Y. Seat 0 holds cards of all colours; only the blue ones have no place of their own.
    assert ways(state, 0, "B5") == ["on 1", "on 2", "on 3", "on 4"]
    assert ways(state, 0, "G3") == ["on 1"]
    assert ways(state, 0, "Y3") == ["on 2", "on 4"]
    assert refusal(state, 0, "G3 on 2") == Refusal("MO-8", {"colour": "G"})
    assert refusal(state, 0, "Y3 on 3") == Refusal("MO-8", {"colour": "Y"})
    assert refusal(state, 0, "V3 on 4") == Refusal("MO-8", {"colour": "V"})
    for place in range(1, 5):
        clone = state.clone()
        clone.play_text(0, f"B5 on {place}")
        assert clone.rules_fired() == ["MO-8"]
        assert clone.view(None)["open"][place - 1]["cards"][-1] == {"seat": 0, "card": "B5"}


def test_MO_7_MO_8_the_printed_example() -> None:
    state = table(PRINTED, "3 2 1", "1 2 3", "2 1 3", players=3)
    play(state, "0 G8 new", "1 G7 new", "2 G3 on 1", "0 G2 on 1", "1 Y1 new", "2 Y4 on 3")
    assert state.rules_fired() == ["MO-9"]  # grey has taken the yellow trick over from red
    assert state.view(ORANGE)["open"] == [
        {
            "place": 1,
            "colour": "G",
            "marker": ORANGE,
            "cards": [{"seat": 0, "card": "G8"}, {"seat": 2, "card": "G3"}, {"seat": 0, "card": "G2"}],
        },
        {"place": 2, "colour": "G", "marker": RED, "cards": [{"seat": 1, "card": "G7"}]},
        {
            "place": 3,
            "colour": "Y",
            "marker": GREY,
            "cards": [{"seat": 1, "card": "Y1"}, {"seat": 2, "card": "Y4"}],
        },
        None,
    ]
    assert ways(state, ORANGE, "G9") == ["new", "on 1", "on 2"]
    assert ways(state, ORANGE, "Y2") == ["new", "on 3"]
    assert ways(state, ORANGE, "V1") == ["new"]
    for card, place, colour in (("G9", 3, "G"), ("Y2", 1, "Y"), ("V1", 1, "V"), ("V1", 2, "V"), ("V1", 3, "V")):
        assert refusal(state, ORANGE, f"{card} on {place}") == Refusal("MO-8", {"colour": colour})

    # Later a fourth trick is open, not in blue, and red completes the green 8 with the blue 9.
    play(state, "0 V1 new")
    assert ways(state, RED, "B9") == ["on 1", "on 2", "on 3", "on 4"]
    play(state, "1 B9 on 1")
    assert state.rules_fired() == ["MO-8", "MO-10"]
    view = state.view(GREY)
    assert view["won"] == [1, 0, 0]  # orange wins it
    assert view["last_trick"]["marker"] == ORANGE
    assert view["rows"][ORANGE] == [3, None, None]
    assert view["open"][0] is None  # there is room for a fourth trick again
    assert state.to_act() == (GREY,)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_MO_6_MO_7_MO_8_legal_lists_as_read_off_the_table(players: int) -> None:
    """The placing rules written again, based on what a seat sees."""
    for state, seat, _ in random_steps(start("monster", players), players):
        if state.phase_name() != "play":
            continue
        view = state.view(seat)
        open_tricks = [trick for trick in view["open"] if trick is not None]
        expected = []
        for card in view["hand"]:
            places = [f"on {trick['place']}" for trick in open_tricks if trick["cards"][0]["card"][0] == card[0]]
            if len(open_tricks) < 4:
                places = ["new", *places]
            if not places:
                places = ["on 1", "on 2", "on 3", "on 4"]
            expected += [f"{card} {place}" for place in places]
        assert view["legal"] == expected
        for move in range(318):
            assert state.is_legal(seat, move) == (state.text(seat, move) in expected)


# --- winning -------------------------------------------------------------------------------------------------


def test_MO_9_the_marker() -> None:
    def marker(place: int) -> int:
        owner: int = state.view(None)["open"][place - 1]["marker"]
        return owner

    state = table(ODD_EVEN, players=2)
    play(state, "0 G3 new")
    assert marker(1) == 0
    play(state, "1 G2 on 1")  # lower
    assert (marker(1), state.rules_fired()) == (0, [])
    play(state, "0 G5 on 1")  # higher, but the marker is one's own: it stays
    assert (marker(1), state.rules_fired()) == (0, [])
    play(state, "1 Y2 new", "0 Y3 on 2")
    assert (marker(2), state.rules_fired()) == (0, ["MO-9"])
    play(state, "1 Y4 on 2")
    assert (marker(2), state.rules_fired()) == (1, ["MO-9"])
    play(state, "0 V1 new", "1 V2 new", "0 B5 on 2")
    assert state.rules_fired() == ["MO-8", "MO-10"]  # a higher rank of another colour takes nothing over
    assert state.view(None)["won"] == [0, 1]


def test_MO_9_only_cards_of_the_opening_colour_count() -> None:
    state = table(ODD_EVEN, players=2)
    play(state, "0 G3 new", "1 Y2 new", "0 V1 new", "1 V2 new")
    play(state, "0 B5 on 1", "1 B6 on 1")  # seat 1's blue 6 is the highest number, and nothing
    assert state.view(None)["open"][0]["marker"] == 0
    play(state, "0 Y1 on 2")
    state_lower, state_higher = state.clone(), state.clone()
    play(state_lower, "1 G2 on 1")  # not above the green 3, though there is no green card on the blue ones
    assert state_lower.view(None)["won"] == [1, 0]
    play(state_higher, "1 G4 on 1")  # above the green 3, though below both blue ones
    assert state_higher.view(None)["won"] == [0, 1]
    assert state_higher.rules_fired() == ["MO-9", "MO-10"]


def test_MO_10_the_fourth_card_completes_the_trick_at_once() -> None:
    state = table(ODD_EVEN, players=2)
    play(state, "0 G1 new", "1 G2 on 1", "0 G3 on 1")
    assert state.view(None)["won"] == [0, 0]
    play(state, "1 Y2 new", "0 G5 on 1")
    assert state.rules_fired() == ["MO-10"]
    view = state.view(None)
    assert view["won"] == [1, 0]
    assert view["open"][0] is None
    assert view["last_trick"] == {
        "place": 1,
        "colour": "G",
        "marker": 0,
        "cards": [{"seat": seat, "card": card} for seat, card in ((0, "G1"), (1, "G2"), (0, "G3"), (0, "G5"))],
    }
    assert ways(state, 1, "G4") == ["new"]


def test_MO_11_each_win_turns_the_next_point_card() -> None:
    state = table(HIGH_LOW, "2 3 1", "1 2 3", players=2, ranks=8)
    wins = 0
    for colour in "GYVB":
        for high, low in ((5, 1), (7, 3)):
            play(state, f"0 {colour}{high} new", f"1 {colour}{low} on 1", f"0 {colour}{high + 1} on 1")
            before = state.view(1)["rows"][0]
            play(state, f"1 {colour}{low + 1} on 1")
            wins += 1
            if wins == 8:
                break  # the last card of the round
            assert state.rules_fired() == (["MO-10", "MO-11"] if wins in (4, 7) else ["MO-10"])
            up = (wins - 1) % 3
            assert state.view(1)["face_up"] == [up, None]
            assert state.view(1)["rows"] == [[(2, 3, 1)[i] if i == up else None for i in range(3)], [1, 2, 3]]
            assert state.view(1)["rows"][0] != before
            assert state.view(0)["rows"] == [[2, 3, 1], [None] * 3]
    assert state.view(None)["won"] == [8, 0]
    assert state.view(None)["kept"] == [[3], [0]]  # eight wins: the middle one


def test_MO_12_play_goes_on_left_of_who_placed_the_card() -> None:
    state = table(PRINTED, players=3)
    play(state, "0 G8 new", "1 G1 on 1", "2 G3 on 1", "0 V1 new", "1 G7 on 1")
    assert state.view(None)["last_trick"]["marker"] == 0  # seat 0 has won, seat 1 placed the card
    assert state.to_act() == (2,)


# --- the end of a round and of the match ---------------------------------------------------------------------


def test_MO_13_unfinished_tricks_count_for_nobody() -> None:
    state = table("deal G1 G2 Y1 Y2 | V1 V2 B1 B2", players=2, ranks=2)
    play(state, "0 G1 new", "1 V1 new", "0 Y1 new", "1 B1 new", "0 G2 on 1", "1 V2 on 2", "0 Y2 on 3")
    assert state.round == 1
    play(state, "1 B2 on 4")
    assert state.rules_fired() == ["MO-13"]
    assert (state.round, state.phase_name(), state.to_act()) == (2, "deal", (DEALER,))
    assert state.view(None)["kept"] == [[0], [0]]
    assert state.scores() == [0, 0]


def test_MO_13_each_keeps_the_card_that_is_face_up() -> None:
    state = table(ONE_EACH, "3 1 2", "2 1 3", "1 3 2", "2 3 1", players=4, hand=4)
    assert state.view(0)["kept"] == [[]] * 4
    one_trick_each(state)
    assert "MO-13" not in state.rules_fired()  # nothing was left unfinished
    assert state.view(None)["kept"] == [[3], [2], [1], [2]]
    assert state.scores() == [3, 2, 1, 2]
    assert state.view(0)["rows"] == [None] * 4  # put away


def test_MO_13_a_round_has_twelve_turns_each() -> None:
    for players in range(2, 6):
        state = start("monster", players, {"rounds": 1})
        turns = [seat for position, seat, _ in random_steps(state, players) if position.phase_name() == "play"]
        assert [turns.count(seat) for seat in range(players)] == [12] * players
        view = state.view(None)
        assert view["cards"] == [0] * players
        assert sum(view["won"]) * 4 + sum(len(trick["cards"]) for trick in view["open"] if trick) == 12 * players
        assert [score > 0 for score in view["scores"]] == [won > 0 for won in view["won"]]


def test_MO_14_the_highest_total_wins() -> None:
    state = match_of((3, 6, 3), (3, 2, 6), (1, 2, 9), (3, 4, 6))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([12, 11, 12, 13], [3], "rounds")
    assert "MO-14" not in state.rules_fired()
    for seat in (0, 3):
        assert state.why_not(seat, 0) == Refusal("game-over")
    assert state.why_not(DEALER, (0,)) == Refusal("game-over")
    assert state.view(0)["kept"][2] == [1, 2, 9]


@pytest.mark.parametrize(
    ("kept", "winners", "reason"),
    [
        (((3, 6, 3), (1, 2, 9), (2, 4, 6), (1, 2, 3)), [1], "tie-break"),  # all 12: round 3 decides
        (((3, 2, 6), (1, 4, 6), (1, 2, 6), (1, 2, 3)), [1], "tie-break"),  # equal in round 3: round 2 does
        # seat 0 has the best round 2 of the three, and is no longer in it
        (((2, 6, 6), (1, 4, 9), (3, 2, 9), (1, 2, 3)), [1], "tie-break"),
        (((3, 6, 3), (1, 2, 9), (2, 4, 6), (1, 2, 9)), [1, 3], "shared"),
        (((2, 4, 6), (2, 4, 6), (2, 4, 6), (2, 4, 6)), [0, 1, 2, 3], "shared"),
    ],
)
def test_MO_14_ties(kept: tuple[tuple[int, int, int], ...], winners: list[int], reason: str) -> None:
    state = match_of(*kept)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, reason)
    assert "MO-14" in state.rules_fired()


def test_MO_14_no_card_counts_0() -> None:
    state = start("monster", 2, {"first": 0, "hand": 2, "rounds": 1})
    state.play_text(DEALER, "deal G1 Y1 | V1 B1")
    play(state, "1 order 3 2 1", "0 order 1 2 3", "0 G1 new", "1 B1 new", "0 Y1 new", "1 V1 new")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([0, 0], [0, 1], "shared")
    assert state.rules_fired() == ["MO-13", "MO-14"]


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_MO_14_random_matches_against_the_sorted_table(rounds: int) -> None:
    reasons = set()
    for seed in range(60):
        state = start("monster", 3, {"rounds": rounds, "hand": 4})
        play_match(state, Rng(seed))
        kept = state.view(None)["kept"]
        assert all(len(cards) == rounds for cards in kept)
        ranking = [(sum(cards), cards[::-1]) for cards in kept]
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == [sum(cards) for cards in kept]
        assert outcome.winners == [seat for seat in range(3) if ranking[seat] == max(ranking)]
        reasons.add(outcome.reason)
    assert reasons == ({"rounds", "shared"} if rounds == 1 else {"rounds", "tie-break", "shared"})
