"""Compiles every module that has a `.pxd` beside it. Without a C compiler it says so and goes on uncompiled.

PETITFOUR_MUST_COMPILE=1  fail instead of going on uncompiled: for wheels that are given to others
PETITFOUR_ASAN=1          build for `make asan`, in a copy of the tree
PETITFOUR_HOME=URL        public repository, for the links and pictures on the package's page at an index
"""

import os
import platform
import re
import shutil
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

SOURCE = Path("src")
C_FILES = Path("build/cython")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # Python annotations are for mypy; C types live in the .pxd
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "freethreading_compatible": True,  # module variables are constants; a state belongs to one thread at a time
}
INLINED = ("__init__", "bits", "draws", "hooks")  # these .pxd files hold the code; their .py files are for plain Python
ASAN = ["-fsanitize=address,bounds", "-fno-sanitize-recover=bounds"] if os.environ.get("PETITFOUR_ASAN") else []


HOME = os.environ.get("PETITFOUR_HOME", "").rstrip("/")
LINK = re.compile(r"(?<!!)\[([^]]*)\]\((?!https?:|#)([^)]+)\)")
PICTURE = re.compile(r'!\[([^]]*)\]\((?!https?:)([^)]+)\)|<img src="(?!https?:)([^"]+)"')
PAGES = {"Changelog": "CHANGELOG.md", "Documentation": "ARCHITECTURE.md"}


def page() -> str:
    """Return the README for a package index, where relative links lead nowhere. Without HOME it has no pictures, and
    links are plain text."""
    text = Path("README.md").read_text(encoding="utf-8")
    if HOME:
        at = f"{HOME}/raw/HEAD/"
        text = PICTURE.sub(lambda one: f'<img src="{at}{one[3]}"' if one[3] else f"![{one[1]}]({at}{one[2]})", text)
        return LINK.sub(rf"[\1]({HOME}/blob/HEAD/\2)", text)
    text = re.sub(r"^<p>\n(?:<img .*>\n)+</p>\n|^!\[.*\]\(.*\)\n", "", text, flags=re.MULTILINE)
    return LINK.sub(r"\1", text)


def urls() -> dict[str, str]:
    named = {name: f"{HOME}/blob/HEAD/{file}" for name, file in PAGES.items()}
    return {"Source": HOME, "Issues": f"{HOME}/issues", **named} if HOME else {}


def flags() -> list[str]:
    if ASAN:
        return ["-O1", "-g", "-fno-omit-frame-pointer", *ASAN]
    if sys.platform == "win32":
        return ["/O2"]
    baseline = ["-march=x86-64-v2"] if platform.machine() == "x86_64" else []
    return ["-O3", "-g0", *baseline, *os.environ.get("CFLAGS", "").split()]  # the caller's flags have the last word


def extensions() -> list[Extension]:
    return [
        Extension(
            ".".join(types.with_suffix("").relative_to(SOURCE).parts),
            [str(types.with_suffix(".py"))],
            extra_compile_args=flags(),
            extra_link_args=ASAN,
            depends=["setup.py"],  # its flags
        )
        for types in sorted(SOURCE.rglob("*.pxd"))
        if types.stem not in INLINED
    ]


def cimported(types: Path) -> set[Path]:
    """Return the .pxd files of ours that a .pxd cimports directly."""
    found = set()
    for package, names in re.findall(
        r"^(?:from (\S+) )?cimport (.+)$", types.read_text(encoding="utf-8"), re.MULTILINE
    ):
        for name in names.split(","):
            word = name.split()[0]  # without `as`
            for module in (package, f"{package}.{word}") if package else (word,):
                file = SOURCE.joinpath(*module.split(".")).with_suffix(".pxd")
                if file.exists():
                    found.add(file)
    return found


def needs(types: Path) -> set[Path]:
    """Return all .pxd files that a module's types depend on, including its own."""
    found: set[Path] = set()
    new = {types}
    while new:
        found |= new
        new = {other for file in new for other in cimported(file)} - found
    return found


def forget_stale_c_files() -> None:
    """Delete the C file of each module whose types have changed, so that Cython writes it again. Cython's own tracking
    overlooks `from package cimport module`, and a module built with another one's old types does not load."""
    for types in SOURCE.rglob("*.pxd"):
        made = C_FILES / types.with_suffix(".c")
        if made.exists() and made.stat().st_mtime < max(file.stat().st_mtime for file in needs(types)):
            made.unlink()


class Build(build_ext):
    """All modules or none: a compiled base class does not see what an uncompiled subclass overrides, so a mixture
    would import and play wrongly. (That is why no extension is marked `optional`: that would leave out one by one.)"""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = True

    def run(self) -> None:
        self.beside_the_source = bool(self.inplace)
        forget_stale_c_files()
        made = cythonize(
            self.extensions,
            compiler_directives=DIRECTIVES,
            build_dir=str(C_FILES),
            include_path=[str(SOURCE)],
            nthreads=2 if sys.platform == "linux" else 0,  # where processes fork; elsewhere each would run this file
        )
        sources = {module.name: module.sources for module in made}
        for module in self.extensions:
            module.sources = sources[module.name]
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError) as error:
            if os.environ.get("PETITFOUR_MUST_COMPILE"):
                raise
            for module in self.extensions:
                Path(self.get_ext_fullpath(module.name)).unlink(missing_ok=True)
                if self.beside_the_source:
                    self.in_place(module).unlink(missing_ok=True)
            self.extensions.clear()
            print(f"{error}\npetitfour: there is no working C compiler here; the rules will run uncompiled, slowly.")

    def build_extension(self, module: Extension) -> None:
        """What lies beside its source and is newer than its C file need not be compiled again."""
        here, built = self.in_place(module), Path(self.get_ext_fullpath(module.name))
        made_from = max(Path(file).stat().st_mtime for file in (*module.sources, *module.depends))
        if self.beside_the_source and not self.force and here.exists() and here.stat().st_mtime > made_from:
            built.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(here, built)
        super().build_extension(module)

    def in_place(self, module: Extension) -> Path:
        return SOURCE / self.get_ext_filename(module.name)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": Build},
    long_description=page(),
    long_description_content_type="text/markdown",
    project_urls=urls(),
)
