"""The REST part: everything that is not play. Its description is made from the types here: /api/openapi.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import segno
from litestar import MediaType, Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from petitfour.bots.levels import LEVELS
from petitfour.bots.review import Review
from petitfour.core import fair
from petitfour.core.errors import BadSetting
from petitfour.core.game import Game, as_settings
from petitfour.core.record import Record, read, replay
from petitfour.core.state import State
from petitfour.games import GAMES
from petitfour.games import game as find_game
from petitfour.server import wishes
from petitfour.server.acts import OVER, Clock, Created, Phase, Place, Sat, SeatSet, Spectators
from petitfour.server.guard import address_of, is_secure
from petitfour.server.introductions import Introduction, introduction
from petitfour.server.persons import Secret
from petitfour.server.room import Room, as_read
from petitfour.server.service import COOKIE, COOKIE_AGE, Service
from petitfour.server.store import Person, Row
from petitfour.server.table import Table, record, record_text
from petitfour.server.wire import Refused, TableInfo
from petitfour.texts import example_ids, rules, texts

LONGEST_RECORD = 2**20
LONGEST_CLOCK = 7 * 24 * 3600
LONGEST_DELAY = 3600
LISTED = 50
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=4)]


class Trouble(msgspec.Struct, frozen=True, omit_defaults=True):
    """`id` is for a client to render; `text` is a sentence for developers."""

    id: str
    text: str | None = None


class Failed(msgspec.Struct, frozen=True):
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
        (421, "Not a name of this server."),
        (429, "Too many."),
        (503, "Nothing can be stored now; try again."),
    )
}


# --- what is sent and answered -----------------------------------------------------------------------------------


class Setting(msgspec.Struct, frozen=True):
    name: str
    type: Literal["choice", "yes-no", "number", "json"]
    default: Any
    choices: list[str] | None = None


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    rules: int
    players: list[int]
    settings: list[Setting]
    levels: list[str]


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


class MovesSoFar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=20)] = []


class Me(msgspec.Struct, frozen=True):
    name: str | None
    """None for who is nobody yet."""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["you", "open", "friend", "bot"] = "open"
    name: str | None = None
    level: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: int
    settings: dict[str, Any] = {}
    seats: list[NewSeat] | None = None
    """You in the first, the others open, unless it is said otherwise."""
    listed: bool = False
    clock: Clock = Clock()
    spectators: Spectators = "public"
    delay: int = 180
    """Seconds, for spectators who see everything later."""
    hints: bool = True
    fast: bool = False


class MadeTable(msgspec.Struct, frozen=True):
    id: str
    keys: dict[str, str]
    """For each friend's seat the key of its link."""


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    phase: Phase
    created: int
    updated: int
    about: msgspec.Raw
    """What lists show: players, seats, settings, clock, the outcome."""
    seats: list[int] = []
    """Your own."""
    your_turn: bool = False
    waiting_for: list[int] = []
    """The seats to act."""


class Position(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    move: str | None
    view: dict[str, Any]


class Replay(msgspec.Struct, frozen=True):
    game: str
    players: int
    names: list[str]
    positions: list[Position]


class CarryToken(msgspec.Struct, frozen=True):
    token: str


class LinkPath(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    path: Annotated[str, msgspec.Meta(max_length=300, pattern="^/")]


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    name: str


# --- helpers -----------------------------------------------------------------------------------------------------


def service_of(request: Request[Any, Any, Any]) -> Service:
    service: Service = request.app.state.service
    return service


async def somebody(request: Request[Any, Any, Any]) -> Person | None:
    return await service_of(request).person(request.cookies.get(COOKIE), request.headers.get("authorization"))


async def known(request: Request[Any, Any, Any]) -> Person:
    person = await somebody(request)
    if person is None:
        raise Refused("nobody")
    return person


def cookie(request: Request[Any, Any, Any], secret: Secret) -> Cookie:
    return Cookie(
        COOKIE, path="/", value=secret.reveal(), max_age=COOKIE_AGE, httponly=True, samesite="lax",
        secure=is_secure(request.scope),
    )  # fmt: skip


async def over(request: Request[Any, Any, Any], id: str) -> tuple[Table, Record]:
    """A table that is over, and its record: before the end there is none for anybody."""
    service = service_of(request)
    room: Room = await service.rooms.get(id)
    if room.table.phase != OVER or room.table.state is None:
        raise Refused("not-over")
    _, entries = await service.store.load(id)
    return room.table, record(room.table, map(as_read, entries))


def table_row(row: Row, person: str | None = None) -> TableRow:
    seats = [seat for who, seat in row.people if who == person and seat >= 0]
    turn = any(seat in row.waiting_for for seat in seats)
    return TableRow(
        row.id, row.game, row.phase, row.created, row.updated, row.about, seats, turn, row.waiting_for
    )  # fmt: skip


# --- games and rules ---------------------------------------------------------------------------------------------


@get("/games", responses=ERRORS, sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games, for how many they are, and their settings."""
    return [
        GameInfo(game.id, game.rules_version, list(game.players), settings_of(game), list(LEVELS))
        for game in GAMES.values()
    ]


def settings_of(game: Game[Any]) -> list[Setting]:
    kinds = get_type_hints(game.options_type)
    defaults = as_settings(game.options_type())
    return [setting(name, kinds[name], default) for name, default in defaults.items()]


def setting(name: str, kind: Any, default: Any) -> Setting:
    if get_origin(kind) is Literal:
        return Setting(name, "choice", default, [str(choice) for choice in get_args(kind)])
    if kind is bool:
        return Setting(name, "yes-no", default)
    if kind is int or int in get_args(kind):
        return Setting(name, "number", default)
    return Setting(name, "json", default)


@get("/rules/{game:str}", responses=ERRORS, sync_to_thread=False)
def rules_page(game: FromPath[str], lang: FromQuery[str] = "en") -> RulesPage:
    """The rules of a game in one language, each with its id and what it rests on."""
    say = texts(lang)
    page = rules(game, say.lang)
    kinds = dict.fromkeys(kind for rule in page for kind in rule.kinds if kind != "printed")
    return RulesPage(
        game=game,
        lang=say.lang,
        name=say.say(f"game-{game}"),
        about=say.say(f"game-{game}-about"),
        rules=[RuleInfo(rule.id, rule.text, list(rule.kinds)) for rule in page],
        examples=[say.say(example) for example in example_ids(game)],
        kinds={kind: KindInfo(say.say(f"kind-{kind}"), say.say(f"kind-{kind}-about")) for kind in kinds},
    )


@post("/introductions/{game:str}", responses=ERRORS, status_code=200, sync_to_thread=False)
def introduce(game: FromPath[str], data: JSONBody[MovesSoFar]) -> Introduction:
    """A prepared match that teaches a game: where the moves made so far lead. A last move that is not played comes
    back as the `error` of the answer."""
    return introduction(game, data.moves)


# --- oneself -----------------------------------------------------------------------------------------------------


@get("/me", responses=ERRORS)
async def me(request: Request[Any, Any, Any]) -> Me:
    person = await somebody(request)
    return Me(None if person is None else person.name)


@patch("/me", responses=ERRORS)
async def rename(request: Request[Any, Any, Any], data: JSONBody[NewName]) -> Response[Me]:
    """Sets your name; who was nobody becomes somebody, and is known again by a cookie."""
    service = service_of(request)
    name = wishes.good_name(data.name)
    person = await somebody(request)
    if person is not None:
        await service.store.rename(person.id, name)
        return Response(Me(name))
    _, secret = await service.new_person(name, address_of(request.scope))
    return Response(Me(name), cookies=[cookie(request, secret)])


@delete("/me", responses=ERRORS, status_code=200)
async def forget(request: Request[Any, Any, Any]) -> Response[Me]:
    """Deletes what is kept about you: your name in all logs, where you sat, and that you were here."""
    person = await known(request)
    await service_of(request).forget(person)
    gone = Cookie(COOKIE, path="/", value="", max_age=0, httponly=True, samesite="lax", secure=is_secure(request.scope))
    return Response(Me(None), cookies=[gone])


@get("/me/tables", responses=ERRORS)
async def my_tables(request: Request[Any, Any, Any]) -> list[TableRow]:
    """Where you sit, and whether it is your turn; what moved last comes first."""
    return await mine(request, over=False)


@get("/me/games", responses=ERRORS)
async def my_games(request: Request[Any, Any, Any]) -> list[TableRow]:
    """The finished ones."""
    return await mine(request, over=True)


async def mine(request: Request[Any, Any, Any], over: bool) -> list[TableRow]:
    person = await somebody(request)
    if person is None:
        return []
    rows = await service_of(request).store.tables_of(person.id, over=over, limit=LISTED)
    return [table_row(row, person.id) for row in rows]


# --- tables ------------------------------------------------------------------------------------------------------


@get("/tables", responses=ERRORS)
async def open_tables(request: Request[Any, Any, Any]) -> list[TableRow]:
    """The tables anybody may join, the newest first."""
    return [table_row(row) for row in await service_of(request).store.open_tables(LISTED)]


@post("/tables", responses=ERRORS)
async def new_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> MadeTable:
    service = service_of(request)
    person = await known(request)
    game = find_game(data.game)
    options = game.options(**data.settings)
    game.start(data.players, options)  # refuses settings that do not go together
    check_times(data)
    seats = data.seats or [NewSeat("you"), *[NewSeat()] * (data.players - 1)]
    if len(seats) != data.players:
        raise BadSetting(f"{data.players} play, but there are {len(seats)} seats")
    keys = {str(number): Secret.new().reveal() for number, seat in enumerate(seats) if seat.kind == "friend"}
    places = tuple(place(seat, person, keys.get(str(number))) for number, seat in enumerate(seats))
    if not (service.tables_of_person.take(person.id) and service.tables_of_address.take(address_of(request.scope))):
        raise Refused("too-many")
    secret = fair.new_secret()
    made = Created(
        game=game.id, rules=game.rules_version, players=data.players, settings=as_settings(options), seats=places,
        host=person.id, commitment=fair.commitment(secret), listed=data.listed, clock=data.clock,
        spectators=data.spectators, delay=data.delay if data.spectators == "delay" else 0, hints=data.hints,
        fast=data.fast,
    )  # fmt: skip
    room = await service.rooms.create(made, secret)
    return MadeTable(room.id, keys)


def place(seat: NewSeat, person: Person, key: str | None) -> Place:
    if seat.kind == "you":
        return Place("person", wishes.good_name(seat.name or person.name), person=person.id)
    return wishes.place(seat.kind, seat.name, seat.level, key)


def check_times(table: NewTable) -> None:
    clock = table.clock
    if clock.kind != "none" and not 1 <= clock.seconds <= LONGEST_CLOCK:
        raise BadSetting(f"the seconds of a clock are a number from 1 to {LONGEST_CLOCK}, not {clock.seconds}")
    if not 0 <= clock.increment <= LONGEST_CLOCK:
        raise BadSetting(f"the increment of a clock is a number from 0 to {LONGEST_CLOCK}, not {clock.increment}")
    if table.spectators == "delay" and not 1 <= table.delay <= LONGEST_DELAY:
        raise BadSetting(f"the delay is a number of seconds from 1 to {LONGEST_DELAY}, not {table.delay}")


@get("/tables/{id:str}", responses=ERRORS)
async def one_table(request: Request[Any, Any, Any], id: FromPath[str]) -> TableInfo:
    """Everything about a table but the position; without the scores for who may not watch it now."""
    person = await somebody(request)
    room = await service_of(request).rooms.get(id)
    return room.info("table" if room.table.may_watch(person.id if person else "visitor") else None)


@get("/tables/{id:str}/record", responses=ERRORS, media_type=MediaType.TEXT)
async def table_record(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[str]:
    """The record of a match that is over, with everything that was hidden."""
    table, found = await over(request, id)
    headers = {"content-disposition": f'attachment; filename="{found.game.id}-{id}.pf"'}
    return Response(record_text(table, found), media_type=MediaType.TEXT, headers=headers)


@get("/tables/{id:str}/replay", responses=ERRORS)
async def table_replay(request: Request[Any, Any, Any], id: FromPath[str], seat: SeatAsked = None) -> Replay:
    """Every position of a match that is over, as a seat saw it."""
    _, found = await over(request, id)
    return expanded(found, seat)


@post("/records/expand", responses=ERRORS, status_code=200)
async def expand(request: Request[Any, Any, Any], seat: SeatAsked = None) -> Replay:
    """Every position of a record, which is the body of the request."""
    body = await request.body()
    if len(body) > LONGEST_RECORD:
        raise Refused("too-large")
    return expanded(read(body, GAMES), seat)


def expanded(found: Record, seat: int | None) -> Replay:
    positions = [
        Position(number, who, move, shown(state, seat)) for number, (state, who, move) in enumerate(replay(found))
    ]
    last: State = found.start()
    for who, move in found.moves:
        last.play_text(who, move)
    positions.append(Position(len(found.moves), None, None, shown(last, seat)))
    return Replay(found.game.id, found.players, list(found.names), positions)


def shown(state: State, seat: int | None) -> dict[str, Any]:
    return state.game.view(state, seat, forms=True)


@post("/tables/{id:str}/review", responses=ERRORS, status_code=200)
async def table_review(
    request: Request[Any, Any, Any], id: FromPath[str], seat: Annotated[int, QueryParameter(ge=0, le=4)]
) -> Review:
    """What a seat did well and badly in a match that is over. It takes a while."""
    service = service_of(request)
    person = await known(request)
    _, found = await over(request, id)
    if not service.reviews_of_person.take(person.id):
        raise Refused("too-many")
    return await service.robots.review(found, seat)


# --- other devices, outside bots ---------------------------------------------------------------------------------


@post("/tables/{id:str}/carry", responses=ERRORS)
async def carry(request: Request[Any, Any, Any], id: FromPath[str]) -> CarryToken:
    """A one-time token that makes another device yours too; good for ten minutes."""
    person = await known(request)
    return CarryToken((await service_of(request).carry(person)).reveal())


@post("/carry", responses=ERRORS)
async def carried(request: Request[Any, Any, Any], data: JSONBody[CarryToken]) -> Response[Me]:
    person, secret = await service_of(request).carried(data.token)
    return Response(Me(person.name), cookies=[cookie(request, secret)])


@post("/tables/{id:str}/tokens", responses=ERRORS)
async def outside_bot(request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[NewBot]) -> CarryToken:
    """Seats a bot from outside: a program that plays over the wire, with `Authorization: Bearer` and this token."""
    service = service_of(request)
    host = await known(request)
    room = await service.rooms.get(id)
    wishes.set_seat(room.table, host.id, data.seat, Place())
    name = wishes.good_name(data.name)
    bot, secret = await service.new_person(name, address_of(request.scope))

    def seat_it(table: Table) -> list[SeatSet | Sat]:
        return [wishes.set_seat(table, host.id, data.seat, Place()), Sat(data.seat, bot.id, name, outside=True)]

    await room.commit(seat_it)
    return CarryToken(secret.reveal())


@post("/qr", responses=ERRORS, status_code=200, media_type="image/svg+xml", sync_to_thread=False)
def qr(request: Request[Any, Any, Any], data: JSONBody[LinkPath]) -> str:
    """A QR code of this server's address with a path behind it. A path may hold a key, so it is in no address."""
    code = segno.make(str(request.base_url).rstrip("/") + data.path, micro=False)
    svg: str = code.svg_inline(border=2, light="white")
    return svg


ROUTER = Router(
    "/api",
    route_handlers=[
        games, rules_page, introduce, me, rename, forget, my_tables, my_games, open_tables, new_table, one_table,
        table_record, table_replay, table_review, expand, carry, carried, outside_bot, qr,
    ],
)  # fmt: skip
