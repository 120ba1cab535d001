"""Train a small network by REINFORCE, in one file with numpy alone:

    python examples/reinforce.py marshmallow --players 4 --seconds 60

The learner plays single rounds against random bots and then against the medium level, on the same deals as a random
player in its seat. An observation goes through one hidden layer to a logit for each action; illegal actions are masked
out. The reward of a round is its points minus the mean of the others.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import petitfour.rl
from petitfour import Rng
from petitfour.rl.batching import Batch

HIDDEN = 128
RATE = 4e-3  # of Adam
ENTROPY = 0.01

Array = NDArray[Any]


class Network:
    """Observation → hidden layer → logits."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.weights = [
            (random.normal(size=(inputs, HIDDEN)) / np.sqrt(inputs / 4)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (random.normal(size=(HIDDEN, actions)) * 0.01).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.updates = 0

    def shares(self, inputs: Array, mask: Array) -> tuple[Array, Array]:
        """Return the hidden layer, and the probability of each action."""
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(inputs @ w1 + b1, 0)
        logits = np.where(mask, hidden @ w2 + b2, -1e9)
        weight = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, weight / weight.sum(axis=1, keepdims=True)

    def learn(self, inputs: Array, mask: Array, actions: Array, advantages: Array) -> None:
        """Make actions with a positive advantage more likely."""
        hidden, shares = self.shares(inputs, mask)
        logs = np.log(shares + 1e-9)
        surprise = shares * (logs - (shares * logs).sum(axis=1, keepdims=True))
        slope = shares * advantages[:, None]
        slope[np.arange(len(actions)), actions] -= advantages
        slope = (slope + ENTROPY * surprise) / len(actions)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self.descend([inputs.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])

    def descend(self, slopes: list[Array]) -> None:
        """One step of Adam."""
        self.updates += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean[...] += 0.1 * (slope - mean)
            square[...] += 0.001 * (slope * slope - square)
            step = (mean / (1 - 0.9**self.updates)) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            weight[...] -= RATE * step


def choose(network: Network, tables: Batch, scale: Array, random: np.random.Generator) -> tuple[Array, Array]:
    """Draw an action for each table. Return it with the scaled observations."""
    inputs = tables.observation.astype(np.float32) / scale
    _, shares = network.shares(inputs, tables.mask)
    points = random.random((tables.n, 1))
    actions = (shares.cumsum(axis=1) > points).argmax(axis=1)
    unlucky = ~tables.mask[np.arange(tables.n), actions]  # rounding at the end of a sum
    actions[unlucky] = tables.mask[unlucky].argmax(axis=1)
    return inputs, actions


def train(game: str, players: int | None, seconds: float, tables: int = 256, seed: int = 0) -> tuple[Network, int]:
    """Return a network, and the number of rounds that it was trained on."""
    batch = petitfour.rl.batch(game, tables, players, seed=seed, horizon="round", learner="rotate")
    network, random, scale = (
        Network(batch.observation.shape[1], batch.mask.shape[1], seed),
        np.random.default_rng(seed),
        batch.scale,
    )
    history: list[list[tuple[Any, ...]]] = [
        [] for _ in range(tables)
    ]  # of the episode at each table: observation, mask, action
    ready: list[tuple[Any, ...]] = []
    rounds, spread = 0, 1.0
    end = time.process_time() + seconds
    while time.process_time() < end:
        inputs, actions = choose(network, batch, scale, random)
        masks, seats = batch.mask.copy(), batch.seat.copy()
        batch.step(actions)
        for table in range(tables):
            history[table].append((inputs[table], masks[table], actions[table]))
        for table in map(int, np.flatnonzero(batch.done)):
            reward = float(batch.reward[table, seats[table]])
            ready += [(*step, reward) for step in history[table]]
            history[table] = []
            rounds += 1
        if len(ready) >= 2048:
            seen, mask, chosen, rewards = (np.array(part) for part in zip(*ready, strict=True))
            advantages = rewards - rewards.mean()
            spread = 0.9 * spread + 0.1 * float(advantages.std())
            network.learn(seen, mask, chosen, (advantages / (spread + 1e-6)).astype(np.float32))
            ready = []
    return network, rounds


def evaluate(
    game: str, players: int | None, network: Network | None, opponents: str, rounds: int = 2000, seed: int = 1000
) -> tuple[float, float]:
    """Return the mean reward of a round against these opponents, and its standard error. None plays at random."""
    batch = petitfour.rl.batch(game, 256, players, seed=seed, horizon="round", learner="rotate", opponents=opponents)
    random, rng, scale = np.random.default_rng(seed), Rng(seed), batch.scale
    found: list[float] = []
    while len(found) < rounds:
        seats = batch.seat.copy()
        actions = batch.random_actions(rng) if network is None else choose(network, batch, scale, random)[1]
        batch.step(actions)
        found += [float(batch.reward[table, seats[table]]) for table in np.flatnonzero(batch.done)]
    return float(np.mean(found)), float(np.std(found) / np.sqrt(len(found)))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seconds", type=float, default=60, help="of processor time for training")
    parser.add_argument("--rounds", type=int, default=2000, help="for each evaluation")
    given = parser.parse_args()
    network, rounds = train(given.game, given.players, given.seconds)
    print(f"trained on {rounds:,} rounds in {given.seconds:g} s of processor time")
    for opponents in ("random", "medium"):
        for name, player in (("trained", network), ("random", None)):
            mean, error = evaluate(given.game, given.players, player, opponents, given.rounds)
            print(f"{name:8} against {opponents:7} {mean:+.2f} ± {1.96 * error:.2f} points a round over the others")


if __name__ == "__main__":
    main()
