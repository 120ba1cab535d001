"""A hint: the best moves, what they are worth, how sure that is, and reasons as data.

It is computed from what the seat can know and from nothing else. The worth of a move comes from the search; for the
reasons some of the rollouts are watched (`reasons/`, one file a game). Texts turn reasons into sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from petitfour.bots.bot import Budget, Reason
from petitfour.bots.judge import Sheet, play_out
from petitfour.bots.reasons import Option, Witness, witness
from petitfour.core.errors import PetitFourError
from petitfour.core.rng import Rng
from petitfour.core.state import Belief

WATCHED = 200  # worlds, at most
MOST_WATCHED = 12  # moves


class NothingToHint(PetitFourError):
    """A seat that has no move to make."""


class Hint(msgspec.Struct, frozen=True):
    """The moves that were looked at, best first. Of moves that come to the same (touching cards) one stands for all."""

    seat: int
    moves: list[Option]
    worlds: int
    """How many were looked at; for Mastermind's guesses, all the codes that are left."""
    exact: bool
    reasons: list[Reason]


def hint(view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Hint:
    budget.check()
    legal: list[str] = view["legal"]
    if not legal:
        raise NothingToHint(f"seat {belief.seat} has no move to make here")
    seer = witness(belief)
    sheet = seer.sheet(rng, budget)
    ranked = sheet.ranked()
    found = options(seer, sheet, ranked, rng)
    if len(legal) == 1:
        reasons = [Reason("reason-only-move", {"move": legal[0]})]
    else:
        reasons = seer.reasons(sheet, ranked, found)
    return Hint(belief.seat, found, sheet.worlds, sheet.exact, reasons)


def options(seer: Witness, sheet: Sheet, columns: Sequence[int], rng: Rng) -> list[Option]:
    """Some columns of a sheet, in the order given; the first ones are watched too."""
    moves = [sheet.moves[i] for i in columns]
    seen = [sheet.seen[i] for i in columns] if sheet.seen else watched(seer, moves[:MOST_WATCHED], sheet.worlds, rng)
    seen += [{}] * (len(moves) - len(seen))
    known = seer.belief.known
    return [
        Option(
            known.text(seer.seat, sheet.moves[i]),
            sheet.win(i),
            sheet.score(i),
            sheet.nothing(i),
            {**seen[at], **seer.count(sheet.points[i])},
        )
        for at, i in enumerate(columns)
    ]


def watched(seer: Witness, moves: list[int], worlds: int, rng: Rng) -> list[dict[str, float]]:
    """What a witness sees of each move, as the mean over some worlds, the same for all of them."""
    totals: list[dict[str, float]] = [{} for _ in moves]
    times = min(worlds, WATCHED)
    for _ in range(times):
        world = seer.belief.sample(rng)
        seed = rng.randbelow(1 << 31)
        for move, total in zip(moves, totals, strict=True):
            line = play_out(world.clone(), seer.seat, move, seer.mind, Rng(seed))
            for name, value in seer.watch(move, line).items():
                total[name] = total.get(name, 0.0) + value
    return [{name: value / times for name, value in sorted(total.items())} for total in totals]
