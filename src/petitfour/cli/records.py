"""`petitfour replay`, `verify` and `perft`: check records and count lines of play."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from petitfour.cli.common import BadArguments, BadFile, Commands, add_command, number_from, progress, read_file
from petitfour.core import fair, perft
from petitfour.core.errors import BadRecord
from petitfour.core.record import Committed, Record, Replaced, check_own, last_position, read, replay, verify
from petitfour.core.state import DEALER, State
from petitfour.games import GAMES

ONE_CALL = 1_000_000  # lines counted in one call, roughly


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "replay",
        replay_files,
        "Check records move by move. Each is played by the rules; a broken, truncated, altered or illegal record is\n"
        "reported with its line and the reason. With --json every position is printed too, one object per line:\n"
        "the position before the move (n, round, phase, to_act, legal, scores), then seat and move (the dealer is\n"
        "seat -1); the last line of a record has over, scores, winners and reason.",
        "  petitfour replay records/*.pf\n  petitfour replay --json game.pf | head -n 5",
    )
    command.add_argument("files", metavar="FILE", nargs="+", help="a record")
    command.add_argument("--json", action="store_true", help="print every position as JSON")

    command = add_command(
        commands,
        "verify",
        verify_files,
        "Recompute every deal of a record. It checks that the secret is the one that was committed before the\n"
        "match, and that every move of the dealer is what the secret and the entropy of the seats give (for a\n"
        "simulated game: what its seed gives). The record alone cannot show that a table replaced its commitment\n"
        "or your entropy. For that, give what you noted before the match. docs/fair.md says how to verify a record\n"
        "without this program.",
        "  petitfour verify game.pf\n  petitfour verify game.pf --entropy 0=swordfish",
    )
    command.add_argument("--commitment", type=commitment, metavar="HEX", help="the commitment you saw before the match")
    command.add_argument(
        "--entropy",
        type=own_entropy,
        metavar="SEAT=WORDS",
        action="append",
        default=[],
        help="what the person in this seat (from 0) added; repeat it for more seats",
    )
    command.add_argument("files", metavar="FILE", nargs="+", help="the record of a finished match or a simulated one")

    command = add_command(
        commands,
        "perft",
        count_lines,
        "Count the legal lines of play from the end of an unfinished record, for depths 1 to D. If several seats may\n"
        "act, the lowest goes first. A line that reaches a deal or the end of the match counts as one.",
        "  petitfour perft position.pf --depth 5",
    )
    command.add_argument("file", metavar="FILE", help="an unfinished record")
    command.add_argument("--depth", type=number_from(1), required=True, metavar="D", help="number of moves ahead")


# --- each file, its own verdict --------------------------------------------------------------------------------


def check_files(files: list[str], check: Any) -> int:
    """Check each file, also those after a bad one. Return the exit code."""
    code = 0
    with progress(prints=True) as bar:
        for file in bar.track(files, "records"):
            try:
                check(file, read(read_file(file), GAMES))
            except Replaced as error:
                print(f"petitfour: {file}: {error.id}: {error}", file=sys.stderr)
                code = max(code, 1)
            except BadRecord as error:
                print(f"petitfour: {file}: BadRecord: {error}", file=sys.stderr)
                code = max(code, 1)
            except BadFile as error:
                print(f"petitfour: BadFile: {error}", file=sys.stderr)
                code = 2
    return code


def replay_files(args: argparse.Namespace) -> int:
    return check_files(args.files, print_positions if args.json else print_ok)


def verify_files(args: argparse.Namespace) -> int:
    entropies = dict(args.entropy)

    def verified(file: str, record: Record) -> None:
        check_own(record.chance, args.commitment, entropies)
        print_verified(file, record)
        if args.commitment or entropies:
            print("  it has the commitment and the entropy that you noted")

    return check_files(args.files, verified)


def commitment(text: str) -> str:
    if not fair.HASH.fullmatch(text.lower()):
        raise argparse.ArgumentTypeError("a commitment is 64 hexadecimal digits")
    return text.lower()


def own_entropy(text: str) -> tuple[int, str]:
    seat, is_there, words = text.partition("=")
    if not is_there or not (seat.isascii() and seat.isdigit()) or len(seat) > 1:
        raise argparse.ArgumentTypeError("write the seat, from 0, and what its person added: 0=my own words")
    try:
        fair.entropy_bytes(words)
    except fair.BadEntropy as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return int(seat), words


def print_ok(file: str, record: Record) -> None:
    how = "unfinished" if record.outcome is None else "finished"
    print(f"{file}: ok ({record.game.id}, players: {record.players}, moves: {len(record.moves)}, {how})")


def print_positions(file: str, record: Record) -> None:
    for n, (state, seat, text) in enumerate(replay(record), 1):
        print(json({"n": n, **position(state), "seat": seat, "move": text}))
    outcome = record.outcome
    print(
        json(
            {
                "over": outcome is not None,
                "scores": last_position(record).scores(),
                "winners": outcome.winners if outcome else [],
                "reason": outcome.reason if outcome else None,
            }
        )
    )


def position(state: State) -> dict[str, Any]:
    actors = state.to_act()
    return {
        "round": state.round,
        "phase": state.phase_name(),
        "to_act": list(actors),
        "legal": {
            str(seat): [state.text(seat, move) for move in state.legal(seat)] for seat in actors if seat != DEALER
        },
        "scores": state.scores(),
    }


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def print_verified(file: str, record: Record) -> None:
    deals = verify(record)
    print(f"{file}: ok")
    if isinstance(record.chance, Committed) and record.chance.secret is not None:
        print(f"  the secret is the one that was committed as {record.chance.commitment}")
        print(f"  with the entropy of the seats ({record.players}) it gives the seed {record.chance.seed().hex()}")
        for seat in record.chance.withheld:
            print(f"  seat {seat} pledged an entropy and did not reveal it; its pledge counted instead")
    print(f"  all {deals} moves of the dealer were drawn again, and are the same")


# --- perft -----------------------------------------------------------------------------------------------------


def count_lines(args: argparse.Namespace) -> int:
    record = read(read_file(args.file), GAMES)
    if record.outcome is not None:
        raise BadArguments(f"{args.file} is the record of a finished match: no move can follow its end")
    state = last_position(record)
    with progress(prints=True) as bar:
        for depth in bar.track(range(1, args.depth + 1), "depth"):
            print(lines(state, depth), flush=True)
    return 0


def lines(state: State, depth: int) -> int:
    """perft.lines in pieces, between which Ctrl-C is heard."""
    seat = min(state.to_act(), default=DEALER)
    moves = state.legal(seat)
    if depth <= 1 or len(moves) ** depth < ONE_CALL:
        return perft.lines(state, depth)
    total = 0
    for move in moves:
        child = state.clone()
        child.play(seat, move)
        total += lines(child, depth - 1)
    return total
