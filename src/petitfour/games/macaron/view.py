"""Macaron: what a seat sees. Views are built up from nothing: what is not written here stays hidden."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from petitfour.core.holders import holders
from petitfour.core.trick_game import TrickGame
from petitfour.core.view import Common, Holders, Play, Trick, View
from petitfour.games.macaron.constants import DECLINED, SOLO_SEAT
from petitfour.games.macaron.notation import GROUPS, PACK, SIDES, numbers
from petitfour.games.macaron.options import FLAVOURS
from petitfour.games.macaron.rules import Macaron


class Vote(msgspec.Struct, frozen=True):
    """A token on the board. Its number is None while it is face down for this viewpoint."""

    seat: int
    flavour: str
    side: Literal["above", "below"]
    token: str | None


class EmmaView(msgspec.Struct, frozen=True):
    """What is seen of Emma's cards, besides those she plays."""

    stacks: dict[str, int]
    """By flavour: the number of cards."""
    pile: int
    allergen_card: str | None
    """MC-31: the card turned up for the allergen."""
    face_up: list[str]
    """MC-30: the cards that she got face up; only until the bet, and not for spectators."""


class Passed(msgspec.Struct, frozen=True):
    """The cards that a seat passed on."""

    to: int
    cards: list[str]


class Received(msgspec.Struct, frozen=True):
    """The cards that a seat got; none until all have chosen."""

    giver: int = msgspec.field(name="from")
    cards: list[str]


class MacaronMemory(msgspec.Struct, frozen=True, kw_only=True):
    """The memory aid: what a player with perfect memory would know. It lifts MC-24."""

    played: list[Play]
    """The cards played in this round."""
    tricks: list[Trick]
    """The completed tricks of this round."""
    without: list[list[str]]
    """By seat: the flavours it is known to lack."""
    votes: list[Vote] | UnsetType = UNSET
    discarded: list[str] | UnsetType = UNSET
    drawn: list[str] | UnsetType = UNSET
    face_up: list[str] | UnsetType = UNSET
    passed: Passed | UnsetType = UNSET
    received: Received | UnsetType = UNSET
    holders: list[Holders]


class MacaronView(View, frozen=True, tag="macaron"):
    phase: Literal[
        "first", "deal", "pass", "discard", "emma", "royal", "allergen", "tokens", "vote", "bet", "play", "over"
    ]
    first: int | None
    teams: list[list[int]] | None
    flavours: list[str]
    royal: str | None
    """The royal group."""
    allergen: str | None
    lead: str | None
    cards: list[int]
    """The number of cards in each hand."""
    tricks: list[int]
    boxes: list[int]
    bets: list[str | None]
    trick: list[Play]
    last_trick: list[Play]
    """MC-24: visible until the next lead; in the solo game until the human's next card."""
    emma: EmmaView | UnsetType = UNSET
    """Only in the solo game."""
    left_over: int | UnsetType = UNSET
    passed: list[int] | UnsetType = UNSET
    """MC-6: who has chosen the cards to pass on, until all have."""
    votes: list[Vote] | UnsetType = UNSET
    """MC-12: removed when play begins."""
    hand: list[str] | UnsetType = UNSET
    passing: list[str] | UnsetType = msgspec.field(default=UNSET, name="pass")
    """The own cards that were chosen to be passed on."""
    tokens: list[str] | UnsetType = UNSET
    memory: MacaronMemory | UnsetType = UNSET


def show(game: TrickGame[Macaron], state: Macaron, seat: int | None, common: Common) -> MacaronView:
    """Return the view of a seat; None is a spectator, who sees only public things."""
    phase = state.phase_name()
    # MC-6: everybody sees that a pass is chosen, but not which cards
    chosen = state.chosen if phase == "pass" else 0
    # a chosen pass lies face down before its owner until all have chosen
    given = state.passed[seat] if phase == "pass" and seat is not None else 0
    votes_shown = votes(state, seat) if phase in ("vote", "bet") else []
    return MacaronView(
        *common,
        first=None if state.first < 0 else state.first,
        teams=[[0, 2], [1, 3]] if state.teams else None,
        flavours=list(FLAVOURS[: state.flavours]),
        royal=None if state.royal < 0 else GROUPS[state.royal],
        allergen=None if state.allergen < 0 else FLAVOURS[state.allergen],
        lead=None if state.lead < 0 else FLAVOURS[state.lead],
        cards=state.held[: state.seats],
        tricks=state.tricks[: state.seats],
        boxes=state.boxes[: state.seats],
        bets=[bet(state, player) for player in range(state.seats)],
        trick=game.trick(state),
        last_trick=game.last_trick(state),
        emma=show_emma(state, seat) if state.solo else UNSET,
        left_over=UNSET if state.solo else game.left_over(state),
        passed=UNSET if state.solo else [player for player in range(state.players) if chosen >> player & 1],
        votes=votes_shown if state.tokens_each else UNSET,
        hand=UNSET if seat is None else PACK.texts(state.hands[seat] & ~given),
        passing=UNSET if seat is None or state.solo else PACK.texts(given),
        tokens=UNSET if seat is None or not state.tokens_each else tokens(state, seat),
        memory=memory(game, state, seat) if state.options.memory_aid else UNSET,
    )


def own(game: TrickGame[Macaron], state: Macaron, seat: int, public: View) -> dict[str, Any]:
    """Return what a seat sees besides the public view: its cards and tokens, its own votes, and in the solo game what
    Emma got face up."""
    phase = state.phase_name()
    given = state.passed[seat] if phase == "pass" else 0
    found: dict[str, Any] = {"hand": PACK.texts(state.hands[seat] & ~given)}
    if state.solo:
        found["emma"] = show_emma(state, seat)
    else:
        found["passing"] = PACK.texts(given)
    if state.tokens_each:
        found["tokens"] = tokens(state, seat)
        if phase == "vote":
            found["votes"] = votes(state, seat)
    if state.options.memory_aid:
        found["memory"] = memory(game, state, seat)
    return found


def tokens(state: Macaron, seat: int) -> list[str]:
    """Return the vote tokens that a seat still holds."""
    kinds = numbers(state).kinds
    return [kinds[kind] for kind in state.token[3 * seat : 3 * seat + 3] if kind >= 0]


def bet(state: Macaron, seat: int) -> str | None:
    level = state.bets[seat]
    return None if level < 0 else "no bet" if level == DECLINED else numbers(state).levels[level]


def votes(state: Macaron, seat: int | None) -> list[Vote]:
    """MC-11: everybody sees who places a token where. Its number is secret until all are revealed."""
    if not state.votes:
        return []
    revealed = state.phase_name() != "vote"
    kinds, spots, tokens = numbers(state).kinds, state.vote_spot, state.vote_token
    placed = []
    for i in range(state.votes):
        voter = (state.first + i) % state.players
        token = kinds[tokens[i]] if revealed or voter == seat else None
        placed.append(Vote(voter, FLAVOURS[spots[i] // 2], SIDES[spots[i] % 2], token))
    return placed


def show_emma(state: Macaron, seat: int | None) -> EmmaView:
    phase = state.phase_name()
    at_play = phase in ("bet", "play")
    turned_up = state.drawn + state.hand_size
    gone = turned_up + 1 if at_play else state.drawn
    in_pile = state.pack.bit_count() - state.hand_size
    return EmmaView(
        stacks={FLAVOURS[i]: state.bottom[i] - state.top[i] for i in range(state.flavours)},
        pile=in_pile - gone if at_play or phase in ("discard", "emma") else 0,
        allergen_card=PACK.names[state.pile[turned_up]] if at_play else None,
        # MC-30: the human sees her get them; after the bet, only memory has them
        face_up=face_up(state) if phase == "bet" and seat is not None else [],
    )


def face_up(state: Macaron) -> list[str]:
    """MC-30: return the cards that Emma got onto the stacks of their own flavours."""
    cards = state.pile[state.drawn + state.flavours : state.drawn + state.hand_size]
    return [PACK.names[card] for card in sorted(cards)]


# --- the memory aid ------------------------------------------------------------------------------------------


def memory(game: TrickGame[Macaron], state: Macaron, seat: int | None) -> MacaronMemory:
    """Return what a perfect memory adds; lifts MC-24."""
    phase = state.phase_name()
    played, without = game.memory(state)
    passed, received = (UNSET, UNSET) if seat is None or state.solo else passes(state, seat)
    human = state.solo and seat is not None
    return MacaronMemory(
        played=played,
        tricks=game.completed(state),
        without=without,
        votes=votes(state, seat) if state.tokens_each else UNSET,
        discarded=PACK.texts(state.discarded) if human else UNSET,
        drawn=[PACK.names[card] for card in state.pile[: state.drawn]] if human else UNSET,
        face_up=UNSET if not human else face_up(state) if phase in ("bet", "play") else [],
        passed=passed,
        received=received,
        holders=solo_holders(game, state, seat) if state.solo else who_holds(game, state, seat),
    )


def passes(state: Macaron, seat: int) -> tuple[Passed | UnsetType, Received | UnsetType]:
    """Return what a seat passed on and what it got, once it has chosen."""
    if not state.passed[seat]:
        return UNSET, UNSET
    to, giver = neighbours(state, seat)
    received = state.passed[giver] if state.phase_name() != "pass" else 0
    return Passed(to, PACK.texts(state.passed[seat])), Received(giver, PACK.texts(received))


def neighbours(state: Macaron, seat: int) -> tuple[int, int]:
    """MC-6: return the seats that this seat passes to and gets cards from."""
    left, right = (seat + 1) % state.players, (seat - 1) % state.players
    return (left, right) if state.round % 2 else (right, left)


def who_holds(game: TrickGame[Macaron], state: Macaron, seat: int | None) -> list[Holders]:
    """Return who can hold the cards that this viewpoint has not seen. Cards that the seat passed on and that were not
    played are with its neighbour."""
    if state.phase_name() in ("first", "deal", "over"):
        return []
    unseen = game.unplayed(state)
    room = state.held[: state.players]
    fixed = None
    if seat is not None:
        unseen &= ~state.hands[seat]
        room[seat] = 0
        if state.phase_name() != "pass":
            fixed = (neighbours(state, seat)[0], state.passed[seat] & unseen)
    return holders(PACK, unseen, room, state.voids[: state.players], fixed)


def solo_holders(game: TrickGame[Macaron], state: Macaron, seat: int | None) -> list[Holders]:
    """Return the same for the human of the solo game: unseen cards are in Emma's stacks or in the pile. A card in a
    stack may have any flavour (MC-30), so nothing shows what she lacks."""
    if state.phase_name() in ("first", "deal", "over") or seat is None:
        return []
    unseen = game.unplayed(state) & ~(state.hands[seat] | state.discarded)
    if state.phase_name() not in ("bet", "play"):
        return holders(PACK, unseen, [0, 0], ())  # she has no cards yet
    turned_up = state.drawn + state.hand_size
    hers = sum(1 << card for card in state.pile[state.drawn + state.flavours : turned_up]) & unseen
    unseen &= ~(1 << state.pile[turned_up])
    return holders(PACK, unseen, [0, state.held[SOLO_SEAT]], (), (SOLO_SEAT, hers))
