"""Generate the JSON Schema and the TypeScript types of the messages, of all views and facts, and of the REST API.

python -m petitfour.server.protocol.schema > docs/wire.schema.json
python -m petitfour.server.protocol.schema --typescript web/src
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from petitfour.bots.coach import Comment
from petitfour.bots.hints import Hint
from petitfour.bots.review import Review
from petitfour.core.facts import SHARED, Fact
from petitfour.core.game import Game
from petitfour.core.view import TableView, View
from petitfour.games import GAMES
from petitfour.server.web.api import types as rest
from petitfour.table.catalogue import GameInfo
from petitfour.table.creation import NewTable
from petitfour.table.messages import VERSION, ClientMessage, ServerMessage
from petitfour.table.presentation import ListedTable
from petitfour.table.replay import FullReplay
from petitfour.table.tutorials import Introduction

WIDTH = 120
OWN = "petitfour.games."  # the package of the games that this schema describes; others describe themselves
REST = (
    rest.Failed, GameInfo, rest.RulesPage, rest.MovesSoFar, rest.Me, rest.NewName, NewTable, rest.MadeTable,
    rest.TableRow, rest.Replay, rest.AccessToken, rest.LinkPath, rest.NewBot, ListedTable, FullReplay, Introduction,
    Hint, Review, Comment, rest.PlayedMatch,
)  # fmt: skip


def games() -> list[Game[Any]]:
    return [game for game in GAMES.values() if type(game).__module__.startswith(OWN)]


def roots() -> list[type[msgspec.Struct]]:
    """Return the types that all others belong to, the messages of a table first."""
    of_games = [kind for game in games() for kind in (game.view_type, game.options_type, *game.fact_types)]
    return [ClientMessage, ServerMessage, *REST, TableView, *dict.fromkeys(of_games)]


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages. `View` is any game's view, `Fact` any game's fact."""
    (from_client, from_server, *_), components = msgspec.json.schema_components(roots(), ref_template="#/$defs/{name}")
    views = [game.view_type for game in games()]
    facts = list(dict.fromkeys(kind for game in games() for kind in game.fact_types))
    for base, kinds in ((View, views), (Fact, facts)):
        components[base.__name__] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}
    components["TableRow"]["properties"]["about"] = {"$ref": "#/$defs/ListedTable"}  # stored as text, sent unchanged
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Petit Four, the messages of version {VERSION}",
        "oneOf": [from_client, from_server],
        "$defs": components,
    }


def page() -> str:
    """Return the text of docs/wire.schema.json."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


# --- TypeScript -----------------------------------------------------------------------------------------------

MADE = "/** Made by `python -m petitfour.server.protocol.schema --typescript web/src`{}. */"


def typescript() -> dict[str, str]:
    """Return the files of the web client by path: the shared types, and for each game its view, facts and settings.

    A shared view has the fields that mean the same in all games, and a shared fact only its kind, so that code for all
    games also serves games that this schema does not know.
    """
    kinds = schema()["$defs"]
    mark_sent(kinds)
    game = {"type": "string"}
    kinds["View"] = {**kinds.pop("TableView"), "title": "View"}
    kinds["View"]["properties"] = {**kinds["View"]["properties"], "game": game}
    kinds["Fact"] = {"type": "object", "properties": {"fact": game}, "required": ["fact"]}
    kinds["SharedFact"] = union(SHARED)
    own = {one.id: kinds_of(one) for one in games()}
    for name, (view, facts, options) in own.items():
        kinds[f"Fact of {name}"] = facts
        own[name] = (view, f"Fact of {name}", options)
    theirs = {name for roots in own.values() for name in roots}
    shared = reachable(kinds, kinds.keys() - {found for roots in own.values() for found in reachable(kinds, roots)})
    files = {"lib/wire/messages.ts": file("; docs/wire.md explains everything", kinds, shared - theirs)}
    for name, roots in own.items():
        files[f"games/{name}/types.ts"] = file("", kinds, reachable(kinds, roots) - shared, shared)
    return files


def kinds_of(game: Game[Any]) -> tuple[str, Any, str]:
    """Return the names of a game's types: its view, its facts, its settings."""
    facts = [kind for kind in game.fact_types if kind not in SHARED]
    return game.view_type.__name__, union(facts), game.options_type.__name__


def union(kinds: Iterable[type]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def reachable(kinds: dict[str, Any], roots: Iterable[str]) -> set[str]:
    """Return these types and all that they use."""
    found: set[str] = set()
    left = list(roots)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += used_by(kinds[name])
    return found


def used_by(kind: dict[str, Any]) -> list[str]:
    """Return the types that a type names."""
    return re.findall(r'"#/\$defs/([^"]+)"', msgspec.json.encode(kind).decode())


def file(about: str, kinds: dict[str, Any], names: Iterable[str], shared: Iterable[str] = ()) -> str:
    """Return a file with these types. It imports the shared ones that it uses."""
    lines = [MADE.format(about)]
    imported = sorted({used for name in names for used in used_by(kinds[name])} & set(shared))
    if imported:
        lines.append(f'import type {{ {", ".join(imported)} }} from "../../lib/wire/messages";')
    for name in sorted(names):
        lines += ["", *declared("GameFact" if name.startswith("Fact of ") else name, kinds[name])]
    return "\n".join(wrapped(line) for line in lines) + "\n"


def mark_sent(kinds: dict[str, Any]) -> None:
    """Mark as required what the server always sends: structs leave fields out only if they say so. Settings are sent
    whole."""
    found: dict[str, type[msgspec.Struct]] = {}
    collect(msgspec.inspect.multi_type_info(roots()), found)
    settings = reachable(kinds, [game.options_type.__name__ for game in games()])
    for name, cls in found.items():
        config = cls.__struct_config__
        if name in settings or not (config.omit_defaults or config.forbid_unknown_fields):
            kinds[name]["required"] = [
                field.encode_name for field in msgspec.structs.fields(cls) if field.default is not msgspec.UNSET
            ] + [name for name in kinds[name].get("required", ()) if name in ("fact", "game")]


def collect(node: object, found: dict[str, type[msgspec.Struct]]) -> None:
    """Collect all structs in a description of types."""
    if isinstance(node, msgspec.inspect.StructType):
        if node.cls.__name__ in found:
            return
        found[node.cls.__name__] = node.cls
    if isinstance(node, tuple | list):
        for part in node:
            collect(part, found)
    elif isinstance(node, msgspec.inspect.Type | msgspec.inspect.Field):
        for name in node.__struct_fields__:
            collect(getattr(node, name), found)


def declared(name: str, kind: dict[str, Any]) -> list[str]:
    """Return the lines that declare a type."""
    if "anyOf" in kind:
        return [f"export type {name} = {in_typescript(kind)};"]
    lines = [f"export interface {name} {{"]
    required = kind.get("required", ())
    for field, type_ in kind["properties"].items():
        # The server leaves out empty fields. In a command, which has a `type`, they may also be null.
        empty = field not in required and type_.get("default", 0) is None and "type" not in kind["properties"]
        said = without_null(type_) if empty else type_
        lines.append(f"  {field}{'' if field in required else '?'}: {in_typescript(said)};")
    return [*lines, "}"]


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
        return " | ".join(dict.fromkeys(in_typescript(one) for one in kind["anyOf"]))
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


def write(folder: Path) -> None:
    """Write the files of the web client into its folder of sources."""
    for path, text in typescript().items():
        (folder / path).write_text(text)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--typescript"]:
        write(Path(sys.argv[2]))
    else:
        print(page(), end="")
