"""Hints and reviews as sentences: the ids of texts, with the numbers as people read them.

Numbers are rounded here and in `evaluation.py`, so the terminal and the browser show the same ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from petitfour.bots.bot import Reason
from petitfour.bots.evaluation import Estimate, percent, tenths
from petitfour.bots.explainer import Option

if TYPE_CHECKING:
    from petitfour.bots.review import Judged, Review

Numbers = dict[str, int | float]


def option_numbers(option: Option) -> Numbers:
    """Return the chance to win in percent, with its interval, and the points."""
    win = option.win
    return {
        "win": percent(win.mean),
        "low": percent(win.low),
        "high": percent(win.high),
        "points": tenths(option.points.mean),
    }


def review_shares(found: Review) -> dict[str, int]:
    """Return the parts of the result in percent."""
    parts = {"start": found.start, "play": found.play.mean, "luck": found.luck, "result": found.result}
    return {name: percent(abs(share)) * (-1 if share < 0 else 1) for name, share in parts.items()}


def review_sentences(found: Review) -> list[Reason]:
    """Return the sentences about a whole match, the result first."""
    result = "won" if found.result == 1 else "shared" if found.result else "lost"
    good = found.play.mean >= 0
    play = found.play if good else Estimate(-found.play.mean, -found.play.high, -found.play.low)
    counts: dict[str, int | float | str] = {
        "decisions": len(found.decisions),
        "forced": sum(one.forced for one in found.decisions),
        "mistakes": sum(one.mistake for one in found.decisions),
    }
    return [
        Reason(f"review-{result}"),
        Reason("review-start", {"start": percent(found.start)}),
        Reason("review-play-good" if good else "review-play-bad", interval("play", play)),
        Reason("review-luck-good" if found.luck >= 0 else "review-luck-bad", {"luck": matches(abs(found.luck))}),
        Reason("review-loss", interval("loss", found.loss)),
        Reason("review-counts", counts),
    ]


def decision_sentences(one: Judged) -> list[Reason]:
    """Return the sentences about one decision."""
    if one.forced:
        return [Reason("review-forced")]
    found = []
    for verdict, kind in ((one.known, "review"), (one.open, "review-open")):
        if verdict.clear:
            found.append(Reason(f"{kind}-better", {"best": verdict.best, **interval("gap", verdict.loss)}))
        else:
            found.append(Reason(f"{kind}-fine"))
    return found + one.reasons


def interval(name: str, share: Estimate) -> dict[str, int | float | str]:
    """Return a mean with its interval, per 100 matches."""
    return {name: matches(share.mean), "low": matches(share.low), "high": matches(share.high)}


def matches(share: float) -> float:
    """Return the number of 100 matches."""
    return tenths(100 * share)
