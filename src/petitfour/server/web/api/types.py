"""Structs of the REST API. The OpenAPI description at /api/openapi.json is generated from them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from petitfour.core.view import Outcome, View
from petitfour.table.events import Phase
from petitfour.table.presentation import ListedSeat

SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=4)]
AllAsked = Annotated[bool, QueryParameter()]

# --- errors ------------------------------------------------------------------------------------------------------


class Trouble(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error. Clients render `id`; `text` is a sentence for developers."""

    id: str
    text: str | None = None


class Failed(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: Trouble


ERRORS = {
    status: ResponseSpec(Failed, generate_examples=False, description=said)
    for status, said in (
        (400, "Something about the request is wrong."),
        (401, "For this you must be somebody: PATCH /api/me gives you a name and a cookie."),
        (403, "Not yours to do, or asked from a page of another origin."),
        (404, "There is none."),
        (409, "Not at this time."),
        (413, "Too large."),
        (415, "The body is not application/json."),
        (421, "Not a name of this server."),
        (429, "Too many."),
        (503, "Nothing can be stored now, or too much is asked for; try again."),
    )
}


# --- games and rules ---------------------------------------------------------------------------------------------


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    text: str
    kinds: list[str]


class KindInfo(msgspec.Struct, frozen=True):
    name: str
    about: str


class RulesPage(msgspec.Struct, frozen=True):
    game: str
    lang: str
    name: str
    about: str
    rules: list[RuleInfo]
    examples: list[str]
    kinds: dict[str, KindInfo]
    phases: dict[str, str]
    """The main rule of each phase; `trick` is that of a trick that has begun."""


class MovesSoFar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=20)] = []


# --- people ------------------------------------------------------------------------------------------------------


class ConnectionInfo(msgspec.Struct, frozen=True):
    """How a request reached the server."""

    address: str
    secure: bool


class Me(msgspec.Struct, frozen=True):
    name: str | None
    """None without a session cookie."""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


# --- tables ------------------------------------------------------------------------------------------------------


class MadeTable(msgspec.Struct, frozen=True):
    id: str
    keys: dict[str, str]
    """For each reserved seat, the key of its link."""


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    phase: Phase
    created: int
    updated: int
    about: msgspec.Raw
    """For lists: players, seats, settings, clock, outcome."""
    seats: list[int] = []
    """Your own seats."""
    your_turn: bool = False
    waiting_for: list[int] = []
    """The seats to act."""


class PlayedMatch(msgspec.Struct, frozen=True):
    """A finished match of yours, for lists and statistics."""

    id: str
    game: str
    over: int
    """When it ended, in milliseconds since 1970."""
    players: int
    seats: list[ListedSeat]
    mine: list[int]
    """Your own seats."""
    teams: bool
    outcome: Outcome | None
    elsewhere: bool
    """Played on a device and imported."""


# --- records -----------------------------------------------------------------------------------------------------


class Position(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    move: str | None
    view: View


class Replay(msgspec.Struct, frozen=True):
    game: str
    players: int
    names: list[str]
    positions: list[Position]


# --- tokens and links --------------------------------------------------------------------------------------------


class AccessToken(msgspec.Struct, frozen=True):
    """A one-time token that links a device, or the token of a remote bot."""

    token: str


class LinkPath(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    path: Annotated[str, msgspec.Meta(max_length=300, pattern="^/")]


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    name: str
