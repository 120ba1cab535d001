"""A match as text."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from petitfour.core.game import as_settings
from petitfour.core.record.chance import Chance, Committed, Simulated
from petitfour.core.record.match import Record
from petitfour.core.state import DEALER
from petitfour.core.view import Outcome

FORMAT = 1
PLEDGED_FORMAT = 2  # of records whose deals follow scheme 2 of fair.py
TITLE = "petitfour record "


def who(seat: int) -> str:
    return "dealer" if seat == DEALER else f"seat {seat}"


def write(record: Record) -> str:
    game = record.game
    pledged = isinstance(record.chance, Committed) and record.chance.scheme == 2
    title = f"{TITLE}{PLEDGED_FORMAT if pledged else FORMAT}"
    head = [title, f"game: {game.id}", f"rules: {game.rules_version}", f"players: {record.players}"]
    head += [f"set {name}: {json(value)}" for name, value in as_settings(record.options).items()]
    head += [f"seat {seat}: {name}" for seat, name in enumerate(record.names)]
    head += chance_lines(record.chance)
    body = [f"{n} {who(seat)}: {text}" for n, (seat, text) in enumerate(record.moves, 1)]
    tail = [] if record.outcome is None else [f"result: {result_text(record.outcome)}"]
    total = checksum(head + body + tail)
    tail += [f"sha256: {total}", "unfinished" if record.outcome is None else "end"]
    return "\n".join([*head, "", *body, "", *tail, ""])


def chance_lines(chance: Chance) -> list[str]:
    if chance is None:
        return []
    if isinstance(chance, Simulated):
        return [f"seed: {chance.seed}"]
    lines = [] if chance.scheme == 1 else [f"scheme: {chance.scheme}"]
    lines += [f"commitment: {chance.commitment}"]
    lines += [f"pledge {seat}: {json(pledge)}" for seat, pledge in enumerate(chance.pledges)]
    lines += [f"entropy {seat}: {json(text)}" for seat, text in enumerate(chance.entropies)]
    return lines if chance.secret is None else [*lines, f"secret: {chance.secret.hex()}"]


def result_text(outcome: Outcome) -> str:
    scores, winners = (" ".join(map(str, numbers)) for numbers in (outcome.scores, outcome.winners))
    return f"scores {scores}, winners {winners}, reason {outcome.reason}"


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def checksum(lines: list[str]) -> str:
    """Return the SHA-256 of these lines, each with its line feed."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
