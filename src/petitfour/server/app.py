"""The application that an ASGI server runs: guards first, then the WebSocket, the REST part or the client's pages."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from petitfour import __version__
from petitfour.bots.review import NotFinished
from petitfour.core.errors import BadRecord, BadSeat, BadSetting, PetitFourError, UnknownGame
from petitfour.server import client, guard, sockets
from petitfour.server.http import ROUTER, Failed, Trouble
from petitfour.server.metrics import CONTENT_TYPE, METRICS
from petitfour.server.service import Config, Service
from petitfour.server.store import NoSuchTable, StoreAway
from petitfour.server.wire import Refused
from petitfour.texts import UnknownLanguage

log = logging.getLogger("petitfour.app")

LONGEST_BODY = 2**20
STATUS = {
    "nobody": 401, "not-host": 403, "not-your-seat": 403, "too-many": 429, "too-large": 413, "store-away": 503,
    "no-such-link": 404, "no-such-seat": 404, "bad-name": 400, "no-such-level": 400, "bad-message": 400,
    "no-introduction": 404,
}  # fmt: skip


def failed(status: int, id: str, text: str | None = None) -> Response[Failed]:
    return Response(Failed(Trouble(id, text)), status_code=status, media_type=MediaType.JSON)


def on_our_error(_: Request[Any, Any, Any], error: PetitFourError) -> Response[Failed]:
    """Every error has a name. Sentences are for developers; a client renders ids."""
    if isinstance(error, Refused):
        return failed(STATUS.get(error.error.id, 409), error.error.id)
    if isinstance(error, NoSuchTable):
        return failed(404, "no-such-table")
    if isinstance(error, StoreAway):
        return failed(503, "store-away")
    if isinstance(error, UnknownGame):
        return failed(404, "no-such-game", str(error))
    if isinstance(error, BadSetting | BadSeat):
        return failed(400, "bad-setting", str(error))
    if isinstance(error, NotFinished):
        return failed(409, "not-over")
    if isinstance(error, BadRecord):
        return failed(400, "bad-record", str(error))
    if isinstance(error, UnknownLanguage):
        return failed(400, "no-such-language", str(error))
    return on_any_error(_, error)


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Failed]:
    names = {404: "not-found", 405: "not-allowed", 413: "too-large"}
    if error.status_code >= 500:
        return on_any_error(_, error)
    return failed(error.status_code, names.get(error.status_code, "bad-request"), error.detail)


def on_any_error(_: Request[Any, Any, Any], error: Exception) -> Response[Failed]:
    log.error("a request went wrong", exc_info=error)
    METRICS.errors += 1
    return failed(500, "trouble")


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """This process is alive."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """This process can take a move now."""
    service: Service = request.app.state.service
    if service.going.is_set():
        return Response("going\n", status_code=503)
    await service.store.ping()
    return Response("ok\n")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    return Response(METRICS.page(), media_type=CONTENT_TYPE)


class App:
    """An ASGI application."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.service: Service | None = None
        self.rest: ASGIApp = Litestar(
            [ROUTER, healthz, readyz, metrics, *client.handlers(config.static)],
            lifespan=[self.lifespan],
            openapi_config=OpenAPIConfig(
                "Petit Four", __version__, path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")]
            ),
            exception_handlers={
                PetitFourError: on_our_error, HTTPException: on_http_error, Exception: on_any_error,
            },
            request_max_body_size=LONGEST_BODY,
            logging_config=None,
        )  # fmt: skip

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        self.service = app.state.service = await Service.open(self.config)
        try:
            yield
        finally:
            await self.service.close()

    async def __call__(self, scope: guard.Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.rest(scope, receive, send)  # type: ignore[arg-type]
            return
        headers = guard.headers_of(scope)
        good = guard.good_host(headers, self.config.hosts)
        if scope["type"] == "websocket":
            assert self.service is not None
            if good and guard.good_origin(headers):
                await sockets.serve(self.service, scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": sockets.POLICY})
            return
        send = guard.guarded(send, guard.is_secure(scope), scope["path"].startswith("/api"))
        if not good:
            await guard.answer(send, 421, "wrong-host")
        elif scope["method"] not in guard.SAFE and not guard.good_origin(headers):
            await guard.answer(send, 403, "wrong-origin")
        elif not self.may_ask(scope):
            await guard.answer(send, 429, "too-many")
        else:
            await self.rest(scope, receive, send)  # type: ignore[arg-type]

    def may_ask(self, scope: guard.Scope) -> bool:
        return self.service is None or self.service.requests.take(guard.address_of(scope))
