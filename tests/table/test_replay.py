"""A replay has everything that each viewpoint saw, from one play-through."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from petitfour import GAMES, Rng
from petitfour.core.record import Record, Recorder, Simulated
from petitfour.core.state import DEALER
from petitfour.table.replay import full_replay
from tables import pick

TABLES = [("marshmallow", 3), ("monster", 2), ("macaron", 1), ("macaron", 4), ("mastermind", 2)]


def recorded(game: str, players: int, seed: int) -> Record:
    """Return a random match as a record."""
    rng, rules = Rng(seed), GAMES[game]
    names = [f"Seat {seat}" for seat in range(rules.start(players).seats)]
    recorder = Recorder(rules, players, None, names, Simulated(seed))
    while actors := recorder.state.to_act():
        seat = pick(actors, rng)
        if seat == DEALER:
            recorder.deal()
        else:
            recorder.play(seat, pick(recorder.state.legal(seat), rng))
    return recorder.record()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_all_viewpoints_come_from_one_play_through(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded(game, players, 5)
    rules: Any = type(record.game)
    reads: list[str] = []
    read = rules.read

    def noted(*args: Any) -> Any:
        reads.append(args[-1])
        return read(*args)

    monkeypatch.setattr(rules, "read", noted)  # every move that is played from a record is read once
    replay = full_replay(record)
    assert reads == [text for _, text in record.moves]
    assert [one.viewpoint for one in replay.seen] == [None, *range(players)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_replay_shows_what_the_engine_shows(game: str, players: int) -> None:
    record = recorded(game, players, 6)
    replay = full_replay(record)
    assert [seat.name for seat in replay.table.seats] == [*record.names[:players], *["Emma"] * (players == 1)]
    state = record.start()
    for n, (seat, text) in enumerate(record.moves):
        before, move = state.clone(), state.read(seat, text)
        state.play(seat, move)
        for one in replay.seen:
            event = one.events[n]
            assert one.views[n] == before.game.view(before, one.viewpoint, forms=True)
            assert (event.number, event.seat) == (n + 1, seat)
            assert event.move == state.game.told(before, seat, move, one.viewpoint)
            assert event.facts == state.game.facts(before, seat, move, state, one.viewpoint)
    for one in replay.seen:
        assert len(one.views) == len(record.moves) + 1
        assert one.views[-1].outcome == record.outcome
    assert (
        msgspec.json.decode(msgspec.json.encode(replay))["seen"][0]["events"][-1]["facts"][-1]["fact"] == "match-ended"
    )
