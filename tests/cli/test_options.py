"""petitfour options and completion."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import Any

import msgspec
import pytest

from petitfour import GAMES
from petitfour.core.game import as_settings


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_is_listed_with_its_values(run: Any, game: str) -> None:
    listed = json.loads(run("options", game, "--json").out)
    assert {setting["name"]: setting["default"] for setting in listed} == (
        msgspec.json.decode(msgspec.json.encode(as_settings(GAMES[game].options_type())))
    )
    shown = run("options", game).out
    for setting in listed:
        assert f"\n{setting['name']} " in shown


def test_a_setting_names_its_range_and_rule(run: Any) -> None:
    found = {setting["name"]: setting for setting in json.loads(run("options", "marshmallow", "--json").out)}
    assert found["target"]["values"] == list(range(1, 101))
    assert found["target"]["rules"] == ["MT-20"]
    assert found["edition"]["values"] == ["gamewright", "gigamic"]
    assert run("options", "chess").code == 2


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_script_knows_all_commands(run: Any, shell: str) -> None:
    script = run("completion", shell).out
    for word in ("simulate", "arena", "--players", "marshmallow", "medium"):
        assert word in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True)


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("typed", "expected"),
    [("simu", "simulate"), ("play marsh", "marshmallow"), ("arena macaron --allow", "--allow-fallbacks")],
)
def test_bash_completes(run: Any, typed: str, expected: str) -> None:
    script = run("completion", "bash").out
    words = typed.split()
    script += f"COMP_WORDS=(petitfour {typed}); COMP_CWORD={len(words)}; _petitfour; echo ${{COMPREPLY[@]}}\n"
    done = subprocess.run(["bash"], input=script, text=True, check=True, capture_output=True)
    assert done.stdout.split() == [expected]
