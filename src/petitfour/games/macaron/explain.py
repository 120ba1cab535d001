"""Macaron: boxes and bets (MC-16), votes (MC-12), and the cards held of a royal group or an allergen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from petitfour.bots.bot import Reason
from petitfour.bots.evaluation import percent, tenths
from petitfour.bots.explainer import Explainer, Option, trick_reason
from petitfour.core.state import State
from petitfour.games.macaron.constants import DECLINED, NONE
from petitfour.games.macaron.notation import GROUPS, PACK
from petitfour.games.macaron.options import FLAVOURS, TOP_LEVEL, Setup, setup
from petitfour.games.macaron.rules import Macaron


def counted(level: str) -> int | str:
    """Return a level of one number as a number, so that texts can say one box, two boxes."""
    return int(level) if level.isdigit() else level


class MacaronExplainer(Explainer):
    @property
    def table(self) -> Macaron:
        return cast(Macaron, self.belief.known)

    @property
    def setup(self) -> Setup:
        return setup(self.table.options, self.table.players)

    def watch(self, move: int, line: Iterator[State]) -> dict[str, float]:
        """Count boxes, the level, and whether the bet came true; also the trick, or what the vote decided."""
        seen: dict[str, float] = {}
        voting = self.table.phase_name() == "vote"
        playing = self.table.phase_name() == "play"
        before = sum(self.table.tricks)
        for state in line:
            now = cast(Macaron, state)
            if playing and sum(now.tricks) > before:
                playing = False
                seen["trick"] = now.tricks[self.seat] - self.table.tricks[self.seat]
            if voting and now.royal >= 0:
                voting = False
                seen[f"royal {GROUPS[now.royal]}"] = seen[f"allergen {FLAVOURS[now.allergen]}"] = 1
        level = self.setup.level_of[min(now.boxes[self.seat], TOP_LEVEL)]
        return seen | {
            "boxes": now.boxes[self.seat],
            f"level {self.setup.levels[level]}": 1,
            "bet": float(now.bets[self.seat] == level),
        }

    def game_reasons(self, options: Sequence[Option]) -> list[Reason]:
        best = options[0]
        boxes = Reason("reason-boxes", {"move": best.move, "boxes": tenths(best.seen["boxes"])})
        phase = self.table.phase_name()
        if phase == "bet":
            return [self.bet_reason(best)]
        if phase == "vote":
            return [self.vote_reason(best), boxes]
        if phase == "royal":
            return [Reason("reason-royal", {"group": best.move[-1], "cards": self.held(best.move[-1], True)}), boxes]
        if phase == "allergen":
            facts: dict[str, int | float | str] = {"flavour": best.move[-1], "cards": self.held(best.move[-1], False)}
            return [Reason("reason-allergen", facts), boxes]
        if phase == "play":
            return [*trick_reason(best), *(self.kept_reason(options) or [boxes])]
        return [boxes]

    def bet_reason(self, best: Option) -> Reason:
        if best.move == "no bet":
            likeliest = max((name for name in best.seen if name[:6] == "level "), key=best.seen.__getitem__)
            return Reason("reason-no-bet", {"level": counted(likeliest[6:]), "share": percent(best.seen[likeliest])})
        level = best.move.removeprefix("bet ")
        facts: dict[str, int | float | str] = {"level": counted(level), "share": percent(best.seen["bet"])}
        if self.table.solo:
            return Reason("reason-bet-solo", facts | {"emma": 2})  # MC-38
        number = self.setup.levels.index(level)
        return Reason("reason-bet", facts | {"won": self.setup.won[number], "lost": self.setup.lost[number]})

    def vote_reason(self, best: Option) -> Reason:
        flavour = best.move[-1]
        if flavour == FLAVOURS[-1]:
            return Reason("reason-vote-chocolate")  # MC-13
        if " above " in best.move:
            group = GROUPS[FLAVOURS.index(flavour) // 2]
            return Reason("reason-vote-royal", {"group": group, "share": percent(best.seen.get(f"royal {group}", 0))})
        return Reason(
            "reason-vote-allergen", {"flavour": flavour, "share": percent(best.seen.get(f"allergen {flavour}", 0))}
        )

    def kept_reason(self, options: Sequence[Option]) -> list[Reason]:
        """Say how often the bet comes true, if one was made."""
        bet = self.table.bets[self.seat]
        if bet in (NONE, DECLINED):
            return []
        best = options[0]
        facts: dict[str, int | float | str] = {
            "move": best.move,
            "level": counted(self.setup.levels[bet]),
            "share": percent(best.seen["bet"]),
        }
        if len(options) > 1 and options[1].seen.get("bet", 1) < best.seen["bet"]:
            facts |= {"other": options[1].move, "less": percent(options[1].seen["bet"])}
            return [Reason("reason-bet-kept-or", facts)]
        return [Reason("reason-bet-kept", facts)]

    def held(self, letter: str, group: bool) -> int:
        """Return how many cards of a group, or of a flavour, this seat holds."""
        hand = [card for card in range(PACK.size) if self.table.hands[self.seat] >> card & 1]
        if group:
            return sum(PACK.suit(card) // 2 == GROUPS.index(letter) for card in hand)
        return sum(FLAVOURS[PACK.suit(card)] == letter for card in hand)


EXPLAINER = MacaronExplainer
