"""A log that has become long: it has an end, and reading it does not stop the others."""

from __future__ import annotations

import asyncio

from petitfour.server.clock import now_ms
from petitfour.server.live.event_log import as_stored
from petitfour.table.config import TableConfig
from petitfour.table.table import Table
from server.live import Live
from table.matches import Match


async def test_a_long_log_is_read_in_slices(house: Live) -> None:
    """Between the slices other tables are served."""
    match = Match("marshmallow", 5, settings={"out_at": 12})
    match.now = now_ms()  # so that the sweep has nothing to do with it
    match.fill()
    match.play(4 * house.service.config.bounds.folded)
    kept = match.table
    await house.service.store.create(kept.row(), [as_stored(entry) for entry in match.log], kept.secret or b"")
    turns = 0  # of the event loop while the log is folded

    async def turn() -> None:
        nonlocal turns
        while True:
            turns += house.service.registry.long_folds.locked()
            await asyncio.sleep(0)

    turning = asyncio.create_task(turn())
    room = await house.service.registry.get(kept.id)
    turning.cancel()
    assert room.table.number == kept.number
    assert turns >= 4


def test_a_match_that_never_ends_is_ended_when_its_log_is_too_long() -> None:
    match = Match("marshmallow", 4, config=TableConfig(entries=200), settings={"out_at": 12}).fill()
    match.play(400)
    assert match.table.phase == "over"
    assert match.table.number <= 205
    assert match.table.outcome is not None
    assert (match.table.outcome.reason, match.table.outcome.winners) == ("too-long", [])
    assert Table.fold("t", match.log).outcome == match.table.outcome
    assert match.table.due() is None
