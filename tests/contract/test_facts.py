"""What every game says about a move: facts are typed, agree with the views, and say what the rules did."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from petitfour import GAMES
from petitfour.core.facts import CardsDealt, Fact, FirstDrawn, MatchEnded, RoundEnded, TrickWon
from petitfour.core.state import State
from petitfour.core.view import Play, View
from petitfour.games.macaron.emma_reasons import EmmaPlayed
from petitfour.games.macaron.facts import (
    AllergenDecided,
    BoxesCounted,
    BoxesWon,
    CardsExchanged,
    PassReceived,
    RoyalDecided,
    StacksDealt,
    VotesRevealed,
)
from petitfour.games.marshmallow.facts import WentOut
from petitfour.games.mastermind.facts import CodeRevealed, RowMarked
from petitfour.games.monster.facts import PointCardsKept, PointCardTurned
from petitfour.texts import rule_ids
from tables import random_steps, start, tables

each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())


def moments(
    game: str, players: int, settings: dict[str, Any], seed: int, viewpoint: int | None = None
) -> Iterator[tuple[State, str, State, tuple[Fact, ...]]]:
    """Play a random match: yield the position before each move, its text, the position after it, and the facts."""
    for before, seat, move in random_steps(start(game, players, settings), seed):
        after = before.clone()
        after.play(seat, move)
        yield before, before.text(seat, move), after, before.game.facts(before, seat, move, after, viewpoint)


def found(kind: type[Any], facts: tuple[Fact, ...]) -> list[Any]:
    return [fact for fact in facts if isinstance(fact, kind)]


@each_table
def test_facts_are_of_the_kinds_that_the_game_names(game: str, players: int, settings: dict[str, Any]) -> None:
    reader = msgspec.json.Decoder(tuple[reduce(or_, GAMES[game].fact_types), ...])  # type: ignore[misc]
    for viewpoint in (None, *range(players)):
        for *_, facts in moments(game, players, settings, 40, viewpoint):
            assert reader.decode(msgspec.json.encode(facts)) == facts


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_fact_occurs(game: str) -> None:
    seen: set[type[Fact]] = set()
    for table in tables():
        if table.values[0] == game:
            _, players, settings = table.values
            for *_, facts in moments(game, players, settings, 41, 0):
                seen |= {type(fact) for fact in facts}
    unused = {TrickWon, CardsDealt} if game == "mastermind" else set()
    assert seen == set(GAMES[game].fact_types) - unused


@each_table
def test_deals_ends_and_tricks_agree_with_the_views(game: str, players: int, settings: dict[str, Any]) -> None:
    for before, text, after, facts in moments(game, players, settings, 42, 0):
        view, old = after.view(None), before.view(None)
        drawn = [f"first {fact.seat}" for fact in found(FirstDrawn, facts)]
        assert drawn == ([text] if old.phase == "first" else [])
        for fact in found(CardsDealt, facts):
            assert fact.hand == after.view(0)["hand"]
            assert fact.cards == view["cards"]
        over = view.round != old.round or view.outcome is not None
        assert [(fact.round, fact.scores) for fact in found(RoundEnded, facts)] == [(old.round, view.scores)] * over
        ends = found(MatchEnded, facts)
        assert [(end.scores, end.winners, end.reason) for end in ends] == (
            [] if view.outcome is None else [(view.outcome.scores, view.outcome.winners, view.outcome.reason)]
        )
        check_trick(old, view, found(TrickWon, facts))


def check_trick(old: View, view: View, tricks: list[TrickWon]) -> None:
    """A trick is won exactly if a pile grows; its cards are those that are on show then."""
    piles = "won" if "won" in view else "tricks"
    if piles not in view or (view.phase in ("deal", "first") and not tricks):
        return
    grown = [seat for seat, n in enumerate(view[piles]) if n == old[piles][seat] + 1]
    assert [trick.seat for trick in tricks] == grown
    for trick in tricks:
        assert trick.tricks == view[piles][trick.seat]
        assert trick.number == sum(view[piles])
        shown = view["last_trick"] if piles == "tricks" else view["last_trick"]["cards"]
        assert [msgspec.to_builtins(play) for play in trick.cards] == shown
        assert Play(trick.seat, trick.card) in trick.cards


@pytest.mark.parametrize("players", range(2, 6))
def test_MT_11_who_goes_out_scores_the_tricks_of_the_others(players: int) -> None:
    place = 0
    for _, _, after, facts in moments("marshmallow", players, {}, 43):
        place = 0 if found(CardsDealt, facts) else place
        for out in found(WentOut, facts):
            place += 1
            others = [tricks for seat, tricks in enumerate(after.view()["tricks"]) if seat != out.seat]
            assert (out.place, out.points, out.score) == (place, sum(others), after.scores()[out.seat])


@pytest.mark.parametrize("players", range(2, 6))
def test_MO_11_and_MO_13_point_cards_are_those_of_the_rows(players: int) -> None:
    turned: dict[int, PointCardTurned] = {}
    for before, _, after, facts in moments("monster", players, {}, 44):
        for card in found(PointCardTurned, facts):
            turned[card.seat] = card
            assert before.view(card.seat)["rows"][card.seat][card.card] == card.value
            assert card.again == (before.view()["won"][card.seat] in (3, 6, 9, 12))
        for kept in found(PointCardsKept, facts):
            assert kept.kept == [turned[seat].value if seat in turned else 0 for seat in range(players)]
            assert kept.cards == [turned[seat].card if seat in turned else None for seat in range(players)]
            assert kept.kept == [cards[-1] for cards in after.view()["kept"]]
            assert kept.unfinished == [trick["place"] for trick in after.view()["open"] if trick]
            turned = {}


@pytest.mark.parametrize("players", [4, 5])
def test_MC_12_the_sums_decide_royal_and_allergen(players: int) -> None:
    counted = 0
    for _, _, after, facts in moments("macaron", players, {}, 45):
        for votes in found(VotesRevealed, facts):
            counted += 1
            sums = dict.fromkeys("APSBGEC", 0)
            for vote in votes.votes:
                high, _, low = vote.token.partition("/")
                sums[vote.flavour] += int(high) if vote.side == "above" else -int(low or high)
            assert votes.sums == sums
            groups = (("A", "A", "P"), ("B", "S", "B"), ("C", "G", "E"))
            assert votes.groups == {group: sums[one] + sums[other] for group, one, other in groups}
            (royal,), (allergen,) = found(RoyalDecided, facts), found(AllergenDecided, facts)
            assert royal.group == max("ABC", key=votes.groups.__getitem__) == after.view()["royal"]
            assert allergen.flavour == min("APSBGE", key=sums.__getitem__) == after.view()["allergen"]
            twice = [*votes.groups.values()].count(max(votes.groups.values())) > 1
            lowest = [sums[flavour] for flavour in "APSBGE"]
            assert royal.tie == (twice or lowest.count(min(lowest)) > 1)
    assert counted


@pytest.mark.parametrize(("players", "settings"), [(1, {}), (2, {}), (4, {"teams": True}), (5, {})])
def test_MC_25_levels_and_bets_add_up_to_the_scores(players: int, settings: dict[str, Any]) -> None:
    for before, _, after, facts in moments("macaron", players, settings, 46):
        for won in found(BoxesWon, facts):
            assert won.total == before.view()["boxes"][won.seat] + won.boxes
            assert won.boxes in ((0,) if won.allergen == "blocked" else (1, 3))
        for counted in found(BoxesCounted, facts):
            gains = [0] * after.sides
            for result in counted.results:
                gains[result.seat % after.sides] += result.points + result.bet_points
                bet = before.view()["bets"][result.seat]
                assert result.bet == (None if bet == "no bet" else bet)
                assert result.won == (None if result.bet is None else result.bet == result.level)
            expected = [max(0, score + gain) for score, gain in zip(before.scores(), gains, strict=True)]
            assert after.scores() == expected


def test_MC_6_only_the_receiver_is_told_what_was_passed() -> None:
    for viewpoint in (None, 0, 2):
        for before, _, after, facts in moments("macaron", 3, {}, 47, viewpoint):
            received = found(PassReceived, facts)
            done = before.phase_name() == "pass" and after.phase_name() != "pass"
            assert len(received) == (done and viewpoint is not None)
            for fact in received:
                assert set(fact.cards) <= set(after.view(viewpoint)["hand"])
                assert not set(fact.cards) & set(before.view(viewpoint)["hand"])


def test_MC_7_and_MC_30_spectators_are_told_no_card_of_the_solo_game_that_they_cannot_see() -> None:
    told = 0
    for _, _, after, facts in moments("macaron", 1, {}, 49):
        for fact in found(CardsExchanged, facts):
            assert (fact.discarded, fact.drawn) == (UNSET, UNSET)
            told += 1
        for fact in found(StacksDealt, facts):
            assert fact.face_up is UNSET
            assert fact.allergen_card == after.view()["emma"]["allergen_card"]
            told += 1
    assert told > 1


def test_MC_32_to_36_emma_plays_what_her_reason_says() -> None:
    """The reason is computed from her wishes once more, outside the rules: it must name the flavour that she plays."""
    rules = set()
    for seed in range(8):
        last = ""
        for before, _, _, facts in moments("macaron", 1, {}, seed):
            view = before.view(0)
            for reason in found(EmmaPlayed, facts):
                rules.add(reason.rule)
                assert reason.rule in rule_ids("macaron")
                assert reason.lead == view["lead"]
                meeting = [f for f in view["flavours"] if view["emma"]["stacks"][f] and meets(view, f, reason, last)]
                assert reason.flavour == meeting[0]
                assert reason.leftmost == (len(meeting) > 1)
            for trick in found(TrickWon, facts):
                last = trick.card.split(" as ")[-1][0]
    assert rules == {"MC-32", "MC-33", "MC-34", "MC-35"}


def meets(view: View, flavour: str, reason: EmmaPlayed, last: str) -> bool:
    royal = flavour in {"A": "AP", "B": "SB", "C": "GE"}[view["royal"]]
    match reason.wish:
        case None:
            return flavour == reason.lead
        case "royal":
            return royal
        case "not royal":
            return not royal
        case "allergen":
            return bool(flavour == view["allergen"])
        case "neither":
            return not royal and flavour != view["allergen"]
        case "same":
            return flavour == last
    return True


@pytest.mark.parametrize("settings", GAMES["mastermind"].variants)
def test_MM_8_the_code_is_revealed_with_the_round(settings: dict[str, Any]) -> None:
    row = 0
    for _, _, after, facts in moments("mastermind", 2, settings, 48):
        for marked in found(RowMarked, facts):
            row += 1
            assert marked.row == row
        for revealed in found(CodeRevealed, facts):
            last = after.view()["last_round"]
            assert (revealed.code, revealed.void, revealed.rows) == (last["code"], last["void"], len(last["rows"]))
            wrong = [
                n
                for n, one in enumerate(last["rows"], 1)
                if (one["red"], one["white"]) != (one["true_red"], one["true_white"])
            ]
            assert revealed.wrong == wrong
            assert revealed.void == bool(wrong)
            assert revealed.found == (not wrong and last["rows"][-1]["guess"] == revealed.code)
            row = 0
