"""What each move of a decision is worth, sample by sample, and with what uncertainty.

Hints and reviews both read an `Evaluation`: from the search over samples of the information set, or from rollouts of a
given state with all cards up. Numbers that people read are rounded here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

import msgspec

from petitfour.bots.bot import BATCH, Budget
from petitfour.bots.search import Search
from petitfour.core.breaks import breathe
from petitfour.core.drive import dealer, drive
from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, State

FEWEST = 8  # samples: fewer give no usable interval
NORMAL = 1.96  # standard errors on either side of a mean: 95 %
UNSEEN = 3.0  # an event not seen in n samples has a rate below 3 / n, with 95 % confidence


def percent(share: float) -> int:
    """Return a share as people read it."""
    return math.floor(100 * share + 0.5)


def tenths(value: float) -> float:
    """Round a mean of points, rows or codes for display. For a difference of shares, pass 100 times the difference."""
    return math.floor(10 * value + 0.5) / 10


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate(values: Sequence[float], exact: bool = False, bounds: tuple[float, float] | None = None) -> Estimate:
    """Return the mean and its interval. `exact`: the values are all there are. `bounds`: no value lies outside."""
    n = len(values)
    mean = sum(values) / n
    if exact:
        return Estimate(mean, mean, mean)
    low, high = bounds or (-math.inf, math.inf)
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / max(n - 1, 1) / n)
    reach = NORMAL * error if error > 0 else UNSEEN / n
    return Estimate(mean, max(low, mean - reach), min(high, mean + reach))


class Evaluation:
    """One decision: for each move a column of win shares and one of the round's points, with one row per sample."""

    def __init__(
        self,
        moves: list[int],
        wins: list[Sequence[float]],
        points: list[Sequence[float]],
        values: list[Sequence[float]] | None = None,
        exact: bool = False,
        seen: list[dict[str, float]] | None = None,
        mixture: list[float] | None = None,
    ) -> None:
        self.moves = moves
        self.wins = wins
        self.points = points
        self.values = wins if values is None else values
        """What ranks the moves: the win share, possibly with a small weight for the lead in points."""
        self.exact = exact
        """The rows are all full states there are, all equally likely."""
        self.seen = seen
        """By move, what else is known without watching rollouts."""
        self.mixture = mixture
        """How often to choose each move if others must not be able to predict it."""

    @property
    def worlds(self) -> int:
        return len(self.wins[0])

    def win(self, i: int) -> Estimate:
        return estimate(self.wins[i], self.exact, (0.0, 1.0))

    def score(self, i: int) -> Estimate:
        return estimate(self.points[i], self.exact)

    def nothing(self, i: int) -> float:
        """Return the share of samples in which this move brings no point in this round."""
        return sum(points <= 0 for points in self.points[i]) / self.worlds

    def lead(self, i: int, other: int) -> Estimate:
        """Return how much more one move wins than another. It compares sample by sample, so shared luck cancels out."""
        gaps = [one - two for one, two in zip(self.wins[i], self.wins[other], strict=True)]
        return estimate(gaps, self.exact, (-1.0, 1.0))

    def ranked(self) -> list[int]:
        """Return the columns, best first."""
        return sorted(range(len(self.moves)), key=lambda i: -sum(self.values[i]))

    def part(self, columns: Sequence[int], lines: slice) -> Evaluation:
        """Return some of the moves in some of the samples."""
        return Evaluation(
            [self.moves[i] for i in columns],
            [self.wins[i][lines] for i in columns],
            [self.points[i][lines] for i in columns],
            [self.values[i][lines] for i in columns],
            self.exact,
        )

    def halves(self) -> tuple[Evaluation, Evaluation]:
        every, half = range(len(self.moves)), self.worlds // 2
        return self.part(every, slice(half)), self.part(every, slice(half, None))


def evaluate(belief: Belief, policy: Policy, rng: Rng, budget: Budget) -> Evaluation:
    """Evaluate by search. No candidate is dropped, because the numbers themselves are wanted."""
    search = Search(belief, policy, rng)
    batch = max(4, BATCH // search.n)
    began = perf_counter()
    most = None if budget.worlds is None else max(budget.worlds, FEWEST)
    while True:
        left = batch if most is None else min(batch, most - search.worlds)
        late = budget.seconds is not None and perf_counter() - began > budget.seconds
        if left <= 0 or (late and search.worlds >= FEWEST):
            break
        search.batch(left)
        breathe()
    n = search.n
    return Evaluation(
        list(search.candidates),
        [search.wins[i::n] for i in range(n)],
        [search.points[i::n] for i in range(n)],
        [search.values[i::n] for i in range(n)],
        mixture=search.mixture() if search.is_hidden_choice else None,
    )


def evaluate_state(
    state: State,
    seat: int,
    moves: list[int],
    policy: Policy,
    rng: Rng,
    times: int,
    standing: Callable[[State], float],
    slips: float = 0.0,
) -> Evaluation:
    """Evaluate in one given state: play each move, and then the round to its end, several times. A deterministic policy
    would give one line only, so every player makes a random move now and then (`slips`)."""
    side = seat % state.sides
    before = state.scores()[side]
    wins: list[list[float]] = [[] for _ in moves]
    points: list[list[float]] = [[] for _ in moves]
    for _ in range(times):
        seed = rng.randbelow(1 << 31)
        for i, move in enumerate(moves):
            trial = state.clone()
            for _state in play_out(trial, seat, move, policy, Rng(seed), slips):
                pass
            wins[i].append(standing(trial))
            points[i].append(trial.scores()[side] - before)
    return Evaluation(moves, list(wins), list(points))


def play_out(state: State, seat: int, move: int, policy: Policy, rng: Rng, slips: float = 0.0) -> Iterator[State]:
    """Play a move and then the round to its end by the policy. Yield the same state after each move."""
    number = state.round
    one_in = round(1 / slips) if slips else 0

    def act(actor: int) -> None:
        if one_in and rng.randbelow(one_in) == 0:
            legal = state.legal(actor)
            state.play(actor, legal[rng.randbelow(len(legal))])
        else:
            state.play(actor, policy.decide(state, actor, rng))

    breathe()
    state.play(seat, move)
    yield state
    for _ in drive(state, act, dealer(state, rng), last_round=number):
        yield state
