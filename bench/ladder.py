"""Writes the table of docs/bots.md from the results in bench/ladder; `make ladder` does both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/bots.md"
BEGIN, END = "<!-- the ladder, made by bench/ladder.py -->\n", "<!-- the end of the ladder -->\n"


def row(file: Path) -> str:
    found = json.loads(file.read_text())
    contest, (first, *_) = found["contest"], found["standings"]
    names = {bot["label"]: named(bot) for bot in contest["bots"]}
    seats = " + ".join(names[label] for label in contest["seatings"][0])
    wins = {name: 100 * value for name, value in first["measures"]["wins"].items()}
    points = found["differences"][0]["measures"]["points"]
    length = "rounds" if contest["rounds"] else "matches"
    return (
        f"| {contest['game']} | {seats} | {first['matches']} {length} "
        f"| {wins['mean']:.1f} % | {wins['low']:.1f} to {wins['high']:.1f} | {100 * found['even']:.0f} % "
        f"| {points['mean']:+.2f} ({points['low']:+.2f} to {points['high']:+.2f}) |\n"
    )


def named(bot: dict[str, Any]) -> str:
    worlds = bot["budget"]["worlds"] or 1
    return bot["label"] if worlds == 1 or str(worlds) in bot["label"] else f"{bot['label']} ({worlds:,} worlds)"


def table() -> str:
    head = "| game | seats | played | the first one wins | 95 % | even | points more than the next |\n"
    rows = (row(file) for file in sorted(ROOT.glob("bench/ladder/*/summary.json")))
    return head + "|" + "---|" * 7 + "\n" + "".join(rows)


def main() -> None:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + table() + END + rest.partition(END)[2], encoding="utf-8")


if __name__ == "__main__":
    main()
