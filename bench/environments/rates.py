"""Steps per second of other libraries' card games, as JSON: started by bench/batch.py in an environment of its own.

Every loop is what a user writes: observe, choose a random legal action, step, reset at the end. Time is processor time.
A library that is not installed is left out.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

SECONDS = 3.0
TABLES = 1024


def rate(step: Callable[[], int], seconds: float = SECONDS) -> float:
    step()
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        steps += step()
    return steps / (process_time() - began)


def openspiel(name: str) -> Callable[[], int]:
    import pyspiel  # noqa: PLC0415

    game, random = pyspiel.load_game(name), np.random.default_rng(0)

    def episode() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(actions, p=chances)))
                continue
            state.information_state_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            steps += 1
        return steps

    return episode


def pettingzoo(name: str) -> Callable[[], int]:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    random = np.random.default_rng(0)

    def episode() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
        return steps

    return episode


def rlcard(name: str) -> Callable[[], int]:
    import rlcard as library  # noqa: PLC0415

    env, random = library.make(name), np.random.default_rng(0)

    def episode() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            steps += 1
        return steps

    return episode


def pgx(name: str) -> Callable[[], int]:
    import jax  # noqa: PLC0415
    import pgx as library  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    env, inner = library.make(name), 100
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), TABLES))
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, key: Any) -> tuple[Any, None]:
        choose, go = jax.random.split(key)
        logits = jax.numpy.where(carry.legal_action_mask, 0.0, -1e9)
        return step(carry, jax.random.categorical(choose, logits), jax.random.split(go, TABLES)), None

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, inner))[0])
    held = {"state": start, "key": jax.random.PRNGKey(1)}

    def steps() -> int:
        held["key"], key = jax.random.split(held["key"])
        held["state"] = jax.block_until_ready(many(held["state"], key))
        return inner * TABLES

    return steps


GAMES: list[tuple[str, Callable[[str], Callable[[], int]], str]] = [
    ("OpenSpiel hearts, tensor and mask", openspiel, "hearts"),
    ("OpenSpiel euchre, tensor and mask", openspiel, "euchre"),
    ("OpenSpiel leduc_poker, tensor and mask", openspiel, "leduc_poker"),
    ("PettingZoo leduc_holdem_v4", pettingzoo, "leduc_holdem_v4"),
    ("PettingZoo texas_holdem_v4", pettingzoo, "texas_holdem_v4"),
    ("PettingZoo tictactoe_v3", pettingzoo, "tictactoe_v3"),
    ("RLCard leduc-holdem", rlcard, "leduc-holdem"),
    ("RLCard uno", rlcard, "uno"),
    ("RLCard gin-rummy", rlcard, "gin-rummy"),
    ("Pgx leduc_holdem, 1,024 tables, jit on CPU", pgx, "leduc_holdem"),
]

if __name__ == "__main__":
    found: dict[str, float | None] = {}
    for label, make, name in GAMES:
        try:
            found[label] = rate(make(name), float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
        except Exception as error:  # a missing package must not stop the others
            print(f"{label}: {type(error).__name__}: {error}", file=sys.stderr)
            found[label] = None
    print(json.dumps(found))
