"""Explain a decision of any game. A game's explainer adds what a player of that game would ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from petitfour.bots.bot import Budget, Reason
from petitfour.bots.evaluation import Estimate, Evaluation, evaluate, evaluate_state, percent, tenths
from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, State

DRAWS = 8
SLIPS = 1 / 12  # how often a player makes a random move when a known state is played on


class Option(msgspec.Struct, frozen=True):
    """An evaluated move: the chance to win the match, the points of this round, the share of samples without points,
    and what else was seen (by name, the mean over the watched samples)."""

    move: str
    win: Estimate
    points: Estimate
    nothing: float
    seen: dict[str, float] = {}
    numbers: dict[str, int | float] = {}
    """What people read: `win`, `low` and `high` in percent, and `points`."""


class Explainer:
    """Watches rollouts of one decision, and says what it saw."""

    def __init__(self, belief: Belief, policy: Policy) -> None:
        self.belief = belief
        self.seat = belief.seat
        self.policy = policy

    def evaluate(self, rng: Rng, budget: Budget, also: int | None = None) -> Evaluation:
        """Evaluate the moves by what the seat can know. `also` is a move that must be among them."""
        return evaluate(self.belief, self.policy, rng, budget)

    def evaluate_open(self, state: State, moves: list[int], rng: Rng, times: int) -> Evaluation:
        """Evaluate the moves in the actual state, with all cards up."""
        return evaluate_state(state, self.seat, moves, self.policy, rng, times, self.standing, SLIPS)

    def standing(self, state: State) -> float:
        """Return the chance to win the match, between two rounds or at its end."""
        return self.policy.standing(state, self.seat % state.sides)

    def steady(self, evaluation: Evaluation, rng: Rng) -> list[int]:
        """Return what the seat would play if it continued as the rollouts do: the columns of several draws of the
        default policy, which may be random."""
        known = self.belief.known
        draws = [
            self.policy.canonical_move(known, self.seat, self.policy.decide(known, self.seat, rng))
            for _ in range(DRAWS)
        ]
        return [evaluation.moves.index(move) for move in draws]

    def watch(self, move: int, line: Iterator[State]) -> dict[str, float]:
        """Return what is worth saying about one rollout. `line` yields the state after each move to the end of the
        round."""
        return {}

    def count(self, points: Sequence[float]) -> dict[str, float]:
        """Return what follows from the round's points in each sample of the search."""
        return {}

    def game_reasons(self, options: Sequence[Option]) -> list[Reason]:
        """Return the game's reasons for the first option, alone or compared with the others."""
        return []

    def reasons(self, evaluation: Evaluation, ranked: Sequence[int], options: Sequence[Option]) -> list[Reason]:
        """Return all reasons for the best move; `ranked` are the columns of the options, best first."""
        if len(options) > 1:
            found = [comparison(options[0].move, options[1].move, evaluation.lead(ranked[0], ranked[1]))]
        else:
            found = [Reason("reason-same", {"moves": len(self.belief.known.legal(self.seat))})]
        if evaluation.mixture is not None:
            found.append(
                mixed(
                    self.belief.known.text(self.seat, evaluation.moves[often(evaluation.mixture)]), evaluation.mixture
                )
            )
        found += self.game_reasons(options)
        return found + points_reasons(options[0])


def comparison(best: str, other: str, lead: Estimate) -> Reason:
    """Compare two moves, in wins per hundred matches. If the interval contains zero, only state its widest bound."""
    if lead.low > 0 and tenths(100 * lead.mean) > 0:
        facts = {"gap": tenths(100 * lead.mean), "low": tenths(100 * lead.low), "high": tenths(100 * lead.high)}
        return Reason("reason-better", {"move": best, "other": other} | facts)
    most = max(abs(lead.low), abs(lead.high))
    return Reason("reason-as-good", {"move": best, "other": other, "most": tenths(100 * most)})


def mixed(move: str, mixture: list[float]) -> Reason:
    """Name the move to play most often if nobody must be able to predict it."""
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


def explainer_for(belief: Belief) -> Explainer:
    """Return an explainer for one decision of the seat with this information set."""
    game = belief.known.game
    own: type[Explainer] = game.part("explain", "EXPLAINER") or Explainer
    return own(belief, game.policy())
