"""Writes the golden playthroughs: one random match of every table, told so that a person can check it by the rulebook.

    python tests/golden/make.py              every table
    python tests/golden/make.py macaron      the tables of one game

A change of these files is a change of the rules, or of what people see: read the difference before you commit it.

Each line is one move: its number, the phase, the seat, the move, what else the seat could have played, and what
changed for everybody to see. The first two rounds and the end are told, and what seat 0 sees at their beginnings.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from petitfour import DEALER
from petitfour.core.state import Move, State
from tables import all_tables, random_steps, start

FOLDER = Path(__file__).parent
ROUNDS = 2  # told from the first move to the last
LAST_MOVES = 10
SEED = 1
# What follows from the move itself, or is said elsewhere on the line
LEFT_OUT = {"game", "players", "seat", "legal", "to_act", "round", "phase", "cards", "trick", "last_trick", "outcome"}


def playthrough(table: str) -> str:
    game, players, settings = all_tables()[table]
    state = start(game, players, settings)
    title = f"{game}, {players} players" + "".join(f", {name} {words(value)}" for name, value in settings.items())
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
    others = " ".join(word if " " not in word else f"[{word}]" for word in legal[:15])
    more = f" … {len(legal)} in all" if len(legal) > 15 else ""
    return f"{text:8} of {others}{more}" if len(legal) > 1 else f"{text:8} forced"


def changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for key, value in after.items():
        if key not in LEFT_OUT and value != before[key]:
            yield f"{key} {words(value)}"


def words(value: Any) -> str:
    """Plain data with as few marks as possible."""
    if value is None:
        return "-"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {words(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        flat = all(not isinstance(part, (list, dict)) for part in value)
        return " ".join(map(words, value)) if flat and value else "(" + ", ".join(map(words, value)) + ")"
    return str(value).lower() if isinstance(value, bool) else str(value)


def view_lines(position: State) -> Iterator[str]:
    yield "     seat 0 sees"
    for key, value in position.view(0).items():
        if key not in ("game", "players", "seat"):
            shown = value if key != "legal" or len(value) <= 15 else [*value[:15], f"… {len(value)} in all"]
            yield f"       {key} {words(shown)}"


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
