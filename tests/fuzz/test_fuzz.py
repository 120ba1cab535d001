"""Whatever the input, the engine answers or raises a named error, and a refusal changes nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fuzz.doors import Broken, knock, set_up
from petitfour import GAMES
from petitfour.core.state import State
from secrecy.histories import random_play
from tables import all_tables

PLENTY = settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

numbers = st.one_of(
    st.integers(-3, 130),
    st.integers(-(1 << 80), 1 << 80),
    st.sampled_from([1 << 30, 1 << 31, 1 << 32, 1 << 63, 1 << 64]),
)
words = st.one_of(st.text(max_size=12), st.just("\ud800"))  # a lone surrogate: JSON can carry it, UTF-8 cannot
plain = st.one_of(st.none(), st.booleans(), numbers, st.floats(), words, st.binary(max_size=4))
anything = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.lists(inner, max_size=4).map(tuple),
        st.dictionaries(st.text(max_size=5), inner, max_size=3),
    ),
    max_leaves=8,
)
deals = st.lists(st.one_of(st.integers(-2, 63), plain), max_size=70).map(tuple)
seats = st.one_of(st.integers(-2, 6), anything)


@cache
def positions(game: str) -> list[State]:
    """Positions of random matches at all tables of a game."""
    found = []
    for name, players, options in all_tables().values():
        if name == game:
            found += random_play(game, players, options, 1, limit=80).positions
    return found


@cache
def texts(game: str) -> list[str]:
    """Texts of moves that were legal somewhere, including the dealer's."""
    found = set()
    for name, players, options in all_tables().values():
        if name == game:
            found |= {text for _, text in random_play(game, players, options, 2, limit=80).moves}
    return sorted(found)


@st.composite
def garbled(draw: st.DrawFn, game: str) -> str:
    """The text of a move, possibly with changes."""
    text = draw(st.sampled_from(texts(game)))
    at = draw(st.integers(0, len(text)))
    some = draw(
        st.one_of(st.sampled_from(["", " ", "  ", "|", " | ", "\n", "0", "1", "-1", "P", "p", "É", "٣"]), words)
    )
    drop = draw(st.integers(0, 3))
    text = text[:at] + some + text[at + drop :]
    return draw(st.sampled_from([text, text.lower(), text + " ", f" {text}", text * 2, text[::-1]]))


@pytest.mark.parametrize("game", GAMES)
def test_moves_that_are_no_moves(game: str) -> None:
    @PLENTY
    @given(st.sampled_from(range(len(positions(game)))), seats, st.one_of(anything, deals, numbers))
    def knocks(at: int, seat: Any, move: Any) -> None:
        knock(positions(game)[at], seat, move)

    knocks()


@pytest.mark.parametrize("game", GAMES)
def test_texts_that_are_nearly_moves(game: str) -> None:
    @PLENTY
    @given(st.sampled_from(range(len(positions(game)))), st.integers(-1, 4), garbled(game))
    def knocks(at: int, seat: int, text: str) -> None:
        knock(positions(game)[at], seat, text)

    knocks()


@pytest.mark.parametrize("game", GAMES)
def test_settings_that_are_no_settings(game: str) -> None:
    names = st.one_of(st.sampled_from(GAMES[game].options_type.__struct_fields__), st.text(max_size=8))

    @PLENTY
    @given(st.one_of(st.integers(0, 6), anything), st.dictionaries(names, anything, max_size=3))
    def sets_up(players: Any, options: dict[str, Any]) -> None:
        set_up(game, players, options)

    sets_up()


@pytest.mark.parametrize("game", GAMES)
def test_things_that_cannot_even_be_shown(game: str) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for thing in (10**5000, [10**5000], (10**5000,), deep):
        for position in positions(game)[::40]:
            for seat in (-1, 0, thing):
                knock(position, seat, thing)
        set_up(game, thing, {})
        set_up(thing, 2, {})
        for name in GAMES[game].options_type.__struct_fields__:
            set_up(game, 2, {name: thing})


@PLENTY
@given(anything)
def test_games_that_are_no_games(name: Any) -> None:
    set_up(name, 2, {})


def test_the_doors_would_notice() -> None:
    with pytest.raises(Broken, match="read fails: 0, 'P1', AttributeError"):
        knock(Faulty(read=lambda seat, text: text.no_such_thing), 0, "P1")
    with pytest.raises(Broken, match="legal only asks, and yet changes something"):
        knock(Faulty(same=lambda other: False), 0, "P1")
    with pytest.raises(Broken, match="legal refuses, and yet changes something"):
        knock(Faulty(same=lambda other: False), 99, "P1")


class Faulty:
    """A state with some of its methods replaced."""

    def __init__(self, **replaced: Any) -> None:
        self.replaced = {"clone": lambda: self, "same": lambda other: True, **replaced}
        self.state = positions("marshmallow")[9].clone()

    def __getattr__(self, name: str) -> Any:
        return self.replaced[name] if name in self.replaced else getattr(self.state, name)
