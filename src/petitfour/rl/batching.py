"""Many tables of one game, stepped at once: `petitfour.rl.batch`. See docs/environments.md."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Mapping
from hashlib import sha256
from itertools import pairwise
from typing import Any, Literal, NamedTuple

import msgspec

from petitfour.rl import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(__name__, "rl", error) from None

import petitfour
from petitfour.core.errors import BadSeat, BadSetting, PetitFourError, brief
from petitfour.core.game import Game, Options, as_settings
from petitfour.core.playout import Chooser
from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.games import game as game_by_id
from petitfour.rl.constants import ALL_SEATS, KEEP, ROTATE
from petitfour.rl.encoder import Encoder
from petitfour.rl.encoders import encoder
from petitfour.rl.seeds import WORD
from petitfour.rl.turns import Horizon
from petitfour.rl.worker import Worker

MOST_TABLES = 1 << 24
MOST_THREADS = 64

Learner = int | Literal["rotate"] | None


class IllegalAction(PetitFourError, ValueError):
    """An action is not legal at its table. Nothing was played."""


class Step(NamedTuple):
    """The arrays after a step, one row per table."""

    observation: NDArray[np.uint8]
    """What the seat to act observes."""
    mask: NDArray[np.bool_]
    """Its legal actions."""
    seat: NDArray[np.int8]
    """The seat to act."""
    reward: NDArray[np.float32]
    """By seat: the returns of the episode that this step ended, else 0."""
    done: NDArray[np.bool_]
    """Whether this step ended an episode; all other arrays then show the next one."""
    truncated: NDArray[np.bool_]
    """Whether `limit` ended it."""


class Share(NamedTuple):
    """What a worker needs to know besides the tables."""

    arrays: dict[str, NDArray[Any]]
    by_round: bool
    learner: int
    limit: int
    first: int
    end: int


class Batch:
    """n tables of one game. Make it with `petitfour.rl.batch`."""

    autoreset_mode = "same_step"
    """A step that ends an episode begins the next one."""

    def __init__(
        self,
        game: str | Game[Any],
        n: int,
        players: int | None = None,
        options: Options | Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        horizon: Horizon = "match",
        learner: Learner = None,
        opponents: str | Callable[[], Chooser] = "random",
        limit: int | None = None,
        final: bool = False,
        threads: int = 1,
        copy: bool = False,
    ) -> None:
        self.start = start_of(game, players, options)
        self.game = self.start.game
        self.options = self.start.options
        self.players = self.start.players
        self.horizon: Horizon = checked_horizon(horizon)
        self.n = checked("n", n, 1, MOST_TABLES)
        self.threads = min(checked("threads", threads, 1, MOST_THREADS), n)
        self.limit = None if limit is None else checked("limit", limit, 1, 1 << 30)
        self.copy = copy
        self.encoder = encoder(self.start)
        self.layout = self.encoder.layout
        self.actions_count = self.encoder.actions
        self.id = environment_id(self.start, self.encoder, self.horizon)
        self.arrays = allocate(self.n, self.players, self.encoder, final)
        self.observation: NDArray[np.uint8] = self.arrays["observation"]
        self.mask: NDArray[np.bool_] = self.arrays["mask"]
        self.seat: NDArray[np.int8] = self.arrays["seat"]
        self.reward: NDArray[np.float32] = self.arrays["reward"]
        self.done: NDArray[np.bool_] = self.arrays["done"]
        self.truncated: NDArray[np.bool_] = self.arrays["truncated"]
        self.final: NDArray[np.uint8] | None = self.arrays.get("final")
        self.episode: NDArray[np.int64] = self.arrays["episode"]
        self.steps: NDArray[np.int32] = self.arrays["steps"]
        self.length: NDArray[np.int32] = self.arrays["length"]
        self.actions: NDArray[np.int32] = self.arrays["actions"]
        self.shown = Step(self.observation, self.mask, self.seat, self.reward, self.done, self.truncated)
        self.states = [self.start.clone() for _ in range(self.n)]
        self.ending: Callable[[], Any] = bool
        self.crew = self.workers(number_of(learner, self.players), chooser_of(opponents, self.game))
        self.seed = 0
        self.reset(seed)

    def workers(self, learner: int, opponents: Callable[[], Chooser]) -> list[Worker]:
        """Return one worker per thread; all but the first get a thread of their own."""
        rngs = [Rng(0) for _ in range(2 * self.n)]  # by table: chance, and the moves of the opponents
        ends = [self.n * i // self.threads for i in range(self.threads + 1)]
        crew = []
        for first, end in pairwise(ends):
            share = Share(self.arrays, self.horizon == "round", learner, self.limit or 0, first, end)
            crew.append(Worker(self.start, encoder(self.start), opponents(), self.states, rngs, share))
        if petitfour.compiled and len(crew) > 1:
            for worker in crew[1:]:
                threading.Thread(target=worker.serve, daemon=True).start()
            self.ending = weakref.finalize(self, end_threads, crew[1:])
        return crew

    # --- stepping ----------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Step:
        """Begin episode 0 at every table, with a new seed if one is given."""
        if seed is not None:
            self.seed = checked_seed(seed)
        for worker in self.crew:
            worker.reset(self.seed)
        return self.result()

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Play one action at each table; -1 leaves a table as it is. Contiguous arrays of 32 or 64 bits are read in
        place. If an action is not legal, nothing is played and IllegalAction says which."""
        if not self.crew:
            raise BadSetting("this batch is closed")
        chosen = readable(actions, self.n)
        wide = chosen.itemsize == 8
        for worker in self.crew:
            worker.choose_from(chosen, wide)
        refused = self.crew[0].check(self.n)
        if refused >= 0:
            raise IllegalAction(self.refusal(refused, int(chosen[refused])))
        self.run()
        return self.result()

    def run(self) -> None:
        first, *others = self.crew
        if not petitfour.compiled:
            for worker in self.crew:
                worker.run()
            return
        for worker in others:
            worker.start()
        first.run()
        for worker in others:
            worker.join()

    def result(self) -> Step:
        if not self.copy:
            return self.shown
        observation, mask, seat, reward, done, truncated = self.shown
        return Step(observation.copy(), mask.copy(), seat.copy(), reward.copy(), done.copy(), truncated.copy())

    def refusal(self, table: int, action: int) -> str:
        seat = int(self.seat[table])
        if not 0 <= action < self.actions_count:
            return f"table {table}: actions are numbers from 0 to {self.actions_count - 1}, or -1; not {action}"
        text = self.states[table].text(seat, self.move(action))
        return f"table {table}: action {action} ({text}) is not legal for seat {seat}"

    def random_actions(self, rng: Rng) -> NDArray[np.int32]:
        """Write a uniformly random legal action for each table into `actions`, and return it."""
        for worker in self.crew:
            worker.pick_random(rng, self.actions)
        return self.actions

    # --- actions and states --------------------------------------------------------------------------------

    def move(self, action: int) -> int:
        """Return the game's move for an action."""
        return self.encoder.moves[action]

    def action(self, move: int) -> int:
        """Return the action for a move of the game."""
        return self.encoder.moves.index(move)

    def state(self, table: int) -> State:
        """Return a copy of the full state of a table: everything, hidden cards too."""
        return self.states[table].clone()

    @property
    def scale(self) -> NDArray[np.float32]:
        """The highest value of each byte of an observation. Observations divided by it lie between 0 and 1."""
        return np.concatenate([np.full(field.size, max(field.high, 1), np.float32) for field in self.layout])

    def close(self) -> None:
        """End the threads; the batch cannot be stepped any more. A batch that is garbage ends them too."""
        self.ending()
        if len(self.crew) > 1:
            self.crew = []

    def __repr__(self) -> str:
        return f"<Batch of {self.n} tables, {self.id}, {self.players} players>"


def end_threads(workers: list[Worker]) -> None:
    for worker in workers:
        worker.close()


def start_of(game: str | Game[Any], players: int | None, options: Options | Mapping[str, Any] | None) -> State:
    """Return the state before the first deal. By default there are four players, or as few as the game is for."""
    it = game if isinstance(game, Game) else game_by_id(game)
    if players is None:
        players = 4 if 4 in it.players else it.players[0]
    if options is not None and not isinstance(options, Options):
        options = it.options(**options)
    state: State = it.start(players, options)
    return state


def allocate(n: int, players: int, coder: Encoder, final: bool) -> dict[str, NDArray[Any]]:
    arrays: dict[str, NDArray[Any]] = {
        "observation": np.zeros((n, coder.size), np.uint8),
        "mask": np.zeros((n, coder.actions), np.bool_),
        "seat": np.zeros(n, np.int8),
        "reward": np.zeros((n, players), np.float32),
        "done": np.zeros(n, np.bool_),
        "truncated": np.zeros(n, np.bool_),
        "episode": np.zeros(n, np.int64),
        "steps": np.zeros(n, np.int32),
        "length": np.zeros(n, np.int32),
        "actions": np.full(n, KEEP, np.int32),
    }
    if final:
        arrays["final"] = np.zeros((n, coder.size), np.uint8)
    return arrays


def readable(actions: Any, n: int) -> NDArray[Any]:
    """Return actions as a contiguous array of 32 or 64 bits, the same one if it is one."""
    array = np.asarray(actions)
    if array.shape != (n,):
        raise BadSetting(f"a step needs one action for each of {n} tables, not an array of shape {array.shape}")
    if array.dtype.kind not in "iu":
        raise BadSetting(f"actions are integers, not {array.dtype}")
    if array.dtype not in (np.dtype(np.int32), np.dtype(np.int64)) or not array.flags.c_contiguous:
        array = array.astype(np.int64)
    return array if array.flags.writeable else array.copy()


def checked(name: str, value: int, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadSetting(f"{name} is a number from {low} to {high}, not {brief(value)}")
    return value


def checked_seed(seed: int) -> int:
    return checked("seed", seed, 0, WORD)


def checked_horizon(horizon: Horizon) -> Horizon:
    if horizon not in ("match", "round"):
        raise BadSetting(f"the horizon is match or round, not {brief(horizon)}")
    return horizon


def number_of(learner: Learner, players: int) -> int:
    if learner is None:
        return ALL_SEATS
    if learner == "rotate":
        return ROTATE
    if isinstance(learner, bool) or not isinstance(learner, int) or not 0 <= learner < players:
        raise BadSeat(f"the learner is a seat from 0 to {players - 1}, rotate, or None for all; not {brief(learner)}")
    return learner


def chooser_of(opponents: str | Callable[[], Chooser], game: Game[Any]) -> Callable[[], Chooser]:
    """Return what makes an opponent for one thread."""
    if not isinstance(opponents, str):
        return opponents
    if opponents == "random":
        return Chooser
    if opponents == "medium":
        if type(game.policy()) is Policy:  # it would play at random
            raise BadSetting(f"{game.id} brings no policy, so there are no medium opponents; choose random")
        return game.policy
    raise BadSetting(f"the opponents of a batch are random or medium, not {brief(opponents)}")


def environment_id(start: State, coder: Encoder, horizon: Horizon) -> str:
    """Return a name with the version of the layout and a hash of everything that a trained network depends on: rules,
    players, settings, actions and the layout of observations."""
    game = start.game
    depends = {
        "game": game.id,
        "rules": game.rules_version,
        "players": start.players,
        "settings": as_settings(start.options),
        "horizon": horizon,
        "layout": [list(field) for field in (*coder.layout, *coder.history_layout)],
        "moves": coder.moves,
    }
    digest = sha256(msgspec.json.encode(depends, order="sorted")).hexdigest()
    return f"petitfour/{game.id}-{digest[:8]}-v{coder.version}"
