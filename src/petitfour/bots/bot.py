"""The interface of a bot: from a view, an information set, a random generator and a budget to a move with its
reasons."""

from __future__ import annotations

from time import perf_counter
from typing import Protocol

import msgspec

from petitfour.bots.search import Search
from petitfour.core.errors import PetitFourError
from petitfour.core.rng import Rng
from petitfour.core.state import Belief
from petitfour.core.view import View
from petitfour.games import default_policy

BATCH = 256  # rollouts between two checks of the clock
CLEAR = 3.0  # standard errors by which the best move must lead to stop early


class BadBudget(PetitFourError):
    """A budget that allows nothing, or has no limit."""


class Budget(msgspec.Struct, frozen=True):
    """The limit on thinking: a number of samples (the same seed then gives the same move), seconds, or both."""

    worlds: int | None = None
    seconds: float | None = None

    def check(self) -> None:
        limits = [limit for limit in (self.worlds, self.seconds) if limit is not None]
        if not limits:
            raise BadBudget("a budget is a number of worlds, a number of seconds, or both")
        if not all(0 < limit <= 1_000_000 for limit in limits):
            raise BadBudget("the limits of a budget are above 0 and at most a million")


class Candidate(msgspec.Struct, frozen=True):
    """An evaluated move: the chance to win the match, the points of the round, and the uncertainty."""

    move: str
    win: float
    points: float
    error: float
    """The standard error of `win`."""


class Reason(msgspec.Struct, frozen=True):
    """One reason as data: the id of a text (`reason-…`), and the numbers and names for it."""

    id: str
    facts: dict[str, int | float | str] = {}


class Decision(msgspec.Struct, frozen=True):
    """A bot's move and why: the candidates, best first, the number of samples, and the reasons."""

    move: str
    candidates: list[Candidate] = []
    worlds: int = 0
    reasons: list[Reason] = []


class Bot(Protocol):
    """Plays one seat. It never holds a state, only what its seat can know."""

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision: ...


class RandomBot:
    """Plays a random legal move."""

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        legal = view.legal
        return Decision(legal[rng.randbelow(len(legal))])


class PolicyBot:
    """Plays the default policy: the medium level."""

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        known = belief.known
        return Decision(known.text(belief.seat, default_policy(view.game).decide(known, belief.seat, rng)))


class SearchBot:
    """Plays samples to the end of the round by the default policy. All candidates get the same samples."""

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        budget.check()
        search = Search(belief, default_policy(view.game), rng)
        began = looked = perf_counter()
        done = search.n == 1
        while not done:
            batch = max(4, BATCH // sum(search.alive))
            left = batch if budget.worlds is None else min(batch, budget.worlds - search.worlds)
            if left == 0:
                break
            search.batch(left)
            last, looked = looked, perf_counter()
            # there must be time for another batch of this size
            late = budget.seconds is not None and 2 * looked - last - began > budget.seconds
            done = late or search.narrow(CLEAR)
        chosen = pick(search.mixture(), rng) if search.is_hidden_choice else search.best()
        found = [Candidate(belief.known.text(belief.seat, move), *numbers) for move, *numbers in search.summary()]
        ranks = sorted(range(search.n), key=lambda i: (i != chosen, not search.alive[i], -search.sums[i]))
        return Decision(found[chosen].move, [found[i] for i in ranks], search.worlds)


def pick(shares: list[float], rng: Rng) -> int:
    """Return a random index, weighted by the shares."""
    left = rng.randbelow(1 << 30) / (1 << 30)
    for i, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return i
    return max(range(len(shares)), key=lambda i: shares[i])
