"""The solvers agree with OpenSpiel's, and find equilibria."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import numpy as np
import pytest

from petitfour import Rng
from petitfour.core.errors import BadSetting
from petitfour.lab import exploit
from petitfour.rl.seeds import output
from petitfour.rl.solver import Solver
from petitfour.rl.tree import Tree

SIX_CARDS = {"suits": 1, "ranks": 6, "hand": 3, "out_at": 2, "first": 0}
SMALL: list[tuple[str, int, dict[str, Any]]] = [
    ("marshmallow", 2, SIX_CARDS),
    ("marshmallow", 2, {"suits": 2, "ranks": 3, "hand": 2, "out_at": 1, "first": 0}),
    ("marshmallow", 3, {"suits": 2, "ranks": 2, "hand": 1, "out_at": 1}),
    ("monster", 2, {"ranks": 1, "rounds": 1, "first": 0}),
]
each_game = pytest.mark.parametrize(("game", "players", "settings"), SMALL)


def test_the_game_of_six_cards_is_solved_within_a_second() -> None:
    began = time.process_time()
    tree = Tree("marshmallow", 2, SIX_CARDS)
    assert tree.decisions() == 1340
    solver = Solver(tree)
    solver.run(100)
    assert solver.nash_conv() < 0.01
    assert time.process_time() - began < 1


@pytest.mark.parametrize(("game", "players", "settings"), SMALL[:3])
def test_nash_conv_is_that_of_the_arena(game: str, players: int, settings: dict[str, Any]) -> None:
    """The arena takes choices that are made at once in another order than the tree, so Monster Tricks is left out."""
    solver = Solver(Tree(game, players, settings))
    for iterations in (0, 1, 3):
        solver.run(iterations)
        assert solver.nash_conv() > 0.01 or settings is not SIX_CARDS  # uniform play is far from an equilibrium there
        assert all(sum(shares) == pytest.approx(1) for shares in solver.average())
        assert solver.nash_conv() == pytest.approx(exploit.nash_conv(solver.tree.start, solver.strategy), abs=1e-9)


def test_external_sampling_finds_an_equilibrium() -> None:
    solver = Solver(Tree("marshmallow", 2, SIX_CARDS))
    found = []
    for iterations in (10, 1000, 10_000):
        solver.sample(iterations, Rng(iterations))
        found.append(solver.nash_conv())
    assert found[0] > found[1] > found[2]
    assert found[2] < 0.02


# --- OpenSpiel -------------------------------------------------------------------------------------------------


def loaded(game: str, players: int, settings: dict[str, Any]) -> Any:
    pyspiel = pytest.importorskip("pyspiel")
    import petitfour.rl.openspiel  # noqa: F401, PLC0415

    return pyspiel.load_game(f"petitfour_{game}", {"players": players, "horizon": "round", **settings})


def assert_same_policy(theirs: Any, solver: Solver, game: Any, tolerance: float) -> None:
    """Compare at every decision of the tree."""
    average, seen = solver.average(), set()

    def visit(state: Any) -> None:
        if state.is_terminal():
            return
        if not state.is_chance_node():
            seat = state.current_player()
            i = solver.tree.keys[seat, state.turns.state.belief(seat).key()]
            if i not in seen:
                seen.add(i)
                shares = theirs.action_probabilities(state)
                ours = dict(zip([game.numbers[move] for move in solver.tree.legal[i]], average[i], strict=True))
                assert ours == pytest.approx({a: shares.get(a, 0.0) for a in ours}, abs=tolerance)
        for action in state.legal_actions():
            visit(state.child(action))

    visit(game.new_initial_state())
    assert len(seen) == len(average)


@each_game
def test_cfr_plus_agrees_with_openspiel(game: str, players: int, settings: dict[str, Any]) -> None:
    it = loaded(game, players, settings)
    from open_spiel.python.algorithms import cfr, exploitability  # noqa: PLC0415

    theirs, ours = cfr.CFRPlusSolver(it), Solver(Tree(game, players, settings))
    iterations = 1 if settings is SIX_CARDS else 4
    for _ in range(iterations):
        theirs.evaluate_and_update_policy()
    ours.run(iterations)
    assert_same_policy(theirs.average_policy(), ours, it, 1e-9)
    if players == 2 and settings is not SIX_CARDS:
        assert ours.nash_conv() == pytest.approx(exploitability.nash_conv(it, theirs.average_policy()), abs=1e-9)


@each_game
def test_external_sampling_agrees_with_openspiel(
    game: str, players: int, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both draw the same numbers: OpenSpiel's choices are replaced by ours."""
    it = loaded(game, players, settings)
    from open_spiel.python.algorithms import external_sampling_mccfr  # noqa: PLC0415

    draws = count()

    def choice(values: Any, p: Any) -> Any:
        unit = (output(12, next(draws)) >> 11) / 2**53
        for value, share in zip(values, p, strict=True):
            unit -= share
            if unit < 0:
                return value
        return values[-1]

    monkeypatch.setattr(np.random, "choice", choice)
    theirs, ours = external_sampling_mccfr.ExternalSamplingSolver(it), Solver(Tree(game, players, settings))
    for _ in range(20):
        theirs.iteration()
    ours.sample(20, Rng(12))
    assert_same_policy(theirs.average_policy(), ours, it, 1e-9)


def test_games_that_are_too_large_are_refused() -> None:
    with pytest.raises(BadSetting, match="more than 1,000 nodes"):
        Tree("monster", 2, most_nodes=1000)
    with pytest.raises(BadSetting, match="two players"):
        Tree("macaron", 1)
