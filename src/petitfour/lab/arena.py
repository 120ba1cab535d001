"""The arena: bots play whole matches against each other, with the same deals in every seating.

A contest and a deal number fully determine a match. The dealer's chance depends on the contest's seed, the deal, the
round and the number of the dealer's move in it, and on nothing that was played. Each chair has its own generator,
whichever bot sits there. So the bots of two seatings get the same cards as long as their rounds last, and two identical
bots play exactly the same matches with their names exchanged.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import itertools
import math
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from petitfour import __version__
from petitfour.bots.bot import Budget
from petitfour.bots.external import ExternalBot, never_ran, problem_of
from petitfour.bots.levels import SeatedBot, player
from petitfour.core.drive import drive
from petitfour.core.errors import BadSetting, IllegalMove, PetitFourError
from petitfour.core.game import Game, Options, as_settings
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, Move, State
from petitfour.core.view import Outcome
from petitfour.games import game as find_game

MOST_MOVES = 5000  # per match; no match that ends by itself comes near
MOST_SEATINGS = 1000
CHUNK = 8  # matches per worker of a cluster before results are written

T = TypeVar("T")
Seating = tuple[str, ...]  # the labels of the bots, one per chair


class BadBot(PetitFourError):
    """A bot that cannot be started, or that answered with an illegal move."""


class NoCluster(PetitFourError):
    """Ray is not installed, or its cluster cannot be reached."""


class Entry(msgspec.Struct, frozen=True):
    """A bot of a contest: its label, its name for `levels.player`, and its budget."""

    label: str
    bot: str
    budget: Budget


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """The definition of a run. Two runs with equal contests play the same matches."""

    game: str
    rules_version: int
    players: int
    settings: dict[str, Any]
    bots: list[Entry]
    seatings: list[Seating]
    seed: int
    cap: int
    rounds: int | None = None
    """Stop after this many rounds; then the most points win."""
    version: str = __version__

    @classmethod
    def of(
        cls,
        game: Game[Any],
        players: int,
        options: Options,
        bots: Sequence[str],
        seed: int = 0,
        cap: int = MOST_MOVES,
        rounds: int | None = None,
    ) -> Contest:
        """Make a contest, and check everything before the first match. A bot is written as `player` knows it, or as
        LABEL=BOT, so that two bots with the same name can meet."""
        chairs = chairs_of(game.start(players, options))
        entries: dict[str, Entry] = {}
        labels = []
        for written in bots:
            label, bot = split_label(written)
            entry = Entry(label, bot, repeatable(player(bot, game.id).budget))
            if entries.setdefault(label, entry) != entry:
                raise BadSetting(f"{label} names two bots, {entries[label].bot} and {bot}; give them different labels")
            labels.append(label)
        return cls(
            game=game.id,
            rules_version=game.rules_version,
            players=players,
            settings=as_settings(options),
            bots=list(entries.values()),
            seatings=seatings(labels, chairs),
            seed=seed,
            cap=cap,
            rounds=rounds,
        )

    def start(self) -> State:
        game = find_game(self.game)
        state: State = game.start(self.players, game.options(**self.settings))
        return state

    def work(self, deals: int) -> Iterator[tuple[int, Seating]]:
        """Return all matches in the order of the results: deal by deal, each in all seatings."""
        return itertools.product(range(deals), self.seatings)


class Fallbacks(msgspec.Struct, frozen=True):
    """Moves of the default policy, because an external bot gave no usable answer."""

    moves: int
    problem: str
    """What was wrong the first time."""


class Match(msgspec.Struct, frozen=True):
    """The result of a match. Scores, places and winners are those of the sides: seats, teams, or the human and Emma."""

    deal: int
    seating: Seating
    scores: list[int]
    places: list[float]
    """1 is first. Sides that share places get the mean of these places. Empty for an unfinished match."""
    winners: list[int]
    moves: int
    end: str | None
    """Why the match ended; None: stopped at the cap of moves."""
    decisions: dict[str, int]
    """By label: how often each bot had to move."""
    fallbacks: dict[str, Fallbacks]
    """By label: the bots for which the default policy had to move."""


class Thinking(msgspec.Struct):
    """How long one bot thought in a match, over all its chairs. Only this part of a result differs between runs."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    fallbacks: int = 0
    problem: str = ""
    """The reason of the first fallback."""

    def add(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.fallbacks += other.fallbacks
        self.problem = self.problem or other.problem


Times = dict[str, Thinking]  # by the bot's label
Watch = Callable[[State, int, Move, float], None]


# --- who plays whom ----------------------------------------------------------------------------------------------


def split_label(written: str) -> tuple[str, str]:
    label, equals, bot = written.partition("=")
    return (label, bot) if equals and label.isidentifier() else (written, written)


def repeatable(budget: Budget) -> Budget:
    """Drop the time limit of a budget that has a number of samples: a clock would make runs differ."""
    return budget if budget.worlds is None else Budget(worlds=budget.worlds)


def chairs_of(state: State) -> int:
    """Return the number of chairs. A chair is a seat, or both seats of a team; Emma has none."""
    return min(state.players, state.sides)


def seatings(labels: Sequence[str], chairs: int) -> list[Seating]:
    """Return all mixed seatings, in a fixed order. With at most as many bots as chairs: every way to fill the chairs in
    which each bot sits at least as often as it is named. With more bots: every selection of them, in every order."""
    if not labels:
        raise BadSetting("an arena needs bots")
    found: dict[Seating, None]
    if len(labels) > chairs:
        if math.perm(len(labels), chairs) > 10 * MOST_SEATINGS:
            raise BadSetting(f"{len(labels)} bots at {chairs} chairs have too many seatings; name fewer")
        found = dict.fromkeys(itertools.permutations(labels, chairs))
    else:
        wanted = Counter(labels)
        every = itertools.product(dict.fromkeys(labels), repeat=chairs)
        found = dict.fromkeys(seating for seating in every if Counter(seating) >= wanted)
    if len(found) > MOST_SEATINGS:
        raise BadSetting(f"{len(found)} seatings of a deal are too many, {MOST_SEATINGS} the most; name fewer bots")
    return list(found)


# --- one match ---------------------------------------------------------------------------------------------------


def derived(*parts: object) -> int:
    """Derive an independent seed from any values."""
    said = " ".join(["petitfour arena", *map(str, parts)])
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:8], "big")


def play_match(
    state: State,
    players: Sequence[SeatedBot],
    deal_seed: int,
    cap: int = MOST_MOVES,
    rounds: int | None = None,
    watch: Callable[[int, Move, float], None] | None = None,
) -> tuple[int, Times]:
    """Play `state` in place, with one player per chair, until the match is over or has had `rounds` rounds or `cap`
    moves. Return the number of moves (deals not counted) and how long each player thought. Bots get only what their
    seats can know, never the state. `watch` gets the seat, the move and the seconds before each move is played."""
    generators = [Rng(derived(deal_seed, "seat", seat)) for seat in range(state.players)]
    times = {who.name: Thinking() for who in players}
    moves = dealt = dealt_in = 0

    def step(seat: int, move: Move, seconds: float = 0.0) -> None:
        if watch is not None:
            watch(seat, move, seconds)
        state.play(seat, move)

    def deal() -> None:
        nonlocal dealt, dealt_in
        dealt = dealt + 1 if dealt_in == state.round else 1
        dealt_in = state.round
        step(DEALER, state.chance(Rng(derived(deal_seed, "round", dealt_in, "deal", dealt))))

    def act(seat: int) -> None:
        if seat >= state.players:  # Emma has one legal move
            step(seat, state.legal(seat)[0])
            return
        who = players[seat % len(players)]
        view, belief = state.view(seat), state.belief(seat)
        began = perf_counter()
        decision = who.bot.decide(view, belief, generators[seat], who.budget)
        seconds = perf_counter() - began
        problem = problem_of(decision)
        if never_ran(who.bot, decision):
            raise BadBot(f"{who.name} cannot be started: {problem}")
        times[who.name].add(Thinking(1, seconds, seconds, problem is not None, problem or ""))
        try:
            move = state.read(seat, decision.move)
            if (refusal := state.why_not(seat, move)) is not None:
                raise IllegalMove(refusal)
        except IllegalMove as error:
            raise BadBot(f"{who.name} in seat {seat} played {decision.move!r:.80}: {error}") from None
        step(seat, move, seconds)

    for seat in drive(state, act, deal, last_round=rounds):
        moves += seat != DEALER
        if moves == cap:
            break
    return moves, times


def play(contest: Contest, deal: int, seating: Seating, watch: Watch | None = None) -> tuple[Match, Times]:
    """Play one match of a contest: the work of one worker. `watch` gets the state, the seat, the move and the seconds
    before each move is played."""
    state = contest.start()
    seen = None if watch is None else functools.partial(watch, state)
    entries = {entry.label: entry for entry in contest.bots}
    # each chair gets its own bot object, so that a bot remembers only what it has seen from there
    players = [
        SeatedBot(label, player(entries[label].bot, contest.game).bot, entries[label].budget) for label in seating
    ]
    with contextlib.ExitStack() as programs:
        for bot in (who.bot for who in players):
            if isinstance(bot, ExternalBot):
                programs.callback(bot.close)
        moves, times = play_match(
            state, players, derived(contest.seed, "deal", deal), contest.cap, contest.rounds, seen
        )
    counted = (
        {label: own.decisions for label, own in times.items()},
        {label: Fallbacks(own.fallbacks, own.problem) for label, own in times.items() if own.fallbacks},
    )
    outcome = state.outcome()
    if outcome is None and contest.rounds is not None and state.round > contest.rounds:
        scores = state.scores()
        outcome = Outcome(scores, [side for side, score in enumerate(scores) if score == max(scores)], "rounds")
    if outcome is None:
        return Match(deal, seating, state.scores(), [], [], moves, None, *counted), times
    ranks = places(outcome.scores, outcome.winners)
    return Match(deal, seating, outcome.scores, ranks, outcome.winners, moves, outcome.reason, *counted), times


def places(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Rank the winners first (a tie may be broken by more than points), then by points. Equal sides share a place."""
    order = [(side in winners, 0 if side in winners else score) for side, score in enumerate(scores)]
    return [1 + sum(other > mine for other in order) + (order.count(mine) - 1) / 2 for mine in order]


# --- many matches ------------------------------------------------------------------------------------------------


def play_all(
    contest: Contest, work: Sequence[tuple[int, Seating]], jobs: int | None = None, cluster: bool = False
) -> Generator[tuple[Match, Times], None, None]:
    """Yield the matches in the order of `work`, each as soon as it and those before it are done. `jobs` is the number
    of processes on this machine, or of workers in the cluster; None means all."""
    yield from run_all(play, [(contest, deal, seating) for deal, seating in work], jobs, cluster)


def run_all(
    run: Callable[..., T], arguments: Sequence[tuple[Any, ...]], jobs: int | None = None, cluster: bool = False
) -> Generator[T, None, None]:
    """Yield `run(*own)` for all arguments, in their order, each as soon as it and those before it are done."""
    from joblib import Parallel, delayed  # noqa: PLC0415  (of the extra `lab`)

    tasks = [delayed(run)(*own) for own in arguments]
    if not cluster:
        with ctrl_c_ignored():  # the workers inherit this; only the main process reacts
            results = Parallel(n_jobs=jobs or -1, return_as="generator")(tasks)
        yield from results
        return
    there_are = connect()
    workers = jobs or there_are
    with Parallel(n_jobs=workers, backend="ray") as parallel:
        for at in range(0, len(tasks), CHUNK * workers):  # Ray's backend returns whole lists only
            yield from parallel(tasks[at : at + CHUNK * workers])


@contextlib.contextmanager
def ctrl_c_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread can set it, and only there is it needed
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def connect() -> int:
    """Join the Ray cluster of this process, of RAY_ADDRESS or of this machine, or start one here. Return its cores."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    try:
        import ray  # noqa: PLC0415  (the extra `cluster`)
        from ray.util.joblib import register_ray  # noqa: PLC0415
    except ImportError:
        raise NoCluster("a cluster needs Ray: pip install 'petitfour[lab,cluster]'") from None
    try:
        if not ray.is_initialized():
            ray.init(logging_level="ERROR", log_to_driver=False)
        register_ray()
        return max(1, int(ray.cluster_resources()["CPU"]))
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"the Ray cluster cannot be used: {error}") from None
