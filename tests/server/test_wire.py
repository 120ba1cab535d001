"""The messages are what docs/wire.md says they are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from petitfour.server import schema, wire
from petitfour.server.wire import PICTURES, Down, Refused, Up, Verb

DOCS = Path(__file__).parents[2] / "docs"
SOURCES = Path(wire.__file__).parent
PAGE = (DOCS / "wire.md").read_text()
EXAMPLES = re.findall(r"```json (up|down)\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_every_example_is_a_message(kind: str, text: str) -> None:
    decoded = msgspec.json.decode(text, type=Up if kind == "up" else Down)
    said: dict[str, Any] = msgspec.json.decode(text)
    again = msgspec.json.decode(msgspec.json.encode(decoded))
    assert {name: again.get(name) for name in said} == said  # nothing in it that is not of the type
    assert len(EXAMPLES) > 4


def test_every_verb_and_every_picture_is_named() -> None:
    rows = set(re.findall(r"^\| `(\w+)` \|", PAGE.partition("## Down")[0], re.M))
    assert rows == set(get_args(Verb))
    for picture in PICTURES:
        assert picture in PAGE


def test_every_field_down_is_named() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE.partition("| field | what |")[2].partition("\n\n")[0]))
    assert {field.encode_name for field in msgspec.structs.fields(Down)} <= told


def test_every_error_that_the_server_gives_is_named_and_no_other() -> None:
    """Errors of the REST part that a person never meets at a table are described by its own types."""
    table = PAGE.partition("### Errors")[2].partition("## A bot")[0]
    named = set(re.findall(r"`([a-z-]+)`", "".join(re.findall(r"^\| (.*?) \|", table, re.M))))
    given = set()
    for source in SOURCES.rglob("*.py"):
        given |= set(re.findall(r'(?:Refused|Error)\(\s*"([a-z-]+)"', source.read_text()))
        given |= set(re.findall(r'refuse\(send, "([a-z-]+)"', source.read_text()))
    given |= {f"not-{phase}" for phase in ("gathering", "playing", "over")}  # check_phase
    given |= {"held", "conceded"}  # either, where a bot plays
    assert named == given


def test_the_schema_on_the_page_is_that_of_the_types() -> None:
    assert (DOCS / "wire.schema.json").read_text() == schema.page(), "python -m petitfour.server.schema"


def test_the_types_of_the_client_are_made_from_the_schema() -> None:
    made = DOCS.parent / "web/src/lib/messages.ts"
    assert made.read_text() == schema.typescript(), f"python -m petitfour.server.schema --typescript > {made}"


@pytest.mark.parametrize(
    "text", ["", "{}", '{"id":1,"do":"fly"}', '{"id":0,"do":"start"}', '{"id":1,"do":"start","x":1}', "[" * 4000]
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad-message"):
        wire.read(text)


def test_fields_that_say_nothing_are_left_out() -> None:
    assert wire.encoder.encode(Down(at=3)) == b'{"at":3}'
    assert wire.encoder.encode(Down(at=3, sees=None, view=None)) == b'{"at":3,"as":null,"view":null}'
    assert wire.encoder.encode(Down(at=3, sees=0, re=2)) == b'{"at":3,"re":2,"as":0}'
