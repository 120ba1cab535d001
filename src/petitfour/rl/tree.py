"""The whole tree of a small game, for the solvers (solver.py)."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from petitfour.core.errors import BadSetting
from petitfour.core.game import Game, Options
from petitfour.core.state import DEALER, State
from petitfour.games import game as game_by_id
from petitfour.rl.constants import CHANCE, END, MOST_CHOICES
from petitfour.rl.turns import OVER, Turns


class Tree:
    """Every history of the first round of a match, with chance as in the OpenSpiel games (turns.py).

    Nodes are numbers; node 0 is the start. `keys` has the seat and the information set of each decision.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int,
        options: Options | Mapping[str, Any] | None = None,
        *,
        most_nodes: int = 5_000_000,
    ) -> None:
        it = game if isinstance(game, Game) else game_by_id(game)
        if options is not None and not isinstance(options, Options):
            options = it.options(**options)
        self.start: State = it.start(players, options)
        if players < 2:
            raise BadSetting("a solver needs at least two players")
        self.players = players
        self.most_nodes = most_nodes
        self.actor, self.first, self.count, self.info = array("i"), array("i"), array("i"), array("i")
        self.child, self.chance = array("i"), array("d")
        self.pay = array("d")  # by node and seat; 0 before the end
        self.keys: dict[tuple[int, bytes], int] = {}
        self.legal: list[list[int]] = []  # by information set: its moves
        self.grow(Turns(self.start.clone(), "round"))

    def grow(self, turns: Turns) -> None:
        """Add all nodes, parents before their children."""
        todo = [(turns, -1)]
        while todo:
            here, edge = todo.pop()
            node = len(self.actor)
            if node == self.most_nodes:
                raise BadSetting(f"this game has more than {self.most_nodes:,} nodes; choose smaller settings")
            if edge >= 0:
                self.child[edge] = node
            todo += self.add(here)

    def add(self, turns: Turns) -> list[tuple[Turns, int]]:
        """Add a node; return its children with the edges that lead to them."""
        player = turns.player()
        self.first.append(len(self.child))
        self.pay.extend(turns.returns())
        if player == OVER:
            self.actor.append(END)
            self.count.append(0)
            self.info.append(-1)
            return []
        if player == DEALER:
            moves, chances = zip(*turns.outcomes(), strict=True)
            self.actor.append(CHANCE)
            self.info.append(-1)
        else:
            moves = tuple(turns.legal())
            chances = (1.0,) * len(moves)
            self.actor.append(player)
            self.info.append(self.information_set(turns, player, list(moves)))
        self.count.append(len(moves))
        children = []
        for move, chance in zip(moves, chances, strict=True):
            self.child.append(-1)
            self.chance.append(chance)
            after = turns.clone()
            after.actions = None  # no history is needed
            after.apply(move)
            children.append((after, len(self.child) - 1))
        return children[::-1]

    def information_set(self, turns: Turns, seat: int, moves: list[int]) -> int:
        if len(moves) > MOST_CHOICES:
            raise BadSetting(f"a decision has more than {MOST_CHOICES} moves; choose smaller settings")
        key = seat, turns.state.belief(seat).key()
        if key not in self.keys:
            self.keys[key] = len(self.legal)
            self.legal.append(moves)
        return self.keys[key]

    def decisions(self) -> int:
        """Return the number of nodes at which a seat acts."""
        return sum(actor >= 0 for actor in self.actor)
