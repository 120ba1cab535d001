"""The arena: bots play whole matches against each other, the same deals in every seating.

A `Contest` and the number of a deal say a match to the last card: the dealer's chance comes from the contest's seed,
the deal, the round and the number of the dealer's move in it, and from nothing that was played; each chair's bot has
a generator of its own, which does not depend on who sits there. So the bots of two seatings get the same cards as
long as their rounds last, and two identical bots play exactly the same matches with their names exchanged.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import math
import os
import signal
import threading
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from time import perf_counter
from typing import Any

import msgspec

from petitfour import __version__
from petitfour.bots.bot import Budget
from petitfour.bots.external import ExternalBot, fell_back
from petitfour.bots.levels import Player, player
from petitfour.core.errors import BadSetting, IllegalMove, PetitFourError
from petitfour.core.game import Game, Options, Outcome, as_settings
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, State
from petitfour.games import game as find_game

MOST_MOVES = 5000  # of a match; none that ends by itself comes near
MOST_SEATINGS = 1000
CHUNK = 8  # matches a worker of a cluster is given before results are written

Seating = tuple[str, ...]  # the labels of the bots, one a chair


class BadBot(PetitFourError):
    """A bot that answered with a move the rules refuse."""


class NoCluster(PetitFourError):
    """Ray is not installed, or its cluster cannot be reached."""


class Entry(msgspec.Struct, frozen=True):
    """A bot of a contest: the name it has there, what `levels.player` calls it, and how long it may think."""

    label: str
    bot: str
    budget: Budget


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. Two runs with equal contests play the same matches."""

    game: str
    rules_version: int
    players: int
    settings: dict[str, Any]
    bots: list[Entry]
    seatings: list[Seating]
    seed: int
    cap: int
    rounds: int | None = None
    """Stopped after so many rounds; then most points win."""
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
        """Checks everything that can be wrong before the first match. A bot is written as `player` knows it, or
        LABEL=BOT: that is how two bots of the same name meet."""
        chairs = chairs_of(game.start(players, options))
        entries: dict[str, Entry] = {}
        labels = []
        for written in bots:
            label, bot = split_label(written)
            entry = Entry(label, bot, repeatable(player(bot, game.id).budget))
            if entries.setdefault(label, entry) != entry:
                raise BadSetting(f"{label} stands for two bots, {entries[label].bot} and {bot}; give them two names")
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
        """Every match, in the order of the results: deal by deal, each in all seatings."""
        return itertools.product(range(deals), self.seatings)


class Match(msgspec.Struct, frozen=True):
    """The result of a match. Scores, places and winners are those of the sides: seats, teams, or you and Emma."""

    deal: int
    seating: Seating
    scores: list[int]
    places: list[float]
    """1 is first; sides that share a place have the mean of those they share. None in an unfinished match."""
    winners: list[int]
    moves: int
    end: str | None
    """Why it was over; None: stopped at the cap of moves."""


class Thinking(msgspec.Struct):
    """How long one bot thought in a match, on all the chairs it had. The only part of a result that does not repeat."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    fallbacks: int = 0
    """Moves of the default policy, because a program gave no good answer."""

    def add(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.fallbacks += other.fallbacks


Times = dict[str, Thinking]  # by the bot's label


# --- who plays whom ----------------------------------------------------------------------------------------------


def split_label(written: str) -> tuple[str, str]:
    label, equals, bot = written.partition("=")
    return (label, bot) if equals and label.isidentifier() else (written, written)


def repeatable(budget: Budget) -> Budget:
    """By the number of worlds alone where there is one: a clock would make each run another."""
    return budget if budget.worlds is None else Budget(worlds=budget.worlds)


def chairs_of(state: State) -> int:
    """What a bot is given to play: a seat, or both seats of a team. Nobody is seated for Emma."""
    return min(state.players, state.sides)


def seatings(labels: Sequence[str], chairs: int) -> list[Seating]:
    """All mixed seatings, in a fixed order. With at most as many bots as chairs: every way to fill the chairs in which
    each bot sits at least as often as it is named. With more: every choice of so many of them, in every order."""
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
    """Seeds that have nothing to do with each other, whatever the numbers."""
    said = " ".join(["petitfour arena", *map(str, parts)])
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:8], "big")


def play_match(
    state: State, players: Sequence[Player], deal_seed: int, cap: int = MOST_MOVES, rounds: int | None = None
) -> tuple[int, Times]:
    """Plays `state` in place, one player a chair, until the match is over, has had `rounds` rounds or `cap` moves: the
    number of moves (deals not counted), and how long each player thought. Bots see what their seats can know; the
    state stays here."""
    minds = [Rng(derived(deal_seed, "seat", seat)) for seat in range(state.players)]
    times = {who.name: Thinking() for who in players}
    moves = dealt = dealt_in = 0
    while moves < cap and (rounds is None or state.round <= rounds) and (actors := state.to_act()):
        seat = actors[0]
        if seat == DEALER:
            dealt = dealt + 1 if dealt_in == state.round else 1
            dealt_in = state.round
            state.play(seat, state.chance(Rng(derived(deal_seed, "round", dealt_in, "deal", dealt))))
            continue
        moves += 1
        if seat >= state.players:  # Emma: her legal list has one entry
            state.play(seat, state.legal(seat)[0])
            continue
        who = players[seat % len(players)]
        view, belief = state.view(seat), state.belief(seat)
        began = perf_counter()
        decision = who.bot.decide(view, belief, minds[seat], who.budget)
        seconds = perf_counter() - began
        times[who.name].add(Thinking(1, seconds, seconds, fell_back(decision)))
        try:
            state.play_text(seat, decision.move)
        except IllegalMove as error:
            raise BadBot(f"{who.name} in seat {seat} played {decision.move!r:.80}: {error}") from None
    return moves, times


def play(contest: Contest, deal: int, seating: Seating) -> tuple[Match, Times]:
    """One match of a contest: the whole of what a worker does."""
    state = contest.start()
    entries = {entry.label: entry for entry in contest.bots}
    # A bot of its own for each chair: whatever it remembers, it has seen from there.
    players = [Player(label, player(entries[label].bot, contest.game).bot, entries[label].budget) for label in seating]
    with contextlib.ExitStack() as programs:
        for bot in (who.bot for who in players):
            if isinstance(bot, ExternalBot):
                programs.callback(bot.close)
        moves, times = play_match(state, players, derived(contest.seed, "deal", deal), contest.cap, contest.rounds)
    outcome = state.outcome()
    if outcome is None and contest.rounds is not None and state.round > contest.rounds:
        scores = state.scores()
        outcome = Outcome(scores, [side for side, score in enumerate(scores) if score == max(scores)], "rounds")
    if outcome is None:
        return Match(deal, seating, state.scores(), [], [], moves, None), times
    ranks = places(outcome.scores, outcome.winners)
    return Match(deal, seating, outcome.scores, ranks, outcome.winners, moves, outcome.reason), times


def places(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """The winners first (a tie may have been broken by more than points), then by points; who is level shares."""
    order = [(side in winners, 0 if side in winners else score) for side, score in enumerate(scores)]
    return [1 + sum(other > mine for other in order) + (order.count(mine) - 1) / 2 for mine in order]


# --- many matches ------------------------------------------------------------------------------------------------


def play_all(
    contest: Contest, work: Sequence[tuple[int, Seating]], jobs: int | None = None, cluster: bool = False
) -> Generator[tuple[Match, Times], None, None]:
    """The matches in the order of `work`, each as soon as it and those before it are done. `jobs`: processes of this
    machine, or workers of the cluster; None: all there are."""
    from joblib import Parallel, delayed  # noqa: PLC0415  (of the extra `lab`)

    tasks = [delayed(play)(contest, deal, seating) for deal, seating in work]
    if not cluster:
        with ctrl_c_ignored():  # which the workers inherit: this process alone answers it
            matches = Parallel(n_jobs=jobs or -1, return_as="generator")(tasks)
        yield from matches
        return
    there_are = connect()
    workers = jobs or there_are
    with Parallel(n_jobs=workers, backend="ray") as parallel:
        for at in range(0, len(tasks), CHUNK * workers):  # Ray's backend has no generators, only whole lists
            yield from parallel(tasks[at : at + CHUNK * workers])


@contextlib.contextmanager
def ctrl_c_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may ask for it, and only there is it needed
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def connect() -> int:
    """Joins the Ray cluster that this process, RAY_ADDRESS or this machine knows, else starts one here; its cores."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
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
