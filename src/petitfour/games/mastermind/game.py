"""Mastermind, travel edition: settings and notation. Its views are in view.py."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from petitfour.core.beliefs import BeliefData, check, draw_lot, replay
from petitfour.core.errors import BadSetting, IllegalMove, Refusal, brief, unreadable
from petitfour.core.facts import Fact
from petitfour.core.game import Game, Options, first_text, read_first
from petitfour.core.policy import Policy
from petitfour.core.state import DEALER, Move
from petitfour.core.view import Common, LegalForm, View
from petitfour.games.mastermind import codes, facts, view
from petitfour.games.mastermind.constants import CODE_MOVES, COLOURS, END_OF_MOVES, MARK_MOVES, PHASES
from petitfour.games.mastermind.policy import MastermindPolicy
from petitfour.games.mastermind.rules import Mastermind
from petitfour.games.mastermind.view import MastermindView, letters

DIGITS = str.maketrans(COLOURS, "0123456789")
KINDS = ("guess", "code", "mark")  # move = CODE_MOVES × kind + the row or the mark; also the names of the phases
ROW_TEXT = re.compile(f"(guess|code) ([{COLOURS}]{{4}})")
MOST_POINTS = 10_000_000  # marked by hand, a match can go on without end
MARK_TEXT = re.compile("mark ([0-4]) ([0-4])")


class MastermindOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`memory_aid` changes nothing here: every row of the round is visible anyway."""

    colours: int = 8
    """MM-1."""
    rounds: int = 2
    """MM-2: completed rounds; void rounds (MM-10) do not count. An even number is fair."""
    repeats_in_guess: bool = True
    """MM-5."""
    marking: Literal["auto", "by-hand"] = "auto"
    """MM-7: the table marks, or the codemaker does."""
    penalty: Literal["transfer", "award"] = "transfer"
    """MM-10: the codemaker pays the 3 points, or the codebreaker gets them from nobody."""
    rows: int = 9
    """Fewer rows make a small game for exact study."""

    def check(self, players: int) -> None:
        super().check(players)
        for name, low, high in (("colours", 6, 10), ("rounds", 1, 100), ("rows", 1, 9)):
            if not low <= getattr(self, name) <= high:
                raise BadSetting(f"{name} is a number from {low} to {high}, not {getattr(self, name)}")


Row = tuple[str, int | None, int | None]  # the pegs, red and white; None: not marked yet


class LastRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The previous round, revealed (MM-8)."""

    codemaker: int
    code: str
    rows: list[Row]
    void: bool


class MastermindBelief(BeliefData, frozen=True, kw_only=True, forbid_unknown_fields=True):
    codemaker: int | None
    completed: int
    points: list[int]
    code: str | None
    """Only known to the seat that set it."""
    rows: list[Row]
    last_round: LastRound | None


class MastermindGame(Game[Mastermind]):
    id = "mastermind"
    rules_version = 1
    players = range(2, 3)
    phases = PHASES
    end_of_moves = END_OF_MOVES
    fired = ("MM-8", "MM-9", "MM-10")  # a code is revealed; it was not found; the round is void
    variants = (
        {},
        {"repeats_in_guess": False},
        {"marking": "by-hand"},
        {"marking": "by-hand", "penalty": "award", "colours": 6, "rows": 1},
    )
    options_type = MastermindOptions
    belief_type = MastermindBelief
    view_type = MastermindView
    fact_types = facts.KINDS
    state_type = Mastermind

    def random_ends(self, options: Any) -> bool:
        """Marks set at random are nearly always wrong, so nearly every round is void and repeated. Only a board with
        one row is sometimes marked correctly."""
        return bool(options.marking == "auto" or options.rows == 1)

    # --- notation ---------------------------------------------------------------------------------------

    def text(self, state: Mastermind, seat: int, move: Move) -> str:
        if isinstance(move, tuple):
            return first_text(move)
        kind, value = divmod(move, CODE_MOVES)
        return f"mark {value // 10} {value % 10}" if kind == 2 else f"{KINDS[kind]} {letters(value)}"

    def read(self, state: Mastermind, seat: int, text: str) -> Move:
        if seat == DEALER:
            first = read_first(text)
            if first is not None:
                return first
        elif row := ROW_TEXT.fullmatch(text):
            return CODE_MOVES * KINDS.index(row[1]) + int(row[2].translate(DIGITS))
        elif mark := MARK_TEXT.fullmatch(text):
            return MARK_MOVES + 10 * int(mark[1]) + int(mark[2])
        raise IllegalMove(unreadable(text))

    def can_deal(self, state: Mastermind, move: tuple[int, ...]) -> bool:
        return False  # chance only draws who sets the first code

    def refuse(self, state: Mastermind, seat: int, move: Move) -> Refusal:
        if seat == DEALER or isinstance(move, tuple):
            return Refusal("MM-2")
        kind, value = divmod(move, CODE_MOVES)
        if not 0 <= kind <= 2 or (kind == 2 and (value > 44 or value % 10 > 4)):
            return unreadable(move)
        if KINDS[kind] != state.phase_name():
            return Refusal("not-this-phase")
        if kind == 2:
            return Refusal("MM-7")
        in_play = COLOURS[: state.colours]
        if not set(letters(value)) <= set(in_play):
            return Refusal("MM-1", {"colours": " ".join(in_play)})
        return Refusal("MM-3" if KINDS[kind] == "code" else "MM-5")

    # --- views -----------------------------------------------------------------------------------------

    def sees_move(self, before: Mastermind, seat: int, to: int | None) -> bool:
        """MM-3: a code is set in secret."""
        if before.phase_name() == "code" and to != seat:
            return False
        return super().sees_move(before, seat, to)

    def facts_are_public(self, before: Mastermind, seat: int) -> bool:
        return before.phase_name() != "code"

    def facts(
        self, before: Mastermind, seat: int, move: Move, after: Mastermind, viewpoint: int | None
    ) -> tuple[Fact, ...]:
        return facts.facts(self, before, seat, move, after, viewpoint)

    def on_show(self, state: Mastermind) -> int:
        """MM-4: rows and their marks stay visible."""
        if state.options.marking == "auto":
            return state.laid
        return 2 * state.laid - (state.phase_name() == "mark")

    def legal_form(self, state: Mastermind, seat: int) -> LegalForm | None:
        word = state.phase_name()
        if seat not in state.to_act() or word not in ("code", "guess"):
            return None
        repeats = word == "guess" and state.options.repeats_in_guess
        return LegalForm(word, 4, list(COLOURS[: state.colours]), repeats)

    def show(self, state: Mastermind, seat: int | None, common: Common) -> MastermindView:
        return view.show(state, seat, common)

    def round_end(self, before: Mastermind, after: Mastermind) -> MastermindView:
        return view.round_end(after, super().round_end(before, after))

    def own(self, state: Mastermind, seat: int, public: View) -> dict[str, Any]:
        return view.own(state, seat)

    def reason(self, state: Mastermind) -> str:
        return "shared" if len(state.winning_sides()) > 1 else "rounds"

    # --- beliefs as data -------------------------------------------------------------------------------

    def tell(self, known: Mastermind, seat: int) -> dict[str, Any]:
        waiting = known.phase_name() == "mark"  # for the mark of the last row
        rows: list[Row] = [row(known.guesses[i], known.marks[i]) for i in range(known.laid)]
        if waiting:
            rows[-1] = (rows[-1][0], None, None)
        last = None
        if known.last_code >= 0:
            last = {
                "codemaker": known.last_codemaker,
                "code": letters(known.last_code),
                "rows": [row(known.last_guesses[i], known.last_marks[i]) for i in range(known.last_laid)],
                "void": known.last_void,
            }
        return {
            "codemaker": None if known.codemaker < 0 else known.codemaker,
            "completed": known.completed,
            "points": known.points[:],
            "code": None if known.code < 0 else letters(known.code),
            "rows": rows,
            "last_round": last,
        }

    def rebuild(self, state: Mastermind, told: MastermindBelief) -> Mastermind:
        if told.last_round is not None:
            check(len(told.points) == 2, "points are a list of 2 numbers")
            gained = play_last_round(state.clone(), told, told.last_round, [0, 0]).points
            before = [now - gain for now, gain in zip(told.points, gained, strict=True)]
            check(all(abs(points) <= MOST_POINTS for points in before), "nobody can have such points in this match")
            state = play_last_round(state, told, told.last_round, before)
        else:
            draw_lot(state, told.codemaker)
        if told.phase in ("guess", "mark"):
            maker = state.codemaker
            check(maker in (0, 1), "somebody set the code")
            code = told.code if told.seat == maker else possible_code(state, told.rows)
            replay(state, play_of(maker, str(code), told.rows, by_hand=state.by_hand))
        return state

    # --- a round played again ------------------------------------------------------------------------------

    # --- bots ------------------------------------------------------------------------------------------

    def policy(self) -> Policy:
        return MastermindPolicy()

    def easy_policy(self) -> Policy:
        """Sometimes overlooks a row."""
        policy = MastermindPolicy()
        policy.overlooks = 0.35
        return policy


def row(guess: int, mark: int) -> Row:
    return letters(guess), mark // 10, mark % 10


def play_of(codemaker: int, code: str, rows: list[Row], *, by_hand: bool) -> Iterator[tuple[int, str]]:
    """Yield the moves of a round. The table marks, or the codemaker does."""
    yield codemaker, f"code {code}"
    for guess, red, white in rows:
        yield 1 - codemaker, f"guess {guess}"
        if by_hand and red is not None:
            yield codemaker, f"mark {red} {white}"


def play_last_round(state: Mastermind, told: MastermindBelief, last: LastRound, points: list[int]) -> Mastermind:
    number = told.round - (told.phase != "over")
    completed = told.completed - (not last.void)
    check(last.codemaker in (0, 1), "the codemaker is seat 0 or 1")
    check(0 <= completed < state.rounds, f"this match has {state.rounds} rounds")
    check(number > completed if state.by_hand else number == completed + 1, "only void rounds are not completed")
    state.recall(number, completed, last.codemaker, points)
    replay(state, play_of(last.codemaker, last.code, last.rows, by_hand=state.by_hand))
    return state


def possible_code(state: Mastermind, rows: list[Row]) -> str:
    """Return a code that the table would have marked this way; if marks are set by hand, any code."""
    found = codes.list_codes(state.colours)
    for guess, red, white in [] if state.by_hand else rows:
        check(len(guess) == 4 and set(guess) <= set(COLOURS), f"no row {brief(guess)}")
        number = int(guess.translate(DIGITS))
        found = [code for code in found if divmod(codes.mark(code, number), 10) == (red, white)]
    check(bool(found), "no code deserves these marks")
    return letters(found[0])


GAME = MastermindGame()
