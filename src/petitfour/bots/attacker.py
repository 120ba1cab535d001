"""An attacker: it knows which bot plays the other seats, and looks for moves that this bot answers badly.

Like the search it plays samples to the end of the round, but with the bot itself in every seat instead of the default
policy. Its gain over playing like the bot measures how far the bot can be exploited by an opponent who knows it
(docs/bots.md).
"""

from __future__ import annotations

from petitfour.bots.bot import BadBudget, Bot, Budget, Decision
from petitfour.bots.search import Search
from petitfour.core.drive import dealer, drive
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, State
from petitfour.core.view import View
from petitfour.games import default_policy

LOOKED_AT = 4  # candidates that are played out, chosen by a quick search
WORLDS = 24  # samples for that search


class AttackBot:
    """`bot` is the bot it attacks, `within` is that bot's budget."""

    def __init__(self, bot: Bot, within: Budget) -> None:
        self.bot = bot
        self.within = within

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        budget.check()
        if budget.worlds is None:
            raise BadBudget("an attacker needs a budget in worlds; it cannot use a time limit")
        policy = default_policy(view.game)
        search = Search(belief, policy, rng)
        if search.n > 1:
            search.batch(WORLDS)
        known, seat = belief.known, belief.seat
        side = seat % known.sides
        moves = [search.candidates[i] for i in sorted(range(search.n), key=lambda i: -search.sums[i])[:LOOKED_AT]]
        totals = [0.0] * len(moves)
        for _ in range(budget.worlds if len(moves) > 1 else 0):
            sample = belief.sample(rng)
            seed = rng.randbelow(1 << 31)
            for i, move in enumerate(moves):
                trial = sample.clone()
                trial.play(seat, move)
                self.play_on(trial, known.round, Rng(seed))
                totals[i] += policy.standing(trial, side)
        best = max(range(len(moves)), key=lambda i: totals[i])
        return Decision(known.text(seat, moves[best]), worlds=budget.worlds)

    def play_on(self, state: State, number: int, rng: Rng) -> None:
        """Play to the end of round `number`, with the bot in every seat."""

        def act(seat: int) -> None:
            if len(legal := state.legal(seat)) == 1:
                state.play(seat, legal[0])
            else:
                state.play_text(seat, self.bot.decide(state.view(seat), state.belief(seat), rng, self.within).move)

        for _ in drive(state, act, dealer(state, rng), last_round=number):
            pass
