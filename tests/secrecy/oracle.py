"""What a seat perceives of a game, derived from the texts of the moves alone.

An oracle shares no code with the engine. It is an independent reading of the rules, so that `view`, `belief` and
everything else a seat receives can be checked against it. Two games are the same to a seat exactly as long as its
oracle perceives the same in both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from game_tests import module
from secrecy.histories import Step

DEALER = -1


class Twin(NamedTuple):
    """Another game that a seat should not be able to distinguish from this one, at least for some moves."""

    channel: str
    """The channel by which the difference could leak: `hand`, `pass`, `token` …"""
    moves: list[Step]


class Oracle:
    """One for each game; subclassed as `Table` in `oracles/<game id>.py`."""

    channels: ClassVar[Mapping[str, set[str]]]
    """What is hidden in this game, and the phases in which the tests must have seen a difference in it."""
    battery: ClassVar[Sequence[str]]
    """Move texts, good and bad, that a seat tries at every position to learn from the answers."""

    def __init__(self, players: int, settings: dict[str, Any]) -> None:
        self.players = players
        self.settings = settings

    def perceive(self, moves: list[Step], seat: int | None) -> Iterator[object]:
        """Return for each move what that seat (None: a spectator) can see of it: any values to compare."""
        raise NotImplementedError

    def twins(self, moves: list[Step], seat: int | None, choice: Random) -> Iterator[Twin]:
        """Yield some games that differ from this one in what the seat cannot see. A game that becomes visible or
        illegal at some move is used up to that move."""
        raise NotImplementedError

    def parting(self, one: list[Step], other: list[Step], seat: int | None) -> int:
        """Return for how many moves the two games (of equal length) are the same to that seat."""
        seen = zip(self.perceive(one, seat), self.perceive(other, seat), strict=True)
        return next((n for n, (ours, theirs) in enumerate(seen) if ours != theirs), len(one))

    def stands_in(self, channel: str, one: dict[str, Any], other: dict[str, Any]) -> str:
        """Return a narrower name for the channel, from the fields of two positions that differ."""
        return channel


def oracle(game: str, players: int, settings: dict[str, Any]) -> Oracle:
    """Fail for a game without an oracle: what is not checked is not secret."""
    table: type[Oracle] = module("secrecy.oracles", game, "oracle").Table
    return table(players, settings)


# --- deals as text -----------------------------------------------------------------------------------------


def parts_of(text: str) -> list[list[str]]:
    """`deal P1 P5 | G2` as [["P1", "P5"], ["G2"]]."""
    return [part.split() for part in text.partition(" ")[2].split("|")]


def deal_of(parts: list[list[str]]) -> str:
    return "deal " + " | ".join(" ".join(part) for part in parts)


def exchanged(parts: list[list[str]], one: str, other: str) -> list[list[str]]:
    """Return the same parts with two cards exchanged."""
    place = {one: other, other: one}
    return [[place.get(card, card) for card in part] for part in parts]


def rounds(moves: list[Step]) -> list[range]:
    """Return where each round is in the moves: from its deal to just before the next."""
    deals = [n for n, (_, text) in enumerate(moves) if text.startswith("deal ")]
    return [range(n, end) for n, end in zip(deals, [*deals[1:], len(moves)], strict=True)]
