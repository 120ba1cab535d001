"""Why Emma played a card: the rule (MC-32 to MC-35), and the wish that decided. All of it is public."""

from __future__ import annotations

from typing import Literal

from petitfour.core.facts import Fact
from petitfour.games.macaron.constants import AS_MOVES
from petitfour.games.macaron.notation import PACK, numbers
from petitfour.games.macaron.options import FLAVOURS, MOST_WISHES, WISHES, Wish
from petitfour.games.macaron.rules import Macaron


class EmmaPlayed(Fact, frozen=True):
    """Emma's choice of a flavour, and the rule behind it."""

    flavour: str
    """The flavour that her card counts as."""
    rule: Literal["MC-32", "MC-33", "MC-34", "MC-35"]
    """She follows; she cannot follow a royal lead; she cannot follow another lead; she leads."""
    lead: str | None
    """The flavour that was led; None if she leads."""
    wish: Wish | None
    """The first of her wishes that she could meet; None if she follows."""
    leftmost: bool
    """MC-36: several flavours met it, so she played the leftmost."""


def emma_played(before: Macaron, move: int) -> EmmaPlayed:
    """Return why Emma plays this move. Only public things count: the heights of her stacks, the lead, royal, the
    allergen and the flavour that won the last trick."""
    flavour = move // AS_MOVES - 1 if move >= AS_MOVES else PACK.suit(move)
    if before.lead == flavour:
        return EmmaPlayed(FLAVOURS[flavour], "MC-32", FLAVOURS[flavour], None, False)
    holds = {i for i in range(before.flavours) if before.top[i] < before.bottom[i]}
    rule, situation = situation_of(before)
    for wish in numbers(before).wishes[MOST_WISHES * situation : MOST_WISHES * (situation + 1)]:
        meeting = holds & wanted(before, WISHES[wish])
        if meeting:
            lead = None if before.lead < 0 else FLAVOURS[before.lead]
            return EmmaPlayed(FLAVOURS[flavour], rule, lead, WISHES[wish], len(meeting) > 1)
    raise AssertionError("her last wish is any flavour")


def situation_of(state: Macaron) -> tuple[Literal["MC-33", "MC-34", "MC-35"], int]:
    """Return the rule, and the number of the list of wishes (options.setup)."""
    if state.lead >= 0:
        return ("MC-33", 0) if state.lead // 2 == state.royal else ("MC-34", 1)
    if state.best_suit == state.allergen:
        return "MC-35", 2
    return ("MC-35", 3) if state.best_suit // 2 == state.royal else ("MC-35", 4)


def wanted(state: Macaron, wish: str) -> set[int]:
    """Return the flavours that meet a wish."""
    royal = {2 * state.royal, 2 * state.royal + 1}
    everything = set(range(state.flavours))
    return {
        "any": everything,
        "royal": royal,
        "not royal": everything - royal,
        "allergen": {state.allergen},
        "neither": everything - royal - {state.allergen},
        "same": {state.best_suit},
    }[wish]
