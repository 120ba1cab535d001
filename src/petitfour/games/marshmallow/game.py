"""Marshmallow Test: settings, words and views."""

from __future__ import annotations

from typing import Any, Literal

from petitfour.core.cards import Pack
from petitfour.core.errors import BadSetting, IllegalMove, Refusal, unreadable
from petitfour.core.game import Game, Options, first_text, read_first
from petitfour.core.state import DEALER, Move
from petitfour.games.marshmallow.rules import Marshmallow

SUITS = "PYGBV"
PACK = Pack(SUITS, 12)
TRUMP_MOVES = 60
TRICKS_NEEDED = {2: 6, 3: 4, 4: 3, 5: 3}  # MT-10


class MarshmallowOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    edition: Literal["gamewright", "gigamic"] = "gamewright"
    """MT-16: may (gamewright) or must (gigamic) one play a trump once a trump is on the trick."""
    target: int = 20
    """MT-20: the points that end the game."""
    suits: int = 5
    """Fewer suits, ranks or cards make a small game for exact study."""
    ranks: int = 12
    hand: int = 12
    out_at: int | None = None
    """Tricks needed to go out; None: MT-10."""

    def check(self, players: int) -> None:
        super().check(players)
        for name, low, high in (("target", 1, 100), ("suits", 1, 5), ("ranks", 1, 12), ("hand", 1, 12)):
            if not low <= getattr(self, name) <= high:
                raise BadSetting(f"{name} is a number from {low} to {high}, not {getattr(self, name)}")
        if self.hand * players > self.suits * self.ranks:
            raise BadSetting(
                f"{players} hands of {self.hand} cards need more than the {self.suits * self.ranks} cards of this pack"
            )
        if self.out_at is not None and not 1 <= self.out_at <= 12:
            raise BadSetting(f"out_at is a number of tricks from 1 to 12, or null for the usual; not {self.out_at}")

    def tricks_needed(self, players: int) -> int:
        return TRICKS_NEEDED[players] if self.out_at is None else self.out_at


class MarshmallowGame(Game[Marshmallow]):
    id = "marshmallow"
    rules_version = 1
    players = range(2, 6)
    phases = ("first", "deal", "trump", "play", "over")
    fired = ("MT-11", "MT-13", "MT-14", "MT-15", "MT-16", "MT-19", "MT-20")
    variants = ({}, {"edition": "gigamic"})
    options_type = MarshmallowOptions
    state_type = Marshmallow

    # --- words -----------------------------------------------------------------------------------------

    def text(self, state: Marshmallow, seat: int, move: Move) -> str:
        if isinstance(move, tuple):
            return first_text(move) if len(move) == 1 else PACK.deal_text(move, deal_sizes(state))
        return PACK.names[move] if move < TRUMP_MOVES else f"trump {SUITS[move - TRUMP_MOVES]}"

    def read(self, state: Marshmallow, seat: int, text: str) -> Move:
        move: Move | None
        if seat == DEALER:
            move = read_first(text) or PACK.read_deal(text, deal_sizes(state))
        elif text[:6] == "trump " and len(text) == 7 and text[6] in SUITS:
            move = TRUMP_MOVES + SUITS.index(text[6])
        else:
            move = PACK.read(text)
        if move is None:
            raise IllegalMove(unreadable(text))
        return move

    def can_deal(self, state: Marshmallow, move: tuple[int, ...]) -> bool:
        return sorted(move) == [12 * suit + rank for suit in range(state.suits) for rank in range(state.ranks)]

    def refuse(self, state: Marshmallow, seat: int, move: Move) -> Refusal:
        phase = state.phase_name()
        if isinstance(move, tuple):
            return Refusal("MT-3" if phase == "first" else "MT-2")
        if not 0 <= move < TRUMP_MOVES + len(SUITS):
            return unreadable(move)
        if (phase == "trump") != (move >= TRUMP_MOVES):
            return Refusal("not-this-phase")
        if phase == "trump":
            return Refusal("MT-15", {"suits": " ".join(SUITS[: state.suits])})
        if not state.hands[seat] >> move & 1:
            return Refusal("not-in-hand", {"card": PACK.names[move]})
        if not state.trump_open:
            return Refusal("MT-6", {"suit": SUITS[state.lead]})
        holds_trump = state.hands[seat] >> 12 * state.trump & 0xFFF
        if state.gigamic and not holds_trump:  # MT-17
            return Refusal("MT-6", {"suit": SUITS[state.lead]})
        edition = "gigamic" if state.gigamic else "gamewright"
        return Refusal("MT-16", {"edition": edition, "suit": SUITS[state.lead], "trump": SUITS[state.trump]})

    # --- views -----------------------------------------------------------------------------------------

    def show(self, state: Marshmallow, seat: int | None) -> dict[str, Any]:
        seats = range(state.players)
        shown: dict[str, Any] = {
            "dealer": None if state.dealer < 0 else state.dealer,
            "trump": None if state.trump < 0 else SUITS[state.trump],
            "lead": None if state.lead < 0 else SUITS[state.lead],
            "cards": state.held[: state.players],
            "tricks": state.tricks[: state.players],
            "tricks_needed": state.need,
            "out": [player for player in seats if state.out >> player & 1],
            "left_over": state.suits * state.ranks - state.hand_size * state.players,
            "trick": self.plays(state, state.trick_at, state.played),
            # MT-8: the trick just completed stays on show until the next lead
            "last_trick": self.plays(state, state.last_at, state.trick_at)
            if state.last_at >= 0 and state.trick_at == state.played
            else [],
        }
        if seat is not None:
            shown["hand"] = PACK.texts(state.hands[seat])
        if state.options.memory_aid:
            shown["memory"] = {
                "played": self.plays(state, 0, state.played),
                "without": [[SUITS[suit] for suit in range(5) if state.voids[player] >> suit & 1] for player in seats],
            }
        return shown

    def plays(self, state: Marshmallow, start: int, end: int) -> list[dict[str, Any]]:
        return [{"seat": state.log_seat[i], "card": PACK.names[state.log_card[i]]} for i in range(start, end)]

    def reason(self, state: Marshmallow) -> str:
        return "target"


def deal_sizes(state: Marshmallow) -> list[int]:
    """Of the parts of a deal: the hands, then what is left over."""
    hands = [state.hand_size] * state.players
    left_over = state.suits * state.ranks - sum(hands)
    return [*hands, left_over] if left_over else hands


MARSHMALLOW = MarshmallowGame()
