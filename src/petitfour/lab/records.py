"""Matches of the arena as records, with what a data set needs in a comment: who played each seat, and how long."""

from __future__ import annotations

import re

import msgspec

from petitfour.core.record import LONGEST_NAME, Record, write
from petitfour.core.state import Move, State
from petitfour.lab.arena import Contest, Match, Seating, Times, play

COMMENT = "# arena: "


class Played(msgspec.Struct, frozen=True):
    """What a record of the arena says about itself, in a comment. The record itself holds the whole match."""

    seed: int
    deal: int
    bots: list[str]
    """The bot of each seat, as `levels.player` knows it."""
    thinking: list[float]
    """Milliseconds for each move; 0 for the dealer and for Emma."""
    fallbacks: dict[str, int] = {}
    """By label: moves of the default policy in place of an external bot."""


def play_recorded(contest: Contest, deal: int, seating: Seating) -> tuple[Match, Times, str]:
    """Play one match of a contest and write its record."""
    moves: list[tuple[int, str]] = []
    thinking: list[float] = []
    last: list[State] = []

    def watch(state: State, seat: int, move: Move, seconds: float) -> None:
        moves.append((seat, state.text(seat, move)))
        thinking.append(round(1000 * seconds, 3))
        last[:] = [state]

    match, times = play(contest, deal, seating, watch)
    state = last[0] if last else contest.start()
    bots = {entry.label: entry.bot for entry in contest.bots}
    chairs = [seating[seat % len(seating)] for seat in range(contest.players)]
    played = Played(
        contest.seed,
        deal,
        [bots[label] for label in chairs],
        thinking,
        {label: own.moves for label, own in match.fallbacks.items()},
    )
    record = Record(
        game=state.game,
        players=contest.players,
        options=state.options,
        names=tuple([name_of(label) for label in chairs] + ["Emma"] * (state.seats - contest.players)),
        chance=None,
        moves=tuple(moves),
        outcome=state.outcome(),
    )
    return match, times, with_comment(write(record), played)


def name_of(label: str) -> str:
    """Return a label as a name that may be in a record."""
    return re.sub(r"[^ -~]", "?", label)[:LONGEST_NAME].strip() or "bot"


def with_comment(text: str, played: Played) -> str:
    """Add the comment below the title. Long lines of numbers are split: a record's lines have a limit."""
    title, _, rest = text.partition("\n")
    data = msgspec.json.encode(played).decode()
    lines = [COMMENT + data[at : at + 8000] for at in range(0, len(data), 8000)]
    return "\n".join([title, *lines, rest])


def read_comment(text: str) -> Played | None:
    """Return what a record of the arena says about itself; None for other records."""
    data = "".join(line.removeprefix(COMMENT) for line in text.split("\n")[:200] if line.startswith(COMMENT))
    if not data:
        return None
    try:
        return msgspec.json.decode(data, type=Played)
    except msgspec.MsgspecError:
        return None


def file_name(contest: Contest, number: int) -> str:
    return f"{contest.game}-{contest.players}p-seed{contest.seed}-{number:06}.pf"
