"""The fuzzer: random matches of all games with malformed input at every move, and garbled records.

    python tests/fuzz/fuzz.py [--seconds 60] [--seed 1] [--out fuzz-failures]

A failure is saved as a record of the match so far, with what happened in its first lines: open it with `petitfour
replay`. If reading a garbled record failed, that record is saved. Exits with 1 if anything was found.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # tests, not this folder

from fuzz.doors import knock, set_up
from fuzz.junk import garbled, junk
from petitfour import DEALER, GAMES
from petitfour.core.errors import PetitFourError
from petitfour.core.record import Recorder, Simulated, read, write
from tables import all_tables

LONGEST = 400  # moves; some random matches would never end (Mastermind marked by hand)


class Failure(NamedTuple):
    seed: int
    problem: str
    record: str


def match(seed: int, choice: Random) -> Iterator[Failure]:
    """Play one match from its first move to its record."""
    game, players, settings = choice.choice(list(all_tables().values()))
    it = GAMES[game]
    options = it.options(**settings, memory_aid=choice.random() < 0.2)
    names = [f"player {seat}" for seat in range(it.start(players, options).seats)]
    recorder = Recorder(it, players, options, names, Simulated(seed))
    texts = ["first 0", "P7", "deal P1"]
    try:
        fuzz_settings(game, choice, texts)
        while recorder.state.to_act() and len(recorder.moves) < LONGEST:
            seat = choice.choice(recorder.state.to_act())
            for _ in range(3):
                somebody = choice.choice([seat, choice.randrange(-2, 7), junk(choice, texts)])
                knock(recorder.state, somebody, junk(choice, texts))
            if seat == DEALER:
                recorder.deal()
            else:
                recorder.play(seat, choice.choice(recorder.state.legal(seat)))
            texts.append(recorder.moves[-1][1])
    except Exception as error:  # any error at all is a finding
        yield Failure(seed, f"{type(error).__name__}: {error}", write(recorder.record()))
        return
    yield from fuzz_record(seed, write(recorder.record()), choice)


def fuzz_settings(game: str, choice: Random, texts: list[str]) -> None:
    names = [*GAMES[game].options_type.__struct_fields__, "no such"]
    for _ in range(5):
        settings = {choice.choice(names): junk(choice, texts) for _ in range(choice.randrange(3))}
        set_up(game, choice.choice([choice.randrange(7), junk(choice, texts)]), settings)


def fuzz_record(seed: int, record: str, choice: Random) -> Iterator[Failure]:
    """A record reads back as it was written; a garbled one gets a named refusal, or is another legal record."""
    if write(read(record, GAMES)) != record:
        yield Failure(seed, "a record does not read back as it was written", record)
    for _ in range(10):
        text = garbled(choice, record)
        data = text.encode("utf-8", "surrogatepass")
        if choice.random() < 0.2:
            data = bytes(byte ^ (choice.random() < 0.001) for byte in data)
        try:
            again = write(read(data, GAMES))
        except PetitFourError:
            continue
        except Exception as error:
            yield Failure(seed, f"reading: {type(error).__name__}: {error}", text)
        else:
            if meaning(again) != meaning(text):
                yield Failure(seed, "a garbled record was read, but not as it stands", text)


def meaning(record: str) -> list[str]:
    """Return the lines that count: all but comments and blank ones."""
    return [line for line in record.split("\n") if line and line[0] != "#"]


def save(failure: Failure, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"seed-{failure.seed}.txt"
    story = "".join(f"# {line}\n" for line in ascii(failure.problem)[1:-1].split("\\n"))
    path.write_bytes((story + failure.record).encode("utf-8", "surrogatepass"))
    return path


def fuzz(seconds: float, first_seed: int, folder: Path) -> int:
    """Return how many failures were found and saved."""
    found, end = 0, monotonic() + seconds
    for matches, seed in enumerate(count(first_seed)):
        if monotonic() > end or found >= 20:
            print(f"{matches} matches (seeds from {first_seed}), {found} failures", flush=True)
            return found
        for failure in match(seed, Random(seed)):
            found += 1
            print(f"{failure.problem[:200]!a}\n  saved: {save(failure, folder)}", flush=True)
    raise AssertionError("count() never ends")


def main() -> int:
    parser = argparse.ArgumentParser(description="Random matches with malformed input thrown in.")
    parser.add_argument("--seconds", type=float, default=60, help="how long (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first match; the next ones count up")
    parser.add_argument("--out", type=Path, default=Path("fuzz-failures"), help="folder for failures")
    given = parser.parse_args()
    return 1 if fuzz(given.seconds, given.seed, given.out) else 0


if __name__ == "__main__":
    sys.exit(main())
