"""Tables: list, create and show them, seat remote bots, make QR codes of their links."""

from __future__ import annotations

from typing import Any

import segno
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from petitfour.core import fair
from petitfour.core.errors import BadSetting
from petitfour.server.config import Bounds
from petitfour.server.store.store import Row
from petitfour.server.tokens import Secret
from petitfour.server.web.api.common import charge, current_person, require_person, run_page, service_of
from petitfour.server.web.api.types import (
    ERRORS,
    AccessToken,
    LinkPath,
    MadeTable,
    NewBot,
    TableRow,
)
from petitfour.server.web.security import address_of
from petitfour.table import checks
from petitfour.table.commands.lobby import check_may_set
from petitfour.table.commands.structs import SeatRemoteBot
from petitfour.table.creation import NewTable, created
from petitfour.table.errors import Refused
from petitfour.table.presentation import TableInfo


@get("/tables", responses=ERRORS)
async def open_tables(request: Request[Any, Any, Any]) -> list[TableRow]:
    """List the tables that anybody may join, the newest first."""
    service = service_of(request)
    return [table_row(row) for row in await service.store.open_tables(service.config.bounds.listed)]


@post("/tables", responses=ERRORS)
async def new_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> MadeTable:
    """Create a table. You are its host."""
    service = service_of(request)
    person = await require_person(request)
    check_times(data, service.config.bounds)
    keys = {number: Secret.new().reveal() for number, seat in enumerate(data.all_seats()) if seat.kind == "friend"}
    secret = fair.new_secret()
    made = created(data, person.id, person.name, secret, keys)
    service.tables.spend(person.id, address_of(request.scope))
    room = await service.registry.create(made, secret)
    return MadeTable(room.id, {str(number): key for number, key in keys.items()})


def check_times(table: NewTable, bounds: Bounds) -> None:
    """Refuse times out of range, even if this kind of table does not use them."""
    clock = table.clock
    least = 0 if clock.kind == "none" else 1
    if not least <= clock.seconds <= bounds.clock_s:
        raise BadSetting(f"the seconds of a clock are a number from {least} to {bounds.clock_s}")
    if not 0 <= clock.increment <= bounds.clock_s:
        raise BadSetting(f"the increment of a clock is a number from 0 to {bounds.clock_s}")
    least = 1 if table.spectators == "delay" else 0
    if not least <= table.delay <= bounds.delay_s:
        raise BadSetting(f"the delay is a number of seconds from {least} to {bounds.delay_s}")


@get("/tables/{id:str}", responses=ERRORS)
async def one_table(request: Request[Any, Any, Any], id: FromPath[str]) -> TableInfo:
    """Return a table without its position. Those who may not watch get the table as it was at the start."""
    person = await current_person(request)
    room = await service_of(request).registry.get(id)
    who = person.id if person else "visitor"
    if room.table.is_blocked(who):
        raise Refused("blocked")
    return room.audience.info("table" if room.may_watch(who) else None)


@post("/tables/{id:str}/tokens", responses=ERRORS)
async def remote_bot(request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[NewBot]) -> AccessToken:
    """Seat a remote bot. It connects with `Authorization: Bearer` and the token of the answer."""
    service = service_of(request)
    host = await require_person(request)
    room = await service.registry.get(id)
    check_may_set(room.table, host.id, data.seat)  # before a person is created for nothing
    name = checks.good_name(data.name)
    service.command(id, host.id)
    bot, secret = await service.new_person(name, address_of(request.scope))
    await room.commit(host.id, SeatRemoteBot(data.seat, name), room.context(new_person=bot.id))
    return AccessToken(secret.reveal())


@post("/qr", responses=ERRORS, status_code=200, media_type="image/svg+xml")
async def qr(request: Request[Any, Any, Any], data: JSONBody[LinkPath]) -> str:
    """Return the QR code of a path on this server. The path may hold a key, so it is in the body and not in the URL."""
    url = str(request.base_url).rstrip("/") + data.path
    await charge(request, 0)
    return await run_page(request, lambda: picture(url))


def picture(url: str) -> str:
    """Draw a QR code as SVG."""
    svg: str = segno.make(url, micro=False).svg_inline(border=2, light="white")
    return svg


def table_row(row: Row, person: str | None = None) -> TableRow:
    """Describe a stored table for a list, with the seats of one person."""
    seats = [seat for who, seat in row.people if who == person and seat >= 0]
    turn = any(seat in row.waiting_for for seat in seats)
    return TableRow(
        row.id, row.game, row.phase, row.created, row.updated, row.about, seats, turn, row.waiting_for
    )  # fmt: skip
