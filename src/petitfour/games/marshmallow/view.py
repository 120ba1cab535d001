"""Marshmallow Test: what a seat sees. Views are built up from nothing: what is not written here stays hidden."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from petitfour.core.holders import holders
from petitfour.core.trick_game import TrickGame
from petitfour.core.view import Common, Holders, Play, Trick, View
from petitfour.games.marshmallow.constants import PACK, SUITS
from petitfour.games.marshmallow.rules import Marshmallow


class MarshmallowMemory(msgspec.Struct, frozen=True):
    """The memory aid: what a player with perfect memory would know."""

    played: list[Play]
    """The cards played in this round."""
    tricks: list[Trick]
    """The completed tricks of this round."""
    without: list[list[str]]
    """By seat: the suits it is known to lack."""
    holders: list[Holders]


class MarshmallowView(View, frozen=True, tag="marshmallow"):
    phase: Literal["first", "deal", "trump", "play", "over"]
    dealer: int | None
    trump: str | None
    lead: str | None
    cards: list[int]
    """The number of cards in each hand."""
    tricks: list[int]
    tricks_needed: int
    out: list[int]
    """The players who went out."""
    left_over: int
    trick: list[Play]
    last_trick: list[Play]
    """MT-8: the trick just completed, until the next lead."""
    hand: list[str] | UnsetType = UNSET
    memory: MarshmallowMemory | UnsetType = UNSET


def show(game: TrickGame[Marshmallow], state: Marshmallow, seat: int | None, common: Common) -> MarshmallowView:
    seats = range(state.players)
    return MarshmallowView(
        *common,
        dealer=None if state.dealer < 0 else state.dealer,
        trump=None if state.trump < 0 else SUITS[state.trump],
        lead=None if state.lead < 0 else SUITS[state.lead],
        cards=state.held[: state.players],
        tricks=state.tricks[: state.players],
        tricks_needed=state.need,
        out=[player for player in seats if state.out >> player & 1],
        left_over=game.left_over(state),
        trick=game.trick(state),
        last_trick=game.last_trick(state),
        hand=UNSET if seat is None else PACK.texts(state.hands[seat]),
        memory=memory(game, state, seat) if state.options.memory_aid else UNSET,
    )


def own(game: TrickGame[Marshmallow], state: Marshmallow, seat: int, public: View) -> dict[str, Any]:
    """Return what a seat sees besides the public view."""
    found: dict[str, Any] = {"hand": PACK.texts(state.hands[seat])}
    if state.options.memory_aid:
        found["memory"] = memory(game, state, seat)
    return found


def memory(game: TrickGame[Marshmallow], state: Marshmallow, seat: int | None) -> MarshmallowMemory:
    played, without = game.memory(state)
    return MarshmallowMemory(played, game.completed(state), without, who_holds(game, state, seat))


def who_holds(game: TrickGame[Marshmallow], state: Marshmallow, seat: int | None) -> list[Holders]:
    """Return who can hold the cards that this viewpoint has not seen. Players who are out have laid theirs aside."""
    if state.phase_name() not in ("trump", "play"):
        return []
    unseen = game.unplayed(state)
    room = state.held[: state.players]
    if seat is not None:
        unseen &= ~state.hands[seat]
        room[seat] = 0
    return [laid_aside(state, found) for found in holders(PACK, unseen, room, state.voids[: state.players])]


def laid_aside(state: Marshmallow, found: Holders) -> Holders:
    """Name nobody in place of the players who are out."""
    seats = [seat for seat in found.seats if seat is not None and not state.out >> seat & 1]
    return found if seats == found.seats else Holders(found.suit, found.cards, [*seats, None])
