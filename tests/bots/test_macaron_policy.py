"""The default policy of Macaron in written positions, and against random play."""

from __future__ import annotations

from typing import Any

import pytest

from macaron_tables import after_pass, bets, choose, deal, play, table, two, vote
from petitfour import DEALER, Rng
from petitfour.bots.search import Search, distinct
from petitfour.core.policy import Policy
from petitfour.games import default_policy
from petitfour.games.macaron import GAME as MACARON
from petitfour.games.macaron.policy import MacaronPolicy
from petitfour.games.macaron.rules import Macaron
from tables import pick, win_share

LOW = "A1 A2 A3 P1 P2 P3 G2 G3 E1 E2 C2 C3 C4"
HIGH = "S7 S6 S5 S4 B7 B6 B5 B4 S3 B3 C10 C9 A7"
REST = ("A4 A5 A6 P4 P5 P6 P7 G4 G5 E3 E4 C5 C6", "S1 S2 B1 B2 G1 G6 G7 E5 E6 E7 C1 C7 C8")


def move(state: Macaron, seat: int, seed: int = 1) -> str:
    return state.text(seat, default_policy("macaron").decide(state, seat, Rng(seed)))


def four(*hands: str, royal: str = "B", allergen: str = "E", **settings: Any) -> Macaron:
    """Four players before the bets."""
    state = table(4, **settings)
    after_pass(state, *hands)
    vote(state, royal, allergen)
    return state


# --- before the tricks -------------------------------------------------------------------------------------


def test_a_hopeless_hand_bets_on_no_box() -> None:
    assert move(four(LOW, HIGH, *REST), 0) == "bet 0"


def test_a_hand_full_of_high_royals_expects_many_boxes() -> None:
    assert move(four(HIGH, LOW, *REST, board="advanced"), 0) == "bet 8+"
    assert move(four(HIGH, LOW, *REST), 0) == "no bet"  # MC-16: here nobody may bet on the 8+ that it will have


def test_MC_15_solo_always_bets() -> None:
    policy = default_policy("macaron")
    for seed in range(20):
        state = table(1)
        rng = Rng(seed)
        while state.phase_name() != "bet":
            seat = state.to_act()[0]
            state.play(seat, state.chance(rng) if seat == DEALER else policy.decide(state, seat, rng))
        assert move(state, 0).startswith("bet ")


def test_it_names_its_own_group_royal() -> None:
    state = table(2)
    after_pass(state, "A1 A2 A3 A4 P1 P2 P3 P4 S1 S2 G1 G2 G3", "B7 B6 B5 B4 S7 S6 S5 A7 P7 G7 G6 A6 P6")
    assert move(state, 1) == "royal B"


def test_a_strong_hand_spares_its_royals_the_allergen() -> None:
    state = table(2)
    after_pass(state, "B7 B6 B5 B4 S7 S6 S5 A7 A6 P7 P6 S4 B3", "A1 A2 A3 A4 P1 P2 P3 P4 S1 S2 G1 G2 G3")
    state.play_text(1, "royal B")
    assert move(state, 0) not in ("allergen S", "allergen B")


def test_it_votes_for_its_own_group() -> None:
    state = table(4)
    after_pass(state, HIGH, LOW, *REST)
    state.play(DEALER, tuple(state.bag[:12]))
    assert move(state, 0) in ("vote 3 above S", "vote 3 above B")


def test_a_pass_sheds_what_hinders_the_plan() -> None:
    """Without its two high cards this hand may get no box at all."""
    state = table(4)
    deal(state, "A1 A2 A3 P1 P2 P3 G1 G2 E1 E2 C2 B7 C10")
    assert {move(state, 0, seed) for seed in range(5)} == {"pass B7 C10"}


# --- the tricks --------------------------------------------------------------------------------------------


def led(card: str, *hands: str, levels: tuple[str | None, str | None]) -> Macaron:
    """Two players with three cards each, B royal and G the allergen; seat 0 has led this card."""
    state = table(2, hand=3)
    after_pass(state, *hands)
    choose(state, "B", "G")
    bets(state, *levels)
    play(state, card)
    return state


def test_who_has_bet_on_no_box_ducks_with_the_highest_card_that_loses() -> None:
    assert move(led("A5", "A5 P7 S7", "A7 A4 A1", levels=(None, "0")), 1) == "A4"


def test_the_last_seat_takes_a_wanted_trick_as_cheaply_as_it_can() -> None:
    assert move(led("A3", "A3 P7 S7", "A7 A4 A6", levels=(None, "3-4")), 1) == "A4"


def test_MC_22_the_allergen_goes_into_the_trick_of_a_rival_who_wants_boxes() -> None:
    assert move(led("A7", "A7 P7 P1", "G3 P3 P4", levels=("1-2", None)), 1) == "G3"
    assert move(led("A7", "A7 P7 P1", "G3 P3 P4", levels=("0", None)), 1) == "P3"  # this one does not want them


def test_MC_32_emma_plays_her_one_move() -> None:
    policy = default_policy("macaron")
    rng = Rng(3)
    state = table(1)
    asked = 0
    while state.round == 1:
        seat = state.to_act()[0]
        chosen = state.chance(rng) if seat == DEALER else policy.decide(state, seat, rng)
        if seat == 1:
            asked += 1
            assert state.legal(1) == [chosen]
        state.play(seat, chosen)
    assert asked > 3


# --- for a search ------------------------------------------------------------------------------------------


def candidates(state: Macaron, seat: int) -> list[str]:
    moves = distinct(state.belief(seat).known, seat, default_policy("macaron"))
    return [state.text(seat, move) for move in moves]


def test_touching_cards_stand_for_each_other() -> None:
    state = two("A3 A4 A6 P5", "S1 S2 S3 S4", allergen="G", hand=4)
    assert candidates(state, 0) == ["A3", "A6", "P5"]
    play(state, "A3 S1 S2")  # S1 is royal and takes the trick
    assert candidates(state, 0) == ["A4", "A6", "P5"]  # A5 is not seen yet


def test_MC_21_MC_22_ones_and_twos_stand_for_themselves() -> None:
    state = two("A1 A2 A3 A4", "S1 S2 S3 S4", allergen="G", hand=4)
    assert candidates(state, 0) == ["A1", "A2", "A3"]


def test_MC_19_a_card_of_the_other_royal_flavour_divides() -> None:
    state = two("S3 S4 S5 S6", "A1 A2 A3 A4", allergen="G", hand=4)
    assert candidates(state, 0) == ["S3", "S4", "S5", "S6"]
    state = two("S4 S5 S6 B4 B5 B6", "A1 A2 A3 A4 A5 A6", allergen="G", hand=6)
    assert candidates(state, 0) == ["S4", "B4"]


def test_equity_favours_who_is_ahead() -> None:
    """All cards are dealt, so a search of the last lead ends in exactly the position that follows."""
    policy = default_policy("macaron")
    seen = set()
    for seed in range(40):
        state = table(2, flavours=2, ranks=3, hand=3)
        rng = Rng(seed)
        while state.round == 1:
            seat = state.to_act()[0]
            if state.phase_name() == "play" and state.held[0] == state.held[1] == 1:
                leader = seat
                search = Search(state.belief(seat), policy, Rng(1))
                search.batch(1)
            state.play(seat, state.chance(rng) if seat == DEALER else pick(state.legal(seat), rng))
        ahead = state.scores()[leader] - state.scores()[1 - leader]
        seen.add(ahead > 0)
        assert search.points[0] == state.scores()[leader]
        assert (search.values[0] > 0.5, search.values[0] < 0.5) == (ahead > 0, ahead < 0)
    assert seen == {True, False}


# --- against random play -----------------------------------------------------------------------------------


def wins(players: int, matches: int, policies: tuple[Policy, Policy], **settings: Any) -> float:
    return win_share(lambda: MACARON.start(players, MACARON.options(**settings)), matches, *policies)


@pytest.mark.parametrize(("players", "least"), [(2, 0.85), (3, 0.8), (4, 0.75), (5, 0.65)])
def test_it_beats_random_play_clearly(players: int, least: float) -> None:
    assert wins(players, 60, (MacaronPolicy(), Policy())) > least


def test_it_beats_emma_more_often_than_random_play_does() -> None:
    own = wins(1, 60, (MacaronPolicy(), MacaronPolicy()))
    assert own > wins(1, 60, (Policy(), Policy())) + 0.15
