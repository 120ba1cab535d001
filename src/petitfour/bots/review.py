"""The review of a finished match: each decision of a seat judged twice, and the result split into play and luck.

Once by what the seat could know (worlds sampled from its belief), once with all cards up (the world that was). How
both are measured, and why the parts sum to the result: docs/review.md.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from petitfour.bots.bot import Budget, Reason
from petitfour.bots.hints import options
from petitfour.bots.judge import FEWEST, NORMAL, Estimate, Sheet, estimate, tenths
from petitfour.bots.reasons import Witness, witness
from petitfour.core.errors import BadSeat, PetitFourError
from petitfour.core.record import Record, replay
from petitfour.core.rng import Rng
from petitfour.core.state import State

DOUBT = 1.0  # standard errors by which another move must lead to be held against the one that was played
OPEN_TIMES = (8, 64)  # how often the world that was is played on, at least and at most
MOST_OPEN = 12  # moves that are looked at there
SHOWN = 3  # the biggest mistakes
NO_LOSS = Estimate(0.0, 0.0, 0.0)


class NotFinished(PetitFourError):
    """A match that is still being played: a review with all cards up would show them."""


class Verdict(msgspec.Struct, frozen=True):
    """The best move, and the win share that the move played gives away against it (0 if it is that move)."""

    best: str
    loss: Estimate

    @property
    def clear(self) -> bool:
        """Something was better beyond doubt, and by enough to be seen."""
        return self.loss.low > 0 and tenths(100 * self.loss.mean) > 0


class Judged(msgspec.Struct, frozen=True):
    """One decision. A forced one, where there was nothing to choose, stands for nothing in the split of the result."""

    number: int
    """Of the move in the record."""
    round: int
    phase: str
    move: str
    forced: bool
    """There was nothing to choose: one legal move, or several that come to the same."""
    worth: float
    """The chance to win with steady play."""
    gain: Estimate
    """By how much the move played is better than that."""
    luck: float
    """From the worth of the move played at the decision before to the worth here."""
    known: Verdict
    """By what the seat could know."""
    open: Verdict
    """With all cards up."""
    reasons: list[Reason] = []


class Review(msgspec.Struct, frozen=True):
    """result = start + play + luck: play is what the decisions gained over steady play, given what the seat could know,
    and luck all else, the cards and what the others did. Beside it, what the decisions lost against the best moves."""

    game: str
    seat: int
    name: str
    result: float
    """1 for a win, a share of it for a shared one, else 0."""
    start: float
    play: Estimate
    luck: float
    last_luck: float
    """The part of it that came after the last decision."""
    loss: Estimate
    decisions: list[Judged]
    mistakes: list[int]
    """The biggest ones that are clear, as places in `decisions`."""
    worlds: int


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
    """`track` goes through the decisions; a caller may show the progress with it."""
    outcome = record.outcome
    if outcome is None:
        raise NotFinished("the match is not over; a review would show what is still hidden")
    Budget(worlds=worlds).check()
    state = record.start()
    if not 0 <= seat < state.players:
        raise BadSeat(f"no person sits in seat {seat}; people sit in 0 to {state.players - 1}")
    side = seat % state.sides
    result = 1 / len(outcome.winners) if side in outcome.winners else 0.0
    before = start = witness(state.belief(seat)).standing(state)
    decisions: list[Judged] = []
    for decision in track(decisions_of(record, seat)):
        judged = judge(decision, seat, rng, worlds)
        if not judged.forced:
            judged = replace(judged, luck=judged.worth - before)
            before = judged.worth + judged.gain.mean
        decisions.append(judged)
    play = total([one.gain for one in decisions])
    clear = [i for i, one in enumerate(decisions) if one.known.clear]
    clear.sort(key=lambda i: -decisions[i].known.loss.mean)
    return Review(
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


def total(parts: list[Estimate]) -> Estimate:
    """Of estimates whose errors have nothing to do with each other."""
    mean = sum(part.mean for part in parts)
    reach = math.sqrt(sum((part.high - part.mean) ** 2 for part in parts))
    return Estimate(mean, mean - reach, mean + reach)


def decisions_of(record: Record, seat: int) -> list[Decision]:
    steps = enumerate(replay(record), 1)
    return [Decision(number, state.clone(), text) for number, (state, actor, text) in steps if actor == seat]


def judge(decision: Decision, seat: int, rng: Rng, worlds: int) -> Judged:
    state = decision.state
    seer = witness(state.belief(seat))
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
    sheet = seer.sheet(rng, Budget(worlds=max(worlds, 2 * FEWEST)), move)
    if len(sheet.moves) == 1:
        return forced
    played = sheet.moves.index(seer.mind.like(seer.belief.known, seat, move))
    best, loss = compare(sheet, played)
    worth, gain = against(sheet, seer.steady(sheet, rng), played)
    known = Verdict(text_of(seer, sheet, best, decision.move, played), loss)
    told: list[Reason] = []
    if sheet.exact:  # Mastermind's numbers are told even where they decide nothing
        told = reasons(seer, sheet, sheet.ranked()[0], played, rng)
    elif known.clear:
        told = reasons(seer, sheet, best, played, rng)
    return replace(
        forced,
        forced=False,
        worth=worth,
        gain=gain,
        known=known,
        open=judge_open(seer, sheet, played, decision, rng, worlds),
        reasons=told,
    )


def reasons(seer: Witness, sheet: Sheet, best: int, played: int, rng: Rng) -> list[Reason]:
    """What was better about the best move."""
    columns = [best] if best == played else [best, played]
    return seer.game_reasons(options(seer, sheet, columns, rng))


def judge_open(seer: Witness, sheet: Sheet, played: int, decision: Decision, rng: Rng, worlds: int) -> Verdict:
    """With all cards up, of the moves that looked best."""
    columns = [played, *[i for i in sheet.ranked() if i != played][: MOST_OPEN - 1]]
    low, high = OPEN_TIMES
    times = min(max(worlds // 4, low), high)
    shown = seer.open_sheet(decision.state, [sheet.moves[i] for i in columns], rng, 2 * times)
    best, loss = compare(shown, 0)
    return Verdict(text_of(seer, shown, best, decision.move, 0), loss)


def compare(sheet: Sheet, played: int) -> tuple[int, Estimate]:
    """The best move, and what the one played loses against it. One half of the worlds says which move is best, the
    other how much better it is: the same for both would call the luckiest of many moves best, and believe its luck."""
    first, second = (sheet, sheet) if sheet.exact else sheet.halves()
    best = first.ranked()[0]
    if best != played:
        lead = first.lead(best, played)
        if lead.mean <= DOUBT * (lead.high - lead.mean) / NORMAL:
            best = played
    return best, NO_LOSS if best == played else second.lead(best, played)


def against(sheet: Sheet, steady: list[int], played: int) -> tuple[float, Estimate]:
    """What steady play is worth (columns of its moves, as often as it makes them), and what the move played gains."""
    usual = [sum(line) / len(steady) for line in zip(*(sheet.wins[i] for i in steady), strict=True)]
    if set(steady) == {played}:
        gain = NO_LOSS
    else:
        gain = estimate([one - two for one, two in zip(sheet.wins[played], usual, strict=True)], sheet.exact, (-1, 1))
    return sum(usual) / len(usual), gain


def text_of(seer: Witness, sheet: Sheet, best: int, text: str, played: int) -> str:
    """The move as it was written if it is the one played, and not another that comes to the same."""
    return text if best == played else seer.belief.known.text(seer.seat, sheet.moves[best])
