"""Run the cells of a notebook and store what they show, without Jupyter:

    python examples/notebook.py examples/tour.ipynb

Each code cell shows what it prints and the value of its last line: as a picture if it has `_repr_svg_`, or if it is a
figure of matplotlib.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any


def shown(value: Any) -> dict[str, Any]:
    """Return the forms in which a notebook shows a value."""
    forms = {"text/plain": lines(repr(value))}
    if hasattr(value, "_repr_svg_"):
        forms["image/svg+xml"] = lines(value._repr_svg_())
    elif hasattr(value, "savefig"):
        import matplotlib as mpl  # noqa: PLC0415 - a notebook that shows a figure has it

        picture = io.StringIO()
        with mpl.rc_context({"svg.hashsalt": "petitfour"}):  # the same figure gives the same text
            value.savefig(picture, format="svg", metadata={"Date": None})
        forms = {"text/plain": ["<Figure>"], "image/svg+xml": lines(picture.getvalue())}
    return forms


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return the notebook with the outputs of its cells, which run one after the other."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = []
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            cells.append(cell)
            continue
        number += 1
        outputs = list(results("".join(cell["source"]), names, number))
        cells.append({**cell, "execution_count": number, "outputs": outputs})
    return {**notebook, "cells": cells}


def results(source: str, names: dict[str, Any], number: int) -> Any:
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    if said := printed.getvalue():
        yield {"output_type": "stream", "name": "stdout", "text": lines(said)}
    if value is not None:
        yield {"output_type": "execute_result", "execution_count": number, "metadata": {}, "data": shown(value)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    file: Path = parser.parse_args().file
    made = run(json.loads(file.read_text(encoding="utf-8")))
    file.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
