"""Macaron: the game around its rules. Its notation is in notation.py, its views in view.py."""

from __future__ import annotations

from typing import Any

from petitfour.core.errors import Refusal, unreadable
from petitfour.core.facts import Fact
from petitfour.core.game import REMEMBERED, Draw
from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, Move
from petitfour.core.trick_game import TrickGame
from petitfour.core.view import Common, Play, View
from petitfour.games.macaron import beliefs, facts, notation, view
from petitfour.games.macaron.beliefs import MacaronBelief
from petitfour.games.macaron.constants import END_OF_MOVES, PHASES, SOLO_SEAT
from petitfour.games.macaron.notation import PACK
from petitfour.games.macaron.options import FLAVOURS, MacaronOptions
from petitfour.games.macaron.policy import MacaronPolicy
from petitfour.games.macaron.rules import FIRED, Macaron
from petitfour.games.macaron.view import MacaronView


class MacaronGame(TrickGame[Macaron]):
    id = "macaron"
    rules_version = 1
    players = range(1, 6)
    phases = PHASES
    end_of_moves = END_OF_MOVES
    fired = FIRED
    variants = ({}, {"board": "advanced", "target": 30}, {"teams": True})
    options_type = MacaronOptions
    belief_type = MacaronBelief
    view_type = MacaronView
    fact_types = facts.KINDS
    state_type = Macaron
    pack = PACK

    def move_text(self, state: Macaron, move: int) -> str:
        return notation.text_of(state, move)

    def read_move(self, state: Macaron, text: str) -> int | None:
        return notation.move_of(state, text)

    def card_text(self, state: Macaron, card: int) -> str:
        return notation.text_of(state, card)  # MC-30: a card of Emma's may count as another flavour

    def deal_text(self, state: Macaron, move: tuple[int, ...]) -> str:
        return notation.deal_text(state, move) or super().deal_text(state, move)

    def read_deal(self, state: Macaron, text: str) -> tuple[int, ...] | None:
        return notation.deal_of(state, text) or super().read_deal(state, text)

    def draws(self, state: Macaron) -> list[Draw]:
        phase = state.phase_name()
        if phase == "emma":
            return [Draw(stack, [1] * len(stack)) for stack in notation.emma_stacks(state)]
        if phase == "tokens":
            return [Draw([*state.chance(Rng(0))], notation.token_sizes(state))]
        ((cards, hands),) = super().draws(state)
        if state.solo:
            hands += [1] * (len(cards) - sum(hands))  # the draw pile has an order
        return [Draw(cards, hands)]

    def drawn_text(self, state: Macaron, value: int) -> str:
        kinds = notation.numbers(state).kinds
        return kinds[value] if state.phase_name() == "tokens" else super().drawn_text(state, value)

    def show(self, state: Macaron, seat: int | None, common: Common) -> MacaronView:
        return view.show(self, state, seat, common)

    def own(self, state: Macaron, seat: int, public: View) -> dict[str, Any]:
        return view.own(self, state, seat, public)

    def sees_move(self, before: Macaron, seat: int, to: int | None) -> bool:
        """MC-6, MC-7, MC-11: passes, discards and the numbers of tokens are hidden. The place of a token is public and
        in the view."""
        if before.phase_name() in ("pass", "discard", "vote") and to != seat:
            return False
        return super().sees_move(before, seat, to)

    def facts_are_public(self, before: Macaron, seat: int) -> bool:
        return seat != DEALER and before.phase_name() not in ("pass", "discard", "vote")

    def facts(self, before: Macaron, seat: int, move: Move, after: Macaron, viewpoint: int | None) -> tuple[Fact, ...]:
        return facts.facts(self, before, seat, move, after, viewpoint)

    def last_trick(self, state: Macaron) -> list[Play]:
        """MC-24: visible until the next lead; in the solo game until the human's next card."""
        on_table = state.log_seat[state.trick_at : state.played]
        if state.last_at < 0 or on_table not in ([], [SOLO_SEAT] if state.solo else []):
            return []
        return self.plays(state, state.last_at, state.trick_at)

    def reason(self, state: Macaron) -> str:
        return "target" if len(state.winning_sides()) == 1 else "shared"

    def tell(self, known: Macaron, seat: int) -> dict[str, Any]:
        return beliefs.tell(self, known, seat)

    def first_told(self, told: MacaronBelief) -> int | None:
        return told.first

    def rebuild_round(self, state: Macaron, told: MacaronBelief) -> Macaron:
        return beliefs.rebuild(self, state, told)

    # --- what is wrong with a move -----------------------------------------------------------------------

    def can_deal(self, state: Macaron, move: tuple[int, ...]) -> bool:
        phase = state.phase_name()
        if phase == "tokens":
            return sorted(move) == state.bag[: sum(notation.token_sizes(state))]
        if phase == "emma":
            stacks = notation.emma_stacks(state)
            shuffled = notation.parts(move, [len(stack) for stack in stacks])
            return len(move) == sum(map(len, stacks)) and list(map(sorted, shuffled)) == list(map(sorted, stacks))
        return super().can_deal(state, move)

    def refuse(self, state: Macaron, seat: int, move: Move) -> Refusal:
        phase = state.phase_name()
        if seat == DEALER or isinstance(move, tuple):
            return Refusal({"first": "MC-5", "tokens": "MC-14", "emma": "MC-30"}.get(phase, "MC-4"))
        kind = notation.kind_of(state, move)
        if kind is None:
            return unreadable(move)
        if seat >= state.players:
            return Refusal("MC-32")
        if kind == "as":
            return Refusal("unreadable", {"move": notation.text_of(state, move)})
        if kind != phase:
            return Refusal("not-this-phase")
        text = notation.text_of(state, move).split(" ")
        if phase in ("royal", "allergen"):
            out_of_play = phase == "allergen" and text[1] not in FLAVOURS[: state.flavours] + "C"
            return Refusal("MC-2", {"flavour": text[1]}) if out_of_play else Refusal("MC-8", {"what": phase})
        if phase == "vote":
            return self.refuse_vote(state, seat, token=text[1], flavour=text[3])
        if phase == "bet":
            return Refusal("MC-15") if text == ["no", "bet"] else notation.no_such_bet(state)
        if phase in ("pass", "discard"):
            return self.refuse_cards(state, seat, text[1:]) or Refusal("MC-6" if phase == "pass" else "MC-7")
        return self.refuse_cards(state, seat, text) or Refusal("MC-18", {"flavour": FLAVOURS[state.lead]})

    def refuse_cards(self, state: Macaron, seat: int, cards: list[str]) -> Refusal | None:
        """Return the refusal for the first of these cards that cannot be played."""
        for card in cards:
            if not state.pack >> PACK.numbers[card] & 1:
                return Refusal("MC-2", {"flavour": card[0]})
            if not state.hands[seat] >> PACK.numbers[card] & 1:
                return Refusal("not-in-hand", {"card": card})
        return None

    def refuse_vote(self, state: Macaron, seat: int, token: str, flavour: str) -> Refusal:
        if notation.numbers(state).kinds.index(token) not in state.token[3 * seat : 3 * seat + 3]:
            return Refusal("MC-10", {"token": token})
        if FLAVOURS.index(flavour) >= state.flavours:
            return Refusal("MC-2", {"flavour": flavour})
        return Refusal("MC-11", {"flavour": flavour})

    def refuse_out_of_turn(self, state: Macaron, seat: int, move: Move) -> Refusal:
        """A second pass is not out of turn: the first one is final."""
        if state.phase_name() == "pass" and isinstance(move, int) and notation.kind_of(state, move) == "pass":
            return Refusal("MC-6")
        return Refusal("not-your-turn")

    # --- bots ------------------------------------------------------------------------------------------

    def policy(self) -> Policy:
        return MacaronPolicy()

    def easy_policy(self) -> Policy:
        """Underrates opposing royal cards and overrates the highest card of a flavour."""
        policy = MacaronPolicy()
        policy.memory = REMEMBERED
        weights = list(policy.weights)
        for plain_or_royal in (0, 10):
            weights[plain_or_royal + 4] *= 0.7
            weights[plain_or_royal + 9] += 1.0
        policy.weights = weights
        return policy


GAME = MacaronGame()
