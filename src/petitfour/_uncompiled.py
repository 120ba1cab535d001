"""With PETITFOUR_PURE=1 in the environment the compiled modules are passed over and the very same files run as
plain Python: for a debugger, for coverage, and for the tests that compare the two.
"""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class Uncompiled(MetaPathFinder):
    """Finds our modules by their source, where an extension module lies beside it."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("petitfour."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            return spec
        origin = Path(spec.origin)
        source = str(origin.with_name(origin.name.partition(".")[0] + ".py"))
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, source))


if os.environ.get("PETITFOUR_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, Uncompiled())
