"""What is built from a clean tree installs into an empty environment and plays, with a compiler or without."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
PLAY = """
import sys, petitfour
from petitfour.core.playout import play_match
from petitfour.texts import LANGUAGES, rules
print("compiled" if petitfour.compiled else "uncompiled", petitfour.__file__, sep="\\n")
for name, game in petitfour.GAMES.items():
    state = game.start(game.players[-1])
    play_match(state, petitfour.Rng(1))
    assert state.outcome().winners
    assert all(rules(name, lang) for lang in LANGUAGES)
"""


RECORD = "records/monster-3p-seed1-0001.pf"
ENGINE = (  # what works with the engine alone
    "games", "rules macaron --lang fr", "options marshmallow",
    "simulate monster --players 3 --games 2 --seed 1 --out records", f"replay {RECORD}",
    f"review {RECORD} --seat 0 --worlds 2", "play monster --players 3 --seed 1", "completion bash",
)  # fmt: skip
EXTRAS = {  # what does not: a command line, and the extra that it asks for
    "serve": "play", "check": "play", "backup copy.db": "play", "export folder": "play", "doctor": "play",
    "arena macaron medium random --players 1": "lab", "study macaron --players 2": "lab",
    f"dataset {RECORD} --out data": "data",
}  # fmt: skip
IMPORTS = {
    "petitfour.rl.batching": "rl",
    "petitfour.rl.gym": "rl",
    "petitfour.rl.zoo": "rl",
    "petitfour.rl.openspiel": "openspiel",
}


def check_size(environment: Path) -> None:
    """The engine is at most three packages and 20 MB, with what Python compiles when they are installed."""
    folders = [str(file) for file in environment.rglob("site-packages")]
    installed = [one for one in distributions(path=folders) if one.name not in ("pip", "setuptools")]
    assert len(installed) <= 3, [one.name for one in installed]
    assert sum(Path(file.locate()).stat().st_size for one in installed for file in one.files or []) < 20_000_000


def check_messages(program: Path, folder: Path) -> None:
    """Commands that need more say what to install."""
    for words, extra in EXTRAS.items():
        refused = run(program, *words.split(), cwd=folder)
        name = words.split()[0]
        says = rf"petitfour: MissingExtra: petitfour {name} needs \w+: pip install 'petitfour\[{extra}\]'\n"
        assert refused.returncode == 2, refused.stdout
        assert re.fullmatch(says, refused.stdout)
    for module, extra in IMPORTS.items():
        refused = run(program.with_name("python"), "-c", f"import {module}", cwd=folder)
        assert re.search(rf"MissingExtra: {module} needs \w+: pip install 'petitfour\[{extra}\]'\n", refused.stdout)


def clean_tree(to: Path, with_c_files: bool = False) -> Path:
    """What a checkout holds, and nothing that was built in it; the C files save time where they are not the point."""
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", to / "src", ignore=left_out)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, to)
    if with_c_files and (ROOT / "build/cython").exists():
        shutil.copytree(ROOT / "build/cython", to / "build/cython")
    return to


def with_a_client(tree: Path) -> Path:
    """The web client, as it is built here; where it is not, something in its place."""
    static = tree / "src/petitfour/server/static"
    if not (static / "index.html").exists():
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text('<!doctype html><script src="/assets/main.js"></script>')
        (static / "assets/main.js").write_text("1")
    return tree


def served(program: Path, folder: Path) -> Iterator[str]:
    """The address of `petitfour serve`, as it was installed."""
    line = [str(program), "serve", "--no-browser", "--port=0", f"--data={folder / 'data.db'}"]
    with subprocess.Popen(line, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[4]
        finally:
            server.terminate()
    assert server.returncode == 0


def page(url: str) -> str:
    with urlopen(url, timeout=20) as answer:
        return str(answer.read().decode(errors="replace"))  # an icon is no text


def run(*command: object, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """In an environment that knows nothing of this checkout."""
    rest = {key: value for key, value in os.environ.items() if key != "PYTHONPATH" and not key.startswith("PETITFOUR")}
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd, env=rest | env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip


def files(tree: Path) -> set[str]:
    """Of the package, by their paths in a wheel."""
    package = tree / "src" / "petitfour"
    return {file.relative_to(tree / "src").as_posix() for file in package.rglob("*") if file.is_file()}


@pytest.mark.skipif(not shutil.which(os.environ.get("CC", "cc")), reason="no C compiler")
def test_a_wheel_from_a_clean_tree_installs_into_an_empty_environment_and_plays(tmp_path: Path) -> None:
    tree = with_a_client(clean_tree(tmp_path / "tree"))
    sources = files(tree)
    assert "petitfour/server/static/index.html" in sources
    built = run(
        sys.executable, "-m", "build", "--no-isolation", "--outdir", tmp_path / "dist", cwd=tree,
        PETITFOUR_MUST_COMPILE="1",
        CFLAGS="-O0",  # compiles three times as fast
        LDFLAGS="-Wl,-s" if sys.platform == "linux" else "",  # and is no larger than with optimisation
    )  # fmt: skip
    assert built.returncode == 0, built.stdout
    (sdist,), (wheel,) = ((tmp_path / "dist").glob(end) for end in ("*.tar.gz", "*.whl"))

    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    assert sources <= inside
    compiled = {name.partition(".")[0] for name in inside if name.endswith((".so", ".pyd"))}
    types = {name.removesuffix(".pxd") for name in sources if name.endswith(".pxd")}
    assert compiled == {name for name in types if not name.endswith(("/__init__", "/bits", "/draws", "/hooks"))}
    assert all(name.startswith(("petitfour/", "petitfour-")) for name in inside)
    assert not any(name.endswith(".c") for name in inside)
    with tarfile.open(sdist) as archive:
        named = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in sources} | {"setup.py", "LICENSE", "README.md"} <= named

    venv.create(tmp_path / "empty", with_pip=True)
    bin_ = tmp_path / "empty" / ("Scripts" if sys.platform == "win32" else "bin")
    pip = (bin_ / "python", "-m", "pip", "install", "--quiet")
    installed = run(*pip, wheel, cwd=tmp_path)
    assert installed.returncode == 0, installed.stdout
    check_size(tmp_path / "empty")
    check_messages(bin_ / "petitfour", tmp_path)
    played = run(bin_ / "python", "-c", PLAY, cwd=tmp_path)
    assert played.returncode == 0, played.stdout
    form, place = played.stdout.splitlines()
    assert form == "compiled"
    assert place.startswith(str(tmp_path / "empty"))
    for words in ENGINE:
        command = run(bin_ / "petitfour", *words.split(), cwd=tmp_path)
        assert command.returncode == 0, command.stdout

    installed = run(*pip, f"{wheel}[play]", cwd=tmp_path)
    assert installed.returncode == 0, installed.stdout
    for address in served(bin_ / "petitfour", tmp_path):
        client = page(f"{address}/t/any/screen")
        assets = re.findall(r"/assets/[^\"]+", client)
        assert assets
        assert all(page(address + asset) for asset in assets)
        assert '"id":"macaron"' in page(f"{address}/api/games")


def test_without_a_compiler_installing_says_so_and_what_is_installed_plays(tmp_path: Path) -> None:
    tree = clean_tree(tmp_path / "tree", with_c_files=True)
    pip = (sys.executable, "-m", "pip", "install", "-v", "--no-build-isolation", "--no-deps", "--target")
    refused = run(*pip, tmp_path / "none", ".", cwd=tree, CC="/bin/false", PETITFOUR_MUST_COMPILE="1")
    assert refused.returncode != 0
    installed = run(*pip, tmp_path / "place", ".", cwd=tree, CC="/bin/false")
    assert installed.returncode == 0, installed.stdout
    assert "there is no working C compiler here; the rules will run uncompiled, slowly" in installed.stdout
    assert not [*(tmp_path / "place").rglob("*.so")]
    played = run(sys.executable, "-c", PLAY, cwd=tmp_path, PYTHONPATH=str(tmp_path / "place"))
    assert played.returncode == 0, played.stdout
    form, place = played.stdout.splitlines()
    assert form == "uncompiled"
    assert place.startswith(str(tmp_path / "place"))
