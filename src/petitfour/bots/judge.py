"""What each move of a decision is worth, world by world, and how sure that is.

Hints and reviews read the same `Sheet`: by the search over sampled worlds (what a seat could know), or by playing on
in one given world (all cards up). Numbers that people read are rounded here and nowhere else.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

import msgspec

from petitfour.bots.bot import BATCH, Budget
from petitfour.bots.policy import Policy
from petitfour.bots.search import Search
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, Belief, State

FEWEST = 8  # worlds: from fewer no interval can be told
NORMAL = 1.96  # standard errors on either side of a mean: 95 %
UNSEEN = 3.0  # what never happened in n worlds happens in fewer than 3 of n, 95 % sure


def percent(share: float) -> int:
    """A share as people read it."""
    return math.floor(100 * share + 0.5)


def tenths(value: float) -> float:
    """A mean of points, rows or codes as people read it; of a difference of shares, take 100 times that."""
    return math.floor(10 * value + 0.5) / 10


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and between what bounds it lies in 95 of 100 cases."""

    mean: float
    low: float
    high: float


def estimate(values: Sequence[float], exact: bool = False, bounds: tuple[float, float] | None = None) -> Estimate:
    """`exact`: these are all the worlds there are. `bounds`: no value can lie outside."""
    n = len(values)
    mean = sum(values) / n
    if exact:
        return Estimate(mean, mean, mean)
    low, high = bounds or (-math.inf, math.inf)
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / max(n - 1, 1) / n)
    reach = NORMAL * error if error > 0 else UNSEEN / n
    return Estimate(mean, max(low, mean - reach), min(high, mean + reach))


class Sheet:
    """One decision: for each move a column of win shares and one of the round's points, one line a world."""

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
        """What decides: the win share, perhaps with a little of the lead in points."""
        self.exact = exact
        """The worlds are all there are, and all equally likely."""
        self.seen = seen
        """By move, what else there is to tell, if that is known without watching rollouts."""
        self.mixture = mixture
        """How often each move should be chosen where others must not foresee it."""

    @property
    def worlds(self) -> int:
        return len(self.wins[0])

    def win(self, i: int) -> Estimate:
        return estimate(self.wins[i], self.exact, (0.0, 1.0))

    def score(self, i: int) -> Estimate:
        return estimate(self.points[i], self.exact)

    def nothing(self, i: int) -> float:
        """The share of worlds in which this move brings no point in this round."""
        return sum(points <= 0 for points in self.points[i]) / self.worlds

    def lead(self, i: int, other: int) -> Estimate:
        """By how much one move wins more than another: compared world by world, so what both share cancels out."""
        gaps = [one - two for one, two in zip(self.wins[i], self.wins[other], strict=True)]
        return estimate(gaps, self.exact, (-1.0, 1.0))

    def ranked(self) -> list[int]:
        """The columns, best first."""
        return sorted(range(len(self.moves)), key=lambda i: -sum(self.values[i]))

    def part(self, columns: Sequence[int], lines: slice) -> Sheet:
        """Some of the moves, in some of the worlds."""
        return Sheet(
            [self.moves[i] for i in columns],
            [self.wins[i][lines] for i in columns],
            [self.points[i][lines] for i in columns],
            [self.values[i][lines] for i in columns],
            self.exact,
        )

    def halves(self) -> tuple[Sheet, Sheet]:
        every, half = range(len(self.moves)), self.worlds // 2
        return self.part(every, slice(half)), self.part(every, slice(half, None))


def searched(belief: Belief, mind: Policy, rng: Rng, budget: Budget) -> Sheet:
    """The search's own data; no candidate is dropped, since here the numbers themselves are wanted."""
    search = Search(belief, mind, rng)
    batch = max(4, BATCH // search.n)
    began = perf_counter()
    most = None if budget.worlds is None else max(budget.worlds, FEWEST)
    while True:
        left = batch if most is None else min(batch, most - search.worlds)
        late = budget.seconds is not None and perf_counter() - began > budget.seconds
        if left <= 0 or (late and search.worlds >= FEWEST):
            break
        search.batch(left)
    n = search.n
    return Sheet(
        list(search.candidates),
        [search.wins[i::n] for i in range(n)],
        [search.points[i::n] for i in range(n)],
        [search.values[i::n] for i in range(n)],
        mixture=search.mixture() if search.is_secret else None,
    )


def played_on(
    world: State,
    seat: int,
    moves: list[int],
    mind: Policy,
    rng: Rng,
    times: int,
    standing: Callable[[State], float],
    slips: float = 0.0,
) -> Sheet:
    """The same in one given world: each move, and then the round played to its end, several times. A policy that
    always plays the same would show one line only, so everybody slips now and then and plays just any move."""
    side = seat % world.sides
    before = world.scores()[side]
    wins: list[list[float]] = [[] for _ in moves]
    points: list[list[float]] = [[] for _ in moves]
    for _ in range(times):
        seed = rng.randbelow(1 << 31)
        for i, move in enumerate(moves):
            trial = world.clone()
            for _state in play_out(trial, seat, move, mind, Rng(seed), slips):
                pass
            wins[i].append(standing(trial))
            points[i].append(trial.scores()[side] - before)
    return Sheet(moves, list(wins), list(points))


def play_out(state: State, seat: int, move: int, mind: Policy, rng: Rng, slips: float = 0.0) -> Iterator[State]:
    """Plays a move and then the round to its end, everybody by the policy: the same state, after each move."""
    number = state.round
    one_in = round(1 / slips) if slips else 0
    state.play(seat, move)
    yield state
    while state.round == number and (actors := state.to_act()):
        actor = actors[0]
        if actor == DEALER:
            state.play(DEALER, state.chance(rng))
        elif one_in and rng.randbelow(one_in) == 0:
            legal = state.legal(actor)
            state.play(actor, legal[rng.randbelow(len(legal))])
        else:
            state.play(actor, mind.decide(state, actor, rng))
        yield state
