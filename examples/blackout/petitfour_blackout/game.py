"""Blackout: settings, notation, information sets as data."""

from __future__ import annotations

from typing import Any

from petitfour.core.beliefs import BeliefData, card_mask, check, hands_before, replay
from petitfour.core.errors import BadSetting, Refusal, unreadable
from petitfour.core.facts import Fact
from petitfour.core.game import Draw, Options
from petitfour.core.policy import Policy
from petitfour.core.state import DEALER, Move
from petitfour.core.trick_game import TrickGame
from petitfour.core.view import Common
from petitfour_blackout import view
from petitfour_blackout.constants import BID_MOVES, END_OF_MOVES, EXACT, MOST, PACK, PHASES, RANKS, SUITS
from petitfour_blackout.policy import BlackoutPolicy
from petitfour_blackout.rules import Blackout
from petitfour_blackout.view import BlackoutView


class BlackoutOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: int = 7
    """BO-2: the rounds, and the cards of the first hand."""
    hook: bool = True
    """BO-5: the last bidder may not make the bids come out even."""
    ranks: int = RANKS
    """BO-1: ranks of each suit. Fewer make a small game for exact study."""

    def check(self, players: int) -> None:
        super().check(players)
        for name, high in (("rounds", MOST), ("ranks", RANKS)):
            if not 1 <= getattr(self, name) <= high:
                raise BadSetting(f"{name} is a number from 1 to {high}, not {getattr(self, name)}")
        if players * self.rounds >= 4 * self.ranks:
            raise BadSetting(f"{players} hands of {self.rounds} cards leave no card to turn up")


class BlackoutBelief(BeliefData, frozen=True, kw_only=True, forbid_unknown_fields=True):
    starter: int | None
    turned: str | None
    bids: list[int | None]
    points: list[int]
    hand: list[str]
    plays: list[tuple[int, str]]
    voids: list[list[str]]


class BlackoutGame(TrickGame[Blackout]):
    id = "blackout"
    rules_version = 1
    players = range(3, 6)
    phases = PHASES
    end_of_moves = END_OF_MOVES
    fired = ("BO-8", "BO-7")
    variants = ({}, {"hook": False, "rounds": 4})
    options_type = BlackoutOptions
    belief_type = BlackoutBelief
    view_type = BlackoutView
    fact_types = view.KINDS
    state_type = Blackout
    pack = PACK

    def policy(self) -> Policy:
        return BlackoutPolicy()

    # --- notation --------------------------------------------------------------------------------------

    def move_text(self, state: Blackout, move: int) -> str:
        return PACK.names[move] if move < BID_MOVES else f"bid {move - BID_MOVES}"

    def read_move(self, state: Blackout, text: str) -> int | None:
        bids = {f"bid {n}": BID_MOVES + n for n in range(MOST + 1)}
        return bids.get(text, PACK.read(text))

    def deal_sizes(self, state: Blackout) -> list[int]:
        *hands, left_over = super().deal_sizes(state)
        return [*hands, 1, left_over - 1] if left_over > 1 else [*hands, 1]

    def draws(self, state: Blackout) -> list[Draw]:
        ((cards, hands),) = super().draws(state)
        return [Draw(cards, [*hands, 1])]

    def refuse(self, state: Blackout, seat: int, move: Move) -> Refusal:
        if isinstance(move, tuple):
            return Refusal("BO-4" if state.phase_name() == "first" else "BO-2")
        bidding = state.phase_name() == "bid"
        if not 0 <= move < END_OF_MOVES or (move >= PACK.size and move < BID_MOVES):
            return unreadable(move)
        if bidding != (move >= BID_MOVES):
            return Refusal("not-this-phase")
        if bidding:
            return Refusal("BO-5", {"bid": move - BID_MOVES, "most": state.hand_size})
        if not state.hands[seat] >> move & 1:
            return Refusal("not-in-hand", {"card": PACK.names[move]})
        return Refusal("BO-6", {"suit": SUITS[state.lead]})

    # --- views and facts -------------------------------------------------------------------------------

    def show(self, state: Blackout, seat: int | None, common: Common) -> BlackoutView:
        return view.show(self, state, seat, common)

    def facts(
        self, before: Blackout, seat: int, move: Move, after: Blackout, viewpoint: int | None
    ) -> tuple[Fact, ...]:
        return view.facts(self, before, seat, move, after, viewpoint)

    def facts_are_public(self, before: Blackout, seat: int) -> bool:
        return seat != DEALER

    def reason(self, state: Blackout) -> str:
        return "shared" if len(state.winning_sides()) > 1 else "rounds"

    # --- information sets as data ----------------------------------------------------------------------

    def tell(self, known: Blackout, seat: int) -> dict[str, Any]:
        return {
            "starter": None if known.starter < 0 else known.starter,
            "turned": None if known.turned < 0 else PACK.names[known.turned],
            "bids": [None if bid < 0 else bid for bid in known.bids[: known.players]],
            "points": known.points[: known.players],
            "hand": PACK.texts(known.hands[seat]),
            "plays": self.told_plays(known),
            "voids": self.without(known),
        }

    def first_told(self, told: BlackoutBelief) -> int | None:
        return told.starter

    def rebuild_round(self, state: Blackout, told: BlackoutBelief) -> Blackout:
        check(len(told.points) == state.players, f"points are a list of {state.players} numbers")
        gained = self.play_round(state.clone(), told, [0] * 5).points
        before = [now - gain for now, gain in zip([*told.points, 0, 0], gained, strict=False)]
        before = [*before, 0, 0][:5]
        most = (told.round - 1) * (EXACT + state.rounds)
        check(all(0 <= points <= most for points in before), "nobody can have such points in this match")
        return self.play_round(state, told, before)

    def play_round(self, state: Blackout, told: BlackoutBelief, points: list[int]) -> Blackout:
        """Replay the round of an information set, from its deal and the points before it."""
        dealt_again = told.phase == "deal"  # `round` and `starter` are then those of the next round
        number = told.round - dealt_again
        check(1 <= number <= state.rounds, f"this match has {state.rounds} rounds")
        check(told.starter is not None and told.turned is not None, "cards are dealt, so both must be known")
        assert told.starter is not None
        starter = (told.starter - dealt_again) % state.players
        turned = card_mask(PACK, [told.turned or ""], state.pack)
        hands = hands_before(PACK, state.pack & ~turned, told.hand, told.seat, told.plays)
        size = state.rounds + 1 - number
        check(hands[told.seat].bit_count() == size, f"every player was dealt {size} cards")
        state.recall(number, starter, points, turned.bit_length() - 1, hands)
        seats = [(starter + n) % state.players for n in range(state.players)]
        check(len(told.bids) == state.players, f"bids are a list of {state.players} numbers")
        replay(state, [(seat, f"bid {told.bids[seat]}") for seat in seats if told.bids[seat] is not None])
        replay(state, told.plays)
        return state


GAME = BlackoutGame()
