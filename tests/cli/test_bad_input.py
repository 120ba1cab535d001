"""Whatever is wrong with a command line: a name, a sentence, exit code 2, no traceback, nothing written half."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

SIMULATE = ["simulate", "marshmallow", "--players", "4", "--games", "1"]
ARENA = ["arena", "marshmallow", "medium", "random", "--players", "4", "--deals", "1", "--jobs", "1"]
MACARON = ["simulate", "macaron", "--players", "4", "--games", "1"]

LINES: list[tuple[list[str], str]] = [
    (["dance"], "BadArguments: .*invalid choice: 'dance'"),
    (["games", "--long"], "BadArguments: unrecognized arguments: --long"),
    (["games", "--lang", "de"], "UnknownLanguage: 'de' is not one of our languages; choose one of en, fr, es"),
    (["rules"], "BadArguments: .*GAME"),
    (["rules", "chess"], "UnknownGame: no game 'chess'; the games are marshmallow"),
    (["rules", "marshmallow", "--lang", "klingon"], "UnknownLanguage: "),
    (["rules", "marshmallow", "MO-1"], "UnknownRule: there is no rule 'MO-1' here; the rules are MT-1, "),
    (["simulat"], "BadArguments: .*did you mean simulate\\?"),
    (["simulate", "marshmalow", "--players", "4"], "UnknownGame: .*; did you mean marshmallow\\?"),
    (["rules", "marshmallow", "MT-66"], "UnknownRule: .*; did you mean MT-6\\?"),
    ([*SIMULATE, "--set", "taget=3"], "BadSetting: .*; did you mean target\\?"),
    ([*SIMULATE, "--bots", "medum"], "UnknownBot: .*; did you mean medium\\?"),
    (["simulate", "chess", "--players", "4"], "UnknownGame: no game 'chess'; the games are marshmallow"),
    (["simulate", "marshmallow"], "BadSetting: say how many play, with --players: marshmallow is for 2–5"),
    (["simulate", "marshmallow", "--players", "7"], "BadSetting: marshmallow is for 2 to 5 players, not 7"),
    (["simulate", "marshmallow", "--players", "-1"], "BadSetting: marshmallow is for 2 to 5 players, not -1"),
    (["simulate", "marshmallow", "--players", "four"], "BadArguments: argument --players: invalid int value: 'four'"),
    (["simulate", "marshmallow", "--player", "4"], "BadArguments: unrecognized arguments"),
    ([*SIMULATE, "--games", "0"], "BadArguments: argument --games: must be at least 1, not 0"),
    ([*SIMULATE, "--games", "1e6"], "BadArguments: argument --games: invalid number value: '1e6'"),
    ([*SIMULATE, "--seed", "-1"], "BadArguments: argument --seed: must be at least 0"),
    ([*SIMULATE, "--seed", "9" * 5000], "BadArguments: argument --seed: invalid"),
    ([*SIMULATE, "--moves", "0"], "BadArguments: argument --moves"),
    ([*SIMULATE, "--set", "target"], "BadSetting: a setting is written KEY=VALUE, not 'target'"),
    ([*SIMULATE, "--set", "colour=red"], "BadSetting: marshmallow has no setting 'colour'; its settings are: first, "),
    ([*SIMULATE, "--set", "self=1"], "BadSetting: marshmallow has no setting 'self'"),
    ([*SIMULATE, "--set", "=1"], "BadSetting: marshmallow has no setting ''"),
    ([*SIMULATE, "--set", "target=5", "--set", "target=6"], "BadSetting: target is set twice"),
    ([*SIMULATE, "--set", "target=many"], "BadSetting: marshmallow: Expected `int`, got `str`"),
    ([*SIMULATE, "--set", "target=1000"], "BadSetting: target is a number from 1 to 100, not 1000"),
    ([*SIMULATE, "--set", "target="], "BadSetting: marshmallow: Expected `int`, got `str`"),
    ([*SIMULATE, "--set", "target=" + "9" * 5000], "BadSetting: "),
    ([*SIMULATE, "--set", "edition=german"], "BadSetting: marshmallow: Invalid enum value 'german'"),
    ([*SIMULATE, "--set", "first=4"], "BadSetting: first is a seat from 0 to 3"),
    ([*SIMULATE, "--set", "target=@"], "BadFile:  cannot be read: "),
    ([*SIMULATE, "--set", "target=@missing.json"], "BadFile: missing.json cannot be read: no such file"),
    ([*SIMULATE, "--set", "target=@."], "BadFile: . cannot be read: is a directory"),
    ([*SIMULATE, "--set", "target=@bad.json"], "BadFile: bad.json is not JSON: "),
    ([*SIMULATE, "--set", "target=@bad.toml"], "BadFile: bad.toml is not TOML: "),
    ([*SIMULATE, "--set", "target=@bytes.toml"], "BadFile: bytes.toml is not TOML: "),
    ([*SIMULATE, "--set", "target=@bytes.json"], "BadFile: bytes.json is not JSON: "),
    ([*SIMULATE, "--set", "target=@deep.json"], "BadFile: deep.json is not JSON: |BadSetting: "),
    ([*SIMULATE, "--set", "target=@object.json"], "BadSetting: marshmallow: Expected `int`, got `object`"),
    ([*MACARON, "--set", "box=@few.toml"], "BadSetting: there are 12 vote tokens, not 2"),
    ([*MACARON, "--set", "box=@object.json"], "BadSetting: macaron: .* unknown field"),
    ([*MACARON, "--set", "target=30"], "BadSetting: the target on the standard board is"),
    (["simulate", "mastermind", "--set", "colours=11"], "BadSetting: colours is a number from 6 to 10, not 11"),
    ([*SIMULATE, "--out", "file"], "BadFile: file cannot be made: file exists"),
    ([*SIMULATE, "--out", "file/under"], "BadFile: file/under cannot be made: not a directory"),
    ([*SIMULATE, "--out", "x" * 5000], "BadFile: x+ cannot be made: file name too long"),
    (["replay"], "BadArguments: .*FILE"),
    (["replay", "missing.pf"], "BadFile: missing.pf cannot be read: no such file or directory"),
    (["replay", "."], "BadFile: . cannot be read: is a directory"),
    (["replay", "a\0b"], "BadFile: a\0b cannot be read: embedded null byte"),
    (["verify", "missing.pf"], "BadFile: missing.pf cannot be read: no such file or directory"),
    (["perft", "missing.pf", "--depth", "2"], "BadFile: missing.pf cannot be read"),
    (["perft", "file", "--depth", "2"], "BadRecord: line 1: this is no record"),
    (["perft", "file"], "BadArguments: .*--depth"),
    (["perft", "file", "--depth", "0"], "BadArguments: argument --depth: must be at least 1"),
    (["arena", "marshmallow"], "BadArguments: .*BOT"),
    (["arena", "chess", "medium", "--players", "2"], "UnknownGame: no game 'chess'"),
    (["arena", "marshmallow", "medium"], "BadSetting: say how many play, with --players"),
    (["arena", "marshmallow", "medium", "hal", "--players", "2"], "UnknownBot: no bot is called 'hal'; there are "),
    (["arena", "marshmallow", "a=medium", "a=hard", "--players", "2"], "BadSetting: a names two bots"),
    (["arena", "marshmallow", "search:0", "--players", "2"], "BadBudget: "),
    (["arena", "marshmallow", "--players", "5", *[f"b{n}=medium" for n in range(7)]], "BadSetting: 2520 seatings"),
    ([*ARENA, "--deals", "0"], "BadArguments: argument --deals: must be at least 1, not 0"),
    ([*ARENA, "--jobs", "0"], "BadArguments: argument --jobs: must be at least 1"),
    ([*ARENA, "--set", "colour=red"], "BadSetting: marshmallow has no setting 'colour'"),
    ([*ARENA, "--out", "file"], "BadResults: file cannot be used: file exists"),
    ([*ARENA, "--out", "x" * 5000], "BadResults: x+ cannot be used: file name too long"),
    (["play", "chess"], "UnknownGame: no game 'chess'"),
    (["play", "marshmallow", "--players", "9"], "BadSetting: marshmallow is for 2 to 5 players, not 9"),
    (["play", "marshmallow", "--players", "3", "--seat", "3"], "BadSeat: no person sits in seat 3; .* 0 to 2"),
    (["play", "marshmallow", "--players", "3", "--seat", "-1"], "BadSeat: no person sits in seat -1"),
    (["play", "marshmallow", "--lang", "la"], "UnknownLanguage: "),
    (["play", "marshmallow", "--set", "x=1"], "BadSetting: marshmallow has no setting 'x'"),
    (["play", "marshmallow", "--name", "a\nb"], "BadName: a name cannot hold the character U.000A"),
    (["play", "marshmallow", "--name", ""], "BadName: a name is 1 to 80 characters"),
    (["play", "marshmallow", "--save", "file"], "BadFile: file exists already; --force overwrites it"),
    (["play", "marshmallow", "--save", "."], "BadFile: . cannot be written: it is a folder"),
    (["play", "marshmallow", "--save", "no/where.pf"], "BadFile: no/where.pf cannot be written: there is no folder no"),
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("hello")
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / "bad.toml").write_text("{")
    (tmp_path / "bytes.json").write_bytes(b'"\xff"')
    (tmp_path / "bytes.toml").write_bytes(b'a = "\xff"')
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "few.toml").write_text('tokens = ["3", "3"]')
    (tmp_path / "object.json").write_text('{"a": 1}')
    return tmp_path


@pytest.mark.parametrize(("argv", "error"), LINES)
def test_bad_input_is_named(run: Any, folder: Path, argv: list[str], error: str) -> None:
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    code, out, err = run(*argv)
    assert code == 2
    assert out == ""
    assert re.match(f"petitfour: {error}", err), err
    assert err.count("\n") == 1 or "\n" in "".join(argv)
    assert "Traceback" not in err
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_a_file_that_is_too_large_is_not_read(run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petitfour.cli.common.LARGEST_FILE", 3)
    code, _, err = run("replay", "file")
    assert code == 2
    assert re.search("BadFile: file is larger than ", err)


def test_a_record_that_cannot_be_written_leaves_nothing(
    run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    code, out, err = run(*SIMULATE, "--out", "out")
    assert (code, out) == (2, "")
    assert re.search("BadFile: out/marshmallow-4p-seed0-0001.pf cannot be written: no space left on device", err)
    assert list((folder / "out").iterdir()) == []
