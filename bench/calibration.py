"""How well the equity predicts who wins: `python bench/calibration.py`.

Policies play MATCHES matches of each game with seeds that no fit has used. Between two rounds the equity of each side
is noted, and after the match whether the side won (shared wins count in parts). Printed for each game: the number of
predictions; the Brier score, beside that of a constant guess (1 / number of sides); and the calibration error, which is
the mean distance between prediction and result over ten bins of equal size.
"""

from __future__ import annotations

import argparse

from petitfour.bots.explainer import explainer_for
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, State
from petitfour.games import default_policy
from petitfour.games import game as find_game

FIRST_SEED = 900_000_000  # far from the seeds of fits, tests and ladders
BINS = 10
TABLES = (("marshmallow", 4), ("monster", 4), ("macaron", 4), ("mastermind", 2))

Prediction = tuple[float, float]


def predictions(name: str, players: int, matches: int) -> list[Prediction]:
    """Return what the equity said between rounds, with what happened."""
    policy = default_policy(name)
    found: list[Prediction] = []
    for number in range(matches):
        rng = Rng(FIRST_SEED + number)
        state: State = find_game(name).start(players)
        said: list[list[float]] = []
        round = state.round
        while actors := state.to_act():
            if state.round != round:
                round = state.round
                said.append([standing(state, side) for side in range(state.sides)])
            seat = actors[0]
            if seat == DEALER:
                state.play(DEALER, state.chance(rng))
            else:
                state.play(seat, policy.decide(state, seat, rng))
        outcome = state.outcome()
        assert outcome is not None
        for line in said:
            found += [(share, won(outcome.winners, side)) for side, share in enumerate(line)]
    return found


def standing(state: State, side: int) -> float:
    """Return the chance of a side to win, by the equity of its policy."""
    return explainer_for(state.belief(side)).standing(state)


def won(winners: list[int], side: int) -> float:
    return 1 / len(winners) if side in winners else 0.0


def brier(found: list[Prediction]) -> float:
    return sum((said - was) ** 2 for said, was in found) / len(found)


def calibration(found: list[Prediction]) -> float:
    """Return the mean distance between prediction and result over bins of equal size."""
    ordered = sorted(found)
    bins = [ordered[len(ordered) * i // BINS : len(ordered) * (i + 1) // BINS] for i in range(BINS)]
    gaps = [abs(sum(said - was for said, was in one)) for one in bins]
    return sum(gaps) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--matches", type=int, default=2000, help="matches of each game (2000)")
    args = parser.parse_args()
    print("| game | predictions | Brier score | of a constant guess | calibration error |")
    print("|---|---|---|---|---|")
    for name, players in TABLES:
        found = predictions(name, players, args.matches)
        if not found:
            print(f"| {name} | none: one round decides | | | |")
            continue
        guess, off = brier([(1 / players, was) for _, was in found]), calibration(found)
        print(f"| {name}, {players} players | {len(found):,} | {brier(found):.4f} | {guess:.4f} | {off:.4f} |")


if __name__ == "__main__":
    main()
