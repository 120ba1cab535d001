"""How fast OpenSpiel plays its card games: the other side of the speed bench.

Runs in its own environment (``requirements.txt`` beside this file) and knows nothing of
Petit Four. Every measure is one JSON object on one line of stdout. ``--serve`` reads requests
from stdin, one JSON object a line, and answers each with one line (``{"error": ...}`` when it
cannot), so that a parent bench can alternate its own measures with these in one run::

    {"what": "rollout", "game": "hearts", "seconds": 1.0}
    {"what": "stepped", "game": "hearts", "seconds": 1.0}
    {"what": "ismcts", "game": "hearts", "seconds": 1.0, "simulations": 1000}

What counts is the *card play* alone. Each measure starts from fresh random deals, made outside
the clock, with bids, discards and passes already behind them (``GAMES``): no chance is left, and
the number of cards still to play is the same for every deal; each deal is checked for both by a
random playout before it is used. One play is one card laid by one seat, forced cards included.

rollout
    C++ only. ``MCTSBot`` with a budget of *one* simulation does nothing but call its evaluator
    on the root, and ``RandomRolloutEvaluator(n)`` then runs n random playouts from there: a
    clone of the state per playout; ``LegalActions``, a uniform choice and ``ApplyAction`` per
    play; ``Returns`` at the end. The evaluator cannot be called directly from Python. The clone
    and the returns are inside the clock, one crossing from Python per ``ROLLOUTS`` playouts is
    too (not measurable), the deal is not.
stepped
    The loop a Python user writes (``step_through``): ask whether it is over, list the legal
    moves, pick one with ``random()``, play it, clone the state; one clone per play.
ismcts
    C++ ``ISMCTSBot`` with one random rollout per simulation and a new sampled world each time,
    searching the first real choice after the deal (a lone legal card is played without search).
    Counted: simulations, not plays.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterable
from time import process_time
from typing import Any, NamedTuple

import pyspiel

BATCH = 8  # deals made before the clock starts, then measured together
ROLLOUTS = 2000  # C++ playouts of one deal per call from Python
EXPLORATION = 2.0  # the UCT constant; from 0.5 to 30 the speed hardly changes


class CardGame(NamedTuple):
    """A game as measured: options, the calls between deal and play, the cards then played.

    A call is a place in the list of legal moves, or None for a random one.
    """

    options: str
    calls: tuple[int | None, ...]
    plays: int

    def deal(self, game: pyspiel.Game) -> pyspiel.State:
        """A random deal, at its first card."""
        state = game.new_initial_state()
        while state.is_chance_node():  # every outcome of these deals is equally likely
            state.apply_action(random.choice(state.legal_actions()))
        for call in self.calls:
            moves = state.legal_actions()
            state.apply_action(random.choice(moves) if call is None else moves[call])
        self._check(state.clone())
        return state

    def _check(self, state: pyspiel.State) -> None:
        for _ in range(self.plays):
            if state.is_terminal() or state.is_chance_node():
                raise RuntimeError(f"{self.options}: not {self.plays} cards to play")
            state.apply_action(random.choice(state.legal_actions()))
        if not state.is_terminal():
            raise RuntimeError(f"{self.options}: more than {self.plays} cards to play")


GAMES = {
    "hearts": CardGame("hearts(pass_cards=false)", (), 52),
    # The first player orders the upcard up, the dealer discards, nobody goes alone.
    "euchre": CardGame("euchre", (1, None, -1), 20),
    # One diamond and three passes; by default OpenSpiel would end the game there, unplayed.
    "bridge": CardGame("bridge(use_double_dummy_result=false)", (2, 0, 0, 0), 52),
    # Four players and the longest hand a pack allows once a card is turned for trumps.
    "oh_hell": CardGame("oh_hell(players=4,num_tricks_fixed=12)", (None,) * 4, 48),
}


def clock(
    deal: Callable[[], pyspiel.State], work: Callable[[pyspiel.State], object], seconds: float
) -> tuple[int, float]:
    """Do the work on fresh deals for that long: how many deals, and the seconds they took."""
    deals, elapsed = 0, 0.0
    while not deals or elapsed < seconds:
        batch = [deal() for _ in range(BATCH)]
        began = process_time()
        for state in batch:
            work(state)
        elapsed += process_time() - began
        deals += BATCH
    return deals, elapsed


def step_through(state: pyspiel.State) -> None:
    """Play a deal out at random, one clone per play."""
    pick = random.random
    while not state.is_terminal():
        moves = state.legal_actions()
        state.apply_action(moves[int(pick() * len(moves))])
        state = state.clone()


def measure(what: str, name: str, seconds: float, simulations: int) -> dict[str, Any]:
    """One measure, as it is printed."""
    setup = GAMES[name]
    game = pyspiel.load_game(setup.options)
    seed = random.randrange(2**31)

    def deal() -> pyspiel.State:
        return setup.deal(game)

    def choice() -> pyspiel.State:
        state = deal()
        while len(moves := state.legal_actions()) == 1:
            state.apply_action(moves[0])
        return state

    answer: dict[str, Any] = {"what": what, "game": name}
    if what == "ismcts":
        searcher = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), EXPLORATION, simulations)
        searches, elapsed = clock(choice, searcher.step, seconds)
        rate = searches * simulations / elapsed
        answer |= {"simulations_per_second": rate, "simulations": simulations}
        return answer | {"searches": searches, "seconds": elapsed}
    if what == "rollout":
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        roller = pyspiel.MCTSBot(game, evaluator, EXPLORATION, 1, 1, False, seed, False)
        deals, elapsed = clock(deal, roller.mcts_search, seconds)
        plays = deals * ROLLOUTS * setup.plays
    elif what == "stepped":
        deals, elapsed = clock(deal, step_through, seconds)
        plays = deals * setup.plays
    else:
        raise ValueError(f"no such measure: {what}")
    return answer | {"plays_per_second": plays / elapsed, "plays": plays, "seconds": elapsed}


def serve(requests: Iterable[str], seconds: float, simulations: int) -> None:
    """Answer each line of requests with one line."""
    for line in requests:
        try:
            ask = {"seconds": seconds, "simulations": simulations} | json.loads(line)
            answer = measure(ask["what"], ask["game"], ask["seconds"], ask["simulations"])
        except (KeyError, TypeError, ValueError, pyspiel.SpielError) as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


def main() -> None:
    """Serve, or measure everything once."""
    parser = argparse.ArgumentParser(description="How fast OpenSpiel plays its card games.")
    parser.add_argument("--serve", action="store_true", help="answer requests read from stdin")
    parser.add_argument("--seconds", type=float, default=1.0, help="on the clock, per measure")
    parser.add_argument("--simulations", type=int, default=1000, help="per search of ismcts")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    if options.serve:
        serve(sys.stdin, options.seconds, options.simulations)
        return
    asks = [("rollout", name) for name in GAMES] + [("stepped", "hearts"), ("ismcts", "hearts")]
    for what, name in asks:
        print(json.dumps(measure(what, name, options.seconds, options.simulations)), flush=True)


if __name__ == "__main__":
    main()
