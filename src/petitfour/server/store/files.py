"""Files that hold secrets: private modes, a lock against a second user, and the identity of an open file."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import tempfile
from pathlib import Path

PRIVATE = 0o600
COMPANIONS = ("-wal", "-shm", "-journal")  # SQLite keeps these beside a data file while it is in use


def beside(path: Path, suffix: str) -> Path:
    """Return the path whose name has this suffix appended."""
    return path.with_name(path.name + suffix)


def companions(path: Path) -> list[Path]:
    """Return the companions of a data file that exist."""
    return [found for suffix in COMPANIONS if os.path.lexists(found := beside(path, suffix))]


def make_private(path: Path) -> None:
    """Create the file with access for its owner only, or remove the permissions of everybody else.

    SQLite gives new companions the mode of the data file. An existing file is never opened here: closing it would drop
    the POSIX locks that SQLite holds in this process.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError:
        for file in (path, *companions(path)):
            tighten(file)


def tighten(path: Path) -> None:
    """Remove the permissions of everybody but the owner, if the file exists."""
    with contextlib.suppress(FileNotFoundError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077:
            path.chmod(mode & 0o700)


def new_beside(path: Path) -> Path:
    """Create an empty private file in the same folder, to be renamed to `path` when it is complete."""
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.", suffix=".part")
    os.close(number)
    return Path(name)


def sync(path: Path) -> None:
    """Wait until a file, or the directory entries of a folder, are on the disk."""
    if path.is_dir() and sys.platform == "win32":
        return  # Windows cannot open folders
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def identity(path: Path) -> tuple[int, int]:
    """Return the device and inode, which differ from those of another file under the same name."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


class Lock:
    """Hold `FILE.lock` until closed. Raises BlockingIOError if another process holds it.

    The system releases the lock when the process ends, for whatever reason. The lock is not on the data file itself,
    where it could interfere with SQLite's own locks. The lock file is never removed: otherwise two processes could lock
    two different files of the same name.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(beside(path, ".lock"), os.O_CREAT | os.O_RDWR, PRIVATE)
        try:
            if sys.platform == "win32":
                import msvcrt  # noqa: PLC0415

                try:
                    msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
                except OSError as error:
                    raise BlockingIOError(str(error)) from error
            else:
                import fcntl  # noqa: PLC0415

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BaseException:
            os.close(self._file)
            raise

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
