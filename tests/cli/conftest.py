"""Commands are run in this process, as `main(argv)`; only what needs a process of its own gets one."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from petitfour.cli import main
from petitfour.cli.faces import HARD_SPACE


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command, its input given as lines; hard spaces in the output become plain ones."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def run(*argv: object, typed: Iterable[object] = ()) -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main([str(arg) for arg in argv])
        out, err = capsys.readouterr()
        return Result(code, out.replace(HARD_SPACE, " "), err)

    return run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a finished, simulated match."""
    run("simulate", "marshmallow", "--players", 4, "--games", 1, "--seed", 17, "--out", tmp_path / "records")
    return next((tmp_path / "records").iterdir())


@pytest.fixture
def unfinished(run: Run, tmp_path: Path) -> Path:
    """The record of a match that stopped in its first round."""
    run("simulate", "marshmallow", "--players", 3, "--games", 1, "--moves", 9, "--out", tmp_path / "unfinished")
    return next((tmp_path / "unfinished").iterdir())
