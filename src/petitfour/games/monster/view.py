"""Monster Tricks: what a seat sees. Views are built up from nothing: what is not written here stays hidden."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from petitfour.core.holders import holders
from petitfour.core.trick_game import TrickGame
from petitfour.core.view import Common, Holders, Play, View
from petitfour.games.monster.constants import COLOURS, PACK
from petitfour.games.monster.rules import Monster

COLOUR_OF = tuple(map(PACK.suit, range(PACK.size)))
Row = list[int | None] | None  # the point cards of a seat, left to right; None inside: face down


class OpenTrick(msgspec.Struct, frozen=True):
    """A trick on the table. The marker is with the player of the highest card of the opening colour (MO-9), who wins
    it (MO-10)."""

    place: int
    colour: str
    marker: int
    cards: list[Play]


class MonsterMemory(msgspec.Struct, frozen=True):
    """The memory aid: what a player with perfect memory would know."""

    tricks: list[OpenTrick]
    """The completed tricks of this round, in order."""
    gone: list[str]
    """Their cards."""
    rows: list[Row]
    """By seat: the point cards that wins have shown to everybody."""
    unseen: list[str]
    holders: list[Holders]


class MonsterView(View, frozen=True, tag="monster"):
    phase: Literal["first", "deal", "order", "play", "over"]
    starter: int | None
    cards: list[int]
    """The number of cards in each hand."""
    open: list[OpenTrick | None]
    """By place."""
    last_trick: OpenTrick | None
    """MO-15: the trick just completed, until the next card."""
    won: list[int]
    laid: list[int]
    """The seats whose row is laid."""
    face_up: list[int | None]
    """By seat: which card of its row is face up; 0 is the left one."""
    rows: list[Row]
    """By seat: the own row, and of the others the card that is face up (MO-3, MO-11); None: not laid."""
    kept: list[list[int]]
    """By seat: the point cards kept from each round; 0: none."""
    hand: list[str] | UnsetType = UNSET
    memory: MonsterMemory | UnsetType = UNSET


def show(game: TrickGame[Monster], state: Monster, seat: int | None, common: Common) -> MonsterView:
    seats = range(state.players)
    lying, last = on_table(state)
    turned = [face_up(state, player) for player in seats]
    kept, over = state.kept, rounds_over(state)
    shown = MonsterView(
        *common,
        starter=None if state.starter < 0 else state.starter,
        cards=state.held[: state.players],
        open=[trick(place, plays) if plays else None for place, plays in enumerate(lying)],
        last_trick=None if last is None else trick(*last),
        won=state.tricks[: state.players],
        laid=[player for player in seats if state.laid >> player & 1],
        face_up=turned,
        rows=[row(state, player, range(3) if player == seat else (turned[player],)) for player in seats],
        kept=[kept[3 * player : 3 * player + over] for player in seats],
        hand=UNSET if seat is None else PACK.texts(state.hands[seat]),
        memory=memory(game, state, seat) if state.options.memory_aid else UNSET,
    )
    return round_end(shown) if state.phase_name() == "over" else shown


def own(game: TrickGame[Monster], state: Monster, seat: int, public: View) -> dict[str, Any]:
    """Return what a seat sees besides the public view: its hand, and its row (MO-3)."""
    assert isinstance(public, MonsterView)
    found: dict[str, Any] = {"hand": PACK.texts(state.hands[seat])}
    if state.laid >> seat & 1:
        rows = found["rows"] = public.rows.copy()
        rows[seat] = row(state, seat, range(3))
    if state.options.memory_aid:
        found["memory"] = memory(game, state, seat)
    return found


def memory(game: TrickGame[Monster], state: Monster, seat: int | None) -> MonsterMemory:
    completed = [trick(*each) for each in tricks(state)[1]]
    gone = [play.card for each in completed for play in each.cards]
    hidden = unseen(game, state, seat)
    return MonsterMemory(
        completed,
        sorted(gone, key=PACK.numbers.__getitem__),
        [row(state, player, range(state.tricks[player])) for player in range(state.players)],
        PACK.texts(hidden),
        who_holds(state, seat, hidden),
    )


def who_holds(state: Monster, seat: int | None, hidden: int) -> list[Holders]:
    """Return who can hold the cards that this viewpoint has not seen. Nothing shows that a hand lacks a colour."""
    room = state.held[: state.players]
    if seat is not None:
        room[seat] = 0
    return holders(PACK, hidden, room, ()) if hidden else []


def round_end(shown: View) -> MonsterView:
    """MO-13: return the view of the end of a round with the point cards that are kept face up. The rows themselves are
    already put away."""
    assert isinstance(shown, MonsterView)
    kept = [(won - 1) % 3 if won else None for won in shown.won]
    rows: list[Row] = [
        [values[-1] if i == place else None for i in range(3)] for place, values in zip(kept, shown.kept, strict=True)
    ]
    return msgspec.structs.replace(shown, face_up=kept, rows=rows)


def rounds_over(state: Monster) -> int:
    return state.round if state.phase_name() == "over" else state.round - 1


def face_up(state: Monster, player: int) -> int | None:
    """MO-11: return which card of a row is face up; 0 is the left one."""
    return (state.tricks[player] - 1) % 3 if state.laid >> player & 1 and state.tricks[player] else None


def row(state: Monster, player: int, seen: Collection[int | None]) -> Row:
    """Return a laid row with the cards at the places in `seen`, or None if there is no row."""
    if not state.laid >> player & 1:
        return None
    cards = state.rows[3 * player : 3 * player + 3]
    return [card if i in seen else None for i, card in enumerate(cards)]


Plays = list[tuple[int, int]]  # seats and cards


def tricks(state: Monster) -> tuple[list[Plays], list[tuple[int, Plays]]]:
    """Return the open tricks by place, and the completed ones with their places, in order of completion."""
    lying: list[Plays] = [[], [], [], []]
    completed = []
    places, cards, seats = state.log_place, state.log_card, state.log_seat  # compiled, each access copies the array
    for i in range(state.played):
        place = places[i]
        plays = lying[place]
        plays.append((seats[i], cards[i]))
        if len(plays) == 4:
            completed.append((place, plays))
            lying[place] = []
    return lying, completed


def on_table(state: Monster) -> tuple[list[Plays], tuple[int, Plays] | None]:
    """Return the open tricks by place, and the trick that the last card completed, with its place.

    The same follows from `tricks`. This reads the log backwards, only as far as cards still lie face up.
    """
    lying: list[Plays] = [[], [], [], []]
    if not state.played:
        return lying, None
    places, cards, seats, taken = state.log_place, state.log_card, state.log_seat, state.taken
    missing = [number if taken >> place & 1 else 0 for place, number in enumerate(state.lying)]
    i = state.played - 1
    completed = places[i]
    if taken >> completed & 1:
        completed = -1
    else:
        missing[completed] = 4
    left = sum(missing)
    while left:
        place = places[i]
        if missing[place]:
            missing[place] -= 1
            left -= 1
            lying[place].append((seats[i], cards[i]))
        i -= 1
    for plays in lying:
        plays.reverse()
    if completed < 0:
        return lying, None
    last, lying[completed] = lying[completed], []
    return lying, (completed, last)


def trick(place: int, plays: Plays) -> OpenTrick:
    marker, high = plays[0]
    colour = COLOUR_OF[high]
    for seat, card in plays:
        if card > high and COLOUR_OF[card] == colour:
            marker, high = seat, card
    return OpenTrick(place + 1, COLOURS[colour], marker, [Play(seat, PACK.names[card]) for seat, card in plays])


def unseen(game: TrickGame[Monster], state: Monster, seat: int | None) -> int:
    """Return the cards in other hands than the seat's own. Any other player may hold any of them."""
    cards = game.unplayed(state) if state.phase_name() in ("order", "play") else 0
    return cards if seat is None else cards & ~state.hands[seat]
