"""Monster Tricks: what a move made visible. Hands and the order of a row are secret; a win turns up a point card."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from petitfour.core import facts as shared
from petitfour.core.facts import Fact, TrickWon
from petitfour.core.game import Game
from petitfour.core.state import DEALER, Move
from petitfour.games.monster.constants import PACK
from petitfour.games.monster.rules import Monster
from petitfour.games.monster.view import on_table, trick


class RowLaid(Fact, frozen=True):
    """MO-3: a seat has laid its point cards."""

    seat: int
    row: list[int] | UnsetType = UNSET
    """The own row, left to right."""


class TrickOpened(Fact, frozen=True):
    """MO-6: a card began a new trick at this place."""

    seat: int
    place: int


class MarkerMoved(Fact, frozen=True):
    """MO-9: a higher card of the opening colour took the marker of a trick."""

    seat: int
    place: int
    before: int
    """The seat that had the marker."""


class PointCardTurned(Fact, frozen=True):
    """MO-11: a win turned up the next card of the winner's row."""

    seat: int
    card: int
    """Which one: 0 is the left one."""
    value: int
    again: bool
    """The row began again from the left."""


class PointCardsKept(Fact, frozen=True):
    """MO-13: everybody keeps the point card that is face up."""

    kept: list[int]
    """By seat: its value; 0 for a seat without a trick."""
    cards: list[int | None]
    """By seat: which card of the row it was."""
    unfinished: list[int]
    """The places of the tricks that were not completed."""
    next_starter: int | None
    """MO-4: who begins the next round; None after the last."""


KINDS: tuple[type[Fact], ...] = (*shared.SHARED, RowLaid, TrickOpened, MarkerMoved, PointCardTurned, PointCardsKept)


def facts(
    game: Game[Any], before: Monster, seat: int, move: Move, after: Monster, viewpoint: int | None
) -> tuple[Fact, ...]:
    if seat == DEALER:
        if after.phase_name() == "deal":
            return shared.first_drawn(before, seat, move)
        hand = None if viewpoint is None else PACK.texts(after.hands[viewpoint])
        return (shared.dealt(after, after.held[: after.players], hand),)
    if before.phase_name() == "order":
        return (RowLaid(seat, after.rows[3 * seat : 3 * seat + 3] if seat == viewpoint else UNSET),)
    return tuple(card_played(game, before, seat, after))


def card_played(game: Game[Any], before: Monster, seat: int, after: Monster) -> list[Fact]:
    """Return what everybody saw when a card was played."""
    place = after.log_place[after.played - 1]
    found: list[Fact] = []
    if not before.taken >> place & 1:
        found.append(TrickOpened(seat, place + 1))
    elif after.marker[place] != before.marker[place]:
        found.append(MarkerMoved(after.marker[place], place + 1, before.marker[place]))
    winner = after.marker[place]
    if after.tricks[winner] != before.tricks[winner]:
        found += trick_won(before, winner, after)
    if shared.round_over(before, after):
        found.append(cards_kept(before, after))
        found += shared.ended(game, before, after, "cards-played")
    return found


def trick_won(before: Monster, winner: int, after: Monster) -> list[Fact]:
    completed = on_table(after)[1]
    assert completed is not None
    last = trick(*completed)
    card = PACK.names[after.high[last.place - 1]]
    won = after.tricks[winner]
    turned = (won - 1) % 3
    # at the end of the round the rows of `after` are put away
    value = before.rows[3 * winner + turned]
    return [
        TrickWon(winner, card, last.cards, won, sum(after.tricks), last.place),
        PointCardTurned(winner, turned, value, won > 1 and turned == 0),
    ]


def cards_kept(before: Monster, after: Monster) -> PointCardsKept:
    seats = range(after.players)
    return PointCardsKept(
        [after.kept[3 * seat + before.round - 1] for seat in seats],
        [(after.tricks[seat] - 1) % 3 if after.tricks[seat] else None for seat in seats],
        [place + 1 for place in range(4) if after.taken >> place & 1],
        None if after.phase_name() == "over" else (after.starter + 1) % after.players,
    )
