"""petitfour dataset and arena --records: nothing is lost, and every row is true."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from petitfour import DEALER, GAMES
from petitfour.core.record import read, replay
from petitfour.lab.records import COMMENT, read_comment
from tables import all_tables

pq = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed here: data sets are not tested")


def plain(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


@pytest.fixture
def records(run: Any, tmp_path: Path) -> Path:
    """Records of every game, of bots, of a person and of an unfinished match."""
    folder = tmp_path / "records"
    for game, players, settings in all_tables().values():
        chosen = [part for key, value in settings.items() for part in ("--set", f"{key}={json.dumps(value)}")]
        chosen = [part.replace('"', "") for part in chosen]
        seed = abs(hash(str(settings))) % 1000
        run(
            "simulate",
            game,
            "--players",
            players,
            "--games",
            1,
            "--moves",
            90,
            "--seed",
            seed,
            *chosen,
            "--out",
            folder,
        )
    run("arena", "marshmallow", "medium", "random", "--players", 2, "--deals", 2, "--jobs", 1, "--records", folder)
    run("play", "mastermind", "--save", folder / "person.pf", "--name", "Ann", typed=["words", "1", "1", "1"])
    return folder


def test_a_data_set_gives_the_same_records_again(run: Any, records: Path, tmp_path: Path) -> None:
    code, out, err = run("dataset", records, "--out", tmp_path / "data", "--jobs", 1)
    assert (code, err) == (0, "")
    files = sorted(records.glob("*.pf"))
    assert f"{len(files)} records" in out
    assert run("dataset", "--restore", tmp_path / "data", "--out", tmp_path / "again").code == 0
    for file in files:
        assert (tmp_path / "again" / file.name).read_text() == plain(file.read_text()).replace("\n\n\n", "\n\n")


def test_every_row_says_what_happened(run: Any, records: Path, tmp_path: Path) -> None:
    run("dataset", records, "--out", tmp_path / "data", "--jobs", 2)
    rows = pq.read_table(tmp_path / "data" / "moves.parquet").to_pylist()
    heads = {head["record"]: head for head in pq.read_table(tmp_path / "data" / "records.parquet").to_pylist()}
    files = sorted(records.glob("*.pf"))
    at = 0
    for number, file in enumerate(files):
        record = read(file.read_bytes(), GAMES)
        comment = read_comment(file.read_text())
        for n, (state, seat, text) in enumerate(replay(record), 1):
            if seat == DEALER:
                continue
            row = rows[at]
            at += 1
            assert (row["record"], row["game"], row["n"], row["seat"]) == (number, record.game.id, n, seat)
            assert heads[number]["file"] == file.name
            assert (row["round"], row["phase"], row["legal"]) == (state.round, state.phase_name(), state.legal(seat))
            assert row["move"] == state.read(seat, text)
            if seat < record.players:
                assert row["key"] == hashlib.sha256(state.belief(seat).key()).digest()[:16]
            else:
                assert row["key"] is None
            if record.outcome is not None and state.sides == state.players:
                assert row["points"] == record.outcome.scores[seat]
                assert row["win"] == pytest.approx((seat in record.outcome.winners) / len(record.outcome.winners))
            assert (row["ms"] is not None) is (comment is not None)
            if comment is not None:
                assert row["level"] == comment.bots[seat] == record.names[seat]
    assert at == len(rows) > 500
    assert {row["level"] for row in rows} >= {"random", "medium", None}


def test_the_arena_writes_records_and_goes_on(run: Any, tmp_path: Path) -> None:
    line = ["arena", "marshmallow", "medium", "easy", "--players", 2, "--jobs", 1, "--out", tmp_path / "out"]
    run(*line, "--deals", 1)
    code, _, err = run(*line, "--deals", 2, "--records", tmp_path / "records")
    assert (code, err) == (0, "")
    files = sorted((tmp_path / "records").iterdir())
    matches = [json.loads(text) for text in (tmp_path / "out" / "matches.jsonl").read_text().splitlines()[1:]]
    assert len(files) == len(matches) == 4
    for file, match in zip(files, matches, strict=True):
        record = read(file.read_bytes(), GAMES)
        assert record.outcome is not None
        assert (record.outcome.scores, list(record.names)) == (match["scores"], match["seating"])
        comment = read_comment(file.read_text())
        assert comment is not None
        assert (comment.deal, len(comment.thinking)) == (match["deal"], len(record.moves))
    assert run("replay", *files).code == 0


def test_bad_records_are_named_and_left_out(run: Any, records: Path, tmp_path: Path) -> None:
    good = sorted(records.glob("*.pf"))[0]
    text = good.read_text()
    bad = tmp_path / "bad"
    bad.mkdir()
    (bad / "a.pf").write_text(text)
    (bad / "b.pf").write_text(text.replace("seat 0: ", "seat 7: ", 1))
    (bad / "c.pf").write_text(text[: len(text) // 2])
    (bad / "d.pf").write_bytes(b"\xff")
    (bad / "e.pf").write_text(text.replace(COMMENT, COMMENT + "[") + "#")
    code, out, err = run("dataset", bad, "--out", tmp_path / "data", "--jobs", 1)
    assert code == 1
    assert "2 records" in out
    assert err.count("petitfour: left out: ") == 3
    assert [head["file"] for head in pq.read_table(tmp_path / "data" / "records.parquet").to_pylist()] == [
        "a.pf",
        "e.pf",
    ]


def test_bad_input(run: Any, tmp_path: Path) -> None:
    assert run("dataset", "--out", tmp_path).err.startswith("petitfour: BadArguments: name records to write")
    assert run("dataset", "nosuch.pf", "--out", tmp_path).err.startswith("petitfour: BadFile: nosuch.pf cannot be read")
    assert run("dataset", tmp_path, "--out", tmp_path / "x").err.startswith("petitfour: BadFile: there are no records")
    assert run("dataset", "--restore", tmp_path, "--out", tmp_path / "x").err.startswith("petitfour: BadData: ")
