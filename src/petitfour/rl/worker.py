"""Steps a share of the tables of a batch without the GIL. Plain Python; worker.pxd adds the C types.

A worker belongs to one thread. It reads and writes the arrays of the batch in place.
"""

from __future__ import annotations

from typing import Any

import cython

from petitfour.core import bits as masks
from petitfour.core.playout import Chooser
from petitfour.core.rng import Rng
from petitfour.core.state import Moves, State
from petitfour.rl import bits
from petitfour.rl.constants import ALL_SEATS, KEEP, ROTATE
from petitfour.rl.encoder import Encoder
from petitfour.rl.seeds import STEP, WORD


class Worker:
    """Tables `first` to `end` - 1. `arrays` has the arrays of the whole batch by name."""

    def __init__(
        self, start: State, encoder: Encoder, others: Chooser, states: list[State], rngs: list[Rng], settings: Any
    ) -> None:
        arrays = settings.arrays
        self.encoder = encoder
        self.others = others
        self.scratch = Moves()
        self.blank = start.clone()
        self.mixer = Rng(0)
        self.kept = (states, rngs, arrays)  # what the addresses below point into
        self.states = bits.objects_of(states)
        self.rngs = bits.objects_of(rngs)
        self.seed = 0
        self.players = start.players
        self.sides = start.sides
        self.size = encoder.size
        self.actions = encoder.actions
        self.by_round = settings.by_round
        self.learner: int = settings.learner
        self.limit: int = settings.limit
        self.first: int = settings.first
        self.end = settings.end
        self.observation = bits.bytes_of(arrays["observation"])
        self.mask = bits.bytes_of(arrays["mask"])
        self.done = bits.bytes_of(arrays["done"])
        self.truncated = bits.bytes_of(arrays["truncated"])
        self.finals = "final" in arrays
        self.final = bits.bytes_of(arrays["final" if self.finals else "observation"])
        self.seat = bits.small_of(arrays["seat"])
        self.reward = bits.floats_of(arrays["reward"])
        self.episode = bits.longs_of(arrays["episode"])
        self.steps = bits.ints_of(arrays["steps"])
        self.length = bits.ints_of(arrays["length"])
        self.chosen_32 = bits.ints_of(arrays["actions"])
        self.chosen_64 = bits.longs_of(arrays["episode"])
        self.wide = False
        self.closing = False
        if cython.compiled:
            self.go = PyThread_allocate_lock()  # type: ignore[name-defined]  # noqa: F821
            self.finished = PyThread_allocate_lock()  # type: ignore[name-defined]  # noqa: F821
            PyThread_acquire_lock(self.go, 1)  # type: ignore[name-defined]  # noqa: F821
            PyThread_acquire_lock(self.finished, 1)  # type: ignore[name-defined]  # noqa: F821

    # --- an episode --------------------------------------------------------------------------------------

    def output(self, seed: int, number: int) -> int:
        """Return output `number`, counted from 0, of Rng(seed)."""
        self.mixer.state = (seed + number * STEP) & WORD
        return self.mixer.word()

    def begin(self, k: int, state: State, rng: Rng, other: Rng) -> None:
        """Begin the episode of table k that `episode` names."""
        table = self.output(self.seed, k)
        masks.copy_plain(state, self.blank)
        rng.state = self.output(table, self.episode[k])
        other.state = self.output(table ^ WORD, self.episode[k])
        self.steps[k] = 0

    def learner_of(self, k: int) -> int:
        """Return the seat of the learner, or ALL_SEATS."""
        if self.learner == ROTATE:
            seat: int = (k + self.episode[k]) % self.players
            return seat
        return self.learner

    def is_over(self, state: State) -> bool:
        return state.actors() == 0 or (self.by_round and state.round != 1)

    def advance(self, k: int, state: State, rng: Rng, other: Rng) -> None:
        """Play all that is not the caller's choice: deals, Emma, the other seats; begin again after the end."""
        cards = [0] * 64
        learner = self.learner_of(k)
        while True:
            if self.is_over(state):
                self.finish(k, state, rng, other, False)
                learner = self.learner_of(k)
            actors = state.actors()
            if actors == masks.DEALER_ACTS:
                state.draw(rng, cards)
                state.deal(cards)
                continue
            seat = masks.ctz(actors)
            if seat >= self.players:
                state.apply(seat, state.pick(seat, rng, self.scratch))  # Emma's only move
            elif learner not in (ALL_SEATS, seat):
                state.apply(seat, self.others.choose(state, seat, other))
            else:
                self.seat[k] = seat
                return

    def pay(self, k: int, state: State) -> None:
        """Write the returns, as OpenSpiel's adapter gives them (turns.py)."""
        values = [0.0] * 5
        total = 0.0
        winners = 0
        if not self.by_round:
            winners = state.winners()
        for side in range(self.sides):
            if self.by_round:
                values[side] = state.score(side) - self.blank.score(side)
            elif winners >> side & 1:
                values[side] = 1.0 / masks.popcount(winners)
            total += values[side]
        for seat in range(self.players):
            side = seat % self.sides
            self.reward[k * self.players + seat] = values[side]
            if self.sides > 1:
                self.reward[k * self.players + seat] -= (total - values[side]) / (self.sides - 1)

    def finish(self, k: int, state: State, rng: Rng, other: Rng, cut: bool) -> None:
        """End an episode and begin the next. One in which the learner had no decision is not reported."""
        if self.steps[k]:
            self.done[k] = 1
            self.truncated[k] = cut
            self.length[k] = self.steps[k]
            if not cut:
                self.pay(k, state)
            if self.finals:
                self.encoder.encode(state, self.seat[k], self.final, k * self.size)
        self.episode[k] += 1
        self.begin(k, state, rng, other)

    def show(self, k: int, state: State) -> None:
        self.encoder.encode(state, self.seat[k], self.observation, k * self.size)
        self.encoder.mask(state, self.seat[k], self.mask, k * self.actions)

    # --- a step ------------------------------------------------------------------------------------------

    def action(self, k: int) -> int:
        """Return the action chosen for a table; -2 for a number that cannot be one."""
        if not self.wide:
            narrow: int = self.chosen_32[k]
            return narrow
        wide: int = self.chosen_64[k]
        return wide if -1 <= wide < self.actions else -2

    def refuses(self, k: int, state: State) -> bool:
        action = self.action(k)
        if action == KEEP:
            return False
        return not (0 <= action < self.actions and state.allowed(self.seat[k], self.encoder.move_at[action]))

    def check(self, n: int) -> int:
        """Return the first table whose action is not legal, or -1. Nothing has been played then."""
        for k in range(n):
            if self.refuses(k, cython.cast(State, self.states[k])):
                return k
        return -1

    def step_one(self, k: int, state: State, rng: Rng, other: Rng) -> None:
        self.done[k] = 0
        self.truncated[k] = 0
        bits.zeros(self.reward, k * self.players, self.players)
        action = self.action(k)
        if action == KEEP:
            return
        state.apply(self.seat[k], self.encoder.move_at[action])
        self.steps[k] += 1
        if self.limit and self.steps[k] >= self.limit and not self.is_over(state):
            self.finish(k, state, rng, other, True)
        self.advance(k, state, rng, other)
        self.show(k, state)

    def step_slice(self) -> None:
        for k in range(self.first, self.end):
            self.step_one(
                k,
                cython.cast(State, self.states[k]),
                cython.cast(Rng, self.rngs[2 * k]),
                cython.cast(Rng, self.rngs[2 * k + 1]),
            )

    # --- for Python --------------------------------------------------------------------------------------

    def reset(self, seed: int) -> None:
        """Begin episode 0 at every table of this worker."""
        self.seed = seed
        for k in range(self.first, self.end):
            self.episode[k] = 0
            self.done[k] = 0
            self.truncated[k] = 0
            self.length[k] = 0
            bits.zeros(self.reward, k * self.players, self.players)
            self.reset_one(
                k,
                cython.cast(State, self.states[k]),
                cython.cast(Rng, self.rngs[2 * k]),
                cython.cast(Rng, self.rngs[2 * k + 1]),
            )

    def reset_one(self, k: int, state: State, rng: Rng, other: Rng) -> None:
        self.begin(k, state, rng, other)
        self.advance(k, state, rng, other)
        self.show(k, state)

    def choose_from(self, actions: Any, wide: bool) -> None:
        """Read actions from this contiguous array of 32-bit or, if `wide`, 64-bit integers."""
        self.wide = wide
        if wide:
            self.chosen_64 = bits.longs_of(actions)
        else:
            self.chosen_32 = bits.ints_of(actions)

    def run(self) -> None:
        """Step all tables of this worker in the caller's thread."""
        with cython.nogil:
            self.step_slice()

    def serve(self) -> None:
        """Wait for `start`, step, and report to `join`, until `close`. It runs in a thread of its own."""
        with cython.nogil:
            while True:
                PyThread_acquire_lock(self.go, 1)  # type: ignore[name-defined]  # noqa: F821
                if self.closing:
                    break
                self.step_slice()
                PyThread_release_lock(self.finished)  # type: ignore[name-defined]  # noqa: F821

    def start(self) -> None:
        PyThread_release_lock(self.go)  # type: ignore[name-defined]  # noqa: F821

    def join(self) -> None:
        with cython.nogil:
            PyThread_acquire_lock(self.finished, 1)  # type: ignore[name-defined]  # noqa: F821

    def close(self) -> None:
        """End the thread that runs `serve`."""
        self.closing = True
        PyThread_release_lock(self.go)  # type: ignore[name-defined]  # noqa: F821

    def pick_random(self, rng: Rng, out: Any) -> None:
        """Write a uniformly random legal action for each table."""
        chosen = bits.ints_of(out)
        for k in range(self.first, self.end):
            chosen[k] = self.random_action(k, cython.cast(State, self.states[k]), rng)

    def random_action(self, k: int, state: State, rng: Rng) -> int:
        return self.encoder.action_at[state.pick(self.seat[k], rng, self.scratch)]
