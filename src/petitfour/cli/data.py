"""The commands for a server's data: `check`, `backup`, `restore`, `export`, `import`."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from petitfour.cli.common import PLAY, BadFile, Commands, add_command, read_file, write_file
from petitfour.core.errors import PetitFourError
from petitfour.core.record import read
from petitfour.games import GAMES

if TYPE_CHECKING:  # the server's libraries take half a second to import, so only the commands that need them do it
    from petitfour.server.store.store import Store

DATA = "petitfour.db"


def add_commands(commands: Commands) -> None:
    data_command(
        commands,
        "check",
        check_data,
        "Check a server's data file for damage, and replay every table by the present rules. Prints what is\n"
        "wrong and exits with 1 if anything is. Changes nothing. The server may run meanwhile.",
        "  petitfour check\n  petitfour check --database postgresql://petitfour@db/petitfour",
    )
    data_command(
        commands,
        "backup",
        back_up,
        "Copy a server's data file at one moment in time. The server may run. The copy is checked for damage,\n"
        "and only its owner can read it. FILE must not be a data file in use.",
        "  petitfour backup monday.db",
    ).add_argument("file", type=Path, metavar="FILE")
    data_command(
        commands,
        "restore",
        restore_data,
        "Replace a server's data file by a backup. Stop the server first. The backup is copied, checked for\n"
        "damage and migrated to this version before anything is replaced. FILE itself does not change. The former\n"
        "data file is kept beside the new one, with .before-restore added to its name.",
        "  petitfour restore monday.db\n  petitfour restore monday.db --data /srv/petitfour/data.db",
    ).add_argument("file", type=Path, metavar="FILE")
    data_command(
        commands,
        "export",
        export_records,
        "Write the records of all finished matches into a folder, one file for each match.",
        "  petitfour export records/",
    ).add_argument("folder", type=Path, metavar="FOLDER")
    data_command(
        commands,
        "import",
        import_records,
        "Read records into a server's data, where they can be replayed. Stop the server first, unless the data is in\n"
        "PostgreSQL. Prints the id of each new table.",
        "  petitfour import records/*.pf",
    ).add_argument("files", nargs="+", metavar="FILE")


def data_command(
    commands: Commands, name: str, run: Callable[[argparse.Namespace], int], about: str, examples: str
) -> argparse.ArgumentParser:
    """Add a command that works on a server's data."""
    command = add_command(commands, name, run, about, examples, PLAY)
    add_data(command)
    return command


def add_data(command: argparse.ArgumentParser) -> None:
    """Add the arguments that say where the data is."""
    where = command.add_mutually_exclusive_group()
    where.add_argument(
        "--data", type=Path, metavar="FILE", help="data file (default: petitfour.db in your data folder)"
    )
    where.add_argument("--database", metavar="URL", help="database to use instead of a file: postgresql://…")


def database(args: argparse.Namespace) -> str:
    """Return the URL of the data. Creates the folder of a data file."""
    if args.database is not None:
        return str(args.database)
    import platformdirs  # noqa: PLC0415  (the extra `play`)

    path: Path = args.data or Path(platformdirs.user_data_dir("petitfour", appauthor=False)) / DATA
    try:
        if path.is_dir():
            path /= DATA
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{path.parent} cannot be made: {error.strerror}") from None
    return f"sqlite:///{path.absolute()}"


def run(work: Coroutine[Any, Any, int]) -> int:
    """Run a coroutine, on uvloop if it is installed."""
    try:
        from uvloop import new_event_loop  # noqa: PLC0415
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[Store]:
    """Open the data for reading only."""
    from petitfour.server.store.store import Store  # noqa: PLC0415

    store = await Store.open_to_read(url)
    try:
        yield store
    finally:
        await store.close()


def check_data(args: argparse.Namespace) -> int:
    """Run `petitfour check`."""
    return run(check_all(database(args)))


async def check_all(url: str) -> int:
    from petitfour.server.store.archive import tables  # noqa: PLC0415

    good = bad = 0
    async with reading(url) as store:
        if found := await store.damage():
            print(*found, "the data file is damaged: restore a backup with `petitfour restore FILE`", sep="\n")
            return 1
        async for row, table, _ in tables(store):
            if isinstance(table, PetitFourError):
                bad += 1
                print(f"{row.id} ({row.game}): {table}")
            else:
                good += 1
    print(f"{good + bad} tables: {good} as they were, {bad} not")
    return 1 if bad else 0


def back_up(args: argparse.Namespace) -> int:
    """Run `petitfour backup`."""
    from petitfour.server.store.copies import backup  # noqa: PLC0415
    from petitfour.server.store.database import Database  # noqa: PLC0415

    backup(Database.at(database(args)), args.file)
    return 0


def restore_data(args: argparse.Namespace) -> int:
    """Run `petitfour restore`."""
    from petitfour.server.store.copies import restore  # noqa: PLC0415
    from petitfour.server.store.database import Database  # noqa: PLC0415

    async def work() -> int:
        data = Database.at(database(args))
        try:
            aside = await restore(args.file, data)
        finally:
            await data.close()
        print(f"restored from {args.file}" + (f"; the former data are in {aside}" if aside else ""))
        print("`petitfour check` replays every table")
        return 0

    return run(work())


def export_records(args: argparse.Namespace) -> int:
    """Run `petitfour export`."""
    return run(export_all(database(args), args.folder))


async def export_all(url: str, folder: Path) -> int:
    from petitfour.server.store.archive import records  # noqa: PLC0415

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{folder} cannot be made: {error.strerror}") from None
    number = 0
    async with reading(url) as store:
        async for table, text in records(store):
            write_file(folder / f"{table.made.game}-{table.id}.pf", text, force=True)
            number += 1
    print(f"{number} records written to {folder}")
    return 0


def import_records(args: argparse.Namespace) -> int:
    """Run `petitfour import`."""
    found = [read(read_file(file), GAMES) for file in args.files]  # before anything is stored: all files or none

    async def work() -> int:
        from petitfour.server.store.archive import put_in  # noqa: PLC0415
        from petitfour.server.store.store import Store  # noqa: PLC0415

        store = await Store.open(database(args), exclusive=True)
        try:
            for record in found:
                print(await put_in(store, record))
        finally:
            await store.close()
        return 0

    return run(work())
