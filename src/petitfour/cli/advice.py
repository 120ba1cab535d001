"""`petitfour hint` and `petitfour review`: what to play at a position of a record, and how well a match was played."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TypeVar

import msgspec

from petitfour.bots.bot import Budget, Reason
from petitfour.bots.hints import Hint, hint
from petitfour.bots.review import Judged, Review, review
from petitfour.cli.common import (
    BadArguments,
    Commands,
    add_command,
    add_language,
    add_number,
    language,
    number_from,
    progress,
    read_file,
)
from petitfour.cli.pages import wrapped
from petitfour.cli.screen import Screen, Text
from petitfour.core.errors import BadSeat
from petitfour.core.record import Record, last_position, read, replay
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.games import GAMES
from petitfour.texts import Texts

T = TypeVar("T")
Line = tuple[int, str]  # an indent and a sentence
SHOWN = 5  # moves shown in a hint
HINT_WORLDS = 200
REVIEW_WORLDS = 100


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "hint",
        show_hint,
        "Suggest a move at a position of a record. The hint uses only what the seat can know there: the best moves\n"
        "with the chance to win the match, the points of the round, the uncertainty, and reasons.",
        "  petitfour hint game.pf --seat 2\n  petitfour hint game.pf --seat 2 --at 17 --lang es\n"
        "  petitfour hint game.pf --seat 0 --worlds 1000 --json",
    )
    add_arguments(command, HINT_WORLDS)
    command.add_argument(
        "--at",
        type=number_from(1),
        metavar="MOVE",
        help="the position before this move of the record (default: the last one at which the seat may act)",
    )

    command = add_command(
        commands,
        "review",
        show_review,
        "Review a finished match for one seat. Each decision is evaluated twice, by what the seat could know and with\n"
        "all cards up, and the result is split into play and luck; docs/review.md explains how.",
        "  petitfour review game.pf --seat 2\n  petitfour review game.pf --seat 0 --all --lang fr\n"
        "  petitfour review game.pf --seat 0 --worlds 500 --json",
    )
    add_arguments(command, REVIEW_WORLDS)
    command.add_argument("--all", action="store_true", help="show every decision, not only the biggest mistakes")


def add_arguments(command: argparse.ArgumentParser, worlds: int) -> None:
    command.add_argument("file", metavar="RECORD", help="a record")
    command.add_argument("--seat", type=int, required=True, metavar="N", help="the seat; seats count from 0")
    add_number(command, "--worlds", 1, worlds, "W", "number of sampled deals for each decision")
    add_number(command, "--seed", 0, 0, "S", "the seed of the samples")
    command.add_argument("--json", action="store_true", help="print the data as JSON")
    add_language(command)


# --- hints -----------------------------------------------------------------------------------------------------


def show_hint(args: argparse.Namespace) -> int:
    say = language(args.lang)
    record = read(read_file(args.file), GAMES)
    state = position(record, args.seat, args.at)
    found = hint(state.view(args.seat), state.belief(args.seat), Rng(args.seed), Budget(worlds=args.worlds))
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        show(hint_lines(say, found))
    return 0


def position(record: Record, seat: int, at: int | None) -> State:
    """Return the position before move `at`, or the last one at which the seat may act."""
    if not 0 <= seat < record.players:
        raise BadSeat(f"no person sits in seat {seat}; people sit in 0 to {record.players - 1}")
    positions: list[State] = [*(state.clone() for state, _, _ in replay(record)), last_position(record)]
    if at is not None:
        if at > len(positions):
            raise BadArguments(f"the record has {len(record.moves)} moves, so there is no position before move {at}")
        if seat not in positions[at - 1].to_act():
            raise BadArguments(f"before move {at} seat {seat} has nothing to decide")
        return positions[at - 1]
    for state in reversed(positions):
        if seat in state.to_act():
            return state
    raise BadArguments(f"seat {seat} has nothing to decide in this record")


def hint_lines(say: Texts, found: Hint) -> list[Line]:
    title = "hint-title-exact" if found.exact else "hint-title"
    lines = [(0, say.say(title, worlds=found.worlds))]
    for option in found.moves[:SHOWN]:
        exact = say.reason("hint-move-exact", {"win": option.numbers["win"]}) if found.exact else None
        told = exact or say.reason("hint-move", option.numbers)
        lines.append((2, say.say("pair", label=option.move, said=told)))
    if len(found.moves) > SHOWN:
        lines.append((2, say.say("hint-more", number=len(found.moves) - SHOWN)))
    return lines + reason_lines(say, found.reasons)


def reason_lines(say: Texts, reasons: list[Reason]) -> list[Line]:
    return [(2, say.reason(reason.id, reason.facts)) for reason in reasons]


# --- reviews ---------------------------------------------------------------------------------------------------


def show_review(args: argparse.Namespace) -> int:
    say = language(args.lang)
    record = read(read_file(args.file), GAMES)
    with progress() as bar:

        def track(decisions: list[T]) -> Iterator[T]:
            yield from bar.track(decisions, "decisions")

        found = review(record, args.seat, Rng(args.seed), args.worlds, track)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        show(review_lines(say, found, args.all))
    return 0


def review_lines(say: Texts, found: Review, everything: bool) -> list[Line]:
    name = say.game_name(found.game)
    result, *numbers, counts = reason_lines(say, found.sentences)
    lines = [
        (0, say.say("review-title", game=name, seat=found.seat, name=found.name, worlds=found.worlds)),
        (0, result[1]),
        *numbers,
        (0, counts[1]),
    ]
    if not found.mistakes:
        lines.append((0, say.say("review-no-mistakes")))
    else:
        lines.append((0, say.say("review-biggest")))
        for i in found.mistakes:
            lines += decision_lines(say, found.decisions[i])
    if everything:
        lines.append((0, say.say("review-all")))
        for one in found.decisions:
            lines += decision_lines(say, one)
    return lines


def decision_lines(say: Texts, one: Judged) -> list[Line]:
    lines = [(2, say.say("review-decision", number=one.number, round=one.round, move=one.move))]
    return lines + [(4, sentence) for _, sentence in reason_lines(say, one.sentences)]


def show(lines: list[Line]) -> None:
    screen = Screen()
    for indent, sentence in lines:
        for line in wrapped(sentence, screen.width, indent):
            screen.print(line if indent else Text(line.plain, "bold"))
