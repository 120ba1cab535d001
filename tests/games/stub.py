"""Write the types of `petitfour.game(NAME)`, one for each game of the product.

python tests/games/stub.py
"""

from __future__ import annotations

from pathlib import Path

import petitfour
from petitfour import GAMES

FILE = Path(petitfour.__file__).parent / "games/lookup.pyi"


def stub() -> str:
    own = [(name, type(game)) for name, game in GAMES.items() if type(game).__module__.startswith("petitfour.games.")]
    imports = [f"from {kind.__module__} import {kind.__name__}" for _, kind in own]
    overloads = [f'@overload\ndef game(name: Literal["{name}"]) -> {kind.__name__}: ...' for name, kind in own]
    return "\n".join(
        [
            "# Written by tests/games/stub.py.",
            "from typing import Any, Literal, overload",
            "",
            *sorted(["from petitfour.core.game import Game", "from petitfour.core.policy import Policy", *imports]),
            "",
            *overloads,
            "@overload",
            "def game(name: str) -> Game[Any]: ...",
            "def default_policy(name: str) -> Policy: ...",
            "",
        ]
    )


if __name__ == "__main__":
    FILE.write_text(stub(), encoding="utf-8")
