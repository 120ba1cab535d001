"""For research: many tables stepped at once, Gymnasium, PettingZoo and OpenSpiel. See docs/environments.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from petitfour.core.errors import PetitFourError

if TYPE_CHECKING:
    from petitfour.rl.batching import Batch


class MissingExtra(PetitFourError, ImportError):
    """A package is missing that an extra of petitfour installs."""


def batch(game: Any, n: int, players: int | None = None, options: Any = None, seed: int = 0, **settings: Any) -> Batch:
    """Return n tables of a game that are stepped at once: a `petitfour.rl.batching.Batch`."""
    try:
        from petitfour.rl.batching import Batch  # noqa: PLC0415 - numpy is optional
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise MissingExtra("petitfour.rl.batch needs numpy: pip install 'petitfour[rl]'") from None
    return Batch(game, n, players, options, seed, **settings)
