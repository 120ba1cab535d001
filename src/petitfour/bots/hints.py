"""Hints: the best moves, what they are worth, with what uncertainty, and reasons as data.

A hint depends only on the information set of the seat. The search says what a move is worth. Explainers watch some of
the rollouts for the reasons (`explanations/`, one file per game). Texts turn reasons into sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import msgspec
from msgspec.structs import replace

from petitfour.bots.bot import Budget, Reason
from petitfour.bots.evaluation import Evaluation, play_out
from petitfour.bots.explainer import Explainer, Option, explainer_for
from petitfour.bots.sentences import option_numbers
from petitfour.core.errors import PetitFourError
from petitfour.core.rng import Rng
from petitfour.core.state import Belief
from petitfour.core.view import View

WATCHED = 200  # samples, at most
FEW_WATCHED = 20  # samples, at least, however long they take
WATCHING = 0.5  # of the budget's seconds, in addition to them
MOST_WATCHED = 12  # moves


class NothingToHint(PetitFourError):
    """The seat has no move to make."""


class Hint(msgspec.Struct, frozen=True):
    """The evaluated moves, best first. Of equivalent moves (touching cards) only one is listed."""

    seat: int
    moves: list[Option]
    worlds: int
    """The number of samples; for exact answers, of all that is possible."""
    exact: bool
    reasons: list[Reason]


def hint(view: View, belief: Belief, rng: Rng, budget: Budget) -> Hint:
    budget.check()
    legal = view.legal
    if not legal:
        raise NothingToHint(f"seat {belief.seat} has no move to make here")
    explainer = explainer_for(belief)
    evaluation = explainer.evaluate(rng, budget)
    ranked = evaluation.ranked()
    seconds = None if budget.seconds is None else WATCHING * budget.seconds
    found = options(explainer, evaluation, ranked, rng, seconds)
    if len(legal) == 1:
        reasons = [Reason("reason-only-move", {"move": legal[0]})]
    else:
        reasons = explainer.reasons(evaluation, ranked, found)
    return Hint(belief.seat, found, evaluation.worlds, evaluation.exact, reasons)


def options(
    explainer: Explainer, evaluation: Evaluation, columns: Sequence[int], rng: Rng, seconds: float | None = None
) -> list[Option]:
    """Return some columns of an evaluation as options, in the given order. The first ones are also watched, for that
    many seconds at most."""
    moves = [evaluation.moves[i] for i in columns]
    seen = (
        [evaluation.seen[i] for i in columns]
        if evaluation.seen
        else watched(explainer, moves[:MOST_WATCHED], evaluation.worlds, rng, seconds)
    )
    seen += [{}] * (len(moves) - len(seen))
    known = explainer.belief.known
    found = [
        Option(
            known.text(explainer.seat, evaluation.moves[i]),
            evaluation.win(i),
            evaluation.score(i),
            evaluation.nothing(i),
            {**seen[at], **explainer.count(evaluation.points[i])},
        )
        for at, i in enumerate(columns)
    ]
    return [replace(option, numbers=option_numbers(option)) for option in found]


def watched(
    explainer: Explainer, moves: list[int], worlds: int, rng: Rng, seconds: float | None
) -> list[dict[str, float]]:
    """Return what the explainer sees of each move: the mean over some samples, the same for all moves."""
    totals: list[dict[str, float]] = [{} for _ in moves]
    began, times = perf_counter(), 0
    for _ in range(min(worlds, WATCHED)):
        if seconds is not None and times >= FEW_WATCHED and perf_counter() - began > seconds:
            break
        times += 1
        sample = explainer.belief.sample(rng)
        seed = rng.randbelow(1 << 31)
        for move, total in zip(moves, totals, strict=True):
            line = play_out(sample.clone(), explainer.seat, move, explainer.policy, Rng(seed))
            for name, value in explainer.watch(move, line).items():
                total[name] = total.get(name, 0.0) + value
    return [{name: value / times for name, value in sorted(total.items())} for total in totals]
