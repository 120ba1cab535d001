"""A belief as data, so that another program can hold it: the way back from `Belief.data`.

What is read may come from anywhere, and a belief is handed to compiled rules that trust it. So nothing of it is taken
over as it stands: the position is built again, the cards of the round are played by the rules, the seat learns what
it can know of that, and this must be what the data said. Data that passes is a belief that play can come to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from petitfour.core.errors import BadBelief, BadSetting, IllegalMove, brief
from petitfour.core.state import DEALER, Belief, State

if TYPE_CHECKING:
    from petitfour.core.cards import Pack
    from petitfour.core.game import Game

MOST_ROUNDS = 1_000_000


class BeliefData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every belief says; each game adds its own fields. A text (`P7`, `G8 on 2`) is as in records."""

    game: str
    rules: int
    """The version of the rules."""
    players: int
    settings: dict[str, Any]
    """All of them, the usual ones too."""
    seat: int
    """Whose belief this is."""
    round: int
    phase: str


def read_belief(data: Any, games: Mapping[str, Game[Any]]) -> Belief:
    """The belief that `data` (decoded JSON) stands for; BadBelief if it stands for none."""
    game = games.get(data["game"]) if isinstance(data, dict) and isinstance(data.get("game"), str) else None
    if game is None:
        raise BadBelief(f"a belief is an object that names its game, one of {', '.join(games)}")
    try:
        told = msgspec.convert(data, game.belief_type)
        options = msgspec.convert(told.settings, game.options_type)
        state = game.start(told.players, options)
    except (msgspec.ValidationError, BadSetting, RecursionError) as error:
        raise BadBelief(f"no belief of {game.id}: {error}") from None
    if told.rules != game.rules_version:
        raise BadBelief(f"a belief by version {told.rules} of the rules; only {game.rules_version} is known here")
    if not 0 <= told.seat < told.players or not 1 <= told.round <= MOST_ROUNDS:
        raise BadBelief(f"no seat {told.seat}, or no round {told.round}, at a table for {told.players}")
    try:
        belief: Belief = game.rebuild(state, told).belief(told.seat)
    except IllegalMove as error:
        raise BadBelief(f"it cannot have come to this: {error}") from None
    compare(told, belief.data())
    return belief


def compare(told: BeliefData, follows: dict[str, Any]) -> None:
    """Is what was told, in every field, what follows from it by the rules?"""
    for name, value in follows.items():
        if plain(getattr(told, name)) != plain(value):
            raise BadBelief(f"{name} should be {brief(plain(value).decode())}, going by the rest of the belief")


def plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


# --- for the games -----------------------------------------------------------------------------------------


def check(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadBelief(otherwise)


def card_mask(pack: Pack, names: Iterable[str], inside: int) -> int:
    """The set of these cards, each of which may come only once and must be one of `inside`."""
    mask = 0
    for name in names:
        card = pack.read(name)
        if card is None or not inside >> card & 1:
            raise BadBelief(f"no card {brief(name)} in this game")
        if mask >> card & 1:
            raise BadBelief(f"the card {name} is in two places")
        mask |= 1 << card
    return mask


def hands_before(
    pack: Pack, inside: int, hand: Iterable[str], seat: int, plays: Iterable[tuple[int, str]]
) -> list[int]:
    """Five hands as they were before these cards were played, as far as the seat knows them: of the others only what
    they have played since. It is enough to play by the rules: a card that they could not have played with all of
    their hand, they could not have played with this part of it either, or the belief has no world."""
    shown: list[list[str]] = [[], [], [], [], []]
    shown[seat] += hand
    for player, card in plays:
        if not 0 <= player < 5:
            raise BadBelief(f"no seat {player} at this table")
        shown[player].append(card)
    card_mask(pack, (card for cards in shown for card in cards), inside)  # nothing twice
    return [card_mask(pack, cards, inside) for cards in shown]


def draw_lot(state: State, first: int | None) -> None:
    """Before anything is dealt: lets the dealer draw that seat, if one has been drawn."""
    if first is not None and 0 <= first < state.players and state.phase_name() == "first":
        state.play(DEALER, (first,))


def replay(state: State, moves: Iterable[tuple[int, str]]) -> None:
    """Plays moves of people, each as it must be."""
    for seat, text in moves:
        if not 0 <= seat < state.seats:
            raise BadBelief(f"no seat {seat} at this table")
        state.play_text(seat, text)
