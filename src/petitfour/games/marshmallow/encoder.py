"""The observation of Marshmallow Test. Plain Python; encoder.pxd adds the C types."""

from __future__ import annotations

from typing import Any, cast

import cython

from petitfour.core import bits as masks
from petitfour.core.state import State
from petitfour.games.marshmallow.constants import NONE, PLAY, TRUMP, TRUMP_MOVES
from petitfour.games.marshmallow.rules import Marshmallow
from petitfour.rl import bits
from petitfour.rl.encoder import Encoder, Pack, cards_in_play

bits.prepare()
TIME = 6  # bits of a place in the log


def ranks_of(rules: Marshmallow) -> int:
    """Return the ranks of each suit."""
    return rules.pack.bit_count() // rules.suits


class MarshmallowEncoder(Encoder):
    """All seats are relative: the observer is 0, its left neighbour 1."""

    def __init__(self, start: State) -> None:
        rules = cast(Marshmallow, start)
        self.pack = Pack([ranks_of(rules)] * rules.suits, 12)
        self.cards = self.pack.cards
        self.whole = self.pack.whole
        self.suits = rules.suits
        super().__init__(start)

    def all_moves(self, start: State) -> list[int]:
        rules = cast(Marshmallow, start)
        return cards_in_play([ranks_of(rules)] * rules.suits, 12) + [TRUMP_MOVES + suit for suit in range(rules.suits)]

    def fields(self, start: State) -> list[tuple[str, int, int]]:
        rules = cast(Marshmallow, start)
        players, suits, cards = rules.players, rules.suits, rules.suits * ranks_of(rules)
        return [
            ("hand", cards, 1),
            ("cards of the trick", cards, 1),
            *[(f"cards played by {seat}", cards, 1) for seat in range(players)],
            ("phase: trump, play", 2, 1),
            ("trump", suits, 1),
            ("lead", suits, 1),
            ("a trump lies on the trick", 1, 1),
            ("dealer", players, 1),
            ("turn", players, 1),
            ("winner of the trick so far", players, 1),
            ("out", players, 1),
            *[(f"voids of {seat}", suits, 1) for seat in range(players)],
            ("tricks", players, 12),
            ("cards held", players, rules.hand_size),
            ("points", players, min(255, rules.target + 60)),
            ("round", 1, 255),
        ]

    def history_fields(self, start: State) -> list[tuple[str, int, int]]:
        rules = cast(Marshmallow, start)
        return [("by card: its place in the order of the plays, from 1", TIME * rules.suits * ranks_of(rules), 1)]

    def fit(self, cards: int) -> int:
        """Number the cards of a set without gaps."""
        return cards if self.whole else self.pack.pack(cards)

    def encode(self, state: State, seat: int, out: Any, at: int) -> None:
        self.write_cards(cython.cast(Marshmallow, state), seat, out, at)
        self.write_rest(cython.cast(Marshmallow, state), seat, out, at + (2 + self.players) * self.cards)

    def write_cards(self, state: Marshmallow, seat: int, out: Any, at: int) -> None:
        by = [0] * 5
        trick = 0
        for i in range(state.trick_at):
            by[state.log_seat[i]] |= masks.ONE << state.log_card[i]
        for i in range(state.trick_at, state.played):
            by[state.log_seat[i]] |= masks.ONE << state.log_card[i]
            trick |= masks.ONE << state.log_card[i]
        bits.spread(out, at, self.fit(state.hands[seat]), self.cards)
        at += self.cards
        bits.spread(out, at, self.fit(trick), self.cards)
        player = seat
        for _ in range(self.players):
            at += self.cards
            bits.spread(out, at, self.fit(by[player]), self.cards)
            player += 1
            if player == self.players:
                player = 0

    def write_rest(self, state: Marshmallow, seat: int, out: Any, at: int) -> None:
        players = self.players
        suits = self.suits
        flags = (state.phase == TRUMP) | (state.phase == PLAY) << 1
        n = 2
        flags |= bits.bit(state.trump) << n
        n += suits
        flags |= bits.bit(state.lead) << n
        n += suits
        flags |= (masks.ONE << n) if state.trump_open else 0
        n += 1
        flags |= bits.bit(bits.relative(state.dealer, seat, self.players)) << n
        n += players
        flags |= bits.bit(bits.relative(state.turn, seat, self.players)) << n
        n += players
        if state.lead != NONE:
            flags |= bits.bit(bits.relative(state.best_seat, seat, self.players)) << n
        n += players
        bits.spread(out, at, flags, n)
        at += n
        flags = 0
        n = players
        player = seat
        for r in range(players):
            flags |= (masks.ONE << r) if state.out >> player & 1 else 0
            flags |= (masks.ONE * state.voids[player]) << n
            n += suits
            out[at + players * (1 + suits) + r] = state.tricks[player]
            out[at + players * (2 + suits) + r] = state.held[player]
            out[at + players * (3 + suits) + r] = bits.number(state.points[player])
            player += 1
            if player == players:
                player = 0
        bits.spread(out, at, flags, n)
        out[at + players * (4 + suits)] = bits.number(state.round)

    def remember(self, state: State, seat: int, out: Any, at: int) -> None:
        self.write_order(cython.cast(Marshmallow, state), out, at)

    def write_order(self, state: Marshmallow, out: Any, at: int) -> None:
        bits.clear(out, at, self.history)
        for i in range(state.played):
            card = masks.ctz(self.fit(masks.ONE << state.log_card[i]))
            bits.spread(out, at + 6 * card, i + 1, 6)

    def mask(self, state: State, seat: int, out: Any, at: int) -> None:
        self.write_legal(cython.cast(Marshmallow, state), seat, out, at)

    def write_legal(self, state: Marshmallow, seat: int, out: Any, at: int) -> None:
        if state.phase == TRUMP:
            bits.clear(out, at, self.cards)
            bits.ones(out, at + self.cards, self.suits)
        else:
            bits.spread(out, at, self.fit(state.playable(seat)), self.cards)
            bits.clear(out, at + self.cards, self.suits)


ENCODER = MarshmallowEncoder
