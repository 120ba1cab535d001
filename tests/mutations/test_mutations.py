"""The list of mutations is complete, and every mutation still matches the code. `make mutations` applies them."""

from __future__ import annotations

import pytest

from mutations.run import ROOT, mutated, mutations, reasons
from petitfour import GAMES
from petitfour.texts import rule_ids

CHANNELS = {"hand", "pass", "token", "ordering", "stack", "code"}


@pytest.mark.parametrize("mutation", mutations(), ids=lambda mutation: f"{mutation['of']}")
def test_a_mutation_still_matches_the_code(mutation: dict[str, object]) -> None:
    assert mutated(mutation)
    for test in mutation["tests"]:  # type: ignore[attr-defined]
        file, _, name = test.partition("::")
        text = (ROOT / file).read_text(encoding="utf-8")
        assert not name or f"def {name.partition('[')[0]}(" in text


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_mutation_or_a_reason(game: str) -> None:
    have = {str(mutation["of"]) for mutation in mutations()}
    assert not have & set(reasons())
    assert set(rule_ids(game)) <= have | set(reasons())


def test_every_channel_has_a_leak() -> None:
    assert {str(mutation["of"]) for mutation in mutations()} >= CHANNELS
