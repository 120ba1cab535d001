"""requirements/server.lock pins every dependency of a server, and hashes alone say which files are good."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements/server.lock").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SYSTEMS = {
    "linux": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "platform_machine": "aarch64"},
    "macos": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix", "platform_machine": "arm64"},
    "windows": {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt", "platform_machine": "AMD64"},
}
PYTHONS = ("3.11", "3.13")


def locked() -> dict[NormalizedName, tuple[Requirement, int]]:
    """Each pinned requirement with the number of its hashes, by name."""
    lines = [line for line in LOCK.replace("\\\n", " ").splitlines() if not line.startswith("#")]
    found = {}
    for line in lines:
        pinned, *hashes = line.split("--hash=")
        requirement = Requirement(pinned)
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64} *", one) for one in hashes), line
        found[canonicalize_name(requirement.name)] = requirement, len(hashes)
    return found


def applies(requirement: Requirement, environment: dict[str, str], extras: set[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate(environment | {"extra": extra}) for extra in ("", *extras))


def direct() -> list[Requirement]:
    """What `petitfour[scale]` requires itself."""
    extras = PROJECT["optional-dependencies"]
    lines = [*PROJECT["dependencies"], *extras["play"], *extras["scale"]]
    assert "petitfour[play]" in extras["scale"]
    return [Requirement(line) for line in lines if line != "petitfour[play]"]


def needed(system: str, python: str) -> set[NormalizedName]:
    """Return the names of all packages that a server needs. Fails if one of them is not in the lock as it should be."""
    environment = {key: str(value) for key, value in default_environment().items()}
    environment |= SYSTEMS[system] | {"python_version": python, "python_full_version": f"{python}.9"}
    pins = locked()
    todo = [(wanted, set[str]()) for wanted in direct()]
    seen: set[str] = set()
    names: set[NormalizedName] = set()
    while todo:
        wanted, extras = todo.pop()
        if not applies(wanted, environment, extras):
            continue
        name = canonicalize_name(wanted.name)
        names.add(name)
        assert name in pins, f"{wanted} is not in the lock: run `make lock`"
        pinned, hashes = pins[name]
        (version,) = [one.version for one in pinned.specifier]
        assert wanted.specifier.contains(version, prereleases=True), f"{wanted}, but {pinned}: run `make lock`"
        assert applies(pinned, environment, set()), f"{pinned} leaves {system} with Python {python} out"
        assert hashes
        key = f"{name}[{','.join(sorted(wanted.extras))}]"
        if key not in seen:
            seen.add(key)
            try:
                todo += [(Requirement(line), wanted.extras) for line in requires(name) or []]
            except PackageNotFoundError:  # of another system: what it needs in turn is not known here
                assert not applies(wanted, {key: str(value) for key, value in default_environment().items()}, extras)
    return names


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_dependency_of_a_server_is_locked(system: str, python: str) -> None:
    assert len(needed(system, python)) > len(direct())


def test_nothing_else_is_locked() -> None:
    """But for a backport that the oldest micro versions of Python need."""
    names = set().union(*(needed(system, python) for system in SYSTEMS for python in PYTHONS))
    assert locked().keys() - names <= {"async-timeout"}


def test_the_lock_names_no_address_and_no_other_option() -> None:
    assert "/" not in LOCK
    assert "@" not in LOCK
    assert set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", LOCK)) == {"--hash"}
