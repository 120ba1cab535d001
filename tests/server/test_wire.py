"""The messages are what docs/wire.md says they are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from petitfour.games import GAMES
from petitfour.server.config import Limits
from petitfour.server.protocol import schema
from petitfour.table import messages
from petitfour.table.errors import BadLog, OtherRules, Refused
from petitfour.table.messages import ClientMessage, Picture, ServerMessage
from server.live import COMMANDS, Live, live

DOCS = Path(__file__).parents[2] / "docs"
PACKAGE = Path(messages.__file__).parents[1]
SOURCES = [source for layer in ("server", "table") for source in (PACKAGE / layer).rglob("*.py")]
PAGE = (DOCS / "wire.md").read_text()
KINDS: dict[str, Any] = {str(kind.__struct_config__.tag): kind for game in GAMES.values() for kind in game.fact_types}
EXAMPLES = re.findall(r"```json (client|server)\n(.*?)```", PAGE, re.S)


def plain(said: dict[str, Any]) -> dict[str, Any]:
    """Return the message without what each game types for itself: the view, and the facts of its events."""
    events = [{name: value for name, value in event.items() if name != "facts"} for event in said.get("events", [])]
    rest = {name: value for name, value in said.items() if name not in ("view", "events")}
    return {**rest, "events": events} if events else rest


def typed(said: dict[str, Any]) -> dict[str, Any]:
    """Return the view and the events again, read and written by the types of their game."""
    again: dict[str, Any] = {}
    if said.get("view"):
        again["view"] = msgspec.to_builtins(msgspec.convert(said["view"], GAMES[said["view"]["game"]].view_type))
    if "events" in said:
        again["events"] = [
            event | ({"facts": as_facts(event["facts"])} if "facts" in event else {}) for event in said["events"]
        ]
    return again


def as_facts(facts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(msgspec.convert(fact, KINDS[fact["fact"]])) for fact in facts]


def test_every_fact_is_on_the_page_and_the_examples_are_facts() -> None:
    rows = set(re.findall(r"^\| [\w ]+ \| `([\w-]+)` \|", PAGE.partition("### Facts")[2], re.M))
    assert rows == set(KINDS)
    (examples,) = re.findall(r"```json facts\n(.*?)```", PAGE, re.S)
    facts = msgspec.json.decode(examples)
    assert as_facts(facts) == facts
    assert len(facts) > 5


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_every_example_is_a_message(kind: str, text: str) -> None:
    said: dict[str, Any] = msgspec.json.decode(text)
    decoded = msgspec.convert(plain(said), ClientMessage if kind == "client" else ServerMessage)
    again = {**msgspec.json.decode(msgspec.json.encode(decoded)), **typed(said)}
    assert {name: again.get(name) for name in said} == said  # nothing in it that is not of the type
    assert len(EXAMPLES) > 4


def test_every_command_with_its_fields_and_every_picture_is_named() -> None:
    rows = re.findall(r"^\| `(\w+)` \|(.*?) \|", PAGE.partition("## From the server")[0], re.M)
    assert {type for type, _ in rows} == set(COMMANDS)
    for type, said in rows:
        fields = {field.encode_name: field.required for field in msgspec.structs.fields(COMMANDS[type])}
        assert dict(re.findall(r"`(\w+)`(\??)", said)) == {name: "" if must else "?" for name, must in fields.items()}
    for picture in get_args(Picture):
        assert picture in PAGE


def test_every_field_of_the_server_is_named() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE.partition("| field | what |")[2].partition("\n\n")[0]))
    assert {field.encode_name for field in msgspec.structs.fields(ServerMessage)} <= told


def test_every_error_that_the_server_gives_is_named_and_no_other() -> None:
    """Errors of the REST part that a person never meets at a table are described by its own types."""
    table = PAGE.partition("### Errors")[2].partition("## Versions")[0]
    named = set(re.findall(r"`([a-z-]+)`", "".join(re.findall(r"^\| (.*?) \|", table, re.M))))
    given = set()
    for source in SOURCES:
        given |= set(re.findall(r'(?:Refused|Error)\(\s*"([a-z-]+)"', source.read_text()))
        given |= set(re.findall(r'refuse\(protocol, "([a-z-]+)"', source.read_text()))
    given |= {f"not-{phase}" for phase in ("gathering", "playing", "over")}  # check_phase
    given |= {"bot-in-seat", "conceded"}  # either, where a bot plays
    given |= {BadLog.id, OtherRules.id}  # of a table that cannot be read
    assert named == given


def test_the_schema_on_the_page_is_that_of_the_types() -> None:
    assert (DOCS / "wire.schema.json").read_text() == schema.page(), "python -m petitfour.server.protocol.schema"


def test_the_types_of_the_client_are_made_from_the_schema() -> None:
    folder = DOCS.parent / "web/src"
    made = {path: (folder / path).read_text() for path in schema.typescript()}
    assert made == schema.typescript(), "python -m petitfour.server.protocol.schema --typescript web/src"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '{"id":1,"command":{"type":"fly"}}',
        '{"id":0,"command":{"type":"start"}}',
        "[" * 4000,
        '{"id":1,"command":{"type":"start","x":1}}',
        '{"id":1,"command":{"type":"sit","seat":-1,"name":"Ann"}}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad-message"):
        messages.read(text)


def test_fields_that_say_nothing_are_left_out() -> None:
    assert messages.encoder.encode(ServerMessage(at=3)) == b'{"at":3}'
    public = ServerMessage(at=3, viewpoint=None, view=None)
    assert messages.encoder.encode(public) == b'{"at":3,"viewpoint":null,"view":null}'
    mine = ServerMessage(at=3, viewpoint=0, reply_to=2)
    assert messages.encoder.encode(mine) == b'{"at":3,"reply_to":2,"viewpoint":0}'


@pytest.mark.parametrize("version", ["3", "0", "", "x"])
async def test_a_client_of_another_version_is_told_so_and_does_not_come_back(house: Live, version: str) -> None:
    ann = await house.person("Ann")
    socket = await ann.at(await ann.make_table(game="monster", players=2), version=version)
    assert await socket.hear() == {"at": 0, "error": {"id": "other-version"}}
    assert await socket.closed() == 4426


async def test_a_page_of_version_1_is_told_to_load_again_in_its_own_form(house: Live) -> None:
    """The page of version 1 takes `re` for the answer, and shows `bad-message` as "Load the page again"."""
    table, people = await house.table("monster", ["Ann", "Ben"])
    number = (await house.service.registry.get(table)).table.number
    page = await people[0].at(table, version=1)
    assert await page.hear() == {"at": 0, "error": {"id": "bad-message"}}
    await page.connection.send('{"id":7,"do":"concede","seat":0}')
    assert await page.hear() == {"at": 0, "re": 7, "error": {"id": "bad-message"}}
    for nonsense in ("x", "{}", "[" * 2000):
        await page.connection.send(nonsense)
    await page.connection.send('{"id":8,"do":"resume","at":0}')
    assert (await page.hear())["re"] == 8
    assert (await house.service.registry.get(table)).table.number == number


async def test_a_lobby_of_version_1_believes_that_it_is_connected_and_shows_the_error(house: Live) -> None:
    """A page of version 1 counts as connected after a message without an error."""
    ann = await house.person("Ann")
    page = await ann.at(await ann.make_table(game="monster", players=2), version=1)
    assert [await page.hear(), await page.hear()] == [{"at": 0}, {"at": 0, "error": {"id": "bad-message"}}]


async def test_pages_of_version_1_count_as_connections(tmp_path: Path) -> None:
    async with live(tmp_path / "data.db", limits=Limits(connections_address=2)) as house:
        ann = await house.person("Ann")
        table = await ann.make_table(game="monster", players=2)
        for _ in range(2):
            await (await ann.at(table, version=1)).hear()
        assert await (await ann.at(table, version=1)).closed() == 1013
