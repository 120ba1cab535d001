"""ARCHITECTURE.md names files and folders that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("", "src/petitfour/")


def named() -> list[str]:
    """Everything in code quotes that looks like a path."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    found = re.findall(r"`([\w./<>*-]+(?:\.(?:py|pxd|md|ts|css|svelte|toml)|/))`", text)
    return sorted({path for path in found if "/" in path and "<" not in path and "*" not in path})


def test_every_path_exists() -> None:
    paths = named()
    assert len(paths) > 30
    missing = [path for path in paths if not any((ROOT / folder / path).exists() for folder in FOLDERS)]
    assert not missing


def test_every_module_of_the_table_and_the_server_is_on_the_map() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    source = ROOT / "src" / "petitfour"
    modules = [path.relative_to(source) for layer in ("table", "server") for path in (source / layer).rglob("*.py")]
    inner = ("migrations", "tutorials")
    shown = [path for path in modules if path.name != "__init__.py" and not set(inner) & set(path.parts)]
    assert [str(path) for path in shown if str(path) not in text] == []


def test_every_module_of_the_client_is_on_the_map() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    source = ROOT / "web" / "src"
    modules = [path.relative_to(ROOT).as_posix() for path in source.rglob("*.ts")]
    folders = [f"{path.relative_to(ROOT).as_posix()}/" for path in source.iterdir() if any(path.glob("**/*.*"))]
    assert len(modules) > 30
    shown = [*modules, *(folder for folder in folders if folder != "web/src/lib/")]
    assert [path for path in shown if f"`{path}`" not in text] == []


def test_large_files_and_classes_give_a_reason() -> None:
    """No file above 400 lines and no class above 25 methods, or its first docstring says `Large because`."""
    silent = []
    for path in (ROOT / "src").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        bodies = [node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        methods = [sum(isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) for part in body) for body in bodies]
        large = text.count("\n") > 400 or max(methods, default=0) > 25
        if large and "Large because" not in (ast.get_docstring(tree) or ""):
            silent.append(str(path.relative_to(ROOT)))
    assert silent == []
