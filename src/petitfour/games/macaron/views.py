"""Macaron: what a seat sees. Built up from nothing: whatever is not written here stays hidden."""

from __future__ import annotations

from typing import Any

from petitfour.games.macaron.options import FLAVOURS
from petitfour.games.macaron.rules import Macaron
from petitfour.games.macaron.words import GROUPS, PACK, SIDES, numbers, text_of

DECLINED = 9
EMMA = 1


def show(state: Macaron, seat: int | None) -> dict[str, Any]:
    """`seat` None is a spectator, who sees only what everybody sees."""
    phase = state.phase_name()
    shown: dict[str, Any] = {
        "first": None if state.first < 0 else state.first,
        "teams": [[0, 2], [1, 3]] if state.teams else None,
        "flavours": list(FLAVOURS[: state.flavours]),
        "royal": None if state.royal < 0 else GROUPS[state.royal],
        "allergen": None if state.allergen < 0 else FLAVOURS[state.allergen],
        "lead": None if state.lead < 0 else FLAVOURS[state.lead],
        "cards": state.held[: state.seats],
        "tricks": state.tricks[: state.seats],
        "boxes": state.boxes[: state.seats],
        "bets": [bet(state, player) for player in range(state.seats)],
        "trick": plays(state, state.trick_at, state.played),
        "last_trick": last_trick(state),
    }
    if state.solo:
        shown["emma"] = show_emma(state, seat)
    else:
        shown["left_over"] = state.pack.bit_count() - state.hand_size * state.players
        # MC-6: that a pass is chosen is seen, not which
        chosen = state.chosen if phase == "pass" else 0
        shown["passed"] = [player for player in range(state.players) if chosen >> player & 1]
    if state.tokens_each:
        shown["votes"] = votes(state, seat) if phase in ("vote", "bet") else []  # MC-12: removed, once play begins
    if seat is not None:
        # a chosen pass lies before its owner, face down, until all have chosen
        given = state.passed[seat] if phase == "pass" else 0
        shown["hand"] = PACK.texts(state.hands[seat] & ~given)
        if not state.solo:
            shown["pass"] = PACK.texts(given)
        if state.tokens_each:
            held = state.token[3 * seat : 3 * seat + 3]
            shown["tokens"] = [numbers(state).kinds[kind] for kind in held if kind >= 0]
    if state.options.memory_aid:
        shown["memory"] = memory(state, seat)
    return shown


def bet(state: Macaron, seat: int) -> str | None:
    level = state.bets[seat]
    return None if level < 0 else "no bet" if level == DECLINED else numbers(state).levels[level]


def plays(state: Macaron, start: int, end: int) -> list[dict[str, Any]]:
    if start == end:
        return []
    seats, log = state.log_seat, state.log  # compiled, each look makes a list of all
    return [{"seat": seats[i], "card": text_of(state, log[i])} for i in range(start, end)]


def last_trick(state: Macaron) -> list[dict[str, Any]]:
    """MC-24: on show until the next lead; in the solo game until the human's next card."""
    on_table = state.log_seat[state.trick_at : state.played]
    if state.last_at < 0 or on_table not in ([], [EMMA] if state.solo else []):
        return []
    return plays(state, state.last_at, state.trick_at)


def votes(state: Macaron, seat: int | None) -> list[dict[str, Any]]:
    """MC-11: everybody sees who places a token where; its number is its owner's secret until all are revealed."""
    placed = []
    for i in range(state.votes):
        voter = (state.first + i) % state.players
        open_to_seat = state.phase_name() != "vote" or voter == seat
        flavour, side = divmod(state.vote_spot[i], 2)
        placed.append(
            {
                "seat": voter,
                "flavour": FLAVOURS[flavour],
                "side": SIDES[side],
                "token": numbers(state).kinds[state.vote_token[i]] if open_to_seat else None,
            }
        )
    return placed


def show_emma(state: Macaron, seat: int | None) -> dict[str, Any]:
    phase = state.phase_name()
    at_play = phase in ("bet", "play")
    turned_up = state.drawn + state.hand_size
    gone = turned_up + 1 if at_play else state.drawn
    in_pile = state.pack.bit_count() - state.hand_size
    return {
        "stacks": {FLAVOURS[i]: state.bottom[i] - state.top[i] for i in range(state.flavours)},
        "pile": in_pile - gone if at_play or phase in ("discard", "emma") else 0,
        "allergen_card": PACK.names[state.pile[turned_up]] if at_play else None,
        # MC-30: she gets them before the human's eyes; once the bet is made, only memory has them
        "face_up": face_up(state) if phase == "bet" and seat is not None else [],
    }


def face_up(state: Macaron) -> list[str]:
    """MC-30: the cards that Emma got onto their own flavours."""
    cards = state.pile[state.drawn + state.flavours : state.drawn + state.hand_size]
    return [PACK.names[card] for card in sorted(cards)]


def memory(state: Macaron, seat: int | None) -> dict[str, Any]:
    """What a perfect memory adds; lifts MC-24."""
    phase = state.phase_name()
    lacked = state.voids[: state.seats]
    remembered: dict[str, Any] = {
        "played": plays(state, 0, state.played),
        "without": [[FLAVOURS[i] for i in range(state.flavours) if mask >> i & 1] for mask in lacked],
    }
    if state.tokens_each:
        remembered["votes"] = votes(state, seat)
    if seat is None:
        return remembered
    if state.solo:
        remembered["discarded"] = PACK.texts(state.discarded)
        remembered["drawn"] = [PACK.names[card] for card in state.pile[: state.drawn]]
        remembered["face_up"] = face_up(state) if phase in ("bet", "play") else []
    elif state.passed[seat]:
        left, right = (seat + 1) % state.players, (seat - 1) % state.players
        to, giver = (left, right) if state.round % 2 else (right, left)  # MC-6
        received = state.passed[giver] if phase != "pass" else 0
        remembered["passed"] = {"to": to, "cards": PACK.texts(state.passed[seat])}
        remembered["received"] = {"from": giver, "cards": PACK.texts(received)}
    return remembered
