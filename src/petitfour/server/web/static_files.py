"""The built web client: a page and its files, all held in memory. The names of most files contain a hash."""

from __future__ import annotations

import gzip
import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from petitfour.server.web.preview import preview

TABLE = re.compile(r"/(?:t|replay)/([\w-]+)")
HASHED = re.compile(r"-[A-Za-z0-9_-]{8}\.\w+$")
IMMUTABLE = "public, max-age=31536000, immutable"
ONE_DAY = "public, max-age=86400"
PACKED = (".bin", ".png", ".woff2")  # already compressed
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Petit Four</title>
<p>The server runs, but its client is not built. In a checkout: <code>make play</code>.
<p>The REST part is described in <a href="/api/openapi.json">/api/openapi.json</a>.
"""


class File:
    """A file in memory, plain and compressed."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.packed = body if name.endswith(PACKED) else gzip.compress(body, 9, mtime=0)
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if name.endswith(".webmanifest"):
            self.type = "application/manifest+json"
        elif name.endswith(".mjs"):
            self.type = "text/javascript"  # a script, whatever this machine calls it
        self.kept = IMMUTABLE if HASHED.search(name) else ONE_DAY

    def response(self, request: Request[Any, Any, Any], kept: str | None = None) -> Response[bytes]:
        headers = {"cache-control": kept or self.kept, "vary": "accept-encoding"}
        packed = "gzip" in request.headers.get("accept-encoding", "") and len(self.packed) < len(self.body)
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(self.packed if packed else self.body, media_type=self.type, headers=headers)


def handlers(static: Path) -> list[Any]:
    """Return the route handlers for the files in a folder."""
    assets = static / "assets"
    files = {path.name: File(path.name, path.read_bytes()) for path in sorted(assets.glob("*"))}
    index = static / "index.html"
    # a service worker controls only its own folder, so it is beside the page
    beside = {f"/{path.name}": File(path.name, path.read_bytes()) for path in static.glob("*.js")}
    page = File("index.html", index.read_bytes() if index.is_file() else NOT_BUILT.encode())

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        if name not in files:
            raise NotFoundException
        return files[name].response(request)

    @get(["/", "/{path:path}"], media_type=MediaType.HTML, include_in_schema=False)
    async def pages(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Serve the client for every path. It reports unknown paths itself. /metrics is on a separate address, and a
        page here would look like an answer. The page of a table has a preview for messengers."""
        if request.url.path.startswith("/api") or request.url.path == "/metrics":
            raise NotFoundException
        table = TABLE.fullmatch(request.url.path)
        shown = await preview(request, table[1], page.body) if table else None
        file = File("index.html", shown) if shown else beside.get(request.url.path, page)
        return file.response(request, "no-cache")

    return [asset, pages]
