"""docs/environments.md: its examples work, its numbers are right."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from petitfour.rl.encoders import encoder
from tables import start

PAGE = (Path(__file__).parents[2] / "docs/environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(PAGE.count("```python")))
def test_the_examples_work(number: int) -> None:
    block = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[number]
    test = doctest.DocTestParser().get_doctest(block, {}, "environments.md", "environments.md", 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 3
    assert result.failed == 0


def test_the_numbers_of_actions_are_right() -> None:
    def sizes(game: str, *players: int) -> list[int]:
        return sorted(encoder(start(game, count)).actions for count in players)

    assert f"{sizes('monster', 2)[0]} to {sizes('monster', 5)[0]}" in PAGE
    macaron = sizes("macaron", 1, 2, 3, 4, 5)
    assert f"{macaron[0]:,} to {macaron[-1]:,}" in PAGE
    assert f"{sizes('mastermind', 2)[0]:,};" in PAGE
    assert f"{encoder(start('mastermind', 2, {'repeats_in_guess': False})).actions:,} without" in PAGE
