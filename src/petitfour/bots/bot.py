"""One way to be a bot: a view, a belief, a random generator and a budget in, a move with its reasons out."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Protocol

import msgspec

from petitfour.bots.policies import policy
from petitfour.bots.search import Search
from petitfour.core.errors import PetitFourError
from petitfour.core.rng import Rng
from petitfour.core.state import Belief

BATCH = 256  # rollouts between two looks at the clock
CLEAR = 3.0  # standard errors by which the best move must lead to stop early


class BadBudget(PetitFourError):
    """A budget that allows nothing, or has no limit."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think at most: a number of worlds (the same seed then gives the same move), seconds, or both."""

    worlds: int | None = None
    seconds: float | None = None

    def check(self) -> None:
        limits = [limit for limit in (self.worlds, self.seconds) if limit is not None]
        if not limits:
            raise BadBudget("a budget is a number of worlds, a number of seconds, or both")
        if not all(0 < limit <= 1_000_000 for limit in limits):
            raise BadBudget("a budget's limits lie above 0 and not above a million")


class Candidate(msgspec.Struct, frozen=True):
    """A move that was looked at: the chance to win the match, the points of the round, and how sure that is."""

    move: str
    win: float
    points: float
    error: float
    """The standard error of `win`."""


class Reason(msgspec.Struct, frozen=True):
    """One reason as data: the id of a text (`reason-…`) and the numbers and names that stand in it."""

    id: str
    facts: dict[str, int | float | str] = {}


class Decision(msgspec.Struct, frozen=True):
    """What a bot plays, and why: the candidates, best first, how many worlds were looked at, and reasons."""

    move: str
    candidates: list[Candidate] = []
    worlds: int = 0
    reasons: list[Reason] = []


class Bot(Protocol):
    """Sits where a person sits. It never holds a state, only what its seat can know."""

    def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision: ...


class RandomBot:
    """Any legal move."""

    def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
        legal: list[str] = view["legal"]
        return Decision(legal[rng.randbelow(len(legal))])


class PolicyBot:
    """The default policy: the medium level."""

    def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
        known = belief.known
        return Decision(known.text(belief.seat, policy(view["game"]).decide(known, belief.seat, rng)))


class SearchBot:
    """Sampled worlds, the same for all candidates, played out by the default policy."""

    def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
        budget.check()
        search = Search(belief, policy(view["game"]), rng)
        began = looked = perf_counter()
        done = search.n == 1
        while not done:
            batch = max(4, BATCH // sum(search.alive))
            left = batch if budget.worlds is None else min(batch, budget.worlds - search.worlds)
            if left == 0:
                break
            search.batch(left)
            last, looked = looked, perf_counter()
            # There must be time for another batch like this one.
            late = budget.seconds is not None and 2 * looked - last - began > budget.seconds
            done = late or search.narrow(CLEAR)
        chosen = pick(search.mixture(), rng) if search.is_secret else search.best()
        found = [Candidate(belief.known.text(belief.seat, move), *numbers) for move, *numbers in search.summary()]
        ranks = sorted(range(search.n), key=lambda i: (i != chosen, not search.alive[i], -search.sums[i]))
        return Decision(found[chosen].move, [found[i] for i in ranks], search.worlds)


def pick(shares: list[float], rng: Rng) -> int:
    """An index, as often as its share says."""
    left = rng.randbelow(1 << 30) / (1 << 30)
    for i, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return i
    return max(range(len(shares)), key=lambda i: shares[i])
