"""Marshmallow Test: go out now or wait (MT-11), and the cards behind a trump."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from petitfour.bots.bot import Reason
from petitfour.bots.evaluation import percent, tenths
from petitfour.bots.explainer import Explainer, Option, trick_reason
from petitfour.core.state import State
from petitfour.games.marshmallow.constants import PACK, SUITS
from petitfour.games.marshmallow.rules import Marshmallow


class MarshmallowExplainer(Explainer):
    @property
    def table(self) -> Marshmallow:
        return cast(Marshmallow, self.belief.known)

    @property
    def out_now(self) -> int:
        """MT-11: the score of going out with this trick: all tricks that the others have won so far."""
        return sum(self.table.tricks) - self.table.tricks[self.seat]

    def watch(self, move: int, line: Iterator[State]) -> dict[str, float]:
        if self.table.phase_name() == "trump":
            return {}
        before = sum(self.table.tricks)
        for state in line:
            tricks = cast(Marshmallow, state).tricks
            if sum(tricks) > before:
                return {"trick": tricks[self.seat] - self.table.tricks[self.seat]}
        return {"trick": 0}

    def game_reasons(self, options: Sequence[Option]) -> list[Reason]:
        if self.table.phase_name() == "trump":
            return [self.trump_reason(options[0].move)]
        lacking = self.table.need - self.table.tricks[self.seat]
        if lacking > 1:
            short = Reason("reason-tricks-short", {"tricks": lacking, "points": self.out_now})
            return [*trick_reason(options[0]), short]
        watched = [option for option in options if option.seen]
        going = next((option for option in watched if option.seen["trick"] >= 0.5), None)
        waiting = next((option for option in watched if option.seen["trick"] < 0.5), None)
        if going is None:
            return trick_reason(options[0])
        facts: dict[str, int | float | str] = {"out": going.move, "now": self.out_now}
        if waiting is None:
            return [Reason("reason-out", facts | {"share": percent(going.seen["trick"])})]
        facts |= {"wait": waiting.move, "points": tenths(waiting.points.mean), "fails": percent(waiting.nothing)}
        if self.plays_last_card():
            return [Reason("reason-out-or-wait", facts)]
        return [Reason("reason-maybe-out-or-wait", facts | {"share": percent(going.seen["trick"])})]

    def plays_last_card(self) -> bool:
        """Return whether this seat plays the last card of the trick. Then it is certain which card wins it."""
        return self.table.played - self.table.trick_at == self.table.players - self.table.out.bit_count() - 1

    def trump_reason(self, move: str) -> Reason:
        suit = SUITS.index(move[-1])
        held = [card for card in range(PACK.size) if self.table.hands[self.seat] >> card & 1]
        ranks = [card % 12 + 1 for card in held if card // 12 == suit]
        if not ranks:
            return Reason("reason-trump-none", {"suit": move[-1]})
        return Reason("reason-trump", {"suit": move[-1], "cards": len(ranks), "highest": max(ranks)})


EXPLAINER = MarshmallowExplainer
