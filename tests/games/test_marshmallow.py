"""Marshmallow Test, rule by rule, from written deals. The ids are those of `petitfour rules marshmallow`."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import DEALER, Rng, game
from petitfour.core.errors import BadSetting, IllegalMove
from petitfour.core.state import State
from tables import random_steps

GAME = game("marshmallow")
SUITS = "PYGBV"
PACK = [f"{suit}{rank}" for suit in SUITS for rank in range(1, 13)]


def table(*hands: str, **settings: Any) -> State:
    """Return a table in round 1 with these hands, where seat 0 deals; hands are filled up from the end of the pack."""
    state: State = GAME.start(len(hands), GAME.options(first=0, **settings))
    deal(state, *hands)
    return state


def deal(state: State, *hands: str) -> None:
    options = state.options
    pack = [f"{suit}{rank}" for suit in SUITS[: options.suits] for rank in range(1, options.ranks + 1)]
    rest = [card for card in reversed(pack) if card not in " ".join(hands).split()]
    full = []
    for hand in hands:
        cards = hand.split()
        missing = options.hand - len(cards)
        full.append(" ".join(cards + rest[:missing]))
        rest = rest[missing:]
    parts = [*full, " ".join(rest)] if rest else full
    state.play_text(DEALER, "deal " + " | ".join(parts))


def play(state: State, *texts: str) -> None:
    """Play each text in the seat that is to act."""
    for text in texts:
        state.play_text(state.to_act()[0], text)


def refused(state: State, text: str, seat: int | None = None) -> str:
    """Return the rule that refuses this text; trying it must change nothing."""
    actor = state.to_act()[0] if seat is None else seat
    before = state.clone()
    with pytest.raises(IllegalMove) as caught:
        state.play_text(actor, text)
    assert state.same(before)
    return caught.value.refusal.rule


def legal(state: State) -> set[str]:
    seat = state.to_act()[0]
    return {state.text(seat, move) for move in state.legal(seat)}


def second_round(*hands: str, trump: str = "V", **settings: Any) -> State:
    """A table of four in round 2 with that trump; seat 3 deals it (nobody has scored more than 20)."""
    state = table(*four_suits(), **settings)
    play_suits(state)
    assert state.round == 2
    assert state.to_act() == (DEALER,)
    deal(state, *hands)
    play(state, f"trump {trump}")
    return state


def four_suits() -> list[str]:
    """Each player holds one suit: whoever leads wins."""
    return [" ".join(f"{suit}{rank}" for rank in range(1, 13)) for suit in "PYGB"]


def play_suits(state: State) -> None:
    """Seat 0 wins three tricks and goes out, then 1, then 2: seat 3 is left and deals."""
    for leader in range(3):
        for _ in range(3):
            others = [(leader + i) % 4 for i in range(1, 4)]
            play(state, *(lowest(state, seat) for seat in [leader, *(s for s in others if s > leader)]))


def lowest(state: State, seat: int) -> str:
    return str(state.view(seat)["hand"][0])


def test_MT_1_sixty_cards_in_five_suits_at_every_player_count() -> None:
    for players in GAME.players:
        state = GAME.start(players, GAME.options(first=0))
        cards = state.text(DEALER, state.chance(Rng(1))).removeprefix("deal ").replace(" |", "").split()
        assert sorted(cards) == sorted(PACK)
    assert len(PACK) == 60


@pytest.mark.parametrize(("players", "left"), [(2, 36), (3, 24), (4, 12), (5, 0)])
def test_MT_2_twelve_cards_each_and_the_rest_unseen(players: int, left: int) -> None:
    state = GAME.start(players, GAME.options(first=0))
    state.play(DEALER, state.chance(Rng(2)))
    view = state.view(0)
    assert view["cards"] == [12] * players
    assert len(view["hand"]) == 12
    assert view["left_over"] == left


def test_MT_2_a_deal_of_other_sizes_or_with_a_card_twice_is_refused() -> None:
    state = GAME.start(2, GAME.options(first=0))
    good = state.text(DEALER, state.chance(Rng(3)))
    cards = good.removeprefix("deal ").split(" ")
    twice = good.replace(cards[0] + " ", cards[1] + " ", 1)
    assert refused(state, twice) == "MT-2"
    moved = good.replace(" | ", " ", 1)
    assert refused(state, moved) == "unreadable"


def test_MT_3_first_dealer_by_lot_or_by_setting() -> None:
    drawn = set()
    for seed in range(40):
        state = GAME.start(4)
        assert state.phase_name() == "first"
        state.play(DEALER, state.chance(Rng(seed)))
        drawn.add(state.view()["dealer"])
    assert drawn == {0, 1, 2, 3}
    assert GAME.start(4, GAME.options(first=2)).view()["dealer"] == 2
    state = GAME.start(3)
    assert refused(state, "first 3") == "MT-3"
    state.play_text(DEALER, "first 2")
    assert state.view()["dealer"] == 2


def test_MT_4_the_dealer_leads_then_clockwise() -> None:
    state = GAME.start(4, GAME.options(first=2))
    deal(state, "", "", "", "")
    for seat in (2, 3, 0, 1):
        assert state.to_act() == (seat,)
        state.play(seat, state.legal(seat)[0])


def test_MT_4_only_remaining_players_play() -> None:
    state = table(*four_suits())
    play(state, "P1", "Y1", "G1", "B1", "P2", "Y2", "G2", "B2", "P3", "Y3", "G3", "B3")  # seat 0 is out
    play(state, "Y4", "G4", "B4")
    assert state.to_act() == (1,)
    assert state.view()["tricks"] == [3, 1, 0, 0]


def test_MT_5_any_card_may_lead_and_sets_the_lead_suit() -> None:
    state = table("P1 Y2 G3 B4 V5", "", "", "")
    assert len(legal(state)) == 12
    play(state, "B4")
    assert state.view()["lead"] == "B"


def test_MT_6_follow_the_lead_suit_if_you_can() -> None:
    state = table("P5", "P7 P9 Y1 V1", "Y3 Y4 Y5 Y6 Y7 Y8 G1 G2 G3 G4 G5 G6", "")
    play(state, "P5")
    assert legal(state) == {"P7", "P9"}
    assert refused(state, "Y1") == "MT-6"
    assert state.why_not(1, state.read(1, "Y1")).needs == {"suit": "P"}  # type: ignore[union-attr]
    assert refused(state, "P8") == "not-in-hand"
    play(state, "P7")
    assert len(legal(state)) == 12  # cannot follow: anything
    play(state, "G1")


def test_MT_7_no_trump_in_round_1_and_the_highest_of_the_lead_suit_wins() -> None:
    state = table("P5", "P7", "V12 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11", "P6 V11")
    assert state.view()["trump"] is None
    play(state, "P5", "P7", "V12", "P6")
    assert state.view()["tricks"] == [0, 1, 0, 0]


def test_MT_8_tricks_are_counted_and_only_the_last_one_is_on_show() -> None:
    state = table(*four_suits())
    play(state, "P1", "Y1", "G1", "B1")
    first = [{"seat": 0, "card": "P1"}, {"seat": 1, "card": "Y1"}, {"seat": 2, "card": "G1"}, {"seat": 3, "card": "B1"}]
    for viewer in (0, 1, None):
        view = state.view(viewer)
        assert view["tricks"] == [1, 0, 0, 0]
        assert view["trick"] == []
        assert view["last_trick"] == first
    play(state, "P2")  # the next lead turns it down
    for viewer in (0, 1, None):
        assert state.view(viewer)["last_trick"] == []
        assert "'P1'" not in str(state.view(viewer))


def test_MT_8_the_memory_aid_shows_the_older_tricks() -> None:
    state = table(*four_suits(), memory_aid=True)
    play(state, "P1", "Y1", "G1", "B1", "P2")
    memory = state.view(3)["memory"]
    assert [play["card"] for play in memory["played"]] == ["P1", "Y1", "G1", "B1", "P2"]
    assert memory["without"] == [[], ["P"], ["P"], ["P"]]
    assert "memory" not in table(*four_suits()).view(3)


def test_MT_9_the_winner_leads_the_next_trick() -> None:
    state = table("P5", "P6", "P7", "P1")
    play(state, "P5", "P6", "P7", "P1")
    assert state.to_act() == (2,)


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 4), (4, 3), (5, 3)])
def test_MT_10_tricks_needed_to_go_out(players: int, needed: int) -> None:
    hands = [" ".join(f"{suit}{rank}" for rank in range(1, 13)) for suit in SUITS[:players]]
    state = table(*hands)
    for trick in range(needed):
        assert state.view()["out"] == []
        play(state, *(lowest(state, seat) for seat in range(players)))
        assert state.view()["tricks"][0] == trick + 1 or trick + 1 == needed
    if players == 2:
        assert state.round == 2  # one player remains: the round is over
    else:
        assert state.view()["out"] == [0]


def test_MT_11_printed_example_A_goes_out_with_B2_C1_D1_and_scores_4() -> None:
    """A is seat 0. B wins two tricks, C and D one each, then A takes a third and goes out; B leads."""
    state = table(
        "P10 P11 P12 Y1 G1 B1 B2 V1 V2 V3 V4 V5",
        "Y10 Y11 P1 P2 P3 G2 B3 B4 B6 B7 B8 B9",
        "G10 P4 P5 P6 Y3 Y4 B5 V6 V7 V8 V9 V10",
        "B10 P7 P8 P9 Y5 Y6 G3 G5 G6 G7 G8 G9",
    )
    play(state, "Y1", "Y10", "Y3", "Y5")  # B
    play(state, "Y11", "Y4", "Y6", "G1")  # B
    play(state, "G2", "G10", "G3", "B1")  # C
    play(state, "B5", "B10", "B2", "B3")  # D
    play(state, "P7", "P10", "P1", "P4")  # A
    play(state, "P11", "P2", "P5", "P8")  # A
    assert state.scores() == [0, 0, 0, 0]
    assert state.view()["tricks"] == [2, 2, 1, 1]
    play(state, "P12", "P3", "P6", "P9")  # A's third trick
    assert state.scores() == [4, 0, 0, 0]
    assert state.view()["out"] == [0]
    assert state.to_act() == (1,)
    assert state.rules_fired() == ["MT-11"]


def test_MT_11_tricks_of_those_already_out_count() -> None:
    state = table(*four_suits())
    play_suits(state)
    assert state.scores() == [0, 3, 6, 0]


def test_MT_12_the_hand_is_discarded_unseen_and_the_next_remaining_player_leads() -> None:
    state = table(*four_suits())
    play(state, "P1", "Y1", "G1", "B1", "P2", "Y2", "G2", "B2", "P3", "Y3", "G3", "B3")
    assert state.view()["out"] == [0]
    assert state.to_act() == (1,)
    for viewer in (1, 2, 3, None):
        assert "'P4'" not in str(state.view(viewer))
    assert state.view(0)["hand"] == [f"P{rank}" for rank in range(4, 13)]
    assert refused(state, "P4", seat=0) == "not-your-turn"


def test_MT_12_out_players_are_passed_over_when_the_lead_moves_on() -> None:
    state = GAME.start(4, GAME.options(first=1))
    deal(state, *four_suits())
    play(state, *["Y1", "G1", "B1", "P1", "Y2", "G2", "B2", "P2", "Y3", "G3", "B3", "P3"])  # 1 is out, 2 leads
    assert state.to_act() == (2,)
    play(state, *["G4", "B4", "P4", "G5", "B5", "P5", "G6", "B6", "P6"])  # 2 is out, 3 leads
    assert state.to_act() == (3,)
    play(state, "B7")
    assert state.to_act() == (0,)


def test_MT_13_the_last_player_scores_nothing_and_deals_the_next_round() -> None:
    state = table(*four_suits())
    play_suits(state)
    assert state.scores()[3] == 0
    assert state.round == 2
    assert state.view()["dealer"] == 3
    assert state.to_act() == (DEALER,)
    assert "MT-13" in state.rules_fired()


def small_five(*hands: str) -> State:
    """Five players with three cards each: hands run empty, as they can after the twelfth trick."""
    return table(*hands, ranks=3, hand=3)


def test_MT_14_five_players_hands_empty_the_winner_of_the_last_trick_deals() -> None:
    state = small_five("P1 Y1 G1", "P2 Y2 G2", "P3 B1 V1", "Y3 B2 V2", "G3 B3 V3")
    play(state, "P1", "P2", "P3", "V2", "V3")  # seat 2
    play(state, "B1", "B2", "B3", "Y1", "Y2")  # seat 4
    play(state, "G3", "G1", "G2", "V1", "Y3")  # seat 4 again, two tricks: nobody has three
    assert state.round == 2
    assert state.scores() == [0] * 5
    assert state.view()["dealer"] == 4
    assert "MT-14" in state.rules_fired()


def test_MT_14_five_players_if_the_last_trick_makes_its_winner_go_out_they_score_and_the_next_one_deals() -> None:
    state = small_five("P1 Y1 G1", "P2 Y2 G2", "P3 Y3 G3", "B1 B2 B3", "V1 V2 V3")
    play(state, "P1", "P2", "P3", "B1", "V1")
    play(state, "Y3", "B2", "V2", "Y1", "Y2")
    play(state, "G3", "B3", "V3", "G1", "G2")  # seat 2's third trick, no others have any
    assert state.scores() == [0] * 5
    assert state.round == 2
    assert state.view()["dealer"] == 3
    assert {"MT-11", "MT-14"} <= set(state.rules_fired())


def test_MT_14_with_twelve_cards_and_five_players_nobody_scores_whose_hand_runs_empty() -> None:
    seen = False
    for seed in range(60):
        state = GAME.start(5, GAME.options(first=0))
        before = state.view()
        for position, _, _ in random_steps(state, seed):
            if position.round == 2:
                break
            before = position.view()
        if "MT-14" in state.rules_fired():
            seen = True
            remaining = [player for player in range(5) if player not in before["out"]]
            scored = [p for p in range(5) if state.scores()[p] > before["scores"][p]]
            assert set(scored) <= set(remaining)
            assert len(scored) <= 1
            assert state.view()["dealer"] in remaining
    assert seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_MT_14_with_two_to_four_players_a_round_is_over_by_trick_eleven(players: int) -> None:
    for seed in range(100):
        for position, _, _ in random_steps(GAME.start(players), seed):
            assert sum(position.view()["tricks"]) <= 11


def test_MT_15_all_cards_are_dealt_again_and_the_dealer_names_trump_after_seeing_the_hand() -> None:
    state = table(*four_suits())
    play_suits(state)
    deal(state, "", "", "", "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12")
    assert state.view()["cards"] == [12] * 4
    assert state.view()["tricks"] == [0] * 4
    assert state.to_act() == (3,)
    assert state.phase_name() == "trump"
    assert len(state.view(3)["hand"]) == 12
    assert legal(state) == {"trump P", "trump Y", "trump G", "trump B", "trump V"}
    assert refused(state, "G1") == "not-this-phase"
    assert refused(state, "trump G", seat=0) == "not-your-turn"
    play(state, "trump G")
    assert state.view()["trump"] == "G"
    assert state.to_act() == (3,)  # and then leads
    assert refused(state, "trump P") == "not-this-phase"


def ruffed(edition: str, *others: str) -> State:
    """Round 2, trump violet: seat 3 has led pink and seat 0 has ruffed; seat 1 is next, with the hand given."""
    ruffer = "V6 V7 V8 Y1 Y2 Y3 G1 G2 G3 B1 B2 B3"
    state = second_round(ruffer, *others, "P12 P11 V12", edition=edition)
    play(state, "P11", "V6")
    assert state.to_act() == (1,)
    return state


def test_MT_16_gamewright_after_a_ruff_who_can_follow_plays_lead_suit_or_trump_and_nothing_else() -> None:
    state = ruffed("gamewright", "P1 P2 V1 Y5 G5 B5 Y6 G6 B6 Y7 G7 B7", "")
    assert legal(state) == {"P1", "P2", "V1"}
    assert refused(state, "Y5") == "MT-16"
    assert state.why_not(1, state.read(1, "Y5")).needs == {"edition": "gamewright", "suit": "P", "trump": "V"}  # type: ignore[union-attr]


def test_MT_16_gamewright_who_cannot_follow_may_play_anything() -> None:
    state = ruffed("gamewright", "V1 V2 Y5 G5 B5 Y6 G6 B6 Y7 G7 B7 Y8", "")
    assert len(legal(state)) == 12


def test_MT_16_gigamic_after_a_ruff_who_holds_a_trump_must_play_one() -> None:
    state = ruffed("gigamic", "P1 P2 V1 V2 Y5 G5 B5 Y6 G6 B6 Y7 G7", "")
    assert legal(state) == {"V1", "V2"}
    assert refused(state, "P1") == "MT-16"
    assert refused(state, "Y5") == "MT-16"
    state = ruffed("gigamic", "V1 V2 Y5 G5 B5 Y6 G6 B6 Y7 G7 B7 Y8", "")
    assert legal(state) == {"V1", "V2"}
    assert refused(state, "G5") == "MT-16"


def test_MT_16_before_a_ruff_both_editions_just_follow() -> None:
    for edition in ("gamewright", "gigamic"):
        state = second_round("P1 V1", "", "", "P12", edition=edition)
        play(state, "P12")
        assert "V1" not in legal(state)
        assert refused(state, "V1") == "MT-6"


def test_MT_16_never_applies_with_two_players() -> None:
    for edition in ("gamewright", "gigamic"):
        for seed in range(20):
            for position, _, _ in random_steps(GAME.start(2, GAME.options(edition=edition)), seed):
                assert "MT-16" not in position.rules_fired()


def test_MT_17_gigamic_without_a_trump_follow_if_able_else_anything() -> None:
    state = ruffed("gigamic", "P1 P2 Y4 Y5 G5 B5 Y6 G6 B6 Y7 G7 B7", "")
    assert legal(state) == {"P1", "P2"}
    assert refused(state, "Y5") == "MT-6"
    state = ruffed("gigamic", "Y4 Y5 G5 B5 Y6 G6 B6 Y7 G7 B7 Y8 G8", "")
    assert len(legal(state)) == 12


def test_MT_18_a_trump_lead_is_an_ordinary_lead_and_nobody_has_to_beat_a_card() -> None:
    for edition in ("gamewright", "gigamic"):
        state = second_round("V1 V11 P1", "P2 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11", "", "V10 P12", edition=edition)
        play(state, "V10")
        assert {"V1", "V11"} <= legal(state)
        assert refused(state, "P1") == "MT-6"
        play(state, "V1")  # lower than the ten
        assert len(legal(state)) == 12  # without a trump: anything


def test_MT_19_the_highest_trump_wins() -> None:
    state = second_round("V6 Y1 Y2 Y3 Y4 Y5 G1 G2 G3 G4 G5 G6", "V8 P1 P2", "P3 P4", "P11 V12")
    play(state, "P11", "V6", "V8", "P3")
    assert state.view()["tricks"] == [0, 1, 0, 0]
    assert "MT-19" in state.rules_fired()


def test_MT_19_without_a_trump_the_highest_of_the_lead_suit() -> None:
    state = second_round("P9", "P10", "Y12 Y1 Y2 Y3 Y4 Y5 G1 G2 G3 G4 G5 G6", "P8")
    play(state, "P8", "P9", "P10", "Y12")
    assert state.view()["tricks"] == [0, 1, 0, 0]
    assert "MT-19" not in state.rules_fired()


def test_MT_20_the_match_ends_the_instant_somebody_has_the_target() -> None:
    state = table(*four_suits(), target=3)
    play(state, "P1", "Y1", "G1", "B1", "P2", "Y2", "G2", "B2", "P3", "Y3", "G3", "B3")
    play(state, "Y4", "G4", "B4", "Y5", "G5", "B5")
    assert state.outcome() is None
    play(state, "Y6", "G6", "B6")  # seat 1 goes out with 3 points; two players still held cards
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [0, 3, 0, 0]
    assert outcome.winners == [1]
    assert outcome.reason == "target"
    assert state.to_act() == ()
    assert refused(state, "G7", seat=2) == "game-over"
    assert "MT-20" in state.rules_fired()


def test_MT_20_twenty_points_by_default_and_one_winner() -> None:
    for seed in range(30):
        state = GAME.start(4)
        for position, _, _ in random_steps(state, seed):
            assert max(position.scores()) < 20
        assert max(state.scores()) >= 20
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners == [state.scores().index(max(state.scores()))]


def test_MT_21_points_are_whole_numbers_that_large_and_small_marshmallows_can_show() -> None:
    """The box has 20 small and 15 large ones. The client draws them; the engine gives the number."""
    state = table(*four_suits())
    play_suits(state)
    large, small = divmod(state.scores()[2], 5)
    assert (large, small) == (1, 1)


@pytest.mark.parametrize(
    ("players", "settings", "says"),
    [
        (1, {}, "2 to 5 players"),
        (7, {}, "2 to 5 players"),
        (4, {"edition": "hasbro"}, "edition"),
        (4, {"first": 4}, "0 to 3"),
        (4, {"target": 0}, "1 to 100"),
        (4, {"suits": 6}, "1 to 5"),
        (5, {"ranks": 11}, "55 cards"),
        (4, {"colour": "red"}, "settings are"),
        (4, {"memory_aid": "perhaps"}, "memory_aid"),
        (4, {"out_at": 13}, "1 to 12"),
    ],
)
def test_wrong_settings_are_refused_with_what_is_allowed(players: int, settings: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetting, match=says):
        GAME.start(players, GAME.options(**settings))


@pytest.mark.parametrize("text", ["", "p7", "P07", "P13", "P0", "X1", "trump", "trump R", "P7 ", " P7", "deal P1", "☃"])
def test_what_is_no_move_at_all_is_unreadable(text: str) -> None:
    assert refused(table("", "", "", ""), text) == "unreadable"
