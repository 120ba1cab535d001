"""The documentation is tested: what the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_first_example_of_the_readme_works_and_is_short() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert block is not None
    lines = [line for line in block[1].splitlines() if line.startswith((">>>", "..."))]
    assert 5 < len(lines) < 15
    test = doctest.DocTestParser().get_doctest(block[1], {}, "README.md", "README.md", 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted == len(lines)
    assert result.failed == 0


def test_every_page_that_the_documentation_links_to_exists() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_ci_and_readme_name_the_same_test_command() -> None:
    assert "make test" in (ROOT / ".ci" / "run").read_text()
    assert "make test" in (ROOT / "README.md").read_text()
