"""The games as Gymnasium environments: one learner, and bots in the other seats.

`VectorEnv` steps many tables at once, `SingleEnv` one. Import this file to register them: then
`gymnasium.make_vec("petitfour/GAME-v1", num_envs=64, players=4)` works. See docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from petitfour.rl import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(__name__, "rl", error) from None

from petitfour.bots.levels import SeatedBot, player
from petitfour.core.errors import BadSetting
from petitfour.core.game import Game, Options
from petitfour.core.playout import Chooser
from petitfour.core.rng import Rng
from petitfour.games import GAMES
from petitfour.rl.batching import Batch, IllegalAction, Learner, number_of
from petitfour.rl.constants import KEEP, ROTATE
from petitfour.rl.encoder import Encoder
from petitfour.rl.seeds import opponent_seed
from petitfour.rl.turns import Horizon

SEEDS = 1 << 62
COMPILED = ("random", "medium")  # opponents that play without the GIL


def spaces_of(encoder: Encoder) -> tuple[spaces.Dict, spaces.Discrete]:
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (encoder.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(encoder.actions)


class VectorEnv(gymnasium.vector.VectorEnv):
    """Many tables. The learner has one seat (or `rotate`, by default), bots have the others. With learner=None the
    caller plays all seats: `info["seat"]` says whose turn it is, and rewards are those of the seat that moved last."""

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int = 1,
        players: int | None = None,
        options: Options | Mapping[str, Any] | None = None,
        *,
        learner: Learner = "rotate",
        opponents: str | Callable[[], Chooser] = "random",
        horizon: Horizon = "match",
        limit: int | None = None,
        threads: int = 1,
        copy: bool = True,
        seed: int = 0,
    ) -> None:
        by_name = isinstance(opponents, str) and opponents not in COMPILED and learner is not None
        self.batch = Batch(
            game, num_envs, players, options, seed, horizon=horizon, limit=limit, final=True, threads=threads,
            learner=None if by_name else learner, opponents="random" if by_name else opponents,
        )  # fmt: skip
        self.learner = number_of(learner, self.batch.players)
        self.bots = player(str(opponents), self.batch.game.id) if by_name else None
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "id": self.batch.id, "render_modes": []}
        self.single_observation_space, self.single_action_space = spaces_of(self.batch.encoder)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.masks = self.batch.mask.view(np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Begin again. Without a seed, the next one of the environment's own generator."""
        super().reset(seed=seed)
        self.batch.reset(seed if seed is not None else int(self.np_random.integers(SEEDS)))
        self.owed = np.zeros_like(self.batch.reward)
        self.ended, self.cut = np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool)
        self.play_bots()
        return self.observations(), self.info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        movers = self.batch.seat.copy()
        finals = self.batch.final
        assert finals is not None
        self.batch.step(np.asarray(actions))
        if self.bots is None:
            rewards, done, cut = self.batch.reward, self.batch.done, self.batch.truncated
        else:
            self.owed[:] = self.batch.reward
            self.ended[:], self.cut[:] = self.batch.done, self.batch.truncated
            self.play_bots()
            rewards, done, cut = self.owed, self.ended, self.cut
        info = self.info()
        info["rewards"] = rewards.copy()
        if done.any():
            info["final_obs"] = {"observation": finals.copy(), "action_mask": np.zeros_like(self.masks)}
            info["_final_obs"] = done.copy()
        own = rewards[np.arange(self.num_envs), movers].astype(np.float64)
        return self.observations(), own, done & ~cut, cut.copy(), info

    def play_bots(self) -> None:
        """Let bots that think in Python play until the learner is to act at every table."""
        while self.bots is not None:
            learners = self.learners()
            waiting = np.flatnonzero(self.batch.seat != learners)
            if not len(waiting):
                return
            actions = np.full(self.num_envs, KEEP)
            for table in waiting:
                actions[table] = self.bot_action(self.bots, int(table))
            self.batch.step(actions)
            ended = self.batch.done & ~self.ended  # an episode without the learner's move is not reported
            self.owed[ended] = self.batch.reward[ended]
            self.ended |= self.batch.done
            self.cut |= self.batch.truncated

    def learners(self) -> NDArray[Any]:
        if self.learner == ROTATE:
            return np.asarray((np.arange(self.num_envs) + self.batch.episode) % self.batch.players)
        return np.full(self.num_envs, self.learner)

    def bot_action(self, bots: SeatedBot, table: int) -> int:
        """Return what the bot in the seat to act chooses, from its view and information set alone."""
        batch, seat = self.batch, int(self.batch.seat[table])
        state = batch.states[table]
        seed = opponent_seed(batch.seed, table, int(batch.episode[table])) + int(batch.steps[table])
        chosen = bots.bot.decide(state.view(seat), state.belief(seat), Rng(seed), bots.budget)
        move = state.read(seat, chosen.move)
        assert isinstance(move, int)
        return batch.action(move)

    def observations(self) -> dict[str, NDArray[Any]]:
        if self.copy:
            return {"observation": self.batch.observation.copy(), "action_mask": self.masks.copy()}
        return {"observation": self.batch.observation, "action_mask": self.masks}

    def info(self) -> dict[str, Any]:
        """The masks again, for algorithms that look here, and whose turn it is."""
        return {"action_mask": self.masks.copy(), "seat": self.batch.seat.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()


class SingleEnv(gymnasium.Env):
    """One table for one learner. With illegal="lose" an illegal action ends the episode with a reward of -1."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        options: Options | Mapping[str, Any] | None = None,
        *,
        illegal: str = "raise",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise BadSetting(f"an illegal action can raise or lose, not {illegal}")
        if render_mode is not None:
            raise BadSetting(f"there is no render mode, so it is None, not {render_mode}")
        self.table = VectorEnv(game, 1, players, options, **settings)
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {"id": self.table.batch.id, "render_modes": []}
        self.observation_space = self.table.single_observation_space
        self.action_space = self.table.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        super().reset(seed=seed)
        seen, info = self.table.reset(seed=int(self.np_random.integers(SEEDS)) if seed is None else seed)
        return first_row(seen), {name: value[0] for name, value in info.items()}

    def step(self, action: Any) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        try:
            seen, reward, ended, cut, info = self.table.step(np.array([int(action)]))
        except IllegalAction:
            if self.illegal == "raise":
                raise
            return first_row(self.table.observations()), -1.0, True, False, {}
        over = bool(ended[0] or cut[0])
        row = first_row(info.pop("final_obs") if over else seen)
        info.pop("_final_obs", None)
        return row, float(reward[0]), bool(ended[0]), bool(cut[0]), {name: value[0] for name, value in info.items()}


def first_row(rows: dict[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    return {name: row[0] for name, row in rows.items()}


def register() -> None:
    for game in GAMES:
        gymnasium.register(
            f"petitfour/{game}-v{Encoder.version}",
            entry_point="petitfour.rl.gym:SingleEnv",
            vector_entry_point="petitfour.rl.gym:VectorEnv",
            kwargs={"game": game},
            disable_env_checker=True,  # it chooses without the mask
        )


register()
