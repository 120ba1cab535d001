"""What the suites need to know about one game: in `tests/` here, or beside a package of its own."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from petitfour import GAMES


def module(folder: str, game: str, name: str) -> ModuleType:
    """Return `<folder>/<game>.py`, or `tests/<name>.py` beside the package that offers the game."""
    if find_spec(f"{folder}.{game}") is not None:
        return import_module(f"{folder}.{game}")
    package = sys.modules[type(GAMES[game]).__module__.partition(".")[0]]
    assert package.__file__ is not None
    file = Path(package.__file__).parents[1] / "tests" / f"{name}.py"
    spec = spec_from_file_location(f"{game}_{name}", file)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)  # fails for a game without the file: what is not checked is not secret
    return found
