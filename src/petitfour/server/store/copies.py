"""Back up a data file while it is in use, and restore one in its place."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from petitfour.server.store import files, sqlite
from petitfour.server.store.database import BadData, Database, InUse, NotHere, StoreUnavailable, is_damaged
from petitfour.server.store.migrate import is_ours, migrate
from petitfour.server.store.sqlite import DataFile, connect


def backup(data: Database, path: Path) -> None:
    """Copy a consistent snapshot of a data file while others write. The copy is complete, checked and private.

    Does not migrate: the data may be of another version, and a server of that version may be using them.
    """
    if not isinstance(data, DataFile):
        raise NotHere("PostgreSQL has its own tool for backups: pg_dump.")
    target = path.resolve()
    refuse_live_target(data.path, path, target)
    part: Path | None = None
    try:
        part = files.new_beside(target)
        with closing(connect(data.path)) as here, closing(connect(part)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")  # a single file, without companions
        if found := damage(part):
            raise BadData(f"{data} is damaged, and nothing was copied: {found[0]}.")
        files.sync(part)
        part.replace(target)
        files.sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        if is_damaged(error):
            raise BadData(f"{data} is damaged, and nothing was copied: {error}.") from error
        raise StoreUnavailable(f"The data could not be copied to {path}: {error}.") from error
    finally:
        if part is not None:
            remove(part)


def refuse_live_target(data: Path, path: Path, target: Path) -> None:
    """Raise InUse if a backup to `target` would overwrite the data, or if companion files would corrupt it."""
    own = [data, *(files.beside(data, suffix) for suffix in (*files.COMPANIONS, ".lock"))]
    if target in own or any(same_file(target, one) for one in own):
        raise InUse(f"{path} belongs to the data file itself: a backup needs a file of its own.")
    if found := files.companions(target):
        raise InUse(f"{path} looks like a data file in use, because there is {found[0].name}: take another name.")


def same_file(one: Path, other: Path) -> bool:
    """Return whether two paths are the same existing file."""
    try:
        return os.path.samefile(one, other)
    except OSError:
        return False


def damage(path: Path) -> list[str]:
    """Return what is wrong with a data file, at most ten lines."""
    with closing(connect(path)) as file:
        return sqlite.damage(file)


async def restore(source: Path, data: Database) -> Path | None:
    """Replace a data file by a copy of `source`, and return the path of the former data.

    The copy is checked and migrated before anything is replaced. After a crash, either the former or the restored data
    are there.
    """
    if not isinstance(data, DataFile):
        raise NotHere("PostgreSQL has its own tool to restore data: pg_restore.")
    data.lock()
    part: Path | None = None
    try:
        refuse_live_source(source, data.path)
        part = files.new_beside(data.path)
        await asyncio.to_thread(shutil.copyfile, source, part)
        await bring_up(part, source)
        if found := files.companions(part):
            raise OSError(f"{found[0].name} could not be merged into its file")
        files.sync(part)
        aside = await asyncio.to_thread(set_aside, data.path)
        part.replace(data.path)
        files.sync(data.path.parent)
        return aside
    except OSError as error:
        raise StoreUnavailable(f"The data could not be restored from {source}: {error}.") from error
    finally:
        if part is not None:
            remove(part)


def refuse_live_source(source: Path, data: Path) -> None:
    """Raise BadData or InUse if `source` is missing, is the data file itself or has companion files."""
    if not source.is_file():
        raise BadData(f"There is no file {source}.")
    if same_file(source, data):
        raise BadData(f"{source} is the data file itself: there is nothing to restore.")
    if found := files.companions(source.resolve()):
        raise InUse(
            f"{source} is in use or was left by a crash, because there is {found[0].name}: "
            f"make a whole copy with `petitfour backup COPY --data {source}`, and restore that."
        )


async def bring_up(copy: Path, source: Path) -> None:
    """Check a copy of `source` and migrate it to this version. Raises NewerData or BadData."""
    if found := await asyncio.to_thread(damage, copy):
        raise BadData(f"{source} is damaged, or not a data file of Petit Four: {found[0]}.")
    made = Database.at(copy)
    try:
        if not await made.read(is_ours):
            raise BadData(f"{source} is not a data file of Petit Four.")
        await made.write(migrate)
        if await made.read(sqlite.damage):
            raise BadData(f"{source} could not be migrated to this version without damage.")
    finally:
        await made.close()


def set_aside(path: Path) -> Path | None:
    """Keep a data file, with everything committed to it, under another name beside it. Returns that path."""
    if not path.exists() and not files.companions(path):
        return None
    with contextlib.suppress(sqlite3.Error), closing(connect(path)) as file:  # a damaged file is kept as it is
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()  # now the file is complete without its WAL
    number, aside = 1, files.beside(path, ".before-restore")
    while any(os.path.lexists(one) for one in (aside, *files.companions(aside))):
        number += 1
        aside = files.beside(path, f".before-restore.{number}")
    for one in (path, *files.companions(path)):
        files.tighten(one)
    if path.exists():
        try:
            os.link(path, aside)  # the data file keeps its name until the restored one takes it
        except OSError:
            path.rename(aside)
    for one in files.companions(path):
        one.replace(files.beside(aside, one.name.removeprefix(path.name)))  # where SQLite looks for them
    return aside


def remove(part: Path) -> None:
    """Delete a file and its companions, if they exist."""
    for file in (part, *files.companions(part)):
        file.unlink(missing_ok=True)
