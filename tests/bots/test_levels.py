"""The four levels: easy is a player who errs, not one who plays at random."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import DEALER, GAMES, Rng
from petitfour.bots.bot import BadBudget, Budget
from petitfour.bots.easy import EASY, easy_policy
from petitfour.bots.levels import LEVELS, UnknownBot, player
from petitfour.bots.policies import policy
from petitfour.bots.policy import Policy
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.rules import Mastermind
from tables import random_steps, start, tables

each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())


def test_there_are_four_levels() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    assert set(EASY) == set(GAMES)
    for game in GAMES:
        for level in LEVELS:
            assert player(level, game).name == level
            player(level, game).budget.check()


def test_names_that_are_no_bot() -> None:
    for name in (
        "",
        "medium ",
        "search",
        "search:",
        "search:-1",
        "search:²",
        "search:x",
        "easiest",
        "attack:",
        "attack:attack:easy",
        "attack:external:x",
    ):
        with pytest.raises(UnknownBot, match="easy, medium, hard, expert, random, search:WORLDS"):
            player(name, "macaron")
    with pytest.raises(BadBudget):
        player("search:0", "macaron")


@pytest.mark.parametrize("level", [*LEVELS, "random", "search:2", "ismcts:2", "attack:medium"])
@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_every_game_and_repeats_itself(level: str, game: str) -> None:
    """With a number of worlds and a seed, the same move every time, from the view and the belief alone."""
    seated = player(level, game)
    budget = Budget(worlds=min(seated.budget.worlds or 1, 3))
    for n, (position, seat, _) in enumerate(random_steps(start(game, GAMES[game].players[-1]), 3)):
        if n > 60:
            break
        if n % 6 or seat == DEALER:
            continue
        view, belief = position.view(seat), position.belief(seat)
        decision = seated.bot.decide(view, belief, Rng(n), budget)
        assert decision.move in view["legal"]
        other = belief.sample(Rng(n))
        assert seated.bot.decide(other.view(seat), other.belief(seat), Rng(n), budget) == decision


@each_table
def test_easy_reads_only_what_its_seat_can_know(game: str, players: int, settings: dict[str, Any]) -> None:
    mind = easy_policy(game)
    for n, (position, seat, _) in enumerate(random_steps(start(game, players, settings), 1)):
        if seat != DEALER and seat < position.players:
            move = mind.decide(position, seat, Rng(n))
            assert position.is_legal(seat, move)
            assert mind.decide(position.belief(seat).known, seat, Rng(n)) == move


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"])
def test_easy_errs_but_does_not_play_at_random(game: str) -> None:
    """It often plays what medium plays, more often than chance has it, and often not."""
    easy, medium, anything = easy_policy(game), policy(game), Policy()
    decisions = as_medium = at_random = 0
    for seed in range(4):
        for n, (position, seat, _) in enumerate(random_steps(start(game, 4), seed)):
            if seat != DEALER and len(position.legal(seat)) > 1:
                move = medium.decide(position, seat, Rng(n))
                decisions += 1
                as_medium += easy.decide(position, seat, Rng(n)) == move
                at_random += anything.decide(position, seat, Rng(n)) == move
    assert 1.5 * at_random < as_medium < 0.8 * decisions


def wins(game: str, one: Policy, others: Policy, matches: int, players: int = 4) -> float:
    """The share of matches that one wins, in every seat in turn on the same deals."""
    won = 0.0
    for number in range(matches):
        state, rng, mine = start(game, players), Rng(number // players), number % players
        while actors := state.to_act():
            seat = actors[0]
            mind = one if seat == mine else others
            state.play(seat, state.chance(rng) if seat == DEALER else mind.decide(state, seat, rng))
        won += (mine in state.winning_sides()) / len(state.winning_sides())
    return won / matches


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"])
def test_easy_lies_between_random_and_medium(game: str) -> None:
    """Four players, so chance is 0.25. Figures with intervals are in docs/bots.md."""
    assert wins(game, easy_policy(game), policy(game), 600) < 0.21
    assert wins(game, easy_policy(game), Policy(), 400) > 0.38


def test_easy_lies_between_random_and_medium_at_mastermind() -> None:
    assert wins("mastermind", easy_policy("mastermind"), policy("mastermind"), 400, 2) < 0.45
    assert wins("mastermind", easy_policy("mastermind"), Policy(), 50, 2) > 0.9


def test_easy_forgets_what_was_played_long_ago() -> None:
    """Marshmallow Test for two: P12 and P11 are gone, so P10 is sure to win, and Y11 is not. Four plays later easy has
    forgotten that and thinks Y11 the better card."""
    hands = [["P12", "P11", "P10", "Y11", "G12", "G11"], ["P1", "P2", "P3", "Y1", "G1", "G2"]]
    rest = [f"{suit}{rank}" for suit in "PYG" for rank in range(1, 13)]
    rest = [card for card in rest if card not in hands[0] + hands[1]]
    state = start("marshmallow", 2, {"first": 0, "suits": 3, "hand": 6, "out_at": 6})
    state.play_text(DEALER, f"deal {' | '.join(' '.join(cards) for cards in (*hands, rest))}")
    for number, card in enumerate(("P12", "P1", "P11", "P2", "G12", "G1", "G11", "G2")):
        state.play_text(number % 2, card)
    assert state.text(0, policy("marshmallow").decide(state, 0, Rng())) == "P10"
    assert state.text(0, easy_policy("marshmallow").decide(state, 0, Rng())) == "Y11"


def test_easy_overlooks_one_row_at_most() -> None:
    """Mastermind: guesses agree with all rows, or with all but one; both happen."""
    state = start("mastermind", 2, {"first": 0})
    assert isinstance(state, Mastermind)
    for text in ("code ROYG", "guess RYBV", "guess WKOO", "guess YROB"):
        state.play_text(state.to_act()[0], text)
    mind = easy_policy("mastermind")
    missed = []
    for seed in range(300):
        guess = mind.decide(state, 1, Rng(seed))
        missed.append(sum(codes.mark(guess, state.guesses[i]) != state.marks[i] for i in range(3)))
    assert set(missed) == {0, 1}
    assert 40 < sum(missed) < 120
