"""Long computations take breaks between short parts, so that other threads get the interpreter's lock."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import GAMES, Rng
from petitfour.bots.bot import Budget
from petitfour.bots.hints import hint
from petitfour.bots.review import review
from petitfour.core.breaks import breathe, taking_breaks
from petitfour.core.record import Recorder, Simulated
from petitfour.server.web.api.records import expanded
from tables import pick

SHORT: dict[str, dict[str, Any]] = {
    "marshmallow": {"target": 1}, "monster": {"rounds": 1}, "macaron": {"hand": 3}, "mastermind": {"rounds": 2},
}  # fmt: skip


def test_breaks_are_taken_when_they_are_due_and_only_where_they_are_wanted() -> None:
    breathe()
    with taking_breaks(work=0, rest=0) as often:
        with taking_breaks(work=1e9, rest=1e9) as never:
            breathe()
        breathe()
        breathe()
    breathe()
    assert (often.taken, never.taken) == (2, 0)


def match(game: str) -> tuple[Recorder, list[Any]]:
    """Return a whole match at random, and the positions with a choice."""
    options = GAMES[game].options(**SHORT[game])
    players = 2
    recorder, rng = Recorder(GAMES[game], players, options, ("Ann", "Ben"), Simulated(1)), Rng(2)
    choices = []
    while actors := recorder.state.to_act():
        state, seat = recorder.state, actors[0]
        if seat < 0:
            recorder.deal()
            continue
        legal = state.legal(seat)
        if len(legal) > 1:
            choices.append((seat, state.clone()))
        recorder.play(seat, pick(legal, rng))
    return recorder, choices


@pytest.mark.parametrize("game", SHORT)
def test_hints_reviews_and_pages_take_breaks(game: str) -> None:
    recorder, choices = match(game)
    record = recorder.record()
    with taking_breaks(work=0, rest=0) as pages:
        expanded(record, None)
    assert pages.taken == len(record.moves)
    with taking_breaks(work=0, rest=0) as replays:
        expanded(record, None, all=True)
    assert replays.taken > 7 * len(record.moves)  # each view and event of three viewpoints is encoded by itself
    with taking_breaks(work=0, rest=0) as hints:
        seat, state = choices[len(choices) // 2]
        hint(state.view(seat), state.belief(seat), Rng(1), Budget(worlds=20))
    with taking_breaks(work=0, rest=0) as reviews:
        review(record, 0, Rng(1), 10)
    assert hints.taken >= len(state.legal(seat)) > 1 or game == "mastermind"  # it evaluates some guesses of many
    assert hints.taken > 1
    assert reviews.taken >= sum(seat == 0 for seat, _ in choices)
