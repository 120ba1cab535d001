"""What a game's settings are: their values, defaults and rules, found out from the settings themselves.

The allowed numbers are found by trying them, so this page cannot disagree with what a table accepts, and it works for
every game. The explanation is the docstring below each field; a rule is named there by its id.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import re
import textwrap
import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from petitfour.core.errors import BadSetting
from petitfour.core.game import Game, Options, as_settings

TRIED = range(-1, 1001)  # no game has larger numbers
RULE = re.compile(r"\b[A-Z]{2}-\d+\b")


class Setting(msgspec.Struct, frozen=True):
    """One setting of a game."""

    name: str
    default: Any
    values: list[Any] | None
    """All allowed values; None if they cannot be listed. Some depend on the number of players or other settings."""
    rules: list[str]
    about: str

    def values_text(self) -> str:
        if self.values is None:
            return "an object, or @FILE"
        numbers = sorted(value for value in self.values if type(value) is int)
        others = [
            value if isinstance(value, str) else as_json(value) for value in self.values if type(value) is not int
        ]
        return ", ".join([*ranges(numbers), *others])


def describe(game: Game[Any]) -> list[Setting]:
    """Return all settings of a game, in their order."""
    said = docstrings(game.options_type)
    kinds = get_type_hints(game.options_type)
    defaults = as_settings(game.options_type())
    return [
        Setting(
            name=name,
            default=defaults[name],
            values=allowed(game, name, kinds[name]),
            rules=list(dict.fromkeys(RULE.findall(said.get(name, "")))),
            about=said.get(name, ""),
        )
        for name in game.options_type.__struct_fields__
    ]


def allowed(game: Game[Any], name: str, kind: Any) -> list[Any] | None:
    """Return the values that at least one table accepts."""
    parts = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)
    tried: list[Any] = []
    for part in parts:
        if part is bool:
            tried += [False, True]
        elif part is int:
            tried += TRIED
        elif part is types.NoneType:
            tried.append(None)
        elif get_origin(part) is Literal:
            tried += get_args(part)
        else:
            return None
    return [value for value in tried if is_accepted(game, name, value)]


def is_accepted(game: Game[Any], name: str, value: Any) -> bool:
    return any(accepts(game, players, {**variant, name: value}) for variant, players in tables(game))


def tables(game: Game[Any]) -> itertools.product[tuple[dict[str, Any], int]]:
    return itertools.product(game.variants, game.players)


def accepts(game: Game[Any], players: int, settings: dict[str, Any]) -> bool:
    try:
        game.options(**settings).check(players)
    except (BadSetting, ValueError):
        return False
    return True


def docstrings(options: type[Options]) -> dict[str, str]:
    """Return the docstring below each field, by field; nothing where the source is not installed."""
    found: dict[str, str] = {}
    for cls in reversed(options.__mro__):
        if not (isinstance(cls, type) and issubclass(cls, Options)):
            continue
        try:
            tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
        except (OSError, TypeError):
            continue
        body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
        for field, below in itertools.pairwise(body):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
                value = below.value
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found[field.target.id] = " ".join(value.value.split())
    return found


def ranges(numbers: list[int]) -> list[str]:
    """Write sorted numbers as ranges: 1, 2, 3, 7 is 1–3 and 7."""
    found: list[str] = []
    for _, group in itertools.groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        run = [number for _, number in group]
        found.append(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}")
    return found


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
