"""Records as a data set in Parquet: one row per move, and one per record. Needs pyarrow, of the extra `data`.

`moves.parquet` has what a learner needs. With `records.parquet` it holds everything, so `restore` gives the same
records again. docs/data.md describes the columns.
"""

from __future__ import annotations

import itertools
import math
from array import array
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from petitfour.bots.levels import LEVELS
from petitfour.core.errors import BadRecord, IllegalMove, PetitFourError
from petitfour.core.game import Game, as_settings
from petitfour.core.record import Committed, Reader, Record, Simulated, plain_text
from petitfour.core.state import DEALER, Move, State
from petitfour.core.view import Outcome
from petitfour.games import GAMES
from petitfour.lab.records import Played, read_comment

MOVES, RECORDS = "moves.parquet", "records.parquet"
FILES_AT_ONCE = 64  # of one task of a process


class BadData(PetitFourError):
    """A data set that cannot be written or read."""


class Head(msgspec.Struct):
    """One record without the moves of its seats."""

    file: str
    game: str
    rules: int
    players: int
    settings: str
    names: list[str]
    chance: str
    """JSON: null, a seed, or commitment, entropies, secret, scheme and pledges."""
    deals: list[tuple[int, str]]
    """The dealer's moves: number and text."""
    moves: int
    scores: list[int]
    winners: list[int]
    reason: str | None
    arena: str | None
    """JSON: what the arena says about the match; None for other records."""


class Block(NamedTuple):
    """The rows of some records, column by column. It is plain data, so that processes can exchange it."""

    heads: list[Head]
    record: array[int]
    n: array[int]
    round: array[int]
    phase: list[str]
    seat: array[int]
    key: list[bytes | None]
    legal: array[int]
    ends: array[int]
    move: array[int]
    win: array[float]
    points: array[int]
    level: list[str | None]
    ms: list[float | None]
    problems: list[str]


def new_block() -> Block:
    numbers = {name: array("i") for name in ("record", "n", "round", "seat", "legal", "move", "points")}
    return Block(
        heads=[], phase=[], key=[], level=[], ms=[], problems=[], win=array("f"), ends=array("q", [0]), **numbers
    )


class Watching(Reader):
    """Reads a record strictly and writes down every position on the way, in one pass."""

    def __init__(self, text: str, games: Mapping[str, Game[Any]]) -> None:
        super().__init__(text, games)
        self.rows: list[tuple[Any, ...]] = []
        self.deals: list[tuple[int, str]] = []
        self.count = 0

    def play(self, state: State, seat: int, text: str) -> None:
        self.count += 1
        if seat == DEALER:
            self.deals.append((self.count, text))
            super().play(state, seat, text)
            return
        if not 0 <= seat < state.seats:
            super().play(state, seat, text)  # raises
        legal = state.legal(seat)
        move = self.read_move(state, seat, text)
        if move not in legal or state.text(seat, move) != text:
            super().play(state, seat, text)  # raises, with the reason
        key = None if seat >= state.players else sha256(state.belief(seat).key()).digest()[:16]
        self.rows.append((self.count, state.round, state.phase_name(), seat, key, legal, move))
        state.play(seat, move)

    def read_move(self, state: State, seat: int, text: str) -> Move:
        try:
            return state.read(seat, text)
        except IllegalMove:
            return DEALER


def read_files(files: Sequence[tuple[int, str]]) -> Block:
    """Read some records, by number and path: the work of one process. A broken one is named and left out."""
    block = new_block()
    for number, path in files:
        try:
            add_record(block, number, path)
        except (BadRecord, OSError) as error:
            block.problems.append(f"{path}: {error}")
    return block


def add_record(block: Block, number: int, path: str) -> None:
    data = Path(path).read_bytes()
    text = plain_text(data)
    reader = Watching(text, GAMES)
    record = reader.record()  # raises before anything is added
    arena = read_comment(text)
    if reader.rows:
        add_rows(block, number, reader.rows, record, arena)
    block.heads.append(head_of(record, Path(path).name, reader.deals, arena))


def add_rows(block: Block, number: int, rows: list[tuple[Any, ...]], record: Record, arena: Played | None) -> None:
    n, rounds, phases, seats, keys, legal, moves = zip(*rows, strict=True)
    block.record.extend([number] * len(rows))
    for column, own in ((block.n, n), (block.round, rounds), (block.seat, seats), (block.move, moves)):
        column.extend(own)
    block.phase.extend(phases)
    block.key.extend(keys)
    block.legal.extend(itertools.chain.from_iterable(legal))
    block.ends.extend(list(itertools.accumulate(map(len, legal), initial=block.ends[-1]))[1:])
    outcome = record.outcome
    scores = outcome.scores if outcome else [0]
    sides = len(scores)
    won = [share(outcome, side) for side in range(sides)]
    bots = arena.bots if arena else [name if name in LEVELS or name == "random" else None for name in record.names]
    thinking = arena.thinking if arena and len(arena.thinking) == len(record.moves) else None
    block.win.extend([won[seat % sides] for seat in seats])
    block.points.extend([scores[seat % sides] for seat in seats])
    block.level.extend([bots[seat] if seat < len(bots) else None for seat in seats])
    block.ms.extend([None] * len(rows) if thinking is None else [thinking[at - 1] for at in n])


def share(outcome: Outcome | None, side: int) -> float:
    """Return the share of the win; not a number for an unfinished match."""
    if outcome is None:
        return math.nan
    return (side in outcome.winners) / max(len(outcome.winners), 1)


def head_of(record: Record, file: str, deals: list[tuple[int, str]], arena: Played | None) -> Head:
    outcome = record.outcome
    return Head(
        file=file,
        game=record.game.id,
        rules=record.game.rules_version,
        players=record.players,
        settings=as_json(as_settings(record.options)),
        names=list(record.names),
        chance=as_json(chance_data(record.chance)),
        deals=deals,
        moves=len(record.moves),
        scores=outcome.scores if outcome else [],
        winners=outcome.winners if outcome else [],
        reason=outcome.reason if outcome else None,
        arena=None if arena is None else as_json(arena),
    )


def chance_data(chance: Simulated | Committed | None) -> Any:
    if chance is None:
        return None
    if isinstance(chance, Simulated):
        return chance.seed
    return [
        chance.commitment,
        chance.entropies,
        None if chance.secret is None else chance.secret.hex(),
        chance.scheme,
        chance.pledges,
    ]


def read_chance(data: Any) -> Simulated | Committed | None:
    if data is None or isinstance(data, int):
        return None if data is None else Simulated(data)
    commitment, entropies, secret, scheme, pledges = data
    kept = None if secret is None else bytes.fromhex(secret)
    return Committed(commitment, tuple(entropies), kept, scheme, tuple(pledges))


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# --- files -------------------------------------------------------------------------------------------------------


def tasks(files: Sequence[str]) -> list[list[tuple[int, str]]]:
    numbered = list(enumerate(files))
    return [numbered[at : at + FILES_AT_ONCE] for at in range(0, len(numbered), FILES_AT_ONCE)]


class Writer:
    """Writes the two files of a data set, block by block."""

    def __init__(self, folder: Path) -> None:
        import pyarrow as pa  # noqa: PLC0415  (of the extra `data`)
        import pyarrow.parquet as pq  # noqa: PLC0415

        self.pa = pa
        names = pa.dictionary(pa.int32(), pa.string())
        self.moves_schema = pa.schema(
            [
                ("record", pa.int32()), ("game", names), ("n", pa.int32()), ("round", pa.int32()), ("phase", names),
                ("seat", pa.int32()), ("key", pa.binary(16)), ("legal", pa.list_(pa.int32())), ("move", pa.int32()),
                ("win", pa.float32()), ("points", pa.int32()), ("level", names), ("ms", pa.float32()),
            ]
        )  # fmt: skip
        deal = pa.struct([("n", pa.int32()), ("text", pa.string())])
        self.heads_schema = pa.schema(
            [
                ("file", pa.string()), ("game", pa.string()), ("rules", pa.int32()), ("players", pa.int32()),
                ("settings", pa.string()), ("names", pa.list_(pa.string())), ("chance", pa.string()),
                ("deals", pa.list_(deal)), ("moves", pa.int32()), ("scores", pa.list_(pa.int32())),
                ("winners", pa.list_(pa.int32())), ("reason", pa.string()), ("arena", pa.string()),
                ("record", pa.int32()),
            ]
        )  # fmt: skip
        self.moves = pq.ParquetWriter(folder / MOVES, self.moves_schema, compression="zstd")
        self.heads = pq.ParquetWriter(folder / RECORDS, self.heads_schema, compression="zstd")
        self.rows = self.records = 0

    def add(self, block: Block) -> None:
        pa = self.pa
        rows = len(block.n)
        numbers = sorted(set(block.record)) if rows else []
        games = dict(zip(numbers, (head.game for head in block.heads if head.moves > len(head.deals)), strict=True))
        legal = pa.ListArray.from_arrays(narrow(pa, block.ends), whole(pa, block.legal))
        columns = [
            whole(pa, block.record),
            coded(pa, [games[number] for number in block.record]),
            whole(pa, block.n),
            whole(pa, block.round),
            coded(pa, block.phase),
            whole(pa, block.seat),
            pa.array(block.key, pa.binary(16)),
            legal,
            whole(pa, block.move),
            pa.array(memoryview(block.win), pa.float32()),
            whole(pa, block.points),
            coded(pa, block.level),
            pa.array(block.ms, pa.float32()),
        ]
        self.moves.write_table(pa.Table.from_arrays(columns, schema=self.moves_schema))
        heads = []
        for head in block.heads:
            row = msgspec.structs.asdict(head)
            heads.append({**row, "deals": [{"n": n, "text": text} for n, text in head.deals], "record": None})
        for row, number in zip(heads, self.numbers(block), strict=True):
            row["record"] = number
        self.heads.write_table(pa.Table.from_pylist(heads, schema=self.heads_schema))
        self.rows += rows
        self.records += len(heads)

    def numbers(self, block: Block) -> Iterator[int]:
        """Return the number of each record; one without a move of a seat gets none."""
        with_rows = iter(sorted(set(block.record)))
        for head in block.heads:
            yield next(with_rows) if head.moves > len(head.deals) else -1

    def close(self) -> None:
        self.moves.close()
        self.heads.close()


def whole(pa: Any, numbers: array[int]) -> Any:
    return pa.array(memoryview(numbers), pa.int32())


def narrow(pa: Any, ends: array[int]) -> Any:
    return pa.array(memoryview(ends)).cast(pa.int32())


def coded(pa: Any, names: Sequence[str | None]) -> Any:
    return pa.array(names, pa.string()).dictionary_encode()


def restore(folder: Path) -> Iterator[tuple[str, Record]]:
    """Yield the name and the record of every match of a data set, rebuilt from its columns."""
    import pyarrow.parquet as pq  # noqa: PLC0415  (of the extra `data`)

    try:
        moves = pq.read_table(folder / MOVES, columns=["record", "n", "seat", "move"])
        heads = pq.read_table(folder / RECORDS).to_pylist()
    except (OSError, ValueError) as error:
        raise BadData(f"{folder} is no data set: {error}") from None
    by_record: dict[int, dict[int, tuple[int, int]]] = {}
    for record, n, seat, move in zip(*(moves.column(name).to_pylist() for name in moves.column_names), strict=True):
        by_record.setdefault(record, {})[n] = (seat, move)
    for head in heads:
        yield head["file"], rebuilt(head, by_record.get(head["record"], {}))


def rebuilt(head: dict[str, Any], own: dict[int, tuple[int, int]]) -> Record:
    game = GAMES[head["game"]]
    options = game.options(**msgspec.json.decode(head["settings"]))
    state: State = game.start(head["players"], options)
    dealt = {deal["n"]: deal["text"] for deal in head["deals"]}
    played: list[tuple[int, str]] = []
    for n in range(1, head["moves"] + 1):
        if n in dealt:
            played.append((DEALER, dealt[n]))
            state.play_text(DEALER, dealt[n])
        else:
            seat, move = own[n]
            played.append((seat, state.text(seat, move)))
            state.play(seat, move)
    return Record(
        game=game,
        players=head["players"],
        options=options,
        names=tuple(head["names"]),
        chance=read_chance(msgspec.json.decode(head["chance"])),
        moves=tuple(played),
        outcome=state.outcome(),
    )
