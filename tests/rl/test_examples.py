"""The examples for learning work, in short form."""

from __future__ import annotations

import json
import math
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
DEEP = int(os.environ.get("DEEP", "0"))


def test_cfr_plus_solves_a_small_game() -> None:
    ran = subprocess.run([sys.executable, EXAMPLES / "solve.py"], capture_output=True, text=True, check=True)
    conv = [float(number) for number in re.findall(r"NashConv (\S+)", ran.stdout)]
    assert conv[0] > conv[-1]
    assert conv[-1] < 0.001
    assert len(re.findall(r"^  [PY]\d \d+%$", ran.stdout, re.MULTILINE)) == 3


def test_the_notebook_shows_what_its_cells_give() -> None:
    """If not: python examples/notebook.py examples/tour.ipynb"""
    stored = json.loads((EXAMPLES / "tour.ipynb").read_text(encoding="utf-8"))
    made = runpy.run_path(str(EXAMPLES / "notebook.py"))["run"](stored)
    cells = [cell for cell in made["cells"] if cell["cell_type"] == "code"]
    before = [cell for cell in stored["cells"] if cell["cell_type"] == "code"]
    assert [words(cell) for cell in cells] == [words(cell) for cell in before]
    pictures = [out for cell in cells for out in cell["outputs"] if "image/svg+xml" in out.get("data", {})]
    assert len(pictures) == 3
    assert pictures[0] in before[0]["outputs"]  # ours; those of matplotlib depend on its version and fonts


def words(cell: dict[str, Any]) -> list[Any]:
    """Return the text in the outputs of a cell."""
    return [out["text"] if "text" in out else out["data"]["text/plain"] for out in cell["outputs"]]


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"] if DEEP else ["marshmallow"])
def test_reinforce_learns_to_beat_random(game: str) -> None:
    """A few seconds are enough to be clearly better than a random player on the same deals."""
    example = runpy.run_path(str(EXAMPLES / "reinforce.py"))
    network, rounds = example["train"](game, 4, 60 if DEEP else 12)
    assert rounds > 500
    trained, error = example["evaluate"](game, 4, network, "random", 3000)
    random, other = example["evaluate"](game, 4, None, "random", 3000)
    assert trained - random > 3 * math.hypot(error, other)
