"""Mastermind: how many codes are left, how many a guess will leave, and how many rows it takes from there.

A guess is evaluated exactly, over all codes that agree with the marks. As long as the guesses so far follow the solved
tree, up to the names of colours and places, the tree continues; off the tree the solver's quick search does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from petitfour.bots.bot import Budget, Reason
from petitfour.bots.evaluation import FEWEST, Evaluation, evaluate_state, percent, tenths
from petitfour.bots.explainer import Explainer, Option, comparison
from petitfour.core.breaks import breathe
from petitfour.core.game import Game, Options
from petitfour.core.rng import Rng
from petitfour.core.state import State
from petitfour.games.mastermind.constants import PENALTY
from petitfour.games.mastermind.rules import Mastermind
from petitfour.games.mastermind.trees import HIT, LEVELS, MARKS, NEVER, Tree, tree
from petitfour.games.mastermind.trees.solver import Solver
from petitfour.games.mastermind.trees.symmetry import Guess, pegs, renamings, row_of

WIDTH = 3  # guesses that the quick search tries per set: within 1 % of the best for 8 colours
MEMORY = 18
OTHERS = 2  # guesses shown beside the best one
TRIED = 60_000  # marks computed to find them
TIMES = 50  # rollouts of a round if the budget names no number


@cache
def quick_solver(colours: int, repeats: bool) -> Solver:
    """Return a quick solver. Beyond 8 colours it leaves out guesses with repeated colours: hardly worse, a third of the
    memory."""
    return Solver(colours, repeats and colours <= 8, WIDTH, MEMORY)


class Names:
    """Names for colours and places under which the guesses so far are those of the tree."""

    def __init__(self, places: Guess, colours: dict[int, int], n: int) -> None:
        self.places = places  # by place in the tree: the place on the board
        self.board = dict(colours)  # by colour in the tree: the colour on the board
        free = [colour for colour in range(n) if colour not in self.board.values()]
        for colour in range(n):
            if colour not in self.board:
                self.board[colour] = free.pop(0)
        self.tree = {board: colour for colour, board in self.board.items()}

    def to_board(self, guess: Guess) -> int:
        row = [0] * 4
        for place, colour in enumerate(guess):
            row[self.places[place]] = self.board[colour]
        return row_of(tuple(row))

    def to_tree(self, row: int) -> Guess:
        return tuple(self.tree[pegs(row)[self.places[place]]] for place in range(4))


def follow(root: Tree, rows: list[tuple[int, int]], n: int, then: int | None = None) -> tuple[Names, Tree] | None:
    """Return where in the tree these guesses and marks lead, and under which names. Return None if they leave the tree,
    or if the tree does not continue with the row `then`."""
    path = [root]
    for _, mark in rows:
        if mark not in path[-1].after:
            return None
        path.append(path[-1].after[mark])
    board = [pegs(row) for row, _ in rows] + ([] if then is None else [pegs(then)])
    ways = renamings([node.row for node in path[: len(board)]], board)
    return (Names(*ways[0], n), path[-1]) if ways else None


class Analysis:
    """The codes that are left for a codebreaker, under the names of the tree if the guesses follow one."""

    def __init__(self, board: Mastermind, then: int | None = None) -> None:
        """With a row `then`, look for names under which the tree plays exactly that row."""
        self.solver = quick_solver(board.colours, board.repeats)
        self.number = {guess: i for i, guess in enumerate(self.solver.guesses)}
        self.rows_left = board.rows - board.laid
        rows = [(board.guesses[i], board.marks[i]) for i in range(board.laid)]
        root = tree(board.colours, board.repeats)
        on_tree = None
        if root is not None:
            on_tree = follow(root, rows, board.colours, then) or follow(root, rows, board.colours)
        self.names = on_tree[0] if on_tree else Names((0, 1, 2, 3), {}, board.colours)
        self.node = on_tree[1] if on_tree else None
        played = [(self.names.to_tree(row), mark) for row, mark in rows]
        self.used = {colour for guess, _ in played for colour in guess}
        every = list(range(self.solver.n_codes))
        self.left = [code for code in every if all(deserves(self.solver.guesses[code], *row) for row in played)]
        self.possible = bool(self.left)
        """False if no code agrees: marks are set by hand and one of them is wrong (MM-7)."""

    def parts(self, guess: Guess, codes: list[int]) -> dict[int, list[int]]:
        """Return the codes by the mark that the guess would get."""
        if guess in self.number:
            return self.solver.parts(codes, self.number[guess])
        found: dict[int, list[int]] = {}
        for code in codes:
            found.setdefault(MARKS.index(mark_of(self.solver.guesses[code], guess)), []).append(code)
        return found

    def next_guess(self, codes: list[int], rows: int, used: set[int]) -> Guess:
        """Return the quick search's guess. If the rows do not suffice for all codes, search as if there were more."""
        mask = sum(1 << colour for colour in used)
        for left in (min(max(rows, 1), LEVELS), LEVELS):
            _, guess = self.solver.cost(codes, left, mask, NEVER - 1)
            if guess >= 0:
                return self.solver.guesses[guess]
        return self.solver.guesses[codes[0]]

    def rows(self, guess: Guess, codes: list[int], node: Tree | None, rows: int, used: set[int]) -> dict[int, int]:
        """Return for each code how many rows it takes from here, including this guess."""
        used = used | set(guess)
        found = {}
        for mark, part in self.parts(guess, codes).items():
            if mark == HIT:
                found[part[0]] = 1
            elif len(part) == 1 or rows <= 1:  # on a full board the continuation does not matter
                found |= dict.fromkeys(part, 2)
            else:
                below = node.after.get(MARKS[mark]) if node and node.row == guess else None
                then = below.row if below else self.next_guess(part, rows - 1, used)
                for code, more in self.rows(then, part, below, rows - 1, used).items():
                    found[code] = 1 + more
        return found

    def candidates(self) -> list[Guess]:
        """Return the best known guess, and some of the codes that are left, those that leave the fewest first."""
        best = self.node.row if self.node else self.next_guess(self.left, self.rows_left, self.used)
        step = len(self.left) ** 2 // TRIED + 1
        some = [self.solver.guesses[code] for code in self.left[::step]]
        some.sort(key=self.expected_left)
        return [best, *[guess for guess in some if guess != best][:OTHERS]]

    def expected_left(self, guess: Guess) -> float:
        """Return how many codes will be left after the mark on average; none if the guess is the code."""
        parts = self.parts(guess, self.left)
        return sum(len(part) ** 2 for mark, part in parts.items() if mark != HIT) / len(self.left)

    def rows_of(self, guess: Guess) -> list[int]:
        """Return for each code that is left, in the order of its row, the rows that it takes (MM-9: found or not)."""
        node = self.node if self.node and self.node.row == guess else None
        found = self.rows(guess, self.left, node, self.rows_left, self.used)
        by_row = sorted((self.names.to_board(self.solver.guesses[code]), rows) for code, rows in found.items())
        return [min(rows, self.rows_left) for _, rows in by_row]

    def seen(self, guess: Guess, rows: Sequence[int]) -> dict[str, float]:
        parts = self.parts(guess, self.left)
        return {
            "codes": len(self.left),
            "left": self.expected_left(guess),
            "most": max((len(part) for mark, part in parts.items() if mark != HIT), default=0),
            "rows": sum(rows) / len(rows),
            "code": float(HIT in parts),
        }


def mark_of(code: Guess, guess: Guess) -> int:
    """MM-6: a code has no repeated colour."""
    red = sum(one == other for one, other in zip(code, guess, strict=True))
    return 10 * red + len(set(code) & set(guess)) - red


def deserves(code: Guess, guess: Guess, mark: int) -> bool:
    return mark_of(code, guess) == mark


# --- the race for the match --------------------------------------------------------------------------------


@cache
def rows_of_a_round(game: Game[Mastermind], options: Options) -> dict[int, float]:
    """Return how often a round of steady play takes each number of rows, over all codes."""
    analysis = Analysis(game.start(2, options))
    best = analysis.node.row if analysis.node else analysis.next_guess(analysis.left, analysis.rows_left, analysis.used)
    rows = analysis.rows_of(best)
    return {number: rows.count(number) / len(rows) for number in set(rows)}


@cache
def lead_to_come(game: Game[Mastermind], options: Options, mine: int, others: int) -> dict[int, float]:
    """Return the probability of each lead after `mine` rounds as codemaker and `others` rounds as codebreaker
    (MM-9)."""
    if mine + others == 0:
        return {0: 1.0}
    sign = 1 if mine else -1
    before = lead_to_come(game, options, mine - 1, others) if mine else lead_to_come(game, options, 0, others - 1)
    found: dict[int, float] = {}
    for lead, share in before.items():
        for rows, chance in rows_of_a_round(game, options).items():
            found[lead + sign * rows] = found.get(lead + sign * rows, 0.0) + share * chance
    return found


class MastermindExplainer(Explainer):
    judged: Evaluation | None = None
    """The evaluation of a guess, once it is made."""

    @property
    def board(self) -> Mastermind:
        return cast(Mastermind, self.belief.known)

    def evaluate(self, rng: Rng, budget: Budget, also: int | None = None) -> Evaluation:
        phase = self.board.phase_name()
        if phase == "guess":
            analysis = Analysis(self.board)
            if analysis.possible:
                moves = [analysis.names.to_board(guess) for guess in analysis.candidates()]
                self.judged = self.evaluate_guesses(moves if also is None or also in moves else [*moves, also], rng)
                return self.judged
        # All codes are equally good, and so are all guesses once the round is certain to be void (MM-10).
        move = self.policy.decide(self.board, self.seat, rng) if also is None else also
        moves = self.board.legal(self.seat) if phase == "mark" else [move]
        return self.evaluate_open(self.belief.sample(rng), moves, rng, max(budget.worlds or TIMES, FEWEST))

    def standing(self, state: State) -> float:
        """Between two rounds: weigh the leads that steady play of the remaining rounds can bring by their
        probability."""
        board = cast(Mastermind, state)
        if not board.to_act():
            return super().standing(state)
        left = board.rounds - board.completed
        makers = [board.codemaker] if board.codemaker >= 0 else [0, 1]  # not drawn by lot yet: either
        chances = [self.chance(board, (left + (maker == self.seat)) // 2, left) for maker in makers]
        return sum(chances) / len(chances)

    def chance(self, board: Mastermind, mine: int, left: int) -> float:
        lead = board.points[self.seat] - board.points[1 - self.seat]
        game = cast("Game[Mastermind]", board.game)
        to_come = lead_to_come(game, board.options, mine, left - mine)
        return sum(share * (1.0 if lead + more > 0 else 0.5 * (lead + more == 0)) for more, share in to_come.items())

    def evaluate_guesses(self, moves: list[int], rng: Rng) -> Evaluation:
        worth = self.worth_of_rows(rng)
        wins: list[Sequence[float]] = []
        seen = []
        for move in moves:
            breathe()
            analysis = Analysis(self.board, move)
            guess = analysis.names.to_tree(move)
            rows = analysis.rows_of(guess)
            wins.append([worth[number] for number in rows])
            seen.append(
                analysis.seen(guess, rows) | {"in time": sum(win > min(worth.values()) for win in worth.values())}
            )
        points: list[Sequence[float]] = [[0.0] * len(row) for row in wins]  # MM-9: the points are the codemaker's
        return Evaluation(moves, wins, points, exact=True, seen=seen)

    def worth_of_rows(self, rng: Rng) -> dict[int, float]:
        """Return the codebreaker's chance to win the match by the number of rows it takes from here."""
        found = {}
        sample = cast(Mastermind, self.belief.sample(rng))
        code = sample.code
        wrong = next(move for move in sample.legal(self.seat) if move != code)
        for rows in range(1, sample.rows - sample.laid + 1):
            end = sample.clone()
            self.lay(end, code)
            found[rows] = self.standing(end)
            self.lay(sample, wrong)
        return found

    def lay(self, board: State, guess: int) -> None:
        board.play(self.seat, guess)
        if board.to_act() and board.phase_name() == "mark":
            maker = board.to_act()[0]
            board.play(maker, self.policy.decide(board, maker, Rng()))

    def steady(self, evaluation: Evaluation, rng: Rng) -> list[int]:
        """For a guess, steady play is the best known one."""
        return [evaluation.ranked()[0]] if evaluation.exact else super().steady(evaluation, rng)

    def evaluate_open(self, state: State, moves: list[int], rng: Rng, times: int) -> Evaluation:
        """For a guess, return the one row of the evaluation that belongs to the actual code."""
        if self.judged is None:
            return evaluate_state(state, self.seat, moves, self.policy, rng, times, self.standing)
        columns = [self.judged.moves.index(move) for move in moves]
        analysis = Analysis(self.board)
        left = sorted(analysis.names.to_board(analysis.solver.guesses[code]) for code in analysis.left)
        code = cast(Mastermind, state).code
        at = left.index(code) if code in left else None  # MM-10: wrong marks may have ruled it out
        return self.judged.part(columns, slice(None) if at is None else slice(at, at + 1))

    def reasons(self, evaluation: Evaluation, ranked: Sequence[int], options: Sequence[Option]) -> list[Reason]:
        phase = self.board.phase_name()
        if phase == "code":
            return [Reason("reason-any-code")]
        if not evaluation.exact and phase == "guess":
            return [Reason("reason-no-code")]
        if phase == "mark":
            lead = evaluation.lead(ranked[0], ranked[1])
            return [comparison(options[0].move, options[1].move, lead), *self.game_reasons(options)]
        return self.game_reasons(options)

    def game_reasons(self, options: Sequence[Option]) -> list[Reason]:
        if self.board.phase_name() == "mark":
            return [Reason("reason-mark", {"points": PENALTY})]
        best = options[0]
        seen = best.seen
        if seen["codes"] == 1:
            return [Reason("reason-last-code", {"move": best.move})]
        found = [
            Reason("reason-codes-left", {"codes": int(seen["codes"])}),
            Reason("reason-leaves", {"move": best.move, "left": tenths(seen["left"]), "most": int(seen["most"])}),
            Reason("reason-rows", {"move": best.move, "rows": tenths(seen["rows"])}),
        ]
        if seen["code"]:
            found.append(Reason("reason-may-be-code", {"move": best.move, "codes": int(seen["codes"])}))
        if seen["in time"] > 0 and self.board.completed == self.board.rounds - 1:
            in_time = int(seen["in time"])
            found.append(Reason("reason-rows-needed", {"rows": in_time, "win": percent(best.win.mean)}))
        if len(options) > 1:
            other = options[1]
            left, rows = tenths(other.seen["left"]), tenths(other.seen["rows"])
            found.append(Reason("reason-other-guess", {"other": other.move, "left": left, "rows": rows}))
        return found


EXPLAINER = MastermindExplainer
