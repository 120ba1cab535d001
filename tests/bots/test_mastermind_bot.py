"""Mastermind's bot: the trees under any names, and playing for the rows needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from petitfour import Rng
from petitfour.bots.bot import BadBudget, Budget, Decision
from petitfour.core.state import State
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.bot import MastermindBot, find_plan, halves_of_wins
from petitfour.games.mastermind.codebreaker import Codebreaker
from petitfour.games.mastermind.game import DIGITS
from petitfour.games.mastermind.rules import Mastermind
from petitfour.games.mastermind.view import letters
from tables import pick, start

BOT = MastermindBot()
FEW = Budget(worlds=20)
NO_VIEW: Any = None  # a view lists 4,096 moves, and the bot reads none


def board(*moves: str, **settings: object) -> Mastermind:
    """Return a board where seat 0 is the first codemaker; the seat to act plays each move."""
    state = start("mastermind", 2, {"first": 0, **settings})
    assert isinstance(state, Mastermind)
    for move in moves:
        state.play_text(state.to_act()[0], move)
    return state


def after(code: int, *guesses: str, **settings: object) -> Mastermind | None:
    """The same after some guesses at a code; None if one of them is the code."""
    if f"guess {letters(code)}" in guesses:
        return None
    return board(f"code {letters(code)}", *guesses, **settings)


def decide(state: State, seed: int = 0, budget: Budget = FEW) -> Decision:
    seat = state.to_act()[0]
    return BOT.decide(
        NO_VIEW, state.belief(seat), Rng(seed), budget
    )  # a view lists 4,096 moves, and the bot reads none


def facts(decision: Decision) -> dict[str, dict[str, int | float | str]]:
    return {reason.id: reason.facts for reason in decision.reasons}


def rows_laid(opening: list[str], code: int, guess: Callable[[Mastermind], str], **settings: object) -> int:
    """Return how many rows the code takes after this opening."""
    state = board(*opening, f"code {letters(code)}", **settings)
    number = state.round
    while state.to_act() and state.round == number:
        state.play_text(state.to_act()[0], guess(state))
    return state.last_laid


def same_every_time(budget: Budget) -> Callable[[Mastermind], str]:
    """Return a deterministic strategy: the same guess for the same rows."""

    @cache
    def guess(rows: tuple[tuple[int, int], ...]) -> str:
        return decide(at[0], len(rows), budget).move

    at: list[Mastermind] = []

    def answer(state: Mastermind) -> str:
        at[:] = [state]
        return guess(tuple(zip(state.guesses[: state.laid], state.marks[: state.laid], strict=True)))

    return answer


# --- the trees ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("repeats", "total"), [(True, 1435), (False, 1446)])
def test_every_code_of_six_colours_takes_as_many_guesses_as_in_the_tree(repeats: bool, total: int) -> None:
    """Names are drawn again after each mark, but all are the tree's: the sum is the same."""
    settings = {"colours": 6, "repeats_in_guess": repeats}
    guess = same_every_time(FEW)
    assert sum(rows_laid([], code, guess, **settings) for code in codes.list_codes(6)) == total


@pytest.mark.parametrize("colours", [7, 8, 9, 10])
@pytest.mark.parametrize("repeats", [True, False])
def test_play_never_leaves_the_tree(colours: int, repeats: bool) -> None:
    rng = Rng(colours)
    for _ in range(6):
        code = pick(codes.list_codes(colours), rng)
        state = board(f"code {letters(code)}", colours=colours, repeats_in_guess=repeats)
        while state.round == 1:
            plan = find_plan(state)
            assert plan is not None
            state.play_text(1, decide(state, rng.randbelow(1000)).move)
        assert state.last_laid <= 7


def test_first_guesses_are_all_equally_likely() -> None:
    """Any four different colours of six in any order: 360, and 3,600 draws are 10 each on average."""
    state = board("code ROYG", colours=6, repeats_in_guess=False)
    count = dict.fromkeys((f"guess {letters(code)}" for code in codes.list_codes(6)), 0)
    for seed in range(3600):
        count[decide(state, seed).move] += 1
    spread = sum((n - 10) ** 2 / 10 for n in count.values())
    assert 270 < spread < 450, "chi squared with 359 degrees of freedom"


def test_whatever_the_names_the_second_guess_leaves_as_many_codes_as_the_trees() -> None:
    left: dict[int, set[object]] = {}
    for seed in range(60):
        state = board("code ROYG")
        state.play_text(1, decide(state, seed).move)
        if state.round == 1:
            leaves = facts(decide(state, seed))["reason-guess-leaves"]["codes"]
            left.setdefault(state.marks[0], set()).add(leaves)
    assert len(left) > 5
    assert all(len(numbers) == 1 for numbers in left.values())


# --- what it knows ------------------------------------------------------------------------------------


def test_the_code_itself_changes_nothing() -> None:
    """Every code that agrees with the marks gives the same decision."""
    seen: dict[tuple[int, ...], set[str]] = {}
    for code in codes.list_codes(6):
        state = after(code, "guess ROYG", "guess GBRV", colours=6)
        if state is not None:
            seen.setdefault(tuple(state.marks), set()).add(str(decide(state, 3)))
    assert len(seen) > 20
    assert all(len(decisions) == 1 for decisions in seen.values())


def test_reasons_are_true() -> None:
    state = board("code ROYG", "guess RYBV", "guess WKOO")
    agreeing = [
        code
        for code in permutations("ROYGBVWK", 4)
        if all(codes.mark(number("".join(code)), state.guesses[row]) == state.marks[row] for row in range(state.laid))
    ]
    decision = decide(state)
    guess = number(decision.move.removeprefix("guess "))
    parts: dict[int, int] = {}
    for code in agreeing:
        mark = codes.mark(number("".join(code)), guess)
        parts[mark] = parts.get(mark, 0) + 1
    leaves = sum(n * n for mark, n in parts.items() if mark != 40) / len(agreeing)
    assert facts(decision) == {
        "reason-codes-left": {"codes": len(agreeing)},
        "reason-guess-leaves": {"codes": pytest.approx(leaves)},
    }


def number(text: str) -> int:
    return int(text.translate(DIGITS))


# --- other phases, other people -----------------------------------------------------------------------


def test_codes_are_drawn_from_all() -> None:
    state = board(colours=6)
    drawn = {decide(state, seed).move for seed in range(3000)}
    assert len(drawn) == 360


def test_marks_by_hand_are_true() -> None:
    assert decide(board("code ROYG", "guess RYBV", marking="by-hand")).move == "mark 1 1"


def test_after_a_guess_that_is_not_the_trees_it_goes_on_well() -> None:
    """RRRR is not a guess of any tree. Over all codes that share one mark with it, hardly more rows than the
    minimum."""
    settings = {"colours": 6}
    guess = same_every_time(FEW)
    state = board("code ROYG", "guess RRRR", **settings)
    assert find_plan(state) is None

    def with_alien(state: Mastermind) -> str:
        return guess(state) if state.laid else "guess RRRR"

    total = sum(rows_laid([], code, with_alien, **settings) for code in codes.list_codes(6))
    assert 1435 + 360 // 2 < total < 1435 + 360


def test_a_guess_that_only_has_other_names_is_the_trees() -> None:
    assert find_plan(board("code ROYG", "guess KWVB")) is not None


def test_marks_that_no_code_gives_are_answered_with_some_code() -> None:
    """MM-10: the round is void whatever is guessed."""
    state = board("code ROYG", "guess ROYG", "mark 0 0", "guess ROYG", "mark 3 0", marking="by-hand")
    decision = decide(state)
    assert decision.move in state.view(1)["legal"]
    assert facts(decision) == {"reason-codes-left": {"codes": 0}}


def test_a_budget_is_needed() -> None:
    with pytest.raises(BadBudget):
        decide(board(), budget=Budget())


# --- the last round -----------------------------------------------------------------------------------


def opening(lead: int) -> list[str]:
    """Return a first round after which the second codebreaker, who was codemaker, leads by this many points."""
    return ["code ROYG", *["guess BBBB"] * (lead - 1), "guess ROYG"]


def test_what_a_row_is_worth_in_the_last_round() -> None:
    """MM-9, MM-11: fewer rows than the lead win, as many share. Not finding the code equals the last row."""
    assert halves_of_wins(board(*opening(3), "code ROYG")) == [2, 2, 1, 0, 0, 0, 0, 0, 0]
    assert halves_of_wins(board("code ROYG", *["guess BBBB"] * 9, "code ROYG")) == [2] * 8 + [1]
    assert halves_of_wins(board("code ROYG")) == [0] * 9
    assert halves_of_wins(board(*opening(3), "code ROYG", rounds=4)) == [0] * 9


@pytest.mark.parametrize("lead", [2, 3, 4, 5])
def test_needed_rows_beat_the_mean(lead: int) -> None:
    """All codes of six colours in the last round: more are found in time than the tree for the mean finds."""

    def wins(first: list[str]) -> float:
        guess = same_every_time(FEW)
        rows = [rows_laid(first, code, guess, colours=6) for code in codes.list_codes(6)]
        return sum((laid < lead) + (laid <= lead) for laid in rows) / 2

    assert wins(opening(lead)) > wins([])


def test_with_one_row_left_it_guesses_what_could_be_the_code() -> None:
    """With several codes left, the tree often separates them first; here that would be too late."""
    guess = same_every_time(FEW)
    for code in codes.list_codes(6):
        state = board(*opening(4), f"code {letters(code)}", colours=6)
        while state.laid < 3 and state.phase_name() == "guess":
            state.play_text(0, guess(state))
        if state.phase_name() == "guess" and state.laid == 3:
            decision = decide(state)
            left = Codebreaker(state, [1] * 9).left()
            assert number(decision.move.removeprefix("guess ")) in left
            assert facts(decision)["reason-rows-needed"] == {"rows": 1, "win": pytest.approx(0.5 / len(left))}
            assert decision.candidates[0].win == pytest.approx(0.5 / len(left))


def test_the_promised_share_of_wins_is_kept() -> None:
    """The share that the second guess promises equals the result over all codes that are left then."""
    guess = same_every_time(Budget(worlds=40))
    groups: dict[tuple[int, int], list[float]] = {}
    promised: dict[tuple[int, int], float] = {}
    for code in codes.list_codes(6):
        state = board(*opening(4), f"code {letters(code)}", colours=6)
        state.play_text(0, guess(state))
        if state.phase_name() != "guess":
            continue
        seen = (state.guesses[0], state.marks[0])
        if seen not in promised:
            promised[seen] = decide(state, 1, Budget(worlds=40)).candidates[0].win
        laid = rows_laid(opening(4), code, guess, colours=6)
        groups.setdefault(seen, []).append(((laid < 4) + (laid <= 4)) / 2)
    assert len(groups) > 5
    for seen, halves in groups.items():
        assert sum(halves) / len(halves) >= promised[seen] - 1e-9


# --- the search ---------------------------------------------------------------------------------------


def plain_value(left: frozenset[int], row: int, worth: list[int], guesses: list[int]) -> int:
    """The definition of a value, without any pruning."""
    if len(left) == 1 or row == len(worth) - 1:
        return worth[row]
    best = 0
    for guess in guesses:
        parts: dict[int, set[int]] = {}
        for code in left:
            parts.setdefault(codes.mark(code, guess), set()).add(code)
        hit = worth[row] * len(parts.pop(40, ()))
        if len(left) not in map(len, parts.values()):
            best = max(
                best, hit + sum(plain_value(frozenset(part), row + 1, worth, guesses) for part in parts.values())
            )
    return best


@pytest.mark.parametrize("worth", [[2, 2, 2, 1], [3, 2, 1, 0], [2, 2, 1, 0], [1, 1, 1, 1]])
def test_a_search_finds_nearly_what_the_definition_gives_and_never_more(worth: list[int]) -> None:
    guesses = codes.list_codes(6)
    exact: dict[tuple[int, ...], bool] = {}
    for code in guesses[::7]:
        state = after(code, "guess ROYG", "guess OBVR", colours=6, rows=4, repeats_in_guess=False)
        if state is None or tuple(state.marks) in exact:
            continue
        breaker = Codebreaker(state, worth)
        if breaker.n > 12:
            continue
        best = max(breaker.value(guess) for guess in breaker.candidates())
        true = plain_value(frozenset(breaker.left()), 2, worth, guesses)
        assert best <= true <= breaker.bound()
        exact[tuple(state.marks)] = best == true
    assert sum(exact.values()) > 0.9 * len(exact) > 5


def test_what_rows_are_worth_never_rises() -> None:
    state = board("code ROYG")
    for worth in ([1] * 8, [1, 2, *[0] * 7], [1] * 8 + [-1]):
        with pytest.raises(ValueError, match="each row"):
            Codebreaker(state, worth)
