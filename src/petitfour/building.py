"""For the setup.py of a game in a package of its own: compile its rules as ours are compiled."""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from typing import Any

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # Python annotations are for mypy; C types live in the .pxd
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def extensions(folder: str) -> list[Any]:
    """Return an extension for every module with a `.pxd` beside it."""
    from Cython.Build import cythonize  # noqa: PLC0415 - only those who compile have it
    from setuptools import Extension  # noqa: PLC0415

    baseline = ["-march=x86-64-v2"] if platform.machine() == "x86_64" else []
    flags = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0", *baseline]
    root = Path(folder)
    modules = [
        Extension(
            ".".join(types.relative_to(root).with_suffix("").parts),
            [str(types.with_suffix(".py"))],
            extra_compile_args=flags,
        )
        for types in sorted(root.glob("*/*.pxd"))
        if types.stem != "__init__"
    ]
    source = str(Path(__file__).resolve().parent.parent)  # where our own .pxd files are
    make: Any = cythonize
    found: list[Any] = make(modules, compiler_directives=DIRECTIVES, include_path=[source, str(root)])
    return found
