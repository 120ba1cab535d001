"""A match in single steps: one seat acts at a time, and chance draws one card at a time. That is how extensive-form
algorithms want a game, with every chance explicit and no move of theirs hidden in another.

Where several may act at once, they do so in the order of their seats; what a seat then knows of the choices before its
own is what `belief` says, and so nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal, cast

import msgspec

from petitfour.core.game import as_settings
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, State
from petitfour.games import game
from petitfour.games.macaron.rules import Macaron
from petitfour.games.macaron.words import PACK as MACARONS
from petitfour.games.macaron.words import emma_stacks, numbers
from petitfour.games.marshmallow.game import PACK as MARSHMALLOWS
from petitfour.games.monster.game import PACK as MONSTERS

Horizon = Literal["match", "round"]
PACKS = {"marshmallow": MARSHMALLOWS, "monster": MONSTERS, "macaron": MACARONS}
OVER = -4  # who acts then; OpenSpiel's number for it
MOST_POINTS = 100.0  # that a round can be worth, with room


class Turns:
    """A match, or with the horizon `round` what is left of its present round."""

    def __init__(self, world: State, horizon: Horizon) -> None:
        self.world = world
        self.horizon = horizon
        self.round = world.round
        self.before = world.scores()
        self.actions: list[int] | None = []  # None: this is a sample, nobody knows how it came about
        self.drawn: list[int] = []  # of the dealer's move in progress
        self.bags: list[list[int]] = []  # what is still to be drawn for it
        # By seat: what it knew at the end of each earlier round. A belief covers the present one.
        self.memory: list[tuple[str, ...]] = [()] * world.players
        self.settle()

    def clone(self) -> Turns:
        other = Turns.__new__(Turns)
        other.__dict__.update(self.__dict__)
        other.world = self.world.clone()
        other.actions = None if self.actions is None else self.actions[:]
        other.drawn = self.drawn[:]
        other.bags = [bag[:] for bag in self.bags]
        other.memory = self.memory[:]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Turns:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.actions is None:
            raise TypeError("a sampled match has no history to be rebuilt from")
        world = self.world
        return replayed, (world.game.id, world.players, as_settings(world.options), self.horizon, self.actions)

    def sample(self, seat: int, rng: Rng) -> Turns:
        """Another match that the seat cannot tell from this one, all equally likely as far as this round goes."""
        other = self.clone()
        other.world = self.world.belief(seat).sample(rng)
        other.actions = None
        other.memory = [memory if player == seat else () for player, memory in enumerate(self.memory)]
        return other

    # --- who acts, and how -------------------------------------------------------------------------------

    def player(self) -> int:
        """A seat, DEALER or OVER."""
        actors = self.world.to_act()
        if not actors or (self.horizon == "round" and self.world.round != self.round):
            return OVER
        return actors[0]

    def legal(self) -> list[int]:
        """The moves of the seat that acts, in ascending order."""
        return sorted(self.world.legal(self.player()))

    def outcomes(self) -> list[tuple[int, float]]:
        """What the dealer may draw next, with its probability."""
        bag = self.bags[0]
        return [(value, count / len(bag)) for value, count in sorted(Counter(bag).items())]

    def apply(self, action: int) -> None:
        player = self.player()
        if self.actions is not None:
            self.actions.append(action)
        if player == DEALER:
            self.draw(action)
        else:
            before = self.world.clone()
            self.world.play(player, action)
            if self.world.round != before.round:
                self.remember(before)
        self.settle()

    def settle(self) -> None:
        """Plays for Emma, who has no choice, and lays out what the dealer draws from."""
        while self.world.to_act() and self.world.to_act()[0] >= self.world.players:
            emma = self.world.to_act()[0]
            before = self.world.clone()
            self.world.play(emma, self.world.legal(emma)[0])
            if self.world.round != before.round:
                self.remember(before)
        if self.world.to_act() == (DEALER,) and not self.drawn:
            self.bags = bags(self.world)

    def draw(self, value: int) -> None:
        self.drawn.append(value)
        self.bags[0].remove(value)
        if not self.bags[0]:
            del self.bags[0]
        dealt = self.world.players * getattr(self.world, "hand_size", 0)
        if self.world.phase_name() == "first":
            self.bags = []
        elif self.world.phase_name() == "deal" and len(self.drawn) == dealt and self.world.players > 1:
            self.drawn += [card for bag in self.bags for card in bag]  # what is left over has no order
            self.bags = []
        if not self.bags:
            self.world.play(DEALER, tuple(self.drawn))
            self.drawn = []

    def remember(self, before: State) -> None:
        for seat in range(before.players):
            self.memory[seat] += (knowledge(before, seat),)

    # --- for people and for algorithms -------------------------------------------------------------------

    def text(self, action: int) -> str:
        player = self.player()
        if player != DEALER:
            return self.world.text(max(player, 0), action)
        phase = self.world.phase_name()
        if phase == "tokens":
            return f"token {numbers(cast(Macaron, self.world)).kinds[action]}"
        return f"{phase} {action}" if phase == "first" else f"{phase} {PACKS[self.world.game.id].names[action]}"

    def information(self, seat: int) -> str:
        """All that the seat can know by now, earlier rounds included, one a line."""
        return "\n".join([*self.memory[seat], knowledge(self.world, seat)])

    def returns(self) -> list[float]:
        """By seat, adding up to 0 (the solo game apart): after a match 1 for the only winner, after a round the points
        it was worth; each less the mean of the other sides."""
        world = self.world
        sides = range(world.sides)
        if self.player() != OVER:
            values = [0.0 for _ in sides]
        elif self.horizon == "round":
            values = [float(now - before) for now, before in zip(world.scores(), self.before, strict=True)]
        else:
            winners = world.winning_sides()
            values = [1 / len(winners) if side in winners else 0.0 for side in sides]
        relative = [values[side] - (sum(values) - values[side]) / (world.sides - 1) for side in sides]
        return [relative[seat % world.sides] for seat in range(world.players)]

    def __str__(self) -> str:
        world = self.world
        views = [world.view(seat) for seat in range(world.players)]
        return msgspec.json.encode({"drawn": self.drawn, "views": views}).decode()


def knowledge(state: State, seat: int) -> str:
    data = state.belief(seat).data()
    del data["settings"]  # the same all through
    return msgspec.json.encode(data).decode()


def bags(state: State) -> list[list[int]]:
    """What the dealer's move is drawn from: each bag to its end, then the next."""
    if state.phase_name() == "first":
        return [list(range(state.players))]
    if state.phase_name() == "emma":
        return emma_stacks(cast(Macaron, state))
    return [sorted(state.chance(Rng(0)))]


def replayed(name: str, players: int, settings: dict[str, Any], horizon: Horizon, actions: list[int]) -> Turns:
    it = game(name)
    turns = Turns(it.start(players, it.options(**settings)), horizon)
    for action in actions:
        turns.apply(action)
    return turns
