"""Check where the data is: the data file, PostgreSQL, Redis."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
import time
from pathlib import Path
from typing import Any

from petitfour.server.doctor.findings import Finding, ok, problem, warning
from petitfour.server.doctor.host import check_disk
from petitfour.server.store.database import BadData, address
from petitfour.server.store.files import Lock, beside

OLDEST_SQLITE = (3, 38)  # the first with the operator ->>
OLDEST_POSTGRESQL = 13
SKEW = 1.0  # seconds that the clocks of two machines may differ
PATIENCE = 5.0  # seconds to wait for an answer
SCALE = "install the drivers: pip install 'petitfour[scale]'"


async def check_data(url: str) -> list[Finding]:
    """Check the data file or the database server at a URL."""
    try:
        parsed = address(url)
    except BadData as error:
        return [problem("data", str(error), "correct --data or --database")]
    if parsed.get_backend_name() == "sqlite":
        return check_file(Path(parsed.database or ""))
    query = {"sslmode" if key == "ssl" else key: value for key, value in parsed.query.items()}
    plain = parsed.set(drivername="postgresql", query=query)
    return await check_postgres(plain.render_as_string(hide_password=False))


def check_file(path: Path) -> list[Finding]:
    """Check a data file. It need not exist yet."""
    findings = check_disk(path.absolute())
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        findings.append(problem("SQLite", sqlite3.sqlite_version, "use a Python with SQLite 3.38 or newer"))
    if not path.is_file():
        folder = next(parent for parent in path.absolute().parents if parent.is_dir())
        if os.access(folder, os.W_OK):
            return [*findings, ok("data file", f"{path} does not exist yet; the server will create it")]
        return [*findings, problem("data file", f"no write permission in {folder}", "run as the owner of that folder")]
    if not os.access(path, os.R_OK | os.W_OK):
        return [*findings, problem("data file", f"{path} belongs to another user", "run as its owner")]
    if sys.platform != "win32" and stat.S_IMODE(path.stat().st_mode) & 0o077:
        findings.append(
            warning("data file", "others can read it", "start the server once, or `chmod 600`: it holds hidden cards")
        )
    with path.open("rb") as file:
        if file.read(16) != b"SQLite format 3\0":
            return [*findings, problem("data file", f"{path} is not a data file", "correct --data")]
    running = is_locked(path)
    says = f"{path}, {path.stat().st_size / 2**20:.1f} MiB, {'a server uses it' if running else 'no server uses it'}"
    return [*findings, ok("data file", f"{says}; `petitfour check` looks for damage")]


def is_locked(path: Path) -> bool:
    """Return whether a server uses the data file. Creates no lock file."""
    if not beside(path, ".lock").exists():
        return False
    try:
        Lock(path).close()
    except BlockingIOError:
        return True
    return False


async def check_postgres(url: str) -> list[Finding]:
    """Check a PostgreSQL server: version, durability, clock."""
    try:
        import asyncpg  # noqa: PLC0415
    except ImportError:
        return [problem("PostgreSQL", "its driver is not installed", SCALE)]
    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE)
    except (OSError, asyncpg.PostgresError, ValueError, TimeoutError) as error:
        reason = str(error) or type(error).__name__
        return [problem("PostgreSQL", f"cannot be reached: {reason}", "correct --database, or start PostgreSQL")]
    try:
        version = connection.get_server_version()
        settings = {name: await connection.fetchval(f"SHOW {name}") for name in ("fsync", "synchronous_commit")}
        asked = time.time()
        theirs = float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
        took = time.time() - asked
    finally:
        await connection.close()
    findings = []
    if version.major < OLDEST_POSTGRESQL:
        findings.append(problem("PostgreSQL", f"version {version.major}", f"use {OLDEST_POSTGRESQL} or newer"))
    off = [name for name, value in settings.items() if value == "off"]
    if off:
        findings.append(
            problem(
                "PostgreSQL",
                f"{' and '.join(off)} {'is' if len(off) == 1 else 'are'} off: a power cut loses acknowledged moves",
                "switch it on in postgresql.conf",
            )
        )
    findings.append(skew("PostgreSQL", theirs - asked - took / 2))
    return [*findings, ok("PostgreSQL", f"version {version.major}.{version.minor}, answers in {1000 * took:.1f} ms")]


async def check_broker(url: str) -> list[Finding]:
    """Check a Redis server: that it answers, and its clock."""
    try:
        import redis.asyncio  # noqa: PLC0415
    except ImportError:
        return [problem("Redis", "its driver is not installed", SCALE)]
    try:
        client: Any = redis.asyncio.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
    except ValueError as error:
        return [problem("Redis", str(error), "correct --broker: redis://HOST[:PORT]")]
    try:
        asked = time.time()
        seconds, micros = await client.time()
        took = time.time() - asked
        version = (await client.info("server")).get("redis_version", "unknown")
    except (OSError, redis.exceptions.RedisError) as error:
        return [problem("Redis", f"cannot be reached: {error}", "correct --broker, or start Redis")]
    finally:
        await client.aclose()
    off = seconds + micros / 1e6 - asked - took / 2
    return [skew("Redis", off), ok("Redis", f"version {version}, answers in {1000 * took:.1f} ms")]


def skew(check: str, off: float) -> Finding:
    """Compare the clock of another machine with ours."""
    if abs(off) <= SKEW:
        return ok(check, f"its clock differs by {1000 * abs(off):.0f} ms")
    return problem(check, f"its clock differs by {abs(off):.1f} s", "synchronise the clocks of all machines")
