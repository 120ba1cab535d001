"""Enumerate by brute force all full states of a small game that agree with a seat.

A full state (world) is a list of moves, including hidden ones, that the engine finds legal and in which the seat
perceives (by its oracle in `secrecy`) exactly what it has perceived. Nothing of `learn` or `imagine` is used.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import combinations
from typing import Any, ClassVar

from game_tests import module
from petitfour.core.state import State
from secrecy.histories import Play, Step, replay
from secrecy.oracle import oracle

Fits = Callable[[list[Step]], bool]


class Small:
    """Small tables of one game and their full states; subclassed as `Worlds` in `worlds/<game id>.py`."""

    tables: ClassVar[list[tuple[int, dict[str, Any]]]]
    """Player counts and settings, small enough to count all full states."""
    hidden: ClassVar[tuple[str, ...]]
    """The fields of a state that `sample` may fill in; they identify a full state."""
    wanted: ClassVar[set[str]]
    """Which features the positions compared must have had."""

    def worlds(self, players: int, round_moves: list[Step], seat: int, fits: Fits) -> Iterator[list[Step]]:
        """Yield at least all lists of moves, from the round's deal on, that the seat could consider possible, each
        once. The caller removes impossible ones; `fits` checks a prefix, to save work."""
        raise NotImplementedError

    def features(self, fields: dict[str, Any], seat: int) -> set[str]:
        """Return the features of the position with these fields for that seat."""
        raise NotImplementedError

    def fingerprint(self, state: State) -> Hashable:
        return repr([getattr(state, name) for name in self.hidden])


def small_games(game: str) -> Small:
    """Fail for a game without an enumeration: what was not counted is not called uniform."""
    worlds: Small = module("sampling.worlds", game, "worlds").Worlds()
    return worlds


class TooMany(Exception):
    """There are more full states than can be counted here."""


def all_worlds(
    game: str, players: int, settings: dict[str, Any], play: Play, at: int, seat: int, most: int
) -> Counter[Hashable]:
    """Return the positions that the seat may consider possible after `at` moves, each with the number of move lists
    that lead to it."""
    small = small_games(game)
    found: Counter[Hashable] = Counter()
    moves = play.moves[:at]
    start = max((n for n, (_, text) in enumerate(moves) if text.startswith(("deal ", "code "))), default=None)
    if start is None:
        found[small.fingerprint(play.positions[at])] += 1
        return found
    table = oracle(game, players, settings)
    seen = list(table.perceive(moves, seat))

    def fits(beginning: list[Step]) -> bool:
        there = table.perceive([*moves[:start], *beginning], seat)
        return all(ours == theirs for ours, theirs in zip(seen, there, strict=False))

    for n, world in enumerate(small.worlds(players, moves[start:], seat, fits)):
        if n == most:
            raise TooMany
        if fits(world):
            state = replay(play.positions[start], world)
            if state is not None:
                found[small.fingerprint(state)] += 1
    return found


# --- ways to lay cards -------------------------------------------------------------------------------------


def plays_of(seat: int, moves: list[Step]) -> list[str]:
    """Return the cards that a seat has played: moves such as `P7` or `G8 on 2`."""
    return [match[0] for who, text in moves if who == seat and (match := re.match(r"[A-Z]\d+\b", text))]


def deals(parts: list[list[str]], known: list[list[str]]) -> Iterator[list[list[str]]]:
    """Yield every deal into parts of these sizes in which each part has the cards known to be in it. Parts beyond those
    of `known` are unknown."""
    known = [*known, *([] for _ in range(len(parts) - len(known)))]
    sure = {card for part in known for card in part}
    unseen = sorted(card for part in parts for card in part if card not in sure)
    missing = [len(part) - len(held) for part, held in zip(parts, known, strict=True)]
    for shares in partitions(unseen, missing):
        yield [[*held, *share] for held, share in zip(known, shares, strict=True)]


def partitions(cards: list[str], sizes: list[int]) -> Iterator[list[tuple[str, ...]]]:
    """Yield every way to share out all cards in sets of these sizes."""
    if not sizes:
        if not cards:
            yield []
        return
    for share in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in share]
        for others in partitions(rest, sizes[1:]):
            yield [share, *others]
