"""Marshmallow Test: what a move made visible. Everything but the cards of a hand is public."""

from __future__ import annotations

from petitfour.core import facts as shared
from petitfour.core.facts import Fact, TrickWon
from petitfour.core.state import DEALER, Move
from petitfour.core.trick_game import TrickGame
from petitfour.games.marshmallow.constants import PACK, SUITS
from petitfour.games.marshmallow.rules import Marshmallow

ROUND_ENDS = {"MT-13": "one-left", "MT-14": "hands-empty", "MT-20": "target"}


class TrumpNamed(Fact, frozen=True):
    """MT-15: the dealer named the trump suit."""

    seat: int
    suit: str


class WentOut(Fact, frozen=True):
    """MT-11: a player has enough tricks, and scores the tricks of all others."""

    seat: int
    place: int
    """1 for the first player who goes out in this round."""
    points: int
    score: int
    """The player's points in the match."""


KINDS: tuple[type[Fact], ...] = (*shared.SHARED, TrumpNamed, WentOut)


def facts(
    game: TrickGame[Marshmallow], before: Marshmallow, seat: int, move: Move, after: Marshmallow, viewpoint: int | None
) -> tuple[Fact, ...]:
    if seat == DEALER:
        if after.phase_name() == "deal":
            return shared.first_drawn(before, seat, move)
        hand = None if viewpoint is None else PACK.texts(after.hands[viewpoint])
        return (shared.dealt(after, after.held[: after.players], hand),)
    if before.trump != after.trump:
        return (TrumpNamed(seat, SUITS[after.trump]),)
    if after.trick_at == before.trick_at:
        return ()
    return tuple(trick_ended(game, before, after))


def trick_ended(game: TrickGame[Marshmallow], before: Marshmallow, after: Marshmallow) -> list[Fact]:
    """Return who won the trick, who went out with it, and what it ended."""
    winner = after.best_seat
    won = after.tricks[winner]
    number = sum(after.tricks)
    cards = game.plays(after, after.last_at, after.trick_at)
    found: list[Fact] = [TrickWon(winner, PACK.names[after.best], cards, won, number)]
    if after.out != before.out:
        gained = after.points[winner] - before.points[winner]
        found.append(WentOut(winner, after.out.bit_count(), gained, after.points[winner]))
    if shared.round_over(before, after):
        reason = next(ROUND_ENDS[rule] for rule in after.rules_fired() if rule in ROUND_ENDS)
        found += shared.ended(game, before, after, reason)
    return found
