"""Games are found by name: the folders of the product, and the packages of others."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import petitfour
from games.stub import FILE, stub
from petitfour import GAMES

SOURCE = Path(petitfour.__file__).parent
IDS = [module.parent.name for module in sorted((SOURCE / "games").glob("*/game.toml"))]


def test_no_shared_module_names_a_game() -> None:
    shared = [
        path
        for kind in ("*.py", "*.pxd")
        for path in SOURCE.rglob(kind)
        if path.relative_to(SOURCE).parts[:1] != ("games",) or path.parent == SOURCE / "games"
    ]
    assert len(IDS) > 3
    assert len(shared) > 150
    named = re.compile("|".join(IDS), re.IGNORECASE)
    lines = [(path, line) for path in shared for line in path.read_text(encoding="utf-8").splitlines()]
    assert [f"{path.relative_to(SOURCE)}: {line}" for path, line in lines if named.search(line)] == []


def test_the_games_of_the_product_are_their_folders_in_the_order_of_their_shelves() -> None:
    own = [game for game in GAMES.values() if type(game).__module__.startswith("petitfour.games.")]
    assert sorted(game.id for game in own) == IDS
    assert [game.about.shelf for game in own] == sorted(game.about.shelf for game in own)


def test_the_types_of_the_games_are_written() -> None:
    assert FILE.read_text(encoding="utf-8") == stub(), "run python tests/games/stub.py"


# --- a package of somebody else ------------------------------------------------------------------------------

PACKAGE = '''
from petitfour.games.marshmallow import GAME as STANDARD

class Short(type(STANDARD)):
    """Marshmallow Test with short hands."""
    id = "nibble"

GAME = Short()
'''
REACHED = """
import json, sys
from petitfour.cli import main
sys.argv = ["petitfour", *json.loads(sys.argv[1])]
sys.exit(main())
"""
SERVED = """
import asyncio, json
from httpx import ASGITransport, AsyncClient
from litestar import Litestar
from petitfour.server.web.api.games import games

async def ask():
    async with AsyncClient(transport=ASGITransport(Litestar([games])), base_url="http://server") as client:
        return (await client.get("/games")).json()

print(json.dumps([game["id"] for game in asyncio.run(ask())]))
"""


def installed(folder: Path, value: str = "nibble_game:GAME") -> Path:
    """Write a package as pip installs it: the module, and its metadata beside it."""
    (folder / "nibble_game").mkdir(parents=True)
    (folder / "nibble_game/__init__.py").write_text(PACKAGE, encoding="utf-8")
    (folder / "nibble_game/game.toml").write_text("usual_players = 3\nsamples = [20, 50]\n", encoding="utf-8")
    info = folder / "nibble_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nibble-game\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[console_scripts]\nx = y:z\n\n[petitfour.games]\nnibble = {value}\n")
    return folder


def run(folder: Path, program: str, *words: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-c", f"import sys; sys.path.append({str(folder)!r})\n{program}", json.dumps(words)]
    return subprocess.run(line, capture_output=True, text=True, check=False, timeout=120)


def test_a_package_of_somebody_else_is_found_everywhere(tmp_path: Path) -> None:
    folder = installed(tmp_path)
    listed = run(folder, REACHED, "games")
    assert listed.returncode == 0, listed.stderr
    assert [line.split()[0] for line in listed.stdout.splitlines()] == [*GAMES, "nibble"]
    bots = ["easy", "medium", "random"]
    arena = run(folder, REACHED, "arena", "nibble", *bots, "--players", "3", "--deals", "1", "--jobs", "1")
    assert arena.returncode == 0, arena.stderr
    assert all(bot in arena.stdout for bot in bots)
    served = run(folder, SERVED)
    assert json.loads(served.stdout) == [*GAMES, "nibble"], served.stderr


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("nibble_game:NOTHING", "cannot be loaded: AttributeError"),
        ("no_such_module:GAME", "cannot be loaded: ModuleNotFoundError"),
        ("nibble_game:Short", "is not a game"),
        ("petitfour.games.macaron:MacaronOptions", "is not a game"),
    ],
)
def test_a_faulty_package_is_named(tmp_path: Path, value: str, said: str) -> None:
    done = run(installed(tmp_path, value), "import petitfour")
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert "BadGame" in last
    assert value in last
    assert said in last
