"""The attacker finds what a bot answers badly."""

from __future__ import annotations

import pytest

from petitfour import GAMES, Rng
from petitfour.bots.attacker import AttackBot
from petitfour.bots.bot import BadBudget, Budget, Decision
from petitfour.bots.levels import SeatedBot
from petitfour.core.state import DEALER, Belief
from petitfour.core.view import View
from petitfour.lab.arena import play_match


class Lowest:
    """Always the first of its legal moves."""

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        return Decision(view["legal"][0])


@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron"])
def test_who_knows_a_foolish_bot_beats_it(game: str) -> None:
    margin = 0
    for deal in range(6):
        for seat in range(2):
            attacker = SeatedBot("attacker", AttackBot(Lowest(), Budget(worlds=1)), Budget(worlds=6))
            players = [SeatedBot("lowest", Lowest(), Budget(worlds=1))] * 2
            players[seat] = attacker
            state = GAMES[game].start(2)
            play_match(state, players, deal, rounds=1)
            margin += state.scores()[seat] - state.scores()[1 - seat]
    assert margin > 0


def test_worlds_are_counted_not_timed() -> None:
    state = GAMES["monster"].start(2, GAMES["monster"].options(first=0))
    state.play(DEALER, state.chance(Rng(1)))
    with pytest.raises(BadBudget):
        AttackBot(Lowest(), Budget(worlds=1)).decide(state.view(0), state.belief(0), Rng(1), Budget(seconds=1.0))
