"""Macaron: hidden things stay hidden, what can be known is known, and samples are uniform."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import comb, sqrt
from random import Random
from typing import Any

import pytest

import petitfour
from macaron_tables import after_pass, bets, cards, choose, deal, known, legal, play, sample, solo, table
from petitfour import DEALER, Rng
from petitfour.core.state import Move
from petitfour.games.macaron.notation import PACK
from petitfour.games.macaron.rules import Macaron
from tables import random_steps

# --- passing at the same time ------------------------------------------------------------------------------


def everything(state: Macaron, seat: int | None) -> tuple[Any, ...]:
    """Return everything that a seat can get from the table."""
    if seat is None:
        return (state.view(None), state.to_act(), state.rules_fired())
    return (state.view(seat), state.legal(seat), state.to_act(), state.rules_fired())


def without_holders(state: Macaron, seat: int) -> dict[str, Any]:
    """The view of a seat without the list of who can hold what, which names every card that it has not seen."""
    seen = state.view(seat).plain()
    del seen["memory"]["holders"]
    return seen


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("memory_aid", [False, True])
def test_MC_6_nobody_sees_more_of_a_pass_than_that_it_is_chosen(players: int, memory_aid: bool) -> None:
    state = table(players, memory_aid=memory_aid)
    state.play(DEALER, state.chance(Rng(1)))
    one, other = state.clone(), state.clone()
    one.play(0, one.legal(0)[0])
    other.play(0, other.legal(0)[-1])
    for seat in [*range(1, players), None]:
        assert everything(one, seat) == everything(other, seat)
        if seat is not None:
            assert one.belief(seat) == other.belief(seat)
            before, after = state.view(seat).plain(), one.view(seat).plain()
            assert after.pop("passed") == [0]
            assert after.pop("to_act") == list(range(1, players))
            assert before.pop("passed") == []
            before.pop("to_act")
            assert before == after
            assert one.legal(seat) == state.legal(seat)
    assert one.view(0) != other.view(0)
    assert one.view(0)["pass"] == one.text(0, state.legal(0)[0]).split()[1:]


def test_MC_6_any_order_of_passing_gives_the_same_table() -> None:
    state = table(4)
    state.play(DEALER, state.chance(Rng(2)))
    passes = [state.legal(seat)[7 * seat] for seat in range(4)]
    tables = []
    for order in permutations(range(4)):
        passed = state.clone()
        for seat in order:
            passed.play(seat, passes[seat])
        tables.append(passed)
    assert all(passed.same(tables[0]) for passed in tables)


def test_MC_6_received_cards_are_seen_when_all_have_passed_and_not_before() -> None:
    state = table(3, hand=3, memory_aid=True)
    deal(state, "A1 A2 A3", "P1 P2 P3", "S1 S2 S3")
    state.play_text(2, "pass S1 S2")
    state.play_text(0, "pass A1 A2")
    for seat in (0, 1):
        assert "S1" not in str(without_holders(state, seat))
        assert known(state, seat).passed[2] == 0
    assert "A1" not in str(without_holders(state, 1))
    state.play_text(1, "pass P1 P2")
    assert state.view(0)["hand"] == ["A3", "S1", "S2"]
    assert state.view(0)["memory"]["received"] == {"from": 2, "cards": ["S1", "S2"]}


def test_spectators_are_shown_no_hand_and_no_private_memory() -> None:
    for players in range(1, 6):
        for position, _, _ in random_steps(table(players, memory_aid=True), 1):
            view = position.view(None)
            assert not {"hand", "pass", "tokens"} & set(view)
            assert not {"passed", "received", "discarded", "drawn", "face_up"} & set(view["memory"])
            if position.round == 2:
                break


# --- what a seat knows -------------------------------------------------------------------------------------


def test_belief_a_passed_card_is_known_to_be_with_the_neighbour_until_played() -> None:
    state = table(3, hand=4)
    after_pass(state, "A3 A4 S3 S4", "P3 P4 B3 B4", "G3 G4 E3 E4")  # 0 passed B3 B4 to 1, 2 passed S3 S4 to 0
    choose(state, "C", "G")
    bets(state)
    play(state, "A3 B3 E3")
    rng = Rng(3)
    for _ in range(60):
        world = sample(state, 0, rng)
        assert world.hands[1] >> PACK.numbers["B4"] & 1
        assert not world.hands[1] & PACK_OF["A"]
        assert not world.hands[2] & PACK_OF["A"]
        assert PACK.texts(world.passed[2]) == ["S3", "S4"]
        assert PACK.texts(world.passed[0]) == ["B3", "B4"]
        assert not {"A3", "B3", "E3"} & {name for hand in world.hands for name in PACK.texts(hand)}
    # seat 2 knows neither where B4 is nor what 0 passed to 1
    found = [sample(state, 2, rng) for _ in range(200)]
    assert {world.hands[1] >> PACK.numbers["B4"] & 1 for world in found} == {0, 1}
    assert len({world.passed[0] for world in found}) > 5


PACK_OF = {flavour: sum(1 << card for card in range(52) if PACK.names[card][0] == flavour) for flavour in "APSBGEC"}


def test_belief_tokens_own_ones_placed_ones_and_the_reveal() -> None:
    state = table(4, hand=2)
    after_pass(state, "A1 A2", "P1 P2", "S1 S2", "B1 B2")
    state.play_text(DEALER, "tokens 3 3 4 | 3 3 4 | 4 4 5 | 5 6/2 2/6")
    for seat, text in enumerate(["vote 3 above S", "vote 4 below S", "vote 5 above A", "vote 6/2 below C"]):
        state.play_text(seat, text)
    seen = known(state, 1)
    assert seen.vote_spot[:4] == [4, 5, 0, 13]
    assert [kind >= 0 for kind in seen.vote_token[:4]] == [False, True, False, False]
    assert [kind >= 0 for kind in seen.token[:12]] == [False] * 3 + [True, True, False] + [False] * 6
    while state.phase_name() == "vote":
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[-1])
    assert known(state, 1).vote_token == state.vote_token


def test_belief_solo_knows_what_the_human_has_seen_and_no_more() -> None:
    state = solo("S4 A5 P4 P5 P6 P7 G4", "A3 P3 G7 B3 G3", "S6 A4", "B1")
    seen = known(state, 0)
    # the card drawn, five unknown random ones, two face up, the one turned up, then the unknown rest
    assert seen.pile[0] == PACK.numbers["G4"]
    assert seen.pile[1:6] == [-1] * 5
    assert seen.pile[6:9] == cards("S6 A4 B1")
    assert set(seen.pile[9:]) == {-1}
    assert set(seen.stacks) == {-1}
    play(state, "S4 G7/S")
    assert known(state, 0).pile[1:6] == [
        -1,
        -1,
        PACK.numbers["G7"],
        -1,
        -1,
    ]  # not one of the cards seen: the random card
    worlds = [sample(state, 0, Rng(seed)) for seed in range(100)]
    for world in worlds:
        assert legal(world, 1) == ["S6"]  # all that is left of the strawberry stack
        assert PACK.numbers["A4"] in world.stacks[:2]
    assert {world.stacks[0] == PACK.numbers["A4"] for world in worlds} == {True, False}
    assert len({tuple(world.pile[9:]) for world in worlds}) > 90


def test_belief_is_the_same_whatever_the_others_hold() -> None:
    """Two deals that seat 0 cannot distinguish: cards of the others swapped, the same plays."""
    one, other = table(3, hand=4), table(3, hand=4)
    after_pass(one, "A3 A4 S3 S4", "P3 P4 B3 B4", "G3 G4 E3 E4")
    after_pass(other, "A3 A4 S3 S4", "G4 P4 B3 B4", "G3 P3 E3 E4")
    for state in (one, other):
        choose(state, "C", "G")
        bets(state, "3-4", None, "0")
    for card in ("A3", "B3", "E3", "E4", "S3", "B4"):
        play(one, card)
        play(other, card)
        assert everything(one, None) == everything(other, None)
        assert everything(one, 0) == everything(other, 0)
    assert one.view(0) == other.view(0)
    assert one.belief(0) == other.belief(0)
    assert one.belief(1) != other.belief(1)


def test_tokens_of_others_stay_hidden_until_the_reveal() -> None:
    """Two deals of tokens that seat 0 cannot distinguish, placed on the same spots."""
    one, other = (table(4, hand=2, memory_aid=True) for _ in range(2))
    for state in (one, other):
        after_pass(state, "A1 A2", "P1 P2", "S1 S2", "B1 B2")
    one.play_text(DEALER, "tokens 3 3 4 | 3 3 4 | 4 4 5 | 5 6/2 2/6")
    other.play_text(DEALER, "tokens 3 3 4 | 4 5 6/2 | 3 4 2/6 | 3 4 5")
    for spot in ("above A", "below A", "above C", "below S", "above G", "below P", "below E", "above E"):
        seat = one.to_act()[0]
        for state in (one, other):
            state.play_text(seat, f"vote {state.view(seat)['tokens'][0]} {spot}")
        assert everything(one, 0) == everything(other, 0)
        assert everything(one, None) == everything(other, None)
        assert one.belief(0) == other.belief(0)
        assert one.view(1) != other.view(1)


def test_emmas_random_cards_the_orders_and_the_pile_stay_hidden() -> None:
    """Two piles that the human cannot distinguish: random cards and the rest of the pile swapped, stacks shuffled."""
    first = ("S4 A5 P4 P5 P6 P7 G4", "A3 P3 G7 B3 G3", "S6 A4", "B1")
    second = ("S4 A5 P4 P5 P6 P7 G4", "B4 B5 G7 P3 B6", "S6 A4", "B1")
    one = solo(*first, memory_aid=True, stacks="A: A3 A4 | P: P3 | S: G7 S6 | B: B3 | G: G3")
    other = solo(*second, memory_aid=True, stacks="A: A4 B4 | P: B5 | S: G7 S6 | B: P3 | G: B6")
    for card in ("", "S4", "G7/S", "S6"):
        play(one, card)
        play(other, card)
        assert everything(one, 0) == everything(other, 0)
        assert everything(one, None) == everything(other, None)
        assert one.belief(0) == other.belief(0)
    assert not one.same(other)


# --- worlds are drawn evenly -------------------------------------------------------------------------------


def alternatives(state: Macaron, seat: int, move: Move, me: int) -> Iterator[Move]:
    """Return the moves that could have been made instead of this one, as far as `me` can see."""
    if seat == me:
        yield move
    elif isinstance(move, tuple):
        if state.phase_name() == "deal":
            yield from deals(state, move, me)
        elif state.phase_name() == "emma":
            yield from stack_orders(state, move)
        else:
            yield move
    elif state.phase_name() == "pass":
        yield from state.legal(seat)
    elif state.is_legal(seat, move):
        yield move


def deals(state: Macaron, move: tuple[int, ...], me: int) -> Iterator[tuple[int, ...]]:
    n = state.hand_size
    hand = move[n * me : n * me + n]
    rest = [card for card in sorted(move) if card not in hand]
    if state.players == 1:
        for pile in permutations(rest):
            yield (*hand, *pile)
        return

    def share(left: list[int], seat: int) -> Iterator[tuple[int, ...]]:
        if seat == state.players:
            yield tuple(left)
        elif seat == me:
            for more in share(left, seat + 1):
                yield (*hand, *more)
        else:
            for some in combinations(left, n):
                for more in share([card for card in left if card not in some], seat + 1):
                    yield (*some, *more)

    yield from share(rest, 0)


def stack_orders(state: Macaron, move: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Return all orders of the stacks that the pile of this table allows."""
    random = state.pile[state.drawn : state.drawn + state.flavours]
    face_up = state.pile[state.drawn + state.flavours : state.drawn + state.hand_size]
    stacks = [[card, *(c for c in face_up if PACK.suit(c) == i)] for i, card in enumerate(random)]
    for orders in product(*(permutations(stack) for stack in stacks)):
        yield tuple(card for order in orders for card in order)


SEEDS = 4 if petitfour.compiled else 1


def world_key(state: Macaron) -> tuple[Any, ...]:
    return tuple(map(tuple, (state.hands, state.passed, state.pile, state.stacks)))


def worlds_along(start: Macaron, seed: int, me: int) -> Iterator[tuple[Macaron, Counter[tuple[Any, ...]]]]:
    """Yield the positions of a random round, each with all full states that `me` cannot distinguish, by brute force."""
    choice, rng = Random(seed), Rng(seed)
    true = start.clone()
    frontier = [start.clone()]
    while True:
        seat = choice.choice(true.to_act())
        move: Move = true.chance(rng) if seat == DEALER else choice.choice(true.legal(seat))
        true.play(seat, move)
        if true.phase_name() in ("deal", "over"):
            return  # all cards are back in the pack: nothing is hidden
        belief = true.belief(me)
        before, frontier = frontier, []
        for world in before:
            for alternative in alternatives(world, seat, move, me):
                next_world = world.clone()
                next_world.play(seat, alternative)
                if next_world.belief(me) == belief:
                    frontier.append(next_world)
        yield true, Counter(map(world_key, frontier))


def assert_even(found: Counter[Any], expected: dict[Any, float]) -> None:
    """Chi-square at about one in a million (Wilson and Hilferty); every full state is reached."""
    assert set(found) == set(expected)
    total = sum(found.values())
    chi = sum((found[key] - total * share) ** 2 / (total * share) for key, share in expected.items())
    free = len(expected) - 1
    assert free == 0 or chi <= free * (1 - 2 / (9 * free) + 4.75 * sqrt(2 / (9 * free))) ** 3


@pytest.mark.parametrize(
    ("players", "settings", "me"),
    [
        (1, {"flavours": 1, "ranks": 7, "hand": 2}, 0),
        (1, {"flavours": 2, "ranks": 4, "hand": 2}, 0),
        (1, {"flavours": 2, "ranks": 5, "hand": 3}, 0),
        (2, {"flavours": 2, "ranks": 4, "hand": 3}, 1),
        (3, {"flavours": 2, "ranks": 5, "hand": 3}, 2),
        (3, {"flavours": 3, "ranks": 3, "hand": 3}, 1),
        (3, {"flavours": 4, "ranks": 2, "hand": 2}, 0),
        (4, {"flavours": 4, "ranks": 2, "hand": 2}, 2),
    ],
)
def test_samples_are_uniform_over_all_worlds(players: int, settings: dict[str, Any], me: int) -> None:
    rng = Rng(9)
    for seed in range(SEEDS):
        for position, worlds in worlds_along(table(players, **settings), seed, me):
            if len(worlds) > 1000 or position.phase_name() == "bet":
                continue  # tests should be quick
            assert set(worlds.values()) == {1}
            found = Counter(world_key(sample(position, me, rng)) for _ in range(12 * len(worlds) + 20))
            assert_even(found, {key: 1 / len(worlds) for key in worlds})


def test_samples_of_tokens_are_uniform_over_tokens_as_things() -> None:
    state = table(4, hand=2)
    after_pass(state, "A1 A2", "P1 P2", "S1 S2", "B1 B2")
    state.play_text(DEALER, "tokens 3 3 4 | 3 3 4 | 4 4 5 | 5 6/2 2/6")
    for seat, text in enumerate(["vote 3 above S", "vote 4 below S", "vote 5 above A"]):
        state.play_text(seat, text)
    kinds = ["2/6", "3", "4", "5", "6/2"]
    unseen = ["3", "3", "4", "4", "4", "5", "5", "6/2", "2/6"]  # by seat 0
    rng = Rng(5)
    votes: Counter[Any] = Counter()
    held: Counter[Any] = Counter()
    for _ in range(6000):
        world = sample(state, 0, rng)
        votes[tuple(kinds[kind] for kind in world.vote_token[1:3])] += 1
        held[tuple(kinds[kind] for kind in world.token[9:12])] += 1
    pairs = Counter((one, other) for one, other in permutations(unseen, 2))
    assert_even(votes, {key: count / (9 * 8) for key, count in pairs.items()})
    order = {kind: i for i, kind in enumerate(kinds)}
    threes = Counter(tuple(sorted(some, key=order.__getitem__)) for some in combinations(unseen, 3))
    assert_even(held, {key: count / comb(9, 3) for key, count in threes.items()})
