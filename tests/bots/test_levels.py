"""The four levels: easy makes human errors, but does not play at random."""

from __future__ import annotations

from typing import Any

import pytest

from petitfour import DEALER, GAMES, Rng
from petitfour.bots.bot import BadBudget, Budget
from petitfour.bots.levels import LEVELS, UnknownBot, player, worlds
from petitfour.core.game import Game
from petitfour.core.policy import Policy
from petitfour.games import default_policy
from petitfour.games.marshmallow.game import MarshmallowGame
from petitfour.games.marshmallow.policy import MarshmallowPolicy
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.rules import Mastermind
from tables import random_steps, start, tables, win_share

each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())


def test_there_are_four_levels() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    for game in GAMES:
        for level in LEVELS:
            assert player(level, game).name == level
            player(level, game).budget.check()


class Plain(MarshmallowGame):
    """A registered game for which there is no policy, no easy level and no number of samples."""

    id = "plain"
    policy = Game.policy
    easy_policy = Game.easy_policy


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_without_a_policy_plays_at_every_level(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Plain()
    monkeypatch.setitem(GAMES, "plain", game)
    bot, rng, state = player(level, "plain"), Rng(1), game.start(3)
    bot.budget.check()
    assert type(default_policy("plain")) is Policy
    while state.played < 6:
        seat = state.to_act()[0]
        if seat == DEALER:
            state.play(seat, state.chance(rng))
        else:
            chosen = bot.bot.decide(game.view(state, seat), state.belief(seat), rng, Budget(worlds=5))
            state.play_text(seat, chosen.move)


def test_a_game_may_hold_its_own_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plain, "policy", lambda self: MarshmallowPolicy(), raising=False)
    monkeypatch.setitem(GAMES, "plain", Plain())
    assert type(default_policy("plain")) is MarshmallowPolicy
    assert GAMES["plain"].easy_policy().memory < default_policy("plain").memory


def test_samples_follow_a_measured_rollout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "plain", Plain())
    hard, expert = worlds("plain")
    assert 20 <= hard <= 4000
    assert hard < expert <= 20_000


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
    """With a number of samples and a seed, the same move every time, from the view and the information set alone."""
    seated = player(level, game)
    budget = Budget(worlds=min(seated.budget.worlds or 1, 3))
    # the attacker plays on after every legal move: of six colours, 360 codes instead of 4,096
    small = game == "mastermind" and level.startswith("attack:")
    settings = {"colours": 6, "repeats_in_guess": False} if small else {}
    for n, (position, seat, _) in enumerate(random_steps(start(game, GAMES[game].players[-1], settings), 3)):
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
    policy = GAMES[game].easy_policy()
    for n, (position, seat, _) in enumerate(random_steps(start(game, players, settings), 1)):
        if seat != DEALER and seat < position.players:
            move = policy.decide(position, seat, Rng(n))
            assert position.is_legal(seat, move)
            assert policy.decide(position.belief(seat).known, seat, Rng(n)) == move


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"])
def test_easy_errs_but_does_not_play_at_random(game: str) -> None:
    """It often plays what medium plays, more often than by chance, but not always."""
    easy, medium, anything = GAMES[game].easy_policy(), default_policy(game), Policy()
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
    return win_share(lambda: start(game, players), matches, one, others, decks=players)


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"])
def test_easy_lies_between_random_and_medium(game: str) -> None:
    """Four players, so chance is 0.25. Figures with intervals are in docs/bots.md."""
    assert wins(game, GAMES[game].easy_policy(), default_policy(game), 600) < 0.21
    assert wins(game, GAMES[game].easy_policy(), Policy(), 400) > 0.38


def test_easy_lies_between_random_and_medium_at_mastermind() -> None:
    assert wins("mastermind", GAMES["mastermind"].easy_policy(), default_policy("mastermind"), 400, 2) < 0.45
    assert wins("mastermind", GAMES["mastermind"].easy_policy(), Policy(), 50, 2) > 0.9


def test_easy_forgets_what_was_played_long_ago() -> None:
    """Marshmallow Test for two: P12 and P11 are gone, so P10 is sure to win, and Y11 is not. Four plays later easy has
    forgotten that and prefers Y11."""
    hands = [["P12", "P11", "P10", "Y11", "G12", "G11"], ["P1", "P2", "P3", "Y1", "G1", "G2"]]
    rest = [f"{suit}{rank}" for suit in "PYG" for rank in range(1, 13)]
    rest = [card for card in rest if card not in hands[0] + hands[1]]
    state = start("marshmallow", 2, {"first": 0, "suits": 3, "hand": 6, "out_at": 6})
    state.play_text(DEALER, f"deal {' | '.join(' '.join(cards) for cards in (*hands, rest))}")
    for number, card in enumerate(("P12", "P1", "P11", "P2", "G12", "G1", "G11", "G2")):
        state.play_text(number % 2, card)
    assert state.text(0, default_policy("marshmallow").decide(state, 0, Rng())) == "P10"
    assert state.text(0, GAMES["marshmallow"].easy_policy().decide(state, 0, Rng())) == "Y11"


def test_easy_overlooks_one_row_at_most() -> None:
    """Mastermind: guesses agree with all rows, or with all but one; both happen."""
    state = start("mastermind", 2, {"first": 0})
    assert isinstance(state, Mastermind)
    for text in ("code ROYG", "guess RYBV", "guess WKOO", "guess YROB"):
        state.play_text(state.to_act()[0], text)
    policy = GAMES["mastermind"].easy_policy()
    missed = []
    for seed in range(300):
        guess = policy.decide(state, 1, Rng(seed))
        missed.append(sum(codes.mark(guess, state.guesses[i]) != state.marks[i] for i in range(3)))
    assert set(missed) == {0, 1}
    assert 40 < sum(missed) < 120
