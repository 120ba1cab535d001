"""`petitfour dataset`: records as Parquet files, and back."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from petitfour.cli.common import (
    DATA,
    BadArguments,
    BadFile,
    Commands,
    add_command,
    number_from,
    progress,
    reason,
    write_file,
)
from petitfour.core.record import write


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "dataset",
        dataset,
        "Write records as a data set: moves.parquet has one row per move with the key of the information set, the\n"
        "legal moves, the move, the result, the bot and the time; records.parquet has everything else. Nothing is\n"
        "lost: --restore writes the same records again. docs/data.md describes the columns. A folder stands for all\n"
        "records (*.pf) in it.",
        "  petitfour dataset records --out data\n"
        "  petitfour dataset games/*.pf --out data\n"
        "  petitfour dataset --restore data --out records",
        DATA,
    )
    command.add_argument("files", metavar="FILE", nargs="*", help="a record, or a folder with records")
    command.add_argument("--restore", type=Path, metavar="DATA", help="write the records of this data set instead")
    command.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to write to")
    command.add_argument("--force", action="store_true", help="overwrite what is there")
    command.add_argument("--jobs", type=number_from(1), metavar="J", help="number of processes (default: one per core)")


def dataset(args: argparse.Namespace) -> int:
    if bool(args.files) == (args.restore is not None):
        raise BadArguments("name records to write, or a data set to --restore")
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{args.out} cannot be made: {reason(error)}") from None
    return write_records(args) if args.restore is not None else write_data(args)


def write_data(args: argparse.Namespace) -> int:
    from petitfour.lab.arena import run_all  # noqa: PLC0415
    from petitfour.lab.dataset import MOVES, RECORDS, Writer, read_files, tasks  # noqa: PLC0415

    files = [file for name in args.files for file in records_in(Path(name))]
    if not files:
        raise BadFile("there are no records (*.pf) in these folders")
    for name in (MOVES, RECORDS):
        if (args.out / name).exists() and not args.force:
            raise BadFile(f"{args.out / name} exists already; --force overwrites it")
    work = tasks(files)
    problems: list[str] = []
    writer = Writer(args.out)
    try:
        with progress() as bar:
            for block in bar.track(
                run_all(read_files, [(own,) for own in work], args.jobs), total=len(work), about="records"
            ):
                writer.add(block)
                problems += block.problems
    finally:
        writer.close()
    for problem in problems:
        print(f"petitfour: left out: {problem}", file=sys.stderr)
    print(f"{args.out}: {writer.records} records, {writer.rows} moves")
    return 1 if problems else 0


def records_in(path: Path) -> list[str]:
    if path.is_dir():
        return [str(file) for file in sorted(path.glob("*.pf"))]
    if not path.is_file():
        raise BadFile(f"{path} cannot be read: there is no such file")
    return [str(path)]


def write_records(args: argparse.Namespace) -> int:
    from petitfour.lab.dataset import restore  # noqa: PLC0415

    count = 0
    for name, record in restore(args.restore):
        write_file(args.out / Path(name).name, write(record), args.force)
        count += 1
    print(f"{args.out}: {count} records")
    return 0
