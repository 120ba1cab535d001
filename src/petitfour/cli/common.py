"""Arguments, settings, files and the screen, for all commands."""

from __future__ import annotations

import argparse
import os
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from petitfour.cli.screen import Progress
from petitfour.core.errors import BadSetting, MissingExtra, PetitFourError, did_you_mean
from petitfour.core.game import Game, Options
from petitfour.core.state import State
from petitfour.games import GAMES
from petitfour.texts import LANGUAGES, Texts, texts

LARGEST_FILE = 64 * 2**20
Commands = Any  # argparse's own name for it is private


class Needs(NamedTuple):
    """The modules that a command needs beyond the engine, and the extra that installs them."""

    extra: str
    modules: tuple[str, ...]


DATA = Needs("data", ("joblib", "numpy", "pyarrow"))
LAB = Needs("lab", ("joblib", "numpy"))
PLAY = Needs(
    "play",
    (
        "alembic", "litestar", "platformdirs", "prometheus_client", "segno", "sqlalchemy", "uvicorn", "websockets",
    ),
)  # fmt: skip


class BadArguments(PetitFourError):
    """A command line that cannot be run."""


class BadFile(PetitFourError):
    """A file that cannot be read or written."""


FIRST = next(iter(GAMES))  # the game in examples that any game could stand in


def add_command(
    commands: Commands, name: str, run: Any, about: str, examples: str, needs: Needs | None = None
) -> argparse.ArgumentParser:
    """A sub-command whose help opens with what it does and closes with examples: these, and those of the games."""
    own = ((game.id, line) for game in GAMES.values() for line in game.about.help.get(name, ()))
    more = (f"\n  petitfour {name} {game} {line}" for game, line in own)
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=about.partition(".")[0],
        description=about,
        epilog=f"examples:\n{examples}{''.join(more)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.set_defaults(run=run, name_of_command=name, needs=needs)
    return command


def check_extra(name: str, needs: Needs | None) -> None:
    """Raise MissingExtra if a package is missing that a command needs."""
    for module in needs.modules if needs else ():
        try:
            found = find_spec(module) is not None
        except ValueError:  # how Python says that an import of this module is forbidden
            found = False
        if not found:
            assert needs is not None
            raise MissingExtra(f"petitfour {name} needs {module}: pip install 'petitfour[{needs.extra}]'")


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--lang", metavar="LANG", help=f"the language: {', '.join(LANGUAGES)} (else that of your environment)"
    )


def add_table(command: argparse.ArgumentParser, players_range: bool = False) -> None:
    """Add the arguments that define a table: the number of players, and the settings."""
    if players_range:
        command.add_argument("--players", metavar="N", help="number of players: 4, 2-5 or 2,4")
    else:
        command.add_argument("--players", type=int, metavar="N", help="number of players")
    command.add_argument(
        "--set",
        action="append",
        default=[],
        dest="settings",
        metavar="KEY=VALUE",
        help="a setting; repeat it for several. The value @FILE reads a JSON or TOML file",
    )


def number_from(low: int) -> Any:
    """Return the type of an argument that is a whole number of at least `low`."""

    def number(text: str) -> int:
        if int(text) < low:
            raise argparse.ArgumentTypeError(f"must be at least {low}, not {text}")
        return int(text)

    return number


def add_number(command: argparse.ArgumentParser, option: str, low: int, default: int, metavar: str, about: str) -> None:
    """An option that takes a number of at least `low`; its help shows the default."""
    command.add_argument(option, type=number_from(low), default=default, metavar=metavar, help=f"{about} ({default})")


def language(lang: str | None) -> Texts:
    """Return the texts of a language; by default that of the environment, or English if we do not have it."""
    if lang is not None:
        return texts(lang)
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en")
    plain = spoken[:2].lower()
    return texts(plain if plain in LANGUAGES else "en")


# --- tables ----------------------------------------------------------------------------------------------------


def table_options(game: Game[Any], settings: list[str]) -> Options:
    """Return the settings of `--set key=value …`."""
    found: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadSetting(f"a setting is written KEY=VALUE, not {setting!r}")
        if name in found:
            raise BadSetting(f"{name} is set twice")
        if name not in game.options_type.__struct_fields__:
            names = game.options_type.__struct_fields__
            meant = did_you_mean(name, names)
            raise BadSetting(f"{game.id} has no setting {name!r}; its settings are: {', '.join(names)}{meant}")
        found[name] = read_data(value[1:]) if value.startswith("@") else value
    return game.options(**found)


def table_players(game: Game[Any], players: int | None) -> int:
    """Return the number of players. It may be left out if the game has only one."""
    if players is None and len(game.players) > 1:
        raise BadSetting(f"say how many play, with --players: {game.id} is for {players_text(game)}")
    return game.players[0] if players is None else players


def players_text(game: Game[Any]) -> str:
    first, last = game.players[0], game.players[-1]
    return str(first) if first == last else f"{first}–{last}"


def seat_names(state: State) -> list[str]:
    """Return the names of random players, and of Emma in the solo game."""
    return ["random" if seat < state.players else "Emma" for seat in range(state.seats)]


# --- files -----------------------------------------------------------------------------------------------------


def read_file(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise BadFile(f"{path} cannot be read: {reason(error)}") from None
    if len(data) > LARGEST_FILE:
        raise BadFile(f"{path} is larger than {LARGEST_FILE // 2**20} MB; that is no record and no setting")
    return data


def read_data(path: str) -> Any:
    """Return the data of a JSON or TOML file."""
    data = read_file(path)
    try:
        return tomllib.loads(data.decode()) if path.endswith(".toml") else msgspec.json.decode(data)
    except (ValueError, RecursionError) as error:  # both decoders raise kinds of ValueError
        kind = "TOML" if path.endswith(".toml") else "JSON"
        raise BadFile(f"{path} is not {kind}: {error}") from None


def check_new(path: Path, force: bool) -> None:
    """Raise BadFile if this file could not be written at the end of a game."""
    if path.is_dir():
        raise BadFile(f"{path} cannot be written: it is a folder")
    if not path.parent.is_dir():
        raise BadFile(f"{path} cannot be written: there is no folder {path.parent}")
    if path.exists() and not force:
        raise BadFile(f"{path} exists already; --force overwrites it")


def write_file(path: Path, text: str, force: bool = False) -> None:
    """Write a whole file or none: write beside its place, then move it there. An existing file must be the same."""
    data = text.encode()
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if not force and path.exists():
            if path.read_bytes() != data:
                raise BadFile(f"{path} exists already and holds something else; --force overwrites it")
            return
        try:
            beside.write_bytes(data)
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {reason(error)}") from None


def reason(error: Exception) -> str:
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return said[:1].lower() + said[1:]


# --- the screen ------------------------------------------------------------------------------------------------


def progress(prints: bool = False) -> Progress:
    """Return a progress bar on standard error, if that is a terminal. `prints`: not if the output shows there too."""
    return Progress(sys.stderr, sys.stderr.isatty() and not (prints and sys.stdout.isatty()))
