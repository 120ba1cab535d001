"""Compiles every module that has a `.pxd` beside it. Without a C compiler it says so and goes on uncompiled."""

import os
import platform
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # Python annotations are for mypy; C types live in the .pxd
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def flags() -> list[str]:
    if os.environ.get("PETITFOUR_ASAN"):
        return ["-O1", "-g", "-fsanitize=address", "-fno-omit-frame-pointer"]
    baseline = ["-march=x86-64-v2"] if platform.machine() == "x86_64" and sys.platform != "win32" else []
    return ["-O3", *baseline] if sys.platform != "win32" else ["/O2"]


def extensions() -> list[Extension]:
    asan = bool(os.environ.get("PETITFOUR_ASAN"))
    modules = [
        Extension(
            ".".join(types.with_suffix("").relative_to(SOURCE).parts),
            [str(types.with_suffix(".py"))],
            extra_compile_args=flags(),
            extra_link_args=["-fsanitize=address"] if asan else [],
        )
        for types in sorted(SOURCE.rglob("*.pxd"))
        if types.stem not in ("__init__", "bits")  # bits.pxd is C builtins; bits.py their plain twin
    ]
    compiled: list[Extension] = cythonize(
        modules, compiler_directives=DIRECTIVES, build_dir="build/cython", include_path=[str(SOURCE)]
    )
    for module in compiled:
        module.optional = not os.environ.get("PETITFOUR_MUST_COMPILE")  # cythonize() drops it
    return compiled


class Build(build_ext):
    def run(self) -> None:
        super().run()
        missing = [e.name for e in self.extensions if not Path(self.get_ext_fullpath(e.name)).exists()]
        if missing:
            print(f"petitfour: no C compiler made {len(missing)} modules; the rules will run uncompiled, slowly.")


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
