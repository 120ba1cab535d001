"""Judge one move as it is played, on the seat's own knowledge.

A review judges a finished match, also with all cards up. A coach sees only the information set of its seat, so it can
speak while the match goes on.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from petitfour.bots.bot import Budget, Reason
from petitfour.bots.evaluation import FEWEST, Estimate
from petitfour.bots.explainer import explainer_for
from petitfour.bots.review import NO_LOSS, compare, reasons, text_of
from petitfour.core.rng import Rng
from petitfour.core.state import Belief

MISTAKE = 0.05  # the chance to win that a mistake loses at least


class Comment(msgspec.Struct, frozen=True):
    """What a coach says about a move."""

    move: str
    verdict: Literal["forced", "good", "small", "mistake"]
    """`forced`: there was no choice. `small`: another move was better, but not by much."""
    best: str
    loss: Estimate
    """The chance to win that the move loses against the best one."""
    reasons: list[Reason] = []
    worlds: int = 0
    """The number of samples."""


def comment(belief: Belief, text: str, rng: Rng, worlds: int) -> Comment:
    """Judge a move of the seat that knows `belief`."""
    explainer = explainer_for(belief)
    move = belief.known.read(belief.seat, text)
    assert isinstance(move, int)
    evaluation = explainer.evaluate(rng, Budget(worlds=max(worlds, 2 * FEWEST)), move)
    if len(evaluation.moves) == 1:
        return Comment(text, "forced", text, NO_LOSS)
    played = evaluation.moves.index(explainer.policy.canonical_move(belief.known, belief.seat, move))
    best, loss = compare(evaluation, played)
    if best == played or loss.low <= 0:
        return Comment(text, "good", text, NO_LOSS, worlds=evaluation.worlds)
    return Comment(
        move=text,
        verdict="mistake" if loss.mean >= MISTAKE else "small",
        best=text_of(explainer, evaluation, best, text, played),
        loss=loss,
        reasons=reasons(explainer, evaluation, best, played, rng),
        worlds=evaluation.worlds,
    )
