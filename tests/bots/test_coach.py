"""The coach judges moves on the seat's own knowledge: it agrees with the review, and hidden cards do not matter."""

from __future__ import annotations

import pytest

from bots.test_review import MATCHES, each_match, match
from petitfour import GAMES, Rng
from petitfour.bots.coach import MISTAKE, comment
from petitfour.bots.review import decisions_of, judge
from petitfour.core.errors import PetitFourError

WORLDS = 24


@each_match
def test_the_coach_agrees_with_the_review(game: str, players: int, settings: dict[str, object]) -> None:
    for decision in decisions_of(match(game, players, settings), 0)[:12]:
        said = comment(decision.state.belief(0), decision.move, Rng(5), WORLDS)
        judged = judge(decision, 0, Rng(5), WORLDS)
        assert (said.verdict == "forced") == judged.forced
        if said.verdict in ("small", "mistake"):
            assert (said.best, said.loss) == (judged.known.best, judged.known.loss)
            assert said.verdict == ("mistake" if said.loss.mean >= MISTAKE else "small")
        elif not judged.forced:
            assert said.best == decision.move
            assert not judged.known.clear


@each_match
def test_hidden_cards_do_not_matter(game: str, players: int, settings: dict[str, object]) -> None:
    for decision in decisions_of(match(game, players, settings), 0)[:12]:
        belief = decision.state.belief(0)
        other = belief.sample(Rng(3)).belief(0)
        assert comment(belief, decision.move, Rng(5), WORLDS) == comment(other, decision.move, Rng(5), WORLDS)


def test_mistakes_are_found() -> None:
    """A player who often plays at random makes mistakes, with reasons, and good moves."""
    said = [
        comment(decision.state.belief(0), decision.move, Rng(5), 60)
        for decision in decisions_of(match(*MATCHES[0], seed=2, wild=2), 0)
    ]
    verdicts = {one.verdict for one in said}
    assert {"good", "mistake"} <= verdicts
    assert all(one.reasons for one in said if one.verdict == "mistake")


def test_a_move_of_another_game_is_refused() -> None:
    belief = GAMES["mastermind"].start(2).belief(0)
    with pytest.raises(PetitFourError):
        comment(belief, "P7", Rng(1), WORLDS)
