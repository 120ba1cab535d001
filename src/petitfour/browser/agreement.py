"""Moves of the bots for given seeds, to check that two builds of the engine play the same."""

from __future__ import annotations

from hashlib import sha256

from petitfour.bots.bot import Budget
from petitfour.bots.levels import player
from petitfour.core.drive import dealer, drive
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.games import game as find_game


def moves(game: str, level: str, seed: int, worlds: int | None, most: int) -> list[str]:
    """Return the first `most` decisions of a match in which a level plays all seats. The budget is a number of samples,
    at most `worlds`, and never a time."""
    rules = find_game(game)
    players = rules.players[seed % len(rules.players)]
    state: State = rules.start(players)
    rng = Rng(seed)
    bot = player(level, game)
    own = bot.budget.worlds or 1
    budget = Budget(worlds=own if worlds is None else min(own, worlds))
    made: list[str] = []

    def act(seat: int) -> None:
        if seat >= players:  # Emma
            state.play(seat, state.legal(seat)[0])
            return
        decided = bot.bot.decide(state.view(seat), state.belief(seat), rng, budget)
        made.append(f"{seat} {decided.move}")
        state.play_text(seat, decided.move)

    for _ in drive(state, act, dealer(state, rng)):
        if len(made) >= most:
            break
    return made


def digest(game: str, level: str, seeds: list[int], worlds: int | None, most: int) -> str:
    """Return the SHA-256 of the moves for several seeds."""
    told = "\n".join(move for seed in seeds for move in moves(game, level, seed, worlds, most))
    return sha256(told.encode()).hexdigest()
