"""The person of a request: name, deletion, tables, linked devices."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from petitfour.core.view import Outcome
from petitfour.server.service import COOKIE
from petitfour.server.web.api.common import current_person, require_person, service_of, session_cookie
from petitfour.server.web.api.tables import table_row
from petitfour.server.web.api.types import (
    ERRORS,
    AccessToken,
    ConnectionInfo,
    Me,
    NewName,
    PlayedMatch,
    TableRow,
)
from petitfour.server.web.security import address_of, is_secure
from petitfour.table import checks
from petitfour.table.presentation import ListedSeat
from petitfour.table.summary import Row


@get("/me", responses=ERRORS)
async def me(request: Request[Any, Any, Any]) -> Me:
    """Return your name."""
    person = await current_person(request)
    return Me(None if person is None else person.name)


@get("/connection", responses=ERRORS, sync_to_thread=False)
def connection(request: Request[Any, Any, Any]) -> ConnectionInfo:
    """Return your address as the server sees it, so that a host can check the headers of a proxy."""
    client = request.scope.get("client")
    return ConnectionInfo(client[0] if client else "unknown", is_secure(request.scope))


@patch("/me", responses=ERRORS)
async def rename(request: Request[Any, Any, Any], data: JSONBody[NewName]) -> Response[Me]:
    """Set your name. The first call creates a person and sets the session cookie."""
    service = service_of(request)
    name = checks.good_name(data.name)
    person = await current_person(request)
    if person is not None:
        await service.store.rename(person.id, name)
        return Response(Me(name))
    _, secret = await service.new_person(name, address_of(request.scope))
    return Response(Me(name), cookies=[session_cookie(request, secret)])


@delete("/me", responses=ERRORS, status_code=200)
async def forget(request: Request[Any, Any, Any]) -> Response[Me]:
    """Delete you: your name in all logs, your seats and your tokens."""
    person = await require_person(request)
    await service_of(request).forget(person)
    gone = Cookie(COOKIE, path="/", value="", max_age=0, httponly=True, samesite="lax", secure=is_secure(request.scope))
    return Response(Me(None), cookies=[gone])


@get("/me/tables", responses=ERRORS)
async def my_tables(request: Request[Any, Any, Any]) -> list[TableRow]:
    """List your open tables, the last changed first, and whether it is your turn."""
    return await tables_of(request, over=False)


@get("/me/games", responses=ERRORS)
async def my_games(request: Request[Any, Any, Any]) -> list[TableRow]:
    """List your finished matches."""
    return await tables_of(request, over=True)


@get("/me/results", responses=ERRORS)
async def my_results(request: Request[Any, Any, Any]) -> list[PlayedMatch]:
    """List the results of all your finished matches, the newest first."""
    person = await current_person(request)
    if person is None:
        return []
    service = service_of(request)
    rows = await service.store.tables_of(person.id, over=True, limit=service.config.bounds.results)
    return [played_match(row, person.id) for row in rows]


class Listed(msgspec.Struct, frozen=True):
    """What `played_match` reads of a `ListedTable`, also of one that an earlier version wrote."""

    players: int
    seats: list[ListedSeat]
    settings: dict[str, Any] = {}
    outcome: Outcome | None = None
    elsewhere: bool = False


LISTED = msgspec.json.Decoder(Listed)


def played_match(row: Row, person: str) -> PlayedMatch:
    """Describe a finished match of one person."""
    about = LISTED.decode(row.about)
    mine = [seat for who, seat in row.people if who == person and seat >= 0]
    teams = bool(about.settings.get("teams"))
    return PlayedMatch(
        row.id, row.game, row.updated, about.players, about.seats, mine, teams, about.outcome, about.elsewhere
    )


async def tables_of(request: Request[Any, Any, Any], over: bool) -> list[TableRow]:
    """List the tables of the person of a request: finished ones, or all others."""
    person = await current_person(request)
    if person is None:
        return []
    service = service_of(request)
    rows = await service.store.tables_of(person.id, over=over, limit=service.config.bounds.listed)
    return [table_row(row, person.id) for row in rows]


@post("/tables/{id:str}/link-device", responses=ERRORS)
async def link_device(request: Request[Any, Any, Any], id: FromPath[str]) -> AccessToken:
    """Return a token that links another device to you. It works once, within ten minutes."""
    person = await require_person(request)
    return AccessToken((await service_of(request).link_device(person, address_of(request.scope))).reveal())


@post("/link-device", responses=ERRORS)
async def use_link(request: Request[Any, Any, Any], data: JSONBody[AccessToken]) -> Response[Me]:
    """Link this device to the person of a token, and set the session cookie."""
    person, secret = await service_of(request).use_link(data.token)
    return Response(Me(person.name), cookies=[session_cookie(request, secret)])
