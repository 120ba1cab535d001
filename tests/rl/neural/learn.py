"""OpenSpiel's neural algorithms on our games, with its JAX back end on the CPU. `make rl` runs this in an environment
of its own (.venv-neural). It prints what each of them learned. Two must have learned something, or it exits with 1:

- DQN against a random player at Marshmallow Test: clearly more than nothing. Monster Tricks and Macaron are only shown.
- Deep CFR on the game of six cards: a NashConv below that of uniform play. NFSP in self-play is only shown.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import exploitability
from open_spiel.python.jax import deep_cfr, dqn, nfsp

import petitfour.rl.openspiel  # noqa: F401 - registers the games

SIX_CARDS = "petitfour_marshmallow(players=2,horizon=round,suits=1,ranks=6,hand=3,out_at=2,first=0)"
ROUNDS = {  # two players and single rounds of the real games
    "marshmallow": "petitfour_marshmallow(players=2,horizon=round)",
    "monster": "petitfour_monster(players=2,horizon=round)",
    "macaron": "petitfour_macaron(players=2,horizon=round)",
}
EVALUATION = 500  # rounds


def environment(game: str, seed: int) -> Any:
    return rl_environment.Environment(pyspiel.load_game(game), seed=seed)


def play(env: Any, agents: list[Any], evaluation: bool) -> list[float]:
    """Play a round and return what each seat won."""
    step = env.reset()
    while not step.last():
        agent = agents[step.observations["current_player"]]
        step = env.step([agent.step(step, is_evaluation=evaluation).action])
    for agent in agents:
        agent.step(step, is_evaluation=evaluation)
    return [float(reward) for reward in step.rewards]


class Random:
    """A player that chooses uniformly."""

    def __init__(self, player: int, seed: int) -> None:
        self.player = player
        self.random = np.random.RandomState(seed)

    def step(self, step: Any, is_evaluation: bool) -> Any:
        legal = step.observations["legal_actions"][self.player]
        return dqn.rl_agent.StepOutput(action=self.random.choice(legal) if legal else None, probs=[])


def learn_dqn(game: str, rounds: int) -> tuple[float, float]:
    """Return the mean of a round after training, and its standard error."""
    env = environment(ROUNDS[game], 1)
    learner = dqn.DQN(
        0,
        env.observation_spec()["info_state"][0],
        env.action_spec()["num_actions"],
        hidden_layers_sizes=[128],
        replay_buffer_capacity=20_000,
        batch_size=64,
        learning_rate=1e-3,
        optimizer_str="adam",
        learn_every=20,
        update_target_network_every=500,
        epsilon_decay_duration=rounds * 12,
        loss_str="huber",
        gradient_clipping=1.0,
        allow_checkpointing=False,
        seed=1,
    )
    agents = [learner, Random(1, 2)]
    for _ in range(rounds):
        play(env, agents, evaluation=False)
    won = np.array([play(env, agents, evaluation=True)[0] for _ in range(EVALUATION)])
    return float(won.mean()), float(won.std() / len(won) ** 0.5)


def nash_conv(game: Any, choose: Callable[[Any], dict[int, float]]) -> float:
    return float(exploitability.nash_conv(game, policy.tabular_policy_from_callable(game, choose)))


def uniform(state: Any) -> dict[int, float]:
    legal = state.legal_actions()
    return dict.fromkeys(legal, 1 / len(legal))


def learn_nfsp(rounds: int) -> float:
    """Return the NashConv of the average policies after self-play."""
    env = environment(SIX_CARDS, 1)
    agents = [
        nfsp.NFSP(
            seat,
            env.observation_spec()["info_state"][0],
            env.action_spec()["num_actions"],
            hidden_layers_sizes=[128],
            reservoir_buffer_capacity=200_000,
            anticipatory_param=0.1,
            rl_learning_rate=0.05,
            sl_learning_rate=0.05,
            min_buffer_size_to_learn=500,
            learn_every=32,
            replay_buffer_capacity=50_000,
            epsilon_start=0.1,
            epsilon_end=0.01,
            epsilon_decay_duration=rounds * 4,
            allow_checkpointing=False,
            seed=seat,
        )
        for seat in (0, 1)
    ]
    for _ in range(rounds):
        play(env, agents, evaluation=False)

    def average(state: Any) -> dict[int, float]:
        seat = state.current_player()
        step = rl_environment.TimeStep(
            observations={
                "info_state": [state.information_state_tensor(own) for own in (0, 1)],
                "legal_actions": [state.legal_actions(own) for own in (0, 1)],
                "current_player": seat,
                "serialized_state": [],
            },
            rewards=[0.0, 0.0],
            discounts=[1.0, 1.0],
            step_type=rl_environment.StepType.MID,
        )
        with agents[seat].temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
            probs = agents[seat].step(step, is_evaluation=True).probs
        return {action: float(probs[action]) for action in state.legal_actions()}

    return nash_conv(env.game, average)


def learn_deep_cfr(iterations: int) -> float:
    """Return the NashConv of the policy that Deep CFR learns."""
    game = pyspiel.load_game(SIX_CARDS)
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(64, 64),
        advantage_network_layers=(64, 64),
        num_iterations=iterations,
        num_traversals=40,
        learning_rate=1e-3,
        batch_size_advantage=256,
        batch_size_strategy=256,
        memory_capacity=100_000,
        policy_network_train_steps=1000,
        advantage_network_train_steps=100,
        seed=1,
    )
    solver.solve()
    return nash_conv(game, solver.action_probabilities)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="of the usual training, to try it out")
    share = parser.parse_args().share
    bad = False

    def report(name: str, said: str, good: bool, began: float) -> None:
        nonlocal bad
        bad |= not good
        print(f"{name}: {said}; {time.process_time() - began:.0f} s{'' if good else ': NOT ENOUGH'}", flush=True)

    for game in ROUNDS:
        began = time.process_time()
        mean, error = learn_dqn(game, round(3000 * share))
        said = f"{mean:+.2f} ± {1.96 * error:.2f} points a round against random"
        report(f"DQN, {game}", said, game != "marshmallow" or mean > 1.96 * error, began)
    base = nash_conv(pyspiel.load_game(SIX_CARDS), uniform)
    for name, learn, amount in (("NFSP", learn_nfsp, 15_000), ("Deep CFR", learn_deep_cfr, 40)):
        began = time.process_time()
        found = learn(round(amount * share))
        good = learn is learn_nfsp or found < base
        report(f"{name}, six cards", f"NashConv {found:.3f}, uniform play {base:.3f}", good, began)
    return bad


if __name__ == "__main__":
    sys.exit(main())
