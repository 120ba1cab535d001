"""The games under OpenSpiel: its own tests, and that nothing is told to a seat that it could not know."""

from __future__ import annotations

import pickle
import shlex
import subprocess
import sys
import unittest
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import ismcts  # noqa: E402

from petitfour import DEALER, GAMES, Rng  # noqa: E402
from petitfour.bots.bot import Budget  # noqa: E402
from petitfour.bots.external import ExternalBot  # noqa: E402
from petitfour.bots.ismcts import Tree  # noqa: E402
from petitfour.core.errors import BadSetting  # noqa: E402
from petitfour.games.macaron.options import Box, Emma  # noqa: E402
from petitfour.rl.ismcts import IsmctsBot, Rollouts, Search  # noqa: E402
from petitfour.rl.openspiel import as_parameters, parameters, short_name  # noqa: E402
from petitfour.rl.turns import Turns, replayed  # noqa: E402
from tables import ends, random_steps, start, tables  # noqa: E402

each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())


def load(game: str, players: int | None = None, horizon: str = "match", **settings: Any) -> Any:
    seats = {} if players is None else {"players": players}
    return pyspiel.load_game(short_name(game), {"horizon": horizon, **seats, **settings})


def random_states(game: Any, seed: int, limit: int = 300) -> Any:
    """A random game of OpenSpiel's, state by state; the same one is played on."""
    choice = np.random.RandomState(seed)
    state = game.new_initial_state()
    for _ in range(limit):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(choice.choice(actions, p=chances)))
        else:
            state.apply_action(int(choice.choice(state.legal_actions())))


# --- OpenSpiel's own tests -------------------------------------------------------------------------------------


@each_table
def test_a_round_passes_the_random_simulation_test(game: str, players: int, settings: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(game, players, "round", **settings), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_passes_the_random_simulation_test(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_api_is_kept(game: str) -> None:
    fewer = {"colours": 6} if game == "mastermind" else {}  # thousands of legal moves take their time
    attributes = {"game_name": short_name(game), "game": load(game, **fewer)}
    kind = type("Enforced", (api_test.EnforceAPIOnPartialTreeBase,), attributes)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(kind)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert [problem for _, problem in result.failures + result.errors] == []
    assert result.skipped == []


def test_python_ends_in_peace_after_games_were_registered() -> None:
    """OpenSpiel lets go of what it was given only when Python is already gone."""
    script = "import pyspiel, petitfour.rl.openspiel; pyspiel.load_game('petitfour_monster').new_initial_state()"
    subprocess.run([sys.executable, "-c", script], check=True)


# --- settings --------------------------------------------------------------------------------------------------


@each_table
def test_settings_are_parameters_and_come_back(game: str, players: int, settings: dict[str, Any]) -> None:
    options = GAMES[game].options(**settings)
    loaded = pyspiel.load_game(short_name(game), as_parameters(players, "match", options))
    assert loaded.num_players() == players
    assert loaded.start.options == options
    assert pickle.loads(pickle.dumps(loaded)).start.options == options


def test_impossible_parameters_are_refused() -> None:
    with pytest.raises(BadSetting):
        load("marshmallow", players=9)
    with pytest.raises(BadSetting):
        load("macaron", target=11)
    with pytest.raises(ValueError, match="horizon"):
        load("monster", horizon="week")
    assert "box" not in parameters(GAMES["macaron"])
    other = Box(emma=Emma(after_royal=("any",)))
    with pytest.raises(BadSetting, match="box"):
        as_parameters(1, "match", GAMES["macaron"].options(box=other))


# --- chance ----------------------------------------------------------------------------------------------------


def test_chance_is_explicit_and_tokens_count_as_often_as_there_are_some() -> None:
    phases = set()
    for state in random_states(load("macaron", horizon="round"), 1):
        if not state.is_chance_node():
            continue
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        phase = state.turns.world.phase_name()
        if phase == "tokens" and not state.turns.drawn:
            named = {state.action_to_string(DEALER, action): chance for action, chance in outcomes}
            assert named["token 3"] == named["token 4"] == pytest.approx(4 / 12)
            assert named["token 6/2"] == pytest.approx(1 / 12)
        phases.add(phase)
    assert phases == {"first", "deal", "tokens"}


@each_table
def test_a_match_in_single_steps_is_a_match(game: str, players: int, settings: dict[str, Any]) -> None:
    """Every move of the dealer that can be dealt can be drawn: the steps lead to the very same positions."""
    state = start(game, players, settings)
    turns = Turns(state.clone(), "match")
    for n, (position, seat, move) in enumerate(random_steps(state, 4)):
        if n == 80:
            break
        if seat >= players:
            continue  # Emma's moves are made by themselves
        if seat == DEALER:
            assert isinstance(move, tuple)
            for card in move:
                if not turns.drawn and turns.world.to_act() != (DEALER,):
                    break  # what is left over has no order
                assert card in dict(turns.outcomes())
                turns.apply(card)
        elif turns.player() == seat:
            turns.apply(move)
        else:  # of several who may act, another one first
            return
        after = position.clone()
        after.play(seat, move)
        while after.to_act() and after.to_act()[0] >= players:
            after.play(after.to_act()[0], after.legal(after.to_act()[0])[0])
        assert turns.world.same(after)


# --- what a seat knows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "phase"), [("monster", "order"), ("macaron", "pass")])
def test_a_choice_made_at_once_is_not_told_to_the_next_seat(game: str, phase: str) -> None:
    for state in random_states(load(game), 2):
        if state.turns.world.phase_name() == phase and state.current_player() == 0:
            break
    after = [state.child(action) for action in state.legal_actions()[:5]]
    for seat in range(1, 4):
        assert len({child.information_state_string(seat) for child in after}) == 1
        assert len({child.observation_string(seat) for child in after}) == 1
    assert len({child.information_state_string(0) for child in after}) == 5


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_is_the_same_to_its_player(game: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differ = 0
    for n, state in enumerate(random_states(load(game), 3)):
        if state.is_chance_node() or state.is_terminal() or n % 2:
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(seat) == state.legal_actions(seat)
            differ += str(other) != str(state)
            with pytest.raises(TypeError, match="no history"):
                pickle.dumps(other.turns)
    assert differ > 2


def test_recall_is_perfect_over_rounds() -> None:
    """The whole tree of a tiny match: who is in the same information state has seen and done the same all the way."""
    game = load("marshmallow", 2, suits=1, ranks=3, hand=1, out_at=1, target=1, first=0)
    paths: dict[tuple[int, str], list[tuple[str, int]]] = {}
    matches = rounds = 0

    def visit(state: Any, seen: list[list[tuple[str, int]]]) -> None:
        nonlocal matches, rounds
        if state.is_terminal() or state.turns.world.round > 3:
            matches += 1
            return
        player = state.current_player()
        if player >= 0:
            rounds = max(rounds, state.turns.world.round)
            key = player, state.information_state_string()
            assert paths.setdefault(key, seen[player]) == seen[player]
        for action in state.legal_actions():
            path = [list(one) for one in seen]
            if player >= 0:
                path[player].append((state.information_state_string(), action))
            visit(state.child(action), path)

    visit(game.new_initial_state(), [[], []])
    assert rounds >= 2
    assert matches > 20


@pytest.mark.parametrize("game", GAMES)
def test_copies_are_independent_and_can_be_stored(game: str) -> None:
    for n, state in enumerate(random_states(load(game), 5, limit=120)):
        if n % 10:
            continue
        stored = pickle.loads(pickle.dumps(state.turns))
        assert stored.world.same(state.turns.world)
        assert (stored.drawn, stored.memory, str(stored)) == (state.turns.drawn, state.turns.memory, str(state))
        copy, before = state.clone(), str(state)
        copy.apply_action(copy.legal_actions()[0])
        assert str(state) == before


# --- OpenSpiel's search ----------------------------------------------------------------------------------------


def choice_of(game: str, players: int, phase: str) -> tuple[dict[str, Any], Any]:
    state = start(game, players)
    for n, (position, seat, _) in enumerate(random_steps(state, 6)):
        if 0 <= seat < players and n > 12 and position.phase_name() == phase and len(position.legal(seat)) > 3:
            return position.view(seat), position.belief(seat)
    raise AssertionError("no such position")


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"])
def test_the_quick_search_is_openspiels_search(game: str) -> None:
    """Unchanged, with information states as they are, it comes to the same."""
    _, belief = choice_of(game, 3, "play")
    rng = Rng(8)
    loaded = pyspiel.load_game(short_name(game), as_parameters(3, "round", belief.known.options))
    shares = []
    for kind in (ismcts.ISMCTSBot, Search):
        rng = Rng(8)

        def world(*_: Any, rng: Rng = rng) -> Any:
            return loaded.state_of(Turns(belief.sample(rng), "round"))

        visits = ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT
        search = kind(loaded, Rollouts(rng), 6.0, 150, final_policy_type=visits, random_state=np.random.RandomState(1))
        search.set_resampler(world)
        shares.append(sorted(search.run_search(world())))
    assert shares[0] == shares[1]
    assert sum(share for _, share in shares[0]) == pytest.approx(1)


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"])
@pytest.mark.parametrize("players", [2, 3])
def test_our_tree_spreads_its_visits_as_openspiels_does(game: str, players: int) -> None:
    """The means of several searches of the same position, which differ only by chance, agree within their errors."""
    _, belief = choice_of(game, players, "play")
    known, seat, simulations = belief.known, belief.seat, 300
    theirs, ours = [], []
    for seed in range(10):
        shares = IsmctsBot(simulations).visit_shares(belief, Rng(seed))
        theirs.append([shares.get(known.text(seat, move), 0.0) for move in known.legal(seat)])
    for seed in range(40):
        tree = Tree(belief, Rng(1000 + seed), simulations, "round", 6.0)
        tree.run(simulations)
        tried = [visits for _, visits, _ in tree.children()]
        ours.append([visits / sum(tried) for visits in tried])
    gap = np.abs(np.mean(theirs, axis=0) - np.mean(ours, axis=0))
    error = np.sqrt(np.var(theirs, axis=0, ddof=1) / 10 + np.var(ours, axis=0, ddof=1) / 40)
    assert (gap < 4 * error + 0.005).all(), (gap, error)
    assert error.max() < 0.05  # or the comparison would say nothing


def test_openspiels_bot_plays_our_game_as_it_is() -> None:
    game = load("monster", 2, horizon="round", ranks=3)
    bot = ismcts.ISMCTSBot(game, Rollouts(Rng(1)), 6.0, 20, random_state=np.random.RandomState(1))
    moves = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(int(bot.step(state)))
            moves += 1
    assert moves == 14


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"])
def test_it_can_be_seated_as_a_program(game: str) -> None:
    bot = ExternalBot(f"{shlex.quote(sys.executable)} -m petitfour.rl.ismcts --simulations 30")
    view, belief = choice_of(game, 4, "play")
    try:
        decision = bot.ask(view, belief, 1, Budget(seconds=20))
        assert decision == IsmctsBot(30).decide(view, belief, Rng(1), Budget(seconds=20))
    finally:
        bot.close()
    assert decision.worlds == 30


def test_a_replayed_match_is_the_same() -> None:
    state = start("monster", 3)
    turns = Turns(state, "match")
    rng = Rng(2)
    for _ in range(60):
        options = [value for value, _ in turns.outcomes()] if turns.player() == DEALER else turns.legal()
        turns.apply(options[rng.randbelow(len(options))])
    assert turns.actions is not None
    assert ends(state)
    again = replayed("monster", 3, {}, "match", turns.actions)
    assert again.world.same(turns.world)
