"""Monster Tricks: what a seat sees, what it knows, and the full states it must consider possible."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import pytest

from games.monster_tables import HIGH_LOW, ODD_EVEN, ONE_EACH, legal, one_trick_each, play, table
from petitfour import DEALER, Rng
from petitfour.core.state import State
from tables import random_steps, start

# Three players, three ranks.
THREE = "deal G1 G2 Y3 B1 | G3 Y1 V1 B2 | Y2 V2 V3 B3"


def received(state: State, seat: int | None) -> dict[str, Any]:
    """Return the view, with the legal list as moves."""
    return state.view(seat).plain() | {"moves": [] if seat is None else state.legal(seat)}


def test_MO_3_the_others_see_that_a_row_is_laid_not_how() -> None:
    """Whatever seats 1 and 3 choose, what everybody else receives is the same; on the table only `laid` and `to_act`
    have changed."""
    start_of_round = start("monster", 4, {"first": 0, "hand": 4, "memory_aid": True})
    start_of_round.play_text(DEALER, ONE_EACH)
    states = []
    for first, second in (("1 2 3", "3 2 1"), ("2 3 1", "1 3 2"), ("3 1 2", "2 1 3")):
        state = start_of_round.clone()
        play(state, f"3 order {first}", f"1 order {second}")
        states.append(state)
        assert state.view(3)["rows"][3] == [int(value) for value in first.split()]  # its owner may look at it
        assert state.view(1)["rows"] == [None, [int(value) for value in second.split()], None, [None] * 3]
    for viewer in (0, 2, None):
        view = states[0].view(viewer)
        assert view["laid"] == [1, 3]
        assert view["rows"] == [None, [None] * 3, None, [None] * 3]
        assert all(state.view(viewer) == view for state in states)
        before = start_of_round.view(viewer)
        changed = {key for key in view if view[key] != before[key]}
        assert changed == {"to_act", "laid", "rows", "memory"}
        assert view["memory"] == before["memory"] | {"rows": view["rows"]}
    for seat in (0, 2):
        assert all(state.legal(seat) == start_of_round.legal(seat) for state in states)
        assert all(state.belief(seat) == states[0].belief(seat) for state in states)
    for seat in (1, 3):
        assert states[0].belief(seat) != states[1].belief(seat)


def test_MO_15_a_point_card_turned_down_is_face_down_again() -> None:
    state = table(HIGH_LOW, "2 3 1", "1 2 3", players=2, ranks=8)
    play(state, "0 G5 new", "1 G1 on 1", "0 G6 on 1", "1 G2 on 1")
    assert state.view(1)["rows"][0] == state.view(None)["rows"][0] == [2, None, None]
    play(state, "0 G7 new", "1 G3 on 1", "0 G8 on 1", "1 G4 on 1")
    assert state.view(1)["rows"][0] == state.view(None)["rows"][0] == [None, 3, None]
    assert state.view(0)["rows"][0] == [2, 3, 1]  # its owner may look


def test_MO_15_the_cards_of_a_row_that_were_never_turned_up_stay_hidden_after_the_round() -> None:
    """One win each: only the left card is ever seen, whatever is in the middle and on the right."""
    ends = []
    for rest in ("1 2", "2 1"):
        state = table(ONE_EACH, f"3 {rest}", "3 1 2", "3 1 2", "3 1 2", players=4, hand=4)
        one_trick_each(state)
        ends.append(state)
    for viewer in (0, 1, 2, 3, None):
        assert received(ends[0], viewer) == received(ends[1], viewer)
    for seat in range(4):
        assert ends[0].belief(seat) == ends[1].belief(seat)
        assert ends[0].view(seat)["kept"] == [[3]] * 4


def test_MO_15_a_completed_trick_is_on_show_until_the_next_card() -> None:
    state = table(ODD_EVEN, players=2)
    play(state, "0 G1 new", "1 G2 on 1", "0 G3 on 1")
    assert state.view(0)["last_trick"] is None
    play(state, "1 G4 on 1")
    for viewer in (0, 1, None):
        last = state.view(viewer)["last_trick"]
        assert [each["card"] for each in last["cards"]] == ["G1", "G2", "G3", "G4"]
        assert last["marker"] == 1
        assert "memory" not in state.view(viewer)
    play(state, "0 Y1 new")
    for viewer in (0, 1, None):
        view = state.view(viewer)
        assert view["last_trick"] is None
        shown = str({key: value for key, value in view.items() if key not in ("hand", "legal")})
        assert not any(card in shown for card in ("G1", "G2", "G3", "G4"))


def test_MO_15_memory_aid_shows_what_a_perfect_memory_would() -> None:
    state = table(HIGH_LOW, "2 3 1", "1 2 3", players=2, ranks=8, memory_aid=True)
    unseen = state.view(0)["memory"]["unseen"]
    assert unseen == state.view(1)["hand"]
    play(state, "0 G5 new", "1 G1 on 1", "0 G6 on 1", "1 G2 on 1", "0 G7 new", "1 G3 on 1", "0 G8 on 1", "1 G4 on 1")
    play(state, "0 Y8 new")
    for viewer in (0, 1, None):
        memory = state.view(viewer)["memory"]
        assert [[each["card"] for each in trick["cards"]] for trick in memory["tricks"]] == [
            ["G5", "G1", "G6", "G2"],
            ["G7", "G3", "G8", "G4"],
        ]
        assert memory["gone"] == ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"]
        assert memory["rows"] == [[2, 3, None], [None, None, None]]
    assert state.view(1)["memory"]["unseen"] == state.view(0)["hand"]
    assert state.view(None)["memory"]["unseen"] == sorted(
        state.view(0)["hand"] + state.view(1)["hand"], key=lambda card: ("GYVB".index(card[0]), card)
    )


def test_memory_aid_before_and_between_deals() -> None:
    state = start("monster", 4, {"first": 0, "hand": 4, "memory_aid": True})
    nothing: dict[str, Any] = {"tricks": [], "gone": [], "rows": [None] * 4, "unseen": [], "holders": []}
    assert state.view(0)["memory"] == nothing
    state.play_text(DEALER, ONE_EACH)
    for seat in range(4):
        state.play_text(seat, "order 1 2 3")
    one_trick_each(state)
    assert len(state.view(0)["memory"]["tricks"]) == 4  # until the next deal
    state.play_text(DEALER, ONE_EACH)
    assert state.view(0)["memory"] | {"unseen": [], "holders": []} == nothing


# --- pairs of games that a seat cannot tell apart ----------------------------------------------------------


@pytest.mark.parametrize("memory_aid", [False, True])
def test_cards_swapped_between_others_change_nothing_for_a_seat(memory_aid: bool) -> None:
    """Seats 1 and 2 hold B2 and B3 in either order, and their rows differ where nobody has looked."""
    swapped = THREE.replace("B2", "B0").replace("B3", "B2").replace("B0", "B3")
    settings = {"first": 0, "ranks": 3, "memory_aid": memory_aid}
    one, other = start("monster", 3, settings), start("monster", 3, settings)
    pairs = [(DEALER, THREE, swapped)]
    pairs += [(2, "order 1 2 3", "order 1 3 2"), (0, "order 2 1 3", "order 2 1 3"), (1, "order 3 2 1", "order 2 1 3")]
    turns = "0 G1 new|1 V1 new|2 V2 new|0 G2 new|1 Y1 on 3|2 V3 on 3|0 Y3 on 3|1 G3 on 1|2 Y2 new|0 B1 on 1"
    pairs += [(int(turn[0]), turn[2:], turn[2:]) for turn in turns.split("|")]
    for seat, text, other_text in pairs:
        one.play_text(seat, text)
        other.play_text(seat, other_text)
        for viewer in (0, None):
            assert received(one, viewer) == received(other, viewer)
        assert one.belief(0) == other.belief(0)
        assert one.belief(1) != other.belief(1)
        assert one.belief(2) != other.belief(2)
    assert one.view(0)["rows"] == [[2, 1, 3], [None] * 3, [1, None, None]]


def test_a_card_that_a_belief_does_not_tell_is_not_in_it() -> None:
    """Built up, never cut down: for other seats only sizes, plays and shown point cards are filled in."""
    for position, _, _ in random_steps(start("monster", 4), 11):
        for seat in range(4):
            known: Any = position.belief(seat).known
            for other in range(4):
                if other == seat:
                    continue
                assert known.hands[other] == 0
                shown = min(position.view(None)["won"][other], 3)
                laid = other in position.view(None)["laid"]
                row = known.rows[3 * other : 3 * other + 3]
                assert [value > 0 for value in row] == [laid and i < shown for i in range(3)]


# --- sampling ------------------------------------------------------------------------------------------------

World = tuple[tuple[int, ...], tuple[int, ...]]


def possible_worlds(state: Any, seat: int) -> set[World]:
    """Return every state that agrees with what `seat` knows, by enumeration: all hands, all rows."""
    others = [other for other in range(3) if other != seat]
    cards = [card for card in range(60) if any(state.hands[other] >> card & 1 for other in others)]
    rows = []
    for other in range(3):
        row = tuple(state.rows[3 * other : 3 * other + 3])
        if other == seat or not any(row):
            rows.append([row])
        else:
            seen = min(state.tricks[other], 3)
            rows.append([order for order in permutations(sorted(row)) if order[:seen] == row[:seen]])
    worlds = set()
    for chosen in combinations(cards, state.held[others[0]]):
        hands = list(state.hands[:3])
        hands[others[0]] = sum(1 << card for card in chosen)
        hands[others[1]] = sum(1 << card for card in cards if card not in chosen)
        for choice in product(*rows):
            worlds.add((tuple(hands), sum(choice, ())))
    return worlds


def position(name: str) -> State:
    state = start("monster", 3, {"first": 0, "ranks": 3})
    state.play_text(DEALER, THREE)
    if name == "nothing laid":
        return state
    play(state, "1 order 2 3 1")
    if name == "one laid":
        return state
    play(state, "2 order 3 2 1", "0 order 1 2 3")
    play(state, "0 G1 new", "1 G3 on 1", "2 V2 new", "0 G2 on 1", "1 V1 on 2", "2 V3 on 2")
    if name == "nothing seen":
        return state
    deal = "deal G1 G2 Y1 Y2 V1 V2 B1 B2 | G3 G4 Y3 Y4 V3 V4 B3 B4 | G5 G6 Y5 Y6 V5 V6 B5 B6"
    state = table(deal, "1 2 3", "2 3 1", "3 2 1", players=3, ranks=6)
    play(state, "0 G1 new", "1 G3 on 1", "2 G5 on 1", "0 G2 on 1")  # won by seat 2
    play(state, "1 Y3 new", "2 V5 new", "0 Y1 on 1", "1 Y4 on 1", "2 V6 on 2", "0 Y2 on 1")  # by seat 1
    play(state, "1 V3 on 2", "2 B5 new", "0 V1 on 2")  # by seat 2
    if name == "one and two seen":
        return state
    play(state, "1 B3 on 1", "2 B6 on 1", "0 B1 on 1")  # by seat 2
    return state


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("nothing laid", 70),
        ("one laid", 70 * 6),
        ("nothing seen", 6 * 6 * 6),
        ("one and two seen", 70 * 2 * 1),
        ("one and three seen", 20 * 2 * 1),
    ],
)
def test_samples_are_uniform_over_all_worlds(name: str, count: int) -> None:
    state: Any = position(name)
    worlds = possible_worlds(state, 0)
    assert len(worlds) == count
    counts = dict.fromkeys(worlds, 0)
    belief, rng = state.belief(0), Rng(12)
    for _ in range(30 * count):
        world: Any = belief.sample(rng)
        counts[tuple(world.hands[:3]), tuple(world.rows[:9])] += 1
        assert world.view(0) == state.view(0)
    assert all(counts.values())
    chi_square = sum((n - 30) ** 2 / 30 for n in counts.values())
    assert chi_square < count - 1 + 4 * (2 * (count - 1)) ** 0.5


def test_a_row_that_is_not_laid_stays_unlaid_in_samples() -> None:
    state = start("monster", 3, {"first": 0, "ranks": 3})
    state.play_text(DEALER, THREE)
    play(state, "1 order 2 3 1")
    for seed in range(20):
        world = state.belief(0).sample(Rng(seed))
        assert world.to_act() == (0, 2)
        assert legal(world, 2) == legal(state, 2)
        assert world.view(2)["rows"][2] is None
        assert sorted(world.view(1)["rows"][1]) == [1, 2, 3]


def test_placing_a_card_says_nothing_about_the_rest_of_the_hand() -> None:
    """MO-8 depends on one card only: off-colour play leaves every colour possible in that hand."""
    state = table(THREE, players=3, ranks=3)
    play(state, "0 G1 new", "1 Y1 new", "2 V2 new", "0 Y3 new", "1 B2 on 1")
    assert state.rules_fired() == ["MO-8"]
    held = set()
    rng = Rng(13)
    for _ in range(300):
        held.update(state.belief(0).sample(rng).view(1)["hand"])
    assert held == {"G3", "V1", "Y2", "V3", "B3"}
