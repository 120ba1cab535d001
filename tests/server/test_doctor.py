"""`petitfour doctor`: each check says when something is wrong, and what to do."""

from __future__ import annotations

import json
import resource
import shutil
from pathlib import Path

import pytest

from petitfour.server.doctor import host
from petitfour.server.doctor.address import check_address
from petitfour.server.doctor.data import check_broker, check_data, check_file, skew
from petitfour.server.doctor.findings import Finding
from petitfour.server.store.store import Store
from server.process import Served, data, petitfour
from server.services import Postgres, Redis


def levels(findings: list[Finding]) -> dict[str, str]:
    """Map each check to its worst level."""
    order = ("ok", "unknown", "warning", "problem")
    found: dict[str, str] = {}
    for finding in findings:
        found[finding.check] = max(found.get(finding.check, "ok"), finding.level, key=order.index)
        assert bool(finding.advice) == (finding.level in ("warning", "problem"))
    return found


def test_a_new_data_file(tmp_path: Path) -> None:
    assert levels(check_file(tmp_path / "data.db")) == {"disk": "ok", "data file": "ok"}


async def test_a_data_file_in_use(tmp_path: Path) -> None:
    path = tmp_path / "data.db"
    store = await Store.open(f"sqlite:///{path}", exclusive=True)
    said = [finding.says for finding in check_file(path)]
    await store.close()
    assert any("a server uses it" in one for one in said)
    assert any("no server uses it" in finding.says for finding in check_file(path))


def test_a_data_file_that_others_can_read(tmp_path: Path) -> None:
    path = tmp_path / "data.db"
    path.write_bytes(b"SQLite format 3\0" + bytes(100))
    path.chmod(0o644)
    assert levels(check_file(path))["data file"] == "warning"


def test_something_that_is_not_a_data_file(tmp_path: Path) -> None:
    path = tmp_path / "data.db"
    path.write_text("a poem")
    path.chmod(0o600)
    assert levels(check_file(path))["data file"] == "problem"


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, level in ((10**7, "problem"), (5 * 10**8, "warning"), (10**11, "ok")):
        usage = type("Usage", (), {"free": free})
        monkeypatch.setattr(shutil, "disk_usage", lambda _, usage=usage: usage)
        assert levels(host.check_disk(tmp_path / "data.db"))["disk"] == level


def test_the_file_system_of_a_path() -> None:
    mounts = "/dev/vda / ext4 rw 0 0\nserver:/x /srv/my\\040data nfs4 rw 0 0\nproc /proc proc rw 0 0\n"
    assert host.file_system(Path("/srv/my data/petitfour"), mounts) in host.NETWORK
    assert host.file_system(Path("/srv/other"), mounts) == "ext4"


def test_few_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    for hard, level in ((1024, "warning"), (65536, "ok"), (resource.RLIM_INFINITY, "ok")):
        monkeypatch.setattr(resource, "getrlimit", lambda _, hard=hard: (1024, hard))
        assert host.check_files().level == level


def test_the_kernel_is_asked_about_the_clock() -> None:
    assert host.check_clock().level in ("ok", "warning")


def test_a_clock_that_differs() -> None:
    assert skew("Redis", 0.4).level == "ok"
    assert skew("Redis", -3).level == "problem"


async def test_a_database_address_that_cannot_be_read() -> None:
    assert levels(await check_data("mysql://x")) == {"data": "problem"}


async def test_postgres(postgres: Postgres) -> None:
    """The tests' PostgreSQL runs with fsync off, which the doctor must notice."""
    findings = await check_data(postgres.new_database())
    assert levels(findings) == {"PostgreSQL": "problem"}
    assert any("fsync is off" in finding.says for finding in findings)
    assert any("version" in finding.says and finding.level == "ok" for finding in findings)


async def test_no_postgres(free_port: int) -> None:
    assert levels(await check_data(f"postgresql://petitfour@127.0.0.1:{free_port}/x")) == {"PostgreSQL": "problem"}


async def test_redis(redis: Redis) -> None:
    assert levels(await check_broker(redis.url)) == {"Redis": "ok"}


async def test_no_redis(free_port: int) -> None:
    assert levels(await check_broker(f"redis://127.0.0.1:{free_port}")) == {"Redis": "problem"}
    assert levels(await check_broker("http://x")) == {"Redis": "problem"}


def test_an_address_without_a_server(free_port: int) -> None:
    assert levels(check_address(f"http://127.0.0.1:{free_port}")) == {"address": "problem"}
    assert levels(check_address("ftp://x")) == {"address": "problem"}


def test_the_command(tmp_path: Path) -> None:
    """A healthy server gets exit code 0; a name that it does not know gets 1 and the option to use."""
    with Served(data(tmp_path)) as server:
        good = petitfour("doctor", data(tmp_path), "--url", f"http://127.0.0.1:{server.port}", "--json")
        findings = json.loads(good.stdout)
        assert good.returncode == 0, good.stdout
        assert {"address", "store", "forwarded address", "WebSocket"} <= {one["check"] for one in findings}
        assert not [one for one in findings if one["level"] == "problem"]
        bad = petitfour("doctor", data(tmp_path), "--url", f"http://127.1:{server.port}")
    assert bad.returncode == 1
    assert "--url" in bad.stdout
