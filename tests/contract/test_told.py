"""What seats see of moves as they happen and after a reconnect, and how very long lists of moves are described."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from petitfour import DEALER, GAMES
from petitfour.core.game import Game
from tables import random_steps, start, tables

each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())
SECRET = {"order", "pass", "discard", "vote", "code"}  # MO-3, MC-6, MC-7, MC-11, MM-3


@each_table
def test_the_mover_is_told_the_whole_move_and_all_the_public_ones(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    seen = set()
    for before, seat, move in random_steps(start(game, players, settings), 3):
        text = before.text(seat, move)
        phase = before.phase_name()
        secret = phase in SECRET or (seat == DEALER and phase != "first")
        seen.add(secret)
        for to in (None, *range(players)):
            assert before.game.told(before, seat, move, to) == (text if not secret or to == seat else None)
    assert False in seen


@each_table
def test_what_is_on_show_are_the_last_moves_and_lies_in_everybodys_view(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    texts: list[str] = []
    most = 0
    for before, seat, move in random_steps(start(game, players, settings), 4):
        on_show = before.game.on_show(before)
        most = max(most, on_show)
        assert on_show <= len(texts)
        view = before.view(None)
        lying = json.dumps([view.get(key) for key in ("trick", "last_trick", "open", "rows")])
        for text in texts[len(texts) - on_show :]:
            if not text.startswith("mark "):
                card = text.split(" on ")[0].removesuffix(" new").removeprefix("guess ")
                assert f'"{card}"' in lying
        texts.append(before.text(seat, move))
    assert most or type(GAMES[game]).on_show is Game.on_show  # by default nothing is repeated


@pytest.mark.parametrize("settings", GAMES["mastermind"].variants)
def test_the_form_of_legal_moves_says_exactly_which_they_are(settings: dict[str, Any]) -> None:
    words = set()
    for before, seat, _ in random_steps(start("mastermind", 2, settings), 5):
        if seat == DEALER:
            continue
        view = before.game.view(before, seat, forms=True)
        form = view.get("legal_form")
        assert "legal_form" not in before.view(seat)
        if form is None:
            assert view == before.view(seat)
            continue
        words.add(form["word"])
        built = [
            f"{form['word']} {''.join(pegs)}"
            for pegs in product(form["colours"], repeat=form["pegs"])
            if form["repeats"] or len(set(pegs)) == len(pegs)
        ]
        assert view["legal"] == []
        assert sorted(built) == sorted(before.view(seat)["legal"])
        assert "legal_form" not in before.game.view(before, 1 - seat, forms=True)
        if len(words) == 2:
            break
    assert words == {"code", "guess"}


@each_table
def test_lists_that_are_short_stay_listed(game: str, players: int, settings: dict[str, Any]) -> None:
    if game == "mastermind":
        return
    for before, seat, _ in random_steps(start(game, players, settings), 6):
        if 0 <= seat < players:
            assert before.game.view(before, seat, forms=True) == before.view(seat)
            assert len(before.legal(seat)) < 100
        if before.round > 1:
            break
