"""What stands in the logs."""

from __future__ import annotations

import pytest

from petitfour.server import acts
from petitfour.server.acts import (
    Abandoned,
    Agreed,
    AnyAct,
    CameBack,
    Clock,
    Conceded,
    Created,
    Forgotten,
    Held,
    HostGiven,
    Moved,
    Place,
    Readied,
    Rematched,
    Sat,
    SeatSet,
    Started,
    Stood,
)  # fmt: skip

FRIEND = Place("friend", "Zoë", key="00")
ACTS: list[AnyAct] = [
    Created("mastermind", 1, 2, {"first": None}, (Place("bot", None, "hard"), FRIEND), "p", "c"),
    Sat(0, "p", "Ann", outside=True), Stood(1), SeatSet(0, Place()), Readied(2, "words"), HostGiven("q"),
    Started(("", "é")), Moved(-1, "first 0", "table"), Moved(3, "P7", "clock", 120), Held(1), CameBack(1), Conceded(2),
    Agreed(0, False), Abandoned(), Rematched("other"), Forgotten((0, 2), True),
]  # fmt: skip


@pytest.mark.parametrize("act", ACTS, ids=lambda act: type(act).__name__)
def test_acts_are_written_and_read_back(act: AnyAct) -> None:
    assert acts.decode(acts.encode(act)) == act


def test_every_act_is_tried_and_has_a_name_of_its_own() -> None:
    kinds = set(acts.AnyAct.__args__)
    assert {type(act) for act in ACTS} == kinds
    assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds)


def test_acts_in_the_log_read_as_they_always_did() -> None:
    """What stands in somebody's data file. If this fails, a name was changed, and old tables are lost."""
    assert acts.decode(b'{"act":"moved","seat":0,"move":"P7","by":"clock","spent":5}') == Moved(0, "P7", "clock", 5)
    assert acts.decode(b'{"act":"sat","seat":1,"person":"p","name":"Ann"}') == Sat(1, "p", "Ann")
    made = acts.decode(
        b'{"act":"created","game":"monster","rules":1,"players":2,"settings":{},"seats":[{},{"kind":"bot",'
        b'"level":"hard"}],"host":"p","commitment":"c","clock":{"kind":"bank","seconds":60,"increment":5},'
        b'"spectators":"none"}'
    )
    assert isinstance(made, Created)
    assert made.seats == (Place(), Place("bot", level="hard"))
    assert made.clock == Clock("bank", 60, 5)
    assert (made.spectators, made.listed, made.hints) == ("none", False, True)
