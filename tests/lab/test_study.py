"""Studies: planted defects show in their own panels, identical variants do not differ, results repeat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lab.studies import differs_by_chance
from petitfour import GAMES, Rng
from petitfour.bots.bot import Budget, Decision, PolicyBot
from petitfour.bots.levels import SeatedBot
from petitfour.core.errors import BadSetting
from petitfour.core.state import Belief, State
from petitfour.core.view import Outcome, View
from petitfour.lab.results import BadResults
from petitfour.lab.study import measure, runs
from petitfour.lab.study.measure import leaders
from petitfour.lab.study.panels import Report, report
from petitfour.lab.study.runs import Deal, Deals, Study, play_deal, play_deals, rungs
from petitfour.lab.study.statistics import Sums, differences, student, values

DEALS = 40


def study(game: str = "marshmallow", players: int = 4, *settings: dict[str, Any], **more: Any) -> Study:
    return Study.of(GAMES[game], [players], list(settings) or [{}], **({"deep": 20} | more))


def played(made: Study, deals: int = DEALS) -> list[Deal]:
    return [play_deal(made, deal, index) for deal, index in made.work(deals)]


def alarms(found: Report) -> dict[str, list[str]]:
    return {panel.id: panel.alarms for panel in found.panels if panel.alarms}


@pytest.fixture(scope="module")
def standard() -> Report:
    made = study()
    return report(made, played(made))


# --- planted defects ---------------------------------------------------------------------------------------------

Finish = Callable[[State, list[list[int]]], Outcome | None]


def seat_bonus(state: State, rounds: list[list[int]]) -> Outcome | None:
    scores = [score + (9 if side == 2 else 0) for side, score in enumerate(state.scores())]
    return None if state.to_act() else Outcome(scores, leaders(scores)[:1], "target")


def random_winner(state: State, rounds: list[list[int]]) -> Outcome | None:
    digest = hashlib.sha256(repr((rounds, state.scores())).encode()).digest()
    return None if state.to_act() else Outcome(state.scores(), [digest[0] % state.sides], "target")


def first_round_decides(state: State, rounds: list[list[int]]) -> Outcome | None:
    return None if state.to_act() else Outcome(state.scores(), leaders(rounds[0])[:1], "target")


class NeverP12:
    """The medium level, but it plays P12 only if it must."""

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        decision = PolicyBot().decide(view, belief, rng, budget)
        others = [move for move in view["legal"] if move != "P12"]
        return Decision(others[0]) if decision.move == "P12" and others else decision


def test_the_standard_game_has_no_alarm_but_a_rule_for_five(standard: Report) -> None:
    assert alarms(standard).keys() == {"rules"}
    (never,) = alarms(standard)["rules"]
    assert "MT-14" in never


@pytest.mark.parametrize(
    ("finish", "panel", "said"),
    [
        (seat_bonus, "fairness", "wins of seat 2"),
        (random_winner, "skill", "better play does not clearly pay"),
        (first_round_decides, "tension", "the lead does not change"),
    ],
)
def test_a_planted_defect_shows_in_its_own_panel(
    monkeypatch: pytest.MonkeyPatch, standard: Report, finish: Finish, panel: str, said: str
) -> None:
    monkeypatch.setattr(measure, "finish", finish)
    made = study()
    found = alarms(report(made, played(made)))
    assert found.keys() - alarms(standard).keys() == {panel}
    assert any(said in alarm for alarm in found[panel])


def test_a_useless_card_shows_in_its_own_panel(monkeypatch: pytest.MonkeyPatch, standard: Report) -> None:
    usual = runs.seated

    def seated(name: str, game: str) -> SeatedBot:
        found = usual(name, game)
        return SeatedBot(found.name, NeverP12(), found.budget) if name == "medium" else found

    monkeypatch.setattr(runs, "seated", seated)
    made = study()
    found = alarms(report(made, played(made)))
    assert found.keys() - alarms(standard).keys() == {"cards"}
    assert found["cards"] == ["4 players, standard settings: hardly ever played by choice: P12."]


# --- differences -------------------------------------------------------------------------------------------------


def test_variants_that_are_the_same_game_do_not_differ_at_all() -> None:
    made = study("marshmallow", 3, {}, {"memory_aid": True}, deep=4)
    found = report(made, played(made, 10))
    compared = [own for panel in found.panels for figure in panel.figures if (own := figure.differences[1])]
    assert len(compared) > 20
    assert all((own.estimate.low, own.estimate.mean, own.estimate.high) == (0, 0, 0) for own in compared)


def test_equal_variants_on_other_deals_seldom_differ() -> None:
    """With independent deals a difference is a mistake; `make study` counts them over 100 seeds."""
    assert differs_by_chance(seeds=4, deals=24) <= 1


def test_a_real_difference_is_found_and_named() -> None:
    made = study("marshmallow", 4, {}, {"target": 40}, deep=0)
    found = report(made, played(made, 16))
    assert found.labels == ["4 players, standard settings", "4 players, target=40"]
    rounds = next(figure for panel in found.panels for figure in panel.figures if figure.name == "rounds")
    assert rounds.differences[1] is not None
    assert rounds.differences[1].is_clear
    assert rounds.differences[1].estimate.mean > 1


def test_simultaneous_intervals_cover_all_figures_at_once() -> None:
    """Twenty figures that are pure noise: about one family in twenty has a mistake, not most of them."""
    rng = np.random.default_rng(1)
    wrong = single = 0
    for seed in range(60):
        one, two = ([Sums(rng.normal(size=60), np.ones(60)) for _ in range(20)] for _ in range(2))
        wrong += any(own.is_clear for own in differences(one, two, seed))
        single += any(own.low is not None and own.low > 0 for own in values(one, seed))
    assert wrong <= 8
    assert single > 10, "or the noise is too small for this test"


def test_few_deals_widen_an_interval_as_student_says() -> None:
    """Values of the tables of Student's distribution, two-sided 95 % and 99.9 %."""
    assert student(1.959964, 19) == pytest.approx(2.0930, abs=0.003)
    assert student(1.959964, 39) == pytest.approx(2.0227, abs=0.001)
    assert student(3.290527, 39) == pytest.approx(3.5581, abs=0.01)


def test_a_figure_is_a_ratio_of_sums() -> None:
    some = Sums.of([(1.0, 2.0), (0.0, 0.0), (3.0, 2.0)] * 12)
    assert some.ratio() == 1.0
    assert some.exists
    assert not Sums.of([(0.0, 0.0)] * 30 + [(1.0, 1.0)] * 9).exists
    (own,) = values([some], 0)
    assert own.low is not None
    assert own.high is not None
    assert own.low < 1.0 < own.high


# --- what is played ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "settings"),
    [
        ("marshmallow", 2, {}),
        ("monster", 5, {}),
        ("macaron", 4, {"teams": True}),
        ("macaron", 1, {}),
        ("mastermind", 2, {}),
    ],
)
def test_every_game_has_a_report(game: str, players: int, settings: dict[str, Any]) -> None:
    made = study(game, players, settings, deep=3)
    deals = played(made, 10)
    found = report(made, deals)
    assert found.deals == 10
    figures = {figure.name: figure for panel in found.panels for figure in panel.figures}
    moves = figures["moves"].values[0]
    assert moves is not None
    assert moves.mean == sum(deal.trace.moves for deal in deals) / 10
    for deal in deals:
        assert sum(deal.trace.round_moves) == deal.trace.moves
        assert len(deal.trace.round_scores) == len(deal.trace.round_moves) == deal.trace.rounds
        assert deal.trace.round_scores[-1] == deal.trace.scores
        for shares in (*deal.trace.path, *deal.replays):
            assert sum(shares) == pytest.approx(1)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    made = study("marshmallow", 3, {}, {"hand": 10}, deep=1)
    work = list(made.work(3))
    assert list(play_deals(made, work, jobs=2)) == [play_deal(made, deal, index) for deal, index in work]


def test_a_stopped_study_goes_on_and_another_is_refused(tmp_path: Path) -> None:
    made = study("marshmallow", 2, deep=0)
    whole = played(made, 4)
    deals = Deals.in_folder(made, tmp_path)
    for own in whole[:2]:
        deals.add(own)
    deals.close()
    file = tmp_path / "deals.jsonl"
    file.write_bytes(file.read_bytes() + b'{"deal": 2, "var')  # killed while it wrote
    again = Deals.in_folder(made, tmp_path)
    assert again.played == whole[:2]
    again.add(whole[2])
    again.close()
    assert Deals.in_folder(made, tmp_path).played == whole[:3]
    with pytest.raises(BadResults, match="seed is 0 there and 5 here"):
        Deals.in_folder(study("marshmallow", 2, deep=0, seed=5), tmp_path)


def test_bad_studies_are_refused() -> None:
    with pytest.raises(BadSetting):
        study("marshmallow", 4, {"hand": 20})
    with pytest.raises(BadSetting, match="an external bot may fail"):
        study(bot="external:cat")
    with pytest.raises(BadSetting, match="30 variants are too many"):
        study("marshmallow", 4, *[{"target": n} for n in range(1, 31)])


def test_the_ladder_leads_to_the_bot() -> None:
    assert rungs("medium") == [("medium", "random"), ("easy", "random"), ("medium", "easy")]
    assert rungs("easy") == [("easy", "random")]
    assert rungs("random") == []
    assert rungs("search:9") == [("search:9", "random")]
