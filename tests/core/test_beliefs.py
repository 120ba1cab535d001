"""Information sets as data: they read back exactly, and only those that play can reach are accepted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from petitfour import DEALER, GAMES, Rng
from petitfour.bots.search import Search
from petitfour.core.beliefs import read_belief
from petitfour.core.errors import BadBelief, NoSample
from petitfour.core.policy import Policy
from petitfour.core.state import Belief
from petitfour.games import default_policy
from tables import all_tables, random_steps, start, tables

each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())
SMALL = {  # the reduced games have other numbers
    "marshmallow": {"suits": 3, "ranks": 5, "hand": 4, "out_at": 2, "target": 5},
    "monster": {"rounds": 2, "ranks": 3},
    "macaron": {"flavours": 4, "ranks": 4, "hand": 4},
    "mastermind": {"colours": 6, "rows": 3},
}


def beliefs(game: str, players: int, settings: dict[str, Any], seed: int) -> Iterator[Belief]:
    """Information sets of all seats in random matches, including the end."""
    state = start(game, players, settings)
    for n, (position, _, _) in enumerate(random_steps(state, seed)):
        yield position.belief(n % players)
    yield from (state.belief(seat) for seat in range(players))


def sent(belief: Belief) -> Any:
    return json.loads(json.dumps(belief.data()))


@each_table
def test_a_belief_comes_back_from_its_data(game: str, players: int, settings: dict[str, Any]) -> None:
    for belief in beliefs(game, players, settings, 1):
        assert read_belief(sent(belief), GAMES) == belief


@pytest.mark.parametrize("game", GAMES)
def test_beliefs_of_small_games_and_of_a_named_first_player_come_back(game: str) -> None:
    for players in (2, 3):
        if players in GAMES[game].players:
            for belief in beliefs(game, players, {**SMALL[game], "first": 1}, players):
                assert read_belief(sent(belief), GAMES) == belief


@each_table
def test_data_names_no_card_that_the_seat_has_not_seen(game: str, players: int, settings: dict[str, Any]) -> None:
    """Equal information sets give equal data, whichever state they came from."""
    rng = Rng(3)
    for n, belief in enumerate(beliefs(game, players, settings, 3)):
        if n % 7 == 0:
            assert belief.sample(rng).belief(belief.seat).data() == belief.data()


# --- what is no belief ---------------------------------------------------------------------------------------


def some_belief(game: str, phase: str, **settings: Any) -> Any:
    """The data of some match in that phase, as it would be sent."""
    players = 4 if 4 in GAMES[game].players else 2
    found = [
        position.belief(position.to_act()[0])
        for position, seat, _ in random_steps(start(game, players, settings), 5)
        if position.phase_name() == phase and position.round < 4 and seat >= 0
    ]
    return sent(found[len(found) * 2 // 3])


@pytest.mark.parametrize("junk", [None, 1, "belief", [], {}, {"game": "chess"}, {"game": []}, {"game": "monster"}])
def test_what_is_no_belief_at_all_is_refused(junk: Any) -> None:
    with pytest.raises(BadBelief):
        read_belief(junk, GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_needed_and_no_other_is_allowed(game: str) -> None:
    data = some_belief(game, "guess" if game == "mastermind" else "play")
    read_belief(data, GAMES)
    wrong: Any
    for name in data:
        with pytest.raises(BadBelief):
            read_belief({key: value for key, value in data.items() if key != name}, GAMES)
        for wrong in (None, True, 10**30, -1, 0.5, "x", {}, [None], [[]]):
            if wrong != data[name]:
                with pytest.raises(BadBelief):
                    read_belief({**data, name: wrong}, GAMES)
    with pytest.raises(BadBelief):
        read_belief({**data, "more": 1}, GAMES)


@pytest.mark.parametrize(
    ("game", "phase", "change", "problem"),
    [
        ("marshmallow", "play", {"round": 1}, "refused"),
        ("marshmallow", "play", {"hand": ["P1"]}, "dealt 12 cards|two places"),
        ("marshmallow", "play", {"points": [0, 0, 0, 20]}, "points"),
        ("marshmallow", "play", {"voids": [["P"], ["P"], ["P"], ["P"]]}, "voids should be"),
        ("marshmallow", "play", {"seat": 4}, "no seat 4"),
        ("marshmallow", "play", {"players": 6}, "2 to 5 players"),
        ("marshmallow", "play", {"rules": 2}, "version 2"),
        ("monster", "play", {"starter": 4}, "starter"),
        ("monster", "play", {"rows": [[1, 2, 3]] * 4}, "row"),
        ("monster", "play", {"kept": [[5, 0, 0]] * 4}, "point card|kept"),
        ("monster", "order", {"rows": [None, [1, 1, 2], None, None]}, "row"),
        ("macaron", "pass", {"passed": ["C1", "C2"]}, "pass"),
        ("macaron", "vote", {"tokens": ["9"] * 3}, "fewer tokens 9 in the bag"),
        ("macaron", "vote", {"votes": [{"token": None, "side": "above", "flavour": "X"}]}, "refused|token|vote"),
        ("macaron", "play", {"received": ["A1"]}, "received"),
        ("macaron", "play", {"bets": [None] * 4}, "phase should be"),
        ("mastermind", "guess", {"rows": [["ROYG", 4, 1]]}, "no code deserves"),
        ("mastermind", "guess", {"rows": [["ROYG", 4, 0]]}, "should be"),
        ("mastermind", "guess", {"rows": [["RO", 0, 0]]}, "no row"),
        ("mastermind", "guess", {"completed": 7}, "rounds|should be"),
        ("mastermind", "guess", {"codemaker": 5}, "code|should be"),
    ],
)
def test_what_does_not_fit_together_is_refused(game: str, phase: str, change: dict[str, Any], problem: str) -> None:
    data = some_belief(game, phase)
    with pytest.raises(BadBelief, match=problem):
        read_belief({**data, **change}, GAMES)


def all_dealt(*plays: tuple[int, str]) -> Any:
    """What seat 0 knows when all 24 cards of two suits are dealt, ranks 1 to 6 of both to seat 0; then these plays."""
    state = start("marshmallow", 2, {"first": 0, "suits": 2})
    hands = [[f"{suit}{rank}" for suit in "PY" for rank in ranks] for ranks in (range(1, 7), range(7, 13))]
    state.play_text(DEALER, "deal " + " | ".join(map(" ".join, hands)))
    data = sent(state.belief(0))
    data["hand"] = [card for card in data["hand"] if (0, card) not in plays]
    return data | {"plays": [list(play) for play in plays]}


def test_MT_6_somebody_who_had_to_follow_suit_is_refused() -> None:
    plays = [(0, "P1"), (1, "Y7"), (0, "P2"), (1, "P8")]  # so there was a P to be played at first
    with pytest.raises(BadBelief, match="MT-6"):
        read_belief(all_dealt(*plays), GAMES)


def test_a_belief_without_a_world_is_told_by_its_sample() -> None:
    """Seat 1 cannot lack P7 to P12 here: it should have followed suit."""
    data = all_dealt((0, "P1"), (1, "Y7"))
    with pytest.raises(BadBelief, match="voids should be"):
        read_belief(data, GAMES)
    belief = read_belief(data | {"voids": [[], ["P"]]}, GAMES)
    with pytest.raises(NoSample):
        belief.sample(Rng(1))


# --- mutations: either refused by name, or a belief that everything can be done with -------------------------


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Return the paths of all parts of the data; the settings count as one part."""
    items: Iterator[tuple[Any, Any]] = iter(())
    if isinstance(data, dict):
        items = iter(data.items())
    elif isinstance(data, list):
        items = iter(enumerate(data))
    for key, value in items:
        yield (*path, key)
        if key != "settings":
            yield from places(value, (*path, key))


def mutated(data: Any, choice: Random) -> Any:
    """Return the data with a part removed, doubled, exchanged with another, or replaced by something similar or
    different."""
    data = json.loads(json.dumps(data))
    everywhere = list(places(data))
    for _ in range(choice.choice((1, 1, 1, 2, 3))):
        path, other = choice.choice(everywhere), choice.choice(everywhere)
        try:
            parent, source = at(data, path[:-1]), at(data, other)
            value = parent[path[-1]]
            kind = choice.randrange(6)
            if kind == 0:
                del parent[path[-1]]
            elif kind == 1 and isinstance(parent, list):
                parent.insert(path[-1], json.loads(json.dumps(value)))
            elif kind == 2 and isinstance(value, int):
                parent[path[-1]] = value + choice.choice((-1, 1, 2, -5, 32, 70_000, 10**20))
            elif kind == 3 and isinstance(value, list):
                choice.shuffle(value)
            elif kind == 4:
                parent[path[-1]] = json.loads(json.dumps(source))
            else:
                parent[path[-1]] = choice.choice((None, 0, -1, 1, "", "P1", "A1", "G1 new", [], [0], "over", 1e300, {}))
        except (LookupError, TypeError):
            continue  # an earlier mutation took the place away
    return data


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def use(belief: Belief, rng: Rng) -> None:
    """Do everything that bots do with an information set."""
    known, seat = belief.known, belief.seat
    legal = known.legal(seat)
    view = known.view(seat)
    assert view["legal"] == [known.text(seat, move) for move in legal]
    assert read_belief(belief.data(), GAMES) == belief
    if legal and seat in known.to_act():
        assert default_policy(known.game.id).decide(known, seat, rng) in legal
    try:
        sample = belief.sample(rng)
    except NoSample:
        return
    assert sample.belief(seat) == belief
    if 0 < len(legal) < 100:
        Search(belief, default_policy(known.game.id), rng).batch(1)
        Search(belief, Policy(), rng).batch(1)


@pytest.mark.parametrize("game", GAMES)
def test_changed_data_is_refused_or_is_a_belief_like_any(game: str) -> None:
    choice, rng = Random(game), Rng(7)
    refused = accepted = 0
    for other, players, settings in all_tables().values():
        if other != game:
            continue
        found = list(beliefs(game, players, settings, 7))
        for belief in choice.sample(found, min(len(found), 40)):
            data = sent(belief)
            for _ in range(10):
                try:
                    read = read_belief(mutated(data, choice), GAMES)
                except BadBelief:
                    refused += 1
                else:
                    use(read, rng)
                    accepted += read != belief
    assert refused > 200
    assert accepted > 10  # or this test would show little
