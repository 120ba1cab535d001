"""Refuse Python subclasses that override compiled methods: compiled code would never call them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

METHOD = re.compile(r"^\s+(?:cdef |cpdef (?=.*nogil)).*?(\w+)\(self\b", re.MULTILINE)


def refuse_overrides(cls: type) -> None:
    """Raise TypeError if a Python class overrides a `cdef` method of a compiled base class. The compiled code would go
    on calling its own method, and the standard game would be played."""
    hidden = {name for base in cls.__mro__[1:] for name in compiled_methods(base)}
    ignored = ", ".join(sorted(hidden & set(vars(cls))))
    if ignored:
        raise TypeError(
            f"{cls.__name__} overrides {ignored}, but compiled code does not call such overrides from Python. "
            f"Set PETITFOUR_PURE=1 to run everything uncompiled, or compile {cls.__name__} too: declare it in a .pxd "
            "beside its module and build (docs/add-a-game.md, section 5)"
        )


def compiled_methods(cls: type) -> set[str]:
    """Return the methods of a compiled class that Python cannot override. They are in the .pxd beside its module."""
    file = getattr(sys.modules.get(cls.__module__), "__file__", None)
    if file is None or file.endswith(".py"):
        return set()
    module = Path(file)
    text = module.with_name(module.name.partition(".")[0] + ".pxd").read_text(encoding="utf-8")
    body = re.search(rf"^cdef class {cls.__name__}\b.*\n((?:[ \t].*\n|\n)*)", text, re.MULTILINE)
    return set(METHOD.findall(body[1])) if body else set()
