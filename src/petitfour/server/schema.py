"""The JSON Schema of the messages, for docs and for other languages: `python -m petitfour.server.schema`."""

from __future__ import annotations

from typing import Any

import msgspec

from petitfour.server.wire import Down, Up


def schema() -> dict[str, Any]:
    (up, down), components = msgspec.json.schema_components([Up, Down], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Petit Four, the messages of version 1",
        "oneOf": [up, down],
        "$defs": components,
    }


def page() -> str:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    print(page(), end="")
