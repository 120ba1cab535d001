"""The observation of Monster Tricks. Plain Python; encoder.pxd adds the C types."""

from __future__ import annotations

from typing import Any, cast

import cython

from petitfour.core import bits as masks
from petitfour.core.state import State
from petitfour.games.monster.constants import DEAL, ORDER, ORDER_MOVES, PLAY
from petitfour.games.monster.rules import Monster
from petitfour.rl import bits
from petitfour.rl.encoder import Encoder, Pack, cards_in_play

bits.prepare()
PLACE_AND_TIME = 8  # bits: two of the place, six of the place in the log


def ranks_of(rules: Monster) -> int:
    """Return the ranks of each colour."""
    return rules.pack.bit_count() // 4


class MonsterEncoder(Encoder):
    """All seats are relative: the observer is 0, its left neighbour 1."""

    def __init__(self, start: State) -> None:
        rules = cast(Monster, start)
        self.pack = Pack([ranks_of(rules)] * 4, 15)
        self.cards = self.pack.cards
        self.whole = self.pack.whole
        super().__init__(start)

    def all_moves(self, start: State) -> list[int]:
        rules = cast(Monster, start)
        cards = [5 * card + way for card in cards_in_play([ranks_of(rules)] * 4, 15) for way in range(5)]
        return cards + [ORDER_MOVES + order for order in range(6 * rules.rounds)]

    def fields(self, start: State) -> list[tuple[str, int, int]]:
        rules = cast(Monster, start)
        players, cards = rules.players, 4 * ranks_of(rules)
        return [
            ("hand", cards, 1),
            ("cards in completed tricks", cards, 1),
            *[(f"cards at place {place + 1}", cards, 1) for place in range(4)],
            ("phase: order, play", 2, 1),
            ("round", 3, 1),
            ("starter", players, 1),
            ("turn", players, 1),
            *[(f"colour of place {place + 1}", 4, 1) for place in range(4)],
            *[(f"leader at place {place + 1}", players, 1) for place in range(4)],
            ("cards at the places", 4, 3),
            ("highest rank at the places", 4, ranks_of(rules)),
            *[(f"row of {seat} as far as seen", 9, 1) for seat in range(players)],
            ("row is laid", players, 1),
            ("tricks won", players, 15),
            ("cards held", players, rules.hand_size),
            *[(f"points kept by {seat}", 3, 9) for seat in range(players)],
        ]

    def history_fields(self, start: State) -> list[tuple[str, int, int]]:
        size = PLACE_AND_TIME * 4 * ranks_of(cast(Monster, start))
        return [("by card: its place on the table, and in the order of the plays from 1", size, 1)]

    def fit(self, cards: int) -> int:
        """Number the cards of a set without gaps."""
        return cards if self.whole else self.pack.pack(cards)

    def encode(self, state: State, seat: int, out: Any, at: int) -> None:
        self.write_cards(cython.cast(Monster, state), seat, out, at)
        at = self.write_table(cython.cast(Monster, state), seat, out, at + 6 * self.cards)
        self.write_seats(cython.cast(Monster, state), seat, out, at)

    def write_cards(self, state: Monster, seat: int, out: Any, at: int) -> None:
        lying = [0] * 4
        count = [0] * 4
        gone = 0
        for i in range(state.played):
            place = state.log_place[i]
            lying[place] |= masks.ONE << state.log_card[i]
            count[place] += 1
            if count[place] == 4:  # MO-10
                gone |= lying[place]
                lying[place] = 0
                count[place] = 0
        bits.spread(out, at, self.fit(state.hands[seat]), self.cards)
        bits.spread(out, at + self.cards, self.fit(gone), self.cards)
        for i in range(4):
            bits.spread(out, at + (2 + i) * self.cards, self.fit(lying[i]), self.cards)

    def write_table(self, state: Monster, seat: int, out: Any, at: int) -> int:
        players = self.players
        flags = (state.phase == ORDER) | (state.phase == PLAY) << 1
        flags |= masks.ONE << (1 + state.round)
        flags |= bits.bit(bits.relative(state.starter, seat, self.players)) << 5
        n = 5 + players
        if state.phase > DEAL:
            flags |= bits.bit(bits.relative(state.turn, seat, self.players)) << n
        n += players
        for place in range(4):
            if state.taken >> place & 1:
                flags |= masks.ONE << (n + 4 * place + state.high[place] // 15)
                flags |= bits.bit(bits.relative(state.marker[place], seat, self.players)) << (n + 16 + players * place)
                out[at + n + 16 + 4 * players + place] = state.lying[place]
                out[at + n + 20 + 4 * players + place] = state.high[place] % 15 + 1
            else:
                out[at + n + 16 + 4 * players + place] = 0
                out[at + n + 20 + 4 * players + place] = 0
        n += 16 + 4 * players
        bits.spread(out, at, flags, n)
        return at + n + 8

    def write_seats(self, state: Monster, seat: int, out: Any, at: int) -> None:
        players = self.players
        flags = 0
        player = seat
        for r in range(players):
            for i in range(3):
                if player == seat or i < state.tricks[player]:  # MO-11: the wins have shown these cards
                    value = state.rows[3 * player + i]
                    if value:
                        flags |= masks.ONE << (9 * r + 3 * i + value // state.round - 1)
                out[at + 12 * players + 3 * r + i] = state.kept[3 * player + i]
            flags |= (masks.ONE << (9 * players + r)) if state.laid >> player & 1 else 0
            out[at + 10 * players + r] = state.tricks[player]
            out[at + 11 * players + r] = state.held[player]
            player += 1
            if player == players:
                player = 0
        bits.spread(out, at, flags, 10 * players)

    def remember(self, state: State, seat: int, out: Any, at: int) -> None:
        self.write_order(cython.cast(Monster, state), out, at)

    def write_order(self, state: Monster, out: Any, at: int) -> None:
        bits.clear(out, at, self.history)
        for i in range(state.played):
            card = masks.ctz(self.fit(masks.ONE << state.log_card[i]))
            bits.spread(out, at + 8 * card, state.log_place[i] | (i + 1) << 2, 8)

    def mask(self, state: State, seat: int, out: Any, at: int) -> None:
        self.write_legal(cython.cast(Monster, state), seat, out, at)

    def write_legal(self, state: Monster, seat: int, out: Any, at: int) -> None:
        bits.clear(out, at, self.actions)
        if state.phase == ORDER:
            bits.ones(out, at + 5 * self.cards + 6 * (state.round - 1), 6)
            return
        ways = [0] * 4
        for colour in range(4):
            ways[colour] = state.ways(colour)
        ranks = self.cards // 4
        packed = self.fit(state.hands[seat])
        cards = packed
        while cards:
            card = masks.ctz(cards)
            bits.eight(out, at + 5 * card, ways[card // ranks])  # three zeros more; the next card comes later
            cards &= cards - 1


ENCODER = MonsterEncoder
