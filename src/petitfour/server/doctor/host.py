"""Check the machine: open files, clock, disk."""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from pathlib import Path

from petitfour.server.doctor.findings import Finding, ok, problem, unknown, warning

FEW_FILES = 4096
GIB = 2**30
NETWORK = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "fuse.sshfs", "fuse.glusterfs"}
UNSYNCHRONISED = 5  # TIME_ERROR of adjtimex


def check_files() -> Finding:
    """Check how many files, and so how many connections, a process may have open."""
    if sys.platform == "win32":
        return unknown("open files", "Windows has no limit that a process could read")
    import resource  # noqa: PLC0415

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard == resource.RLIM_INFINITY or hard >= FEW_FILES:
        many = "any number of" if hard == resource.RLIM_INFINITY else f"{hard - 200}"
        return ok("open files", f"{many} connections at the same time")
    return warning(
        "open files",
        f"at most {max(0, hard - 200)} connections at the same time",
        "raise the hard limit: LimitNOFILE=65536 in the systemd unit, or `ulimit -Hn`",
    )


def check_clock() -> Finding:
    """Check whether the system synchronises its clock. Ask the kernel, which every time service keeps informed."""
    if not sys.platform.startswith("linux"):
        return unknown("clock", "only Linux says whether its clock is synchronised")
    buffer = ctypes.create_string_buffer(512)  # struct timex, with `modes` 0: read only
    state = ctypes.CDLL(None, use_errno=True).adjtimex(buffer)
    if state < 0:
        return unknown("clock", f"the kernel does not say: {os.strerror(ctypes.get_errno())}")
    if state == UNSYNCHRONISED:
        return warning(
            "clock",
            "the kernel says that nothing synchronises the clock",
            "install a time service (systemd-timesyncd, chrony); in a virtual machine the host may do it",
        )
    return ok("clock", "synchronised")


def file_system(path: Path, mounts: str) -> str | None:
    """Return the type of the file system that holds a path, from the text of /proc/mounts."""
    best, found = -1, None
    for line in mounts.splitlines():
        fields = line.split()
        if len(fields) < 3:
            continue
        mount = Path(fields[1].replace("\\040", " "))
        if path.is_relative_to(mount) and len(mount.parts) > best:
            best, found = len(mount.parts), fields[2]
    return found


def check_disk(path: Path) -> list[Finding]:
    """Check the disk of a data file: its kind and its free space."""
    folder = next(parent for parent in (path, *path.parents) if parent.is_dir())
    findings = []
    mounts = Path("/proc/mounts")
    kind = file_system(folder.resolve(), mounts.read_text()) if mounts.exists() else None
    if kind in NETWORK:
        findings.append(
            problem(
                "disk",
                f"the data file is on a network file system ({kind})",
                "move it to a local disk: SQLite's locks are not reliable over a network",
            )
        )
    free = shutil.disk_usage(folder).free
    size = path.stat().st_size if path.is_file() else 0
    if free < max(0.1 * GIB, size / 10):
        findings.append(
            problem("disk", f"{free / GIB:.2f} GiB free", "make room: the server refuses moves when the disk is full")
        )
    elif free < max(GIB, 2 * size):
        findings.append(
            warning(
                "disk",
                f"{free / GIB:.1f} GiB free, the data file has {size / GIB:.1f}",
                "make room: a backup and a restore each need space for a copy",
            )
        )
    else:
        findings.append(ok("disk", f"{free / GIB:.0f} GiB free"))
    return findings
