"""Macaron: the information set of a seat as data, and back."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from petitfour.core.beliefs import BeliefData, card_mask, check, hands_before, replay
from petitfour.core.cards import each
from petitfour.core.state import DEALER
from petitfour.core.trick_game import TrickGame
from petitfour.games.macaron import knowledge
from petitfour.games.macaron.constants import AS_MOVES, CARD, NONE, SOLO_SEAT
from petitfour.games.macaron.notation import GROUPS, PACK, SIDES, emma_stacks, move_of, numbers
from petitfour.games.macaron.options import FLAVOURS
from petitfour.games.macaron.rules import Macaron
from petitfour.games.macaron.view import bet


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str | None
    """None: not revealed to the seat."""
    side: Literal["above", "below"]
    flavour: str


class MacaronBelief(BeliefData, frozen=True, kw_only=True, forbid_unknown_fields=True):
    first: int | None
    points: list[int]
    """By side: a seat, a team, or the human and Emma."""
    hand: list[str]
    royal: str | None
    allergen: str | None
    bets: list[str | None]
    """By seat: a level, `no bet`, or None: not yet."""
    plays: list[tuple[int, str]]
    """The cards played in this round, until the next deal: seat and card; Emma's also as `G1 as A`."""
    voids: list[list[str]]
    """By seat: the flavours it is known to lack."""

    chosen: list[int]
    """MC-6: the seats that have chosen their pass in this round."""
    passed: list[str]
    """The cards this seat passed,"""
    received: list[str]
    """and those it received, once all have chosen."""
    tokens: list[str]
    """The seat's vote tokens that are not placed yet."""
    votes: list[Vote]
    """In order of placing, from the first player."""

    discarded: list[str]
    """Solo only: MC-7."""
    drawn: list[str]
    face_up: list[str]
    """MC-30: the cards that Emma got face up, in this order,"""
    allergen_card: str | None
    """and the one turned up after them."""


def tell(game: TrickGame[Macaron], known: Macaron, seat: int) -> dict[str, Any]:
    kinds = numbers(known).kinds
    open_card = known.drawn + known.hand_size
    dealt_to_emma = known.solo and known.phase_name() in ("bet", "play")
    return {
        "first": None if known.first < 0 else known.first,
        "points": known.points[: known.sides],
        "hand": PACK.texts(known.hands[seat]),
        "royal": None if known.royal < 0 else GROUPS[known.royal],
        "allergen": None if known.allergen < 0 else FLAVOURS[known.allergen],
        "bets": [bet(known, player) for player in range(known.seats)],
        "plays": game.told_plays(known),
        "voids": game.without(known),
        "chosen": list(each(known.chosen)),
        "passed": PACK.texts(known.passed[seat]),
        "received": [] if known.solo else PACK.texts(known.passed[neighbours(known, seat)[0]]),
        "tokens": [kinds[kind] for kind in known.token[3 * seat : 3 * seat + 3] if kind >= 0],
        "votes": [
            {
                "token": None if known.vote_token[i] < 0 else kinds[known.vote_token[i]],
                "side": SIDES[known.vote_spot[i] % 2],
                "flavour": FLAVOURS[known.vote_spot[i] // 2],
            }
            for i in range(known.votes)
        ],
        "discarded": PACK.texts(known.discarded),
        "drawn": [PACK.names[card] for card in known.pile[: known.drawn]],
        "face_up": [PACK.names[card] for card in known.pile[known.drawn + known.flavours : open_card]]
        if dealt_to_emma
        else [],
        "allergen_card": PACK.names[known.pile[open_card]] if dealt_to_emma else None,
    }


def neighbours(state: Macaron, seat: int) -> tuple[int, int]:
    """MC-6: return the seat that passes to this seat, and the seat that it passes to."""
    left, right = (seat + 1) % state.players, (seat - 1) % state.players
    return (right, left) if state.round % 2 else (left, right)


def rebuild(game: TrickGame[Macaron], state: Macaron, told: MacaronBelief) -> Macaron:
    check(len(told.points) == state.sides, f"points are a list of {state.sides} numbers")
    check(len(told.bets) == state.seats, f"bets are a list of {state.seats}")
    check(told.first in range(state.players), f"the first player is one of {state.players}")
    # Points do not fall below 0 (MC-25). So measure what the round is worth on a high score, and let a side that has 0
    # now have had 0 before.
    high = 100
    gained = [points - high for points in play_round(game, state.clone(), told, [high] * 5).points]
    before = [now and now - gain for now, gain in zip([*told.points, 0, 0, 0, 0], gained, strict=False)]
    before = [points if side < state.sides else 0 for side, points in enumerate(before)]
    check(all(0 <= points < state.target for points in before), "nobody can have such points in this match")
    return play_round(game, state, told, before)


def play_round(game: TrickGame[Macaron], state: Macaron, told: MacaronBelief, points: list[int]) -> Macaron:
    """Replay the round of an information set, from its deal and the points before it."""
    first = told.first or 0
    to_come = told.phase == "deal"  # `round` and `first` are then those of the next round
    if to_come and not state.solo:
        first = (first - 1) % state.players
    check(told.round > to_come, "no round was played before the first")
    knowledge.recall(state, told.round - to_come, first, points)
    if to_come or told.phase == "over":
        put_away(state, told)
    elif state.solo:
        deal_solo(state, told)
    else:
        deal_and_pass(game, state, told)
        if not state.tokens_each:
            choose(state, told)
        elif told.phase not in ("pass", "tokens"):
            vote(state, told)
    order = [(first + i) % state.players for i in range(state.players)]
    bets = [(seat, told.bets[seat]) for seat in order]
    replay(state, [(seat, text if text == "no bet" else f"bet {text}") for seat, text in bets if text is not None])
    replay(state, told.plays)
    return state


# --- before the bets -----------------------------------------------------------------------------------------


def deal_and_pass(game: TrickGame[Macaron], state: Macaron, told: MacaronBelief) -> None:
    seat = told.seat
    hands = game.hands_dealt(state, told, told.plays)
    check(all(player in range(state.players) for player in told.chosen), "who has chosen a pass is a seat")
    chosen = sum(1 << player for player in set(told.chosen))
    given = card_mask(PACK, told.passed, state.pack)
    received = card_mask(PACK, told.received, state.pack)
    done = chosen == (1 << state.players) - 1
    giver, receiver = neighbours(state, seat)
    check(given.bit_count() == (2 if chosen >> seat & 1 else 0), "a pass is two cards")
    check(received.bit_count() == (2 if done else 0), "two cards are received, once all have chosen")
    if done:
        elsewhere = sum(hand for player, hand in enumerate(hands) if player != receiver)
        check(not given & elsewhere, "cards that were passed are with another player")
        check(not received & ~hands[seat], "cards that were received are in the hand, or were played from it")
        hands[receiver] |= given
    else:
        check(not given & ~hands[seat], "cards to be passed are still in the hand")
    passed = [0] * 5
    passed[giver] = received
    passed[seat] = given
    knowledge.recall_hands(state, hands, chosen, passed)


def choose(state: Macaron, told: MacaronBelief) -> None:
    """MC-9."""
    for word, choice in (("royal", told.royal), ("allergen", told.allergen)):
        if choice is not None:
            state.play_text(max(state.to_act()), f"{word} {choice}")


def vote(state: Macaron, told: MacaronBelief) -> None:
    """MC-10 to MC-12. Tokens that the seat has not seen are handed out arbitrarily."""
    kinds = numbers(state).kinds
    first: int = state.first
    held: list[list[str]] = [[] for _ in range(state.players)]
    held[told.seat] += told.tokens
    for n, placed in enumerate(told.votes):
        if placed.token is not None:
            held[(first + n) % state.players].append(placed.token)
    rest = [kinds[kind] for kind in state.bag[: state.players * state.tokens_each]]
    for token in (token for tokens in held for token in tokens):
        check(token in rest, f"there are fewer tokens {token:.8} in the bag")
        rest.remove(token)
    for tokens in held:
        while len(tokens) < state.tokens_each and rest:
            tokens.append(rest.pop())
    state.play(DEALER, tuple(kinds.index(token) for tokens in held for token in tokens))
    for placed in told.votes:
        seat = max(state.to_act())
        token = kinds[state.token[3 * seat]] if placed.token is None else placed.token
        state.play_text(seat, f"vote {token} {placed.side} {placed.flavour}")


def deal_solo(state: Macaron, told: MacaronBelief) -> None:
    """Deal and play everything. Cards that the human has not seen go into the pile in arbitrary order."""
    own = card_mask(PACK, [*told.hand, *(card for seat, card in told.plays if seat != SOLO_SEAT)], state.pack)
    stacks = emma_plays(state, told)
    drawn, discarded = (card_mask(PACK, cards, state.pack) for cards in (told.drawn, told.discarded))
    dealt = (own | discarded) & ~drawn
    check(dealt.bit_count() == state.hand_size, f"the human was dealt {state.hand_size} cards")
    pile = [PACK.numbers[card] for card in told.drawn]
    if told.phase in ("bet", "play"):
        face_up = list(each_card(state, told.face_up))
        check(len(face_up) == state.hand_size - state.flavours, "this is not how many cards Emma gets face up")
        check(told.allergen_card is not None, "a card is turned up for the allergen")
        random = [[card for card in stack if card not in face_up] for stack in stacks]
        check(all(len(cards) <= 1 for cards in random), "Emma's stacks have one random card each")
        pile += [cards[0] if cards else NONE for cards in random]
        pile += [*face_up, *each_card(state, [str(told.allergen_card)])]
    unseen = list(each(state.pack & ~dealt & ~sum(1 << card for card in set(pile) if card != NONE)))
    check(pile.count(NONE) <= len(unseen), "a card is in two places")
    pile = [unseen.pop() if card == NONE else card for card in pile]
    state.play(DEALER, (*each(dealt), *pile, *unseen))
    if told.phase != "discard":
        state.play_text(0, f"discard {' '.join(told.discarded)}")
    if told.phase in ("bet", "play"):
        whole = zip(stacks, emma_stacks(state), strict=False)
        state.play(DEALER, tuple(c for played, stack in whole for c in [*played, *sorted(set(stack) - set(played))]))


def put_away(state: Macaron, told: MacaronBelief) -> None:
    """Set up a round that is over: only its tricks, the royal group and the allergen are known."""
    royal, allergen = told.royal or "", told.allergen or ""
    in_play = FLAVOURS[: min(state.flavours, 6)]  # MC-8
    check(royal in tuple(GROUPS[: (len(in_play) + 1) // 2]), "the royal group is missing")
    check(allergen in tuple(in_play), "the allergen is missing")
    people = [(seat, card) for seat, card in told.plays if not state.solo or seat != SOLO_SEAT]
    hands = hands_before(PACK, state.pack, (), told.seat, people)
    stacks = emma_plays(state, told) if state.solo else [[]]
    line = [card for stack in stacks for card in stack]
    check(len(line) <= state.hand_size, "Emma has played more than she had")
    ends = [sum(map(len, stacks[: i + 1])) for i in range(7)]
    knowledge.recall_bets(
        state, hands, GROUPS.index(royal), in_play.index(allergen),
        [*line, *[NONE] * 13][:13], [0, *ends][:7], ends,
    )  # fmt: skip


def emma_plays(state: Macaron, told: MacaronBelief) -> list[list[int]]:
    """Return by flavour the cards that Emma has played from that stack, in order."""
    stacks: list[list[int]] = [[] for _ in range(state.flavours)]
    for seat, text in told.plays:
        if seat == SOLO_SEAT:
            move = move_of(state, text)
            check(move is not None and move < AS_MOVES * (state.flavours + 1), f"no card {text:.80} of Emma's")
            card = (move or 0) & CARD
            flavour = PACK.suit(card) if move == card else (move or 0) // AS_MOVES - 1
            check(flavour < state.flavours and state.pack >> card & 1 == 1, f"no card {text:.80} in this game")
            stacks[flavour].append(card)
    return stacks


def each_card(state: Macaron, names: list[str]) -> list[int]:
    card_mask(PACK, names, state.pack)
    return [PACK.numbers[name] for name in names]
