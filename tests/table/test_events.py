"""Events as the log stores them."""

from __future__ import annotations

import pytest

from petitfour.table import events
from petitfour.table.events import (
    AgreedToEnd,
    AnyEvent,
    Blocked,
    BotLetIn,
    Clock,
    Closed,
    Conceded,
    Continued,
    Created,
    Forgotten,
    HostGiven,
    Moved,
    Muted,
    Placed,
    Readied,
    Rematched,
    Removed,
    Revealed,
    Sat,
    Sealed,
    SeatConfig,
    SeatSet,
    Started,
    Stood,
    TookBack,
)  # fmt: skip

FRIEND = SeatConfig("friend", "Zoë", key="00")
EVENTS: list[AnyEvent] = [
    Created("mastermind", 1, 2, {"first": None}, (SeatConfig("bot", None, "hard"), FRIEND), "p", "c"),
    Sat(0, "p", "Ann", remote=True), Stood(1), SeatSet(0, SeatConfig()), Readied(2, "words"), HostGiven("q"),
    Readied(0, pledge="ab" * 32), Sealed((None, "ab" * 32)), Revealed(1, "words"), Started((None, "é")),
    Started(("", "é")), Moved(-1, "first 0", "table"), Moved(3, "P7", "clock", 120), BotLetIn(1), TookBack(1),
    Conceded(2), Continued(1), Continued(),
    AgreedToEnd(0, False), Closed(), Closed("closed"), Closed("too-long"),
    Muted("ab"), Muted("ab", False), Removed(1), Blocked("ab"),
    Placed({"game": "monster", "seat": 1}, 7),
    Rematched("other"), Forgotten((0, 2), True),
]  # fmt: skip


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_events_survive_encoding_and_decoding(event: AnyEvent) -> None:
    assert events.decode(events.encode(event)) == event


def test_every_event_is_tested_and_has_its_own_tag() -> None:
    kinds = set(events.AnyEvent.__args__)
    assert {type(event) for event in EVENTS} == kinds
    assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds)


def test_stored_events_stay_readable() -> None:
    """Existing data files hold these lines. If this fails, a name was changed and old tables cannot be read."""
    assert events.decode(b'{"act":"moved","seat":0,"move":"P7","by":"clock","spent":5}') == Moved(0, "P7", "clock", 5)
    assert events.decode(b'{"act":"sat","seat":1,"person":"p","name":"Ann"}') == Sat(1, "p", "Ann")
    made = events.decode(
        b'{"act":"created","game":"monster","rules":1,"players":2,"settings":{},"seats":[{},{"kind":"bot",'
        b'"level":"hard"}],"host":"p","commitment":"c","clock":{"kind":"bank","seconds":60,"increment":5},'
        b'"spectators":"none"}'
    )
    assert isinstance(made, Created)
    assert made.seats == (SeatConfig(), SeatConfig("bot", level="hard"))
    assert made.clock == Clock("bank", 60, 5)
    assert (made.spectators, made.listed, made.hints) == ("none", False, True)
