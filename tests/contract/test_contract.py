"""What every game must keep, for every player count and variant."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from petitfour import DEALER, Rng
from petitfour.core.errors import IllegalMove
from tables import random_steps, start, tables

CAP = 20_000  # moves: a random match is over long before

Table = tuple[str, int, dict[str, Any]]
each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())


@each_table
def test_random_play_ends_with_an_outcome(game: str, players: int, settings: dict[str, Any]) -> None:
    for seed in range(5):
        state = start(game, players, settings)
        for n, (position, seat, _) in enumerate(random_steps(state, seed)):
            assert n < CAP
            assert position.outcome() is None
            if seat != DEALER:
                assert position.legal(seat), "a seat that may act has a move"
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners
        assert outcome.scores == state.scores()
        assert all(0 <= side < len(outcome.scores) for side in outcome.winners)


@each_table
def test_moves_read_back_from_their_texts(game: str, players: int, settings: dict[str, Any]) -> None:
    for position, seat, move in random_steps(start(game, players, settings), 1):
        assert position.read(seat, position.text(seat, move)) == move
        for other in position.to_act():
            legal = position.legal(other)
            assert len(set(legal)) == len(legal)
            sample = legal if len(legal) < 200 else Random(1).sample(legal, 200)
            for each in sample:
                assert position.read(other, position.text(other, each)) == each
                assert position.is_legal(other, each)
                assert position.why_not(other, each) is None


@each_table
def test_clones_are_independent(game: str, players: int, settings: dict[str, Any]) -> None:
    for position, seat, move in random_steps(start(game, players, settings), 2):
        before = position.clone()
        clone = position.clone()
        clone.play(seat, move)
        assert position.same(before)
        assert not clone.same(before)


@each_table
def test_an_illegal_move_changes_nothing(game: str, players: int, settings: dict[str, Any]) -> None:
    choice = Random(3)
    for position, _, _ in random_steps(start(game, players, settings), 3):
        before = position.clone()
        for other in range(position.seats):
            move = choice.choice([-1, 0, choice.randrange(200), choice.randrange(20_000), 1 << 40])
            if position.is_legal(other, move):
                continue
            with pytest.raises(IllegalMove):
                position.play(other, move)
            assert position.same(before)


@each_table
def test_a_belief_comes_back_from_its_samples(game: str, players: int, settings: dict[str, Any]) -> None:
    rng = Rng(4)
    for position, _, _ in random_steps(start(game, players, settings), 4):
        for seat in range(position.players):
            belief = position.belief(seat)
            world = belief.sample(rng)
            assert world.belief(seat) == belief
            assert world.view(seat) == position.view(seat)
            assert world.to_act() == position.to_act()
            assert world.legal(seat) == position.legal(seat)
