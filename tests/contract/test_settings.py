"""What every game says about itself; wrong settings are refused with a sentence that says what is allowed."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from petitfour import GAMES, game
from petitfour.core.errors import BadSetting, UnknownGame
from petitfour.core.game import Options, as_settings
from petitfour.texts import LANGUAGES, rule_ids, texts
from tables import all_tables, start, tables

each_game = pytest.mark.parametrize("name", GAMES)
each_table = pytest.mark.parametrize(("name", "players", "settings"), tables())


@each_game
def test_a_game_describes_itself(name: str) -> None:
    it = GAMES[name]
    assert it.id == name
    assert it is game(name)
    assert it.rules_version >= 1
    assert 1 <= it.players[0] <= it.players[-1] <= 5
    assert it.phases[-1] == "over"
    assert len(set(it.phases)) == len(it.phases)
    assert len(set(it.fired)) == len(it.fired) <= 64
    assert it.variants[0] == {}, "the standard game comes first"
    for settings in it.variants:
        assert any(table == (name, table[1], settings) for table in all_tables().values()), "no player count allows it"
    assert rule_ids(name)
    for lang in LANGUAGES:
        assert texts(lang).say(f"game-{name}")
        assert texts(lang).say(f"game-{name}-about")


@each_table
def test_settings_come_back_from_plain_data(name: str, players: int, settings: dict[str, Any]) -> None:
    options = GAMES[name].options(**settings)
    plain = as_settings(options)
    assert GAMES[name].options(**msgspec.json.decode(msgspec.json.encode(plain))) == options
    for key, value in settings.items():
        assert plain[key] == value
    for key, value in plain.items():  # as on a command line
        if isinstance(value, int):
            assert GAMES[name].options(**plain | {key: str(value).lower()}) == options


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    for wrong in ("chess", "", "Marshmallow"):
        with pytest.raises(UnknownGame) as caught:
            game(wrong)
        assert all(name in str(caught.value) for name in GAMES)


@each_game
def test_a_wrong_number_of_players_is_refused_with_the_right_ones(name: str) -> None:
    it = GAMES[name]
    for wrong in (-1, 0, it.players[0] - 1, it.players[-1] + 1, 7, 1 << 70, "2", None, 2.0):
        if wrong in it.players and isinstance(wrong, int):
            continue
        with pytest.raises(BadSetting) as caught:
            it.start(wrong)  # type: ignore[arg-type]
        assert str(it.players[0]) in str(caught.value)
        assert str(it.players[-1]) in str(caught.value)


@each_game
def test_an_unknown_setting_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadSetting) as caught:
        GAMES[name].options(colour_of_the_table="green")
    for field in GAMES[name].options_type.__struct_fields__:
        assert field in str(caught.value)


@each_game
def test_a_setting_of_the_wrong_type_is_refused(name: str) -> None:
    it = GAMES[name]
    for field in it.options_type.__struct_fields__:
        for wrong in ("no such thing", object(), 0.5, {"a": 1}, b"x"):
            with pytest.raises(BadSetting) as caught:
                it.start(it.players[-1], it.options(**{field: wrong}))
            assert field in str(caught.value)


@each_game
def test_a_choice_that_is_not_offered_is_refused_with_those_that_are(name: str) -> None:
    it = GAMES[name]
    for field, kind in get_type_hints(it.options_type).items():
        if get_origin(kind) is Literal:
            with pytest.raises(BadSetting, match=field) as caught:
                it.options(**{field: "other"})
            assert all(str(choice) in str(caught.value) for choice in get_args(kind))


@each_game
def test_a_number_out_of_range_is_refused_with_its_range(name: str) -> None:
    it = GAMES[name]
    for field, value in as_settings(it.options_type()).items():
        if isinstance(value, int) and not isinstance(value, bool):
            for wrong in (-1, 1 << 31, 1 << 70):
                with pytest.raises(BadSetting, match=field) as caught:
                    it.start(it.players[-1], it.options(**{field: wrong}))
                assert str(wrong) in str(caught.value) or "range" in str(caught.value)


@each_game
def test_who_starts_is_a_seat_at_the_table(name: str) -> None:
    it = GAMES[name]
    for players in it.players:
        for wrong in (-1, players, 1 << 40):
            with pytest.raises(BadSetting, match="first"):
                start(name, players, {"first": wrong})


@each_game
def test_settings_of_another_game_are_refused(name: str) -> None:
    class Other(Options, frozen=True):
        pass

    with pytest.raises(BadSetting, match=name):
        GAMES[name].start(GAMES[name].players[-1], Other())
