"""Marshmallow Test: settings and notation. Its views are in view.py."""

from __future__ import annotations

from typing import Any, Literal

from petitfour.core.beliefs import BeliefData, check, replay
from petitfour.core.errors import BadSetting, Refusal, unreadable
from petitfour.core.facts import Fact
from petitfour.core.game import REMEMBERED, Options
from petitfour.core.policy import Policy
from petitfour.core.state import DEALER, Move
from petitfour.core.trick_game import TrickGame
from petitfour.core.view import Common, View
from petitfour.games.marshmallow import facts, view
from petitfour.games.marshmallow.constants import END_OF_MOVES, NONE, PACK, PHASES, SUITS, TRUMP_MOVES
from petitfour.games.marshmallow.policy import MarshmallowPolicy
from petitfour.games.marshmallow.rules import Marshmallow
from petitfour.games.marshmallow.view import MarshmallowView

TRICKS_NEEDED = {2: 6, 3: 4, 4: 3, 5: 3}  # MT-10


class MarshmallowOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    edition: Literal["gamewright", "gigamic"] = "gamewright"
    """MT-16: once a trump is on the trick, a player may (gamewright) or must (gigamic) play a trump."""
    target: int = 20
    """MT-20: the points that end the game."""
    suits: int = 5
    """MT-1: suits of the pack. Fewer suits, ranks or cards make a small game for exact study."""
    ranks: int = 12
    """MT-1: ranks of each suit."""
    hand: int = 12
    """MT-2: cards per player."""
    out_at: int | None = None
    """Tricks needed to go out; null: MT-10."""

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
    """The seat's cards; for a player who is out, the discarded ones."""
    plays: list[tuple[int, str]]
    """The cards played in this round, until the next deal: seat and card."""
    voids: list[list[str]]
    """By seat: the suits it is known to lack."""


class MarshmallowGame(TrickGame[Marshmallow]):
    id = "marshmallow"
    rules_version = 1
    players = range(2, 6)
    phases = PHASES
    end_of_moves = END_OF_MOVES
    fired = ("MT-11", "MT-13", "MT-14", "MT-15", "MT-16", "MT-19", "MT-20")
    variants = ({}, {"edition": "gigamic"})
    options_type = MarshmallowOptions
    belief_type = MarshmallowBelief
    view_type = MarshmallowView
    fact_types = facts.KINDS
    state_type = Marshmallow
    pack = PACK

    # --- notation ---------------------------------------------------------------------------------------

    def move_text(self, state: Marshmallow, move: int) -> str:
        return PACK.names[move] if move < TRUMP_MOVES else f"trump {SUITS[move - TRUMP_MOVES]}"

    def read_move(self, state: Marshmallow, text: str) -> int | None:
        if text[:6] == "trump " and len(text) == 7 and text[6] in SUITS:
            return TRUMP_MOVES + SUITS.index(text[6])
        return PACK.read(text)

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

    def show(self, state: Marshmallow, seat: int | None, common: Common) -> MarshmallowView:
        return view.show(self, state, seat, common)

    def own(self, state: Marshmallow, seat: int, public: View) -> dict[str, Any]:
        return view.own(self, state, seat, public)

    def facts_are_public(self, before: Marshmallow, seat: int) -> bool:
        return seat != DEALER

    def facts(
        self, before: Marshmallow, seat: int, move: Move, after: Marshmallow, viewpoint: int | None
    ) -> tuple[Fact, ...]:
        return facts.facts(self, before, seat, move, after, viewpoint)

    def reason(self, state: Marshmallow) -> str:
        return "target"

    # --- beliefs as data -------------------------------------------------------------------------------

    def tell(self, known: Marshmallow, seat: int) -> dict[str, Any]:
        return {
            "dealer": None if known.dealer < 0 else known.dealer,
            "trump": None if known.trump < 0 else SUITS[known.trump],
            "points": known.points[: known.players],
            "hand": PACK.texts(known.hands[seat]),
            "plays": self.told_plays(known),
            "voids": self.without(known),
        }

    def first_told(self, told: MarshmallowBelief) -> int | None:
        return told.dealer

    def rebuild_round(self, state: Marshmallow, told: MarshmallowBelief) -> Marshmallow:
        check(len(told.points) == state.players, f"points are a list of {state.players} numbers")
        gained = self.play_round(state.clone(), told, [0] * 5).points
        before = [now - gain for now, gain in zip([*told.points, 0, 0, 0], gained, strict=False)]
        check(all(0 <= points < state.target for points in before), "nobody can have such points in this match")
        return self.play_round(state, told, before)

    def play_round(self, state: Marshmallow, told: MarshmallowBelief, points: list[int]) -> Marshmallow:
        """Replay the round of an information set, from its deal and the points before it."""
        over = told.phase == "deal"  # `round` and `dealer` are then those of the next round
        dealer = told.plays[0][0] if told.plays else NONE if told.dealer is None else told.dealer  # MT-4
        check(0 <= dealer < state.players, f"the dealer is one of {state.players} players")
        check(told.round > over, "no round was played before the first")
        state.recall(told.round - over, dealer, points, self.hands_dealt(state, told, told.plays))
        named = [] if told.trump is None else [(dealer, f"trump {told.trump}")]
        replay(state, [*named, *told.plays])
        return state

    # --- bots ------------------------------------------------------------------------------------------

    def policy(self) -> Policy:
        return MarshmallowPolicy()

    def easy_policy(self) -> Policy:
        """Overrates its high cards and goes out too early, when the others have too few tricks (MT-11)."""
        policy = MarshmallowPolicy()
        policy.memory = REMEMBERED
        policy.enough = [enough * 3 // 4 for enough in policy.enough]
        policy.sooner = [sooner + 2 for sooner in policy.sooner]
        return policy


GAME = MarshmallowGame()
