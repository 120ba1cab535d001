"""One hundred injected faults find nothing. tests/mutations runs this on servers with a planted bug, which they find.

pytest collects this file only by its name, because it takes minutes: `make faults` runs the same with more faults.
"""

from __future__ import annotations

import asyncio

import pytest

from faults.run import run


@pytest.mark.parametrize("host", ["single", "pair"])
def test_a_hundred_faults_find_nothing(host: str) -> None:
    assert asyncio.run(run([host], 100, 1, None)) == 0
