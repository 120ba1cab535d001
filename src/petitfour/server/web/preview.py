"""Previews of links: what a messenger shows for the address of a table. They hold only what a visitor may see."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request

from petitfour.core.errors import PetitFourError
from petitfour.server.service import Service
from petitfour.table.presentation import TableInfo
from petitfour.texts import LANGUAGES, Texts, texts

TITLE = b"<title>Petit Four</title>"
PICTURE = "/assets/icon-512.png"
VISITOR = "visitor"


async def preview(request: Request[Any, Any, Any], id: str, page: bytes) -> bytes | None:
    """Return the page with the preview of a table, or None if there is no such table or it cannot be read now."""
    service: Service = request.app.state.service
    try:
        room = await service.registry.get(id)
    except PetitFourError:
        return None
    if room.table.is_blocked(VISITOR):
        return None
    info = room.audience.info("table" if room.may_watch(VISITOR) else None)
    said = texts(language(request))
    base = str(request.base_url).rstrip("/")
    return page.replace(TITLE, tags(said, info, f"{base}{request.url.path}", f"{base}{PICTURE}").encode(), 1)


def language(request: Request[Any, Any, Any]) -> str:
    """Return the first language of the request that there are texts in, or English."""
    wanted = (part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(","))
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


def tags(said: Texts, info: TableInfo, address: str, picture: str) -> str:
    """Return the title and the meta tags of a table's page."""
    title = f"{said.game_name(info.game)} – Petit Four"
    properties = {
        "og:type": "website", "og:site_name": "Petit Four", "og:title": title, "og:description": sentence(said, info),
        "og:url": address, "og:image": picture,
    }  # fmt: skip
    metas = (f'<meta property="{key}" content="{escape(value)}" />' for key, value in properties.items())
    return f'<title>{escape(title)}</title><meta name="twitter:card" content="summary" />{"".join(metas)}'


def sentence(said: Texts, info: TableInfo) -> str:
    """Say who sits at the table and, after the match, who won with which points."""
    people = [seat.name or "…" for seat in info.seats]
    outcome = info.outcome
    if outcome is None or len(outcome.scores) != len(people):
        return said.say(f"preview-{info.phase}", names=", ".join(people))
    ranking = sorted(zip(outcome.scores, people, strict=True), key=lambda one: -one[0])
    return said.say("preview-over", names=" · ".join(f"{name} {score}" for score, name in ranking))
