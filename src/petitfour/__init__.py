"""Petit Four: four small table games, exact and fast."""

from __future__ import annotations

import sys

from petitfour import _uncompiled as _uncompiled  # first: it decides which form of the modules is found
from petitfour.core.errors import PetitFourError
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER
from petitfour.games import GAMES, game

__version__ = "0.1.0"
compiled: bool = not sys.modules["petitfour.core.state"].__file__.endswith(".py")  # type: ignore[union-attr]

__all__ = ["DEALER", "GAMES", "PetitFourError", "Rng", "__version__", "compiled", "game"]
