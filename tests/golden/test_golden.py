"""Every table has a golden match, and still plays it."""

from __future__ import annotations

import pytest

from golden.make import FOLDER, playthrough
from tables import all_tables


@pytest.mark.parametrize("table", all_tables())
def test_the_golden_playthrough_is_still_what_happens(table: str) -> None:
    file = FOLDER / f"{table}.txt"
    assert file.exists(), "a table without a playthrough: run `python tests/golden/make.py` and read what it wrote"
    assert file.read_text(encoding="utf-8") == playthrough(table)


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(all_tables())
