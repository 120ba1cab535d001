"""`petitfour.rl.batch`: every table is the single game with its seed."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from typing import Any

import numpy as np
import pytest

import petitfour
import petitfour.rl
from petitfour import DEALER, Rng
from petitfour.core.errors import BadSeat, BadSetting
from petitfour.core.playout import random_move
from petitfour.core.policy import Policy
from petitfour.core.state import State
from petitfour.games import default_policy
from petitfour.rl.batching import Batch, IllegalAction
from petitfour.rl.encoders import encoder
from petitfour.rl.seeds import episode_seed, opponent_seed, output, table_seed
from petitfour.rl.turns import Horizon, Turns
from rl.positions import SMALL, legal_row, row
from rl.test_encoders import Outside
from tables import tables

TABLES = 3
STEPS = 150
every_table = pytest.mark.parametrize(
    ("game", "players", "settings"),
    [*tables(), *[pytest.param(*table, id=f"small-{table[0]}-{table[1]}") for table in SMALL]],
)


class Single:
    """One table played by the public verbs of a State."""

    def __init__(self, fresh: State, seed: int, table: int, horizon: Horizon) -> None:
        self.fresh, self.seed, self.table, self.horizon = fresh, seed, table, horizon
        self.episode = -1
        self.begin()

    def begin(self) -> None:
        self.episode += 1
        self.state = self.fresh.clone()
        self.rng = Rng(episode_seed(self.seed, self.table, self.episode))
        self.settle()

    def over(self) -> bool:
        return not self.state.to_act() or (self.horizon == "round" and self.state.round > 1)

    def settle(self) -> None:
        """Deal, and play Emma's forced moves."""
        while not self.over() and not 0 <= self.state.to_act()[0] < self.state.players:
            seat = self.state.to_act()[0]
            self.state.play(seat, self.state.chance(self.rng) if seat == DEALER else self.state.legal(seat)[0])

    def play(self, move: int) -> list[float] | None:
        """Play a move of the lowest seat that may act. Return the returns if that ended the episode."""
        self.state.play(self.state.to_act()[0], move)
        self.settle()
        if not self.over():
            return None
        turns = Turns(self.fresh.clone(), self.horizon)
        turns.state = self.state
        returns = turns.returns()
        self.begin()
        return returns


@pytest.mark.parametrize("horizon", ["match", "round"])
@every_table
def test_table_k_is_the_single_game_with_its_seed(
    game: str, players: int, settings: dict[str, Any], horizon: Horizon
) -> None:
    batch = Batch(game, TABLES, players, settings, seed=11, horizon=horizon)
    coder, choice = encoder(batch.start), Rng(5)
    singles = [Single(batch.start, 11, table, horizon) for table in range(TABLES)]
    ended = 0
    for _ in range(STEPS):
        for k, single in enumerate(singles):
            seat = int(batch.seat[k])
            assert seat == single.state.to_act()[0]
            assert batch.state(k).same(single.state)
            assert (batch.mask[k] == legal_row(coder, single.state, seat)).all()
            assert (batch.observation[k] == row(coder, single.state.belief(seat).known, seat)).all()
            assert batch.episode[k] == single.episode
        actions = batch.random_actions(choice).copy()
        batch.step(actions)
        for k, single in enumerate(singles):
            returns = single.play(batch.move(int(actions[k])))
            assert batch.done[k] == (returns is not None)
            assert batch.reward[k] == pytest.approx(returns or [0.0] * players, abs=1e-5)
            ended += returns is not None
    assert ended > 0 or horizon == "match"


def test_seeds_are_outputs_of_the_generator() -> None:
    rng = Rng(77)
    assert [rng.randbelow(1 << 31) for _ in range(4)] == [output(77, n) >> 33 for n in range(4)]
    assert table_seed(77, 3) == output(77, 3)
    assert episode_seed(77, 3, 5) == output(output(77, 3), 5)
    assert len({table_seed(1, k) for k in range(1000)} | {opponent_seed(1, k) for k in range(1000)}) == 2000


@pytest.mark.parametrize("game", ["marshmallow", "macaron"])
def test_threads_change_nothing(game: str) -> None:
    one, two = Batch(game, 7, seed=3), Batch(game, 7, seed=3, threads=3)
    for step in range(300):
        actions = one.random_actions(Rng(step)).copy()
        for ours, theirs in zip(one.step(actions), two.step(actions), strict=True):
            assert np.array_equal(np.asarray(ours), np.asarray(theirs))
    two.close()


def test_threads_end_with_their_batch() -> None:
    before = set(threading.enumerate())  # not a count: threads of other tests may be about to end
    batch = Batch("marshmallow", 4, threads=2)
    batch.step(batch.random_actions(Rng(1)))
    ours = set(threading.enumerate()) - before
    assert len(ours) == 1
    del batch
    gc.collect()
    for thread in ours:
        thread.join(10)
        assert not thread.is_alive()


def test_arrays_are_allocated_once_unless_copies_are_wanted() -> None:
    batch, copies = Batch("monster", 4), Batch("monster", 4, copy=True)
    first, one = batch.reset(), copies.reset()
    kept = one.observation.copy()
    for _ in range(5):
        step = batch.step(batch.random_actions(Rng(1)))
        assert all(now is then for now, then in zip(step, first, strict=True))
        two = copies.step(copies.random_actions(Rng(1)))
        assert (one.observation == kept).all()
        assert (two.observation == step.observation).all()


@pytest.mark.parametrize("kind", [np.int32, np.int64, np.int16, np.uint8])
def test_any_integers_are_actions(kind: type) -> None:
    batch, other = Batch("marshmallow", 5, seed=1), Batch("marshmallow", 5, seed=1)
    for step in range(50):
        actions = batch.random_actions(Rng(step)).copy()
        batch.step(actions)
        spaced: np.ndarray[tuple[int], np.dtype[Any]] = np.zeros(10, kind)
        spaced[::2] = actions
        other.step(spaced[::2] if step % 2 else actions.astype(kind))
        assert (batch.observation == other.observation).all()


def test_an_illegal_action_changes_nothing_and_is_named() -> None:
    batch = Batch("marshmallow", 4, seed=2)
    good = batch.random_actions(Rng(1)).copy()
    states = [batch.state(k) for k in range(4)]
    illegal = int(np.flatnonzero(~batch.mask[2])[0])
    for bad, said in ((illegal, f"table 2: action {illegal} "), (65, "0 to 64"), (-2, "not -2"), (1 << 40, "0 to 64")):
        actions = good.astype(np.int64)
        actions[2] = bad
        with pytest.raises(IllegalAction, match=said):
            batch.step(actions)
        assert all(batch.state(k).same(states[k]) for k in range(4))
    for wrong, said in ((good[:3], "shape"), (good.astype(float), "integers"), (good.reshape(2, 2), "shape")):
        with pytest.raises(BadSetting, match=said):
            batch.step(wrong)
    batch.mask[:] = True  # the caller's array: what is in it does not decide what is legal
    again = good.copy()
    again[2] = illegal
    with pytest.raises(IllegalAction):
        batch.step(again)


def test_minus_one_leaves_a_table_as_it_is() -> None:
    batch = Batch("macaron", 3, seed=4)
    actions = batch.random_actions(Rng(1)).copy()
    actions[1] = -1
    before, rows = batch.state(1), batch.observation[1].copy()
    batch.step(actions)
    assert batch.state(1).same(before)
    assert (batch.observation[1] == rows).all()
    assert batch.steps.tolist() == [1, 0, 1]


def test_counters() -> None:
    batch = Batch("marshmallow", 2, horizon="round", seed=9)
    played, episodes = np.zeros(2, int), np.zeros(2, int)
    for step in range(400):
        batch.step(batch.random_actions(Rng(step)))
        played += 1
        for k in np.flatnonzero(batch.done):
            assert batch.length[k] == played[k]
            played[k] = 0
            episodes[k] += 1
        assert (batch.steps == played).all()
        assert (batch.episode == episodes).all()
    assert episodes.min() > 3


def test_a_limit_cuts_an_episode() -> None:
    batch = Batch("mastermind", 2, options={"marking": "by-hand"}, limit=10)
    for step in range(1, 41):
        batch.step(batch.random_actions(Rng(step)))
        assert batch.truncated.all() == (step % 10 == 0) == batch.done.all()
        assert not batch.reward.any()
    assert batch.length.tolist() == [10, 10]


@pytest.mark.parametrize("opponents", ["random", "medium"])
@pytest.mark.parametrize("game", petitfour.GAMES)
def test_a_learner_plays_against_bots(game: str, opponents: str) -> None:
    """The opponents' moves are those of the same chooser with the documented seed."""
    batch = Batch(game, 2, seed=6, horizon="round", learner="rotate", opponents=opponents, final=True)
    policy, choice, players = default_policy(game), Rng(1), batch.players
    ended = 0
    for _ in range(60):
        assert batch.seat.tolist() == [(k + int(batch.episode[k])) % players for k in range(2)]
        batch.step(batch.random_actions(choice))
        for k in np.flatnonzero(batch.done):
            ended += 1
            assert batch.final is not None
            assert batch.final[k].any()
            assert abs(batch.reward[k].sum()) < 1e-4
    assert ended
    # one episode, move by move
    batch.reset()
    state, rng, other = batch.start.clone(), Rng(episode_seed(6, 0)), Rng(opponent_seed(6, 0))
    while not batch.done[0]:
        while state.to_act() and state.round == 1 and state.to_act()[0] != 0:
            seat = state.to_act()[0]
            if seat == DEALER:
                state.play(seat, state.chance(rng))
            elif seat >= players:
                state.play(seat, state.legal(seat)[0])
            else:
                medium = opponents == "medium"
                state.play(seat, policy.decide(state, seat, other) if medium else random_move(state, seat, other))
        assert batch.state(0).same(state)
        actions = batch.random_actions(choice)
        state.play(0, batch.move(int(actions[0])))
        batch.step(actions)


def test_a_game_from_outside_is_stepped_too() -> None:
    outside, ours = Batch(Outside(), 3, 3, seed=5), Batch("marshmallow", 3, 3, seed=5)
    for step in range(200):
        actions = ours.random_actions(Rng(step)).copy()
        moves = np.array([outside.action(ours.move(int(action))) for action in actions])
        outside.step(moves)
        ours.step(actions)
        assert (outside.reward == ours.reward).all()
        assert (outside.seat == ours.seat).all()
        assert (outside.mask.sum(axis=1) == ours.mask.sum(axis=1)).all()
    Batch(Outside(), 3, 3, learner=0, opponents="medium")
    with pytest.raises(BadSetting, match="brings no policy"):
        Batch(WithoutPolicy(), 3, 3, learner=0, opponents="medium")
    with pytest.raises(BadSetting, match="random or medium"):
        Batch(Outside(), 3, 3, learner=0, opponents="strong")


class WithoutPolicy(Outside):
    def policy(self) -> Policy:
        return Policy()


def test_ids_change_with_rules_and_layout() -> None:
    ids = [
        Batch("marshmallow", 1).id,
        Batch("marshmallow", 1, 3).id,
        Batch("marshmallow", 1, options={"target": 25}).id,
        Batch("marshmallow", 1, horizon="round").id,
        Batch("monster", 1).id,
    ]
    assert len(set(ids)) == 5
    assert Batch("marshmallow", 9, seed=4).id == ids[0]
    assert all(name.startswith("petitfour/") and name.endswith("-v1") for name in ids)


def test_scale_maps_observations_to_one() -> None:
    batch = Batch("macaron", 16)
    for step in range(100):
        batch.step(batch.random_actions(Rng(step)))
        assert (batch.observation / batch.scale).max() <= 1


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"n": 0}, "n is a number"),
        ({"n": True}, "n is a number"),
        ({"threads": 0}, "threads"),
        ({"seed": -1}, "seed"),
        ({"horizon": "week"}, "horizon"),
        ({"limit": 0}, "limit"),
        ({"players": 9}, "players"),
        ({"options": {"target": 0}}, "target"),
        ({"opponents": "strong"}, "random or medium"),
    ],
)
def test_bad_settings_are_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        petitfour.rl.batch("marshmallow", **{"n": 2, **given})


def test_a_learner_is_a_seat() -> None:
    with pytest.raises(BadSeat, match="0 to 3"):
        petitfour.rl.batch("marshmallow", 2, learner=4)


def test_numpy_is_needed_only_for_the_batch() -> None:
    script = (
        "import sys; sys.modules['numpy'] = None\n"
        "import petitfour, petitfour.rl\n"
        "try: petitfour.rl.batch('monster', 2)\n"
        "except petitfour.PetitFourError as error: print(error)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "petitfour[rl]" in ran.stdout
