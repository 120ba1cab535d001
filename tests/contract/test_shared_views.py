"""Views and facts that viewpoints share are, byte for byte, those that are built for each viewpoint by itself."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from petitfour import GAMES
from petitfour.core.game import Game
from petitfour.core.state import State
from petitfour.games.monster.rules import Monster
from petitfour.games.monster.view import on_table, tricks
from tables import random_steps, start, tables

SHARING = [table for table in tables() if type(GAMES[table.values[0]]).own is not Game.own]  # it is optional
each_table = pytest.mark.parametrize(("game", "players", "settings"), SHARING)
encode = msgspec.json.encode


def check_all_seats(state: State) -> None:
    public = state.game.view(state, None, forms=True)
    before = encode(public)
    for seat in range(state.players):
        assert state.game.own(state, seat, public) is not None
        shared = encode(state.game.seat_view(state, seat, public))
        assert shared == encode(state.game.view(state, seat, forms=True)), (state, seat)
    assert encode(public) == before  # the seats add to a copy


@each_table
@pytest.mark.parametrize("memory_aid", [False, True])
def test_a_view_built_on_the_public_one_has_the_same_bytes(
    game: str, players: int, settings: dict[str, Any], memory_aid: bool
) -> None:
    match = start(game, players, {**settings, "memory_aid": memory_aid})
    phases = set()
    for state, _, _ in random_steps(match, 11):
        phases.add(state.phase_name())
        check_all_seats(state)
    check_all_seats(match)  # the end
    assert phases >= {name for name in GAMES[game].phases if name in ("play", "guess")}


@each_table
def test_public_facts_and_texts_are_the_same_for_all_viewpoints(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    shared = own = 0
    for before, seat, move in random_steps(start(game, players, settings), 12):
        after = before.clone()
        after.play(seat, move)
        found = {encode(before.game.facts(before, seat, move, after, to)) for to in (None, *range(players))}
        if before.game.facts_are_public(before, seat):
            shared += 1
            assert len(found) == 1
        else:
            own += 1
        if before.game.sees_move(before, seat, None):
            assert all(before.game.sees_move(before, seat, to) for to in range(players))
    assert shared > own > 0


@pytest.mark.parametrize("players", GAMES["monster"].players)
def test_the_tricks_of_monster_tricks_are_the_same_read_from_either_end_of_the_log(players: int) -> None:
    completions = 0
    for seed in range(3):
        for state, _, _ in random_steps(start("monster", players), seed):
            assert isinstance(state, Monster)
            lying, last = on_table(state)
            from_the_start, completed = tricks(state)
            assert lying == from_the_start
            just_completed = state.played and not from_the_start[state.log_place[state.played - 1]]
            assert last == (completed[-1] if just_completed else None)
            completions += last is not None
    assert completions > 20
