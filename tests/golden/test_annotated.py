"""Matches annotated by hand against the rulebooks, in annotated/*.pf: records with comments.

    12 seat 1: Y11
    # MT-16: C can follow too, and may still play a trump [2 may play Y2, B5] [2 may not play G6]

A comment names the rules at work behind the move above it. What stands in brackets is checked there:

    [tricks 0 0 1 0]                a part of what everybody sees
    [seat 1 sees hand P4 Y5]        a part of what that seat sees
    [2 may play Y2, B5]             its legal moves, all of them; `-` for none
    [2 may play B5 among others]    some of them
    [2 may not play G6]             refused, by a rule that the comment names
    [MC-22 fires]                   announced with the move above
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from golden.make import words
from petitfour import GAMES, PetitFourError
from petitfour.core.errors import IllegalMove
from petitfour.core.record import Record, read
from petitfour.core.state import State
from petitfour.texts import rule_ids

FOLDER = Path(__file__).parent / "annotated"
FILES = sorted(FOLDER.glob("*.pf"))
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)

MOVE = re.compile(r"\d+ (?:dealer|seat \d): ")
COMMENT = re.compile(r"# ((?:[A-Z]{2}-\d+(?:, )?)+): (.+)")
CLAIM = re.compile(r"\[(.+?)\](?= \[|$)")


class Note(NamedTuple):
    at: int
    """Return how many moves have been played."""
    rules: list[str]
    claims: list[str]


@cache
def record(file: Path) -> Record:
    return read(file.read_bytes(), GAMES)


def notes(file: Path) -> Iterator[Note]:
    at = 0
    for line in file.read_text(encoding="utf-8").splitlines():
        if MOVE.match(line):
            at += 1
        elif line.startswith("#") and at:  # before the first move a comment may say anything
            comment = COMMENT.fullmatch(line)
            assert comment, f"names no rule: {line}"
            yield Note(at, comment[1].split(", "), CLAIM.findall(comment[2]))


def positions(file: Path) -> list[State]:
    """After no move, after one, …"""
    state = record(file).start()
    found = [state.clone()]
    for seat, text in record(file).moves:
        state.play_text(seat, text)
        found.append(state.clone())
    return found


def check(position: State, claim: str, rules: list[str]) -> None:
    if may := re.fullmatch(r"(\d) may (not )?play (.+?)( among others)?", claim):
        seat, never, moves, others = int(may[1]), may[2], may[3], may[4]
        legal = [position.text(seat, move) for move in position.legal(seat)]
        if never:
            with pytest.raises(IllegalMove) as caught:
                position.clone().play_text(seat, moves)
            assert caught.value.refusal.rule in rules
        elif others:
            assert set(moves.split(", ")) < set(legal)
        else:
            assert legal == ([] if moves == "-" else moves.split(", "))
        return
    if fires := re.fullmatch(r"(\S+) fires", claim):
        assert fires[1] in position.rules_fired()
        return
    sees = re.fullmatch(r"(?:seat (\d) sees )?(\w+) (.+)", claim)
    assert sees, f"nobody can check [{claim}]"
    view = position.view(None if sees[1] is None else int(sees[1]))
    assert words(view[sees[2]]) == sees[3]


@each_file
def test_what_the_notes_say_is_what_happens(file: Path) -> None:
    after = positions(file)
    checked = 0
    for note in notes(file):
        for claim in note.claims:
            try:
                check(after[note.at], claim, note.rules)
            except (AssertionError, KeyError, PetitFourError) as error:
                raise AssertionError(f"move {note.at}: [{claim}]: {error}") from error
            checked += 1
    assert checked >= 15


@each_file
def test_notes_name_rules_that_exist(file: Path) -> None:
    known = rule_ids(record(file).game.id)
    for note in notes(file):
        assert set(note.rules) <= set(known), note


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_every_game_is_annotated(game: str) -> None:
    files = [file for file in FILES if record(file).game.id == game]
    assert files, f"{game} has no annotated match in {FOLDER}"
    assert {rule for file in files for note in notes(file) for rule in note.rules} == set(rule_ids(game))
