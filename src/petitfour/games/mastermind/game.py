"""Mastermind, travel edition: settings, words and views."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from petitfour.core.beliefs import BeliefData, check, draw_lot, replay
from petitfour.core.errors import BadSetting, IllegalMove, Refusal, brief, unreadable
from petitfour.core.game import Game, Options, first_text, read_first
from petitfour.core.state import DEALER, Move
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.rules import Mastermind

COLOURS = "ROYGBVWKNP"
LETTERS = str.maketrans("0123456789", COLOURS)  # a row is a number with one digit a peg, see codes.py
DIGITS = str.maketrans(COLOURS, "0123456789")
KINDS = ("guess", "code", "mark")  # move = 10,000 × kind + the row or the mark; also the names of the phases
ROW_TEXT = re.compile(f"(guess|code) ([{COLOURS}]{{4}})")
MOST_POINTS = 10_000_000  # by hand a match can go on as long as people like
MARK_TEXT = re.compile("mark ([0-4]) ([0-4])")


class MastermindOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`memory_aid` changes nothing here: every row of the round lies open anyway."""

    colours: int = 8
    """MM-1."""
    rounds: int = 2
    """MM-2: completed rounds; void ones (MM-10) do not count. An even number is fair."""
    repeats_in_guess: bool = True
    """MM-5."""
    marking: Literal["auto", "by-hand"] = "auto"
    """MM-7: the table marks, or the codemaker does."""
    penalty: Literal["transfer", "award"] = "transfer"
    """MM-10: the codemaker pays the 3 points, or the codebreaker just gets them."""
    rows: int = 9
    """Fewer rows make a small game for exact study."""

    def check(self, players: int) -> None:
        super().check(players)
        for name, low, high in (("colours", 6, 10), ("rounds", 1, 100), ("rows", 1, 9)):
            if not low <= getattr(self, name) <= high:
                raise BadSetting(f"{name} is a number from {low} to {high}, not {getattr(self, name)}")


Row = tuple[str, int | None, int | None]  # the pegs, red and white; None: not marked yet


class LastRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The round before, revealed (MM-8)."""

    codemaker: int
    code: str
    rows: list[Row]
    void: bool


class MastermindBelief(BeliefData, frozen=True, kw_only=True, forbid_unknown_fields=True):
    codemaker: int | None
    completed: int
    points: list[int]
    code: str | None
    """Only if the seat set it."""
    rows: list[Row]
    last_round: LastRound | None


class MastermindGame(Game[Mastermind]):
    id = "mastermind"
    rules_version = 1
    players = range(2, 3)
    phases = ("first", "code", "guess", "mark", "over")
    fired = ("MM-8", "MM-9", "MM-10")  # a code is revealed; it was not found; the round is void
    variants = (
        {},
        {"repeats_in_guess": False},
        {"marking": "by-hand"},
        {"marking": "by-hand", "penalty": "award", "colours": 6, "rows": 1},
    )
    options_type = MastermindOptions
    belief_type = MastermindBelief
    state_type = Mastermind

    def random_ends(self, options: Any) -> bool:
        """Marks set at random are nearly always wrong, so by hand nearly every round is void and played again.
        Only a board of one row is now and then marked right."""
        return bool(options.marking == "auto" or options.rows == 1)

    # --- words -----------------------------------------------------------------------------------------

    def text(self, state: Mastermind, seat: int, move: Move) -> str:
        if isinstance(move, tuple):
            return first_text(move)
        kind, value = divmod(move, 10_000)
        return f"mark {value // 10} {value % 10}" if kind == 2 else f"{KINDS[kind]} {letters(value)}"

    def read(self, state: Mastermind, seat: int, text: str) -> Move:
        if seat == DEALER:
            first = read_first(text)
            if first is not None:
                return first
        elif row := ROW_TEXT.fullmatch(text):
            return 10_000 * KINDS.index(row[1]) + int(row[2].translate(DIGITS))
        elif mark := MARK_TEXT.fullmatch(text):
            return 20_000 + 10 * int(mark[1]) + int(mark[2])
        raise IllegalMove(unreadable(text))

    def can_deal(self, state: Mastermind, move: tuple[int, ...]) -> bool:
        return False  # nothing is dealt but who sets the first code

    def refuse(self, state: Mastermind, seat: int, move: Move) -> Refusal:
        if seat == DEALER or isinstance(move, tuple):
            return Refusal("MM-2")
        kind, value = divmod(move, 10_000)
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

    def told(self, before: Mastermind, seat: int, move: Move, to: int | None) -> str | None:
        """MM-3: a code is set in secret."""
        if before.phase_name() == "code" and to != seat:
            return None
        return super().told(before, seat, move, to)

    def on_show(self, state: Mastermind) -> int:
        """MM-4: rows stay as they are, and so do their marks."""
        if state.options.marking == "auto":
            return state.laid
        return 2 * state.laid - (state.phase_name() == "mark")

    def legal_form(self, state: Mastermind, seat: int) -> dict[str, Any] | None:
        word = state.phase_name()
        if seat not in state.to_act() or word not in ("code", "guess"):
            return None
        repeats = word == "guess" and state.options.repeats_in_guess
        return {"word": word, "pegs": 4, "colours": list(COLOURS[: state.colours]), "repeats": repeats}

    def show(self, state: Mastermind, seat: int | None) -> dict[str, Any]:
        no_codemaker = state.codemaker < 0  # yet
        waiting = state.phase_name() == "mark"  # for the mark of the last row
        shown: dict[str, Any] = {
            "codemaker": None if no_codemaker else state.codemaker,
            "codebreaker": None if no_codemaker else 1 - state.codemaker,
            "colours": list(COLOURS[: state.colours]),
            "rounds": state.rounds,
            "completed": state.completed,
            "rows": [
                {"guess": letters(state.guesses[i])}
                | ({"red": None, "white": None} if waiting and i == state.laid - 1 else mark_parts(state.marks[i]))
                for i in range(state.laid)
            ],
            "rows_left": state.rows - state.laid,
            "last_round": self.revealed(state),
        }
        if seat is not None and seat == state.codemaker and state.code >= 0:
            shown["code"] = letters(state.code)
        return shown

    def revealed(self, state: Mastermind) -> dict[str, Any] | None:
        """The round before as everybody saw it at the reveal (MM-8): its code, and the marks that were deserved."""
        if state.last_code < 0:
            return None
        code, guesses, marks = state.last_code, state.last_guesses, state.last_marks
        rows = []
        for i in range(state.last_laid):
            truth = mark_parts(codes.mark(code, guesses[i]))
            rows.append(
                {"guess": letters(guesses[i])}
                | mark_parts(marks[i])
                | {"true_red": truth["red"], "true_white": truth["white"]}
            )
        return {"codemaker": state.last_codemaker, "code": letters(code), "rows": rows, "void": state.last_void}

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


def letters(row: int) -> str:
    return f"{row:04d}".translate(LETTERS)


def mark_parts(mark: int) -> dict[str, int]:
    return {"red": mark // 10, "white": mark % 10}


# --- a round played again ------------------------------------------------------------------------------


def row(guess: int, mark: int) -> Row:
    return letters(guess), mark // 10, mark % 10


def play_of(codemaker: int, code: str, rows: list[Row], *, by_hand: bool) -> Iterator[tuple[int, str]]:
    """The moves of a round. The table marks by itself, or the codemaker does."""
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
    """Any code that the table would have marked so; where people mark, any code at all."""
    found = codes.list_codes(state.colours)
    for guess, red, white in [] if state.by_hand else rows:
        check(len(guess) == 4 and set(guess) <= set(COLOURS), f"no row {brief(guess)}")
        number = int(guess.translate(DIGITS))
        found = [code for code in found if divmod(codes.mark(code, number), 10) == (red, white)]
    check(bool(found), "no code deserves these marks")
    return letters(found[0])


MASTERMIND = MastermindGame()
