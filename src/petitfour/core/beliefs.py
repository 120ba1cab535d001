"""Read an information set back from its data: the reverse of `Belief.data`.

The input is untrusted, but compiled rules trust an information set. So we rebuild the position, replay the round by the
rules, derive what the seat knows, and require that to equal the input. Data that passes can occur in play.
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
    """The fields of every information set as data; each game adds its own. Moves and cards (`P7`, `G8 on 2`) are
    written as in records."""

    game: str
    rules: int
    """The version of the rules."""
    players: int
    settings: dict[str, Any]
    """All settings, including those with default values."""
    seat: int
    """The seat that knows this."""
    round: int
    phase: str


def read_belief(data: Any, games: Mapping[str, Game[Any]]) -> Belief:
    """Return the information set that `data` (decoded JSON) describes, or raise BadBelief."""
    game = games.get(data["game"]) if isinstance(data, dict) and isinstance(data.get("game"), str) else None
    if game is None:
        raise BadBelief(f"a belief is an object that names its game, one of {', '.join(games)}")
    try:
        told = msgspec.convert(data, game.belief_type)
        options = msgspec.convert(told.settings, game.options_type)
        state = game.start(told.players, options)
    except (msgspec.ValidationError, BadSetting, RecursionError) as error:
        raise BadBelief(f"not an information set of {game.id}: {error}") from None
    if told.rules != game.rules_version:
        raise BadBelief(f"a belief by version {told.rules} of the rules; only {game.rules_version} is known here")
    if not 0 <= told.seat < told.players or not 1 <= told.round <= MOST_ROUNDS:
        raise BadBelief(f"no seat {told.seat}, or no round {told.round}, at a table for {told.players}")
    try:
        belief: Belief = game.rebuild(state, told).belief(told.seat)
    except IllegalMove as error:
        raise BadBelief(f"this position is impossible: {error}") from None
    compare(told, belief.data())
    return belief


def compare(told: BeliefData, follows: dict[str, Any]) -> None:
    """Raise BadBelief unless every field equals what follows by the rules."""
    for name, value in follows.items():
        if plain(getattr(told, name)) != plain(value):
            raise BadBelief(f"{name} should be {brief(plain(value).decode())}, to agree with the rest of the belief")


def plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


# --- for the games -----------------------------------------------------------------------------------------


def check(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadBelief(otherwise)


def card_mask(pack: Pack, names: Iterable[str], inside: int) -> int:
    """Return the set of these cards. Each must be in `inside` and may occur only once."""
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
    """Return five hands as they were before these plays, as far as the seat knows them. Of the other hands it knows
    only the cards they have played since. That is enough to replay the round: a play that is illegal with the whole
    hand is also illegal with this part of it, or the information set has no sample."""
    shown: list[list[str]] = [[], [], [], [], []]
    shown[seat] += hand
    for player, card in plays:
        if not 0 <= player < 5:
            raise BadBelief(f"no seat {player} at this table")
        shown[player].append(card)
    card_mask(pack, (card for cards in shown for card in cards), inside)  # no card twice
    return [card_mask(pack, cards, inside) for cards in shown]


def draw_lot(state: State, first: int | None) -> None:
    """Let the dealer draw this first seat, if one has been drawn."""
    if first is not None and 0 <= first < state.players and state.phase_name() == "first":
        state.play(DEALER, (first,))


def replay(state: State, moves: Iterable[tuple[int, str]]) -> None:
    """Replay moves of players by the rules."""
    for seat, text in moves:
        if not 0 <= seat < state.seats:
            raise BadBelief(f"no seat {seat} at this table")
        state.play_text(seat, text)
