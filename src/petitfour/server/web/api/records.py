"""Finished matches: records, replays, reviews."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, QueryParameter

from petitfour.bots.review import Review
from petitfour.core.breaks import breathe
from petitfour.core.record import Record, read
from petitfour.core.state import State
from petitfour.core.view import View
from petitfour.games import GAMES
from petitfour.server.config import Bounds
from petitfour.server.live.event_log import as_read
from petitfour.server.live.room import Room
from petitfour.server.store.archive import put_in
from petitfour.server.web.api.common import (
    charge,
    current_person,
    require_person,
    run_page,
    service_of,
    while_connected,
)
from petitfour.server.web.api.types import ERRORS, AllAsked, MadeTable, Position, Replay, SeatAsked
from petitfour.server.web.security import address_of
from petitfour.table.errors import Refused
from petitfour.table.events import OVER
from petitfour.table.messages import encoder
from petitfour.table.record import record, record_text
from petitfour.table.replay import full_replay
from petitfour.table.table import Table

ALL_VIEWPOINTS = 6  # the public side and up to five seats


@get("/tables/{id:str}/record", responses=ERRORS, media_type=MediaType.TEXT)
async def table_record(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[str]:
    """Return the record of a finished match, with all hidden information."""
    table, load = await finished_table(request, id)
    headers = {"content-disposition": f'attachment; filename="{table.game.id}-{id}.pf"'}
    text = await run_page(request, lambda: record_text(table, load()))
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/tables/{id:str}/replay", responses=ERRORS)
async def table_replay(
    request: Request[Any, Any, Any], id: FromPath[str], seat: SeatAsked = None, all: AllAsked = False
) -> Response[Replay]:
    """Return every position of a finished match from one viewpoint, or with `all` a `FullReplay`: every viewpoint,
    with events and facts. The match has at most 3,000 moves."""
    _, load = await finished_table(request, id, ALL_VIEWPOINTS if all else 1)
    bounds = service_of(request).config.bounds
    return as_json(await run_page(request, lambda: expanded(short_enough(load(), bounds), seat, all)))


@post("/records/expand", responses=ERRORS, status_code=200)
async def expand(request: Request[Any, Any, Any], seat: SeatAsked = None, all: AllAsked = False) -> Response[Replay]:
    """Return every position of the record in the body, which has at most 256 KiB and 3,000 moves. With `all`, return a
    `FullReplay`."""
    body = await request.body()
    lines = body.count(b"\n")
    bounds = service_of(request).config.bounds
    if len(body) > bounds.record or lines > 2 * bounds.moves:
        raise Refused("too-large")
    await charge(request, lines, ALL_VIEWPOINTS if all else 1)
    return as_json(await run_page(request, lambda: expanded(short_enough(read(body, GAMES), bounds), seat, all)))


@post("/records/import", responses=ERRORS)
async def import_record(request: Request[Any, Any, Any], seat: Annotated[int, QueryParameter(ge=0, le=4)]) -> MadeTable:
    """Store a finished match that you played on your own device, in this seat. It is marked `elsewhere`, because no
    server has watched it. It counts like a new table, and is as large as `expand` allows."""
    service = service_of(request)
    person = await require_person(request)
    found = await read_body(request)
    if found.outcome is None:
        raise Refused("not-over")
    if seat >= found.players:
        raise Refused("no-such-seat")
    service.tables.spend(person.id, address_of(request.scope))
    return MadeTable(await put_in(service.store, found, person.id, seat), {})


async def read_body(request: Request[Any, Any, Any]) -> Record:
    """Read the record in the body, or raise Refused if it is too large."""
    body = await request.body()
    lines = body.count(b"\n")
    bounds = service_of(request).config.bounds
    if len(body) > bounds.record or lines > 2 * bounds.moves:
        raise Refused("too-large")
    await charge(request, lines)
    return await run_page(request, lambda: short_enough(read(body, GAMES), bounds))


def expanded(found: Record, seat: int | None, all: bool = False) -> bytes:
    """Encode the positions of a match as the JSON of a `Replay`, or of a `FullReplay`. Encodes each position by itself:
    all at once would hold the interpreter's lock for a tenth of a second."""
    if all:
        full = full_replay(found)
        seen = [
            msgspec.structs.replace(one, views=in_pieces(one.views), events=in_pieces(one.events)) for one in full.seen
        ]
        return encoder.encode(msgspec.structs.replace(full, seen=seen))
    state: State = found.start()
    positions: list[msgspec.Raw] = []
    for number, (who, move) in enumerate(found.moves):
        breathe()
        positions.append(encoded(Position(number, who, move, shown(state, seat))))
        state.play_text(who, move)
    positions.append(encoded(Position(len(found.moves), None, None, shown(state, seat))))
    return encoder.encode(Replay(found.game.id, found.players, list(found.names), cast(Any, positions)))


def encoded(value: object) -> msgspec.Raw:
    """Encode a part of an answer."""
    return msgspec.Raw(encoder.encode(value))


def in_pieces(values: Iterable[object]) -> Any:
    """Encode the items of a list, with breaks."""
    pieces = []
    for value in values:
        breathe()
        pieces.append(encoded(value))
    return pieces


def as_json(body: bytes) -> Response[Replay]:
    """Return an answer that is already encoded."""
    return cast("Response[Replay]", Response(body, media_type=MediaType.JSON))


def shown(state: State, seat: int | None) -> View:
    """Return the view of a seat, or the public view."""
    return state.game.view(state, seat, forms=True)


@post("/tables/{id:str}/review", responses=ERRORS, status_code=200)
async def table_review(
    request: Request[Any, Any, Any], id: FromPath[str], seat: Annotated[int, QueryParameter(ge=0, le=4)]
) -> Review:
    """Review the moves of a seat in a finished match. This takes several seconds."""
    service = service_of(request)
    person = await require_person(request)
    _, load = await finished_table(request, id)
    if not service.reviews_of_person.take(person.id):
        raise Refused("too-many")
    bounds = service.config.bounds
    return await while_connected(request, service.bots.review(person.id, lambda: short_enough(load(), bounds), seat))


async def finished_table(
    request: Request[Any, Any, Any], id: str, viewpoints: int = 1
) -> tuple[Table, Callable[[], Record]]:
    """Return a finished table and a function that makes its record, or raise Refused.

    For delayed spectators a match is finished after the delay. The cost is taken before the log is read.
    """
    service = service_of(request)
    room: Room = await service.registry.get(id)
    table = room.table
    person = await current_person(request)
    may_watch = room.may_watch(person.id if person else "visitor")
    if table.phase != OVER or table.state is None or not may_watch:
        raise Refused("not-over")
    await charge(request, table.number, viewpoints)
    _, entries = await service.store.load(id)
    return table, lambda: record(table, map(as_read, entries))


def short_enough(found: Record, bounds: Bounds) -> Record:
    """Return the record, or raise Refused if it has too many moves for the REST API."""
    if len(found.moves) > bounds.moves:
        raise Refused("too-large")
    return found
