"""What a seat observes and may do, as rows of bytes. Plain Python; encoder.pxd adds the C types.

An encoder belongs to one game, player count and set of settings, and to one thread. Its rows depend only on the
information set of the seat. `Encoder` itself works for every game: it writes the fields of the information set, bit
by bit. The encoders of our games (encoders/) write rows that are shorter and easier to learn from. They read the fields
of a full state that `State.learn` also gives to the seat, so that no information set has to be built at every step;
tests prove that the rows are the same.
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

from petitfour.core import bits as masks
from petitfour.core.errors import BadSetting
from petitfour.core.state import Moves, State
from petitfour.rl import bits

bits.prepare()


class Field(NamedTuple):
    """A part of a row: `size` bytes from `start` on, with values from 0 to `high`."""

    name: str
    start: int
    size: int
    high: int


class Encoder:
    """Encodes any game: the bits of the seat's information set, then the number of the seat."""

    version = 1  # of the layout; part of the id of an environment

    def __init__(self, start: State) -> None:
        self.players = start.players
        self.blank: State = start.clone()
        self.known: State = start.clone()
        self.scratch = Moves()
        self.moves = self.all_moves(start)
        self.actions = len(self.moves)
        self.move_at = array("i", self.moves)
        numbers = [-1] * (max(self.moves) + 1)
        for action, move in enumerate(self.moves):
            numbers[move] = action
        self.action_at = array("i", numbers)
        self.layout = laid_out(self.fields(start))
        self.history_layout = laid_out(self.history_fields(start))
        self.size = sum(field.size for field in self.layout)
        self.history = sum(field.size for field in self.history_layout)

    # --- what an encoder of a game writes ----------------------------------------------------------------

    def all_moves(self, start: State) -> list[int]:
        """Return the move of each action: every move that a person may ever make under these settings."""
        end = start.game.end_of_moves
        if end is None:
            raise BadSetting(f"{start.game.id} does not say how many moves it has: its Game needs `end_of_moves`")
        return list(range(end))

    def fields(self, start: State) -> list[tuple[str, int, int]]:
        """Return the parts of an observation: name, number of bytes, highest value."""
        return [("information set", 8 * bits.plain_size(start), 1), ("seat", start.players, 1)]

    def history_fields(self, start: State) -> list[tuple[str, int, int]]:
        """Return the parts that complete an observation to the information set: the order of the plays."""
        return []

    def encode(self, state: State, seat: int, out: Any, at: int) -> None:
        """Write the observation of a seat, from byte `at` on."""
        masks.copy_plain(self.known, self.blank)
        self.known.learn(state, seat)
        bits.spread_plain(self.known, out, at)
        bits.spread(out, at + self.size - self.players, masks.ONE << seat, self.players)

    def remember(self, state: State, seat: int, out: Any, at: int) -> None:
        """Write the history that completes the observation."""

    def mask(self, state: State, seat: int, out: Any, at: int) -> None:
        """Write 1 for each legal action of a seat that may act, else 0."""
        bits.clear(out, at, self.actions)
        state.moves(seat, self.scratch)
        for i in range(self.scratch.n):
            out[at + self.action_at[self.scratch.at[i]]] = 1

    # --- the same for all --------------------------------------------------------------------------------

    def write(self, state: State, seat: int, out: Any) -> None:
        """`encode` for callers in Python, into an array of `size` bytes. The caller checks the seat."""
        self.encode(state, seat, bits.bytes_of(out), 0)

    def write_history(self, state: State, seat: int, out: Any) -> None:
        self.remember(state, seat, bits.bytes_of(out), 0)

    def write_mask(self, state: State, seat: int, out: Any) -> None:
        self.mask(state, seat, bits.bytes_of(out), 0)


class Pack:
    """The cards of a pack that are in play, numbered without gaps. `sizes` are the ranks of each suit; a suit begins
    every `stride` cards."""

    def __init__(self, sizes: list[int], stride: int) -> None:
        self.cards = sum(sizes)
        self.groups = len(sizes)
        self.whole: bool = all(size == stride for size in sizes[: len(sizes) - 1])  # nothing to close up
        self.start = [stride * suit for suit in range(8)]
        self.place = [sum(sizes[:suit]) for suit in range(8)]
        self.ranks = [(1 << size) - 1 for size in sizes] + [0] * (8 - len(sizes))

    def pack(self, mask: int) -> int:
        """Close the gaps of a set of cards."""
        if self.whole:
            return mask
        packed = 0
        for i in range(self.groups):
            packed |= (mask >> self.start[i] & self.ranks[i]) << self.place[i]
        return packed


def cards_in_play(sizes: list[int], stride: int) -> list[int]:
    """Return the numbers of these cards in the game's own order."""
    return [stride * suit + rank for suit, size in enumerate(sizes) for rank in range(size)]


def laid_out(fields: list[tuple[str, int, int]]) -> tuple[Field, ...]:
    found, at = [], 0
    for name, size, high in fields:
        found.append(Field(name, at, size, high))
        at += size
    return tuple(found)
