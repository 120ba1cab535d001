"""Build the trees: search, prove, and save progress, so that a stopped run can continue."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from petitfour.games.mastermind.trees import HIT, MARKS, NEVER, Tree, file_name
from petitfour.games.mastermind.trees.solver import Solver
from petitfour.games.mastermind.trees.symmetry import representatives

LONGEST = {6: 5, 7: 6, 8: 6, 9: 7, 10: 7}  # guesses for the worst code: trees that need more are not considered
ALL = [f"{colours}{repeats}" for colours in LONGEST for repeats in ("", "-repeats")]


class TreeBuilder:
    """The search for one tree. It chooses the first two guesses and saves progress; the solver does the rest. For each
    first guess and mark a file holds the best tree so far and, for each second guess, a lower bound."""

    def __init__(self, colours: int, repeats: bool, folder: Path, width: int = 20, longest: int = 0) -> None:
        self.colours = colours
        self.longest = longest or LONGEST[colours]
        self.solver = Solver(colours, repeats)
        self.quick = Solver(colours, repeats, width)
        self.guesses = self.solver.guesses
        self.folder = folder / f"{Path(file_name(colours, repeats)).stem}-within-{self.longest}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.strict = folder / f"{colours}-within-{self.longest}"  # the progress of the search without repeats
        self.started = self.saved = time.monotonic()
        self.worth: dict[tuple[int, ...], bytes] = {}

    def say(self, text: str) -> None:
        print(f"{time.monotonic() - self.started:7.0f} s  {self.folder.name}: {text}", flush=True)

    def text(self, guess: int) -> str:
        return "".join(map(str, self.guesses[guess]))

    def estimate(self, parts: dict[int, list[int]]) -> int:
        return sum(self.solver.guessed[len(part)] for mark, part in parts.items() if mark != HIT)

    def chosen(self, codes: list[int], history: list[int]) -> list[tuple[int, dict[int, list[int]]]]:
        """Return the guesses worth trying after the history, most promising first, with the parts that they make."""
        worth = self.classes(history)
        found = [(guess, self.solver.parts(codes, guess)) for guess in range(len(self.guesses)) if worth[guess]]
        found = [(guess, parts) for guess, parts in found if len(parts) > 1]
        return sorted(found, key=lambda pair: self.estimate(pair[1]))

    def trees(self, prove: bool) -> Iterator[Tree]:
        """Yield better and better trees. With `prove` the last one is optimal; without, it is a good one."""
        codes = list(range(self.solver.n_codes))
        best = NEVER
        for first, parts in self.chosen(codes, []):
            total = len(codes) + sum(self.solver.least[len(part)] for mark, part in parts.items() if mark != HIT)
            after: dict[int, Tree] = {}
            for mark, part in sorted(parts.items(), key=lambda pair: len(pair[1])):
                if mark == HIT:
                    continue
                if total >= best:
                    break
                total -= self.solver.least[len(part)]
                cost, below = self.part(first, mark, part, best - 1 - total, prove)
                total += cost
                if below is None:
                    break
                after[MARKS[mark]] = below
            else:
                best = total
                self.say(f"first guess {self.text(first)}: sum {best}{', the best for it' if prove else ''}")
                yield Tree(self.guesses[first], after)
                continue
            self.say(f"first guess {self.text(first)}: {f'at least {total}' if prove else 'no better'}")

    def part(self, first: int, mark: int, codes: list[int], budget: int, prove: bool) -> tuple[int, Tree | None]:
        """Return the cost of what is left after the first guess, and a tree for it; or a bound above the budget, and
        None."""
        if len(codes) <= 2:
            return 2 * len(codes) - 1, self.grown(self.solver, codes, [first], self.longest - 1)
        file = self.folder / f"{self.text(first)}-{MARKS[mark]:02}.json"
        known: dict[str, Any]
        if file.exists():
            known = json.loads(file.read_text())
        elif (self.strict / file.name).exists():  # a tree without repeats is the one to beat
            known = json.loads((self.strict / file.name).read_text()) | {"low": {}}
        else:
            cost, guess = self.search(self.quick, codes, [first], NEVER - 1)
            found = self.grown(self.quick, codes, [first], self.longest - 1).to_bytes().hex() if guess >= 0 else ""
            known = {"cost": cost, "tree": found, "low": {}}
            save(known, file)
        low: dict[str, int] = known["low"]
        seconds = self.chosen(codes, [first]) if prove else []
        for second, parts in seconds:
            name = self.text(second)
            limit = min(budget + 1, known["cost"])
            if low.get(name, 0) >= limit:
                continue
            low[name] = self.cost_after(first, second, parts, limit)
            if low[name] < limit:
                known["cost"] = low[name]
                tree = Tree(self.guesses[second])
                for answer, rest in parts.items():
                    if answer != HIT:
                        tree.after[MARKS[answer]] = self.grown(self.solver, rest, [first, second], self.longest - 2)
                known["tree"] = tree.to_bytes().hex()
            if time.monotonic() - self.saved > 5:
                save(known, file)
                self.say(
                    f"{file.stem}, {len(codes)} codes: {known['cost']}, {len(low)} of {len(seconds)} second guesses"
                )
                self.saved = time.monotonic()
        save(known, file)
        if known["cost"] > budget:
            return min([known["cost"], *low.values()]), None
        return known["cost"], Tree.from_bytes(bytes.fromhex(known["tree"]))

    def cost_after(self, first: int, second: int, parts: dict[int, list[int]], limit: int) -> int:
        """Return the cost after two guesses, or a bound of it that is not below the limit."""
        rests = sorted((part for mark, part in parts.items() if mark != HIT), key=len)
        total = sum(len(part) for part in parts.values()) + sum(self.solver.least[len(rest)] for rest in rests)
        for rest in rests:
            if total >= limit:
                break
            total -= self.solver.least[len(rest)]
            total += self.search(self.solver, rest, [first, second], limit - 1 - total)[0]
        return min(total, NEVER)

    def search(self, solver: Solver, codes: list[int], history: list[int], budget: int) -> tuple[int, int]:
        """Return the solver's answer for what is left after a history."""
        return solver.cost(codes, self.longest - len(history), self.used(history), budget, self.classes(history))

    def classes(self, history: list[int]) -> bytes:
        """Return one guess of each class that is equivalent after the history."""
        key = tuple(history)
        if key not in self.worth:
            self.worth[key] = representatives(self.guesses, [self.guesses[guess] for guess in history], self.colours)
        return self.worth[key]

    def used(self, history: list[int]) -> int:
        """Return the colours of all guesses so far, as a mask."""
        return sum(1 << colour for colour in {colour for guess in history for colour in self.guesses[guess]})

    def grown(self, solver: Solver, codes: list[int], history: list[int], left: int) -> Tree:
        """Return the solver's tree for a set whose cost it has found."""
        _, guess = solver.cost(codes, left, self.used(history), NEVER - 1)
        tree = Tree(self.guesses[guess])
        for mark, part in sorted(solver.parts(codes, guess).items()):
            if mark != HIT:
                tree.after[MARKS[mark]] = self.grown(solver, part, [*history, guess], left - 1)
        return tree


def save(known: dict[str, Any], file: Path) -> None:
    """Write the file atomically."""
    new = file.with_suffix(".new")
    new.write_text(json.dumps(known))
    new.replace(file)
