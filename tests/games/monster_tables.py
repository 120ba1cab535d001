"""Written deals of Monster Tricks, and short helpers to play on them."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import DEALER
from petitfour.core.errors import IllegalMove, Refusal
from petitfour.core.state import State
from tables import start

# Two players: seat 0 has the odd ranks, seat 1 the even ones.
ODD_EVEN = "deal G1 G3 G5 Y1 Y3 Y5 V1 V3 V5 B1 B3 B5 | G2 G4 G6 Y2 Y4 Y6 V2 V4 V6 B2 B4 B6"
# Two players, eight ranks: seat 0 has the high half of every colour.
HIGH_LOW = "deal G5 G6 G7 G8 Y5 Y6 Y7 Y8 V5 V6 V7 V8 B5 B6 B7 B8 | G1 G2 G3 G4 Y1 Y2 Y3 Y4 V1 V2 V3 V4 B1 B2 B3 B4"
# Four players, four ranks: each has one card of each colour, and the highest of one.
ONE_EACH = "deal G4 Y1 V2 B3 | G3 Y4 V1 B2 | G2 Y3 V4 B1 | G1 Y2 V3 B4"
# The printed example, three players.
ORANGE, RED, GREY = 0, 1, 2
PRINTED = (
    "deal G2 G8 G9 Y2 Y5 V1 V2 V3 B1 B2 B3 B4 "
    "| G1 G7 Y1 Y3 Y6 V4 V5 V6 B5 B6 B7 B9 "
    "| G3 G4 G5 G6 Y4 Y7 Y8 Y9 V7 V8 V9 B8"
)


def table(deal: str, *rows: str, players: int, **settings: Any) -> State:
    """Return a table with this deal, where seat 0 starts; without `rows` everybody lays theirs in rising order."""
    state = start("monster", players, {"first": 0} | settings)
    state.play_text(DEALER, deal)
    for seat in range(players):
        state.play_text(seat, f"order {rows[seat]}" if rows else "order 1 2 3")
    return state


def play(state: State, *turns: str) -> None:
    """Play turns like `0 G8 new`: the seat, and its move."""
    for turn in turns:
        seat, text = turn.split(" ", 1)
        state.play_text(int(seat), text)


def legal(state: State, seat: int) -> list[str]:
    return [state.text(seat, move) for move in state.legal(seat)]


def ways(state: State, seat: int, card: str) -> list[str]:
    """Return where this card may go."""
    return [text.split(" ", 1)[1] for text in legal(state, seat) if text.split()[0] == card]


def refusal(state: State, seat: int, text: str) -> Refusal:
    """Return why the move is refused. Also try it: it must change nothing."""
    why = state.why_not(seat, state.read(seat, text))
    assert why is not None
    before = state.clone()
    with pytest.raises(IllegalMove) as caught:
        state.play_text(seat, text)
    assert caught.value.refusal == why
    assert state.same(before)
    return why


def unreadable(state: State, seat: int, text: str) -> bool:
    with pytest.raises(IllegalMove) as caught:
        state.read(seat, text)
    return caught.value.refusal == Refusal("unreadable", {"move": text})


def one_trick_each(state: State) -> None:
    """Play a round of ONE_EACH, colour by colour: each player wins one trick."""
    for colour in "GYVB":
        for n in range(4):
            (seat,) = state.to_act()
            card = next(card for card in state.view(seat)["hand"] if card[0] == colour)
            state.play_text(seat, f"{card} on 1" if n else f"{card} new")


def match_of(*kept: tuple[int, int, int]) -> State:
    """Return a match of four players who keep these point cards in rounds 1, 2 and 3."""
    state = start("monster", 4, {"first": 0, "hand": 4})
    for number in range(3):
        values = [number + 1, 2 * number + 2, 3 * number + 3]
        state.play_text(DEALER, ONE_EACH)
        for seat in range(4):
            left = kept[seat][number]
            rest = [value for value in values if value != left]
            state.play_text(seat, f"order {left} {rest[0]} {rest[1]}")
        one_trick_each(state)
    return state
