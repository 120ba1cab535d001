"""What every game must satisfy in play, for every player count and variant."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from petitfour import DEALER, GAMES, Rng
from petitfour.core.errors import IllegalMove
from petitfour.core.playout import belief_playouts, play_match, playouts, random_move
from petitfour.texts import LANGUAGES, rule_ids, texts
from tables import all_tables, ends, fields, first_rounds, random_steps, start, tables

# Limits on moves, including deals: of the longest possible round, and of every random match (unless Game.random_ends is
# false). A round of Marshmallow Test has a lot or a trump, a deal and 60 cards; of Monster Tricks a lot, a deal, 5 rows
# and 60 cards; of Macaron with four players a lot, deals of cards and tokens, 4 passes, 12 votes, 4 bets and 52 cards;
# of Mastermind a lot, a code, 9 rows and 9 marks.
CAPS = {"marshmallow": (62, 1_000), "monster": (67, 200), "macaron": (75, 4_000), "mastermind": (20, 2_000)}
ANY_GAME = (100, 5_000)

each_table = pytest.mark.parametrize(("game", "players", "settings"), tables())
each_table_that_ends = pytest.mark.parametrize(("game", "players", "settings"), tables(that_end=True))


# --- the course of a match ---------------------------------------------------------------------------------


@each_table_that_ends
def test_random_play_ends_with_an_outcome(game: str, players: int, settings: dict[str, Any]) -> None:
    for seed in range(5):
        state = start(game, players, settings)
        for n, (position, seat, _) in enumerate(random_steps(state, seed)):
            assert n < CAPS.get(game, ANY_GAME)[1]
            assert position.outcome() is None
            assert position.phase_name() != "over"
            assert seat == DEALER or position.legal(seat)
        assert state.phase_name() == "over"
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == state.scores()
        assert len(outcome.scores) == state.sides
        assert outcome.winners == state.winning_sides() != []
        assert set(outcome.winners) <= set(range(state.sides))
        assert len({outcome.scores[side] for side in outcome.winners}) == 1
        for lang in LANGUAGES:
            assert texts(lang).say(f"reason-{outcome.reason}")


@each_table_that_ends
def test_after_the_end_nothing_can_be_played(game: str, players: int, settings: dict[str, Any]) -> None:
    state = start(game, players, settings)
    last = [(seat, move) for _, seat, move in random_steps(state, 6)][-1]
    over = state.clone()
    assert state.to_act() == ()
    for seat in range(state.seats):
        assert state.legal(seat) == []
    for seat, move in [last, *((seat, move) for seat in range(DEALER, state.seats) for move in (0, 7, (0,)))]:
        refusal = state.why_not(seat, move)
        assert refusal is not None
        assert refusal.rule == "game-over"
        with pytest.raises(IllegalMove, match="game-over"):
            state.play(seat, move)
    with pytest.raises(IllegalMove):
        state.chance(Rng(1))
    assert state.same(over)


@each_table
def test_rounds_are_counted_and_bounded(game: str, players: int, settings: dict[str, Any]) -> None:
    for seed in range(5):
        state = start(game, players, settings)
        assert state.round == 1
        number = moves = 0
        for position, _, _ in random_steps(state, seed):
            assert position.round in (number, number + 1)
            moves = moves + 1 if position.round == number else 1
            number = position.round
            assert moves <= CAPS.get(game, ANY_GAME)[0]
        assert state.round in (number, number + 1)


@each_table
def test_the_same_seed_plays_the_same_match(game: str, players: int, settings: dict[str, Any]) -> None:
    def match(seed: int) -> list[tuple[int, str]]:
        return [(seat, p.text(seat, move)) for p, seat, move in random_steps(start(game, players, settings), seed)]

    assert match(7) == match(7) != match(8)


@each_table
def test_every_legal_move_leads_on(game: str, players: int, settings: dict[str, Any]) -> None:
    """There is no dead end one step off the path either, and every legal move can be played."""
    choice = Random(9)
    for position, seat, _ in first_rounds(start(game, players, settings), 9):
        if seat == DEALER:
            continue
        legal = position.legal(seat)
        for move in legal if len(legal) <= 20 else choice.sample(legal, 20):
            after = position.clone()
            after.play(seat, move)
            actors = after.to_act()
            assert (after.outcome() is None) == bool(actors)
            assert all(after.legal(actor) for actor in actors if actor != DEALER)


# --- who may do what ---------------------------------------------------------------------------------------


@each_table
def test_legal_lists_agree_with_to_act_and_is_legal(game: str, players: int, settings: dict[str, Any]) -> None:
    choice = Random(10)
    for position, _, _ in first_rounds(start(game, players, settings), 10):
        actors = position.to_act()
        assert actors == (DEALER,) or (DEALER not in actors and list(actors) == sorted(set(actors)))
        assert position.legal(DEALER) == []
        for seat in range(position.seats):
            legal = position.legal(seat)
            assert bool(legal) == (seat in actors)
            assert len(set(legal)) == len(legal)
            some = choice.sample(legal, min(len(legal), 50))
            assert all(position.is_legal(seat, move) and position.why_not(seat, move) is None for move in some)
            known = set(legal)
            for move in (-1, *range(0, 130, 3), *(choice.randrange(12_000) for _ in range(20)), 1 << 31, 1 << 64):
                assert position.is_legal(seat, move) == (move in known)
                assert (position.why_not(seat, move) is None) == (move in known)


@each_table
def test_the_order_of_a_legal_list_is_fixed(game: str, players: int, settings: dict[str, Any]) -> None:
    for position, _, _ in first_rounds(start(game, players, settings), 11):
        clone = position.clone()
        for seat in range(position.seats):
            legal = position.legal(seat)
            assert legal == position.legal(seat) == clone.legal(seat)


@each_table
def test_random_moves_of_playouts_are_legal_and_reach_every_move(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    """Games write `pick` separately from `moves`, for speed; the two must agree."""
    rng = Rng(12)
    for n, (position, seat, _) in enumerate(first_rounds(start(game, players, settings), 12)):
        if seat == DEALER or n % 5:
            continue
        legal = position.legal(seat)
        draws = 40 if len(legal) < 100 else 0
        times = dict.fromkeys(legal, 0)
        for _ in range(draws * len(legal) or 300):
            times[random_move(position, seat, rng)] += 1  # KeyError: not a legal move
        if draws:
            # chi-square with len(legal) - 1 degrees of freedom, ten standard deviations above its mean
            spread = sum((count - draws) ** 2 for count in times.values()) / draws
            assert min(times.values()) > 0
            assert spread <= len(legal) + 10 * (2 * len(legal)) ** 0.5
    for seat in (DEALER, *range(position.seats)):
        if seat not in position.to_act():
            with pytest.raises(IllegalMove):
                random_move(position, seat, rng)


@each_table
def test_seats_that_act_at_once_may_act_in_any_order(game: str, players: int, settings: dict[str, Any]) -> None:
    choice = Random(13)
    for position, _, _ in first_rounds(start(game, players, settings), 13):
        actors = position.to_act()
        for one, other in pairwise(actors):
            moves = {seat: choice.choice(position.legal(seat)) for seat in (one, other)}
            ends = []
            for order in ((one, other), (other, one)):
                clone = position.clone()
                for seat in order:
                    clone.play(seat, moves[seat])
                ends.append(clone)
            assert ends[0].same(ends[1])


# --- the dealer --------------------------------------------------------------------------------------------


@each_table
def test_chance_is_drawn_from_its_argument_alone(game: str, players: int, settings: dict[str, Any]) -> None:
    for position, seat, _ in random_steps(start(game, players, settings), 14):
        if seat != DEALER:
            with pytest.raises(IllegalMove):
                position.chance(Rng(1))
            continue
        before = position.clone()
        moves = [position.chance(Rng(seed)) for seed in (1, 1, *range(2, 30))]
        assert moves[0] == moves[1]
        assert len(set(moves)) > 1
        assert all(position.is_legal(DEALER, move) for move in moves)
        assert position.same(before)


@each_table
def test_a_deal_with_something_wrong_is_refused(game: str, players: int, settings: dict[str, Any]) -> None:
    for position, seat, move in first_rounds(start(game, players, settings), 15):
        if seat != DEALER:
            continue
        assert isinstance(move, tuple)
        before = position.clone()
        wrong: Any
        for wrong in (
            (), move[:-1], (*move, move[0]), (*move[:-1], 99), (*move[:-1], -1), (*move[:-1], 1 << 70), move * 64,
            (*move[:-1], "P7"), (*move[:-1], None), (*move[:-1], 0.5), (*move[:-1], True), "deal", None, 0, [*move],
        ):  # fmt: skip
            assert not position.is_legal(DEALER, wrong)
            with pytest.raises(IllegalMove):
                position.play(DEALER, wrong)
        assert position.same(before)


# --- clones, texts, announcements --------------------------------------------------------------------------


@each_table
def test_clones_are_independent(game: str, players: int, settings: dict[str, Any]) -> None:
    for n, (position, seat, move) in enumerate(first_rounds(start(game, players, settings), 2)):
        before, clone = position.clone(), position.clone()
        assert clone.same(position)
        assert clone.options is position.options
        clone.play(seat, move)
        assert not clone.same(before)
        if n % 10 == 0:
            plain = fields(position)
            if ends(clone):
                play_match(clone, Rng(2))
            assert playouts(position, 2, Rng(2)) > 0 or position.to_act() == (DEALER,)
            assert fields(position) == fields(before) == plain != fields(clone)
        assert position.same(before)


@each_table
def test_moves_read_back_from_their_texts(game: str, players: int, settings: dict[str, Any]) -> None:
    for position, seat, move in first_rounds(start(game, players, settings), 1):
        assert position.read(seat, position.text(seat, move)) == move
        for other in position.to_act():
            legal = position.legal(other)
            some = legal if len(legal) < 200 else Random(1).sample(legal, 200)
            words = [position.text(other, each) for each in some]
            assert len(set(words)) == len(some)
            assert [position.read(other, word) for word in words] == some
            for word in words:  # one line of a record, one word of a command
                assert re.fullmatch(r"[!-~]+( [!-~]+)*", word)


@each_table
def test_what_is_no_text_of_a_move_is_unreadable(game: str, players: int, settings: dict[str, Any]) -> None:
    for n, (position, seat, move) in enumerate(first_rounds(start(game, players, settings), 16)):
        if n % 7:
            continue
        right = position.text(seat, move)
        for wrong in ("", " ", "hello", right + " ", " " + right, right + "!", right.replace(" ", "  ") + "\n", "\0"):
            with pytest.raises(IllegalMove, match="unreadable"):
                position.read(seat, wrong)
            with pytest.raises(IllegalMove, match="unreadable"):
                position.play_text(seat, wrong)


@each_table
def test_rules_that_fire_are_named(game: str, players: int, settings: dict[str, Any]) -> None:
    names = GAMES[game].fired
    for seed in (17, 18):
        state = start(game, players, settings)
        for position, _, _ in random_steps(state, seed):
            assert position.fired >> len(names) == 0
            assert set(position.rules_fired()) <= set(names)
        assert state.fired >> len(names) == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_can_fire_does(game: str) -> None:
    for name in GAMES[game].fired:  # a rule, or one side of it: MC-16-won
        assert "-".join(name.split("-")[:2]) in rule_ids(game)
    fired: set[str] = set()
    for other, players, settings in all_tables().values():
        if other == game:
            for seed in range(10):
                state = start(game, players, settings)
                for position, _, _ in random_steps(state, seed):
                    fired.update(position.rules_fired())
                fired.update(state.rules_fired())
    assert fired == set(GAMES[game].fired)


# --- what a seat can know ----------------------------------------------------------------------------------


@each_table
def test_a_belief_comes_back_from_its_samples(game: str, players: int, settings: dict[str, Any]) -> None:
    rng = Rng(4)
    for position, _, _ in first_rounds(start(game, players, settings), 4):
        before = position.clone()
        for seat in range(position.players):
            belief = position.belief(seat)
            sample = belief.sample(rng)
            assert sample.belief(seat) == belief == position.belief(seat)
            assert sample.view(seat) == position.view(seat)
            assert sample.view(None) == position.view(None)  # a spectator knows less than any player
            assert sample.to_act() == position.to_act()
            assert sample.legal(seat) == position.legal(seat)
        assert position.same(before)


@each_table_that_ends
def test_sampled_worlds_can_be_played_to_the_end(game: str, players: int, settings: dict[str, Any]) -> None:
    rng = Rng(19)
    for n, (position, _, _) in enumerate(first_rounds(start(game, players, settings), 19)):
        if n % 10:
            continue
        for seat in range(position.players):
            sample = position.belief(seat).sample(rng)
            for m, _ in enumerate(random_steps(sample, n)):
                assert m < CAPS.get(game, ANY_GAME)[1]
            assert sample.outcome() is not None


@each_table
def test_playouts_from_beliefs_leave_the_state_alone(game: str, players: int, settings: dict[str, Any]) -> None:
    for n, (position, _, _) in enumerate(first_rounds(start(game, players, settings), 20)):
        if n % 5:
            continue
        before = position.clone()
        for seat in range(position.players):
            plays = belief_playouts(position, seat, 3, Rng(n))
            assert plays == belief_playouts(position, seat, 3, Rng(n)) <= 3 * CAPS.get(game, ANY_GAME)[0]
            assert plays > 0 or position.to_act() == (DEALER,)
        assert position.same(before)
