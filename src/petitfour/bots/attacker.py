"""An attacker: it knows which bot sits in the other seats, and looks for what that bot answers badly.

It plays sampled worlds out as the search does, but by the bot itself in every seat, its own later moves included,
instead of by the default policy. What it gains over playing like the bot says how much the bot can be exploited by
somebody who knows it (docs/bots.md).
"""

from __future__ import annotations

from typing import Any

from petitfour.bots.bot import BadBudget, Bot, Budget, Decision
from petitfour.bots.policies import policy
from petitfour.bots.search import Search
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, Belief, State

LOOKED_AT = 4  # candidates that are played out; a quick search says which
WORLDS = 24  # for that


class AttackBot:
    """`bot` is the one it attacks, `within` how long that one thinks."""

    def __init__(self, bot: Bot, within: Budget) -> None:
        self.bot = bot
        self.within = within

    def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
        budget.check()
        if budget.worlds is None:
            raise BadBudget("an attacker counts its worlds; it has no clock")
        mind = policy(view["game"])
        search = Search(belief, mind, rng)
        if search.n > 1:
            search.batch(WORLDS)
        known, seat = belief.known, belief.seat
        side = seat % known.sides
        moves = [search.candidates[i] for i in sorted(range(search.n), key=lambda i: -search.sums[i])[:LOOKED_AT]]
        totals = [0.0] * len(moves)
        for _ in range(budget.worlds if len(moves) > 1 else 0):
            world = belief.sample(rng)
            seed = rng.randbelow(1 << 31)
            for i, move in enumerate(moves):
                trial = world.clone()
                trial.play(seat, move)
                self.play_on(trial, known.round, Rng(seed))
                totals[i] += mind.standing(trial, side)
        best = max(range(len(moves)), key=lambda i: totals[i])
        return Decision(known.text(seat, moves[best]), worlds=budget.worlds)

    def play_on(self, state: State, number: int, rng: Rng) -> None:
        """Everybody by the bot, to the end of round `number`."""
        while state.round == number and (actors := state.to_act()):
            seat = actors[0]
            if seat == DEALER:
                state.play(seat, state.chance(rng))
            elif len(legal := state.legal(seat)) == 1:
                state.play(seat, legal[0])
            else:
                state.play_text(seat, self.bot.decide(state.view(seat), state.belief(seat), rng, self.within).move)
