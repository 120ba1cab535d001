"""docs/add-a-game.md, followed word for word in a copy of the tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import petitfour

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
STEP = re.compile(r"^(?:(Create|Append to|In) `([^`]+)`:\n\n)?```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def edit(old: str, diff: str) -> str:
    """Applies the lines of a diff, each of which must find its place."""
    at = 0
    for line in diff.splitlines(keepends=True):
        mark, text = line[0], line[1:]
        if mark == "+":
            old = old[:at] + text + old[at:]
            at += len(text)
        else:
            at = old.index(text, at)
            if mark == "-":
                old = old[:at] + old[at + len(text) :]
            else:
                at += len(text)
    return old


@pytest.mark.skipif(not petitfour.compiled, reason="nothing is compiled here")
def test_the_guide_leads_to_a_game_that_passes_every_check(tmp_path: Path) -> None:
    keep = shutil.ignore_patterns("__pycache__", "asan", "lib*", "temp*")
    for name in ("src", "tests", "build", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).is_dir():  # with times, so that what is built need not be built again
            shutil.copytree(ROOT / name, tmp_path / name, ignore=keep)
        else:
            shutil.copy2(ROOT / name, tmp_path)
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "PETITFOUR"))}
    env |= {"PYTHONPATH": str(tmp_path / "src"), "PATH": f"{Path(sys.executable).parent}{os.pathsep}{env['PATH']}"}

    steps = STEP.findall(GUIDE)
    assert len(steps) == GUIDE.count("\n```") / 2
    for what, path, kind, block in steps:
        file = tmp_path / path
        if what == "Create":
            assert not file.exists()
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block, encoding="utf-8")
        elif what == "Append to":
            with file.open("a", encoding="utf-8") as end:
                end.write(block)
        elif what == "In":
            file.write_text(edit(file.read_text(encoding="utf-8"), block), encoding="utf-8")
        else:
            assert kind == "sh", "every block says what is to be done with it"
            for command in block.splitlines():
                ran = subprocess.run(
                    ["bash", "-c", command], cwd=tmp_path, env=env, text=True, check=False,
                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                )  # fmt: skip
                assert ran.returncode == 0, f"{command}\n{ran.stdout}"
                if "pytest" in command:
                    assert re.search(r"\d\d? passed", ran.stdout)
