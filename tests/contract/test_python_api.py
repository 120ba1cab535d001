"""What Python users and notebooks get: integers of any kind, equality, hashes, readable reprs, pictures, types."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import petitfour
from petitfour import DEALER, GAMES, Rng
from petitfour.core.errors import BadSeat, BadSetting, IllegalMove
from petitfour.core.game import Game
from petitfour.core.settings import TRIED, accepts, describe, tables
from tables import random_steps, start
from tables import tables as all_tables


class Seven:
    def __index__(self) -> int:
        return 7


@pytest.mark.parametrize(("game", "players", "settings"), all_tables(that_end=True))
@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8, np.int16])
def test_numpy_integers_are_moves_and_seats(game: str, players: int, settings: dict[str, Any], kind: Any) -> None:
    one, two = start(game, players, settings), GAMES[game].start(kind(players), GAMES[game].options(**settings))
    for n, (state, seat, move) in enumerate(random_steps(one, 1)):
        assert state.same(two)
        if seat == DEALER:
            two.play(np.int64(DEALER), move)
        elif isinstance(move, int) and move > np.iinfo(kind).max:
            two.play(seat, np.int64(move))
        else:
            assert two.legal(kind(seat)) == state.legal(seat)
            assert two.is_legal(kind(seat), kind(move))
            assert two.why_not(kind(seat), kind(move)) is None
            assert two.text(kind(seat), kind(move)) == state.text(seat, move)
            if seat < players:
                assert two.belief(kind(seat)) == state.belief(seat)
                assert two.view(kind(seat)) == state.view(seat)
            two.play(kind(seat), kind(move))
        if n > 60:
            break


def test_what_is_no_integer_is_refused_as_before() -> None:
    state = start("marshmallow", 3, {"first": 0})
    state.play(DEALER, state.chance(Rng(1)))
    move = state.legal(0)[0]
    for wrong in (True, float(move), str(move), None, np.float64(move), np.array([move, move]), Fraction(move), [move]):
        with pytest.raises(IllegalMove):
            state.play(0, wrong)  # type: ignore[arg-type]
    for seat in (0.0, "0", None, np.float32(0), np.array([0, 0]), 99, -2, np.int64(99), Seven()):
        with pytest.raises(BadSeat):
            state.play(seat, move)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="not-in-hand"):
        state.play(0, np.int64(next(card for card in range(60) if card not in state.legal(0))))
    with pytest.raises(BadSetting):
        GAMES["marshmallow"].start(3.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_equality_and_hash_follow_the_position(game: str) -> None:
    players = GAMES[game].players[0]
    seen = {}
    for state, _, _ in random_steps(start(game, players), 2):
        copy = state.clone()
        assert copy == state
        assert hash(copy) == hash(state)
        seen[copy] = str(copy)
        belief, again = state.belief(0), copy.belief(0)
        assert belief == again
        assert hash(belief) == hash(again)
        if len(seen) > 30:
            break
    assert len(seen) > 8
    assert start(game, players) != start(game, players, {"memory_aid": True})
    assert start(game, players) != "a state"


@pytest.mark.parametrize("game", GAMES)
def test_reprs_say_where_we_are_and_nothing_hidden(game: str) -> None:
    players = GAMES[game].players[-1]
    for n, (state, seat, _) in enumerate(random_steps(start(game, players), 3)):
        if seat != DEALER and seat < players:
            assert repr(state).startswith(
                f"<{game}: {players} players, round {state.round}, {state.phase_name()}, seat"
            )
            assert repr(state.belief(seat)).startswith(f"<information set of seat {seat} in <{game}: ")
            sample = state.belief(seat).sample(Rng(n))
            assert repr(sample) == repr(state)
        if n > 50:
            break
    assert repr(GAMES[game]) == f"<game {game}>"
    assert repr(Rng(5)) == "<Rng in state 5>"


@pytest.mark.parametrize(("game", "players", "settings"), all_tables(that_end=True))
def test_a_picture_shows_what_the_seat_sees_and_no_more(game: str, players: int, settings: dict[str, Any]) -> None:
    """Two states that a seat cannot tell apart give it the same picture."""
    drawn = 0
    for n, (state, seat, _) in enumerate(random_steps(start(game, players, settings), 4)):
        if n % 7 == 0 and seat != DEALER:
            for viewer in range(players):
                picture = state.svg(viewer)
                assert state.belief(viewer).sample(Rng(n)).svg(viewer) == picture == state.belief(viewer).svg()
                ElementTree.fromstring(picture)
                for card in state.view(viewer).get("hand", []):
                    assert f">{card}<" in picture
            assert state._repr_svg_() == state.svg(None) == state.belief(0).sample(Rng(n)).svg()
            drawn += 1
        if n > 80:
            break
    assert drawn > 0


def test_every_value_that_is_listed_is_accepted_and_the_next_is_refused() -> None:
    for game in GAMES.values():
        for setting in describe(game):
            assert setting.about, (game.id, setting.name)
            assert setting.rules or setting.name in ("box", "first", "hand", "rows"), (game.id, setting.name)
            numbers = [value for value in setting.values or [] if type(value) is int]
            if numbers:
                assert TRIED[0] < min(numbers) <= max(numbers) < TRIED[-1]
                assert any_table(game, setting.name, min(numbers))
                assert any_table(game, setting.name, max(numbers))
                assert not any_table(game, setting.name, min(numbers) - 1)
                assert not any_table(game, setting.name, max(numbers) + 1)
            if setting.values is not None:
                assert setting.default in setting.values


def any_table(game: Game[Any], name: str, value: Any) -> bool:
    return any(accepts(game, players, {**variant, name: value}) for variant, players in tables(game))


TYPED = """
import petitfour

s = petitfour.game("marshmallow").start(3)
s.play(0, 3)
reveal_type(s)
reveal_type(petitfour.game("monster").start(2))
s.play({})
"""


@pytest.mark.parametrize(("arguments", "good"), [("0, 3", True), ('"x", 3', False), ("0, 3.5", False)])
def test_a_game_found_by_its_name_is_typed(tmp_path: Path, arguments: str, good: bool) -> None:
    (tmp_path / "snippet.py").write_text(TYPED.replace("{}", arguments))
    line = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--cache-dir",
        str(tmp_path / "cache"),
        str(tmp_path / "snippet.py"),
    ]
    root = Path(petitfour.__file__).parents[1]
    done = subprocess.run(line, capture_output=True, text=True, check=False, env={"MYPYPATH": str(root), "PATH": ""})
    assert 'Revealed type is "petitfour.games.marshmallow.rules.Marshmallow"' in done.stdout, done.stdout + done.stderr
    assert 'Revealed type is "petitfour.games.monster.rules.Monster"' in done.stdout
    assert (done.returncode == 0) is good
    assert ("Argument" in done.stdout) is not good
