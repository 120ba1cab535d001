"""For research: many tables stepped at once, Gymnasium, PettingZoo and OpenSpiel. See docs/environments.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from petitfour.core.errors import MissingExtra

if TYPE_CHECKING:
    from petitfour.rl.batching import Batch


def missing(module: str, extra: str, error: ModuleNotFoundError) -> ImportError:
    """Return the error to raise when a module cannot import a package. Errors of our own modules stay as they are."""
    if (error.name or "petitfour").partition(".")[0] == "petitfour":
        return error
    return MissingExtra(f"{module} needs {error.name}: pip install 'petitfour[{extra}]'")


def batch(game: Any, n: int, players: int | None = None, options: Any = None, seed: int = 0, **settings: Any) -> Batch:
    """Return n tables of a game that are stepped at once: a `petitfour.rl.batching.Batch`."""
    from petitfour.rl.batching import Batch  # noqa: PLC0415 - NumPy is optional

    return Batch(game, n, players, options, seed, **settings)
