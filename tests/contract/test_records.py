"""Every match of every game can be written, and reads back as the same match."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import DEALER, GAMES, Rng
from petitfour.core.errors import BadRecord
from petitfour.core.record import Recorder, Simulated, last_position, read, replay, verify, write
from tables import ENOUGH, ends, pick, start, tables

each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())


def recorded(game: str, players: int, settings: dict[str, Any], seed: int, most: int) -> Recorder:
    """Return a random match of at most this many moves."""
    state = start(game, players, settings)
    names = tuple(f"player {seat}" for seat in range(state.seats))
    recorder = Recorder(GAMES[game], players, state.options, names, Simulated(seed))
    rng = Rng(seed + 1)
    while (actors := recorder.state.to_act()) and len(recorder.moves) < most:
        if actors == (DEALER,):
            recorder.deal()
        else:
            seat = pick(actors, rng)
            recorder.play(seat, pick(recorder.state.legal(seat), rng))
    return recorder


@each_table
@pytest.mark.parametrize("most", [0, 1, 7, 40, 10_000])
def test_a_record_reads_back_as_the_same_match(game: str, players: int, settings: dict[str, Any], most: int) -> None:
    recorder = recorded(game, players, settings, 3, most if ends(start(game, players, settings)) else min(most, ENOUGH))
    record = recorder.record()
    text = write(record)
    again = read(text, GAMES)
    assert again == record
    assert write(again) == text
    assert last_position(again).same(recorder.state)
    assert again.outcome == recorder.state.outcome()
    assert text.endswith("\nunfinished\n" if again.outcome is None else "\nend\n")
    assert [(seat, move) for _, seat, move in replay(again)] == recorder.moves
    assert verify(again) == sum(seat == DEALER for seat, _ in recorder.moves)


@each_table
def test_a_record_with_a_line_lost_or_changed_is_refused(game: str, players: int, settings: dict[str, Any]) -> None:
    lines = write(recorded(game, players, settings, 4, 25).record()).split("\n")
    first = lines.index("")
    for n in (1, 3, first - 1, *range(first + 1, len(lines) - 1, 3)):
        if lines[n]:
            with pytest.raises(BadRecord):
                read("\n".join([*lines[:n], *lines[n + 1 :]]), GAMES)
            with pytest.raises(BadRecord):
                read("\n".join([*lines[:n], lines[n] + "1", *lines[n + 1 :]]), GAMES)
