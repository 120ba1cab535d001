"""Macaron: the game as the table knows it. Its words are in words.py, its views in views.py."""

from __future__ import annotations

from typing import Any

from petitfour.core.cards import each
from petitfour.core.errors import IllegalMove, Refusal, unreadable
from petitfour.core.game import Game
from petitfour.core.state import DEALER, Move
from petitfour.games.macaron import beliefs, views, words
from petitfour.games.macaron.beliefs import MacaronBelief
from petitfour.games.macaron.options import FLAVOURS, MacaronOptions
from petitfour.games.macaron.rules import FIRED, Macaron
from petitfour.games.macaron.table import PHASES
from petitfour.games.macaron.words import PACK


class MacaronGame(Game[Macaron]):
    id = "macaron"
    rules_version = 1
    players = range(1, 6)
    phases = PHASES
    fired = FIRED
    variants = ({}, {"board": "advanced", "target": 30}, {"teams": True})
    options_type = MacaronOptions
    belief_type = MacaronBelief
    state_type = Macaron

    def text(self, state: Macaron, seat: int, move: Move) -> str:
        return words.deal_text(state, move) if isinstance(move, tuple) else words.text_of(state, move)

    def read(self, state: Macaron, seat: int, text: str) -> Move:
        move = words.deal_of(state, text) if seat == DEALER else words.move_of(state, text)
        if move is None:
            raise IllegalMove(unreadable(text))
        return move

    def show(self, state: Macaron, seat: int | None) -> dict[str, Any]:
        return views.show(state, seat)

    def told(self, before: Macaron, seat: int, move: Move, to: int | None) -> str | None:
        """MC-6, MC-7, MC-11: passes, discards and the numbers of tokens are hidden. Where a token was placed is
        seen, and in the view."""
        if before.phase_name() in ("pass", "discard", "vote") and to != seat:
            return None
        return super().told(before, seat, move, to)

    def on_show(self, state: Macaron) -> int:
        """MC-24."""
        return len(views.last_trick(state)) + state.played - state.trick_at

    def reason(self, state: Macaron) -> str:
        return "target" if len(state.winning_sides()) == 1 else "shared"

    def tell(self, known: Macaron, seat: int) -> dict[str, Any]:
        return beliefs.tell(known, seat)

    def rebuild(self, state: Macaron, told: MacaronBelief) -> Macaron:
        return beliefs.rebuild(state, told)

    # --- what is wrong with a move -----------------------------------------------------------------------

    def can_deal(self, state: Macaron, move: tuple[int, ...]) -> bool:
        phase = state.phase_name()
        if phase == "tokens":
            return sorted(move) == state.bag[: sum(words.token_sizes(state))]
        if phase == "emma":
            stacks = words.emma_stacks(state)
            shuffled = words.parts(move, [len(stack) for stack in stacks])
            return len(move) == sum(map(len, stacks)) and list(map(sorted, shuffled)) == list(map(sorted, stacks))
        return sorted(move) == list(each(state.pack))

    def refuse(self, state: Macaron, seat: int, move: Move) -> Refusal:
        phase = state.phase_name()
        if seat == DEALER or isinstance(move, tuple):
            return Refusal({"first": "MC-5", "tokens": "MC-14", "emma": "MC-30"}.get(phase, "MC-4"))
        kind = words.kind_of(state, move)
        if kind is None:
            return unreadable(move)
        if seat >= state.players:
            return Refusal("MC-32")
        if kind == "as":
            return Refusal("unreadable", {"move": words.text_of(state, move)})
        if kind != phase:
            return Refusal("not-this-phase")
        text = words.text_of(state, move).split(" ")
        if phase in ("royal", "allergen"):
            out_of_play = phase == "allergen" and text[1] not in FLAVOURS[: state.flavours] + "C"
            return Refusal("MC-2", {"flavour": text[1]}) if out_of_play else Refusal("MC-8", {"what": phase})
        if phase == "vote":
            return self.refuse_vote(state, seat, token=text[1], flavour=text[3])
        if phase == "bet":
            return Refusal("MC-15") if text == ["no", "bet"] else words.no_such_bet(state)
        if phase in ("pass", "discard"):
            return self.refuse_cards(state, seat, text[1:]) or Refusal("MC-6" if phase == "pass" else "MC-7")
        return self.refuse_cards(state, seat, text) or Refusal("MC-18", {"flavour": FLAVOURS[state.lead]})

    def refuse_cards(self, state: Macaron, seat: int, cards: list[str]) -> Refusal | None:
        """The first of these cards that is not there to be played."""
        for card in cards:
            if not state.pack >> PACK.numbers[card] & 1:
                return Refusal("MC-2", {"flavour": card[0]})
            if not state.hands[seat] >> PACK.numbers[card] & 1:
                return Refusal("not-in-hand", {"card": card})
        return None

    def refuse_vote(self, state: Macaron, seat: int, token: str, flavour: str) -> Refusal:
        if words.numbers(state).kinds.index(token) not in state.token[3 * seat : 3 * seat + 3]:
            return Refusal("MC-10", {"token": token})
        if FLAVOURS.index(flavour) >= state.flavours:
            return Refusal("MC-2", {"flavour": flavour})
        return Refusal("MC-11", {"flavour": flavour})

    def refuse_out_of_turn(self, state: Macaron, seat: int, move: Move) -> Refusal:
        """A second pass is not out of turn: the first one is final."""
        if state.phase_name() == "pass" and isinstance(move, int) and words.kind_of(state, move) == "pass":
            return Refusal("MC-6")
        return Refusal("not-your-turn")


MACARON = MacaronGame()
