"""All deals, passes, tokens, piles and stacks of small games of Macaron that agree with what a seat has perceived."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any, ClassVar

from sampling.enumerate import Fits, Small, deals
from secrecy.histories import Step
from secrecy.oracle import deal_of, parts_of
from secrecy.oracles.macaron import FLAVOURS, order

FEW_KINDS = {"tokens": ["3"] * 9 + ["5"] * 2 + ["6/2"]}
PHASES = ("first", "deal", "pass", "discard", "emma", "royal", "allergen", "tokens", "vote", "bet", "play", "over")


class Worlds(Small):
    tables: ClassVar = [
        (1, {"flavours": 2, "ranks": 5, "hand": 3}),
        (1, {"flavours": 2, "ranks": 6, "hand": 4}),
        (1, {"flavours": 3, "ranks": 4, "hand": 4}),
        (2, {"flavours": 3, "ranks": 3, "hand": 3}),
        (3, {"flavours": 3, "ranks": 3, "hand": 2}),
        (3, {"flavours": 3, "ranks": 3, "hand": 3}),
        (3, {"flavours": 4, "ranks": 3, "hand": 4}),
        (4, {"flavours": 4, "ranks": 2, "hand": 2, "box": FEW_KINDS}),
        (5, {"flavours": 5, "ranks": 2, "hand": 2, "box": FEW_KINDS}),
    ]
    hidden = ("hands", "passed", "token", "vote_token", "pile", "stacks")
    wanted: ClassVar = {
        "pass chosen", "passed between others", "own pass unseen", "left over", "void shown", "voids cross",
        "tokens held", "tokens placed", "pile unseen", "stack", "stack with its random card played",
    }  # fmt: skip

    def worlds(self, players: int, round_moves: list[Step], seat: int, fits: Fits) -> Iterator[list[Step]]:
        if players == 1:
            yield from self.solo_worlds(round_moves)
            return
        parts = parts_of(round_moves[0][1])
        known = [parts[i] if i == seat else [] for i in range(players)]
        passes = [n for n, (who, text) in enumerate(round_moves) if text.startswith("pass ") and who != seat]
        for hands in deals(parts, known):
            choices = [list(combinations(sorted(hands[round_moves[n][0]], key=order), 2)) for n in passes]
            for chosen in product(*choices):
                world = [(round_moves[0][0], deal_of(hands)), *round_moves[1:]]
                for n, cards in zip(passes, chosen, strict=True):
                    world[n] = (world[n][0], f"pass {' '.join(cards)}")
                if fits(world[: passes[-1] + 1] if passes else world):
                    yield from self.token_worlds(players, world, seat)

    def token_worlds(self, players: int, moves: list[Step], seat: int) -> Iterator[list[Step]]:
        """Yield every order of the others' tokens on their places: where they voted, then what they hold. Tokens are
        distinct, and equal ones have the same number of ways everywhere, so different orders are enough."""
        at = next((n for n, (_, text) in enumerate(moves) if text.startswith("tokens ")), None)
        if at is None:
            yield moves
            return
        parts = parts_of(moves[at][1])
        others = [i for i in range(players) if i != seat]
        each = len(parts[0])
        for tokens in different_orders([token for i in others for token in parts[i]]):
            held = {i: list(tokens[each * n : each * n + each]) for n, i in enumerate(others)}
            held[seat] = parts[seat]
            world = list(moves)
            shares = " | ".join(" ".join(held[i]) for i in range(players))
            world[at] = (moves[at][0], f"tokens {shares}")
            left = {i: list(held[i]) for i in others}
            for n in range(at + 1, len(moves)):
                who, text = moves[n]
                if text.startswith("vote ") and who != seat:
                    world[n] = (who, f"vote {left[who].pop(0)} {' '.join(text.split()[2:])}")
            yield world

    def solo_worlds(self, round_moves: list[Step]) -> Iterator[list[Step]]:
        """Yield every order of what the human has not seen of the pile, and of every stack."""
        parts = parts_of(round_moves[0][1])
        hand, pile = parts
        drawn = next((len(text.split()) - 1 for _, text in round_moves if text.startswith("discard ")), 0)
        dealt = next((n for n, (_, text) in enumerate(round_moves) if text.startswith("emma ")), None)
        flavours = len({card[0] for card in hand + pile})
        open_card = drawn + len(hand)
        seen = {*range(drawn), *(range(drawn + flavours, open_card + 1) if dealt is not None else ())}
        unseen = [i for i in range(len(pile)) if i not in seen]
        for cards in permutations(pile[i] for i in unseen):
            full = list(pile)
            for i, card in zip(unseen, cards, strict=True):
                full[i] = card
            world = [(round_moves[0][0], deal_of([hand, full])), *round_moves[1:]]
            if dealt is None:
                yield world
                continue
            stacks = [[full[drawn + i]] for i in range(flavours)]
            for card in full[drawn + flavours : open_card]:
                stacks[FLAVOURS.index(card[0])].append(card)
            for shuffled in product(*(permutations(stack) for stack in stacks)):
                text = " | ".join(f"{FLAVOURS[i]}: {' '.join(stack)}" for i, stack in enumerate(shuffled))
                world[dealt] = (round_moves[dealt][0], f"emma {text}")
                yield list(world)

    def features(self, fields: dict[str, Any], seat: int) -> set[str]:
        phase, players = PHASES[fields["phase"]], fields["players"]
        everybody = (1 << players) - 1
        done = players > 1 and fields["chosen"] == everybody
        others = [i for i in range(players) if i != seat]
        lacks = [fields["voids"][i] for i in others if fields["held"][i]]
        played = [fields["log_card"][i] & 63 for i in range(fields["played"])]
        random = fields["pile"][fields["drawn"] : fields["drawn"] + fields["flavours"]]
        stacked = any(fields["top"][i] < fields["bottom"][i] for i in range(7))
        given = [card for card in range(52) if fields["passed"][seat] >> card & 1]
        signs = {
            "pass chosen": phase == "pass" and bool(fields["chosen"] & ~(1 << seat)),
            "passed between others": done and players > 2,
            "own pass unseen": done and phase == "play" and any(card not in played for card in given),
            "void shown": any(lacks),
            "voids cross": any(one & ~other and other & ~one for one in lacks for other in lacks),
            "tokens held": phase == "vote" and fields["votes"] < players,
            "tokens placed": phase == "vote" and fields["votes"] > players,
            "pile unseen": phase in ("discard", "emma"),
            "stack": stacked and phase in ("bet", "play"),
            "stack with its random card played": stacked and any(card in played for card in random),
            "left over": players > 1 and fields["pack"].bit_count() > players * fields["hand_size"],
        }
        return {sign for sign, there in signs.items() if there}


def different_orders(tokens: list[str]) -> Iterator[tuple[str, ...]]:
    """Yield every order of the tokens; equal ones count as the same."""
    if not tokens:
        yield ()
    for token in sorted(set(tokens)):
        rest = list(tokens)
        rest.remove(token)
        for others in different_orders(rest):
            yield (token, *others)
