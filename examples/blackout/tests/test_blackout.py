"""The rules of Blackout, from written deals."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import DEALER, game
from petitfour.core.errors import IllegalMove

DEAL = (
    "deal C5 M2 | C9 L3 | C2 S4 | M7 | "
    "C1 C3 C4 C6 C7 C8 L1 L2 L4 L5 L6 L7 L8 L9 M1 M3 M4 M5 M6 M8 M9 S1 S2 S3 S5 S6 S7 S8 S9"
)


def table(*moves: tuple[int, str], **settings: Any) -> Any:
    rules = game("blackout")
    state = rules.start(3, rules.options(first=0, rounds=2, ranks=9, **settings))
    state.play_text(DEALER, DEAL)
    for seat, text in moves:
        state.play_text(seat, text)
    return state


def refused(state: Any, seat: int, text: str) -> str:
    with pytest.raises(IllegalMove) as error:
        state.play_text(seat, text)
    return str(error.value.refusal.rule)


def test_BO_3_the_card_turned_up_names_trump() -> None:
    view = table().view(None)
    assert (view.turned, view.trump, view.get("hand")) == ("M7", "M", None)


def test_BO_5_the_last_bid_may_not_come_out_even() -> None:
    bids = ((0, "bid 1"), (1, "bid 0"))
    assert refused(table(*bids), 2, "bid 1") == "BO-5"
    assert table(*bids).view(2).legal == ["bid 0", "bid 2"]
    assert table(*bids, hook=False).view(2).legal == ["bid 0", "bid 1", "bid 2"]


def test_BO_6_suit_must_be_followed() -> None:
    state = table((0, "bid 1"), (1, "bid 1"), (2, "bid 1"), (0, "C5"))
    assert refused(state, 1, "L3") == "BO-6"


def test_BO_7_the_highest_trump_wins_and_BO_8_only_exact_bids_score() -> None:
    state = table((0, "bid 1"), (1, "bid 1"), (2, "bid 1"), (0, "C5"), (1, "C9"), (2, "C2"))
    assert state.view(None).tricks == [0, 1, 0]
    for seat, card in ((1, "L3"), (2, "S4"), (0, "M2")):
        state.play_text(seat, card)
    assert state.scores() == [11, 11, 0]
    assert state.rules_fired() == ["BO-8", "BO-7"]


def test_BO_2_the_next_round_has_one_card_fewer_and_BO_4_another_first_bidder() -> None:
    state = table((0, "bid 0"), (1, "bid 0"), (2, "bid 0"))
    for seat, card in ((0, "C5"), (1, "C9"), (2, "C2"), (1, "L3"), (2, "S4"), (0, "M2")):
        state.play_text(seat, card)
    cards = DEAL.removeprefix("deal ").replace("| ", "").split()
    state.play_text(DEALER, f"deal {cards[0]} | {cards[1]} | {cards[2]} | {cards[3]} | {' '.join(sorted(cards[4:]))}")
    assert state.view(None).cards == [1, 1, 1]
    assert state.to_act() == (1,)
