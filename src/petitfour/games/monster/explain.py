"""Monster Tricks: which point card the round ends on (MO-11), and how many tricks that takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from petitfour.bots.bot import Reason
from petitfour.bots.evaluation import percent, tenths
from petitfour.bots.explainer import Explainer, Option, trick_reason
from petitfour.core.state import State
from petitfour.games.monster.constants import ORDER_MOVES
from petitfour.games.monster.rules import Monster


class MonsterExplainer(Explainer):
    @property
    def table(self) -> Monster:
        return cast(Monster, self.belief.known)

    @property
    def top(self) -> int:
        """The best point card of the round (MO-2)."""
        return 3 * self.table.round

    def watch(self, move: int, line: Iterator[State]) -> dict[str, float]:
        seen: dict[str, float] = {}
        place = self.place_of(move)
        won = self.table.tricks[self.seat]
        for state in line:
            now = cast(Monster, state)
            if place is not None and not now.taken >> place & 1:  # MO-10
                seen["trick"] = now.tricks[self.seat] - won
                place = None
            won = now.tricks[self.seat]
        if place is not None:
            seen["trick"] = 0  # MO-13
        return seen | {"tricks": won}

    def count(self, points: Sequence[float]) -> dict[str, float]:
        """MO-13: the points of a round are the point card that is kept."""
        return {"top": sum(kept == self.top for kept in points) / len(points)}

    def place_of(self, move: int) -> int | None:
        """Return the place where the card goes; None for an order."""
        if move >= ORDER_MOVES:
            return None
        free = [place for place in range(4) if not self.table.taken >> place & 1]
        return free[0] if move % 5 == 0 else move % 5 - 1  # MO-6

    def game_reasons(self, options: Sequence[Option]) -> list[Reason]:
        best = options[0]
        facts: dict[str, int | float | str] = {
            "move": best.move,
            "value": self.top,
            "share": percent(best.seen["top"]),
        }
        if self.table.phase_name() == "order":
            return [Reason("reason-order", facts | {"tricks": tenths(best.seen["tricks"])})]
        found = [self.row_reason(), *trick_reason(best)]
        if len(options) > 1 and options[1].seen["top"] < best.seen["top"]:
            facts |= {"other": options[1].move, "less": percent(options[1].seen["top"])}
            return [*found, Reason("reason-keeps-or", facts)]
        return [*found, Reason("reason-keeps", facts)]

    def row_reason(self) -> Reason:
        """MO-11: win number k turns up card (k − 1) mod 3."""
        row = self.table.rows[3 * self.seat : 3 * self.seat + 3]
        won = self.table.tricks[self.seat]
        more = (row.index(self.top) + 1 - won) % 3
        if more == 0 and won > 0:
            return Reason("reason-top-is-up", {"value": self.top})
        return Reason("reason-top-is-near", {"value": self.top, "tricks": more or 3})


EXPLAINER = MonsterExplainer
