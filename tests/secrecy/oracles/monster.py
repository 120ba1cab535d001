"""What a seat perceives in Monster Tricks: its own cards and row, all plays, and the point cards that wins turn up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import ClassVar

from secrecy.histories import Step
from secrecy.oracle import Oracle, Twin, deal_of, exchanged, parts_of, rounds


class Table(Oracle):
    channels: ClassVar = {
        "hand": {"order", "play"},
        "ordering": {"order", "play"},
    }
    battery = (
        *(f"{colour}{rank} {way}" for colour in "GYVB" for rank in (1, 2, 5, 8, 15) for way in ("new", "on 1", "on 4")),
        *(f"order {' '.join(map(str, row))}" for row in permutations((1, 2, 3))),
        *("order 2 4 6", "order 9 6 3", "order 1 1 1", "first 0", "deal G1", "G16 new", "G1 on 5", "G1", ""),
    )

    def perceive(self, moves: list[Step], seat: int | None) -> Iterator[object]:
        rows: dict[int, list[str]] = {}
        for who, text in moves:
            if text.startswith("deal "):
                tricks = Tricks()
                yield () if seat is None else tuple(sorted(parts_of(text)[seat]))
            elif text.startswith("order "):  # MO-3: the others see that it is laid, but not its order
                rows[who] = text.split()[1:]
                yield (who, text) if who == seat else (who, "order")
            elif text.startswith("first "):
                yield who, text
            else:
                winner = tricks.play(who, text)
                if winner is None:
                    yield who, text
                else:  # MO-11: a win turns up a point card of the winner
                    turned = (tricks.wins[winner] - 1) % 3
                    yield who, text, winner, rows[winner][turned]

    def twins(self, moves: list[Step], seat: int | None, choice: Random) -> Iterator[Twin]:
        for where in rounds(moves):
            yield from self.other_hands(moves, where, seat, choice)
            for n in where:
                who, text = moves[n]
                if text.startswith("order ") and who != seat:
                    row = text.split()[1:]
                    choice.shuffle(row)
                    yield Twin("ordering", [*moves[:n], (who, f"order {' '.join(row)}"), *moves[n + 1 :]])

    def other_hands(self, moves: list[Step], where: range, seat: int | None, choice: Random) -> Iterator[Twin]:
        """Exchange two cards that others have not played up to some moment."""
        start, last = where[0], choice.choice(where)
        parts = parts_of(moves[start][1])
        played = {text.split()[0] for _, text in moves[start + 1 : last + 1]}
        hidden = [(i, c) for i, part in enumerate(parts) if i != seat for c in part if c not in played]
        pairs = [(one, other) for i, one in hidden for j, other in hidden if i < j]
        if pairs:
            deal = deal_of(exchanged(parts, *choice.choice(pairs)))
            yield Twin("hand", [*moves[:start], (moves[start][0], deal), *moves[start + 1 :]])


class Tricks:
    """Return the open tricks of a round, by place, each a list of (colour, rank, seat); and how many tricks each seat
    has won."""

    def __init__(self) -> None:
        self.open: dict[int, list[tuple[str, int, int]]] = {}
        self.wins: dict[int, int] = {}

    def play(self, who: int, text: str) -> int | None:
        """Return the winner of the trick, if this card completes one."""
        card, _, way = text.partition(" ")
        place = min({1, 2, 3, 4} - set(self.open)) if way == "new" else int(way.removeprefix("on "))  # MO-6
        trick = self.open.setdefault(place, [])
        trick.append((card[0], int(card[1:]), who))
        if len(trick) < 4:  # MO-10
            return None
        del self.open[place]
        _, winner = max((rank, seat) for colour, rank, seat in trick if colour == trick[0][0])  # MO-9
        self.wins[winner] = self.wins.get(winner, 0) + 1
        return winner
