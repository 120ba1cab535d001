"""What every game shows: views are plain data, refusals have a sentence in every language, and neither reveals what a
seat cannot know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from petitfour import DEALER, Rng
from petitfour.core.errors import BadSeat, IllegalMove, Refusal
from petitfour.core.state import State
from petitfour.core.view import TableView
from petitfour.texts import LANGUAGES, rule_ids, texts
from tables import ends, first_rounds, random_steps, start, tables

COMMON_KEYS = {"game", "players", "seat", "round", "phase", "to_act", "scores", "legal", "outcome"}
SHARED_FIELDS = ("teams", "hand", "cards", "lead", "trick", "tricks", "legal_form")
COMMON_REFUSALS = {"not-your-turn", "not-in-hand", "not-this-phase", "unreadable", "game-over"}

each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())


@each_table
def test_views_are_plain_data_with_the_common_keys(game: str, players: int, settings: dict[str, Any]) -> None:
    state = start(game, players, settings)
    for position, _, _ in random_steps(state, 30):
        for seat in (None, *range(position.players)):
            view = position.view(seat)
            assert view.keys() >= COMMON_KEYS
            sent = msgspec.json.encode(view)
            assert msgspec.json.decode(sent) == view.plain() == dict(view.items())
            assert msgspec.json.decode(sent, type=position.game.view_type) == view  # nothing but what the type says
            shared = msgspec.convert({**view.plain(), "game": "table"}, TableView)  # what clients of any game use
            assert all(shared.get(name) == view[name] for name in SHARED_FIELDS if name in view)
            assert view["seat"] == seat
            assert (view["round"], view["phase"]) == (position.round, position.phase_name())
            assert view["to_act"] == list(position.to_act())
            assert view["scores"] == position.scores()
            assert view["legal"] == (
                [] if seat is None else [position.text(seat, move) for move in position.legal(seat)]
            )
            assert view["outcome"] is None
            if seat is None:
                assert "hand" not in view
    outcome = state.outcome()
    assert (outcome is not None) == ends(state)
    assert state.view()["outcome"] == msgspec.to_builtins(outcome)


@each_table
def test_only_people_have_views_and_beliefs(game: str, players: int, settings: dict[str, Any]) -> None:
    state = start(game, players, settings)
    for seat in (DEALER, -2, state.players, 5, 1 << 40):
        with pytest.raises(BadSeat, match=f"0 to {state.players - 1}"):
            state.view(seat)
        with pytest.raises(BadSeat):
            state.belief(seat)
    for seat in (-2, state.seats, 5, 1 << 40):
        for call, *moves in ((state.legal,), (state.play, 0), (state.is_legal, 0), (state.why_not, 0)):
            with pytest.raises(BadSeat):
                call(seat, *moves)


@each_table
def test_a_secret_choice_shows_only_that_it_was_made(game: str, players: int, settings: dict[str, Any]) -> None:
    """While others still choose, two different choices of a seat look the same to everybody else."""
    choice = Random(31)
    for position, _, _ in first_rounds(start(game, players, settings), 31):
        if len(position.to_act()) < 2:
            continue
        for seat in position.to_act():
            worlds = []
            for move in choice.sample(position.legal(seat), 2):
                worlds.append(position.clone())
                worlds[-1].play(seat, move)
            for other in range(position.players):
                if other != seat:
                    assert worlds[0].view(other) == worlds[1].view(other)
                    assert worlds[0].belief(other) == worlds[1].belief(other)
                    assert worlds[0].view(other)["legal"] == position.view(other)["legal"]
            assert worlds[0].view() == worlds[1].view()
            assert worlds[0].view()["to_act"] == [other for other in position.to_act() if other != seat]


def wrong_moves(position: State, seen: list[int], choice: Random) -> Iterator[tuple[int, Any]]:
    """Yield moves that may be illegal: any number, a move that is legal elsewhere or was before, or no move at all."""
    for seat in range(position.seats):
        yield seat, choice.choice([-1, 1 << 40, None, "P7", 0.0, True, (), (0,)])
        for limit in (70, 700, 12_000):
            yield seat, choice.randrange(limit)
        for _ in range(4 if seen else 0):
            yield seat, choice.choice(seen)
    yield DEALER, choice.choice([0, (), (0,), (9,), (1, 2, 3), tuple(range(60)), ("P7",), "deal"])


@each_table
def test_a_refusal_is_said_in_every_language_and_changes_nothing(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    choice, rng, seen = Random(32), Rng(32), []
    rules = {*rule_ids(game), *COMMON_REFUSALS}
    met: dict[str, Refusal] = {}
    for seed in (32, 33):
        for position, _, _ in first_rounds(start(game, players, settings), seed):
            before = position.clone()
            for seat in position.to_act():
                legal = position.legal(seat)
                seen += choice.sample(legal, min(3, len(legal)))
            worlds = [position.belief(seat).sample(rng) for seat in range(position.players)]
            for seat, move in wrong_moves(position, seen, choice):
                refusal = position.why_not(seat, move)
                assert (refusal is None) == position.is_legal(seat, move)
                if refusal is None:
                    continue
                met[repr(refusal)] = refusal
                with pytest.raises(IllegalMove) as caught:
                    position.play(seat, move)
                assert caught.value.refusal == refusal
                if 0 <= seat < position.players:  # the reason depends only on what the seat knows
                    assert worlds[seat].why_not(seat, move) == refusal
            assert position.same(before)
    for refusal in met.values():
        assert refusal.rule in rules
        for lang in LANGUAGES:
            said = texts(lang).refusal(refusal)
            assert not re.search(r"[{}]|\?\?\?", said)
            assert said.startswith(refusal.rule) == (refusal.rule not in COMMON_REFUSALS)
    assert {"not-your-turn", "unreadable"} < {refusal.rule for refusal in met.values()}
