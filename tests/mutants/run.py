"""Plants one fault at a time and makes sure that the test named with it notices: `make mutants`.

    python tests/mutants/run.py              all plants
    python tests/mutants/run.py MT-6 hand    those of some rules or channels

The plants are in <game>.toml beside this file: for every rule id a fault, for every channel of hidden things a leak, or
the reason why there is none. Each is planted into a copy of the tree, which runs uncompiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def plants() -> list[dict[str, Any]]:
    """All plants; `of` is the rule id or the channel."""
    return [plant for file in sorted(HERE.glob("*.toml")) for plant in tomllib.loads(file.read_text())["plant"]]


def reasons() -> dict[str, str]:
    """Rules without a plant, and why."""
    return {
        rule: why for file in HERE.glob("*.toml") for rule, why in tomllib.loads(file.read_text())["without"].items()
    }


def planted(plant: dict[str, Any]) -> str:
    """The text of the file with the fault in it. It must fit in exactly one place."""
    text = (ROOT / "src/petitfour" / plant["file"]).read_text(encoding="utf-8")
    if text.count(plant["old"]) != 1:
        raise ValueError(f"{plant['of']}: {plant['old']!r} stands {text.count(plant['old'])} times in {plant['file']}")
    return text.replace(plant["old"], plant["new"])


def survives(plant: dict[str, Any]) -> bool:
    with TemporaryDirectory() as folder:
        tree = Path(folder)
        nothing = shutil.ignore_patterns("*.so", "__pycache__", ".hypothesis")
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, tree / part, ignore=nothing)
        shutil.copy(ROOT / "pyproject.toml", tree)
        (tree / "src/petitfour" / plant["file"]).write_text(planted(plant), encoding="utf-8")
        environment = {**os.environ, "PETITFOUR_PURE": "1", "PYTHONPATH": str(tree / "src")}
        environment.pop("CI", None)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *plant["tests"]]
        try:
            done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=300, check=False)
        except subprocess.TimeoutExpired:
            return False  # play that no longer ends is noticed too
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{plant['of']}: pytest could not run {plant['tests']}: {done.stdout.decode()[-500:]}")
    return done.returncode == 0


def main() -> None:
    chosen = [plant for plant in plants() if not sys.argv[1:] or plant["of"] in sys.argv[1:]]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        results = list(workers.map(survives, chosen))
    for plant, survived in zip(chosen, results, strict=True):
        if survived:
            print(f"NOT NOTICED  {plant['of']}: {plant['old']!r} -> {plant['new']!r} by {plant['tests']}")
    noticed = results.count(False)
    print(f"{noticed} of {len(chosen)} planted faults were noticed")
    raise SystemExit(noticed != len(chosen))


if __name__ == "__main__":
    main()
