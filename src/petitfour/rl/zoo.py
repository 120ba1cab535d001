"""The games as PettingZoo environments: `env(...)` for one agent at a time, `parallel_env(...)` for all at once.

Both play the native rules and observe through information sets. With the same seed they play the same deals as table 0
of a batch. See docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from petitfour.rl import missing

try:
    import msgspec
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise missing(__name__, "rl", error) from None

from petitfour.core.errors import BadSetting
from petitfour.core.game import Game, Options
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, State
from petitfour.rl.batching import IllegalAction, checked_horizon, checked_seed, environment_id, start_of
from petitfour.rl.encoders import encoder
from petitfour.rl.seeds import episode_seed
from petitfour.rl.turns import Horizon, values_by_seat

Illegal = Literal["raise", "lose"]
RENDER_MODES = ["ansi"]


def checked_illegal(illegal: Illegal) -> Illegal:
    if illegal not in ("raise", "lose"):
        raise BadSetting(f"an illegal action can raise or lose, not {illegal}")
    return illegal


class Match:
    """One table, played by the verbs of its State: what both kinds of environments have in common."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None,
        options: Options | Mapping[str, Any] | None,
        horizon: Horizon,
        waits: bool,
        render_mode: str | None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadSetting(f"the render mode is ansi or None, not {render_mode}")
        self.start = start_of(game, players, options)
        self.players = self.start.players
        self.horizon: Horizon = checked_horizon(horizon)
        self.encoder = encoder(self.start)
        self.actions = self.encoder.actions + waits  # the last action is to wait
        self.waits = waits
        self.id = environment_id(self.start, self.encoder, self.horizon)
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.seed, self.episode = 0, -1
        self.state: State = self.start.clone()
        self.observation_space = {agent: self.space() for agent in self.agents}
        self.action_space = {agent: spaces.Discrete(self.actions) for agent in self.agents}

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.encoder.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def begin(self, seed: int | None) -> None:
        """Begin episode 0 of a seed; without one, the next episode."""
        if seed is None:
            self.episode += 1
        else:
            self.seed, self.episode = checked_seed(int(seed)), 0
        self.state = self.start.clone()
        self.rng = Rng(episode_seed(self.seed, 0, self.episode))
        self.settle()

    def is_over(self) -> bool:
        return not self.state.to_act() or (self.horizon == "round" and self.state.round != self.start.round)

    def settle(self) -> None:
        """Deal, and play Emma's forced moves."""
        while not self.is_over() and not 0 <= self.state.to_act()[0] < self.players:
            seat = self.state.to_act()[0]
            self.state.play(seat, self.state.chance(self.rng) if seat == DEALER else self.state.legal(seat)[0])

    def to_act(self) -> tuple[int, ...]:
        return () if self.is_over() else self.state.to_act()

    def play(self, seat: int, action: int) -> None:
        self.state.play(seat, self.encoder.moves[action])

    def is_legal(self, seat: int, action: Any) -> bool:
        if not isinstance(action, int | np.integer) or not 0 <= action < self.actions:
            return False
        if action == self.encoder.actions:
            return seat not in self.to_act()
        return seat in self.to_act() and self.state.is_legal(seat, self.encoder.moves[action])

    def returns(self) -> list[float]:
        return values_by_seat(self.state, self.horizon, self.start.scores())

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        row = np.empty(self.encoder.size, np.uint8)
        known = self.state.belief(seat).known
        self.encoder.write(known, seat, row)
        return {"observation": row, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.actions, np.int8)
        if seat in self.to_act():
            self.encoder.write_mask(self.state, seat, mask[: self.encoder.actions])
        elif self.waits:
            mask[-1] = 1
        return mask

    def everything(self) -> NDArray[np.uint8]:
        """Return the observations of all seats, for critics that may know everything."""
        return np.concatenate([self.observe(seat)["observation"] for seat in range(self.players)])

    def rendered(self) -> str:
        """Return what a spectator sees, as JSON."""
        return msgspec.json.encode(self.state.view(None)).decode()


class AecEnv(AECEnv):  # type: ignore[misc]
    """One agent acts at a time. Simultaneous choices are made in seat order; nobody observes the earlier ones."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        options: Options | Mapping[str, Any] | None = None,
        *,
        horizon: Horizon = "match",
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.illegal = checked_illegal(illegal)
        self.match = Match(game, players, options, horizon, False, render_mode)
        self.render_mode = render_mode
        self.metadata = {"name": self.match.id, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = self.match.agents[:]
        self.observation_spaces = self.match.observation_space
        self.action_spaces = self.match.action_space
        self.state_space = spaces.Box(0, 255, (self.match.encoder.size * self.match.players,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.select()

    def select(self) -> None:
        """Point to the agent that acts next, and put its mask into its info too."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        actors = self.match.to_act()
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]
            self.infos[self.agent_selection]["action_mask"] = self.match.mask(actors[0])

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        return self.match.observe(self.possible_agents.index(agent))

    def state(self) -> NDArray[np.uint8]:
        return self.match.everything()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        legal = self.match.is_legal(seat, action)
        if not legal and self.illegal == "raise":
            raise IllegalAction(f"action {action} is not legal for {agent}; its mask says which are")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if legal:
            self.match.play(seat, int(action))
            self.match.settle()
        if not legal or self.match.is_over():
            returns = self.match.returns() if legal else loses([seat], self.match.players)
            self.rewards = dict(zip(self.possible_agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {} for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.match.rendered() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class AllAtOnceEnv(ParallelEnv):  # type: ignore[misc]
    """All agents act in every step. Those that have no choice wait: the last action, and then the only legal one. In a
    simultaneous phase all who may act choose in the same step."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        options: Options | Mapping[str, Any] | None = None,
        *,
        horizon: Horizon = "match",
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.illegal = checked_illegal(illegal)
        self.match = Match(game, players, options, horizon, True, render_mode)
        self.render_mode = render_mode
        self.metadata = {"name": self.match.id, "render_modes": RENDER_MODES}
        self.possible_agents = self.match.agents[:]
        self.observation_spaces = self.match.observation_space
        self.action_spaces = self.match.action_space
        self.state_space = spaces.Box(0, 255, (self.match.encoder.size * self.match.players,), np.uint8)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), self.infos()

    def observations(self) -> dict[str, Any]:
        return {agent: self.match.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def infos(self) -> dict[str, Any]:
        return {agent: {"action_mask": self.match.mask(seat)} for seat, agent in enumerate(self.possible_agents)}

    def state(self) -> NDArray[np.uint8]:
        return self.match.everything()

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise IllegalAction(f"no action was given for {', '.join(missing)}")
        wrong = [seat for seat, agent in enumerate(self.agents) if not self.match.is_legal(seat, actions[agent])]
        if wrong and self.illegal == "raise":
            agent = self.agents[wrong[0]]
            raise IllegalAction(f"action {actions[agent]} is not legal for {agent}; its mask says which are")
        if not wrong:
            for seat in self.match.to_act():
                self.match.play(seat, int(actions[self.agents[seat]]))
            self.match.settle()
        over = bool(wrong) or self.match.is_over()
        returns = [0.0] * self.match.players
        if wrong:
            returns = loses(wrong, self.match.players)
        elif over:
            returns = self.match.returns()
        ended = dict.fromkeys(self.possible_agents, over)
        rewards = dict(zip(self.possible_agents, returns, strict=True))
        if over:
            self.agents = []
        cut = dict.fromkeys(self.possible_agents, False)
        return self.observations(), rewards, ended, cut, self.infos()

    def render(self) -> str | None:
        return self.match.rendered() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def loses(seats: list[int], players: int) -> list[float]:
    """Return the rewards if these seats chose illegal actions, which ends the episode."""
    return [-1.0 if seat in seats else 0.0 for seat in range(players)]


def env(game: str | Game[Any], players: int | None = None, options: Any = None, **settings: Any) -> Any:
    """Return an AEC environment that also checks the order of calls."""
    return OrderEnforcingWrapper(AecEnv(game, players, options, **settings))


def parallel_env(
    game: str | Game[Any], players: int | None = None, options: Any = None, **settings: Any
) -> AllAtOnceEnv:
    """Return a Parallel environment."""
    return AllAtOnceEnv(game, players, options, **settings)
