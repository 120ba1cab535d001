"""The figures of docs/bots.md are those of the results beside them."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_ladder_says_what_was_played() -> None:
    spec = importlib.util.spec_from_file_location("ladder", ROOT / "bench/ladder.py")
    assert spec is not None
    assert spec.loader is not None
    ladder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ladder)
    assert ladder.table().count("\n") > 20
    assert ladder.table() in ladder.PAGE.read_text(encoding="utf-8")
