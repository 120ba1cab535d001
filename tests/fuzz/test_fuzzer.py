"""The fuzzer itself: it finds nothing in a short run, and saves findings as records that open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fuzz.fuzz import fuzz
from petitfour import GAMES
from petitfour.core import record
from petitfour.core.game import Game
from petitfour.core.view import View


def test_a_short_run_finds_nothing(tmp_path: Path) -> None:
    assert fuzz(2, 1, tmp_path) == 0
    assert not list(tmp_path.iterdir())


def test_a_find_is_saved_as_a_record_that_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    view = Game.view

    def faulty(self: Game[Any], state: Any, seat: int | None) -> View:
        if state.round == 2:
            raise KeyError("no")
        return view(self, state, seat)

    monkeypatch.setattr(Game, "view", faulty)
    assert fuzz(10, 1, tmp_path) == 20
    for path in tmp_path.iterdir():
        saved = path.read_text(encoding="utf-8")
        assert saved.startswith("# Broken: view fails: ")
        assert "KeyError" in saved.splitlines()[0]
        opened = record.read(saved, GAMES)
        assert opened.outcome is None
        assert record.last_position(opened).round == 2


def test_a_reader_that_believes_too_much_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: record.Reader, state: Any, chance: Any) -> None:
        """Ignores everything after the moves."""

    monkeypatch.setattr(record.Reader, "read_end", careless)
    assert fuzz(10, 1, tmp_path) > 0
