"""Who can hold what: exactly what samples of the information set show."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from petitfour import Rng
from petitfour.core.cards import Pack
from petitfour.core.holders import holders
from tables import random_steps, start

SMALL = [
    ("marshmallow", 3, {"suits": 3, "ranks": 4, "hand": 3, "out_at": 2}),
    ("marshmallow", 4, {"suits": 4, "ranks": 3, "hand": 3}),
    ("monster", 3, {"ranks": 3}),
    ("macaron", 2, {"flavours": 3, "ranks": 4, "hand": 4}),
    ("macaron", 3, {"flavours": 3, "ranks": 4, "hand": 3}),
]


@pytest.mark.parametrize(("game", "players", "settings"), SMALL)
def test_holders_are_those_that_hold_a_card_in_some_sample(game: str, players: int, settings: dict[str, Any]) -> None:
    """120 samples of a small game show every holder there is; none shows another one."""
    rng = Rng(7)
    compared = 0
    for n, (state, _, _) in enumerate(random_steps(start(game, players, {**settings, "memory_aid": True}), 12)):
        if n > 60:
            break
        if n % 3 or state.phase_name() not in ("play", "trump", "order", "bet"):
            continue
        view, belief = state.view(0), state.belief(0)
        said = {(one["suit"], seat) for one in view["memory"]["holders"] for seat in one["seats"]}
        passed = view["memory"].get("passed", {"cards": []})["cards"]
        unseen = {card for one in view["memory"]["holders"] for card in one["cards"]}
        out = view.get("out", [])
        met: set[tuple[str, int | None]] = set()
        for _ in range(120):
            sample = belief.sample(rng)
            left = set(unseen)
            for seat in range(1, players):
                hand = [card for card in sample.view(seat)["hand"] if card not in passed]
                left -= set(hand)
                met |= {(card[0], None if seat in out else seat) for card in hand}
            met |= {(card[0], None) for card in left}
        assert met == said
        compared += len(said)
    assert compared > 20


@pytest.mark.parametrize("seed", range(30))
def test_holders_by_trying_all_deals(seed: int) -> None:
    """Voids that force cards by counting, against every possible deal."""
    pack, rng = Pack("ABC", 2), Rng(seed)
    room = [0, 1 + rng.randbelow(2), 1 + rng.randbelow(2), 1]
    voids = [0, *(rng.randbelow(7) for _ in range(3))]
    deals = set()
    for order in permutations(range(6)):
        at, deal, fits = 0, [], True
        for seat, size in enumerate([*room, 6 - sum(room)]):
            for card in order[at : at + size]:
                fits = fits and not (seat < 4 and voids[seat] >> pack.suit(card) & 1)
                deal.append((pack.suits[pack.suit(card)], seat if seat < 4 else None))
            at += size
        if fits:
            deals |= set(deal)
    if deals:
        assert {(one.suit, seat) for one in holders(pack, 0b111111, room, voids) for seat in one.seats} == deals
