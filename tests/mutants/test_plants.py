"""The list of planted faults is whole, and every fault still fits into the code. `make mutants` plants them."""

from __future__ import annotations

import pytest

from mutants.run import ROOT, planted, plants, reasons
from petitfour import GAMES
from petitfour.texts import rule_ids

CHANNELS = {"hand", "pass", "token", "ordering", "stack", "code"}


@pytest.mark.parametrize("plant", plants(), ids=lambda plant: f"{plant['of']}")
def test_a_plant_still_fits(plant: dict[str, object]) -> None:
    assert planted(plant)
    for test in plant["tests"]:  # type: ignore[attr-defined]
        file, _, name = test.partition("::")
        text = (ROOT / file).read_text(encoding="utf-8")
        assert not name or f"def {name.partition('[')[0]}(" in text


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_plant_or_a_reason(game: str) -> None:
    have = {str(plant["of"]) for plant in plants()}
    assert not have & set(reasons())
    assert set(rule_ids(game)) <= have | set(reasons())


def test_every_channel_has_a_leak() -> None:
    assert {str(plant["of"]) for plant in plants()} >= CHANNELS
