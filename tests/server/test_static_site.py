"""`petitfour static`: the page is marked and finds its files anywhere; a client without the engine is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from petitfour.server.web.static_site import NoSite, static_page, write_site

PAGE = (
    '<!doctype html><html><head><meta charset="utf-8" /><script type="module" src="/assets/boot-12345678.js"></script>'
    '<link rel="icon" href="/assets/icon.svg" /></head></html>'
)


def client(folder: Path, *assets: str) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    for name in assets:
        (folder / "assets" / name).write_bytes(b"x")
    return folder


def test_the_page_has_relative_addresses_and_a_policy() -> None:
    page = static_page(PAGE)
    assert 'src="./assets/boot-12345678.js"' in page
    assert 'href="./assets/icon.svg"' in page
    assert '="/' not in page
    assert '<meta name="petitfour" content="static" />' in page
    assert "'wasm-unsafe-eval'" in page
    assert "frame-ancestors" not in page


def test_all_files_are_written(tmp_path: Path) -> None:
    files = write_site(client(tmp_path / "client", "engine-12345678.bin", "boot-12345678.js"), tmp_path / "site")
    names = {str(file.relative_to(tmp_path / "site")) for file in files}
    assert names == {"index.html", ".nojekyll", "assets/engine-12345678.bin", "assets/boot-12345678.js"}


def test_what_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoSite, match="not built"):
        write_site(tmp_path / "nothing", tmp_path / "site")
    with pytest.raises(NoSite, match="without the engine"):
        write_site(client(tmp_path / "client", "boot-12345678.js"), tmp_path / "site")
    whole = client(tmp_path / "whole", "engine-12345678.bin")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").touch()
    with pytest.raises(NoSite, match="not an empty folder"):
        write_site(whole, tmp_path / "full")
    assert (tmp_path / "full" / "mine.txt").exists()
