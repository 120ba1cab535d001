"""Seatings, matches, and that a contest repeats to the last byte."""

from __future__ import annotations

import shlex
import sys
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from petitfour import DEALER, GAMES, Rng
from petitfour.bots import levels
from petitfour.bots.bot import Bot, Budget, Decision, PolicyBot, RandomBot
from petitfour.bots.levels import SeatedBot
from petitfour.core.errors import BadSetting
from petitfour.core.state import Belief, State
from petitfour.core.view import View
from petitfour.lab import arena
from petitfour.lab.arena import BadBot, Contest, chairs_of, places, play, play_all, play_match, seatings
from petitfour.lab.results import Results
from petitfour.lab.statistics import summarise
from tables import start, tables


def contest(game: str, players: int, *bots: str, cap: int = 5000, seed: int = 0, **settings: Any) -> Contest:
    return Contest.of(GAMES[game], players, GAMES[game].options(**settings), bots, seed, cap)


# --- seatings ----------------------------------------------------------------------------------------------------


def test_two_bots_at_four_chairs_sit_in_every_mixed_way() -> None:
    found = seatings(["a", "b"], 4)
    assert len(found) == len(set(found)) == 2**4 - 2
    assert all(set(seating) == {"a", "b"} for seating in found)


def test_as_many_bots_as_chairs_sit_in_every_order() -> None:
    assert seatings(["a", "b", "b", "b"], 4) == [
        ("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a"),
    ]  # fmt: skip
    assert set(seatings(list("abcd"), 4)) == set(permutations("abcd"))


def test_a_bot_sits_at_least_as_often_as_it_is_named() -> None:
    found = seatings(["a", "a", "b"], 4)
    assert sorted({tuple(sorted(seating)) for seating in found}) == [("a", "a", "a", "b"), ("a", "a", "b", "b")]
    assert len(found) == 4 + 6


def test_more_bots_than_chairs_all_meet() -> None:
    assert set(seatings(["a", "b", "c"], 2)) == set(permutations("abc", 2))
    assert seatings(["a", "b", "c"], 1) == [("a",), ("b",), ("c",)]


@pytest.mark.parametrize("labels", [[f"bot{n}" for n in range(7)], [f"bot{n}" for n in range(200)], []])
def test_too_many_seatings_and_none_are_refused(labels: list[str]) -> None:
    with pytest.raises(BadSetting):
        seatings(labels, 5)


def test_in_teams_a_bot_is_a_team_and_emma_needs_none() -> None:
    assert chairs_of(start("macaron", 4, {"teams": True})) == 2
    assert chairs_of(start("macaron", 4)) == 4
    assert chairs_of(start("macaron", 1)) == 1
    assert contest("macaron", 4, "medium", "random", teams=True).seatings == [
        ("medium", "random"),
        ("random", "medium"),
    ]


# --- a match -----------------------------------------------------------------------------------------------------


class Watching:
    """Plays at random and records what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[View, Belief]] = []

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        self.given.append((view, belief))
        return RandomBot().decide(view, belief, rng, budget)


@pytest.mark.parametrize(("game", "players", "settings"), tables(that_end=True))
def test_every_table_is_played_to_its_end(game: str, players: int, settings: dict[str, Any]) -> None:
    state = start(game, players, settings)
    watching = [Watching() for _ in range(chairs_of(state))]
    moves, times = play_match(state, [SeatedBot(f"{n}", bot, Budget(worlds=1)) for n, bot in enumerate(watching)], 1)
    assert state.outcome() is not None
    assert sum(own.decisions for own in times.values()) == sum(len(bot.given) for bot in watching) <= moves
    for chair, bot in enumerate(watching):
        for view, belief in bot.given:
            assert view["seat"] == belief.seat
            assert belief.seat % len(watching) == chair
            assert not hasattr(belief, "state")
        assert {belief.seat for _, belief in bot.given} == set(range(chair, players, len(watching)))


def deals_of(state: State, bots: list[Any]) -> dict[tuple[int, str], str]:
    """The dealer's moves of a match, by round and phase."""
    dealt: dict[tuple[int, str], str] = {}

    class Spy:
        """A state that records the dealer's moves."""

        def __getattr__(self, name: str) -> Any:
            return getattr(state, name)

        def play(self, seat: int, move: Any) -> None:
            if seat == DEALER:
                dealt[state.round, state.phase_name()] = state.text(seat, move)
            state.play(seat, move)

    play_match(Spy(), [SeatedBot(f"{n}", bot, Budget(worlds=1)) for n, bot in enumerate(bots)], 7)  # type: ignore[arg-type]
    return dealt


@pytest.mark.parametrize(("game", "players"), [("marshmallow", 4), ("monster", 3), ("macaron", 3), ("macaron", 1)])
def test_whoever_plays_gets_the_same_deals(game: str, players: int) -> None:
    seen = [deals_of(start(game, players), [kind()] * players) for kind in (RandomBot, PolicyBot)]
    shared = seen[0].keys() & seen[1].keys()
    assert len(shared) > 2
    assert all(seen[0][key] == seen[1][key] for key in shared)
    assert len(set(seen[0].values())) == len(seen[0]), "two rounds have two deals"


def test_emma_is_not_a_bot_and_her_side_counts() -> None:
    match, times = play(contest("macaron", 1, "medium"), 0, ("medium",))
    assert len(match.scores) == len(match.places) == 2
    assert times.keys() == {"medium"}
    assert sorted(match.places) in ([1.0, 2.0], [1.5, 1.5])


def test_places() -> None:
    assert places([20, 5, 9, 5], [0]) == [1.0, 3.5, 2.0, 3.5]
    assert places([12, 12, 3], [1]) == [2.0, 1.0, 3.0]  # MO-14 breaks ties by more than points
    assert places([21, 24, 0], [0, 1]) == [1.5, 1.5, 3.0]  # MT-14: both are over the target
    assert places([0, -3], [0]) == [1.0, 2.0]


def test_a_match_that_does_not_end_is_stopped_counted_and_left_out() -> None:
    played = contest("mastermind", 2, "random", "other=random", cap=30, marking="by-hand", colours=6)
    matches = [match for match, _ in play_all(played, list(played.work(2)), jobs=1)]
    assert [(match.moves, match.end, match.winners, match.places) for match in matches] == [(30, None, [], [])] * 4
    summary = summarise(played, matches)
    assert (summary.deals, summary.left_out, summary.unfinished, summary.standings) == (0, 2, 4, [])


def test_rounds_are_stopped_and_most_points_win() -> None:
    single = Contest.of(GAMES["marshmallow"], 3, GAMES["marshmallow"].options(), ["medium", "random"], rounds=1)
    whole = Contest.of(GAMES["marshmallow"], 3, GAMES["marshmallow"].options(), ["medium", "random"])
    for deal, seating in single.work(3):
        (match, _), (longer, _) = play(single, deal, seating), play(whole, deal, seating)
        assert match.end == "rounds"
        assert match.moves < longer.moves
        assert match.winners == [side for side, score in enumerate(match.scores) if score == max(match.scores)]


def test_moves_of_the_default_policy_for_a_program_that_has_none_are_counted() -> None:
    program = f"{shlex.quote(sys.executable)} -S -c 'for line in open(0): print(1, flush=True)'"
    played = contest("monster", 2, f"rubbish=external:{program}", "medium")
    match, times = play(played, 0, ("rubbish", "medium"))
    assert times["rubbish"].decisions == times["rubbish"].fallbacks == match.decisions["rubbish"] > 0
    assert times["medium"].fallbacks == 0
    assert match.fallbacks.keys() == {"rubbish"}
    assert match.fallbacks["rubbish"].moves == match.decisions["rubbish"]
    assert "answered b'1'" in match.fallbacks["rubbish"].problem
    rubbish, medium = summarise(played, [match]).played
    assert (rubbish.share, medium.share, medium.problem) == (1.0, 0.0, None)


@pytest.mark.parametrize("command", ["no-such-program", "false"])
def test_a_program_that_never_runs_ends_the_contest(command: str) -> None:
    with pytest.raises(BadBot, match=f"dead cannot be started: {command}"):
        play(contest("monster", 2, f"dead=external:{command}", "medium"), 0, ("dead", "medium"))


class Cheat:
    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        return Decision("all the cards")


def test_a_move_the_rules_refuse_has_a_name() -> None:
    players = [SeatedBot("cheat", Cheat(), Budget(worlds=1))] * 2
    with pytest.raises(BadBot, match=r"cheat in seat \d played 'all the cards': refused by unreadable"):
        play_match(start("monster", 2), players, 1)


# --- a contest ---------------------------------------------------------------------------------------------------


def test_budgets_are_worlds_where_there_are_worlds() -> None:
    played = contest("marshmallow", 2, "expert", "medium")
    both = levels.player("expert", "marshmallow").budget
    assert both.worlds is not None
    assert both.seconds is not None, "or this test proves nothing"
    assert played.bots[0].budget == Budget(worlds=both.worlds)
    assert arena.repeatable(Budget(seconds=0.1)) == Budget(seconds=0.1)


def test_one_name_for_two_bots_is_refused() -> None:
    with pytest.raises(BadSetting, match="a names two bots, medium and random"):
        contest("marshmallow", 2, "a=medium", "a=random")
    assert [entry.label for entry in contest("marshmallow", 2, "a=medium", "b=medium").bots] == ["a", "b"]


@pytest.mark.parametrize(
    ("game", "players", "settings"), [("marshmallow", 4, {}), ("monster", 3, {}), ("macaron", 4, {"teams": True})]
)
def test_identical_bots_come_out_exactly_even(game: str, players: int, settings: dict[str, Any]) -> None:
    played = contest(game, players, "one=medium", "two=medium", **settings)
    matches = [match for match, _ in play_all(played, list(played.work(6)), jobs=1)]
    assert len({tuple(match.scores) for match in matches}) > 3, "chance must matter, or even says nothing"
    summary = summarise(played, matches)
    one, two = summary.standings
    assert one.measures == two.measures
    assert one.measures.wins.mean == pytest.approx(summary.even)
    (difference,) = summary.differences
    for own in (difference.measures.wins, difference.measures.points, difference.measures.place):
        assert (own.mean, own.low, own.high) == (0.0, 0.0, 0.0)
        assert not own.is_clear


def test_random_bots_of_two_kinds_come_out_even_within_the_interval() -> None:
    """Equal strength, but different moves: here even is a matter of the interval."""
    played = contest("marshmallow", 2, "random", "shuffled=random")
    bots: dict[str, type[Bot]] = {"random": RandomBot, "shuffled": Shuffled}
    matches = []
    for deal, seating in played.work(60):
        state = played.start()
        players = [SeatedBot(label, bots[label](), Budget(worlds=1)) for label in seating]
        moves, _ = play_match(state, players, deal)
        outcome = state.outcome()
        assert outcome is not None
        ranks = places(outcome.scores, outcome.winners)
        matches.append(
            arena.Match(deal, seating, outcome.scores, ranks, outcome.winners, moves, outcome.reason, {}, {})
        )
    (difference,) = summarise(played, matches).differences
    for own in (difference.measures.wins, difference.measures.points, difference.measures.place):
        assert own.low is not None
        assert own.high is not None
        assert own.low < 0 < own.high
        assert not own.is_clear


class Shuffled:
    """Random too, with other numbers."""

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        legal = view["legal"]
        return Decision(legal[-1 - rng.randbelow(len(legal))])


def test_a_better_bot_is_clearly_better() -> None:
    played = contest("marshmallow", 4, "medium", "random", "random", "random")
    summary = summarise(played, [match for match, _ in play_all(played, list(played.work(25)), jobs=1)])
    (difference,) = summary.differences
    assert summary.standings[0].measures.wins.mean > 0.5
    assert difference.measures.wins.is_clear
    assert difference.measures.points.mean > 0
    assert difference.measures.place.mean < 0


def run(to: Path, jobs: int, deals: int = 4) -> bytes:
    played = contest("marshmallow", 3, "medium", "search:4", seed=5)
    results = Results.in_folder(played, to)
    work = list(played.work(deals))[len(results.matches) :]
    for match, times in play_all(played, work, jobs):
        results.add(match, times)
    results.close()
    return (to / "matches.jsonl").read_bytes()


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    alone = run(tmp_path / "alone", jobs=1)
    assert alone.count(b"\n") == 1 + 4 * 6
    assert run(tmp_path / "two", jobs=2) == alone
