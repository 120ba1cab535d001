"""docs/openspiel.md: its example works, its command is understood."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from petitfour import GAMES
from petitfour.bots.external import ExternalBot
from petitfour.bots.levels import player

PAGE = (Path(__file__).parents[2] / "docs/openspiel.md").read_text(encoding="utf-8")


def test_the_example_works() -> None:
    pytest.importorskip("pyspiel")
    block = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    test = doctest.DocTestParser().get_doctest(block[1], {}, "openspiel.md", "openspiel.md", 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted > 5
    assert result.failed == 0
    assert all(f"`petitfour_{game}`" in PAGE for game in GAMES)


def test_the_command_seats_a_bot() -> None:
    command = re.search(r"```\n(external:.*)\n```", PAGE)
    assert command is not None
    bot = player(command[1], "monster").bot
    assert isinstance(bot, ExternalBot)
    assert bot.command == "python -m petitfour.rl.ismcts --simulations 1000"
