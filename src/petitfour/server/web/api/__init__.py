"""The REST API: everything except play. Its OpenAPI description is at /api/openapi.json."""

from __future__ import annotations

from litestar import Router

from petitfour.server.web.api.games import games, introduce, rules_page, sentences
from petitfour.server.web.api.me import (
    connection,
    forget,
    link_device,
    me,
    my_games,
    my_results,
    my_tables,
    rename,
    use_link,
)
from petitfour.server.web.api.records import expand, import_record, table_record, table_replay, table_review
from petitfour.server.web.api.tables import new_table, one_table, open_tables, qr, remote_bot

ROUTER = Router(
    "/api",
    route_handlers=[
        games, sentences, rules_page, introduce, connection, me, rename, forget, my_tables, my_games, my_results,
        open_tables, new_table, one_table, table_record, table_replay, table_review, expand, import_record,
        link_device, use_link, remote_bot, qr,
    ],
)  # fmt: skip
