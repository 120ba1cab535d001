"""The commands, one file a family. `main` gives every error a name, a sentence and an exit code."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import sys
from collections.abc import Sequence
from typing import NoReturn

from petitfour import __version__
from petitfour.cli import (
    advice,
    arena,
    bot,
    completion,
    data,
    dataset,
    doctor,
    pages,
    play,
    records,
    serve,
    settings,
    simulate,
    static,
    study,
)
from petitfour.cli.common import FIRST, BadArguments, check_extra
from petitfour.core.errors import PetitFourError, did_you_mean

EPILOG = f"""\
examples:
  petitfour play {FIRST} --players 4
  petitfour serve --lan
  petitfour rules {FIRST} --lang fr
  petitfour simulate {FIRST} --players 3 --games 1000 --seed 17
  petitfour replay game.pf
  petitfour review game.pf --seat 0

exit codes: 0 all is well, 1 a check failed (a record that is broken or does not verify), 2 bad input,
130 stopped by Ctrl-C, 141 nobody reads the output any more.
`petitfour COMMAND --help` says more about a command."""


CHOICE = re.compile(r"invalid choice: '([^']*)' \(choose from (.*)\)")


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        if choice := CHOICE.search(message):
            message += did_you_mean(choice[1], re.findall(r"[\w-]+", choice[2]))
        raise BadArguments(f"{message}; `{self.prog} --help` says more")


def parser() -> Parser:
    top = Parser(
        prog="petitfour",
        description="Four small table games, exact and fast: to play, to study, to build on.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"petitfour {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for family in (
        play,
        serve,
        static,
        doctor,
        data,
        pages,
        settings,
        simulate,
        records,
        arena,
        study,
        bot,
        dataset,
        advice,
        completion,
    ):
        family.add_commands(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that cannot be read or shown spoils nothing else
    try:
        words = sys.argv[1:] if argv is None else argv
        args = parser().parse_args(words or ["--help"])
        check_extra(args.name_of_command, args.needs)
        code: int = args.run(args)
        sys.stdout.flush()
    except SystemExit as done:  # argparse, after --help and --version
        return int(done.code or 0)
    except PetitFourError as error:
        print(f"petitfour: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("petitfour: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read the output has left; nothing is to be said, not even when Python flushes at its end.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return code
