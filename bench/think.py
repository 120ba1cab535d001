"""How long a move takes, by game and level: `python bench/think.py [--matches N] [GAME …]`.

Matches of bots of one level against themselves, on one core; the time is that of the clock, as a person waits. Bars:
hard at most 0.3 s and expert at most 1 s, 95 of 100 moves within 0.8 of that. Moves without a choice are not counted.
The machine should be idle: the bots look at the clock between two batches, and a busy machine stretches a batch.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from petitfour import DEALER, GAMES, Rng
from petitfour.bots.levels import LEVELS, player

BARS = {"hard": 0.3, "expert": 1.0}


def times(game: str, level: str, players: int, matches: int, most: int) -> list[float]:
    """The seconds of each decision, at most so many."""
    seated = player(level, game)
    spent: list[float] = []
    for seed in range(matches):
        rng = Rng(seed)
        state = GAMES[game].start(players)
        while (actors := state.to_act()) and len(spent) < most:
            seat = actors[0]
            if seat == DEALER or seat >= state.players:
                state.play(seat, state.chance(rng) if seat == DEALER else state.legal(seat)[0])
                continue
            view, belief = state.view(seat), state.belief(seat)
            began = perf_counter()
            move = seated.bot.decide(view, belief, Rng(rng.randbelow(1 << 30)), seated.budget).move
            if len(view["legal"]) > 1:
                spent.append(perf_counter() - began)
            state.play_text(seat, move)
    return sorted(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="GAME", nargs="*", default=list(GAMES))
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--most", type=int, default=300, help="decisions of a game and level (300)")
    args = parser.parse_args()
    print(f"{'game':12} {'players':>7} {'level':8} {'moves':>6} {'p50 ms':>8} {'p95 ms':>8} {'max ms':>8}")
    for game in args.games:
        players = min(4, GAMES[game].players[-1])
        for level in LEVELS:
            spent = times(game, level, players, args.matches, args.most)
            p50, p95, longest = (1000 * spent[int(share * (len(spent) - 1))] for share in (0.5, 0.95, 1.0))
            bar = 1000 * BARS.get(level, 1.0)
            late = (
                "" if p95 <= 0.8 * bar and longest <= bar else f"  not within {bar:.0f} ms, 95 % within {0.8 * bar:.0f}"
            )
            print(f"{game:12} {players:7} {level:8} {len(spent):6} {p50:8.2f} {p95:8.2f} {longest:8.2f}{late}")


if __name__ == "__main__":
    main()
