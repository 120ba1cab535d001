"""What only a process of its own can show: Ctrl-C, a closed pipe, a terminal, exit codes."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from petitfour import GAMES, __version__
from petitfour.core.record import read, verify

PETITFOUR = [sys.executable, "-m", "petitfour"]


def run(*argv: object, **settings: Any) -> subprocess.CompletedProcess[str]:
    line = [*PETITFOUR, *map(str, argv)]
    return subprocess.run(line, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False, **settings)


def begin(*argv: object, **settings: Any) -> subprocess.Popen[bytes]:
    """With Ctrl-C as in a terminal, even where the tests themselves run with it ignored."""
    hear = lambda: signal.signal(signal.SIGINT, signal.default_int_handler)  # noqa: E731
    return subprocess.Popen([*PETITFOUR, *map(str, argv)], preexec_fn=hear, **settings)  # noqa: PLW1509


def wait_for(condition: Any, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if condition():
            return
        assert process.poll() is None, "it ended before it was stopped"
        time.sleep(0.05)
    raise AssertionError("it took too long")


def test_exit_codes(tmp_path: Path) -> None:
    version = run("--version")
    assert (version.returncode, version.stdout) == (0, f"petitfour {__version__}\n")
    bad = tmp_path / "bad.pf"
    bad.write_text("hello\n")
    checked = run("replay", bad)
    assert checked.returncode == 1
    assert (
        checked.stderr
        == f"petitfour: {bad}: BadRecord: line 1: this is no record: it must begin with `petitfour record 1`\n"
    )
    unknown = run("rules", "chess")
    assert unknown.returncode == 2
    assert unknown.stderr.startswith("petitfour: UnknownGame: ")


def test_ctrl_c_leaves_whole_records(tmp_path: Path) -> None:
    out = tmp_path / "out"
    line = ["simulate", "marshmallow", "--players", 4, "--games", 1_000_000, "--out", out]
    process = begin(*line, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    wait_for(lambda: out.is_dir() and len(list(out.glob("*.pf"))) > 10, process)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    assert stdout == b""
    assert b"stopped after" in stderr
    assert b"Traceback" not in stderr
    files = sorted(out.iterdir())
    assert all(file.suffix == ".pf" and file.name[0] != "." for file in files), "nothing half-written is left"
    assert len(files) > 10
    for file in (files[0], files[-1]):
        assert read(file.read_bytes(), GAMES).outcome is not None
    assert str(len(files)).encode() in stderr or str(len(files) - 1).encode() in stderr


def test_ctrl_c_in_a_game_saves_it(tmp_path: Path) -> None:
    file = tmp_path / "game.pf"
    line = ["play", "marshmallow", "--players", 3, "--seed", 1, "--save", file]
    process = begin(*line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    seen = b""
    while seen.count(b"Your move") < 2:
        seen += os.read(process.stdout.fileno(), 10_000)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert (process.returncode, stderr) == (130, b"")
    assert b"Game stopped." in stdout
    assert read(file.read_bytes(), GAMES).outcome is None


def test_ctrl_c_is_heard_while_counting(tmp_path: Path) -> None:
    run("simulate", "marshmallow", "--players", 5, "--games", 1, "--moves", 3, "--out", tmp_path)
    process = begin("perft", next(tmp_path.iterdir()), "--depth", 30, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate(timeout=60)
    assert int(first) > 0
    assert (process.returncode, stderr) == (130, b"petitfour: stopped\n")


@pytest.mark.parametrize("command", ["replay", "rules"])
def test_a_closed_pipe_is_nothing_to_talk_about(tmp_path: Path, command: str) -> None:
    run("simulate", "marshmallow", "--players", 5, "--games", 1, "--out", tmp_path)
    file = next(tmp_path.iterdir())
    line = ["replay", "--json", *[file] * 5] if command == "replay" else ["rules", "macaron"]
    process = begin(*line, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    if command == "replay":
        assert process.stdout.readline().startswith(b'{"n":1,')
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    assert process.wait(timeout=60) == 141


def test_a_bar_on_the_terminal_does_not_touch_the_output(tmp_path: Path) -> None:
    """rich would send what is printed to where the bar is."""
    line = ["simulate", "marshmallow", "--players", 4, "--games", 60, "--seed", 3, "--out", tmp_path]
    plain = run(*line).stdout
    replayed = ["replay", *sorted(tmp_path.iterdir())]
    for argv, expected in ((line, plain), (replayed, run(*replayed).stdout)):
        terminal, end = pty.openpty()
        process = begin(*argv, stdout=subprocess.PIPE, stderr=end)
        os.close(end)
        stdout, _ = process.communicate(timeout=60)
        bar = os.read(terminal, 10_000)
        os.close(terminal)
        assert process.returncode == 0
        assert stdout.decode() == expected
        assert "60/60" in bar.decode() or "/60" in bar.decode()


def test_a_whole_game_in_french(tmp_path: Path) -> None:
    file = tmp_path / "partie.pf"
    environment = {**os.environ, "LANG": "fr_FR.UTF-8", "LC_ALL": "", "PYTHONIOENCODING": "utf-8"}
    line = ["play", "marshmallow", "--players", 4, "--save", file]
    played = run(*line, input="quelques mots\n" + "1\n" * 500, env=environment)
    assert (played.returncode, played.stderr) == (0, "")
    assert "Partie terminée\u202f!" in played.stdout
    assert verify(read(file.read_bytes(), GAMES)) > 1
    assert run("verify", file).returncode == 0


def test_a_terminal_that_lacks_characters_still_works() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "fr"}
    shown = run("rules", "marshmallow", "MT-1", env=environment)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "MT-1" in shown.stdout
    typed = subprocess.run(
        [*PETITFOUR, "play", "marshmallow", "--players", "2", "--seed", "1"],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        env=environment,
        timeout=60,
        check=False,
    )
    assert (typed.returncode, typed.stderr) == (0, b"")
