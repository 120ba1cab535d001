"""Apply one mutation at a time, and check that the test named with it notices: `make mutations`.

    python tests/mutations/run.py              all mutations
    python tests/mutations/run.py MT-6 hand    those of some rules or channels

The mutations are in the *.toml files beside this one: a fault for every rule id and a leak for every channel of hidden
information, or the reason why there is none. Each is applied to a copy of the tree, which runs uncompiled.

A test that does not end within 300 seconds (`seconds` of the mutation) proves nothing, except for a mutation that is
marked as `endless`.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
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


def fate(mutation: dict[str, Any]) -> str:
    """Return whether a test noticed a mutation: `noticed`, `not noticed`, or `timed out`."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        tree = Path(folder)
        nothing = shutil.ignore_patterns("*.so", "__pycache__", ".hypothesis")
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, tree / part, ignore=nothing)
        shutil.copy(ROOT / "pyproject.toml", tree)
        (tree / "src/petitfour" / mutation["file"]).write_text(mutated(mutation), encoding="utf-8")
        environment = {**os.environ, "PETITFOUR_PURE": "1", "PYTHONPATH": str(tree / "src")}
        environment.pop("CI", None)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *mutation["tests"]]
        code, output = run(command, tree, environment, mutation.get("seconds", 300))
    if code is None:
        return "noticed" if mutation.get("endless") else "timed out"
    if code not in (0, 1):
        raise RuntimeError(f"{mutation['of']}: pytest could not run {mutation['tests']}: {output[-500:]}")
    return "noticed" if code else "not noticed"


def run(command: list[str], folder: Path, environment: dict[str, str], seconds: float) -> tuple[int | None, str]:
    """Run a command; return its exit code, None after the time limit, and its output. Everything that it has started
    ends with it."""
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    ) as process:  # fmt: skip
        try:
            output, _ = process.communicate(timeout=seconds)
            return process.returncode, output
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def main() -> None:
    chosen = [mutation for mutation in mutations() if not sys.argv[1:] or mutation["of"] in sys.argv[1:]]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        results = list(workers.map(fate, chosen))
    for mutation, result in zip(chosen, results, strict=True):
        if result != "noticed":
            print(f"{result.upper()}  {mutation['of']}: {mutation['old']!r} -> {mutation['new']!r}")
            print(f"  by {', '.join(mutation['tests'])}")
    noticed = results.count("noticed")
    print(f"{noticed} of {len(chosen)} mutations were noticed")
    raise SystemExit(noticed != len(chosen))


if __name__ == "__main__":
    main()
