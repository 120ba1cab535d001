"""Apply one mutation at a time, and check that the test named with it notices: `make mutations`.

    python tests/mutations/run.py              all mutations
    python tests/mutations/run.py MT-6 hand    those of some rules or channels

The mutations are in the *.toml files beside this one: a fault for every rule id and a leak for every channel of hidden
information, or the reason why there is none. Each is applied to a copy of the tree, which runs uncompiled.
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


def mutations() -> list[dict[str, Any]]:
    """Return all mutations; `of` is the rule id or the channel."""
    return [one for file in sorted(HERE.glob("*.toml")) for one in tomllib.loads(file.read_text())["mutation"]]


def reasons() -> dict[str, str]:
    """Return the rules without a mutation, and why."""
    return {
        rule: why for file in HERE.glob("*.toml") for rule, why in tomllib.loads(file.read_text())["without"].items()
    }


def mutated(mutation: dict[str, Any]) -> str:
    """Return the text of the file with the fault in it. The old text must occur exactly once."""
    path: str = mutation["file"]
    text = (ROOT / "src/petitfour" / path).read_text(encoding="utf-8")
    if text.count(mutation["old"]) != 1:
        raise ValueError(f"{mutation['of']}: {mutation['old']!r} occurs {text.count(mutation['old'])} times in {path}")
    return text.replace(mutation["old"], mutation["new"])


def survives(mutation: dict[str, Any]) -> bool:
    with TemporaryDirectory() as folder:
        tree = Path(folder)
        nothing = shutil.ignore_patterns("*.so", "__pycache__", ".hypothesis")
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, tree / part, ignore=nothing)
        shutil.copy(ROOT / "pyproject.toml", tree)
        (tree / "src/petitfour" / mutation["file"]).write_text(mutated(mutation), encoding="utf-8")
        environment = {**os.environ, "PETITFOUR_PURE": "1", "PYTHONPATH": str(tree / "src")}
        environment.pop("CI", None)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *mutation["tests"]]
        try:
            done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=300, check=False)
        except subprocess.TimeoutExpired:
            return False  # a match that no longer ends is noticed too
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{mutation['of']}: pytest could not run {mutation['tests']}: {done.stdout.decode()[-500:]}")
    return done.returncode == 0


def main() -> None:
    chosen = [mutation for mutation in mutations() if not sys.argv[1:] or mutation["of"] in sys.argv[1:]]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        results = list(workers.map(survives, chosen))
    for mutation, survived in zip(chosen, results, strict=True):
        if survived:
            print(f"NOT NOTICED  {mutation['of']}: {mutation['old']!r} -> {mutation['new']!r} by {mutation['tests']}")
    noticed = results.count(False)
    print(f"{noticed} of {len(chosen)} mutations were noticed")
    raise SystemExit(noticed != len(chosen))


if __name__ == "__main__":
    main()
