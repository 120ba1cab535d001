"""The messages for docs and for other languages.

python -m petitfour.server.schema > docs/wire.schema.json
python -m petitfour.server.schema --typescript > web/src/lib/messages.ts
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from petitfour.server.wire import Down, Up

WIDTH = 120


def schema() -> dict[str, Any]:
    """JSON Schema."""
    (up, down), components = msgspec.json.schema_components([Up, Down], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Petit Four, the messages of version 1",
        "oneOf": [up, down],
        "$defs": components,
    }


def page() -> str:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def typescript() -> str:
    """The types of the web client, from the schema."""
    lines = [
        "/** Made by `python -m petitfour.server.schema --typescript`; docs/wire.md says what everything means. */"
    ]
    for name, kind in sorted(schema()["$defs"].items()):
        lines += ["", f"export interface {name} {{"]
        required = kind.get("required", ())
        for field, type_ in kind["properties"].items():
            # What has nothing to say is left out of a message down; up it may be null as well.
            said = without_null(type_) if type_.get("default", 0) is None and name != "Up" else type_
            lines.append(f"  {field}{'' if field in required else '?'}: {in_typescript(said)};")
        lines.append("}")
    return "\n".join(wrapped(line) for line in lines) + "\n"


def wrapped(line: str) -> str:
    """A line that is too long, choice by choice, as the formatter of the client would have it."""
    if len(line) <= WIDTH or " | " not in line:
        return line
    field, _, choices = line.removesuffix(";").partition(": ")
    return f"{field}:" + "".join(f"\n    | {choice}" for choice in choices.split(" | ")) + ";"


def without_null(kind: dict[str, Any]) -> dict[str, Any]:
    return {"anyOf": [one for one in kind["anyOf"] if one != {"type": "null"}]}


def in_typescript(kind: dict[str, Any]) -> str:
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
