"""Generate the JSON Schema and the TypeScript types of the messages, of all views and facts, and of the REST API.

python -m petitfour.server.protocol.schema > docs/wire.schema.json
python -m petitfour.server.protocol.schema --typescript > web/src/lib/wire/messages.ts
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from petitfour.bots.hints import Hint
from petitfour.bots.review import Review
from petitfour.core.facts import Fact
from petitfour.core.view import View
from petitfour.games import GAMES
from petitfour.server.web.api import types as rest
from petitfour.table.catalogue import GameInfo
from petitfour.table.creation import NewTable
from petitfour.table.messages import VERSION, ClientMessage, ServerMessage
from petitfour.table.presentation import ListedTable
from petitfour.table.replay import FullReplay
from petitfour.table.tutorials import Introduction

WIDTH = 120
REST = (
    rest.Failed, GameInfo, rest.RulesPage, rest.MovesSoFar, rest.Me, rest.NewName, NewTable, rest.MadeTable,
    rest.TableRow, rest.Replay, rest.AccessToken, rest.LinkPath, rest.NewBot, ListedTable, FullReplay, Introduction,
    Hint, Review,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages. `View` is any game's view, `Fact` any game's fact."""
    views = [game.view_type for game in GAMES.values()]
    facts = list(dict.fromkeys(kind for game in GAMES.values() for kind in game.fact_types))
    (from_client, from_server, *_), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *REST, *views, *facts], ref_template="#/$defs/{name}"
    )
    for base, kinds in ((View, views), (Fact, facts)):
        components[base.__name__] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Petit Four, the messages of version {VERSION}",
        "oneOf": [from_client, from_server],
        "$defs": components,
    }


def page() -> str:
    """Return the text of docs/wire.schema.json."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def typescript() -> str:
    """Return the TypeScript types of the web client."""
    lines = [
        "/** Made by `python -m petitfour.server.protocol.schema --typescript`; docs/wire.md explains everything. */"
    ]
    for name, kind in sorted(schema()["$defs"].items()):
        if "anyOf" in kind:
            lines += ["", f"export type {name} = {in_typescript(kind)};"]
            continue
        lines += ["", f"export interface {name} {{"]
        required = kind.get("required", ())
        for field, type_ in kind["properties"].items():
            # The server leaves out empty fields. In a command, which has a `type`, they may also be null.
            empty = type_.get("default", 0) is None and "type" not in kind["properties"]
            said = without_null(type_) if empty else type_
            lines.append(f"  {field}{'' if field in required else '?'}: {in_typescript(said)};")
        lines.append("}")
    return "\n".join(wrapped(line) for line in lines) + "\n"


def wrapped(line: str) -> str:
    """Break a line that is too long at each choice, like the formatter of the client."""
    if len(line) <= WIDTH or " | " not in line:
        return line
    if line.startswith("export type "):
        name, _, choices = line.removesuffix(";").partition(" = ")
        return f"{name} =" + "".join(f"\n  | {choice}" for choice in choices.split(" | ")) + ";"
    field, _, choices = line.removesuffix(";").partition(": ")
    return f"{field}:" + "".join(f"\n    | {choice}" for choice in choices.split(" | ")) + ";"


def without_null(kind: dict[str, Any]) -> dict[str, Any]:
    """Remove null from a type."""
    return {"anyOf": [one for one in kind["anyOf"] if one != {"type": "null"}]}


def in_typescript(kind: dict[str, Any]) -> str:
    """Translate a type of the schema to TypeScript."""
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "enum" in kind:
        return " | ".join(f'"{value}"' for value in kind["enum"])
    if "anyOf" in kind:
        return " | ".join(in_typescript(one) for one in kind["anyOf"])
    match kind.get("type"):
        case "array":
            items = in_typescript(kind["items"])
            return f"({items})[]" if " | " in items else f"{items}[]"
        case "object":
            values = kind.get("additionalProperties")
            return f"Record<string, {in_typescript(values) if isinstance(values, dict) else 'unknown'}>"
        case "integer":
            return "number"
        case None:
            return "unknown"
    return str(kind["type"])


if __name__ == "__main__":
    print(typescript() if "--typescript" in sys.argv else page(), end="")
