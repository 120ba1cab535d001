"""The pictures of the rules pages are true: the engine plays each of them."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import macaron_tables
from petitfour import DEALER, GAMES
from petitfour.games.macaron.options import DATA, FLAVOURS, FLAVOURS_IN_PLAY
from petitfour.games.macaron.rules import Macaron
from petitfour.games.marshmallow.constants import PACK
from petitfour.games.marshmallow.game import GAME as MARSHMALLOW
from petitfour.games.marshmallow.game import TRICKS_NEEDED
from petitfour.games.marshmallow.rules import Marshmallow
from petitfour.games.mastermind.constants import COLOURS
from petitfour.games.monster.game import GAME as MONSTER
from petitfour.games.monster.rules import Monster
from petitfour.texts import example_ids, rule_ids

Picture = dict[str, Any]
PICTURES: dict[str, list[Picture]] = {
    one: pictures
    for game in GAMES.values()
    for one, pictures in tomllib.loads(game.file("pictures.toml") or "").items()
}
GAME = {one: game for game in GAMES for one in (*rule_ids(game), *example_ids(game))}
FIELDS = {
    "trick", "wins", "dead", "trump", "royal", "allergen", "boxes", "hand", "no", "open", "goes", "points", "turned",
    "piles", "marshmallows", "groups", "counts", "pick", "tokens", "board", "pegs", "code", "guess", "marks", "cards",
}  # fmt: skip


def of(*fields: str) -> list[Any]:
    """The pictures that have all these fields."""
    return [
        pytest.param(GAME.get(one, one), picture, id=one)
        for one, pictures in PICTURES.items()
        for picture in pictures
        if set(fields) <= set(picture)
    ]


def padded(picture: Picture, spare: str) -> list[list[str]]:
    """The hands: one card of the trick each, in order of play, then the one whose turn it is; made equally long by
    cards of a suit that does not matter here."""
    hands = [[card] for card in picture["trick"].split()] + [picture[at].split() for at in ("hand",) if at in picture]
    size = max(2, *map(len, hands))
    pads = [f"{spare}{rank}" for rank in range(1, 8) if all(f"{spare}{rank}" not in hand for hand in hands)]
    return [[*hand, *(pads.pop() for _ in range(size - len(hand)))] for hand in hands]


def marshmallow(picture: Picture) -> Marshmallow:
    hands = padded(picture, "V")
    state = MARSHMALLOW.start(len(hands), MARSHMALLOW.options(first=0, hand=len(hands[0]), out_at=12))
    masks = [sum(1 << PACK.numbers[card] for card in hand) for hand in hands]
    state.recall(2 if "trump" in picture else 1, 0, [0] * 5, [*masks, *[0] * (5 - len(masks))])
    if "trump" in picture:
        state.play_text(0, f"trump {picture['trump']}")
    for seat, card in enumerate(picture["trick"].split()):
        state.play_text(seat, card)
    return state


def macaron(picture: Picture) -> Macaron:
    lead = picture["trick"][0]
    hands = padded(picture, "P" if lead == "G" else "G")
    state = macaron_tables.table(len(hands), hand=len(hands[0]))
    macaron_tables.after_pass(state, *map(" ".join, hands))
    elsewhere = next(flavour for flavour in "APSBG" if flavour not in picture["trick"])
    macaron_tables.choose(state, picture.get("royal", "C"), picture.get("allergen", elsewhere))
    macaron_tables.bets(state)
    macaron_tables.play(state, picture["trick"])
    return state


def monster(opened: list[str], added: list[str], held: list[str]) -> tuple[Monster, list[int]]:
    """Four players open tricks in turn, then add cards (`B9 on 1`); the next one holds the last cards. With the seats
    of those who played."""
    moves = [f"{card} new" for card in opened] + added
    hands: list[list[str]] = [[], [], [], []]
    for number, move in enumerate(moves):
        hands[number % 4].append(move.split()[0])
    hands[len(moves) % 4] += held
    asked = {card for hand in hands for card in hand}
    rest = [f"{colour}{rank}" for colour in "GYVB" for rank in range(1, 13) if f"{colour}{rank}" not in asked]
    dealt = [hand + [rest.pop() for _ in range(12 - len(hand))] for hand in hands]
    state = MONSTER.start(4, MONSTER.options(first=0))
    state.play_text(DEALER, "deal " + " | ".join(map(" ".join, dealt)))
    for seat in range(4):
        state.play_text(seat, "order 1 2 3")
    for number, move in enumerate(moves):
        state.play_text(number % 4, move)
    return state, [number % 4 for number in range(len(moves))]


@pytest.mark.parametrize(("game", "picture"), of())
def test_a_picture_belongs_to_a_rule_or_an_example_and_has_known_parts(game: str, picture: Picture) -> None:
    assert game in GAMES
    assert picture
    assert set(picture) <= FIELDS


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_drawn(game: str) -> None:
    assert set(example_ids(game)) <= set(PICTURES)


@pytest.mark.parametrize(("game", "picture"), of("trick", "wins"))
def test_the_trick_goes_where_the_picture_says(game: str, picture: Picture) -> None:
    cards = picture["trick"].split()
    winner = cards.index(picture["wins"])
    assert picture.get("dead", cards[winner - 1]) in set(cards) - {picture["wins"]}
    if game == "monster":
        state, seats = monster(["Y1", "V1", "Y2", cards[0]], [f"{card} on 4" for card in cards[1:]], [])
        assert state.view(None)["won"] == [int(seat == seats[3 + winner]) for seat in range(4)]
        return
    table = marshmallow(picture) if game == "marshmallow" else macaron(picture)
    view = table.view(None)
    assert view["tricks"] == [int(seat == winner) for seat in range(len(cards))]
    if game == "macaron":
        assert view["boxes"][winner] == picture["boxes"]


@pytest.mark.parametrize(("game", "picture"), of("trick", "hand"))
def test_what_is_crossed_out_may_not_be_played_and_all_else_may(game: str, picture: Picture) -> None:
    state = marshmallow(picture) if game == "marshmallow" else macaron(picture)
    hand = picture["hand"].split()
    legal = [state.text(state.to_act()[0], move) for move in state.legal(state.to_act()[0])]
    assert set(hand) - set(legal) == set(picture["no"].split())
    assert set(legal) == set(hand) - set(picture["no"].split())


@pytest.mark.parametrize(("game", "picture"), of("open"))
def test_a_card_goes_where_the_picture_says(game: str, picture: Picture) -> None:
    tricks = [cards.split() for cards in picture["open"]]
    added = [f"{card} on {place}" for place, cards in enumerate(tricks, 1) for card in cards[1:]]
    state, _ = monster([cards[0] for cards in tricks], added, list(picture["goes"]))
    legal = [state.text(state.to_act()[0], move) for move in state.legal(state.to_act()[0])]
    for card, places in picture["goes"].items():
        ways = [move.removeprefix(f"{card} ") for move in legal if move.startswith(f"{card} ")]
        said = [f"on {place}" if int(place) <= len(tricks) else "new" for place in places.split()]
        assert sorted(ways) == sorted(said)


@pytest.mark.parametrize(("game", "picture"), of("code"))
def test_marks(game: str, picture: Picture) -> None:
    state = GAMES[game].start(2, GAMES[game].options(first=0))
    state.play_text(0, f"code {picture['code']}")
    state.play_text(1, f"guess {picture['guess']}")
    (row,) = state.view(None)["rows"]
    assert [row["red"], row["white"]] == picture["marks"]


def test_numbers_of_the_boxes() -> None:
    """Points, tokens, tracks, colours."""
    (points,), (turned,) = PICTURES["MO-2"], PICTURES["MO-11"]
    assert points["points"] == [f"{r} {2 * r} {3 * r}" for r in (1, 2, 3)]
    assert sorted(turned["turned"].split()) == ["1", "2", "3"]
    assert PICTURES["MC-14"][0]["tokens"].split() == DATA["tokens"]
    assert [picture["board"] for picture in PICTURES["MC-16"]] == ["standard", "advanced"]
    assert PICTURES["MM-1"][0]["pegs"] == COLOURS
    (example,) = PICTURES["example-marshmallow-1"]
    a, *others = example["piles"].values()
    assert a == TRICKS_NEEDED[4]
    assert sum(others) == example["marshmallows"]


@pytest.mark.parametrize(("game", "picture"), of("groups"))
def test_groups(game: str, picture: Picture) -> None:
    groups = [group.split() for group in picture["groups"].split("|")]
    flavours = "".join(flavour for group in groups for flavour in group)
    assert flavours in {FLAVOURS[:number] for number in FLAVOURS_IN_PLAY.values()}
    assert [FLAVOURS.index(group[0]) % 2 for group in groups] == [0] * len(groups)
    if "counts" in picture:  # MC-31
        counts = [int(count) for count in picture["counts"].split()]
        assert "ABC"[counts.index(max(counts))] == picture["royal"]
    if "pick" in picture:  # the leftmost neither royal nor allergen (MC-36)
        royal = groups["ABC".index(picture["royal"])]
        assert next(one for one in flavours if one not in royal and one != picture["allergen"]) == picture["pick"]
