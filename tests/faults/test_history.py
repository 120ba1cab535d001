"""The checker of `make faults` accepts an honest history and notices every kind of lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from faults.history import Asked, History, check, check_snapshot, plain
from petitfour import GAMES
from petitfour.core import fair
from petitfour.table.events import Created, Entry, Moved, SeatConfig, Started
from petitfour.table.table import Table

SECRET = bytes(range(32))


def played() -> tuple[History, list[Entry]]:
    """Play some moves at a table of two people, who hear everything."""
    game = GAMES["marshmallow"]
    places = tuple(SeatConfig("person", f"P{seat}", person=f"p{seat}") for seat in range(2))
    made = Created(game.id, game.rules_version, 2, {"first": 0}, places, "p0", fair.commitment(SECRET))
    table, log = Table("t", SECRET).after([made, Started(("", ""))], 1)
    history = History("t")
    for _ in range(30):
        assert table.state is not None
        (seat, *_) = table.to_act()
        text = table.state.text(seat, table.state.legal(seat)[0])
        before = table.number
        table, entries = table.after([Moved(seat, text, "person")], 2)
        log += entries
        history.asked.append(Asked(seat, text, before + 1))
        for viewpoint in range(2):
            events = [plain(event) for event in table.moves_since(viewpoint, before)]
            message = {"at": table.number, "view": plain(table.view(viewpoint)), "events": events}
            history.hear(viewpoint, viewpoint, message)
    return history, log


def test_an_honest_history_has_no_anomaly() -> None:
    history, log = played()
    assert check(history, log, SECRET) == []


def lose_the_last(history: History, log: list[Entry]) -> None:
    del log[-1]


def skip_a_number(history: History, log: list[Entry]) -> None:
    log[-1] = msgspec.structs.replace(log[-1], number=log[-1].number + 1)


def store_another_move(history: History, log: list[Entry]) -> None:
    """The last move was stored otherwise than it was told."""
    table = Table.fold("t", log[:-1], SECRET)
    event = log[-1].event
    assert isinstance(event, Moved)
    assert table.state is not None
    others = [table.state.text(event.seat, move) for move in table.state.legal(event.seat)]
    other = next(text for text in others if text != event.move)
    log[-1] = msgspec.structs.replace(log[-1], event=Moved(event.seat, other, "person"))


def show_the_other_hand(history: History, log: list[Entry]) -> None:
    last = history.heard[-1]
    last.message["view"] = history.heard[-2].message["view"]


def tell_twice(history: History, log: list[Entry]) -> None:
    history.heard.append(history.heard[-1])


def go_back(history: History, log: list[Entry]) -> None:
    history.heard.append(history.heard[0])


def acknowledge_twice(history: History, log: list[Entry]) -> None:
    history.asked.append(history.asked[-1])


def make_a_move_nobody_sent(history: History, log: list[Entry]) -> None:
    history.asked[3].move = "V1"


LIES = [
    lose_the_last, skip_a_number, store_another_move, show_the_other_hand, tell_twice, go_back, acknowledge_twice,
    make_a_move_nobody_sent,
]  # fmt: skip


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_a_lie_is_noticed(lie: Callable[[History, list[Entry]], Any]) -> None:
    history, log = played()
    lie(history, log)
    assert check(history, log, SECRET)


def test_a_power_cut_that_loses_something_is_noticed() -> None:
    history, log = played()
    moment = history.heard[20].when
    told = history.told(moment)
    assert 0 < told < len(log)
    finals = {"t": len(log)}
    assert check_snapshot([history], {"t": told}, finals, moment) == []
    assert check_snapshot([history], {"t": told - 1}, finals, moment)
    assert check_snapshot([history], {"t": len(log) + 1}, finals, moment)
    assert check_snapshot([history], {}, finals, moment)
