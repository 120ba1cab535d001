"""The games in OpenSpiel: its own tests, and that a seat receives nothing it could not know."""

from __future__ import annotations

import pickle
import shlex
import subprocess
import sys
import unittest
from collections import defaultdict
from itertools import permutations
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts  # noqa: E402

from petitfour import DEALER, GAMES, Rng  # noqa: E402
from petitfour.bots.bot import Budget  # noqa: E402
from petitfour.bots.external import ExternalBot  # noqa: E402
from petitfour.bots.ismcts import Tree  # noqa: E402
from petitfour.core.errors import BadSetting  # noqa: E402
from petitfour.core.view import View  # noqa: E402
from petitfour.games.macaron.options import Box, Emma  # noqa: E402
from petitfour.rl.batching import Batch  # noqa: E402
from petitfour.rl.encoders import encoder  # noqa: E402
from petitfour.rl.ismcts import IsmctsBot, Rollouts, Search  # noqa: E402
from petitfour.rl.openspiel import as_parameters, parameters, short_name  # noqa: E402
from petitfour.rl.seeds import episode_seed  # noqa: E402
from petitfour.rl.turns import Bag, Turns, replayed  # noqa: E402
from rl.positions import row  # noqa: E402
from tables import ends, random_steps, start, tables  # noqa: E402

each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())


def load(game: str, players: int | None = None, horizon: str = "match", **settings: Any) -> Any:
    seats = {} if players is None else {"players": players}
    return pyspiel.load_game(short_name(game), {"horizon": horizon, **seats, **settings})


def random_states(game: Any, seed: int, limit: int = 300) -> Any:
    """Yield the states of a random game of OpenSpiel, all in one object."""
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
    fewer: dict[str, Any] = {"colours": 6} if game == "mastermind" else {}  # thousands of legal moves take their time
    attributes = {"game_name": short_name(game), "game": load(game, **fewer)}
    kind = type("Enforced", (api_test.EnforceAPIOnPartialTreeBase,), attributes)
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(kind)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert [problem for _, problem in result.failures + result.errors] == []
    assert result.skipped == []


def test_python_ends_in_peace_after_games_were_registered() -> None:
    """OpenSpiel releases registered objects only after Python has shut down."""
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


SIX_CARDS = {"suits": 1, "ranks": 6, "hand": 3, "out_at": 2, "first": 0}


def test_chance_is_explicit_and_sums_to_one() -> None:
    phases = set()
    for state in random_states(load("macaron", horizon="round"), 1):
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            phases.add(state.turns.state.phase_name())
    assert phases == {"first", "deal", "tokens"}


@pytest.mark.parametrize(
    ("values", "sizes"),
    [([0, 1, 2, 3, 4, 5], [3, 3]), ([0, 1, 2, 3, 4], [2, 2]), ([0, 0, 0, 1, 1, 2, 3], [3, 2]), ([5, 5, 7], [1, 1])],
)
def test_hands_are_drawn_in_one_order_and_as_likely_as_they_are(values: list[int], sizes: list[int]) -> None:
    """Every deal of hands is one history, with the probability that shuffling distinct cards gives."""
    found: dict[tuple[tuple[int, ...], ...], float] = {}

    def walk(bag: Bag, drawn: tuple[int, ...], chance: float) -> None:
        if not bag.sizes:
            hands = [tuple(drawn[sum(sizes[:n]) : sum(sizes[: n + 1])]) for n in range(len(sizes))]
            assert all(list(hand) == sorted(hand) for hand in hands)
            assert tuple(hands) not in found
            found[tuple(hands)] = chance
            return
        outcomes = bag.outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        for value, share in outcomes:
            rest = bag.clone()
            rest.draw(value)
            walk(rest, (*drawn, value), chance * share)

    walk(Bag(values, sizes), (), 1.0)
    shuffled: defaultdict[tuple[tuple[int, ...], ...], float] = defaultdict(float)
    orders = list(permutations(values, sum(sizes)))
    for order in orders:
        hands = [tuple(sorted(order[sum(sizes[:n]) : sum(sizes[: n + 1])])) for n in range(len(sizes))]
        shuffled[tuple(hands)] += 1 / len(orders)
    assert found == pytest.approx(dict(shuffled))


def test_the_game_of_six_cards_has_1340_decisions() -> None:
    """Drawn in every order it would have 48,240."""
    decisions = 0

    def visit(state: Any) -> None:
        nonlocal decisions
        if not state.is_terminal():
            decisions += not state.is_chance_node()
            for action in state.legal_actions():
                visit(state.child(action))

    visit(load("marshmallow", 2, "round", **SIX_CARDS).new_initial_state())
    assert decisions == 1340


# --- tensors ---------------------------------------------------------------------------------------------------


@each_table
def test_tensors_are_the_rows_of_the_encoder(game: str, players: int, settings: dict[str, Any]) -> None:
    loaded = load(game, players, "round", **settings)
    coder = encoder(start(game, players, settings))
    assert loaded.observation_tensor_shape() == [coder.size]
    assert loaded.information_state_tensor_shape() == [coder.size + coder.history]
    assert loaded.num_distinct_actions() == coder.actions
    for n, state in enumerate(random_states(loaded, 7, limit=100)):
        if n % 7 or state.is_terminal():
            continue
        for seat in range(players):
            known = state.turns.state.belief(seat).known
            seen, whole = state.observation_tensor(seat), state.information_state_tensor(seat)
            scale = np.concatenate([np.full(field.size, max(field.high, 1)) for field in coder.layout])
            assert seen == pytest.approx(row(coder, known, seat) / scale, abs=1e-6)
            assert whole[: coder.size] == seen
            assert 0 <= min(whole) <= max(whole) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_the_information_state_tensor_of_a_match_is_refused(game: str) -> None:
    state = load(game).new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert len(state.observation_tensor(0)) > 100
    assert not state.get_game().get_type().provides_information_state_tensor
    with pytest.raises((NotImplementedError, RuntimeError, pyspiel.SpielError)):
        state.information_state_tensor(0)


def test_openspiels_environment_takes_the_tensors() -> None:
    table = rl_environment.Environment(load("marshmallow", 2, "round", **SIX_CARDS))
    step = table.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == table.observation_spec()["info_state"][0]
        step = table.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == 0


@each_table
def test_the_same_actions_give_the_same_game_natively_in_the_batch_and_here(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    batch = Batch(game, 1, players, settings, seed=21, horizon="round")
    single, rng = load(game, players, "round", **settings).new_initial_state(), Rng(episode_seed(21, 0))
    native, choice = batch.start.clone(), Rng(3)
    for _ in range(200):
        while native.round == 1 and native.to_act() and not 0 <= native.to_act()[0] < players:
            seat = native.to_act()[0]
            move = native.chance(rng) if seat == DEALER else native.legal(seat)[0]
            native.play(seat, move)
            for value in move if isinstance(move, tuple) else ():
                if single.is_chance_node():
                    single.apply_action(value)
        if native.round > 1 or not native.to_act():
            break
        assert single.current_player() == native.to_act()[0] == batch.seat[0]
        assert single.legal_actions() == np.flatnonzero(batch.mask[0]).tolist()
        assert single.turns.state.same(native)
        actions = batch.random_actions(choice)
        single.apply_action(int(actions[0]))
        native.play(native.to_act()[0], batch.move(int(actions[0])))
        batch.step(actions)
    assert single.is_terminal()
    assert batch.done[0]
    assert single.returns() == pytest.approx(batch.reward[0].tolist(), abs=1e-5)


@each_table
def test_a_match_in_single_steps_is_a_match(game: str, players: int, settings: dict[str, Any]) -> None:
    """Every move of the dealer can be drawn step by step: the steps lead to the same positions."""
    state = start(game, players, settings)
    turns = Turns(state.clone(), "match")
    for n, (position, seat, move) in enumerate(random_steps(state, 4)):
        if n == 80:
            break
        if seat >= players:
            continue  # Emma's moves are applied automatically
        if seat == DEALER:
            assert isinstance(move, tuple)
            for card in move:
                if not turns.drawn and turns.state.to_act() != (DEALER,):
                    break  # what is left over has no order
                assert card in dict(turns.outcomes())
                turns.apply(card)
        elif turns.player() == seat:
            assert isinstance(move, int)
            turns.apply(move)
        else:  # another of the seats that may act moves first
            return
        after = position.clone()
        after.play(seat, move)
        while after.to_act() and after.to_act()[0] >= players:
            after.play(after.to_act()[0], after.legal(after.to_act()[0])[0])
        assert turns.state.same(after)


# --- what a seat knows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "phase"), [("monster", "order"), ("macaron", "pass")])
def test_a_choice_made_at_once_is_not_told_to_the_next_seat(game: str, phase: str) -> None:
    for state in random_states(load(game), 2):
        if state.turns.state.phase_name() == phase and state.current_player() == 0:
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
    """The whole tree of a tiny match: histories with the same information state have seen and done the same
    throughout."""
    game = load("marshmallow", 2, suits=1, ranks=3, hand=1, out_at=1, target=1, first=0)
    paths: dict[tuple[int, str], list[tuple[str, int]]] = {}
    matches = rounds = 0

    def visit(state: Any, seen: list[list[tuple[str, int]]]) -> None:
        nonlocal matches, rounds
        if state.is_terminal() or state.turns.state.round > 3:
            matches += 1
            return
        player = state.current_player()
        if player >= 0:
            rounds = max(rounds, state.turns.state.round)
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
        assert stored.state.same(state.turns.state)
        assert (stored.drawn, stored.memory, str(stored)) == (state.turns.drawn, state.turns.memory, str(state))
        copy, before = state.clone(), str(state)
        copy.apply_action(copy.legal_actions()[0])
        assert str(state) == before


# --- OpenSpiel's search ----------------------------------------------------------------------------------------


def choice_of(game: str, players: int, phase: str) -> tuple[View, Any]:
    state = start(game, players)
    for n, (position, seat, _) in enumerate(random_steps(state, 6)):
        if 0 <= seat < players and n > 12 and position.phase_name() == phase and len(position.legal(seat)) > 3:
            return position.view(seat), position.belief(seat)
    raise AssertionError("no such position")


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"])
def test_the_quick_search_is_openspiels_search(game: str) -> None:
    """Without changes and with information state strings as keys, the result is the same."""
    _, belief = choice_of(game, 3, "play")
    rng = Rng(8)
    loaded = pyspiel.load_game(short_name(game), as_parameters(3, "round", belief.known.options))
    shares = []
    for kind in (ismcts.ISMCTSBot, Search):
        rng = Rng(8)

        def sample(*_: Any, rng: Rng = rng) -> Any:
            return loaded.state_of(Turns(belief.sample(rng), "round"))

        visits = ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT
        search = kind(loaded, Rollouts(rng), 6.0, 150, final_policy_type=visits, random_state=np.random.RandomState(1))
        search.set_resampler(sample)
        shares.append(sorted(search.run_search(sample())))
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
    assert again.state.same(turns.state)
