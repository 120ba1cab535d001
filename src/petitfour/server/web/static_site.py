"""The product without a server: a folder with the client and the engine, for any host of files."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from petitfour.core.errors import PetitFourError
from petitfour.server.web.security import CSP

NOT_IN_META = re.compile(r"; frame-ancestors [^;]*")  # browsers take it from headers only


class NoSite(PetitFourError):
    """The static site cannot be written."""


def write_site(client: Path, folder: Path) -> list[Path]:
    """Write the site into a new or empty folder. Returns its files."""
    page = client / "index.html"
    if not page.is_file():
        raise NoSite("the client is not built; in a checkout, `make web` builds it")
    if not list((client / "assets").glob("engine-*.bin")):
        raise NoSite(
            "the client was built without the engine; in a checkout, `make wasm` and then `make web` build both"
        )
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NoSite(f"{folder} exists and is not an empty folder")
    shutil.copytree(client, folder, dirs_exist_ok=True)
    text = static_page(page.read_text(encoding="utf-8"))
    (folder / "index.html").write_text(text, encoding="utf-8")
    (folder / ".nojekyll").touch()  # otherwise some hosts leave out files that begin with an underscore
    return sorted(path for path in folder.rglob("*") if path.is_file())


def static_page(text: str) -> str:
    """Return the page for a static host: with relative addresses, marked, and with the server's security policy."""
    policy = NOT_IN_META.sub("", CSP)
    marks = (
        f'<meta name="petitfour" content="static" /><meta http-equiv="content-security-policy" content="{policy}" />'
    )
    text = re.sub(r'\b(href|src)="/', r'\1="./', text)
    return text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />{marks}', 1)
