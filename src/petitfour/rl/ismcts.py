"""OpenSpiel's ISMCTSBot as one of our bots, and as a separate program:

    python -m petitfour.rl.ismcts --simulations 1000

The search is OpenSpiel's own, in Python. Ours are the game it searches (openspiel.py), the sampling from the seat's
information set, and the compiled random rollouts, which play the same moves faster.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts

from petitfour.bots.bot import Budget, Decision
from petitfour.bots.external import serve
from petitfour.core.playout import Chooser, play_match, play_round
from petitfour.core.rng import Rng
from petitfour.core.state import Belief
from petitfour.core.view import View
from petitfour.rl.openspiel import PetitFourState, as_parameters, load_game
from petitfour.rl.turns import Horizon, Turns

EXPLORATION = {"match": 2.0, "round": 6.0}  # returns of a match lie within 1, of a round within some points


class Rollouts:
    """One random playout to the horizon, like OpenSpiel's RandomRolloutEvaluator."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.chooser = Chooser()

    def evaluate(self, state: PetitFourState) -> list[float]:
        turns = state.turns.clone()
        if turns.horizon == "match":
            play_match(turns.state, self.rng)
        else:
            play_round(turns.state, turns.state.round, self.chooser, self.rng)
        return turns.returns()

    def prior(self, state: PetitFourState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with another node key: equivalent to the information state string, and faster to make."""

    def get_state_key(self, state: PetitFourState) -> tuple[int, bytes]:
        player = state.turns.player()
        return player, state.turns.state.belief(player).key()


class IsmctsBot:
    """Runs this many simulations, each from its own sample, and plays the most visited move."""

    def __init__(self, simulations: int = 1000, horizon: Horizon = "round", exploration: float | None = None) -> None:
        self.simulations = simulations
        self.horizon: Horizon = horizon
        self.exploration = EXPLORATION[horizon] if exploration is None else exploration

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        shares = self.visit_shares(belief, rng)
        best = [move for move, share in shares.items() if share == max(shares.values())]
        return Decision(best[rng.randbelow(len(best))], worlds=self.simulations)

    def visit_shares(self, belief: Belief, rng: Rng) -> dict[str, float]:
        """Return by move the share of the simulations that tried it first."""
        known, seat = belief.known, belief.seat
        game = load_game(known.game.id, as_parameters(known.players, self.horizon, known.options))

        def sample(*_: Any) -> PetitFourState:
            return game.state_of(Turns(belief.sample(rng), self.horizon))

        search = Search(
            game,
            Rollouts(rng),
            self.exploration,
            self.simulations,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
            random_state=np.random.RandomState(rng.randbelow(2**32 - 1)),
        )
        search.set_resampler(sample)
        return {known.text(seat, game.moves[action]): share for action, share in search.run_search(sample())}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTSBot as a bot of Petit Four.")
    parser.add_argument("--simulations", type=int, default=1000, help="for each move")
    parser.add_argument("--horizon", choices=("match", "round"), default="round", help="how far a rollout is played")
    parser.add_argument("--exploration", type=float, help="UCT's constant")
    given = parser.parse_args()
    serve(IsmctsBot(given.simulations, given.horizon, given.exploration))
