"""What is said about a decision of any game; a game's own witness adds what a player of that game would ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from petitfour.bots.bot import Budget, Reason
from petitfour.bots.judge import Estimate, Sheet, percent, played_on, searched, tenths
from petitfour.bots.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, State

DRAWS = 8
SLIPS = 1 / 12  # how often somebody plays just any move where a known world is played on


class Option(msgspec.Struct, frozen=True):
    """A move that was looked at: the chance to win the match, the points of this round, the share of worlds in which
    there are none, and what else was seen (by name, the mean over the worlds that were watched)."""

    move: str
    win: Estimate
    points: Estimate
    nothing: float
    seen: dict[str, float] = {}


class Witness:
    """Watches one decision being played out, and says what it saw."""

    def __init__(self, belief: Belief, mind: Policy) -> None:
        self.belief = belief
        self.seat = belief.seat
        self.mind = mind

    def sheet(self, rng: Rng, budget: Budget, also: int | None = None) -> Sheet:
        """What the moves are worth for all that the seat can know; `also` is a move that has to be among them."""
        return searched(self.belief, self.mind, rng, budget)

    def open_sheet(self, world: State, moves: list[int], rng: Rng, times: int) -> Sheet:
        """What the moves are worth in the one world that was, all cards up."""
        return played_on(world, self.seat, moves, self.mind, rng, times, self.standing, SLIPS)

    def standing(self, state: State) -> float:
        """The chance to win the match, judged between two rounds or at its end."""
        return self.mind.standing(state, self.seat % state.sides)

    def steady(self, sheet: Sheet, rng: Rng) -> list[int]:
        """What the seat would play here if it went on as the rollouts do: the columns of the default policy's moves,
        several since it may throw dice."""
        known = self.belief.known
        draws = [self.mind.like(known, self.seat, self.mind.decide(known, self.seat, rng)) for _ in range(DRAWS)]
        return [sheet.moves.index(move) for move in draws]

    def watch(self, move: int, line: Iterator[State]) -> dict[str, float]:
        """What is worth telling about one rollout; `line` gives the state after the move and after each that follows,
        to the end of the round."""
        return {}

    def count(self, points: Sequence[float]) -> dict[str, float]:
        """What can be told from the round's points in each world, as the search has them."""
        return {}

    def game_reasons(self, options: Sequence[Option]) -> list[Reason]:
        """About the first of the options, the best, or about it and the others."""
        return []

    def reasons(self, sheet: Sheet, ranked: Sequence[int], options: Sequence[Option]) -> list[Reason]:
        """All there is to say about the best move; `ranked` are the columns of the options, best first."""
        if len(options) > 1:
            found = [comparison(options[0].move, options[1].move, sheet.lead(ranked[0], ranked[1]))]
        else:
            found = [Reason("reason-same", {"moves": len(self.belief.known.legal(self.seat))})]
        if sheet.mixture is not None:
            found.append(mixed(self.belief.known.text(self.seat, sheet.moves[often(sheet.mixture)]), sheet.mixture))
        found += self.game_reasons(options)
        return found + points_reasons(options[0])


def comparison(best: str, other: str, lead: Estimate) -> Reason:
    """Wins in a hundred matches. Where the interval holds zero nothing is claimed but its widest end."""
    if lead.low > 0 and tenths(100 * lead.mean) > 0:
        facts = {"gap": tenths(100 * lead.mean), "low": tenths(100 * lead.low), "high": tenths(100 * lead.high)}
        return Reason("reason-better", {"move": best, "other": other} | facts)
    most = max(abs(lead.low), abs(lead.high))
    return Reason("reason-as-good", {"move": best, "other": other, "most": tenths(100 * most)})


def mixed(move: str, mixture: list[float]) -> Reason:
    """The move that should be played most often where nobody must foresee it."""
    return Reason("reason-mixed", {"move": move, "share": percent(max(mixture))})


def often(mixture: list[float]) -> int:
    return max(range(len(mixture)), key=mixture.__getitem__)


def points_reasons(option: Option) -> list[Reason]:
    points = option.points
    facts = {"points": tenths(points.mean), "low": tenths(points.low), "high": tenths(points.high)}
    if facts["low"] == facts["high"]:
        return [Reason("reason-points-same", {"move": option.move, "points": facts["points"]})]
    found = [Reason("reason-points", {"move": option.move} | facts)]
    if percent(option.nothing):
        found.append(Reason("reason-nothing", {"move": option.move, "share": percent(option.nothing)}))
    return found


def trick_reason(option: Option) -> list[Reason]:
    if "trick" not in option.seen:
        return []
    return [Reason("reason-trick", {"move": option.move, "share": percent(option.seen["trick"])})]
