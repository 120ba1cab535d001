"""The easy level: the default policies with human errors. Its moves are sensible for what it believes."""

from __future__ import annotations

from petitfour.bots.bot import Budget, Decision
from petitfour.core.rng import Rng
from petitfour.core.state import Belief
from petitfour.core.view import View
from petitfour.games import game as find


class EasyBot:
    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        known = belief.known
        return Decision(known.text(belief.seat, find(view.game).easy_policy().decide(known, belief.seat, rng)))
