"""What several parts of the REST API share: the person of a request, budgets, work on threads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from litestar import Request
from litestar.datastructures import Cookie

from petitfour.server.live.work_queue import Kind
from petitfour.server.service import COOKIE, Service
from petitfour.server.store.store import Person
from petitfour.server.tokens import Secret
from petitfour.server.web.security import address_of, is_secure
from petitfour.table.errors import Refused

T = TypeVar("T")


def service_of(request: Request[Any, Any, Any]) -> Service:
    """Return the service of this process."""
    service: Service = request.app.state.service
    return service


async def current_person(request: Request[Any, Any, Any]) -> Person | None:
    """Return the person who sent the request, or None without a valid cookie or token."""
    return await service_of(request).person(request.cookies.get(COOKIE), request.headers.get("authorization"))


async def require_person(request: Request[Any, Any, Any]) -> Person:
    """Return the person who sent the request, or raise Refused."""
    person = await current_person(request)
    if person is None:
        raise Refused("unauthenticated")
    return person


def session_cookie(request: Request[Any, Any, Any], secret: Secret) -> Cookie:
    """Return the cookie that identifies a person on one device."""
    return Cookie(
        COOKIE, path="/", value=secret.reveal(), max_age=service_of(request).config.timing.cookie, httponly=True,
        samesite="lax", secure=is_secure(request.scope),
    )  # fmt: skip


async def charge(request: Request[Any, Any, Any], moves: int, viewpoints: int = 1) -> None:
    """Take the cost of a page that shows about this number of moves to some viewpoints from the budget, or raise
    Refused. An answer takes memory until it is read, so a larger one costs more."""
    person = await current_person(request)
    service = service_of(request)
    cost = 1 + viewpoints * moves // service.config.bounds.moves_a_unit
    service.pages.spend(None if person is None else person.id, address_of(request.scope), cost)


async def run_page(request: Request[Any, Any, Any], make: Callable[[], T]) -> T:
    """Run `make` in the work queue, on a thread."""
    person = await current_person(request)
    owner = address_of(request.scope) if person is None else person.id
    return await while_connected(request, service_of(request).work.run(Kind.PAGE, owner, make))


async def while_connected(request: Request[Any, Any, Any], work: Awaitable[T]) -> T:
    """Wait for work; cancel it when the client disconnects."""
    working = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(disconnected(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("busy")  # the client is gone, so this answer is not read
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


async def disconnected(request: Request[Any, Any, Any]) -> None:
    """Return when the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
