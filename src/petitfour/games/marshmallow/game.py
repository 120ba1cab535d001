"""Marshmallow Test: settings, words and views."""

from __future__ import annotations

from typing import Any, Literal

from petitfour.core.beliefs import BeliefData, check, draw_lot, hands_before, replay
from petitfour.core.cards import Pack
from petitfour.core.errors import BadSetting, IllegalMove, Refusal, unreadable
from petitfour.core.game import Game, Options, first_text, read_first
from petitfour.core.state import DEALER, Move
from petitfour.games.marshmallow.rules import Marshmallow

SUITS = "PYGBV"
PACK = Pack(SUITS, 12)
NOBODY = -1
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


class MarshmallowBelief(BeliefData, frozen=True, kw_only=True, forbid_unknown_fields=True):
    dealer: int | None
    trump: str | None
    points: list[int]
    hand: list[str]
    """The seat's cards; of a player who is out, the discarded ones."""
    plays: list[tuple[int, str]]
    """The cards of this round, until the next deal: seat and card."""
    voids: list[list[str]]
    """By seat: the suits it has shown to lack."""


class MarshmallowGame(Game[Marshmallow]):
    id = "marshmallow"
    rules_version = 1
    players = range(2, 6)
    phases = ("first", "deal", "trump", "play", "over")
    fired = ("MT-11", "MT-13", "MT-14", "MT-15", "MT-16", "MT-19", "MT-20")
    variants = ({}, {"edition": "gigamic"})
    options_type = MarshmallowOptions
    belief_type = MarshmallowBelief
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

    def on_show(self, state: Marshmallow) -> int:
        """MT-8."""
        completed = state.last_at >= 0 and state.trick_at == state.played
        return state.played - (state.last_at if completed else state.trick_at)

    def plays(self, state: Marshmallow, start: int, end: int) -> list[dict[str, Any]]:
        if start == end:
            return []
        seats, cards, names = state.log_seat, state.log_card, PACK.names  # compiled, each look makes a list of all
        return [{"seat": seats[i], "card": names[cards[i]]} for i in range(start, end)]

    def reason(self, state: Marshmallow) -> str:
        return "target"

    # --- beliefs as data -------------------------------------------------------------------------------

    def tell(self, known: Marshmallow, seat: int) -> dict[str, Any]:
        return {
            "dealer": None if known.dealer < 0 else known.dealer,
            "trump": None if known.trump < 0 else SUITS[known.trump],
            "points": known.points[: known.players],
            "hand": PACK.texts(known.hands[seat]),
            "plays": [[known.log_seat[i], PACK.names[known.log_card[i]]] for i in range(known.played)],
            "voids": [[SUITS[suit] for suit in range(5) if mask >> suit & 1] for mask in known.voids[: known.players]],
        }

    def rebuild(self, state: Marshmallow, told: MarshmallowBelief) -> Marshmallow:
        if told.phase in ("first", "deal") and not told.plays:  # nothing was dealt yet
            draw_lot(state, told.dealer)
            return state
        check(len(told.points) == state.players, f"points are a list of {state.players} numbers")
        gained = play_round(state.clone(), told, [0] * 5).points
        before = [now - gain for now, gain in zip([*told.points, 0, 0, 0], gained, strict=False)]
        check(all(0 <= points < state.target for points in before), "nobody can have such points in this match")
        return play_round(state, told, before)


def deal_sizes(state: Marshmallow) -> list[int]:
    """Of the parts of a deal: the hands, then what is left over."""
    hands = [state.hand_size] * state.players
    left_over = state.suits * state.ranks - sum(hands)
    return [*hands, left_over] if left_over else hands


def play_round(state: Marshmallow, told: MarshmallowBelief, points: list[int]) -> Marshmallow:
    """Plays the round that a belief tells of, from its deal and the points before it."""
    over = told.phase == "deal"  # `round` and `dealer` are then those of the next one
    dealer = told.plays[0][0] if told.plays else NOBODY if told.dealer is None else told.dealer  # MT-4
    check(0 <= dealer < state.players, f"the dealer is one of {state.players} players")
    check(told.round > over, "no round was played before the first")
    pack = sum(1 << 12 * suit + rank for suit in range(state.suits) for rank in range(state.ranks))
    hands = hands_before(PACK, pack, told.hand, told.seat, told.plays)
    check(hands[told.seat].bit_count() == state.hand_size, f"every player was dealt {state.hand_size} cards")
    state.recall(told.round - over, dealer, points, hands)
    named = [] if told.trump is None else [(dealer, f"trump {told.trump}")]
    replay(state, [*named, *told.plays])
    return state


MARSHMALLOW = MarshmallowGame()
