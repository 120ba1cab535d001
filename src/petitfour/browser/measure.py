"""How fast the engine is here: the same measurements in a browser and natively, for `make bench-offline`."""

from __future__ import annotations

from time import perf_counter

from petitfour.bots.levels import player
from petitfour.core.playout import playouts
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, State
from petitfour.games import game as find_game

BATCH = 200  # playouts of one deal per call


def dealt(game: str, players: int, rng: Rng) -> State:
    """Return a position after the deal."""
    state: State = find_game(game).start(players)
    while state.to_act() == (DEALER,):
        state.play(DEALER, state.chance(rng))
    return state


def plays_per_second(game: str, seconds: float) -> float:
    """Return the plays of random playouts per second, for four players."""
    rng, made, start = Rng(1), 0, perf_counter()
    while perf_counter() - start < seconds:
        made += playouts(dealt(game, 4, rng), BATCH, rng)
    return made / (perf_counter() - start)


def decision_times(game: str, level: str, number: int) -> list[float]:
    """Return how many milliseconds each of the first decisions of a level takes, with its whole budget."""
    rules, rng, bot = find_game(game), Rng(1), player(level, game)
    players = rules.players[-1]
    state: State = rules.start(players)
    took: list[float] = []
    while len(took) < number and (actors := state.to_act()):
        seat = actors[0]
        if seat == DEALER:
            state.play(DEALER, state.chance(rng))
        elif seat >= players:  # Emma
            state.play(seat, state.legal(seat)[0])
        else:
            start = perf_counter()
            move = bot.bot.decide(state.view(seat), state.belief(seat), rng, bot.budget).move
            took.append(1000 * (perf_counter() - start))
            state.play_text(seat, move)
    return took
