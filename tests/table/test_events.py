"""Events as the log stores them."""

from __future__ import annotations

import pytest

from petitfour.table import events

FRIEND = events.SeatConfig("friend", "Zoë", key="00")
EVENTS: list[events.AnyEvent] = [
    events.Created("mastermind", 1, 2, {"first": None}, (events.SeatConfig("bot", None, "hard"), FRIEND), "p", "c"),
    events.Sat(0, "p", "Ann", remote=True), events.Stood(1), events.SeatSet(0, events.SeatConfig()),
    events.Readied(2, "words"), events.HostGiven("q"), events.Readied(0, pledge="ab" * 32),
    events.Sealed((None, "ab" * 32)), events.Revealed(1, "words"), events.Started((None, "é")),
    events.Started(("", "é")), events.Moved(-1, "first 0", "table"), events.Moved(3, "P7", "clock", 120),
    events.BotLetIn(1), events.TookBack(1), events.Conceded(2), events.Continued(1), events.Continued(),
    events.AgreedToEnd(0, False), events.Closed(), events.Closed("closed"), events.Closed("too-long"),
    events.Muted("ab"), events.Muted("ab", False), events.Removed(1), events.Blocked("ab"),
    events.Placed({"game": "monster", "seat": 1}, 7), events.Rematched("other"), events.Forgotten((0, 2), True),
]  # fmt: skip


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_events_survive_encoding_and_decoding(event: events.AnyEvent) -> None:
    assert events.decode(events.encode(event)) == event


def test_every_event_is_tested_and_has_its_own_tag() -> None:
    kinds = set(events.AnyEvent.__args__)
    assert {type(event) for event in EVENTS} == kinds
    assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds)


def test_stored_events_stay_readable() -> None:
    """Existing data files hold these lines. If this fails, a name was changed and old tables cannot be read."""
    moved = events.decode(b'{"act":"moved","seat":0,"move":"P7","by":"clock","spent":5}')
    assert moved == events.Moved(0, "P7", "clock", 5)
    assert events.decode(b'{"act":"sat","seat":1,"person":"p","name":"Ann"}') == events.Sat(1, "p", "Ann")
    made = events.decode(
        b'{"act":"created","game":"monster","rules":1,"players":2,"settings":{},"seats":[{},{"kind":"bot",'
        b'"level":"hard"}],"host":"p","commitment":"c","clock":{"kind":"bank","seconds":60,"increment":5},'
        b'"spectators":"none"}'
    )
    assert isinstance(made, events.Created)
    assert made.seats == (events.SeatConfig(), events.SeatConfig("bot", level="hard"))
    assert made.clock == events.Clock("bank", 60, 5)
    assert (made.spectators, made.listed, made.hints) == ("none", False, True)
