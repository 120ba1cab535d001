"""Macaron: what a move made visible. Hands, passes, draws and the numbers of tokens are secret."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from petitfour.core import facts as shared
from petitfour.core.facts import Fact, TrickWon
from petitfour.core.state import DEALER, Move
from petitfour.core.trick_game import TrickGame
from petitfour.core.view import Play
from petitfour.games.macaron.constants import CHOCOLATE, DECLINED, SOLO_SEAT
from petitfour.games.macaron.emma_reasons import EmmaPlayed, emma_played
from petitfour.games.macaron.notation import GROUPS, PACK, numbers
from petitfour.games.macaron.options import FLAVOURS, TOP_LEVEL
from petitfour.games.macaron.rules import Macaron
from petitfour.games.macaron.view import Vote, bet, face_up, neighbours, tokens, votes


class PassChosen(Fact, frozen=True):
    """MC-6: a seat has chosen the cards to pass on."""

    seat: int
    cards: list[str] | UnsetType = UNSET
    """The own cards."""


class PassReceived(Fact, frozen=True):
    """MC-6: the cards changed hands. Only the seat that got these cards sees this."""

    giver: int
    cards: list[str]


class CardsExchanged(Fact, frozen=True):
    """MC-7: the human of the solo game discarded and drew."""

    number: int
    discarded: list[str] | UnsetType = UNSET
    drawn: list[str] | UnsetType = UNSET


class StacksDealt(Fact, frozen=True):
    """MC-30, MC-31: Emma got her stacks, and a card was turned up for the allergen."""

    stacks: dict[str, int]
    """By flavour: the number of cards."""
    allergen_card: str
    face_up: list[str] | UnsetType = UNSET
    """The cards that came face up; a spectator may have come too late for them."""


class TokensDealt(Fact, frozen=True):
    """MC-10: everybody got vote tokens."""

    each: int
    tokens: list[str] | UnsetType = UNSET
    """The own tokens."""


class VotePlaced(Fact, frozen=True):
    """MC-11: a token was placed face down."""

    seat: int
    flavour: str
    side: Literal["above", "below"]
    token: str | UnsetType = UNSET
    """Only for the seat that placed it."""


class VotesRevealed(Fact, frozen=True):
    """MC-12: all tokens were turned up and counted."""

    votes: list[Vote]
    sums: dict[str, int]
    """By flavour."""
    groups: dict[str, int]
    """The sums of the groups that can be royal."""


class RoyalDecided(Fact, frozen=True):
    """The royal group is known: by a choice (MC-9), by votes (MC-12) or by Emma's cards (MC-31)."""

    group: str
    flavours: list[str]
    tie: bool
    """MC-12: the votes were equal, so the leftmost counts, here or for the allergen."""


class AllergenDecided(Fact, frozen=True):
    """The allergen is known."""

    flavour: str


class BoxesWon(Fact, frozen=True):
    """What the trick was worth."""

    seat: int
    boxes: int
    total: int
    level: str
    """The level of the track that the winner has reached."""
    royal: bool
    """MC-19: a royal card won on another flavour's trick."""
    allergen: Literal["blocked", "cancelled"] | None
    """MC-22: the allergen took the boxes, or a 2 cancelled it."""


class SeatResult(msgspec.Struct, frozen=True):
    """MC-25: what a round brought to one seat. A score never falls below 0."""

    seat: int
    boxes: int
    level: str
    points: int
    """For the level."""
    bet: str | None
    """None: no bet."""
    won: bool | None
    bet_points: int
    """For the bet; for Emma: what the human's lost bet gave her (MC-38)."""


class BoxesCounted(Fact, frozen=True):
    """MC-16, MC-25: levels and bets at the end of a round."""

    results: list[SeatResult]


KINDS: tuple[type[Fact], ...] = (
    *shared.SHARED, PassChosen, PassReceived, CardsExchanged, StacksDealt, TokensDealt, VotePlaced, VotesRevealed,
    RoyalDecided, AllergenDecided, EmmaPlayed, BoxesWon, BoxesCounted,
)  # fmt: skip


def facts(
    game: TrickGame[Macaron], before: Macaron, seat: int, move: Move, after: Macaron, viewpoint: int | None
) -> tuple[Fact, ...]:
    phase = before.phase_name()
    if phase == "play":
        return tuple(card_played(game, before, seat, move, after))
    if seat == DEALER:
        return (*dealt(before, move, after, viewpoint), *decided(before, after))
    if phase == "pass":
        return tuple(passed(seat, after, viewpoint))
    if phase == "discard":
        return (exchanged(after, viewpoint),)
    if phase == "vote":
        return (*voted(before, seat, after, viewpoint), *decided(before, after))
    return decided(before, after)


def dealt(before: Macaron, move: Move, after: Macaron, viewpoint: int | None) -> tuple[Fact, ...]:
    """Return what the dealer did: draw the first player, or deal cards, tokens or Emma's stacks."""
    phase = before.phase_name()
    if phase == "deal":
        hand = None if viewpoint is None else PACK.texts(after.hands[viewpoint])
        return (shared.dealt(after, after.held[: after.seats], hand),)
    if phase == "tokens":
        return (TokensDealt(after.tokens_each, UNSET if viewpoint is None else tokens(after, viewpoint)),)
    if phase == "emma":
        heights = {FLAVOURS[i]: after.bottom[i] - after.top[i] for i in range(after.flavours)}
        turned_up = PACK.names[after.pile[after.drawn + after.hand_size]]
        return (StacksDealt(heights, turned_up, UNSET if viewpoint is None else face_up(after)),)
    return shared.first_drawn(before, DEALER, move)


def passed(seat: int, after: Macaron, viewpoint: int | None) -> list[Fact]:
    own = PACK.texts(after.passed[seat]) if seat == viewpoint else UNSET
    found: list[Fact] = [PassChosen(seat, own)]
    if after.phase_name() != "pass" and viewpoint is not None:
        giver = neighbours(after, viewpoint)[1]
        found.append(PassReceived(giver, PACK.texts(after.passed[giver])))
    return found


def exchanged(after: Macaron, viewpoint: int | None) -> CardsExchanged:
    if viewpoint is None:
        return CardsExchanged(after.drawn)
    drawn = [PACK.names[card] for card in sorted(after.pile[: after.drawn])]
    return CardsExchanged(after.drawn, PACK.texts(after.discarded), drawn)


def voted(before: Macaron, seat: int, after: Macaron, viewpoint: int | None) -> list[Fact]:
    placed = votes(after, viewpoint)
    last = placed[-1]
    token = UNSET if last.token is None or seat != viewpoint else last.token
    found: list[Fact] = [VotePlaced(seat, last.flavour, last.side, token)]
    if after.phase_name() != "vote":
        found.append(revealed(after, placed))
    return found


def revealed(after: Macaron, placed: list[Vote]) -> VotesRevealed:
    """Count the tokens of each flavour and of each group; chocolate can be neither royal nor the allergen."""
    kinds = numbers(after).kinds
    sums = dict.fromkeys(FLAVOURS[: after.flavours], 0)
    for vote in placed:
        assert vote.token is not None
        kind = kinds.index(vote.token)
        sums[vote.flavour] += after.plus[kind] if vote.side == "above" else -after.minus[kind]
    flavours = FLAVOURS[: min(after.flavours, CHOCOLATE)]
    groups = {GROUPS[i // 2]: sum(sums[one] for one in flavours[i : i + 2]) for i in range(0, len(flavours), 2)}
    return VotesRevealed(placed, sums, groups)


def decided(before: Macaron, after: Macaron) -> tuple[Fact, ...]:
    """Return what became known about royal and allergen."""
    found: list[Fact] = []
    if before.royal < 0 <= after.royal:
        flavours = list(FLAVOURS[2 * after.royal : min(2 * after.royal + 2, after.flavours)])
        found.append(RoyalDecided(GROUPS[after.royal], flavours, "MC-12" in after.rules_fired()))
    if before.allergen < 0 <= after.allergen:
        found.append(AllergenDecided(FLAVOURS[after.allergen]))
    return tuple(found)


# --- tricks ------------------------------------------------------------------------------------------------


def card_played(game: TrickGame[Macaron], before: Macaron, seat: int, move: Move, after: Macaron) -> list[Fact]:
    found: list[Fact] = []
    if before.solo and seat == SOLO_SEAT and isinstance(move, int):
        found.append(emma_played(before, move))
    if after.trick_at != before.trick_at:
        found += trick_won(game, before, after)
    if shared.round_over(before, after):
        found.append(BoxesCounted([result(after, player) for player in range(after.seats)]))
        reason = "eight-boxes" if "MC-23" in after.rules_fired() else "hands-empty"
        found += shared.ended(game, before, after, reason)
    return found


def trick_won(game: TrickGame[Macaron], before: Macaron, after: Macaron) -> list[Fact]:
    winner = after.best_seat
    cards: list[Play] = game.plays(after, after.last_at, after.trick_at)
    card = next(play.card for play in cards if play.seat == winner)
    fired = after.rules_fired()
    allergen: Literal["blocked", "cancelled"] | None = None
    if "MC-22" in fired:
        allergen = "blocked"
    elif "MC-22-cancelled" in fired:
        allergen = "cancelled"
    boxes = after.boxes[winner]
    return [
        TrickWon(winner, card, cards, after.tricks[winner], sum(after.tricks)),
        BoxesWon(winner, boxes - before.boxes[winner], boxes, level(after, winner), "MC-19" in fired, allergen),
    ]


def level(state: Macaron, seat: int) -> str:
    return numbers(state).levels[state.level_of[min(state.boxes[seat], TOP_LEVEL)]]


def result(after: Macaron, seat: int) -> SeatResult:
    boxes = min(after.boxes[seat], TOP_LEVEL)
    reached = after.level_of[boxes]
    points = after.worth[boxes]
    bet_on = after.bets[seat]
    if bet_on < 0 or bet_on == DECLINED:
        lost_by_human = after.solo and seat == SOLO_SEAT and "MC-38" in after.rules_fired()
        return SeatResult(seat, after.boxes[seat], level(after, seat), points, None, None, 2 if lost_by_human else 0)
    won = bet_on == reached
    gained = 0 if after.solo else after.won[bet_on] if won else -after.lost[bet_on]
    return SeatResult(seat, after.boxes[seat], level(after, seat), points, bet(after, seat), won, gained)
