"""Review a finished match: evaluate each decision of a seat twice, and split the result into play and luck.

Decisions are evaluated once by what the seat could know (samples of its information set) and once with all cards up.
docs/review.md says how both are measured, and why the parts sum to the result.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from petitfour.bots.bot import Budget, Reason
from petitfour.bots.evaluation import FEWEST, NORMAL, Estimate, Evaluation, estimate, tenths
from petitfour.bots.explainer import Explainer, explainer_for
from petitfour.bots.hints import options
from petitfour.bots.sentences import decision_sentences, review_sentences, review_shares
from petitfour.core.errors import BadSeat, PetitFourError
from petitfour.core.record import Record, replay
from petitfour.core.rng import Rng
from petitfour.core.state import State

DOUBT = 1.0  # standard errors by which another move must lead to count as better than the one played
OPEN_TIMES = (8, 64)  # how often the actual state is played on, at least and at most
MOST_OPEN = 12  # moves that are evaluated there
SHOWN = 3  # biggest mistakes that are reported
NO_LOSS = Estimate(0.0, 0.0, 0.0)


class NotFinished(PetitFourError):
    """The match is not over. A review with all cards up would reveal hidden cards."""


class Verdict(msgspec.Struct, frozen=True):
    """The best move, and the win share that the played move loses against it (0 if it is that move)."""

    best: str
    loss: Estimate

    @property
    def clear(self) -> bool:
        """Whether another move was better beyond doubt, and visibly so."""
        return self.loss.low > 0 and tenths(100 * self.loss.mean) > 0


class Judged(msgspec.Struct, frozen=True):
    """One evaluated decision. A forced decision contributes nothing to the split of the result."""

    number: int
    """The number of the move in the record."""
    round: int
    phase: str
    move: str
    forced: bool
    """There was only one legal move, or all moves were equivalent."""
    worth: float
    """The chance to win with steady play."""
    gain: Estimate
    """How much better the played move is than steady play."""
    luck: float
    """The change from the value of the played move at the previous decision to `worth`."""
    known: Verdict
    """By what the seat could know."""
    open: Verdict
    """With all cards up."""
    reasons: list[Reason] = []
    mistake: bool = False
    """Another move was clearly better by what the seat could know."""
    sentences: list[Reason] = []
    """The verdicts and the reasons, as people read them."""


class Review(msgspec.Struct, frozen=True):
    """result = start + play + luck. Play is what the decisions gained over steady play, given what the seat could know.
    Luck is the rest: the cards and the moves of others. `loss` is what the decisions lost against the best moves."""

    game: str
    seat: int
    name: str
    result: float
    """1 for a win, the share of a shared win, else 0."""
    start: float
    play: Estimate
    luck: float
    last_luck: float
    """The part of luck after the last decision."""
    loss: Estimate
    decisions: list[Judged]
    mistakes: list[int]
    """The biggest clear mistakes, as indices into `decisions`."""
    worlds: int
    shares: dict[str, int] = {}
    """The parts of the result in percent: `start`, `play`, `luck`, `result`."""
    sentences: list[Reason] = []
    """The result and the numbers, as people read them."""


class Decision(NamedTuple):
    """A move of the seat in the record, and the position before it."""

    number: int
    state: State
    move: str


def review(
    record: Record,
    seat: int,
    rng: Rng,
    worlds: int,
    track: Callable[[list[Decision]], Iterable[Decision]] = iter,
) -> Review:
    """Review a match. `track` iterates over the decisions; a caller can use it to show progress."""
    outcome = record.outcome
    if outcome is None:
        raise NotFinished("the match is not over; a review would show what is still hidden")
    Budget(worlds=worlds).check()
    state = record.start()
    if not 0 <= seat < state.players:
        raise BadSeat(f"no person sits in seat {seat}; people sit in 0 to {state.players - 1}")
    side = seat % state.sides
    result = 1 / len(outcome.winners) if side in outcome.winners else 0.0
    before = start = explainer_for(state.belief(seat)).standing(state)
    decisions: list[Judged] = []
    for decision in track(decisions_of(record, seat)):
        judged = judge(decision, seat, rng, worlds)
        if not judged.forced:
            judged = replace(judged, luck=judged.worth - before)
            before = judged.worth + judged.gain.mean
        judged = replace(judged, mistake=judged.known.clear)
        decisions.append(replace(judged, sentences=decision_sentences(judged)))
    play = total([one.gain for one in decisions])
    clear = [i for i, one in enumerate(decisions) if one.mistake]
    clear.sort(key=lambda i: -decisions[i].known.loss.mean)
    found = Review(
        game=record.game.id,
        seat=seat,
        name=record.names[seat],
        result=result,
        start=start,
        play=play,
        luck=result - start - play.mean,
        last_luck=result - before,
        loss=total([one.known.loss for one in decisions]),
        decisions=decisions,
        mistakes=clear[:SHOWN],
        worlds=worlds,
    )
    return replace(found, shares=review_shares(found), sentences=review_sentences(found))


def total(parts: list[Estimate]) -> Estimate:
    """Add estimates with independent errors."""
    mean = sum(part.mean for part in parts)
    reach = math.sqrt(sum((part.high - part.mean) ** 2 for part in parts))
    return Estimate(mean, mean - reach, mean + reach)


def decisions_of(record: Record, seat: int) -> list[Decision]:
    steps = enumerate(replay(record), 1)
    return [Decision(number, state.clone(), text) for number, (state, actor, text) in steps if actor == seat]


def judge(decision: Decision, seat: int, rng: Rng, worlds: int) -> Judged:
    state = decision.state
    explainer = explainer_for(state.belief(seat))
    move = state.read(seat, decision.move)
    assert isinstance(move, int)
    forced = Judged(
        number=decision.number,
        round=state.round,
        phase=state.phase_name(),
        move=decision.move,
        forced=True,
        worth=0.0,
        gain=NO_LOSS,
        luck=0.0,
        known=Verdict(decision.move, NO_LOSS),
        open=Verdict(decision.move, NO_LOSS),
    )
    if len(state.legal(seat)) == 1:
        return forced
    evaluation = explainer.evaluate(rng, Budget(worlds=max(worlds, 2 * FEWEST)), move)
    if len(evaluation.moves) == 1:
        return forced
    played = evaluation.moves.index(explainer.policy.canonical_move(explainer.belief.known, seat, move))
    best, loss = compare(evaluation, played)
    worth, gain = against(evaluation, explainer.steady(evaluation, rng), played)
    known = Verdict(text_of(explainer, evaluation, best, decision.move, played), loss)
    told: list[Reason] = []
    if evaluation.exact:  # exact numbers are shown even if they decide nothing
        told = reasons(explainer, evaluation, evaluation.ranked()[0], played, rng)
    elif known.clear:
        told = reasons(explainer, evaluation, best, played, rng)
    return replace(
        forced,
        forced=False,
        worth=worth,
        gain=gain,
        known=known,
        open=judge_open(explainer, evaluation, played, decision, rng, worlds),
        reasons=told,
    )


def reasons(explainer: Explainer, evaluation: Evaluation, best: int, played: int, rng: Rng) -> list[Reason]:
    """Return what was better about the best move."""
    columns = [best] if best == played else [best, played]
    return explainer.game_reasons(options(explainer, evaluation, columns, rng))


def judge_open(
    explainer: Explainer, evaluation: Evaluation, played: int, decision: Decision, rng: Rng, worlds: int
) -> Verdict:
    """Evaluate with all cards up the moves that looked best."""
    columns = [played, *[i for i in evaluation.ranked() if i != played][: MOST_OPEN - 1]]
    low, high = OPEN_TIMES
    times = min(max(worlds // 4, low), high)
    shown = explainer.evaluate_open(decision.state, [evaluation.moves[i] for i in columns], rng, 2 * times)
    best, loss = compare(shown, 0)
    return Verdict(text_of(explainer, shown, best, decision.move, 0), loss)


def compare(evaluation: Evaluation, played: int) -> tuple[int, Estimate]:
    """Return the best move and what the played one loses against it. One half of the samples chooses the best move, the
    other half measures the difference. With the same samples for both, the luckiest of many moves would look best."""
    first, second = (evaluation, evaluation) if evaluation.exact else evaluation.halves()
    best = first.ranked()[0]
    if best != played:
        lead = first.lead(best, played)
        if lead.mean <= DOUBT * (lead.high - lead.mean) / NORMAL:
            best = played
    return best, NO_LOSS if best == played else second.lead(best, played)


def against(evaluation: Evaluation, steady: list[int], played: int) -> tuple[float, Estimate]:
    """Return what steady play is worth (the columns of its moves, as often as it makes them) and what the played move
    gains."""
    usual = [sum(line) / len(steady) for line in zip(*(evaluation.wins[i] for i in steady), strict=True)]
    if set(steady) == {played}:
        gain = NO_LOSS
    else:
        gain = estimate(
            [one - two for one, two in zip(evaluation.wins[played], usual, strict=True)], evaluation.exact, (-1, 1)
        )
    return sum(usual) / len(usual), gain


def text_of(explainer: Explainer, evaluation: Evaluation, best: int, text: str, played: int) -> str:
    """Return the move as it was written if it is the one played, not an equivalent one."""
    return text if best == played else explainer.belief.known.text(explainer.seat, evaluation.moves[best])
