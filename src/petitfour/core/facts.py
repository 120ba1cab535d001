"""Facts: what a move made visible to a viewpoint. Each game adds its own in `games/<name>/facts.py`.

Facts are built up from what the viewpoint may see. A field that the viewpoint does not see is left out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, UnsetType

from petitfour.core.state import DEALER, Move, State
from petitfour.core.view import Outcome, Play

if TYPE_CHECKING:
    from petitfour.core.game import Game


def kebab(name: str) -> str:
    """Return the id of a fact: TrickWon is `trick-won`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Fact(msgspec.Struct, frozen=True, tag_field="fact", tag=kebab):
    """The base of all facts. The JSON form begins with `fact`, the id of the kind."""


class FirstDrawn(Fact, frozen=True):
    """The first seat was drawn by lot."""

    seat: int


class CardsDealt(Fact, frozen=True):
    """A round began with a deal."""

    round: int
    cards: list[int]
    """The number of cards of each seat."""
    hand: list[str] | UnsetType = UNSET
    """The own cards."""


class TrickWon(Fact, frozen=True):
    """A trick is complete."""

    seat: int
    card: str
    """The card that won it."""
    cards: list[Play]
    """All its cards, in the order in which they were played."""
    tricks: int
    """The tricks that the winner has now."""
    number: int
    """1 for the first completed trick of the round."""
    place: int | UnsetType = UNSET
    """Where several tricks are open: the place of this one."""


class RoundEnded(Fact, frozen=True):
    """A round is over."""

    round: int
    scores: list[int]
    reason: str
    """Why, as the game's facts define it."""


class MatchEnded(Fact, frozen=True):
    """The match is over by the rules of the game."""

    scores: list[int]
    winners: list[int]
    """Indices into `scores`."""
    reason: str


SHARED: tuple[type[Fact], ...] = (FirstDrawn, CardsDealt, TrickWon, RoundEnded, MatchEnded)


def first_drawn(before: State, seat: int, move: Move) -> tuple[Fact, ...]:
    """Return the fact of the dealer's first move, if this is it."""
    if seat == DEALER and isinstance(move, tuple) and before.phase_name() == "first":
        return (FirstDrawn(move[0]),)
    return ()


def dealt(after: State, cards: list[int], hand: list[str] | None) -> CardsDealt:
    """Return the fact of a deal; `hand` is None for the public side."""
    return CardsDealt(after.round, cards, UNSET if hand is None else hand)


def round_over(before: State, after: State) -> bool:
    """Return whether a move ended a round."""
    return after.round != before.round or after.phase_name() == "over"


def ended(game: Game[Any], before: State, after: State, reason: str) -> list[Fact]:
    """Return the facts of the end of a round, and of the match if it is over."""
    found: list[Fact] = [RoundEnded(before.round, after.scores(), reason)]
    outcome: Outcome | None = game.outcome(after)
    if outcome is not None:
        found.append(MatchEnded(outcome.scores, outcome.winners, outcome.reason))
    return found
