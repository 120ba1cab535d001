"""Macaron: the one text form of every move, and how it is read back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

from petitfour.core.cards import Pack
from petitfour.core.errors import IllegalMove, Refusal
from petitfour.core.game import first_text, read_first
from petitfour.games.macaron.options import FLAVOURS, Setup, setup
from petitfour.games.macaron.rules import Macaron
from petitfour.games.macaron.table import NUMBERS

T = TypeVar("T")
PACK = Pack(FLAVOURS, 7, last=10)
GROUPS = "ABCD"  # MC-1; D can be read, and is refused (MC-8)
SIDES = ("above", "below")
SPOTS = 14
CARD = 63
AS, ROYAL, ALLERGEN, BET, NO_BET, VOTE, PASS, DISCARD, END = NUMBERS.values()


# --- players -----------------------------------------------------------------------------------------------


def text_of(state: Macaron, move: int) -> str:
    if move < AS:
        return PACK.names[move]
    if move < ROYAL:
        return f"{PACK.names[move & CARD]} as {FLAVOURS[move // AS - 1]}"
    if move < ALLERGEN:
        return f"royal {GROUPS[move - ROYAL]}"
    if move < BET:
        return f"allergen {FLAVOURS[move - ALLERGEN]}"
    if move < NO_BET:
        return f"bet {numbers(state).levels[move - BET]}"
    if move == NO_BET:
        return "no bet"
    if move < PASS:
        kind, spot = divmod(move - VOTE, SPOTS)
        return f"vote {numbers(state).kinds[kind]} {SIDES[spot % 2]} {FLAVOURS[spot // 2]}"
    word, (low, high) = ("pass", divmod(move - PASS, 64)) if move < DISCARD else ("discard", divmod(move - DISCARD, 64))
    return f"{word} {PACK.names[low]}" if low == high else f"{word} {PACK.names[low]} {PACK.names[high]}"


def move_of(state: Macaron, text: str) -> int | None:
    """None for what is no move of this game; what is one but for its numbers is refused by its rule."""
    word, _, rest = text.partition(" ")
    if word in ("pass", "discard"):
        return pair_of(word, rest)
    if word == "royal":
        return ROYAL + GROUPS.index(rest) if rest in tuple(GROUPS) else None
    if word == "allergen":
        return ALLERGEN + FLAVOURS.index(rest) if rest in tuple(FLAVOURS) else None
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
        return DISCARD + 65 * cards[0]
    if len(cards) != 2 or cards[0] == cards[1]:
        raise IllegalMove(Refusal("MC-6" if word == "pass" else "MC-7"))
    return (PASS if word == "pass" else DISCARD) + 64 * min(cards) + max(cards)


def bet_of(state: Macaron, level: str) -> int | None:
    if level in numbers(state).levels:
        return BET + numbers(state).levels.index(level)
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
    return VOTE + SPOTS * numbers(state).kinds.index(token) + 2 * FLAVOURS.index(flavour) + SIDES.index(side)


def counting_as(card: int | None, flavour: str) -> int | None:
    """MC-30; a card that counts as what is printed on it is written plainly."""
    if card is None or flavour not in tuple(FLAVOURS) or flavour == FLAVOURS[PACK.suit(card)]:
        return None
    return AS * (FLAVOURS.index(flavour) + 1) + card


def kind_of(state: Macaron, move: int) -> str | None:
    """The phase that a move is for ("as": for a card of Emma's); None for a number that is no move."""
    if 0 <= move < PACK.size:
        return "play"
    if AS <= move < ROYAL:
        return "as" if move & CARD < PACK.size else None
    if ROYAL <= move < ROYAL + len(GROUPS):
        return "royal"
    if ALLERGEN <= move < ALLERGEN + len(FLAVOURS):
        return "allergen"
    if BET <= move < BET + len(numbers(state).levels) or move == NO_BET:
        return "bet"
    if VOTE <= move < VOTE + SPOTS * len(numbers(state).kinds):
        return "vote"
    if PASS <= move < END:
        low, high = divmod(move - (PASS if move < DISCARD else DISCARD), 64)
        if low <= high < PACK.size:
            return "pass" if move < DISCARD else "discard"
    return None


def numbers(state: Macaron) -> Setup:
    return setup(state.options, state.players)


# --- the dealer --------------------------------------------------------------------------------------------


def deal_text(state: Macaron, move: tuple[int, ...]) -> str:
    phase = state.phase_name()
    if phase == "first":
        return first_text(move)
    if phase == "tokens":
        kinds = [numbers(state).kinds[kind] for kind in move]
        return "tokens " + " | ".join(" ".join(part) for part in parts(kinds, token_sizes(state)))
    if phase == "emma":
        stacks = parts(move, [len(stack) for stack in emma_stacks(state)])
        return "emma " + " | ".join(f"{FLAVOURS[i]}: {PACK.line(stack)}" for i, stack in enumerate(stacks))
    return PACK.deal_text(move, deal_sizes(state))


def deal_of(state: Macaron, text: str) -> tuple[int, ...] | None:
    if text[:7] == "tokens ":
        return tokens_of(state, text[7:].split(" | "))
    if text[:5] == "emma ":
        return stacks_of(state, text[5:].split(" | "))
    return read_first(text) or PACK.read_deal(text, deal_sizes(state))


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


def deal_sizes(state: Macaron) -> list[int]:
    """Of the parts of a deal: the hands, then what is left over, in the solo game the draw pile."""
    hands = [state.hand_size] * state.players
    left_over = state.pack.bit_count() - sum(hands)
    return [*hands, left_over] if left_over else hands


def token_sizes(state: Macaron) -> list[int]:
    return [state.tokens_each] * state.players if state.tokens_each else []


def emma_stacks(state: Macaron) -> list[list[int]]:
    """MC-30: what each of Emma's stacks is made of, before it is shuffled; nothing where it is not yet time."""
    if state.phase_name() != "emma":
        return []
    random = state.pile[state.drawn : state.drawn + state.flavours]
    face_up = state.pile[state.drawn + state.flavours : state.drawn + state.hand_size]
    return [[card, *(other for other in face_up if PACK.suit(other) == i)] for i, card in enumerate(random)]


def parts(values: Iterable[T], sizes: list[int]) -> list[list[T]]:
    rest = iter(values)
    return [list(islice(rest, size)) for size in sizes]
