"""Macaron's settings: the numbers of the box, replaced and refused; small games."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from macaron_tables import legal, play, solo, table
from petitfour import DEALER, Rng
from petitfour.core.errors import BadSetting
from petitfour.core.game import as_settings
from petitfour.games.macaron import GAME as MACARON
from petitfour.games.macaron import Box, MacaronOptions, read_box
from tables import random_steps

TOKENS = ["3", "3", "3", "4", "4", "4", "5", "5", "5", "5", "4", "6/1"]


def levels(*spans: str, **last: Any) -> list[dict[str, Any]]:
    return [{"boxes": span, "points": 1, "bet": "yes", "won": 1, "lost": 1, **last} for span in spans]


@pytest.mark.parametrize(
    ("box", "sentence"),
    [
        ({"tokens": TOKENS[:-1]}, "there are 12 vote tokens, not 11"),
        ({"tokens": [*TOKENS, "3"]}, "there are 12 vote tokens, not 13"),
        ({"tokens": ["3", *["4"] * 11]}, 'at least two vote tokens are a "3"'),
        ({"tokens": [*TOKENS[:-1], "0"]}, "a token is written"),
        ({"tokens": [*TOKENS[:-1], "4/4"]}, "with unequal numbers from 1 to 9, not '4/4'"),
        ({"tokens": [*TOKENS[:-1], "12"]}, "a token is written"),
        ({"tokens": [*TOKENS[:-1], "-3"]}, "a token is written"),
        ({"tokens": [*TOKENS[:-1], "٣"]}, "a token is written"),
        ({"standard": levels("0", "2-7", "8+")}, "the standard levels leave a gap: '2-7' should begin at 1"),
        ({"standard": levels("1-7", "8+")}, "the standard levels leave a gap: '1-7' should begin at 0"),
        ({"advanced": levels("0-3", "3-7", "8+")}, "the advanced levels overlap: '3-7' should begin at 4"),
        ({"standard": levels("0", "1-7")}, "the last, and only the last, is open"),
        ({"standard": levels("0", "1+", "2-7", "8+")}, "the last, and only the last, is open"),
        ({"standard": levels("0-6", "7+")}, 'must go from 0 boxes up to "8\\+"'),
        ({"standard": levels("0-8", "9+")}, 'must go from 0 boxes up to "8\\+"'),
        ({"standard": []}, 'must go from 0 boxes up to "8\\+"'),
        ({"standard": levels("0", "3-1", "8+")}, "leave a gap"),
        ({"standard": levels("0", "1-0", "1-7", "8+")}, "'1-0' runs downwards"),
        ({"standard": levels("0", "one", "8+")}, "not 'one'"),
        ({"standard": levels("0-7", "8+", points=21)}, "points of the standard level '0-7' is a number from 0 to 20"),
        ({"standard": levels("0-7", "8+", lost=-1)}, "lost of the standard level '0-7' is a number from 0 to 20"),
        ({"advanced": levels("0-7", "8+", won=99)}, "won of the advanced level '0-7' is a number from 0 to 20"),
        ({"standard": levels("0-7", "8+", points=0)}, "must be worth a point"),
        ({"standard": levels("0-2", "3-7", "8+", points=[1, 2, 3])}, "'3-7' has 5 spaces, but 3 points"),
        ({"standard": levels("0-7", "8+", points=[1])}, "'0-7' has 8 spaces, but 1 points"),
        ({"standard": [*levels("0", "1-7"), *levels("8+", points=[1, 2])]}, "'8\\+' has 1 spaces, but 2 points"),
        ({"standard": [*levels("0-1", points=[3, 21]), *levels("2-7", "8+")]}, "points of the standard level '0-1'"),
        ({"standard": levels("0-7", "8+", bet="solo")}, "must be open to everybody for a bet"),
        ({"emma": {"cannot_follow": ["royal"]}}, 'emma.cannot_follow must end with "any"'),
        ({"emma": {"after_royal": []}}, 'emma.after_royal must end with "any"'),
        ({"emma": {"after_other": ["same", "same", "any"]}}, "emma.after_other names the same wish twice"),
        ({"emma": {"cannot_follow": ["same", "any"]}}, 'emma.cannot_follow cannot hold "same"'),
    ],
)  # fmt: skip
def test_a_wrong_box_is_refused_with_a_sentence(box: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        table(2, box=box)
    with pytest.raises(BadSetting, match=sentence):
        read_box(msgspec.json.encode(box).decode())


@pytest.mark.parametrize(
    "box",
    [
        {"tokens": "3 3"}, {"tokens": [3] * 12}, {"token": TOKENS}, {"standard": [{"boxes": "0"}]},
        {"standard": levels("0-7", "8+", bet="maybe")}, {"standard": levels("0-7", "8+", points="many")},
        {"emma": {"after": []}}, {"emma": {"after_royal": ["chocolate", "any"]}}, 5, None, [],
    ],
)  # fmt: skip
def test_a_box_of_another_shape_is_refused(box: Any) -> None:
    with pytest.raises(BadSetting):
        MACARON.options(box=box)
    with pytest.raises(BadSetting):
        read_box(msgspec.json.encode(box).decode())


@pytest.mark.parametrize("text", ["", " ", "# nothing replaced", "{}"])
def test_a_box_that_replaces_nothing(text: str) -> None:
    assert read_box(text) == Box()


@pytest.mark.parametrize("text", ["{", "tokens = [", "tokens", "[[[", "{'tokens': 3}", '{"tokens": "\\ud800"}', "\x00"])
def test_a_text_that_is_no_box_is_refused(text: str) -> None:
    with pytest.raises(BadSetting, match="this is no box of Macaron"):
        read_box(text)


def test_read_box_from_toml_and_json() -> None:
    toml = read_box(f"tokens = {TOKENS}\n[emma]\ncannot_follow = ['any']")
    json = read_box(msgspec.json.encode({"tokens": TOKENS, "emma": {"cannot_follow": ["any"]}}).decode())
    assert toml == json
    assert toml.tokens == tuple(TOKENS)
    assert toml.standard == Box().standard
    assert toml.emma.after_royal == Box().emma.after_royal


def test_the_settings_of_a_table_carry_the_box() -> None:
    options = MACARON.options(box={"tokens": TOKENS}, board="advanced", target=30)
    data = msgspec.json.decode(msgspec.json.encode(as_settings(options)))
    assert data["box"]["tokens"] == TOKENS
    assert data["box"]["emma"]["after_other"] == ["same", "neither", "not royal", "any"]
    assert MACARON.options(**data) == options
    assert MACARON.options(box=read_box(f"tokens = {TOKENS}"), board="advanced", target=30) == options
    assert table(4).options == MacaronOptions(first=0)


def test_a_table_plays_by_its_own_box() -> None:
    state = table(4, hand=2, ranks=2, box={"tokens": TOKENS, "standard": levels("0-3", "4-7", "8+", points=4)})
    texts = []
    for position, seat, move in random_steps(state, 1):
        texts.append(position.text(seat, move))
        if position.phase_name() == "bet":
            assert legal(position, seat) == ["bet 0-3", "bet 4-7", "bet 8+", "no bet"]
    tokens = next(text for text in texts if text.startswith("tokens"))
    assert sorted(tokens.removeprefix("tokens ").replace("| ", "").split()) == sorted(TOKENS)
    assert any(text.startswith("vote 6/1") for text in texts)


def test_emma_plays_by_the_wishes_of_the_box() -> None:
    cards = ("G7 G6 P5 P6 P7", "A3 P3 S3 B3 G3", "", "B1")
    for wishes, card in [
        (["allergen", "any"], "B3"),
        (["neither", "any"], "S3"),
        (["not royal", "any"], "S3"),
        (["any"], "A3"),
    ]:
        state = solo(*cards, box={"emma": {"cannot_follow": wishes}})
        play(state, "G7 G3 G6")
        assert legal(state, 1) == [card]
    cards = ("G3 A5 P5 P6 P7", "A3 P3 S3 B3 G7", "", "B1")
    state = solo(*cards, box={"emma": {"after_other": ["royal", "any"]}})
    play(state, "G3 G7")
    assert legal(state, 1) == ["A3"]
    cards = ("A4 A5 P5 P6 P7", "A7 P3 S3 B3 G7", "", "B1")
    state = solo(*cards, box={"emma": {"after_royal": ["allergen", "any"]}})
    play(state, "A4 A7")
    assert legal(state, 1) == ["B3"]


@pytest.mark.parametrize(
    ("players", "settings", "sentence"),
    [
        (2, {"flavours": 6}, "flavours is a number from 1 to 5 here, not 6"),
        (3, {"flavours": 0}, "flavours is a number from 1 to 6 here, not 0"),
        (4, {"flavours": 3}, "flavours is a number from 4 to 7 here, not 3"),
        (3, {"ranks": 8}, "ranks is a number from 1 to 7 here, not 8"),
        (3, {"hand": 1}, "hand is a number from 2 to 13 here, not 1"),
        (5, {"hand": 11}, "hand is a number from 2 to 10 here, not 11"),
        (1, {"hand": 4}, "hand is a number from 5 to 13 here, not 4"),
        (3, {"ranks": 2, "hand": 5}, "hands of 5 need 15 cards in all, and this pack has 12"),
        (1, {"flavours": 2, "ranks": 4, "hand": 3}, "hands of 3 need 9 cards in all, and this pack has 8"),
        (6, {}, "macaron is for 1 to 5 players, not 6"),
        (0, {}, "macaron is for 1 to 5 players, not 0"),
    ],
)
def test_sizes_that_are_refused(players: int, settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetting, match=sentence):
        MACARON.start(players, MACARON.options(**settings))


@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (1, {"flavours": 2, "ranks": 4, "hand": 2}),
        (1, {"flavours": 1, "ranks": 7, "hand": 2}),
        (1, {"flavours": 3, "ranks": 7, "hand": 9}),
        (2, {"flavours": 1, "ranks": 4, "hand": 2}),
        (3, {"flavours": 3, "ranks": 2, "hand": 2}),
        (4, {"flavours": 4, "ranks": 2, "hand": 2}),
        (5, {"ranks": 1, "hand": 2}),
    ],
)
def test_small_games_play_to_their_end(players: int, settings: dict[str, Any]) -> None:
    rng = Rng(1)
    for seed in range(3):
        state = MACARON.start(players, MACARON.options(**settings))
        for n, (position, seat, _) in enumerate(random_steps(state, seed)):
            assert n < 5000
            if seat != DEALER and seat < position.players:
                belief = position.belief(seat)
                assert belief.sample(rng).belief(seat) == belief
        assert state.outcome() is not None
