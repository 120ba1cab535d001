"""Tokens whose time is over do not stay in the store."""

from __future__ import annotations

from sqlalchemy import func, select

from petitfour.server.store.schema import tokens
from server.live import live, sweep
from server.manual_clock import ManualClock


async def test_tokens_whose_time_is_over_are_deleted(url: str) -> None:
    clock = ManualClock()
    async with live(url, clock=clock) as house:
        ann = await house.person("Ann")
        made = await ann.make_table(game="monster", players=2)
        for _ in range(3):
            await ann.http.post(f"/api/tables/{made}/link-device")
        clock.pass_(300)
        good = (await ann.http.post(f"/api/tables/{made}/link-device")).json()["token"]
        links = select(func.count()).select_from(tokens).where(tokens.c.kind == "carry")

        async def left() -> int:
            return int((await house.service.store._one(links))[0])

        for seconds, expected in ((299, 4), (1, 1)):
            clock.pass_(seconds)
            await sweep(house)
            assert await left() == expected
        assert (await house.visitor().http.post("/api/link-device", json={"token": good})).status_code == 201
        assert (await ann.http.get("/api/me")).json() == {"name": "Ann"}  # her own has no end
