"""Nothing hidden leaks: two games that a seat cannot distinguish give it the same bytes.

The pairs come from exchanged cards and choices in played games, never from `sample`. The oracles of this folder, which
share no code with the engine, decide what a seat can distinguish.
"""

from __future__ import annotations

import gc
import json
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from petitfour import GAMES, Rng
from petitfour.core.errors import IllegalMove, PetitFourError
from petitfour.core.state import State
from secrecy.histories import Play, random_play
from secrecy.oracle import Oracle, oracle
from tables import fields, tables

DEEP = int(os.environ.get("DEEP", "0"))  # `make deep`: more of everything
MATCHES = 20 if DEEP else 2  # at each table
MOVES = 1000 if DEEP else 150  # of each match
SHARE = 1 if DEEP else 1 / 3  # of the moments at which two games are compared

AIDED = [pytest.param(*p.values[:2], {**p.values[2], "memory_aid": True}, id=f"{p.id}-aid") for p in tables()]
each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())
each_table_and_aid = pytest.mark.parametrize(("game", "players", "settings"), [*tables(), *AIDED])


def received(state: State, seat: int | None, battery: Sequence[str]) -> dict[str, Any]:
    """Return every byte that a seat (None: a spectator) can get from the engine at this position."""
    mail: dict[str, Any] = {
        "view": msgspec.json.encode(state.view(seat)),
        "to_act": state.to_act(),
        "fired": state.rules_fired(),
        "on show": state.game.on_show(state),
        "phase": state.phase_name(),
        "scores": state.scores(),
        "outcome": state.outcome(),
    }
    if seat is not None:
        belief = state.belief(seat)
        mail["legal"] = [state.text(seat, move) for move in state.legal(seat)]
        mail["answers"] = [answer(state, seat, text) for text in battery]
        mail["form"] = state.game.legal_form(state, seat)
        mail["belief"] = fields(belief.known)
        mail["data"] = json.dumps(belief.data())
        mail["sample"] = fields(belief.sample(Rng(1)))  # what a bot would think of
    return mail


def answer(state: State, seat: int, text: str) -> str:
    """Return what the engine answers to a seat that tries this move, without playing it."""
    try:
        move = state.read(seat, text)
        return str(state.why_not(seat, move))
    except PetitFourError as error:
        return f"{type(error).__name__}: {error}"


class Told(NamedTuple):
    """What a seat is told of a move when it is played."""

    text: str | None
    facts: bytes


class Pair(NamedTuple):
    """Two positions at the same moment of two games that are the same to `seat` so far, and what the seat saw of the
    moves that led there."""

    channel: str
    seat: int | None
    at: int
    one: State
    other: State
    told: tuple[Told, Told]


def pairs(table: Oracle, play: Play, seat: int | None, choice: Random) -> Iterator[Pair]:
    for twin in table.twins(play.moves, seat, choice):
        same = table.parting(play.moves, twin.moves, seat)
        yield from side_by_side(twin.channel, play, twin.moves[:same], seat)


def side_by_side(channel: str, play: Play, moves: list[tuple[int, str]], seat: int | None) -> Iterator[Pair]:
    """Yield the positions of both games from where they differ to where they are equal again, or where the other
    becomes illegal."""
    start = next((n for n, move in enumerate(moves) if move != play.moves[n]), None)
    if start is None:
        return
    other = play.positions[start].clone()
    for n in range(start, len(moves)):
        ours = told(play.positions[n], *play.moves[n], play.positions[n + 1], seat)
        before = other.clone()
        try:
            other.play_text(*moves[n])
        except IllegalMove:
            return
        theirs = told(before, *moves[n], other, seat)
        yield Pair(channel, seat, n + 1, play.positions[n + 1], other, (ours, theirs))
        if other.same(play.positions[n + 1]):
            return


def told(before: State, mover: int, text: str, after: State, seat: int | None) -> Told:
    """Return what a seat sees of a move, and the facts that it gets with it."""
    move = before.read(mover, text)
    facts = before.game.facts(before, mover, move, after, seat)
    return Told(before.game.told(before, mover, move, seat), msgspec.json.encode(facts))


def observers(players: int) -> list[int | None]:
    return [None, *range(players)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_oracle_that_hides_something(game: str) -> None:
    table = oracle(game, GAMES[game].players[0], {})
    assert table.channels
    assert all(phases <= set(GAMES[game].phases) for phases in table.channels.values())


@each_table_and_aid
def test_what_a_seat_cannot_tell_apart_is_the_same_in_every_byte(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    table, choice = oracle(game, players, settings), Random(1)
    compared = 0
    for seed in range(1 if settings.get("memory_aid") else MATCHES):
        play = random_play(game, players, settings, seed, limit=MOVES)
        for seat in observers(players):
            for pair in pairs(table, play, seat, choice):
                assert pair.told[0] == pair.told[1], f"{pair.channel} is told to {seat} by move {pair.at}"
                if choice.random() > SHARE:
                    continue
                battery = choice.sample(table.battery, 12)
                ours, theirs = (received(state, seat, battery) for state in (pair.one, pair.other))
                for kind, mail in ours.items():
                    assert mail == theirs[kind], f"{pair.channel} leaks to {seat} by {kind} after {pair.at} moves"
                if seat is not None:
                    assert pair.one.belief(seat) == pair.other.belief(seat)
                compared += not pair.one.same(pair.other)
    assert compared > 5


@pytest.mark.parametrize("game", GAMES)
def test_the_pairs_differ_in_every_channel_and_phase(game: str) -> None:
    """Otherwise the test above would prove nothing: the pairs differ, in everything that can be hidden."""
    found: Counter[tuple[str, str]] = Counter()
    wanted = oracle(game, GAMES[game].players[0], {}).channels
    for table in tables():
        if table.values[0] != game:
            continue
        _, players, settings = table.values
        watch = oracle(game, players, settings)
        play = random_play(game, players, settings, 0, limit=MOVES)
        for seat in observers(players):
            for pair in pairs(watch, play, seat, Random(0)):
                if not pair.one.same(pair.other):
                    channel = watch.stands_in(pair.channel, fields(pair.one), fields(pair.other))
                    found[channel, pair.one.phase_name()] += 1
    assert {channel for channel, _ in found} == set(wanted)
    assert {(channel, phase) for channel, phases in wanted.items() for phase in phases} <= set(found)


@each_table
def test_what_a_seat_may_see_does_differ(game: str, players: int, settings: dict[str, Any]) -> None:
    """The reverse: a difference hidden from one seat reaches the others as soon as they may see it."""
    table = oracle(game, players, settings)
    play = random_play(game, players, settings, 9, limit=MOVES)
    noticed = 0
    for hidden_from in range(players):
        for twin in table.twins(play.moves, hidden_from, Random(9)):
            for seat in observers(players):
                at = table.parting(play.moves, twin.moves, seat) + 1
                for pair in side_by_side(twin.channel, play, twin.moves[:at], seat):
                    if pair.at == at:
                        ours, theirs = (received(state, seat, table.battery) for state in (pair.one, pair.other))
                        assert ours != theirs
                        assert seat is None or pair.one.belief(seat) != pair.other.belief(seat)
                        noticed += 1
    assert noticed


@each_table
def test_a_belief_holds_no_reference_to_the_game_it_came_from(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    state = random_play(game, players, settings, 1, limit=12).positions[-1]
    belief = state.belief(0)
    reached: list[object] = [belief]
    for thing in reached:
        found = [r for r in gc.get_referents(thing) if isinstance(r, State) and not any(r is x for x in reached)]
        assert not any(r is state for r in found)
        reached += found
