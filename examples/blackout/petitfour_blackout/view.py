"""Blackout: what a seat sees, and what a move made visible."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from petitfour.core import facts as shared
from petitfour.core.facts import Fact, TrickWon
from petitfour.core.holders import holders
from petitfour.core.state import DEALER, Move
from petitfour.core.trick_game import TrickGame
from petitfour.core.view import Common, Holders, Play, View
from petitfour_blackout.constants import PACK, SUITS
from petitfour_blackout.rules import Blackout


class BlackoutMemory(msgspec.Struct, frozen=True):
    """The memory aid: what a player with perfect memory would know."""

    played: list[Play]
    without: list[list[str]]
    holders: list[Holders]


class BlackoutView(View, frozen=True, tag="blackout"):
    phase: Literal["first", "deal", "bid", "play", "over"]
    turned: str | None
    """The card that was turned up."""
    trump: str | None
    lead: str | None
    cards: list[int]
    """The number of cards in each hand."""
    bids: list[int | None]
    tricks: list[int]
    trick: list[Play]
    last_trick: list[Play]
    hand: list[str] | UnsetType = UNSET
    memory: BlackoutMemory | UnsetType = UNSET


def show(game: TrickGame[Blackout], state: Blackout, seat: int | None, common: Common) -> BlackoutView:
    return BlackoutView(
        *common,
        turned=None if state.turned < 0 else PACK.names[state.turned],
        trump=None if state.trump < 0 else SUITS[state.trump],
        lead=None if state.lead < 0 else SUITS[state.lead],
        cards=state.held[: state.players],
        bids=[None if bid < 0 else bid for bid in state.bids[: state.players]],
        tricks=state.tricks[: state.players],
        trick=game.trick(state),
        last_trick=game.last_trick(state),
        hand=UNSET if seat is None else PACK.texts(state.hands[seat]),
        memory=memory(game, state, seat) if state.options.memory_aid else UNSET,
    )


def memory(game: TrickGame[Blackout], state: Blackout, seat: int | None) -> BlackoutMemory:
    unseen = 0
    room = state.held[: state.players]
    if state.phase_name() in ("bid", "play"):
        unseen = game.unplayed(state) & ~(1 << state.turned)
        if seat is not None:
            unseen &= ~state.hands[seat]
            room[seat] = 0
    played, without = game.memory(state)
    return BlackoutMemory(played, without, holders(PACK, unseen, room, state.voids[: state.players]))


class TrumpTurned(Fact, frozen=True):
    """BO-3: the card that names trump."""

    card: str
    suit: str


class BidScored(Fact, frozen=True):
    """BO-8: what a bid was worth at the end of a round."""

    seat: int
    bid: int
    tricks: int
    points: int


KINDS: tuple[type[Fact], ...] = (*shared.SHARED, TrumpTurned, BidScored)


def facts(
    game: TrickGame[Blackout], before: Blackout, seat: int, move: Move, after: Blackout, viewpoint: int | None
) -> tuple[Fact, ...]:
    if seat == DEALER:
        if after.phase_name() == "deal":
            return shared.first_drawn(before, seat, move)
        hand = None if viewpoint is None else PACK.texts(after.hands[viewpoint])
        dealt = shared.dealt(after, after.held[: after.players], hand)
        return (dealt, TrumpTurned(PACK.names[after.turned], SUITS[after.trump]))
    if after.trick_at == before.trick_at:
        return ()
    winner = after.best_seat
    cards = game.plays(after, after.last_at, after.trick_at)
    won = TrickWon(winner, PACK.names[after.best], cards, after.tricks[winner], sum(after.tricks))
    if not shared.round_over(before, after):
        return (won,)
    scored = [
        BidScored(player, after.bids[player], after.tricks[player], after.points[player] - before.points[player])
        for player in range(after.players)
    ]
    return (won, *scored, *shared.ended(game, before, after, "rounds"))
