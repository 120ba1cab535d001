"""Monster Tricks: settings, and random play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.monster_tables import ODD_EVEN, legal, play, table
from petitfour import DEALER, Rng
from petitfour.core.errors import BadSetting
from petitfour.core.playout import play_match
from tables import random_steps, start

# --- settings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "settings", "sentence"),
    [
        (1, {}, "monster is for 2 to 5 players, not 1"),
        (6, {}, "monster is for 2 to 5 players, not 6"),
        (3, {"first": 3}, "first is a seat from 0 to 2"),
        (3, {"rounds": 0}, "rounds is a number from 1 to 3, not 0"),
        (3, {"rounds": 4}, "rounds is a number from 1 to 3, not 4"),
        (3, {"ranks": 4}, "with 3 players .* are 3 and 4, 6 and 8, 9 and 12, 12 and 16, 15 and 20; not 4 and 5"),
        (3, {"ranks": 0}, "; not 0 and 0"),
        (4, {"ranks": 16}, "; not 16 and 16"),
        (4, {"ranks": -4}, "; not -4 and -4"),
        (4, {"hand": 0}, "; not 0 and 0"),
        (5, {"hand": 6}, "with 5 players .* are 5 and 4, 10 and 8, 15 and 12; not 7 and 6"),
        (4, {"ranks": 12, "hand": 11}, "; not 12 and 11"),
        (2, {"ranks": 1 << 40}, "; not 1099511627776 and "),
        (2, {"ranks": "many"}, "Its settings are: .*rounds, ranks, hand"),
        (2, {"colours": 3}, "Its settings are: .*rounds, ranks, hand"),
    ],
)
def test_wrong_settings_are_refused_with_what_is_allowed(players: int, settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        start("monster", players, settings)


@pytest.mark.parametrize(
    ("players", "settings", "ranks", "hand"),
    [
        (2, {}, 6, 12),
        (5, {}, 15, 12),
        (3, {"ranks": 3}, 3, 4),
        (4, {"hand": 4}, 4, 4),
        (2, {"ranks": "2"}, 2, 4),
        (2, {"ranks": 1, "hand": 2}, 1, 2),
        (2, {"ranks": 15}, 15, 30),
    ],
)
def test_ranks_or_hand_alone_is_enough(players: int, settings: dict[str, Any], ranks: int, hand: int) -> None:
    state = start("monster", players, {"first": 0} | settings)
    assert len(state.chance(Rng(1))) == 4 * ranks
    state.play(DEALER, state.chance(Rng(1)))
    assert state.view(0)["cards"] == [hand] * players
    for _ in random_steps(state, 5):
        pass
    assert state.outcome() is not None


# --- random play ---------------------------------------------------------------------------------------------


def test_random_picks_are_uniform_over_the_legal_moves() -> None:
    """Read off the log of finished playouts: with room for a new trick, and with four open."""
    state = table(ODD_EVEN, players=2, rounds=1)
    play(state, "0 G1 new", "1 Y2 new", "0 G3 new")
    room = state.clone()
    play(state, "1 V2 new")
    for position, seat in ((room, 1), (state, 0)):
        moves = legal(position, seat)
        view = position.view(None)
        played = 24 - sum(view["cards"])
        counts = dict.fromkeys(moves, 0)
        rng = Rng(7)
        for _ in range(100 * len(moves)):
            end: Any = position.clone()
            play_match(end, rng)
            card, place = end.log_card[played], end.log_place[played]
            way = f"on {place + 1}" if view["open"][place] else "new"
            counts[f"{'GYVB'[card // 15]}{card % 15 + 1} {way}"] += 1
        chi_square = sum((count - 100) ** 2 / 100 for count in counts.values())
        freedom = len(moves) - 1
        assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


def test_the_view_agrees_with_the_state_on_markers_and_places() -> None:
    choice = Random(8)
    for position, _, _ in random_steps(start("monster", 5), 8):
        if choice.random() < 0.5 or position.phase_name() != "play":
            continue
        for place, trick in enumerate(position.view(None)["open"]):
            assert (trick is not None) == bool(position.taken >> place & 1)  # type: ignore[attr-defined]
            if trick is not None:
                assert trick["marker"] == position.marker[place]  # type: ignore[attr-defined]
                assert len(trick["cards"]) == position.lying[place]  # type: ignore[attr-defined]
