"""Write the golden matches: one random match of every table, in a form that a person can check against the rulebook.

    python tests/golden/make.py              every table
    python tests/golden/make.py macaron      the tables of one game

A change of these files is a change of the rules or of what people see: review the difference before you commit it.

Each line is one move: its number, the phase, the seat, the move, the other legal moves, and what changed for everybody
to see. The files show the first two rounds and the end, and what seat 0 sees when they begin.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from petitfour import DEALER
from petitfour.core.state import Move, State
from petitfour.core.view import View
from tables import all_tables, random_steps, start

FOLDER = Path(__file__).parent
ROUNDS = 2  # shown from the first move to the last
LAST_MOVES = 10
SEED = 1
WIDTH = 60  # of a legal list
# What follows from the move itself, or is said elsewhere on the line
LEFT_OUT = {"game", "players", "seat", "legal", "to_act", "round", "phase", "cards", "trick", "last_trick", "outcome"}


def playthrough(table: str) -> str:
    game, players, settings = all_tables()[table]
    state = start(game, players, settings)
    title = f"{game}, {players} player{'s' * (players > 1)}" + "".join(
        f", {name} {words(value)}" for name, value in settings.items()
    )
    lines = [f"{title}; seed {SEED}"]
    rest: list[str] = []
    viewed = number = 0
    for n, (position, seat, move) in enumerate(random_steps(state, SEED), 1):
        if position.round > ROUNDS:
            rest.append(move_line(n, position, seat, move))
            continue
        if position.round != number:
            number = position.round
            lines += ["", f"round {number}"]
        if viewed != number and seat != DEALER:
            viewed = number
            lines += view_lines(position)
        lines.append(move_line(n, position, seat, move))
    if len(rest) > LAST_MOVES:
        lines += ["", f"… {len(rest) - LAST_MOVES} moves later, round {state.round}"]
    return "\n".join([*lines, *rest[-LAST_MOVES:], "", ending(state), ""])


def move_line(n: int, position: State, seat: int, move: Move) -> str:
    after = position.clone()
    after.play(seat, move)
    actors = position.to_act()
    who = "dealer" if seat == DEALER else f"{seat}" if len(actors) == 1 else f"{seat} (of {words(list(actors))})"
    changed = "; ".join([*changes(position.view(), after.view()), *after.rules_fired()])
    return f"{n:4} {position.phase_name():8} {who} {choices(position, seat, move)}" + f"   → {changed}" * bool(changed)


def choices(position: State, seat: int, move: Move) -> str:
    text = position.text(seat, move)
    if seat == DEALER:
        return text
    legal = [position.text(seat, other) for other in position.legal(seat)]
    return f"{text:8} of {some(legal)}" if len(legal) > 1 else f"{text:8} forced"


def some(moves: list[str]) -> str:
    """As many items as fit, and their number if that is not all."""
    apart = ", " if any(" " in move for move in moves) else " "
    shown = ""
    for n, move in enumerate(moves):
        if len(shown) + len(move) > WIDTH:
            return f"{shown}{apart}… {len(moves)} in all"
        shown += apart * (n > 0) + move
    return shown or "-"


def changes(before: View, after: View) -> Iterator[str]:
    for key, value in after.items():
        if key in LEFT_OUT or value == before[key]:
            continue
        old = before[key]
        if nested(value) and len(value) == len(old):
            yield from (f"{key}[{i}] {words(new)}" for i, new in enumerate(value) if new != old[i])
        elif nested(value) and old and value[: len(old)] == old:
            yield f"{key} + {words(value[len(old) :])}"
        else:
            yield f"{key} {words(value)}"


def nested(value: Any) -> bool:
    """Return whether a list holds more than numbers and names; then only what has changed is shown."""
    return isinstance(value, list) and any(isinstance(part, (list, dict)) for part in value)


def words(value: Any) -> str:
    """Write plain data with as little punctuation as possible."""
    if value is None or value == []:
        return "-"
    if isinstance(value, dict):
        if value.keys() == {"seat", "card"}:
            return f"{value['seat']}:{value['card']}"
        return "{" + ", ".join(f"{key} {words(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "(" + ", ".join(map(words, value)) + ")" if nested(value) else " ".join(map(words, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def view_lines(position: State) -> Iterator[str]:
    yield "     seat 0 sees"
    for key, value in position.view(0).items():
        if key not in ("game", "players", "seat"):
            yield f"       {key} {some(value) if key == 'legal' else words(value)}"


def ending(state: State) -> str:
    outcome = state.outcome()
    if outcome is None:
        return "unfinished"
    return f"over: scores {words(outcome.scores)}, winners {words(outcome.winners)}, reason {outcome.reason}"


def main() -> None:
    wanted = sys.argv[1:]
    for table, (game, _, _) in all_tables().items():
        if not wanted or game in wanted:
            (FOLDER / f"{table}.txt").write_text(playthrough(table), encoding="utf-8")
            print(f"{table}.txt")


if __name__ == "__main__":
    main()
