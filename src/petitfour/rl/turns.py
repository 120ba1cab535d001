"""A match in single steps, as extensive-form algorithms expect it: one seat acts at a time, chance draws one card at a
time, and every chance event is explicit.

Chance is canonical: the cards of a hand have no order, so they are drawn in ascending order, each with the probability
that it is the next of a random hand. Every deal is then one history. Where order matters (a draw pile), cards are
drawn in that order.

If several seats may act at once, they act in the order of their seats. A seat knows of earlier choices only what its
information set says, which is nothing.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any, Literal

import msgspec

from petitfour.core.game import as_settings
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, State
from petitfour.games import game

Horizon = Literal["match", "round"]
OVER = -4  # OpenSpiel's player number for a finished game
MOST_POINTS = 100.0  # the most that a round can be worth, with room to spare


class Turns:
    """A match, or with the horizon `round` the rest of its current round."""

    def __init__(self, state: State, horizon: Horizon) -> None:
        self.state = state
        self.horizon = horizon
        self.round = state.round
        self.before = state.scores()
        self.actions: list[int] | None = []  # None: this is a sample and has no history
        self.drawn: list[int] = []  # of the dealer's move in progress
        self.bags: list[Bag] = []  # what it is still drawn from
        # By seat: what it knew at the end of each earlier round. An information set covers the current round.
        self.memory: list[tuple[str, ...]] = [()] * state.players
        self.settle()

    def clone(self) -> Turns:
        other = Turns.__new__(Turns)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.actions = None if self.actions is None else self.actions[:]
        other.drawn = self.drawn[:]
        other.bags = [bag.clone() for bag in self.bags]
        other.memory = self.memory[:]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Turns:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.actions is None:
            raise TypeError("a sampled match has no history to be rebuilt from")
        state = self.state
        return replayed, (state.game.id, state.players, as_settings(state.options), self.horizon, self.actions)

    def sample(self, seat: int, rng: Rng) -> Turns:
        """Return another match that the seat cannot distinguish from this one, uniform over the current round."""
        other = self.clone()
        other.state = self.state.belief(seat).sample(rng)
        other.actions = None
        other.memory = [memory if player == seat else () for player, memory in enumerate(self.memory)]
        return other

    # --- who acts, and how -------------------------------------------------------------------------------

    def player(self) -> int:
        """Return the seat to act, DEALER or OVER."""
        actors = self.state.to_act()
        if not actors or (self.horizon == "round" and self.state.round != self.round):
            return OVER
        return actors[0]

    def legal(self) -> list[int]:
        """Return the moves of the seat to act, in ascending order."""
        return sorted(self.state.legal(self.player()))

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what the dealer may draw next, with probabilities."""
        return self.bags[0].outcomes()

    def apply(self, action: int) -> None:
        player = self.player()
        if self.actions is not None:
            self.actions.append(action)
        if player == DEALER:
            self.draw(action)
        else:
            before = self.state.clone()
            self.state.play(player, action)
            if self.state.round != before.round:
                self.remember(before)
        self.settle()

    def settle(self) -> None:
        """Play the forced moves of seats without a person, and prepare what the dealer draws from."""
        while self.state.to_act() and self.state.to_act()[0] >= self.state.players:
            automaton = self.state.to_act()[0]
            before = self.state.clone()
            self.state.play(automaton, self.state.legal(automaton)[0])
            if self.state.round != before.round:
                self.remember(before)
        if self.state.to_act() == (DEALER,) and not self.drawn:
            self.bags = bags(self.state)

    def draw(self, value: int) -> None:
        bag = self.bags[0]
        self.drawn.append(value)
        bag.draw(value)
        if not bag.sizes:
            del self.bags[0]
            if self.state.phase_name() != "first":
                self.drawn += bag.left  # what is left over has no order
        if not self.bags:
            self.state.play(DEALER, tuple(self.drawn))
            self.drawn = []

    def remember(self, before: State) -> None:
        for seat in range(before.players):
            self.memory[seat] += (knowledge(before, seat),)

    # --- for people and for algorithms -------------------------------------------------------------------

    def text(self, action: int) -> str:
        player = self.player()
        if player != DEALER:
            return self.state.text(max(player, 0), action)
        phase = self.state.phase_name()
        return f"{phase} {action if phase == 'first' else self.state.game.drawn_text(self.state, action)}"

    def information(self, seat: int) -> str:
        """Return everything the seat can know, one line per round."""
        return "\n".join([*self.memory[seat], knowledge(self.state, seat)])

    def returns(self) -> list[float]:
        """Return the values by seat, all 0 before the end."""
        if self.player() != OVER:
            return [0.0] * self.state.players
        return values_by_seat(self.state, self.horizon, self.before)

    def __str__(self) -> str:
        state = self.state
        views = [state.view(seat) for seat in range(state.players)]
        return msgspec.json.encode({"drawn": self.drawn, "views": views}).decode()


def values_by_seat(state: State, horizon: Horizon, before: list[int]) -> list[float]:
    """Return the returns by seat; they sum to 0 except in the solo game. After a match 1 for the only winner, after a
    round its points; each minus the mean of the other sides."""
    sides = range(state.sides)
    if horizon == "round":
        values = [float(now - then) for now, then in zip(state.scores(), before, strict=True)]
    else:
        winners = state.winning_sides()
        values = [1 / len(winners) if side in winners else 0.0 for side in sides]
    relative = [values[side] - (sum(values) - values[side]) / (state.sides - 1) for side in sides]
    return [relative[seat % state.sides] for seat in range(state.players)]


def knowledge(state: State, seat: int) -> str:
    data = state.belief(seat).data()
    del data["settings"]  # constant during a match
    return msgspec.json.encode(data).decode()


class Bag:
    """What the dealer draws from, hand after hand. Equal values are as likely as there are of them."""

    def __init__(self, values: list[int], sizes: list[int]) -> None:
        self.left = sorted(values)
        self.sizes = [size for size in sizes if size]  # of the hands still to be drawn; a single draw is a hand of one
        self.hand: list[int] = []  # drawn so far for the hand in progress

    def clone(self) -> Bag:
        other = Bag([], [])
        other.left, other.sizes, other.hand = self.left[:], self.sizes[:], self.hand[:]
        return other

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what may be the next value of the hand in ascending order, with probabilities."""
        counts = Counter(self.left)
        missing = self.sizes[0] - len(self.hand)
        last = self.hand[-1] if self.hand else None
        same = self.hand.count(last) if last is not None else 0
        ways = {}
        for value in sorted(counts.keys() | ({last} if last is not None else set())):
            if last is not None and value < last:
                continue
            higher = sum(count for other, count in counts.items() if other > value)
            if value == last:  # hands with more of the same
                total = counts[value] + same
                found = sum(comb(total, same + n) * comb(higher, missing - n) for n in range(1, missing + 1))
            else:  # hands with exactly `same` of the last value, none between, and at least one of this
                before = 1 if last is None else comb(counts[last] + same, same)
                found = before * (comb(higher + counts[value], missing) - comb(higher, missing))
            if found:
                ways[value] = found
        total = sum(ways.values())
        return [(value, found / total) for value, found in ways.items()]

    def draw(self, value: int) -> None:
        self.left.remove(value)
        self.hand.append(value)
        if len(self.hand) == self.sizes[0]:
            del self.sizes[0]
            self.hand = []


def bags(state: State) -> list[Bag]:
    """Return what the dealer's move is drawn from: each bag to its end, then the next."""
    phase = state.phase_name()
    if phase == "first":
        return [Bag(list(range(state.players)), [1])]
    return [Bag(*draw) for draw in state.game.draws(state)]


def replayed(name: str, players: int, settings: dict[str, Any], horizon: Horizon, actions: list[int]) -> Turns:
    it = game(name)
    turns = Turns(it.start(players, it.options(**settings)), horizon)
    for action in actions:
        turns.apply(action)
    return turns
