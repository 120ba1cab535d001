"""Reviews: the parts sum to the result, blunders are found, good play is not called bad, and hidden cards do not
matter."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import msgspec
import pytest

import petitfour.texts
from bots.sentences import given, numbers
from petitfour import DEALER, GAMES, Rng
from petitfour.bots.bot import BadBudget, Budget
from petitfour.bots.evaluation import Estimate, Evaluation
from petitfour.bots.hints import hint
from petitfour.bots.review import Judged, NotFinished, Review, against, compare, decisions_of, judge, review
from petitfour.cli.advice import review_lines
from petitfour.core.errors import BadSeat
from petitfour.core.record import Record, Recorder, Simulated
from petitfour.games import default_policy
from petitfour.texts import LANGUAGES, texts
from tables import pick

MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("marshmallow", 3, {"target": 9}),
    ("monster", 4, {"rounds": 1, "hand": 7}),
    ("macaron", 1, {"hand": 8}),
    ("macaron", 2, {"hand": 6}),
    ("macaron", 4, {"teams": True, "hand": 3, "flavours": 4}),
    ("mastermind", 2, {"colours": 6}),
    ("mastermind", 2, {"colours": 6, "marking": "by-hand"}),
]
each_match = pytest.mark.parametrize(("game", "players", "settings"), MATCHES)


def match(game: str, players: int, settings: dict[str, Any], seed: int = 1, wild: int = 3) -> Record:
    """Return a match in which seat 0 plays a random move one time in `wild`; everything else is by the default
    policy."""
    options = GAMES[game].options(**settings)
    names = [f"player {seat}" for seat in range(GAMES[game].start(players, options).seats)]
    recorder = Recorder(GAMES[game], players, options, names, Simulated(seed))
    state, rng, policy = recorder.state, Rng(seed), default_policy(game)
    while actors := state.to_act():
        seat = actors[0]
        if seat == DEALER:
            recorder.deal()
        elif seat == 0 and rng.randbelow(wild) == 0 and state.phase_name() != "mark":
            recorder.play(seat, pick(state.legal(seat), rng))
        else:
            recorder.play(seat, policy.decide(state, seat, rng))
    return recorder.record()


@each_match
def test_start_play_and_luck_make_the_result(game: str, players: int, settings: dict[str, Any]) -> None:
    record = match(game, players, settings)
    found = review(record, 0, Rng(2), 16)
    assert record.outcome is not None
    assert found.result == (1 / len(record.outcome.winners) if 0 in record.outcome.winners else 0)
    assert found.start + found.play.mean + found.luck == pytest.approx(found.result)
    assert found.luck == pytest.approx(sum(one.luck for one in found.decisions) + found.last_luck)
    assert found.play.mean == pytest.approx(sum(one.gain.mean for one in found.decisions))
    assert found.loss.mean == pytest.approx(sum(one.known.loss.mean for one in found.decisions))
    assert [(one.number, one.move) for one in found.decisions] == [
        (n, move) for n, (seat, move) in enumerate(record.moves, 1) if seat == 0
    ]
    for one in found.decisions:
        assert not (one.forced and (one.known.clear or one.open.clear or one.luck or one.gain.mean))
        for verdict in (one.known, one.open):
            assert verdict.loss.low <= verdict.loss.mean <= verdict.loss.high
            assert verdict.best != one.move or verdict.loss.mean == 0
    clear = sorted((one.known.loss.mean for one in found.decisions if one.known.clear), reverse=True)
    assert [found.decisions[i].known.loss.mean for i in found.mistakes] == clear[:3]
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
    assert review(record, 0, Rng(2), 16) == found, "the same seed, the same review"


def test_steady_play_is_the_measure() -> None:
    """The default policy of Marshmallow Test is deterministic: a player who follows it neither gains nor loses, and the
    rest of the result is luck. A player of random moves loses."""
    steady = review(match("marshmallow", 3, {"target": 9}), 1, Rng(2), 16)
    assert steady.play == Estimate(0, 0, 0)
    assert steady.luck == pytest.approx(steady.result - steady.start)
    wild = review(match("marshmallow", 3, {"target": 9}, wild=1), 0, Rng(2), 64)
    assert wild.play.high < 0
    assert wild.loss.low > 0


def test_the_parts_start_even() -> None:
    assert review(match(*MATCHES[1]), 2, Rng(1), 16).start == 0.25
    assert review(match(*MATCHES[4]), 3, Rng(1), 16).start == 0.5


@each_match
def test_what_could_be_known_is_judged_by_that_alone(game: str, players: int, settings: dict[str, Any]) -> None:
    """Another state that the seat could not distinguish from the real one gives the same first verdict."""
    decisions = [one for one in decisions_of(match(game, players, settings), 0) if len(one.state.legal(0)) > 1]
    for n, decision in enumerate(decisions[:12:2]):
        other = decision._replace(state=decision.state.belief(0).sample(Rng(n)))
        one, two = judge(decision, 0, Rng(n), 16), judge(other, 0, Rng(n), 16)
        assert (one.known, one.worth, one.forced) == (two.known, two.worth, two.forced)


def decided(record: Record, move: str, seat: int, worlds: int) -> Judged:
    decision = next(one for one in decisions_of(record, seat) if one.move == move)
    return judge(decision, seat, Rng(1), worlds)


def written(game: str, players: int, settings: dict[str, Any], moves: list[tuple[int, str]]) -> Record:
    """Play only these moves: enough to evaluate a decision."""
    recorder = Recorder(GAMES[game], players, GAMES[game].options(**settings), [f"p{n}" for n in range(players)])
    for seat, text in moves:
        recorder.play(seat, recorder.state.read(seat, text))
    return recorder.record()


def test_a_blunder_in_marshmallow_test_is_found() -> None:
    """Two players, two tricks to go out, one point to win, and all cards are dealt: seat 1 knows where each is. After
    P1 the opponent leads P6, goes out and scores nothing; after P3 the opponent goes out later, and wins."""
    settings = {"first": 0, "suits": 1, "ranks": 6, "hand": 3, "out_at": 2, "target": 1}
    moves = [(DEALER, "deal P2 P4 P6 | P1 P3 P5"), (0, "P2")]
    worse = decided(written("marshmallow", 2, settings, [*moves, (1, "P3")]), "P3", 1, 64)
    assert worse.known.best == worse.open.best == "P1"
    assert worse.known.clear
    assert worse.open.clear
    better = decided(written("marshmallow", 2, settings, [*moves, (1, "P1")]), "P1", 1, 64)
    assert better.known.best == better.open.best == "P1"
    assert better.known.loss.high == 0


@pytest.mark.parametrize("rounds", [2, 1])
def test_a_wasted_guess_costs_rows(rounds: int) -> None:
    """Repeating a row gives no information. In a match of one round the codebreaker cannot win anyway, but still sees
    the rows."""
    moves = [(0, "code VBGY"), (1, "guess ROYG"), (1, "guess ROYG")]
    record = written("mastermind", 2, {"first": 0, "colours": 6, "rounds": rounds}, moves)
    wasted = judge(decisions_of(record, 1)[1], 1, Rng(1), 16)
    assert wasted.known.clear == (rounds == 2)
    assert wasted.known.loss.low == wasted.known.loss.high, "exact"
    told = {reason.id: reason.facts for reason in wasted.reasons}
    assert told["reason-other-guess"]["other"] == "guess ROYG"
    assert told["reason-other-guess"]["left"] == told["reason-codes-left"]["codes"]
    assert told["reason-rows"]["rows"] < told["reason-other-guess"]["rows"]  # type: ignore[operator]


def test_who_plays_by_hints_gave_nothing_away_in_mastermind() -> None:
    recorder = Recorder(GAMES["mastermind"], 2, GAMES["mastermind"].options(colours=6), ["a", "b"], Simulated(3))
    state, rng, policy = recorder.state, Rng(1), default_policy("mastermind")
    recorder.deal()
    while actors := state.to_act():
        seat = actors[0]
        if state.phase_name() == "guess":
            advised = hint(state.view(seat), state.belief(seat), Rng(1), Budget(worlds=16)).moves[0].move
            recorder.play(seat, state.read(seat, advised))
        else:
            recorder.play(seat, policy.decide(state, seat, rng))
    for seat in (0, 1):
        found = review(recorder.record(), seat, Rng(1), 16)
        assert found.play.mean == found.loss.mean == 0
        assert found.mistakes == []
        assert found.luck == pytest.approx(found.result - found.start)


def test_the_luck_of_many_moves_is_not_believed() -> None:
    """Eight moves of equal worth, evaluated in 40 samples: with the same numbers for choosing and measuring, the best
    one seems to show a loss that does not exist."""
    rng = Rng(7)
    seen = believed = 0.0
    times = 400
    for _ in range(times):
        columns = [[rng.randbelow(2) for _ in range(40)] for _ in range(8)]
        evaluation = Evaluation(list(range(8)), list(columns), list(columns))
        seen += compare(evaluation, 0)[1].mean
        believed += evaluation.win(evaluation.ranked()[0]).mean - evaluation.win(0).mean
    assert abs(seen / times) < 0.02
    assert believed / times > 0.08


def test_a_better_move_is_seen() -> None:
    rng = Rng(8)
    columns = [[float(rng.randbelow(10) < strength) for _ in range(400)] for strength in (3, 6, 4)]
    evaluation = Evaluation([5, 6, 7], list(columns), list(columns))
    best, loss = compare(evaluation, 0)
    assert best == 1
    assert 0.15 < loss.low < loss.mean < 0.45
    worth, gain = against(evaluation, [1, 2], 0)
    assert worth == pytest.approx(0.5, abs=0.05)
    assert gain.mean == pytest.approx(-0.2, abs=0.06)
    assert gain.high < 0


def test_what_cannot_be_reviewed() -> None:
    record = match("mastermind", 2, {"colours": 6})
    for seat in (-1, 2):
        with pytest.raises(BadSeat, match="no person sits"):
            review(record, seat, Rng(), 16)
    with pytest.raises(BadBudget):
        review(record, 0, Rng(), 0)
    unfinished = written("mastermind", 2, {"first": 0}, [(0, "code ROYG")])
    with pytest.raises(NotFinished, match="still hidden"):
        review(unfinished, 0, Rng(), 16)


# --- sentences -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_reads_well_and_its_numbers_are_the_data(lang: str) -> None:
    found = review(match("marshmallow", 3, {"target": 9}, wild=1), 0, Rng(2), 64)
    assert found.mistakes
    lines = review_lines(texts(lang), found, everything=True)
    said = [sentence for _, sentence in lines]
    assert not any(re.search(r"[{}$]|\?\?\?|  ", sentence) for sentence in said)
    for line, share in zip(said[3:6], (found.play.mean, found.luck, found.loss.mean), strict=True):
        assert any(abs(value - abs(100 * share)) < 0.051 for value in numbers(lang, line, {})), line
    worst = found.decisions[found.mistakes[0]]
    gap = round(100 * worst.known.loss.mean, 1)
    line = next(line for line in said if worst.known.best in line and "95" in line)
    assert any(abs(value - gap) < 0.051 for value in numbers(lang, line, {"best": worst.known.best}))
    for reason in worst.reasons:
        assert texts(lang).reason(reason.id, reason.facts) in said
    for message, counted in (
        ("review-forced", sum(one.forced for one in found.decisions)),
        ("review-fine", sum(not one.forced and not one.known.clear for one in found.decisions)),
    ):
        assert said.count(texts(lang).say(message)) == counted > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_advice_have_the_typography_of_their_language(lang: str) -> None:
    source = (files(petitfour.texts) / lang / "advice.ftl").read_text(encoding="utf-8")
    plain = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
    assert not re.search(r"[\"']|\.\.\.", plain)
    if lang == "fr":
        assert not re.search(r"[ \u00a0][;:!?%](?!\s*\[)|[^\u202f\s][;:!?%]", plain.replace("->", ""))
    else:
        assert not re.search(r" %|\s[;:!?,.]", plain)


def test_numbers_are_read_back() -> None:
    assert numbers("es", "1.680 de 2,5 y −3 (con un 95 % de confianza)", {}) == given({"a": 1680, "b": 2.5, "c": -3})
    assert numbers("fr", "Sur 100 parties, bet 3-4\u202f: 1\u202f680 et 2,5", {"m": "bet 3-4"}) == given(
        {"a": 1680, "b": 2.5}
    )
