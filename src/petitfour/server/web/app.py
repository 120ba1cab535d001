"""The ASGI application. It checks requests, then passes them to the WebSocket, the REST API or the client's files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from petitfour import __version__
from petitfour.bots.review import NotFinished
from petitfour.core.errors import BadRecord, BadSeat, BadSetting, PetitFourError, UnknownGame
from petitfour.server.clock import Clock
from petitfour.server.config import Config
from petitfour.server.service import Service
from petitfour.server.store.store import NoSuchTable, StoreUnavailable
from petitfour.server.web import security, socket, static_files
from petitfour.server.web.api import ROUTER
from petitfour.server.web.api.types import Failed, Trouble
from petitfour.server.web.metrics import METRICS
from petitfour.server.web.protocols.websocket import POLICY
from petitfour.table.errors import BadLog, OtherRules, Refused
from petitfour.texts import UnknownLanguage

log = logging.getLogger("petitfour.app")

STATUS = {
    "unauthenticated": 401, "not-host": 403, "not-your-seat": 403, "too-many": 429, "too-large": 413,
    "store-unavailable": 503, "no-such-link": 404, "no-such-seat": 404, "bad-name": 400, "no-such-level": 400,
    "bad-message": 400, "no-introduction": 404, "no-such-table": 404, "unreadable": 410, "busy": 503, "blocked": 403,
}  # fmt: skip


def failed(status: int, id: str, text: str | None = None) -> Response[Failed]:
    """Make an answer with an error id."""
    return Response(Failed(Trouble(id, text)), status_code=status, media_type=MediaType.JSON)


def on_our_error(_: Request[Any, Any, Any], error: PetitFourError) -> Response[Failed]:
    """Answer one of our errors with its id. Clients render ids; the texts are for developers."""
    if isinstance(error, Refused):
        return failed(STATUS.get(error.error.id, 409), error.error.id)
    if isinstance(error, NoSuchTable):
        return failed(404, "no-such-table")
    if isinstance(error, BadLog):
        return failed(409 if isinstance(error, OtherRules) else 410, error.id)
    if isinstance(error, StoreUnavailable):
        return failed(503, "store-unavailable")
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
    """Answer an error of Litestar."""
    names = {404: "not-found", 405: "not-allowed", 413: "too-large"}
    if error.status_code >= 500:
        return on_any_error(_, error)
    return failed(error.status_code, names.get(error.status_code, "bad-request"), error.detail)


def on_deep_json(_: Request[Any, Any, Any], error: RecursionError) -> Response[Failed]:
    """Answer JSON that is nested too deeply. Nothing else here recurses deeply enough."""
    log.warning("refused a request with deeply nested JSON: %s", error)
    return failed(400, "bad-request", "nested too deeply")


def on_any_error(_: Request[Any, Any, Any], error: Exception) -> Response[Failed]:
    """Log and count an internal error."""
    log.error("a request failed", exc_info=error)
    METRICS.errors += 1
    return failed(500, "internal-error")


def whole(receive: Any) -> Any:
    """Refuse a request if its client disconnects before the end. Litestar would report an internal error."""

    async def receive_whole() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientException("the request did not arrive whole")
        return message

    return receive_whole


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """Say that this process is alive."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """Say whether this process can store a move now."""
    service: Service = request.app.state.service
    if service.going.is_set():
        return Response("going\n", status_code=503)
    await service.store.ping()
    return Response("ok\n")


class App:
    """The ASGI application of one process."""

    def __init__(self, config: Config, clock: Clock | None = None) -> None:
        self.config = config
        self.clock = clock or Clock(config.timing)
        self.service: Service | None = None
        self.rest: ASGIApp = Litestar(
            [ROUTER, healthz, readyz, *static_files.handlers(config.static)],
            lifespan=[self.lifespan],
            openapi_config=OpenAPIConfig(
                "Petit Four", __version__, path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")]
            ),
            exception_handlers={
                PetitFourError: on_our_error, HTTPException: on_http_error, RecursionError: on_deep_json,
                Exception: on_any_error,
            },
            request_max_body_size=config.transport.body,
            logging_config=None,
        )  # fmt: skip

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Open the service at the start and close it at the end."""
        self.service = app.state.service = await Service.open(self.config, self.clock)
        try:
            yield
        finally:
            await self.service.close()

    async def __call__(self, scope: security.Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.rest(scope, receive, send)  # type: ignore[arg-type]
            return
        try:
            await (self.socket if scope["type"] == "websocket" else self.request)(scope, receive, send)
        except asyncio.CancelledError:
            if self.service is None or not self.service.going.is_set():
                raise
            log.info("cancelled a request because the server stops")

    async def socket(self, scope: security.Scope, receive: Any, send: Any) -> None:
        """Check host and origin of a WebSocket, then serve it."""
        assert self.service is not None
        headers = security.headers_of(scope)
        if security.good_host(headers, self.config.hosts) and security.good_origin(headers, security.is_secure(scope)):
            await socket.serve(self.service, scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": POLICY})

    async def request(self, scope: security.Scope, receive: Any, send: Any) -> None:
        """Check a request, then pass it to the REST API."""
        headers, secure = security.headers_of(scope), security.is_secure(scope)
        send = security.guarded(send, secure, scope["path"].startswith("/api"))
        if not security.good_host(headers, self.config.hosts):
            await security.answer(send, 421, "wrong-host")
        elif not security.good_path(scope):
            await security.answer(send, 400, "bad-request")
        elif scope["method"] not in security.SAFE and not security.good_origin(headers, secure):
            await security.answer(send, 403, "wrong-origin")
        elif not self.may_ask(scope):
            await security.answer(send, 429, "too-many")
        elif not security.good_type(scope, headers):
            await security.answer(send, 415, "wrong-type")
        else:
            await self.rest(scope, whole(receive), send)  # type: ignore[arg-type]

    def may_ask(self, scope: security.Scope) -> bool:
        """Return whether the address is below its rate of requests."""
        return self.service is None or self.service.requests.take(security.address_of(scope))
