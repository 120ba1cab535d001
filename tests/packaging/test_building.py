"""Building is quick after a change: only the modules that depend on a changed .pxd are made again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import petitfour

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not petitfour.compiled, reason="nothing is compiled here")


def build(tree: Path) -> None:
    environment = os.environ | {"PETITFOUR_MUST_COMPILE": "1"}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=tree, env=environment, check=True, capture_output=True)


def times(tree: Path) -> dict[str, int]:
    """Return when each module and its C file were made."""
    files = [*tree.glob("build/cython/**/*.c"), *tree.glob("src/**/*.so")]
    return {
        file.name.partition(".")[0] + "/" + str(file.parent.relative_to(tree)): file.stat().st_mtime_ns
        for file in files
    }


def test_a_changed_pxd_rebuilds_only_what_depends_on_it(tmp_path: Path) -> None:
    if not (ROOT / "build/cython").exists():
        pytest.skip("there are no C files here to start from")
    for folder in ("src", "build/cython"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, tmp_path)
    build(tmp_path)  # whatever is out of date here
    before = times(tmp_path)
    time.sleep(0.01)
    (tmp_path / "src/petitfour/games/mastermind/rules.pxd").touch()
    build(tmp_path)
    made = {name for name, when in times(tmp_path).items() if when != before[name]}
    modules = {"rules/{}petitfour/games/mastermind", "policy/{}petitfour/games/mastermind"}
    modules |= {"codebreaker/{}petitfour/games/mastermind", "encoder/{}petitfour/games/mastermind"}
    assert made == {name.format(folder) for name in modules for folder in ("src/", "build/cython/src/")}
