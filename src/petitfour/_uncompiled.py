"""Loads modules as plain Python that are compiled otherwise.

With PETITFOUR_PURE=1 in the environment the compiled modules are passed over and the very same files run as plain
Python: for a debugger, for coverage, and for the tests that compare the two. Without a C compiler they are all there
is.

These files import `cython`. They are given `Shadow` instead, so that nobody has to install a compiler that is not used.
Other packages never see it: some test whether `cython` is there, and expect all of it.
"""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


class Shadow(ModuleType):
    """What our sources use of the module `cython`."""

    compiled = False
    nogil = nullcontext()

    @staticmethod
    def cast(kind: object, value: T) -> T:
        return value

    @staticmethod
    def final(method: T) -> T:
        return method


class Loader(SourceFileLoader):
    """Runs a module with Shadow in the place of `cython`."""

    def exec_module(self, module: ModuleType) -> None:
        real = sys.modules.get("cython")
        sys.modules["cython"] = Shadow("cython")
        try:
            super().exec_module(module)
        finally:
            del sys.modules["cython"]
            if real is not None:
                sys.modules["cython"] = real


class Uncompiled(MetaPathFinder):
    """Finds those modules by their source that have a .pxd file: ours, and those of packages named petitfour_…"""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(("petitfour.", "petitfour_")):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None:
            return spec
        origin = Path(spec.origin)
        source = origin.with_name(origin.name.partition(".")[0] + ".py")
        if not source.with_suffix(".pxd").exists():
            return spec
        return spec_from_file_location(
            name,
            source,
            loader=Loader(name, str(source)),
            submodule_search_locations=spec.submodule_search_locations,
        )


def is_compiled() -> bool:
    """Tell whether there are compiled modules: all or none."""
    spec = PathFinder.find_spec("petitfour.core.state", [str(Path(__file__).with_name("core"))])
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


if os.environ.get("PETITFOUR_PURE", "0") not in ("", "0") or not is_compiled():
    sys.meta_path.insert(0, Uncompiled())
