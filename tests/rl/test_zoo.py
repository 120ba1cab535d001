"""The PettingZoo environments: PettingZoo's own tests, and the same games as everywhere else."""

from __future__ import annotations

import json
import os
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
    state_test,
)

from petitfour.core.errors import BadSetting
from petitfour.rl.batching import Batch, IllegalAction
from petitfour.rl.zoo import AecEnv, env, parallel_env
from tables import all_tables

DEEP = int(os.environ.get("DEEP", "0"))
CYCLES = 1000 if DEEP else 60
NAMES = list(all_tables()) if DEEP else ["marshmallow-2", "marshmallow-5", "monster-3", "macaron-1", "macaron-4"]
NAMES += [] if DEEP else ["mastermind-2-marking=by-hand-penalty=award-colours=6-rows=1"]
each_table = pytest.mark.parametrize(
    ("game", "players", "settings"), [pytest.param(*all_tables()[name], id=name) for name in NAMES]
)
ALLOWED = (
    "all zeros",  # who does not act has no legal action
    "probably should be",  # observations are dicts with a mask, as in PettingZoo's own card games
    "is not a NumPy array",
)


@each_table
def test_pettingzoos_tests_pass(game: str, players: int, settings: dict[str, Any]) -> None:
    def make(**more: Any) -> Any:
        return env(game, players, settings, **more)

    def make_parallel(**more: Any) -> Any:
        return parallel_env(game, players, settings, **more)

    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(make(), num_cycles=CYCLES)
        seed_test(make, num_cycles=CYCLES)
        parallel_api_test(make_parallel(), num_cycles=CYCLES)
        # these two choose without the masks
        parallel_seed_test(lambda: make_parallel(illegal="lose"), num_cycles=CYCLES)
        state_test(make(illegal="lose"), make_parallel(illegal="lose"), num_cycles=3)
    texts = [str(one.message) for one in said]
    assert [text for text in texts if not any(part in text for part in ALLOWED)] == []


def first_legal(observation: dict[str, Any], choice: np.random.Generator) -> int:
    return int(choice.choice(np.flatnonzero(observation["action_mask"])))


@each_table
def test_aec_parallel_and_batch_are_the_same_game(game: str, players: int, settings: dict[str, Any]) -> None:
    one, all_at_once = (
        AecEnv(game, players, settings, horizon="round"),
        parallel_env(game, players, settings, horizon="round"),
    )
    batch, choice = Batch(game, 1, players, settings, seed=8, horizon="round"), np.random.default_rng(1)
    one.reset(seed=8)
    seen, _ = all_at_once.reset(seed=8)
    waiting: dict[str, int] = {}
    for _ in range(120):
        agent = one.agent_selection
        seat = one.possible_agents.index(agent)
        observation = one.observe(agent)
        assert seat == batch.seat[0]
        assert (observation["observation"] == batch.observation[0]).all()
        assert (observation["action_mask"] == batch.mask[0]).all()
        assert (seen[agent]["action_mask"][:-1] == batch.mask[0]).all()
        action = first_legal(observation, choice)
        waiting[agent] = action
        one.step(action)
        batch.step(np.array([action]))
        if set(waiting) == {name for name in all_at_once.agents if not seen[name]["action_mask"][-1]}:
            chosen = {name: waiting.get(name, all_at_once.match.encoder.actions) for name in all_at_once.agents}
            seen, rewards, ended, _, _ = all_at_once.step(chosen)
            waiting = {}
            assert all_at_once.match.state.same(one.match.state)
            if all(ended.values()):
                assert all(one.terminations.values())
                assert list(rewards.values()) == list(one.rewards.values())
                assert batch.done[0]
                assert list(rewards.values()) == pytest.approx(batch.reward[0].tolist(), abs=1e-5)
                one.reset()
                seen, _ = all_at_once.reset()
    assert batch.episode[0] > 0 or game == "mastermind"


@pytest.mark.parametrize(("game", "phase"), [("monster", "order"), ("macaron", "pass")])
def test_all_choose_at_once_in_a_simultaneous_phase(game: str, phase: str) -> None:
    table = parallel_env(game, 4)
    seen, _ = table.reset(seed=1)
    assert table.match.state.phase_name() == phase
    assert not any(observation["action_mask"][-1] for observation in seen.values())
    table.step({agent: first_legal(seen[agent], np.random.default_rng(2)) for agent in table.agents})
    assert table.match.state.phase_name() != phase


def test_illegal_actions_raise_or_lose() -> None:
    one = AecEnv("marshmallow")
    one.reset(seed=1)
    seat = one.possible_agents.index(one.agent_selection)
    illegal = int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"] == 0)[0])
    before = one.match.state.clone()
    for bad in (illegal, 65, -1, 2.0, None, "P1"):
        with pytest.raises(IllegalAction):
            one.step(bad)
    assert one.match.state.same(before)
    strict, kind = parallel_env("marshmallow"), parallel_env("marshmallow", illegal="lose")
    for table in (strict, kind):
        table.reset(seed=1)
    actions = dict.fromkeys(strict.agents, 65)
    actions[strict.possible_agents[seat]] = illegal
    with pytest.raises(IllegalAction):
        strict.step(actions)
    with pytest.raises(IllegalAction, match="no action was given"):
        strict.step({})
    _, rewards, ended, _, _ = kind.step(actions)
    assert rewards == {agent: -1.0 if place == seat else 0.0 for place, agent in enumerate(kind.possible_agents)}
    assert all(ended.values())
    with pytest.raises(BadSetting, match="raise or lose"):
        parallel_env("marshmallow", illegal="ignore")


def test_a_table_is_rendered_as_a_spectator_sees_it() -> None:
    """PettingZoo's render_test wants a window ("human"), which there is not."""
    table = AecEnv("monster", 3, render_mode="ansi")
    table.reset(seed=3)
    assert json.loads(str(table.render())) == table.match.state.view(None).plain()
    assert AecEnv("monster", 3).render() is None
    with pytest.raises(BadSetting, match="ansi"):
        AecEnv("monster", 3, render_mode="human")


def test_names_carry_version_and_hash() -> None:
    assert AecEnv("monster", 3).metadata["name"] == Batch("monster", 1, 3).id
