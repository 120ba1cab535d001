"""Observations depend on the information set alone, and masks are the legal moves."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import numpy as np
import pytest

from petitfour import GAMES, Rng
from petitfour.core.beliefs import read_belief
from petitfour.core.errors import BadSetting
from petitfour.core.state import State
from petitfour.games.marshmallow.game import MarshmallowGame
from petitfour.rl.encoder import Encoder
from petitfour.rl.encoders import encoder
from rl.positions import SMALL, legal_row, positions, row, whole_row
from secrecy.histories import random_play
from secrecy.oracle import oracle
from secrecy.test_secrecy import observers, pairs
from tables import all_tables, random_steps, start, tables

DEEP = int(os.environ.get("DEEP", "0"))  # `make rl`: more of everything
POSITIONS = 40_000 if DEEP else 350  # at each of 34 tables

every_table = pytest.mark.parametrize(
    ("game", "players", "settings"),
    [*tables(), *[pytest.param(*table, id=f"small-{table[0]}-{table[1]}") for table in SMALL]],
)
kinds = pytest.mark.parametrize("general", [False, True], ids=["written", "general"])


def encoder_of(state: State, general: bool) -> Encoder:
    return Encoder(state) if general else encoder(state)


@pytest.mark.parametrize("game", GAMES)
def test_the_games_of_the_product_have_an_encoder_of_their_own(game: str) -> None:
    if type(GAMES[game]).__module__.startswith("petitfour.games."):
        assert type(encoder(GAMES[game].start(GAMES[game].players[0]))) is not Encoder


@every_table
def test_the_mask_is_legal(game: str, players: int, settings: dict[str, Any]) -> None:
    coder = encoder(start(game, players, settings))
    count = POSITIONS // 5 if game == "mastermind" else POSITIONS
    for state in positions(game, players, settings, 1, count):
        for seat in state.to_act():
            mask = legal_row(coder, state, seat)
            assert set(mask) <= {0, 1}
            assert sorted(coder.moves[action] for action in np.flatnonzero(mask)) == sorted(state.legal(seat))


@kinds
@every_table
def test_a_row_written_from_the_information_set_is_the_same(
    game: str, players: int, settings: dict[str, Any], general: bool
) -> None:
    coder = encoder_of(start(game, players, settings), general)
    for n, state in enumerate(positions(game, players, settings, 2, POSITIONS // 3)):
        for seat in range(players):
            belief = state.belief(seat)
            seen = whole_row(coder, state, seat)
            assert seen == whole_row(coder, belief.known, seat)
            if n % 10 == 0:
                assert seen == whole_row(coder, belief.sample(Rng(n)), seat)
            if n % 40 == 0:
                assert seen == whole_row(coder, read_belief(belief.data(), GAMES).known, seat)


@kinds
@pytest.mark.parametrize(("game", "players", "settings"), tables())
def test_what_a_seat_cannot_tell_apart_gives_identical_rows(
    game: str, players: int, settings: dict[str, Any], general: bool
) -> None:
    """The pairs come from the oracle of tests/secrecy, which shares no code with the engine."""
    table, choice = oracle(game, players, settings), Random(3)
    coder = encoder_of(start(game, players, settings), general)
    compared = 0
    for seed in range(10 if DEEP else 1):
        play = random_play(game, players, settings, seed, limit=500 if DEEP else 100)
        for seat in observers(players):
            if seat is None:
                continue
            for pair in pairs(table, play, seat, choice):
                if choice.random() > 1 / 4 and not DEEP:
                    continue
                assert whole_row(coder, pair.one, seat) == whole_row(coder, pair.other, seat), pair.channel
                if seat in pair.one.to_act():
                    assert (legal_row(coder, pair.one, seat) == legal_row(coder, pair.other, seat)).all()
                compared += not pair.one.same(pair.other)
    assert compared > 3


@kinds
@every_table
def test_observation_and_history_are_the_whole_information_set_of_a_round(
    game: str, players: int, settings: dict[str, Any], general: bool
) -> None:
    """Different information sets of the first round give different rows."""
    coder = encoder_of(start(game, players, settings), general)
    found: dict[tuple[int, bytes], bytes] = {}
    for seed in range(4):
        for state, mover, _ in random_steps(start(game, players, settings), seed):
            if state.round > 1:
                break
            if mover >= 0:
                for seat in range(players):
                    key = state.belief(seat).key()
                    assert found.setdefault((seat, whole_row(coder, state, seat)), key) == key
    assert len(found) > 10


@every_table
def test_the_layout_covers_the_row_and_keeps_its_bounds(game: str, players: int, settings: dict[str, Any]) -> None:
    coder = encoder(start(game, players, settings))
    at = 0
    for field in coder.layout:
        assert field.start == at
        at += field.size
    assert at == coder.size
    assert len({field.name for field in coder.layout}) == len(coder.layout)
    high = np.concatenate([np.full(field.size, field.high) for field in coder.layout])
    seen = np.zeros(coder.size, np.uint8)
    for state in positions(game, players, settings, 5, 200):
        one = row(coder, state, state.to_act()[0])
        assert (one <= high).all()
        seen = np.maximum(seen, one)
    fields = [field for field in coder.layout if seen[field.start : field.start + field.size].any()]
    assert len(fields) > len(coder.layout) / 2


def test_action_spaces_are_compact() -> None:
    sizes = {name: encoder(start(*table)).actions for name, table in all_tables().items()}
    assert sizes["marshmallow-4"] == 65
    assert sizes["monster-5"] == 318
    assert max(size for name, size in sizes.items() if name.startswith("macaron")) < 1600
    assert max(size for name, size in sizes.items() if name.startswith("mastermind")) < 5900
    small = {(game, players): encoder(start(game, players, settings)).actions for game, players, settings in SMALL}
    assert small["marshmallow", 2] == 8
    assert small["monster", 2] == 78
    assert small["macaron", 2] == 12 + 66 + 5 + 5


def test_a_reversed_game_shows_that_the_tests_can_fail() -> None:
    """An encoder that reads another hand gives a different row for the information set."""
    state = next(positions("marshmallow", 4, {}, 1, 1))
    coder = encoder(start("marshmallow", 4))
    stolen = row(coder, state, 1)[:60]
    assert (stolen != row(coder, state.belief(0).known, 1)[:60]).any()


class Outside(MarshmallowGame):
    """A game that is not registered."""

    id = "outside"


class Undeclared(Outside):
    end_of_moves = None  # type: ignore[assignment]


def test_a_game_from_outside_gets_the_general_encoder() -> None:
    coder = encoder(Outside().start(3))
    assert type(coder) is Encoder
    assert coder.actions == MarshmallowGame.end_of_moves
    with pytest.raises(BadSetting, match="end_of_moves"):
        encoder(Undeclared().start(3))
