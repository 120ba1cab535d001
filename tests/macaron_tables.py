"""Tables of Macaron for tests: written deals, completed; passes, votes and bets on the way to a position."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import DEALER, Rng
from petitfour.core.errors import IllegalMove, Refusal
from petitfour.games.macaron import GAME as MACARON
from petitfour.games.macaron.notation import PACK
from petitfour.games.macaron.rules import Macaron
from petitfour.texts import LANGUAGES, texts


def table(players: int, **settings: Any) -> Macaron:
    """Return the table before the deal; seat 0 is the first player by default."""
    return MACARON.start(players, MACARON.options(**{"first": 0, **settings}))


def cards(text: str) -> list[int]:
    return [PACK.numbers[name] for name in text.split()]


def deal(state: Macaron, *hands: str) -> None:
    """Deal these hands; incomplete hands and the leftover cards get the lowest cards that are not named."""
    parts = [cards(hand) for hand in hands] + [[] for _ in range(state.players - len(hands))]
    asked = {card for hand in parts for card in hand}
    rest = [card for card in range(52) if state.pack >> card & 1 and card not in asked]
    for hand in parts[: state.players]:
        while len(hand) < state.hand_size:
            hand.append(rest.pop(0))
    pile = parts[state.players] if len(parts) > state.players else []
    state.play(DEALER, tuple(card for hand in parts[: state.players] for card in hand) + tuple(pile + rest))


def after_pass(state: Macaron, *hands: str) -> None:
    """Deal and pass so that these are the hands afterwards: each receives the last two cards of its own."""
    wanted = [cards(hand) for hand in hands]
    step = 1 if state.round % 2 else -1
    dealt = []
    for seat, hand in enumerate(wanted):
        to = (seat + step) % len(wanted)
        dealt.append(" ".join(PACK.names[card] for card in [*hand[:-2], *wanted[to][-2:]]))
    deal(state, *dealt)
    for seat in range(len(wanted)):
        to = (seat + step) % len(wanted)
        state.play_text(seat, "pass " + PACK.line(wanted[to][-2:]))


def choose(state: Macaron, royal: str, allergen: str) -> None:
    """Two and three players."""
    state.play_text(state.to_act()[0], f"royal {royal}")
    state.play_text(state.to_act()[0], f"allergen {allergen}")


def vote(state: Macaron, royal: str, allergen: str) -> None:
    """Four and five players: deal and place tokens so that this is the result. (The allergen must not be a flavour of
    the royal group; surplus tokens go to chocolate and other flavours.)"""
    kinds = sorted(state.bag[: state.players * state.tokens_each])
    state.play(DEALER, tuple(kinds))
    above = {"A": "A", "B": "S", "C": "G"}[royal]
    spots = [f"above {above}"] * 3 + [f"below {allergen}"] * 3 + ["above C"] * 3 + [f"above {other(above)}"] * 3
    while state.phase_name() == "vote":
        seat = state.to_act()[0]
        token = state.view(seat)["tokens"][0]
        state.play_text(seat, f"vote {token} {spots.pop(0)}")
    view = state.view(0)
    assert (view["royal"], view["allergen"]) == (royal, allergen)


def other(flavour: str) -> str:
    return {"A": "P", "S": "B", "G": "E"}[flavour]


def bets(state: Macaron, *levels: str | None) -> None:
    """Bet in turn from the first player; None declines, and so do all that are not named."""
    for level in [*levels, *[None] * 5]:
        if state.phase_name() == "bet":
            state.play_text(state.to_act()[0], "no bet" if level is None else f"bet {level}")


def play(state: Macaron, plays: str) -> None:
    """Play cards in order, each by the seat to act; `G1/A` is G1 counting as A."""
    for card in plays.split():
        state.play_text(state.to_act()[0], card.replace("/", " as "))


def two(*hands: str, royal: str = "B", allergen: str = "G", hand: int = 3, **settings: Any) -> Macaron:
    """Two players, these hands after the pass, no bets; seat 0 leads."""
    state = table(2, hand=hand, **settings)
    after_pass(state, *hands)
    choose(state, royal, allergen)
    bets(state)
    return state


def refusal(state: Macaron, seat: int, text: str) -> Refusal:
    """Return why this move is refused. The refusal changes nothing and has a sentence in every language."""
    before = state.clone()
    with pytest.raises(IllegalMove) as refused:
        state.play_text(seat, text)
    assert state.same(before)
    if seat != DEALER:
        for language in LANGUAGES:
            assert texts(language).refusal(refused.value.refusal)
    return refused.value.refusal


def legal(state: Macaron, seat: int) -> list[str]:
    return [state.text(seat, move) for move in state.legal(seat)]


def known(state: Macaron, seat: int) -> Macaron:
    """Return what a seat knows, as a state."""
    found = state.belief(seat).known
    assert isinstance(found, Macaron)
    return found


def sample(state: Macaron, seat: int, rng: Rng) -> Macaron:
    """Return a state drawn from the information set of a seat."""
    found = state.belief(seat).sample(rng)
    assert isinstance(found, Macaron)
    return found


def hands(state: Macaron) -> list[str]:
    return [" ".join(PACK.texts(hand)) for hand in state.hands[: state.players]]


def solo(
    hand: str, random: str, face_up: str, allergen_card: str, stacks: str | None = None, bet: str = "0", **settings: Any
) -> Macaron:
    """Against Emma: this hand after a discard of one card (the last card of the hand is the one drawn), her random
    cards, those that came face up, and the card turned up. Her stacks have that order unless they are given."""
    mine, hers = cards(hand), cards(f"{random} {face_up}")
    state = table(1, hand=len(mine), **settings)
    taken = {*mine, *hers, *cards(allergen_card)}
    spare = next(PACK.names[card] for card in range(35) if state.pack >> card & 1 and card not in taken)
    pile = f"{PACK.names[mine[-1]]} {random} {face_up} {allergen_card}"
    deal(state, f"{spare} {PACK.line(mine[:-1])}", pile)
    state.play_text(0, f"discard {spare}")
    if stacks is None:
        order = cards(random)
        shown = [[card, *(c for c in cards(face_up) if PACK.suit(c) == i)] for i, card in enumerate(order)]
        stacks = " | ".join(f"{'APSBG'[i]}: {PACK.line(stack)}" for i, stack in enumerate(shown))
    state.play_text(DEALER, f"emma {stacks}")
    if bet:
        state.play_text(0, f"bet {bet}")
    return state


def emma_after(plays: str, *cards: str, **settings: Any) -> list[str]:
    """Return Emma's legal moves after these plays in a solo game with these cards."""
    state = solo(*cards, **settings)
    play(state, plays)
    return legal(state, 1)
