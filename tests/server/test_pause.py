"""The pause after a round on a live server: it ends by itself, and nobody can stall the table."""

from __future__ import annotations

from pathlib import Path

from petitfour.table.config import TableConfig
from server.live import live, until


async def test_the_server_deals_when_the_pause_is_over_or_the_others_are_away(tmp_path: Path) -> None:
    async with live(tmp_path / "tables.db", table=TableConfig(pause_ms=2000)) as house:
        made, (ann, ben) = await house.table("marshmallow", ["Ann", "Ben"], players=2, pause=True)
        seats = [ann.seats[made], ben.seats[made]]
        room = await house.service.registry.get(made)

        async def play_round() -> None:
            while not room.table.waits_for():
                seat = room.table.to_act()[0]
                await seats[seat].ask("resume", at=0)
                await seats[seat].ask("move", seat=seat, at=room.table.number, move=seats[seat].view["legal"][0])

        await play_round()
        await seats[1].up_to(room.table.number)
        assert seats[1].table["pause"] == {"seats": [0, 1], "longest": 2000}
        await seats[0].ask("continue", seat=0)
        await until(lambda: not room.table.waits_for())  # by the alarm
        assert room.table.to_act() != (-1,)
        await play_round()
        await seats[1].close()
        await until(lambda: 1 in room.presence.away())
        await seats[0].ask("continue", seat=0)
        assert room.table.to_act() != (-1,)
