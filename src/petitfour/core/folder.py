"""The folder of a game: what others find in it by name.

A game is a Python package. Beside its rules it may hold `game.toml` (below), modules that other layers load by name
(`explain.py`, `bot.py`, `encoder.py`, `face.py`), texts, an introduction and pictures. Each of them is optional.
"""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Literal

import msgspec

from petitfour.core.errors import PetitFourError, brief

Kind = Literal["printed", "ruling", "reconstruction"]


class BadGame(PetitFourError):
    """A game that cannot be used: its folder or its package is faulty."""


class About(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file game.toml: what clients, terminals and bots should know about a game."""

    shelf: int = 1000
    """The place of the game in lists. Games with the same number are listed by name."""
    usual_players: int | None = None
    """The number of players proposed first; null: the highest."""
    shown: tuple[str, ...] = ()
    """The settings offered to players. The others are for research."""
    samples: tuple[int, int] | None = None
    """The samples of the levels hard and expert; null: as many as measured rollouts allow."""
    rules: dict[str, tuple[Kind, ...]] = {}
    """The rules in the order of the rules page, and what each rests on: the rulebook (printed), our choice where it is
    silent (ruling), or our values for a picture that we do not have (reconstruction)."""
    examples: tuple[str, ...] = ()
    """The message ids of the worked examples."""
    phase_rules: dict[str, str] = {}
    """The main rule of each phase; of `trick`, once a trick has begun."""
    help: dict[str, tuple[str, ...]] = {}
    """Examples for the help of commands: what follows the id of the game."""
    arguments: dict[str, tuple[str | int, ...]] = {}
    """The values that the arguments of its refusals can have. A sentence that selects on one has a variant for each."""
    letters: dict[str, str] = {}
    """The colours that a terminal and the default table of the browser give to cards, by the letter of their suit."""


def package_of(cls: type) -> str | None:
    """Return the package of the module that defines a class."""
    return getattr(sys.modules.get(cls.__module__), "__package__", None) or None


@cache
def text_file(package: str | None, name: str) -> str | None:
    """Return the text of a file in the folder of a game, or None if there is none."""
    if package is None:
        return None
    found = files(package).joinpath(name)
    return found.read_text(encoding="utf-8") if found.is_file() else None


@cache
def about(package: str | None) -> About:
    """Return what game.toml says."""
    text = text_file(package, "game.toml")
    try:
        return msgspec.convert(tomllib.loads(text), About) if text is not None else About()
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError) as error:
        raise BadGame(f"game.toml in {package}: {brief(str(error))}") from None


@cache
def part(package: str | None, module: str, name: str) -> Any:
    """Return what a module of a game exports under this name, or None if the game does not have the module."""
    if package is None or find_spec(f"{package}.{module}") is None:
        return None
    found = import_module(f"{package}.{module}")
    if not hasattr(found, name):
        raise BadGame(f"{package}.{module} does not define {name}")
    return getattr(found, name)
