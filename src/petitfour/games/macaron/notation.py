"""Macaron: the text form of every move, and how to read it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice
from typing import Literal, TypeVar

from petitfour.core.cards import Pack
from petitfour.core.errors import IllegalMove, Refusal
from petitfour.games.macaron.constants import (
    ALLERGEN_MOVES,
    AS_MOVES,
    BET_MOVES,
    CARD,
    DISCARD_MOVES,
    END_OF_MOVES,
    NO_BET,
    PASS_MOVES,
    ROYAL_MOVES,
    VOTE_MOVES,
)
from petitfour.games.macaron.options import FLAVOURS, Setup, setup
from petitfour.games.macaron.rules import Macaron

T = TypeVar("T")
PACK = Pack(FLAVOURS, 7, last=10)
GROUPS = "ABCD"  # MC-1; D can be read, and is refused (MC-8)
SIDES: tuple[Literal["above"], Literal["below"]] = ("above", "below")
SPOTS = 14


# --- players -----------------------------------------------------------------------------------------------


def text_of(state: Macaron, move: int) -> str:
    if move < AS_MOVES:
        return PACK.names[move]
    if move < ROYAL_MOVES:
        return f"{PACK.names[move & CARD]} as {FLAVOURS[move // AS_MOVES - 1]}"
    if move < ALLERGEN_MOVES:
        return f"royal {GROUPS[move - ROYAL_MOVES]}"
    if move < BET_MOVES:
        return f"allergen {FLAVOURS[move - ALLERGEN_MOVES]}"
    if move < NO_BET:
        return f"bet {numbers(state).levels[move - BET_MOVES]}"
    if move == NO_BET:
        return "no bet"
    if move < PASS_MOVES:
        kind, spot = divmod(move - VOTE_MOVES, SPOTS)
        return f"vote {numbers(state).kinds[kind]} {SIDES[spot % 2]} {FLAVOURS[spot // 2]}"
    word, base = ("pass", PASS_MOVES) if move < DISCARD_MOVES else ("discard", DISCARD_MOVES)
    low, high = divmod(move - base, 64)
    return f"{word} {PACK.names[low]}" if low == high else f"{word} {PACK.names[low]} {PACK.names[high]}"


def move_of(state: Macaron, text: str) -> int | None:
    """Return the move, or None for text that is not a move of this game. A move with wrong numbers is refused by its
    rule."""
    word, _, rest = text.partition(" ")
    if word in ("pass", "discard"):
        return pair_of(word, rest)
    if word == "royal":
        return ROYAL_MOVES + GROUPS.index(rest) if rest in tuple(GROUPS) else None
    if word == "allergen":
        return ALLERGEN_MOVES + FLAVOURS.index(rest) if rest in tuple(FLAVOURS) else None
    if word == "bet":
        return bet_of(state, rest)
    if word == "vote":
        return vote_of(state, rest)
    if text == "no bet":
        return NO_BET
    if rest[:3] == "as ":
        return counting_as(PACK.read(word), rest[3:])
    return PACK.read(text)


def pair_of(word: str, text: str) -> int | None:
    cards = PACK.read_line(text)
    if not cards:
        return None
    if word == "discard" and len(cards) == 1:
        return DISCARD_MOVES + 65 * cards[0]
    if len(cards) != 2 or cards[0] == cards[1]:
        raise IllegalMove(Refusal("MC-6" if word == "pass" else "MC-7"))
    return (PASS_MOVES if word == "pass" else DISCARD_MOVES) + 64 * min(cards) + max(cards)


def bet_of(state: Macaron, level: str) -> int | None:
    if level in numbers(state).levels:
        return BET_MOVES + numbers(state).levels.index(level)
    if re.fullmatch(r"\d{1,2}(-\d{1,2}|\+)?", level, re.ASCII):
        raise IllegalMove(no_such_bet(state))
    return None


def no_such_bet(state: Macaron) -> Refusal:
    levels = [level for number, level in enumerate(numbers(state).levels) if state.bettable >> number & 1]
    return Refusal("MC-16", {"levels": ", ".join(levels)})


def vote_of(state: Macaron, text: str) -> int | None:
    vote = re.fullmatch(rf"([1-9](?:/[1-9])?) (above|below) ([{FLAVOURS}])", text)
    if vote is None:
        return None
    token, side, flavour = vote.groups()
    if token not in numbers(state).kinds:
        raise IllegalMove(Refusal("MC-10", {"token": token}))
    return VOTE_MOVES + SPOTS * numbers(state).kinds.index(token) + 2 * FLAVOURS.index(flavour) + SIDES.index(side)


def counting_as(card: int | None, flavour: str) -> int | None:
    """MC-30; a card that counts as its printed flavour is written without `as`."""
    if card is None or flavour not in tuple(FLAVOURS) or flavour == FLAVOURS[PACK.suit(card)]:
        return None
    return AS_MOVES * (FLAVOURS.index(flavour) + 1) + card


def kind_of(state: Macaron, move: int) -> str | None:
    """Return the phase of a move ("as" for a card of Emma's that counts as another flavour), or None for a number that
    is not a move."""
    if 0 <= move < PACK.size:
        return "play"
    if AS_MOVES <= move < ROYAL_MOVES:
        return "as" if move & CARD < PACK.size else None
    if ROYAL_MOVES <= move < ROYAL_MOVES + len(GROUPS):
        return "royal"
    if ALLERGEN_MOVES <= move < ALLERGEN_MOVES + len(FLAVOURS):
        return "allergen"
    if BET_MOVES <= move < BET_MOVES + len(numbers(state).levels) or move == NO_BET:
        return "bet"
    if VOTE_MOVES <= move < VOTE_MOVES + SPOTS * len(numbers(state).kinds):
        return "vote"
    if PASS_MOVES <= move < END_OF_MOVES:
        low, high = divmod(move - (PASS_MOVES if move < DISCARD_MOVES else DISCARD_MOVES), 64)
        if low <= high < PACK.size:
            return "pass" if move < DISCARD_MOVES else "discard"
    return None


def numbers(state: Macaron) -> Setup:
    return setup(state.options, state.players)


# --- the dealer --------------------------------------------------------------------------------------------


def deal_text(state: Macaron, move: tuple[int, ...]) -> str | None:
    """Write what only this game deals: tokens, and Emma's stacks."""
    phase = state.phase_name()
    if phase == "tokens":
        kinds = [numbers(state).kinds[kind] for kind in move]
        return "tokens " + " | ".join(" ".join(part) for part in parts(kinds, token_sizes(state)))
    if phase == "emma":
        stacks = parts(move, [len(stack) for stack in emma_stacks(state)])
        return "emma " + " | ".join(f"{FLAVOURS[i]}: {PACK.line(stack)}" for i, stack in enumerate(stacks))
    return None


def deal_of(state: Macaron, text: str) -> tuple[int, ...] | None:
    if text[:7] == "tokens ":
        return tokens_of(state, text[7:].split(" | "))
    if text[:5] == "emma ":
        return stacks_of(state, text[5:].split(" | "))
    return None


def tokens_of(state: Macaron, hands: list[str]) -> tuple[int, ...] | None:
    kinds = numbers(state).kinds
    held = [hand.split(" ") for hand in hands]
    tokens = [token for hand in held for token in hand]
    if [len(hand) for hand in held] != token_sizes(state) or not set(tokens) <= set(kinds):
        return None
    return tuple(kinds.index(token) for token in tokens)


def stacks_of(state: Macaron, stacks: list[str]) -> tuple[int, ...] | None:
    sizes = [len(stack) for stack in emma_stacks(state)]
    if len(stacks) != len(sizes):
        return None
    cards: list[int] = []
    for flavour, stack, size in zip(FLAVOURS, stacks, sizes, strict=False):
        line = PACK.read_line(stack[3:]) if stack[:3] == f"{flavour}: " else None
        if line is None or len(line) != size:
            return None
        cards += line
    return tuple(cards)


def token_sizes(state: Macaron) -> list[int]:
    return [state.tokens_each] * state.players if state.tokens_each else []


def emma_stacks(state: Macaron) -> list[list[int]]:
    """MC-30: return the cards of each of Emma's stacks before shuffling; empty outside phase `emma`."""
    if state.phase_name() != "emma":
        return []
    random = state.pile[state.drawn : state.drawn + state.flavours]
    face_up = state.pile[state.drawn + state.flavours : state.drawn + state.hand_size]
    return [[card, *(other for other in face_up if PACK.suit(other) == i)] for i, card in enumerate(random)]


def parts(values: Iterable[T], sizes: list[int]) -> list[list[T]]:
    rest = iter(values)
    return [list(islice(rest, size)) for size in sizes]
