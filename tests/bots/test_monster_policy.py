"""Monster Tricks: rows for the hand, winning until the best card is face up, then ducking."""

from __future__ import annotations

import pytest

from petitfour import DEALER, Rng
from petitfour.bots.search import Search
from petitfour.core.policy import Policy
from petitfour.core.state import State
from petitfour.games import default_policy
from petitfour.games.monster.constants import PACK
from tables import start, win_share

LOW = "G1 G2 G3 Y1 Y2 Y3 V1 V2 V3 B1 B2 B3"
HIGH = "G10 G11 G12 Y10 Y11 Y12 V10 V11 V12 B10 B11 B12"
EVEN = "G4 G7 G9 Y4 Y7 Y9 V5 V6 V8 B5 B6 B8"


def dealt(*hands: str, players: int) -> State:
    """A match with these hands for the first seats; the last seat gets the rest. Seat 0 starts."""
    state = start("monster", players, {"first": 0})
    cards = [[PACK.numbers[name] for name in hand.split()] for hand in hands]
    given = {card for hand in cards for card in hand}
    rest = [15 * colour + rank for colour in range(4) for rank in range(3 * players)]
    cards.append([card for card in rest if card not in given])
    state.play(DEALER, tuple(card for hand in cards for card in sorted(hand)))
    return state


def rows_laid(state: State, seat: int) -> set[str]:
    policy = default_policy("monster")
    return {state.text(seat, policy.decide(state, seat, Rng(seed))) for seed in range(60)}


def test_the_best_card_lies_where_the_tricks_of_the_hand_will_land() -> None:
    state = dealt(LOW, HIGH, EVEN, players=4)
    assert rows_laid(state, 0) == {"order 3 2 1"}  # a trick at most, or two
    assert rows_laid(state, 1) <= {"order 1 2 3", "order 2 1 3", "order 3 1 2"}  # three or four
    assert rows_laid(state, 2) <= {"order 3 2 1", "order 2 3 1", "order 1 3 2", "order 1 2 3"}


def test_similar_hands_do_not_always_lay_the_same_row() -> None:
    assert len(rows_laid(dealt(LOW, HIGH, EVEN, players=4), 2)) >= 2


# Seat 0 has won a trick and leads another, which its Y1 would complete; V1 would complete one for seat 1.
OPENING = [
    "G6 new", "G1 on 1", "G5 on 1", "G3 on 1",
    "Y4 new", "V4 new", "Y3 on 1", "V5 on 2", "Y2 on 1", "V6 on 2",
]  # fmt: skip


def one_trick_won(row: str, other: str = "1 2 3") -> State:
    state = dealt("G2 G5 G6 Y1 Y2 Y3 Y4 V1 V2 B1 B2 B3", players=2)
    state.play_text(0, f"order {row}")
    state.play_text(1, f"order {other}")
    for n, text in enumerate(OPENING):
        state.play_text(n % 2, text)
    return state


@pytest.mark.parametrize(
    ("row", "completes"), [("1 3 2", True), ("1 2 3", True), ("2 3 1", True), ("3 2 1", False), ("3 1 2", False)]
)
def test_it_wins_tricks_until_the_best_card_shows_and_then_ducks(row: str, completes: bool) -> None:
    state = one_trick_won(row)
    move = state.text(0, default_policy("monster").decide(state, 0, Rng(1)))
    assert (move == "Y1 on 1") == completes


def test_touching_cards_come_to_the_same() -> None:
    state = one_trick_won("3 2 1")
    texts = {state.text(0, move) for move in Search(state.belief(0), default_policy("monster"), Rng(1)).candidates}
    assert texts == {"G2 new", "Y1 new", "Y1 on 1", "V1 new", "V1 on 2", "B1 new"}


def test_the_highest_card_of_an_open_trick_divides_cards_that_touch_otherwise() -> None:
    state = dealt("G2 G4 G6 Y1 Y2 Y3 Y4 V1 V2 B1 B2 B3", players=2)
    for seat in (0, 1):
        state.play_text(seat, "order 1 2 3")
    state.play_text(0, "B1 new")
    state.play_text(1, "G3 new")
    texts = {state.text(0, move) for move in Search(state.belief(0), default_policy("monster"), Rng(1)).candidates}
    assert {"G2 on 2", "G4 on 2", "G6 on 2"} <= texts
    state.play_text(0, "G6 on 2")  # now G3 is below: G2 and G4 beat the same cards
    state.play_text(1, "B6 on 1")
    texts = {state.text(0, move) for move in Search(state.belief(0), default_policy("monster"), Rng(1)).candidates}
    assert "G2 on 2" in texts
    assert "G4 on 2" not in texts


def test_a_leader_is_ahead_in_the_match() -> None:
    """What a search sees after the last card of a round, if that card leaves all point cards as they are."""
    policy = default_policy("monster")
    seen = {"ahead": 0, "behind": 0, "won": 0}
    for seed in range(30):
        state = start("monster", 2)
        rng = Rng(seed)
        while state.to_act():
            seat = state.to_act()[0]
            move = state.chance(rng) if seat == DEALER else policy.decide(state, seat, rng)
            before = state.view()
            if sum(before["cards"]) != 1:
                state.play(seat, move)
                continue
            search = Search(state.belief(seat), policy, Rng(seed))
            search.batch(50)
            assert isinstance(move, int)
            column = search.candidates.index(move)
            value = sum(search.wins[column :: len(search.candidates)]) / 50
            state.play(seat, move)
            if state.view()["won"] != before["won"]:
                continue
            lead = state.scores()[seat] - state.scores()[1 - seat]
            if not state.to_act():
                assert value == pytest.approx((seat in state.winning_sides()) / len(state.winning_sides()))
                seen["won"] += value == 1.0
            elif abs(lead) >= 2:
                assert (value > 0.5) == (lead > 0)
                seen["ahead" if lead > 0 else "behind"] += 1
    assert min(seen.values()) > 0


def test_it_beats_random_play() -> None:
    """One policy against three random players, 25 % by chance; 62 % over thousands of matches."""
    assert win_share(lambda: start("monster", 4), 120, default_policy("monster"), Policy(), decks=4) > 0.5
