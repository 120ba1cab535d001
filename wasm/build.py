"""Build the engine for browsers: the compiled modules, msgspec and the Python files in one compressed archive.

    python wasm/build.py OUTPUT.bin        needs wasm/requirements.txt, the headers of Python 3.11 and web/node_modules

The C files are those of the ordinary build. `zig cc` compiles them to WebAssembly, and `zig wasm-ld` links each of them
to a side module that Pyodide loads like a native extension module. docs/offline.md describes the archive. The same
sources and tools give the same bytes.
"""

from __future__ import annotations

import hashlib
import importlib.util
import io
import json
import marshal
import os
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import deflate

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "wasm"
BUILD = ROOT / "build" / "wasm"
C_FILES = ROOT / "build" / "cython" / "src"
SOURCE = ROOT / "src"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PACKAGES = ("core", "games", "bots", "table", "browser")  # of petitfour; the others need a server or numpy
NOT_FOR_PAGES = ("encoder", "face")  # modules of games for environments and terminals
SUFFIX = ".cpython-311-wasm32-emscripten.so"
SITE = "lib/python3.11/site-packages"
COMPILE = [
    "-target", "wasm32-wasi", "-mcpu=mvp+bulk_memory+nontrapping_fptoint+sign_ext+mutable_globals", "-O3", "-g0",
    "-fPIC", "-fvisibility=hidden", "-fno-sanitize=all", "-DNDEBUG", "-D_WASI_EMULATED_SIGNAL", "-Wno-everything",
]  # fmt: skip
LINK = ["-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-all"]
LIBRARY_EXTRA = ("encodings/ascii.py", "encodings/latin_1.py", "linecache.py", "traceback.py")  # imported when needed


def main(output: Path) -> None:
    """Build the archive."""
    if sys.version_info[:2] != (3, 11):
        raise SystemExit("make wasm needs Python 3.11, because the Pyodide that it builds for is Python 3.11.")
    if "no_debug_ranges" not in sys._xoptions:  # a third of the bytecode would be columns for tracebacks
        os.execv(sys.executable, [sys.executable, "-X", "no_debug_ranges", *sys.argv])
    modules = side_modules()
    files = {f"{SITE}/{name}": body for name, body in {**modules, **python_files()}.items()}
    runtime = {
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "pyodide-lock.json": lock_file(),
    }
    whole = (PYODIDE / "python_stdlib.zip").read_bytes()
    ours, needed = imported(files, {**runtime, "python_stdlib.zip": whole})
    files = {name: body for name, body in files.items() if name in ours or not name.endswith((".pyc", ".so"))}
    archive = pack({**runtime, "python_stdlib.zip": library(whole, needed)}, files)
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_bytes(archive)
    print(f"{output.name}: {len(archive):,} bytes, {len(files)} files, {len(needed)} of the standard library")


# --- C to WebAssembly --------------------------------------------------------------------------------------------


def side_modules() -> dict[str, bytes]:
    """Compile and link all extension modules. Returns their files by path in site-packages."""
    sources = {}
    for types in sorted(SOURCE.rglob("*.pxd")):
        name = types.relative_to(SOURCE).with_suffix("")
        made = (C_FILES / name).with_suffix(".c")
        if name.parts[1] in PACKAGES and name.name not in NOT_FOR_PAGES and made.exists():
            sources[str(name)] = made
    sources["msgspec/_core"] = msgspec_source() / "_core.c"
    include = headers()
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        made_files = pool.map(lambda one: side_module(one[0], one[1], include), sources.items())
    return {f"{name}{SUFFIX}": body for name, body in zip(sources, made_files, strict=True)}


def side_module(name: str, source: Path, include: Path) -> bytes:
    """Return one side module, compiled again only if its source or the flags have changed."""
    initializer = f"PyInit_{name.rpartition('/')[2]}"
    key = hashlib.sha256(repr((COMPILE, LINK, name)).encode())
    for file in (source, include / "pyconfig.h", HERE / "requirements.txt"):
        key.update(file.read_bytes())
    made = BUILD / "modules" / f"{name.replace('/', '.')}-{key.hexdigest()[:16]}.so"
    if not made.exists():
        made.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=made.parent) as folder:
            compiled, linked = Path(folder, "module.o"), Path(folder, "module.so")
            relative = os.path.relpath(source, ROOT)
            zig("cc", *COMPILE, f"-I{include}", f"-I{source.parent}", "-c", relative, "-o", str(compiled))
            zig("wasm-ld", *LINK, f"--export={initializer}", str(compiled), "-o", str(linked))
            linked.rename(made)
    return made.read_bytes()


def zig(*arguments: str) -> None:
    """Run the compiler of the package `ziglang`."""
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(BUILD / "zig"), "ZIG_LOCAL_CACHE_DIR": str(BUILD / "zig")}
    subprocess.run([sys.executable, "-m", "ziglang", *arguments], check=True, cwd=ROOT, env=environment)


def headers() -> Path:
    """Return a folder with the headers of Python 3.11 and our pyconfig.h."""
    found = Path(sysconfig.get_path("include"))
    if not (found / "Python.h").exists():
        raise SystemExit(f"make wasm needs the headers of Python 3.11, which are not in {found}.")
    include = BUILD / "include"
    for file in sorted(found.rglob("*.h")):
        copy = include / file.relative_to(found)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    (include / "pyconfig.h").write_bytes((HERE / "pyconfig.h").read_bytes())
    return include


def msgspec_source() -> Path:
    """Return the folder with the source of msgspec, downloaded once and checked against its hash."""
    folder = BUILD / "msgspec"
    if not folder.exists():
        with tempfile.TemporaryDirectory(dir=BUILD if BUILD.exists() else None) as downloads:
            wanted = ["--requirement", str(HERE / "sources.txt"), "--dest", downloads]
            download = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
            subprocess.run([*download, "--no-binary", "msgspec", *wanted], check=True)
            (archive,) = Path(downloads).glob("*.tar.gz")
            with tarfile.open(archive) as tar:
                tar.extractall(downloads, filter="data")
            folder.parent.mkdir(parents=True, exist_ok=True)
            (archive.with_suffix("").with_suffix("") / "src" / "msgspec").rename(folder)
    return folder


# --- Python files ------------------------------------------------------------------------------------------------


def python_files() -> dict[str, bytes]:
    """Return the Python modules, compiled to bytecode, and the data files, by path in site-packages."""
    made = {}
    files = [SOURCE / "petitfour" / "__init__.py", SOURCE / "petitfour" / "_uncompiled.py"]
    for package in PACKAGES:
        files += sorted((SOURCE / "petitfour" / package).rglob("*"))
    for file in files:
        name = file.relative_to(SOURCE)
        if file.suffix == ".py" and not (C_FILES / name).with_suffix(".c").exists():
            made[str(name.with_suffix(".pyc"))] = bytecode(file.read_bytes(), str(name))
        elif file.suffix in (".toml", ".tree"):
            made[str(name)] = file.read_bytes()
    for file in sorted(msgspec_source().glob("*.py")):
        made[f"msgspec/{file.stem}.pyc"] = bytecode(file.read_bytes(), f"msgspec/{file.name}")
    return made


def bytecode(source: bytes, name: str, optimize: int = 0) -> bytes:
    """Compile a module to the content of its .pyc file, which does not depend on the time of the source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    header = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(source)
    return header + marshal.dumps(code)


# --- the standard library ----------------------------------------------------------------------------------------


def imported(files: dict[str, bytes], runtime: dict[str, bytes]) -> tuple[set[str], list[str]]:
    """Import the engine in Pyodide. Returns the files in site-packages and in the standard library that it needs."""
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder, "whole.bin")
        archive.write_bytes(pack(runtime, files, level=1))
        names = sorted((SOURCE / "petitfour" / "browser").glob("*.py"))
        modules = [
            "petitfour.browser",
            *(f"petitfour.browser.{name.stem}" for name in names if name.stem != "__init__"),
        ]
        games = SOURCE / "petitfour" / "games"
        found_by_name = sorted(file for part in ("bot", "explain") for file in games.glob(f"*/{part}.py"))
        modules += [".".join(file.relative_to(SOURCE).with_suffix("").parts) for file in found_by_name]
        script = ["node", str(HERE / "imports.mjs"), str(archive), *modules]
        found = json.loads(subprocess.run(script, check=True, stdout=subprocess.PIPE, cwd=ROOT).stdout)
    return set(found["files"]), sorted({*found["library"], *LIBRARY_EXTRA})


def library(whole: bytes, names: list[str]) -> bytes:
    """Return the standard library reduced to these files, as bytecode in an uncompressed zip file."""
    kept = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(whole)) as old, zipfile.ZipFile(kept, "w", zipfile.ZIP_STORED) as new:
        for name in names:
            # Pyodide reads the docstrings of its own modules
            body = bytecode(old.read(name), name, optimize=0 if "pyodide" in name else 2)
            new.writestr(zipfile.ZipInfo(f"{name}c"), body)
    return kept.getvalue()


def lock_file() -> bytes:
    """Return Pyodide's list of packages without the packages: nothing is loaded from elsewhere."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}}).encode()


# --- the archive -------------------------------------------------------------------------------------------------


def pack(runtime: dict[str, bytes], files: dict[str, bytes], level: int = 12) -> bytes:
    """Pack files into one archive: the length of an index, the index as JSON, and all bodies, compressed with gzip."""
    index = {"runtime": lengths(runtime), "files": lengths(files)}
    head = json.dumps(index, separators=(",", ":")).encode()
    bodies = [body for part in (runtime, files) for _, body in sorted(part.items())]
    return bytes(deflate.gzip_compress(b"".join([len(head).to_bytes(4, "little"), head, *bodies]), level))


def lengths(files: dict[str, bytes]) -> dict[str, int]:
    """Return the lengths of files in the order of their names."""
    return {name: len(body) for name, body in sorted(files.items())}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
