"""The results of a contest as files. They can be read while a run writes them, and a stopped run continues from them.

`matches.jsonl`   the contest, then one match per line; the same contest gives the same bytes
`times.jsonl`     how long the bots thought, one line per match
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, BinaryIO, Self, TypeVar

import msgspec

from petitfour.core.errors import PetitFourError, brief
from petitfour.lab.arena import Contest, Match, Times

MATCHES = "matches.jsonl"
TIMES = "times.jsonl"

T = TypeVar("T")


class BadResults(PetitFourError):
    """A folder of results that cannot be used: it belongs to another contest, is damaged, or is not accessible."""


class Results:
    """The matches played so far, in memory and, with a folder, in its files."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.matches: list[Match] = []
        self.times: list[Times] = []
        self._files: list[BinaryIO] = []

    @classmethod
    def in_folder(cls, contest: Contest, folder: Path) -> Self:
        """Read what exists of this contest. Drop a line that was only half written when a run was killed, and the
        surplus of the other file."""
        results = cls(contest)
        header = msgspec.json.encode(contest)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lines, rest = whole_lines(folder / MATCHES)
            if lines:
                check_header(lines[0], header, folder / MATCHES)
            elif not header.startswith(rest):  # else the run was killed while writing its first line
                raise BadResults(f"{folder / MATCHES} is not a file of results")
            thought, _ = whole_lines(folder / TIMES)
            done = min(max(len(lines) - 1, 0), len(thought))
            results.matches = [read(lines[n], Match, folder / MATCHES, n + 1) for n in range(1, done + 1)]
            results.times = [read(thought[n], Times, folder / TIMES, n + 1) for n in range(done)]
            results.check_order(folder)
            # the times first: a match is done once its own line is written
            results._files = [
                open_after(folder / TIMES, thought[:done]),
                open_after(folder / MATCHES, lines[: done + 1]),
            ]
            if not lines:
                results._files[1].write(header + b"\n")
        except OSError as error:
            raise BadResults(f"{folder} cannot be used: {(error.strerror or str(error)).lower()}") from None
        return results

    def check_order(self, folder: Path) -> None:
        size = len(self.contest.seatings)
        for n, match in enumerate(self.matches):
            if (match.deal, match.seating) != (n // size, self.contest.seatings[n % size]):
                raise BadResults(f"{folder / MATCHES}: line {n + 2} is not the match that comes next there")

    def add(self, match: Match, times: Times) -> None:
        for file, said in zip(self._files, (times, match), strict=False):  # no files without a folder
            file.write(msgspec.json.encode(said) + b"\n")
            file.flush()
        self.matches.append(match)
        self.times.append(times)

    def close(self) -> None:
        for file in self._files:
            file.close()


def whole_lines(path: Path) -> tuple[list[bytes], bytes]:
    """Return the lines of a file, and what follows the last newline."""
    *lines, rest = (path.read_bytes() if path.exists() else b"").split(b"\n")
    return lines, rest


def open_after(path: Path, lines: list[bytes]) -> BinaryIO:
    """Open a file for writing after these lines; cut off the rest."""
    file = path.open("ab")
    file.truncate(sum(len(line) + 1 for line in lines))
    return file


def check_header(line: bytes, header: bytes, path: Path) -> None:
    folder = path.parent
    there, here = read(line, dict[str, Any], path, 1), msgspec.json.decode(header)
    for name in [*here, *there]:
        if name not in there or name not in here:
            raise BadResults(f"{folder} holds results of another kind: {name} is not in both")
        if there[name] != here[name]:
            old, new = (brief(msgspec.json.encode(value).decode()) for value in (there[name], here[name]))
            raise BadResults(f"{folder} holds another contest: {name} is {old} there and {new} here")


def read(line: bytes, kind: type[T], path: Path, number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadResults(f"{path}: line {number} cannot be read: {error}") from None
