"""Finds all games: the packages of this folder, and those that other packages offer by the entry point
`petitfour.games`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from petitfour.core.errors import brief
from petitfour.core.folder import BadGame
from petitfour.core.game import Game

GROUP = "petitfour.games"


def own_games() -> Iterator[tuple[str, Any]]:
    """Yield what the packages of this folder export as `GAME`, with where it was found."""
    for module in iter_modules([str(Path(__file__).parent)], f"{__package__}."):
        if module.ispkg:
            yield module.name, import_module(module.name).GAME


def installed_games() -> Iterator[tuple[str, Any]]:
    """Yield the games of other packages, with where they were found."""
    for name, value in entry_points():
        where = f"the entry point {name} = {value}"
        module, _, attribute = value.partition(":")
        try:
            yield where, getattr(import_module(module.strip()), attribute.strip())
        except Exception as error:
            raise BadGame(f"{where} of {GROUP} cannot be loaded: {type(error).__name__}: {error}") from error


def entry_points() -> Iterator[tuple[str, str]]:
    """Yield the entry points of our group in all installed distributions. (`importlib.metadata` imports half of the
    network library, which tables and web pages do without.)"""
    seen = set()
    for folder in sys.path:
        for file in sorted(Path(folder or ".").glob("*-info/entry_points.txt")):
            distribution = file.parent.name.partition("-")[0]
            if distribution not in seen:
                yield from section(file.read_text(encoding="utf-8"))
            seen.add(distribution)


def section(text: str) -> Iterator[tuple[str, str]]:
    """Yield the lines of our group in a file entry_points.txt, as names and values."""
    ours = False
    for line in text.splitlines():
        if line.startswith("["):
            ours = line.strip() == f"[{GROUP}]"
        elif ours and "=" in line:
            name, _, value = line.partition("=")
            yield name.strip(), value.strip()


def all_games() -> dict[str, Game[Any]]:
    found: dict[str, Game[Any]] = {}
    for where, game in (*own_games(), *installed_games()):
        if not isinstance(game, Game):
            raise BadGame(f"{where} is not a game but {brief(game)}")
        if found.setdefault(game.id, game) is not game:
            raise BadGame(f"{where} has the id {game.id!r}, which another game has already")
    return dict(sorted(found.items(), key=lambda item: (item[1].about.shelf, item[0])))


GAMES: dict[str, Game[Any]] = all_games()
