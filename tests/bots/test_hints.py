"""Hints: every number comes from the search, nothing hidden is used, and the reasons are true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import petitfour
from bots.sentences import given, numbers
from petitfour import DEALER, Rng
from petitfour.bots.bot import BadBudget, Budget, Reason
from petitfour.bots.evaluation import Evaluation, estimate, percent, tenths
from petitfour.bots.hints import Hint, NothingToHint, hint
from petitfour.bots.search import Search
from petitfour.core.state import State
from petitfour.games import default_policy
from petitfour.games.mastermind import codes
from petitfour.games.mastermind.explain import MastermindExplainer
from petitfour.games.mastermind.trees import tree
from petitfour.texts import LANGUAGES, texts
from tables import pick, random_steps, start, tables

FEW = Budget(worlds=16)
each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())
EXAMPLES: dict[str, str | int | float] = {
    "move": "P7", "other": "P9", "out": "P12", "wait": "P3", "level": "3-4", "suit": "Y", "flavour": "S", "group": "B",
}  # fmt: skip


def positions(
    game: str, players: int, settings: dict[str, Any] | None = None, seed: int = 1, every: int = 1
) -> Iterator[tuple[int, State, int]]:
    """Yield decisions of people in a sensible game: mostly the default policy, sometimes random moves."""
    state = start(game, players, settings)
    rng, policy = Rng(seed), default_policy(game)
    n = 0
    while actors := state.to_act():
        seat = pick(actors, rng)
        if seat == DEALER:
            state.play(DEALER, state.chance(rng))
            continue
        n += 1
        if n % every == 0 and seat < state.players:
            yield n, state, seat
        free = rng.randbelow(4) == 0 and state.phase_name() != "mark"
        state.play(seat, pick(state.legal(seat), rng) if free else policy.decide(state, seat, rng))


def advice(state: State, seat: int, seed: int, budget: Budget = FEW) -> Hint:
    return hint(state.view(seat), state.belief(seat), Rng(seed), budget)


def facts(found: Hint, reason: str) -> dict[str, Any]:
    return next((one.facts for one in found.reasons if one.id == reason), {})


# --- the numbers ---------------------------------------------------------------------------------------------


@each_table
def test_every_number_in_a_sentence_is_the_searchs(game: str, players: int, settings: dict[str, Any]) -> None:
    checked = 0
    solved = game == "mastermind"  # and so much shorter
    for n, state, seat in islice(positions(game, players, settings, every=1 if solved else 7), 9):
        found = advice(state, seat, n)
        columns = {} if solved else search_columns(state, seat, n)
        for reason in found.reasons:
            for lang in LANGUAGES:
                said = texts(lang).reason(reason.id, reason.facts)
                assert numbers(lang, said, reason.facts) == given(reason.facts), said
            for name, number in expected(found, reason, columns).items():
                assert reason.facts[name] == number, (reason, name)
                checked += 1
        for option in found.moves:
            if columns:
                wins, points = columns[option.move]
                assert option.win.mean == pytest.approx(mean(wins))
                assert option.points.mean == pytest.approx(mean(points))
                assert option.win.low <= option.win.mean <= option.win.high
    assert checked > (2 if solved else 9)


def search_columns(state: State, seat: int, seed: int) -> dict[str, tuple[list[float], list[float]]]:
    """Run the search with the same seed: by move the win shares and the points of each sample."""
    search = Search(state.belief(seat), default_policy(state.game.id), Rng(seed))
    search.batch(16)
    n = len(search.candidates)
    return {
        state.text(seat, move): (list(search.wins[i::n]), list(search.points[i::n]))
        for i, move in enumerate(search.candidates)
    }


def expected(found: Hint, reason: Reason, columns: dict[str, tuple[list[float], list[float]]]) -> dict[str, float]:
    """Return what the facts of a reason must be, from the search's columns and what the options say they saw."""
    known = {option.move: option for option in found.moves}
    named = {name: known.get(str(reason.facts.get(name, ""))) for name in ("move", "other", "out", "wait")}
    move, other, out, wait = named.values()
    kind = reason.id.removeprefix("reason-")
    if columns and move and other and kind in ("better", "as-good"):
        gaps = [a - b for a, b in zip(columns[move.move][0], columns[other.move][0], strict=True)]
        assert (kind == "as-good") == (tenths(100 * mean(gaps)) == 0 or estimate(gaps).low <= 0)
        return {"gap": tenths(100 * mean(gaps))} if kind == "better" else {}
    if columns and move and kind in ("points", "points-same"):
        return {"points": tenths(mean(columns[move.move][1]))}
    if columns and move and kind == "nothing":
        return {"share": percent(mean([float(points <= 0) for points in columns[move.move][1]]))}
    if columns and move and kind in ("keeps", "keeps-or", "order"):
        top = [float(points == reason.facts["value"]) for points in columns[move.move][1]]
        return {"share": percent(mean(top))}
    if columns and wait and "wait" in kind:
        points = columns[wait.move][1]
        return {"points": tenths(mean(points)), "fails": percent(mean([float(one <= 0) for one in points]))}
    if move and kind == "trick":
        return {"share": percent(move.seen["trick"])}
    if out and kind == "out":
        return {"share": percent(out.seen["trick"])}
    if kind in ("bet", "bet-solo"):
        return {"share": percent(found.moves[0].seen["bet"])}
    if move and kind in ("bet-kept", "bet-kept-or"):
        return {"share": percent(move.seen["bet"])}
    if move and kind == "boxes":
        return {"boxes": tenths(move.seen["boxes"])}
    if kind == "leaves":
        return {"left": tenths(found.moves[0].seen["left"]), "most": found.moves[0].seen["most"]}
    if kind == "rows":
        return {"rows": tenths(found.moves[0].seen["rows"])}
    return {}


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def test_rounding() -> None:
    assert [percent(share) for share in (0, 0.004, 0.005, 0.384, 0.995, 1)] == [0, 0, 1, 38, 100, 100]
    assert [tenths(value) for value in (5.14, 5.15, -0.04, -1.26, 4)] == [5.1, 5.2, 0.0, -1.3, 4.0]
    assert str(tenths(-0.04)) == "0.0"


def test_intervals() -> None:
    sample = estimate([0.0, 1.0] * 50)
    assert sample.mean == 0.5
    assert sample.high - sample.mean == pytest.approx(1.96 * 0.05, rel=0.02)
    assert estimate([1.0] * 100, bounds=(0, 1)).low == pytest.approx(0.97), "what was never seen may still happen"
    exact = estimate([0.0, 1.0], exact=True)
    assert exact.low == exact.high == 0.5
    evaluation = Evaluation([1, 2], [[0.2, 0.8] * 20, [0.1, 0.7] * 20], [[1.0] * 40, [0.0] * 40])
    assert evaluation.lead(0, 1).low == pytest.approx(0.1, abs=1e-6), "compared sample by sample"
    assert evaluation.nothing(1) == 1


# --- honesty -------------------------------------------------------------------------------------------------


@each_table
def test_nothing_hidden_changes_a_hint(game: str, players: int, settings: dict[str, Any]) -> None:
    """Another state that the seat cannot distinguish gives the same hint, to the last digit."""
    for n, state, seat in islice(positions(game, players, settings, seed=3, every=11), 6):
        sample = state.belief(seat).sample(Rng(n))
        assert advice(sample, seat, n) == advice(state, seat, n)


def test_a_hint_changes_nothing() -> None:
    for n, state, seat in islice(positions("macaron", 3, every=9), 4):
        before = state.clone()
        view = state.view(seat)
        belief = state.belief(seat)
        hint(view, belief, Rng(n), FEW)
        assert state.same(before)
        assert belief == state.belief(seat)


def test_without_a_move_or_a_budget_there_is_no_hint() -> None:
    state = start("marshmallow", 3)
    with pytest.raises(NothingToHint, match="seat 1"):
        advice(state, 1, 1)
    state = next(state for _, state, seat in positions("marshmallow", 3) if seat == 0)
    for budget in (Budget(), Budget(worlds=0), Budget(seconds=-1)):
        with pytest.raises(BadBudget):
            advice(state, 0, 1, budget)
    assert advice(state, 0, 1, Budget(seconds=0.01)).worlds >= 8


def test_one_legal_move_is_said_to_be_the_only_one() -> None:
    for n, state, seat in positions("marshmallow", 4):
        legal = state.view(seat)["legal"]
        if len(legal) == 1:
            found = advice(state, seat, n)
            assert found.reasons == [Reason("reason-only-move", {"move": legal[0]})]
            assert [option.move for option in found.moves] == legal
            return
    pytest.fail("never forced")


# --- what is said about a game -------------------------------------------------------------------------------


def test_MT_11_going_out_now_scores_what_the_hint_says() -> None:
    seen = set()
    for seed in range(3):
        for n, state, seat in positions("marshmallow", 4, seed=seed):
            found = advice(state, seat, n)
            view = state.view(seat)
            last = len(view["trick"]) == 3 - len(view["out"])
            one_short = view["tricks"][seat] == view["tricks_needed"] - 1
            if told := facts(found, "reason-out-or-wait"):
                assert last
                assert one_short
                before = state.scores()[seat]
                for move, gain in ((told["out"], told["now"]), (told["wait"], 0)):
                    sample = state.clone()
                    sample.play_text(seat, move)
                    assert sample.scores()[seat] == before + gain
                seen.add("now")
            if told := facts(found, "reason-tricks-short"):
                assert not one_short
                assert told["tricks"] == view["tricks_needed"] - view["tricks"][seat]
                assert told["points"] == sum(view["tricks"]) - view["tricks"][seat]
                seen.add("short")
            if last and (told := facts(found, "reason-trick")):
                sample = state.clone()
                sample.play_text(seat, told["move"])
                took = sample.view(seat)["tricks"][seat] > view["tricks"][seat]
                assert told["share"] == (100 if took else 0), "the last card of a trick leaves no doubt"
                seen.add("trick")
    assert seen == {"now", "short", "trick"}


def test_MT_15_a_trump_rests_on_the_cards_in_hand() -> None:
    for n, state, seat in positions("marshmallow", 3):
        if state.phase_name() == "trump":
            told = facts(advice(state, seat, n), "reason-trump")
            ranks = [int(card[1:]) for card in state.view(seat)["hand"] if card[0] == told["suit"]]
            assert (told["cards"], told["highest"]) == (len(ranks), max(ranks))
            return
    pytest.fail("no trump was ever named")


def test_MO_11_how_far_the_best_point_card_is() -> None:
    seen = set()
    for n, state, seat in positions("monster", 4, every=3):
        found = advice(state, seat, n, Budget(worlds=8))
        view = state.view(seat)
        if len(view["legal"]) == 1:
            continue
        if state.phase_name() == "order":
            assert facts(found, "reason-order")["value"] == 3 * state.round
            continue
        row, won = view["rows"][seat], view["won"][seat]
        more = 0
        while won + more == 0 or row[(won + more - 1) % 3] != max(row):
            more += 1
        if more == 0:
            assert facts(found, "reason-top-is-up") == {"value": max(row)}
        else:
            assert facts(found, "reason-top-is-near") == {"value": max(row), "tricks": more}
        seen.add(more)
    assert seen >= {0, 1, 2}


def test_MO_10_a_fourth_card_takes_its_trick_or_not() -> None:
    seen = set()
    for n, state, seat in positions("monster", 3, every=2):
        if state.phase_name() != "play" or state.round > 1:
            continue
        told = facts(advice(state, seat, n, Budget(worlds=8)), "reason-trick")
        open_trick = state.view(seat)["open"][int(told["move"][-1]) - 1] if " on " in told["move"] else None
        if open_trick and len(open_trick["cards"]) == 3:
            sample = state.clone()
            sample.play_text(seat, told["move"])
            took = sample.view(seat)["won"][seat] > state.view(seat)["won"][seat]
            assert told["share"] == (100 if took else 0)
            seen.add(took)
    assert seen == {True, False}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_MC_16_bets_and_what_one_holds(players: int) -> None:
    seen = set()
    for n, state, seat in positions("macaron", players, {"target": 20}, every=1 if players < 4 else 2):
        view = state.view(seat)
        phase = state.phase_name()
        if phase in seen:
            continue
        found = advice(state, seat, n, Budget(worlds=8))
        seen.add(phase)
        best = found.moves[0].move
        if phase == "bet" and best != "no bet":
            told = facts(found, "reason-bet-solo" if players == 1 else "reason-bet")
            assert best == f"bet {told['level']}"
            assert told.get("won", 2) == 2
            assert told.get("emma", 2) == 2
        elif phase == "royal":
            told = facts(found, "reason-royal")
            assert told["cards"] == sum("APSBGEC".index(card[0]) // 2 == "ABC".index(best[-1]) for card in view["hand"])
        elif phase == "allergen":
            assert facts(found, "reason-allergen")["cards"] == sum(card[0] == best[-1] for card in view["hand"])
        elif phase == "vote":
            assert any(one.id.startswith("reason-vote-") for one in found.reasons)
        elif phase == "play" and view["bets"][seat] not in (None, "no bet"):
            assert any(one.id.startswith("reason-bet-kept") for one in found.reasons)
        if len(seen) == {1: 3, 2: 5, 4: 4}[players]:
            return
    assert len(seen) >= {1: 3, 2: 4, 4: 4}[players]


# --- Mastermind ----------------------------------------------------------------------------------------------

SIX: dict[str, Any] = {"first": 0, "colours": 6}


def board(rows: list[tuple[str, str]], settings: dict[str, Any] | None = None) -> State:
    """Return a board where seat 1 has laid these guesses and got these marks, by hand so that any history is
    possible."""
    state = start("mastermind", 2, SIX | {"marking": "by-hand"} | (settings or {}))
    state.play_text(0, "code ROYG")
    for guess, mark in rows:
        state.play_text(1, f"guess {guess}")
        state.play_text(0, f"mark {mark}")
    return state


def fitting(rows: list[tuple[str, str]]) -> list[int]:
    return [code for code in codes.list_codes(6) if all(codes.mark(code, row(g)) == mark(m) for g, m in rows)]


def row(guess: str) -> int:
    return int("".join(str("ROYGBV".index(peg)) for peg in guess))


def mark(text: str) -> int:
    return int(text.replace(" ", ""))


def test_codes_that_remain_and_what_a_guess_leaves() -> None:
    rows = [("ROYG", "1 2"), ("RYOB", "1 1")]
    left = fitting(rows)
    found = advice(board(rows), 1, 1)
    assert len(left) > 2
    assert found.exact
    assert found.worlds == facts(found, "reason-codes-left")["codes"] == len(left)
    for option in found.moves:
        guess = row(option.move.removeprefix("guess "))
        parts: dict[int, int] = {}
        for code in left:
            parts[codes.mark(code, guess)] = parts.get(codes.mark(code, guess), 0) + 1
        hit = parts.pop(40, 0)
        assert option.seen["left"] == pytest.approx(sum(n * n for n in parts.values()) / len(left))
        assert option.seen["most"] == max(parts.values())
        assert option.seen["code"] == hit
    told = facts(found, "reason-may-be-code")
    assert not told or row(told["move"].removeprefix("guess ")) in left


@pytest.mark.parametrize(("repeats", "total"), [(True, 1435), (False, 1446)])
def test_the_solved_tree_is_followed(repeats: bool, total: int) -> None:
    """The first guess of the tree takes as many rows in total as the tree's proved sum, and its hints follow the
    tree."""
    root = tree(6, repeats)
    assert root is not None
    state = start("mastermind", 2, SIX | {"repeats_in_guess": repeats})
    state.play_text(0, "code ROYG")
    explainer = MastermindExplainer(state.belief(1), default_policy("mastermind"))
    first = int("".join(map(str, root.row)))
    evaluation = explainer.evaluate(Rng(1), FEW, first)
    assert evaluation.seen is not None
    assert evaluation.seen[evaluation.moves.index(first)]["rows"] * 360 == pytest.approx(total)


def test_other_names_for_colours_and_places_make_no_difference() -> None:
    """Two boards that are equal up to names: the best guess leaves as many codes and takes as many rows."""
    names = str.maketrans("ROYGBV", "VGRBOY")
    root = tree(6, True)
    assert root is not None
    first = "".join("ROYGBV"[colour] for colour in root.row)
    rows = [(first, "1 1")]
    turned = [(guess.translate(names)[::-1], marked) for guess, marked in rows]
    assert turned != rows
    one, other = advice(board(rows), 1, 1), advice(board(turned), 1, 1)
    assert one.moves[0].seen == other.moves[0].seen
    assert one.moves[0].win.mean == pytest.approx(other.moves[0].win.mean)


def test_hints_find_every_code_fast() -> None:
    taken = []
    for code in codes.list_codes(6)[::45]:
        state = start("mastermind", 2, SIX)
        state.play_text(0, "code " + "".join("ROYGBV"[int(peg)] for peg in f"{code:04}"))
        while state.phase_name() == "guess":
            state.play_text(1, advice(state, 1, 1).moves[0].move)
        taken.append(state.scores()[0])
    assert max(taken) <= 6
    assert sum(taken) / len(taken) < 4.6


def test_MM_11_the_rows_that_win_the_match() -> None:
    """Two rounds, the first took five rows: four rows win the second, five share the match, more lose it."""
    state = start("mastermind", 2, SIX)
    for text in ("code ROYG", "guess BVRO", "guess BVRY", "guess BVYG", "guess OVYG", "guess ROYG"):
        state.play_text(0 if text[0] == "c" else 1, text)
    assert state.scores() == [5, 0]
    state.play_text(1, "code BVRO")
    found = advice(state, 0, 1)
    assert facts(found, "reason-rows-needed") == {"rows": 5, "win": percent(found.moves[0].win.mean)}
    for text in ("guess RRRR", "guess OOOO", "guess YYYY", "guess GGGG"):
        state.play_text(0, text)
    found = advice(state, 0, 1)
    assert facts(found, "reason-rows-needed")["rows"] == 1
    assert found.moves[0].win.mean == pytest.approx(0.5 / found.worlds), "one code of those that fit, and a shared win"


def test_the_race_for_the_match_counts_the_rounds_to_come() -> None:
    for rounds, chance in ((2, 0.5), (1, 0.0)):
        state = start("mastermind", 2, SIX | {"rounds": rounds})
        state.play_text(0, "code ROYG")
        best = advice(state, 1, 1).moves[0]
        assert best.win.mean == pytest.approx(chance, abs=0.01)
        assert facts(advice(state, 1, 1), "reason-rows-needed") == {}


def test_MM_7_marks_that_no_code_deserves() -> None:
    state = board([("ROYG", "4 0"[::-1]), ("ROYG", "2 0")])
    found = advice(state, 1, 1)
    assert found.reasons == [Reason("reason-no-code")]
    assert state.is_legal(1, state.read(1, found.moves[0].move))


def test_MM_10_the_true_mark_is_advised() -> None:
    state = start("mastermind", 2, SIX | {"marking": "by-hand"})
    state.play_text(0, "code ROYG")
    state.play_text(1, "guess RYBB")
    found = advice(state, 0, 1, Budget(worlds=48))
    assert found.moves[0].move == "mark 1 1"
    assert facts(found, "reason-mark") == {"points": 3}


# --- texts ---------------------------------------------------------------------------------------------------


def messages(lang: str) -> dict[str, set[str]]:
    """Return the reasons in the shared texts and in those of the games, with their variables."""
    package = Path(petitfour.__file__).parent
    found = {}
    for file in (package / f"texts/{lang}/reasons.ftl", *sorted(package.glob(f"games/*/texts/{lang}.ftl"))):
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("reason-"):
                start_at, end = entry.span.start, entry.span.end  # type: ignore[union-attr]
                said = source[start_at:end].replace("{ level-boxes }", "$level")  # a message of its own
                found[entry.id.name] = set(re.findall(r"\$(\w+)", said))
    return found


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    package = Path(petitfour.__file__).parent
    files = [*(package / "bots").rglob("*.py"), *(package / "games").rglob("*.py")]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    ids = set(re.findall(r'"(reason-[a-z-]+)"', code))
    assert {id for id in ids if not id.startswith("reason-fallback-")} == set(messages("en"))  # those are in bots.ftl


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_said(lang: str) -> None:
    wrong = [r"[\"'{}$]", r"\.\.\.", r"  ", r"[^.]$", r"\?\?\?", r"(?<!\w)-\d"]
    wrong += [r"[^\u202f\s][;:!?]|[ \u00a0][;:!?%]"] if lang == "fr" else [r"\s[;:!?,.]"]
    for message, names in messages(lang).items():
        for number in (1, 2, 2.5, 1680):
            given_facts = {name: EXAMPLES.get(name, number) for name in names}
            said = texts(lang).reason(message, given_facts)
            assert numbers(lang, said, given_facts) == given(given_facts), said
            for pattern in wrong:
                assert not re.search(pattern, said.replace("3-4", "…")), (pattern, said)
            if lang != "en":
                assert said != texts("en").reason(message, given_facts)


def test_a_minus_is_a_minus() -> None:
    facts_of: dict[str, str | float] = {"move": "bet 3-4", "points": -1.5, "low": -2.0, "high": -1.0}
    said = texts("fr").reason("reason-points", facts_of)
    assert "bet 3-4" in said
    assert "−1,5" in said
    assert "−2" in said


def test_the_reasons_of_random_play_can_be_told_too() -> None:
    """Positions that no sensible player reaches."""
    for n, (state, seat, _) in enumerate(islice(random_steps(start("macaron", 5), 4), 60)):
        if seat != DEALER and n % 6 == 0:
            for reason in advice(state, seat, n, Budget(worlds=8)).reasons:
                assert texts("es").reason(reason.id, reason.facts)
