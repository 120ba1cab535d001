"""The observation of Macaron. Plain Python; encoder.pxd adds the C types."""

from __future__ import annotations

from typing import Any, cast

import cython

from petitfour.core import bits as masks
from petitfour.core.state import State
from petitfour.games.macaron.constants import (
    ALLERGEN_MOVES,
    BET_MOVES,
    CARD,
    CHOCOLATE,
    DISCARD_MOVES,
    EMMA,
    NO_BET,
    NONE,
    OVER,
    PASS_MOVES,
    PHASES,
    PLAY,
    ROYAL_MOVES,
    VOTE,
    VOTE_MOVES,
)
from petitfour.games.macaron.options import setup
from petitfour.games.macaron.rules import Macaron
from petitfour.rl import bits
from petitfour.rl.encoder import Encoder, Pack, cards_in_play

bits.prepare()
BETS = 10  # nine levels and no bet
TIME = 6  # bits of a place in the log
STACK = 3  # bits of the flavour that a card of Emma's counted as
TOKENS = 12


class MacaronEncoder(Encoder):
    """All seats are relative: the observer is 0, its left neighbour 1. In the solo game Emma is 1."""

    def __init__(self, start: State) -> None:
        rules = cast(Macaron, start)
        self.pack = Pack(suit_sizes(rules), 7)
        self.cards = self.pack.cards
        self.whole = self.pack.whole
        self.flavours = rules.flavours
        self.kinds = len(setup(rules.options, rules.players).kinds)
        self.seats = rules.seats
        self.solo = rules.solo
        self.votes = rules.tokens_each > 0
        super().__init__(start)

    def all_moves(self, start: State) -> list[int]:
        rules = cast(Macaron, start)
        cards = cards_in_play(suit_sizes(rules), 7)
        pairs = [64 * low + high for low in cards for high in cards if low < high]
        bets = [BET_MOVES + level for level in range(9) if rules.bettable >> level & 1]
        if rules.solo:
            return [*cards, *bets, *[DISCARD_MOVES + 65 * card for card in cards], *[DISCARD_MOVES + p for p in pairs]]
        return [*cards, *bets, NO_BET, *choices(rules), *[PASS_MOVES + pair for pair in pairs]]

    def fields(self, start: State) -> list[tuple[str, int, int]]:
        rules = cast(Macaron, start)
        seats, flavours, cards = rules.seats, rules.flavours, self.cards
        return [
            ("hand", cards, 1),
            ("cards of the trick", cards, 1),
            ("cards passed, or discarded", cards, 1),
            ("cards received, or drawn", cards, 1),
            *[(f"cards played by {seat}", cards, 1) for seat in range(seats)],
            *([("Emma's cards that came face up", cards, 1), ("Emma's stacks", flavours, 13)] if self.solo else []),
            *(self.vote_fields(rules) if self.votes else []),
            ("phase", len(PHASES), 1),
            ("royal group", 3, 1),
            ("allergen", flavours, 1),
            ("lead", flavours, 1),
            ("flavour that wins the trick so far", flavours, 1),
            ("an allergen, a 2 is in the trick", 2, 1),
            ("cards go to the left", 1, 1),
            ("first player", seats, 1),
            ("turn", seats, 1),
            ("winner of the trick so far", seats, 1),
            *[(f"voids of {seat}", flavours, 1) for seat in range(seats)],
            ("has chosen cards to pass", seats, 1),
            *[(f"bet of {seat}", BETS, 1) for seat in range(seats)],
            ("tricks", seats, 13),
            ("boxes", seats, 15),
            ("cards held", seats, rules.hand_size),
            ("points", seats, min(255, rules.target + 60)),
            ("strength that wins the trick so far", 1, 31),
            ("round", 1, 255),
        ]

    def vote_fields(self, rules: Macaron) -> list[tuple[str, int, int]]:
        spots = 2 * rules.flavours
        return [
            ("own tokens by kind", self.kinds, 3),
            *[(f"tokens of {seat} by spot", spots, 3) for seat in range(rules.players)],
            ("known tokens by spot and kind", spots * self.kinds, 3),
        ]

    def history_fields(self, start: State) -> list[tuple[str, int, int]]:
        place = TIME + STACK if self.solo else TIME
        votes = [("by vote: spot, and the kind from 1 if known", 8 * TOKENS, 1)] if self.votes else []
        return [("by card: its place in the order of the plays, from 1", place * self.cards, 1), *votes]

    def fit(self, cards: int) -> int:
        """Number the cards of a set without gaps."""
        return cards if self.whole else self.pack.pack(cards)

    def encode(self, state: State, seat: int, out: Any, at: int) -> None:
        at = self.write_cards(cython.cast(Macaron, state), seat, out, at)
        if self.solo:
            at = self.write_solo(cython.cast(Macaron, state), out, at)
        if self.votes:
            at = self.write_votes(cython.cast(Macaron, state), seat, out, at)
        at = self.write_table(cython.cast(Macaron, state), seat, out, at)
        self.write_seats(cython.cast(Macaron, state), seat, out, at)

    def write_cards(self, state: Macaron, seat: int, out: Any, at: int) -> int:
        by = [0] * 5
        trick = 0
        received = 0
        for i in range(state.trick_at):
            by[state.log_seat[i]] |= masks.ONE << (state.log_card[i] & CARD)
        for i in range(state.trick_at, state.played):
            by[state.log_seat[i]] |= masks.ONE << (state.log_card[i] & CARD)
            trick |= masks.ONE << (state.log_card[i] & CARD)
        bits.spread(out, at, self.fit(state.hands[seat]), self.cards)
        at += self.cards
        bits.spread(out, at, self.fit(trick), self.cards)
        at += self.cards
        if self.solo:
            bits.spread(out, at, self.fit(state.discarded), self.cards)
            for i in range(state.drawn):
                received |= masks.ONE << state.pile[i]
        else:
            bits.spread(out, at, self.fit(state.passed[seat]), self.cards)
            if state.all_passed():  # MC-6: not before
                received = state.passed[state.giver_to(seat)]
        at += self.cards
        bits.spread(out, at, self.fit(received), self.cards)
        player = seat
        for _ in range(self.seats):
            at += self.cards
            bits.spread(out, at, self.fit(by[player]), self.cards)
            player += 1
            if player == self.seats:
                player = 0
        return at + self.cards

    def write_solo(self, state: Macaron, out: Any, at: int) -> int:
        """MC-30: eight of her cards come face up, and one for the allergen; of her stacks the sizes are known."""
        shown = 0
        if state.phase > EMMA and state.phase != OVER:
            for i in range(state.drawn + self.flavours, state.open_card() + 1):
                shown |= masks.ONE << state.pile[i]
        bits.spread(out, at, self.fit(shown), self.cards)
        at += self.cards
        for i in range(self.flavours):
            out[at + i] = state.bottom[i] - state.top[i]
        return at + self.flavours

    def write_votes(self, state: Macaron, seat: int, out: Any, at: int) -> int:
        spots = 2 * self.flavours
        bits.clear(out, at, self.kinds + spots * (self.players + self.kinds))
        for i in range(3 * seat, 3 * seat + 3):
            if state.token[i] != NONE:
                out[at + state.token[i]] += 1
        at += self.kinds
        r = bits.relative(state.first, seat, self.players)  # MC-11: they vote in turn, from the first player on
        for i in range(state.votes):
            spot = state.vote_spot[i]
            out[at + spots * r + spot] += 1
            if state.phase > VOTE or r == 0:  # MC-12: revealed, or its own
                out[at + spots * self.players + self.kinds * spot + state.vote_token[i]] += 1
            r += 1
            if r == self.players:
                r = 0
        return at + spots * (self.players + self.kinds)

    def write_table(self, state: Macaron, seat: int, out: Any, at: int) -> int:
        flavours = self.flavours
        flags = masks.ONE << state.phase
        flags |= bits.bit(state.royal) << 12
        flags |= bits.bit(state.allergen) << 15
        n = 15 + flavours
        if state.lead != NONE:
            flags |= bits.bit(state.lead) << n
            flags |= bits.bit(state.best_suit) << (n + flavours)
            flags |= (masks.ONE << (n + 2 * flavours)) if state.allergen_in else 0
            flags |= (masks.ONE << (n + 2 * flavours + 1)) if state.two_in else 0
        n += 2 * flavours + 2
        flags |= (masks.ONE << n) if state.round & 1 else 0
        n += 1
        flags |= bits.bit(bits.relative(state.first, seat, self.seats)) << n
        n += self.seats
        flags |= bits.bit(bits.relative(state.turn, seat, self.seats)) << n
        n += self.seats
        if state.lead != NONE:
            flags |= bits.bit(bits.relative(state.best_seat, seat, self.seats)) << n
        n += self.seats
        bits.spread(out, at, flags, n)
        return at + n

    def write_seats(self, state: Macaron, seat: int, out: Any, at: int) -> None:
        seats = self.seats
        flags = 0
        player = seat
        bets = at + seats * (self.flavours + 1)
        counts = bets + seats * BETS
        for r in range(seats):
            flags |= (masks.ONE * state.voids[player]) << (self.flavours * r)
            flags |= (masks.ONE << (self.flavours * seats + r)) if state.chosen >> player & 1 else 0
            bet = state.bets[player]
            bits.spread(out, bets + BETS * r, bits.bit(bet), BETS)
            side = player % 2 if state.teams else player
            out[counts + r] = state.tricks[player]
            out[counts + seats + r] = state.boxes[player]
            out[counts + 2 * seats + r] = state.held[player]
            out[counts + 3 * seats + r] = bits.number(state.points[side])
            player += 1
            if player == seats:
                player = 0
        bits.spread(out, at, flags, seats * (self.flavours + 1))
        out[counts + 4 * seats] = state.best if state.lead != NONE else 0
        out[counts + 4 * seats + 1] = bits.number(state.round)

    def remember(self, state: State, seat: int, out: Any, at: int) -> None:
        self.write_order(cython.cast(Macaron, state), seat, out, at)

    def write_order(self, state: Macaron, seat: int, out: Any, at: int) -> None:
        bits.clear(out, at, self.history)
        for i in range(state.played):
            card = masks.ctz(self.fit(masks.ONE << (state.log_card[i] & CARD)))
            if self.solo:
                bits.spread(out, at + 9 * card, i + 1 | state.log_card[i] // 64 << 6, 9)
            else:
                bits.spread(out, at + 6 * card, i + 1, 6)
        if self.votes:
            at += 6 * self.cards
            for i in range(state.votes):
                kind = 0
                if state.phase > VOTE or state.voter(i) == seat:
                    kind = state.vote_token[i] + 1
                bits.spread(out, at + 8 * i, state.vote_spot[i] | kind << 4, 8)

    def mask(self, state: State, seat: int, out: Any, at: int) -> None:
        self.write_legal(cython.cast(Macaron, state), seat, out, at)

    def write_legal(self, state: Macaron, seat: int, out: Any, at: int) -> None:
        bits.clear(out, at, self.actions)
        if state.phase == PLAY:
            bits.spread(out, at, self.fit(state.playable(seat)), self.cards)
            return
        state.moves(seat, self.scratch)
        for i in range(self.scratch.n):
            out[at + self.action_at[self.scratch.at[i]]] = 1


def suit_sizes(rules: Macaron) -> list[int]:
    """Return the number of cards of each flavour; chocolate has three more."""
    ranks: int = rules.options.ranks
    return [ranks + 3 if flavour == CHOCOLATE else ranks for flavour in range(rules.flavours)]


def choices(rules: Macaron) -> list[int]:
    """Return the moves that decide what is royal and what the allergen: votes, or one player's choice each (MC-9)."""
    if rules.tokens_each:
        kinds = len(setup(rules.options, rules.players).kinds)
        spots = range(2 * rules.flavours)
        return [VOTE_MOVES + 14 * kind + spot for kind in range(kinds) for spot in spots]
    flavours = min(rules.flavours, CHOCOLATE)
    royal = [ROYAL_MOVES + group for group in range((flavours + 1) // 2)]
    return [*royal, *[ALLERGEN_MOVES + flavour for flavour in range(flavours)]]


ENCODER = MacaronEncoder
