"""The Gymnasium environments: Gymnasium's checker, and the learner's games."""

from __future__ import annotations

import os
import warnings
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from petitfour import GAMES, Rng  # noqa: E402
from petitfour.bots.levels import UnknownBot  # noqa: E402
from petitfour.core.errors import BadSetting  # noqa: E402
from petitfour.rl.batching import Batch, IllegalAction  # noqa: E402
from petitfour.rl.gym import SingleEnv, VectorEnv  # noqa: E402
from tables import all_tables  # noqa: E402

DEEP = int(os.environ.get("DEEP", "0"))
NAMES = (
    list(all_tables()) if DEEP else ["marshmallow-3", "monster-5", "macaron-1", "macaron-4-teams=True", "mastermind-2"]
)
each_table = pytest.mark.parametrize(
    ("game", "players", "settings"), [pytest.param(*all_tables()[name], id=name) for name in NAMES]
)


def masked(rows: dict[str, Any], choice: np.random.Generator) -> np.ndarray[Any, Any]:
    return np.array([choice.choice(np.flatnonzero(mask)) for mask in rows["action_mask"]])


@each_table
def test_gymnasiums_checker_passes(game: str, players: int, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        check_env(SingleEnv(game, players, settings, illegal="lose"), skip_render_check=True)
    texts = [str(one.message) for one in said]
    assert [text for text in texts if "rather than the env.spec" not in text and "spec" not in text] == []


@each_table
def test_vector_rows_fit_the_spaces(game: str, players: int, settings: dict[str, Any]) -> None:
    many = VectorEnv(game, 3, players, settings, horizon="round")
    choice = np.random.default_rng(1)
    seen, info = many.reset(seed=4)
    ended = 0
    for _ in range(120):
        assert seen in many.observation_space
        assert (info["action_mask"] == seen["action_mask"]).all()
        seen, reward, done, cut, info = many.step(masked(seen, choice))
        assert reward.shape == done.shape == cut.shape == (3,)
        if done.any():
            ended += 1
            assert (info["_final_obs"] == done).all()
            assert info["final_obs"]["observation"][done].any()
        else:
            assert not reward.any()
    assert ended


def test_it_is_the_batch_with_the_same_seed() -> None:
    many = VectorEnv("monster", 4, 3, learner=1, opponents="medium", horizon="round")
    batch = Batch("monster", 4, 3, seed=9, learner=1, opponents="medium", horizon="round")
    seen, _ = many.reset(seed=9)
    for step in range(100):
        assert (seen["observation"] == batch.observation).all()
        actions = batch.random_actions(Rng(step)).copy()
        batch.step(actions)
        seen, reward, done, _, info = many.step(actions)
        assert (done == batch.done).all()
        assert reward == pytest.approx(batch.reward[:, 1])
        assert (info["seat"] == 1).all()


@pytest.mark.parametrize("opponents", ["easy", "search:3"])
def test_bots_that_think_in_python_play_too(opponents: str) -> None:
    many = VectorEnv("marshmallow", 2, 3, learner=0, opponents=opponents, horizon="round")
    choice = np.random.default_rng(3)
    seen, info = many.reset(seed=5)
    ended = 0
    for _ in range(60):
        assert (info["seat"] == 0).all()
        before = many.batch.episode.copy()
        seen, reward, done, _, info = many.step(masked(seen, choice))
        assert ((many.batch.episode > before) == done).all()
        assert (reward[~done] == 0).all()
        assert info["rewards"][done].sum(axis=1) == pytest.approx(0, abs=1e-4)
        ended += int(done.sum())
    assert ended > 5


def test_all_seats_can_be_played() -> None:
    many = VectorEnv("macaron", 2, 4, learner=None, horizon="round")
    choice = np.random.default_rng(6)
    seen, info = many.reset(seed=2)
    seats = set()
    for _ in range(80):
        seats |= set(info["seat"].tolist())
        seen, _, _, _, info = many.step(masked(seen, choice))
    assert seats == {0, 1, 2, 3}


@pytest.mark.parametrize("game", GAMES)
def test_registered_names_make_environments(game: str) -> None:
    many = gymnasium.make_vec(f"petitfour/{game}-v1", num_envs=2)
    seen, _ = many.reset(seed=1)
    assert len(seen["observation"]) == 2
    one = gymnasium.make(f"petitfour/{game}-v1")
    row, _ = one.reset(seed=1)
    assert (row["observation"] == seen["observation"][0]).all()
    assert one.unwrapped.metadata["id"] == Batch(game, 1).id


def test_resets_without_a_seed_go_on_and_seeds_repeat() -> None:
    many = VectorEnv("marshmallow", 2)
    rows = [many.reset(seed=3)[0]["observation"], many.reset()[0]["observation"], many.reset()[0]["observation"]]
    assert (rows[0] != rows[1]).any()
    assert (rows[1] != rows[2]).any()
    again = [many.reset(seed=3)[0]["observation"], many.reset()[0]["observation"]]
    assert all((one == other).all() for one, other in zip(rows, again, strict=False))


def test_bad_settings_are_refused() -> None:
    with pytest.raises(UnknownBot):
        VectorEnv("marshmallow", 2, opponents="strongest")
    with pytest.raises(BadSetting, match="raise or lose"):
        SingleEnv("marshmallow", illegal="ignore")
    with pytest.raises(BadSetting, match="render"):
        SingleEnv("marshmallow", render_mode="human")
    one = SingleEnv("marshmallow")
    row, _ = one.reset(seed=1)
    with pytest.raises(IllegalAction):
        one.step(int(np.flatnonzero(row["action_mask"] == 0)[0]))
