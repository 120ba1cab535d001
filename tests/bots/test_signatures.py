"""The bots play as their signatures say."""

from __future__ import annotations

import pytest

from bots.signatures import FILE, signature
from petitfour import GAMES
from petitfour.bots.levels import LEVELS

WRITTEN = {(level, game): number for level, game, number in map(str.split, FILE.read_text().splitlines())}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_signature_is_kept(level: str, game: str) -> None:
    assert WRITTEN.get((level, game)) == signature(level, game), (
        f"{level} plays {game} differently: tell it in the changelog, with an arena result, and run `make signatures`"
    )


def test_no_signature_is_left_over() -> None:
    assert WRITTEN.keys() == {(level, game) for level in LEVELS for game in GAMES}


def test_a_signature_tells_bots_apart_and_repeats() -> None:
    numbers = {signature(level, "marshmallow") for level in ("random", "medium", "search:2", "search:3")}
    assert len(numbers) == 4
    assert signature("random", "marshmallow") in numbers
